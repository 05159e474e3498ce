"""The deck builder of The Four Groves as pictures: whole, with faults, its curves, a search, a test draw."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ui.shots.camera import Camera, Screens

SEED = 7
"""Of the test draw."""


def screens(camera: Camera) -> Screens:
    """All of them by name."""
    yield "clans_decks_empty", lambda: _builder(camera, "clans_decks_empty", lambda dialog: None)
    yield "clans_decks", lambda: _builder(camera, "clans_decks", _whole)
    yield "clans_decks_faults", lambda: _builder(camera, "clans_decks_faults", _faulty)
    yield "clans_decks_curves", lambda: _builder(camera, "clans_decks_curves", _curves)
    yield "clans_decks_card", lambda: _builder(camera, "clans_decks_card", _card)
    yield "clans_decks_search", lambda: _builder(camera, "clans_decks_search", _search)
    yield "clans_decks_draw", lambda: _draw(camera)
    yield "clans_decks_new_game", lambda: _new_game(camera)


def _builder(camera: Camera, name: str, before: Callable[[Any], object]) -> None:
    from ui.workshops.clans_decks import DeckBuilder

    def prepared(dialog: Any) -> object:
        dialog.show()
        return before(dialog)

    folder = camera.house.paths.made("clans") / name
    camera.dialog(name, lambda: DeckBuilder(camera.house.studio, folder, camera.window), prepared)


def _whole(dialog: Any) -> None:
    """A ready-made deck, kept, a card of its pool chosen."""
    dialog.begin("maple")
    dialog.keep()
    dialog.pool.view.choose("shirakaba_kenshiro_first_blade")
    dialog.pool.view.setFocus()


def _faulty(dialog: Any) -> None:
    """The same with cards that do not fit, and too few."""
    _whole(dialog)
    for card in ("akaba_ren", "terraced_rice_fields"):
        while dialog.bench.take(card):
            pass
    dialog.bench.add("open_palm")
    dialog.bench.settle("windreed_stables")
    dialog.pane.tabs.setCurrentIndex(1)
    dialog.pane.lists["fate"].choose("open_palm")
    dialog.bench._clean = (dialog.bench.title, dialog.bench.deck)


def _curves(dialog: Any) -> None:
    _whole(dialog)
    dialog.pane.tabs.setCurrentIndex(2)


def _card(dialog: Any) -> bool:
    """The page of the card, where the window has one: a wide one has the card beside the deck."""
    _whole(dialog)
    page = dialog.pane.tabs.indexOf(dialog.card)
    dialog.pane.tabs.setCurrentIndex(max(0, page))
    return page >= 0


def _search(dialog: Any) -> None:
    _whole(dialog)
    dialog.pool.kind.setCurrentIndex(3)
    dialog.pool.cost.setCurrentIndex(5)
    dialog.pool.search.setFocus()


def _draw(camera: Camera) -> None:
    from desktop.rules.clans.decks import DECKS
    from desktop.saves.decks import DeckStore
    from ui.words.clans import ClansWords
    from ui.workshops.clans_bench import Bench
    from ui.workshops.clans_trial import TestDraw

    bench = Bench(DeckStore(camera.house.paths.made("clans")), camera.house)
    bench.lay(DECKS["reed"], "")
    camera.dialog(
        "clans_decks_draw",
        lambda: TestDraw(camera.house.studio, bench, ClansWords(()), camera.window),
        lambda dialog: dialog.draw(SEED),
    )


def _new_game(camera: Camera) -> None:
    """Own decks among the choices, one of which is not ready."""
    from desktop.rules.clans.decks import DECKS, to_text
    from desktop.saves.decks import DeckStore
    from ui.shell.new_game import NewGame
    from ui.tables import table_of

    folder = camera.house.paths.made("clans") / "new_game"
    text = to_text(DECKS["plum"], title="Petals and Steel")
    kept = DeckStore(folder).write("\n".join(text.splitlines()[:-1]) + "\n")

    def chosen(dialog: Any) -> None:
        dialog._offer_made()
        control = dialog.fields._fields["decks.0"]
        control.setCurrentIndex(control.count() - 1)
        assert control.currentData().key == kept

    camera.dialog(
        "clans_decks_new_game",
        lambda: NewGame(camera.house.studio, table_of("clans"), camera.house.settings, camera.window, folder),
        chosen,
    )
