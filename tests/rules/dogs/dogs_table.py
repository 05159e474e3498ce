"""Positions for tests, written like the scenarios, and the shorthands to play on from them."""

from __future__ import annotations

from typing import Any

from desktop.rules.dogs.values import Player, State, View
from desktop.rules.kit import Decision
from tests.rules.dogs.dogs_replay import GAME, Json, Replay, dice_on, position

FIRST_GAME = ("walk", "run", "beg", "fetch")


def dog(number: int, *dice: int) -> Json:
    """A dog with dice on it."""
    return {"id": f"D{number:02}", "dice": list(dice)}


def seat(
    *dogs: Json | int, yard: tuple[int, ...] = (), treats: int = 0, scored: tuple[int, ...] = ()
) -> Json:
    """What lies before a seat."""
    return {
        "dogs": [dog(one) if isinstance(one, int) else one for one in dogs],
        "yard": list(yard),
        "treats": treats,
        "scored": [f"D{one:02}" for one in scored],
    }


OTHER = seat(2, 3)
"""An opponent with two empty dogs: 1 3 and 1 4."""


class Table:
    """A game in the middle, the first seat to move."""

    def __init__(
        self,
        *seats: Json,
        tricks: tuple[str, ...] = FIRST_GAME,
        used: tuple[str, ...] = (),
        lying: dict[str, int] | None = None,
        deck: tuple[int, ...] = (),
    ) -> None:
        tiles = {
            trick: {"ready": trick not in used, "treats": (lying or {}).get(trick, 0)}
            for trick in ("howl", "roll_over", *tricks)
        }
        players = list(seats) if len(seats) > 1 else [*seats, OTHER]
        self.game: Replay = position({"tricks": tiles, "players": players, "deck": [f"D{one:02}" for one in deck]})

    def trick(self, name: str) -> Table:
        """Do a trick."""
        return self.do(action="trick", trick=name)

    def roll(self, *dice: int) -> Table:
        """These dice fall; with treats in hand the roll is kept."""
        self.do(roll=list(dice))
        if self.asks == "KeepOrReroll":
            self.do(reroll="keep")
        return self

    def place(self, *pairs: tuple[int, int | str]) -> Table:
        """(die, dog) or (die, "yard")."""
        return self.do(place=[[die, to if isinstance(to, str) else f"D{to:02}"] for die, to in pairs])

    def do(self, **given: Any) -> Table:
        """Anything in the notation of the records."""
        self.game.input(given)
        return self

    def refuses(self, **given: Any) -> bool:
        """Is it refused?"""
        return self.game.refuses(given)

    @property
    def state(self) -> State:
        return self.game.state

    @property
    def decision(self) -> Decision | None:
        return GAME.decision(self.state)

    @property
    def asks(self) -> str:
        """The kind of the decision at hand."""
        return type(self.decision).__name__

    @property
    def view(self) -> View:
        """What the seat whose turn it is sees."""
        state = self.state
        return GAME.view(state, state.seat, GAME.first_knowledge(state.options, len(state.players), state.seat))

    def player(self, number: int = 0) -> Player:
        return self.state.players[number]

    def dogs(self, number: int = 0) -> dict[int, list[int]]:
        """By dog the numbers that are filled."""
        return {active.dog: dice_on(active) for active in self.player(number).dogs}

    def lying(self, trick: str) -> int:
        """Treats on a tile."""
        return next(tile.treats for tile in self.state.tiles if tile.trick == trick)

    @property
    def used(self) -> set[str]:
        return {tile.trick for tile in self.state.tiles if not tile.ready}

    def happened(self, name: str) -> bool:
        """Has an event of this kind happened?"""
        return any(type(event).__name__ == name for event in self.game.events)
