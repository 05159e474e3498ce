"""Printed words on pages and in dialogs: plain text that keeps its place, however long the names in it are."""

from __future__ import annotations

from functools import lru_cache
from math import ceil

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QHelpEvent, QPainter, QPaintEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QApplication, QLabel, QStyle, QToolTip, QWidget

BASE_FONT = 14
"""Pixels of the program's type at an interface scale of 100 %; all measures below are for it."""
LETTERS = 24
"""So many letters of a single word a label makes room for; a longer word is broken, or ends in dots."""
WIDEST = 240
"""Pixels a label makes room for at least, at 100 %, where its longest words need that much."""


def em(pixels: float) -> int:
    """A measure for the interface scale at hand: `pixels` is meant for 100 %."""
    size = QApplication.font().pixelSize()
    return round(pixels * (size if size > 0 else BASE_FONT) / BASE_FONT)


def text_option(rtl: bool, alignment: Qt.AlignmentFlag | None = None) -> QTextOption:
    """How lines run in a window of this direction: broken between words, and within a word that is too long."""
    direction = Qt.LayoutDirection.RightToLeft if rtl else Qt.LayoutDirection.LeftToRight
    side = Qt.AlignmentFlag.AlignLeading if alignment is None else alignment
    option = QTextOption(QStyle.visualAlignment(direction, side))  # a text option does not mirror by itself
    option.setTextDirection(direction)
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    if rtl:  # Qt counts the space at the end of a wrapped line twice where it runs from the right, and cuts a letter
        option.setFlags(QTextOption.Flag.IncludeTrailingSpaces)
    return option


def lines_of(text: str, font: QFont, width: float, option: QTextOption) -> tuple[QTextLayout, float]:
    """The text in lines of this width, and how high they are together."""
    layout = QTextLayout(text.replace("\n", "\u2028"), font)
    layout.setTextOption(option)
    layout.beginLayout()
    high = 0.0
    while (line := layout.createLine()).isValid():
        line.setLineWidth(max(1.0, width))
        line.setPosition(QPointF(0, high))
        high += line.height()
    layout.endLayout()
    return layout, high


@lru_cache(maxsize=4096)
def height_of(font: QFont, width: int, text: str) -> int:
    """Pixels a wrapped text needs at this width. Kept: a log of hundreds of rows is laid out anew with every row."""
    return ceil(lines_of(text, font, width, text_option(False))[1]) if text else 0


def cut_to(text: str, metrics: QFontMetrics, width: int) -> str:
    """As many words as this width holds, and dots; of a single word that it cannot hold, as many letters."""
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)
    kept = shown.removesuffix("\u2026")
    if shown == kept or not text.startswith(kept):
        return shown
    whole = kept if text[len(kept) : len(kept) + 1].isspace() else kept.rpartition(" ")[0]
    return f"{whole.rstrip(' ,;:·–')}\u2026" if whole.strip() else shown


def write_lines(painter: QPainter, rect: QRectF, text: str, font: QFont, option: QTextOption) -> None:
    """Write the text into `rect`, in the painter's colour; where it is too long, the last line ends in dots."""
    layout, high = lines_of(text, font, rect.width(), option)
    upright = option.alignment() & Qt.AlignmentFlag.AlignVertical_Mask
    free = max(0.0, rect.height() - high)
    below = {Qt.AlignmentFlag.AlignVCenter: free / 2, Qt.AlignmentFlag.AlignBottom: free}.get(upright, 0.0)
    at = rect.topLeft() + QPointF(0, below)
    for number in range(layout.lineCount()):
        line = layout.lineAt(number)
        follows = layout.lineAt(number + 1) if number + 1 < layout.lineCount() else None
        if follows is not None and follows.y() + follows.height() > rect.height() + 1:
            rest = layout.text()[line.textStart() :].replace("\u2028", " ")
            cut = cut_to(rest, QFontMetrics(font), int(rect.width()))
            last, _ = lines_of(cut, font, rect.width() + 2, option)
            last.lineAt(0).draw(painter, at + QPointF(0, line.y()))
            return
        line.draw(painter, at)


