"""A picture as text, one line a placement: for tests and for reports."""

from __future__ import annotations

from collections.abc import Iterable

from ui.stage.placement import Placement


def line(placement: Placement) -> str:
    """One placement: where it lies, what it is, and what is special about it."""
    p = placement
    face = "/".join([p.face.room, p.face.name, *(str(arg) for arg in p.face.args)])
    parts = [f"{p.z:4d} {p.key:<14} {p.x:7.1f} {p.y:7.1f} {p.width:6.1f} x {p.height:<6.1f} {face}"]
    if p.turns:
        parts.append(f"turns={p.turns}")
    if p.tilt:
        parts.append(f"tilt={p.tilt:g}")
    if p.ring:
        parts.append(f"ring={p.ring}")
    if p.opacity != 1:
        parts.append(f"opacity={p.opacity:g}")
    if p.focusable:
        parts.append(f"focus={p.order}")
    if p.label:
        parts.append(f"“{p.label}”")
    return "  ".join(parts)


def describe(picture: Iterable[Placement]) -> str:
    """The whole picture in drawing order."""
    return "\n".join(line(placement) for placement in sorted(picture, key=lambda p: (p.z, p.key))) + "\n"
