"""What the shelf says about Cuccù. It is read at the start: what the table itself needs is imported when it opens."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ui.art.face import Face
from ui.shell.table import Play, Table


class Cuccu(QObject):
    """The words of the shelf."""

    def title(self) -> str:
        """The name of the game."""
        return self.tr("Cuccù")

    def tagline(self) -> str:
        """What it is, in a few words."""
        return self.tr("One card, three lives: keep it or pass it on")

    def about(self) -> str:
        """What it is like to play."""
        return self.tr(
            "Everybody holds a single card and may ask the next player to exchange it. At the end of the deal the "
            "lowest card loses a life. But beware whom you ask: the Hunter and the Cat bite, the Inn bargains, "
            "the Horse runs on, and the Cuckoo stays where it sits."
        )

    def origin(self) -> str:
        """Where the rules come from."""
        return self.tr(
            "Cuccù follows the rules of the traditional Italian card game of that name, also known as the Cuckoo, "
            "with its own deck of 40 cards."
        )

    def seats(self) -> str:
        """How many can play."""
        return self.tr("%n player(s)", "", 4)


def _play() -> Play:
    from ui.tables import cuccu_play

    return cuccu_play.PLAY


_shelf = Cuccu()

TABLE = Table(
    id="cuccu",
    title=_shelf.title,
    tagline=_shelf.tagline,
    about=_shelf.about,
    origin=_shelf.origin,
    seats=_shelf.seats,
    minutes=10,
    poster=Face("house", "poster", ("cuccu",)),
    emblem=Face("cuccu", "emblem"),
    opened=_play,
)
