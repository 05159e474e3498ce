"""A turn: dice, production, the seven, the robber, building, development cards. Every function carries out an action
that `refusals` has let pass, and adds what happened to `events`."""

from __future__ import annotations

from operator import add

from desktop.rules.island import trading
from desktop.rules.island.awards import cut_lengths, knight_played, roads_changed, won
from desktop.rules.island.board import CROSSING_PATH_MASKS
from desktop.rules.island.choices import (
    BuildCity,
    BuildRoad,
    BuildSettlement,
    BuyCard,
    Discard,
    DrawnCard,
    EndTurn,
    MoveRobber,
    PlayKnight,
    PlayMonopoly,
    PlayRoadBuilding,
    PlayYearOfPlenty,
    Roll,
    Rolled,
    TakenCard,
    TradeWithBank,
)
from desktop.rules.island.events import (
    BankTraded,
    CardBought,
    CardDrawn,
    CityBuilt,
    Closing,
    DiceRolled,
    DiscardChosen,
    Discarded,
    DiscardsDue,
    KnightPlayed,
    MonopolyPlayed,
    OfferClosed,
    Produced,
    RoadBuildingPlayed,
    RoadBuilt,
    Robbed,
    RobberMoved,
    SettlementBuilt,
    TurnBegan,
    YearOfPlentyPlayed,
)
from desktop.rules.island.goods import ONE, count, covers, of_kind, pack, total, unpack, unpack_each
from desktop.rules.island.layout import production
from desktop.rules.island.lists import CARD_PRICE, CITY_PRICE, ROAD_PRICE, SETTLEMENT_PRICE
from desktop.rules.island.places import all_points, others_buildings, road_sites, seat_rates
from desktop.rules.island.roads import grown
from desktop.rules.island.values import (
    DISCARD_FROM,
    KINDS,
    POINT,
    ROADS,
    BeforeRoll,
    Card,
    DiscardChoice,
    Discarding,
    Drawing,
    FreeRoads,
    Kind,
    Main,
    Robbing,
    Rolling,
    State,
    Stealing,
)
from desktop.rules.kit import Event, put, replace

BEFORE = (BeforeRoll(),)
ROLLING = (Rolling(),)
MAIN = (Main(),)
ROBBER = (Main(), Robbing())
DRAWING = (Main(), Drawing())


# -- the dice ---------------------------------------------------------------------------------------------------------


def roll(state: State, action: Roll, events: list[Event]) -> State:
    """Chance throws the dice."""
    return replace(state, frames=ROLLING)


def rolled(state: State, action: Rolled, events: list[Event]) -> State:
    """Every hex with the number pays, but the robber's; a seven pays nothing, costs cards and moves the robber."""
    first, second = action.first, action.second
    number = first + second
    events.append(DiceRolled(state.seat, first, second))
    if number == 7:
        return _seven(state, (first, second), events)
    board = state.board
    assert board is not None
    blocked = state.robber if board.numbers[state.robber] == number else None
    gains = production(board, number, blocked, state.settlements, state.cities)
    due = sum(gains)
    if not due:
        return replace(state, frames=MAIN, dice=(first, second), gains=gains)
    short: tuple[Kind, ...] = ()
    if not covers(state.bank, due):
        gains, short = _ration(gains, due, state.bank)
        due = sum(gains)
    events.append(Produced(number, unpack_each(gains), short))
    return replace(
        state,
        frames=MAIN,
        dice=(first, second),
        gains=gains,
        bank=state.bank - due,
        hands=tuple(map(add, state.hands, gains)),
    )


def _ration(due_to: tuple[int, ...], due: int, bank: int) -> tuple[tuple[int, ...], tuple[Kind, ...]]:
    """The bank has less of some kinds than is due: a single seat takes what is left, several get nothing. By seat what
    it gets, and the kinds that are short."""
    gains = list(due_to)
    short = tuple(kind for kind in KINDS if count(due, kind) > count(bank, kind))
    for kind in short:
        owed = [seat for seat, goods in enumerate(gains) if count(goods, kind)]
        for seat in owed:
            gains[seat] -= of_kind(gains[seat], kind)
        if len(owed) == 1:
            gains[owed[0]] += of_kind(bank, kind)
    return tuple(gains), short


