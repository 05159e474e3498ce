"""What differs between two pictures, key by key."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from ui.art.face import Face
from ui.stage.placement import Placement


@dataclass(frozen=True)
class Change:
    """One thing that is not as it was. `before` is None for what is new, `after` for what is gone."""

    key: str
    before: Placement | None
    after: Placement | None

    @property
    def moves(self) -> bool:
        """Whether it lies elsewhere, or at another size, than before."""
        b, a = self.before, self.after
        return b is not None and a is not None and (b.x, b.y, b.width, b.height) != (a.x, a.y, a.width, a.height)

    @property
    def quarters(self) -> int:
        """How many quarter turns it makes, clockwise; never the short way round."""
        return self.after.turns - self.before.turns if self.before is not None and self.after is not None else 0

    @property
    def look(self) -> Literal["same", "flip", "swap"]:
        """Whether its face stays, is turned over (a back goes or comes), or is another one."""
        if self.before is None or self.after is None or self.before.face == self.after.face:
            return "same"
        return "flip" if _is_back(self.before.face) != _is_back(self.after.face) else "swap"


def _is_back(face: Face) -> bool:
    """Whether this is the other side of a thing: a back of cards, the back of a tile."""
    return face.name.startswith("back") or face.name.endswith("_back")


def by_key(picture: Iterable[Placement]) -> dict[str, Placement]:
    """The placements under their keys; ValueError where a key comes twice."""
    found: dict[str, Placement] = {}
    for placement in picture:
        if placement.key in found:
            raise ValueError(f"two placements have the key {placement.key!r}")
        found[placement.key] = placement
    return found


def changes(before: Iterable[Placement], after: Iterable[Placement]) -> tuple[Change, ...]:
    """All differences: first what goes, then what stays but changes, then what comes, each in picture order."""
    old, new = by_key(before), by_key(after)
    gone = tuple(Change(key, old[key], None) for key in old if key not in new)
    kept = tuple(Change(key, old[key], new[key]) for key in new if key in old and old[key] != new[key])
    come = tuple(Change(key, None, new[key]) for key in new if key not in old)
    return gone + kept + come
