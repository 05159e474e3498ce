"""Buttons on the table of Rival Princes: ending the turn and whatever else is done to no thing on it."""

from __future__ import annotations

from desktop.rules.kit import Action
from desktop.rules.princes import choices as c
from desktop.rules.princes import decisions as q
from desktop.rules.princes.cards import HAND, NO_GOODS
from desktop.rules.princes.decisions import AnyDecision
from desktop.rules.princes.frames import Paying
from desktop.rules.princes.tableau import facts
from desktop.rules.princes.values import View
from ui.art.face import Face
from ui.boards.princes_draft import Arrangement, Offering, Searching, arrangement_of
from ui.boards.princes_faces import ROOM
from ui.boards.princes_layout import Layout
from ui.boards.princes_offers import BACK, button_key
from ui.stage import bands
from ui.stage.placement import Draft, Placement
from ui.words.princes import PrincesWords

_CONFIRMS = (c.Arrange, c.Offer, c.Accept)
"""What a red button does: it says yes to what is laid out."""
_NO_OFFER = c.Offer(NO_GOODS, NO_GOODS)


def buttons_of(view: View, draft: Draft | None) -> tuple[Action | Draft, ...]:
    """What has a button now: nothing while another decides."""
    decision = view.decision
    if decision is None or decision.seat != view.seat or view.seat < 0:
        return ()
    laid = arrangement_of(view, draft)
    if isinstance(decision, q.ArrangeRegions) and laid is not None and laid.picked is None:
        a, b, e, f, g, h = laid.regions
        return (c.Arrange((a, b, e, f, g, h)),)
    if isinstance(draft, Offering):
        again = (Offering(),) if any(draft.give) or any(draft.get) else ()
        return c.Offer(draft.give, draft.get), *again, BACK
    if draft is not None and type(draft) is not Draft and not isinstance(draft, Arrangement):
        return (BACK,)
    return _answers(view, decision)


def _answers(view: View, decision: AnyDecision) -> tuple[Action | Draft, ...]:
    """What has a button while nothing is laid out."""
    match decision:
        case q.ChooseAct():
            return c.EndTurn(), Offering()
        case q.ChooseRefill(seat):
            return (*((c.Stop(),) if len(view.hand) >= HAND else ()), *_search(view, seat))
        case q.ChooseNewCard(seat):
            return _search(view, seat)
        case q.ChooseExchange() | q.ChooseReaction():
            return (c.Pass(),)
        case q.ChooseAnswer():
            return c.Accept(), c.Reject()
        case q.ChooseAdvantage() | q.ChooseCard(_, _, "master_builder"):
            return (c.Decline(),)
        case q.ChooseTrade(_, given) if given:
            return (c.Stop(),)
        case q.ChooseWare(_, taken) if taken:
            return (c.Stop(),)
        case q.ChoosePayment() if isinstance(view.frames[-1], Paying) and view.frames[-1].before is not None:
            return (c.GoBack(),)
    return ()


def _search(view: View, seat: int) -> tuple[Draft, ...]:
    """Searching a stack, where it can be paid."""
    return (Searching(),) if sum(view.stored[seat]) >= facts(view.estates[seat]).search_price else ()


def buttons(view: View, draft: Draft | None, layout: Layout, words: PrincesWords) -> tuple[Placement, ...]:
    """The buttons side by side, each as wide as its words need."""
    offered = buttons_of(view, draft)
    texts = [_text(one, draft, words) for one in offered]
    found = []
    boxes = layout.buttons([len(text) for text in texts])
    for i, (one, text, box) in enumerate(zip(offered, texts, boxes, strict=True)):
        found.append(
            Placement(
                button_key(one),
                "button",
                Face(ROOM, "button", (text, isinstance(one, _CONFIRMS) and one != _NO_OFFER)),
                box.x,
                box.y,
                box.width,
                box.height,
                z=bands.PLATES + 11,
                shadow=3 * layout.k,
                label=text,
                order=40 + i,
                focusable=True,
            )
        )
    return tuple(found)


def _text(one: Action | Draft, draft: Draft | None, words: PrincesWords) -> str:
    if isinstance(one, Offering) and isinstance(draft, Offering):
        return words.begin_again()
    return words.draft(one) if isinstance(one, Draft) else words.action(one)
