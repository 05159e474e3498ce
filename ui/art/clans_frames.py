"""The sheet and frame of a card of The Four Groves, its backs, and the writing on it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QTextCharFormat, QTextLayout, QTextOption

from ui.art import surfaces
from ui.art.clans_marks import CLANS, Dress, draw_mon
from ui.art.clans_press import DEEP, drawn
from ui.art.face import Look
from ui.art.fonts import sans, serif
from ui.art.furniture import fitted
from ui.art.gouges import ellipse, pen, rounded
from ui.art.palette import colour

SMALLEST_TYPE = 12.0
"""Pixels: nothing is written smaller."""

EDGE = 0.022
"""The paper round the frame, in parts of a card's width."""


def reads_left(text: str) -> bool:
    """Whether a text runs from right to left: it has Hebrew letters."""
    return any("\u0590" <= letter <= "\u05ff" for letter in text)


def frame(
    painter: QPainter, rect: QRectF, look: Look, clan: str, fate: bool, band: float, dashed: bool = False
) -> QRectF:
    """Paper and frame of a card; returns what is inside. Cards of the Fate deck have the deep colour of the clan.

    ``band`` is the frame's width in parts of the card's; a ``dashed`` frame is that of a card made by an effect.
    """
    wide = rect.width()
    radius = wide * 0.05
    surfaces.paper(painter, rounded(rect, radius), look, edge=max(0.6, wide * 0.004))
    dress = CLANS[clan]
    edge = wide * EDGE
    outer = rect.adjusted(edge, edge, -edge, -edge)
    inset = max(wide * band, 1.5)
    inner = outer.adjusted(inset, inset, -inset, -inset)
    painter.fillPath(rounded(outer, radius * 0.6), colour(dress.deep if fate else dress.main))
    ring = QPainterPath()
    ring.addRect(outer)
    ring.addRect(inner)
    painter.save()
    painter.setClipPath(ring, Qt.ClipOperation.IntersectClip)
    if dashed:
        dashes = QPen(colour(dress.light), max(1.2, inset * 0.45), Qt.PenStyle.DashLine)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(dashes)
        painter.drawRect(outer.adjusted(inset / 2, inset / 2, -inset / 2, -inset / 2))
    else:
        _pattern(painter, outer, inset, clan, dress)
    painter.restore()
    painter.fillRect(inner, colour("paper"))
    painter.setPen(Qt.PenStyle.NoPen)
    return inner


def _pattern(painter: QPainter, outer: QRectF, band: float, clan: str, dress: Dress) -> None:
    """The clan's carved motif round the frame: leaves, petals and dots, waves, needles; slanting lines for none."""
    tint = colour(dress.light)
    line = pen(tint, max(0.6, band * 0.13))

    def mark(x: float, y: float, index: int) -> None:
        if clan == "Maple":
            draw_mon(painter, clan, x, y, band * 0.92, tint)
        elif clan == "Plum" and index % 2:
            draw_mon(painter, clan, x, y, band * 0.86, tint)
        elif clan == "Plum":
            painter.fillPath(ellipse(x, y, band * 0.12), tint)
        elif clan == "Reed":
            for part in (0.62, 0.3):
                painter.strokePath(ellipse(x, y + band * 0.35, band * part), line)
        elif clan == "Cedar":
            painter.strokePath(drawn("M-0.45,0.35 L0,-0.35 0.45,0.35", x, y, band, band), line)
        else:
            painter.strokePath(drawn("M-0.5,0.5 L0.5,-0.5", x, y, band, band), line)

    _along(outer, band, mark)


def _along(outer: QRectF, band: float, mark: Callable[[float, float, int], None]) -> None:
    """Sets marks along all four sides of a frame."""
    step = band * 1.5
    for i in range(int(outer.height() / step) + 1):
        y = outer.top() + step * (i + 0.5)
        mark(outer.left() + band / 2, y, i)
        mark(outer.right() - band / 2, y, i)
    for i in range(int(outer.width() / step) + 1):
        x = outer.left() + step * (i + 0.5)
        mark(x, outer.top() + band / 2, i)
        mark(x, outer.bottom() - band / 2, i)


def keyline(painter: QPainter, area: QRectF, width: float) -> None:
    """The line of ink round a picture or a band."""
    line = QPen(colour("ink"), width)
    line.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
    painter.setPen(line)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(area)
    painter.setPen(Qt.PenStyle.NoPen)


