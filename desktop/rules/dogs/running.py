"""Doing a trick: its steps, one after the other, and what every roll goes through (rules 3.1 to 3.3, 4.2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop.rules.dogs.cards import (
    MASKS,
    STEPS,
    TWO,
    Again,
    Change,
    Draw,
    Gain,
    GiveBack,
    LiftOne,
    LiftYard,
    May,
    Move,
    Name,
    Roll,
    SetAside,
    SetDie,
)
from desktop.rules.dogs.events import DiceKept, TreatsGained, TreatsReturned, YardLifted
from desktop.rules.dogs.frames import (
    Changing,
    GoingOn,
    Keeping,
    Lifting,
    Moving,
    Naming,
    Placing,
    Rerolling,
    Rolling,
    Running,
    Setting,
    SettingAside,
)
from desktop.rules.dogs.table import Table, dice_of, has_dice, highest_free, totals_eight
from desktop.rules.dogs.values import Player
from desktop.rules.kit import replace


def go_on(table: Table) -> None:
    """Carry out the steps that ask nobody, until somebody must decide, or the trick is done."""
    while type(running := table.frames[-1]) is Running:
        steps = STEPS[running.trick]
        if running.step == len(steps):
            table.end_trick()
            return
        step = steps[running.step]
        _DO[type(step)](table, running, step)


def done(table: Table) -> None:
    """The step at hand is done, and so is whatever was asked for it: the next one, please."""
    while type(running := table.frames[-1]) is not Running:
        table.frames.pop()
    table.frames[-1] = replace(running, step=running.step + 1)


# -- the steps --------------------------------------------------------------------------------------------------------


def _draw(table: Table, running: Running, step: Draw) -> None:
    done(table)
    table.draw(min(1, table.player.room))


def _roll(table: Table, running: Running, step: Roll) -> None:
    running = replace(running, round=running.round + 1, aside=running.aside - step.aside)
    count = dice_of(step, running, table.player)
    if not count:
        done(table)
        return
    table.frames[-1] = running
    table.frames.append(Rolling(count))


def _lift_yard(table: Table, running: Running, step: LiftYard) -> None:
    player = table.player
    if player.yard:
        table.events.append(YardLifted(table.seat, player.yard))
        table.players[table.seat] = Player(player.treats, (), player.dogs, player.scored)
    table.frames[-1] = replace(running, step=running.step + 1, lifted=len(player.yard))


def _lift_one(table: Table, running: Running, step: LiftOne) -> None:
    if has_dice(table.player):
        table.frames.append(Lifting())
    else:
        table.frames[-1] = replace(running, step=running.step + 1, lifted=0)


def _may(table: Table, running: Running, step: May) -> None:
    if step.paws_cover_rest:
        if not running.aside:
            table.end_trick()
            return
        if table.player.paws < running.aside:
            done(table)
            return
    table.frames.append(GoingOn())


def _again(table: Table, running: Running, step: Again) -> None:
    table.frames[-1] = replace(running, step=step.step)


def _move(table: Table, running: Running, step: Move) -> None:
    dogs = table.player.dogs
    if any(active.filled for active in dogs) and any(active.free for active in dogs):
        table.frames.append(Moving())
    else:
        done(table)


def _change(table: Table, running: Running, step: Change) -> None:
    paws = table.player.paws
    if paws and any(player.yard for player in table.players):
        table.frames.append(Changing(paws))
    else:
        done(table)


def _set_die(table: Table, running: Running, step: SetDie) -> None:
    table.frames.append(Setting())


def _set_aside(table: Table, running: Running, step: SetAside) -> None:
    table.frames.append(SettingAside())


def _name(table: Table, running: Running, step: Name) -> None:
    table.frames.append(Naming())


def _gain(table: Table, running: Running, step: Gain) -> None:
    player = table.player
    amount = step.treats
    match step.each:
        case "paw":
            amount += player.paws
        case "treat":
            amount += player.treats
        case "used_trick":
            amount += sum(not tile.ready and tile.trick != running.trick for tile in table.tiles)
        case "buried_die":
            amount += running.buried
    done(table)
    amount = table.gain(amount)
    if amount:
        table.events.append(TreatsGained(table.seat, running.trick, amount, table.player.treats))


def _give_back(table: Table, running: Running, step: GiveBack) -> None:
    number = highest_free(table.player)
    amount = -table.gain(-number)
    done(table)
    if amount:
        table.events.append(TreatsReturned(table.seat, amount, number, table.player.treats))


_DO: dict[type, Callable[[Table, Running, Any], None]] = {
    Draw: _draw,
    Roll: _roll,
    LiftYard: _lift_yard,
    LiftOne: _lift_one,
    May: _may,
    Again: _again,
    Move: _move,
    Change: _change,
    SetDie: _set_die,
    SetAside: _set_aside,
    Name: _name,
    Gain: _gain,
    GiveBack: _give_back,
}


# -- one roll ---------------------------------------------------------------------------------------------------------


def step_of(running: Running) -> Roll | None:
    """The roll at hand; None where a die was set, not rolled."""
    step = STEPS[running.trick][running.step]
    return step if type(step) is Roll else None


def rolled(table: Table, running: Running, dice: tuple[int, ...]) -> None:
    """The dice lie: with a treat they may be rerolled."""
    if table.player.treats:
        table.frames[-1] = Rerolling(dice)
    else:
        kept_roll(table, running, dice)


def kept_roll(table: Table, running: Running, dice: tuple[int, ...]) -> None:
    """No (further) reroll: some dice may go, the others are placed."""
    step = step_of(running)
    keep = "all" if step is None else step.keep
    if keep == "up_to_named":
        chosen(table, running, tuple(die for die in dice if die <= running.named), dice)
    elif keep == "eight" and not totals_eight(dice):
        chosen(table, running, (), dice)
    elif (
        keep == "all"
        or (keep == "two" and len(dice) <= TWO)
        or (keep == "low_may_go" and dice[0] >= table.player.total)
    ):
        table.frames[-1] = Placing(dice)
    else:
        table.frames[-1] = Keeping(dice)


def chosen(table: Table, running: Running, kept: tuple[int, ...], dice: tuple[int, ...]) -> None:
    """Some dice stay, the others are discarded; where none stays, nothing more happens in this roll."""
    table.events.append(DiceKept(table.seat, running.trick, kept, without(dice, kept)))
    if kept:
        table.frames[-1] = Placing(kept)
    else:
        table.frames[-2] = replace(running, buried=0)
        done(table)


def without(dice: tuple[int, ...], gone: tuple[int, ...]) -> tuple[int, ...]:
    """The dice without those that are gone, all of which are among them."""
    left = list(dice)
    for die in gone:
        left.remove(die)
    return tuple(left)


def stage_done(table: Table, running: Running, buried: int) -> None:
    """All dice of the roll are assigned: first the bust check, then the bonus; then the next step."""
    if table.busts(table.seat):
        table.end_trick(busted=True)
        return
    table.frames[-2] = replace(running, buried=buried)
    done(table)
    dogs = table.player.dogs
    if dogs and all(active.filled == MASKS[active.dog] for active in dogs):
        table.score(free=True)
