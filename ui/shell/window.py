"""The window: the shelf and the table as pages, the menu, and everything that opens, keeps and closes a match."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget

from desktop.log import LOG
from desktop.rules.kit import IllegalAction, Reason
from desktop.saves.faults import SaveFault
from desktop.saves.schema import Seat
from ui.shell import dialogs, messages
from ui.shell.house import House, when_idle
from ui.shell.menu import Entry, MainMenu
from ui.shell.opening import dragged_files, open_saved, when_free
from ui.shell.place import come_to_front, keep_place, restore_place
from ui.shell.shelf import Shelf
from ui.shell.table import Table
from ui.shell.waiting import waiting_games
from ui.words.common import CommonWords, filled

if TYPE_CHECKING:
    from desktop.play.keeper import Keeper
    from desktop.play.session import Session
    from ui.shell.conductor import Conductor
    from ui.shell.table_page import TablePage
    from ui.stage.placement import Standing

LEAST = (640, 480)
"""The smallest window, in pixels at an interface scale of 100 %."""


class Window(QMainWindow):
    """The one window of the program; it begins with the shelf, unless a match is opened at once."""

    def __init__(self, house: House, tables: Sequence[Table], at_shelf: bool = True) -> None:
        super().__init__()
        self.house = house
        self.tables = tuple(tables)
        self.session: Session | None = None
        self.keeper: Keeper | None = None
        self.setObjectName("window")
        self.setAcceptDrops(True)
        self.setAttribute(Qt.WidgetAttribute.WA_AlwaysShowToolTips)  # some systems call no window active
        self.menu = MainMenu(self)
        self.acts = self.menu.acts
        self._make_menu()
        self.pages = QStackedWidget()
        self._shelf: Shelf | None = None
        self._page: TablePage | None = None
        self.setCentralWidget(self.pages)
        self._result: Any = None
        self.house.settings_changed.connect(self._settings_changed)
        self.setMinimumSize(*LEAST)
        restore_place(self, self.house)
        self._set_texts()
        self.menu.in_match(False)
        if at_shelf:
            self.show_shelf()

    @property
    def shelf(self) -> Shelf:
        """The page of games; made when it is first wanted."""
        if self._shelf is None:
            shelf = self._shelf = Shelf(self.house.studio, self.tables)
            self.pages.addWidget(shelf)
            shelf.chosen.connect(self.new_game)
            shelf.resumed.connect(lambda summary: self.continue_match(summary.slot))
            shelf.rules.connect(self.show_rules)
            shelf.saved_games.connect(self.show_saved_games)
            shelf.settings.connect(self.show_settings)
            shelf.about.connect(self.show_about)
            shelf.open_file.connect(self.ask_for_file)
            shelf.theme.connect(lambda theme: self.house.change(theme=theme))
            shelf.language.connect(lambda language: self.house.change(language=language))
        return self._shelf

    @property
    def page(self) -> TablePage:
        """The page of a match; made when it is first wanted, not on the way to the first window."""
        if self._page is None:
            from ui.shell.table_page import TablePage

            page = self._page = TablePage(self.house.studio, self.menu)
            self.pages.addWidget(page)
            page.wanted.connect(self._wanted)
            page.ended.connect(self._ended)
            page.panel.result_wanted.connect(self._ended)
            page.panel.retry_wanted.connect(self._retry)
            page.pace_changed.connect(lambda pace: self.house.change(bot_pace=pace))
        return self._page

    @property
    def conductor(self) -> Conductor | None:
        """The conductor of the match at the table, if there is one."""
        return None if self._page is None else self._page.conductor

    # -- the menu -----------------------------------------------------------------------------------------------------

    def _make_menu(self) -> None:
        """Every function of the window with its key; the keys work on every page."""
        plan: Sequence[Entry | None] = (
            ("games", "back", "Ctrl+G", self.back_to_shelf),
            ("new", "add", "Ctrl+N", lambda: self.new_game(self._game_at_hand())),
            ("saved", "saved", "Ctrl+O", self.show_saved_games),
            ("open", "folder", "Ctrl+Shift+O", self.ask_for_file),
            ("save_as", "save", "Ctrl+S", self.save_as),
            None,
            ("undo", "undo", "Ctrl+Z", lambda: self.page.do("undo")),
            ("redo", "redo", "Ctrl+Y", lambda: self.page.do("redo")),
            ("hint", "hint", "F3", lambda: self.page.do("hint")),
            ("cards", "cards", "F2", lambda: self.page.do("cards")),
            ("keys", "", "?", lambda: self.page.do("keys")),
            ("panel", "panel", "F9", lambda: self.page.do("panel")),
            ("resign", "resign", "", self.resign),
            None,
            ("rules", "rules", "F1", lambda: self.show_rules(self._game_at_hand())),
            ("settings", "settings", "Ctrl+P", self.show_settings),
            ("full", "", "F11", self.toggle_full_screen),
            ("about", "about", "", self.show_about),
            None,
            ("quit", "quit", "Ctrl+Q", self.close),
        )
        self.menu.fill(self, plan)

    def _wanted(self, name: str) -> None:
        if name in self.acts:
            self.acts[name].trigger()

    def _game_at_hand(self) -> str:
        return self.session.game.id if self.session is not None else self.shelf.at_hand

    def table_of(self, game: str) -> Table:
        """The table of a game by its id."""
        return next(table for table in self.tables if table.id == game)

    # -- pages --------------------------------------------------------------------------------------------------------

    def show_shelf(self) -> None:
        """The first page, with the matches that wait."""
        self.menu.in_match(False)
        self.pages.setCurrentWidget(self.shelf)
        self.refresh_shelf()
        self.setWindowTitle(self.tr("Five Tables"))

    def refresh_shelf(self) -> None:
        """Look again which matches wait."""
        self.shelf.set_theme(self.house.settings.theme, self.house.dark)
        self.shelf.set_language(self.house.translators.language)
        try:
            summaries = self.house.store.list()
        except SaveFault as fault:
            LOG.warning("the saved games cannot be listed: %r", fault.reason)
            summaries = ()
        self.shelf.set_waiting(waiting_games(summaries, self.tables, self.house.store))

    def back_to_shelf(self) -> None:
        """Leave the table; its match waits on the shelf."""
        self.leave_match()
        self.show_shelf()

    # -- beginning and ending matches ---------------------------------------------------------------------------------

    def new_game(self, game: str) -> None:
        """Ask who sits where, and begin."""
        from ui.shell.new_game import NewGame

        table = self.table_of(game)
        dialog = NewGame(self.house.studio, table, self.house.settings, self, self.house.paths.made(game))
        dialog.rules.connect(lambda: dialogs.rules(self.house, table, dialog))
        agreed = bool(dialog.exec())
        dialog.deleteLater()
        if agreed:
            seats, options, seed = dialog.seats(), dialog.options(), dialog.seed()
            last = self.house.settings
            choices = {**last.last_choices, game: dialog.choices()} if dialog.choices() else last.last_choices
            self.house.change(last_seats={**last.last_seats, game: seats}, last_choices=choices)
            self.start_match(table, options, seats, seed)

    def start_match(self, table: Table, options: Any, seats: Sequence[Seat], seed: int) -> None:
        """Begin a new match; the one at the table is kept first."""
        from desktop.play.keeper import Keeper
        from desktop.play.session import Session

        self.leave_match()
        settings = self.house.settings
        session = Session(
            table.game,
            options,
            seats,
            seed,
            self.house.bots,
            undo_bots=settings.undo_bots,
            undo_people=settings.undo_people,
        )
        keeper = Keeper(session, self.house.store, trouble=self._trouble, later=when_idle)
        keeper.save()
        self._begin(session, keeper, ())

    def continue_match(self, where: str | Path, older: bool = False) -> bool:
        """Go on with a saved match: a slot, or a file from anywhere. False where it cannot be read; the person is
        told why, and the match at the table goes on."""
        if self._is_at_table(where):
            self.leave_match()  # one match, and one keeper, to a slot
        opened = open_saved(self.house, self, where, self._trouble, older)
        if opened is None:
            if self.session is None:
                self.show_shelf()
            return False
        self.leave_match()
        self._begin(opened.session, opened.keeper, opened.notes)
        return True

    def _is_at_table(self, where: str | Path) -> bool:
        """Whether this is the match that is being played."""
        with suppress(SaveFault):  # what cannot be looked at is another file
            slot = where if isinstance(where, str) else self.house.store.slot_of(where)
            return self.keeper is not None and slot == self.keeper.slot
        return False

    def _begin(self, session: Session, keeper: Keeper, notes: Sequence[Reason]) -> None:
        self.session, self.keeper = session, keeper
        self.house.mark.put(keeper.slot)
        from ui.shell.conductor import Conductor

        conductor = Conductor(session, self.table_of(session.game.id), self.page.stage, self)
        self._recall_standing(conductor)
        conductor.changed.connect(self._drop_result)
        self.menu.in_match(True)
        self.pages.setCurrentWidget(self.page)
        self.page.begin(conductor, self.house.settings)
        self.house.bots.start()
        self.setWindowTitle(filled(self.tr("%1 – Five Tables"), conductor.table.title()))
        for note in notes:
            self.page.panel.show_notice(self._reason(note), False)

    def _recall_standing(self, conductor: Conductor) -> None:
        """What was said in earlier matches to be done without asking holds in this one, too."""
        game, board = conductor.session.game.id, conductor.table.play.board
        if not hasattr(board, "kept"):
            return
        words = self.house.settings.standings.get(game)
        if words is not None:
            conductor.orders.usual = board.standing(words)

        def keep(standing: Standing) -> None:
            self.house.change(standings={**self.house.settings.standings, game: board.kept(standing)})

        conductor.stood.connect(keep)

    def leave_match(self) -> None:
        """Keep the match at the table and clear the table."""
        self._close_result()
        if self.conductor is not None:
            self._keep_picture()
            self.page.end()
        if self.keeper is not None:
            self.keeper.close()
        self.session = self.keeper = None
        if self._page is not None:
            self._page.panel.set_warning("")
        self.house.mark.clear()

    def _keep_picture(self) -> None:
        """The small picture of the table for the list of saved games."""
        from ui.shell.thumbnail import thumbnail

        conductor, keeper = self.conductor, self.keeper
        if conductor is None or keeper is None:
            return
        try:
            self.house.store.set_picture(keeper.slot, thumbnail(conductor, self.house.studio))
        except SaveFault as fault:
            LOG.warning("the picture of a game cannot be kept: %r", fault.reason)
        except Exception:  # a picture is never a reason not to leave the table, least of all after a crash
            LOG.exception("the picture of a game cannot be painted")

    def offer_to_go_on(self, slot: str) -> None:
        """The program ended unwanted while this match was open: ask whether to go on with it."""
        text = self.tr("Five Tables ended unexpectedly while a match was open. The match is saved.")
        if messages.confirm(
            self.house.studio,
            self,
            self.tr("Go on with the match?"),
            text,
            self.tr("Continue"),
            self.tr("Not now"),
        ):
            self.continue_match(slot)

    def _trouble(self, fault: SaveFault | None) -> None:
        """The match cannot be kept, or can again: said beside the table; play goes on."""
        panel = self.page.panel
        if fault is None:
            panel.set_warning("")
            panel.show_notice(self.tr("The game is being saved again."), False)
        else:
            text = self.tr("The game cannot be saved right now. You can play on; saving is tried again.")
            panel.set_warning(f"{text} {self._reason(fault.reason)}")
            self.page.announce(panel.warning.text())

    def _retry(self) -> None:
        if self.keeper is not None:
            self.keeper.retry()

    def _reason(self, reason: Reason) -> str:
        """A fault of saving, or a note, in words."""
        names = [seat.name for seat in self.session.seats] if self.session is not None else []
        return CommonWords(names).reason(reason)

    def resign(self) -> None:
        """Ask, then give up the seat of the person who looks."""
        conductor = self.conductor
        if conductor is None or conductor.session.decision is None:
            return
        persons = conductor.session.persons
        seat = conductor.viewer
        if seat not in persons:
            messages.tell(
                self.house.studio, self, self.tr("Resign"), self.tr("Only the person whose table is open can resign.")
            )
            return
        if len(persons) == 1:
            text = self.tr("Do you want to resign? The match then ends without a winner.")
        else:
            #: A question to one of several people at the computer, %1.
            text = self.tr("%1, do you want to resign? A computer player then takes your seat.")
            text = filled(text, conductor.words.name(seat))
        if messages.confirm(self.house.studio, self, self.tr("Resign"), text, self.tr("Resign")):
            try:
                conductor.resign(seat)
            except IllegalAction as refused:
                self.page.panel.show_notice(conductor.words.reason(refused.reason), True)

    # -- the end of a match -------------------------------------------------------------------------------------------

    def _ended(self) -> None:
        """The match is over and its end was seen: show the result."""
        from ui.shell.result import Result

        conductor = self.conductor
        if conductor is None or self._result is not None:
            return
        self._result = Result(self.house.studio, conductor.table, conductor.words, conductor.session, self.page.stage)
        self._result.rematch.connect(self.rematch)
        self._result.shelf.connect(self.back_to_shelf)
        self._result.closed.connect(self._close_result)
        self._result.show()

    def _close_result(self) -> None:
        result, self._result = self._result, None
        if result is not None:
            result.hide()
            result.deleteLater()

    def _drop_result(self) -> None:
        """An end that was taken back is none: its result leaves the table."""
        if self._result is not None and self.conductor is not None and not self.conductor.ended:
            self._close_result()

    def rematch(self) -> None:
        """The same seats and options, another game number."""
        from ui.shell.new_game import any_number

        session = self.session
        if session is None:
            return
        seats = list(session.seats)
        for change in reversed(session.changes):
            seats[change.seat] = change.was
        table = self.table_of(session.game.id)
        self.start_match(table, session.options, seats, any_number())

    # -- files --------------------------------------------------------------------------------------------------------

    def save_as(self) -> None:
        """Write the match to a file of the person's choice."""
        conductor = self.conductor
        if self.keeper is None or conductor is None:
            return
        path = messages.save_game(self, Path.home(), conductor.table.title())
        if path is None:
            return
        try:
            self.keeper.export(path)
        except SaveFault as fault:
            messages.tell(self.house.studio, self, self.tr("The game was not saved"), self._reason(fault.reason))

    def ask_for_file(self) -> None:
        """Choose a saved game anywhere, and go on with it."""
        path = messages.open_game(self, Path.home())
        if path is not None:
            self.continue_match(path)

    def open_path(self, path: Path) -> None:
        """Come to the front with this file, dropped on the window or given at a start, as soon as no dialog is open."""
        self.come_to_front()
        when_free(self, lambda: self.continue_match(path))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if len(dragged_files(event)) == 1:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        found = dragged_files(event)
        if len(found) == 1:
            event.acceptProposedAction()
            # The drop must end before a dialog may open.
            QTimer.singleShot(0, self, lambda: self.open_path(found[0]))

    # -- dialogs ------------------------------------------------------------------------------------------------------

    def show_saved_games(self) -> None:
        """The list of all saved games."""
        if self.keeper is not None:
            self._keep_picture()
        slot = dialogs.saved_games(self.house, self.tables, self)
        if slot is not None:
            self.continue_match(slot)
        elif self.session is None:
            self.refresh_shelf()

    def show_settings(self) -> None:
        """All settings."""
        dialogs.settings(self.house, self.tables, self)

    def show_rules(self, game: str) -> None:
        """The rulebook of a game."""
        dialogs.rules(self.house, self.table_of(game), self)

    def show_about(self) -> None:
        """What this program is."""
        dialogs.about(self.house, self.tables, self)

    # -- the window itself --------------------------------------------------------------------------------------------

    def _settings_changed(self) -> None:
        if self._page is not None:
            self._page.apply(self.house.settings)
        if self.session is not None:
            self.session.undo_bots = self.house.settings.undo_bots
            self.session.undo_people = self.house.settings.undo_people
        if self._shelf is not None:
            self._shelf.set_theme(self.house.settings.theme, self.house.dark)
            self._shelf.set_language(self.house.translators.language)

    def come_to_front(self) -> None:
        """Be seen, and have the keyboard."""
        come_to_front(self)

    def toggle_full_screen(self) -> None:
        """Fill the screen, or stand in a frame again."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def keep(self) -> None:
        """Write down where the window stands and the match at the table; both stay."""
        keep_place(self, self.house)
        if self.keeper is not None:
            self.keeper.save()

    def closeEvent(self, event: QCloseEvent) -> None:
        """The match at the table is kept before the window goes."""
        keep_place(self, self.house)
        self.leave_match()
        event.accept()

    def retranslate(self) -> None:
        """Say everything in the language of the moment."""
        self._set_texts()
        if self._shelf is not None and self.pages.currentWidget() is self._shelf:
            self.refresh_shelf()

    def _set_texts(self) -> None:
        texts = {
            #: Menu: back to the shelf of games.
            "games": self.tr("Back to the games"),
            "new": self.tr("New game…"),
            "saved": self.tr("Saved games…"),
            #: Menu: open a saved game from a file.
            "open": self.tr("Open a file…"),
            "save_as": self.tr("Save as…"),
            "undo": self.tr("Undo"),
            "redo": self.tr("Redo"),
            "hint": self.tr("Hint"),
            "cards": self.tr("The cards and their powers"),
            #: Menu: opens the sheet that lists the keys of the keyboard.
            "keys": self.tr("Keys"),
            "panel": self.tr("Show or fold the panel"),
            "resign": self.tr("Resign…"),
            "rules": self.tr("Rules"),
            "settings": self.tr("Settings…"),
            "full": self.tr("Full screen"),
            "about": self.tr("About Five Tables"),
            "quit": self.tr("Quit"),
        }
        for name, text in texts.items():
            self.acts[name].setText(text)
        conductor = self.conductor
        title = self.tr("Five Tables")
        if conductor is not None:
            title = filled(self.tr("%1 – Five Tables"), conductor.table.title())
        self.setWindowTitle(title)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What had the keyboard may have gone: the keys of the match then go to the table."""
        page, focus = self._page, self.focusWidget()
        lost = focus is None or focus is self or not focus.isVisible()
        if page is not None and page.isVisible() and page.conductor is not None and lost:
            page.back_to_the_stage()
            page.keyPressEvent(event)
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "pages"):
            self.retranslate()
