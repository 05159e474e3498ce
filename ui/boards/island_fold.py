"""The table of Island Settlers right after an event, as far as its picture goes."""

from __future__ import annotations

from desktop.rules.island import events as e
from desktop.rules.island.board import joined, words
from desktop.rules.island.values import (
    CARD_COST,
    CITY_COST,
    NOTHING,
    ROAD_COST,
    SETTLEMENT_COST,
    Answer,
    BeforeRoll,
    Card,
    Goods,
    Main,
    Offer,
    View,
)
from desktop.rules.kit import Event, put, replace
from ui.boards.island_draft import with_one


def happened(view: View, event: Event, after: View) -> View:
    """The view after this event, on the way to `after`."""
    match event:
        case e.IslandLaid(board, robber):
            return replace(view, board=board, robber=robber)
        case e.TurnBegan(turn, seat):
            return replace(view, turn=turn, turn_seat=seat, frames=(BeforeRoll(),), offers=())
        case e.DiceRolled(_, first, second):
            nothing = (NOTHING,) * len(view.sizes)
            return replace(view, dice=(first, second), gains=nothing, frames=(Main(),))
        case e.Produced(_, gains):
            for seat, goods in enumerate(gains):
                view = _moved(view, seat, goods, 1)
            return replace(view, gains=gains)
        case e.StartingGoods(seat, _, goods):
            gains = put((NOTHING,) * len(view.sizes), seat, goods)
            return replace(_moved(view, seat, goods, 1), gains=gains)
        case e.RoadBuilt(seat, path, paid):
            laid = put(view.roads, seat, words(joined(view.roads[seat]) | 1 << path))
            return replace(_paid(view, seat, ROAD_COST, paid), roads=laid, lengths=after.lengths)
        case e.SettlementBuilt(seat, crossing, paid):
            built = put(view.settlements, seat, view.settlements[seat] | 1 << crossing)
            return _scored(replace(_paid(view, seat, SETTLEMENT_COST, paid), settlements=built), seat, 1)
        case e.CityBuilt(seat, crossing):
            view = _paid(view, seat, CITY_COST, True)
            left = put(view.settlements, seat, view.settlements[seat] & ~(1 << crossing))
            cities = put(view.cities, seat, view.cities[seat] | 1 << crossing)
            return _scored(replace(view, settlements=left, cities=cities), seat, 1)
        case e.LongestRoadMoved(_, holder):
            return replace(view, road_holder=holder, points=after.points, own_points=after.own_points)
        case e.LargestArmyMoved(_, holder):
            return replace(view, army_holder=holder, points=after.points, own_points=after.own_points)
    return _robbed(view, event)


def _robbed(view: View, event: Event) -> View:
    match event:
        case e.Discarded(seat, goods):
            return _moved(view, seat, goods, -1)
        case e.RobberMoved(_, _, number):
            return replace(view, robber=number)
        case e.Robbed(thief, victim, kind):
            sizes = put(view.sizes, victim, view.sizes[victim] - 1)
            view = replace(view, sizes=put(sizes, thief, sizes[thief] + 1))
            if kind is None or view.seat not in (thief, victim):
                return view
            return replace(view, hand=with_one(view.hand, kind, 1 if view.seat == thief else -1))
        case e.CardBought(seat):
            return _paid(view, seat, CARD_COST, True)
        case e.CardDrawn(seat, card):
            counts = put(view.card_counts, seat, view.card_counts[seat] + 1)
            view = replace(view, card_counts=counts, deck=view.deck - 1)
            return view if card is None else replace(view, cards=_one_card(view.cards, card, 1))
        case e.KnightPlayed(seat):
            return _played(view, seat, Card.KNIGHT)
        case e.RoadBuildingPlayed(seat):
            return _played(view, seat, Card.ROAD_BUILDING)
        case e.YearOfPlentyPlayed(seat, goods):
            return _moved(_played(view, seat, Card.YEAR_OF_PLENTY), seat, goods, 1)
        case e.MonopolyPlayed(seat, kind, taken):
            view = _played(view, seat, Card.MONOPOLY)
            sizes = tuple(size - lost for size, lost in zip(view.sizes, taken, strict=True))
            view = replace(view, sizes=put(sizes, seat, sizes[seat] + sum(taken)))
            if view.seat < 0:
                return view
            gained = sum(taken) if view.seat == seat else -taken[view.seat]
            return replace(view, hand=with_one(view.hand, kind, gained))
    return _traded(view, event)


def _traded(view: View, event: Event) -> View:
    match event:
        case e.BankTraded(seat, give, count, take):
            view = _moved(view, seat, with_one(NOTHING, give, count), -1)
            return _moved(view, seat, with_one(NOTHING, take), 1)
        case e.Offered(_, number, terms, to):
            return replace(view, offers=(*view.offers, Offer(number, terms, to)), offered=number)
        case e.Accepted(seat) | e.Countered(seat):
            counter = event.terms if isinstance(event, e.Countered) else None
            if not view.offers or any(one.seat == seat for one in view.offers[-1].answers):
                return view
            offer = view.offers[-1]
            offer = replace(offer, answers=(*offer.answers, Answer(seat, counter)))
            return replace(view, offers=(*view.offers[:-1], offer))
        case e.Traded(seat, partner, number, terms):
            for who, gone, come in ((seat, terms.give, terms.want), (partner, terms.want, terms.give)):
                sizes = put(view.sizes, who, view.sizes[who] - sum(gone) + sum(come))
                view = replace(view, sizes=sizes)
                if who == view.seat:
                    view = replace(view, hand=_sum(_sum(view.hand, gone, -1), come, 1))
            return replace(view, offers=tuple(one for one in view.offers if one.id != number))
        case e.OfferClosed(_, number):
            return replace(view, offers=tuple(one for one in view.offers if one.id != number))
    return view


def _sum(goods: Goods, others: Goods, sign: int) -> Goods:
    a, b, c, d, e_ = (have + sign * more for have, more in zip(goods, others, strict=True))
    return a, b, c, d, e_


def _moved(view: View, seat: int, goods: Goods, sign: int) -> View:
    """Cards go from the bank to a seat, or back."""
    sizes = put(view.sizes, seat, view.sizes[seat] + sign * sum(goods))
    view = replace(view, sizes=sizes, bank=_sum(view.bank, goods, -sign))
    return replace(view, hand=_sum(view.hand, goods, sign)) if seat == view.seat else view


def _paid(view: View, seat: int, cost: Goods, paid: bool) -> View:
    return _moved(view, seat, cost, -1) if paid else view


def _scored(view: View, seat: int, points: int) -> View:
    view = replace(view, points=put(view.points, seat, view.points[seat] + points))
    return replace(view, own_points=view.own_points + points) if seat == view.seat else view


def _one_card(cards: Goods, card: Card, more: int) -> Goods:
    a, b, c, d, e_ = (have + more * (place == card) for place, have in enumerate(cards))
    return a, b, c, d, e_


def _played(view: View, seat: int, card: Card) -> View:
    """A development card leaves the hand and lies open."""
    played = put(view.played, seat, _one_card(view.played[seat], card, 1))
    view = replace(view, played=played, card_counts=put(view.card_counts, seat, view.card_counts[seat] - 1))
    if seat != view.seat:
        return view
    return replace(view, cards=_one_card(view.cards, card, -1), card_played=True)
