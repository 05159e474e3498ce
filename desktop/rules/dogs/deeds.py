"""What the actions do. All of them are known to be allowed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop.rules.dogs.choices import (
    ChangeDie,
    DiscardDice,
    DogRevealed,
    DoTrick,
    GoOn,
    KeepDice,
    KeepNumber,
    KeepRoll,
    LiftBuried,
    LiftPlaced,
    MoveDie,
    Name,
    Place,
    PutAside,
    Reroll,
    Rolled,
    ScoreDogs,
    SetTo,
    Skip,
    Space,
    Stop,
    TileDrawn,
)
from desktop.rules.dogs.events import (
    DiceKept,
    DicePlaced,
    DiceRolled,
    DiceSetAside,
    DieChanged,
    DieLifted,
    DieMoved,
    DieSet,
    FirstFound,
    NumberNamed,
    Skipped,
    StartRolled,
    StartTied,
    Stopped,
    TileLaid,
    TreatPaid,
    TrickBegan,
    WentOn,
)
from desktop.rules.dogs.frames import (
    Changing,
    Choosing,
    Drawing,
    DrawingTiles,
    Ending,
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
    StartRolling,
)
from desktop.rules.dogs.running import chosen, done, go_on, kept_roll, rolled, stage_done, without
from desktop.rules.dogs.table import Table
from desktop.rules.dogs.values import ActiveDog, Player, Tile
from desktop.rules.kit import replace

# -- chance -----------------------------------------------------------------------------------------------------------


def _tile(table: Table, frame: DrawingTiles, action: TileDrawn) -> None:
    table.events.append(TileLaid(action.trick, len(table.tiles)))
    table.tiles.append(Tile(action.trick))
    table.frames[-1] = DrawingTiles(frame.colours[1:])
    if len(frame.colours) == 1:
        table.frames.pop()


def _revealed(table: Table, frame: Drawing, action: DogRevealed) -> None:
    table.revealed(frame, action.dog)
    if table.frames and type(table.frames[-1]) is Ending:
        table.end_turn(None)


def _start(table: Table, frame: StartRolling, action: Rolled) -> None:
    """A first die. When all have rolled, the highest begins; those who tie roll again (rules 2)."""
    seat = frame.seats[len(frame.dice)]
    player = table.players[seat]
    table.events.append(StartRolled(seat, action.dice[0], bool(player.yard)))
    table.players[seat] = Player(player.treats, action.dice, player.dogs, player.scored)
    dice = (*frame.dice, action.dice[0])
    if len(dice) < len(frame.seats):
        table.frames[-1] = StartRolling(frame.seats, dice)
        return
    best = max(dice)
    tied = tuple(seat for seat, die in zip(frame.seats, dice, strict=True) if die == best)
    if len(tied) > 1:
        table.events.append(StartTied(tied, best))
        table.frames[-1] = StartRolling(tied)
        return
    table.first = tied[0]
    table.events.append(FirstFound(tied[0], best))
    table.begin_turn(tied[0])


def _rolled(table: Table, frame: Rolling, action: Rolled) -> None:
    running = table.frames[-2]
    assert isinstance(running, Running)
    table.events.append(DiceRolled(table.seat, running.trick, action.dice, frame.kept, frame.again))
    rolled(table, running, tuple(sorted((*frame.kept, *action.dice))) if frame.kept else action.dice)


# -- a turn -----------------------------------------------------------------------------------------------------------


def _do_trick(table: Table, frame: Choosing, action: DoTrick) -> None:
    """Take the treats off the tile, turn it over, begin (rules 3.1)."""
    place = next(place for place, tile in enumerate(table.tiles) if tile.trick == action.trick)
    treats = table.tiles[place].treats
    table.tiles[place] = Tile(action.trick, ready=False)
    table.events.append(TrickBegan(table.seat, action.trick, place, table.gain(treats)))
    table.frames[-1] = Running(action.trick)


def _score(table: Table, frame: Choosing, action: ScoreDogs) -> None:
    """All complete dogs at once; that is the turn (rules 4.1)."""
    table.frames[-1] = Ending()
    table.score(free=False)
    if table.frames and type(table.frames[-1]) is Ending:
        table.end_turn(None)


def _running(table: Table) -> Running:
    running = table.frames[-2]
    assert isinstance(running, Running)
    return running


def _keep_roll(table: Table, frame: Rerolling, action: KeepRoll) -> None:
    kept_roll(table, _running(table), frame.dice)


def _reroll(table: Table, frame: Rerolling, action: Reroll) -> None:
    """A treat rerolls the whole roll, with Track any part of it (rules 3.2)."""
    table.gain(-1)
    table.events.append(TreatPaid(table.seat, action.dice, table.player.treats))
    table.frames[-1] = Rolling(len(action.dice), without(frame.dice, action.dice), again=True)


def _place(table: Table, frame: Placing, action: Place) -> None:
    """All dice at once; only then the checks (rules 3.2)."""
    player = table.player
    dogs = player.dogs
    if action.spaces:
        onto = dict.fromkeys((dog for dog, _ in action.spaces), 0)
        for dog, number in action.spaces:
            onto[dog] |= 1 << number
        dogs = tuple(
            ActiveDog(active.dog, active.filled | onto[active.dog]) if active.dog in onto else active for active in dogs
        )
    yard = tuple(sorted((*player.yard, *action.buried))) if action.buried else player.yard
    table.players[table.seat] = Player(player.treats, yard, dogs, player.scored)
    table.events.append(DicePlaced(table.seat, action.spaces, action.buried, sum(yard)))
    stage_done(table, _running(table), sum(action.buried))


def _keep_number(table: Table, frame: Keeping, action: KeepNumber) -> None:
    chosen(table, _running(table), tuple(die for die in frame.dice if die == action.number), frame.dice)


def _keep_dice(table: Table, frame: Keeping, action: KeepDice) -> None:
    chosen(table, _running(table), action.dice, frame.dice)


def _discard(table: Table, frame: Keeping, action: DiscardDice) -> None:
    if action.dice:
        chosen(table, _running(table), without(frame.dice, action.dice), frame.dice)
    else:
        table.events.append(DiceKept(table.seat, _running(table).trick, frame.dice, ()))
        table.frames[-1] = Placing(frame.dice)


def _go_on(table: Table, frame: GoingOn, action: GoOn) -> None:
    table.events.append(WentOn(table.seat, _running(table).trick))
    done(table)


def _stop(table: Table, frame: GoingOn, action: Stop) -> None:
    running = _running(table)
    table.events.append(Stopped(table.seat, running.trick, running.aside))
    table.frames.pop()
    table.end_trick()


def _skip(table: Table, frame: Moving | Changing, action: Skip) -> None:
    table.events.append(Skipped(table.seat, _running(table).trick))
    done(table)


def lifted_off(player: Player, space: Space) -> Player:
    """The player with one space emptied."""
    dog, number = space
    dogs = tuple(
        ActiveDog(dog, active.filled & ~(1 << number)) if active.dog == dog else active for active in player.dogs
    )
    return Player(player.treats, player.yard, dogs, player.scored)


def _move(table: Table, frame: Moving, action: MoveDie) -> None:
    player = lifted_off(table.player, action.start)
    dog, number = action.end
    dogs = tuple(ActiveDog(dog, active.filled | 1 << number) if active.dog == dog else active for active in player.dogs)
    table.players[table.seat] = Player(player.treats, player.yard, dogs, player.scored)
    table.events.append(DieMoved(table.seat, action.start, action.end))
    done(table)


def _change(table: Table, frame: Changing, action: ChangeDie) -> None:
    """The touched yard is checked at once; another's bust does not end the turn (rules 3.3)."""
    owner = table.players[action.owner]
    now = action.die + action.by
    left = without(owner.yard, (action.die,))
    yard = tuple(sorted((*left, now))) if now else left
    table.players[action.owner] = Player(owner.treats, yard, owner.dogs, owner.scored)
    table.events.append(DieChanged(table.seat, action.owner, action.die, now, sum(yard)))
    if table.busts(action.owner) and action.owner == table.seat:
        table.end_trick(busted=True)
    elif frame.left == 1 or not any(player.yard for player in table.players):
        done(table)
    else:
        table.frames[-1] = Changing(frame.left - 1)


