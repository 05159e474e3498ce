"""Every screen as a picture: `python -m ui.shots FOLDER [--lang he ...] [--dark] [--scale 2] [--sheet]`.

Works without a screen, in a temporary home of its own. Without --lang all languages are painted, one folder each.
"""

from __future__ import annotations

import argparse
import functools
import os
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ui import shots_clans_decks

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from desktop.play.session import Session

SEEDS = range(1, 400)
"""Game numbers that are tried until a match comes to the moment wanted."""
THUMB = 480
"""Width of a picture on a contact sheet."""


def parser() -> argparse.ArgumentParser:
    """The command line."""
    made = argparse.ArgumentParser(prog="python -m ui.shots", description="Paint every screen into PNG files.")
    made.add_argument("folder", type=Path)
    made.add_argument("--lang", nargs="*", default=[], help="languages; all without this")
    made.add_argument("--dark", action="store_true")
    made.add_argument("--scale", type=float, default=1.0, help="device pixel ratio")
    made.add_argument("--interface", type=int, default=100, help="interface scale in percent")
    made.add_argument("--size", default="1280x800", help="size of the window")
    made.add_argument("--only", nargs="*", default=[], help="names of screens")
    made.add_argument("--sheet", action="store_true", help="one contact sheet a language, too")
    return made


# -- matches at the moments worth looking at --------------------------------------------------------------------------


def _happened(session: Session, event: str) -> bool:
    """Whether this happened in the last step, to the first seat."""
    if not session.played:
        return False
    return any(type(it).__name__ == event and getattr(it, "asker", 0) == 0 for it in session.played[-1].events)


def _awaits(session: Session, decision: str, seat: int = 0) -> bool:
    """Whether the seat has to make this kind of decision."""
    found = session.decision
    return found is not None and type(found).__name__ == decision and (found.anyone or found.seat == seat)


def _may(session: Session, action: str, after: int) -> bool:
    """Whether the first seat may do this kind of thing, later than so many turns."""
    if session.turn.number <= after or not _awaits(session, "ChooseAct"):
        return False
    return any(type(one).__name__ == action for one in session.legal(0))


