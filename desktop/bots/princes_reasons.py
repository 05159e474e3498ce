"""Why a Rival Princes bot chose as it did. All of it follows from what its seat sees, its own hand included: a hint may
show it to that seat at once; to the other it would tell what the hand holds."""

from __future__ import annotations

from typing import Literal

from desktop.rules import kit
from desktop.rules.princes.cards import Card, Goods, Resource
from desktop.rules.princes.values import Axis

What = Axis | Card
"""What can be built."""


class BringsPoints(kit.Reason, frozen=True):
    """So many victory points more, tokens counted."""

    points: int


class TakesToken(kit.Reason, frozen=True):
    """The token goes from the other to this seat, or is won."""

    token: Literal["knight", "mill"]


class DoublesMost(kit.Reason, frozen=True):
    """More of this resource is produced from now on."""

    resource: Resource


class Adds(kit.Reason, frozen=True):
    """What a card adds for good: strength, commerce, a place in the hand, a cheaper trade, or shelter from an event."""

    what: Literal["strength", "commerce", "hand", "trade", "shelter"]


class OpensPlace(kit.Reason, frozen=True):
    """A place for a settlement."""


class MakesAffordable(kit.Reason, frozen=True):
    """After this it can be paid."""

    what: What


class CompletesSoon(kit.Reason, frozen=True):
    """It is what is wanted next; so much is missing afterwards."""

    what: What
    missing: Goods


class SavesFor(kit.Reason, frozen=True):
    """Nothing better is to be done now; what is stored is kept for this."""

    what: What


class AgainstBrigands(kit.Reason, frozen=True):
    """Fewer unprotected resources: they were `before`, they are `now`."""

    before: int
    now: int


class HurtsOther(kit.Reason, frozen=True):
    """It costs the other more than oneself."""


class NotWanted(kit.Reason, frozen=True):
    """Nothing that is wanted next needs what the other offers."""

    goods: Goods


class HelpsOtherMore(kit.Reason, frozen=True):
    """The offer is better for the other."""


AnyBecause = (
    BringsPoints
    | TakesToken
    | DoublesMost
    | Adds
    | OpensPlace
    | MakesAffordable
    | CompletesSoon
    | SavesFor
    | AgainstBrigands
    | HurtsOther
    | NotWanted
    | HelpsOtherMore
)
