"""Which facts decided: the reason that goes with an action."""

from __future__ import annotations

from desktop.bots.clans_reasons import (
    AnyBecause,
    BattleStands,
    BringsCards,
    BringsFavor,
    BringsForce,
    BringsRing,
    CanAttack,
    DuelStands,
    Improves,
    KeepsHome,
    LeastNeeded,
    MakesGold,
    MakesRoom,
    MostUseful,
    MustWait,
    NothingWorth,
    SendsForce,
    TakesForce,
)
from desktop.rules.clans import choices as c
from desktop.rules.clans.battles import reckon
from desktop.rules.clans.everyone import EQUIP
from desktop.rules.clans.frames import HOME, RULES, Challenged, Dueling
from desktop.rules.clans.sight import table_of
from desktop.rules.clans.stats import army_force, strength, unit_force
from desktop.rules.clans.table import Table
from desktop.rules.clans.values import View
from desktop.rules.kit import Action


def because(view: View, action: Action, then: Table | None = None) -> AnyBecause | None:
    """The figures that speak for this action; None where nothing was chosen. `then`: the table that it is expected to
    lead to."""
    table, seat = table_of(view), view.seat
    match action:
        case c.Buy(card, honored):
            kind = table.prints[card].card
            if kind.gold:
                return MakesGold(kind.gold)
            return _brings(kind.force or 0, (kind.ph or 0) if honored else 0) or Improves()
        case c.EndDynasty(discards):
            return MakesRoom() if discards else NothingWorth()
        case c.Announce(card, ability, int() as attachment) if (card, ability) == (RULES, EQUIP):
            return _brings(table.prints[attachment].card.force or 0, 0) or Improves()
        case c.Attack() | c.Pass() if isinstance(view.decision, c.DeclareAttack):
            return _attack(table, seat, isinstance(action, c.Attack))
        case c.Assign(orders):
            return _sent(table, seat, orders)
        case c.Battle(field):
            return _stands(table, field)
        case c.Strike() | c.Focus() | c.Refuse():
            return _duel(table, seat)
        case c.Accept() if isinstance(view.decision, c.AnswerChallenge):
            return _duel(table, seat)
        case c.Pay() | c.Discard():
            return LeastNeeded()
        case c.Choose(card):
            if isinstance(view.decision, c.PutRing):
                return BringsRing(table.stats.rings[seat] + 1)
            return LeastNeeded() if isinstance(view.decision, c.PutUnder) else MostUseful()
        case c.GoBack():
            return None
    if table.current is not None and isinstance(action, c.Announce | c.Pass | c.Target):
        return _stands(table, table.current)
    if isinstance(action, c.Pass):
        return NothingWorth()
    return Improves() if then is None else _change(table, then, seat)


def _stands(table: Table, field: int) -> BattleStands:
    now = reckon(table, field)
    return BattleStands(now.attackers, now.defenders, now.strength)


def _change(table: Table, then: Table, seat: int) -> AnyBecause:
    """What an action is good for, by the first figure that it betters."""
    other = 1 - seat
    if then.stats.rings[seat] > table.stats.rings[seat]:
        return BringsRing(then.stats.rings[seat])
    honor = then.honor[seat] - table.honor[seat]
    brings = _brings(_ready(then, seat) - _ready(table, seat), max(honor, 0))
    if brings is not None:
        return brings
    if then.favor == seat != table.favor:
        return BringsFavor()
    force = _ready(table, other) - _ready(then, other)
    if force > 0:
        return TakesForce(force)
    cards = len(then.hands[seat]) - len(table.hands[seat])
    return BringsCards(cards) if cards > 0 else Improves()


def _brings(force: int, honor: int) -> BringsForce | None:
    """What is brought, if anything is."""
    return BringsForce(max(force, 0), honor) if force > 0 or honor > 0 else None


def _ready(table: Table, seat: int) -> int:
    """The Force of all that is at home and unbowed."""
    return sum(
        unit_force(table, card)
        for card in table.stats.personalities
        if table.owners[card] == seat and not table.pieces[card].bowed and table.pieces[card].place == HOME
    )


def _attack(table: Table, seat: int, attacks: bool) -> AnyBecause | None:
    other = 1 - seat
    walls = min((strength(table, other, province.field) for province in table.provinces[other]), default=0)
    figures = _ready(table, seat), _ready(table, other), walls
    if attacks:
        return CanAttack(*figures)
    enough = figures[0] > figures[1] + walls  # whoever waits all the same fears what comes after
    return KeepsHome() if enough else MustWait(*figures)


def _sent(table: Table, seat: int, orders: tuple[c.Order, ...]) -> AnyBecause:
    """Of several battlefields, the one where most is sent."""
    if not orders:
        return KeepsHome()
    forces: dict[int, int] = {}
    for order in orders:
        forces[order.field] = forces.get(order.field, 0) + unit_force(table, order.unit)
    field = max(forces, key=lambda one: forces[one])
    against = army_force(table, field, 1 - seat)
    if seat == table.active:
        against += strength(table, 1 - seat, field)
    return SendsForce(forces[field] + army_force(table, field, seat), against)


def _duel(table: Table, seat: int) -> AnyBecause | None:
    frame = next((one for one in reversed(table.frames) if isinstance(one, Dueling | Challenged)), None)
    if frame is None:
        return None
    totals = [0, 0]
    for duelist in (frame.challenger, frame.challenged):
        owner = table.owners[duelist]
        focused = frame.focus[owner] if isinstance(frame, Dueling) else ()
        known = (card for card in focused if card is not None)
        totals[owner] = table.stats.chi[duelist] + sum(table.prints[card].card.focus or 0 for card in known)
    return DuelStands(totals[seat], totals[1 - seat])
