"""The Attack Phase: declaration, maneuvers, the order of battles (rules 12)."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.rules.clans.battle_events import Assigned, AttackDeclared, AttackEnded
from desktop.rules.clans.battles import begin_battle, go_home
from desktop.rules.clans.changes import happened
from desktop.rules.clans.choices import (
    AnyDecision,
    Assign,
    Attack,
    Battle,
    DeclareAttack,
    Maneuvers,
    NextBattle,
    Order,
    Pass,
)
from desktop.rules.clans.events import Passed, PhaseBegan
from desktop.rules.clans.frames import HOME, Attacking, Declaring, Fact, Maneuvering
from desktop.rules.clans.reading import preventing
from desktop.rules.clans.reasons import CannotAssign, NoBattlefield, NotSorted
from desktop.rules.clans.rule import FrameRule
from desktop.rules.clans.table import Table
from desktop.rules.clans.values import Assault
from desktop.rules.kit import Action, NotNow, Reason, Rng, replace


def attack_forbidden(table: Table) -> int | None:
    """The card because of which no attack may be declared now; None if one may."""
    for lasting in table.lasting:
        if lasting.kind == "no_attack" and lasting.ruling is not None:
            return lasting.ruling[0]
    return None


class DeclaringRule(FrameRule[Declaring]):
    """The active player may attack once a turn."""

    def settle(self, table: Table, frame: Declaring) -> bool:
        """Nothing to decide where attacks are forbidden."""
        if attack_forbidden(table) is None:
            return True
        table.frames.pop()
        return False

    def decision(self, table: Table, frame: Declaring) -> AnyDecision:
        """Attack or not."""
        return DeclareAttack(table.active)

    def legal(self, table: Table, frame: Declaring) -> tuple[Action, ...]:
        """Both."""
        return (Attack(), Pass())

    def why_not(self, table: Table, frame: Declaring, action: Action) -> Reason | None:
        """Nothing else."""
        return None if isinstance(action, Attack | Pass) else NotNow()

    def act(self, table: Table, frame: Declaring, action: Action) -> None:
        """One battlefield lies before each Province of the Defender."""
        table.frames.pop()
        if isinstance(action, Pass):
            table.log.append(Passed(table.active, "attack"))
            return
        table.phase = "attack"
        table.log.append(PhaseBegan("attack"))
        table.log.append(AttackDeclared(table.active))
        defender = 1 - table.active
        table.assault = Assault(tuple(province.field for province in table.provinces[defender]))
        table.frames.append(Attacking("declared"))


class AttackingRule(FrameRule[Attacking]):
    """The stages of an attack."""

    def settle(self, table: Table, frame: Attacking) -> bool:
        """The next stage; between battles the Attacker chooses, where more than one is left."""
        assert table.assault is not None
        attacker, defender = table.active, 1 - table.active
        match frame.step:
            case "declared":
                table.set_frame(Attacking("infantry"))
                happened(table, Fact("attack_declared", seat=defender, by=attacker))
            case "infantry" | "cavalry":
                cavalry = frame.step == "cavalry"
                table.set_frame(Attacking("fight" if cavalry else "cavalry"))
                table.frames += (Maneuvering(defender, cavalry), Maneuvering(attacker, cavalry))
            case "fight":
                left = battlefields_left(table)
                if len(left) > 1:
                    return True
                if left:
                    begin_battle(table, left[0])
                else:
                    table.set_frame(Attacking("end"))
            case "end":
                table.frames.pop()
                for seat in (attacker, defender):
                    units = [
                        card
                        for card in table.stats.personalities
                        if table.owners[card] == seat and table.pieces[card].place != HOME
                    ]
                    go_home(table, units, bowing=seat == attacker)
                table.assault = None
                table.log.append(AttackEnded(attacker))
        return False

    def decision(self, table: Table, frame: Attacking) -> AnyDecision:
        """The next battlefield."""
        return NextBattle(table.active)

    def legal(self, table: Table, frame: Attacking) -> tuple[Action, ...]:
        """Those not yet fought at."""
        return tuple(Battle(field) for field in battlefields_left(table))

    def why_not(self, table: Table, frame: Attacking, action: Action) -> Reason | None:
        """Every battlefield has exactly one battle."""
        if not isinstance(action, Battle):
            return NotNow()
        return None if action.field in battlefields_left(table) else NoBattlefield(action.field)

    def act(self, table: Table, frame: Attacking, action: Action) -> None:
        """The battle begins."""
        assert isinstance(action, Battle)
        begin_battle(table, action.field)


def battlefields_left(table: Table) -> tuple[int, ...]:
    """The battlefields without a battle so far."""
    assault = table.assault
    if assault is None:
        return ()
    defender = 1 - table.active
    return tuple(
        field
        for field in assault.fields
        if field not in assault.fought and table.province(defender, field) is not None
    )


# -- maneuvers --------------------------------------------------------------------------------------------------------


def why_not_assign(table: Table, seat: int, cavalry: bool, unit: int) -> Reason | None:
    """Why a unit cannot be assigned now (rules 12.2, 12.3)."""
    piece = table.pieces.get(unit)
    if piece is None or table.owners[unit] != seat or not table.prints[unit].personality:
        return CannotAssign(unit, "not_yours")
    if piece.place != HOME:
        return CannotAssign(unit, "not_home")
    if piece.bowed:
        return CannotAssign(unit, "bowed")
    if cavalry and not table.stats.unit_has(table, unit, "Cavalry"):
        return CannotAssign(unit, "not_cavalry")
    if preventing(table, unit, "assign") is not None:
        return CannotAssign(unit, "forbidden")
    return None


def assignable(table: Table, seat: int, cavalry: bool) -> tuple[int, ...]:
    """The units that can be assigned now, sorted."""
    units = (card for card in table.stats.personalities if why_not_assign(table, seat, cavalry, card) is None)
    return tuple(sorted(units))


def some_assignments(table: Table, frame: Maneuvering) -> Iterator[Assign]:
    """Nobody; every unit alone to each battlefield; all together to each."""
    fields = battlefields_left(table)
    units = assignable(table, frame.seat, frame.cavalry)
    yield Assign(())
    for field in fields:
        if len(units) > 1:
            yield Assign(tuple(Order(unit, field) for unit in units))
    for unit in units:
        for field in fields:
            yield Assign((Order(unit, field),))


def random_assignment(table: Table, frame: Maneuvering, rng: Rng) -> Assign:
    """Each unit stays at home or goes anywhere."""
    fields = battlefields_left(table)
    orders = []
    for unit in assignable(table, frame.seat, frame.cavalry):
        choice = rng.below(len(fields) + 1)
        if choice < len(fields):
            orders.append(Order(unit, fields[choice]))
    return Assign(tuple(orders))


class ManeuveringRule(FrameRule[Maneuvering]):
    """All assignments of a side at once."""

    def settle(self, table: Table, frame: Maneuvering) -> bool:
        """Nobody can be assigned: nothing to decide."""
        if assignable(table, frame.seat, frame.cavalry) and battlefields_left(table):
            return True
        table.frames.pop()
        return False

    def decision(self, table: Table, frame: Maneuvering) -> AnyDecision:
        """Who goes where."""
        return Maneuvers(frame.seat, frame.cavalry)

    def legal(self, table: Table, frame: Maneuvering) -> tuple[Action, ...]:
        """Some of what is possible."""
        return tuple(some_assignments(table, frame))

    def why_not(self, table: Table, frame: Maneuvering, action: Action) -> Reason | None:
        """Each unit once, sorted, to battlefields that are there."""
        if not isinstance(action, Assign):
            return NotNow()
        units = [order.unit for order in action.orders]
        if units != sorted(set(units)):
            return NotSorted()
        fields = battlefields_left(table)
        for order in action.orders:
            refusal = why_not_assign(table, frame.seat, frame.cavalry, order.unit)
            if refusal is not None:
                return refusal
            if order.field not in fields:
                return NoBattlefield(order.field)
        return None

    def act(self, table: Table, frame: Maneuvering, action: Action) -> None:
        """The units are placed; this is no movement."""
        assert isinstance(action, Assign)
        table.frames.pop()
        for order in action.orders:
            table.put(replace(table.pieces[order.unit], place=order.field))
        table.log.append(Assigned(frame.seat, frame.cavalry, action.orders))
