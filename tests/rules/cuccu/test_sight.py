"""What each seat sees, remembers, and can only guess."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from desktop.rules.cuccu.events import CardDealt, DrewBottom, DrewTop, Swapped
from desktop.rules.cuccu.game import Cuccu
from desktop.rules.cuccu.values import COPIES, HeldCard, NextDeal, Options, Rank
from desktop.rules.kit import CHANCE, WATCHER, BrokenState, Rng, replace

GAME = Cuccu()
Play = Callable[..., Any]


def ranks(view: Any) -> list[str | None]:
    """The hands as a seat sees them: a name, "?" for an unknown card, None for no card."""
    return [None if card is None else "?" if card.rank is None else card.rank.name for card in view.hands]


def test_a_seat_sees_its_own_card_only(play: Play) -> None:
    table = play("VII III X", "A keep, B keep")
    assert ranks(table.view("A")) == ["VII", "?", "?", None]
    assert ranks(table.view("C")) == ["?", "?", "X", None]
    assert ranks(table.view("-")) == ["?", "?", "?", None]


def test_both_know_both_cards_after_an_exchange(play: Play) -> None:
    table = play("II VI", "A exchange")
    assert ranks(table.view("A")) == ["VI", "II", None, None]
    assert ranks(table.view("B")) == ["VI", "II", None, None]
    assert ranks(table.view("C")) == ["?", "?", None, None]


def test_a_card_that_was_passed_on_is_remembered_wherever_it_goes(play: Play) -> None:
    # A's I travels to C; A has followed it, and knows nothing of B's new card.
    table = play("I V VI", "A exchange, B exchange")
    assert ranks(table.view("A")) == ["V", "?", "I", None]
    assert ranks(table.view("B")) == ["V", "VI", "I", None]
    assert ranks(table.view("C")) == ["?", "VI", "I", None]


def test_a_shown_card_lies_open_for_all(play: Play) -> None:
    table = play("I HORSE V", "A exchange")
    for letter in "ABCD-":
        assert table.view(letter).hands[1] == HeldCard(1, Rank.HORSE, True)


def test_a_shown_inn_stays_open_when_it_is_exchanged(play: Play) -> None:
    table = play("I INN", "A exchange, A demand, B decline")
    assert ranks(table.view("D")) == ["INN", "?", None, None]
    assert table.view("D").hands[0].shown


def test_after_the_cat_everybody_on_the_way_knows_what_he_saw(play: Play) -> None:
    table = play("I V CAT", "A exchange, B exchange")
    assert ranks(table.view("A")) == ["I", "V", "CAT", None]
    assert ranks(table.view("B")) == ["I", "V", "CAT", None]
    assert ranks(table.view("D")) == ["?", "?", "CAT", None]


def test_a_drawn_card_is_seen_by_its_holder_until_the_showdown(play: Play) -> None:
    table = play("VIII VII VI II", "A keep, B keep, C keep, D exchange", bottom="V")
    [drew] = table.of(DrewBottom)
    assert drew.seen_by(3).rank is Rank.V and drew.seen_by(0).rank is None and drew.seen_by(WATCHER).rank is None
    assert ranks(table.view("A")) == ["VIII", "VII", "VI", "V"]


def test_the_top_card_is_seen_by_its_holder(play: Play) -> None:
    table = play("VIII VII ZERO HORSE", "A keep, B keep, C exchange", top="V")
    [drew] = table.of(DrewTop)
    assert drew.seen_by(2).rank is Rank.V and drew.seen_by(3).rank is None


def test_dealt_and_exchanged_cards_are_hidden_from_the_others(play: Play) -> None:
    table = play("II VI", "A exchange")
    for event in table.of(CardDealt):
        assert event.seen_by(event.seat) == event
        assert event.seen_by(2) == replace(event, rank=None)
    [swap] = table.of(Swapped)
    assert swap.seen_by(WATCHER) == replace(swap, given_rank=None, taken_rank=None)


def test_everything_is_forgotten_when_the_next_deal_begins(play: Play) -> None:
    table = play("II VI X V", "A exchange, B keep, C keep, D keep")
    table.step(NextDeal())
    assert all(known.cards == () and known.offered == () and known.kept == () for known in table.knowledge.values())


def test_everybody_remembers_who_wanted_to_be_rid_of_which_card(play: Play) -> None:
    table = play("I HORSE VI V", "A exchange, C keep, D keep")
    for letter in "ABCD-":
        assert table.view(letter).knowledge.offered == ((0, 0),)
        assert table.view(letter).knowledge.kept == ((2, 0), (3, 3))


def test_a_card_that_had_to_be_exchanged_is_known_to_be_ordinary(play: Play) -> None:
    table = play("I VI", "A exchange")
    assert table.view("D").knowledge.ordinary == (1,)
    assert table.view("A").knowledge.ordinary == ()
    rng = Rng(1)
    for _ in range(200):
        guess = GAME.sample(table.view("D"), rng)
        assert not guess.cards[1].special


def test_guesses_use_what_the_seat_knows_and_never_a_third_card(play: Play) -> None:
    table = play("I V VI", "A exchange, B exchange")
    seen = table.view("A")
    rng = Rng(7)
    found = set()
    for _ in range(300):
        guess = GAME.sample(seen, rng)
        assert (guess.cards[0], guess.cards[1]) == (Rank.I, Rank.V)
        assert all(guess.cards.count(rank) <= COPIES for rank in guess.cards)
        found.add(guess.cards[2])
    assert found == {rank for rank in Rank if not rank.special}


def test_unknown_cards_are_guessed_as_often_as_they_lie_in_the_pack(play: Play) -> None:
    # A sees a VII: of 39 unseen cards one is a VII and two are a VIII.
    table = play("VII V", "A keep")
    rng = Rng(11)
    guesses = [GAME.sample(table.view("A"), rng).cards[1] for _ in range(7800)]
    assert 150 <= guesses.count(Rank.VII) <= 250
    assert 330 <= guesses.count(Rank.VIII) <= 470


@pytest.mark.parametrize("seed", range(12))
def test_a_guess_looks_the_same_to_the_seat_and_could_be_played(seed: int) -> None:
    rng = Rng(seed)
    state = GAME.new(Options(lives=1 + seed % 3), 4)
    eyes = (0, 1, 2, 3, WATCHER)
    known = {seat: GAME.first_knowledge(state.options, 4, seat) for seat in eyes}
    while (decision := GAME.decision(state)) is not None:
        for seat in eyes:
            seen = GAME.view(state, seat, known[seat])
            guess = GAME.sample(seen, rng)
            GAME.check(guess)
            assert GAME.view(guess, seat, known[seat]) == seen
            assert GAME.decision(guess) == decision
            if decision.seat == seat:
                assert GAME.legal(guess) == GAME.legal(state)
        action = GAME.draw(state, rng) if decision.seat == CHANCE else GAME.sample_action(state, rng)
        step = GAME.step(state, action)
        state = step.state
        for seat in eyes:
            for event in step.events:
                shown = event.seen_by(seat)
                if shown is not None:
                    known[seat] = GAME.observe(known[seat], shown)


@pytest.mark.parametrize(
    "edit",
    [
        {"seat": 2},
        {"cards": ((0, Rank.II),)},
        {"cards": ((9, Rank.I),)},
        {"cards": ((-1, Rank.V),)},
        {"ordinary": (2,)},
        {"ordinary": (7,)},
        {"offered": ((0, 5),)},
        {"offered": ((4, 0),)},
        {"kept": ((1, -1),)},
    ],
    ids=str,
)
def test_knowledge_of_another_table_is_refused(play: Play, edit: dict[str, Any]) -> None:
    table = play("I V HORSE VI", "A exchange, B exchange, D keep")
    known = table.knowledge[0]
    assert GAME.view(table.state, 0, known).knowledge == known
    with pytest.raises(BrokenState):
        GAME.view(table.state, 0, replace(known, **edit))
