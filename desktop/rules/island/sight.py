"""What a seat sees and remembers, and tables that would look the same to it."""

from __future__ import annotations

from desktop.rules.island.events import (
    Accepted,
    BankTraded,
    CardBought,
    CityBuilt,
    Closing,
    Countered,
    DiceRolled,
    Discarded,
    MonopolyPlayed,
    OfferClosed,
    Offered,
    Produced,
    RoadBuilt,
    Robbed,
    SettlementBuilt,
    StartingGoods,
    Traded,
    TurnBegan,
    YearOfPlentyPlayed,
)
from desktop.rules.island.goods import EVERY, ONE, at_least, count, covers, pack, total, unpack
from desktop.rules.island.layout import NO_RATES
from desktop.rules.island.lists import CARD_PRICE, CITY_PRICE, ROAD_PRICE, SETTLEMENT_PRICE, picked
from desktop.rules.island.places import all_points, seat_rates
from desktop.rules.island.values import (
    CARDS,
    DECK,
    KINDS,
    NOTHING,
    STOCK,
    Answer,
    AnyFrame,
    Card,
    Discarding,
    Knowledge,
    Offer,
    Options,
    State,
    Tally,
    View,
)
from desktop.rules.kit import BrokenState, Event, Rng, put, replace


def first_knowledge(options: Options, seats: int, seat: int) -> Knowledge:
    """Nobody holds anything yet."""
    zeros = ((0, 0, 0, 0, 0),) * seats
    if not options.statistics:
        return Knowledge(seat, zeros)
    return Knowledge(seat, zeros, rolls=(0,) * 11, produced=zeros, robbed=(0,) * seats)


# -- remembering ------------------------------------------------------------------------------------------------------


def _more(knowledge: Knowledge, seat: int, goods: int) -> Knowledge:
    """The seat got these goods, for all to see."""
    least = pack(knowledge.least[seat]) + goods
    return replace(knowledge, least=put(knowledge.least, seat, unpack(least)))


def _holds(knowledge: Knowledge, seat: int, goods: int) -> Knowledge:
    """The seat has shown that it holds these goods."""
    least = at_least(pack(knowledge.least[seat]), goods)
    return replace(knowledge, least=put(knowledge.least, seat, unpack(least)))


def _less(knowledge: Knowledge, seat: int, goods: int) -> Knowledge:
    """The seat gave these goods away, for all to see."""
    least = at_least(pack(knowledge.least[seat]), goods) - goods
    return replace(knowledge, least=put(knowledge.least, seat, unpack(least)))


def observe(knowledge: Knowledge, event: Event) -> Knowledge:
    """What a seat knows after an event as it was shown to it: what everybody surely holds, the offers of this turn
    that came to nothing, and the statistics."""
    match event:
        case StartingGoods(seat, _, goods):
            return _more(knowledge, seat, pack(goods))
        case Produced(_, gains):
            return _produced(knowledge, gains)
        case DiceRolled(_, first, second) if knowledge.rolls:
            at = first + second - 2
            return replace(knowledge, rolls=put(knowledge.rolls, at, knowledge.rolls[at] + 1))
        case RoadBuilt(seat, _, True):
            return _less(knowledge, seat, ROAD_PRICE)
        case SettlementBuilt(seat, _, True):
            return _less(knowledge, seat, SETTLEMENT_PRICE)
        case CityBuilt(seat):
            return _less(knowledge, seat, CITY_PRICE)
        case CardBought(seat):
            return _less(knowledge, seat, CARD_PRICE)
        case BankTraded(seat, given, paid, take):
            return _more(_less(knowledge, seat, paid * ONE[given]), seat, ONE[take])
        case YearOfPlentyPlayed(seat, goods):
            return _more(knowledge, seat, pack(goods))
        case MonopolyPlayed(seat, kind, taken):
            for other, handed in enumerate(taken):
                knowledge = _less(knowledge, other, handed * ONE[kind])
            return _more(knowledge, seat, sum(taken) * ONE[kind])
        case Discarded(seat, goods):
            return _less(knowledge, seat, pack(goods))
        case Robbed():
            return _robbed(knowledge, event)
        case Offered(seat, _, terms):
            return _holds(knowledge, seat, pack(terms.give))
        case Accepted(seat, _, terms) | Countered(seat, _, terms):
            return _holds(knowledge, seat, pack(terms.want))
        case Traded(seat, partner, _, terms):
            give, want = pack(terms.give), pack(terms.want)
            knowledge = _more(_less(knowledge, seat, give), seat, want)
            return _more(_less(knowledge, partner, want), partner, give)
        case OfferClosed(_, _, terms, Closing.NOBODY | Closing.WITHDRAWN):
            return replace(knowledge, refused=(*knowledge.refused, terms))
        case TurnBegan():
            return replace(knowledge, refused=()) if knowledge.refused else knowledge
    return knowledge


