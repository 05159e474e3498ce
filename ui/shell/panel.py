"""The panel beside the stage: what is asked, the card in focus, what has happened, what can be done."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from ui.art import Face, icons, theme
from ui.shell.conductor import Conductor
from ui.shell.focus_card import FocusCard
from ui.shell.key_button import KeyButton
from ui.shell.log_list import LogList
from ui.shell.models import ActionsModel, LogModel
from ui.shell.pace import PAUSES
from ui.shell.panel_lists import ActionList
from ui.shell.widgets import Ornament, PanelChoice, Picture, Studio, button, em, label
from ui.stage.placement import Affordance

WIDTH = 276
"""Pixels at an interface scale of 100 %."""
LOG, ROOMY_LOG = 54, 118
"""Pixels of the log at 100 % below which it is not shown, and which it gets before a long list of actions does."""
FEW = 250
"""Pixels of a few actions at 100 %: four of two lines each. They go before the log and before a higher card."""


def _high(part: QWidget, width: int) -> int:
    """Pixels that a widget needs at this width."""
    wanted = part.heightForWidth(width) if part.hasHeightForWidth() else part.sizeHint().height()
    return max(wanted, part.minimumHeight())


class Panel(QWidget):
    """Everything that stands beside the table. Follows one conductor at a time."""

    chosen = Signal(object)
    """An affordance that can be done."""
    refused = Signal(object)
    """An affordance that cannot."""
    pace_chosen = Signal(str)
    step_wanted = Signal()
    fast_wanted = Signal()
    result_wanted = Signal()
    retry_wanted = Signal()
    pointed = Signal(object)
    """The affordance under the pointer or the keyboard's focus, or None."""

    def __init__(self, studio: Studio, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("side")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.studio = studio
        self._conductor: Conductor | None = None
        self._notice = ""
        self._has_card = self._steady = self._hinting = False
        self._card_high = 0
        """Pixels of the card in this panel; 0 where there is no room for one."""
        self._refused_at: object = None
        """How the match stood when it was said why something is not possible; None where nothing such is said."""
        self._aside: Affordance | None = None
        self._seen_upto = self._shown_upto = 0
        """Up to which log entry the person had seen all news at the last choice by hand, and sees it now."""
        self._has_cards = False
        """Whether cards of this match are shown large: their room stays free, so that the actions never move."""
        self.actions_model = ActionsModel(self)
        self.log_model = LogModel(self)
        self.head = QWidget()
        self.log = QWidget()
        self.emblem = Picture(studio, Face("table", "slip"))
        self.title = label("h1", wrap=True)
        self.rule = Ornament()
        self.state = label("soft", wrap=True)
        self.headline = label("headline", wrap=True)
        self.notice = label("notice", wrap=True)
        self.warning = label("warning", wrap=True)
        self.retry = button("flat")
        self.card_room = QWidget()
        """Where a card lies that the choice is about; one that is only pointed at lies over the log."""
        self.log_head = label("section")
        self.jump = QToolButton()
        self.jump.setObjectName("jump")
        keeps = self.jump.sizePolicy()
        keeps.setRetainSizeWhenHidden(True)
        self.jump.setSizePolicy(keeps)
        self.log_list = LogList(self.log_model, studio)
        self.actions_head = label("section")
        self.skips = label("soft")
        self.asks = QToolButton()
        """What changes when the person is asked, where the board has such a thing."""
        self.asks.setObjectName("jump")
        self.asks.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.asks.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.asks.hide()
        self.answerer = Picture(studio, Face("table", "sign", (0,)))
        self.action_list = ActionList(self.actions_model, studio)
        self.pace_label = label("soft")
        self.pace = PanelChoice()
        self.pace_label.setBuddy(self.pace)
        self.done = KeyButton("primary")
        self.step = KeyButton()
        self.fast = KeyButton()
        self.result = KeyButton("primary")
        self.focus_card = FocusCard(studio, self)
        self._build()
        self.focus_card.raise_()
        self.focus_card.hide()
        self.focus_card.entered.connect(self._give_way)
        self.jump.clicked.connect(self.log_list.to_the_new)
        self.log_list.news_above.connect(self.jump.setVisible)
        self.jump.hide()
        self.log_list.asked.connect(lambda why: self.show_notice(why, False))
        self.action_list.chosen.connect(self.chosen)
        self.action_list.refused.connect(self.refused)
        self.action_list.pointed.connect(self.pointed)
        self.pace.activated.connect(lambda row: self.pace_chosen.emit(self.pace.itemData(row)))
        self.done.clicked.connect(self.step_wanted)
        self.step.clicked.connect(self.step_wanted)
        self.fast.clicked.connect(self.fast_wanted)
        self.result.clicked.connect(self.result_wanted)
        self.asks.clicked.connect(self._ask)
        self.retry.clicked.connect(self.retry_wanted)
        self.retranslate()

    def _build(self) -> None:
        whole = QVBoxLayout(self)
        head = QHBoxLayout()
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self.title)
        names.addWidget(self.state)
        head.addWidget(self.emblem)
        head.addLayout(names, 1)
        self._names = names
        above = QVBoxLayout(self.head)
        above.setContentsMargins(0, 0, 0, 0)
        above.addLayout(head)
        above.addWidget(self.rule)
        whole.addWidget(self.head)
        whole.addWidget(self.headline)
        whole.addWidget(self.notice)
        whole.addWidget(self.warning)
        whole.addWidget(self.retry)
        whole.addWidget(self.card_room)
        log_row = QHBoxLayout()
        log_row.addWidget(self.log_head, 1)
        log_row.addWidget(self.jump)
        log = QVBoxLayout(self.log)
        log.setContentsMargins(0, 0, 0, 0)
        log.addLayout(log_row)
        log.addWidget(self.log_list, 1)
        whole.addWidget(self.log, 1)
        whole.addStretch()
        actions = QHBoxLayout()
        actions.addWidget(self.answerer)
        actions.addWidget(self.actions_head, 1)
        actions.addWidget(self.skips)
        actions.addWidget(self.asks)
        whole.addLayout(actions)
        whole.addWidget(self.action_list)
        whole.addWidget(self.done)
        whole.addWidget(self.step)
        whole.addWidget(self.fast)
        whole.addWidget(self.result)
        foot = QHBoxLayout()
        foot.addWidget(self.pace_label)
        foot.addWidget(self.pace, 1)
        whole.addLayout(foot)
        self.pace.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.pace.setMinimumContentsLength(6)
        self.notice.hide()
        self.set_warning("")
        self.measure()

    def measure(self) -> None:
        """Take the sizes of the interface scale at hand."""
        self.setFixedWidth(em(WIDTH))
        layout = self.layout()
        assert layout is not None
        layout.setContentsMargins(em(10), em(10), em(10), em(10))
        layout.setSpacing(em(6))
        self.emblem.setFixedSize(em(46), em(46))
        self.answerer.setFixedSize(em(18), em(18))
        self.headline.setMinimumHeight(em(46))  # two lines: most headlines, so that little jumps
        self.headline.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter)
        for part in (self.jump, self.asks):
            part.setFixedHeight(em(24))
        self.actions_head.setMinimumHeight(em(24))  # as high as what comes and goes beside it
        self.focus_card.measure()

    # -- following a match --------------------------------------------------------------------------------------------

    def follow(self, conductor: Conductor) -> None:
        """Show this conductor's match from now on."""
        self._conductor = conductor
        self.emblem.set_face(conductor.table.emblem)
        self.title.setText(conductor.table.title())
        conductor.changed.connect(self.refresh)
        conductor.log_changed.connect(self._log_changed)
        conductor.noticed.connect(self.show_notice)
        conductor.hinted.connect(self._show_hint)
        self._notice = ""
        self._seen_upto = self._shown_upto = len(conductor.session.played)
        self._has_cards = bool(conductor.table.play.board.help_faces(conductor.words))
        self.notice.hide()
        self.refresh()
        self._log_changed(True)

    def leave(self) -> None:
        """Follow no match any more."""
        self._conductor = None
        self.actions_model.show(())
        self.action_list.forget()
        self._has_cards = False
        self.show_card(None, "", "")

    def show_card(self, face: Face | None, name: str, text: str, steady: bool = False) -> None:
        """The card that is looked at, large, with its name and what it does; None: no card. `steady`: there is always
        one in this picture, and it has room of its own."""
        self._has_card = face is not None
        if (self._steady, self._has_cards) != (steady, self._has_cards or self._has_card):
            self._steady, self._has_cards = steady, self._has_cards or self._has_card
            self._make_room()
        self.focus_card.show_face(face, name, text)
        self._place_card()

    def _place_card(self) -> None:
        """Put the card into its room, or over the log: below its head, as far down as a long text needs; where the log
        is too low for it, from above."""
        layout = self.layout()
        assert layout is not None
        room = self.card_room.geometry()
        if self.card_room.isHidden():
            gap, log = layout.spacing(), self.log.geometry()
            asked = self.headline.geometry().bottom() + 1 + gap
            foot = self._foot() - gap
            top = log.top() + self.log_list.y()
            if self.log.isHidden() or foot - top < self._card_high:
                top = max(asked, foot - self._card_high)
            low = min(foot, top + max(self._card_high, _high(self.focus_card, self._inside)))
            if not self.log.isHidden():
                low = min(foot, low + self.log_list.cut_at(low - log.top() - self.log_list.y()))
            room.setRect(layout.contentsMargins().left(), top, self._inside, low - top)
        fits = self._card_high > 0 and room.height() >= em(FocusCard.CARD[1])
        self.focus_card.setGeometry(room)
        self.focus_card.setVisible(self._has_card and fits)

    def _foot(self) -> int:
        """Where the part of the panel ends that is above the actions."""
        below = (self.actions_head, self.done, self.step, self.fast, self.result, self.pace)
        return min(part.geometry().top() for part in below if not part.isHidden())

    def _give_way(self) -> None:
        """Who goes over the log wants to read it."""
        if self.card_room.isHidden():
            self.focus_card.hide()

    @property
    def _inside(self) -> int:
        """Pixels between the margins."""
        layout = self.layout()
        assert layout is not None
        return self.width() - layout.contentsMargins().left() - layout.contentsMargins().right()

    def _make_room(self) -> None:
        """What is asked and the actions have a steady place: what is pointed at, and a sentence that comes and goes,
        never move the actions under the pointer. The card has one height through a match; a sentence takes the room of
        the log, of the head and then of a card that has room of its own. A long list scrolls."""
        layout = self.layout()
        assert layout is not None
        margins, gap = layout.contentsMargins(), layout.spacing()
        inside = self._inside
        left = self.height() - margins.top() - margins.bottom()
        always = (self.headline, self.warning, self.retry, self.done, self.step, self.fast, self.result, self.pace)
        left -= sum(_high(part, inside) + gap for part in always if not part.isHidden())
        left -= self.actions_head.minimumHeight() + gap
        rows = self.action_list.sizeHint().height() if not self.action_list.isHidden() else 0
        log = self.log_head.sizeHint().height() + 2 * gap + em(LOG)
        line = _high(self.state, inside) + gap
        full = max(self.emblem.height(), line + self.title.sizeHint().height()) + gap
        full += self.rule.sizeHint().height() + gap

        card = self._card_room(left - gap - log - full) + gap if self._has_cards else 0
        least = min(rows, self.action_list.minimumSizeHint().height())
        if card + least > left:
            card = 0
        free = left - gap - card
        actions = min(rows, max(least, min(free, em(FEW))))
        for wanted in (log, full, em(ROOMY_LOG - LOG)):
            if actions + wanted <= free:
                free -= wanted
        actions = min(rows, max(actions, free))

        left -= actions + gap
        plain = left - card - log  # for the head where no sentence is said: it never comes with one
        left -= _high(self.notice, inside) + gap if not self.notice.isHidden() else 0
        self._card_high = max(0, card - gap)
        steady = 0 < card <= left and self._steady
        self.card_room.setFixedHeight(self._card_high)
        self.card_room.setVisible(steady)
        kept = card if card <= left else 0
        left -= kept
        self.log.setVisible(log <= left + (0 if steady else kept))  # a card that is pointed at lies over it
        left -= log if log <= left else 0
        for part in (self.emblem, self.title, self.rule):
            part.setVisible(full <= min(left, plain))
        self.head.setVisible(min(full, line) <= min(left, plain))
        self.action_list.setFixedHeight(max(least, actions + min(0, left)))
        layout.activate()
        self._place_card()

    def _card_room(self, left: int) -> int:
        """Pixels that the card gets in this panel, whichever it is: what `left` leaves beside a few actions."""
        return max(em(FocusCard.CARD[1] + FocusCard.RIM), min(em(FocusCard.MOST), left - em(FEW)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._make_room()

    def refresh(self) -> None:
        """Read everything anew."""
        conductor = self._conductor
        if conductor is None:
            return
        self.state.setText(conductor.state_line)
        self.headline.setText(conductor.headline or "\u00a0")
        hint = conductor.hint
        stale = self._refused_at is not None and self._refused_at != self._stands(conductor)
        if stale or (self._hinting and hint is None):
            self._drop_notice()
        if conductor.covered is not None or not conductor.resting:
            if self.actions_model.show(conductor.offered, None if hint is None else hint.action):
                self.action_list.begin()
                self.pointed.emit(self.action_list.looked_at)
        else:
            self.actions_model.rest()
            if hint is None:
                self._drop_notice()
        self._tell_news(conductor)
        over = conductor.ended
        self._aside = next((one for one in conductor.offered if one.aside and not one.refusal), None)
        self.asks.setVisible(self._aside is not None)
        if self._aside is not None:
            self.asks.setText(f" {self._aside.text}")  # Qt leaves the icon too little room
            self.asks.setToolTip(f"{self._aside.text} ({self._aside.shortcut})")
            tint = theme.tokens(self.studio.look.dark)["soft"]
            self.asks.setIcon(icons.icon(self._aside.icon, tint, em(15), self.devicePixelRatioF()))
        self._head_actions()
        self.actions_head.setVisible(not over)
        self.action_list.setVisible(not over)
        self.result.setVisible(over)
        self.skips.setVisible(conductor.runs)
        self.done.setVisible(conductor.waits_for_done)
        self.step.setVisible(conductor.pace == "step")
        self.step.setEnabled(conductor.waits_for_step)
        self.fast.setVisible(conductor.all_out and not conductor.fast and not over)
        self.pace.setCurrentIndex(self.pace.findData(conductor.pace if not conductor.fast else "instant"))
        self._make_room()

    def _ask(self) -> None:
        if self._aside is not None:
            self.chosen.emit(self._aside)

    def choice_made(self) -> None:
        """The person has chosen something by hand: what was told before has been seen."""
        self._seen_upto = self._shown_upto

    def _tell_news(self, conductor: Conductor) -> None:
        """At the pace "instant" nothing is acted out: what must not go by unseen stays until the next choice."""
        told = getattr(conductor.table.play.board, "news", None)
        if told is None or conductor.pace != "instant" or not conductor.deciding:
            return
        played = conductor.session.played[: conductor.shown]
        self._seen_upto, self._shown_upto = min(self._seen_upto, len(played)), len(played)
        events = [event for entry in played[self._seen_upto :] for event in conductor.seen(entry)]
        lines = (str(conductor.words.event(event, conductor.viewer)) for event in told(conductor.view, events))
        text = "\n".join(filter(None, lines))
        if text and not self._notice:
            self.show_notice(text, False)

    def _head_actions(self) -> None:
        """Over the actions: whose they are, where another person answers at the same computer."""
        conductor = self._conductor
        other = conductor.answers if conductor is not None and conductor.deciding else None
        self.answerer.setVisible(other is not None)
        if conductor is not None and other is not None:
            self.answerer.set_face(Face("table", "sign", (other,)))
            self.actions_head.setText(conductor.words.decides(other))
        else:
            #: Heads the list of what can be done now.
            self.actions_head.setText(self.tr("Actions"))

    def _log_changed(self, anew: bool) -> None:
        if self._conductor is not None:
            self.log_model.follow(self._conductor, anew)
            self.log_list.to_the_end()

    def main_button(self) -> KeyButton | None:
        """The button that lets the match go on, which Enter presses; None for none."""
        buttons = (self.done, self.step, self.fast, self.result)
        return next((one for one in buttons if not one.isHidden() and one.isEnabled()), None)

    @staticmethod
    def _stands(conductor: Conductor) -> object:
        """What makes a reason why not out of date."""
        return len(conductor.session.played), conductor.draft, conductor.viewer

    def drop_refusal(self) -> None:
        """Why something is not possible is not said any longer."""
        if self._refused_at is not None:
            self._drop_notice()
            self._make_room()

    def show_notice(self, text: str, refused: bool) -> None:
        """A sentence under the headline, until the next choice; `refused`: why something is not possible."""
        self._notice, self._hinting = text, False
        self._refused_at = self._stands(self._conductor) if refused and self._conductor is not None else None
        self.notice.setProperty("refused", "true" if refused else "false")
        self.notice.style().unpolish(self.notice)
        self.notice.style().polish(self.notice)
        self.notice.setText(text)
        self.notice.show()
        self._make_room()

    def set_warning(self, text: str) -> None:
        """A sentence that stays until it is no longer so, with a button that tries again; "" for none."""
        self.warning.setText(text)
        self.warning.setVisible(bool(text))
        self.retry.setVisible(bool(text))

    def _drop_notice(self) -> None:
        self._notice, self._refused_at, self._hinting = "", None, False
        self.notice.hide()

    def _show_hint(self) -> None:
        conductor = self._conductor
        if conductor is None or conductor.hint is None:
            return
        #: A hint: what a strong player would do; %1 is the button of that action.
        text = self.tr("Hint: %1").replace("%1", conductor.hint.text)
        if conductor.hint.reason:
            text = f"{text}\n{conductor.hint.reason}"
        self.show_notice(text, False)
        self._hinting = True
        self.refresh()

    # -- words --------------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every text in the language of the moment."""
        #: Heads the list of what has happened in the match.
        self.log_head.setText(self.tr("Log"))
        self._head_actions()
        self.log_list.setAccessibleName(self.tr("Log"))
        #: Button over the log: goes up to what happened since the person's last turn.
        self.jump.setText(self.tr("since your last turn"))
        self.action_list.setAccessibleName(self.tr("Actions"))
        #: The pace of the computer players.
        self.pace_label.setText(self.tr("Pace"))
        self.pace_label.setToolTip(self.tr("How fast the computer players move; Space skips"))
        self.pace.setToolTip(self.pace_label.toolTip())
        self.pace.setAccessibleName(self.tr("Pace of computer players"))
        names = {
            #: Pace of the computer players: each move waits for a key.
            "step": self.tr("Step by step"),
            #: Pace of the computer players.
            "slow": self.tr("Slow"),
            #: Pace of the computer players.
            "normal": self.tr("Normal"),
            #: Pace of the computer players: short pauses, quick motion.
            "fast": self.tr("Fast"),
            #: Pace of the computer players: without any motion.
            "instant": self.tr("Instant"),
        }
        current = self.pace.currentData() or "normal"
        self.pace.clear()
        for pace in PAUSES:
            self.pace.addItem(names[pace], pace)
        self.pace.setCurrentIndex(self.pace.findData(current))
        #: Small note over the actions while others play: the space bar skips what is being shown. Short.
        self.skips.setText(self.tr("Space skips"))
        #: Button between two people at one computer: I have seen what happened, the table may be covered.
        self.done.setText(self.tr("Done"))
        #: Button: lets the next computer player move.
        self.step.setText(self.tr("Next move"))
        #: Button: try to save the game once more.
        self.retry.setText(self.tr("Try again"))
        #: Button once all people are out: let the computer players finish the match.
        self.fast.setText(self.tr("Fast forward"))
        #: Button once the match is over: who won, and what next.
        self.result.setText(self.tr("The result"))
        if self._conductor is not None:
            self.title.setText(self._conductor.table.title())
            self._drop_notice()
            self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and hasattr(self, "focus_card"):
            self.measure()
