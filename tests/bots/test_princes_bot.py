"""The Rival Princes bots: what they choose, why, and that they always choose alike."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, cast

import pytest
from msgspec.structs import asdict

from desktop.bots.brains import BRAINS
from desktop.bots.contract import LEVELS, Choice
from desktop.bots.ladder import ladder, play_match
from desktop.bots.local import LocalHost
from desktop.bots.princes import PrincesBrain, PrincesParams
from desktop.bots.princes_greedy import greedy
from desktop.bots.princes_reasons import (
    BringsPoints,
    HurtsOther,
    MakesAffordable,
    NotWanted,
    SavesFor,
    TakesToken,
)
from desktop.bots.princes_worth import plans, worth
from desktop.play.session import Session, Waiting
from desktop.rules.kit import CHANCE, Action, Rng, put, replace
from desktop.rules.princes import memory
from desktop.rules.princes.cards import DRAW_CARDS, EVENT_PILE, RANK, STACKS, Card, RegionCard, resource_of
from desktop.rules.princes.choices import (
    Accept,
    Arrange,
    Bank,
    BuildCard,
    BuildCity,
    EndTurn,
    GoBack,
    Offer,
    Pay,
    PlayCard,
    Reject,
)
from desktop.rules.princes.choices import Counter as CounterCard
from desktop.rules.princes.decisions import ArrangeRegions
from desktop.rules.princes.frames import Acting, Answering, Attacking, CardsLeaving
from desktop.rules.princes.game import Princes
from desktop.rules.princes.reasons import PointsReached
from desktop.rules.princes.values import Knowledge, Place, State, View
from desktop.saves.schema import Bot

GAME = Princes()
BRAIN = PrincesBrain()
HARD, NORMAL, EASY = (cast("PrincesParams", BRAIN.levels[name]) for name in ("hard", "normal", "easy"))


def table(stored: dict[str, int] | None = None, hand: Sequence[Card] = (), **changes: Any) -> State:
    """The main phase of seat 0 soon after the beginning: what its regions store, by resource (else nothing), and its
    hand (filled up to three with green cards)."""
    state = GAME.new(GAME.types.options(), 2)
    luck = Rng(5)
    while not (state.frames and isinstance(state.frames[-1], Acting) and state.active == 0):
        decision = GAME.decision(state)
        assert decision is not None
        action = GAME.draw(state, luck) if decision.seat == CHANCE else GAME.legal(state)[0]
        state = GAME.step(state, action).state
    cards = [*hand, "foundry", "abbey", "smithy"][: max(3, len(hand))]
    amounts = tuple((stored or {}).get(resource_of(region), 0) for region in state.estates[0].regions)
    state = replace(
        state,
        stored=put(state.stored, 0, amounts),
        hands=put(state.hands, 0, tuple(sorted(cards, key=RANK.__getitem__))),
        refused=(),
    )
    return replace(state, **changes)


def dealt(state: State) -> State:
    """The same table, with every card that does not lie open or in the hand of seat 0 in the stacks or the other's
    hand."""
    left = list(DRAW_CARDS)
    for card in (*state.hands[0], *state.table, *(place.card for estate in state.estates for place in estate.places)):
        left.remove(card)
    stacks = tuple(tuple(left[number + 3 :: STACKS]) for number in range(STACKS))
    return replace(state, stacks=stacks, hands=(state.hands[0], tuple(sorted(left[:3], key=RANK.__getitem__))))


def seen(state: State, seat: int | None = None) -> View:
    """What the seat that must decide sees; of the stacks and the other's hand it knows nothing."""
    decision = GAME.decision(state)
    assert decision is not None
    seat = decision.seat if seat is None else seat
    known = Knowledge(
        seat,
        tuple(memory.unseen(len(stack)) for stack in state.stacks),
        memory.unseen(len(state.hands[1 - seat])),
        (None,) * len(EVENT_PILE),
    )
    return GAME.view(state, seat, known)


def choose(state: State, params: Any = HARD, seed: int = 1, stopped: bool = False) -> Choice:
    """What the bot does there."""
    state = dealt(state)
    return BRAIN.choose(seen(state), GAME.legal(state), params, Rng(seed), lambda: stopped)


