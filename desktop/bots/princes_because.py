"""Which facts decided: the reason that goes with an action."""

from __future__ import annotations

from desktop.bots.princes_reasons import (
    Adds,
    AgainstBrigands,
    AnyBecause,
    BringsPoints,
    CompletesSoon,
    DoublesMost,
    HelpsOtherMore,
    HurtsOther,
    MakesAffordable,
    NotWanted,
    OpensPlace,
    SavesFor,
    TakesToken,
)
from desktop.bots.princes_search import GAME, plain
from desktop.bots.princes_worth import plans
from desktop.rules.kit import Action
from desktop.rules.princes.cards import CARDS, Card, Goods
from desktop.rules.princes.choices import (
    Accept,
    Bank,
    BuildCard,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    EndTurn,
    Gain,
    Offer,
    PlayCard,
    Reject,
    TakeResource,
)
from desktop.rules.princes.decisions import ChooseAnswer
from desktop.rules.princes.table import affords, goods_of, missing, points_by_seat
from desktop.rules.princes.tableau import SAFE, unprotected_of
from desktop.rules.princes.values import State


def explain(state: State, seat: int, action: Action) -> AnyBecause | None:
    """The reason for an action, or None where nothing plain can be said."""
    match action:
        case BuildRoad():
            return OpensPlace()
        case BuildCity() | BuildSettlement() | BuildCard():
            return _building(state, seat, action)
        case PlayCard("arsonist" | "black_knight" | "brigands" | "merchant" | "spy"):
            return HurtsOther()
        case Reject():
            return _refused(state, seat)
        case Offer(_, get):
            return _helps(state, seat, get)
        case Bank() | Gain() | TakeResource() | Accept():
            then = plain(GAME.step(plain(state), action).state)
            return _nearer(state, then, seat)
        case EndTurn():
            found = plans(state, seat, state.hands[seat])
            return SavesFor(found[0].what) if found and found[0].missing else None
    return None


def _building(state: State, seat: int, action: Action) -> AnyBecause | None:
    then = GAME.step(plain(state), action).state
    for token, before, now in (("knight", state.knight, then.knight), ("mill", state.mill, then.mill)):
        if now == seat != before:
            return TakesToken("knight" if token == "knight" else "mill")
    points = points_by_seat(then)[seat] - points_by_seat(state)[seat]
    if points > 0:
        return BringsPoints(points)
    if isinstance(action, BuildCard):
        doubles = CARDS[action.card].doubles
        return DoublesMost(doubles) if doubles is not None else _added(action.card)
    return None


def _added(card: Card) -> Adds | None:
    """What a card that brings no points adds."""
    data = CARDS[card]
    if data.strength or card == "smithy":
        return Adds("strength")
    if data.trades is not None or card == "mint":
        return Adds("trade")
    if data.commerce or card == "harbor":
        return Adds("commerce")
    if card in ("abbey", "library"):
        return Adds("hand")
    return Adds("shelter") if card in ("garrison", "aqueduct", "bath_house", "church") else None


def _refused(state: State, seat: int) -> AnyBecause:
    """Why an offer is refused."""
    asked = GAME.decision(state)
    if isinstance(asked, ChooseAnswer):
        have = goods_of(state, seat)
        wanted = [plan.cost for plan in plans(state, seat, state.hands[seat])[:3]]
        needs = [max((cost[kind] for cost in wanted), default=0) > have[kind] for kind in range(len(have))]
        if not any(amount and needs[kind] for kind, amount in enumerate(asked.give)):
            return NotWanted(asked.give)
    return HelpsOtherMore()


def _nearer(state: State, then: State, seat: int) -> AnyBecause | None:
    before, now = unprotected_of(state, seat), unprotected_of(then, seat)
    have, had = goods_of(then, seat), goods_of(state, seat)
    for plan in plans(then, seat, then.hands[seat]):
        if affords(have, plan.cost) and not affords(had, plan.cost):
            return MakesAffordable(plan.what)
    if before > SAFE >= now:
        return AgainstBrigands(before, now)
    found = plans(then, seat, then.hands[seat])
    short = missing(have, found[0].cost) if found else None
    return None if short is None else CompletesSoon(found[0].what, short)


def _helps(state: State, seat: int, get: Goods) -> AnyBecause | None:
    a, b, c, d, e, f = (one + more for one, more in zip(goods_of(state, seat), get, strict=True))
    for plan in plans(state, seat, state.hands[seat]):
        if plan.missing and affords((a, b, c, d, e, f), plan.cost):
            return MakesAffordable(plan.what)
    return None
