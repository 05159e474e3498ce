"""Goods chosen card by card: trades with the bank and the others, counter-offers, discards, and what is never given."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from desktop.rules.island import choices as c
from desktop.rules.island import values as v
from desktop.rules.island.values import KINDS, NOTHING, STOCK, Goods, Kind, Terms, View
from ui.boards import island_draft as d
from ui.boards.island_keys import BANK, OFFER, THIRD, chip_key, less_key, own_seat, pile_key, ware_key
from ui.boards.island_offers import Desk
from ui.stage.placement import Affordance


def others(view: View) -> tuple[int, ...]:
    """All seats but the viewer's."""
    return tuple(seat for seat in range(len(view.sizes)) if seat != own_seat(view))


def offer_of(view: View, draft: d.Trading) -> c.OfferTrade:
    """The offer that is laid out."""
    asked = tuple(seat for seat in others(view) if seat not in draft.left_out)
    return c.OfferTrade(Terms(draft.give, draft.want), asked)


def bank_trade_of(give: Goods, want: Goods) -> c.TradeWithBank | None:
    """The trade with the bank that is laid out: one kind for one card of another."""
    given = [kind for kind in KINDS if give[kind]]
    wanted = [kind for kind in KINDS if want[kind]]
    if len(given) != 1 or len(wanted) != 1 or sum(want) != 1:
        return None
    return c.TradeWithBank(given[0], wanted[0])


# -- trade of the seat at turn ----------------------------------------------------------------------------------------


def trading(desk: Desk, draft: d.Trading, listed: bool) -> Iterable[Affordance]:
    """One card more or less on either side, whom to ask, and the trade itself. Not listed: only at the form."""
    view, words = desk.view, desk.words
    done: list[Affordance] = []
    if listed:
        offer, note = offer_of(view, draft), words.terms(draft.give, draft.want)
        done = [desk.do(offer, OFFER, icon="hand", primary=True, note=note), _bank(desk, draft)]
        yield from (one for one in done if not one.refusal)
    yield from _give(desk, draft, listed)
    yield from _get(desk, draft, listed)
    if not listed:
        return
    for seat in others(view):
        left = draft.left_out
        out = seat in left
        changed = tuple(one for one in left if one != seat) if out else tuple(sorted((*left, seat)))
        yield desk.lay(
            d.Trading(draft.give, draft.want, changed), chip_key(seat), text=words.ask_seat(seat, not out), icon="hand"
        )
    if any(draft.give) or any(draft.want):
        yield desk.lay(d.Trading(), text=words.begin_again(), icon="trash")
    yield desk.back()
    yield from (one for one in done if one.refusal)


def _bank(desk: Desk, draft: d.Trading) -> Affordance:
    """The trade with the bank, or what it needs."""
    trade = bank_trade_of(draft.give, draft.want)
    if trade is not None:
        return desk.do(trade, BANK, icon="exchange")
    words, rate = desk.words, min(desk.view.rates[own_seat(desk.view)])
    return desk.lay(draft, BANK, text=words.bank_button(rate), icon="exchange", refusal=words.bank_needs())


def _give(desk: Desk, draft: d.Trading, listed: bool) -> Iterable[Affordance]:
    view, words, left = desk.view, desk.words, draft.left_out
    for kind in KINDS:
        more = d.Trading(d.with_one(draft.give, kind), draft.want, left)
        refusal = ""
        if draft.want[kind]:
            refusal = words.not_both(kind)
        elif draft.give[kind] >= view.hand[kind]:
            refusal = words.not_so_many()
        if not refusal or not listed:
            note = words.of_hand(draft.give[kind], view.hand[kind])
            keys = (ware_key("give", kind),) if not listed else (ware_key("give", kind), pile_key(kind))
            yield desk.lay(
                more, *keys, text=words.more(kind, True), note=note, icon="export", refusal=refusal, listed=listed
            )
        if draft.give[kind]:
            less = d.Trading(d.with_one(draft.give, kind, -1), draft.want, left)
            yield desk.lay(less, less_key("give", kind), text=words.less(kind, True), icon="undo", listed=listed)


def _get(desk: Desk, draft: d.Trading, listed: bool) -> Iterable[Affordance]:
    view, words, left = desk.view, desk.words, draft.left_out
    for kind in KINDS:
        more = d.Trading(draft.give, d.with_one(draft.want, kind), left)
        refusal = words.not_both(kind) if draft.give[kind] else ""
        if draft.want[kind] < STOCK and (not refusal or not listed):
            note = words.left_in_bank(view.bank[kind])
            key = ware_key("get", kind)
            yield desk.lay(
                more, key, text=words.more(kind, False), note=note, icon="import", refusal=refusal, listed=listed
            )
        if draft.want[kind]:
            less = d.Trading(draft.give, d.with_one(draft.want, kind, -1), left)
            yield desk.lay(less, less_key("get", kind), text=words.less(kind, False), icon="undo", listed=listed)


def may_offer(view: View) -> bool:
    """Whether the viewer could still make an offer in this turn."""
    return any(view.hand) and view.offered < view.options.offers and any(view.sizes[seat] for seat in others(view))


def begin_trade(desk: Desk) -> Iterable[Affordance]:
    """The form lies open: a click on it begins a trade; the list has one entry for it."""
    view, words = desk.view, desk.words
    refusal = "" if any(view.hand) else words.nothing_to_give()
    yield desk.lay(d.Trading(), icon="exchange", refusal=refusal, kind="trade")
    if not refusal and not view.offers:
        yield from trading(desk, d.Trading(), False)


