"""What a player lays out at the table of The Four Groves before it is done: a payment, units on their way."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.rules.clans import choices as c
from desktop.rules.clans.frames import Side
from desktop.rules.kit import Action
from ui.stage.placement import Draft, Standing

__all__ = [
    "Browsing",
    "Clearing",
    "Draft",
    "Hiring",
    "Marching",
    "Paying",
    "Stopping",
    "Stops",
    "Using",
    "towards",
]


@dataclass(frozen=True)
class Paying(Draft):
    """What will bow for a cost, sorted."""

    producers: tuple[int, ...]


@dataclass(frozen=True)
class Marching(Draft):
    """Units (by their Personalities) on their way to battlefields, sorted; and what is picked up: one, or the rest."""

    orders: tuple[tuple[int, int], ...] = ()
    picked: int | None = None
    rest: bool = False


@dataclass(frozen=True)
class Clearing(Draft):
    """Face-up cards that will be discarded at the end of the Dynasty Phase, sorted."""

    cards: tuple[int, ...] = ()


@dataclass(frozen=True)
class Hiring(Draft):
    """A Personality that can be bought with and without gaining Honor: which?"""

    card: int


@dataclass(frozen=True)
class Using(Draft):
    """A card with several abilities that can be used: which?"""

    card: int


@dataclass(frozen=True)
class Browsing(Draft):
    """A discard pile is looked through."""

    seat: int
    side: Side


@dataclass(frozen=True)
class Stops(Standing):
    """Where the table passes without asking, and until when."""

    passes: frozenset[str] = frozenset()
    """Of `clans_stops.STOPS`."""
    turn: int = 0
    """Pass everything until this turn is over; 0: not."""
    battle: bool = False
    """Pass everything until this battle is over."""
    field: int = -1


@dataclass(frozen=True)
class Stopping(Draft):
    """It is chosen where the table passes without asking."""

    passes: frozenset[str] = frozenset()


def towards(action: Action) -> Draft | None:
    """What is laid out on the way to an action, so that a hint can show its place; None where nothing is."""
    match action:
        case c.Assign(orders) if orders:
            return Marching(tuple((order.unit, order.field) for order in orders))
        case c.Pay(producers):
            return Paying(producers)
        case c.EndDynasty(cards) if cards:
            return Clearing(cards)
    return None
