"""What can be done in the main phase of Rival Princes: building, playing, trading; and what follows from a draft."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from desktop.rules.kit import Action
from desktop.rules.princes import choices as c
from desktop.rules.princes.afford import trades_for
from desktop.rules.princes.cards import CARDS, CITY_COST, RESOURCES, ROAD_COST, SETTLEMENT_COST, Goods
from desktop.rules.princes.reasons import Short
from desktop.rules.princes.tableau import facts, towns
from ui.boards import princes_draft as d
from ui.boards.princes_faces import bill_of
from ui.boards.princes_keys import (
    axis_key,
    card_at,
    copies_of,
    own_seat,
    regions_with,
    site_key,
)
from ui.boards.princes_offers import Desk, button_key, priced
from ui.stage.placement import Affordance, Chain, Draft

COSTS: dict[str, Goods] = {"road": ROAD_COST, "settlement": SETTLEMENT_COST, "city": CITY_COST}


def main_phase(desk: Desk) -> Iterable[Affordance]:
    """Nothing is laid out: everything that can be begun, and why the rest of the hand cannot."""
    builds = [*_cards(desk), *_supplies(desk)]
    rest = [_bank(desk), _offer(desk)]
    if desk.view.options.demolition and desk.view.estates[own_seat(desk.view)].places:
        own = own_seat(desk.view)
        sites = [site_key(own, place.column, place.slot) for place in desk.view.estates[own].places]
        rest.append(replace(desk.lay(d.Razing(), *sites, icon="trash"), by_click=False, outlined=False))
    nothing = all(one.refusal for one in builds)
    rest.append(replace(desk.press(c.EndTurn(), icon="play", primary=nothing), ends=True))
    yield from sorted([*builds, *rest], key=lambda one: bool(one.refusal))


# -- building and playing ---------------------------------------------------------------------------------------------


def _cards(desk: Desk) -> Iterable[Affordance]:
    """The hand: what can be played, what can be built, what cannot and why."""
    for card in dict.fromkeys(desk.view.hand):
        keys = copies_of(desk.view, card)
        if CARDS[card].kind != "action":
            yield _thing(desk, d.Laying("card", card), keys, "add")
            continue
        scout = _thing(desk, d.Laying("scout", card), keys, "show") if card == "scout" and _ends(desk) else None
        yield desk.do(c.PlayCard(card), *keys, icon="show") if scout is None or scout.refusal else scout


def _supplies(desk: Desk) -> Iterable[Affordance]:
    """Road, settlement, city: their places light up."""
    for what in COSTS:
        yield _thing(desk, d.Laying(what), (f"supply:{what}",), "add")


def _thing(desk: Desk, draft: d.Laying, keys: tuple[str, ...], icon: str) -> Affordance:
    """Something to be built: picked up where it can be paid at once, or after trades; else why not."""
    note, builds = desk.words.cost(_cost(draft)), _builds(desk, draft)
    if any(action in desk.allowed for action, _ in builds):
        return priced(desk.lay(draft, *keys, icon=icon, note=note), bill_of(draft.what, draft.card))
    reasons = [desk.why_not(action) for action, _ in builds]
    if not reasons and draft.card is None:
        return Affordance(
            draft, desk.words.draft(draft), note, icon, keys=keys, refusal=desk.words.no_place(draft.what)
        )
    short = next((reason for reason in reasons if isinstance(reason, Short)), None)
    trades = trades_for(desk.view, own_seat(desk.view), _cost(draft)) if short is not None else None
    if short is not None and trades:
        traded = replace(draft, trades=trades)
        return desk.lay(traded, *keys, icon="exchange", note=desk.words.short_of(short.missing, trades))
    reason = short or next(iter(reasons), None) or desk.why_not(_no_site(desk, draft))
    assert reason is not None
    return desk.refused(draft, reason, *keys, icon=icon, note=note)


def _cost(draft: d.Laying) -> Goods:
    """What it costs."""
    if draft.what == "card":
        assert draft.card is not None
        return CARDS[draft.card].cost
    return COSTS["settlement" if draft.what == "scout" else draft.what]


def _ends(desk: Desk) -> tuple[int, ...]:
    return facts(desk.view.estates[own_seat(desk.view)]).town_ends


def _builds(desk: Desk, draft: d.Laying) -> list[tuple[Action, str]]:
    """Building it on each of its places, whatever it costs, with the key of the place."""
    seat = own_seat(desk.view)
    known = facts(desk.view.estates[seat])
    match draft.what:
        case "road":
            return [(c.BuildRoad(column), axis_key(seat, column)) for column in known.road_ends]
        case "settlement" | "scout":
            scout = draft.what == "scout"
            return [(c.BuildSettlement(column, scout), axis_key(seat, column)) for column in known.town_ends]
        case "city":
            return [(c.BuildCity(column), axis_key(seat, column)) for column in known.settlements]
    assert draft.card is not None
    sites = known.red_sites if CARDS[draft.card].kind == "red" else known.green_sites
    return [(c.BuildCard(draft.card, column, slot), site_key(seat, column, slot)) for column, slot in sites]


def _no_site(desk: Desk, draft: d.Laying) -> Action:
    """Where no site is free: some site, to ask why not."""
    assert draft.card is not None
    return c.BuildCard(draft.card, towns(desk.view.estates[own_seat(desk.view)])[0][0], "up1")


def _stored(desk: Desk, seat: int) -> tuple[int, ...]:
    """How many of each resource a seat has."""
    stored, kinds = desk.view.stored[seat], facts(desk.view.estates[seat]).kinds
    return tuple(sum(stored[region] for region in regions) for regions in kinds)


def laying(desk: Desk, draft: d.Laying) -> Iterable[Affordance]:
    """A thing is picked up: each place with what it would do there; the trades that come first are done with it."""
    for action, key in _builds(desk, draft):
        note = None
        if isinstance(action, c.BuildCard):
            note = desk.words.site_effect(desk.view, action.card, action.column, action.slot)
        if action in desk.allowed:
            yield desk.do(action, key, icon="add", note=note)
        elif draft.trades and isinstance(desk.why_not(action), Short):
            built = desk.do(action, key, icon="add", note=note)
            yield replace(built, action=Chain((*draft.trades, action)), refusal="")
    held = copies_of(desk.view, draft.card) if draft.card is not None else (f"supply:{draft.what}",)
    yield desk.back(*held)


def razing(desk: Desk) -> Iterable[Affordance]:
    """Which own card is torn down."""
    seat = own_seat(desk.view)
    for action in desk.legal:
        if isinstance(action, c.Demolish):
            name = desk.words.card(card_at(desk.view, seat, action.column, action.slot))
            yield desk.do(action, site_key(seat, action.column, action.slot), icon="trash", note=name)
    yield desk.back()


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
    yield desk.back()


def banking(desk: Desk, draft: d.Banking) -> Iterable[Affordance]:
    """What comes for it."""
    seat = own_seat(desk.view)
    for one in desk.legal:
        if isinstance(one, c.Bank) and (one.give, one.rate) == (draft.give, draft.rate):
            yield desk.do(one, *regions_with(desk.view, seat, one.get, False), icon="exchange")
    yield desk.back(*regions_with(desk.view, seat, draft.give))


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
        keys=(button_key(draft),),
        outlined=True,
        refusal="" if both else words.nothing_to_trade(),
    )


def offering(desk: Desk, draft: d.Offering) -> Iterable[Affordance]:
    """One piece more on either side, the offer itself, or begin again."""
    view, words = desk.view, desk.words
    seat = own_seat(view)
    action = c.Offer(draft.give, draft.get)
    yield desk.press(action, icon="check", primary=True, note=words.terms(draft.give, draft.get))
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
        yield Affordance(d.Offering(), words.begin_again(), icon="trash", keys=(button_key(draft),))
    yield desk.back()


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
