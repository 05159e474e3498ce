"""Is this a position that play can reach? Asked of every saved game before it is opened."""

from __future__ import annotations

from desktop.rules.dogs.cards import (
    BY_COLOUR,
    COLOUR_OF,
    COLOURS,
    FACES,
    FIRST_DOGS,
    MASKS,
    MOST_DOGS,
    STEPS,
    YARD_LIMIT,
    Again,
    Change,
    LiftOne,
    May,
    Move,
    Name,
    Roll,
    SetAside,
    SetDie,
)
from desktop.rules.dogs.frames import (
    AnyFrame,
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
from desktop.rules.dogs.lists import legal
from desktop.rules.dogs.match import tricks_of
from desktop.rules.dogs.running import step_of
from desktop.rules.dogs.table import dice_of
from desktop.rules.dogs.values import MOST_TREATS, SEATS, Player, State
from desktop.rules.kit import BrokenState

MOST_TURNS = 1_000_000
"""Far beyond any match; keeps numbers small."""
MOST_DICE = 24
"""More dice than any roll can have: every space and the whole yard of a seat."""
_ASKED_BY: dict[type, type] = {
    Rolling: Roll,
    Rerolling: Roll,
    Keeping: Roll,
    GoingOn: May,
    Moving: Move,
    Changing: Change,
    Setting: SetDie,
    Lifting: LiftOne,
    SettingAside: SetAside,
    Naming: Name,
}
"""Which step opens which frame; Placing is opened by two."""


def _sound(condition: bool, what: str) -> None:
    if not condition:
        raise BrokenState(what)


def check(state: State) -> None:
    """Raise BrokenState where dogs, dice, tricks or what is open cannot be so."""
    _sound(len(state.players) in SEATS, f"{len(state.players)} seats")
    for player in state.players:
        _player(player)
    _dogs(state)
    _tiles(state)
    _turns(state)
    _open(state)
    if state.frames:
        _sound(bool(legal(state)), "nothing can be done")


def _player(player: Player) -> None:
    _sound(0 <= player.treats <= MOST_TREATS, "treats")
    _dice(player.yard)
    _sound(sum(player.yard) <= YARD_LIMIT, "a yard that has bust")
    _sound(player.room >= 0, "more than six dogs")
    for active in player.dogs:
        _sound(0 < active.dog < len(MASKS) and active.filled & ~MASKS[active.dog] == 0, "dice beside the spaces")


def _dice(dice: tuple[int, ...]) -> None:
    _sound(len(dice) <= MOST_DICE, "too many dice")
    _sound(list(dice) == sorted(dice) and all(die in FACES for die in dice), "dice out of order")


def _dogs(state: State) -> None:
    seen = [dog for player in state.players for dog in (*player.scored, *(active.dog for active in player.dogs))]
    if state.next_dog is not None:
        seen.append(state.next_dog)
    _sound(all(0 < dog < len(MASKS) for dog in seen) and len(set(seen)) == len(seen), "a dog in two places")
    drawing = bool(state.frames) and isinstance(state.frames[-1], Drawing)
    setting_up = state.turn == 0 and len(state.frames) > 1
    over = not state.frames
    _sound(over or (state.next_dog is None) == (drawing or setting_up), "the next dog lies open, or is drawn")


def _tiles(state: State) -> None:
    tiles = state.tiles
    missing = 0
    if state.frames and isinstance(state.frames[-1], DrawingTiles):
        missing = len(state.frames[-1].colours)
        _sound(state.frames[-1].colours == COLOURS[len(COLOURS) - missing :] and missing > 0, "tricks to be drawn")
    expected = (*BY_COLOUR["base"], *tricks_of(state.options))
    tricks = tuple(tile.trick for tile in tiles)
    _sound(tricks[: len(expected)] == expected, "other tricks than those agreed on")
    _sound(
        tuple(COLOUR_OF[trick] for trick in tricks[len(BY_COLOUR["base"]) :]) == COLOURS[: len(COLOURS) - missing],
        "tricks of the wrong colours",
    )
    _sound(tricks[0] != tricks[1], "a trick twice")
    _sound(all(0 <= tile.treats <= MOST_TREATS for tile in tiles), "treats on a trick")
    ready = sum(tile.ready for tile in tiles)
    running = state.frames[0] if state.frames else None
    if isinstance(running, Running):
        _sound(any(tile.trick == running.trick and not tile.ready and not tile.treats for tile in tiles), "its trick")
        _sound(ready >= 1, "no trick is left")
    elif state.frames:
        _sound(ready >= 2 if state.turn else ready == len(tiles), "too few tricks are left")
    if state.turn == 0:
        _sound(not any(tile.treats for tile in tiles), "treats on a trick")


def _turns(state: State) -> None:
    seats = len(state.players)
    _sound(0 <= state.turn <= MOST_TURNS, f"turn {state.turn}")
    _sound(0 <= state.seat < seats and 0 <= state.first < seats, f"seat {state.seat} of {seats}")
    if state.turn:
        _sound((state.first + state.turn - 1) % seats == state.seat, "out of turn")
        last = state.last
        _sound((last is None) == (state.turn == 1), "a turn before the first")
        if last is not None:
            _sound(last.seat == (state.seat - 1) % seats, "the last turn was another's")
            _sound(not (last.busted and last.trick is None), "busted without a trick")
            _sound(last.trick is None or last.trick in [tile.trick for tile in state.tiles], "a trick not here")
    else:
        _sound(state.seat == 0 and state.first == 0 and state.last is None, "a turn during the set-up")
    winners = [seat for seat, player in enumerate(state.players) if len(player.scored) == MOST_DOGS]
    _sound(winners == ([] if state.winner is None else [state.winner]), "six scored dogs win")
    _sound((state.winner is not None) == (not state.frames), "over, or not")
    _sound(state.winner in (None, state.seat) and (state.turn > 0 or state.winner is None), "won out of turn")


def _open(state: State) -> None:
    frames = state.frames
    if not frames:
        return
    if state.turn == 0:
        _setting_up(state)
        return
    for seat, player in enumerate(state.players):
        drawn = frames[-1].seats.count(seat) if isinstance(frames[-1], Drawing) else 0
        _sound(drawn <= player.room, "more than six dogs")
        _sound(len(player.dogs) + drawn > 0, "nobody to fill")
    kinds = tuple(type(frame) for frame in frames)
    if kinds[-1] is Drawing:
        frame = frames[-1]
        assert isinstance(frame, Drawing)
        _sound(all(seat == state.seat for seat in frame.seats), "another seat draws")
        _sound(kinds in ((Ending, Drawing), (Running, Drawing)), "what is open cannot be open at once")
        if kinds[0] is Running:
            running = frames[0]
            assert isinstance(running, Running)
            _registers(running)
            _sound(running.step <= len(STEPS[running.trick]), "beyond the last step")
        return
    if kinds == (Choosing,):
        return
    _sound(len(kinds) == 2 and kinds[0] is Running, "what is open cannot be open at once")
    running = frames[0]
    assert isinstance(running, Running)
    _step(state, running, frames[1])


def _setting_up(state: State) -> None:
    """Tricks, then dogs, then dice."""
    seats = tuple(range(len(state.players)))
    kinds = tuple(type(frame) for frame in state.frames)
    _sound(
        kinds in ((StartRolling,), (StartRolling, Drawing), (StartRolling, Drawing, DrawingTiles)),
        "what is open cannot be open at once",
    )
    rolling = state.frames[0]
    assert isinstance(rolling, StartRolling)
    _sound(all(not player.scored and not any(a.filled for a in player.dogs) for player in state.players), "too early")
    if len(kinds) > 1:
        drawing = state.frames[1]
        assert isinstance(drawing, Drawing)
        queue = seats * FIRST_DOGS
        dealt = len(queue) - len(drawing.seats)
        _sound(drawing.seats == queue[dealt:], "dogs are dealt in turn")
        _sound(all(len(player.dogs) == queue[:dealt].count(seat) for seat, player in enumerate(state.players)), "dogs")
        _sound(len(kinds) == 2 or not dealt, "tricks come first")
        _sound(rolling == StartRolling(seats) and not any(player.yard for player in state.players), "dogs come first")
        return
    _sound(all(len(player.dogs) == FIRST_DOGS for player in state.players), "two dogs each")
    _sound(len(rolling.dice) < len(rolling.seats), "nobody rolls")
    _sound(list(rolling.seats) == sorted(set(rolling.seats)) and set(rolling.seats) <= set(seats), "who rolls")
    _sound(len(rolling.seats) > 1 and all(die in FACES for die in rolling.dice), "first dice")
    first_round = not all(player.yard for player in state.players)
    for seat, player in enumerate(state.players):
        at = rolling.seats.index(seat) if seat in rolling.seats else None
        if at is not None and at < len(rolling.dice):
            _sound(player.yard == (rolling.dice[at],), "the first die is buried")
        else:
            _sound(len(player.yard) == (0 if first_round else 1), "one die is buried")
    if first_round:
        _sound(rolling.seats == seats, "everybody rolls")


def _registers(running: Running) -> None:
    counts = (running.step, running.round, running.lifted, running.aside, running.buried)
    _sound(all(0 <= count <= 99 for count in counts) and 0 <= running.named <= 6, "counts of a trick")
    _sound(running.round < MOST_DICE and running.lifted <= MOST_DICE and running.aside <= MOST_DICE, "too many dice")
    _sound(running.trick in STEPS, "no such trick")


def _step(state: State, running: Running, frame: AnyFrame) -> None:
    """The open frame belongs to the step, and its dice can be those of the step."""
    _registers(running)
    steps = STEPS[running.trick]
    _sound(running.step < len(steps), "beyond the last step")
    step = steps[running.step]
    _sound(not isinstance(step, Again), "nothing is asked here")
    player = state.players[state.seat]
    roll = step_of(running)
    rolled = 1 if roll is None else dice_of(roll, running, player)
    if isinstance(frame, Placing):
        _sound(isinstance(step, Roll | SetDie), "nothing to place")
        _dice(frame.dice)
        exact = roll is None or roll.keep == "all"
        _sound(0 < len(frame.dice) <= rolled and (len(frame.dice) == rolled or not exact), "other dice")
        return
    _sound(_ASKED_BY.get(type(frame)) is type(step), "another step asks")
    match frame:
        case Rolling(count, kept, again):
            _dice(kept)
            _sound(count > 0 and count + len(kept) == rolled <= MOST_DICE, "other dice")
            _sound(roll is not None and (not kept or (again and roll.any_part)), "a part was rerolled")
        case Rerolling(dice):
            _dice(dice)
            _sound(bool(dice) and len(dice) == rolled, "other dice")
            _sound(player.treats > 0, "nothing to pay with")
        case Keeping(dice):
            _dice(dice)
            _sound(bool(dice) and len(dice) == rolled, "other dice")
            _sound(roll is not None and roll.keep not in ("all", "up_to_named"), "nothing to choose")
        case Changing(left):
            _sound(0 < left <= player.paws, "no paws left")
            _sound(any(other.yard for other in state.players), "no die to change")
