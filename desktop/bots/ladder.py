"""Which bot is stronger? Matches between bots with paired seeds, every seat in turn, and an honest interval."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from typing import Any

from desktop.bots.brains import BRAINS
from desktop.bots.contract import Params
from desktop.rules.kit import CHANCE, Action, Game, Options, Outcome, Rng
from desktop.rules.registry import GAMES

LOOKS_EVERY = 1000
"""After so many games the intervals are looked at, to stop where they have parted."""
_Z = 1.959964


@dataclass(frozen=True)
class Row:
    """One seat of the kind `one` against `others` at all other seats. Shares are of 1."""

    game: str
    one: str
    others: str
    games: int
    won: float
    """Share of the games that `one` won (part of a game where several share the first place)."""
    low: float
    high: float
    """The 95 % interval of `won` (Wilson)."""
    par: float
    """The share that an equal player would win."""

    @property
    def apart(self) -> bool:
        """True where the interval lies wholly above or below par."""
        return self.low > self.par or self.high < self.par


def interval(won: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share of `won` in so many games (at least 1)."""
    spread = _Z * _Z / games
    middle = won + spread / 2
    half = _Z * sqrt(won * (1 - won) / games + spread / (4 * games))
    return (middle - half) / (1 + spread), (middle + half) / (1 + spread)


def params_of(game_id: str, name: str) -> Params:
    """A level or a baseline by its name. Raises KeyError."""
    brain = BRAINS[game_id]
    return brain.levels[name] if name in brain.levels else brain.baselines[name]


def play_match(
    game: Game[Any, Any, Any, Any], bots: Sequence[Params], seed: int, options: Options | None = None
) -> tuple[Outcome, list[Action]]:
    """A whole match between these bots, one a seat, with the default options or with these. Returns its outcome and its
    record."""
    brain = BRAINS[game.id]
    if options is None:
        options = game.types.options()
    state = game.new(options, len(bots))
    known = [game.first_knowledge(options, len(bots), seat) for seat in range(len(bots))]
    streams: dict[str, Rng] = {}
    record: list[Action] = []
    while (decision := game.decision(state)) is not None:
        name = decision.stream if decision.seat == CHANCE else f"bot{decision.seat}"
        rng = streams.setdefault(name, Rng.stream(seed, name))
        action: Action
        if decision.seat == CHANCE:
            action = game.draw(state, rng)
        else:
            legal = game.legal(state)
            action = legal[0]
            if not decision.anyone and (len(legal) > 1 or not decision.listed):
                view = game.view(state, decision.seat, known[decision.seat])
                luck = Rng(rng.bits())
                action = brain.choose(view, legal, bots[decision.seat], luck, _never).action
        step = game.step(state, action)
        state = step.state
        record.append(action)
        for event in step.events:
            for seat in range(len(bots)):
                seen = event.seen_by(seat)
                if seen is not None:
                    known[seat] = game.observe(known[seat], seen)
    outcome = game.outcome(state)
    assert outcome is not None
    return outcome, record


def _never() -> bool:
    return False


def duel(
    game_id: str,
    one: str,
    others: str,
    games: int,
    *,
    seats: int | None = None,
    first_seed: int = 1,
    whole: bool = False,
) -> Row:
    """One seat of the one kind against the other kind at every other seat; `seats` None: as many as there can be.

    Every seed is played once with `one` at each seat. Ends after `games` games (rounded up to whole seeds), or, where
    it need not be the `whole` number, as soon as the interval leaves par.
    """
    game = GAMES[game_id]
    count = seats or game.seat_counts[-1]
    strong, weak = params_of(game_id, one), params_of(game_id, others)
    won = 0.0
    played = 0
    seed = first_seed
    while True:
        for place in range(count):
            outcome, _ = play_match(game, [strong if seat == place else weak for seat in range(count)], seed)
            if place in outcome.winners:
                won += 1 / len(outcome.winners)
            played += 1
        seed += 1
        if played >= games or played % LOOKS_EVERY < count:
            low, high = interval(won / played, played)
            row = Row(game_id, one, others, played, won / played, low, high, 1 / count)
            if played >= games or (row.apart and not whole):
                return row


def ladder(
    game_id: str,
    bots: Sequence[str],
    games: int,
    report: Callable[[Row], None] = lambda row: None,
    *,
    seats: int | None = None,
    whole: bool = False,
) -> tuple[Row, ...]:
    """The bots named from the weakest to the strongest: each against the one before it, as in `duel`. `report` is told
    every row when it is done. Raises KeyError for a game or bot that does not exist."""
    for name in bots:
        params_of(game_id, name)
    rows = []
    for others, one in pairwise(bots):
        rows.append(duel(game_id, one, others, games, seats=seats, whole=whole))
        report(rows[-1])
    return tuple(rows)