MOMENTS: dict[str, Callable[[Session], bool]] = {
    "opening": lambda session: _awaits(session, "KeepOrExchange"),
    "last": lambda session: _awaits(session, "KeepOrExchange") and getattr(session.decision, "neighbour", 0) is None,
    "refused": lambda session: _happened(session, "Refused"),
    "inn": lambda session: _awaits(session, "StopOrDemand"),
    "innkeeper": lambda session: _awaits(session, "AgreeOrDecline"),
    "undone": lambda session: _happened(session, "Undone"),
    "showdown": lambda session: _awaits(session, "StartNextDeal") and session.turn.number > 2,
    "over": lambda session: session.outcome is not None,
    "arranging": lambda session: _awaits(session, "ArrangeRegions"),
    "first_cards": lambda session: _awaits(session, "ChooseCard"),
    "first_turn": lambda session: _awaits(session, "ChooseAct"),
    "thirtieth": lambda session: _awaits(session, "ChooseAct") and session.turn.number > 30,
    "ninetieth": lambda session: _awaits(session, "ChooseAct") and session.turn.number > 90,
    "building": lambda session: _may(session, "BuildCard", 20),
    "trading": lambda session: _may(session, "Bank", 40),
    "new_regions": lambda session: _awaits(session, "ChooseRegions"),
    "paying": lambda session: _awaits(session, "ChoosePayment"),
    "first_settlement": lambda session: _awaits(session, "PlaceSettlement"),
    "second_road": lambda session: _awaits(session, "PlaceRoad") and len(session.played) > 12,
    "rolling": lambda session: _awaits(session, "BeginTurn") and session.turn.number > 8,
    "bartering": lambda session: _awaits(session, "TakeTurn") and session.turn.number > 24,
    "crowded": lambda session: _awaits(session, "TakeTurn") and session.turn.number > 56,
    "road_paid": lambda session: (
        _awaits(session, "TakeTurn")
        and session.turn.number > 24
        and any(type(one).__name__ == "BuildRoad" for one in session.legal(0))
    ),
    "discarding": lambda session: _awaits(session, "ChooseDiscard") and session.turn.number > 10,
    "robbing": lambda session: _awaits(session, "PlaceRobber") and session.turn.number > 10,
    "answering": lambda session: _awaits(session, "AnswerOffer") and session.turn.number > 6,
    "agreeing": lambda session: _awaits(session, "TakeTurn") and bool(getattr(session.state, "offers", ())),
    "choosing": lambda session: _awaits(session, "ChooseAction") and session.turn.number > 12,
    "scoring": lambda session: _awaits(session, "ChooseAction") and len(session.legal(0)) > 3 and _complete(session),
    "rerolling": lambda session: _awaits(session, "KeepOrReroll") and session.turn.number > 8,
    "placing": lambda session: _awaits(session, "PlaceDice") and len(session.legal(0)) > 4,
    "going_on": lambda session: _awaits(session, "GoOnOrStop") and session.turn.number > 6,
    "naming": lambda session: _awaits(session, "NameNumber"),
    "fetching": lambda session: _awaits(session, "ChooseNumber"),
    "searching": lambda session: _awaits(session, "ChooseEight"),
    "aside": lambda session: _awaits(session, "ChooseAside"),
    "digging": lambda session: _awaits(session, "ChangeOrSkip"),
    "late": lambda session: _awaits(session, "ChooseAction") and session.turn.number > 44,
    "gathered": lambda session: _awaits(session, "Act") and session.turn.number > 50,
    "legacy": lambda session: _awaits(session, "SearchDeck"),
    "first_actions": lambda session: _awaits(session, "Act") and session.turn.number > 2,
    "domain": lambda session: _awaits(session, "Act") and session.turn.number > 14,
    "recruiting": lambda session: _awaits(session, "Recruit") and session.turn.number > 8,
    "gold": lambda session: _awaits(session, "PayGold") and session.turn.number > 8,
    "targets": lambda session: _awaits(session, "ChooseTarget") and session.turn.number > 6,
    "aiming": lambda session: _awaits(session, "ChooseTarget")
    and getattr(getattr(session.state, "assault", None), "current", None) is not None,
    "maneuvers": lambda session: _awaits(session, "Maneuvers") and session.turn.number > 8,
    "fighting": lambda session: _awaits(session, "Fight") and session.turn.number > 8,
    "reacting": lambda session: _awaits(session, "React") and session.turn.number > 4,
    "dueling": lambda session: _awaits(session, "FocusOrStrike") and session.played[-1].by == "bot",
}
"""Name of a moment -> whether a match is there. What a table has not, is not found and left out."""


def _complete(session: Session) -> bool:
    """Whether some of the first seat's dogs are complete."""
    return any(type(action).__name__ == "ScoreDogs" for action in session.legal(0))


def moments(
    table: Any,
    name: str,
    people: int = 1,
    seeds: Iterable[int] = SEEDS,
    clever: bool = False,
    seated: int = 0,
    options: Any = None,
) -> Session | None:
    """A match that has come to this moment; None where none does. Persons play at random, or as a bot would. `seated`:
    how many play, by itself as many as can."""
    from desktop.bots.local import LocalHost
    from desktop.play.seats import bot_seat
    from desktop.play.session import Session, Waiting
    from desktop.rules.kit import Rng
    from desktop.saves.schema import Person
    from ui.shell.new_game import translated_name

    there = MOMENTS[name]
    for seed in seeds:
        seats = [
            Person(("Marta", "Jonas")[i]) if i < people else bot_seat(table.id, translated_name(i), "normal")
            for i in range(seated or max(table.game.seat_counts))
        ]
        session = Session(table.game, options or table.game.types.options(), seats, seed, LocalHost())
        chance = Rng(seed)
        for _ in range(3000):
            if there(session):
                return session
            if session.waiting is Waiting.OVER:
                break
            if session.waiting is Waiting.PERSON:
                decision = session.decision
                assert decision is not None
                seat = session.persons[0] if decision.anyone else decision.seat
                if name == "gathered":
                    action = _gathering(session.legal(seat))
                else:
                    action = _clever(session, seat) if clever else chance.choice(session.legal(seat))
                session.submit(seat, action)
            else:
                session.advance()
    return None


def _clever(session: Session, seat: int) -> Any:
    """What a bot of the middle level would do for a person."""
    from desktop.bots.brains import BRAINS
    from desktop.bots.contract import Question
    from desktop.bots.local import answer

    game = session.game.id
    params = BRAINS[game].levels["normal"]
    return answer(Question(game, session.view(seat), session.legal(seat), params, len(session.played))).action


