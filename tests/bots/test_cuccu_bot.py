"""The Cuccù bots: what they choose, why, and that they always choose alike."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from desktop.bots.brains import BRAINS
from desktop.bots.contract import LEVELS, Choice, Params
from desktop.bots.cuccu import CuccuBrain, CuccuParams
from desktop.bots.cuccu_reasons import GuaranteeOdds, HoldsLower, NothingToLose, Odds
from desktop.rules.cuccu.game import Cuccu
from desktop.rules.cuccu.values import (
    AcceptStop,
    Agree,
    Demand,
    Exchange,
    Keep,
    State,
    View,
)
from desktop.rules.kit import Rng

GAME = Cuccu()
BRAIN = CuccuBrain()
HARD = CuccuParams()


Chooser = Callable[..., Choice]


@pytest.fixture
def choose(cuccu_table: Callable[..., tuple[State, View]]) -> Chooser:
    """choose(play, params, seed, stopped) -> what the bot does after these cards and choices."""

    def answer(play: str, params: Params = HARD, seed: int = 1, stopped: bool = False) -> Choice:
        state, view = cuccu_table(play)
        return BRAIN.choose(view, GAME.legal(state), params, Rng(seed), lambda: stopped)

    return answer


def test_hard_asks_with_bad_cards_and_keeps_good_ones(choose: Chooser) -> None:
    for card in ("FOOL", "LION", "MASK", "BUCKET", "ZERO"):
        assert choose(card).action == Exchange()
    for card in ("IIII", "VII", "X", "INN", "CAT", "HORSE", "HUNTER", "CUCKOO"):
        assert choose(card).action == Keep()


def test_hard_tells_the_chances_of_both_choices(choose: Chooser) -> None:
    because = choose("LION").because
    assert isinstance(because, Odds)
    assert 0 <= because.exchanging < because.keeping <= 100


def test_hard_keeps_a_low_card_when_it_knows_a_lower_one(choose: Chooser) -> None:
    choice = choose("II ask I")
    assert (choice.action, choice.because) == (Keep(), HoldsLower(0))


def test_a_higher_card_received_for_a_lower_one_tells_nothing_better(choose: Chooser) -> None:
    assert choose("LION ask V").action == Exchange()


def test_the_dealer_exchanges_up_to_four(choose: Chooser) -> None:
    assert choose("VIII keep VIII keep VII keep III").action == Exchange()
    assert choose("VIII keep VIII keep VII keep IX".replace("IX", "VIIII")).action == Keep()


def test_the_asker_demands_and_the_holder_agrees(choose: Chooser) -> None:
    asker = choose("ZERO ask INN")
    assert (asker.action, asker.because) == (Demand(), NothingToLose())
    holder = choose("ZERO ask INN demand")
    assert holder.action == Agree()
    assert isinstance(holder.because, GuaranteeOdds) and holder.because.agreeing < holder.because.declining


def test_an_asker_with_a_better_card_than_the_inn_gives_up(choose: Chooser) -> None:
    assert choose("CUCKOO ask INN").action == AcceptStop()


def test_cut_short_the_thresholds_decide_and_the_answer_says_so(choose: Chooser) -> None:
    # A situation that is counted nowhere else in these tests.
    choice = choose("VIIII keep HORSE keep FOOL", stopped=True)
    assert choice.capped and choice.action == Exchange()
    assert choose("V ask INN demand", stopped=True).action == Agree()


def test_the_same_question_has_the_same_answer(choose: Chooser) -> None:
    for level in BRAIN.levels.values():
        for seed in range(20):
            assert isinstance(level, CuccuParams)
            assert choose("III", level, seed) == choose("III", level, seed)


def test_levels_carry_noise_and_hard_none() -> None:
    noise = {name: params.noise for name, params in BRAIN.levels.items() if isinstance(params, CuccuParams)}
    assert set(noise) == set(LEVELS)
    assert noise["easy"] >= 30 and noise["normal"] >= 15 and noise["hard"] == 0


def test_a_whim_is_never_silly(choose: Chooser) -> None:
    whims = CuccuParams(noise=100)
    for card in ("INN", "CAT", "HORSE", "HUNTER", "CUCKOO", "X"):
        assert all(choose(card, whims, seed).action == Keep() for seed in range(50))
    assert {choose("V", whims, seed).action for seed in range(50)} == {Keep(), Exchange()}


def test_the_greedy_yardstick_asks_below_the_average_card(choose: Chooser) -> None:
    greedy = BRAIN.baselines["greedy"]
    assert isinstance(greedy, CuccuParams)
    assert choose("V", greedy).action == Exchange()
    assert choose("VI", greedy).action == Keep()
    assert choose("ZERO ask INN demand", greedy).action == Agree()


def test_the_random_yardstick_does_everything(choose: Chooser) -> None:
    rand = BRAIN.baselines["random"]
    assert isinstance(rand, CuccuParams)
    assert {choose("CUCKOO", rand, seed).action for seed in range(50)} == {Keep(), Exchange()}


def test_cuccu_is_registered() -> None:
    assert isinstance(BRAINS["cuccu"], CuccuBrain)
