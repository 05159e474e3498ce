"""What every game must fulfil, over matches of The Four Groves played at random."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from contract import CHECKS
from walks import Trial, Walk, walk

from desktop.rules.clans.frames import Dueling
from desktop.rules.clans.game import Clans
from desktop.rules.clans.roster import roster
from desktop.rules.clans.values import Options, State


def every_card(state: State) -> tuple[int, ...]:
    """The cards of both decks, wherever they lie."""
    piles = (state.dynasty, state.fate, state.hands, state.dynasty_discard, state.fate_discard)
    found = [card for pair in piles for pile in pair for card in pile]
    found += [card for provinces in state.provinces for p in provinces if (card := p.card) is not None]
    found += [piece.card for piece in state.pieces] + [*state.removed, *state.playing]
    for frame in state.frames:
        if isinstance(frame, Dueling):
            found += [card for cards in frame.focus for card in cards if card is not None]
    return tuple(sorted(card for card in found if card < roster(state.options).size))


TRIAL = Trial(
    Clans(),
    bound=6000,
    variants=(Options(decks=("reed", "cedar"), first="seat_1", max_turns=30),),
    pieces=every_card,
)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("variant", range(len(TRIAL.options)))
def test_contract(variant: int, check: Callable[[Walk], None]) -> None:
    check(walk(TRIAL, variant, 2, 1))
