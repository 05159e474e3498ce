"""What the shelf says about Rival Princes. It is read at the start: what the table needs is imported when it opens."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ui.art.face import Face
from ui.shell.table import Play, Table


class Princes(QObject):
    """The words of the shelf."""

    def title(self) -> str:
        """The name of the game."""
        return self.tr("Rival Princes")

    def tagline(self) -> str:
        """What it is, in a few words."""
        return self.tr("Two principalities, built card by card")

    def about(self) -> str:
        """What it is like to play."""
        return self.tr(
            "Each of you rules a small principality. The dice fill its fields, woods and mines; you turn what they "
            "bring into roads, settlements and cities, mills and fleets, knights and churches. Mind the brigands, "
            "the tournament, and the arsonist your rival keeps in hand. Twelve points win."
        )

    def origin(self) -> str:
        """Where the rules come from."""
        return self.tr(
            "Rival Princes follows the rules of the Settlers of Catan Card Game for two players, as first published "
            "in 1996."
        )

    def seats(self) -> str:
        """How many can play."""
        return self.tr("%n player(s)", "", 2)


def _play() -> Play:
    from ui.tables import princes_play

    return princes_play.PLAY


_shelf = Princes()

TABLE = Table(
    id="princes",
    title=_shelf.title,
    tagline=_shelf.tagline,
    about=_shelf.about,
    origin=_shelf.origin,
    seats=_shelf.seats,
    minutes=60,
    poster=Face("house", "poster", ("princes",)),
    emblem=Face("princes", "emblem"),
    opened=_play,
)
