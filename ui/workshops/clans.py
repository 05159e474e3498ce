"""What a new match of The Four Groves may be begun with beside its own decks: those that people have made."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from desktop.log import LOG
from desktop.saves.decks import DeckStore, KeptDeck
from desktop.saves.faults import SaveFault
from ui.shell.widgets import Studio
from ui.shell.workshop import Made
from ui.words.clans import ClansWords
from ui.words.clans_decks import read_deck
from ui.workshops.clans_bench import alphabet


class Decks(QObject):
    """The workshop of this game: its decks."""

    field = "decks"

    def button(self) -> str:
        """The button that opens the page of decks."""
        #: Button on the page where a match is set up: opens the page where decks are made.
        return self.tr("Build a deck…")

    def made(self, folder: Path) -> tuple[Made, ...]:
        """All decks that are kept, whether they can be played with or not."""
        try:
            named = alphabet()
            return tuple(map(self._made, sorted(DeckStore(folder).list(), key=lambda deck: named(deck.title))))
        except SaveFault as fault:
            LOG.warning("the decks cannot be listed: %r", fault.reason)
            return ()

    @staticmethod
    def _made(kept: KeptDeck) -> Made:
        words = ClansWords(())
        if kept.fault is not None:
            return Made(kept.key, kept.title, words.reason(kept.fault), None)
        deck, wrong = read_deck(kept.text)
        return Made(kept.key, kept.title, words.reason(wrong[0]) if wrong else "", deck)

    def filled(self, values: dict[str, Any]) -> dict[str, Any]:
        """The whole deck goes into the options: the match needs no file of it."""
        chosen = values[self.field]
        return {
            **values,
            self.field: ["own" if isinstance(one, Made) else one for one in chosen],
            "own": [one.value if isinstance(one, Made) else None for one in chosen],
        }

    def open(self, studio: Studio, folder: Path, parent: QWidget | None) -> str:
        """Build decks; the key of the one kept last."""
        from ui.workshops.clans_decks import DeckBuilder

        dialog = DeckBuilder(studio, folder, parent)
        dialog.exec()
        dialog.deleteLater()
        return dialog.bench.kept_last


DECKS = Decks()
