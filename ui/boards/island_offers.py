"""One thing that could be done at the island, before it is known whether it is allowed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from desktop.rules.island.values import View
from desktop.rules.kit import Action, Reason
from ui.stage.placement import Affordance, Draft, Routine
from ui.words.island import IslandWords

BACK = Draft()
"""Nothing is laid out any more."""


@dataclass(frozen=True)
class Desk:
    """Everything the offers are made of: what is seen, what is allowed, the words."""

    view: View
    legal: tuple[Action, ...]
    words: IslandWords
    why_not: Callable[[Action], Reason | None]

    def do(
        self,
        action: Action,
        *keys: str,
        icon: str = "",
        primary: bool = False,
        note: str | None = None,
        text: str = "",
        listed: bool = True,
        outlined: bool = False,
        routine: Routine = "",
        kind: str = "",
        shortcut: str = "",
    ) -> Affordance:
        """An action with its words, refused with the reason where it is not allowed; `shortcut`: the key it wants."""
        refusal = None if action in self.legal else self.why_not(action)
        return Affordance(
            action,
            text or self.words.action(action),
            self.words.action_note(action, self.view) if note is None else note,
            icon,
            keys=keys,
            primary=primary and refusal is None,
            refusal="" if refusal is None else self.words.reason(refusal),
            outlined=outlined,
            listed=listed,
            routine=routine,
            kind=kind,
            key=shortcut,
        )

    def lay(
        self,
        draft: Draft,
        *keys: str,
        text: str = "",
        icon: str = "",
        note: str = "",
        refusal: str = "",
        primary: bool = False,
        listed: bool = True,
        outlined: bool = False,
        kind: str = "",
        shortcut: str = "",
    ) -> Affordance:
        """Something to lay out, or why it cannot be; `shortcut` is the key that it wants."""
        return Affordance(
            draft,
            text or self.words.draft(draft),
            note,
            icon,
            keys=keys,
            refusal=refusal,
            primary=primary and not refusal,
            listed=listed,
            outlined=outlined,
            kind=kind,
            key=shortcut,
        )

    def back(self, *keys: str) -> Affordance:
        """Put back what is laid out."""
        return Affordance(BACK, self.words.draft(BACK), icon="undo", keys=keys)
