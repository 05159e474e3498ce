"""What a seat sees, what it remembers, and tables that would look the same to it."""

from __future__ import annotations

import msgspec
import pytest

from desktop.rules.clans import choices as ch
from desktop.rules.clans.battles import reckon
from desktop.rules.clans.dynasty import prices
from desktop.rules.clans.events import Drawn, Focused, HandSeen, LookedAtTop, Refilled, Shown, TookFromTop
from desktop.rules.clans.frames import RULES
from desktop.rules.clans.sight import table_of
from desktop.rules.clans.values import Knowledge, Options, State
from desktop.rules.kit import CHANCE, WATCHER, BrokenState, Rng, replace
from tests.rules.clans.board import given
from tests.rules.clans.doings import Match
from tests.rules.clans.sitting import EYES, GAME, Sitting

OPTIONS = Options(decks=("maple", "plum"))


def started() -> Sitting:
    return Sitting(GAME.new(OPTIONS, 2)).set_up(Rng(5))


def laid(told: object) -> tuple[Sitting, dict[str, int]]:
    """A position of the scenarios, seen by all from the start."""
    match = Match(told)
    return Sitting(match.state), match.labels


def test_everybody_sees_the_table_and_nobody_the_decks_or_face_down_cards() -> None:
    sitting = started()
    state = sitting.state
    for eye in EYES:
        view = sitting.view(eye)
        assert set(view.fate[0] + view.fate[1] + view.dynasty[0] + view.dynasty[1]) == {None}
        assert view.pieces == state.pieces and view.honor == state.honor
        for owner in (0, 1):
            assert view.filled[owner] == (True,) * 4
            for seen, real in zip(view.provinces[owner], state.provinces[owner], strict=True):
                assert seen.card == (real.card if real.up else None)


def test_a_hand_is_seen_by_its_owner_and_counted_by_the_others() -> None:
    sitting = started()
    for eye in EYES:
        for owner in (0, 1):
            shown = sitting.view(eye).hands[owner]
            assert shown == (sitting.state.hands[owner] if eye == owner else (None,) * 5)


def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    event = Drawn(0, 61)
    assert event.seen_by(0) == event and event.seen_by(1) == event.seen_by(WATCHER) == Drawn(0, None)
    assert Focused(1, False, 90).seen_by(1) == Focused(1, False, None), "the top card is focused unseen"


def test_a_hand_that_was_looked_at_stays_known_until_its_cards_leave() -> None:
    # given A looks at B's hand with the Teahouse
    sitting, labels = laid(
        {
            "active": "B",
            "phase": "action",
            "to_act": "A",
            "A": {"holdings": ["gossips_teahouse"]},
            "B": {"hand": ["hobbled", "unexpected_counsel", "unmoved"]},
        }
    )
    sitting.do(ch.Announce(labels["gossips_teahouse"], 0))
    looked = next(event for event in sitting.events if isinstance(event, HandSeen))
    assert looked.seen_by(WATCHER) == HandSeen(0, 1, None)
    hand = sitting.state.hands[1]
    assert sorted(card for card in sitting.view(0).hands[1] if card is not None) == sorted(hand)
    # when B discards one of them for another card, then A knows the rest and that one is unknown
    sitting.do(ch.Announce(labels["unexpected_counsel"], 0), ch.Discard(labels["hobbled"]))
    assert sitting.view(0).hands[1] == (labels["unmoved"], None, None)


def test_an_announced_card_is_known_even_if_it_is_taken_back() -> None:
    sitting, labels = laid({"active": "A", "phase": "action", "A": {"hand": ["unexpected_counsel", "hobbled"]}})
    sitting.do(ch.Announce(labels["unexpected_counsel"], 0))
    assert any(isinstance(event, Shown) for event in sitting.told[1])
    sitting.do(ch.GoBack())
    assert sitting.view(1).hands[0] == (labels["unexpected_counsel"], None)


