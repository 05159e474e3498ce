"""What the shelf says about The Four Groves, read at the start: what the table needs is imported when it opens."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ui.art.face import Face
from ui.shell.table import Play, Table


class Clans(QObject):
    """The words of the shelf."""

    def title(self) -> str:
        """The name of the game."""
        return self.tr("The Four Groves")

    def tagline(self) -> str:
        """What it is, in a few words."""
        return self.tr("Two clans, by sword, honor, or wisdom")

    def about(self) -> str:
        """What it is like to play."""
        return self.tr(
            "Build up a domain of mines and temples, hire warriors, courtiers, and monks, and lead them against four "
            "enemy Provinces. Destroy them all, reach 40 Honor, shame the enemy out of the game, or bring five Rings "
            "together. Four decks, each with a way of its own."
        )

    def origin(self) -> str:
        """Where the rules come from."""
        return self.tr(
            "The Four Groves follows the rules of the collectible card game Legend of the Five Rings, with cards of "
            "its own."
        )

    def seats(self) -> str:
        """How many can play."""
        return self.tr("%n player(s)", "", 2)


def _play() -> Play:
    from ui.tables import clans_play

    return clans_play.PLAY


_shelf = Clans()

TABLE = Table(
    id="clans",
    title=_shelf.title,
    tagline=_shelf.tagline,
    about=_shelf.about,
    origin=_shelf.origin,
    seats=_shelf.seats,
    minutes=60,
    poster=Face("house", "poster", ("clans",)),
    emblem=Face("clans", "emblem"),
    opened=_play,
)