def no_trade(desk: Desk) -> Iterable[Affordance]:
    """The form is closed: why."""
    refusal = desk.words.no_trade_now(desk.view)
    for kind in KINDS:
        for side, text in (("give", desk.words.more(kind, True)), ("get", desk.words.more(kind, False))):
            yield desk.lay(d.Trading(), ware_key(side, kind), text=text, refusal=refusal, listed=False)
    for key in (OFFER, BANK):
        yield desk.lay(d.Trading(), key, refusal=refusal, listed=False)


def open_offers(desk: Desk) -> Iterable[Affordance]:
    """Who would trade, and taking the offer back."""
    view = desk.view
    for offer in view.offers:
        for answer in offer.answers:
            action = c.Confirm(offer.id, answer.seat)
            yield desk.do(action, chip_key(answer.seat), icon="check", primary=True, outlined=True)
        last = offer is view.offers[-1]
        yield desk.do(c.Withdraw(offer.id), *((OFFER,) if last else ()), icon="cross")


# -- answers ----------------------------------------------------------------------------------------------------------


def answering(desk: Desk, draft: d.Countering | None) -> Iterable[Affordance]:
    """Accept, decline, decline for good, or make a counter-offer."""
    view = desk.view
    terms = view.offers[-1].terms
    if draft is not None:
        yield from _countering(desk, draft)
        return
    accept = desk.do(c.Accept(), OFFER, icon="check")
    yield accept
    yield desk.do(c.Decline(), BANK, icon="cross")
    yield desk.lay(d.Countering(terms.want, terms.give), THIRD, icon="exchange", kind="counter")
    for kind in KINDS:
        if terms.want[kind]:
            yield desk.do(c.Decline(kind), icon="cross", kind="never")


def _countering(desk: Desk, draft: d.Countering) -> Iterable[Affordance]:
    view, words = desk.view, desk.words
    action = c.CounterOffer(Terms(draft.get, draft.give))
    done = desk.do(action, OFFER, icon="hand", primary=True, note=words.terms(draft.give, draft.get))
    if not done.refusal:
        yield done
    for kind in KINDS:
        if draft.give[kind] < view.hand[kind] and not draft.get[kind]:
            more = d.Countering(d.with_one(draft.give, kind), draft.get)
            yield desk.lay(more, ware_key("give", kind), text=words.more(kind, True), icon="export")
        if draft.give[kind]:
            less = d.Countering(d.with_one(draft.give, kind, -1), draft.get)
            yield desk.lay(less, less_key("give", kind), text=words.less(kind, True), icon="undo")
    for kind in KINDS:
        if draft.get[kind] < STOCK and not draft.give[kind]:
            more = d.Countering(draft.give, d.with_one(draft.get, kind))
            yield desk.lay(more, ware_key("get", kind), text=words.more(kind, False), icon="import")
        if draft.get[kind]:
            less = d.Countering(draft.give, d.with_one(draft.get, kind, -1))
            yield desk.lay(less, less_key("get", kind), text=words.less(kind, False), icon="undo")
    yield desk.back(BANK)
    if done.refusal:
        yield done


def standing(desk: Desk, draft: d.Standing) -> Iterable[Affordance]:
    """Which kinds are never given away."""
    words, never = desk.words, draft.never
    yield desk.do(c.StandingAnswer(never), OFFER, icon="check", primary=True)
    for kind in KINDS:
        out = kind in never
        changed = tuple(one for one in KINDS if (one in never) != (one == kind))
        key = less_key("give", kind) if out else ware_key("give", kind)
        yield desk.lay(d.Standing(changed), key, text=words.give_away(kind, out), icon="undo" if out else "cross")
    yield desk.back(BANK)


def never_of(view: View) -> tuple[Kind, ...]:
    """The viewer's standing answer as it is."""
    return tuple(kind for kind in KINDS if view.never[own_seat(view)] >> kind & 1)


# -- a seven ----------------------------------------------------------------------------------------------------------


def due(view: View, choices: Sequence[v.DiscardChoice]) -> int:
    """How many cards the viewer owes."""
    return next((choice.count for choice in choices if choice.seat == view.seat and not choice.done), 0)


def discarding(desk: Desk, draft: d.Giving, count: int) -> Iterable[Affordance]:
    """One card more or less, and the discard itself."""
    view, words, goods = desk.view, desk.words, draft.goods
    done = desk.do(c.Discard(goods), OFFER, icon="check", primary=True, note=words.you_discard(sum(goods), count))
    if not done.refusal:
        yield done
    for kind in KINDS:
        note = words.of_hand(goods[kind], view.hand[kind])
        if goods[kind] < view.hand[kind] and sum(goods) < count:
            more = d.Giving(d.with_one(goods, kind))
            keys = ware_key("give", kind), pile_key(kind)
            yield desk.lay(more, *keys, text=words.discard_more(kind), note=note, icon="export")
        if goods[kind]:
            less = d.Giving(d.with_one(goods, kind, -1))
            yield desk.lay(less, less_key("give", kind), text=words.discard_less(kind), note=note, icon="undo")
    if goods != NOTHING:
        yield desk.lay(d.Draft(), BANK, text=words.begin_again(), icon="trash")
    if done.refusal:
        yield done
