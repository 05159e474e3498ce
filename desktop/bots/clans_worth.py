"""How good a table is for a seat: what lies there, how the battles that are set up would end, and what threatens next.

The table is read once into two sides of units; from then on everything is sums, so that assignments of units can be
compared without carrying them out.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from desktop.bots.clans_plans import (
    A_CARD,
    LATE,
    PLANS,
    PROVINCES,
    Plan,
    Removal,
    gold_worth,
    honor_worth,
    in_hand,
    in_play,
    price,
    removal,
    swing,
)
from desktop.rules.clans.attack import battlefields_left
from desktop.rules.clans.roster import PRINTS, Print
from desktop.rules.clans.stats import strength
from desktop.rules.clans.table import Table
from desktop.rules.clans.turns import HONOR_TO_LOSE, HONOR_TO_WIN

WON = 1000.0
SURE = ((0, 1.0),)
"""No doubt about the Force that decides a battle."""
UNSEEN = 1.3
"""About how much Force a card of a hand that is not seen shifts in a battle."""
ON_FOOT = 0.7
"""How much of its worth as a guard a unit on foot loses against Cavalry."""
HELD = 0.2
"""The part of what a Ring would be worth in play that it is worth in the hand."""
REMOVED = 3.5
"""What removing a unit counts for among what shifts Force."""
TAKEN = 0.6
"""How much of what could be removed comes about."""
USED = 0.55
"""How much of what the own hand could shift comes about."""


def doubt(table: Table) -> tuple[tuple[float, float], ...]:
    """How far the Force of an attack may still change in the battle being fought, and how likely: the more cards the
    hands hold, the further."""
    width = min(1.0 + 0.35 * (len(table.hands[0]) + len(table.hands[1])), 6.0)
    return ((-width, 0.12), (-width / 2, 0.23), (0, 0.3), (width / 2, 0.23), (width, 0.12))


class Unit(NamedTuple):
    """A Personality with what is attached to it."""

    card: int
    might: float
    """The Force that it will have next turn, unbowed, and some for what its abilities can do."""
    now: int
    """That it adds to its army now."""
    worth: float
    cards: int
    ready: bool
    """Its Personality is unbowed."""
    place: int
    swing: float
    """About how much Force its own abilities shift in a battle."""
    rides: bool
    """It is Cavalry."""
    words: frozenset[str]
    """The keywords of its Personality."""
    removes: int
    """Of at most so much Force a Personality that it can take out of a battle by itself, with its whole unit."""
    own: int
    """The Force of its Personality alone."""


class Side:
    """What one seat has."""

    __slots__ = ("base", "honor", "plan", "removals", "seat", "tricks", "units", "wall", "walls")

    def __init__(self, table: Table, seat: int, eyes: int) -> None:
        stats, prints, owners = table.stats, table.prints, table.owners
        clan = prints[table.strongholds[seat]].card.clan
        plan = PLANS[clan]
        self.seat, self.plan = seat, plan
        self.honor: int = table.honor[seat]
        self.wall: int = prints[table.strongholds[seat]].card.province_strength or 0
        self.walls: list[int] = [province.field for province in table.provinces[seat]]
        """The Provinces that stand."""
        self.units: list[Unit] = []
        gold = spare = 0
        base = 2.0 * (table.favor == seat) + plan.rings[min(stats.rings[seat], 5)]
        for card, piece in table.pieces.items():
            if owners[card] != seat or piece.host is not None:
                continue
            kind = prints[card]
            if kind.personality:
                self.units.append(_unit(table, card, plan))
                continue
            if kind.card.gold:
                made = kind.card.gold + (1 if kind.gold_bonuses and kind.card.clan is None else 0)
                gold += made
                if not piece.bowed:
                    spare += made
            base += in_play(kind.title, plan)
        base += plan.gold * gold_worth(gold)
        base += _hand(table, seat, plan, seat == eyes)
        up = [prints[p.card] for p in table.provinces[seat] if p.up and p.card is not None]
        base += _shelf([(price(k.title, clan), _bought(k.title, plan, gold)) for k in up if _open(k, self)], gold)
        base += 0.7 * (len(table.provinces[seat]) - len(up))
        if seat == table.active and table.phase in ("straighten", "events", "action", "attack") and spare:
            honor = 0.0
            if not table.honored:
                honor = honor_worth(plan, self.honor + 1) - honor_worth(plan, self.honor)
            buys = [
                (price(k.title, clan), _bought(k.title, plan, gold), honor * (k.card.ph or 0) * (k.card.clan == clan))
                for k in up
                if _open(k, self)
            ]
            base += 0.8 * _shopping(buys, spare, bool(honor))
        self.base = base
        self.tricks: float = UNSEEN * min(len(table.hands[seat]), 6)
        """How much Force the hand may shift in battles."""
        if seat == eyes:
            attacking = seat == table.active
            played = (prints[card] for card in table.hands[seat])
            shifts = sorted((swing(k.title, attacking) for k in played if not k.attachment), reverse=True)
            self.tricks = USED * sum(shifts[:5])
        self.removals: list[Removal] = []
        """What the own hand can take out of a battle."""
        if seat == eyes:
            cards = (removal(prints[card].title) for card in table.hands[seat] if not prints[card].attachment)
            self.removals = [one for one in cards if one is not None]


def _open(kind: Print, side: Side) -> bool:
    card = kind.card
    return card.type in ("holding", "personality") and (card.hr is None or side.honor >= card.hr - 1)


def _shelf(cards: list[tuple[int, float]], gold: int) -> float:
    """What face-up cards are worth while they lie there: less than half where they cannot be bought next turn, as they
    keep others from coming."""
    total = 0.0
    for cost, worth in sorted(cards, key=lambda card: card[0] - card[1]):
        if cost <= gold:
            gold -= cost
            total += 0.1 * worth
        else:
            total += 0.04 * worth
    return total


def _bought(title: str, plan: Plan, gold: int) -> float:
    more = PRINTS[title].card.gold or 0
    return in_play(title, plan) + (plan.gold * (gold_worth(gold + more) - gold_worth(gold)) if more else 0.0)


def _shopping(buys: Sequence[tuple[int, float, float]], gold: int, honorable: bool) -> float:
    """The most that this much Gold can buy: cards by their price, their worth and what paying 2 more for Honor is
    worth, which can be done once a turn."""
    best = 0.0
    for at, (cost, worth, honor) in enumerate(buys):
        rest = buys[at + 1 :]
        if cost <= gold:
            best = max(best, worth + _shopping(rest, gold - cost, honorable))
        if honorable and honor and cost + 2 <= gold:
            best = max(best, worth + honor + _shopping(rest, gold - cost - 2, False))
    return best


def _hand(table: Table, seat: int, plan: Plan, seen: bool) -> float:
    hand = table.hands[seat]
    if not seen:
        return A_CARD * min(len(hand), 8)
    rings = min(table.stats.rings[seat], 4)
    ring = max(plan.ring_in_hand, HELD * min(plan.rings[rings + 1] - plan.rings[rings], 50.0))
    kinds = [table.prints[card] for card in hand]
    worths = sorted((ring if k.type == "ring" else in_hand(k.title, plan) for k in kinds), reverse=True)
    return sum(worths[:6]) + 0.5 * sum(worths[6:8])


def _unit(table: Table, leader: int, plan: Plan) -> Unit:
    stats, pieces, prints = table.stats, table.pieces, table.prints
    piece = pieces[leader]
    kind = prints[leader]
    force = (kind.card.force or 0) + piece.force
    now = 0 if piece.bowed else stats.force[leader]
    worth = in_play(kind.title, plan) + plan.force * piece.force + 0.8 * piece.chi
    if piece.dishonored:
        worth -= 0.6 + 0.7 * (kind.card.ph or 0)
    attached = stats.attached.get(leader, ())
    attacking = table.owners[leader] == table.active
    shift = swing(kind.title, attacking)
    can = 0.0 if piece.bowed else shift
    takes = [] if piece.bowed else [removal(kind.title)]
    rides = stats.unit_has(table, leader, "Cavalry")
    for card in attached:
        other, print_ = pieces[card], prints[card]
        worth += in_play(print_.title, plan)
        more = swing(print_.title, attacking)
        shift += more
        can += 0.0 if other.bowed else more
        if not other.bowed:
            takes.append(removal(print_.title))
        if print_.type == "follower":
            force += (print_.card.force or 0) + other.force
            if not other.bowed:
                now += stats.force[card]
        elif print_.type == "item":
            force += print_.card.force or 0
    removes = max((one.most for one in takes if one is not None), default=0)
    words = frozenset(stats.keywords[leader])
    cards = 1 + len(attached)
    might, ready, own = force + 0.4 * shift, not piece.bowed, stats.force[leader]
    return Unit(leader, might, now, worth, cards, ready, piece.place, can, rides, words, removes, own)


def taken(side: Side, own: Sequence[Unit], enemies: Sequence[Unit], share: int = 1) -> float:
    """How much more Force than their common swing these units, and the hand that is shared among so many battles, can
    take out of a battle, the strongest first."""
    powers = [unit.removes for unit in own if unit.removes]
    ready = [unit for unit in own if unit.ready]
    hand = [
        one.most for one in side.removals if any(not one.keyword or one.keyword in unit.words for unit in ready)
    ]
    powers += sorted(hand, reverse=True)[: (len(hand) + share - 1) // share]
    left = sorted(enemies, key=lambda unit: -unit.now)
    total = 0.0
    for power in sorted(powers):
        victim = next((unit for unit in left if unit.own <= power), None)
        if victim is not None:
            left.remove(victim)
            total += max(victim.now - REMOVED, 0.0)
    return TAKEN * total


def _hopes(table: Table, seat: int, plan: Plan) -> dict[str, float]:
    """What battles can do for Rings of the own hand: one that no Province may fall in, one that units are moved in."""
    titles = {table.prints[card].title for card in table.hands[seat] if table.prints[card].type == "ring"}
    if not titles:
        return {}
    rings = min(table.stats.rings[seat], 4)
    gain = 0.8 * (plan.rings[rings + 1] - plan.rings[rings] - plan.ring_in_hand)
    found = {"wheel_of_stone": gain} if "wheel_of_stone" in titles else {}
    if "wheel_of_tides" in titles and table.current is not None and table.assault is not None:
        moved = sum(mover == seat for mover, _ in table.assault.moved)
        found["wheel_of_tides"] = gain * (0.0, 0.3, 1.0)[min(moved, 2)]
    return found


class Clash(NamedTuple):
    """Two armies before a Province."""

    field: int
    attackers: Sequence[Unit]
    defenders: Sequence[Unit]
    walls: int
    lean: float = 0.0
    """How much Force hands and abilities are likely to shift towards the Attacker."""


class Position:
    """Both sides of a table, as one seat sees it."""

    __slots__ = ("active", "ahead", "rings", "seat", "sides", "table")

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat, self.active = table, seat, table.active
        self.sides: tuple[Side, Side] = (Side(table, 0, seat), Side(table, 1, seat))
        self.rings: dict[str, float] = _hopes(table, seat, self.sides[seat].plan)
        self.ahead: bool = table.phase in ("straighten", "events", "action") and table.assault is None
        """The active player may still attack."""

    def clashes(self) -> list[Clash]:
        """The battles not yet fought to which an attacker has come."""
        table = self.table
        if table.assault is None:
            return []
        attackers, defenders = self.sides[self.active].units, self.sides[1 - self.active].units
        found = []
        for field in battlefields_left(table):
            coming = [unit for unit in attackers if unit.place == field]
            if coming:
                there = [unit for unit in defenders if unit.place == field]
                found.append(Clash(field, coming, there, strength(table, 1 - self.active, field)))
        return found

    def worth(self, clashes: Sequence[Clash], doubts: Sequence[tuple[float, float]] = SURE) -> float:
        """What the table is worth to the seat if these battles are fought so."""
        if not clashes:
            return self._result((), 0)
        return sum(part * self._result(clashes, shift) for shift, part in doubts)

    def _result(self, clashes: Iterable[Clash], shift: float) -> float:
        attacker, defender = self.sides[self.active], self.sides[1 - self.active]
        gone: set[int] = set()
        away: set[int] = set()
        fallen = 0
        hope = self.rings.get("wheel_of_tides", 0.0)
        honor = [attacker.honor, defender.honor]
        for clash in clashes:
            attack = sum(unit.now for unit in clash.attackers) + shift + clash.lean
            defense = sum(unit.now for unit in clash.defenders)
            away.update(unit.card for unit in clash.attackers)
            if attack > defense:
                gone.update(unit.card for unit in clash.defenders)
                honor[0] += 2 * sum(unit.cards for unit in clash.defenders)
                fallen += attack > defense + clash.walls
            elif defense > attack:
                gone.update(unit.card for unit in clash.attackers)
                honor[1] += 2 * sum(unit.cards for unit in clash.attackers)
            elif clash.defenders and attack == defense:
                gone.update(unit.card for unit in (*clash.attackers, *clash.defenders))
                honor[0] += sum(unit.cards for unit in clash.defenders)
                honor[1] += sum(unit.cards for unit in clash.attackers)
            if self.rings and self.seat != self.active and attack <= defense + clash.walls:
                hope = max(hope, self.rings.get("wheel_of_stone", 0.0))
        left = len(defender.walls) - fallen
        sign = 1.0 if self.seat == self.active else -1.0
        if left <= 0:
            return sign * WON
        first = [unit for unit in attacker.units if unit.card not in gone]
        second = [unit for unit in defender.units if unit.card not in gone]
        total = attacker.base + _standing(attacker.plan, len(attacker.walls), honor[0], first)
        total -= defender.base + _standing(defender.plan, left, honor[1], second)
        ready = sum(unit.might for unit in first if unit.ready and unit.card not in away)
        guards = _guard([unit for unit in first if unit.ready and unit.card not in away], second)
        other = _guard([unit for unit in second if unit.ready], first)
        if self.ahead:
            total += attacker.plan.threat * _danger(ready, other, left, defender.wall)
            army = sum(unit.might for unit in second)
            total -= 0.5 * defender.plan.threat * _danger(army, 0.6 * guards, len(attacker.walls), attacker.wall)
        else:
            army = sum(unit.might for unit in second)
            total -= attacker.plan.fear * _danger(army, guards, len(attacker.walls), attacker.wall)
            mine = sum(unit.might for unit in first)
            total += 0.5 * attacker.plan.threat * _danger(mine, 0.6 * _guard(second, first), left, defender.wall)
        # Honor wins at the start of the own turn, and loses at its end.
        if honor[1] >= HONOR_TO_WIN:
            total -= 200.0
        elif honor[0] >= HONOR_TO_WIN:
            total += 90.0
        if honor[0] <= HONOR_TO_LOSE:
            total -= 300.0
        if honor[1] <= HONOR_TO_LOSE:
            total += 150.0
        return sign * total + hope


def _standing(plan: Plan, provinces: int, honor: int, units: Sequence[Unit]) -> float:
    return PROVINCES[provinces] + honor_worth(plan, honor) + sum(unit.worth for unit in units)


def _guard(units: Sequence[Unit], enemies: Sequence[Unit]) -> float:
    """What units at home can do against an attack: little on foot against Cavalry, which comes after they are sent."""
    army = sum(unit.might for unit in enemies)
    riding = sum(unit.might for unit in enemies if unit.rides) / army if army else 0.0
    return sum(unit.might * (1.0 if unit.rides else 1.0 - ON_FOOT * riding) for unit in units)


def _danger(army: float, guards: float, provinces: int, wall: int) -> float:
    """What an army is about to destroy, against guards of this Force and walls of this strength."""
    falls = (army - guards) / (wall + 1)
    if falls <= 0:
        return 0.0
    if falls < 1:
        last = LATE if provinces == 1 else 0.0
        return falls**3 * (PROVINCES[provinces] - PROVINCES[provinces - 1] + last)
    if falls >= provinces:
        return PROVINCES[provinces] + LATE
    whole = int(falls)
    return PROVINCES[provinces] - PROVINCES[provinces - whole] + (falls - whole) * 8.0


def worth(table: Table, seat: int, doubts: Sequence[tuple[float, float]] = SURE) -> float:
    """What a table is worth to a seat."""
    if table.phase == "over":
        return 0.0 if table.winner is None else (2 * WON if table.winner == seat else -2 * WON)
    position = Position(table, seat)
    return position.worth(position.clashes(), doubts)