def _gathering(legal: Sequence[Any]) -> Any:
    """What brings the most cards to the table of The Four Groves: all is bought and attached, nobody is attacked."""

    def rank(action: Any) -> int:
        match type(action).__name__:
            case "Buy" if not action.honored:
                return 0
            case "Announce" if action.card < 0 and action.ability == 0:
                return 1
            case "Pay" | "Target" | "Choose":
                return 2
            case "EndDynasty" | "Pass":
                return 3
        return 4

    return min(legal, key=rank)


# -- painting ---------------------------------------------------------------------------------------------------------


class Camera:
    """One program in a temporary home, and the camera."""

    def __init__(self, folder: Path, language: str, args: argparse.Namespace) -> None:
        from desktop.paths import Paths
        from ui.shell.house import House
        from ui.shell.window import Window
        from ui.tables import TABLES

        self.folder = folder
        self.args = args
        self._home = tempfile.TemporaryDirectory(prefix="fivetables-shots-", ignore_cleanup_errors=True)
        home = Path(self._home.name)
        self.house = House(Paths(home / "data", Path(tempfile.gettempdir()) / "fivetables-shots-cache"), _local_bots())
        self.house.change(
            language=language,
            theme="dark" if args.dark else "light",
            scale=args.interface,
            animation=0,
            bot_pace="step",
        )
        self.table = TABLES[0]
        self.window = Window(self.house, TABLES)
        wide, high = (int(part) for part in args.size.split("x"))
        self.window.resize(wide, high)
        self.window.show()
        self.made: list[Path] = []

    def close(self) -> None:
        """End the program."""
        self.window.close()
        self.window.deleteLater()
        self.house.close()
        self.house.deleteLater()
        self._settle()
        self._home.cleanup()

    def _settle(self, rounds: int = 30) -> None:
        """Let everything come to rest and be painted."""
        from PySide6.QtCore import QCoreApplication

        for _ in range(rounds):
            QCoreApplication.processEvents()
        while self.house.cache.pending:
            QCoreApplication.processEvents()
        for _ in range(5):
            QCoreApplication.processEvents()

    def take(self, name: str, widget: QWidget) -> None:
        """Photograph a widget."""
        widget.show()
        self._settle()
        widget.repaint()
        self._settle(3)
        path = self.folder / f"{name}.png"
        widget.grab().save(str(path))
        self.made.append(path)

    def dialog(self, name: str, make: Callable[[], Any], before: Callable[[Any], object] = lambda dialog: None) -> None:
        """Photograph a dialog, and let it go."""
        made = make()
        before(made)
        self.take(name, made)
        made.close()
        made.deleteLater()
        self._settle(3)

    def keep(self, moment: str, people: int = 1, table: Any = None, seated: int = 0, options: Any = None) -> str | None:
        """Save a match at this moment; its slot."""
        from desktop.play.keeper import Keeper

        clever = table is not None and table.id in ("island", "dogs", "clans")
        session = moments(table or self.table, moment, people, clever=clever, seated=seated, options=options)
        if session is None:
            return None
        keeper = Keeper(session, self.house.store)
        keeper.save()
        keeper.close()
        return keeper.slot

    def at_table(
        self, name: str, moment: str, people: int = 1, table: Any = None, seated: int = 0, options: Any = None
    ) -> bool:
        """Photograph the table at this moment; another table than the first is uncovered for whoever decides."""
        slot = self.keep(moment, people, table, seated, options)
        if slot is None:
            return False
        self.window.continue_match(slot)
        self._settle()
        if table is not None and self.window.page.conductor is not None and self.window.page.conductor.covered:
            self.window.page.pass_screen.ready.emit()
        self.take(name, self.window)
        return True

    def with_draft(self, name: str, wanted: Callable[[Any], bool]) -> None:
        """Photograph the match at the table with the first draft that is wanted laid out."""
        conductor = self.window.page.conductor
        assert conductor is not None
        draft = next((one.action for one in conductor.offered if not one.refusal and wanted(one.action)), None)
        if draft is None:
            raise LookupError(f"nothing of this kind can be laid out: {name}")
        conductor.act(draft)
        self.take(name, self.window)


def _local_bots() -> Any:
    """Bots of this process where the window expects those of a child process."""
    from desktop.bots.local import LocalHost

    class AtOnce(LocalHost):
        def start(self) -> None:
            """Nothing to start."""

        def close(self) -> None:
            """Nothing to end."""

    return AtOnce()


