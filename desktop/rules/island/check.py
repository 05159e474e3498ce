"""Is this a position that play can reach? Asked of every saved game before it is opened."""

from __future__ import annotations

from desktop.rules.island.awards import road_holder
from desktop.rules.island.board import ALL_CROSSINGS, LAND, NEAR, bits, joined
from desktop.rules.island.goods import EVERY, count, covers, is_packed, pack, total
from desktop.rules.island.layout import can_be
from desktop.rules.island.lists import legal
from desktop.rules.island.places import all_points, buildings, others_buildings, own_buildings, victims_at
from desktop.rules.island.refusals import why_not_terms
from desktop.rules.island.roads import longest
from desktop.rules.island.setup import placing_seat, why_not_options
from desktop.rules.island.values import (
    AWARD,
    CITIES,
    DECK,
    DISCARD_FROM,
    KINDS,
    ROADS,
    SEATS,
    SETTLEMENTS,
    SMALLEST_ARMY,
    STOCK,
    Answering,
    BeforeRoll,
    Card,
    Discarding,
    Drawing,
    FreeRoads,
    Laying,
    Main,
    Offer,
    Placing,
    Robbing,
    Rolling,
    Seating,
    State,
    Stealing,
)
from desktop.rules.kit import BrokenState

MOST_TURNS = 1_000_000
"""Far beyond any match; keeps numbers small."""
_BY_SEAT = ("hands", "cards", "played", "settlements", "cities", "roads", "lengths", "points", "never")
_STACKS: tuple[tuple[type, ...], ...] = (
    (Laying,),
    (Seating,),
    (Placing,),
    (BeforeRoll,),
    (BeforeRoll, Robbing),
    (BeforeRoll, Robbing, Stealing),
    (BeforeRoll, Stealing),
    (BeforeRoll, FreeRoads),
    (Rolling,),
    (Main,),
    (Main, Robbing),
    (Main, Robbing, Discarding),
    (Main, Stealing),
    (Main, Drawing),
    (Main, FreeRoads),
    (Main, Answering),
)
"""What can be open at once."""


def _sound(condition: bool, what: str) -> None:
    if not condition:
        raise BrokenState(what)


def check(state: State) -> None:
    """Raise BrokenState where pieces, cards, points or what is open cannot be so."""
    _shape(state)
    _cards(state)
    _pieces(state)
    _points(state)
    _open(state)
    if state.frames:
        _sound(bool(legal(state)), "nothing can be done")


def _shape(state: State) -> None:
    seats = len(state.hands)
    _sound(seats in SEATS, f"{seats} seats")
    for name in _BY_SEAT:
        _sound(len(getattr(state, name)) == seats, f"{name} of {len(getattr(state, name))} seats")
    _sound(why_not_options(state.options) is None, "options out of range")
    _sound(0 <= state.robber < LAND, f"the robber on hex {state.robber}")
    _sound(0 <= state.first < seats and 0 <= state.seat < seats, f"seat {state.seat} of {seats}")
    _sound(0 <= state.turn <= MOST_TURNS, f"turn {state.turn}")
    _sound(all(0 <= mask < 1 << len(KINDS) for mask in state.never), "standing answers")
    kinds = tuple(type(frame) for frame in state.frames)
    _sound(kinds in _STACKS or not kinds, "what is open cannot be open at once")
    laying = kinds == (Laying,)
    _sound((state.board is None) == laying, "an island, or none")
    if state.board is not None:
        _sound(can_be(state.options, state.board), "the island cannot lie like this")
    _sound(len(state.gains) in (0, seats) and all(is_packed(gain, STOCK) for gain in state.gains), "gains")


