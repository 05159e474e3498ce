"""Why a Cuccù bot chose as it did. The figures follow from what its seat sees, its own card included: a hint may show
them at once, another seat's only when that seat's card lies open."""

from __future__ import annotations

from desktop.rules import kit


class Odds(kit.Reason, frozen=True):
    """The chances, in whole percent (0 .. 100), of losing a life in this deal: when it keeps, when it exchanges."""

    keeping: int
    exchanging: int


class HoldsLower(kit.Reason, frozen=True):
    """Keeping is safe or nearly so: `seat` holds a lower card, which this seat knows because it has seen it."""

    seat: int


class NothingToLose(kit.Reason, frozen=True):
    """Demanding a guarantee is never worse than giving up."""


class GuaranteeOdds(kit.Reason, frozen=True):
    """The chances, in whole percent, of losing a life in this deal: when it agrees to the guarantee, when it gives
    the inn away."""

    agreeing: int
    declining: int


AnyBecause = Odds | HoldsLower | NothingToLose | GuaranteeOdds
