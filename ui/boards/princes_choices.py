"""What can be done at every other decision of Rival Princes: which thing on the table stands for which answer."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from desktop.rules.princes import choices as c
from desktop.rules.princes import decisions as q
from desktop.rules.princes.cards import Card, RegionCard
from desktop.rules.princes.tableau import regions_of
from ui.boards import princes_draft as d
from ui.boards.princes_keys import (
    DICE,
    card_at,
    copies_of,
    own_seat,
    place_key,
    region_key,
    regions_with,
    site_key,
    stack_key,
)
from ui.boards.princes_offers import Desk, button_key
from ui.stage.placement import Affordance, Draft


def choices(desk: Desk, draft: Draft | None) -> Iterable[Affordance]:
    """What can be done at this decision, with this laid out."""
    match desk.view.decision:
        case q.ArrangeRegions():
            return _arrange(desk, draft)
        case q.ChooseStart():
            return _start(desk, draft)
        case q.ChooseRefill() | q.ChooseNewCard():
            return _ways(desk, draft)
        case q.ChooseExchange() | q.ChooseDiscard():
            return _put(desk, draft)
        case q.ChooseRegions(_, _, scout):
            return _regions(desk, draft, scout)
        case q.ChooseRow() | q.ChooseAnswer() | q.ChooseReaction():
            return _answer(desk)
        case q.ChooseCard() | q.ChooseAway() | q.ChooseSecret():
            return _seen(desk)
    return _each(desk)


# -- set-up -----------------------------------------------------------------------------------------------------------


def _arrange(desk: Desk, draft: Draft | None) -> Iterable[Affordance]:
    """Regions are picked up and swapped until the arrangement is right."""
    laid = d.arrangement_of(desk.view, draft)
    assert laid is not None
    if laid.picked is None:
        done = tuple(laid.regions)
        assert len(done) == 6
        yield desk.press(c.Arrange(done), icon="check", primary=True)
        for i, region in enumerate(laid.regions):
            yield desk.lay(d.Arrangement(laid.regions, i), region_key(region), icon="exchange")
        return
    for i, region in enumerate(laid.regions):
        if i != laid.picked:
            swapped = list(laid.regions)
            swapped[i], swapped[laid.picked] = swapped[laid.picked], swapped[i]
            yield Affordance(
                d.Arrangement(tuple(swapped)),
                desk.words.swap_with(region, i),
                icon="exchange",
                keys=(region_key(region),),
                outlined=True,
            )
    back = d.Arrangement(laid.regions)
    yield Affordance(back, desk.words.draft(Draft()), icon="undo", keys=(region_key(laid.regions[laid.picked]),))


# -- the turn ---------------------------------------------------------------------------------------------------------


def _start(desk: Desk, draft: Draft | None) -> Iterable[Affordance]:
    """Roll, or fix the number first."""
    numbers = [one for one in desk.legal if isinstance(one, c.PlayAlchemist)]
    if isinstance(draft, d.Fixing):
        for one in numbers:
            keys = [
                region_key(region)
                for seat in (0, 1)
                for region in desk.view.estates[seat].regions
                if region.endswith(f"_{one.number}")
            ]
            yield desk.do(one, *keys, icon="check")
        yield desk.back(*copies_of(desk.view, "alchemist"))
        return
    yield desk.do(c.Roll(), *DICE, icon="play", primary=True)
    held = copies_of(desk.view, "alchemist")
    if numbers:
        yield desk.lay(d.Fixing(), *held, icon="show")
    elif held:
        reason = desk.why_not(c.PlayAlchemist(1))
        if reason is not None:
            yield desk.refused(d.Fixing(), reason, *held, icon="show")


def _ways(desk: Desk, draft: Draft | None) -> Iterable[Affordance]:
    """Draw the top card of a stack, or search one."""
    searches = [one for one in desk.legal if isinstance(one, c.Search)]
    if isinstance(draft, d.Searching):
        for one in searches:
            yield desk.do(one, stack_key(one.stack), icon="eye")
        yield desk.back()
        return
    draws = [one for one in desk.legal if isinstance(one, c.Draw)]
    for draw in draws:
        yield desk.do(draw, stack_key(draw.stack), icon="cards", primary=draw == draws[0])
    if searches:
        note = desk.words.search_price(desk.view)
        yield desk.lay(d.Searching(), button_key(d.Searching()), icon="eye", note=note)
    elif draws:
        reason = desk.why_not(c.Search(draws[0].stack))
        if reason is not None:
            yield desk.refused(d.Searching(), reason, icon="eye")
    if isinstance(desk.view.decision, q.ChooseRefill):
        yield desk.press(c.Stop(), icon="play")


def _put(desk: Desk, draft: Draft | None) -> Iterable[Affordance]:
    """A hand card goes under a stack: first the card, then the stack."""
    puts = [one for one in desk.legal if isinstance(one, c.Exchange | c.Discard)]
    if isinstance(draft, d.Putting):
        for one in puts:
            if one.card == draft.card:
                yield desk.do(one, stack_key(one.stack), icon="import")
        yield desk.back(*copies_of(desk.view, draft.card))
        return
    if isinstance(desk.view.decision, q.ChooseExchange):
        yield desk.press(c.Pass(), icon="keep", primary=True)
    for card in dict.fromkeys(one.card for one in puts):
        yield desk.lay(d.Putting(card), *copies_of(desk.view, card), icon="exchange")


# -- answers ----------------------------------------------------------------------------------------------------------


def _regions(desk: Desk, draft: Draft | None, scout: bool) -> Iterable[Affordance]:
    """Which region goes above, which below: the upper one is clicked, the other one follows."""
    pairs = [one for one in desk.legal if isinstance(one, c.PlaceRegions)]
    if isinstance(draft, d.Upper):
        for one in pairs:
            if one.up == draft.region:
                yield desk.do(one, region_key(one.down), icon="down")
        yield desk.back(region_key(draft.region))
    elif scout:
        for region in dict.fromkeys(one.up for one in pairs):
            yield desk.lay(d.Upper(region), region_key(region), icon="up")
    else:
        for one in pairs:
            yield desk.do(one, region_key(one.up), icon="check")


def _answer(desk: Desk) -> Iterable[Affordance]:
    """Two ways to answer; one of them may need a card."""
    for action in desk.legal:
        match action:
            case c.Counter(card):
                yield desk.do(action, *copies_of(desk.view, card), icon="keep", primary=True)
            case c.PlaceRow(row):
                yield desk.do(action, place_key(row), icon="up" if row == 1 else "down")
            case c.Accept():
                yield desk.press(action, icon="check", primary=True)
            case c.Reject():
                yield desk.press(action, icon="cross")
            case _:
                yield desk.press(action, icon="play", primary=len(desk.legal) == 1)


def _seen(desk: Desk) -> Iterable[Affordance]:
    """One of the cards that are looked through."""
    for action in desk.legal:
        match action:
            case c.Take(index, _):
                yield desk.do(action, f"seen:{index}", icon="hand")
            case c.Steal(card) | c.PutAway(card):
                yield desk.do(action, *_places_of(desk, card), icon="hand")
            case _:
                yield desk.press(action, icon="cross")


def _places_of(desk: Desk, card: Card) -> tuple[str, ...]:
    return tuple(f"seen:{place}" for place, seen in enumerate(desk.view.seen) if seen == card)


def _each(desk: Desk) -> Iterable[Affordance]:
    """Every action that is listed, on the thing it names."""
    seat = own_seat(desk.view)
    obvious = _obvious(desk)
    for action in desk.legal:
        match action:
            case c.PickStack(stack) | c.PutUnder(stack):
                yield desk.do(action, stack_key(stack), icon="cards")
            case c.Gain(region) | c.Pay(region) | c.Give(region):
                icon = "add" if isinstance(action, c.Gain) else "export"
                yield desk.do(action, region_key(region), icon=icon, primary=region == obvious)
            case c.TakeResource(resource):
                yield desk.do(action, *regions_with(desk.view, 1 - seat, resource), icon="hand")
            case c.ReturnCard(column, slot):
                decision = desk.view.decision
                owner = decision.owner if isinstance(decision, q.ChooseReturn) else 1 - seat
                card = card_at(desk.view, owner, column, slot)
                where = desk.words.site_place(column, slot, owner != seat)
                one = desk.do(action, site_key(owner, column, slot), icon="hand", note=where)
                yield replace(one, text=desk.words.choose_card(card))
            case c.GoBack():
                yield desk.press(action, icon="undo")
            case _:
                yield desk.press(action, icon="play")


def _obvious(desk: Desk) -> RegionCard | None:
    """Of regions of one kind the one that would be taken unasked: the fullest unprotected one pays, the emptiest one
    that is best protected gains."""
    view, decision = desk.view, desk.view.decision
    seen = {one.card: one for one in regions_of(view, own_seat(view))}
    if isinstance(decision, q.ChoosePayment) and decision.resource is not None:
        payers = [seen[one.region] for one in desk.legal if isinstance(one, c.Pay)]
        return min(payers, key=lambda one: (one.protected, -one.stored)).card
    if isinstance(decision, q.ChooseStore):
        takers = [seen[one.region] for one in desk.legal if isinstance(one, c.Gain)]
        return min(takers, key=lambda one: (one.stored, not one.protected)).card
    return None
