"""Random matches: they end, every card is played in some of them, and the same seed plays the same match."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from desktop.rules.kit import CHANCE, Action, Event, Rng
from desktop.rules.princes.action_cards import PLAYS
from desktop.rules.princes.cards import CARDS, COUNTERS, EVENT_COPIES, Card
from desktop.rules.princes.event_cards import EFFECTS
from desktop.rules.princes.events import CardBuilt, CardPlayed, EventTurned
from desktop.rules.princes.game import Princes
from desktop.rules.princes.values import Options, State

GAME = Princes()
GOLDEN = Path(__file__).parents[2] / "golden" / "princes_7.txt"
STATE = msgspec.json.Decoder(State)


def play(seed: int, options: Options) -> list[tuple[int, Action, tuple[Event, ...], State]]:
    """A match of random choices: who did what, what happened, and the state after it."""
    rng, state, record = Rng.stream(seed, "test"), GAME.new(options, 2), []
    while (decision := GAME.decision(state)) is not None:
        action = GAME.draw(state, rng) if decision.seat == CHANCE else GAME.sample_action(state, rng)
        step = GAME.step(state, action)
        state = step.state
        record.append((decision.seat, action, step.events, state))
    return record


def _options(seed: int) -> Options:
    """Every option in some match."""
    return Options(
        points=8 + seed % 5,
        max_rounds=150,
        action_points="together_seven" if seed % 3 == 0 else "each_three",
        brigand_grace_turns=seed % 3,
        exchange_same_stack=seed % 4 == 0,
        late_discard=seed % 5 == 0,
        demolition=seed % 6 == 0,
        place_as_drawn=seed % 7 == 0,
        ask_regions=seed % 2 == 0,
    )


def _matches(first: int, count: int) -> set[str]:
    """Play them; which cards were built, played or turned up."""
    used: set[str] = set()
    for seed in range(first, first + count):
        record = play(seed, _options(seed))
        last = record[-1][3]
        GAME.check(last)
        assert last.turn <= 2 * last.options.max_rounds + 1
        assert STATE.decode(msgspec.json.encode(last)) == last
        for _, _, events, _ in record:
            used |= {event.card for event in events if isinstance(event, CardBuilt | CardPlayed | EventTurned)}
    return used


def test_random_matches_end_and_use_every_card() -> None:
    # The Colossus is too dear for players who buy at random; a scenario builds it.
    assert _matches(1, 40) >= {*CARDS, *EVENT_COPIES} - {"colossus"}


@pytest.mark.soak
def test_five_hundred_random_matches_end() -> None:
    _matches(1000, 500)


def test_every_card_has_its_place_in_the_rules() -> None:
    elsewhere: set[Card] = {"alchemist", "scout", *COUNTERS.values()}
    assert {card for card, data in CARDS.items() if data.kind == "action"} == {*PLAYS, *elsewhere}
    assert set(EFFECTS) == set(EVENT_COPIES)
    assert all(data.bill for data in CARDS.values() if data.kind != "action")


def test_the_box_holds_what_it_should() -> None:
    def copies(*kinds: str) -> int:
        return sum(data.copies for data in CARDS.values() if data.kind in kinds)

    assert (copies("knight"), copies("fleet"), copies("green"), copies("red"), copies("action")) == (9, 6, 11, 16, 20)
    assert sum(EVENT_COPIES.values()) == 10


def test_the_same_seed_plays_the_same_match() -> None:
    assert play(5, Options(max_rounds=20)) == play(5, Options(max_rounds=20))


def written(seed: int) -> str:
    """A match as text: each action with its events under it."""
    lines = []
    for seat, action, events, _ in play(seed, Options(points=6, max_rounds=15)):
        lines.append(f"{'chance' if seat == CHANCE else seat} {msgspec.json.encode(action).decode()}")
        lines += [f"    {msgspec.json.encode(event).decode()}" for event in events]
    return "\n".join(lines) + "\n"


def test_match_7_is_played_as_it_always_was() -> None:
    # After an intended change of the rules: python tests/rules/princes/test_random.py
    assert written(7) == GOLDEN.read_text(encoding="utf-8")


if __name__ == "__main__":
    GOLDEN.write_text(written(7), encoding="utf-8")
