"""The form beside the sea: trade, the answer to an offer, a discard, and the choices of two development cards.

It is always there. What stands on it is what is laid out, else the open offer; where nothing can be traded it is pale
and says why.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from desktop.rules.island import values as v
from desktop.rules.island.values import KINDS, NOTHING, Goods, Kind, View
from ui.art.face import Face
from ui.boards import island_draft as d
from ui.boards.island_draft import affordable
from ui.boards.island_faces import ROOM, button_face, deal_face, label_face, named
from ui.boards.island_keys import BANK, OFFER, THIRD, asked, chip_key, less_key, own_seat, ware_key
from ui.boards.island_layout import Layout
from ui.boards.island_sheets import panel, placed
from ui.boards.island_trade import bank_trade_of, can_counter, can_offer, due, never_of, others, weighed
from ui.stage import bands
from ui.stage.box import Box
from ui.stage.placement import Draft, Placement
from ui.words.island import IslandWords

SIDE, CHIPS, BUTTONS = 78.0, 192.0, 229.0
"""Height of one side of the form; where the chips of the others and the buttons begin."""


@dataclass(frozen=True)
class Form:
    """What the form shows: which kind it is, what stands on its two sides, what its buttons say."""

    mode: str
    """trade, closed, agreed, countered, answer, counter, discard, plenty, monopoly, standing"""
    give: Goods | None = None
    get: Goods | None = None
    live: bool = False
    """Whether cards can be put on it now."""
    buttons: tuple[tuple[str, str, str], ...] = ()
    """Key, text and state of each button."""
    note: str = ""
    """Beside the title: whose terms these are."""
    partner: int | None = None
    """Whose answer to one's own offer is shown."""
    deal: tuple[Kind, int, Kind] | None = None
    """The trade with the bank that its button does: what is given, how many, what is taken."""


def form_of(view: View, draft: Draft | None, words: IslandWords) -> Form:
    """The form of this moment."""
    frame = view.frames[-1] if view.frames else None
    answers = isinstance(frame, v.Answering)
    mine = frame is not None and (asked(view) == view.seat or (view.seat < 0 and answers))
    back = (BANK, words.draft(Draft()), "plain")
    if mine:
        match draft:
            case d.Plenty(first):
                got = NOTHING if first is None else d.with_one(NOTHING, first)
                return Form("plenty", None, got, True, (back,))
            case d.Naming():
                return Form("monopoly", None, NOTHING, True, (back,))
            case d.Standing(never):
                given = _marks(never)
                state = "off" if never == never_of(view) else "primary"
                return Form("standing", given, None, True, ((OFFER, words.confirm_button(), state), back))
            case d.Countering(give, get):
                button = (OFFER, words.offer_button(), "primary" if can_counter(view, draft) else "off")
                return Form("counter", give, get, True, (button, back), _asker(view, words))
    if mine and isinstance(frame, v.Discarding):
        return _discard(view, draft, frame, words)
    if mine and answers:
        give, get = _asked_terms(view)
        able = view.seat < 0 or all(have >= need for have, need in zip(view.hand, give, strict=True))
        return Form(
            "answer",
            give,
            get,
            False,
            (
                (OFFER, words.accept_button(), "primary" if able else "off"),
                (BANK, words.decline_button(), "plain"),
                (THIRD, words.draft(d.Countering()), "plain"),
            ),
            _asker(view, words),
        )
    if mine and isinstance(frame, v.Main) and (draft is None or isinstance(draft, d.Weighing)):
        answer = weighed(view, draft)
        if answer is not None:
            return _agreed(view, answer, words)
    return _trade(view, draft, mine and isinstance(frame, v.Main), words)


def _marks(kinds: Iterable[Kind]) -> Goods:
    goods = NOTHING
    for kind in kinds:
        goods = d.with_one(goods, kind)
    return goods


def _asker(view: View, words: IslandWords) -> str:
    """Who makes the offer that is answered."""
    return words.plain_name(view.turn_seat)


def _agreed(view: View, answer: v.Answer, words: IslandWords) -> Form:
    """Somebody would trade: on which terms, and both ways on."""
    terms = answer.counter or view.offers[-1].terms
    state = "primary" if affordable(terms.give, view.hand) == terms.give else "off"
    yes = words.confirm_button() if answer.counter is None else words.accept_button()
    buttons = (OFFER, yes, state), (BANK, words.withdraw_button(), "plain")
    mode, note = "agreed" if answer.counter is None else "countered", words.plain_name(answer.seat)
    return Form(mode, terms.give, terms.want, False, buttons, note, answer.seat)


