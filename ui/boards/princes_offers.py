"""One thing that could be done at the table of Rival Princes, before it is known whether it is allowed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from desktop.rules.kit import Action, Reason
from desktop.rules.princes.values import View
from ui.art.face import Face
from ui.boards.princes_faces import bill_width
from ui.stage.placement import Affordance, Draft
from ui.words.princes import PrincesWords

BACK = Draft()
"""Nothing is laid out any more."""


def button_key(action: Action | Draft) -> str:
    """The button of an action, or of what may be laid out."""
    return f"button:{type(action).__name__}"


@dataclass(frozen=True)
class Desk:
    """Everything the offers are made of: what is seen, what is allowed, the words."""

    view: View
    legal: tuple[Action, ...]
    words: PrincesWords
    why_not: Callable[[Action], Reason | None]
    allowed: frozenset[Action] = field(default=frozenset())

    @staticmethod
    def of(
        view: View, legal: tuple[Action, ...], words: PrincesWords, why_not: Callable[[Action], Reason | None]
    ) -> Desk:
        """The desk of this moment."""
        return Desk(view, legal, words, why_not, frozenset(legal))

    def do(
        self, action: Action, *keys: str, icon: str = "", primary: bool = False, note: str | None = None
    ) -> Affordance:
        """An action with its words, refused with the reason where it is not allowed."""
        refusal = None if action in self.allowed else self.why_not(action)
        return Affordance(
            action,
            self.words.action(action),
            self.words.action_note(action, self.view) if note is None else note,
            icon,
            keys=keys,
            primary=primary and refusal is None,
            refusal="" if refusal is None else self.words.reason(refusal),
            outlined=True,
        )

    def press(self, action: Action, icon: str = "", primary: bool = False, note: str | None = None) -> Affordance:
        """An action that has a button on the table."""
        return self.do(action, button_key(action), icon=icon, primary=primary, note=note)

    def lay(self, draft: Draft, *keys: str, icon: str = "", note: str = "", primary: bool = False) -> Affordance:
        """Something to lay out."""
        return Affordance(
            draft, self.words.draft(draft), note, icon, keys=keys, primary=primary, outlined=type(draft) is not Draft
        )

    def back(self, *keys: str) -> Affordance:
        """Put back what is laid out: by its button, or by the thing itself."""
        return Affordance(BACK, self.words.draft(BACK), icon="undo", keys=(button_key(BACK), *keys))

    def refused(self, draft: Draft, reason: Reason, *keys: str, icon: str = "", note: str = "") -> Affordance:
        """Something that cannot be laid out now, with the reason."""
        return Affordance(draft, self.words.draft(draft), note, icon, keys=keys, refusal=self.words.reason(reason))


def priced(one: Affordance, bill: Face | None) -> Affordance:
    """The same with its price in marks."""
    return one if bill is None else replace(one, sign=bill, sign_width=bill_width(bill))
