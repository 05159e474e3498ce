"""What a bot of The Four Groves says about what it does."""

from __future__ import annotations

from desktop.bots.clans import ClansBrain
from desktop.bots.clans_because import because
from desktop.bots.clans_reasons import (
    BattleStands,
    BringsForce,
    CanAttack,
    KeepsHome,
    LeastNeeded,
    MakesGold,
    MustWait,
    NothingWorth,
    SendsForce,
)
from desktop.rules.clans import choices as ch
from desktop.rules.clans.game import Clans
from desktop.rules.clans.values import Options, View
from desktop.rules.kit import CHANCE, Rng
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
    assert because(view, ch.Battle(0)) == BattleStands(5, 4, 6)


def test_doing_nothing_and_giving_something_up_are_explained() -> None:
    view, labels = laid({"active": "A", "phase": "action", "A": {"hand": ["d=hobbled"]}})
    assert because(view, ch.Pass()) == NothingWorth()
    assert because(view, ch.Discard(labels["d"])) == LeastNeeded()


def test_every_choice_of_a_match_has_a_reason() -> None:
    # given a match of few turns between two hard bots
    brain, game = ClansBrain(), Clans()
    hard = brain.levels["hard"]
    sitting = Sitting(game.new(Options(decks=("plum", "cedar"), max_turns=12), 2))
    chance, luck, asked = Rng(2), Rng(3), 0
    while (decision := game.decision(sitting.state)) is not None:
        if decision.seat == CHANCE:
            sitting.do(game.draw(sitting.state, chance))
            continue
        legal = game.legal(sitting.state)
        # when a bot chooses, then it says why
        choice = brain.choose(sitting.view(decision.seat), legal, hard, Rng(luck.bits()), lambda: False)
        assert choice.because is not None, (decision, choice.action)
        asked += 1
        sitting.do(choice.action)
    assert asked > 50
