"""Every row of the decision table: which card is asked for, at which seat, and what follows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from desktop.rules.cuccu.events import Agreed, Declined, LifeLost, Refused, Shown, Skipped, Swapped, Undone
from desktop.rules.cuccu.values import Deed, Loss

Play = Callable[..., Any]
ORDINARY = ["X", "VIIII", "VIII", "VII", "VI", "V", "IIII", "III", "II", "I", "ZERO", "BUCKET", "MASK", "LION", "FOOL"]
SPECIAL = ["INN", "CAT", "HORSE", "HUNTER", "CUCKOO"]


@pytest.mark.parametrize("target", ORDINARY)
@pytest.mark.parametrize("own", ["IIII", "FOOL", *SPECIAL])
def test_an_ordinary_card_must_be_exchanged_whatever_is_offered_for_it(play: Play, target: str, own: str) -> None:
    table = play(f"{own} {target}", "A exchange")
    assert table.hands == {"A": target, "B": own}
    assert table.result == "B: KeepOrExchange"
    assert table.of(Shown) == []


@pytest.mark.parametrize("target", ORDINARY)
def test_the_dealer_who_had_to_exchange_keeps_or_exchanges_with_the_bottom(play: Play, target: str) -> None:
    asked = play(f"VII VIII IIII {target}", "A keep, B keep, C exchange")
    assert (asked.hands["C"], asked.hands["D"]) == (target, "IIII")
    assert asked.state.awaits.neighbour is None
    kept = play(f"VII VIII IIII {target}", "A keep, B keep, C exchange, D keep")
    assert kept.hands["D"] == "IIII"
    drawn = play(f"VII VIII IIII {target}", "A keep, B keep, C exchange, D exchange", bottom="V")
    assert drawn.hands["D"] == "V"


@pytest.mark.parametrize("own", ["IIII", "ZERO", "FOOL", "CUCKOO"])
def test_inn_where_the_asker_gives_up(play: Play, own: str) -> None:
    table = play(f"{own} INN", "A exchange, A accept_stop")
    assert table.hands == {"A": own, "B": "INN"}
    assert table.state.guarantees == ()
    assert table.state.deeds[:2] == (Deed.STOPPED, Deed.SHOWED)
    assert table.result == "chance: DealCard" and table.state.awaits.to == 2


@pytest.mark.parametrize("own", ["IIII", "ZERO", "FOOL", "CUCKOO"])
def test_inn_where_the_holder_agrees(play: Play, own: str) -> None:
    table = play(f"{own} INN", "A exchange, A demand, B agree")
    assert table.hands == {"A": own, "B": "INN"}
    assert [(pact.asker, pact.holder) for pact in table.state.guarantees] == [(0, 1)]
    assert len(table.of(Agreed)) == 1
    assert table.state.awaits.to == 2


@pytest.mark.parametrize("own", ["IIII", "ZERO", "FOOL", "CUCKOO"])
def test_inn_where_the_holder_declines(play: Play, own: str) -> None:
    table = play(f"{own} INN", "A exchange, A demand, B decline")
    assert table.hands == {"A": "INN", "B": own}
    assert table.state.guarantees == ()
    assert table.state.deeds[:2] == (Deed.EXCHANGED, Deed.NONE)
    assert len(table.of(Declined)) == 1
    assert table.result == "B: KeepOrExchange"


def test_the_dealers_inn_ends_the_deal_when_accepted_or_agreed(play: Play) -> None:
    for choice in ("C accept_stop", "C demand, D agree"):
        table = play("VIII VII ZERO INN", f"A keep, B keep, C exchange, {choice}")
        assert table.result == "next_deal"
        assert table.payers == (["C"] if "accept" in choice else ["D"])


def test_the_dealer_who_declines_keeps_or_exchanges_with_the_bottom(play: Play) -> None:
    start = "A keep, B keep, C exchange, C demand, D decline"
    assert play("VIII VII ZERO INN", start).result == "D: KeepOrExchange"
    assert play("VIII VII ZERO INN", start + ", D keep").payers == ["D"]
    drawn = play("VIII VII ZERO INN", start + ", D exchange", bottom="X")
    assert drawn.hands == {"A": "VIII", "B": "VII", "C": "INN", "D": "X"}
    assert drawn.payers == ["B"]


@pytest.mark.parametrize("own", ["IIII", "ZERO", "FOOL", "CUCKOO"])
def test_cat_costs_the_asker_a_life_at_once(play: Play, own: str) -> None:
    table = play(f"{own} CAT", "A exchange")
    assert table.lives == {"A": 2, "B": 3, "C": 3, "D": 3}
    assert [(lost.seat, lost.loss, lost.held) for lost in table.of(LifeLost)] == [(0, Loss.CAT, 1)]
    assert table.state.awaits.to == 2


def test_the_dealers_cat_undoes_the_chain_and_ends_the_deal(play: Play) -> None:
    table = play("I V VI CAT", "A exchange, B exchange, C exchange")
    assert table.hands == {"A": "I", "B": "V", "C": "VI", "D": "CAT"}
    assert table.lives == {"A": 2, "B": 3, "C": 2, "D": 3}
    assert [(step.asker, step.target) for step in table.of(Undone)] == [(1, 2), (0, 1)]
    assert table.result == "next_deal"


def test_horse_is_skipped_and_the_next_seat_is_tried_by_the_same_table(play: Play) -> None:
    for card, expected in {"V": "C: KeepOrExchange", "INN": "A: StopOrDemand", "CUCKOO": "chance: DealCard"}.items():
        table = play(f"I HORSE {card}", "A exchange")
        assert table.result == expected
        assert len(table.of(Skipped)) == 1
        assert table.state.deeds[1] is Deed.SHOWED


@pytest.mark.parametrize("top", ["HUNTER", "CAT", "CUCKOO", "INN", "HORSE", "FOOL", "II"])
def test_the_dealers_horse_sends_the_asker_to_the_top_card_without_effects(play: Play, top: str) -> None:
    table = play("VIII VII ZERO HORSE", "A keep, B keep, C exchange", top=top)
    assert table.hands["C"] == top
    assert not [lost for lost in table.of(LifeLost) if lost.loss in (Loss.HUNTER, Loss.CAT)]
    assert table.of(Refused, Swapped) == []
    assert table.result == "next_deal"


@pytest.mark.parametrize("own", ["IIII", "ZERO", "FOOL", "CUCKOO"])
def test_hunter_costs_the_asker_a_life_at_once_and_all_keep(play: Play, own: str) -> None:
    table = play(f"{own} HUNTER", "A exchange")
    assert table.lives == {"A": 2, "B": 3, "C": 3, "D": 3}
    assert table.hands == {"A": own, "B": "HUNTER"}
    assert table.state.awaits.to == 2


def test_the_dealers_hunter_ends_the_deal(play: Play) -> None:
    table = play("VIII VII ZERO HUNTER", "A keep, B keep, C exchange")
    assert table.payers == ["C"]
    assert table.lives == {"A": 3, "B": 3, "C": 1, "D": 3}


@pytest.mark.parametrize("own", ["IIII", "ZERO", "FOOL", "CUCKOO"])
def test_cuckoo_refuses_and_nobody_loses_a_life(play: Play, own: str) -> None:
    table = play(f"{own} CUCKOO", "A exchange")
    assert table.hands == {"A": own, "B": "CUCKOO"}
    assert table.of(LifeLost) == []
    assert table.state.awaits.to == 2


def test_the_dealers_cuckoo_ends_the_deal(play: Play) -> None:
    assert play("VIII VII ZERO CUCKOO", "A keep, B keep, C exchange").payers == ["C"]


@pytest.mark.parametrize("bottom", SPECIAL)
@pytest.mark.parametrize("own", ["IIII", "FOOL", "CUCKOO"])
def test_the_dealers_own_exchange_has_no_effects_whatever_comes(play: Play, bottom: str, own: str) -> None:
    table = play(f"VIII VII VI {own}", "A keep, B keep, C keep, D exchange", bottom=bottom)
    assert table.hands["D"] == bottom
    assert table.of(Shown, Refused, Swapped) == []
    assert table.payers == ["C"]


def test_keeping_moves_nothing_and_the_last_keep_leads_to_the_showdown(play: Play) -> None:
    table = play("VIII VII VI V", "A keep, B keep, C keep")
    assert table.result == "D: KeepOrExchange"
    assert play("VIII VII VI V", "A keep, B keep, C keep, D keep").payers == ["D"]