def screens(camera: Camera) -> Iterator[tuple[str, Callable[[], object]]]:
    """All screens by name, in an order that works: the shelf before any match is saved."""
    window = camera.window

    def shelf() -> None:
        window.back_to_shelf()
        camera.take("shelf_waiting", window)

    yield "shelf", lambda: camera.take("shelf", window)
    yield "table_opening", lambda: camera.at_table("table_opening", "opening")
    yield "table_refused", lambda: camera.at_table("table_refused", "refused")
    yield "table_inn", lambda: camera.at_table("table_inn", "inn")
    yield "table_innkeeper", lambda: camera.at_table("table_innkeeper", "innkeeper")
    yield "table_showdown", lambda: camera.at_table("table_showdown", "showdown")
    yield "pass_screen", lambda: camera.at_table("pass_screen", "opening", 2)
    yield "shelf_waiting", shelf
    yield "result", lambda: camera.at_table("result", "over")
    yield from _princes(camera)
    yield from _island(camera)
    yield from _dogs(camera)
    yield from _clans(camera)
    yield from shots_clans_decks.screens(camera)
    yield from _dialogs(camera)


def _princes(camera: Camera) -> Iterator[tuple[str, Callable[[], object]]]:
    """The table of Rival Princes, from the arrangement to a full table."""
    from ui.tables import table_of

    table = table_of("princes")
    if table is None:
        return
    shots = ("arranging", "first_cards", "first_turn", "paying", "new_regions", "thirtieth", "ninetieth")

    def taken(name: str, moment: str, wanted: Callable[[Any], bool] | None = None) -> Callable[[], object]:
        def take() -> None:
            camera.at_table(name, moment, 1, table)
            if wanted is not None:
                camera.with_draft(name, wanted)

        return take

    def is_a(kind: str, traded: bool = False) -> Callable[[Any], bool]:
        return lambda draft: type(draft).__name__ == kind and bool(getattr(draft, "trades", ())) == traded

    for moment in shots:
        yield f"princes_{moment}", taken(f"princes_{moment}", moment)
    yield "princes_building", taken("princes_building", "building", is_a("Laying"))
    yield "princes_trading", taken("princes_trading", "trading", is_a("Trading"))
    yield "princes_affording", taken("princes_affording", "trading", is_a("Laying", True))
    yield "princes_offering", taken("princes_offering", "ninetieth", is_a("Offering"))
    yield "princes_over", taken("princes_over", "over")


def _island(camera: Camera) -> Iterator[tuple[str, Callable[[], object]]]:
    """The table of Island Settlers, from the first settlement to the charts at the end, and its pages."""
    from ui.shell.cards_sheet import CardsSheet
    from ui.shell.new_game import NewGame
    from ui.shell.rulebook import Rulebook
    from ui.tables import table_of

    table = table_of("island")
    if table is None:
        return
    shots = (
        "first_settlement",
        "second_road",
        "rolling",
        "bartering",
        "crowded",
        "discarding",
        "robbing",
        "answering",
        "agreeing",
    )

    def taken(name: str, moment: str, draft: str = "") -> Callable[[], object]:
        def take() -> None:
            camera.at_table(name, moment, 1, table)
            if draft:
                camera.with_draft(name, lambda one: type(one).__name__ == draft)

        return take

    for moment in (*shots, "over"):
        yield f"island_{moment}", taken(f"island_{moment}", moment)
    yield "island_building", taken("island_building", "road_paid", "Building")
    yield "island_offering", taken("island_offering", "bartering", "Trading")
    yield "island_countering", taken("island_countering", "answering", "Countering")
    art, window = camera.house.studio, camera.window
    words = table.play.words(("Marta", "Ada", "Bruno", "Otto"))
    yield (
        "island_new_game",
        lambda: camera.dialog("island_new_game", lambda: NewGame(art, table, camera.house.settings, window)),
    )
    yield "island_cards", lambda: camera.dialog("island_cards", lambda: CardsSheet(art, table, words, window))
    language = camera.house.translators.language
    yield (
        "island_rulebook",
        lambda: camera.dialog("island_rulebook", lambda: Rulebook(art, table, language, window)),
    )


