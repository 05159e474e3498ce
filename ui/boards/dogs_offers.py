"""One thing that could be done at Six Good Dogs, before it is known whether it is allowed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from desktop.rules.dogs.values import View
from desktop.rules.kit import Action, Reason
from ui.stage.placement import Affordance, Draft
from ui.words.dogs import DogsWords

BACK = Draft()
"""Nothing is laid out any more."""


@dataclass(frozen=True)
class Desk:
    """Everything the offers are made of: what is seen, what is allowed, the words."""

    view: View
    legal: tuple[Action, ...]
    words: DogsWords
    why_not: Callable[[Action], Reason | None]

    def do(
        self,
        action: Action,
        *keys: str,
        icon: str = "",
        primary: bool = False,
        text: str = "",
        note: str | None = None,
        listed: bool = True,
        outlined: bool = False,
        drag: tuple[str, str] = ("", ""),
        key: str = "",
        kind: str = "",
        warns: bool = False,
    ) -> Affordance:
        """An action with its words, refused with the reason where it is not allowed; `key` is the one it wants."""
        refusal = None if action in self.legal else self.why_not(action)
        return Affordance(
            action,
            text or self.words.action(action),
            self.words.action_note(action, self.view) if note is None else note,
            icon,
            key=key,
            kind=kind,
            keys=keys,
            primary=primary and refusal is None,
            warns=warns,
            refusal="" if refusal is None else self.words.reason(refusal),
            outlined=outlined,
            listed=listed,
            drag=drag,
        )

    def lay(
        self,
        draft: Draft,
        *keys: str,
        text: str,
        icon: str = "",
        note: str = "",
        primary: bool = False,
        warns: bool = False,
        refusal: str = "",
        listed: bool = True,
        outlined: bool = False,
        drag: tuple[str, str] = ("", ""),
        key: str = "",
        kind: str = "",
    ) -> Affordance:
        """Something to lay out, or why it may not be."""
        return Affordance(
            draft,
            text,
            note,
            icon,
            key=key,
            kind=kind,
            keys=keys,
            primary=primary,
            warns=warns,
            refusal=refusal,
            listed=listed,
            outlined=outlined,
            drag=drag,
        )

    def back(self, *keys: str) -> Affordance:
        """Put back what is laid out."""
        return self.lay(BACK, *keys, text=self.words.back(), icon="undo")
