"""What the shelf says about Island Settlers, read at the start: what the table needs is imported when it opens."""

from __future__ import annotations

from PySide6.QtCore import QObject

from ui.art.face import Face
from ui.shell.table import Play, Table


class Island(QObject):
    """The words of the shelf."""

    def title(self) -> str:
        """The name of the game."""
        return self.tr("Island Settlers")

    def tagline(self) -> str:
        """What it is, in a few words."""
        return self.tr("Roads, settlements, and trade on a new island")

    def about(self) -> str:
        """What it is like to play."""
        return self.tr(
            "An island of forests, fields, and mountains, different every time. The dice decide which of them bring "
            "cards; you turn these into roads, settlements, and cities, trade what you lack, and send the robber to "
            "whoever gets ahead. Ten points win."
        )

    def origin(self) -> str:
        """Where the rules come from."""
        return self.tr("Island Settlers follows the rules of the base game of Catan.")

    def seats(self) -> str:
        """How many can play."""
        return self.tr("2 to 4 players")


def _play() -> Play:
    from ui.tables import island_play

    return island_play.PLAY


_shelf = Island()

TABLE = Table(
    id="island",
    title=_shelf.title,
    tagline=_shelf.tagline,
    about=_shelf.about,
    origin=_shelf.origin,
    seats=_shelf.seats,
    minutes=60,
    poster=Face("house", "poster", ("island",)),
    emblem=Face("island", "emblem"),
    opened=_play,
)
