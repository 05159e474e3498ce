"""The steps of an action before its effects: targets, mode, costs (rules 8.2 C and D), with a way back; and the action
rounds and the Combat segment it is taken in (rules 7, 13.2)."""

from __future__ import annotations

from desktop.rules.clans import everyone
from desktop.rules.clans.announcement import UNLIMITED, announcements, timings
from desktop.rules.clans.changes import bow, destroy, happened
from desktop.rules.clans.choices import (
    Act,
    Announce,
    AnyDecision,
    ChooseMode,
    ChooseTarget,
    Discard,
    DiscardForCost,
    Fight,
    GoBack,
    Mode,
    Pass,
    Pay,
    PayGold,
    Target,
)
from desktop.rules.clans.events import FavorMoved, HandDiscarded, Paid, Passed, TakenBack, Used
from desktop.rules.clans.frames import RULES, Fact, Happening, Kind, Preparing, Resolving, Round, Window
from desktop.rules.clans.gold import payments, produces, why_not_pay
from desktop.rules.clans.happening import announce
from desktop.rules.clans.nearest import obstacle, why_not_announced
from desktop.rules.clans.operations import Ability
from desktop.rules.clans.reading import card_of
from desktop.rules.clans.reasons import NotOffered, NotThere
from desktop.rules.clans.rule import FrameRule
from desktop.rules.clans.table import Table
from desktop.rules.clans.targets import (
    ability_of,
    can_be_finished,
    card_targets,
    context_of,
    discards_needed,
    equipping,
    from_hand,
    gold_price,
    mode_at,
    modes,
    next_targets,
    paying_for,
    performer,
    spent,
    why_not_target,
)
from desktop.rules.clans.values import Use
from desktop.rules.clans.vocabulary import (
    BowCost,
    DestroyCost,
    DiscardCost,
    DiscardFavorCost,
    DiscardOtherHandCost,
)
from desktop.rules.kit import Action, NotNow, Reason, replace


class RoundRule(FrameRule[Round]):
    """An action round: two passes in a row end it."""

    def settle(self, table: Table, frame: Round) -> bool:
        """Over when both have passed one after the other."""
        if frame.passes < 2:
            return True
        table.frames.pop()
        return False

    def decision(self, table: Table, frame: Round) -> AnyDecision:
        """An action, or a pass."""
        return Fight(frame.seat) if frame.kind == "battle" else Act(frame.seat)

    def legal(self, table: Table, frame: Round) -> tuple[Action, ...]:
        """What can be announced, then passing."""
        return (*announcements(table, frame, frame.seat), Pass())

    def why_not(self, table: Table, frame: Round, action: Action) -> Reason | None:
        """What may be announced now."""
        match action:
            case Pass():
                return None
            case Announce():
                return why_not_announced(table, frame, action)
        return NotNow()

    def act(self, table: Table, frame: Round, action: Action) -> None:
        """Announce, or pass. Declining an additional action is no pass."""
        if isinstance(action, Announce):
            ability = table.print(action.card).abilities[action.ability]
            used_as = next(timing for timing in timings(table, frame, frame.seat) if timing in ability.timing)
            draft = Preparing(frame.seat, action.card, action.ability, used_as)
            if equipping(draft) and action.subject is not None:
                draft = replace(draft, targets=(action.subject,))
            announce(table, draft)
            return
        table.log.append(Passed(frame.seat, "extra" if frame.extra else frame.kind))
        passes = 0 if frame.extra else frame.passes + 1
        table.set_frame(replace(frame, seat=1 - frame.seat, passes=passes, extra=False))


