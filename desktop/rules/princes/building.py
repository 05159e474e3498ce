"""Building (rules section 10): roads, settlements with their regions, cities, green and red cards."""

from __future__ import annotations

from itertools import permutations

from desktop.rules.kit import Action, NotNow, Reason, put
from desktop.rules.princes.cards import (
    CARDS,
    CITY,
    CITY_COST,
    COSTS,
    ROAD,
    ROAD_COST,
    SETTLEMENT,
    SETTLEMENT_COST,
    Card,
    Goods,
    RegionCard,
    Resource,
    Slot,
)
from desktop.rules.princes.choices import (
    BuildCard,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    Demolish,
    PlaceRegions,
    PlaceRow,
)
from desktop.rules.princes.decisions import AnyDecision, ChooseRegions, ChooseRow
from desktop.rules.princes.events import (
    Announced,
    CardBuilt,
    CardDemolished,
    CityBuilt,
    RegionsPlaced,
    RegionsSeen,
    RoadBuilt,
    SettlementBuilt,
)
from desktop.rules.princes.frames import CardsLeaving, Laying, Paying, PlacingRegions, ShufflingRegions
from desktop.rules.princes.hand import cut_down
from desktop.rules.princes.reasons import (
    InnerFirst,
    NeedsCity,
    NeedsSettlement,
    NeedsTown,
    NotAgreed,
    NotAnEnd,
    NoTarget,
    NotForSites,
    NotInHand,
    NotThere,
    Short,
    SiteTaken,
    SupplyEmpty,
)
from desktop.rules.princes.resources import asks
from desktop.rules.princes.rule import FrameRule
from desktop.rules.princes.table import Table, affords, goods_of, lay_open, missing
from desktop.rules.princes.tableau import facts, towns
from desktop.rules.princes.values import Axis, Estate, Place, State

_INNER: dict[Slot, Slot] = {"up2": "up1", "down2": "down1"}
_SITE_ACTIONS: dict[tuple[Card, int, Slot], BuildCard] = {}


def _build_card(card: Card, column: int, slot: Slot) -> BuildCard:
    """The same action value every time: lists of them are made at every turn."""
    key = (card, column, slot)
    action = _SITE_ACTIONS.get(key)
    if action is None:
        action = _SITE_ACTIONS[key] = BuildCard(card, column, slot)
    return action


# -- what may be built ------------------------------------------------------------------------------------------------


def legal_buildings(state: State, seat: int, have: Goods, hand: tuple[Card, ...]) -> list[Action]:
    """Everything the seat can build and pay; `have` is what it has stored, `hand` its cards, each named once."""
    known = facts(state.estates[seat])
    actions: list[Action] = []
    if known.road_ends and state.roads and affords(have, ROAD_COST):
        actions += [BuildRoad(column) for column in known.road_ends]
    if known.town_ends and state.settlements and affords(have, SETTLEMENT_COST):
        for column in known.town_ends:
            actions.append(BuildSettlement(column))
            if "scout" in hand:
                actions.append(BuildSettlement(column, True))
    if known.settlements and state.cities and affords(have, CITY_COST):
        actions += [BuildCity(column) for column in known.settlements]
    for card in hand:
        data = CARDS[card]
        sites = known.red_sites if data.kind == "red" else known.green_sites
        if data.kind != "action" and sites and affords(have, COSTS[card]):
            actions += [_build_card(card, column, slot) for column, slot in sites]
    if state.options.demolition:
        actions += [Demolish(place.column, place.slot) for place in state.estates[seat].places]
    return actions


def _cost(state: State, seat: int, cost: Goods) -> Short | None:
    short = missing(goods_of(state, seat), cost)
    return None if short is None else Short(short)


