"""What the shelf says about Six Good Dogs, read at the start: what the table needs is imported when it opens."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ui.art.face import Face
from ui.shell.table import Play, Table


class Dogs(QObject):
    """The words of the shelf."""

    def title(self) -> str:
        """The name of the game."""
        return self.tr("Six Good Dogs")

    def tagline(self) -> str:
        """What it is, in a few words."""
        return self.tr("Dice, tricks, treats, and a yard that fills up")

    def about(self) -> str:
        """What it is like to play."""
        return self.tr(
            "Thirty-two dogs are waiting, each with numbers to be filled. A trick brings dice: those that fit go on "
            "your dogs, the others into your yard. Once more for the last 4, or stop? At 8 the yard busts and every "
            "die is lost. The first with six good dogs wins."
        )

    def origin(self) -> str:
        """Where the rules come from."""
        return self.tr("Six Good Dogs follows the rules of Spots, as published in 2022.")

    def seats(self) -> str:
        """How many can play."""
        return self.tr("2 to 4 players")


def _play() -> Play:
    from ui.tables import dogs_play

    return dogs_play.PLAY


_shelf = Dogs()

TABLE = Table(
    id="dogs",
    title=_shelf.title,
    tagline=_shelf.tagline,
    about=_shelf.about,
    origin=_shelf.origin,
    seats=_shelf.seats,
    minutes=30,
    poster=Face("house", "poster", ("dogs",)),
    emblem=Face("dogs", "emblem"),
    opened=_play,
)
