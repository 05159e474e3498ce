"""Random matches: nothing that is always true ever breaks, and the same seed plays the same match."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from desktop.rules.island.board import joined
from desktop.rules.island.game import Island
from desktop.rules.island.goods import count, total, unpack
from desktop.rules.island.values import (
    AWARD,
    CITIES,
    DECK,
    ROADS,
    SETTLEMENTS,
    STOCK,
    Card,
    Layout,
    Options,
    State,
)
from desktop.rules.kit import CHANCE, Action, Event, Rng

GAME = Island()
LONGEST = 20_000
"""Steps; a match that takes more has gone astray."""
STATE = msgspec.json.Decoder(State)
GOLDEN = Path(__file__).parents[2] / "golden" / "island_7.txt"


def play(seed: int, options: Options, seats: int) -> Iterator[tuple[int, Action, tuple[Event, ...], State]]:
    """A match of random choices: who did what, what happened, and the state after it."""
    rng = Rng.stream(seed, "test")
    state = GAME.new(options, seats)
    for _ in range(LONGEST):
        decision = GAME.decision(state)
        if decision is None:
            return
        action = GAME.draw(state, rng) if decision.seat == CHANCE else GAME.sample_action(state, rng)
        done = GAME.step(state, action)
        state = done.state
        yield decision.seat, action, done.events, state
    raise AssertionError(f"not over after {LONGEST} steps")


def _always(state: State) -> None:
    """What the worked examples ask of every position, counted anew."""
    seats = range(len(state.hands))
    hands = [unpack(hand) for hand in (state.bank, *state.hands)]
    assert all(sum(hand[kind] for hand in hands) == STOCK for kind in range(5))
    cards = [unpack(cards) for cards in (state.deck, *state.cards, *state.played)]
    assert tuple(sum(held[card] for held in cards) for card in Card) == DECK
    for seat in seats:
        settlements, cities = state.settlements[seat].bit_count(), state.cities[seat].bit_count()
        assert (settlements <= SETTLEMENTS, cities <= CITIES) == (True, True)
        assert joined(state.roads[seat]).bit_count() <= ROADS
        awards = (state.road_holder == seat) + (state.army_holder == seat)
        assert state.points[seat] == settlements + 2 * cities + AWARD * awards
    over = not state.frames
    assert over == (state.winner is not None) == (GAME.outcome(state) is not None)
    if state.winner is not None and not state.options.win_any_time:
        assert state.winner == state.seat
        assert state.points[state.seat] + count(state.cards[state.seat], Card.POINT) >= state.options.target


def _matches(first: int, many: int, careful: bool) -> None:
    for seed in range(first, first + many):
        options = Options(
            layout=tuple(Layout)[seed % 4],
            target=(10, 5, 10, 7)[seed % 4],
            win_any_time=seed % 5 == 0,
            friendly_robber=seed % 3 == 0,
            offers=(10, 0, 3)[seed % 3],
        )
        last = None
        for _, _, _, state in play(seed, options, 2 + seed % 3):
            if careful:
                _always(state)
            last = state
        assert last is not None
        _always(last)
        GAME.check(last)
        assert STATE.decode(msgspec.json.encode(last)) == last


def test_random_matches_keep_the_rules() -> None:
    _matches(1, 24, careful=True)


@pytest.mark.soak
def test_five_thousand_random_matches_come_to_an_end() -> None:
    _matches(1000, 5000, careful=False)


def test_the_same_seed_plays_the_same_match() -> None:
    options = Options(target=5)
    assert list(play(5, options, 3)) == list(play(5, options, 3))


def written(seed: int) -> str:
    """A match as text: each action with its events under it, and the hands where a turn begins."""
    lines = []
    turn = 0
    for seat, action, events, state in play(seed, Options(target=5), 3):
        lines.append(f"{'chance' if seat == CHANCE else seat} {msgspec.json.encode(action).decode()}")
        lines += [f"    {msgspec.json.encode(event).decode()}" for event in events]
        if state.turn != turn:
            turn = state.turn
            lines.append(f"    hands {[total(hand) for hand in state.hands]} bank {unpack(state.bank)}")
    return "\n".join(lines) + "\n"


def test_match_7_is_played_as_it_always_was() -> None:
    # After an intended change of the rules: python tests/rules/island/test_random.py
    assert written(7) == GOLDEN.read_text(encoding="utf-8")


if __name__ == "__main__":
    GOLDEN.write_text(written(7), encoding="utf-8")
