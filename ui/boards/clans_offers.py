"""One thing that could be done at the table of The Four Groves, before it is known whether it is allowed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from desktop.rules.clans.gold import payments, produces
from desktop.rules.clans.sight import table_of
from desktop.rules.clans.table import Table
from desktop.rules.clans.values import View
from desktop.rules.kit import Action, Reason
from ui.stage.placement import Affordance, Draft
from ui.words.clans import ClansWords

BACK = Draft()
"""Nothing is laid out any more."""


@dataclass(frozen=True)
class Desk:
    """Everything the offers are made of: what is seen, what is allowed, the words."""

    view: View
    legal: tuple[Action, ...]
    words: ClansWords
    why_not: Callable[[Action], Reason | None]
    table: Table
    allowed: frozenset[Action] = field(default=frozenset())

    @staticmethod
    def of(
        view: View, legal: tuple[Action, ...], words: ClansWords, why_not: Callable[[Action], Reason | None]
    ) -> Desk:
        """The desk of this moment."""
        table = table_of(view)
        words.meet(table)
        return Desk(view, legal, words, why_not, table, frozenset(legal))

    def do(
        self,
        action: Action,
        *keys: str,
        text: str = "",
        icon: str = "",
        primary: bool = False,
        note: str | None = None,
        listed: bool = True,
        drag: tuple[str, str] = ("", ""),
    ) -> Affordance:
        """An action with its words, refused with the reason where it is not allowed."""
        refusal = None if action in self.allowed else self.why_not(action)
        return Affordance(
            action,
            text or self.words.action(action),
            self.words.action_note(action, self.view) if note is None else note,
            icon,
            keys=keys,
            primary=primary and refusal is None,
            refusal="" if refusal is None else self.words.reason(refusal),
            outlined=True,
            listed=listed,
            drag=drag,
        )

    def lay(
        self,
        draft: Draft,
        *keys: str,
        text: str = "",
        icon: str = "",
        note: str = "",
        listed: bool = True,
        drag: tuple[str, str] = ("", ""),
    ) -> Affordance:
        """Something to lay out."""
        said = text or self.words.draft(draft)
        laid = type(draft) is not Draft
        return Affordance(draft, said, note, icon, keys=keys, outlined=laid, listed=listed, drag=drag)

    def lost(self, price: int, paying: str, barred: tuple[int, ...] = ()) -> int:
        """How much Gold is lost at least when the viewer pays this for a card of this type; 0 if it cannot be paid."""
        best = payments(self.table, self.view.seat, price, paying, barred)[:1] if price > 0 else ()
        return sum(produces(self.table, card, paying) for way in best for card in way) - price if best else 0

    def back(self, *keys: str) -> Affordance:
        """Put back what is laid out."""
        return Affordance(BACK, self.words.draft(BACK), icon="undo", keys=keys)


def plain(one: Affordance) -> Affordance:
    """The same without an outline."""
    return replace(one, outlined=False)
