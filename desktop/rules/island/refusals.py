"""Why something cannot be done now. `step` asks here before it does anything, and so do tooltips and screen readers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop.rules.island.board import (
    CROSSING_NEIGHBOURS,
    CROSSING_PATH_MASKS,
    CROSSING_PATHS,
    LAND,
    NODES,
    PATHS,
    SIDES,
    beside,
    joined,
)
from desktop.rules.island.choices import (
    Accept,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    BuyCard,
    Confirm,
    CounterOffer,
    Decline,
    Discard,
    DrawnCard,
    EndTurn,
    FirstSeat,
    LaidIsland,
    MoveRobber,
    OfferTrade,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayYearOfPlenty,
    Roll,
    Rolled,
    StandingAnswer,
    TakenCard,
    TradeWithBank,
    Withdraw,
)
from desktop.rules.island.goods import count, covers, pack, total, unpack
from desktop.rules.island.layout import can_be
from desktop.rules.island.lists import CARD_PRICE, CITY_PRICE, ROAD_PRICE, SETTLEMENT_PRICE, can_lay_road
from desktop.rules.island.places import (
    all_roads,
    buildings,
    others_buildings,
    own_buildings,
    owner,
    robber_hexes,
    seat_rates,
    spared,
    victims_at,
)
from desktop.rules.island.reasons import (
    AlreadyRolled,
    BankLacks,
    BoughtThisTurn,
    CannotBeRobbed,
    CannotCome,
    CannotPay,
    CardNotHeld,
    CrossingTaken,
    DeckEmpty,
    MustRob,
    NobodyAsked,
    NoGifts,
    NoOwnSettlement,
    NoPieceLeft,
    NoRoadPossible,
    NoRoadThere,
    NoSuchOffer,
    NoSuchPlace,
    NoSuchSeat,
    NotAgreed,
    NotAtTheSettlement,
    NotConnected,
    NothingNew,
    NotInOrder,
    NotThisIsland,
    NotWanted,
    OneCardATurn,
    PathTaken,
    RoadsFirst,
    RobberFirst,
    RobberIsFriendly,
    RobberMustMove,
    RollFirst,
    SameKind,
    SameTerms,
    TakeTwo,
    TooClose,
    TooManyDiscarded,
    TooManyOffers,
)
from desktop.rules.island.values import (
    CITIES,
    KINDS,
    NOTHING,
    ROADS,
    SETTLEMENTS,
    STOCK,
    Answering,
    BeforeRoll,
    Card,
    Discarding,
    Drawing,
    FreeRoads,
    Goods,
    Laying,
    Main,
    Offer,
    Placing,
    Robbing,
    Rolling,
    Seating,
    State,
    Stealing,
    Terms,
)
from desktop.rules.kit import Action, MatchIsOver, NotNow, Reason, Unfinished

Check = Callable[[State, Any], Reason | None]
_NOT_NOW, _OVER = NotNow(), MatchIsOver()


def _nothing(state: State, action: Action) -> Reason | None:
    return None


def _cannot_pay(hand: int, price: int) -> Reason | None:
    if covers(hand, price):
        return None
    a, b, c, d, e = (max(0, need - have) for need, have in zip(unpack(price), unpack(hand), strict=True))
    return CannotPay((a, b, c, d, e))


# -- building ---------------------------------------------------------------------------------------------------------


def _road(state: State, action: BuildRoad) -> Reason | None:
    return _road_place(state, action) or _cannot_pay(state.hands[state.seat], ROAD_PRICE)


def _road_place(state: State, action: BuildRoad) -> Reason | None:
    path, seat = action.path, state.seat
    if not 0 <= path < SIDES:
        return NoSuchPlace(path)
    low, high = state.roads[seat]
    if low.bit_count() + high.bit_count() >= ROADS:
        return NoPieceLeft()
    if all_roads(state) >> path & 1:
        return _taken(state, path)
    mine, own, others = low | high << 36, own_buildings(state, seat), others_buildings(state, seat)
    for node in PATHS[path]:
        if own >> node & 1 or (CROSSING_PATH_MASKS[node] & mine and not others >> node & 1):
            return None
    return NotConnected()


def _taken(state: State, path: int) -> Reason:
    seat = owner(tuple(joined(roads) for roads in state.roads), path)
    assert seat is not None
    return PathTaken(seat)


def _site(state: State, crossing: int) -> Reason | None:
    """The distance rule."""
    if not 0 <= crossing < NODES:
        return NoSuchPlace(crossing)
    built = buildings(state)
    if built >> crossing & 1:
        seat = owner(tuple(map(int.__or__, state.settlements, state.cities)), crossing)
        assert seat is not None
        return CrossingTaken(seat)
    for other in CROSSING_NEIGHBOURS[crossing]:
        if built >> other & 1:
            return TooClose(other)
    return None


def _settlement(state: State, action: BuildSettlement) -> Reason | None:
    seat = state.seat
    refusal = _site(state, action.crossing)
    if refusal is not None:
        return refusal
    if not CROSSING_PATH_MASKS[action.crossing] & joined(state.roads[seat]):
        return NoRoadThere()
    if state.settlements[seat].bit_count() >= SETTLEMENTS:
        return NoPieceLeft()
    return _cannot_pay(state.hands[seat], SETTLEMENT_PRICE)


def _city(state: State, action: BuildCity) -> Reason | None:
    seat = state.seat
    if not 0 <= action.crossing < NODES:
        return NoSuchPlace(action.crossing)
    if not state.settlements[seat] >> action.crossing & 1:
        return NoOwnSettlement()
    if state.cities[seat].bit_count() >= CITIES:
        return NoPieceLeft()
    return _cannot_pay(state.hands[seat], CITY_PRICE)


def _buy(state: State, action: BuyCard) -> Reason | None:
    if not state.deck:
        return DeckEmpty()
    return _cannot_pay(state.hands[state.seat], CARD_PRICE)


def _first_settlement(state: State, action: BuildSettlement) -> Reason | None:
    frame = state.frames[-1]
    assert isinstance(frame, Placing)
    return _NOT_NOW if frame.crossing is not None else _site(state, action.crossing)


def _first_road(state: State, action: BuildRoad) -> Reason | None:
    frame = state.frames[-1]
    assert isinstance(frame, Placing)
    if frame.crossing is None:
        return _NOT_NOW
    if not 0 <= action.path < SIDES:
        return NoSuchPlace(action.path)
    if action.path not in CROSSING_PATHS[frame.crossing]:
        return NotAtTheSettlement(frame.crossing)
    return _taken(state, action.path) if all_roads(state) >> action.path & 1 else None


# -- cards ------------------------------------------------------------------------------------------------------------


def _card(state: State, card: Card) -> Reason | None:
    """One card a turn, and none that was bought in it."""
    seat = state.seat
    held = count(state.cards[seat], card)
    if not held:
        return CardNotHeld(card)
    if state.card_played:
        return OneCardATurn()
    return BoughtThisTurn(card) if held == count(state.fresh, card) else None


def _knight(state: State, action: PlayKnight) -> Reason | None:
    return _card(state, Card.KNIGHT)


def _monopoly(state: State, action: PlayMonopoly) -> Reason | None:
    return _card(state, Card.MONOPOLY)


def _road_building(state: State, action: PlayRoadBuilding) -> Reason | None:
    refusal = _card(state, Card.ROAD_BUILDING)
    if refusal is not None:
        return refusal
    return None if can_lay_road(state, state.seat) else NoRoadPossible()


def _plenty(state: State, action: PlayYearOfPlenty) -> Reason | None:
    refusal = _card(state, Card.YEAR_OF_PLENTY)
    if refusal is not None:
        return refusal
    bank, first, second = state.bank, action.first, action.second
    if not count(bank, first):
        return BankLacks(first)
    if second is None:
        return TakeTwo() if total(bank) > 1 else None
    if second < first:
        return NotInOrder()
    return None if count(bank, second) > (first == second) else BankLacks(second)


# -- the bank, the robber, discards -----------------------------------------------------------------------------------


def _bank(state: State, action: TradeWithBank) -> Reason | None:
    give, take, seat = action.give, action.take, state.seat
    if give == take:
        return SameKind(give)
    if not count(state.bank, take):
        return BankLacks(take)
    missing = count(seat_rates(state, seat), give) - count(state.hands[seat], give)
    if missing <= 0:
        return None
    a, b, c, d, e = (missing if kind == give else 0 for kind in KINDS)
    return CannotPay((a, b, c, d, e))


def _robber(state: State, action: MoveRobber) -> Reason | None:
    number, victim = action.hex, action.victim
    if not 0 <= number < LAND:
        return NoSuchPlace(number)
    if number == state.robber:
        return RobberMustMove()
    if not robber_hexes(state) >> number & 1:
        return RobberIsFriendly(
            next(seat for seat in spared(state) if beside(own_buildings(state, seat)) >> number & 1)
        )
    if victim is not None and not 0 <= victim < len(state.hands):
        return NoSuchSeat(victim)
    there = victims_at(state, number)
    if victim is None:
        return MustRob(there) if there else None
    return None if victim in there else CannotBeRobbed(victim)


def _discard(state: State, action: Discard) -> Reason | None:
    frame = state.frames[-1]
    assert isinstance(frame, Discarding)
    due = next(choice for choice in frame.choices if not choice.done)
    if not _are_goods(action.goods):
        return CannotPay(NOTHING)
    if not covers(state.hands[due.seat], pack(action.goods)):
        return _cannot_pay(state.hands[due.seat], pack(action.goods))
    chosen = sum(action.goods)
    if chosen > due.count:
        return TooManyDiscarded(due.count)
    return Unfinished(due.count - chosen) if chosen < due.count else None


def _are_goods(goods: Goods) -> bool:
    return all(0 <= have <= STOCK for have in goods)


# -- offers -----------------------------------------------------------------------------------------------------------


def why_not_terms(terms: Terms, own: Goods, hand: int) -> Reason | None:
    """Both sides give something, of different kinds, and `own` side is in hand."""
    if not _are_goods(terms.give) or not _are_goods(terms.want):
        return CannotPay(NOTHING)
    for kind in KINDS:
        if terms.give[kind] and terms.want[kind]:
            return SameKind(kind)
    refusal = _cannot_pay(hand, pack(own))
    if refusal is not None:
        return refusal
    return None if any(terms.give) and any(terms.want) else NoGifts()


def _offer(state: State, action: OfferTrade) -> Reason | None:
    seat, most = state.seat, state.options.offers
    if state.offered >= most:
        return TooManyOffers(most)
    for other in action.to:
        if not 0 <= other < len(state.hands):
            return NoSuchSeat(other)
    if tuple(sorted(set(action.to))) != action.to:
        return NotInOrder()
    if not action.to or seat in action.to:
        return NobodyAsked()
    return why_not_terms(action.terms, action.terms.give, state.hands[seat])


def _asked(state: State) -> tuple[int, Offer]:
    """Who must answer, and the offer."""
    frame = state.frames[-1]
    assert isinstance(frame, Answering)
    return frame.waiting[0], state.offers[-1]


def _accept(state: State, action: Accept) -> Reason | None:
    seat, offer = _asked(state)
    return _cannot_pay(state.hands[seat], pack(offer.terms.want))


def _decline(state: State, action: Decline) -> Reason | None:
    if action.never is None or _asked(state)[1].terms.want[action.never]:
        return None
    return NotWanted(action.never)


def _counter(state: State, action: CounterOffer) -> Reason | None:
    seat, offer = _asked(state)
    if action.terms == offer.terms:
        return SameTerms()
    return why_not_terms(action.terms, action.terms.want, state.hands[seat])


def _open_offer(state: State, number: int) -> Offer | None:
    return next((offer for offer in state.offers if offer.id == number), None)


def _confirm(state: State, action: Confirm) -> Reason | None:
    offer = _open_offer(state, action.offer)
    if offer is None:
        return NoSuchOffer(action.offer)
    for answer in offer.answers:
        if answer.seat == action.partner:
            terms = answer.counter or offer.terms
            return _cannot_pay(state.hands[state.seat], pack(terms.give))
    return NotAgreed(action.partner)


def _withdraw(state: State, action: Withdraw) -> Reason | None:
    return None if _open_offer(state, action.offer) else NoSuchOffer(action.offer)


def _standing(state: State, action: StandingAnswer) -> Reason | None:
    if not state.options.offers:
        return TooManyOffers(0)
    if tuple(sorted(set(action.never))) != action.never:
        return NotInOrder()
    return NothingNew() if sum(1 << kind for kind in action.never) == state.never[state.seat] else None


# -- chance -----------------------------------------------------------------------------------------------------------


def _laid(state: State, action: LaidIsland) -> Reason | None:
    return None if can_be(state.options, action.board) else NotThisIsland()


def _first(state: State, action: FirstSeat) -> Reason | None:
    return None if 0 <= action.seat < len(state.hands) else NoSuchSeat(action.seat)


def _rolled(state: State, action: Rolled) -> Reason | None:
    return None if 1 <= action.first <= 6 and 1 <= action.second <= 6 else CannotCome()


def _drawn(state: State, action: DrawnCard) -> Reason | None:
    return None if count(state.deck, action.card) else CannotCome()


def _stolen(state: State, action: TakenCard) -> Reason | None:
    frame = state.frames[-1]
    assert isinstance(frame, Stealing)
    return None if count(state.hands[frame.victim], action.kind) else CannotCome()


# -- what belongs to which decision -----------------------------------------------------------------------------------

_PLAYS: dict[type, Check] = {
    PlayKnight: _knight,
    PlayRoadBuilding: _road_building,
    PlayYearOfPlenty: _plenty,
    PlayMonopoly: _monopoly,
}
_AFTER_ROLL: dict[type, Check] = {
    EndTurn: _nothing,
    BuildRoad: _road,
    BuildSettlement: _settlement,
    BuildCity: _city,
    BuyCard: _buy,
    TradeWithBank: _bank,
    OfferTrade: _offer,
    Confirm: _confirm,
    Withdraw: _withdraw,
    StandingAnswer: _standing,
}
_OF_A_TURN = (*_PLAYS, *_AFTER_ROLL, Roll)
CHECKS: dict[type, dict[type, Check]] = {
    Main: {**_AFTER_ROLL, **_PLAYS},
    BeforeRoll: {Roll: _nothing, **_PLAYS},
    Rolling: {Rolled: _rolled},
    Robbing: {MoveRobber: _robber},
    Stealing: {TakenCard: _stolen},
    Discarding: {Discard: _discard},
    Drawing: {DrawnCard: _drawn},
    FreeRoads: {BuildRoad: _road_place},
    Answering: {Accept: _accept, Decline: _decline, CounterOffer: _counter},
    Placing: {BuildSettlement: _first_settlement, BuildRoad: _first_road},
    Laying: {LaidIsland: _laid},
    Seating: {FirstSeat: _first},
}
"""By frame and kind of action: what may forbid it."""


def why_not(state: State, action: Action) -> Reason | None:
    """Why the deciding seat may not do this now; None if it may."""
    if not state.frames:
        return _OVER
    frame = state.frames[-1]
    check = CHECKS[type(frame)].get(type(action))
    return _untimely(state, action) if check is None else check(state, action)


def _untimely(state: State, action: Action) -> Reason:
    """What must be done first, where the action belongs to a turn at all."""
    frame = state.frames[-1]
    if not isinstance(action, _OF_A_TURN):
        return _NOT_NOW
    if isinstance(frame, BeforeRoll):
        return RollFirst()
    if isinstance(frame, Main):
        return AlreadyRolled()
    if isinstance(frame, Robbing):
        return RobberFirst()
    return RoadsFirst(frame.left) if isinstance(frame, FreeRoads) else _NOT_NOW
