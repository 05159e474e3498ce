"""A match of The Four Groves that plays itself up to a moment, and what each seat sees of it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from importlib.resources import files
from typing import Any

from desktop.rules.clans import choices as c
from desktop.rules.clans.game import Clans
from desktop.rules.clans.values import Deck, DeckName, Options, State
from desktop.rules.kit import WATCHER, Action, replace
from tests.ui.boards.match_kit import AREA, PlayedMatch, awaiting
from ui.boards import clans as board
from ui.words.clans import ClansWords

__all__ = ["AREA", "EYES", "GAME", "Match", "awaits"]

GAME = Clans()
EYES = (0, 1, WATCHER)
awaits = awaiting(GAME)


def _lists() -> Mapping[DeckName, Deck]:
    data = json.loads(files("desktop.saves").joinpath("decks_of_format_2.json").read_bytes())
    return {
        name: Deck(deck["stronghold"], *(tuple(c for c, n in deck[side].items() for _ in range(n)) for side in SIDES))
        for name, deck in data.items()
    }


SIDES = ("dynasty", "fate")
LISTS = _lists()
"""Decks that never change, so that the moments which these matches come to stay the same when decks are balanced."""


class Match(PlayedMatch):
    """A match between Marta and Ada, played by itself up to a moment: buying and attacking where that is possible."""

    game, board = GAME, board

    def __init__(self, seed: int, there: Callable[[State], bool], **options: Any) -> None:
        agreed = Options(**options)
        lists = tuple(LISTS.get(name, own) for name, own in zip(agreed.decks, agreed.own, strict=True))
        agreed = replace(agreed, decks=("own", "own"), own=lists)
        super().__init__(ClansWords(("Marta", "Ada")), agreed, 2, seed)
        self.words.match = self.options
        self.play(there, 6000)

    def chosen(self, decision: Any) -> Action:
        legal = GAME.legal(self.state)
        if isinstance(decision, c.Recruit):
            return next((one for one in legal if isinstance(one, c.Buy)), legal[-1])
        if isinstance(decision, c.Maneuvers):
            return GAME.sample_action(self.state, self.chance)
        if isinstance(decision, c.DeclareAttack):
            return c.Attack()
        going = tuple(one for one in legal if not isinstance(one, c.GoBack))
        return self.chance.choice(going or legal)
