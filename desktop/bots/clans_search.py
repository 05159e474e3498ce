"""Searching over whole actions: sequences of own actions, purchases of a Dynasty Phase, action rounds of a battle."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop.bots.clans_plies import GAME, after
from desktop.bots.clans_worth import SURE, doubt, worth
from desktop.rules.clans.choices import Announce, Buy, EndDynasty, Fight, Pass
from desktop.rules.clans.frames import RULES
from desktop.rules.clans.game import reading
from desktop.rules.clans.plays import Play, plays
from desktop.rules.clans.table import Table
from desktop.rules.clans.values import State
from desktop.rules.clans.vocabulary import DiscardOtherHandCost
from desktop.rules.kit import CHANCE, Rng

SPARED = 5
"""A hand of more cards is not thrown away for a Ring."""
RICH = 12
"""Whoever makes so much Gold needs no more Holdings."""
FIRST, NEXT = 4, 3
"""So many own actions are followed by others; so many actions of a battle are followed by answers."""
Found = list[tuple[float, Play]]


class Budget:
    """How many whole actions may still be carried out; `stop` is the emergency ceiling only."""

    __slots__ = ("capped", "left", "stop")

    def __init__(self, nodes: int, stop: Callable[[], bool]) -> None:
        self.left, self.stop, self.capped = nodes, stop, False

    def spent(self) -> bool:
        """Whether to end."""
        if self.capped or self.left <= 0:
            return True
        if self.stop():
            self.capped = True
        return self.capped


def judged(
    state: State, options: Sequence[Play], seat: int, budget: Budget, rng: Rng
) -> list[tuple[float, Play, State]]:
    """Each option with the worth of what comes of it, the best first; options beyond the budget are left out."""
    found: list[tuple[float, Play, State]] = []
    for play in options:
        if found and budget.spent():
            break
        budget.left -= 1
        then = after(state, play, rng)
        found.append((_forecast(then, seat), play, then))
    found.sort(key=lambda one: -one[0])
    return found


def options_of(state: State) -> list[Play]:
    """What the deciding seat can do as one, without copies of the same."""
    table = reading(state)
    found: dict[object, Play] = {}
    for play in plays(table):
        if rash(table, play):
            continue
        key = tuple(
            (type(action), *(_same(table, getattr(action, name)) for name in action.__struct_fields__))
            for action in play
        )
        found.setdefault(key, play)
    return list(found.values())


def rash(table: Table, play: Play) -> bool:
    """Whether it throws a hand away for a Ring at a bad moment: with another Ring, with many cards, or in the last
    Province; never where the Ring wins."""
    match play[0]:
        case Announce(card, ability) if card != RULES:
            costs = table.prints[card].abilities[ability].costs
        case _:
            return False
    seat = next((seat for seat in (0, 1) if card in table.hands[seat]), None)
    if seat is None or not any(isinstance(cost, DiscardOtherHandCost) for cost in costs):
        return False
    if table.stats.rings[seat] >= 4:
        return False
    rest = [table.prints[one].type for one in table.hands[seat] if one != card]
    return "ring" in rest or len(rest) > SPARED or len(table.provinces[seat]) == 1


def _same(table: Table, value: object) -> object:
    """A card of a hand by its title: two copies are one as good as the other."""
    if isinstance(value, int) and value in (*table.hands[0], *table.hands[1]):
        return table.prints[value].title
    return value


# -- the Action Phase -------------------------------------------------------------------------------------------------


def sequence(state: State, seat: int, budget: Budget, rng: Rng, depth: int = 2) -> Found:
    """Own actions one after another, the other passing."""
    tried = judged(state, options_of(state), seat, budget, rng)
    found: Found = []
    for value, play, then in tried:
        if depth > 1 and not isinstance(play[0], Pass) and len(found) < FIRST and not budget.spent():
            again = _own_turn(then, seat, rng)
            if again is not None:
                value = max([value, *(further for further, _ in sequence(again, seat, budget, rng, depth - 1)[:1])])
        found.append((value, play))
    found.sort(key=lambda one: -one[0])
    return found


def _own_turn(state: State, seat: int, rng: Rng) -> State | None:
    """The state in which the seat may act again in the same round, the other passing."""
    decision = GAME.decision(state)
    if decision is None or decision.seat == CHANCE:
        return None
    if decision.seat != seat:
        phase = state.phase
        state = after(state, (Pass(),), rng)
        decision = GAME.decision(state)
        if decision is None or decision.seat != seat or state.phase != phase:
            return None
    return state


# -- the Dynasty Phase ------------------------------------------------------------------------------------------------


def purchases(state: State, seat: int, budget: Budget, rng: Rng, thrifty: bool = False) -> Found:
    """What is bought first of the best that can be bought together, and which cards are thrown away; if `thrifty`, no
    Holdings that are wanted."""
    options = options_of(state)
    ends = [play for play in options if isinstance(play[0], EndDynasty)]
    if thrifty:
        wanted = _wanted(reading(state), seat)
        ends = [play for play in ends if isinstance(play[0], EndDynasty) and wanted.isdisjoint(play[0].discards)]
    found: Found = []
    if not any(isinstance(play[0], Buy) for play in options):
        return [(value, play) for value, play, _ in judged(state, ends, seat, budget, rng)]
    found.append((worth(reading(state), seat), ends[0]))
    for value, play, then in judged(state, [p for p in options if isinstance(p[0], Buy)], seat, budget, rng):
        if not budget.spent():
            value = max(value, _more(then, seat, budget, rng, 2))
        found.append((value, play))
    found.sort(key=lambda one: -one[0])
    if isinstance(found[0][1][0], EndDynasty):
        return [(value, play) for value, play, _ in judged(state, ends, seat, budget, rng)]
    return found


def _wanted(table: Table, seat: int) -> set[int]:
    """The Holdings in Provinces that can be bought next turn, while little Gold is made."""
    gold = sum(
        table.prints[card].card.gold or 0 for card in table.pieces if table.owners[card] == seat
    )
    up = (province.card for province in table.provinces[seat] if province.up and province.card is not None)
    if gold >= RICH:
        return set()
    return {card for card in up if table.prints[card].card.gold and (table.prints[card].card.cost or 0) <= gold}


def _more(state: State, seat: int, budget: Budget, rng: Rng, depth: int) -> float:
    best = worth(reading(state), seat)
    if depth == 0 or budget.spent():
        return best
    buys = [play for play in options_of(state) if isinstance(play[0], Buy)]
    for value, _, then in judged(state, buys, seat, budget, rng):
        best = max(best, value, _more(then, seat, budget, rng, depth - 1))
    return best


# -- battles ----------------------------------------------------------------------------------------------------------


def battle(state: State, seat: int, budget: Budget, rng: Rng, depth: int) -> Found:
    """Action rounds of both sides, cut off by the forecast of what happens if both pass."""
    return _fight(state, seat, budget, rng, depth, float("-inf"), float("inf"))


def _fight(
    state: State, seat: int, budget: Budget, rng: Rng, depth: int, alpha: float, beta: float
) -> Found:
    decision = GAME.decision(state)
    assert decision is not None
    own = decision.seat == seat
    tried: list[tuple[float, Play, State]] = []
    for play in options_of(state):
        if tried and budget.spent():
            break
        budget.left -= 1
        then = after(state, play, rng)
        tried.append((_forecast(then, seat), play, then))
    tried.sort(key=lambda one: -one[0] if own else one[0])
    if depth <= 1 or len(tried) == 1:
        return [(value, play) for value, play, _ in tried]
    found: Found = []
    for number, (value, play, then) in enumerate(tried):
        if _same_battle(state, then) and (number < NEXT or isinstance(play[0], Pass)) and not budget.spent():
            answers = _fight(then, seat, budget, rng, depth - 1, alpha, beta)
            value = answers[0][0]
        elif number >= NEXT:
            # Not followed: no better than what was.
            value = min(value, found[0][0] - 1e-6) if own else max(value, found[0][0] + 1e-6)
        found.append((value, play))
        found.sort(key=lambda one: -one[0] if own else one[0])
        if own:
            alpha = max(alpha, found[0][0])
        else:
            beta = min(beta, found[0][0])
        if alpha >= beta:
            break
    return found


def _same_battle(state: State, then: State) -> bool:
    if state.assault is None or then.assault is None or state.assault.current != then.assault.current:
        return False
    return isinstance(GAME.decision(then), Fight)


def _forecast(state: State, seat: int) -> float:
    table = reading(state)
    return worth(table, seat, SURE if state.assault is None else doubt(table))