# -- building and trading ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("params", [HARD, NORMAL])
def test_what_can_be_paid_for_a_city_becomes_one(params: Any) -> None:
    choice = choose(table({"ore": 3, "grain": 2}), params)
    assert isinstance(choice.action, BuildCity)
    assert choice.because == BringsPoints(1)


@pytest.mark.parametrize("params", [HARD, NORMAL])
def test_what_is_left_over_is_traded_for_what_is_missing(params: Any) -> None:
    choice = choose(table({"ore": 3, "grain": 1, "wool": 3}), params)
    assert choice.action == Bank("wool", 3, "grain")
    assert choice.because == MakesAffordable("city")


def test_a_knight_that_wins_the_token_is_built() -> None:
    choice = choose(table({"ore": 1, "grain": 1}, ["knight_rowan"]))
    assert isinstance(choice.action, BuildCard) and choice.action.card == "knight_rowan"
    assert choice.because == TakesToken("knight")


@pytest.mark.parametrize("params", [HARD, NORMAL])
def test_several_cards_for_one_token_do_not_keep_each_other_in_the_hand(params: Any) -> None:
    # Given a city, and three cards each of which would win the mill token, one of them affordable
    state = table({"brick": 1, "grain": 2, "wool": 3, "ore": 1}, ("counting_house", "marketplace", "merchant_guild"))
    city = replace(state.estates[0], axis=("city", "road", "settlement"))
    state = replace(state, estates=put(state.estates, 0, city))
    assert any(isinstance(action, BuildCard) for action in GAME.legal(state))
    choice = choose(state, params)
    assert isinstance(choice.action, BuildCard) and choice.because == TakesToken("mill")


def test_with_nothing_to_do_resources_are_kept() -> None:
    choice = choose(table({"grain": 1}))
    assert choice.action == EndTurn()
    assert isinstance(choice.because, SavesFor)


@pytest.mark.parametrize("params", [HARD, NORMAL, EASY])
def test_no_level_overlooks_a_winning_move(params: Any) -> None:
    state = table({"ore": 3, "grain": 2}, options=GAME.types.options(points=5))
    estate = replace(state.estates[0], axis=("city", "road", "settlement"))
    church = replace(estate, places=(Place(-1, "up1", "church"),))
    state = replace(state, estates=put(state.estates, 0, church))
    for seed in range(20):
        assert choose(state, params, seed).action == BuildCity(1)


# -- offers -----------------------------------------------------------------------------------------------------------


def offered(give: tuple[int, ...], get: tuple[int, ...], stored: dict[str, int]) -> State:
    """Seat 1 has made this offer to seat 0."""
    state = table(stored)
    return replace(state, active=1, frames=(Acting(1), Answering(0, give, get)))  # type: ignore[arg-type]


def test_gold_for_the_ore_of_a_city_is_refused_and_the_other_way_round_accepted() -> None:
    gold, ore = (0, 0, 0, 0, 0, 1), (0, 0, 0, 0, 1, 0)
    refused = choose(offered(gold, ore, {"ore": 3, "grain": 2}))
    assert (refused.action, refused.because) == (Reject(), NotWanted(gold))
    assert choose(offered(ore, gold, {"ore": 2, "grain": 2, "gold": 2})).action == Accept()


def test_an_offer_asks_for_the_one_thing_that_is_missing() -> None:
    choice = choose(table({"ore": 2, "grain": 1}))
    assert choice.action == Offer((0, 0, 0, 0, 1, 0), (1, 0, 0, 0, 0, 0))
    assert choice.because == MakesAffordable("foundry")


def test_no_offer_is_repeated_after_a_refusal() -> None:
    state = table({"ore": 2, "grain": 1})
    first = choose(state).action
    assert isinstance(first, Offer)
    then = GAME.step(GAME.step(state, first).state, Reject()).state
    assert choose(then).action != first


def test_after_three_offers_nothing_more_is_offered_even_where_all_were_accepted() -> None:
    state = table({"ore": 2, "grain": 1})
    assert isinstance(choose(state).action, Offer)
    assert not isinstance(choose(replace(state, offered=3)).action, Offer)


