"""What is acted out at the Cuccù table between two pictures: the events one after another, each changing a little."""

from __future__ import annotations

import dataclasses

from desktop.rules.cuccu import events as e
from desktop.rules.cuccu.values import (
    PACK,
    SEATS,
    DealCard,
    Deed,
    Guarantee,
    HeldCard,
    LastMove,
    LostLife,
    Rank,
    View,
)
from desktop.rules.kit import CHANCE, Event, replace
from ui.boards.cuccu_picture import card_key, picture
from ui.stage.placement import Area, Cue
from ui.words.cuccu import CuccuWords

_HOLD: dict[type[Event], int] = {
    e.DealBegan: 150,
    e.EveryoneReturned: 600,
    e.CardDealt: 120,
    e.Asked: 350,
    e.Swapped: 200,
    e.Shown: 550,
    e.Agreed: 1700,
    e.Undone: 900,
    e.DrewBottom: 200,
    e.DrewTop: 200,
    e.ShowdownBegan: 900,
    e.LifeLost: 500,
}
"""Milliseconds for which the table is left to be looked at after the event."""
_SAID: dict[type[Event], int] = {
    e.DealerChosen: 700,
    e.WentOut: 700,
    e.NobodyLeft: 900,
    e.MatchWon: 900,
}


def cues(before: View, events: tuple[Event, ...], after: View, area: Area, words: CuccuWords) -> tuple[Cue, ...]:
    """The steps from `before` to `after`, with the sentence of each; `events` as the viewer was shown them."""
    found: list[Cue] = []
    view = before
    losses = [event for event in events if isinstance(event, e.LifeLost)]
    told = 0
    for number, event in enumerate(events, 1):
        text = words.event(event, view.seat)
        acted: list[Cue] = []
        if isinstance(event, e.LifeLost) and view.losses is not None:
            told += 1
            if told == 1:  # all losses of a showdown are taken at the same moment
                for loss in losses:
                    view = happened(view, loss)
                acted = [_show(view, area, words, text, _HOLD[e.LifeLost])]
            else:
                acted = [Cue("pulse", f"plate:{event.seat}", text=text, milliseconds=700)]
        else:
            facing_down = _drawn_by(event, view.seat)
            if facing_down is not None:  # one's own new card comes face down, then is turned up
                acted = [_show(happened(view, facing_down), area, words, text, 0)]
                text = ""
            view = happened(view, event)
            acted += _cue(event, view, area, words, text)
        found += [dataclasses.replace(cue, tells=number) for cue in acted]
    if after.losses is None and any(_ends_my_turn(event, view.seat) for event in events):
        found.append(Cue("say", text=words.turn_over(), milliseconds=1700, tells=len(events)))
    return tuple(found)


def _ends_my_turn(event: Event, seat: int) -> bool:
    """Whether the viewer was asked, and has shown a card that is kept for the rest of the deal."""
    return isinstance(event, e.Refused | e.Skipped | e.Stopped | e.Agreed) and event.holder == seat


def _cue(event: Event, view: View, area: Area, words: CuccuWords, text: str) -> list[Cue]:
    match event:
        case e.Kept(seat):
            return [Cue("lift", card_key(view, seat), text=text, milliseconds=320)]
        case e.Refused(_, holder):
            return [Cue("shake", card_key(view, holder), text=text, milliseconds=450)]
        case e.Skipped(_, holder) | e.Stopped(_, holder):
            return [Cue("pulse", card_key(view, holder), text=text, milliseconds=700)]
        case e.Demanded(_, holder) | e.Declined(_, holder):  # question and answer at the inn are read in peace
            return [Cue("pulse", card_key(view, holder), text=text, milliseconds=1700)]
    if type(event) in _SAID:
        return [Cue("say", text=text, milliseconds=_SAID[type(event)])] if text else []
    return [_show(view, area, words, text, _HOLD[type(event)])]


def _show(view: View, area: Area, words: CuccuWords, text: str, hold: int) -> Cue:
    return Cue("show", picture=picture(view, None, area, words), text=text, milliseconds=hold)


def _drawn_by(event: Event, seat: int) -> Event | None:
    """The same event without the card, where the viewer has just got it from the pack."""
    if isinstance(event, e.CardDealt | e.DrewBottom | e.DrewTop) and event.seat == seat and event.rank is not None:
        return replace(event, rank=None)
    return None


