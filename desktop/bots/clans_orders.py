"""Maneuvers as whole assignments: where an attack goes, who defends, each against the best answer that is seen.

Nothing is carried out: armies are summed up, and a battle is taken to end as it would if nobody did anything in it,
give or take some Force for what the hands may hold.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from desktop.bots.clans_worth import WON, Clash, Position, Unit, taken
from desktop.rules.clans.attack import assignable, battlefields_left
from desktop.rules.clans.choices import Assign, Order
from desktop.rules.clans.frames import Maneuvering
from desktop.rules.clans.operations import ContStat
from desktop.rules.clans.stats import strength, unit_force
from desktop.rules.clans.table import Table
from desktop.rules.kit import replace

ATTACKING = ((-4, 0.25), (0, 0.5), (3, 0.25))
"""How far the Force of an own attack may change, and how likely: the Defender acts first."""
DEFENDING = ((-3, 0.25), (0, 0.5), (4, 0.25))
"""The same for an attack of the other."""
OWN = 0.6
"""How much of what the abilities of units could shift comes about."""
ALONE = 0.5
"""The same for the hand of an Attacker whom nobody opposes."""
SIEGE = 14
"""From this turn on the stronger army grows bolder, ..."""
BOLDER = 2.0
"""... by so much each turn: who never attacks never wins."""
BOLD = 1.0
"""For those who play plainly, staying at home is worth so much less for each point of Force that they have beyond the
other's army and its weakest Province."""
HELP = 3.0
"""At most so much Force of the own hand is counted on by them."""
Doubts = Sequence[tuple[float, float]]
Sent = dict[int, tuple[Unit, ...]]
"""Units by the battlefield they are sent to."""


class _Ground(NamedTuple):
    """A battlefield as it stands before these maneuvers."""

    field: int
    walls: int
    attackers: tuple[Unit, ...]
    defenders: tuple[Unit, ...]


class _Field:
    """All battlefields, and who can still be sent."""

    def __init__(self, table: Table, seat: int, attacked: bool) -> None:
        """`attacked`: the attack is taken to be declared, whether it is yet or not."""
        self.position = Position(table, seat)
        self.position.ahead = False
        active, defender = table.active, 1 - table.active
        fields = battlefields_left(table) if attacked else tuple(p.field for p in table.provinces[defender])
        first, second = self.position.sides[active].units, self.position.sides[defender].units
        self.losses = {field: _lost(table, first, field) for field in fields}
        """By battlefield: how much Force an attacking unit has less there because of the Region."""
        self.grounds = sorted(
            (
                _Ground(
                    field,
                    strength(table, defender, field),
                    tuple(unit for unit in first if unit.place == field),
                    tuple(unit for unit in second if unit.place == field),
                )
                for field in fields
            ),
            key=lambda ground: (ground.walls, sum(self.losses[ground.field].values()), ground.field),
        )
        self.fresh = (
            _strongest(first, assignable(table, active, False)),
            _strongest(second, assignable(table, defender, False)),
        )
        """Attackers and Defenders at home that can be assigned in Infantry Maneuvers."""
        self.riders = (
            _strongest(first, assignable(table, active, True)),
            _strongest(second, assignable(table, defender, True)),
        )

    def there(self, field: int, units: Sequence[Unit]) -> tuple[Unit, ...]:
        """Units sent to attack at this battlefield as they will be there."""
        losses = self.losses[field]
        return tuple(unit._replace(now=max(unit.now - losses.get(unit.card, 0), 0)) for unit in units)

    def clashes(self, attack: Sent, defense: Sent) -> list[Clash]:
        """The battles that come of these assignments."""
        found = []
        for ground in self.grounds:
            attackers = (*ground.attackers, *self.there(ground.field, attack.get(ground.field, ())))
            if attackers:
                defenders = (*ground.defenders, *defense.get(ground.field, ()))
                found.append(Clash(ground.field, attackers, defenders, ground.walls))
        # Hands serve all battles; who has nobody in one can do nothing there.
        active = self.position.active
        attacker, defender = self.position.sides[active], self.position.sides[1 - active]
        first, second = attacker.tricks, defender.tricks
        fought = max(sum(bool(clash.defenders) for clash in found), 1)
        return [
            clash._replace(
                lean=ALONE * min(first / len(found), 4.0)
                if not clash.defenders
                else (first - second) / fought
                + OWN * (_swing(clash.attackers) - _swing(clash.defenders))
                + taken(attacker, clash.attackers, clash.defenders, fought)
                - taken(defender, clash.defenders, clash.attackers, fought)
            )
            for clash in found
        ]

    def worth(self, attack: Sent, defense: Sent, doubts: Doubts) -> float:
        """What the seat gets out of it."""
        return self.position.worth(self.clashes(attack, defense), doubts)