def test_an_attachment_is_shown_when_equip_is_announced() -> None:
    sitting, labels = laid(
        {"active": "A", "phase": "action", "A": {"units": ["akaba_tetsuo"], "hand": ["hobbled", "plain_katana"]}}
    )
    sitting.do(ch.Announce(RULES, 0, labels["plain_katana"]))
    assert sitting.view(1).hands[0] == (labels["plain_katana"], None)
    for seed in range(5):  # and every table that B can think of holds it
        assert labels["plain_katana"] in GAME.sample(sitting.view(1), Rng(seed)).hands[0]


def test_who_looks_at_the_top_of_the_deck_remembers_what_goes_under_it() -> None:
    sitting, labels = laid(
        {
            "active": "A",
            "phase": "action",
            "A": {"hand": ["scouts_reports"], "fate_deck_top": ["a=hobbled", "b=unmoved", "c=second_wind"]},
        }
    )
    sitting.do(ch.Announce(labels["scouts_reports"], 0))
    assert any(isinstance(event, LookedAtTop) and event.cards is None for event in sitting.told[1])
    sitting.do(ch.Choose(labels["b"]))
    assert any(isinstance(event, TookFromTop) and event.card is None for event in sitting.told[1])
    sitting.do(ch.Choose(labels["c"]))
    assert sitting.state.fate[0][-2:] == (labels["c"], labels["a"])
    assert sitting.view(0).fate[0][-2:] == (labels["c"], labels["a"])
    assert set(sitting.view(1).fate[0]) == {None} and sitting.view(1).hands[0] == (None,)


def test_the_searcher_sees_the_whole_deck_until_it_is_shuffled() -> None:
    sitting, rng = Sitting(GAME.new(OPTIONS, 2)), Rng(2)
    while sitting.decision.seat == CHANCE:
        sitting.do(GAME.draw(sitting.state, rng))
    assert sitting.view(0).dynasty[0] == sitting.state.dynasty[0]
    assert set(sitting.view(1).dynasty[0]) == {None}
    sitting.do(ch.Pass())
    sitting.do(GAME.draw(sitting.state, rng))
    assert set(sitting.view(0).dynasty[0]) == {None}


@pytest.mark.parametrize("seat", [0, 1])
def test_a_sample_looks_the_same_and_deals_the_rest(seat: int) -> None:
    sitting = started()
    view = sitting.view(seat)
    tables = [GAME.sample(view, Rng(seed)) for seed in range(6)]
    for table in tables:
        GAME.check(table)
        assert GAME.view(table, seat, sitting.known[seat]) == view
        assert table.hands[seat] == sitting.state.hands[seat]
    assert len({table.hands[1 - seat] for table in tables}) > 1


def test_somebody_elses_knowledge_is_refused() -> None:
    sitting = started()
    with pytest.raises(BrokenState):
        GAME.view(sitting.state, 0, sitting.known[1])


def test_knowledge_of_other_decks_counts_as_none() -> None:
    """Given a hand-edited save that knows of no card in the decks, then cards that leave them are seen all the same;
    one that knows of three Provinces cannot be read."""
    sitting, known = started(), started().known[0]
    poor = replace(known, dynasty=((), ()), fate=((), ()))
    for event in (Refilled(0, 1), Drawn(0, 61), Drawn(1, None)):
        poor = GAME.observe(poor, event)
    assert set(GAME.view(sitting.state, 0, poor).fate[0]) == {None}
    three = replace(known, down=((None,) * 3, (None,) * 4))
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(msgspec.json.encode(three), type=Knowledge)


def test_a_view_can_be_read_like_a_table() -> None:
    state, labels = given(
        {
            "active": "A",
            "clan": {"A": "Maple", "B": "Plum"},
            "phase": "battle",
            "to_act": "B",
            "A": {"provinces": ["akaba_ren", "face_down", "face_down", "face_down"]},
            "battle": {
                "province": "B1",
                "attacker": ["akaba_yasutora", "k=akaba_tetsuo + plain_katana"],
                "defender": ["shirakaba_nagi"],
            },
        }
    )
    table = table_of(Sitting(state).view(1))
    # then the forecast is that of the battle, and what lies face-up has its price
    assert reckon(table, 0) == (10, 4, 6, "attacker", False)
    assert table.stats.force[labels["k"]] == 5
    assert prices(table, 0, labels["akaba_ren"]) == {False: 3, True: 5}


