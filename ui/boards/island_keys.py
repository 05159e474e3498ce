"""The keys of the things on the table of Island Settlers, and who is asked now."""

from __future__ import annotations

from desktop.rules.island import values as v
from desktop.rules.island.values import Card, Kind, View

DICE = ("die:0", "die:1")
DICE_GAP = "dice"
"""Under both dice, so that a click between them counts."""
OFFER, BANK, THIRD, MAIN = "button:a", "button:b", "button:c", "button:main"
"""The buttons of the form, and the one that rolls and ends the turn."""


def own_seat(view: View) -> int:
    """The seat drawn at the lower edge: the viewer's; for the watcher the first."""
    return max(view.seat, 0)


def hex_key(number: int) -> str:
    """A hex."""
    return f"hex:{number}"


def crossing_key(crossing: int) -> str:
    """An intersection."""
    return f"crossing:{crossing}"


def path_key(path: int) -> str:
    """A path."""
    return f"path:{path}"


def built_key(crossing: int) -> str:
    """The building on an intersection."""
    return f"built:{crossing}"


def road_key(path: int) -> str:
    """The road on a path."""
    return f"road:{path}"


def plate_key(seat: int) -> str:
    """The plate of a seat."""
    return f"plate:{seat}"


def pile_key(kind: Kind) -> str:
    """The viewer's cards of a resource."""
    return f"pile:{kind.value}"


def card_key(card: Card) -> str:
    """The viewer's development cards of a kind."""
    return f"card:{card.value}"


def stock_key(kind: Kind) -> str:
    """The bank's cards of a resource."""
    return f"stock:{kind.value}"


def ware_key(side: str, kind: Kind) -> str:
    """A resource on a side of the form: give or get."""
    return f"{side}:{kind.value}"


def less_key(side: str, kind: Kind) -> str:
    """The small button that takes one card off again."""
    return f"{side}:{kind.value}/less"


def chip_key(seat: int) -> str:
    """How a seat stands to an offer."""
    return f"answer:{seat}"


def row_key(what: str) -> str:
    """A row of the costs: road, settlement, city, card."""
    return f"row:{what}"


def asked(view: View) -> int | None:
    """The seat that decides now; None while chance does, or when the match is over."""
    match view.frames[-1] if view.frames else None:
        case None | v.Laying() | v.Seating() | v.Rolling() | v.Stealing() | v.Drawing():
            return None
        case v.Discarding(choices):
            return next((choice.seat for choice in choices if not choice.done), None)
        case v.Answering(waiting):
            return waiting[0]
    return view.turn_seat
