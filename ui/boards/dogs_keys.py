"""The keys of the things on the table of Six Good Dogs, who is asked, and what lies on the tray."""

from __future__ import annotations

from desktop.rules.dogs import frames as f
from desktop.rules.dogs.choices import Space
from desktop.rules.dogs.frames import Dice
from desktop.rules.dogs.values import View

MAIN, OTHER = "button:main", "button:other"
"""The two buttons beside the tray."""
DECK, TRAY, HEAP = "deck", "tray", "heap"


def own_seat(view: View) -> int:
    """The seat drawn at the lower edge: the viewer's; for the watcher the first."""
    return max(view.seat, 0)


def asked(view: View) -> int | None:
    """The seat that decides now; None while chance does, or when the match is over."""
    return view.decision.seat if view.decision is not None and view.decision.seat >= 0 else None


def acting(view: View) -> bool:
    """Whether the viewer decides now."""
    return view.seat >= 0 and asked(view) == view.seat


def tile_key(place: int) -> str:
    """A trick on the table."""
    return f"tile:{place}"


def plate_key(seat: int) -> str:
    """The bar of a seat."""
    return f"plate:{seat}"


def dog_key(dog: int) -> str:
    """A dog's card, wherever it lies."""
    return f"dog:{dog}"


def space_key(space: Space) -> str:
    """A free space of the viewer's dogs."""
    return f"space:{space[0]}.{space[1]}"


def placed_key(space: Space) -> str:
    """The die on a space."""
    return f"on:{space[0]}.{space[1]}"


def yard_key(seat: int) -> str:
    """A yard."""
    return f"yard:{seat}"


def buried_key(seat: int, number: int) -> str:
    """A buried die, by its place in the yard."""
    return f"buried:{seat}.{number}"


def die_key(number: int) -> str:
    """A die of the roll, by its place in it."""
    return f"die:{number}"


def choice_key(value: int) -> str:
    """A number on the tray that can be chosen."""
    return f"choice:{value}"


def roll_of(view: View) -> Dice:
    """The dice that lie on the tray."""
    match view.frames[-1] if view.frames else None:
        case f.Rerolling(dice) | f.Keeping(dice) | f.Placing(dice):
            return dice
        case f.Rolling(_, kept):
            return kept
    return ()


def running_of(view: View) -> f.Running | None:
    """The trick that is being done."""
    first = view.frames[0] if view.frames else None
    return first if isinstance(first, f.Running) else None
