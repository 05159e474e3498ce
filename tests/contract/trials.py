"""The games the contract suite plays: all that are registered, and the toys that prove the kit."""

from __future__ import annotations

import toy_battle
import toy_dogs
import toy_search
import toy_trade
from walks import Trial

from desktop.rules.clans import frames as clans_frames
from desktop.rules.clans import values as clans
from desktop.rules.clans.roster import roster
from desktop.rules.cuccu import values as cuccu
from desktop.rules.dogs import values as dogs
from desktop.rules.dogs.cards import DOGS
from desktop.rules.island import values as island
from desktop.rules.princes import values as princes
from desktop.rules.princes.cards import DRAW_CARDS
from desktop.rules.registry import GAMES


def _two_of_each_rank(state: cuccu.State) -> bool:
    """No card has left the pack a third time, and no card is held twice."""
    held = [serial for serial in state.hands if serial is not None]
    return len(set(held)) == len(held) and all(state.cards.count(rank) <= 2 for rank in state.cards)


def _cards_of_the_box(state: princes.State) -> tuple[int, int, int]:
    """Draw cards (62 also before they are dealt), regions, event cards."""
    lying = [place for estate in state.estates for place in estate.places]
    held = [card for cards in (*state.hands, *state.stacks, state.table, state.out) for card in cards]
    regions = sum(len(estate.regions[6:]) for estate in state.estates)
    events = len(state.events) + (state.event is not None)
    return len(lying) + len(held) or len(DRAW_CARDS), len(state.pile) + regions, events


def _dogs_of_the_deck(state: dogs.State) -> bool:
    """No dog is in two places."""
    seen = [dog for player in state.players for dog in (*player.scored, *(active.dog for active in player.dogs))]
    seen += [state.next_dog] if state.next_dog is not None else []
    return len(set(seen)) == len(seen) and set(seen) <= set(DOGS)


def _every_card(state: clans.State) -> tuple[int, ...]:
    """The cards of both decks, wherever they lie."""
    piles = (state.dynasty, state.fate, state.hands, state.dynasty_discard, state.fate_discard)
    found = [card for pair in piles for pile in pair for card in pile]
    found += [card for provinces in state.provinces for p in provinces if (card := p.card) is not None]
    found += [piece.card for piece in state.pieces] + [*state.removed, *state.playing]
    for frame in state.frames:
        if isinstance(frame, clans_frames.Dueling):
            found += [card for cards in frame.focus for card in cards if card is not None]
    return tuple(sorted(card for card in found if card < roster(state.options).size))


_OWN = {
    "cuccu": Trial(
        GAMES["cuccu"],
        bound=1500,
        variants=(
            cuccu.Options(lives=1),
            cuccu.Options(lives=9),
            cuccu.Options(lives=1, showdown_for_one=True),
        ),
        pieces=_two_of_each_rank,
    ),
    "princes": Trial(
        GAMES["princes"],
        bound=16_000,
        variants=(
            princes.Options(
                points=8,
                max_rounds=60,
                action_points="together_seven",
                brigand_grace_turns=2,
                exchange_same_stack=True,
                late_discard=True,
                demolition=True,
                place_as_drawn=True,
                ask_regions=False,
            ),
        ),
        pieces=_cards_of_the_box,
    ),
    "island": Trial(
        GAMES["island"],
        bound=20_000,
        variants=(
            island.Options(layout=island.Layout.BEGINNER, target=5, win_any_time=True),
            island.Options(
                layout=island.Layout.RANDOM, target=6, friendly_robber=True, offers=0, shuffle_harbors=False
            ),
            island.Options(layout=island.Layout.FREE, target=4, offers=30),
        ),
        pieces=lambda state: (state.bank + sum(state.hands), state.deck + sum(state.cards) + sum(state.played)),
    ),
    "dogs": Trial(
        GAMES["dogs"],
        bound=40_000,
        matches=2,
        variants=(dogs.Options(trick_set="random"),),
        pieces=_dogs_of_the_deck,
    ),
    "clans": Trial(
        GAMES["clans"],
        bound=6000,
        variants=(clans.Options(decks=("reed", "cedar"), first="seat_1", max_turns=30),),
        pieces=_every_card,
    ),
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

TRIALS = (*(_OWN.get(game.id, Trial(game)) for game in GAMES.values()), *TOYS)