def draw_back(painter: QPainter, rect: QRectF, look: Look, deck: str, clan: str) -> None:
    """The back of a deck: scales in ochre on bark for the Dynasty deck, lozenges in sky on indigo for the Fate deck."""
    wide, high = rect.width(), rect.height()
    surfaces.paper(painter, rounded(rect, wide * 0.05), look, edge=max(0.6, wide * 0.004))
    ground, tint = ("#3A2A22", "ochre") if deck == "dynasty" else (DEEP, "sky")
    edge = wide * 0.06
    inside = rect.adjusted(edge, edge, -edge, -edge)
    painter.save()
    painter.setClipRect(inside, Qt.ClipOperation.IntersectClip)
    painter.fillRect(inside, colour(ground))
    line = pen(colour(tint, 0.55), max(0.7, wide * 0.012))
    step = wide * 0.22
    for row in range(int(high / step * 2) + 2):
        for place in range(-1, int(wide / step) + 2):
            x, y = inside.left() + (place + row % 2 / 2) * step, inside.top() + row * step * 0.5
            if deck == "dynasty":
                for part in (0.5, 0.3):
                    scale = drawn("M-1,0 C-1,-1.3 1,-1.3 1,0", x, y + step * 0.5, step * part, step * part)
                    painter.strokePath(scale, line)
            else:
                painter.strokePath(drawn("M0,0 L0.5,0.25 0,0.5 -0.5,0.25 Z", x, y, step, step), line)
    centre = rect.center()
    painter.fillPath(ellipse(centre.x(), centre.y(), wide * 0.27), colour(ground))
    painter.strokePath(ellipse(centre.x(), centre.y(), wide * 0.26), pen(tint, wide * 0.03))
    draw_mon(painter, clan, centre.x(), centre.y(), wide * 0.36, tint)
    painter.restore()
    painter.setPen(Qt.PenStyle.NoPen)


# -- writing ----------------------------------------------------------------------------------------------------------


def broken(name: str, font: QFont, room: float, most: int, cling: bool = True) -> list[str]:
    """A name in lines no wider than ``room``, broken where they come out most even, after a comma if that does; a word
    of one letter stays with the next if it is to ``cling``.

    What does not fit into ``most`` lines is cut with an ellipsis.
    """
    metrics = QFontMetricsF(font)
    words = name.replace("-", "-\u200b ").split(" ")
    words = _clinging(words) if cling else words
    best: list[str] = []
    for count in range(1, most + 1):
        options = [_joined(words, cuts) for cuts in combinations(range(1, len(words)), count - 1)]
        fits = [lines for lines in options if max(map(metrics.horizontalAdvance, lines)) <= room]
        if fits and "\u00ad" in name:  # as few words as can be are broken
            return min(fits, key=lambda lines: (_twice(lines), _hyphens(lines), _raggedness(lines, metrics)))
        if fits:
            return min(fits, key=lambda lines: (_left_alone(lines), _raggedness(lines, metrics)))
        best = min(options, key=lambda lines: max(map(metrics.horizontalAdvance, lines)), default=best)
    return [metrics.elidedText(line, Qt.TextElideMode.ElideRight, room + 1) for line in best]


def _clinging(words: Sequence[str]) -> list[str]:
    """Words of one letter together with the word behind them."""
    joined: list[str] = []
    alone = False
    for word in words:
        if alone:
            joined[-1] += "\u00a0" + word
        else:
            joined.append(word)
        alone = len(word) == 1 and word.isalpha()
    return joined


def _joined(words: Sequence[str], cuts: Sequence[int]) -> list[str]:
    """Words in lines that end at the cuts; parts of a word stay together within a line."""
    edges = [0, *cuts, len(words)]
    lines = [" ".join(words[a:b]) for a, b in pairwise(edges)]
    lines = [line.replace("-\u200b ", "-").replace("\u200b", "").replace("\u00ad ", "") for line in lines]
    return [line.replace("\u00ad", "-").replace("\u00a0", " ") for line in lines]


def _hyphens(lines: Sequence[str]) -> int:
    return sum(line.endswith("-") for line in lines)


def _twice(lines: Sequence[str]) -> int:
    """How many words are broken at both ends of a line."""
    return sum(one.endswith("-") and two.endswith("-") and " " not in two for one, two in pairwise(lines))


def _left_alone(lines: Sequence[str]) -> int:
    """How many lines end with a Hebrew "of", which belongs to the next word."""
    return sum(line.split(" ")[-1] == "של" for line in lines[:-1])