@pytest.mark.parametrize("pair", [("hard", "normal"), ("normal", "easy"), ("hard", "hard"), ("easy", "easy")])
def test_nobody_makes_more_than_three_offers_a_turn_or_repeats_a_refused_one(pair: tuple[str, str]) -> None:
    made = 0
    for seed in (1, 2, 3):
        _, record = play_match(GAME, [BRAIN.levels[level] for level in pair], seed)
        offers: list[Action] = []
        refused: set[Action] = set()
        for action, then in pairwise(record):
            if isinstance(action, EndTurn):
                offers, refused = [], set()
            if isinstance(action, Offer):
                made += 1
                offers.append(action)
                assert len(offers) <= 3 and action not in refused
                if isinstance(then, Reject):
                    refused.add(action)
    assert made


# -- cards ------------------------------------------------------------------------------------------------------------


def attacked(hand: Sequence[Card]) -> State:
    """Seat 1 has played an Arsonist against the Church of seat 0."""
    state = table({}, hand)
    estate = replace(state.estates[0], axis=("city", "road", "settlement"), places=(Place(-1, "up1", "church"),))
    return replace(
        state,
        active=1,
        estates=put(state.estates, 0, estate),
        table=("arsonist",),
        frames=(Acting(1), CardsLeaving(), Attacking(0, "arsonist")),
    )


def test_a_church_is_defended() -> None:
    assert choose(attacked(["bishop"])).action == CounterCard("bishop")


def test_an_attack_is_played_against_what_is_worth_it() -> None:
    state = table({}, ["arsonist"], phase="main")
    estate = replace(
        state.estates[1], axis=("city", "road", "city"), places=(Place(-1, "up1", "church"), Place(1, "up1", "library"))
    )
    one = replace(state.estates[0], axis=("city", "road", "city"))
    choice = choose(replace(state, estates=(one, estate)))
    assert choice.action == PlayCard("arsonist")
    assert choice.because == HurtsOther()


def test_a_payment_is_carried_through() -> None:
    regions: tuple[RegionCard, ...] = ("pasture_3", "forest_4", "mountains_2", "mountains_5", "hills_5", "fields_1")
    state = table()
    estate = replace(state.estates[0], regions=regions)
    amounts = tuple({"mountains_2": 2, "mountains_5": 2, "fields_1": 2}.get(region, 0) for region in regions)
    state = replace(state, estates=put(state.estates, 0, estate), stored=put(state.stored, 0, amounts))
    asked = GAME.step(state, BuildCity(1)).state
    assert GoBack() in GAME.legal(asked)
    assert isinstance(choose(asked).action, Pay)


FULL = {"ore": 3, "grain": 3, "wool": 3, "brick": 3, "lumber": 3, "gold": 3}
MUCH: tuple[Card, ...] = ("knight_emmet", "spy", "garrison")

# -- sound ------------------------------------------------------------------------------------------------------------


def test_the_same_question_has_the_same_answer() -> None:
    state = table({"ore": 2, "grain": 3, "wool": 3}, ["knight_emmet", "spy", "garrison"])
    for params in (*BRAIN.levels.values(), *BRAIN.baselines.values()):
        for seed in range(5):
            assert choose(state, params, seed) == choose(state, params, seed)


def test_cut_short_the_answer_is_still_allowed_and_says_so() -> None:
    state = table(
        {"ore": 3, "grain": 3, "wool": 3, "brick": 3, "lumber": 3, "gold": 3}, ["knight_emmet", "spy", "garrison"]
    )
    choice = choose(state, PrincesParams(width=8, nodes=100_000), stopped=True)
    assert choice.capped
    assert GAME.why_not(state, choice.action) is None


def test_the_budget_bounds_the_search() -> None:
    state = table(
        {"ore": 3, "grain": 3, "wool": 3, "brick": 3, "lumber": 3, "gold": 3}, ["knight_emmet", "spy", "garrison"]
    )
    few, many = PrincesParams(width=4, nodes=1), PrincesParams(width=4, nodes=2_000)
    for params in (few, many):
        choice = choose(state, params)
        assert not choice.capped and GAME.why_not(state, choice.action) is None


def test_levels_carry_noise_and_hard_none() -> None:
    noise = [params.noise for params in BRAIN.levels.values() if isinstance(params, PrincesParams)]
    assert tuple(BRAIN.levels) == LEVELS
    assert noise[0] > noise[1] > noise[2] == 0


