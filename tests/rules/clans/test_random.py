"""Random matches: they end in every way that luck leads to, lose no card, and the same seed plays the same match."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import msgspec
import pytest

from desktop.rules.clans.decks import CARDS, most_copies, side_of
from desktop.rules.clans.events import EnteredPlay, RegionPlaced, TraitWorks, Used
from desktop.rules.clans.game import reading
from desktop.rules.clans.plays import plays
from desktop.rules.clans.roster import roster
from desktop.rules.clans.values import Deck, DeckName, Options, State
from desktop.rules.kit import CHANCE, Action, Rng
from tests.rules.clans.sitting import GAME, busy_action, busy_match

GOLDEN = Path(__file__).parents[2] / "golden" / "clans_6.txt"
NAMES: tuple[DeckName, ...] = ("maple", "plum", "reed", "cedar")
STATE = msgspec.json.Decoder(State)


def options_of(seed: int) -> Options:
    """Two of the four decks, or decks of any cards."""
    if seed % 2 == 0:
        return Options(decks=(NAMES[seed // 2 % 4], NAMES[seed // 8 % 4]))
    rng = Rng.stream(seed, "decks")
    return Options(decks=("own", "own"), own=(random_deck(rng), random_deck(rng)))


def random_deck(rng: Rng) -> Deck:
    """Any legal deck."""
    stronghold = rng.choice([card for card in CARDS.values() if card.type == "stronghold"])
    sides = []
    for side in ("dynasty", "fate"):
        pool = [
            card
            for card in CARDS.values()
            if side_of(card) == side and (card.clan in (None, stronghold.clan) or card.type == "personality")
        ]
        names: list[str] = []
        while len(names) < 40:
            card = rng.choice(pool)
            if names.count(card.id) < most_copies(card):
                names.append(card.id)
        sides.append(tuple(sorted(names)))
    return Deck(stronghold.id, *sides)


@pytest.mark.parametrize("seed", range(8))
def test_a_random_match_ends_and_every_state_is_sound(seed: int) -> None:
    """`check` counts every card in every state."""
    rng, state, queue = Rng.stream(seed, "test"), GAME.new(options_of(seed), 2), list[Action]()
    count = 0
    while GAME.decision(state) is not None:
        state = GAME.step(state, busy_action(state, rng, queue)).state
        GAME.check(state)
        count += 1
        assert count < 8000
    outcome = GAME.outcome(state)
    assert outcome is not None and sorted(seat for place in outcome.places for seat in place) == [0, 1]
    again = msgspec.json.encode(state)
    assert msgspec.json.encode(STATE.decode(again)) == again


def test_the_same_seed_plays_the_same_match() -> None:
    assert busy_match(3, options_of(3)) == busy_match(3, options_of(3))


def written(seed: int) -> str:
    """A match as text: every action, and beneath it the kinds of what happened."""
    record, end = busy_match(seed, options_of(seed))
    lines = []
    for action, events in record:
        lines.append(msgspec.json.encode(action).decode())
        lines += [f"    {' '.join(type(event).__name__ for event in events)}"] if events else []
    return "\n".join((*lines, f"{end.ending} {end.winner} {end.honor}", ""))


def test_a_golden_match_is_played_as_it_was() -> None:
    """Run this file to write it anew where the rules or the decks have changed."""
    assert written(6) == GOLDEN.read_text(encoding="utf-8")


def test_whole_actions_are_what_the_small_decisions_allow() -> None:
    """Each play can be carried out to its last part; together they begin with everything that is listed."""
    rng, state, queue = Rng(11), GAME.new(Options(decks=("reed", "cedar")), 2), list[Action]()
    looked = 0
    while GAME.decision(state) is not None and looked < 120:
        decision = GAME.decision(state)
        whole = [] if decision is None or decision.seat == CHANCE else list(plays(reading(state)))
        if whole and not queue:
            looked += 1
            assert {play[0] for play in whole} == {
                action for action in GAME.legal(state) if type(action).__name__ != "GoBack"
            } or decision is None or not decision.listed
            for play in rng.shuffled(whole)[:6]:
                after = state
                for action in play:
                    assert GAME.why_not(after, action) is None
                    after = GAME.step(after, action).state
        state = GAME.step(state, busy_action(state, rng, queue)).state


@pytest.mark.soak
def test_many_matches_end_in_every_way_and_use_every_card() -> None:
    """By random play, over decks of any cards; nobody collects five Wheels by chance."""
    endings: Counter[str] = Counter()
    used: Counter[str] = Counter()
    for seed in range(1000):
        options = options_of(seed)
        record, end = busy_match(seed, options)
        prints = roster(options).prints
        assert end.ending is not None
        endings[end.ending] += 1
        for _, events in record:
            for event in events:
                if isinstance(event, Used | EnteredPlay | TraitWorks | RegionPlaced) and 0 <= event.card < len(prints):
                    used[prints[event.card].title] += 1
    assert {"military", "honor", "turns"} <= set(endings), endings
    strongholds = {card.id for card in CARDS.values() if card.type == "stronghold"}
    assert set(used) >= set(CARDS) - strongholds, sorted(set(CARDS) - set(used))


if __name__ == "__main__":
    GOLDEN.write_text(written(6), encoding="utf-8")
