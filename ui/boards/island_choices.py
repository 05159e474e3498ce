"""What can be done at every decision of Island Settlers: which thing on the table stands for which action."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from desktop.rules.island import choices as c
from desktop.rules.island import values as v
from desktop.rules.island.board import CROSSING_HEXES, HEX_MASKS, bits
from desktop.rules.island.reasons import CannotPay, NoPieceLeft
from desktop.rules.island.values import CITY_COST, KINDS, ROAD_COST, SETTLEMENT_COST, Card, Goods, Kind, View
from desktop.rules.kit import Action
from ui.boards import island_draft as d
from ui.boards.island_keys import (
    BANK,
    DICE,
    DICE_GAP,
    MAIN,
    built_key,
    card_key,
    crossing_key,
    hex_key,
    less_key,
    path_key,
    plate_key,
    row_key,
    ware_key,
)
from ui.boards.island_offers import Desk
from ui.boards.island_trade import (
    answering,
    begin_trade,
    discarding,
    due,
    may_offer,
    never_of,
    no_trade,
    open_offers,
    standing,
    trading,
)
from ui.stage.placement import Affordance, Draft

COSTS: dict[str, Goods] = {"road": ROAD_COST, "settlement": SETTLEMENT_COST, "city": CITY_COST}
_KINDS_OF: dict[str, type[Action]] = {"road": c.BuildRoad, "settlement": c.BuildSettlement, "city": c.BuildCity}


def choices(desk: Desk, draft: Draft | None) -> Iterable[Affordance]:
    """What can be done at this decision, with this laid out."""
    match desk.view.frames[-1]:
        case v.Placing() | v.FreeRoads():
            yield from _places(desk, True)
        case v.BeforeRoll():
            yield from _before(desk, draft)
        case v.Main():
            yield from _main(desk, draft)
        case v.Discarding(owing):
            laid = draft if isinstance(draft, d.Giving) else d.Giving()
            yield from discarding(desk, laid, due(desk.view, owing))
        case v.Robbing():
            yield from _robber(desk, draft)
        case v.Answering():
            yield from answering(desk, draft if isinstance(draft, d.Countering) else None)


# -- places -----------------------------------------------------------------------------------------------------------


def pips(view: View, crossing: int) -> int:
    """On how many of 36 rolls an intersection brings something."""
    assert view.board is not None
    numbers = (view.board.numbers[number] for number in CROSSING_HEXES[crossing])
    return sum(6 - abs(7 - number) for number in numbers if number)


def place_key(action: Action) -> str:
    """The place where something is built."""
    match action:
        case c.BuildRoad(path):
            return path_key(path)
        case c.BuildSettlement(crossing) | c.BuildCity(crossing):
            return crossing_key(crossing)
    raise KeyError(type(action).__name__)


def glow_key(action: Action) -> str:
    """What glows there: the spot, or the settlement that can become a city."""
    if isinstance(action, c.BuildCity):
        return built_key(action.crossing)
    return f"{place_key(action)}/spot"


def _places(desk: Desk, listed: bool, *kinds: type[Action]) -> Iterable[Affordance]:
    """Every place where something can be built now, the likeliest intersections first."""
    wanted = kinds or (c.BuildRoad, c.BuildSettlement, c.BuildCity)
    found = [one for one in desk.legal if isinstance(one, wanted)]
    found.sort(key=lambda one: -pips(desk.view, one.crossing) if isinstance(one, c.BuildSettlement) else 0)
    for action in found:
        note = None
        if isinstance(action, c.BuildSettlement):
            place = desk.words.action_note(action, desk.view)
            note = desk.words.worth(place, pips(desk.view, action.crossing))
        yield desk.do(action, glow_key(action), place_key(action), icon="add", note=note, listed=listed)


def _building(desk: Desk) -> Iterable[Affordance]:
    """Road, settlement, city: with the only place at once, else the places light up."""
    for what, kind in _KINDS_OF.items():
        note, draft = desk.words.cost(COSTS[what]), d.Building(what)
        if any(isinstance(one, kind) for one in desk.legal):
            yield desk.lay(draft, row_key(what), icon="add", note=note, kind=what)
        else:
            yield desk.lay(draft, row_key(what), icon="add", note=note, refusal=_no_building(desk, what), kind=what)
    yield desk.do(c.BuyCard(), row_key("card"), "deck", icon="cards")


def _no_building(desk: Desk, what: str) -> str:
    """Why nothing of this kind can be built anywhere: pieces, places, and then the price."""
    view, words = desk.view, desk.words
    seat = max(view.seat, 0)
    if what == "road":
        asks: list[Action] = [c.BuildRoad(path) for path in range(72)]
    elif what == "settlement":
        asks = [c.BuildSettlement(crossing) for crossing in range(54)]
    else:
        asks = [c.BuildCity(crossing) for crossing in bits(view.settlements[seat])]
    for action in asks:
        reason = desk.why_not(action)
        if isinstance(reason, CannotPay | NoPieceLeft):
            return words.reason(reason)
    return words.no_place(what)


# -- the turn ---------------------------------------------------------------------------------------------------------


def _before(desk: Desk, draft: Draft | None) -> Iterable[Affordance]:
    """Roll, or play a card first."""
    if isinstance(draft, d.Plenty | d.Naming):
        yield from _card_drafts(desk, draft)
        return
    only = len(desk.legal) == 1
    yield desk.do(c.Roll(), *DICE, MAIN, icon="play", primary=True, outlined=True, routine="begin" if only else "")
    yield desk.do(c.Roll(), DICE_GAP, *DICE, listed=False)
    yield from _cards(desk)
    yield from no_trade(desk)


def _main(desk: Desk, draft: Draft | None) -> Iterable[Affordance]:
    """Build, trade, play, end the turn."""
    match draft:
        case d.Building(what):
            yield from _places(desk, True, _KINDS_OF[what])
            yield desk.back(row_key(what))
            return
        case d.Trading():
            yield from trading(desk, draft, True)
            return
        case d.Standing():
            yield from standing(desk, draft)
            return
        case d.Plenty() | d.Naming():
            yield from _card_drafts(desk, draft)
            return
    yield from open_offers(desk, draft)
    builds = [*_building(desk), *_cards(desk)]
    rows = [*builds, *begin_trade(desk)]
    yield from (one for one in rows if not one.refusal)
    nothing = all(one.refusal for one in builds)
    idle = desk.legal == (c.EndTurn(),) and not may_offer(desk.view)
    yield replace(desk.do(c.EndTurn(), MAIN, icon="play", primary=nothing, routine="end" if idle else ""), ends=True)
    if desk.view.options.offers:
        yield desk.lay(d.Standing(never_of(desk.view)), icon="keep", kind="never")
    yield from (one for one in rows if one.refusal)
    yield from _places(desk, False)


def _cards(desk: Desk) -> Iterable[Affordance]:
    """The development cards in hand: what can be played, what cannot and why."""
    view = desk.view
    held = [card for card in v.CARDS[:4] if view.cards[card]]
    for card in held:
        key = card_key(card)
        match card:
            case Card.KNIGHT:
                yield desk.do(c.PlayKnight(), key, icon="show", outlined=True)
            case Card.ROAD_BUILDING:
                yield desk.do(c.PlayRoadBuilding(), key, icon="show", outlined=True)
            case Card.YEAR_OF_PLENTY:
                first = next((kind for kind in KINDS if view.bank[kind]), Kind.LUMBER)
                yield _begun(desk, d.Plenty(), c.PlayYearOfPlenty, c.PlayYearOfPlenty(first, first), key)
            case Card.MONOPOLY:
                yield _begun(desk, d.Naming(), c.PlayMonopoly, c.PlayMonopoly(Kind.LUMBER), key)


def _begun(desk: Desk, draft: Draft, kind: type[Action], trial: Action, key: str) -> Affordance:
    """A card that asks for more before it is played."""
    note = desk.words.left_to_play(desk.view)
    if any(isinstance(one, kind) for one in desk.legal):
        return desk.lay(draft, key, icon="show", note=note, outlined=True)
    reason = desk.why_not(trial)
    refusal = desk.words.reason(reason) if reason is not None else ""
    return desk.lay(draft, key, icon="show", note=note, refusal=refusal)


def _card_drafts(desk: Desk, draft: d.Plenty | d.Naming) -> Iterable[Affordance]:
    """Year of Plenty and Monopoly: which resources."""
    if isinstance(draft, d.Naming):
        for one in desk.legal:
            if isinstance(one, c.PlayMonopoly):
                yield desk.do(one, ware_key("get", one.kind), icon="hand")
        yield desk.back(BANK)
        return
    pairs = [one for one in desk.legal if isinstance(one, c.PlayYearOfPlenty)]
    if draft.first is None:
        for kind in KINDS:
            alone = c.PlayYearOfPlenty(kind, None)
            if alone in pairs:
                yield desk.do(alone, ware_key("get", kind), icon="import")
            elif any(kind in (one.first, one.second) for one in pairs):
                note = desk.words.left_in_bank(desk.view.bank[kind])
                text = desk.words.take_first(kind)
                yield desk.lay(d.Plenty(kind), ware_key("get", kind), text=text, note=note, icon="import")
        yield desk.back(BANK)
        return
    for other in KINDS:
        low, high = sorted((draft.first, other))
        pair = c.PlayYearOfPlenty(low, high)
        if pair in pairs:
            yield desk.do(pair, ware_key("get", other), icon="import")
    yield desk.lay(d.Plenty(), less_key("get", draft.first), text=desk.words.begin_again(), icon="undo")
    yield desk.back(BANK)


# -- the robber -------------------------------------------------------------------------------------------------------


def _robber(desk: Desk, draft: Draft | None) -> Iterable[Affordance]:
    """Where the robber goes, and whom it robs."""
    moves = [one for one in desk.legal if isinstance(one, c.MoveRobber)]
    if isinstance(draft, d.Sending):
        for move in moves:
            if move.hex == draft.hex and move.victim is not None:
                keys = (plate_key(move.victim), *_houses(desk.view, move))
                yield desk.do(move, *keys, icon="hand", outlined=True, kind="rob")
        yield desk.back(hex_key(draft.hex))
        return
    for number in dict.fromkeys(move.hex for move in moves):
        here = [move for move in moves if move.hex == number]
        keys = (f"{hex_key(number)}/glow", hex_key(number))
        if len(here) == 1:
            yield desk.do(here[0], *keys, icon="hand", kind="hex")
        else:
            named = desk.words.hex(_board(desk.view), number)
            yield desk.lay(d.Sending(number), *keys, icon="hand", note=named, kind="hex")


def _board(view: View) -> v.Board:
    assert view.board is not None
    return view.board


def _houses(view: View, move: c.MoveRobber) -> tuple[str, ...]:
    """The victim's buildings at the hex."""
    assert move.victim is not None
    built = view.settlements[move.victim] | view.cities[move.victim]
    return tuple(crossing_key(crossing) for crossing in bits(built & HEX_MASKS[move.hex]))