class PreparingRule(FrameRule[Preparing]):
    """Targets in the order named, then the mode, then what the costs ask for; the last choice pays."""

    def settle(self, table: Table, frame: Preparing) -> bool:
        """Choose by itself what leaves no choice between modes or costs no Gold; carry out what is complete."""
        ability = ability_of(table, frame)
        if len(frame.targets) < len(card_targets(ability)):
            return True
        if frame.mode is None and mode_at(ability) is not None:
            offered = modes(table, frame, ability)
            if len(offered) != 1:
                return True
            frame = replace(frame, mode=offered[0])
            table.set_frame(frame)
        if frame.paid is None:
            if gold_price(table, frame, ability) > 0:
                return True
            frame = replace(frame, paid=())
            table.set_frame(frame)
        if len(frame.discards) < discards_needed(ability):
            return True
        commit(table, frame, ability)
        return False

    def decision(self, table: Table, frame: Preparing) -> AnyDecision:
        """The next part."""
        ability = ability_of(table, frame)
        if len(frame.targets) < len(card_targets(ability)):
            return ChooseTarget(frame.seat)
        if frame.mode is None and mode_at(ability) is not None:
            return ChooseMode(frame.seat)
        if frame.paid is None:
            return PayGold(frame.seat)
        return DiscardForCost(frame.seat)

    def legal(self, table: Table, frame: Preparing) -> tuple[Action, ...]:
        """What may be chosen, then going back."""
        ability = ability_of(table, frame)
        some: list[Action]
        if len(frame.targets) < len(card_targets(ability)):
            some = [Target(card) for card in next_targets(table, frame, ability)]
        elif frame.mode is None and mode_at(ability) is not None:
            some = [Mode(option) for option in modes(table, frame, ability)]
        elif frame.paid is None:
            price, paying = gold_price(table, frame, ability), paying_for(table, frame)
            some = [
                Pay(taken)
                for taken in payments(table, frame.seat, price, paying, spent(table, frame, ability))
            ]
        else:
            some = [Discard(card) for card in discardable(table, frame)]
        return (*some, GoBack())

    def why_not(self, table: Table, frame: Preparing, action: Action) -> Reason | None:
        """Only the part that is asked for."""
        if isinstance(action, GoBack):
            return None
        ability = ability_of(table, frame)
        match self.decision(table, frame), action:
            case ChooseTarget(), Target(card):
                refusal = why_not_target(table, frame, ability, card)
                if refusal is None:
                    more = replace(frame, targets=(*frame.targets, card))
                    if not can_be_finished(table, more, ability):
                        return obstacle(table, more, ability)
                return refusal
            case ChooseMode(), Mode(option):
                return None if option in modes(table, frame, ability) else NotOffered(max(frame.card, 0))
            case PayGold(), Pay(producers):
                price, paying = gold_price(table, frame, ability), paying_for(table, frame)
                return why_not_pay(table, frame.seat, price, paying, producers, spent(table, frame, ability))
            case DiscardForCost(), Discard(card):
                return None if card in discardable(table, frame) else NotThere(card)
        return NotNow()

    def act(self, table: Table, frame: Preparing, action: Action) -> None:
        """Take the part in, or go back."""
        match action:
            case Target(card):
                frame = replace(frame, targets=(*frame.targets, card))
            case Mode(option):
                frame = replace(frame, mode=option)
            case Pay(producers):
                frame = replace(frame, paid=producers)
            case Discard(card):
                frame = replace(frame, discards=(*frame.discards, card))
            case GoBack():
                self._back(table, frame)
                return
        table.set_frame(frame)

    def _back(self, table: Table, frame: Preparing) -> None:
        """Take back the last thing that was really chosen."""
        ability = ability_of(table, frame)
        if frame.discards:
            frame = replace(frame, discards=frame.discards[:-1])
        elif frame.paid:
            frame = replace(frame, paid=None)
        elif frame.mode is not None and len(modes(table, replace(frame, mode=None), ability)) > 1:
            frame = replace(frame, mode=None, paid=None)
        elif len(frame.targets) > equipping(frame):
            frame = replace(frame, targets=frame.targets[:-1], mode=None, paid=None)
        else:
            table.frames.pop()
            table.log.append(TakenBack(frame.seat, frame.card))
            return
        table.set_frame(frame)


def discardable(table: Table, frame: Preparing) -> tuple[int, ...]:
    """The cards of the hand that can still be discarded for the cost."""
    return tuple(card for card in table.hands[frame.seat] if card != frame.card and card not in frame.discards)


