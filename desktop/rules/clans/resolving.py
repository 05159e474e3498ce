"""Effects one by one (rules 8.2 E and F): the small interpreter of what cards can say."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from desktop.rules.clans.changes import happened
from desktop.rules.clans.events import Discarded, Negated, TraitWorks
from desktop.rules.clans.frames import RULES, Cause, Fact, Happening, Resolving, Round
from desktop.rules.clans.operations import Ability, AnyEffect, HonorEffect, Trait
from desktop.rules.clans.preparing import kinds_of
from desktop.rules.clans.reading import Context, card_of, holds
from desktop.rules.clans.roster import part
from desktop.rules.clans.rule import FrameRule
from desktop.rules.clans.table import Table
from desktop.rules.clans.targets import named, performer
from desktop.rules.clans.values import Deed
from desktop.rules.kit import replace


def text_of(table: Table, frame: Resolving) -> Ability | Trait:
    """The ability or trait that is carried out. Raises IndexError."""
    kind = table.print(frame.card)
    return kind.card.traits[frame.number] if frame.used_as == "trait" else kind.abilities[frame.number]


def effects_of(table: Table, frame: Resolving) -> tuple[AnyEffect, ...]:
    """The effects that the frame goes through. Raises IndexError."""
    return part(text_of(table, frame).effects, frame.block)


def answered_fact(table: Table, frame: Resolving) -> Fact | None:
    """The event that is answered."""
    if frame.about is None or frame.about >= len(table.frames):
        return None
    below = table.frames[frame.about]
    return below.fact if isinstance(below, Happening) else None


def context_of_frame(table: Table, frame: Resolving) -> Context:
    """What the words of the text stand for."""
    text = text_of(table, frame)
    targets = named(text, frame.targets) if isinstance(text, Ability) else {}
    who = performer(table, frame.card, text, targets) if isinstance(text, Ability) else None
    return Context(
        frame.seat,
        frame.card,
        targets,
        frame.subject,
        answered_fact(table, frame),
        who,
        frame.chosen,
        frame.duelists,
    )


def cause_of(frame: Resolving) -> Cause:
    """Whether an action or a trait does it."""
    return "trait" if frame.used_as == "trait" else "action"


def fact_of(
    table: Table, frame: Resolving, context: Context, what: Any, cards: tuple[int, ...] = (), **fields: Any
) -> Fact:
    """An event that an effect makes."""
    text = text_of(table, frame)
    kinds = kinds_of(table, frame.card, text) if isinstance(text, Ability) else ()
    return Fact(
        what,
        cards,
        cause=cause_of(frame),
        by=frame.seat,
        source=frame.card,
        performer=context.performer,
        kinds=kinds,
        **fields,
    )


def in_play(table: Table, frame: Resolving, ref: str, context: Context) -> int | None:
    """The card that an effect is about; None where it is out of play, or negated on this card."""
    card = card_of(table, ref, context)
    if card is None or card not in table.pieces:
        return None
    if card in frame.shielded:
        table.log.append(Negated("effects_on", card, None))
        return None
    return card


Carry = Callable[[Table, Resolving, Any, Context], None]
"""How one kind of effect is carried out."""


class ResolvingRule(FrameRule[Resolving]):
    """One effect after the other; what they set off comes on top."""

    def __init__(self, carried: Mapping[type[Any], Carry]) -> None:
        self._carried = carried
        """Effects that are missing here are continuous: they work by being in play."""

    def settle(self, table: Table, frame: Resolving) -> bool:
        """Carry out the next effect, or clean up."""
        effects = effects_of(table, frame)
        if frame.at == 0 and not frame.block and frame.used_as == "trait" and frame.card != RULES:
            table.log.append(TraitWorks(frame.seat, frame.card, frame.number))
        if frame.negated or frame.at >= len(effects):
            self._finish(table, frame)
            return False
        effect = effects[frame.at]
        frame = replace(frame, at=frame.at + 1)
        table.set_frame(frame)
        carry = self._carried.get(type(effect))
        if carry is None:
            return False
        context = context_of_frame(table, frame)
        if effect.guard is None or isinstance(effect, HonorEffect) or holds(
            table, table.stats, effect.guard, context
        ):
            carry(table, frame, effect, context)
        return False

    def _finish(self, table: Table, frame: Resolving) -> None:
        """A card from the hand is discarded unless it put itself into play; then the action has resolved."""
        table.frames.pop()
        if frame.used_as == "trait" or frame.block:
            if frame.extra and table.frames and isinstance(table.frames[-1], Resolving):
                table.change_frame(extra=True)
            return
        if frame.negated:
            table.log.append(Negated("effects", None, None))
        if frame.played and frame.card in table.playing:
            table.playing = tuple(card for card in table.playing if card != frame.card)
            table.lay_off(frame.card)
            table.log.append(Discarded(frame.seat, (frame.card,), "played"))
        text = text_of(table, frame)
        assert isinstance(text, Ability)
        kinds = kinds_of(table, frame.card, text)
        if kinds:
            table.deeds = (*table.deeds, Deed(frame.seat, kinds))
        if frame.extra:
            for at in range(len(table.frames) - 1, -1, -1):
                below = table.frames[at]
                if isinstance(below, Round):
                    table.frames[at] = replace(below, seat=frame.seat, passes=0, extra=True)
                    break
        happened(
            table,
            Fact("action_resolved", cause="action", by=frame.seat, source=frame.card, kinds=kinds),
        )