def _lost(table: Table, units: Sequence[Unit], field: int) -> Mapping[int, int]:
    """How much Force each of these units would have less at the battlefield of a Province because of its Region."""
    region = next((p.region for p in table.provinces[1 - table.active] if p.field == field), None)
    if region is None or not any(isinstance(effect, ContStat) for effect in table.prints[region].continuous):
        return {}
    coming = table.frozen()
    pieces = {unit.card: replace(table.pieces[unit.card], place=field) for unit in units}
    placed = tuple(pieces.get(piece.card, piece) for piece in coming.pieces)
    on_it = Table(replace(coming, pieces=placed))
    without = Table(replace(coming, pieces=tuple(piece for piece in placed if piece.card != region)))
    lost = {unit.card: unit_force(without, unit.card) - unit_force(on_it, unit.card) for unit in units}
    return {card: force for card, force in lost.items() if force}


def _strongest(units: Sequence[Unit], able: tuple[int, ...]) -> tuple[Unit, ...]:
    return tuple(sorted((unit for unit in units if unit.card in able), key=lambda unit: (-unit.now, unit.card)))


def _swing(units: Sequence[Unit]) -> float:
    return sum(unit.swing for unit in units)


def _force(units: Sequence[Unit]) -> int:
    return sum(unit.now for unit in units)


def _above(units: Sequence[Unit], force: int) -> tuple[Unit, ...] | None:
    """Units with more Force than this together, none of whom could be left out; None where all are too weak."""
    chosen: list[Unit] = []
    for unit in units:
        if _force(chosen) > force:
            break
        chosen.append(unit)
    if _force(chosen) <= force:
        return None
    for unit in tuple(chosen):
        if len(chosen) > 1 and _force(chosen) - unit.now > force:
            chosen.remove(unit)
    return tuple(chosen)


def _without(units: Sequence[Unit], taken: Sequence[Unit]) -> tuple[Unit, ...]:
    return tuple(unit for unit in units if unit not in taken)


def _attacks(grounds: Sequence[_Ground], units: Sequence[Unit], against: int, most: int = 3) -> Iterator[Sent]:
    """Nobody; the strongest to one of the weakest Provinces; so many as it takes to several of them."""
    yield {}
    if not units:
        return
    for ground in grounds[:most]:
        for count in range(1, len(units) + 1):
            yield {ground.field: tuple(units[:count])}
    yield from _split(tuple(grounds[:most]), tuple(units), against, {})


def _split(grounds: tuple[_Ground, ...], units: tuple[Unit, ...], against: int, sent: Sent) -> Iterator[Sent]:
    if not grounds:
        return
    ground, rest = grounds[0], grounds[1:]
    for force in dict.fromkeys((ground.walls, max(ground.walls, against), ground.walls + against)):
        chosen = _above(units, force)
        if chosen is None:
            break
        left = _without(units, chosen)
        more = {**sent, ground.field: chosen}
        yield more
        if left and sent:
            yield {**sent, ground.field: (*chosen, *left)}
        if left:
            yield from _split(rest, left, against, more)
    if rest and sent:
        yield from _split(rest, units, against, sent)


def _defenses(clashes: Sequence[Clash], units: tuple[Unit, ...]) -> Iterator[Sent]:
    """For each attack: nobody, who holds the Province, who wins, everybody that is left."""
    if not clashes or not units:
        yield {}
        return
    clash, rest = clashes[0], clashes[1:]
    attack, there = _force(clash.attackers), _force(clash.defenders)
    groups: list[tuple[Unit, ...]] = [()]
    for force in (attack - clash.walls - there - 1, attack - there - 1, attack - there, attack - there + 3):
        chosen = _above(units, force) if force >= 0 else None
        if chosen is not None:
            groups.append(chosen)
    groups.append(units)
    groups += [(unit,) for unit in sorted(units, key=lambda unit: -unit.removes)[:1] if unit.removes]
    for group in dict.fromkeys(groups):
        for more in _defenses(rest, _without(units, group)):
            yield {clash.field: group, **more} if group else more


def _answered(field: _Field, attack: Sent, doubts: Doubts, bound: float) -> float:
    """What an attack is worth to the Attacker after the best defense; ends early at or below `bound`."""
    clashes = field.clashes(attack, {})
    low = float("inf")
    sign = 1.0 if field.position.seat == field.position.active else -1.0
    for defense in _defenses(clashes, field.fresh[1]):
        low = min(low, sign * field.worth(attack, defense, doubts))
        if low <= bound:
            break
    return low


def _ridden(field: _Field, held: tuple[Unit, ...], attack: Sent, defense: Sent, doubts: Doubts) -> float:
    """The best that the Attacker can still do with Cavalry held at home."""
    sign = 1.0 if field.position.seat == field.position.active else -1.0
    best = sign * field.worth(attack, defense, doubts)
    for ground in field.grounds:
        there = (*ground.attackers, *attack.get(ground.field, ()))
        guards = _force(ground.defenders) + _force(defense.get(ground.field, ()))
        for force in (ground.walls + guards, guards):
            chosen = _above(held, max(force - _force(there), 0))
            for group in (chosen, held) if chosen is not None else ():
                sent = {**attack, ground.field: (*attack.get(ground.field, ()), *group)}
                best = max(best, sign * field.worth(sent, defense, doubts))
    return best