def kinds_of(table: Table, card: int, ability: Ability) -> tuple[Kind, ...]:
    """What an action counts as: Political, from a Spell, from a Ring."""
    kinds: list[Kind] = ["political"] if "Political" in ability.keywords else []
    if card != RULES and table.prints[card].type in ("spell", "ring"):
        kinds.append(table.prints[card].type)  # type: ignore[arg-type]
    return tuple(kinds)


def pay(table: Table, seat: int, producers: tuple[int, ...], price: int, paying: str) -> None:
    """Producers bow; what they make over the price is lost (rules 10.1)."""
    gold = sum(produces(table, card, paying) for card in producers)
    if producers:
        bow(table, producers, "cost")
        table.log.append(Paid(seat, producers, gold, price))


def commit(table: Table, draft: Preparing, ability: Ability) -> None:
    """All is chosen: the costs are paid in the order named, and the effects wait beneath what answers them."""
    seat, card = draft.seat, draft.card
    table.frames.pop()
    context = context_of(table, draft, ability)
    who = performer(table, card, ability, context.targets)
    if not (card == RULES and draft.ability in UNLIMITED) or draft.ability == everyone.TACTICAL:
        tactician = who if "Tactical" in ability.keywords else None
        table.used = (*table.used, Use(seat, card, draft.ability, tactician))
    about: int | None = None
    below = table.frames[-1]
    if isinstance(below, Round):
        table.set_frame(replace(below, seat=1 - seat, passes=0, extra=False))
    elif isinstance(below, Window):
        table.set_frame(replace(below, seat=1 - seat, passes=0))
        about = len(table.frames) - 2
    hand = from_hand(table, draft)
    if hand:
        table.take_from_hand(card)
        table.playing = (*table.playing, card)
    table.log.append(Used(seat, card, draft.ability, draft.targets, draft.mode, draft.discards, draft.subject))
    price, paying = gold_price(table, draft, ability), paying_for(table, draft)
    pay(table, seat, draft.paid or (), price, paying)
    kinds = kinds_of(table, card, ability)
    targets = tuple(target for target in draft.targets if target in table.pieces and table.prints[target].personality)
    table.frames.append(
        Resolving(
            seat,
            card,
            draft.ability,
            draft.used_as,
            targets=draft.targets,
            discards=draft.discards,
            mode=draft.mode,
            subject=draft.subject,
            about=about,
            played=hand,
        )
    )
    if targets:
        fact = Fact("action_targets", targets, cause="action", by=seat, source=card, performer=who, kinds=kinds)
        happened(table, fact)
    if card == RULES and draft.ability == everyone.LEGACY:
        bow(table, (table.strongholds[seat],), "cost")
    discards = iter(draft.discards)
    for cost in ability.costs:
        match cost:
            case BowCost("this") if hand:
                pass  # discarded afterwards instead
            case BowCost(what):
                cost_card = card_of(table, what, context)
                assert cost_card is not None
                bow(table, (cost_card,), "cost")
            case DestroyCost(what):
                cost_card = card_of(table, what, context)
                assert cost_card is not None
                fact = Fact("destroy", (cost_card,), cause="cost", by=seat, source=card)
                at = len(table.frames)
                cards = destroy(table, fact)
                table.frames.insert(at, Happening(replace(fact, cards=cards), "traits"))
            case DiscardFavorCost():
                table.favor = None
                table.forget()
                table.log.append(FavorMoved(None))
            case DiscardOtherHandCost():
                discard(table, seat, table.hands[seat])
            case DiscardCost(n):
                discard(table, seat, tuple(next(discards) for _ in range(n)))


def discard(table: Table, seat: int, cards: tuple[int, ...]) -> None:
    """Cards of the hand go to the discard pile."""
    if not cards:
        return
    for card in cards:
        table.take_from_hand(card)
        table.lay_off(card)
    table.log.append(HandDiscarded(seat, cards))

