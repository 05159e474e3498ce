"""The almanac of Rival Princes as a part of the picture: what each number of the die would bring to both players."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.rules.princes.cards import resource_of
from desktop.rules.princes.tableau import yields_of
from desktop.rules.princes.values import View
from ui.art.face import Face
from ui.boards.princes_faces import ROOM
from ui.boards.princes_keys import own_seat
from ui.boards.princes_layout import Layout
from ui.stage import bands
from ui.stage.placement import Placement
from ui.words.princes import PrincesWords


def harvest_key(number: int) -> str:
    """The leaf of a number."""
    return f"harvest:{number}"


def has_harvest(view: View) -> bool:
    """Whether there is anything to tell: both principalities lie."""
    return all(estate.axis for estate in view.estates)


def harvest(view: View, layout: Layout, words: PrincesWords) -> Iterable[Placement]:
    """One leaf a number, the other's line above one's own, as their principalities lie."""
    if not has_harvest(view):
        return
    own = own_seat(view)
    for number in range(1, 7):
        box = layout.leaf(number)
        face = Face(
            ROOM,
            "harvest",
            (number, 1 - own, _line(view, 1 - own, number), own, _line(view, own, number), number == view.number),
        )
        label = words.harvest_label(view, number)
        yield Placement(
            harvest_key(number),
            "harvest",
            face,
            box.x,
            box.y,
            box.width,
            box.height,
            z=bands.PLATES,
            shadow=3 * layout.k,
            label=label,
            order=192 + number,
            focusable=True,
            tip=label,
        )


def _line(view: View, seat: int, number: int) -> str:
    """What comes to a seat, as the painter reads it."""
    return " ".join(f"{resource_of(region)}{amount}" for region, amount in yields_of(view, seat, number))
