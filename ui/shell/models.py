"""Item models of the panel: what can be done now, and what has happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from desktop.rules.kit import Event, Reason
from ui.shell.conductor import Conductor
from ui.stage.placement import Affordance
from ui.words.common import isolated

Index = QModelIndex | QPersistentModelIndex


class ActionRole(IntEnum):
    """Roles of an action row beside Qt's own."""

    AFFORDANCE = Qt.ItemDataRole.UserRole
    HINTED = Qt.ItemDataRole.UserRole + 1
    RESTING = Qt.ItemDataRole.UserRole + 2


class ActionsModel(QAbstractListModel):
    """The affordances of the moment, in the order the board gives them; refused ones keep their place."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[Affordance, ...] = ()
        self._hinted: Any = None
        self._resting = False

    def rest(self) -> None:
        """Nothing can be done for the moment: the rows stay as they are, greyed."""
        self._resting = True
        self._repaint()

    def _repaint(self) -> None:
        if self._rows:
            self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))

    def show(self, rows: tuple[Affordance, ...], hinted: Any = None) -> bool:
        """Take over what can be done; `hinted` is the action to mark, which becomes the main one. Returns whether the
        rows are new."""
        if any(row.action == hinted and not row.refusal for row in rows):
            rows = tuple(replace(row, primary=row.action == hinted) for row in rows)
        if rows == self._rows:
            if (hinted, False) != (self._hinted, self._resting):
                self._hinted, self._resting = hinted, False
                self._repaint()
            return False
        self._resting = False
        self.beginResetModel()
        self._rows = rows
        self._hinted = hinted
        self.endResetModel()
        return True

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, Qt's signature
        return 0 if parent.isValid() else len(self._rows)

    def at(self, index: Index) -> Affordance:
        """The affordance of a row."""
        return self._rows[index.row()]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.text
            case Qt.ItemDataRole.ToolTipRole:
                return _with_keys(row.refusal or row.note or row.text, row)
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(row)
            case Qt.ItemDataRole.AccessibleDescriptionRole:
                return _with_keys(row.refusal or row.note, row)
            case ActionRole.AFFORDANCE:
                return row
            case ActionRole.RESTING:
                return self._resting
            case ActionRole.HINTED:
                return self._hinted is not None and row.action == self._hinted and not row.refusal
        return None

    def _spoken(self, row: Affordance) -> str:
        parts = [row.text, row.note]
        if row.refusal:
            #: Spoken by a screen reader after an action's name; %1 is the reason, a sentence.
            parts.append(self.tr("Not possible now: %1").replace("%1", row.refusal))
        return ". ".join(part.rstrip(".") for part in parts if part)


def _with_keys(text: str, row: Affordance) -> str:
    """The text followed by the key that does it: "(K)"."""
    return f"{text} ({row.shortcut})".strip() if row.shortcut else text


class LogRole(IntEnum):
    """Roles of a log row beside Qt's own."""

    SEAT = Qt.ItemDataRole.UserRole
    LAST = Qt.ItemDataRole.UserRole + 1
    NUMBER = Qt.ItemDataRole.UserRole + 2
    BREAK = Qt.ItemDataRole.UserRole + 3
    WHY = Qt.ItemDataRole.UserRole + 4


@dataclass(frozen=True)
class LogRow:
    """One sentence of the log. `number` is the entry of the session; `new` since the last turn of who looks; `opens`
    for the first of those."""

    number: int
    text: str
    seat: int | None
    opens: bool = False
    why: str = ""
    """Why a bot did it; "" as long as that is secret, and for all others."""


def seat_of(event: Event | Reason, text: str, names: Sequence[str]) -> int | None:
    """The seat a sentence is about: the one its event names, else the first whose name it says."""
    seat = getattr(event, "seat", None)
    if isinstance(seat, int) and seat >= 0:
        return seat
    said = [(text.find(isolated(name)), seat) for seat, name in enumerate(names)]
    return min((found for found in said if found[0] >= 0), default=(0, None))[1]


class LogModel(QAbstractListModel):
    """What has happened, in words for the person who looks. Grows at its end; begins anew for other eyes."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[LogRow] = []
        self._next = 0
        self._break: int | None = None
        self._explained = 0

    def follow(self, conductor: Conductor, anew: bool) -> None:
        """Take over what the conductor has shown since the last call, or everything."""
        if anew or self._next > conductor.shown:
            self.beginResetModel()
            self._rows = self._made(conductor, 0)
            self._break = conductor.last_turn()
            self._mark()
            self._explained = 0
            self._explain(conductor)
            self.endResetModel()
        else:
            held = sum(row.number >= self._next for row in self._rows)
            added = self._made(conductor, self._next)[held:]
            if added:
                first = len(self._rows)
                self.beginInsertRows(QModelIndex(), first, first + len(added) - 1)
                self._rows.extend(added)
                self.endInsertRows()
            if self._break != conductor.last_turn():
                self._break = conductor.last_turn()
                self._mark()
            elif added:
                self._mark()
            self._explain(conductor)
            if self._rows:
                self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1))
        self._next = conductor.shown

    @staticmethod
    def _made(conductor: Conductor, start: int) -> list[LogRow]:
        names = conductor.words.names
        return [LogRow(number, text, seat_of(event, text, names)) for number, event, text in conductor.log(start)]

    def _explain(self, conductor: Conductor) -> None:
        """Let the bots say why, at the first sentence of what they did, as far as that is no secret any more."""
        upto = conductor.explained()
        for i, row in enumerate(self._rows):
            if row.number > upto:
                break
            if row.number >= self._explained and (i == 0 or self._rows[i - 1].number != row.number):
                self._rows[i] = replace(row, why=conductor.why(row.number))
        self._explained = upto + 1

    def _mark(self) -> None:
        """Put the separator after the sentence of the last own choice; what that led to is new already."""
        own, first = self._break, None
        if own is not None:
            at = next((i for i, row in enumerate(self._rows) if row.number >= own), len(self._rows))
            mine = at < len(self._rows) and self._rows[at].number == own
            first = at + 1 if mine else at
        for i, row in enumerate(self._rows):
            if row.opens != (i == first):
                self._rows[i] = replace(row, opens=i == first)

    def first_new(self) -> int | None:
        """Row of the first sentence since the last turn of who looks."""
        return next((i for i, row in enumerate(self._rows) if row.opens), None)

    def rows(self) -> Sequence[LogRow]:
        """All rows."""
        return self._rows

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, Qt's signature
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        row = self._rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.AccessibleTextRole:
                return row.text
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleDescriptionRole | LogRole.WHY:
                return row.why
            case LogRole.SEAT:
                return row.seat
            case LogRole.LAST:
                return row.number == self._rows[-1].number
            case LogRole.NUMBER:
                return row.number
            case LogRole.BREAK:
                return row.opens
        return None