def _cards(state: State) -> None:
    """All goods and development cards are somewhere."""
    _sound(all(is_packed(goods, STOCK) for goods in (state.bank, *state.hands)), "goods below nothing")
    _sound(state.bank + sum(state.hands) == STOCK * EVERY, "goods are lost or found")
    everything = (state.deck, state.fresh, *state.cards, *state.played)
    _sound(all(is_packed(cards, max(DECK)) for cards in everything), "cards below nothing")
    _sound(state.deck + sum(state.cards) + sum(state.played) == pack(DECK), "cards are lost or found")
    _sound(not any(count(played, Card.POINT) for played in state.played), "a point card was played")
    _sound(covers(state.cards[state.seat], state.fresh), "a card was bought that nobody holds")


def _pieces(state: State) -> None:
    """Nobody has too many pieces on the board, and no two stand where one can."""
    roads = [joined(words) for words in state.roads]
    _sound(all(0 <= word < 1 << 36 for words in state.roads for word in words), "paths beyond the board")
    _sound(_apart(roads), "two roads on a path")
    _sound(all(mask.bit_count() <= ROADS for mask in roads), "too many roads")
    masks = (*state.settlements, *state.cities)
    _sound(all(0 <= mask <= ALL_CROSSINGS for mask in masks), "crossings beyond the board")
    _sound(_apart(masks), "two buildings at a crossing")
    _sound(all(mask.bit_count() <= SETTLEMENTS for mask in state.settlements), "too many settlements")
    _sound(all(mask.bit_count() <= CITIES for mask in state.cities), "too many cities")
    built = buildings(state)
    _sound(all(NEAR[node] & built == 1 << node for node in bits(built)), "buildings side by side")


def _apart(masks: tuple[int, ...] | list[int]) -> bool:
    return sum(mask.bit_count() for mask in masks) == sum(masks).bit_count()


def _points(state: State) -> None:
    """Lengths, awards and points are what the pieces say; the match is over where somebody has won."""
    seats = range(len(state.hands))
    lengths = tuple(longest(joined(state.roads[seat]), others_buildings(state, seat)) for seat in seats)
    _sound(state.lengths == lengths, "a road is longer or shorter")
    holder, army = state.road_holder, state.army_holder
    _sound(all(seat is None or seat in seats for seat in (holder, army)), "a holder who is not there")
    _sound(road_holder(lengths, holder) == holder, "the longest road is another's")
    knights = tuple(count(played, Card.KNIGHT) for played in state.played)
    if army is None:
        _sound(max(knights) < SMALLEST_ARMY, "an army is the largest")
    else:
        _sound(knights[army] == max(knights) >= SMALLEST_ARMY, "the largest army is another's")
    for seat in seats:
        points = state.settlements[seat].bit_count() + 2 * state.cities[seat].bit_count()
        points += AWARD * ((seat == holder) + (seat == army))
        _sound(state.points[seat] == points, f"seat {seat} has {points} points")
    target = state.options.target
    if not state.frames:
        _sound(state.winner in seats, "nobody has won")
        assert state.winner is not None
        _sound(all_points(state, state.winner) >= target, "the winner has too few points")
        return
    _sound(state.winner is None, "somebody has won")
    for seat in seats if state.options.win_any_time else (state.seat,):
        _sound(all_points(state, seat) < target, "somebody should have won")


def _open(state: State) -> None:
    """What is open fits the table."""
    match state.frames:
        case (Laying(),) | (Seating(),):
            _sound(not any((state.turn, *state.settlements, *state.cities, *state.hands)), "too early")
            _sound(not any(map(joined, state.roads)), "too early")
        case (Placing() as placing,):
            _set_up(state, placing)
        case _:
            seats = len(state.hands)
            _sound(state.turn > 0, "a turn without a number")
            _sound(state.seat == (state.first + state.turn - 1) % seats, "another seat's turn")
            _turn(state)
    early = not state.frames or not isinstance(state.frames[0], Main)
    _sound(not (early and state.offers), "offers before the roll")
    if state.frames and early:
        _sound(not state.fresh and not state.offered, "something was done before the roll")
    _offers(state)


