"""The page of a match: the bar, the stage, the panel beside it, and the page that covers all between two people."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QApplication, QHBoxLayout, QMenu, QStackedLayout, QVBoxLayout, QWidget

from desktop.settings import Settings
from ui.shell.cards_sheet import CardsSheet, help_of, how_it_stands
from ui.shell.conductor import Conductor
from ui.shell.keys import meant_by, same_keys
from ui.shell.keys_sheet import KeysSheet, key_name
from ui.shell.looking import card_of, marks, matters
from ui.shell.pace import MOTIONS
from ui.shell.panel import WIDTH, Panel
from ui.shell.pass_screen import PassScreen
from ui.shell.toolbar import TableBar
from ui.shell.widgets import Covering, Studio, button, em, label
from ui.shell.zoom import Zoom
from ui.stage.placement import Affordance, Draft, Placement
from ui.stage.view import StageView

LEAST_STAGE = 560
"""Pixels below which the stage takes the panel's room."""
CLOSED_WHILE_COVERED = ("undo", "redo", "hint", "cards", "keys")


class TablePage(Covering):
    """Shows one match. Emits `wanted` with the name of what the window is to do: games, rules, settings."""

    wanted = Signal(str)
    ended = Signal()
    """The match has ended and its end was shown."""
    pace_changed = Signal(str)

    def __init__(self, studio: Studio, menu: QMenu, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.studio = studio
        self.conductor: Conductor | None = None
        self._folded: bool | None = None  # None: as the room allows
        self._menu = menu
        self._sheet: CardsSheet | None = None
        self._keys: KeysSheet | None = None
        self._tried: tuple[str, ...] | None = None
        self.bar = TableBar(studio, menu)
        self.stage = StageView(studio.cache)
        self.panel = Panel(studio)
        self.pass_screen = PassScreen(studio)
        self.whose = label("strip")
        """Whose turn it is, between people at a table without secrets."""
        self.strip = label("strip", wrap=True)
        self.body = QWidget()
        column = QVBoxLayout(self.body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.go = button("primary")
        above = QHBoxLayout()
        above.setContentsMargins(0, 0, 0, 0)
        above.setSpacing(0)
        above.addWidget(self.strip, 1)
        above.addWidget(self.go)
        column.addWidget(self.whose)
        column.addLayout(above)
        row = QHBoxLayout()
        column.addLayout(row, 1)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.stage, 1)
        row.addWidget(self.panel)
        self._under = QWidget()
        self._pages = QStackedLayout(self._under)
        self._pages.setContentsMargins(0, 0, 0, 0)
        self._pages.addWidget(self.body)
        self._pages.addWidget(self.pass_screen)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.bar)
        whole.addWidget(self._under, 1)
        self.stage.setMinimumSize(em(240), em(200))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # A shortcut only while something is laid out or announced: else Escape belongs to the stage.
        self._put_back = QShortcut(QKeySequence(Qt.Key.Key_Escape), self)
        self._put_back.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._put_back.setEnabled(False)
        self._put_back.activated.connect(self.put_back)
        self.bar.pressed.connect(self.do)
        self.zoom: Zoom | None = None
        self.stage.focused.connect(self._look_again)
        self.stage.began.connect(self._look_again)
        self.stage.enlarged.connect(self._enlarge)
        self.panel.pointed.connect(self._look_again)
        self.panel.action_list.enlarged.connect(lambda one: self._enlarge(self._card_of(one)))
        self.panel.pace_chosen.connect(self.pace_changed)
        # The closing list gives the focus back to its box first.
        self.panel.pace.folded.connect(self.back_to_the_stage, Qt.ConnectionType.QueuedConnection)
        self.panel.action_list.just_moved = lambda: self.stage.just_moved
        self.stage.goes_on = self.panel.action_list.goes_on = self._goes_on
        self.panel.chosen.connect(self._chosen)
        self.stage.chosen.connect(self.panel.choice_made)
        self.stage.refused.connect(self._has_tried)
        self.panel.refused.connect(self._refused)
        self.panel.step_wanted.connect(self.skip)
        self.go.clicked.connect(self.skip)
        self.panel.fast_wanted.connect(lambda: self.conductor is not None and self.conductor.fast_forward())
        self.pass_screen.ready.connect(self._uncover)
        studio.changed.connect(self._look_changed)
        self.retranslate()

    # -- a match ------------------------------------------------------------------------------------------------------

    def begin(self, conductor: Conductor, settings: Settings) -> None:
        """Show this match from now on; the one before has been ended with `end`."""
        self.conductor = conductor
        self.stage.setAccessibleName(conductor.table.title())
        self.bar.set_title(conductor.table.title())
        conductor.cover_changed.connect(self._cover_changed)
        conductor.changed.connect(self._changed)
        conductor.said.connect(self.announce)
        conductor.noticed.connect(self._noticed)
        conductor.hinted.connect(self._hinted)
        conductor.over.connect(self.ended)
        self.apply(settings)
        self._pages.setCurrentWidget(self.body)
        self.panel.follow(conductor)
        self._fold_as_needed()
        conductor.start()
        self.stage.setFocus(Qt.FocusReason.OtherFocusReason)
        self.stage.forget()
        self._changed()

    def end(self) -> None:
        """Let go of the match."""
        if self.conductor is not None:
            self.conductor.stop()
            self.panel.leave()
            self.conductor.deleteLater()
            self.conductor = None
        self.stage.show_picture((), (), animate=False)
        self._close_sheets()

    def apply(self, settings: Settings) -> None:
        """Take over look, motion and pace."""
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        self.stage.set_look(self.studio.look, rtl)
        # The setting is a speed, the stage wants a length: 0 is off in both.
        length = (101 - settings.animation) / 100 if settings.animation else 0.0
        self.stage.set_motion(length * MOTIONS.get(settings.bot_pace, 1.0), settings.reduced_motion)
        if self.conductor is not None:
            # Between people nothing is answered by itself: it would tell the others what is in a hand.
            alone = len(self.conductor.session.persons) == 1
            wanted = {
                "begin": settings.auto_begin,
                "end": settings.auto_end,
                "decline": settings.auto_decline and alone,
            }
            self.conductor.routines = frozenset(name for name, on in wanted.items() if on)
        if self.conductor is not None and self.conductor.pace != settings.bot_pace:
            self.conductor.pace = settings.bot_pace

    def _look_changed(self) -> None:
        rtl = self.layoutDirection() == Qt.LayoutDirection.RightToLeft
        self.stage.set_look(self.studio.look, rtl)
        if self.conductor is not None:
            self.conductor.refresh()

    # -- what the person does -----------------------------------------------------------------------------------------

    def do(self, name: str) -> None:
        """Carry out a button of the bar or an entry of the menu by its name."""
        conductor = self.conductor
        if name == "panel":
            self._folded = self.panel.isVisible()
            self._fold_as_needed()
        elif conductor is not None and name in CLOSED_WHILE_COVERED:
            if conductor.covered is None:
                acts: dict[str, Callable[[], None]] = {
                    "undo": conductor.undo,
                    "redo": conductor.redo,
                    "hint": conductor.ask_hint,
                    "cards": self.show_cards,
                    "keys": self.show_keys,
                }
                acts[name]()
        else:
            self.wanted.emit(name)

    def skip(self) -> None:
        """End a motion or a pause, or let the next move happen."""
        if self.conductor is not None:
            self.conductor.skip()

    def put_back(self) -> None:
        """Take the hint away, else put back what is laid out, else take back what was announced."""
        conductor = self.conductor
        if conductor is None:
            return
        back = self._way_back()
        if conductor.hint is not None:
            conductor.drop_hint()
        elif conductor.draft is None and back is not None:
            conductor.act(back.action)
        else:
            conductor.put_back()

    def _way_back(self) -> Affordance | None:
        """What takes back the action that is being announced; None where none is."""
        offered = self.conductor.offered if self.conductor is not None else ()
        return next((one for one in offered if one.backs and not one.refusal), None)

    def _chosen(self, affordance: Affordance) -> None:
        if self.conductor is not None:
            self.panel.choice_made()
            self.conductor.act(affordance.action)

    def _refused(self, affordance: Affordance) -> None:
        if self.conductor is not None:
            self.conductor.refuse(affordance)
            self._has_tried(affordance)

    def _has_tried(self, affordance: Affordance) -> None:
        """What was tried in vain, and what is looked at meanwhile."""
        looked = self.stage.looked_at
        self._tried = (*marks(affordance), *((looked.key,) if looked is not None else ()))

    def back_to_the_stage(self) -> None:
        """The keyboard belongs to the table again, as after a choice in a box of the panel."""
        if self.conductor is not None and self.conductor.covered is None:
            self.stage.setFocus(Qt.FocusReason.OtherFocusReason)

    def _uncover(self) -> None:
        if self.conductor is not None:
            self.conductor.uncover()
            self.stage.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_cards(self) -> None:
        """Open the sheet of the cards and their powers, or close it."""
        if self.conductor is None:
            return
        if self._sheet is not None and self._sheet.isVisible():
            self._sheet.close()
            return
        self._sheet = CardsSheet(self.studio, self.conductor.table, self.conductor.words, self)
        self._sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._sheet.destroyed.connect(self._sheet_gone)
        self._sheet.come()

    def _sheet_gone(self) -> None:
        self._sheet = None

    def show_keys(self) -> None:
        """Open the sheet of keys, or close it."""
        if self._keys is not None:
            self._keys.close()
            return
        self._keys = KeysSheet(self.studio, self._menu.actions(), self)
        self._keys.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._keys.destroyed.connect(self._keys_gone)
        self._list_keys()
        self._keys.come()

    def _keys_gone(self) -> None:
        self._keys = None

    def _list_keys(self) -> None:
        """What the letters do now, on the open sheet of keys."""
        if self._keys is not None and self.conductor is not None:
            offered = ((one.shortcut, one.text) for one in self.conductor.offered if one.shortcut and not one.refusal)
            main = self.panel.main_button()
            goes_on = () if main is None else ((key_name(Qt.Key.Key_Enter), main.text()),)
            self._keys.show_now((*goes_on, *offered))

    def _close_sheets(self) -> None:
        for sheet in (self._sheet, self._keys):
            if sheet is not None:
                sheet.close()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        conductor = self.conductor
        plain = not event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        if conductor is None or conductor.covered is not None or not plain or event.isAutoRepeat():
            super().keyPressEvent(event)
            return
        if event.key() == Qt.Key.Key_Space:
            conductor.skip()
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._go_on()
            return
        if event.key() == Qt.Key.Key_Escape and not self.stage.hasFocus():
            self.back_to_the_stage()
            return
        letter = event.text()
        if letter.strip():
            sheet = "c" in same_keys(letter)
            if conductor.resting and not sheet:
                conductor.skip()
                return
            meant = meant_by(letter, conductor.offered)
            if meant is not None:
                (self._refused if meant.refusal else self._chosen)(meant)
                if isinstance(meant.action, Draft) and not meant.refusal and self.stage.hasFocus():
                    self.stage.lead()
                return
            if sheet:
                self.show_cards()
                return
        super().keyPressEvent(event)

    def _goes_on(self) -> bool:
        """Whether nothing can be chosen, but there is a button that lets the match go on."""
        deciding = self.conductor is not None and self.conductor.deciding
        return not deciding and self.panel.main_button() is not None

    def _go_on(self) -> None:
        """Enter, where nothing on the table or in the list took it: what lets the match go on, or the only choice."""
        conductor = self.conductor
        assert conductor is not None
        main = self.panel.main_button()
        choices = [one for one in conductor.offered if not one.refusal]
        if main is not None:
            main.click()
        elif conductor.resting:
            conductor.skip()
        elif len(choices) == 1:
            self._chosen(choices[0])

    # -- what happens -------------------------------------------------------------------------------------------------

    def _cover_changed(self) -> None:
        conductor = self.conductor
        assert conductor is not None
        cover = conductor.covered
        if cover is None:
            self._pages.setCurrentWidget(self.body)
            return
        name = conductor.words.plain_name(cover.seat)
        why = conductor.words.decision(cover.decision, conductor.view)
        self.pass_screen.show_for(name, why, conductor.table.id)
        self._pages.setCurrentWidget(self.pass_screen)
        self.pass_screen.button.setFocus()
        self._close_sheets()
        if self.zoom is not None:
            self.zoom.close()
        self.announce(self.pass_screen.accessibleName())

    def _changed(self) -> None:
        conductor = self.conductor
        if conductor is None:
            return
        laid = conductor.draft is not None or conductor.hint is not None
        self._put_back.setEnabled(laid or self._way_back() is not None)
        words = conductor.words
        undo, redo = conductor.why_not_undo(), conductor.session.why_not_redo()
        can_hint = conductor.deciding and conductor.answers is None
        self.bar.set_refused("undo", undo is not None, words.reason(undo) if undo else self._tips["undo"])
        self.bar.set_refused("redo", redo is not None, words.reason(redo) if redo else self._tips["redo"])
        self.bar.set_refused("hint", not can_hint, self._tips["hint"])
        closed = [name for name in CLOSED_WHILE_COVERED if name in self.bar.tools]
        self.bar.set_enabled(closed, conductor.covered is None)
        self.whose.setText(conductor.turn_line)
        self.whose.setVisible(bool(conductor.turn_line))
        self.strip.setText(conductor.headline or "\u00a0")
        self._show_go()
        self._list_keys()
        if not conductor.resting:
            self._look_again()

    def _noticed(self, text: str, refused: bool) -> None:
        """Where the panel that shows notices is folded, the strip does until something happens."""
        self.strip.setText(text)

    def _hinted(self) -> None:
        if self.conductor is not None and self.conductor.hint is not None:
            hint = self.conductor.hint
            self.strip.setText(" – ".join(part for part in (hint.text, hint.reason) if part))

    def _look_again(self) -> None:
        """What is looked at may be, or have become, another thing."""
        conductor = self.conductor
        if conductor is None:
            return
        rows = self.panel.action_list
        listed = rows.looked_at if self.panel.isVisible() else None
        if rows.pointed_at is None and self.stage.pointed_at is not None:
            listed = None  # the pointer comes before the keyboard
        placement = self._card_of(listed) or self.stage.looked_at
        seen = () if placement is None else (placement.key,)
        self._look_elsewhere(seen if listed is None else marks(listed))
        asked = matters(self.stage.table.picture)
        if placement is None or placement.large is None:
            placement = asked
        if placement is None or placement.large is None:
            self.panel.show_card(None, "", "")
            return
        name, text = help_of(conductor.table, conductor.words, placement, brief=True)
        self.panel.show_card(placement.large, name, text, asked is not None)

    def _look_elsewhere(self, keys: Sequence[str]) -> None:
        """Why something is not possible stands there until another thing is looked at."""
        if self._tried is not None and keys and not set(self._tried) & set(keys):
            self._tried = None
            self.panel.drop_refusal()
            self.strip.setText(self.panel.headline.text())

    def _card_of(self, affordance: Affordance | None) -> Placement | None:
        """The card that an action is about, as far as the sheet of cards has it."""
        if affordance is None or not affordance.keys or self.conductor is None:
            return None
        sheet = self.conductor.table.play.board.help_faces(self.conductor.words)
        return card_of(affordance, self.stage.picture, {entry.face for entry in sheet})

    def _enlarge(self, placement: Placement | None) -> None:
        """Show a card as large as can be, until the next click or key."""
        conductor = self.conductor
        if conductor is None or conductor.covered is not None or placement is None or placement.large is None:
            return
        name, text = help_of(conductor.table, conductor.words, placement)
        if name and placement.now:
            text = f"{how_it_stands(placement, name, text)}\n\n{text}"
        self.zoom = Zoom(self.studio, placement.large, name, text, self)
        self.zoom.destroyed.connect(self._zoom_gone)
        self.zoom.show_over(self.stage)
        self.announce(". ".join(part for part in (name, text) if part))

    def _zoom_gone(self) -> None:
        self.zoom = None
        if self.conductor is not None:
            self.stage.look_again()

    def announce(self, text: str) -> None:
        """Have a screen reader say a sentence."""
        if text:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    # -- room ---------------------------------------------------------------------------------------------------------

    def _fold_as_needed(self) -> None:
        """Show or fold the panel: as the person chose, else as the room allows."""
        folded = self._folded if self._folded is not None else self.width() - em(WIDTH) < LEAST_STAGE
        if folded and self.panel.isAncestorOf(QApplication.focusWidget() or self):
            self.stage.setFocus(Qt.FocusReason.OtherFocusReason)
        self.panel.setVisible(not folded)
        self.strip.setVisible(folded)
        self._show_go()

    def _show_go(self) -> None:
        """Where the panel is folded, what lets the match go on stands above the table."""
        conductor = self.conductor
        if conductor is None:
            self.go.hide()
            return
        self.go.setText((self.panel.done if conductor.waits_for_done else self.panel.step).text())
        waits = conductor.waits_for_done or conductor.waits_for_step
        self.go.setVisible(waits and self.panel.isHidden())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold_as_needed()

    # -- words --------------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        texts = {
            #: Button: opens the menu of the program.
            "menu": (self.tr("Menu"), self.tr("Menu")),
            #: Button: back to the shelf of games.
            "games": (self.tr("Games"), self.tr("Back to the games; this match is kept")),
            #: Buttons of the toolbar, each with its tooltip.
            "undo": (self.tr("Undo"), self.tr("Take back your last choice")),
            "redo": (self.tr("Redo"), self.tr("Do again what was taken back")),
            "hint": (self.tr("Hint"), self.tr("What would a strong player do?")),
            #: Button: opens the sheet of cards.
            "cards": (self.tr("Cards"), self.tr("The cards and their powers")),
            #: Button: opens the rulebook of the game.
            "rules": (self.tr("Rules"), self.tr("The rulebook of this game")),
            "settings": (self.tr("Settings"), self.tr("Settings")),
            #: The strip at the side with the log and the actions.
            "panel": (self.tr("Panel"), self.tr("Show or fold the panel")),
        }
        keys = {"undo": "Ctrl+Z", "redo": "Ctrl+Y", "hint": "F3", "cards": "F2", "rules": "F1", "panel": "F9"}
        self._tips = {name: f"{tip} ({keys[name]})" if name in keys else tip for name, (_, tip) in texts.items()}
        self.bar.set_texts({name: (word, self._tips[name]) for name, (word, _) in texts.items()})
        conductor = self.conductor
        if conductor is None:
            return
        self.stage.setAccessibleName(conductor.table.title())
        self.bar.set_title(conductor.table.title())
        self._look_changed()
        if conductor.covered is not None:
            self._cover_changed()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange and self.conductor is not None:
            self._look_changed()
