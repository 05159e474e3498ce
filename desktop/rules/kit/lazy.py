"""Things that are made when somebody first asks for them: a window that plays one game does not wait for the others."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, MutableMapping
from typing import TypeVar

V = TypeVar("V")


class Lazy(MutableMapping[str, V]):
    """A mapping from names to values, each made by its maker at first use. In the order of the makers."""

    def __init__(self, makers: Mapping[str, Callable[[], V]]) -> None:
        self._makers = dict(makers)
        self._made: dict[str, V] = {}

    def __getitem__(self, name: str) -> V:
        if name not in self._made:
            self._made[name] = self._makers[name]()
        return self._made[name]

    def __contains__(self, name: object) -> bool:
        return name in self._makers

    def __setitem__(self, name: str, value: V) -> None:
        self._makers[name] = lambda: value
        self._made[name] = value

    def __delitem__(self, name: str) -> None:
        del self._makers[name]
        self._made.pop(name, None)

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    def __len__(self) -> int:
        return len(self._makers)
