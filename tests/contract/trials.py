"""The games the contract suite plays: all that are registered, and the toys that prove the kit."""

from __future__ import annotations

import toy_battle
import toy_dogs
import toy_search
import toy_trade
from walks import Trial

from desktop.rules.cuccu import values as cuccu
from desktop.rules.registry import GAMES, game_by_id


def _two_of_each_rank(state: cuccu.State) -> bool:
    """No card has left the pack a third time, and no card is held twice."""
    held = [serial for serial in state.hands if serial is not None]
    return len(set(held)) == len(held) and all(state.cards.count(rank) <= 2 for rank in state.cards)


_OWN = {
    "cuccu": Trial(
        game_by_id("cuccu"),
        bound=1500,
        variants=(
            cuccu.Options(lives=1),
            cuccu.Options(lives=9),
            cuccu.Options(lives=1, showdown_for_one=True),
        ),
        pieces=_two_of_each_rank,
    )
}
"""What a registered game needs besides the defaults, by its id."""

TOYS = (
    Trial(
        toy_search.GAME,
        bound=60,
        pieces=lambda state: sum(map(len, (*state.stacks, *state.hands))) if state.stacks else 10,
        careful=False,
    ),
    Trial(
        toy_dogs.GAME,
        bound=9000,
        pieces=lambda state: sum(map(len, state.dogs)) + sum(state.scored) + sum(state.deck),
        careful=False,
    ),
    Trial(toy_battle.GAME, bound=600, variants=(toy_battle.Options(producers=3),), careful=False),
    Trial(toy_trade.GAME, bound=600, variants=(toy_trade.Options(offers=5, turns=20),), careful=False),
)

TRIALS = (*(_OWN.get(game.id, Trial(game)) for game in GAMES), *TOYS)
