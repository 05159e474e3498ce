"""Random numbers with a state of one integer, the same on every system and Python version."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


def _mix(z: int) -> int:
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


class Rng:
    """SplitMix64. `state` (0 .. 2**64-1) is all there is to save; the same state gives the same numbers for ever."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & _MASK

    @classmethod
    def stream(cls, seed: int, name: str) -> Rng:
        """An independent stream of the game with this number: drawing from one never moves another."""
        h = 0xCBF29CE484222325
        for byte in name.encode():
            h = ((h ^ byte) * 0x100000001B3) & _MASK
        return cls(_mix((seed ^ h) & _MASK))

    def bits(self) -> int:
        """The next 64 bits."""
        self.state = (self.state + _GOLDEN) & _MASK
        return _mix(self.state)

    def below(self, n: int) -> int:
        """A number of 0 .. n-1, all equally likely; 1 <= n <= 2**64."""
        if not 1 <= n <= 1 << 64:
            raise ValueError(f"below({n})")
        limit = (1 << 64) - (1 << 64) % n
        while True:
            # `bits`, written out: this is the innermost loop of every random match.
            self.state = z = (self.state + _GOLDEN) & _MASK
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            z ^= z >> 31
            if z < limit:
                return z % n

    def chance(self, part: int, whole: int) -> bool:
        """True in `part` of `whole` cases."""
        return self.below(whole) < part

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, all equally likely."""
        return items[self.below(len(items))]

    def weighted(self, items: Sequence[tuple[int, T]]) -> T:
        """One of the (weight, item) pairs by its whole-number weight; weights of zero are never drawn."""
        rest = self.below(sum(weight for weight, _ in items))
        for weight, item in items:
            if rest < weight:
                return item
            rest -= weight
        raise AssertionError("weights changed while drawing")

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a random order, every order equally likely."""
        out = list(items)
        for i in range(len(out) - 1, 0, -1):
            j = self.below(i + 1)
            out[i], out[j] = out[j], out[i]
        return tuple(out)
