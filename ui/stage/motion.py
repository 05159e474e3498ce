"""One clock for everything that moves, and how things move: out of rest quickly, into rest slowly."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

FRAME = 16
"""Milliseconds between two frames."""
LONGEST_STEP = 50
"""A stall of the program does not swallow a motion: no frame moves time on by more than this."""


def ease_out(t: float) -> float:
    """0..1 -> 0..1, fast first, then slowing down (cubic)."""
    return 1 - (1 - t) ** 3


def ease_quarters(t: float, quarters: int) -> float:
    """0..1 -> 0..quarters, easing into each quarter turn, so that every value on the way is seen."""
    at = t * abs(quarters)
    whole = min(int(at), max(0, abs(quarters) - 1))
    return math.copysign(whole + ease_out(at - whole), quarters)


def glide_time(distance: float) -> float:
    """Milliseconds that a move over so many scene units takes: 150 .. 350."""
    return min(350.0, 150 + distance * 0.3)


@dataclass
class Motion:
    """One property that changes over time: `apply` is called with 0..1 (not eased) until it has been called with 1."""

    apply: Callable[[float], None]
    length: float
    """Milliseconds."""
    delay: float = 0.0
    elapsed: float = 0.0

    def advance(self, milliseconds: float) -> bool:
        """Moves on; True when it has arrived."""
        self.elapsed += milliseconds
        at = self.elapsed - self.delay
        if at < 0:
            return False
        self.apply(1.0 if at >= self.length else at / self.length)
        return at >= self.length


class Clock(QObject):
    """Moves all motions on together. Runs only while there are any; tests move it by hand with `advance`."""

    arrived = Signal()
    """Nothing moves any more."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.by_hand = False
        """True: time moves on by `advance` only."""
        self._motions: list[Motion] = []
        self._time = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._tick)

    @property
    def running(self) -> bool:
        """Whether anything moves."""
        return bool(self._motions)

    def start(self, motions: list[Motion]) -> None:
        """Adds motions; each is shown at its beginning before the next frame if it has no delay."""
        self._motions.extend(motions)
        for motion in motions:
            if not motion.delay:
                motion.apply(0.0)
        if self._motions and not self.by_hand and not self._timer.isActive():
            self._time.start()
            self._timer.start()

    def advance(self, milliseconds: float) -> None:
        """Time goes on."""
        if not self._motions:
            return
        self._motions = [motion for motion in self._motions if not motion.advance(milliseconds)]
        if not self._motions:
            self._timer.stop()
            self.arrived.emit()

    def finish(self) -> None:
        """Everything arrives now, in the order it would have; `arrived` is not emitted."""
        motions, self._motions = self._motions, []
        self._timer.stop()
        for motion in sorted(motions, key=lambda m: m.delay + m.length):
            motion.apply(1.0)

    def _tick(self) -> None:
        self.advance(min(LONGEST_STEP, self._time.restart()))