def _asked_terms(view: View) -> tuple[Goods, Goods]:
    """The newest offer, as the one reads it who answers: to give, to get."""
    terms = view.offers[-1].terms
    return terms.want, terms.give


def _discard(view: View, draft: Draft | None, frame: v.Discarding, words: IslandWords) -> Form:
    goods = draft.goods if isinstance(draft, d.Giving) else NOTHING
    full = sum(goods) == due(view, frame.choices)
    buttons = (
        (OFFER, words.title_of("discard"), "primary" if full else "off"),
        (BANK, words.begin_again(), "plain" if any(goods) else "off"),
    )
    kept = d.without(view.hand, goods)
    return Form("discard", goods, kept, True, buttons)


def _trade(view: View, draft: Draft | None, open_now: bool, words: IslandWords) -> Form:
    """Trade with the bank and the others; pale where it is not the time for it."""
    seat = own_seat(view)
    give = want = NOTHING
    if isinstance(draft, d.Trading):
        give, want = draft.give, draft.want
    elif view.offers and view.turn_seat == seat:
        terms = view.offers[-1].terms
        give, want = terms.give, terms.want
    elif view.offers:
        give, want = _asked_terms(view)
    trade = bank_trade_of(give, want)
    rate = view.rates[seat][trade.give] if trade is not None else min(view.rates[seat])
    pays = trade is not None and view.hand[trade.give] >= rate and view.bank[trade.take] > 0
    laid = open_now and isinstance(draft, d.Trading)
    full = isinstance(draft, d.Trading) and laid and can_offer(view, draft)
    first = (OFFER, words.offer_button(), "primary" if full else "off")
    second = (BANK, words.bank_button(rate), "plain" if laid and pays else "off")
    deal = (trade.give, rate, trade.take) if trade is not None and laid else None
    live = laid or (open_now and any(view.hand) and draft is None and not view.offers)
    return Form("trade" if open_now else "closed", give, want, live, (first, second), deal=deal)


# -- how it looks -----------------------------------------------------------------------------------------------------


def form(view: View, draft: Draft | None, lay: Layout, words: IslandWords) -> Iterable[Placement]:
    """The sheet with everything on it."""
    shown = form_of(view, draft, words)
    note = shown.note
    if shown.mode == "discard":
        frame = view.frames[-1]
        assert isinstance(frame, v.Discarding)
        note = words.chosen_of(sum(shown.give or ()), due(view, frame.choices))
    yield panel("form", words.title_of(shown.mode), note, lay)
    top = 34.0
    if shown.give is not None:
        heading = words.you_discard_heading() if shown.mode == "discard" else words.you_give()
        if shown.mode == "standing":
            heading = words.never_heading()
        yield from _side("give", heading, shown.give, shown, view, lay, words, top)
        top += SIDE
    if shown.get is not None:
        heading = words.you_get()
        if shown.mode in ("monopoly", "discard"):
            heading = words.you_keep() if shown.mode == "discard" else words.title_of(shown.mode)
        yield from _side("get", heading, shown.get, shown, view, lay, words, top)
    if shown.mode in ("trade", "closed", "agreed", "countered"):
        yield from _chips(view, draft, shown, lay, words)
    yield from _buttons(shown, lay, words)


def _side(
    side: str, heading: str, goods: Goods, shown: Form, view: View, lay: Layout, words: IslandWords, top: float
) -> Iterable[Placement]:
    align = "right" if lay.area.rtl else "left"
    face = label_face(heading, 13, "ink", align)
    yield placed(f"{side}/head", "text", face, lay.inside("form", 10, top - 1, 196, 18), z=bands.PLATES + 5)
    for kind in KINDS:
        count = goods[kind]
        kept = shown.mode == "discard" and side == "get"
        live = shown.live and not kept
        state = (
            "chosen" if count and not kept else "" if count or (live and _can_add(side, kind, shown, view)) else "off"
        )
        counted = words.number(count) if count and shown.mode != "standing" else ""
        face = Face(ROOM, "slot", (named(kind), counted, state))
        box = lay.inside("form", 8 + 40.4 * kind, top + 17, 38.4, 44)
        label = words.slot_label(kind, count, shown.mode, side == "give")
        yield placed(
            ware_key(side, kind),
            "slot",
            face,
            box,
            z=bands.PLATES + 6,
            label=label,
            tip=words.no_trade_now(view) if shown.mode == "closed" else "",
            order=(110 if side == "give" else 120) + kind,
            focusable=live,
        )
        if count and live:
            small = lay.inside("form", 8 + 40.4 * kind, top + 17 + 33, 38.4, 28)
            less = words.less(kind, side == "give")
            yield placed(
                less_key(side, kind),
                "step",
                Face(ROOM, "step", ("minus",)),
                small,
                z=bands.PLATES + 8,
                label=less,
                order=(110 if side == "give" else 120) + kind,
                focusable=True,
            )


