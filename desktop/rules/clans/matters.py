"""What effects do with Honor, the Favor, hands, decks and decisions of players, and with other effects."""

from __future__ import annotations

from desktop.rules.clans.changes import enter, happen, set_honorable
from desktop.rules.clans.choices import Accept, AnyDecision, Choose, ChooseCard, Pass
from desktop.rules.clans.events import FavorMoved, HandSeen, Negated, PutUnderDeck, Recovered
from desktop.rules.clans.everyone import SearchLegacy
from desktop.rules.clans.frames import HOME, Choosing, Discarding, Happening, Resolving, Searching, Window
from desktop.rules.clans.hands import draw, empty, look, refill, refill_all
from desktop.rules.clans.operations import (
    AdditionalAction,
    ChooseOne,
    DiscardHand,
    DrawEffect,
    EachPlayerChooses,
    Effect,
    FavorEffect,
    HonorEffect,
    LookHand,
    LookTake,
    May,
    MoveCard,
    Negate,
    PutIntoPlay,
    Reduce,
    RehonorEffect,
    Search,
    ToBottom,
)
from desktop.rules.clans.reading import Context, amount, holds, selected
from desktop.rules.clans.reasons import MustChoose, NotOffered
from desktop.rules.clans.resolving import (
    Carry,
    effects_of,
    fact_of,
    text_of,
)
from desktop.rules.clans.rule import FrameRule
from desktop.rules.clans.searching import begin_search
from desktop.rules.clans.table import Table
from desktop.rules.kit import Action, NotNow, Reason, replace


def players(table: Table, ref: str, frame: Resolving, context: Context) -> tuple[int, ...]:
    """The seats that a word stands for, in turn order."""
    match ref:
        case "you":
            return (frame.seat,)
        case "each":
            return (table.active, 1 - table.active)
        case "controller_of_t":
            return (table.owners[context.targets["t"]],)
    return (1 - frame.seat,)


def _honor(table: Table, frame: Resolving, effect: HonorEffect, context: Context) -> None:
    stats = table.stats
    by = amount(table, stats, effect.n, context)
    for seat in reversed(players(table, effect.obj, frame, context)):
        own = Context(seat, frame.card, fact=context.fact)
        if not by or (effect.guard is not None and not holds(table, stats, effect.guard, own)):
            continue
        shamed = _rehonored_instead(table, frame, seat, context) if by > 0 else ()
        for card in shamed:
            set_honorable(table, card, True, instead=True)
        if not shamed:
            happen(table, fact_of(table, frame, context, "honor", seat=seat, n=by))


def _rehonored_instead(table: Table, frame: Resolving, seat: int, context: Context) -> tuple[int, ...]:
    """The seat's dishonorable Personalities that the action came from or targeted: rehonored instead of a gain,
    unless rehonoring is itself an effect of it (rules 3)."""
    text = text_of(table, frame)
    if any(isinstance(effect, RehonorEffect) for effect in text.effects):
        return ()
    concerned = (*context.targets.values(), *((frame.card,) if frame.card in table.pieces else ()))
    return tuple(
        card
        for card in dict.fromkeys(concerned)
        if card in table.pieces
        and table.owners[card] == seat
        and table.prints[card].personality
        and table.pieces[card].dishonored
    )


def take_favor(table: Table, seat: int | None) -> None:
    """The Imperial Favor goes to a seat, or is uncontrolled."""
    if table.favor != seat:
        table.favor = seat
        table.forget()
        table.log.append(FavorMoved(seat))


def _favor(table: Table, frame: Resolving, effect: FavorEffect, context: Context) -> None:
    take_favor(table, frame.seat if effect.obj == "you" else None)


def _draw(table: Table, frame: Resolving, effect: DrawEffect, context: Context) -> None:
    draw(table, frame.seat, effect.n)


def _discard_hand(table: Table, frame: Resolving, effect: DiscardHand, context: Context) -> None:
    for seat in reversed(players(table, effect.obj, frame, context)):
        table.frames.append(Discarding(seat, effect.n))


def _look_hand(table: Table, frame: Resolving, effect: LookHand, context: Context) -> None:
    owner = 1 - frame.seat
    table.log.append(HandSeen(frame.seat, owner, table.hands[owner]))


def _look_take(table: Table, frame: Resolving, effect: LookTake, context: Context) -> None:
    look(table, frame.seat, effect.n, effect.take)