def _produced(knowledge: Knowledge, gains: tuple[Tally, ...]) -> Knowledge:
    for seat, goods in enumerate(gains):
        if any(goods):
            knowledge = _more(knowledge, seat, pack(goods))
            if not knowledge.produced:
                continue
            a, b, c, d, e = (x + y for x, y in zip(knowledge.produced[seat], goods, strict=True))
            knowledge = replace(knowledge, produced=put(knowledge.produced, seat, (a, b, c, d, e)))
    return knowledge


def _robbed(knowledge: Knowledge, event: Robbed) -> Knowledge:
    """Who saw the card knows it went over; for the others one card of the victim's, of any kind, is gone."""
    thief, victim = event.thief, event.victim
    if knowledge.robbed:
        knowledge = replace(knowledge, robbed=put(knowledge.robbed, victim, knowledge.robbed[victim] + 1))
    if event.kind is not None:
        return _more(_less(knowledge, victim, ONE[event.kind]), thief, ONE[event.kind])
    least = at_least(pack(knowledge.least[victim]), EVERY) - EVERY
    return replace(knowledge, least=put(knowledge.least, victim, unpack(least)))


# -- seeing -----------------------------------------------------------------------------------------------------------


def view(state: State, seat: int, knowledge: Knowledge) -> View:
    """The public table, the seat's own hand and cards, and what it remembers. Raises BrokenState for knowledge that
    cannot have been gathered at this table (a hand-edited save)."""
    seats = range(len(state.hands))
    if knowledge.seat != seat or not _gathered_here(state, knowledge):
        raise BrokenState(f"what seat {seat} knows belongs to another table")
    at_table, over = seat >= 0, state.winner is not None
    return View(
        seat,
        state.options,
        state.board,
        tuple(_shown(frame, seat) for frame in state.frames),
        unpack(state.bank),
        unpack(state.hands[seat]) if at_table else NOTHING,
        tuple(total(hand) for hand in state.hands),
        total(state.deck),
        unpack(state.cards[seat]) if at_table else NOTHING,
        tuple(total(cards) for cards in state.cards),
        unpack(state.fresh) if seat == state.seat else None,
        total(state.fresh),
        tuple(unpack(played) for played in state.played),
        state.settlements,
        state.cities,
        state.roads,
        state.lengths,
        tuple(unpack(NO_RATES if state.board is None else seat_rates(state, other)) for other in seats),
        tuple(all_points(state, other) for other in seats) if over else state.points,
        all_points(state, seat) if at_table else 0,
        state.robber,
        state.first,
        state.turn,
        state.seat,
        state.card_played,
        state.dice,
        tuple(unpack(gain) for gain in state.gains),
        state.road_holder,
        state.army_holder,
        state.offered,
        state.offers,
        state.never,
        state.winner,
        tuple(count(cards, Card.POINT) for cards in state.cards) if over else None,
        knowledge,
    )


def _shown(frame: AnyFrame, seat: int) -> AnyFrame:
    """Without what others have chosen to discard."""
    if not isinstance(frame, Discarding):
        return frame
    return Discarding(tuple(choice if choice.seat == seat else replace(choice, goods=None) for choice in frame.choices))


def _gathered_here(state: State, knowledge: Knowledge) -> bool:
    counted = (len(state.hands), 11) if state.options.statistics else (0, 0)
    return (
        len(knowledge.least) == len(state.hands)
        and len(knowledge.produced) == len(knowledge.robbed) == counted[0]
        and len(knowledge.rolls) == counted[1]
    )


# -- imagining --------------------------------------------------------------------------------------------------------


