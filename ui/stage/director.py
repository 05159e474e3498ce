"""What is played before a picture settles: cues one after another, then the motions to the picture itself."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, Signal

from ui.stage.motion import Clock, Motion
from ui.stage.placement import Cue, Placement
from ui.stage.scene import TableScene


def _wait(milliseconds: float) -> Motion:
    return Motion(lambda _: None, milliseconds)


class Director(QObject):
    """Plays cues and the picture they lead to. `finish` at any moment ends at that picture."""

    said = Signal(str)
    """The text of the cue that begins now; "" when the picture has settled after cues that spoke."""
    settled = Signal()
    """The picture last given lies still. Always told from the event loop, once for each that was not overtaken."""
    _later = Signal()

    def __init__(self, scene: TableScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.clock = Clock(self)
        self.clock.arrived.connect(self._next)
        self.factor = 1.0
        """Length of all motions as a part of the usual; 0 is off."""
        self._scene = scene
        self._cues: deque[Cue] = deque()
        self._goal: tuple[Placement, ...] | None = None
        self._owes = False
        self._spoke = False
        self._later.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    @property
    def busy(self) -> bool:
        """Whether a picture is on its way."""
        return self._goal is not None

    def play(self, picture: tuple[Placement, ...], cues: Sequence[Cue], animate: bool) -> None:
        """Goes from what is shown, over the cues, to `picture`. What was still on its way is finished first."""
        if self.busy:
            self._end()
        self._owes = True
        self._goal = picture
        self._cues = deque(cues)
        if animate and self.factor > 0:
            self._next()
        else:
            for cue in cues:
                self._say(cue)
            self.finish()

    def finish(self) -> None:
        """The goal is reached now."""
        if self.busy:
            self._end()
            self._later.emit()

    def _end(self) -> None:
        goal, self._goal = self._goal, None
        self._cues.clear()
        self.clock.finish()
        if goal is not None:
            self._scene.jump(goal)

    def _next(self) -> None:
        """Begins the next cue, or the way to the goal, or has arrived."""
        while self._cues:
            cue = self._cues.popleft()
            self._say(cue)
            motions = self._act(cue)
            if motions:
                self._start(motions)
                return
        if self._goal is None:
            return
        motions = self._scene.glide(self._goal)
        if motions:
            self._start(motions)
            return
        self.finish()

    def _start(self, motions: list[Motion]) -> None:
        for motion in motions:
            motion.length *= self.factor
            motion.delay *= self.factor
        self.clock.start(motions)

    def _act(self, cue: Cue) -> list[Motion]:
        match cue.kind:
            case "show":
                motions = self._scene.glide(cue.picture)
                length = max((motion.delay + motion.length for motion in motions), default=0.0)
                return [*motions, _wait(length + cue.milliseconds)]
            case "shake":
                return self._scene.shake(cue.key, cue.milliseconds)
            case "pulse":
                return self._scene.pulse(cue.key, cue.milliseconds)
            case "lift":
                return self._scene.lift(cue.key, cue.milliseconds)
            case "say":
                return [_wait(cue.milliseconds)]

    def _say(self, cue: Cue) -> None:
        if cue.text:
            self._spoke = True
            self.said.emit(cue.text)

    def _tell(self) -> None:
        if self._owes and not self.busy:
            self._owes = False
            if self._spoke:
                self._spoke = False
                self.said.emit("")
            self.settled.emit()
