"""Goods by kind, as tuples of five numbers (actions, events, views) and packed into one integer (states).

A packed integer keeps eight bits a kind, lumber lowest: adding, taking away and comparing whole hands is then one
operation of integers. No count ever exceeds 95, so the top bit of every eight is free for comparing. Development cards
are packed in the same way, by card.
"""

from __future__ import annotations

from functools import lru_cache

from desktop.rules.island.values import Goods

ONE: tuple[int, ...] = tuple(1 << 8 * kind for kind in range(5))
"""By kind: one piece of it, packed."""
EVERY = sum(ONE)
"""One of each kind, packed."""
TOPS = 0x80 * EVERY
"""The bit of every kind that stays free."""


def pack(goods: tuple[int, ...]) -> int:
    """Five counts of 0 .. 127 as one integer."""
    a, b, c, d, e = goods
    return a | b << 8 | c << 16 | d << 24 | e << 32


@lru_cache(maxsize=8192)
def unpack(packed: int) -> Goods:
    """The five counts of a packed integer."""
    return packed & 255, packed >> 8 & 255, packed >> 16 & 255, packed >> 24 & 255, packed >> 32 & 255


@lru_cache(maxsize=8192)
def unpack_each(packed: tuple[int, ...]) -> tuple[Goods, ...]:
    """The five counts of several packed integers."""
    return tuple(map(unpack, packed))


def total(packed: int) -> int:
    """How many pieces there are, of all kinds together; at most 255."""
    return packed * EVERY >> 32 & 255


def count(packed: int, kind: int) -> int:
    """How many pieces of one kind there are."""
    return packed >> 8 * kind & 255


def covers(hand: int, goods: int) -> bool:
    """Does the hand hold all these goods?"""
    return (hand + TOPS - goods) & TOPS == TOPS


def of_kind(packed: int, kind: int) -> int:
    """Only the pieces of one kind, packed."""
    return packed & 255 << 8 * kind


def at_most(packed: int, limit: int) -> int:
    """By kind the smaller of two counts, packed."""
    return sum(min(packed & 255 << shift, limit & 255 << shift) for shift in range(0, 40, 8))


def at_least(packed: int, limit: int) -> int:
    """By kind the greater of two counts, packed."""
    return sum(max(packed & 255 << shift, limit & 255 << shift) for shift in range(0, 40, 8))


def is_packed(number: int, most: int) -> bool:
    """Is this five counts of 0 .. `most`, and nothing else?"""
    return 0 <= number < 1 << 40 and all(number >> shift & 255 <= most for shift in range(0, 40, 8))