def _raggedness(lines: Sequence[str], metrics: QFontMetricsF) -> float:
    """How uneven lines are; a line that ends with a comma is welcome."""
    widths = [metrics.horizontalAdvance(line) for line in lines]
    return max(widths) - min(widths) - sum(max(widths) * 0.35 for line in lines[:-1] if line.endswith(","))


def fitting(name: str, px: float, room: float, most: int, cling: bool = True) -> tuple[QFont, list[str]]:
    """The largest serif type up to ``px`` in which a name fits into so many lines, broken at spaces; down to 12 px,
    then narrower, and only then with words broken between syllables. Words of one letter ``cling`` to the next unless
    something would be cut.
    """
    px = max(px, SMALLEST_TYPE)
    while px > SMALLEST_TYPE:
        lines = broken(name, serif(px), room, most, cling)
        if not any(line.endswith("\u2026") for line in lines):
            return serif(px), lines
        px -= 0.5
    long, short = _parted(name, 9), _parted(name, 5)
    tries = [(name, 100, 0, 0), (name, 92, 0, 0), (name, 84, 0, 0)]
    for hyphens, twice in ((1, 0), (most, 0), (most, most)):  # a word is broken twice only where nothing else fits
        tries += [(words, stretch, hyphens, twice) for words, stretch in ((long, 100), (long, 92), (long, 80))]
        tries += [(short, 92, hyphens, twice), (short, 80, hyphens, twice)]
    for words, stretch, hyphens, twice in tries:
        font = serif(SMALLEST_TYPE)
        font.setStretch(stretch)
        lines = broken(words, font, room, most, cling)
        cut = any(line.endswith("\u2026") for line in lines)
        if not cut and (words == name or (_hyphens(lines) <= hyphens and _twice(lines) <= twice)):
            break
    return fitting(name, px, room, most, False) if cut and cling else (font, lines)


def _parted(name: str, whole: int) -> str:
    """A name whose longer words may be broken between their syllables; "\u00ad" stands there."""

    def parted(word: str) -> str:
        return "-".join("\u00ad ".join(syllables(w, name)) if len(w) > whole else w for w in word.split("-"))

    return " ".join(parted(word) for word in name.split(" "))


VOWELS = frozenset("aeiouąęóėįųūıöüâîûаеёиоуыэюяі")
"""Beside these, a y with no vowel before or behind it."""
TOGETHER = ("sz", "cz", "rz", "ch", "dz", "dż", "dź", "dž", "sh", "th")
"""Letters that are one consonant."""
TURKISH = frozenset("ığşçöüâîûİĞŞÇÖÜ")
"""Letters of a language in which every syllable begins with at most one consonant."""
CLOSE = frozenset("ąčęėįšųūžćłńóśźż") | {chr(code) for code in range(0x0430, 0x0460)}
"""Letters of languages in which s stays with what follows it."""
FIRST, LAST = 2, 3
"""So many letters of a word stay at its beginning and at its end."""


def syllables(word: str, name: str = "") -> list[str]:
    """A word in parts that it may be broken between: a part ends with a vowel, or, where several consonants follow each
    other, before the last of them, or the last few that are spoken together. Marks of the consonant or vowel before
    (ь, ъ, й) stay with it. The letters of the whole ``name`` tell what is spoken together in its language."""
    low = "".join(letter.lower()[0] for letter in word)  # a capital İ becomes two
    letters = frozenset(name or word)
    starts: list[int] = []
    vowel = -1
    for at, letter in enumerate(low):
        if letter not in VOWELS and not (letter == "y" and not VOWELS & {*low[at - 1 : at], *low[at + 1 : at + 2]}):
            continue
        if vowel >= 0 and at - vowel > 1:
            last = _onset(low, vowel + 1, at)
            start = last if letters & TURKISH else _whole_onset(low, vowel + 1, last, bool(letters & CLOSE))
            starts.append(min(last, FIRST) if start < FIRST else start)  # a vowel that begins a word keeps a consonant
        vowel = at
    cuts = [start for start in starts if FIRST <= start <= len(word) - LAST]
    return [word[a:b] for a, b in pairwise([0, *cuts, len(word)])]


def _onset(word: str, first: int, vowel: int) -> int:
    """Where the syllable of a vowel begins that takes one consonant, of those from ``first`` on."""
    if word[vowel - 1] in "йъ":
        return vowel
    start = vowel - 1
    if word[start] == "ь":
        start -= 1
    if word[start - 1 : start + 1] in TOGETHER or word[start - 1 : vowel + 1] == "tsu":
        start -= 1
    return max(start, first)


