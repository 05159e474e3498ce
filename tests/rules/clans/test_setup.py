"""Set-up (rules 4): who begins, the Legacy Holding of the other, hands and Provinces."""

from __future__ import annotations

import pytest

from desktop.rules.clans import choices as ch
from desktop.rules.clans import frames as fr
from desktop.rules.clans.deck_reasons import TooFewCards
from desktop.rules.clans.decks import DECKS
from desktop.rules.clans.game import reading
from desktop.rules.clans.reasons import OwnDeckMissing, TurnsOutOfRange
from desktop.rules.clans.values import Deck, Options, State
from desktop.rules.kit import CHANCE, Rng
from tests.rules.clans.sitting import GAME, Sitting


def to_search(options: Options, seed: int = 1) -> Sitting:
    """All decks are shuffled; the second player looks through the Dynasty deck."""
    sitting, rng = Sitting(GAME.new(options, 2)), Rng(seed)
    while not isinstance(sitting.decision, ch.SearchDeck):
        assert sitting.decision.seat == CHANCE
        sitting.do(GAME.draw(sitting.state, rng))
    return sitting


def after(sitting: Sitting, turns: int) -> State:
    """The Action Phase of the turn after so many turns in which nobody does anything."""
    rng, target = Rng(7), sitting.state.turn + turns
    while not (isinstance(sitting.decision, ch.Act) and sitting.state.turn == target):
        legal = GAME.legal(sitting.state)
        if sitting.decision.seat == CHANCE:
            sitting.do(GAME.draw(sitting.state, rng))
        elif isinstance(sitting.decision, ch.Recruit):
            sitting.do(ch.EndDynasty(()))
        else:
            sitting.do(ch.Pass() if ch.Pass() in legal else legal[0])
    return sitting.state


def test_the_player_with_the_higher_family_honor_begins() -> None:
    # given Maple (2 Honor) and Plum (7), when the match is set up
    sitting = to_search(Options(decks=("maple", "plum")))
    sitting.do(ch.Pass())
    sitting.set_up(Rng(1))
    # then Plum plays first, both hold five cards and have four face-down Provinces (the first one's are turned up)
    state = sitting.state
    assert state.active == 1 and state.honor == (2, 7)
    assert [len(hand) for hand in state.hands] == [5, 5]
    assert [len(provinces) for provinces in state.provinces] == [4, 4]
    assert not any(province.up for province in state.provinces[0])


def test_equal_honor_is_tossed_for() -> None:
    state = GAME.new(Options(decks=("reed", "reed")), 2)
    assert GAME.decision(state) == ch.TossForFirst(CHANCE)
    assert [action for _, action in GAME.chances(state)] == [ch.FirstPlayer(0), ch.FirstPlayer(1)]
    assert GAME.step(state, ch.FirstPlayer(1)).state.active == 1


@pytest.mark.parametrize("seat", [0, 1])
def test_who_begins_can_be_agreed_on(seat: int) -> None:
    sitting = to_search(Options(decks=("maple", "plum"), first=("seat_0", "seat_1")[seat]))  # type: ignore[arg-type]
    assert sitting.state.active == seat
    assert sitting.decision == ch.SearchDeck(1 - seat)


def test_only_the_second_player_searches_for_a_legacy_holding() -> None:
    sitting = to_search(Options(decks=("maple", "plum")))
    # given Plum begins, then Maple searches, and finds Legacy Holdings only
    assert sitting.decision == ch.SearchDeck(0)
    table = reading(sitting.state)
    found = [action.card for action in GAME.legal(sitting.state) if isinstance(action, ch.Choose)]
    assert found and all("Legacy" in table.prints[card].keywords and table.owners[card] == 0 for card in found)


def test_the_legacy_holding_of_the_set_up_straightens_in_the_third_straighten_phase() -> None:
    # given the second player has found one: it is in play bowed, and nothing was paid
    sitting = to_search(Options(decks=("maple", "plum")))
    choice = GAME.legal(sitting.state)[0]
    assert isinstance(choice, ch.Choose)
    sitting.do(choice)
    table = reading(sitting.state)
    assert table.pieces[choice.card].bowed and not table.pieces[table.strongholds[0]].bowed
    # when turns go by (2, 4 and 6 are its owner's), then it straightens in the third of them
    sitting.do(GAME.draw(sitting.state, Rng(3)))
    after(sitting, 2 - sitting.state.turn)
    bowed = []
    for _ in range(3):
        bowed.append(reading(sitting.state).pieces[choice.card].bowed)
        after(sitting, 2)
    assert bowed == [True, True, False]


def test_all_decks_have_forty_and_forty_cards() -> None:
    for deck in DECKS.values():
        assert (len(deck.dynasty), len(deck.fate)) == (40, 40)


def test_what_cannot_be_agreed_on_is_explained() -> None:
    small = Deck("redleaf_bastion", DECKS["maple"].dynasty[:39], DECKS["maple"].fate)
    assert GAME.why_not_options(Options(), 2) is None
    assert GAME.why_not_options(Options(decks=("own", "plum")), 2) == OwnDeckMissing(0)
    assert GAME.why_not_options(Options(decks=("plum", "own"), own=(None, small)), 2) == TooFewCards("dynasty", 39, 40)
    assert GAME.why_not_options(Options(max_turns=0), 2) == TurnsOutOfRange(1, 200)


def test_a_shuffle_is_an_order_of_the_deck() -> None:
    state = GAME.new(Options(), 2)
    assert isinstance(state.frames[-1], fr.Shuffling)
    order = tuple(reversed(state.dynasty[0]))
    assert GAME.step(state, ch.DeckShuffled(order)).state.dynasty[0] == order
    assert GAME.why_not(state, ch.DeckShuffled(order[1:])) is not None
    assert GAME.why_not(state, ch.DeckShuffled((order[1], *order[1:]))) is not None