def _can_add(side: str, kind: Kind, shown: Form, view: View) -> bool:
    """Whether one card more of a kind makes sense."""
    give, get = shown.give or NOTHING, shown.get or NOTHING
    if shown.mode in ("plenty", "monopoly"):
        return shown.mode == "monopoly" or view.bank[kind] > get[kind]
    if shown.mode == "standing":
        return True
    if side == "get":
        return not give[kind]
    return give[kind] < view.hand[kind] and not get[kind]


def answer_state(view: View, seat: int) -> str:
    """How a seat stands to the newest offer."""
    if not view.offers:
        return ""
    offer = view.offers[-1]
    answer = next((one for one in offer.answers if one.seat == seat), None)
    if answer is not None:
        return "counter" if answer.counter is not None else "yes"
    frame = view.frames[-1] if view.frames else None
    if isinstance(frame, v.Answering) and seat in frame.waiting:
        return "waits"
    return "no"


def _chips(view: View, draft: Draft | None, shown: Form, lay: Layout, words: IslandWords) -> Iterable[Placement]:
    """How each of the others stands to the offer, or whether they are asked."""
    turn = view.turn_seat if view.offers and not isinstance(draft, d.Trading) else own_seat(view)
    seats = [seat for seat in range(len(view.sizes)) if seat != turn] if view.offers else list(others(view))
    for place, seat in enumerate(seats):
        if isinstance(draft, d.Trading):
            state = "out" if seat in draft.left_out else ""
            said = "out" if state else "asked"
        else:
            state = answer_state(view, seat)
            said = state or "asked"
        face = Face(ROOM, "answer", (seat, state))
        box = lay.inside("form", 8 + 67.5 * place, CHIPS, 65, 32)
        label = words.answer_label(seat, said)
        if said == "counter":
            label = f"{label}. {_counter_terms(view, seat, words)}"
        yield placed(
            chip_key(seat),
            "chip",
            face,
            box,
            z=bands.PLATES + 6,
            label=label,
            tip=label,
            order=130 + place,
            focusable=True,
            ring="legal" if seat == shown.partner else "",
        )


def _counter_terms(view: View, seat: int, words: IslandWords) -> str:
    """What a seat would trade instead, as the viewer reads it who is at turn."""
    counters = (answer.counter for answer in view.offers[-1].answers if answer.seat == seat)
    terms = next(one for one in counters if one is not None)
    return words.terms(terms.give, terms.want) if view.turn_seat == own_seat(view) else ""


def _buttons(shown: Form, lay: Layout, words: IslandWords) -> Iterable[Placement]:
    """One or two side by side at the foot; a third one above them."""
    pair = [one for one in shown.buttons if one[0] != THIRD]
    wide = 200 / len(pair) - (3 if len(pair) > 1 else 0)
    for number, (key, text, state) in enumerate(pair):
        box = lay.inside("form", 8 + number * (wide + 6), BUTTONS, wide, 41)
        button = _button(key, text, state, box, 133 + number)
        if key == BANK and shown.deal is not None:
            given, count, taken = shown.deal
            face = deal_face(words.title_of("bank"), given, count, taken, state, lay.area.rtl)
            button = replace(button, face=face, label=words.bank_deal(given, count, taken))
        yield button
    for key, text, state in shown.buttons:
        if key == THIRD:
            yield _button(key, text, state, lay.inside("form", 8, CHIPS - 1, 200, 34), 135)


def _button(key: str, text: str, state: str, box: Box, order: int) -> Placement:
    return placed(
        key,
        "button",
        button_face(text, state),
        box,
        z=bands.PLATES + 6,
        label=text,
        order=order,
        focusable=state != "off",
    )