def _search(table: Table, frame: Resolving, effect: Search, context: Context) -> None:
    begin_search(table, Searching(frame.seat, "effect"))


def _search_legacy(table: Table, frame: Resolving, effect: SearchLegacy, context: Context) -> None:
    begin_search(table, Searching(frame.seat, "legacy"))


def _move_card(table: Table, frame: Resolving, effect: MoveCard, context: Context) -> None:
    if effect.obj is None:
        if effect.sel is not None and any(True for _ in selected(table, table.stats, effect.sel, context)):
            table.frames.append(Choosing(frame.seat, "card"))
        return
    card = context.targets.get(effect.obj) if effect.obj != "x" else context.chosen
    if card is not None:
        recover(table, card, effect.to)


def recover(table: Table, card: int, to: str) -> None:
    """A card goes from its owner's discard pile to the hand, or on top of the deck."""
    seat = table.owners[card]
    piles = table.dynasty_discard if table.prints[card].dynasty else table.fate_discard
    if card not in piles[seat]:
        return
    piles[seat] = tuple(other for other in piles[seat] if other != card)
    table.dead = tuple(other for other in table.dead if other != card)
    if to == "hand":
        table.hands[seat] = (*table.hands[seat], card)
    else:
        table.dynasty[seat] = (card, *table.dynasty[seat])
    table.used = tuple(use for use in table.used if use.card != card)
    table.log.append(Recovered(seat, card, "hand" if to == "hand" else "deck"))
    if table.dynasty[seat] == (card,):
        refill_all(table, seat)  # the deck was empty


def _to_bottom(table: Table, frame: Resolving, effect: ToBottom, context: Context) -> None:
    card = context.targets.get(effect.obj)
    if card is None or table.province_of(card) is None:
        return
    seat, field = empty(table, card)
    table.dynasty[seat] = (*table.dynasty[seat], card)
    table.log.append(PutUnderDeck(seat, "dynasty", 0, card))
    refill(table, seat, field, up=True)


def _put_into_play(table: Table, frame: Resolving, effect: PutIntoPlay, context: Context) -> None:
    card = frame.card
    if card in table.playing:
        table.playing = tuple(other for other in table.playing if other != card)
    elif card in table.hands[frame.seat]:
        table.take_from_hand(card)
    else:
        return
    place = HOME
    if effect.at == "current_battlefield":
        assert table.current is not None
        place = table.current
    enter(table, card, place)


def _negate(table: Table, frame: Resolving, effect: Negate, context: Context) -> None:
    """Negate the event that is answered, or what the announced action would do."""
    if frame.about is None or not isinstance(table.frames[frame.about], Happening):
        return
    below = table.frames[frame.about]
    assert isinstance(below, Happening)
    fact = below.fact
    if effect.obj == "event":
        subject = frame.subject
        gone = set() if subject is None else {subject, *table.stats.attached.get(subject, ())}
        left = tuple(card for card in fact.cards if card not in gone)
        if fact.what in ("move_home", "move_here"):
            left = ()
        stage = below.stage if left else "done"
        table.frames[frame.about] = replace(below, fact=replace(fact, cards=left), stage=stage)
        what = "move" if fact.what.startswith("move") else fact.what
        table.log.append(Negated(what, subject, frame.card))  # type: ignore[arg-type]
        window = table.frames[frame.about + 1]
        if not left and isinstance(window, Window):
            table.frames[frame.about + 1] = replace(window, passes=2)
        return
    action = table.frames[frame.about - 1]
    assert isinstance(action, Resolving)
    if effect.obj == "action_effects":
        table.frames[frame.about - 1] = replace(action, negated=True)
        table.log.append(Negated("effects", None, frame.card))
    elif frame.subject is not None:
        table.frames[frame.about - 1] = replace(action, shielded=(*action.shielded, frame.subject))
        table.log.append(Negated("effects_on", frame.subject, frame.card))


def _reduce(table: Table, frame: Resolving, effect: Reduce, context: Context) -> None:
    below = table.frames[frame.about] if frame.about is not None else None
    if isinstance(below, Happening) and frame.about is not None:
        fact = below.fact
        table.frames[frame.about] = replace(below, fact=replace(fact, n=min(fact.n + effect.n, 0)))


def _additional(table: Table, frame: Resolving, effect: AdditionalAction, context: Context) -> None:
    table.set_frame(replace(frame, extra=True))