def _set_to(table: Table, frame: Setting, action: SetTo) -> None:
    assert table.next_dog is not None
    table.events.append(DieSet(table.seat, action.number, table.next_dog))
    table.frames[-1] = Placing((action.number,))


def _lift_buried(table: Table, frame: Lifting, action: LiftBuried) -> None:
    player = table.player
    yard = without(player.yard, (action.die,))
    table.players[table.seat] = Player(player.treats, yard, player.dogs, player.scored)
    table.events.append(DieLifted(table.seat, action.die, None))
    _lifted(table)


def _lift_placed(table: Table, frame: Lifting, action: LiftPlaced) -> None:
    table.players[table.seat] = lifted_off(table.player, action.space)
    table.events.append(DieLifted(table.seat, action.space[1], action.space))
    _lifted(table)


def _lifted(table: Table) -> None:
    table.frames[-2] = replace(_running(table), lifted=1)
    done(table)


def _put_aside(table: Table, frame: SettingAside, action: PutAside) -> None:
    table.events.append(DiceSetAside(table.seat, action.count))
    table.frames[-2] = replace(_running(table), aside=action.count)
    done(table)


def _name(table: Table, frame: Naming, action: Name) -> None:
    table.events.append(NumberNamed(table.seat, action.number))
    table.frames[-2] = replace(_running(table), named=action.number)
    done(table)


_DO: dict[tuple[type, type], Callable[[Table, Any, Any], None]] = {
    (DrawingTiles, TileDrawn): _tile,
    (Drawing, DogRevealed): _revealed,
    (StartRolling, Rolled): _start,
    (Rolling, Rolled): _rolled,
    (Choosing, DoTrick): _do_trick,
    (Choosing, ScoreDogs): _score,
    (Rerolling, KeepRoll): _keep_roll,
    (Rerolling, Reroll): _reroll,
    (Placing, Place): _place,
    (Keeping, KeepNumber): _keep_number,
    (Keeping, KeepDice): _keep_dice,
    (Keeping, DiscardDice): _discard,
    (GoingOn, GoOn): _go_on,
    (GoingOn, Stop): _stop,
    (Moving, MoveDie): _move,
    (Moving, Skip): _skip,
    (Changing, ChangeDie): _change,
    (Changing, Skip): _skip,
    (Setting, SetTo): _set_to,
    (Lifting, LiftBuried): _lift_buried,
    (Lifting, LiftPlaced): _lift_placed,
    (SettingAside, PutAside): _put_aside,
    (Naming, Name): _name,
}


def act(table: Table, action: object) -> None:
    """Carry out an action that is known to be allowed, up to the next decision."""
    frame = table.frames[-1]
    _DO[type(frame), type(action)](table, frame, action)
    if table.frames:
        go_on(table)