def test_a_duel_hides_what_is_focused() -> None:
    sitting, labels = laid(
        {
            "active": "A",
            "phase": "battle",
            "to_act": "A",
            "A": {"hand": ["petition_the_throne"]},
            "B": {"hand": ["hobbled", "unmoved"]},
            "battle": {"province": "B1", "attacker": ["shirakaba_ryoma"], "defender": ["akaba_tetsuo"]},
        }
    )
    sitting.do(ch.Announce(labels["shirakaba_ryoma"], 0), ch.Target(labels["akaba_tetsuo"]))
    sitting.do(ch.Focus(labels["hobbled"]), ch.Focus(None))
    frames = {eye: sitting.view(eye).frames[-1] for eye in EYES}
    assert frames[1].focus == ((None,), (labels["hobbled"],))  # type: ignore[union-attr]
    assert frames[0].focus == frames[WATCHER].focus == ((None,), (None,))  # type: ignore[union-attr]
    for seed in range(4):
        sample = GAME.sample(sitting.view(0), Rng(seed))
        GAME.check(sample)
        assert GAME.view(sample, 0, sitting.known[0]) == sitting.view(0)


def test_at_most_four_cards_are_focused_by_a_player() -> None:
    sitting, labels = laid(
        {
            "active": "A",
            "phase": "battle",
            "to_act": "A",
            "battle": {"province": "B1", "attacker": ["shirakaba_ryoma"], "defender": ["akaba_tetsuo"]},
        }
    )
    sitting.do(ch.Announce(labels["shirakaba_ryoma"], 0), ch.Target(labels["akaba_tetsuo"]))
    for _ in range(4):
        sitting.do(ch.Focus(None), ch.Focus(None))
    assert sitting.decision == ch.FocusOrStrike(1)
    assert GAME.legal(sitting.state) == (ch.Strike(),)


def test_windows_open_by_what_everybody_can_see() -> None:
    """Whoever could hold Unmoved is asked, with it in hand or not; whoever holds no card is not."""

    def asked(hand: list[str]) -> bool:
        sitting, labels = laid(
            {
                "active": "A",
                "phase": "battle",
                "to_act": "B",
                "favor": "B",
                "A": {"hand": hand, "fate_deck_has": ["unmoved"]},
                "battle": {"province": "B1", "attacker": ["akaba_tetsuo"], "defender": ["shirakaba_nagi"]},
            }
        )
        sitting.do(ch.Announce(RULES, 4), ch.Target(labels["akaba_tetsuo"]))
        return isinstance(sitting.decision, ch.React)

    assert asked(["u=unmoved"]) and asked(["hobbled"])
    assert not asked([])


def test_a_state_tells_nothing_by_which_windows_open() -> None:
    """In tables that look the same to a seat, the same decisions are asked for."""
    sitting, rng = started(), Rng(9)
    for _ in range(150):
        if sitting.decision is None:
            break
        for seat in (0, 1):
            other: State = GAME.sample(sitting.view(seat), rng)
            assert GAME.decision(other) == sitting.decision
        if sitting.decision.seat == CHANCE:
            sitting.do(GAME.draw(sitting.state, rng))
        else:
            sitting.do(GAME.sample_action(sitting.state, rng))


def test_everybody_remembers_how_a_card_was_destroyed() -> None:
    # given a Ranged Attack of Arrows from the Ridge on somebody of 3 Force
    sitting, labels = laid(
        {
            "active": "A",
            "phase": "battle",
            "to_act": "A",
            "A": {"hand": ["arrows_from_the_ridge"]},
            "battle": {
                "province": "B1",
                "attacker": ["akaba_masakage_red_general"],
                "defender": ["d=shirakaba_nagi", "umehara_yojiro"],
            },
        }
    )
    arrows, target = labels["arrows_from_the_ridge"], labels["umehara_yojiro"]
    sitting.do(ch.Announce(arrows, 0), ch.Target(target))
    while target not in sitting.state.dead:
        sitting.do(ch.Pass())
    for eye in EYES:
        (death,) = sitting.view(eye).knowledge.deaths
        assert (death.card, death.cause, death.source, death.chi) == (target, "action", arrows, False)