def why_not_build(state: State, seat: int, action: Action) -> Reason | None:
    """Why this cannot be built: first the place, then the supply or hand, then the price."""
    known = facts(state.estates[seat])
    match action:
        case BuildRoad(column):
            if column not in known.road_ends:
                return NotAnEnd("road", column)
            return _cost(state, seat, ROAD_COST) if state.roads else SupplyEmpty("road")
        case BuildSettlement(column, scout):
            if column not in known.town_ends:
                return NotAnEnd("settlement", column)
            if not state.settlements:
                return SupplyEmpty("settlement")
            if scout and "scout" not in state.hands[seat]:
                return NotInHand("scout")
            return _cost(state, seat, SETTLEMENT_COST)
        case BuildCity(column):
            if column not in known.settlements:
                return NeedsSettlement(column)
            return _cost(state, seat, CITY_COST) if state.cities else SupplyEmpty("city")
        case BuildCard(card, column, slot):
            return _why_not_site(state, seat, card, column, slot) or _cost(state, seat, COSTS[card])
        case Demolish(column, slot):
            if not state.options.demolition:
                return NotAgreed()
            return None if _card_on(state.estates[seat], column, slot) else NoTarget(column, slot)
    return NotNow()


def _why_not_site(state: State, seat: int, card: Card, column: int, slot: Slot) -> Reason | None:
    """Why the card cannot lie there."""
    if card not in state.hands[seat]:
        return NotInHand(card)
    kind = CARDS[card].kind
    if kind == "action":
        return NotForSites(card)
    estate = state.estates[seat]
    town = dict(towns(estate)).get(column)
    if town is None:
        return NeedsTown(column)
    if town != "city" and (kind == "red" or slot in _INNER):
        return NeedsCity(card, column)
    there = _card_on(estate, column, slot)
    if there is not None:
        return SiteTaken(column, slot, there.card)
    inner = _INNER.get(slot)
    return None if inner is None or _card_on(estate, column, inner) else InnerFirst(column, slot)


def _card_on(estate: Estate, column: int, slot: Slot) -> Place | None:
    for place in estate.places:
        if place.column == column and place.slot == slot:
            return place
    return None


def why_not_laid(state: State, frame: Laying) -> Reason | None:
    """Why what was announced cannot lie there; its price aside."""
    known = facts(state.estates[frame.seat])
    match frame.what:
        case "road":
            sound = frame.column in known.road_ends and state.roads > 0
        case "settlement":
            sound = frame.column in known.town_ends and state.settlements > 0
        case "city":
            sound = frame.column in known.settlements and state.cities > 0
        case "card":
            if frame.card is None or frame.slot is None:
                return NotNow()
            return _why_not_site(state, frame.seat, frame.card, frame.column, frame.slot)
    return None if sound else NotNow()


# -- building ---------------------------------------------------------------------------------------------------------


def begin_building(table: Table, seat: int, action: Action) -> None:
    """Pay first, then lay: what is announced lies beneath the payment."""
    match action:
        case BuildRoad(column):
            _begin(table, Laying(seat, "road", column), ROAD)
        case BuildSettlement(column, scout):
            if scout:
                lay_open(table, seat, "scout")
            _begin(table, Laying(seat, "settlement", column, None, None, scout), SETTLEMENT)
        case BuildCity(column):
            _begin(table, Laying(seat, "city", column), CITY)
        case BuildCard(card, column, slot):
            _begin(table, Laying(seat, "card", column, slot, card), CARDS[card].bill)
        case Demolish(column, slot):
            place = _card_on(table.estates[seat], column, slot)
            assert place is not None
            table.lift(seat, place)
            table.leave(place.card)
            table.log.append(CardDemolished(seat, place.card, column, slot))
            table.reckon()
            cut_down(table, False)


def _begin(table: Table, laying: Laying, bill: tuple[Resource, ...]) -> None:
    if asks(table, laying.seat, bill):
        table.log.append(Announced(laying.seat, laying.what, laying.column, laying.slot, laying.card))
    table.frames += (laying, Paying(laying.seat, "build", bill, 0, table.stored[laying.seat]))


def _with_axis(estate: Estate, column: int, kind: Axis) -> Estate:
    """The principality with one more card at an end of its axis, or a city on a settlement."""
    place = column - estate.left
    if place < 0:
        return Estate(column, (kind, *estate.axis), estate.columns, estate.regions, estate.places)
    if place == len(estate.axis):
        return Estate(estate.left, (*estate.axis, kind), estate.columns, estate.regions, estate.places)
    return Estate(estate.left, put(estate.axis, place, kind), estate.columns, estate.regions, estate.places)


