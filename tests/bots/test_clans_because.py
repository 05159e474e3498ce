"""What a bot of The Four Groves says about what it does."""

from __future__ import annotations

from desktop.bots.clans_because import because
from desktop.bots.clans_reasons import BattleStands, BringsForce, CanAttack, KeepsHome, MakesGold, MustWait, SendsForce
from desktop.rules.clans import choices as ch
from desktop.rules.clans.values import View
from tests.rules.clans.doings import Match
from tests.rules.clans.sitting import Sitting


def laid(told: object, *actions: ch.AnyAction) -> tuple[View, dict[str, int]]:
    """What A sees of a position after these actions."""
    match = Match(told)
    return Sitting(match.state).do(*actions).view(0), match.labels


def test_what_is_bought_brings_gold_or_force() -> None:
    view, labels = laid(
        {
            "active": "A",
            "phase": "dynasty",
            "clan": {"A": "Maple"},
            "A": {"provinces": ["h=silk_dyers_quarter", "p=akaba_tetsuo", "face_down", "face_down"]},
        }
    )
    assert because(view, ch.Buy(labels["h"])) == MakesGold(3)
    assert because(view, ch.Buy(labels["p"])) == BringsForce(3, 0)
    assert because(view, ch.Buy(labels["p"], honored=True)) == BringsForce(3, 1)


def test_an_attack_is_weighed_by_what_can_come_and_the_weakest_province() -> None:
    view, labels = laid(
        {
            "active": "A",
            "phase": "action",
            "clan": {"B": "Plum"},
            "A": {"units": ["t=akaba_tetsuo", "akaba_ren(bowed)"]},
            "B": {"units": ["umehara_shion"]},
        },
        ch.Pass(),
        ch.Pass(),
    )
    assert because(view, ch.Attack()) == CanAttack(3, 1, 6)
    assert because(view, ch.Pass()) == MustWait(3, 1, 6)
    assert because(view, ch.Assign(())) == KeepsHome()
    assert because(view, ch.Assign((ch.Order(labels["t"], 0),))) == SendsForce(3, 6)


def test_in_a_battle_its_figures_are_told() -> None:
    view, _ = laid(
        {
            "active": "A",
            "phase": "battle",
            "to_act": "A",
            "clan": {"B": "Plum"},
            "battle": {"province": "B1", "attacker": ["akaba_yasutora"], "defender": ["shirakaba_nagi"]},
        }
    )
    assert because(view, ch.Pass()) == BattleStands(5, 4, 6)
