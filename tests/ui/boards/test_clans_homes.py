"""What stays at home during an attack of The Four Groves can be read, however much it is."""

from __future__ import annotations

from itertools import combinations

import pytest

from desktop.rules.clans.values import State, View
from tests.rules.clans.board import given
from tests.ui.boards.clans_match import GAME
from ui.boards import clans as board
from ui.boards import clans_draft as d
from ui.boards.clans_keys import card_key
from ui.stage.geometry import bounds
from ui.stage.placement import Area, Draft, Placement
from ui.words.clans import ClansWords

TEN = [
    "momijiya_goro + plain_katana",
    "akaba_ren + ashigaru_spear_band",
    "akaba_tetsuo",
    "momijiya_hana",
    "kiyohara_dozen",
    "kiyohara_shinobu",
    "momijiya_scout_sae(bowed)",
    "begging_monk",
    "masterless_spearman",
    "throne_envoy",
]
HOLDINGS = ["silk_dyers_quarter", "terraced_rice_fields(bowed)", "watchfire_hill", "drill_yard", "harbor_warehouses"]


def at_home(count: int) -> tuple[State, dict[str, int]]:
    """An attack, before anybody goes."""
    both = {"units": TEN[:count], "holdings": HOLDINGS}
    return given({"active": "A", "phase": "infantry_attacker", "A": both, "B": both})


def picture(view: View, size: tuple[int, int], draft: Draft | None = None) -> dict[str, Placement]:
    words = ClansWords(("Marta", "Ada"))
    words.match = view.options
    return {one.key: one for one in board.picture(view, draft, Area(*size), words)}


def seen(state: State, seat: int) -> View:
    return GAME.view(state, seat, GAME.first_knowledge(state.options, 2, seat))


@pytest.mark.parametrize("size", [(720, 560), (1004, 740), (1644, 1030)])
@pytest.mark.parametrize("seat", [0, 1])
def test_ten_personalities_of_each_side_show_all_their_figures(qapp: object, seat: int, size: tuple[int, int]) -> None:
    # Given ten Personalities at each home, one of them with Provinces beside it
    state, labels = at_home(10)
    table = picture(seen(state, seat), size)
    totals = [one for key, one in table.items() if key.endswith("/totals")]
    assert len(totals) == 20 and {card_key(labels[name]) for name in ("A.akaba_tetsuo", "B.akaba_tetsuo")} <= set(table)
    # Then no figures lie over each other, or over a battlefield, or a Province
    fields = [one for one in table.values() if one.kind in ("field", "province", "hand")]
    for one, other in (*combinations(totals, 2), *((one, other) for one in totals for other in fields)):
        left, top, wide, high = bounds(one)
        u, t, v, g = bounds(other)
        over = min(left + wide, u + v) - max(left, u), min(top + high, t + g) - max(top, t)
        assert min(over) <= 0.5, (one, other)


def test_few_lie_in_one_row_and_the_battlefields_stay_while_they_march(qapp: object) -> None:
    size = (1004, 740)
    few, many = (seen(at_home(count)[0], 0) for count in (2, 10))
    high = {name: picture(view, size)["lane"].height for name, view in (("few", few), ("many", many))}
    assert high["few"] > high["many"]
    _, labels = at_home(10)
    goers = ("A.akaba_tetsuo", "A.momijiya_hana", "A.kiyohara_dozen", "A.begging_monk", "A.throne_envoy")
    marching = d.Marching(tuple(sorted((labels[name], 0) for name in goers)))
    assert picture(many, size, marching)["lane"] == picture(many, size)["lane"]


def test_an_attachment_is_only_the_strip_that_is_seen_so_that_its_outline_is_not_round_the_unit(qapp: object) -> None:
    army = ["akaba_ren + ashigaru_spear_band + plain_katana", "bent=momijiya_goro(bowed) + household_guard"]
    there = {"province": "B1", "attacker": army, "defender": []}
    state, labels = given({"active": "A", "phase": "battle", "battle": there})
    table = picture(seen(state, 0), (1004, 740))
    for attachment, leader in (("ashigaru_spear_band", "akaba_ren"), ("household_guard", "bent")):
        strip, card = (table[card_key(labels[name])] for name in (attachment, leader))
        assert strip.height < 0.3 * card.height and strip.width == card.width
        left, top, wide, high = bounds(strip)
        u, t, v, g = bounds(card)
        if card.turns:  # it sticks out on the right of a bowed unit, else over an upright one
            assert left > u + 0.7 * v and (top, high) == (pytest.approx(t), pytest.approx(g))
        else:
            assert top + high < t + 0.2 * g and (left, wide) == (pytest.approx(u), pytest.approx(v))
