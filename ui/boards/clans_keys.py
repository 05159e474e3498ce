"""The names of the things on the table of The Four Groves: the same key is the same thing in every picture."""

from __future__ import annotations

from desktop.rules.clans.frames import Side
from desktop.rules.clans.values import View

FAVOR = "favor"
PHASES = "phases"
PANEL = "panel"


HOME_GROUND = "home"
"""Where a card of a Province can be dragged to."""


def own_seat(view: View) -> int:
    """Who is drawn at the lower edge: the viewer; a watcher sees seat 0 there."""
    return max(view.seat, 0)


def card_key(card: int) -> str:
    """A card by its number: it is the same thing in the hand, in play and in a Province."""
    return f"card:{card}"


def down_key(seat: int, field: int) -> str:
    """A face-down card of a Province."""
    return f"down:{seat}.{field}"


def province_key(seat: int, field: int) -> str:
    """The mat of a Province."""
    return f"province:{seat}.{field}"


def wall_key(seat: int, field: int) -> str:
    """The strength of a Province."""
    return f"wall:{seat}.{field}"


def number_key(seat: int, field: int) -> str:
    """The number of a Province."""
    return f"number:{seat}.{field}"


def field_key(field: int) -> str:
    """A battlefield."""
    return f"field:{field}"


def deck_key(seat: int, side: Side) -> str:
    """A deck."""
    return f"deck:{seat}.{side}"


def discard_key(seat: int, side: Side) -> str:
    """A discard pile."""
    return f"discard:{seat}.{side}"


def plate_key(seat: int) -> str:
    """A player at the table."""
    return f"plate:{seat}"


def hand_key(seat: int) -> str:
    """The hidden hand of the other player."""
    return f"hand:{seat}"


def honor_key(seat: int) -> str:
    """A tag on the honor scroll."""
    return f"honor:{seat}"