def sample(seen: View, rng: Rng) -> State:
    """A table that looks the same: the others' goods and development cards, and the deck, are dealt at random from what
    they can be."""
    hands = _hands(seen, rng)
    cards, deck = _dealt_cards(seen, rng)
    turn_cards = cards[seen.turn_seat]
    fresh = picked(turn_cards, seen.fresh_count, rng) if seen.fresh is None else seen.fresh
    return State(
        seen.options,
        seen.board,
        tuple(_filled(frame, hands, rng) for frame in seen.frames),
        pack(seen.bank),
        hands,
        deck,
        cards,
        tuple(pack(played) for played in seen.played),
        seen.settlements,
        seen.cities,
        seen.roads,
        seen.lengths,
        tuple(points - shown for points, shown in zip(seen.points, _point_cards(seen), strict=True)),
        seen.robber,
        seen.first,
        seen.turn,
        seen.turn_seat,
        pack(fresh),
        seen.card_played,
        seen.dice,
        tuple(pack(gain) for gain in seen.gains),
        seen.road_holder,
        seen.army_holder,
        seen.offered,
        seen.offers,
        seen.never,
        seen.winner,
    )


def _point_cards(seen: View) -> tuple[int, ...]:
    """By seat the point cards that are counted in the points it sees."""
    return seen.point_cards or (0,) * len(seen.points)


def _hands(seen: View, rng: Rng) -> tuple[int, ...]:
    """Everybody holds what he surely holds, and so many more of what is left."""
    hands = [_surely(seen, seat) for seat in range(len(seen.sizes))]
    hands[seen.seat] = pack(seen.hand)
    if not all(total(hand) <= size for hand, size in zip(hands, seen.sizes, strict=True)) or not covers(
        STOCK * EVERY - pack(seen.bank), sum(hands)
    ):  # what it remembers is of another table
        hands = [hand if seat == seen.seat else 0 for seat, hand in enumerate(hands)]
    rest = STOCK * EVERY - pack(seen.bank) - sum(hands)
    kinds = list(rng.shuffled([kind for kind in KINDS for _ in range(count(rest, kind))]))
    for seat, size in enumerate(seen.sizes):
        for _ in range(size - total(hands[seat])):
            hands[seat] += ONE[kinds.pop()]
    return tuple(hands)


def _surely(seen: View, seat: int) -> int:
    """What a seat surely holds: from what was seen, and from the offers and answers that are still open."""
    least = pack(seen.knowledge.least[seat])
    for offer in seen.offers:
        if seat == seen.turn_seat:
            least = at_least(least, pack(offer.terms.give))
        for answer in offer.answers:
            if answer.seat == seat:
                least = at_least(least, pack(_terms(offer, answer)))
    return least


def _terms(offer: Offer, answer: Answer) -> tuple[int, ...]:
    return (answer.counter or offer.terms).want


def _dealt_cards(seen: View, rng: Rng) -> tuple[tuple[int, ...], int]:
    """By seat the development cards, and the deck. Nobody holds point cards with which he would have won."""
    left = list(DECK)
    for cards in (*seen.played, seen.cards):
        for card in CARDS:
            left[card] -= cards[card]
    room = [0 if seat == seen.seat else have for seat, have in enumerate(seen.card_counts)]
    dealt = [pack(seen.cards) if seat == seen.seat else 0 for seat in range(len(room))]
    room.append(seen.deck)
    dealt.append(0)
    most = list(room)
    for seat, points in enumerate(seen.points):
        if seen.point_cards is not None:
            most[seat] = seen.point_cards[seat] if room[seat] else 0
        elif seat == seen.turn_seat or seen.options.win_any_time:
            most[seat] = min(room[seat], seen.options.target - 1 - points)
    if seen.point_cards is not None:
        most[-1] = left[Card.POINT] - sum(most[:-1])
    for _ in range(left[Card.POINT]):
        at = rng.weighted([(room[i] if most[i] > 0 else 0, i) for i in range(len(room))])
        dealt[at] += ONE[Card.POINT]
        room[at] -= 1
        most[at] -= 1
    rest = list(rng.shuffled([card for card in CARDS[:4] for _ in range(left[card])]))
    for at, places in enumerate(room):
        for _ in range(places):
            dealt[at] += ONE[rest.pop()]
    return tuple(dealt[:-1]), dealt[-1]


def _filled(frame: AnyFrame, hands: tuple[int, ...], rng: Rng) -> AnyFrame:
    """With something for what others have chosen to discard."""
    if not isinstance(frame, Discarding):
        return frame
    return Discarding(
        tuple(
            replace(choice, goods=picked(hands[choice.seat], choice.count, rng))
            if choice.done and choice.goods is None
            else choice
            for choice in frame.choices
        )
    )
