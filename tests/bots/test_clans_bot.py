"""The clans bots: the same view, the same move; yardsticks that play by the rules; what a good player never misses."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.bots.clans import ClansBrain, ClansParams
from desktop.bots.clans_plies import settled
from desktop.bots.clans_reasons import BringsRing
from desktop.rules.clans import choices as ch
from desktop.rules.clans.game import Clans, reading
from desktop.rules.clans.table import Table
from desktop.rules.clans.values import Options, State
from desktop.rules.kit import CHANCE, Action, Rng
from tests.rules.clans.board import given
from tests.rules.clans.sitting import Sitting

GAME = Clans()
BRAIN = ClansBrain()
HARD = BRAIN.levels["hard"]
assert isinstance(HARD, ClansParams)


def never() -> bool:
    return False


def asked(sitting: Sitting, params: Any = HARD, seed: int = 1) -> Action:
    """What the bot of the deciding seat does."""
    view = sitting.view(sitting.decision.seat)
    return BRAIN.choose(view, GAME.legal(sitting.state), params, Rng(seed), never).action


def played(bots: tuple[Any, Any], options: Options, seed: int) -> Sitting:
    """A match to its end; a step refuses whatever is not allowed."""
    sitting = Sitting(GAME.new(options, 2))
    chance, luck = Rng.stream(seed, "chance"), Rng.stream(seed, "bots")
    while (decision := GAME.decision(sitting.state)) is not None:
        if decision.seat == CHANCE:
            sitting.do(GAME.draw(sitting.state, chance))
        else:
            sitting.do(asked(sitting, bots[decision.seat], luck.bits()))
    return sitting


def at(told: dict[str, Any]) -> Sitting:
    """A position, gone on with until somebody decides freely."""
    state, _ = given(told)
    return Sitting(settled(state, Rng(1)))


# -- what every bot keeps to ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [*BRAIN.levels, *BRAIN.baselines])
def test_every_bot_plays_by_the_rules_to_the_end(name: str) -> None:
    # given a match of few turns between a bot and chance
    params = {**BRAIN.levels, **BRAIN.baselines}[name]
    # when it is played, then it ends, and nothing was refused
    sitting = played((params, BRAIN.baselines["random"]), Options(decks=("reed", "cedar"), max_turns=8), 3)
    assert sitting.state.phase == "over"


def test_the_same_view_and_the_same_seed_give_the_same_move() -> None:
    # given the decisions of the first turns of a match
    sitting = Sitting(GAME.new(Options(decks=("cedar", "maple"), max_turns=6), 2))
    chance, seed, compared = Rng(4), 0, 0
    while (decision := GAME.decision(sitting.state)) is not None:
        if decision.seat == CHANCE:
            sitting.do(GAME.draw(sitting.state, chance))
            continue
        seed += 1
        # when the bot is asked twice, then it answers alike
        action = asked(sitting, HARD, seed)
        assert asked(sitting, HARD, seed) == action
        compared += 1
        sitting.do(action)
    assert compared > 20


def test_hard_beats_chance() -> None:
    # given the strongest level at either seat
    for seed in (1, 2):
        for seat in (0, 1):
            bots = (HARD, BRAIN.baselines["random"]) if seat == 0 else (BRAIN.baselines["random"], HARD)
            # when it plays whole matches, then it wins every one
            assert played(bots, Options(), seed).state.winner == seat


# -- what is never missed ---------------------------------------------------------------------------------------------

ARMY = ["a=akaba_yasutora", "b=momijiya_oto_wall_breaker"]
LAST = ["terraced_rice_fields"]
SEEN_BY_ALL = [BRAIN.levels["easy"], BRAIN.levels["normal"]]


def attack_of(attackers: list[str], defenders: list[str], provinces: list[str]) -> dict[str, Any]:
    return {
        "active": "A",
        "clan": {"A": "Maple", "B": "Reed"},
        "phase": "action",
        "A": {"units": attackers},
        "B": {"units": defenders, "provinces": provinces},
    }


def declaring(sitting: Sitting) -> Sitting:
    """Both pass in the Action Phase."""
    while isinstance(sitting.decision, ch.Act):
        sitting.do(ch.Pass())
    assert isinstance(sitting.decision, ch.DeclareAttack)
    return sitting


def test_an_attack_that_wins_the_match_is_made() -> None:
    # given an army of Force 10 against the last Province of strength 7, which nobody guards
    sitting = declaring(at(attack_of(ARMY, [], LAST)))
    # when the bot decides, then it attacks, with enough
    assert asked(sitting) == ch.Attack()
    sitting.do(ch.Attack())
    sitting.do(asked(sitting))
    while GAME.decision(sitting.state) is not None and sitting.decision.seat in (0, 1):
        sitting.do(asked(sitting))
        if sitting.state.assault is None:
            break
    assert sitting.state.winner == 0 and sitting.state.ending == "military"


def test_an_army_that_would_only_die_stays_at_home() -> None:
    # given a small unit against full Provinces and a large army
    weak = attack_of(["akaba_ren"], ["ashihara_soun_thunder_of_hooves", "ashihara_jinbei"], ["face_down"] * 4)
    # when the bot decides, then it does not attack
    assert asked(declaring(at(weak))) == ch.Pass()


def test_the_last_province_is_defended() -> None:
    # given an attack of Force 10 on the last Province of strength 7, and a defender of Force 4 at home
    sitting = declaring(at(attack_of(ARMY, ["ashihara_jinbei"], LAST)))
    sitting.do(ch.Attack())
    assert isinstance(sitting.decision, ch.Maneuvers)
    state: State = sitting.state
    units = sorted(piece.card for piece in state.pieces if _led_by(state, piece.card, 0))
    sitting.do(ch.Assign(tuple(ch.Order(unit, 0) for unit in units)))
    # when the Defender is asked, then the unit goes there
    assert isinstance(sitting.decision, ch.Maneuvers) and sitting.decision.seat == 1
    action = asked(sitting)
    assert isinstance(action, ch.Assign) and [order.field for order in action.orders] == [0]


def _led_by(state: State, card: int, seat: int) -> bool:
    table = Table(state)
    return table.prints[card].personality and table.owners[card] == seat


def test_honor_is_gained_where_it_wins() -> None:
    # given a player with 39 Honor, whose Courtier can gain one by bowing
    sitting = at(
        {
            "active": "A",
            "clan": {"A": "Plum", "B": "Maple"},
            "phase": "action",
            "honor": {"A": 39, "B": 2},
            "A": {"units": ["s=umehara_shion"]},
            "B": {"units": []},
        }
    )
    # when the bot plays its Action Phase
    while isinstance(sitting.decision, ch.Act | ch.ChooseTarget) and sitting.state.phase == "action":
        sitting.do(asked(sitting))
    # then it has the 40 Honor that win at the start of its next turn
    assert sitting.state.honor[0] >= 40


def test_riders_keep_out_of_the_marsh() -> None:
    # given riders whose Force together is enough for a Province, and a marsh before the first that takes 2 from each
    riders = ["ashihara_hayate", "ashihara_jinbei", "kazemi_naosuke"]
    told = attack_of(riders, [], ["face_down"] * 4)
    told["clan"] = {"A": "Reed", "B": "Plum"}
    told["B"]["regions"] = {"B1": "sinking_marsh_road"}
    # when the bot attacks, then nobody goes to the marsh
    for params in (HARD, *SEEN_BY_ALL):
        sitting = declaring(at(told))
        assert asked(sitting, params) == ch.Attack()
        sitting.do(ch.Attack())
        sent: list[int] = []
        while isinstance(sitting.decision, ch.Maneuvers):
            action = asked(sitting, params)
            assert isinstance(action, ch.Assign)
            sent += [order.field for order in action.orders]
            sitting.do(action)
        assert sent and 0 not in sent


# -- what the weaker levels never look like ---------------------------------------------------------------------------

@pytest.mark.parametrize("params", SEEN_BY_ALL)
def test_an_attack_that_wins_is_never_overlooked(params: ClansParams) -> None:
    # given an army of Force 10 against the last Province of strength 7, which nobody guards
    sitting = declaring(at(attack_of(ARMY, [], LAST)))
    # when a weaker level decides, whatever its luck, then it attacks
    assert {asked(sitting, params, seed) for seed in range(20)} == {ch.Attack()}


@pytest.mark.parametrize("params", SEEN_BY_ALL)
def test_an_army_much_stronger_than_the_other_attacks(params: ClansParams) -> None:
    # given Force 24 against a single defender of Force 4 and full Provinces
    units = [*ARMY, "akaba_masakage_red_general", "akaba_tetsuo", "kiyohara_dozen"]
    sitting = declaring(at(attack_of(units, ["ashihara_jinbei"], ["face_down"] * 4)))
    # when a weaker level decides, whatever its luck, then it attacks
    assert {asked(sitting, params, seed) for seed in range(20)} == {ch.Attack()}


@pytest.mark.parametrize("params", SEEN_BY_ALL)
def test_nobody_runs_into_a_wall_far_too_strong(params: ClansParams) -> None:
    # given Force 3 against Provinces of strength 7
    sitting = declaring(at(attack_of(["akaba_tetsuo"], [], ["face_down"] * 4)))
    # when a weaker level decides, whatever its luck, then it stays at home
    assert {asked(sitting, params, seed) for seed in range(20)} == {ch.Pass()}


@pytest.mark.parametrize("params", SEEN_BY_ALL)
def test_a_holding_that_can_be_bought_is_not_thrown_away(params: ClansParams) -> None:
    # given a Holding in a Province whose price can be paid next turn, but not now
    sitting = at(
        {
            "active": "A",
            "phase": "dynasty",
            "clan": {"A": "Maple"},
            "A": {
                "provinces": ["h=terraced_rice_fields", "face_down", "face_down", "face_down"],
                "holdings": ["silk_dyers_quarter(bowed)"],
            },
        }
    )
    # when a weaker level ends its Dynasty Phase, whatever its luck
    for seed in range(20):
        action = asked(sitting, params, seed)
        # then the Holding is bought or stays
        assert isinstance(action, ch.Buy) or action == ch.EndDynasty(())


@pytest.mark.parametrize(
    "hand", [["wheel_of_tides", "hobbled", "unmoved"], ["second_wind"] * 3 + ["hobbled", "unmoved"] * 2]
)
def test_a_good_hand_is_not_thrown_away_for_a_ring(hand: list[str]) -> None:
    # given Wheel of Silence in a hand with another Ring, or with seven other cards
    told = {
        "active": "A",
        "phase": "action",
        "clan": {"A": "Cedar", "B": "Maple"},
        "A": {"hand": ["wheel_of_silence", *hand], "units": ["brother_ensho"]},
        "B": {"units": ["akaba_ren"]},
    }
    # when the bot acts, then it does not discard its hand
    action = asked(at(told))
    assert not (isinstance(action, ch.Announce) and action.card >= 0 and action.ability == 0) or (
        reading(at(told).state).prints[action.card].title != "wheel_of_silence"
    )


def test_a_small_hand_makes_a_ring() -> None:
    # given Wheel of Silence with three weak cards
    told = {
        "active": "A",
        "phase": "action",
        "clan": {"A": "Cedar", "B": "Maple"},
        "A": {"hand": ["wheel_of_silence", "hobbled", "unmoved", "second_wind"]},
    }
    sitting = at(told)
    # when the bot acts, then it puts the Ring into play, and says so
    choice = BRAIN.choose(sitting.view(0), GAME.legal(sitting.state), HARD, Rng(1), never)
    assert isinstance(choice.action, ch.Announce) and choice.because == BringsRing(1)


def test_a_forced_decision_is_not_thought_about() -> None:
    # given a decision with a single answer
    sitting = at(attack_of([], [], LAST))
    view = sitting.view(sitting.decision.seat)
    only = (ch.Pass(),)

    def refuse() -> bool:
        raise AssertionError("nothing to stop")

    # when the bot is asked, then it answers at once
    assert BRAIN.choose(view, only, HARD, Rng(1), refuse).action == ch.Pass()
