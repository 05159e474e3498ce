"""What can be wrong with a deck, and with a text that names one."""

from __future__ import annotations

from desktop.rules.clans.vocabulary import Clan, DeckSide
from desktop.rules.kit import Reason


class NoStronghold(Reason, frozen=True):
    """A deck needs a Stronghold."""


class SecondStronghold(Reason, frozen=True):
    """A deck has one Stronghold only; this is a further one."""

    card: str


class UnknownCard(Reason, frozen=True):
    """There is no such card."""

    name: str


class WrongSide(Reason, frozen=True):
    """The card belongs in the other deck, or is a Stronghold and in neither."""

    card: str
    side: DeckSide
    """Where it was put."""


class TooFewCards(Reason, frozen=True):
    """Of this deck there are `n` cards; it needs at least `least`."""

    side: DeckSide
    n: int
    least: int


class TooManyCards(Reason, frozen=True):
    """Of this deck there are `n` cards; more than `most` are too many to shuffle and hold."""

    side: DeckSide
    n: int
    most: int


class TooManyCopies(Reason, frozen=True):
    """Of a card there are `n` copies; `most` are allowed: 3, and 1 of a Unique one."""

    card: str
    n: int
    most: int


class OtherClan(Reason, frozen=True):
    """The card belongs to another clan than the Stronghold; only Personalities may."""

    card: str
    clan: Clan


class UnreadableLine(Reason, frozen=True):
    """In a text that names a deck, this line (the first is 1) names no card."""

    line: int
    text: str


DeckReason = (
    NoStronghold | SecondStronghold | UnknownCard | WrongSide | TooFewCards | TooManyCards | TooManyCopies | OtherClan
    | UnreadableLine
)
