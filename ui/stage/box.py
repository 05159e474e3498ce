"""Where something lies on a table: what the layouts of all boards are made of."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Box:
    """A rectangle by its middle, in scene units."""

    x: float
    y: float
    width: float
    height: float

    @staticmethod
    def at(left: float, top: float, width: float, height: float) -> Box:
        """By its upper left corner."""
        return Box(left + width / 2, top + height / 2, width, height)

    @property
    def left(self) -> float:
        """Its left edge."""
        return self.x - self.width / 2

    @property
    def top(self) -> float:
        """Its upper edge."""
        return self.y - self.height / 2

    @property
    def bottom(self) -> float:
        """Its lower edge."""
        return self.y + self.height / 2

    def part(self, rect: tuple[float, float, float, float]) -> Box:
        """A part of it: left and top in it, width and height."""
        return Box.at(self.left + rect[0], self.top + rect[1], rect[2], rect[3])

    def grown(self, by: float) -> Box:
        """The same middle, so many times as large."""
        return Box(self.x, self.y, self.width * by, self.height * by)

    def shared(self, other: Box) -> float:
        """The area that both cover."""
        across = (self.width + other.width) / 2 - abs(self.x - other.x)
        down = (self.height + other.height) / 2 - abs(self.y - other.y)
        if min(across, down) <= 0:
            return 0
        return min(across, self.width, other.width) * min(down, self.height, other.height)