def _dogs(camera: Camera) -> Iterator[tuple[str, Callable[[], object]]]:
    """The table of Six Good Dogs for two, three and four, from the first trick to the end."""
    from ui.shell.cards_sheet import CardsSheet
    from ui.shell.new_game import NewGame
    from ui.shell.rulebook import Rulebook
    from ui.tables import table_of

    table = table_of("dogs")
    if table is None:
        return
    sets = {"naming": "guard", "searching": "search", "fetching": "fetch"}

    def taken(name: str, moment: str, seated: int, draft: str = "") -> Callable[[], object]:
        def take() -> None:
            options = table.game.types.options
            chosen = options("chosen", blue=sets[moment]) if moment in sets else options()
            if moment in ("aside", "digging"):
                chosen = options("paw_power")
            camera.at_table(name, moment, 1, table, seated, chosen)
            if draft:
                camera.with_draft(name, lambda one: type(one).__name__ == draft)

        return take

    for seated, shown in (
        (2, ("choosing", "placing", "scoring", "digging", "over")),
        (3, ("placing", "naming", "searching")),
    ):
        for moment in shown:
            yield f"dogs_{seated}_{moment}", taken(f"dogs_{seated}_{moment}", moment, seated)
    for moment in ("choosing", "rerolling", "placing", "going_on", "fetching", "aside", "late", "over"):
        yield f"dogs_4_{moment}", taken(f"dogs_4_{moment}", moment, 4)
    new_game = functools.partial(NewGame, camera.house.studio, table, camera.house.settings, camera.window)
    yield "dogs_new_game", lambda: camera.dialog("dogs_new_game", new_game)
    words = table.play.words(("Marta", "Ada", "Bruno"))
    yield (
        "dogs_cards",
        lambda: camera.dialog("dogs_cards", lambda: CardsSheet(camera.house.studio, table, words, camera.window)),
    )
    language = camera.house.translators.language
    book = functools.partial(Rulebook, camera.house.studio, table, language, camera.window)
    yield "dogs_rulebook", lambda: camera.dialog("dogs_rulebook", book)
    yield "dogs_2_laid", taken("dogs_2_laid", "placing", 2, "Placing")
    yield "dogs_3_laid", taken("dogs_3_laid", "placing", 3, "Placing")


def _clans(camera: Camera) -> Iterator[tuple[str, Callable[[], object]]]:
    """The table of The Four Groves, from the set-up to a duel, and its pages."""
    from ui.shell.cards_sheet import CardsSheet
    from ui.shell.new_game import NewGame
    from ui.shell.rulebook import Rulebook
    from ui.tables import table_of

    table = table_of("clans")
    if table is None:
        return

    def is_a(kind: str) -> Callable[[Any], bool]:
        return lambda draft: type(draft).__name__ == kind

    def taken(name: str, moment: str, *drafts: str) -> Callable[[], object]:
        def take() -> None:
            camera.at_table(name, moment, 1, table)
            for draft in drafts:
                camera.with_draft(name, is_a(draft))

        return take

    peace = ("legacy", "first_actions", "domain", "recruiting", "gold", "targets")
    for moment in (*peace, "aiming", "maneuvers", "fighting", "reacting", "dueling", "over"):
        yield f"clans_{moment}", taken(f"clans_{moment}", moment)
    yield "clans_gathered", lambda: camera.at_table("clans_gathered", "gathered", 2, table)
    yield "clans_marching", taken("clans_marching", "maneuvers", "Marching", "Marching")
    yield "clans_stopping", taken("clans_stopping", "domain", "Stopping")
    art, window = camera.house.studio, camera.window
    words = table.play.words(("Marta", "Ada"))
    yield (
        "clans_new_game",
        lambda: camera.dialog("clans_new_game", lambda: NewGame(art, table, camera.house.settings, window)),
    )
    yield "clans_cards", lambda: camera.dialog("clans_cards", lambda: CardsSheet(art, table, words, window))
    language = camera.house.translators.language
    yield (
        "clans_rulebook",
        lambda: camera.dialog("clans_rulebook", lambda: Rulebook(art, table, language, window)),
    )


