"""The Cuccù bots: the exact chances of what the seat knows, read more or less carefully."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any, Literal

from msgspec import Meta

from desktop.bots.baselines import at_random
from desktop.bots.contract import Choice, Params
from desktop.bots.cuccu_odds import Situation, Stopped, agree_or_decline, keep_or_exchange, situation, would_ask
from desktop.bots.cuccu_reasons import AnyBecause, GuaranteeOdds, HoldsLower, NothingToLose, Odds
from desktop.rules.cuccu.values import (
    AcceptStop,
    Agree,
    AgreeOrDecline,
    Decline,
    Demand,
    Exchange,
    Keep,
    KeepOrExchange,
    Rank,
    StopOrDemand,
    View,
)
from desktop.rules.kit import Action, Rng

_AVERAGE = 5.5
"""Average number of a card, the fool taken as -4."""


class CuccuParams(Params, frozen=True):
    """One level. `noise`: in how many of 100 decisions it follows a whim instead of the chances."""

    style: Literal["odds", "greedy", "random"] = "odds"
    noise: Annotated[int, Meta(ge=0, le=100)] = 0


class CuccuBrain:
    """Cuccù as `desktop.bots.brains` registers it."""

    params_type: type[Any] = CuccuParams
    levels: Mapping[str, Params] = {
        "easy": CuccuParams(noise=60),
        "normal": CuccuParams(noise=25),
        "hard": CuccuParams(),
    }
    baselines: Mapping[str, Params] = {"random": CuccuParams("random"), "greedy": CuccuParams("greedy")}
    reason: Any = AnyBecause

    def choose(
        self, view: View, legal: tuple[Action, ...], params: CuccuParams, rng: Rng, stop: Callable[[], bool]
    ) -> Choice:
        """Choose among `legal`. Where `stop` cuts the count short, the thresholds decide."""
        if len(legal) == 1:
            return Choice(legal[0])
        if params.style == "random":
            return at_random(legal, rng)
        awaits = view.awaits
        whim = params.noise > 0 and rng.chance(params.noise, 100)
        if params.style == "greedy":
            return Choice(_greedy(view))
        if isinstance(awaits, KeepOrExchange):
            return Choice(_whim(view, rng)) if whim else _keep_or_exchange(view, stop)
        if whim:
            return at_random(legal, rng)
        if isinstance(awaits, StopOrDemand):
            return _stop_or_demand(view)
        if isinstance(awaits, AgreeOrDecline):
            return _agree_or_decline(view, stop)
        return at_random(legal, rng)


def _own_rank(view: View) -> Rank:
    own = view.own
    assert own is not None and own.rank is not None
    return own.rank


def _keep_or_exchange(view: View, stop: Callable[[], bool]) -> Choice:
    now = situation(view)
    try:
        keeping, exchanging = _count(keep_or_exchange, now, stop)
    except Stopped:
        asks = would_ask(now.place, now.seats, now.card, now.given)
        return Choice(Exchange() if asks else Keep(), capped=True)
    if exchanging < keeping:
        return Choice(Exchange(), Odds(_percent(keeping), _percent(exchanging)))
    lower = _holder_of_lower(view)
    return Choice(Keep(), Odds(_percent(keeping), _percent(exchanging)) if lower is None else HoldsLower(lower))


def _stop_or_demand(view: View) -> Choice:
    """Demanding costs nothing, unless the holder would give the inn for a better card."""
    if _own_rank(view) > Rank.INN:
        return Choice(AcceptStop())
    return Choice(Demand(), NothingToLose())


def _agree_or_decline(view: View, stop: Callable[[], bool]) -> Choice:
    try:
        agreeing, declining = _count(agree_or_decline, situation(view), stop)
    except Stopped:
        return Choice(Agree(), capped=True)
    because = GuaranteeOdds(_percent(agreeing), _percent(declining))
    return Choice(Agree() if agreeing <= declining else Decline(), because)


def _holder_of_lower(view: View) -> int | None:
    """A seat of which this one knows that it holds a lower card that will be compared."""
    own = _own_rank(view)
    for seat in view.order:
        card = view.hands[seat]
        if seat == view.seat or card is None or card.rank is None or not view.lives[seat]:
            continue
        if Rank.FOOL < card.rank < own:
            return seat
    return None


def _whim(view: View, rng: Rng) -> Action:
    """What somebody does who looks at his own card alone and draws the line anywhere among the ordinary ones."""
    line = rng.below(Rank.X - Rank.LION + 1) + Rank.LION
    return Exchange() if _own_rank(view) < line else Keep()


def _greedy(view: View) -> Action:
    """One ply: whatever gives the better card on average, dangers forgotten; never a guarantee for others."""
    awaits = view.awaits
    if isinstance(awaits, KeepOrExchange):
        return Exchange() if _own_rank(view) < _AVERAGE else Keep()
    if isinstance(awaits, StopOrDemand):
        return Demand()
    return Agree()


def _percent(lives: float) -> int:
    """Expected lives as a chance in whole percent."""
    return min(100, round(100 * lives))


_counted: dict[tuple[Callable[..., tuple[float, float]], Situation], tuple[float, float]] = {}
"""The same situation has the same chances, and comes back often."""
_MOST_COUNTED = 20_000


def _count(
    how: Callable[[Situation, Callable[[], bool]], tuple[float, float]], now: Situation, stop: Callable[[], bool]
) -> tuple[float, float]:
    """How many lives the situation costs with the one choice and with the other. Raises Stopped."""
    odds = _counted.get((how, now))
    if odds is None:
        odds = how(now, stop)
        if len(_counted) >= _MOST_COUNTED:
            _counted.clear()
        _counted[how, now] = odds
    return odds
