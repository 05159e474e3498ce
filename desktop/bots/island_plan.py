"""Looking ahead in the own turn: every order of building, trading with the bank and playing cards, up to a budget of
positions, with chance on average; and what single decisions outside of it are worth."""

from __future__ import annotations

from collections.abc import Callable

from desktop.bots.island_value import WON, Weights, hand_worth, land, worth
from desktop.rules.island.choices import (
    BuildCity,
    BuildRoad,
    BuildSettlement,
    BuyCard,
    Confirm,
    Discard,
    EndTurn,
    Roll,
    TradeWithBank,
    Withdraw,
)
from desktop.rules.island.game import Island
from desktop.rules.island.goods import ONE, unpack
from desktop.rules.island.values import KINDS, Discarding, Rolling, State
from desktop.rules.kit import CHANCE, Action, replace

GAME = Island()
LIKELY = 12
"""Crossings that are looked at in the set-up."""
DEPTH = 6
"""Actions in a row that are thought through."""


class Plan:
    """A search through one turn of `seat`: `left` positions may still be looked at."""

    def __init__(self, seat: int, weights: Weights, stop: Callable[[], bool]) -> None:
        self.seat = seat
        self.weights = weights
        self.left = 0
        self.stop = stop
        self.capped = False
        self._seen: dict[tuple[object, ...], tuple[int, float]] = {}

    def value(self, state: State) -> float:
        """The position as it stands."""
        self.left -= 1
        return worth(state, self.seat, self.weights)

    def after(self, state: State, action: Action, depth: int) -> float:
        """What an action is worth, with the best that can follow it in this turn."""
        state = GAME.step(state, action).state
        if isinstance(action, EndTurn | Roll) or depth <= 0:
            return self._settled(state, 0)
        return self._settled(state, depth)

    def _settled(self, state: State, depth: int) -> float:
        """Chance on average, the robber at his best place, then the rest of the turn."""
        decision = GAME.decision(state)
        if decision is None or state.winner is not None:
            return self.value(state)
        if decision.seat == CHANCE:
            if isinstance(state.frames[-1], Rolling):
                return self.value(state)
            chances = GAME.chances(state)
            whole = sum(weight for weight, _ in chances)
            return sum(w * self._settled(GAME.step(state, a).state, 0) for w, a in chances) / whole
        if decision.seat != self.seat:
            return self.value(state)
        if len(state.frames) > 1:  # the robber, or free roads
            return max(self._settled(GAME.step(state, a).state, depth - 1) for a in GAME.legal(state))
        return self.best(state, depth)

    def best(self, state: State, depth: int) -> float:
        """The best that can be reached from here in this turn; standing still counts too."""
        now = self.value(state)
        if depth <= 0 or self.left <= 0 or now >= WON:
            return now
        if self.stop():
            self.capped = True
            self.left = 0
            return now
        key = (state.hands, state.roads, state.settlements, state.cities, state.cards, state.robber, state.card_played)
        known = self._seen.get(key)
        if known is not None and known[0] >= depth:
            return known[1]
        found = now
        for action in sensible(state, GAME.legal(state)):
            if self.left <= 0:
                break
            found = max(found, self.after(state, action, depth - 1))
        if self.left > 0:
            self._seen[key] = (depth, found)
        return found


_FIRST = (BuildCity, BuildSettlement, BuildRoad, BuyCard)


def sensible(state: State, legal: tuple[Action, ...]) -> list[Action]:
    """What may come in the middle of a turn, building first; trades with the bank only for what is missing."""
    build: list[Action] = []
    rest: list[Action] = []
    hand = unpack(state.hands[state.seat])
    for action in legal:
        if isinstance(action, _FIRST):
            build.append(action)
        elif isinstance(action, TradeWithBank):
            if hand[action.take] < (1, 1, 1, 2, 3)[action.take]:
                rest.append(action)
        elif not isinstance(action, EndTurn | Confirm | Withdraw | Roll):
            rest.append(action)
    order = {kind: place for place, kind in enumerate(_FIRST)}
    build.sort(key=lambda action: order[type(action)])
    return build + rest


def set_up(state: State, action: Action, weights: Weights) -> State:
    """The table after a placement of the set-up, once everybody has placed: all place as seems best to them at once."""
    state = GAME.step(state, action).state
    while state.turn == 0:
        legal = likely(state, GAME.legal(state))
        after = [GAME.step(state, choice).state for choice in legal]
        state = max(after, key=lambda position: worth(position, state.seat, weights))
    return state


def likely(state: State, legal: tuple[Action, ...]) -> list[Action]:
    """The crossings that bring most."""
    assert state.board is not None
    tables = land(state.board)
    places = [action for action in legal if isinstance(action, BuildSettlement)]
    places.sort(key=lambda action: (-tables.worth[action.crossing], action.crossing))
    return [*places[:LIKELY]] or list(legal)


def best_discard(state: State, seat: int, weights: Weights) -> Discard:
    """Card by card, what leaves the best hand."""
    frame = state.frames[-1]
    assert isinstance(frame, Discarding)
    due = next(choice.count for choice in frame.choices if choice.seat == seat)
    hand, gone = state.hands[seat], [0] * 5
    for _ in range(due):
        have = unpack(hand)
        kind = max(
            (kind for kind in KINDS if have[kind]),
            key=lambda kind: (hand_worth(state, seat, hand - ONE[kind], weights), have[kind]),
        )
        hand -= ONE[kind]
        gone[kind] += 1
    a, b, c, d, e = gone
    return Discard((a, b, c, d, e))


def with_hand(state: State, seat: int, hand: int) -> State:
    """The table if the seat held other goods; the bank is left as it is."""
    return replace(state, hands=tuple(hand if other == seat else old for other, old in enumerate(state.hands)))