def _seven(state: State, dice: tuple[int, int], events: list[Event]) -> State:
    """Whoever holds eight or more owes half, rounded down; the robber waits for the last of them."""
    owing = tuple(
        DiscardChoice(seat, size // 2) for seat, hand in enumerate(state.hands) if (size := total(hand)) >= DISCARD_FROM
    )
    frames: tuple[Main | Robbing | Discarding, ...] = ROBBER
    if owing:
        events.append(DiscardsDue(tuple(due.seat for due in owing), tuple(due.count for due in owing)))
        frames = (*ROBBER, Discarding(owing))
    return replace(state, frames=frames, dice=dice, gains=(0,) * len(state.hands))


def discard(state: State, action: Discard, events: list[Event]) -> State:
    """One more has chosen. With the last of them all choices are shown and carried out together."""
    frame = state.frames[-1]
    assert isinstance(frame, Discarding)
    at = next(index for index, choice in enumerate(frame.choices) if not choice.done)
    chosen = replace(frame.choices[at], goods=action.goods, done=True)
    choices = put(frame.choices, at, chosen)
    events.append(DiscardChosen(chosen.seat, action.goods))
    if at + 1 < len(choices):
        return replace(state, frames=(*state.frames[:-1], Discarding(choices)))
    bank, hands = state.bank, state.hands
    for choice in choices:
        assert choice.goods is not None
        gone = pack(choice.goods)
        bank += gone
        hands = put(hands, choice.seat, hands[choice.seat] - gone)
        events.append(Discarded(choice.seat, choice.goods))
    return replace(state, frames=state.frames[:-1], bank=bank, hands=hands)


def move_robber(state: State, action: MoveRobber, events: list[Event]) -> State:
    """The robber blocks another hex; chance says which card the victim loses."""
    victim = action.victim
    events.append(RobberMoved(state.seat, state.robber, action.hex, victim))
    frames = state.frames[:-1]
    return replace(state, robber=action.hex, frames=frames if victim is None else (*frames, Stealing(victim)))


def steal(state: State, action: TakenCard, events: list[Event]) -> State:
    """The card goes from victim to thief."""
    frame = state.frames[-1]
    assert isinstance(frame, Stealing)
    thief, victim, card = state.seat, frame.victim, ONE[action.kind]
    events.append(Robbed(thief, victim, action.kind))
    hands = put(state.hands, victim, state.hands[victim] - card)
    state = replace(state, hands=put(hands, thief, hands[thief] + card), frames=state.frames[:-1])
    return trading.recheck(state, events) if state.offers else state


# -- building ---------------------------------------------------------------------------------------------------------


def _paid(state: State, price: int, events: list[Event]) -> State:
    """The seat at turn has paid the bank; offers it does not cover any more are void."""
    seat = state.seat
    state = replace(state, bank=state.bank + price, hands=put(state.hands, seat, state.hands[seat] - price))
    return trading.recheck(state, events) if state.offers else state


def build_road(state: State, action: BuildRoad, events: list[Event]) -> State:
    """A road, paid or by road building; the longest road is measured again."""
    seat, path = state.seat, action.path
    frame = state.frames[-1]
    free = type(frame) is FreeRoads
    events.append(RoadBuilt(seat, path, not free))
    low, high = state.roads[seat]
    if path < 36:
        low |= 1 << path
    else:
        high |= 1 << path - 36
    state = replace(state, roads=put(state.roads, seat, (low, high)))
    if not free:
        state = _paid(state, ROAD_PRICE, events)
    before = state.lengths[seat]
    length = grown(low | high << 36, path, others_buildings(state, seat), before)
    if length != before:
        state = won(roads_changed(state, put(state.lengths, seat, length), events), events)
    if type(frame) is FreeRoads and state.frames:
        state = _free_roads(replace(state, frames=state.frames[:-1]), frame.left - 1)
    return state


def _free_roads(state: State, left: int) -> State:
    """So many free roads are due, if there are pieces and places for them."""
    low, high = state.roads[state.seat]
    left = min(left, ROADS - low.bit_count() - high.bit_count())
    if not left or not road_sites(state, state.seat):
        return state
    return replace(state, frames=(*state.frames, FreeRoads(left)))


def build_settlement(state: State, action: BuildSettlement, events: list[Event]) -> State:
    """A settlement; it may cut the roads of others."""
    seat, crossing = state.seat, action.crossing
    events.append(SettlementBuilt(seat, crossing, True))
    state = replace(
        state,
        settlements=put(state.settlements, seat, state.settlements[seat] | 1 << crossing),
        points=put(state.points, seat, state.points[seat] + 1),
    )
    state = _paid(state, SETTLEMENT_PRICE, events)
    lengths = cut_lengths(state, seat, CROSSING_PATH_MASKS[crossing])
    if lengths != state.lengths:
        state = roads_changed(state, lengths, events)
    return won(state, events)


def build_city(state: State, action: BuildCity, events: list[Event]) -> State:
    """A settlement becomes a city, and its piece can be placed again."""
    seat, place = state.seat, 1 << action.crossing
    events.append(CityBuilt(seat, action.crossing))
    state = replace(
        state,
        settlements=put(state.settlements, seat, state.settlements[seat] ^ place),
        cities=put(state.cities, seat, state.cities[seat] | place),
        points=put(state.points, seat, state.points[seat] + 1),
    )
    return won(_paid(state, CITY_PRICE, events), events)


def trade_with_bank(state: State, action: TradeWithBank, events: list[Event]) -> State:
    """Several of one kind for one of another, at the seat's best rate."""
    give, take = action.give, action.take
    rate = count(seat_rates(state, state.seat), give)
    events.append(BankTraded(state.seat, give, rate, take))
    return _paid(state, rate * ONE[give] - ONE[take], events)


# -- development cards ------------------------------------------------------------------------------------------------


def buy_card(state: State, action: BuyCard, events: list[Event]) -> State:
    """Chance says which card it is."""
    events.append(CardBought(state.seat, total(state.deck)))
    return replace(_paid(state, CARD_PRICE, events), frames=DRAWING)


def draw_card(state: State, action: DrawnCard, events: list[Event]) -> State:
    """The card is the seat's; a point card counts at once."""
    seat, card = state.seat, ONE[action.card]
    events.append(CardDrawn(seat, action.card))
    state = replace(
        state,
        deck=state.deck - card,
        cards=put(state.cards, seat, state.cards[seat] + card),
        fresh=state.fresh + card,
        frames=MAIN,
    )
    return won(state, events) if action.card is POINT else state


def _play(state: State, card: Card) -> State:
    """The card of this turn lies open."""
    seat = state.seat
    return replace(
        state,
        cards=put(state.cards, seat, state.cards[seat] - ONE[card]),
        played=put(state.played, seat, state.played[seat] + ONE[card]),
        card_played=True,
    )


def play_knight(state: State, action: PlayKnight, events: list[Event]) -> State:
    """The army counts before the robber moves."""
    state = _play(state, Card.KNIGHT)
    events.append(KnightPlayed(state.seat, count(state.played[state.seat], Card.KNIGHT)))
    state = replace(state, frames=(*state.frames, Robbing()))
    after = knight_played(state, events)
    return state if after is state else won(after, events)


def play_road_building(state: State, action: PlayRoadBuilding, events: list[Event]) -> State:
    """Two free roads, or as many as can be placed."""
    state = _free_roads(_play(state, Card.ROAD_BUILDING), 2)
    frame = state.frames[-1]
    assert isinstance(frame, FreeRoads)
    events.append(RoadBuildingPlayed(state.seat, frame.left))
    return state


def play_year_of_plenty(state: State, action: PlayYearOfPlenty, events: list[Event]) -> State:
    """Two cards of the bank's; its last one where there is no other."""
    seat = state.seat
    goods = ONE[action.first] + (0 if action.second is None else ONE[action.second])
    events.append(YearOfPlentyPlayed(seat, unpack(goods)))
    state = _play(state, Card.YEAR_OF_PLENTY)
    return replace(state, bank=state.bank - goods, hands=put(state.hands, seat, state.hands[seat] + goods))


def play_monopoly(state: State, action: PlayMonopoly, events: list[Event]) -> State:
    """Everybody hands over all of one kind."""
    seat, kind = state.seat, action.kind
    taken = tuple(0 if other == seat else count(hand, kind) for other, hand in enumerate(state.hands))
    events.append(MonopolyPlayed(seat, kind, taken))
    hands = tuple(hand - lost * ONE[kind] for hand, lost in zip(state.hands, taken, strict=True))
    state = replace(_play(state, Card.MONOPOLY), hands=put(hands, seat, hands[seat] + sum(taken) * ONE[kind]))
    return trading.recheck(state, events) if state.offers else state


# -- the end ----------------------------------------------------------------------------------------------------------


def end_turn(state: State, action: EndTurn, events: list[Event]) -> State:
    """The next seat's turn; where others have lifted it to the target, it wins now."""
    for offer in state.offers:
        events.append(OfferClosed(state.seat, offer.id, offer.terms, Closing.TURN_OVER))
    seat = (state.seat + 1) % len(state.hands)
    turn = state.turn + 1
    events.append(TurnBegan(turn, seat, state.points))
    state = replace(state, frames=BEFORE, turn=turn, seat=seat, fresh=0, card_played=False, offered=0, offers=())
    return won(state, events) if all_points(state, seat) >= state.options.target else state
