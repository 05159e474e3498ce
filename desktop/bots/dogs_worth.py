"""What a position is worth to a dogs bot: what lies before a seat, counted, and from it the chance to win.

A side is what lies before one seat, small enough to be tried out thousands of times: dogs as `mask << 7 | filled`
(0: a dog nobody knows yet), in rising order; the yard; treats; scored dogs; and the next dog of the deck, 0 where that
is not known any more.
"""

from __future__ import annotations

from math import exp, prod
from typing import NamedTuple

from desktop.rules.dogs.cards import MASKS, MOST_DOGS, SPACES, YARD_LIMIT
from desktop.rules.dogs.values import Player

FILLED = 0b111_1111
UNKNOWN = 0
MOST_TREATS = 10
"""More treats are worth no more."""


class Side(NamedTuple):
    """What lies before one seat."""

    dogs: tuple[int, ...]
    yard: tuple[int, ...]
    treats: int
    scored: int
    next: int = UNKNOWN

    @property
    def total(self) -> int:
        """Of the yard."""
        return sum(self.yard)

    @property
    def paws(self) -> int:
        """Of the active dogs."""
        return sum(max(0, (code >> 7).bit_count() - 2) for code in self.dogs)


def side_of(player: Player, next_dog: int | None) -> Side:
    """A player's side."""
    dogs = tuple(sorted(MASKS[active.dog] << 7 | active.filled for active in player.dogs))
    after = UNKNOWN if next_dog is None else MASKS[next_dog] << 7
    return Side(dogs, player.yard, player.treats, len(player.scored), after)


class Weights(NamedTuple):
    """What counts, in thousandths: each 1100 of them multiply the odds to win by e."""

    dogs: tuple[tuple[int, ...], ...] = (
        (450, 800),
        (200, 520, 870),
        (50, 400, 720, 1000),
        (-200, 150, 470, 850, 1250),
    )
    """By size of the dog, and by dice on it."""
    scored: tuple[int, ...] = (0, 830, 1650, 2480, 3400, 4400)
    """By scored dogs."""
    yard: tuple[int, ...] = (0, 0, 0, -20, -60, -120, -180, -260)
    """By the yard's total."""
    cover: tuple[int, ...] = (0, 60, 100, 140, 260, 500, 750)
    """By how many different numbers are free."""
    treats: tuple[int, ...] = (0, 110, 220, 380, 520, 620, 680, 730, 760, 780, 800)
    """By treats."""
    risk: int = -11
    """For each pip in the yard and die on the dogs."""
    waits: tuple[int, ...] = (0, -120, -210, -280)
    """By how many others have their turn before the seat."""
    closes: tuple[float, ...] = (0.35, 0.18, 0.05, 0.01)
    """With six dogs in all, the chance to fill the last spaces in one turn without a treat, by how many they are (the
    last for all more): the seat wins with it."""
    treat_closes: float = 0.2
    """So much of another such turn is a treat worth."""
    keeps_close: float = 0.7
    """How much of that chance is left of the seat whose turn ends, when its next one comes."""


SPREAD = 1100
_SIZE_OF = tuple(len(spaces) for spaces in SPACES)


class Rivals(NamedTuple):
    """The others, as far as a chance to win depends on them."""

    seats: int
    strength: float
    """Together, in odds."""
    wait: float
    """The chance that none of them wins in the turn that comes next."""


class Judge:
    """Worth by one set of weights, with tables for what is asked most."""

    def __init__(self, weights: Weights) -> None:
        self.weights = weights
        self._dogs: dict[int, float] = {}
        for mask in set(MASKS[1:]):
            for filled in range(128):
                if filled & ~mask == 0:
                    self._dogs[mask << 7 | filled] = weights.dogs[mask.bit_count() - 1][filled.bit_count()]
        sizes = _SIZE_OF[1:]
        self._dogs[UNKNOWN] = sum(weights.dogs[size - 1][0] for size in sizes) / len(sizes)

    def worth(self, side: Side) -> float:
        """What a side is worth, in thousandths."""
        weights, dogs = self.weights, self._dogs
        free = placed = 0
        value = 0.0
        for code in side.dogs:
            value += dogs[code]
            filled = code & FILLED
            mask = code >> 7
            free |= mask & ~filled
            placed += filled.bit_count()
        total = sum(side.yard)
        return (
            value
            + weights.scored[min(side.scored, MOST_DOGS - 1)]
            + weights.yard[min(total, YARD_LIMIT)]
            + weights.cover[free.bit_count()]
            + weights.treats[min(side.treats, MOST_TREATS)]
            + weights.risk * total * placed
        )

    def closes(self, side: Side) -> float:
        """The chance that a side wins in its next turn, by filling every space it has left."""
        if len(side.dogs) + side.scored < MOST_DOGS:
            return 0.0
        free = sum((code >> 7 & ~code).bit_count() for code in side.dogs)
        once = self.weights.closes[min(max(free, 1), len(self.weights.closes)) - 1]
        return float(1 - (1 - once) ** (1 + self.weights.treat_closes * min(side.treats, MOST_TREATS)))

    def rivals(self, sides: list[Side]) -> Rivals:
        """The others, when the turn has come to the first of them."""
        waits = self.weights.waits
        strength = sum(exp((self.worth(side) + waits[place]) / SPREAD) for place, side in enumerate(sides))
        return Rivals(len(sides), strength, prod(1 - self.closes(side) for side in sides))

    def chance(self, side: Side, rivals: Rivals) -> float:
        """The chance to win at the end of the own turn: no rival wins before the next one, and then the side does, or
        is the faster one in what follows."""
        if side.scored >= MOST_DOGS:
            return 1.0
        own = exp((self.worth(side) + self.weights.waits[rivals.seats]) / SPREAD)
        soon = self.closes(side) * self.weights.keeps_close
        return rivals.wait * (soon + (1 - soon) * own / (own + rivals.strength))


JUDGE = Judge(Weights())