def _set_up(state: State, frame: Placing) -> None:
    seats = len(state.hands)
    _sound(0 <= frame.index < 2 * seats and state.turn == 0, "the set-up is over")
    order = [placing_seat(state.first, seats, index) for index in range(2 * seats)]
    _sound(state.seat == order[frame.index], "another seat places")
    _sound(not any((*state.cities, *state.cards, *state.played)), "too early")
    for seat in range(seats):
        due = order[: frame.index].count(seat)
        placed = seat == state.seat and frame.crossing is not None
        _sound(state.settlements[seat].bit_count() == due + placed, "settlements of the set-up")
        _sound(joined(state.roads[seat]).bit_count() == due, "roads of the set-up")
    if frame.crossing is not None:
        _sound(own_buildings(state, state.seat) >> frame.crossing & 1 == 1, "a settlement without a place")


def _turn(state: State) -> None:
    match state.frames:
        case (*_, Discarding() as discarding):
            _discards(state, discarding)
        case (*_, Stealing(victim)):
            _sound(victim in victims_at(state, state.robber), "nobody to be robbed")
        case (*_, Drawing()):
            _sound(state.deck > 0, "the deck is empty")
        case (*_, FreeRoads(left)):
            roads = joined(state.roads[state.seat]).bit_count()
            _sound(1 <= left <= min(2, ROADS - roads) and state.card_played, "free roads")
        case (Main(), Answering(waiting)):
            _sound(bool(state.offers), "an answer to nothing")
            to, answered = state.offers[-1].to, [answer.seat for answer in state.offers[-1].answers]
            _sound(bool(waiting) and len(set(waiting)) == len(waiting), "nobody answers")
            _sound(all(seat in to and seat not in answered for seat in waiting), "somebody else answers")


def _discards(state: State, frame: Discarding) -> None:
    """Everybody with too many cards chooses, in rising order."""
    sizes = [total(hand) for hand in state.hands]
    owing = [(seat, size // 2) for seat, size in enumerate(sizes) if size >= DISCARD_FROM]
    _sound([(choice.seat, choice.count) for choice in frame.choices] == owing, "others owe cards")
    done = [choice.done for choice in frame.choices]
    _sound(sorted(done, reverse=True) == done and not all(done), "nobody chooses")
    for choice in frame.choices:
        _sound(choice.done == (choice.goods is not None), "a choice, or none")
        if choice.goods is not None:
            fits = covers(state.hands[choice.seat], pack(choice.goods)) and sum(choice.goods) == choice.count
            _sound(fits, "cards nobody holds are discarded")


def _offers(state: State) -> None:
    seats = range(len(state.hands))
    _sound(0 <= state.offered <= state.options.offers, "too many offers")
    numbers = [offer.id for offer in state.offers]
    _sound(sorted(set(numbers)) == numbers and all(1 <= n <= state.offered for n in numbers), "offers")
    asking = bool(state.frames) and isinstance(state.frames[-1], Answering)
    for offer in state.offers:
        newest = offer is state.offers[-1]
        _sound(bool(offer.answers) or (asking and newest), "an offer nobody would take")
        _offer(state, offer, seats)


def _offer(state: State, offer: Offer, seats: range) -> None:
    to = tuple(sorted(set(offer.to)))
    _sound(to == offer.to and to != () and all(seat in seats for seat in to), "an offer to nobody")
    _sound(state.seat not in to, "an offer to oneself")
    refusal = why_not_terms(offer.terms, offer.terms.give, state.hands[state.seat])
    _sound(refusal is None, "an offer that is not covered")
    answered = [answer.seat for answer in offer.answers]
    _sound(len(set(answered)) == len(answered) and set(answered) <= set(to), "answers")
    for answer in offer.answers:
        terms = answer.counter or offer.terms
        _sound(why_not_terms(terms, terms.want, state.hands[answer.seat]) is None, "an answer that is not covered")
