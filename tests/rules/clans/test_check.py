"""Positions that no play can reach are refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from desktop.rules.clans import frames as fr
from desktop.rules.clans.choices import Announce, Pass, Target
from desktop.rules.clans.operations import CreatedCard
from desktop.rules.clans.roster import roster
from desktop.rules.clans.values import Assault, Created, Lasting, Options, Piece, Province, State
from desktop.rules.kit import BrokenState, Rng, replace
from tests.rules.clans.doings import Match
from tests.rules.clans.sitting import GAME, Sitting

TOLD: dict[str, Any] = {
    "active": "A",
    "phase": "battle",
    "to_act": "B",
    "A": {"hand": ["hobbled"], "holdings": ["terraced_rice_fields"], "regions": {"A1": "narrow_defile"}},
    "battle": {"province": "B1", "attacker": ["akaba_tetsuo + k=plain_katana"], "defender": ["shirakaba_nagi"]},
}


def laid() -> tuple[State, dict[str, int]]:
    match = Match(TOLD)
    GAME.check(match.state)
    return match.state, match.labels


def refused(state: State) -> None:
    with pytest.raises(BrokenState):
        GAME.check(state)


def test_a_card_in_two_places_or_in_none() -> None:
    state, _ = laid()
    refused(replace(state, hands=(state.hands[0] * 2, state.hands[1])))
    refused(replace(state, hands=((), state.hands[1])))
    refused(replace(state, hands=(state.hands[1], state.hands[0])))


def test_a_card_in_the_wrong_deck() -> None:
    state, _ = laid()
    refused(replace(state, fate=(state.dynasty[0], state.fate[1]), dynasty=(state.fate[0], state.dynasty[1])))


@pytest.mark.parametrize(
    "change",
    [
        lambda piece, labels: replace(piece, host=None) if piece.card == labels["k"] else piece,
        lambda piece, labels: replace(piece, host=labels["shirakaba_nagi"]) if piece.card == labels["k"] else piece,
        lambda piece, labels: replace(piece, place=2) if piece.card == labels["terraced_rice_fields"] else piece,
        lambda piece, labels: replace(piece, dishonored=True) if piece.card == labels["k"] else piece,
    ],
    ids=["no bearer", "the other's bearer", "a Holding in battle", "a dishonorable Item"],
)
def test_pieces_where_they_cannot_be(change: Callable[[Piece, dict[str, int]], Piece]) -> None:
    state, labels = laid()
    refused(replace(state, pieces=tuple(change(piece, labels) for piece in state.pieces)))


def test_created_cards_are_such_as_an_effect_creates_and_there_may_be_many() -> None:
    """Given a match in which a thousand cards were created and are gone, then it can be saved; but none of Force 99."""
    state, _ = laid()
    first = roster(state.options).size
    thousand = (Created(0, CreatedCard("follower", 2)),) * 1000
    many = replace(state, created=thousand, removed=tuple(range(first, first + 1000)))
    GAME.check(msgspec.json.decode(msgspec.json.encode(many), type=State))
    refused(replace(state, created=(Created(0, CreatedCard("follower", 99)),), removed=(first,)))


def test_a_region_without_its_province() -> None:
    state, _ = laid()
    bare = tuple(replace(province, region=None) for province in state.provinces[0])
    refused(replace(state, provinces=(bare, state.provinces[1])))


def test_provinces_that_cannot_be() -> None:
    state, _ = laid()
    one, other = state.provinces
    refused(replace(state, provinces=(one, other[::-1])))
    refused(replace(state, provinces=(one, ())))
    refused(replace(state, provinces=((*one[:-1], Province(one[-1].field, None, True)), other)))


def test_an_attack_that_is_none() -> None:
    state, _ = laid()
    refused(replace(state, assault=None))
    refused(replace(state, assault=Assault((0, 1, 2, 3), (0,), 0)))
    refused(replace(state, assault=Assault((0, 1, 2), (), 0)))


def test_frames_that_cannot_lie_on_each_other() -> None:
    state, labels = laid()
    refused(replace(state, frames=state.frames[1:]))
    refused(replace(state, frames=(*state.frames, fr.Buying(0))))
    refused(replace(state, frames=(*state.frames, fr.Resolving(0, labels["hobbled"], 0, "battle"))))
    refused(replace(state, frames=(*state.frames, fr.Preparing(1, labels["hobbled"], 0, "battle"))))
    refused(replace(state, frames=(*state.frames[:-1], fr.Round("action", 1))))
    refused(replace(state, frames=state.frames[:1]))


def test_an_action_of_another_kind_than_it_was_announced_as() -> None:
    """Given Hobbled is announced in a battle, then it was not used as a trait."""
    state, labels = laid()
    announced = GAME.step(state, Pass()).state
    announced = GAME.step(announced, Announce(labels["hobbled"], 0)).state
    GAME.check(announced)
    draft = announced.frames[-1]
    assert isinstance(draft, fr.Preparing)
    refused(replace(announced, frames=(*announced.frames[:-1], replace(draft, used_as="trait"))))


def test_an_action_that_is_answered_is_there_and_so_is_its_card() -> None:
    """Given Hobbled has targeted Shirakaba Nagi and a Yojimbo may react, then the action waits beneath the event, and
    its card will be discarded."""
    battle = {**TOLD["battle"], "defender": ["shirakaba_nagi", "umehara_yojiro"]}
    match = Match({**TOLD, "to_act": "A", "battle": battle})
    match.act(Announce(match.labels["hobbled"], 0))
    match.act(Target(match.labels["akaba_tetsuo"]))
    match.act(Target(match.labels["shirakaba_nagi"]))
    *below, action, event, window = match.state.frames
    assert isinstance(action, fr.Resolving) and isinstance(window, fr.Window)
    GAME.check(match.state)
    bare = replace(match.state, fate_discard=(match.state.playing, match.state.fate_discard[1]), playing=())
    refused(replace(bare, frames=(*below, event, window)))
    refused(replace(match.state, frames=(*below, replace(action, played=False), event, window)))


def test_what_the_rules_would_have_carried_out_already() -> None:
    state, labels = laid()
    refused(replace(state, frames=(*state.frames[:-1], fr.Round("battle", 1, passes=2))))
    weak = tuple(replace(p, chi=-9) if p.card == labels["shirakaba_nagi"] else p for p in state.pieces)
    refused(replace(state, pieces=weak))


def test_lasting_effects_of_no_text() -> None:
    state, labels = laid()
    refused(replace(state, lasting=(Lasting("prevent", 0, ruling=(labels["k"], 0, False, 0)),)))
    refused(replace(state, lasting=(Lasting("strength", 0, n=3),)))
    refused(replace(state, lasting=(Lasting("stat", 0, cards=(999,), force=3),)))


def test_unknown_decks() -> None:
    state, _ = laid()
    refused(replace(state, options=Options(decks=("own", "own"))))


def test_over_and_not_over() -> None:
    state, _ = laid()
    refused(replace(state, phase="over"))
    refused(replace(state, ending="honor", winner=0))
    refused(replace(state, turn=61))


def test_every_state_of_the_set_up_is_sound() -> None:
    sitting = Sitting(GAME.new(Options(decks=("reed", "reed")), 2))
    GAME.check(sitting.state)
    sitting.set_up(Rng(1))
    GAME.check(sitting.state)
