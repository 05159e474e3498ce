"""A match of The Four Groves with what everybody knows, and random matches that do something."""

from __future__ import annotations

from typing import Any

from desktop.rules.clans import choices as ch
from desktop.rules.clans.game import Clans, reading
from desktop.rules.clans.plays import plays
from desktop.rules.clans.values import Knowledge, Options, State, View
from desktop.rules.kit import CHANCE, WATCHER, Action, Event, Rng

GAME = Clans()
EYES = (0, 1, WATCHER)


class Sitting:
    """A state and the knowledge of both seats and of the watcher."""

    def __init__(self, state: State) -> None:
        self.state = state
        # Of a position that begins in the middle, nobody has seen anything.
        dynasty, fate = (tuple((None,) * len(deck) for deck in decks) for decks in (state.dynasty, state.fate))
        self.known: dict[int, Knowledge] = {eye: Knowledge(eye, dynasty, fate) for eye in EYES}  # type: ignore[arg-type]
        self.events: list[Event] = []
        self.told: dict[int, list[Event]] = {}

    def do(self, *actions: Action) -> Sitting:
        """Carry out actions; `events` and `told` are those of the last one."""
        for action in actions:
            step = GAME.step(self.state, action)
            self.state, self.events = step.state, list(step.events)
            self.told = {eye: [] for eye in EYES}
            for eye in EYES:
                for event in step.events:
                    seen = event.seen_by(eye)
                    if seen is not None:
                        self.told[eye].append(seen)
                        self.known[eye] = GAME.observe(self.known[eye], seen)
        return self

    def view(self, eye: int) -> View:
        """What a seat or the watcher sees."""
        return GAME.view(self.state, eye, self.known[eye])

    @property
    def decision(self) -> Any:
        """What is asked."""
        return GAME.decision(self.state)

    def set_up(self, rng: Rng) -> Sitting:
        """Everything is shuffled; the second player finds nothing."""
        while not isinstance(self.decision, ch.Act):
            if self.decision.seat == CHANCE:
                self.do(GAME.draw(self.state, rng))
            else:
                self.do(ch.Pass())
        return self


def busy_action(state: State, rng: Rng, queue: list[Action]) -> Action:
    """A random choice that rather does something than nothing; `queue` holds the rest of what was begun."""
    decision = GAME.decision(state)
    assert decision is not None
    if decision.seat == CHANCE:
        return GAME.draw(state, rng)
    if queue:
        return queue.pop(0)
    whole = list(plays(reading(state)))
    if not whole:
        return GAME.sample_action(state, rng) if not decision.listed else rng.choice(GAME.legal(state))
    doing = [play for play in whole if not isinstance(play[0], ch.Pass | ch.EndDynasty)]
    chosen = rng.choice(doing) if doing and rng.chance(5, 6) else rng.choice(whole)
    queue.extend(chosen[1:])
    return chosen[0]


def busy_match(seed: int, options: Options) -> tuple[list[tuple[Action, tuple[Event, ...]]], State]:
    """A match of such choices: what was done and what happened, and the end."""
    rng, state = Rng.stream(seed, "busy"), GAME.new(options, 2)
    record: list[tuple[Action, tuple[Event, ...]]] = []
    queue: list[Action] = []
    while GAME.decision(state) is not None:
        action = busy_action(state, rng, queue)
        step = GAME.step(state, action)
        state = step.state
        record.append((action, step.events))
    return record, state
