"""What is acted out at the table of The Four Groves before it settles, and what belongs to the last move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from desktop.rules.clans import battle_events as b
from desktop.rules.clans import events as e
from desktop.rules.clans.frames import RULES
from desktop.rules.clans.roster import roster
from desktop.rules.clans.values import View
from desktop.rules.kit import Event
from ui.boards.clans_keys import FAVOR, PHASES, card_key, deck_key, field_key, honor_key, plate_key, wall_key
from ui.stage.placement import Area, Cue
from ui.words.clans import ClansWords


def cues(before: View, events: tuple[Event, ...], after: View, area: Area, words: ClansWords) -> tuple[Cue, ...]:
    """One cue for everything worth watching, in order; each says how much has been told with it."""
    found: list[Cue] = []
    for number, event in enumerate(events, 1):
        text = str(words.event(event, after.seat))
        cue = _cue(event, text)
        if cue is not None:
            found.append(replace(cue, tells=number))
    return tuple(found)


def _cue(event: Event, text: str) -> Cue | None:
    match event:
        case e.TurnBegan():
            return Cue("pulse", PHASES, text=text, milliseconds=700)
        case e.MatchEnded():
            return Cue("say", text=text, milliseconds=900)
        case e.TurnedUp(_, _, card) | e.Found(_, _, int() as card) | e.Bought(_, card):
            return Cue("lift", card_key(card), text=text, milliseconds=420)
        case e.Announced(_, card) if card != RULES:
            return Cue("lift", card_key(card), text=text, milliseconds=600)
        case e.Announced(seat):
            return Cue("pulse", plate_key(seat), text=text, milliseconds=500)
        case e.Used(_, _, _, targets) if targets and text:
            return Cue("pulse", card_key(targets[-1]), text=text, milliseconds=600)
        case e.TraitWorks(_, card):
            return Cue("pulse", card_key(card), text=text, milliseconds=700)
        case e.Passed(seat):
            return Cue("pulse", plate_key(seat), text=text, milliseconds=260)
        case e.Destroyed(cards) if cards:
            return Cue("shake", card_key(cards[0]), text=text, milliseconds=900)
        case e.HonorChanged(seat, by):
            return Cue("pulse" if by > 0 else "shake", honor_key(seat), text=text, milliseconds=500)
        case e.FavorMoved():
            return Cue("lift", FAVOR, text=text, milliseconds=500)
        case e.Negated(_, int() as card):
            return Cue("shake", card_key(card), text=text, milliseconds=700)
        case e.Dishonored(card):
            return Cue("shake", card_key(card), text=text, milliseconds=600)
        case e.Rehonored(card) | e.TokenPut(card):
            return Cue("pulse", card_key(card), text=text, milliseconds=600)
        case e.BonusGiven(cards) | e.KeywordsGained(cards) if cards:
            return Cue("pulse", card_key(cards[0]), text=text, milliseconds=600)
        case e.StrengthChanged(seat, field):
            return Cue("pulse", wall_key(seat, field), text=text, milliseconds=600)
        case e.LookedAtTop(seat) | e.DeckSearched(seat):
            return Cue("lift", deck_key(seat, "fate"), text=text, milliseconds=420)
    return _battle(event, text)


def _battle(event: Event, text: str) -> Cue | None:
    match event:
        case b.AttackDeclared(seat):
            return Cue("pulse", plate_key(seat), text=text, milliseconds=900)
        case b.Assigned(seat):
            return Cue("say", text=text, milliseconds=900)
        case b.BattleBegan(field):
            return Cue("pulse", field_key(field), text=text, milliseconds=600)
        case b.BattleResolved(field):
            return Cue("pulse", f"scales:{field}", text=text, milliseconds=1500)
        case b.ProvinceDestroyed(seat, field):
            return Cue("shake", wall_key(seat, field), text=text, milliseconds=900)
        case b.ChallengeIssued(challenger):
            return Cue("lift", card_key(challenger), text=text, milliseconds=900)
        case b.Focused(seat) | b.ChallengeRefused(seat):
            return Cue("pulse", plate_key(seat), text=text, milliseconds=400)
        case b.DuelStruck():
            return Cue("say", text=text, milliseconds=2200)
    return Cue("say", text=text, milliseconds=0) if text else None


def news(view: View, events: Sequence[Event]) -> tuple[Event, ...]:
    """What of all this must not go by unseen where nothing is acted out: first what the viewer has lost, then the
    other's Provinces, and the last challenge: refused, or its duel unless the winner has died since."""
    lost = [event for event in events if _loses(view, event)]
    rest: list[Event] = []
    told = False
    gone: set[int] = set()
    for event in reversed(events):
        match event:
            case e.Destroyed(cards):
                gone.update(cards)
            case b.DuelStruck() | b.ChallengeRefused() if not told:
                told = True
                if isinstance(event, b.ChallengeRefused) or event.winner not in gone:
                    rest.append(event)
            case b.ProvinceDestroyed() if event not in lost:
                rest.append(event)
    return *lost, *reversed(rest)


def _loses(view: View, event: Event) -> bool:
    """Whether a Province or a Personality of the viewer falls, other than by the viewer's own will."""
    match event:
        case b.ProvinceDestroyed(seat):
            return seat == view.seat
        case e.Destroyed(cards, cause) if cause != "cost":
            every = roster(view.options)
            known = (card for card in cards if 0 <= card < len(every.prints))  # not made by an effect
            return any(every.owners[card] == view.seat and every.prints[card].personality for card in known)
    return False


def touched_by(events: tuple[Event, ...]) -> tuple[str, ...]:
    """The keys of what these events have changed: they are marked as the last move."""
    keys: list[str] = []
    for event in events:
        match event:
            case e.Bought(_, card) | e.Transferred(card) | e.Dishonored(card) | e.Rehonored(card) | e.TokenPut(card):
                keys.append(card_key(card))
            case e.EnteredPlay(_, card) | e.RegionPlaced(_, _, card):
                keys.append(card_key(card))
            case e.Used(_, card, _, targets):
                keys += [card_key(one) for one in (card, *targets) if one != RULES]
            case e.BonusGiven(cards) | e.Moved(cards):
                keys += map(card_key, cards)
            case e.Bowed(cards, cause) if cause == "action":
                keys += map(card_key, cards)
            case b.Assigned(_, _, orders):
                keys += [card_key(order.unit) for order in orders]
    return tuple(dict.fromkeys(keys))
