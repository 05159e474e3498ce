"""An assignment of a roll to suggest to a person: the one a hard bot would choose."""

from __future__ import annotations

from desktop.bots.dogs import DogsBrain, DogsParams, judged
from desktop.rules.dogs.choices import Place
from desktop.rules.dogs.frames import Placing
from desktop.rules.dogs.lists import placings
from desktop.rules.dogs.values import View

MOST = 64
"""Assignments that are thought through; of more, those that place most come first."""


def suggested(view: View) -> Place:
    """The assignment to suggest where dice are to be placed. Raises ValueError where none are."""
    frame = view.frames[-1] if view.frames else None
    if not isinstance(frame, Placing):
        raise ValueError("no dice are to be placed")
    legal = placings(frame.dice, view.players[view.turn_seat].dogs)
    if len(legal) > MOST:
        legal = tuple(sorted(legal, key=lambda place: len(place.buried))[:MOST])
    params = DogsBrain.levels["hard"]
    assert isinstance(params, DogsParams)
    values, _ = judged(view, legal, params, 0, lambda: False)
    return legal[max(range(len(legal)), key=values.__getitem__)]
