"""What can be done where an action can be taken: cards that can be used, what everybody can do, passing."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from desktop.rules.clans.choices import Announce, Pass, Target
from desktop.rules.clans.everyone import EQUIP, FAVOR_DRAW, FAVOR_HOME, LEGACY, LOBBY
from desktop.rules.clans.frames import RULES, Round, Window
from desktop.rules.clans.gold import price_of
from desktop.rules.clans.plays import draft_of
from desktop.rules.clans.targets import gold_price, spent
from desktop.rules.clans.worthwhile import likeness
from ui.boards import clans_draft as d
from ui.boards.clans_keys import FAVOR, card_key, plate_key
from ui.boards.clans_offers import Desk
from ui.boards.clans_stops import STOPS
from ui.stage.placement import Affordance, Chain, Draft


def acting(desk: Desk, draft: Draft | None) -> Iterable[Affordance]:
    """Act, fight or react: what can be used, then passing, then what cannot be used and why."""
    standing = draft if isinstance(draft, d.Stops) else d.Stops()
    if isinstance(draft, d.Stopping):
        yield from _stopping(desk, draft)
        return
    announced = [one for one in desk.legal if isinstance(one, Announce)]
    by_card: dict[int, list[Announce]] = {}
    for one in announced:
        by_card.setdefault(one.card if one.card != RULES or one.ability != EQUIP else one.subject or 0, []).append(one)
    if isinstance(draft, d.Using):
        for one in by_card.get(draft.card, []):
            yield desk.do(one, card_key(draft.card), icon="show", note=_note(desk, one))
        yield desk.back(card_key(draft.card))
        return
    window = isinstance(desk.view.frames[-1], Window)
    text = desk.words.decline(desk.view.decision)
    passing = desk.do(Pass(), plate_key(desk.view.seat), text=text, icon="play", primary=not announced or window)
    if window:
        yield passing
    named: set[object] = set()
    for card, ways in by_card.items():
        if len(ways) > 1 and card != RULES:  # a click asks which; each way has its place there all the same
            yield desk.lay(d.Using(card), card_key(card), icon="show", listed=False)
        for one in ways:
            icon = "cards" if one.card == RULES and one.ability == EQUIP else "show"
            like = tuple(likeness(desk.table, about) for about in (one.card, one.subject) if about not in (None, RULES))
            first = not like or (one.ability, *like) not in named
            named.add((one.ability, *like))
            yield desk.do(one, *_keys(desk, one), icon=icon, note=_note(desk, one), listed=first)
    if not window:
        yield passing
    yield from _dragged(desk, announced)
    yield from _until(desk, standing)
    yield from _not_now(desk, by_card)


def _note(desk: Desk, one: Announce) -> str:
    """What an action does, and how much Gold is lost at least when it is paid."""
    table, frame, note = desk.table, desk.view.frames[-1], desk.words.action_note(one, desk.view)
    assert isinstance(frame, Round | Window)
    if one.card == RULES and one.ability == EQUIP and one.subject is not None:
        seat, kind = desk.view.seat, table.print(one.subject).type
        own = [card for card in table.stats.personalities if table.owners[card] == seat]
        asked = {price_of(table, seat, one.subject, leader) for leader in own}
        return desk.words.with_loss(note, min((desk.lost(price, kind) for price in asked), default=0))
    draft, ability = draft_of(table, frame, one)
    lost = desk.lost(gold_price(table, draft, ability), "", spent(table, draft, ability))
    return "\n".join(part for part in (note, desk.words.with_loss("", lost)) if part)


def _keys(desk: Desk, one: Announce) -> tuple[str, ...]:
    """What stands for an ability on the table."""
    if one.card != RULES:
        return (card_key(one.card),)
    match one.ability:
        case number if number == EQUIP and one.subject is not None:
            return (card_key(one.subject),)
        case number if number in (LOBBY, FAVOR_DRAW, FAVOR_HOME):
            return (FAVOR,)
        case number if number == LEGACY:
            return (card_key(desk.table.strongholds[desk.view.seat]),)
    return ()


def _dragged(desk: Desk, announced: Iterable[Announce]) -> Iterable[Affordance]:
    """An attachment of the hand may be dragged onto the Personality that gets it."""
    own = [card for card in desk.table.stats.personalities if desk.table.owners[card] == desk.view.seat]
    for one in announced:
        if one.card == RULES and one.ability == EQUIP and one.subject is not None:
            for leader in own:
                both, drag = Chain((one, Target(leader))), (card_key(one.subject), card_key(leader))
                yield Affordance(both, desk.words.action(one), listed=False, drag=drag)


def _until(desk: Desk, standing: d.Stops) -> Iterable[Affordance]:
    """Passing for a while, and where the table passes for good."""
    view = desk.view
    battle = view.assault is not None and view.assault.current is not None
    whole = d.Stops(standing.passes, turn=view.turn)
    if battle and view.assault is not None and view.assault.current is not None:
        here = d.Stops(standing.passes, battle=True, field=view.assault.current)
        yield desk.lay(here, icon="play", note=desk.words.pass_note(here))
    elif view.turn:
        yield desk.lay(whole, icon="play", note=desk.words.pass_note(whole))
    yield replace(desk.lay(d.Stopping(standing.passes), icon="settings"), aside=True)


def _stopping(desk: Desk, draft: d.Stopping) -> Iterable[Affordance]:
    """The form that says when the player is asked: a tick means so. Never to react leaves nothing to ask about it."""
    done = d.Stops(draft.passes)
    yield desk.lay(done, plate_key(desk.view.seat), icon="check")
    for which in STOPS:
        if which in ("own", "safe") and "react" in draft.passes:
            continue
        asked = which not in draft.passes
        toggled = draft.passes | {which} if asked else draft.passes - {which}
        text, note, icon = desk.words.stop(which), desk.words.stop_note(asked), "ticked" if asked else "unticked"
        yield desk.lay(d.Stopping(toggled), text=text, note=note, icon=icon)
    yield desk.back()


def _not_now(desk: Desk, by_card: dict[int, list[Announce]]) -> Iterable[Affordance]:
    """One's own cards that cannot be used now: a click on them says why."""
    view, table = desk.view, desk.table
    if isinstance(view.frames[-1], Window):
        return
    cards = [card for card in table.pieces if table.owners[card] == view.seat]
    cards += [card for card in view.hands[view.seat] if card is not None]
    for card in cards:
        kind = table.print(card)
        if card in by_card:
            continue
        if kind.attachment and card not in table.pieces:
            tries = [Announce(RULES, EQUIP, card)]
        else:
            tries = [Announce(card, number) for number in range(len(kind.abilities))]
        for one in tries[:1]:
            yield desk.do(one, card_key(card), listed=False)
    favor = Announce(RULES, FAVOR_HOME if table.current is not None else LOBBY)
    if favor not in desk.allowed and isinstance(view.frames[-1], Round):
        yield desk.do(favor, FAVOR, listed=favor.ability == LOBBY and view.active == view.seat)