def _put(hands: tuple[HeldCard | None, ...], seat: int, card: HeldCard | None) -> tuple[HeldCard | None, ...]:
    return (*hands[:seat], card, *hands[seat + 1 :])


def _did(view: View, seat: int, deed: Deed) -> tuple[Deed, ...]:
    return (*view.deeds[:seat], deed, *view.deeds[seat + 1 :])


def _traded(view: View, asker: int, target: int, ranks: dict[int, Rank | None]) -> tuple[HeldCard | None, ...]:
    """The hands after two seats have changed cards; what was seen of a card on the way is remembered."""

    def seen(card: HeldCard | None) -> HeldCard | None:
        rank = ranks.get(card.serial) if card is not None else None
        return replace(card, rank=rank) if card is not None and rank is not None else card

    given, taken = seen(view.hands[asker]), seen(view.hands[target])
    return _put(_put(view.hands, asker, taken), target, given)


def happened(view: View, event: Event) -> View:
    """The table right after an event, as far as its picture goes."""
    match event:
        case e.DealBegan(deal, dealer, order):
            return replace(
                view,
                deal=deal,
                dealer=dealer,
                order=order,
                turn=order[0],
                hands=(None,) * SEATS,
                deeds=(Deed.NONE,) * SEATS,
                chain=(),
                guarantees=(),
                last=None,
                losses=None,
                pack=PACK,
                awaits=None,
            )
        case e.EveryoneReturned(lives):
            return replace(view, lives=(lives,) * SEATS)
        case e.CardDealt(seat, serial, rank):
            hands = _put(view.hands, seat, HeldCard(serial, rank, False))
            return replace(view, hands=hands, pack=view.pack - (view.hands[seat] is None))
        case e.Kept(seat):
            kept = LastMove(seat, Deed.KEPT)
            return replace(view, deeds=_did(view, seat, Deed.KEPT), last=kept, awaits=None)
        case e.Asked(asker, target):
            return replace(view, awaits=DealCard(CHANCE, target, asker))
        case e.Swapped(asker, target, given, taken, given_rank, taken_rank):
            hands = _traded(view, asker, target, {given: given_rank, taken: taken_rank})
            deeds, last = _did(view, asker, Deed.EXCHANGED), LastMove(asker, Deed.EXCHANGED, target)
            return replace(view, hands=hands, deeds=deeds, last=last, awaits=None)
        case e.Undone(asker, target):
            back = DealCard(CHANCE, asker, target)  # the arrow runs back along the chain
            return replace(view, hands=_traded(view, asker, target, {}), awaits=back)
        case e.DrewBottom(seat, _, serial, rank) | e.DrewTop(seat, _, serial, rank):
            hands = _put(view.hands, seat, HeldCard(serial, rank, False))
            deeds, last = _did(view, seat, Deed.EXCHANGED), LastMove(seat, Deed.EXCHANGED)
            return replace(view, hands=hands, deeds=deeds, last=last, awaits=None)
    return _shown_or_lost(view, event)


def _shown_or_lost(view: View, event: Event) -> View:
    match event:
        case e.Shown(seat, serial, rank):
            hands = _put(view.hands, seat, HeldCard(serial, rank, True))
            return replace(view, hands=hands, deeds=_did(view, seat, Deed.SHOWED))
        case e.Refused(asker, holder, rank):
            last = LastMove(asker, Deed.REFUSED, holder, rank)
            return replace(view, deeds=_did(view, asker, Deed.REFUSED), last=last, awaits=None)
        case e.Agreed(asker, holder):
            given = (*view.guarantees, Guarantee(asker, holder))
            return replace(view, guarantees=given, deeds=_did(view, asker, Deed.STOPPED), awaits=None)
        case e.LifeLost(seat, loss, held, left):
            lives = (*view.lives[:seat], left, *view.lives[seat + 1 :])
            losses = None if view.losses is None else (*view.losses, LostLife(seat, held, loss))
            return replace(view, lives=lives, losses=losses)
        case e.ShowdownBegan(hands):
            shown = view.hands
            for hand in hands:
                card = shown[hand.seat]
                shown = _put(shown, hand.seat, HeldCard(hand.serial, hand.rank, card is not None and card.shown))
            return replace(view, hands=shown, losses=(), awaits=None)
    return view
