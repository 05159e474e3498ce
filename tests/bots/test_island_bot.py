"""The island bots: what they choose, what they never do, and that they always choose alike."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import msgspec
import pytest
from island_table import GAME, A, B, C, Table, laid

from desktop.bots.contract import LEVELS, Choice
from desktop.bots.island import IslandBrain, IslandParams
from desktop.bots.island_reasons import LargestArmy, LeaderAsks, WinsNow
from desktop.bots.island_value import land
from desktop.rules.island.choices import (
    Accept,
    AnswerOffer,
    BuildCity,
    BuildSettlement,
    Confirm,
    CounterOffer,
    Decline,
    Discard,
    EndTurn,
    FirstSeat,
    LaidIsland,
    MoveRobber,
    OfferTrade,
    PlayKnight,
    Roll,
    Withdraw,
)
from desktop.rules.island.events import Closing, OfferClosed, Offered, TurnBegan
from desktop.rules.island.goods import pack, total, unpack
from desktop.rules.island.layout import BEGINNER
from desktop.rules.island.sight import first_knowledge
from desktop.rules.island.values import Card, Knowledge, Layout, Options, Terms
from desktop.rules.kit import CHANCE, Event, Rng, replace

BRAIN = IslandBrain()
ALL = {**BRAIN.levels, **BRAIN.baselines}
NORMAL, HARD = BRAIN.levels["normal"], BRAIN.levels["hard"]
assert isinstance(NORMAL, IslandParams) and isinstance(HARD, IslandParams)


def choose(table: Table, params: IslandParams, known: Knowledge | None = None, seed: int = 1) -> Choice:
    decision = GAME.decision(table.state)
    assert decision is not None
    known = known or first_knowledge(table.state.options, len(table.state.hands), decision.seat)
    view = GAME.view(table.state, decision.seat, known)
    choice = BRAIN.choose(view, table.legal, params, Rng(seed), lambda: False)
    assert GAME.why_not(table.state, choice.action) is None
    if choice.because is not None:
        data = msgspec.json.encode(choice.because)
        assert msgspec.json.decode(data, type=BRAIN.reason) == choice.because
    return choice


def test_the_levels_and_yardsticks() -> None:
    assert tuple(BRAIN.levels) == LEVELS
    assert set(BRAIN.baselines) == {"random", "greedy"}


@pytest.mark.parametrize("name", ["greedy", "normal", "hard"])
def test_everybody_wins_who_can(name: str) -> None:
    table = laid(cities={A: [0, 4, 8]}, settlements={A: [27, 32, 45]}, hands={A: (1, 0, 0, 2, 3)})
    params = ALL[name]
    assert isinstance(params, IslandParams)
    choice = choose(table, params)
    assert isinstance(choice.action, BuildCity)
    if name != "greedy":
        assert choice.because == WinsNow()


def test_hard_sees_the_trade_that_wins() -> None:
    # Nine points; a city lacks one ore, for which four lumber must go to the bank first.
    table = laid(cities={A: [4, 14, 25]}, settlements={A: [21, 32, 43]}, hands={A: (4, 0, 0, 2, 2)})
    table.do(choose(table, HARD).action)
    assert choose(table, HARD).because == WinsNow()


def test_a_knight_before_the_dice_where_it_brings_the_army() -> None:
    table = laid(rolled=False, cards={A: {Card.KNIGHT: 1}}, played={A: {Card.KNIGHT: 2}}, settlements={A: [32]})
    assert choose(table, NORMAL) == Choice(PlayKnight(), LargestArmy())
    idle = laid(rolled=False, cards={A: {Card.KNIGHT: 1}}, settlements={A: [0]}, robber=18)
    assert choose(idle, NORMAL).action == Roll()


def test_the_robber_goes_to_somebody_else() -> None:
    table = laid(rolled=False, settlements={A: [32], B: [12]}, hands={B: (2, 0, 0, 0, 0)}).roll(7)
    action = choose(table, NORMAL).action
    assert isinstance(action, MoveRobber)
    assert action.victim == B


def test_what_is_nearly_built_is_not_discarded() -> None:
    table = laid(rolled=False, settlements={A: [32]}, hands={A: (4, 0, 1, 2, 3)}).roll(7)
    action = choose(table, NORMAL).action
    assert isinstance(action, Discard)
    assert (action.goods[3], action.goods[4]) == (0, 0)


TERMS = Terms((0, 0, 0, 0, 1), (1, 0, 0, 0, 0))


def test_a_good_offer_is_taken_but_not_from_a_seat_about_to_win() -> None:
    hands = {A: (0, 0, 0, 0, 1), B: (1, 0, 0, 2, 2)}
    table = laid(seats=2, settlements={B: [32]}, hands=hands).do(OfferTrade(TERMS, (B,)))
    assert choose(table, NORMAL).action == Accept()
    leader = laid(seats=2, settlements={B: [32]}, hands=hands, cities={A: [0, 4, 8, 27]}).do(OfferTrade(TERMS, (B,)))
    assert choose(leader, NORMAL) == Choice(Decline(), LeaderAsks(A))


def _offering() -> Table:
    # A lacks an ore for its city, and has the lumber that both others lack for a road.
    hands = {A: (2, 0, 0, 2, 2), B: (0, 1, 0, 0, 1), C: (0, 1, 0, 0, 1)}
    return laid(settlements={A: [32], B: [0], C: [53]}, hands=hands)


def test_it_offers_for_what_it_lacks_and_never_again_what_was_refused() -> None:
    table = _offering()
    offer = choose(table, NORMAL).action
    assert isinstance(offer, OfferTrade)
    assert (offer.terms.want, offer.to) == ((0, 0, 0, 0, 1), (B, C))
    known = replace(first_knowledge(table.state.options, 3, A), refused=(offer.terms,))
    again = choose(table, NORMAL, known).action
    assert not isinstance(again, OfferTrade) or again.terms != offer.terms


def _haggled(seed: int) -> Iterator[Event]:
    """A match between bots in which every offer is declined or answered by a dearer counter-offer."""
    params = (NORMAL, HARD, NORMAL)
    state, rng = GAME.new(Options(target=6), 3), Rng(seed)
    known = [first_knowledge(Options(target=6), 3, seat) for seat in range(3)]
    while (decision := GAME.decision(state)) is not None:
        seat = decision.seat
        if seat == CHANCE:
            action = GAME.draw(state, rng)
        elif isinstance(decision, AnswerOffer):
            give = unpack(2 * pack(decision.terms.give))
            action = CounterOffer(Terms(give, decision.terms.want)) if rng.chance(1, 2) else Decline()
            if GAME.why_not(state, action) is not None:
                action = Decline()
        else:
            view = GAME.view(state, seat, known[seat])
            action = BRAIN.choose(view, GAME.legal(state), params[seat], Rng(rng.bits()), lambda: False).action
        step = GAME.step(state, action)
        state = step.state
        yield from step.events
        for event in step.events:
            for watcher in range(3):
                seen = event.seen_by(watcher)
                if seen is not None:
                    known[watcher] = GAME.observe(known[watcher], seen)


def test_an_offer_that_was_refused_or_countered_is_not_made_again_in_the_turn() -> None:
    closings: list[Closing] = []
    gone = set[Terms]()
    for event in chain.from_iterable(map(_haggled, range(1, 7))):
        match event:
            case TurnBegan():
                gone = set()
            case Offered(_, _, terms):
                assert terms not in gone
            case OfferClosed(_, _, terms, how):
                closings.append(how)
                gone.add(terms)
    assert closings.count(Closing.NOBODY) > 5
    assert closings.count(Closing.WITHDRAWN) > 5


def test_nobody_is_asked_who_would_lose_by_the_trade() -> None:
    # The ore is what B and C need themselves.
    hands = {A: (2, 0, 0, 2, 2), B: (0, 0, 0, 2, 2), C: (0, 0, 0, 2, 2)}
    table = laid(settlements={A: [32], B: [0], C: [53]}, hands=hands)
    assert not isinstance(choose(table, NORMAL).action, OfferTrade)


def test_at_most_two_offers_a_turn() -> None:
    table = _offering()
    for offered, asks in ((1, True), (2, False)):
        table.state = replace(table.state, offered=offered)
        assert isinstance(choose(table, NORMAL).action, OfferTrade) is asks


def test_it_trades_with_who_agrees_and_never_asks_a_leader() -> None:
    table = _offering()
    offer = choose(table, NORMAL).action
    table.do(offer, Accept(), Decline())
    assert choose(table, NORMAL).action == Confirm(1, B)
    leaders = laid(settlements={A: [32]}, cities={B: [0, 4, 8, 27]}, hands={A: (2, 0, 0, 2, 2), B: (0, 0, 0, 0, 2)})
    assert not isinstance(choose(leaders, NORMAL).action, OfferTrade)


def test_an_open_offer_it_does_not_want_any_more_is_withdrawn() -> None:
    table = laid(hands={A: (0, 0, 0, 0, 3), B: (1, 0, 0, 0, 0)}, settlements={A: [32]})
    table.do(OfferTrade(Terms((0, 0, 0, 0, 3), (1, 0, 0, 0, 0)), (B,)), Accept())
    assert choose(table, NORMAL).action == Withdraw(1)


def test_the_first_settlement_stands_where_much_is_earned() -> None:
    table = Table(GAME.new(Options(layout=Layout.FREE), 3)).do(LaidIsland(BEGINNER), FirstSeat(0))
    action = choose(table, NORMAL).action
    assert isinstance(action, BuildSettlement)
    pips = [total(packed) for packed in land(BEGINNER).pips]
    assert pips[action.crossing] >= max(pips) - 2


@pytest.mark.parametrize("name", ALL)
def test_a_match_among_equals_comes_to_an_end_and_is_the_same_again(name: str) -> None:
    params = ALL[name]
    assert isinstance(params, IslandParams)
    options = Options(target=4)

    def match() -> list[object]:
        state, rng, record = GAME.new(options, 2), Rng(3), []
        known = [first_knowledge(options, 2, seat) for seat in range(2)]
        while (decision := GAME.decision(state)) is not None and len(record) < 3000:
            if decision.seat == CHANCE:
                action = GAME.draw(state, rng)
            else:
                view = GAME.view(state, decision.seat, known[decision.seat])
                action = BRAIN.choose(view, GAME.legal(state), params, Rng(rng.bits()), lambda: False).action
            step = GAME.step(state, action)
            state = step.state
            record.append(action)
            for event in step.events:
                for seat in range(2):
                    seen = event.seen_by(seat)
                    if seen is not None:
                        known[seat] = GAME.observe(known[seat], seen)
        assert state.winner is not None
        return record

    assert match() == match()


def test_told_to_stop_it_answers_at_once() -> None:
    table = laid(cities={A: [4, 14, 25]}, settlements={A: [21, 32, 43]}, hands={A: (4, 4, 4, 4, 2)})
    view = GAME.view(table.state, A, first_knowledge(table.state.options, 3, A))
    choice = BRAIN.choose(view, table.legal, HARD, Rng(1), lambda: True)
    assert choice.capped
    assert GAME.why_not(table.state, choice.action) is None
    assert EndTurn() in table.legal