def best_attack(
    table: Table, seat: int, declared: bool = True, must: bool = False, plain: bool = False
) -> tuple[float, Sent, float]:
    """The best assignment of the Attacker in Infantry Maneuvers (or before the attack is declared), its worth, and the
    worth of not attacking, which weighs the less the longer the match lasts. `must`: somebody has to go. `plain`: with
    clear superiority it hardly fears what comes after, goes nowhere that it is far too weak for, and lets no Cavalry
    wait for the Defender."""
    field = _Field(table, seat, declared)
    units = field.fresh[0]
    against = _force(field.fresh[1])
    still = field.worth({}, {}, ATTACKING)
    if _force(units) >= against:
        still -= BOLDER * max(table.turn - SIEGE, 0)
    if plain and field.grounds:
        still -= BOLD * max(_force(units) - against - field.grounds[0].walls, 0)
    best, found = float("-inf") if must else still, Sent()
    seen: set[tuple[tuple[int, tuple[int, ...]], ...]] = set()
    for attack in _attacks(field.grounds, units, against):
        key = tuple(sorted((at, tuple(unit.card for unit in group)) for at, group in attack.items()))
        if not attack or key in seen or (plain and _too_weak(field, attack)):
            continue
        seen.add(key)
        got = _answered(field, attack, ATTACKING, best)
        if got > best + 1e-9:
            best, found = got, attack
    if field.riders[0] and not plain:
        foot = _without(units, field.riders[0])
        for attack in _attacks(field.grounds, foot, against, 1):
            got = min(
                _ridden(field, field.riders[0], attack, defense, ATTACKING)
                for defense in _scattered(field, attack)
            )
            if got > best + 1e-9:
                best, found = got, attack
    return best, found, still


def _too_weak(field: _Field, attack: Sent) -> bool:
    """Whether no Province could fall even if nobody defended and the hand helped a little."""
    help_ = min(field.position.sides[field.position.active].tricks, HELP)
    walls = {ground.field: ground.walls for ground in field.grounds}
    return all(_force(field.there(at, group)) + help_ <= walls[at] for at, group in attack.items())


def _scattered(field: _Field, attack: Sent) -> Iterator[Sent]:
    """How the Defender may stand before Cavalry comes."""
    yield from _defenses(field.clashes(attack, {}), field.fresh[1])
    units = field.fresh[1]
    for ground in field.grounds if units else ():
        yield {ground.field: units}
    if len(units) > 1 and len(field.grounds) > 1:
        yield {field.grounds[0].field: units[::2], field.grounds[1].field: units[1::2]}


def attack(table: Table, frame: Maneuvering, plain: bool = False) -> Assign:
    """The Attacker's assignment; `plain` as in `best_attack`."""
    if not frame.cavalry:
        # Who has declared an attack goes, but for Cavalry that waits for the Defender.
        units = Position(table, frame.seat).sides[frame.seat].units
        must = plain or not any(unit.rides for unit in units if unit.ready)
        return orders(best_attack(table, frame.seat, must=must, plain=plain)[1])
    field = _Field(table, frame.seat, True)
    guards = field.riders[1]
    best, found = float("-inf"), Sent()
    for sent in _attacks(field.grounds, field.riders[0], _force(guards), 4):
        clashes = field.clashes(sent, {})
        if not clashes:  # nobody has come yet, so somebody goes now, where anybody can
            continue
        got = min(field.worth(sent, defense, ATTACKING) for defense in _defenses(clashes, guards))
        if got > best + 1e-9:
            best, found = got, sent
    return orders(found)


def defense(table: Table, frame: Maneuvering) -> Assign:
    """The Defender's assignment; in Infantry Maneuvers against the best that Cavalry at home can still do."""
    field = _Field(table, frame.seat, True)
    units = field.riders[1] if frame.cavalry else field.fresh[1]
    riders = () if frame.cavalry else field.riders[0]
    options: list[Sent] = list(_defenses(field.clashes({}, {}), units))
    if riders:
        options += _scattered(field, {})
    best, found = float("-inf"), Sent()
    for sent in options:
        got = -_ridden(field, riders, {}, sent, DEFENDING) if riders else field.worth({}, sent, DEFENDING)
        if got < -WON / 2:
            got += 0.1 * _margin(field.clashes({}, sent))  # what the sums give up may still be fought for
        if got > best + 1e-9:
            best, found = got, sent
    return orders(found)


def _margin(clashes: Sequence[Clash]) -> int:
    """How far the Defender is from holding the Province that is nearest to it."""
    return max((_force(one.defenders) + one.walls - _force(one.attackers) for one in clashes), default=0)


def orders(sent: Sent) -> Assign:
    """As an action."""
    placed = [Order(unit.card, field) for field, units in sent.items() for unit in units]
    return Assign(tuple(sorted(placed, key=lambda order: order.unit)))
