"""Goods chosen card by card: trades with the bank and the others, counter-offers, discards, and what is never given."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from desktop.rules.island import choices as c
from desktop.rules.island import values as v
from desktop.rules.island.values import KINDS, NOTHING, STOCK, Goods, Kind, Terms, View
from ui.boards import island_draft as d
from ui.boards.island_keys import BANK, OFFER, THIRD, chip_key, less_key, own_seat, pile_key, ware_key
from ui.boards.island_offers import Desk
from ui.stage.placement import NO_KEY, Affordance, Draft

GIVE_KEYS, GET_KEYS = "12345", "67890"
"""The key of each resource on both sides of a trade, whatever else is in the list."""


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


def can_offer(view: View, draft: d.Trading) -> bool:
    """Whether what is laid out can be offered; a test holds that the rules say the very same."""
    asked = any(seat not in draft.left_out for seat in others(view))
    pays = d.affordable(draft.give, view.hand) == draft.give
    return asked and pays and any(draft.give) and any(draft.want) and view.offered < view.options.offers


def can_counter(view: View, draft: d.Countering) -> bool:
    """Whether what is laid out can be a counter-offer; a test holds that the rules say the very same."""
    pays = d.affordable(draft.give, view.hand) == draft.give
    return pays and any(draft.give) and any(draft.get) and Terms(draft.get, draft.give) != view.offers[-1].terms


def weighed(view: View, draft: Draft | None) -> v.Answer | None:
    """The answer to one's own newest offer that the form shows: the one looked at, else who accepts, else a
    counter-offer."""
    answers = view.offers[-1].answers if view.offers else ()
    if isinstance(draft, d.Weighing):
        return next((one for one in answers if one.seat == draft.seat), None)
    plain = next((one for one in answers if one.counter is None), None)
    return plain or next(iter(answers), None)


# -- trade of the seat at turn ----------------------------------------------------------------------------------------


def trading(desk: Desk, draft: d.Trading, listed: bool) -> Iterable[Affordance]:
    """One card more or less on either side, whom to ask, and the trade itself. Not listed: only at the form.

    The list begins with what is usual next, each in one line: what the bank would take, what can be given; once
    something is given, what the bank gives for it, what can be wanted.
    """
    view, words = desk.view, desk.words
    offer, note = offer_of(view, draft), words.terms(draft.give, draft.want)
    done = [desk.do(offer, OFFER, icon="hand", primary=True, note=note, listed=listed), _bank(desk, draft, listed)]
    yield from (one for one in done if not one.refusal)
    if listed and any(draft.give) and not any(draft.want):
        yield from _from_bank(desk, draft)
        yield from _get(desk, draft, listed)
        yield from _give(desk, draft, listed)
    else:
        if listed and draft == d.Trading():
            yield from _to_bank(desk)
        yield from _give(desk, draft, listed)
        yield from _get(desk, draft, listed)
    if not listed:
        yield from (one for one in done if one.refusal)
        return
    for seat in others(view):
        left = draft.left_out
        out = seat in left
        changed = tuple(one for one in left if one != seat) if out else tuple(sorted((*left, seat)))
        yield desk.lay(
            d.Trading(draft.give, draft.want, changed),
            chip_key(seat),
            text=words.ask_seat(seat, not out),
            icon="hand",
            shortcut=NO_KEY,
        )
    if any(draft.give) or any(draft.want):
        yield desk.lay(d.Trading(), text=words.begin_again(), icon="trash", kind="again")
    yield desk.back()
    yield from (one for one in done if one.refusal)


def _bank(desk: Desk, draft: d.Trading, listed: bool) -> Affordance:
    """The trade with the bank, or what it needs."""
    trade = bank_trade_of(draft.give, draft.want)
    if trade is not None:
        return desk.do(trade, BANK, icon="exchange", listed=listed)
    words, rate = desk.words, min(desk.view.rates[own_seat(desk.view)])
    text, refusal = words.bank_button(rate), words.bank_needs()
    return desk.lay(draft, BANK, text=text, icon="exchange", refusal=refusal, listed=listed, kind="bank")


def _to_bank(desk: Desk) -> Iterable[Affordance]:
    """What the hand holds often enough for the bank: as many cards of it are put on the form at once."""
    view, words = desk.view, desk.words
    rates = view.rates[own_seat(view)]
    for kind in KINDS:
        if view.hand[kind] >= rates[kind] and any(view.bank[other] for other in KINDS if other != kind):
            laid = d.Trading(d.with_one(NOTHING, kind, rates[kind]))
            text, note = words.bank_button(rates[kind]), words.units(kind, rates[kind])
            yield desk.lay(laid, text=text, note=note, icon="exchange", shortcut=NO_KEY)


def _from_bank(desk: Desk, draft: d.Trading) -> Iterable[Affordance]:
    """What the bank gives, where exactly what it asks for lies on the form."""
    view, words = desk.view, desk.words
    kinds = [kind for kind in KINDS if draft.give[kind]]
    if len(kinds) != 1 or draft.give[kinds[0]] != view.rates[own_seat(view)][kinds[0]]:
        return
    for take in KINDS:
        trade = c.TradeWithBank(kinds[0], take)
        if trade in desk.legal:
            yield desk.do(trade, icon="exchange", text=words.from_bank(take), note="", shortcut=NO_KEY)


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
            note = words.of_hand(draft.give[kind], view.hand[kind]) if draft.give[kind] or not listed else ""
            keys = (ware_key("give", kind),) if not listed else (ware_key("give", kind), pile_key(kind))
            text, key = words.more(kind, True), GIVE_KEYS[kind] if listed else ""
            yield desk.lay(
                more, *keys, text=text, note=note, icon="export", refusal=refusal, listed=listed, shortcut=key
            )
        if draft.give[kind]:
            less = d.Trading(d.with_one(draft.give, kind, -1), draft.want, left)
            yield _less(desk, less, "give", kind, words.less(kind, True), listed)


def _get(desk: Desk, draft: d.Trading, listed: bool) -> Iterable[Affordance]:
    view, words, left = desk.view, desk.words, draft.left_out
    for kind in KINDS:
        more = d.Trading(draft.give, d.with_one(draft.want, kind), left)
        refusal = words.not_both(kind) if draft.give[kind] else ""
        if draft.want[kind] < STOCK and (not refusal or not listed):
            note = words.left_in_bank(view.bank[kind]) if not listed else ""
            text, key = words.more(kind, False), GET_KEYS[kind] if listed else ""
            ware = ware_key("get", kind)
            yield desk.lay(
                more, ware, text=text, note=note, icon="import", refusal=refusal, listed=listed, shortcut=key
            )
        if draft.want[kind]:
            less = d.Trading(draft.give, d.with_one(draft.want, kind, -1), left)
            yield _less(desk, less, "get", kind, words.less(kind, False), listed)


def _less(
    desk: Desk, draft: Draft, side: str, kind: Kind, text: str, listed: bool = True, note: str = ""
) -> Affordance:
    """One card less on a side of the form."""
    key = less_key(side, kind)
    return desk.lay(draft, key, text=text, note=note, icon="undo", listed=listed, shortcut=NO_KEY)


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


def open_offers(desk: Desk, draft: Draft | None = None) -> Iterable[Affordance]:
    """Who would trade, and taking the offer back. The form shows one answer to the newest offer; a click on the chip of
    another one shows that."""
    view = desk.view
    shown = weighed(view, draft)
    refused: list[Affordance] = []
    for offer in view.offers:
        last = offer is view.offers[-1]
        for answer in offer.answers:
            action = c.Confirm(offer.id, answer.seat)
            keys = (OFFER, chip_key(answer.seat)) if last and answer == shown else ()
            done = desk.do(action, *keys, icon="check", primary=bool(keys), kind="confirm")
            if done.refusal:
                refused.append(done)
            else:
                yield done
            if last and answer != shown:
                text = desk.words.answer_label(answer.seat, "counter" if answer.counter is not None else "yes")
                yield desk.lay(d.Weighing(answer.seat), chip_key(answer.seat), text=text, listed=False)
        yield desk.do(c.Withdraw(offer.id), *((BANK,) if last else ()), icon="cross")
    yield from refused


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
    yield desk.do(c.Decline(), BANK, icon="cross", routine="decline" if accept.refusal else "")
    first = d.Countering(d.affordable(terms.want, view.hand), terms.give)
    yield desk.lay(first, THIRD, icon="exchange", kind="counter")
    for kind in KINDS:
        if terms.want[kind]:
            yield desk.do(c.Decline(kind), icon="cross", kind="decline")


def _countering(desk: Desk, draft: d.Countering) -> Iterable[Affordance]:
    view, words = desk.view, desk.words
    action = c.CounterOffer(Terms(draft.get, draft.give))
    done = desk.do(action, OFFER, icon="hand", primary=True, note=words.terms(draft.give, draft.get))
    if not done.refusal:
        yield done
    for kind in KINDS:
        if draft.give[kind] < view.hand[kind] and not draft.get[kind]:
            more = d.Countering(d.with_one(draft.give, kind), draft.get)
            note, key = words.of_hand(draft.give[kind], view.hand[kind]), GIVE_KEYS[kind]
            keys = ware_key("give", kind), pile_key(kind)
            yield desk.lay(more, *keys, text=words.more(kind, True), note=note, icon="export", shortcut=key)
        if draft.give[kind]:
            less = d.Countering(d.with_one(draft.give, kind, -1), draft.get)
            yield _less(desk, less, "give", kind, words.less(kind, True))
    for kind in KINDS:
        if draft.get[kind] < STOCK and not draft.give[kind]:
            more = d.Countering(draft.give, d.with_one(draft.get, kind))
            key, text = ware_key("get", kind), words.more(kind, False)
            yield desk.lay(more, key, text=text, icon="import", shortcut=GET_KEYS[kind])
        if draft.get[kind]:
            less = d.Countering(draft.give, d.with_one(draft.get, kind, -1))
            yield _less(desk, less, "get", kind, words.less(kind, False))
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
        icon, text = "undo" if out else "cross", words.give_away(kind, out)
        yield desk.lay(d.Standing(changed), key, text=text, icon=icon, shortcut=GIVE_KEYS[kind])
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
            text = words.discard_more(kind)
            yield desk.lay(more, *keys, text=text, note=note, icon="export", shortcut=GIVE_KEYS[kind])
        if goods[kind]:
            less = d.Giving(d.with_one(goods, kind, -1))
            yield _less(desk, less, "give", kind, words.discard_less(kind), note=note)
    if goods != NOTHING:
        yield desk.lay(d.Draft(), BANK, text=words.begin_again(), icon="trash")
    if done.refusal:
        yield done