def inner(frame: Resolving, branch: int, seat: int | None = None, chosen: int | None = None) -> Resolving:
    """The frame that carries out a part of the effect just reached."""
    return replace(
        frame,
        seat=frame.seat if seat is None else seat,
        block=(*frame.block, frame.at - 1, branch),
        at=0,
        chosen=frame.chosen if chosen is None else chosen,
        extra=False,
    )


def _choose_one(table: Table, frame: Resolving, effect: ChooseOne, context: Context) -> None:
    if frame.mode is not None and frame.mode < len(effect.options):
        table.frames.append(inner(frame, frame.mode))


def _may(table: Table, frame: Resolving, effect: May, context: Context) -> None:
    seat = frame.seat if effect.who == "you" else 1 - frame.seat
    if choosable(table, frame, seat, effect):
        table.frames.append(Choosing(seat, "may"))


def choosable(table: Table, frame: Resolving, seat: int, effect: May) -> bool:
    """Whether an optional effect could do anything, as far as everybody sees."""
    context = Context(seat, frame.card)
    for one in effect.effects:
        if isinstance(one, MoveCard) and one.sel is not None:
            return any(True for _ in selected(table, table.stats, one.sel, context))
    return True


def _each_player_chooses(table: Table, frame: Resolving, effect: EachPlayerChooses, context: Context) -> None:
    for seat in (1 - frame.seat, frame.seat):
        table.frames.append(Choosing(seat, "card"))


def asked_about(table: Table) -> tuple[Resolving, May | EachPlayerChooses | MoveCard]:
    """The frame and the effect for which the Choosing frames on top choose."""
    at = len(table.frames) - 1
    while isinstance(table.frames[at], Choosing):
        at -= 1
    frame = table.frames[at]
    assert isinstance(frame, Resolving)
    effect = effects_of(table, frame)[frame.at - 1]
    assert isinstance(effect, May | EachPlayerChooses | MoveCard)
    return frame, effect


class ChoosingRule(FrameRule[Choosing]):
    """A card, or whether."""

    def settle(self, table: Table, frame: Choosing) -> bool:
        """Nothing to choose from: on without it."""
        if frame.what == "may" or self._cards(table, frame):
            return True
        table.frames.pop()
        return False

    def _cards(self, table: Table, frame: Choosing) -> tuple[int, ...]:
        below, effect = asked_about(table)
        if isinstance(effect, May) or effect.sel is None:
            return ()
        return tuple(selected(table, table.stats, effect.sel, Context(frame.seat, below.card)))

    def decision(self, table: Table, frame: Choosing) -> AnyDecision:
        """What the effect asks."""
        return ChooseCard(frame.seat)

    def legal(self, table: Table, frame: Choosing) -> tuple[Action, ...]:
        """The cards that match; or carry it out, or not."""
        if frame.what == "may":
            return (Accept(), Pass())
        return tuple(Choose(card) for card in self._cards(table, frame))

    def why_not(self, table: Table, frame: Choosing, action: Action) -> Reason | None:
        """Only what is asked."""
        match action:
            case Accept() if frame.what == "may":
                return None
            case Pass():
                return None if frame.what == "may" else MustChoose()
            case Choose(card) if frame.what != "may":
                return None if card in self._cards(table, frame) else NotOffered(card)
        return NotNow()

    def act(self, table: Table, frame: Choosing, action: Action) -> None:
        """The effects happen to it, or not."""
        below, effect = asked_about(table)
        table.frames.pop()
        match action:
            case Accept():
                table.frames.append(inner(below, 0, frame.seat))
            case Choose(card):
                if isinstance(effect, MoveCard):
                    recover(table, card, effect.to)
                else:
                    table.frames.append(inner(below, 0, frame.seat, card))


CARRIED: dict[type[Effect], Carry] = {
    HonorEffect: _honor,
    FavorEffect: _favor,
    DrawEffect: _draw,
    DiscardHand: _discard_hand,
    LookHand: _look_hand,
    LookTake: _look_take,
    Search: _search,
    SearchLegacy: _search_legacy,
    MoveCard: _move_card,
    ToBottom: _to_bottom,
    PutIntoPlay: _put_into_play,
    Negate: _negate,
    Reduce: _reduce,
    AdditionalAction: _additional,
    ChooseOne: _choose_one,
    May: _may,
    EachPlayerChooses: _each_player_chooses,
}
