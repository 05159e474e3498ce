"""What follows from the cards that lie in a principality."""

from __future__ import annotations

import pytest

from desktop.rules.princes import choices as ch
from desktop.rules.princes import decisions as q
from desktop.rules.princes.tableau import (
    PointsSeen,
    SiteSeen,
    amount_of,
    axis_of,
    facts,
    points_of,
    regions_of,
    room_of,
    sites_of,
    unprotected_of,
    yields_of,
)
from desktop.rules.princes.values import Estate, Options
from tests.rules.princes.scenarios import given
from tests.rules.princes.traces import GAME, Json


def test_every_region_has_its_place() -> None:
    regions = {"R(-4,+1)": "region_hills_1", "R(-4,-1)": "region_forest_6"}
    told: Json = {"A": {"axis": "road@-2 settlement@-3", "regions": regions}}
    state = given(told)
    assert [(seen.card, seen.column, seen.row) for seen in regions_of(state, 0)] == [
        ("fields_1", -2, 1),
        ("forest_4", -2, -1),
        ("mountains_2", 0, 1),
        ("hills_5", 0, -1),
        ("pasture_3", 2, 1),
        ("goldfield_6", 2, -1),
        ("hills_1", -4, 1),
        ("forest_6", -4, -1),
    ]
    assert [column for column, _ in axis_of(state, 0)] == [-3, -2, -1, 0, 1]
    assert facts(state.estates[0]).road_ends == (-4, 2)


def test_a_city_has_four_sites_and_a_settlement_two() -> None:
    state = given({"A": {"axis": "city@-1", "sites": {"S(-1,up1)": "church"}}})
    assert sites_of(state, 0) == (
        SiteSeen(-1, "up2", None),
        SiteSeen(-1, "up1", "church"),
        SiteSeen(-1, "down1", None),
        SiteSeen(-1, "down2", None),
        SiteSeen(1, "up1", None),
        SiteSeen(1, "down1", None),
    )
    # Inner sites are filled first; red cards go to cities only
    assert facts(state.estates[0]).green_sites == ((-1, "up2"), (-1, "down1"), (1, "up1"), (1, "down1"))
    assert facts(state.estates[0]).red_sites == ((-1, "up2"), (-1, "down1"))


def test_what_a_number_brings_regards_doubling_and_room() -> None:
    sites = {"S(-1,up1)": "foundry"}
    assert yields_of(given({"A": {"sites": sites}}), 0, 2) == (("mountains_2", 2),)
    assert yields_of(given({"A": {"sites": sites, "store": {"ore": 2}}}), 0, 2) == (("mountains_2", 1),)
    assert yields_of(given({"A": {"sites": sites, "store": {"ore": 3}}}), 0, 2) == (("mountains_2", 0),)


def test_a_garrison_protects_the_regions_of_its_side() -> None:
    state = given({"A": {"store": {"all": 2}, "sites": {"S(-1,up1)": "garrison"}}})
    assert [seen.card for seen in regions_of(state, 0) if seen.protected] == ["fields_1", "mountains_2"]
    assert unprotected_of(state, 0) == 8


def test_points_say_where_they_come_from() -> None:
    state = given({"A": {"axis": "city@-1", "sites": {"S(-1,up1)": "colossus", "S(1,up1)": "knight_emmet"}}})
    assert points_of(state, 0) == PointsSeen(settlements=1, cities=2, cards=2, knight=1, mill=0)
    assert points_of(state, 0).all == 6


def test_amount_and_room_of_a_resource() -> None:
    state = given({"A": {"store": {"ore": 2}}})
    assert (amount_of(state, 0, "ore"), room_of(state, 0, "ore")) == (2, 1)


def test_nothing_follows_from_an_empty_table() -> None:
    nothing = facts(Estate())
    assert nothing.points == 0 and nothing.limit == 3 and nothing.road_ends == () and nothing.green_sites == ()


def test_undo_never_stops_inside_a_payment_or_a_formality() -> None:
    assert not any(kind.free for kind in (q.ChoosePayment, q.ChooseStore, q.ChooseUnder))
    assert all(kind.free for kind in (q.ChooseAct, q.ChooseGain, q.ChooseRefill, q.ChooseReaction))


def test_whatever_is_decided_unseen_outside_ones_turn_is_secret() -> None:
    apart = (q.ArrangeRegions, q.ChooseReaction, q.ChooseCardApart, q.ChooseDiscardApart, q.ChooseAwayApart)
    assert all(kind.secret for kind in apart)
    told: Json = {
        "at": "T1",
        "events": ["event_conflict"],
        "A": {"hand": ["mint", "spy"]},
        "B": {"sites": {"S(1,up1)": "knight_emmet"}},
    }
    state = given(told)
    for action in (ch.Roll(), ch.DiceRolled(6, "question")):
        state = GAME.step(state, action).state
    assert GAME.decision(state) == q.ChooseAwayApart(1, 0)


@pytest.mark.parametrize(
    ("hand", "out", "points", "asked"),
    [
        ("mint", [], 3, True),
        ("alchemist", [], 3, True),
        ("alchemist", [], 2, False),  # two points are too few for action cards
        ("mint", ["alchemist", "alchemist"], 3, False),  # none is left that could be in the hand
    ],
)
def test_before_the_roll_all_are_asked_who_may_hold_an_alchemist_for_all_that_lies_open(
    hand: str, out: list[str], points: int, asked: bool
) -> None:
    sites = {"C(-1,up1)": "church"} if points == 3 else {}
    told: Json = {"at": "T1", "out": out, "A": {"sites": sites, "hand": [hand]}, "B": {"sites": sites}}
    decision = GAME.decision(given(told))
    assert type(decision) is (q.ChooseStartAsked if asked else q.ChooseStart)
    assert decision is not None and decision.secret == asked


def test_an_offer_is_not_listed_but_allowed() -> None:
    state = given({"A": {"store": {"gold": 1}}, "B": {"store": {"ore": 1}}})
    offer = ch.Offer((0, 0, 0, 0, 0, 1), (0, 0, 0, 0, 1, 0))
    assert offer not in GAME.legal(state) and GAME.why_not(state, offer) is None
    assert state.options == Options()
