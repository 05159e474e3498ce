"""What is played before a picture settles: cues one after another, then the motions to the picture itself."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, Signal

from ui.stage.motion import Clock, Motion
from ui.stage.placement import Cue, Placement
from ui.stage.scene import TableScene

UNMOVED = 350.0
"""Milliseconds that a changed table is looked at in place of the motion that would have led there."""


def _wait(milliseconds: float) -> Motion:
    return Motion(lambda _: None, milliseconds)


class Director(QObject):
    """Plays cues and the picture they lead to. `finish` at any moment ends at that picture."""

    began = Signal(object)
    """This cue begins now, or is passed over where nothing is acted out."""
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
        """Length of all motions as a part of the usual; 0: nothing moves, but cues keep their time to be read."""
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
        if animate:
            self._next()
        else:
            for cue in cues:
                self._begin(cue)
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
            self._begin(cue)
            motions = self._timed(self._act(cue))
            if motions or cue.text or cue.kind in ("show", "say"):
                self.clock.start([*motions, self._rest(cue, motions)])
                return
        if self._goal is None:
            return
        motions = self._timed(self._towards(self._goal))
        if motions:
            self.clock.start(motions)
            return
        self.finish()

    def _timed(self, motions: list[Motion]) -> list[Motion]:
        """The motions at the speed that was chosen."""
        for motion in motions:
            motion.length *= self.factor
            motion.delay *= self.factor
        return motions

    def _rest(self, cue: Cue, motions: list[Motion]) -> Motion:
        """The time in which a cue is read: slow motion draws it out, fast motion or none does not cut it short."""
        moving = max((motion.delay + motion.length for motion in motions), default=0.0)
        if not self.factor:
            moving = UNMOVED
        reading = cue.milliseconds * max(1.0, self.factor)
        return _wait(moving + reading if cue.kind == "show" else max(moving, reading))

    def _towards(self, picture: tuple[Placement, ...]) -> list[Motion]:
        """The motions to a picture; without motion it is put down."""
        if self.factor > 0:
            return self._scene.glide(picture)
        self._scene.jump(picture)
        return []

    def _act(self, cue: Cue) -> list[Motion]:
        if cue.kind == "show":
            return self._towards(cue.picture)
        if self.factor > 0:
            match cue.kind:
                case "shake":
                    return self._scene.shake(cue.key, cue.milliseconds)
                case "pulse":
                    return self._scene.pulse(cue.key, cue.milliseconds)
                case "lift":
                    return self._scene.lift(cue.key, cue.milliseconds)
        return []

    def _begin(self, cue: Cue) -> None:
        self.began.emit(cue)
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
