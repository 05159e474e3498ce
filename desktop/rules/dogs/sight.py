"""What a seat sees and remembers: everything is public but chance to come."""

from __future__ import annotations

from desktop.rules.dogs.asking import decision
from desktop.rules.dogs.cards import FACES
from desktop.rules.dogs.events import (
    Busted,
    DiceRolled,
    DogsScored,
    StartRolled,
    TreatPaid,
    TreatsGained,
    TreatsReturned,
    TrickBegan,
    TurnBegan,
)
from desktop.rules.dogs.lists import deck
from desktop.rules.dogs.values import Knowledge, Progress, State, Statistics, View
from desktop.rules.kit import BrokenState, Event, put, replace


def first_knowledge(seats: int, seat: int) -> Knowledge:
    """Nothing has happened yet."""
    return Knowledge(seat, (Statistics(),) * seats)


def observe(knowledge: Knowledge, event: Event) -> Knowledge:
    """Count what happened."""
    match event:
        case DiceRolled(seat, _, dice):
            return _changed(_faces(knowledge, dice), seat, dice=len(dice))
        case StartRolled(seat, die):
            return _changed(_faces(knowledge, (die,)), seat, dice=1)
        case TrickBegan(seat, _, place, treats):
            tricks = put(knowledge.tricks, place, knowledge.tricks[place] + 1)
            return _changed(replace(knowledge, tricks=tricks), seat, gained=treats)
        case TurnBegan(_, seat):
            return _changed(knowledge, seat, turns=1)
        case TreatsGained(seat, _, amount):
            return _changed(knowledge, seat, gained=amount)
        case TreatsReturned(seat, amount):
            return _changed(knowledge, seat, gained=-amount)
        case TreatPaid(seat):
            return _changed(knowledge, seat, spent=1)
        case Busted(seat):
            return _changed(knowledge, seat, busts=1)
        case DogsScored(seat, dogs, free, scored):
            turn = sum(figures.turns for figures in knowledge.statistics)
            progress = (*knowledge.progress, Progress(turn, seat, scored))
            return _changed(replace(knowledge, progress=progress), seat, free=len(dogs) * free)
    return knowledge


def _faces(knowledge: Knowledge, dice: tuple[int, ...]) -> Knowledge:
    return replace(knowledge, faces=tuple(knowledge.faces[face - 1] + dice.count(face) for face in FACES))


def _changed(
    knowledge: Knowledge,
    seat: int,
    turns: int = 0,
    dice: int = 0,
    gained: int = 0,
    spent: int = 0,
    busts: int = 0,
    free: int = 0,
) -> Knowledge:
    old = knowledge.statistics[seat]
    new = Statistics(
        old.turns + turns,
        old.dice + dice,
        old.gained + gained,
        old.spent + spent,
        old.busts + busts,
        old.free + free,
    )
    return replace(knowledge, statistics=put(knowledge.statistics, seat, new))


def view(state: State, seat: int, knowledge: Knowledge) -> View:
    """The whole table. Raises BrokenState where the knowledge is of another one."""
    if len(knowledge.statistics) != len(state.players):
        raise BrokenState("knowledge of another table")
    return View(
        seat,
        state.options,
        state.frames,
        decision(state),
        state.tiles,
        state.players,
        state.next_dog,
        len(deck(state)) + (state.next_dog is not None),
        state.turn,
        state.seat,
        state.first,
        state.last,
        state.winner,
        knowledge,
    )


def sample(seen: View) -> State:
    """The one table that looks like this."""
    return State(
        seen.options,
        seen.frames,
        seen.tiles,
        seen.players,
        seen.next_dog,
        seen.turn,
        seen.turn_seat,
        seen.first,
        seen.last,
        seen.winner,
    )
