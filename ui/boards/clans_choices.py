"""What can be done at every decision of The Four Groves: which thing on the table stands for which action."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from desktop.rules.clans import choices as c
from desktop.rules.clans.attack import assignable, battlefields_left
from desktop.rules.clans.dynasty import face_up, prices
from desktop.rules.clans.frames import Preparing
from desktop.rules.clans.gold import producers, produces
from desktop.rules.clans.stats import strength, unit_force
from desktop.rules.clans.targets import ability_of, card_targets
from desktop.rules.clans.vocabulary import StatIs
from desktop.rules.clans.worthwhile import likeness
from desktop.rules.kit import Action
from ui.boards import clans_draft as d
from ui.boards.clans_actions import acting
from ui.boards.clans_keys import HOME_GROUND, card_key, deck_key, discard_key, field_key, plate_key
from ui.boards.clans_offers import BACK, Desk
from ui.boards.clans_scene import bill
from ui.boards.clans_stops import manned
from ui.stage.placement import Affordance, Draft


def choices(desk: Desk, draft: Draft | None) -> Iterable[Affordance]:
    """What can be done at this decision, with this laid out."""
    if isinstance(draft, d.Browsing):
        yield Affordance(BACK, desk.words.draft(BACK), icon="undo", keys=("panel",), primary=True)
        return
    match desk.view.decision:
        case c.Act() | c.Fight() | c.React():
            yield from acting(desk, draft)
        case c.PayGold():
            yield from _paying(desk, draft)
        case c.Maneuvers(_, cavalry):
            yield from _maneuvers(desk, draft if isinstance(draft, d.Marching) else d.Marching(), cavalry)
        case c.Recruit():
            yield from _recruit(desk, draft)
        case _:
            yield from _each(desk)
    if not isinstance(draft, d.Stopping):
        yield from _piles(desk)


def _piles(desk: Desk) -> Iterable[Affordance]:
    """Discard piles can be looked through."""
    piles = (("dynasty", desk.view.dynasty_discard), ("fate", desk.view.fate_discard))
    for seat in (0, 1):
        for side, discards in piles:
            if discards[seat]:
                browsing = d.Browsing(seat, "dynasty" if side == "dynasty" else "fate")
                one = desk.lay(browsing, discard_key(seat, browsing.side), icon="eye", listed=False)
                yield Affordance(one.action, one.text, icon=one.icon, keys=one.keys, listed=False)


# -- each action on the thing it names --------------------------------------------------------------------------------


def _each(desk: Desk) -> Iterable[Affordance]:
    own, words, decision = plate_key(desk.view.seat), desk.words, desk.view.decision
    named: set[object] = set()
    for i, action in enumerate(desk.legal):
        match action:
            case c.Target(card):
                first, note = _first_copy(desk, action, card, named), _where(desk, card)
                yield desk.do(action, card_key(card), f"seen:{card}", icon="show", note=note, listed=first)
            case c.Discard(card):
                first = _first_copy(desk, action, card, named)
                yield desk.do(action, card_key(card), icon="trash", note="", listed=first)
            case c.Choose(card):
                first, note = _first_copy(desk, action, card, named), _where(desk, card)
                yield desk.do(action, card_key(card), f"seen:{card}", icon="hand", note=note, listed=first)
            case c.Focus(None):
                yield desk.do(action, deck_key(desk.view.seat, "fate"), icon="cards")
            case c.Focus(int() as card):
                value = desk.table.print(card).card.focus or 0
                note, first = words.focus_value(value), _first_copy(desk, action, card, named)
                yield desk.do(action, card_key(card), icon="cards", note=note, listed=first)
            case c.Battle(field):  # an empty battlefield is chosen on the table only
                here = manned(desk.table)
                yield desk.do(action, field_key(field), icon="play", listed=not here or field in here)
            case c.Mode(option):
                yield desk.do(action, text=words.mode(desk.view, option), icon="check")
            case c.Attack():
                doubt = _doubt(desk)
                yield desk.do(action, own, icon="play", primary=not doubt, note=doubt)
            case c.Pass():
                first = len(desk.legal) == 1 or (isinstance(decision, c.DeclareAttack) and bool(_doubt(desk)))
                yield desk.do(action, own, text=words.decline(decision), icon="play", primary=first)
            case c.Accept() if isinstance(decision, c.ChooseCard):
                text, note = words.carry_out(desk.view), words.carried_note(desk.view)
                yield desk.do(action, own, text=text, note=note, icon="check", primary=True)
            case c.Accept() | c.Refuse() if isinstance(decision, c.AnswerChallenge):
                accepts = isinstance(action, c.Accept)
                note = words.duel_note(desk.view, accepts)
                icon = "check" if accepts else "cancel"
                yield desk.do(action, own, note=note, icon=icon, primary=accepts)
            case c.GoBack():
                yield desk.do(action, icon="undo")
            case c.Strike():
                yield desk.do(action, own, icon="play")
            case _:
                yield desk.do(action, own, icon="play", primary=i == 0)
    yield from _no_targets(desk)


def _doubt(desk: Desk) -> str:
    """Why an attack would lead to nothing, as far as can be seen: nobody can go, or all together are too weak."""
    table, seat = desk.table, desk.view.seat
    units = assignable(table, seat, False)
    if not units:
        own = [card for card in table.stats.personalities if table.owners[card] == seat]
        return desk.words.nobody_goes(bool(own) and all(table.pieces[card].bowed for card in own))
    force = sum(unit_force(table, unit) for unit in units)
    weakest = min((strength(table, 1 - seat, one.field) for one in table.provinces[1 - seat]), default=0)
    return "" if force > weakest else desk.words.too_weak(force, weakest)


def _first_copy(desk: Desk, action: Action, card: int, named: set[object]) -> bool:
    """Whether no other stands in the list of which this one is a copy: one is as good as the other."""
    copy = type(action), likeness(desk.table, card)
    found = copy not in named
    named.add(copy)
    return found


def _where(desk: Desk, card: int) -> str:
    """What a card is, and what it is worth, under its name."""
    table, words = desk.table, desk.words
    if card in table.pieces and (table.print(card).personality or table.print(card).type == "follower"):
        parts = [words.figures(table, card)]
        if _asks_honor(desk) and card in table.stats.ph:
            parts.append(words.personal_honor(table.stats.ph[card]))
        if isinstance(desk.view.decision, c.ChooseTarget) and table.pieces[card].bowed:
            parts += words.lying(table, card)[:1]  # that it is bowed
        return words.comma_list([*parts, words.name(table.owners[card])])
    kind = table.print(card)
    return " ".join(words.card_lines(kind.title)) or words.kind_of(kind)


def _asks_honor(desk: Desk) -> bool:
    """Whether a target of what is announced must have so much, or so little, Personal Honor."""
    frame = desk.view.frames[-1]
    if not isinstance(frame, Preparing):
        return False
    tests = (test for spec in card_targets(ability_of(desk.table, frame)) for test in spec.filters)
    return any(isinstance(test, StatIs) and test.stat == "ph" for test in tests)


def _no_targets(desk: Desk) -> Iterable[Affordance]:
    """Cards in play that are no legal target: a click on them says why."""
    if not isinstance(desk.view.decision, c.ChooseTarget):
        return
    for card in desk.table.pieces:
        if c.Target(card) not in desk.allowed:
            yield desk.do(c.Target(card), card_key(card), listed=False)


# -- paying -----------------------------------------------------------------------------------------------------------


def _paying(desk: Desk, draft: Draft | None) -> Iterable[Affordance]:
    """The cheapest set is proposed; every producer can be taken in or left out."""
    seat, table, words = desk.view.seat, desk.table, desk.words
    price, paying, barred = bill(table)
    proposed = next((one.producers for one in desk.legal if isinstance(one, c.Pay)), ())
    chosen = draft.producers if isinstance(draft, d.Paying) else proposed
    made = sum(produces(table, card, paying) for card in chosen)
    pay = desk.do(c.Pay(chosen), plate_key(seat), icon="check", primary=True, note=words.made(made, price))
    yield replace(pay, warns=made > price)
    for gold, card in producers(table, seat, paying, barred):
        taken = card in chosen
        cards = [one for one in chosen if one != card] if taken else _with(desk, chosen, card, price, paying)
        laid = d.Paying(tuple(sorted(cards)))
        yield desk.lay(
            laid,
            card_key(card),
            text=words.take_pay(card, taken),
            icon="check" if taken else "add",
            note=words.gold(gold),
        )
    yield desk.do(c.GoBack(), icon="undo")


def _with(desk: Desk, chosen: tuple[int, ...], card: int, price: int, paying: str) -> list[int]:
    """One producer more; what is not needed any more because of it is left out, the largest first."""
    table = desk.table
    cards = [*chosen, card]
    for other in sorted(chosen, key=lambda one: -produces(table, one, paying)):
        if sum(produces(table, one, paying) for one in cards if one != other) >= price:
            cards.remove(other)
    return cards


# -- maneuvers --------------------------------------------------------------------------------------------------------


def _maneuvers(desk: Desk, draft: d.Marching, cavalry: bool) -> Iterable[Affordance]:
    """A unit is picked up, then its battlefield; all go together."""
    seat, table, words = desk.view.seat, desk.table, desk.words
    units, fields = assignable(table, seat, cavalry), battlefields_left(table)
    going = dict(draft.orders)
    if draft.picked is not None:
        unit = draft.picked
        for field in fields:
            if going.get(unit) != field:
                there = _sent(going, unit, field)
                yield desk.lay(there, field_key(field), text=words.send(unit, field), icon="play")
        if unit in going:
            yield desk.lay(_sent(going, unit, None), text=words.recall(unit), icon="undo")
        yield desk.lay(d.Marching(draft.orders), card_key(unit), text=words.draft(BACK), icon="undo")
        return
    rest = [unit for unit in units if unit not in going]
    if draft.rest:
        for field in fields:
            text = words.send_rest(bool(going), field)
            yield desk.lay(_all_sent(going, rest, field), field_key(field), text=text, icon="play")
        yield desk.lay(d.Marching(draft.orders), text=words.draft(BACK), icon="undo")
        return
    orders = tuple(c.Order(unit, field) for unit, field in draft.orders)
    yield desk.do(c.Assign(orders), plate_key(seat), icon="check", primary=bool(orders))
    if len(rest) > 1:
        force = sum(unit_force(table, unit) for unit in rest)
        here = fields[0] if len(fields) == 1 else None
        laid = d.Marching(draft.orders, rest=True) if here is None else _all_sent(going, rest, here)
        text = words.send_rest(bool(going), here)
        yield desk.lay(laid, text=text, icon="play", note=words.sent_together(len(rest), force))
    standing = table.stats.personalities
    for unit in sorted(units, key=standing.index):  # as they stand, from the left
        note = words.unit_figures(table, unit)
        if unit in going:
            note = words.comma_list([note, words.battlefield(going[unit])])
        if len(fields) == 1:  # there is but one way to go
            back = unit in going
            text = words.recall(unit) if back else words.send(unit, fields[0])
            laid = _sent(going, unit, None if back else fields[0])
            yield desk.lay(laid, card_key(unit), text=text, icon="undo" if back else "play", note=note)
            continue
        yield desk.lay(d.Marching(draft.orders, unit), card_key(unit), text=words.pick(unit), icon="hand", note=note)
    for unit in units:  # a unit may also be dragged to its battlefield
        for field in fields:
            if going.get(unit) != field:
                text, drag = words.send(unit, field), (card_key(unit), field_key(field))
                yield desk.lay(_sent(going, unit, field), text=text, listed=False, drag=drag)
    if draft.orders:
        yield desk.back()
    for card in table.stats.personalities:
        if table.owners[card] == seat and card not in units:
            field = fields[0] if fields else 0
            yield desk.do(c.Assign((c.Order(card, field),)), card_key(card), text=words.pick(card), listed=False)


def _all_sent(going: dict[int, int], units: Iterable[int], field: int) -> d.Marching:
    """The same with these units there."""
    return d.Marching(tuple(sorted({**going, **dict.fromkeys(units, field)}.items())))


def _sent(going: dict[int, int], unit: int, field: int | None) -> d.Marching:
    """The same with this unit elsewhere."""
    rest = {one: place for one, place in going.items() if one != unit}
    if field is not None:
        rest[unit] = field
    return d.Marching(tuple(sorted(rest.items())))


# -- the Dynasty Phase ------------------------------------------------------------------------------------------------


def _recruit(desk: Desk, draft: Draft | None) -> Iterable[Affordance]:
    """Buy, choose what is discarded, end the phase."""
    seat, table, words = desk.view.seat, desk.table, desk.words
    offered = face_up(table, seat)
    clearing = draft.cards if isinstance(draft, d.Clearing) else ()
    if isinstance(draft, d.Hiring):
        for honored in (False, True):
            yield desk.do(
                c.Buy(draft.card, honored),
                card_key(draft.card),
                icon="add",
                note=_price_note(desk, draft.card, honored),
            )
        yield desk.back(card_key(draft.card))
        return
    bought = False
    for card in offered if not clearing else ():
        ways = [one for one in desk.legal if isinstance(one, c.Buy) and one.card == card]
        home = card_key(card), HOME_GROUND
        if len(ways) > 1:  # a click asks at which price; each has its place there all the same
            yield desk.lay(d.Hiring(card), card_key(card), icon="add", listed=False, drag=home)
        for one in ways:
            bought = True
            note, drag = _price_note(desk, card, one.honored), home if len(ways) == 1 else ("", "")
            yield desk.do(one, card_key(card), icon="add", note=note, drag=drag)
        if not ways and table.print(card).type in ("holding", "personality"):
            yield desk.do(c.Buy(card), card_key(card), icon="add", note=_price_note(desk, card, False))
    yield desk.do(c.EndDynasty(clearing), plate_key(seat), icon="play", primary=not bought or bool(clearing))
    for card in offered:
        taken = card in clearing
        cards = [one for one in clearing if one != card] if taken else [*clearing, card]
        laid = d.Clearing(tuple(sorted(cards))) if cards else BACK
        keys = (card_key(card),) if clearing else ()
        yield desk.lay(laid, *keys, text=words.clear(card, taken), icon="check" if taken else "trash")
    if clearing:
        yield desk.back()


def _price_note(desk: Desk, card: int, honored: bool) -> str:
    """What a purchase costs and brings."""
    table, words, seat = desk.table, desk.words, desk.view.seat
    found = prices(table, seat, card)
    if honored not in found:
        return ""
    lost = desk.lost(found[honored], table.print(card).type)
    if honored:
        return words.with_loss(words.price_with_honor(found[True], table.print(card).card.ph or 0), lost)
    return words.with_loss(words.gold(found[False]), lost)
