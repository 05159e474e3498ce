"""The table of Rival Princes right after an event, as far as its picture goes."""

from __future__ import annotations

from desktop.rules.kit import Event, put, replace
from desktop.rules.princes import events as e
from desktop.rules.princes.cards import RANK, Card, RegionCard
from desktop.rules.princes.values import Axis, Estate, Place, View

_NEW_AXIS: tuple[Axis, ...] = ("settlement", "road", "settlement")


def happened(view: View, event: Event) -> View:
    """The view after this event."""
    match event:
        case e.PrincipalitiesShown(regions):
            estates = tuple(Estate(-1, _NEW_AXIS, (-2, 0, 2), laid) for laid in regions)
            return replace(view, estates=estates, stored=((1,) * 6,) * 2, arranged=(True, True))
        case e.TurnBegan(turn, seat):
            return replace(view, turn=turn, active=seat, number=0, face=None)
        case e.DiceFell(_, number, face):
            return replace(view, number=number, face=face)
        case e.Gained(seat, region, _, stored) | e.Lost(seat, region, _, stored):
            return _stored(view, seat, region, stored)
        case e.RoadBuilt(seat, column):
            return replace(_axis(view, seat, column, "road"), roads=view.roads - 1)
        case e.SettlementBuilt(seat, column):
            return replace(_axis(view, seat, column, "settlement"), settlements=view.settlements - 1)
        case e.CityBuilt(seat, column):
            return replace(_axis(view, seat, column, "city"), cities=view.cities - 1)
        case e.RegionsPlaced(seat, column, up, down):
            estate = view.estates[seat]
            laid = replace(estate, columns=(*estate.columns, column), regions=(*estate.regions, up, down))
            amounts = put(view.stored, seat, (*view.stored[seat], 0, 0))
            shown = replace(view, estates=put(view.estates, seat, laid), stored=amounts)
            return replace(shown, drawn=(), pile_size=max(0, view.pile_size - 2))
        case e.TokenMoved("knight", holder):
            return replace(view, knight=holder)
        case e.TokenMoved("mill", holder):
            return replace(view, mill=holder)
    return _cards(view, event)


def _stored(view: View, seat: int, region: RegionCard, amount: int) -> View:
    regions = view.estates[seat].regions
    if region not in regions:
        return view
    stored = put(view.stored[seat], regions.index(region), amount)
    return replace(view, stored=put(view.stored, seat, stored))


def _axis(view: View, seat: int, column: int, kind: Axis) -> View:
    """One more card at an end of the axis, or a city on a settlement."""
    estate = view.estates[seat]
    place = column - estate.left
    if place < 0:
        estate = replace(estate, left=column, axis=(kind, *estate.axis))
    elif place == len(estate.axis):
        estate = replace(estate, axis=(*estate.axis, kind))
    else:
        estate = replace(estate, axis=put(estate.axis, place, kind))
    return replace(view, estates=put(view.estates, seat, estate))


# -- cards ------------------------------------------------------------------------------------------------------------


def _cards(view: View, event: Event) -> View:
    match event:
        case e.StacksDealt(sizes):
            return replace(view, stack_sizes=sizes)
        case e.CardDrawn(seat, stack, card) | e.CardTaken(seat, stack, _, _, card):
            return _to_hand(_stack(replace(view, seen=()), stack, -1), seat, card)
        case e.CardPutUnder(seat, stack, _, card):
            return _from_hand(_stack(view, stack, 1), seat, card)
        case e.CardStolen(seat, owner, card):
            return _to_hand(_from_hand(replace(view, seen=()), owner, card), seat, card)
        case e.CardBuilt(seat, card, column, slot):
            return _places(_from_hand(view, seat, card), seat, column, slot, card)
        case e.CardDemolished(seat, _, column, slot):
            return _places(view, seat, column, slot, None)
        case e.CardReturned(owner, card, column, slot):
            return _to_hand(_places(view, owner, column, slot, None), owner, card)
        case e.CardPlayed(seat, card):
            return replace(_from_hand(view, seat, card), table=(*view.table, card))
        case e.TakenBack(seat, card) if card is not None:
            return _to_hand(replace(view, table=view.table[:-1]), seat, card)
        case e.CardsLeft():
            return replace(view, table=())
        case e.EventTurned(card):
            return replace(view, event=card, event_size=view.event_size - 1)
        case e.EventDone():
            return replace(view, event=None, event_size=view.event_size + 1)
    return view


def _stack(view: View, stack: int, by: int) -> View:
    return replace(view, stack_sizes=put(view.stack_sizes, stack, view.stack_sizes[stack] + by))


def _to_hand(view: View, seat: int, card: Card | None) -> View:
    sizes = put(view.hand_sizes, seat, view.hand_sizes[seat] + 1)
    hand = view.hand
    if seat == view.seat and card is not None:
        hand = tuple(sorted((*hand, card), key=RANK.__getitem__))
    return replace(view, hand_sizes=sizes, hand=hand)


def _from_hand(view: View, seat: int, card: Card | None) -> View:
    sizes = put(view.hand_sizes, seat, view.hand_sizes[seat] - 1)
    hand = view.hand
    if seat == view.seat and card in hand:
        at = hand.index(card)
        hand = hand[:at] + hand[at + 1 :]
    return replace(view, hand_sizes=sizes, hand=hand)


def _places(view: View, seat: int, column: int, slot: str, card: Card | None) -> View:
    """The card lies on this site from now on, or nothing does."""
    estate = view.estates[seat]
    kept = tuple(place for place in estate.places if (place.column, place.slot) != (column, slot))
    if card is not None:
        kept = (*kept, Place(column, slot, card))  # type: ignore[arg-type]
    return replace(view, estates=put(view.estates, seat, replace(estate, places=kept)))