class LayingRule(FrameRule[Laying]):
    """What was announced has been paid."""

    def settle(self, table: Table, frame: Laying) -> bool:
        """Lay it; tokens and victory are looked at anew. A settlement then brings its regions."""
        seat, column = frame.seat, frame.column
        table.frames.pop()
        if frame.what == "card":
            assert frame.card is not None and frame.slot is not None
            table.from_hand(seat, frame.card)
            table.lay(seat, Place(column, frame.slot, frame.card))
            table.log.append(CardBuilt(seat, frame.card, column, frame.slot))
        elif frame.what == "road":
            table.roads -= 1
            table.estates[seat] = _with_axis(table.estates[seat], column, "road")
            table.log.append(RoadBuilt(seat, column))
        elif frame.what == "city":
            table.cities -= 1
            table.estates[seat] = _with_axis(table.estates[seat], column, "city")
            table.log.append(CityBuilt(seat, column))
        else:
            table.settlements -= 1
            table.estates[seat] = _with_axis(table.estates[seat], column, "settlement")
            table.log.append(SettlementBuilt(seat, column))
        table.reckon()
        if frame.what == "settlement" and table.phase != "over":
            _see_regions(table, frame)
        return False


def _see_regions(table: Table, frame: Laying) -> None:
    outer = frame.column + (1 if frame.column > 0 else -1)
    table.log.append(RegionsSeen(frame.seat, regions_shown(table, frame.scout)))
    table.frames.append(PlacingRegions(frame.seat, outer, frame.scout))


def regions_shown(table: State | Table, scout: bool) -> tuple[RegionCard, ...]:
    """The regions of the pile that may be placed now."""
    if scout:
        return tuple(sorted(table.pile))
    return table.pile[: 1 if table.options.place_as_drawn else 2]


class PlacingRegionsRule(FrameRule[PlacingRegions]):
    """The owner looks at the two top regions and decides which goes where; with a Scout he chooses any two, then the
    pile is shuffled."""

    def decision(self, state: State, frame: PlacingRegions) -> AnyDecision:
        """Which goes where."""
        if state.options.place_as_drawn and not frame.scout:
            return ChooseRow(frame.seat, frame.column)
        return ChooseRegions(frame.seat, frame.column, frame.scout)

    def legal(self, state: State, frame: PlacingRegions) -> tuple[Action, ...]:
        """All ways to place them."""
        if state.options.place_as_drawn and not frame.scout:
            return PlaceRow(1), PlaceRow(-1)
        shown = sorted(state.pile) if frame.scout else state.pile[:2]
        return tuple(PlaceRegions(up, down) for up, down in permutations(shown, 2))

    def why_not(self, state: State, frame: PlacingRegions, action: Action) -> Reason | None:
        """Two different regions that may be placed."""
        if state.options.place_as_drawn and not frame.scout:
            return None if isinstance(action, PlaceRow) else NotNow()
        if not isinstance(action, PlaceRegions):
            return NotNow()
        shown = state.pile if frame.scout else state.pile[:2]
        if action.up not in shown:
            return NotThere(action.up)
        return NotThere(action.down) if action.down not in shown or action.up == action.down else None

    def act(self, table: Table, frame: PlacingRegions, action: Action) -> None:
        """They lie there, with nothing stored."""
        if isinstance(action, PlaceRow):
            first, second = table.pile[:2]
            up, down = (first, second) if action.row == 1 else (second, first)
        else:
            assert isinstance(action, PlaceRegions)
            up, down = action.up, action.down
        seat, estate = frame.seat, table.estates[frame.seat]
        table.frames.pop()
        table.pile = tuple(region for region in table.pile if region not in (up, down))
        columns, regions = (*estate.columns, frame.column), (*estate.regions, up, down)
        table.estates[seat] = Estate(estate.left, estate.axis, columns, regions, estate.places)
        table.stored[seat] = (*table.stored[seat], 0, 0)
        table.log.append(RegionsPlaced(seat, frame.column, up, down))
        if frame.scout:
            table.frames += (CardsLeaving(), ShufflingRegions(True))