class Label(QLabel):
    """A label that begins where lines begin in the window's language, whatever it says: a Latin name among Hebrew
    labels stands at the right like them.

    A word that no line can hold is broken where the label wraps; with `elide` the label is one line that ends in dots
    where it does not fit. `text()` is always the whole text, and so is what a screen reader is told.
    """

    def __init__(self, parent: QWidget | None = None, elide: bool = False) -> None:
        super().__init__(parent)
        self.elide = elide
        self._align()

    def _align(self) -> None:
        rtl = self._rtl
        side = Qt.AlignmentFlag.AlignRight if rtl else Qt.AlignmentFlag.AlignLeft
        upright = self.alignment() & Qt.AlignmentFlag.AlignVertical_Mask
        if self.alignment() & Qt.AlignmentFlag.AlignHCenter:
            return
        self.setAlignment(side | Qt.AlignmentFlag.AlignAbsolute | upright)

    @property
    def _rtl(self) -> bool:
        return self.layoutDirection() == Qt.LayoutDirection.RightToLeft

    @property
    def _rim(self) -> QSize:
        """What the stylesheet leaves round the words."""
        return self.size() - self.contentsRect().size()

    def _longest(self) -> int:
        """Pixels of the longest word."""
        metrics = self.fontMetrics()
        return max(map(metrics.horizontalAdvance, self.text().split()), default=0)

    def _most(self) -> int:
        """Pixels that the longest word gets; a line that may end in dots can do with less."""
        letters = LETTERS // 2 if self.elide else LETTERS
        return min(self.fontMetrics().averageCharWidth() * letters, em(WIDEST)) + self._rim.width()

    @property
    def cut(self) -> bool:
        """Whether the line ends in dots."""
        return self.elide and self.fontMetrics().horizontalAdvance(self.text()) > self.contentsRect().width()

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        if self.elide or self.wordWrap():
            hint.setWidth(min(hint.width(), self._most()))
        return hint

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        if self.elide:
            hint.setWidth(min(hint.width(), 4 * self._most()))
        elif self.wordWrap() and self._longest() > 2 * self._most():
            hint.setWidth(2 * self._most())
            hint.setHeight(self.heightForWidth(hint.width()))
        return hint

    def heightForWidth(self, width: int) -> int:
        found = super().heightForWidth(width)
        rim = self._rim
        if found < 0 or not self.wordWrap() or self._longest() <= width - rim.width():
            return found
        _, high = lines_of(self.text(), self.font(), width - rim.width(), text_option(self._rtl))
        return round(high + 0.5) + rim.height()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Qt writes what fits; the rest is written here."""
        rect = self.contentsRect()
        centred = bool(self.alignment() & Qt.AlignmentFlag.AlignHCenter)
        mine = self.cut
        if self.wordWrap():
            mine = (self._rtl and not centred) or self._longest() > rect.width()
            mine = mine or super().heightForWidth(self.width()) > self.height() + 1
        if not mine:
            super().paintEvent(event)
            return
        painter = QPainter(self)
        self.drawFrame(painter)
        painter.setFont(self.font())
        painter.setPen(self.palette().color(self.foregroundRole()))
        if self.elide:
            shown = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, rect.width())
            option = text_option(self._rtl, self.alignment())
            option.setWrapMode(QTextOption.WrapMode.NoWrap)
            painter.drawText(QRectF(rect), shown, option)
        else:
            write_lines(painter, QRectF(rect), self.text(), self.font(), text_option(self._rtl, self.alignment()))
        painter.end()

    def event(self, event: QEvent) -> bool:
        """What ends in dots is told whole by a tooltip."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent) and self.cut and not self.toolTip():
            QToolTip.showText(event.globalPos(), self.text(), self)
            return True
        return super().event(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LayoutDirectionChange:
            self._align()


def label(name: str = "", wrap: bool = False, buddy: QWidget | None = None, elide: bool = False) -> Label:
    """A label of one of the type styles of the stylesheet ("h1", "h2", "soft", ""); never rich text."""
    made = Label(elide=elide)
    made.setObjectName(name)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(wrap)
    if buddy is not None:
        made.setBuddy(buddy)
    return made
