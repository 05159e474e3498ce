"""What the tests of the shell play with: a stage that shows nothing, a plain board, bots that keep their card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.bots.contract import Choice, Question
from desktop.play.seats import bot_seat
from desktop.play.session import Session
from desktop.rules.cuccu.values import Options, View
from desktop.rules.kit import WATCHER, Action, Event, Reason
from desktop.rules.registry import GAMES
from desktop.saves.schema import Bot, Person, Seat
from ui.art.face import Face
from ui.shell.table import Table
from ui.stage.placement import Affordance, Area, Cue, Placement
from ui.tables import TABLES
from ui.words.cuccu import CuccuWords

CUCCU = GAMES["cuccu"]
NAMES = ("Ada", "Bruno", "Mira", "Otto")


class FirstBots:
    """A bot host that does the first legal thing, when it is told to or at once."""

    def __init__(self, later: bool = False) -> None:
        self.later = later
        self.waiting: tuple[Question, Callable[[Choice], None]] | None = None
        self.cancelled = 0

    def ask(self, question: Question, answer: Callable[[Choice], None]) -> None:
        if self.later:
            self.waiting = (question, answer)
        else:
            answer(Choice(question.legal[0]))

    def cancel(self) -> None:
        self.waiting = None
        self.cancelled += 1

    def answer_now(self) -> None:
        """Give the answer that was held back."""
        assert self.waiting is not None
        (question, answer), self.waiting = self.waiting, None
        answer(Choice(question.legal[0]))


class FakeStage(QObject):
    """The interface of the stage. With `slow`, a picture stays in motion until `finish`."""

    chosen = Signal(object)
    refused = Signal(object)
    began = Signal(object)
    focused = Signal(object)
    headline = Signal(str)
    resized = Signal()
    settled = Signal()

    def __init__(self, slow: bool = False) -> None:
        super().__init__()
        self.slow = slow
        self.busy = False
        self.shown: list[tuple[tuple[Placement, ...], tuple[Affordance, ...], tuple[Cue, ...], bool]] = []
        self.seats: list[int] = []
        """Whose view each picture was made of."""

    def show_picture(
        self,
        placements: Sequence[Placement],
        affordances: Sequence[Affordance],
        *,
        cues: Sequence[Cue] = (),
        animate: bool = True,
    ) -> None:
        self.shown.append((tuple(placements), tuple(affordances), tuple(cues), animate))
        self.seats.append(int(placements[0].key) if placements else WATCHER)
        self.busy = self.slow and animate
        if not self.busy:
            QTimer.singleShot(0, self, self.settled.emit)

    def begin(self, cue: Cue) -> None:
        """Act out a cue, as far as anybody hears of it."""
        self.began.emit(cue)
        self.headline.emit(cue.text)

    def finish(self) -> None:
        if self.busy:
            self.busy = False
            QTimer.singleShot(0, self, self.settled.emit)

    def other_eyes(self) -> None:
        """Nothing is left lying here."""

    def area(self) -> Area:
        return Area(720, 560)


class PlainBoard:
    """One placement, named after the seat that looks; every legal action as an affordance on it."""

    @staticmethod
    def picture(view: View, draft: object, area: Area, words: CuccuWords) -> tuple[Placement, ...]:
        face = Face("cuccu", "back")
        return (Placement(str(view.seat), "card", face, 10, 10, 10, 10, label="A card", focusable=True),)

    @staticmethod
    def affordances(
        view: View, legal: tuple[Action, ...], words: CuccuWords, why_not: Callable[[Action], Reason | None]
    ) -> tuple[Affordance, ...]:
        return tuple(
            Affordance(action, words.action(action), keys=(str(view.seat),), primary=i == 0)
            for i, action in enumerate(legal)
        )

    @staticmethod
    def given_up(view: View) -> View:
        return view

    @staticmethod
    def help_faces(words: CuccuWords) -> tuple[Any, ...]:
        return ()

    @staticmethod
    def cues(before: View, events: tuple[Event, ...], after: View, area: Area, words: CuccuWords) -> tuple[Cue, ...]:
        return ()


def plain_table(**changes: Any) -> Table:
    """Cuccù on the plain board."""
    play = replace(TABLES[0].play, **{"board": PlainBoard, **changes})
    return replace(TABLES[0], opened=lambda: play)


def seats(persons: Sequence[int]) -> tuple[Seat, ...]:
    """Four seats, persons at these places and bots at the others."""
    return tuple(Person(name) if i in persons else Bot(name, "easy", {}) for i, name in enumerate(NAMES))


def session(persons: Sequence[int] = (0,), seed: int = 1, lives: int = 3, bots: Any = None, level: str = "") -> Session:
    """A new match of Cuccù; with `level`, bots that can be asked."""
    sitting = seats_of(tuple(persons), level) if level else seats(persons)
    return Session(CUCCU, Options(lives=lives), sitting, seed, bots or FirstBots())


def seats_of(persons: tuple[int, ...] = (0,), level: str = "easy") -> tuple[Seat, ...]:
    """Four seats, persons at these places and bots at the others."""
    return tuple(Person(name) if i in persons else bot_seat("cuccu", name, level) for i, name in enumerate(NAMES))
