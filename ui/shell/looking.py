"""What of the table is looked at, and what of that is to be shown large."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ui.art import Face
from ui.stage.placement import Affordance, Placement


def marks(affordance: Affordance) -> tuple[str, ...]:
    """What tells whether an action, or a thing on the table that stands for it, is still what is looked at."""
    return tuple(filter(None, (affordance.text, affordance.drag[0], *affordance.keys)))


def matters(picture: Sequence[Placement]) -> Placement | None:
    """The card to show large while nothing is pointed at: the one that the board says the choice is about."""
    most = max(picture, key=lambda one: one.matters, default=None)
    return most if most is not None and most.matters and most.large is not None else None


def card_of(affordance: Affordance | None, picture: Sequence[Placement], known: Collection[Face]) -> Placement | None:
    """The card that an action is about: the only one of the sheet of cards (`known`) among its places on the table."""
    if affordance is None:
        return None
    shown = {one.large: one for one in picture if one.key in affordance.keys and one.large in known}
    return next(iter(shown.values())) if len(shown) == 1 else None
