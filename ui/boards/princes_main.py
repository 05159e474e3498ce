"""What can be done in the main phase of Rival Princes: building, playing, trading; and what follows from a draft."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.rules.kit import Action, Reason
from desktop.rules.princes import choices as c
from desktop.rules.princes.cards import CARDS, CITY_COST, RESOURCES, ROAD_COST, SETTLEMENT_COST, Card, Goods
from desktop.rules.princes.reasons import Short
from desktop.rules.princes.tableau import facts, towns
from ui.boards import princes_draft as d
from ui.boards.princes_faces import bill_of
from ui.boards.princes_keys import (
    DICE,
    axis_key,
    card_at,
    copies_of,
    other_plate,
    own_plate,
    own_seat,
    regions_with,
    site_key,
)
from ui.boards.princes_offers import Desk, priced
from ui.stage.placement import Affordance, Draft

COSTS: dict[str, Goods] = {"road": ROAD_COST, "settlement": SETTLEMENT_COST, "city": CITY_COST}


def main_phase(desk: Desk) -> Iterable[Affordance]:
    """Nothing is laid out: everything that can be begun, and why the rest of the hand cannot."""
    builds = [*_cards(desk), *_supplies(desk)]
    rest = [*_help(desk), _bank(desk), _offer(desk)]
    if desk.view.options.demolition and desk.view.estates[own_seat(desk.view)].places:
        rest.append(desk.lay(d.Razing(), icon="trash"))
    nothing = all(one.refusal for one in builds)
    rest.append(desk.do(c.EndTurn(), *DICE, icon="play", primary=nothing))
    yield from sorted([*builds, *rest], key=lambda one: bool(one.refusal))


# -- building and playing ---------------------------------------------------------------------------------------------


def _cards(desk: Desk) -> Iterable[Affordance]:
    """The hand: what can be played, what can be built, what cannot and why."""
    for card in dict.fromkeys(desk.view.hand):
        keys = copies_of(desk.view, card)
        if CARDS[card].kind == "action":
            if card == "scout" and any(c.BuildSettlement(column, True) in desk.allowed for column in _ends(desk)):
                scout = desk.lay(d.Laying("scout", card), *keys, icon="show", note=desk.words.cost(SETTLEMENT_COST))
                yield priced(scout, bill_of("settlement"))
            else:
                yield desk.do(c.PlayCard(card), *keys, icon="show")
            continue
        draft, note = d.Laying("card", card), desk.words.cost(CARDS[card].cost)
        sites = [one for one in desk.legal if isinstance(one, c.BuildCard) and one.card == card]
        if sites:
            yield priced(desk.lay(draft, *keys, icon="add", note=note), bill_of("card", card))
        else:
            reason = desk.why_not(_any_site(desk, card))
            if reason is not None:
                yield desk.refused(draft, reason, *keys, icon="add", note=note)


def _ends(desk: Desk) -> tuple[int, ...]:
    return facts(desk.view.estates[own_seat(desk.view)]).town_ends


def _any_site(desk: Desk, card: Card) -> Action:
    """Where the card would go first, to ask why not."""
    estate = desk.view.estates[own_seat(desk.view)]
    known = facts(estate)
    sites = known.red_sites if CARDS[card].kind == "red" else known.green_sites
    column, slot = sites[0] if sites else (towns(estate)[0][0], "up1")
    return c.BuildCard(card, column, slot)


def _supplies(desk: Desk) -> Iterable[Affordance]:
    """Road, settlement, city: at once where there is only one place, else the places light up."""
    known = facts(desk.view.estates[own_seat(desk.view)])
    places: tuple[tuple[str, list[Action]], ...] = (
        ("road", [c.BuildRoad(column) for column in known.road_ends]),
        ("settlement", [c.BuildSettlement(column) for column in known.town_ends]),
        ("city", [c.BuildCity(column) for column in known.settlements]),
    )
    for what, actions in places:
        key, note, draft = f"supply:{what}", desk.words.cost(COSTS[what]), d.Laying(what)
        if any(action in desk.allowed for action in actions):
            yield priced(desk.lay(draft, key, icon="add", note=note), bill_of(what))
        elif actions:
            reason = desk.why_not(actions[0])
            if reason is not None:
                yield desk.refused(draft, reason, key, icon="add", note=note)
        else:
            yield Affordance(
                draft, desk.words.draft(draft), note, "add", keys=(key,), refusal=desk.words.no_place(what)
            )


def _short(desk: Desk) -> Iterable[tuple[str, Card | None, Goods]]:
    """What the viewer could build somewhere but for the price, and what is missing."""
    known = facts(desk.view.estates[own_seat(desk.view)])
    asks: list[tuple[str, Card | None, Action]] = [
        ("card", card, _any_site(desk, card)) for card in dict.fromkeys(desk.view.hand) if CARDS[card].kind != "action"
    ]
    asks += [("city", None, c.BuildCity(column)) for column in known.settlements[:1]]
    asks += [("settlement", None, c.BuildSettlement(column)) for column in known.town_ends[:1]]
    asks += [("road", None, c.BuildRoad(column)) for column in known.road_ends[:1]]
    for what, card, action in asks:
        reason: Reason | None = desk.why_not(action)
        if isinstance(reason, Short):
            yield what, card, reason.missing


def _help(desk: Desk) -> Iterable[Affordance]:
    """Where one trade with the bank makes something affordable, that trade with a single click."""
    seat = own_seat(desk.view)
    have = _stored(desk, seat)
    seen: set[Action] = set()
    for what, card, missing in _short(desk):
        if sum(missing) != 1:
            continue
        need = CARDS[card].cost if card is not None else COSTS[what]
        wanted = RESOURCES[missing.index(1)]
        trades = [
            one
            for one in desk.legal
            if isinstance(one, c.Bank)
            and one.get == wanted
            and have[RESOURCES.index(one.give)] - one.rate >= need[RESOURCES.index(one.give)]
        ]
        best = min(trades, key=lambda one: (one.rate, -have[RESOURCES.index(one.give)]), default=None)
        if best is not None and best not in seen:
            seen.add(best)
            yield desk.do(best, icon="exchange", note=desk.words.then_build(what, card))


def _stored(desk: Desk, seat: int) -> tuple[int, ...]:
    """How many of each resource a seat has."""
    stored, kinds = desk.view.stored[seat], facts(desk.view.estates[seat]).kinds
    return tuple(sum(stored[region] for region in regions) for regions in kinds)


def laying(desk: Desk, draft: d.Laying) -> Iterable[Affordance]:
    """A thing is picked up: each place with what it would do there."""
    seat = own_seat(desk.view)
    for action in desk.legal:
        match action:
            case c.BuildCard(card, column, slot) if draft.what == "card" and card == draft.card:
                effect = desk.words.site_effect(desk.view, card, column, slot)
                yield desk.do(action, site_key(seat, column, slot), icon="add", note=effect)
            case c.BuildRoad(column) if draft.what == "road":
                yield desk.do(action, axis_key(seat, column), icon="add")
            case c.BuildSettlement(column, scout) if draft.what == ("scout" if scout else "settlement"):
                yield desk.do(action, axis_key(seat, column), icon="add")
            case c.BuildCity(column) if draft.what == "city":
                yield desk.do(action, axis_key(seat, column), icon="add")
    held = copies_of(desk.view, draft.card) if draft.card is not None else (f"supply:{draft.what}",)
    yield desk.back(*held)


def razing(desk: Desk) -> Iterable[Affordance]:
    """Which own card is torn down."""
    seat = own_seat(desk.view)
    for action in desk.legal:
        if isinstance(action, c.Demolish):
            name = desk.words.card(card_at(desk.view, seat, action.column, action.slot))
            yield desk.do(action, site_key(seat, action.column, action.slot), icon="trash", note=name)
    yield desk.back(own_plate(desk.view))


# -- trade ------------------------------------------------------------------------------------------------------------


def _bank(desk: Desk) -> Affordance:
    """A trade with the bank is begun; the regions that could give are outlined."""
    seat = own_seat(desk.view)
    kinds = {one.give: None for one in desk.legal if isinstance(one, c.Bank)}
    if kinds:
        keys = [key for kind in kinds for key in regions_with(desk.view, seat, kind)]
        return Affordance(d.Trading(), desk.words.draft(d.Trading()), icon="exchange", keys=tuple(keys))
    have = _stored(desk, seat)
    most = max(range(len(RESOURCES)), key=lambda kind: have[kind])
    rate = facts(desk.view.estates[seat]).rates[most][-1]
    reason = desk.why_not(c.Bank(RESOURCES[most], rate, RESOURCES[most - 1]))
    words = desk.words
    return Affordance(
        d.Trading(),
        words.draft(d.Trading()),
        "",
        "exchange",
        refusal=words.reason(reason) if reason is not None else "",
    )


def trading(desk: Desk) -> Iterable[Affordance]:
    """What is given to the bank."""
    seat = own_seat(desk.view)
    for give, rate in dict.fromkeys((one.give, one.rate) for one in desk.legal if isinstance(one, c.Bank)):
        yield desk.lay(d.Banking(give, rate), *regions_with(desk.view, seat, give), icon="exchange")
    yield desk.back(own_plate(desk.view))


def banking(desk: Desk, draft: d.Banking) -> Iterable[Affordance]:
    """What comes for it."""
    seat = own_seat(desk.view)
    for one in desk.legal:
        if isinstance(one, c.Bank) and (one.give, one.rate) == (draft.give, draft.rate):
            yield desk.do(one, *regions_with(desk.view, seat, one.get, False), icon="exchange")
    yield desk.back(*regions_with(desk.view, seat, draft.give), own_plate(desk.view))


def _offer(desk: Desk) -> Affordance:
    """An offer to the other is begun."""
    view = desk.view
    seat = own_seat(view)
    words, draft = desk.words, d.Offering()
    both = any(view.stored[seat]) and any(view.stored[1 - seat])
    return Affordance(
        draft,
        words.draft(draft),
        icon="hand",
        keys=(other_plate(view),),
        refusal="" if both else words.nothing_to_trade(),
    )


def offering(desk: Desk, draft: d.Offering) -> Iterable[Affordance]:
    """One piece more on either side, the offer itself, or begin again."""
    view, words = desk.view, desk.words
    seat = own_seat(view)
    action = c.Offer(draft.give, draft.get)
    yield desk.do(action, other_plate(view), icon="check", primary=True, note=words.terms(draft.give, draft.get))
    for owner, goods in ((seat, draft.give), (1 - seat, draft.get)):
        have = _stored(desk, owner)
        against = draft.get if owner == seat else draft.give
        for kind, resource in enumerate(RESOURCES):
            if have[kind] > goods[kind] and not against[kind]:
                more = _more(goods, kind)
                step = d.Offering(more, draft.get) if owner == seat else d.Offering(draft.give, more)
                yield Affordance(
                    step,
                    words.add_to_offer(resource, owner == seat),
                    words.of_stored(goods[kind], have[kind]),
                    "add",
                    keys=regions_with(view, owner, resource),
                    outlined=True,
                )
    if any(draft.give) or any(draft.get):
        yield Affordance(d.Offering(), words.begin_again(), icon="trash", keys=DICE)
    yield desk.back(own_plate(view))


def _more(goods: Goods, kind: int) -> Goods:
    a, b, e, f, g, h = (amount + (place == kind) for place, amount in enumerate(goods))
    return a, b, e, f, g, h


def drafted(desk: Desk, draft: Draft) -> Iterable[Affordance]:
    """What can follow from a draft of the main phase."""
    match draft:
        case d.Laying():
            return laying(desk, draft)
        case d.Razing():
            return razing(desk)
        case d.Trading():
            return trading(desk)
        case d.Banking():
            return banking(desk, draft)
        case d.Offering():
            return offering(desk, draft)
    return main_phase(desk)
