"""The Rival Princes bots: one value function, read one action ahead or to the end of one's own turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

from desktop.bots.baselines import at_random
from desktop.bots.contract import Choice, Params
from desktop.bots.princes_because import explain
from desktop.bots.princes_greedy import greedy
from desktop.bots.princes_offers import best_offer
from desktop.bots.princes_reasons import AnyBecause
from desktop.bots.princes_search import GAME, Budget, Stopped, after, fewer, plain, produced, search_turn, unlike
from desktop.bots.princes_worth import worth
from desktop.rules.kit import Action, Rng, replace
from desktop.rules.princes.cards import RegionCard
from desktop.rules.princes.choices import Arrange, PickStack, PlayAlchemist, Roll
from desktop.rules.princes.decisions import (
    ArrangeRegions,
    ChooseAct,
    ChooseCard,
    ChooseDiscard,
    ChooseExchange,
    ChooseNewCard,
    ChooseRefill,
    ChooseStack,
    ChooseStart,
)
from desktop.rules.princes.values import State, View

_ARRANGED: tuple[tuple[RegionCard, ...], ...] = (
    ("pasture_3", "forest_4", "mountains_2", "fields_1", "hills_5", "goldfield_6"),
    ("pasture_4", "forest_5", "mountains_3", "fields_2", "hills_6", "goldfield_1"),
)
"""By seat. Ore and grain lie between the towns, where a card from either side doubles or protects them."""


class PrincesParams(Params, frozen=True):
    """One level.

    `noise`: by how much it may misjudge an action, in hundredths of a point; so nothing that is worse than the best
    by more is ever done. `width` and `nodes`: of the search of its own turn (0: one action ahead). `tables`: on how
    many tables that look the same what is hidden is tried out.
    """

    style: Literal["search", "greedy", "random"] = "search"
    noise: int = 0
    width: int = 0
    nodes: int = 400
    tables: int = 2


class PrincesBrain:
    """Rival Princes as `desktop.bots.brains` registers it."""

    params_type: type[Any] = PrincesParams
    levels: Mapping[str, Params] = {
        "easy": PrincesParams(noise=90, tables=1),
        "normal": PrincesParams(noise=20, tables=1),
        "hard": PrincesParams(width=4, nodes=300, tables=3),
    }
    baselines: Mapping[str, Params] = {"random": PrincesParams("random"), "greedy": PrincesParams("greedy")}
    reason: Any = AnyBecause

    def choose(
        self, view: View, legal: tuple[Action, ...], params: PrincesParams, rng: Rng, stop: Callable[[], bool]
    ) -> Choice:
        """Choose among `legal`, or an arrangement or an offer that is not listed. Where `stop` cuts the thinking
        short, what was found so far decides."""
        if params.style == "random":
            return at_random(legal, rng)
        if isinstance(view.decision, ArrangeRegions):
            return Choice(_arrange(view.seat)) if params.style == "search" else Choice(legal[0])
        if len(legal) == 1 and not isinstance(view.decision, ChooseAct):
            return Choice(legal[0])
        if params.style == "greedy":
            return Choice(greedy(view, legal, rng))
        return _Thinking(view, legal, params, rng, stop).choice()


def _arrange(seat: int) -> Arrange:
    a, b, c, d, e, f = _ARRANGED[seat]
    return Arrange((a, b, c, d, e, f))


_CARDS = (ChooseStack, ChooseCard, ChooseRefill, ChooseExchange, ChooseNewCard, ChooseDiscard)
"""Where what lies in the stacks matters."""


class _Thinking:
    """One decision being thought about."""

    def __init__(
        self, view: View, legal: tuple[Action, ...], params: PrincesParams, rng: Rng, stop: Callable[[], bool]
    ) -> None:
        self._view = view
        self._seat = view.seat
        self._params = params
        self._rng = rng
        self._state: State = plain(GAME.sample(view, rng))
        self._legal = unlike(view, fewer(self._state, legal))
        self._budget = Budget(params.nodes, stop)
        self._worths: dict[Action, float] = {}

    def choice(self) -> Choice:
        """The best action, misjudged by the level's noise."""
        capped = False
        try:
            self._think()
        except Stopped:
            capped = True
        if not self._worths:
            return Choice(self._legal[0], capped=capped)
        noise = self._params.noise
        judged = {
            action: value + (noise * self._rng.below(1001) / 10_000 if noise else 0.0)
            for action, value in self._worths.items()
        }
        action = max(judged, key=judged.__getitem__)
        if isinstance(self._view.decision, ChooseAct) and not capped:
            offer = best_offer(self._state, self._seat, judged[action])
            if offer is not None:
                action = offer
        because = explain(self._state, self._seat, action)
        return Choice(action, because, capped)

    def _think(self) -> None:
        decision = self._view.decision
        if isinstance(decision, ChooseStart):
            self._before_rolling()
        elif isinstance(decision, ChooseAct) and self._params.width:
            self._worths = search_turn(
                self._state, self._seat, self._legal, self._params.width, self._rng, self._budget
            )
        elif isinstance(decision, ChooseStack):
            self._stack()
        else:
            self._one_ahead(self._params.tables if isinstance(decision, _CARDS) else 1)

    def _one_ahead(self, tables: int) -> None:
        states = [self._state]
        states += [plain(GAME.sample(self._view, self._rng)) for _ in range(tables - 1)]
        for action in self._legal:
            values = [after(state, action, self._seat, self._rng, self._budget).value for state in states]
            self._worths[action] = sum(values) / len(values)

    def _before_rolling(self) -> None:
        """Rolling brings any number, an Alchemist the one that is named."""
        by_number = [worth(produced(self._state, number), self._seat) for number in range(1, 7)]
        self._worths[Roll()] = sum(by_number) / 6
        if any(isinstance(action, PlayAlchemist) for action in self._legal):
            hand = list(self._state.hands[self._seat])
            hand.remove("alchemist")
            hands = list(self._state.hands)
            hands[self._seat] = tuple(hand)
            without = replace(self._state, hands=tuple(hands))
            for action in self._legal:
                if isinstance(action, PlayAlchemist):
                    self._worths[action] = worth(produced(without, action.number), self._seat)

    def _stack(self) -> None:
        """The highest one, the first of several: nothing is known of them, or too little."""
        for action in self._legal:
            assert isinstance(action, PickStack)
            self._worths[action] = len(self._state.stacks[action.stack]) - action.stack / 10