def test_noise_does_not_move_a_choice_that_is_clear() -> None:
    state = table({"ore": 3, "grain": 2})
    assert all(isinstance(choose(state, NORMAL, seed).action, BuildCity) for seed in range(30))


def test_all_six_own_regions_are_arranged() -> None:
    state = GAME.new(GAME.types.options(), 2)
    luck = Rng(3)
    while not isinstance(decision := GAME.decision(state), ArrangeRegions):
        state = GAME.step(state, GAME.draw(state, luck)).state
    for seat in (0, 1):
        decision = GAME.decision(state)
        assert decision is not None and decision.seat == seat
        choice = BRAIN.choose(
            GAME.view(state, seat, GAME.first_knowledge(state.options, 2, seat)), GAME.legal(state), HARD, luck, bool
        )
        assert isinstance(choice.action, Arrange)
        state = GAME.step(state, choice.action).state


OTHERWISE = {
    "regions as drawn, tearing down": {"place_as_drawn": True, "demolition": True},
    "exchange from the same stack, late cutting down": {"exchange_same_stack": True, "late_discard": True},
    "seven points together, regions not asked": {"action_points": "together_seven", "ask_regions": False},
    "five points": {"points": 5, "brigand_grace_turns": 3},
}


@pytest.mark.parametrize("agreed", OTHERWISE.values(), ids=OTHERWISE)
def test_the_bots_play_by_whatever_was_agreed(agreed: dict[str, Any]) -> None:
    seats = [Bot("Ada", "hard", asdict(HARD)), Bot("Jonas", "easy", asdict(EASY))]
    session = Session(GAME, GAME.types.options(**agreed), seats, 4, LocalHost(strict=True))
    while session.waiting is not Waiting.OVER:
        session.advance()
    assert session.outcome is not None and isinstance(session.outcome.reason, PointsReached)


def test_a_match_between_hard_bots_ends_with_the_points() -> None:
    outcome, record = play_match(GAME, [HARD, HARD], 1)
    assert outcome.winners and len(record) < 2_000
    assert play_match(GAME, [HARD, HARD], 1) == (outcome, record)


# -- the value, the yardsticks ----------------------------------------------------------------------------------------


def test_a_resource_more_is_worth_more_and_a_point_most() -> None:
    poor, rich = table({"ore": 1}), table({"ore": 2})
    assert worth(poor, 0) < worth(rich, 0)
    city = replace(rich, estates=put(rich.estates, 0, replace(rich.estates[0], axis=("city", "road", "settlement"))))
    assert worth(city, 0) - worth(rich, 0) > worth(rich, 0) - worth(poor, 0)
    assert worth(city, 1) < worth(rich, 1)


def test_the_nearest_plan_comes_first() -> None:
    state = table({"ore": 3, "grain": 1})
    first = plans(state, 0, state.hands[0])[0]
    assert (first.what, first.missing) == ("city", 1)


def test_the_greedy_yardstick_builds_what_it_can() -> None:
    state = table({"ore": 3, "grain": 2})
    assert isinstance(greedy(seen(state), GAME.legal(state), Rng(1)), BuildCity)
    assert greedy(seen(dealt(table())), GAME.legal(table()), Rng(1)) == EndTurn()


def test_the_random_yardstick_does_everything() -> None:
    state = table({"ore": 3, "grain": 2})
    chosen = {choose(state, BRAIN.baselines["random"], seed).action for seed in range(200)}
    assert chosen == set(GAME.legal(state))


def test_rival_princes_is_registered() -> None:
    assert isinstance(BRAINS["princes"], PrincesBrain)


def test_a_small_ladder_already_parts_the_levels_from_chance() -> None:
    rows = ladder("princes", ["random", "easy", "hard"], 8)
    assert [(row.one, row.others) for row in rows] == [("easy", "random"), ("hard", "easy")]
    assert all(row.low > row.par for row in rows)


@pytest.mark.soak
def test_the_levels_of_rival_princes_are_apart() -> None:
    rows = [*ladder("princes", ["random", "easy", "normal", "hard"], 400), *ladder("princes", ["greedy", "hard"], 400)]
    for row in rows:
        assert row.low > row.par, row