def _whole_onset(word: str, first: int, start: int, close: bool) -> int:
    """Where the syllable begins that ``start`` is the last consonant of: p, t, k, b and g go with r and v behind them,
    s with p, t and k if a consonant is left before it. In ``close`` languages d does, too, and s always.
    """
    if start > first:
        before, letter, third = word[start - 1], word[start], start - 1 > first
        stop = before in "ptkbgcпткбг" or (close and before in "dд")
        if (
            (letter in "rvwłрвл" and stop)
            or (letter in "rр" and before in "wвх" and close)
            or (letter == "l" and stop and third)
            or before + letter == "гн"
        ):
            start -= 1
    if start > first and (close or start - 1 > first):
        before, letter = word[start - 1], word[start]
        if (
            (before in "sś" and letter in "ptkcłń")
            or (before == "с" and letter in "пткглнм")
            or before + letter == "śn"
        ):
            start -= 1
    return start


def draw_lines(
    painter: QPainter, lines: Sequence[str], font: QFont, area: QRectF, tint: str, side: Qt.AlignmentFlag
) -> None:
    """Lines of a name, in the middle of the height."""
    painter.setFont(font)
    painter.setPen(colour(tint))
    high = font.pixelSize() * 1.18
    top = area.center().y() - high * len(lines) / 2
    flags = side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter
    flags |= Qt.TextFlag.TextDontClip  # lines stand closer than the type is high: the tails of g and y need no room
    for i, line in enumerate(lines):
        painter.drawText(QRectF(area.left(), top + i * high, area.width(), high), flags, line)
    painter.setPen(Qt.PenStyle.NoPen)


def write_line(painter: QPainter, text: str, area: QRectF, font: QFont, tint: str, right: bool) -> None:
    """A line of text at one side of an area, set smaller and narrower where it is too long."""
    painter.setPen(colour(tint))
    side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    flags = side | Qt.AlignmentFlag.AlignAbsolute | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
    painter.drawText(area, flags, fitted(painter, font, text, area.width()))
    painter.setPen(Qt.PenStyle.NoPen)


class Paragraphs:
    """The text of a card, a paragraph for each trait and ability; an ability begins in bold up to its colon."""

    def __init__(self, text: str, abilities: int, wide: float) -> None:
        self._lines = text.split("\n") if text else []
        self._wide = wide
        self._abilities = abilities
        self._stretch = 100

    def set(self, px: float) -> tuple[list[tuple[QTextLayout, float]], float]:
        """Layouts with their tops, and the height of all, in type of ``px``."""
        placed, y = [], 0.0
        font = sans(px)
        font.setStretch(self._stretch)
        for index, line in enumerate(self._lines):
            layout = QTextLayout(line, font)
            option = QTextOption()
            left = reads_left(line)
            option.setTextDirection(Qt.LayoutDirection.RightToLeft if left else Qt.LayoutDirection.LeftToRight)
            option.setAlignment(Qt.AlignmentFlag.AlignRight if left else Qt.AlignmentFlag.AlignLeft)
            layout.setTextOption(option)
            colon = line.find(":")
            if colon > 0 and index >= len(self._lines) - self._abilities:
                bold = QTextCharFormat()
                bold.setFontWeight(QFont.Weight.Bold)
                part = QTextLayout.FormatRange()
                part.start, part.length, part.format = 0, colon + 1, bold
                layout.setFormats([part])
            placed.append((layout, y))
            y += self._measured(layout, px * 1.28) + px * 0.3
        return placed, max(0.0, y - px * 0.3)

    def _measured(self, layout: QTextLayout, leading: float) -> float:
        """Breaks a paragraph into lines; returns its height."""
        y = 0.0
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(self._wide)
            line.setPosition(QPointF(0, y))
            y += leading
        layout.endLayout()
        return y

    def fit(self, px: float, high: float, least: float) -> float:
        """The largest type from ``px`` down to 12 pixels in which all fits into ``high``.

        What never does is set narrower, down to 84 %, until it fits into ``least``.
        """
        while px > SMALLEST_TYPE and self.set(px)[1] > high:
            px -= 0.5
        px = max(px, SMALLEST_TYPE)
        while self._stretch > 84 and self.set(px)[1] > least:
            self._stretch -= 4
        return px

    def draw(self, painter: QPainter, at: QPointF, px: float) -> None:
        """Writes all of it."""
        painter.setPen(colour("ink"))
        for layout, y in self.set(px)[0]:
            layout.draw(painter, QPointF(at.x(), at.y() + y))
        painter.setPen(Qt.PenStyle.NoPen)