def _dialogs(camera: Camera) -> Iterator[tuple[str, Callable[[], object]]]:
    from PySide6.QtCore import QCoreApplication

    from ui.shell.about import About
    from ui.shell.cards_sheet import CardsSheet
    from ui.shell.crash import CrashDialog
    from ui.shell.messages import Message
    from ui.shell.new_game import NewGame
    from ui.shell.rulebook import Rulebook
    from ui.shell.saved_games import SavedGames
    from ui.shell.settings_dialog import SettingsDialog

    window, house, table = camera.window, camera.house, camera.table
    art = house.studio

    def saved() -> None:
        slot = camera.keep("last")
        if slot is not None:
            house.store.path(slot).write_text("{}\n", encoding="utf-8")
        camera.dialog("saved_games", lambda: SavedGames(art, house.store, window.tables, window))

    def settings() -> SettingsDialog:
        return SettingsDialog(art, house.settings, window, table.play.showcase())

    yield "new_game", lambda: camera.dialog("new_game", lambda: NewGame(art, table, house.settings, window))
    yield "saved_games", saved

    def tab(number: int, name: str) -> None:
        camera.dialog(name, settings, lambda dialog: dialog.tabs.setCurrentIndex(number))

    yield "settings_appearance", lambda: tab(0, "settings_appearance")
    yield "settings_play", lambda: tab(1, "settings_play")
    yield "settings_language", lambda: tab(2, "settings_language")
    language = house.translators.language
    yield "rulebook", lambda: camera.dialog("rulebook", lambda: Rulebook(art, table, language, window))
    yield (
        "rulebook_cards",
        lambda: camera.dialog(
            "rulebook_cards",
            lambda: Rulebook(art, table, language, window),
            lambda dialog: (dialog.show(), dialog.headings.setCurrentRow(4)),
        ),
    )
    yield "about", lambda: camera.dialog("about", lambda: About(art, window.tables, window))
    words = table.play.words(("Marta", "Ada", "Bruno", "Otto"))
    yield "cards", lambda: camera.dialog("cards", lambda: CardsSheet(art, table, words, window))
    report = "ValueError: no such card\n  desktop/play/session.py:96 submit\nFive Tables · Python · Qt"
    yield "crash", lambda: camera.dialog("crash", lambda: CrashDialog(art, report, True, lambda text: None, window))
    title, text = QCoreApplication.translate("Window", "Resign"), words.reason(_resigned())
    yield "message", lambda: camera.dialog("message", lambda: Message(art, window, title, text, title))


def _resigned() -> Any:
    from desktop.play.reasons import Resigned

    return Resigned(0)


def contact_sheet(pictures: Sequence[Path], target: Path, columns: int = 4) -> None:
    """All pictures small on one sheet, each with its name."""
    from PySide6.QtCore import QRectF, Qt
    from PySide6.QtGui import QImage, QPainter

    from ui.art.fonts import sans
    from ui.art.palette import colour

    images = [(path.stem, QImage(str(path))) for path in pictures]
    cell = (THUMB, round(THUMB * 0.66) + 24)
    rows = -(-len(images) // columns)
    sheet = QImage(columns * (cell[0] + 12) + 12, rows * (cell[1] + 12) + 12, QImage.Format.Format_RGB32)
    sheet.fill(colour("walnut2"))
    painter = QPainter(sheet)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setFont(sans(14))
    painter.setPen(colour("paper"))
    for i, (name, image) in enumerate(images):
        x, y = 12 + i % columns * (cell[0] + 12), 12 + i // columns * (cell[1] + 12)
        image.setDevicePixelRatio(1)
        small = image.scaled(
            cell[0], cell[1] - 24, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        painter.drawImage(x + (cell[0] - small.width()) // 2, y, small)
        painter.drawText(QRectF(x, y + cell[1] - 22, cell[0], 20), Qt.AlignmentFlag.AlignCenter, name)
    painter.end()
    sheet.save(str(target))


def paint(args: argparse.Namespace, language: str) -> list[Path]:
    """All screens of one language; the files that were written."""
    folder = args.folder / (
        language + ("_dark" if args.dark else "") + (f"@{args.scale:g}x" if args.scale != 1 else "")
    )
    folder.mkdir(parents=True, exist_ok=True)
    camera = Camera(folder, language, args)
    try:
        for name, take in screens(camera):
            if not args.only or name in args.only:
                take()
    finally:
        camera.close()
    if args.sheet:
        contact_sheet(camera.made, args.folder / f"{folder.name}.png")
    return camera.made


def main(arguments: Sequence[str] | None = None) -> int:
    """Paint what the command line asks for."""
    args = parser().parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["QT_SCALE_FACTOR"] = str(args.scale)
    from ui.app import make_application
    from ui.language_files import LANGUAGES

    app = make_application([])
    for language in args.lang or LANGUAGES:
        for path in paint(args, language):
            print(path)
    del app
    return 0


if __name__ == "__main__":
    sys.exit(main())
