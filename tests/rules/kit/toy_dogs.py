"""A toy: dice are rolled and placed on the numbered spaces of one's dogs, or buried in one's yard. Eight pips or more
in the yard: bust, all dice are lost. All dogs complete after a roll: they are scored at once. Three scored dogs win.

What it proves: a roll as a decision of chance with weights, the whole assignment of the dice as one unlisted decision
whose drafts `why_not` judges, bust before bonus, draws in mid-turn, and a win that ends everything at once.
"""

from __future__ import annotations

from collections import Counter
from itertools import product

from desktop.rules import kit
from desktop.rules.kit import CHANCE, IllegalAction, Reason, Rng, Step, put, replace

DOGS = ((1,), (2,), (5,), (3, 4))
"""The numbers on the spaces of each kind of dog; there are three of each kind."""
ALL, BUST = 3, 8
YARD = -1


class Options(kit.Options, frozen=True):
    pass


class Dog(kit.Value, frozen=True):
    kind: int
    filled: tuple[bool, ...]


class Drawing(kit.Frame, frozen=True):
    seat: int


class Choosing(kit.Frame, frozen=True):
    seat: int


class Ending(kit.Frame, frozen=True):
    """What is left of a turn when its steps, which lie above, are done."""

    seat: int


class Rolling(kit.Frame, frozen=True):
    seat: int
    count: int


class Placing(kit.Frame, frozen=True):
    seat: int
    dice: tuple[int, ...]


class MayGoOn(kit.Frame, frozen=True):
    """After the first roll of a walk."""

    seat: int


Frame = Drawing | Choosing | Ending | Rolling | Placing | MayGoOn


class State(kit.State, frozen=True):
    dogs: tuple[tuple[Dog, ...], ...]
    yards: tuple[tuple[int, ...], ...]
    scored: tuple[int, ...]
    deck: tuple[int, ...]
    """How many dogs of each kind are left to draw."""
    frames: tuple[Frame, ...]
    turn: int = 0


class DrawDog(kit.Decision, frozen=True):
    to: int
    stream = "shuffle"


class RollDice(kit.Decision, frozen=True):
    count: int
    stream = "dice"


class ChooseTrick(kit.Decision, frozen=True):
    pass


class PlaceDice(kit.Decision, frozen=True):
    dice: tuple[int, ...]
    listed = False


class GoOnOrStop(kit.Decision, frozen=True):
    pass


class Drawn(kit.Action, frozen=True):
    kind: int


class Rolled(kit.Action, frozen=True):
    dice: tuple[int, ...]


class Walk(kit.Action, frozen=True):
    """Roll two dice; then one may be rolled."""


class Run(kit.Action, frozen=True):
    """Roll three dice."""


class Score(kit.Action, frozen=True):
    """Score the dogs that are complete."""


class Place(kit.Action, frozen=True):
    """Where each die goes: a space, counted through all one's dogs; YARD; or None while it is not placed yet."""

    spots: tuple[int | None, ...]


class GoOn(kit.Action, frozen=True):
    pass


class Stop(kit.Action, frozen=True):
    pass


class DogDrawn(kit.Event, frozen=True):
    seat: int
    kind: int


class DiceRolled(kit.Event, frozen=True):
    seat: int
    dice: tuple[int, ...]


class DicePlaced(kit.Event, frozen=True):
    seat: int
    dice: tuple[int, ...]
    spots: tuple[int | None, ...]


class WentBust(kit.Event, frozen=True):
    seat: int
    pips: int


class DogsScored(kit.Event, frozen=True):
    seat: int
    count: int
    bonus: bool


class WrongCount(Reason, frozen=True):
    dice: int


class NoSuchSpace(Reason, frozen=True):
    spot: int


class SpaceTaken(Reason, frozen=True):
    spot: int


class WrongNumber(Reason, frozen=True):
    die: int
    number: int


class NoDogComplete(Reason, frozen=True):
    pass


class NotAnOutcome(Reason, frozen=True):
    pass


class AllScored(Reason, frozen=True):
    seat: int


class Knowledge(kit.Knowledge, frozen=True):
    """Everything is open."""


class View(kit.View, frozen=True):
    seat: int
    table: State


def spaces(dogs: tuple[Dog, ...]) -> list[tuple[int, bool]]:
    """(number, filled) of all spaces of the dogs, as `Place` counts them."""
    return [space for dog in dogs for space in zip(DOGS[dog.kind], dog.filled, strict=True)]


class DogsGame(kit.Game[Options, State, View, Knowledge]):
    id = "toy_dogs"
    seat_counts = (2, 3)
    types = kit.Types(
        options=Options,
        state=State,
        view=View,
        knowledge=Knowledge,
        action=Drawn | Rolled | Walk | Run | Score | Place | GoOn | Stop,
        event=DogDrawn | DiceRolled | DicePlaced | WentBust | DogsScored,
        decision=DrawDog | RollDice | ChooseTrick | PlaceDice | GoOnOrStop,
        reason=WrongCount
        | NoSuchSpace
        | SpaceTaken
        | WrongNumber
        | NoDogComplete
        | NotAnOutcome
        | AllScored
        | kit.Unfinished
        | kit.NotNow
        | kit.MatchIsOver,
    )

    def new(self, options: Options, seats: int) -> State:
        draws = tuple(Drawing(seat) for seat in reversed(range(seats)) for _ in range(2))
        return State(((),) * seats, ((),) * seats, (0,) * seats, (3,) * len(DOGS), (Choosing(0), *draws))

    def decision(self, state: State) -> kit.Decision | None:
        match state.frames:
            case (*_, Drawing(seat)):
                return DrawDog(CHANCE, seat)
            case (*_, Rolling(_, count)):
                return RollDice(CHANCE, count)
            case (*_, Choosing(seat)):
                return ChooseTrick(seat)
            case (*_, Placing(seat, dice)):
                return PlaceDice(seat, dice)
            case (*_, MayGoOn(seat)):
                return GoOnOrStop(seat)
        return None

    def chances(self, state: State) -> tuple[tuple[int, kit.Action], ...]:
        match state.frames[-1]:
            case Drawing():
                return tuple((left, Drawn(kind)) for kind, left in enumerate(state.deck) if left)
            case Rolling(_, count):
                rolls = Counter(tuple(sorted(dice)) for dice in product(range(1, 7), repeat=count))
                return tuple((ways, Rolled(dice)) for dice, ways in sorted(rolls.items()))
        return ()

    def legal(self, state: State) -> tuple[kit.Action, ...]:
        match state.frames:
            case (*_, Drawing() | Rolling()):
                return tuple(outcome for _, outcome in self.chances(state))
            case (*_, Choosing()):
                return tuple(way for way in (Walk(), Run(), Score()) if self.why_not(state, way) is None)
            case (*_, Placing(_, dice)):
                return (Place((YARD,) * len(dice)),)
            case (*_, MayGoOn()):
                return (GoOn(), Stop())
        return ()

    def why_not(self, state: State, action: kit.Action) -> Reason | None:
        match state.frames, action:
            case (), _:
                return kit.MatchIsOver()
            case ((*_, Drawing()), Drawn()) | ((*_, Rolling()), Rolled()):
                return None if action in self.legal(state) else NotAnOutcome()
            case ((*_, Choosing()), Walk() | Run()) | ((*_, MayGoOn()), GoOn() | Stop()):
                return None
            case (*_, Choosing(seat)), Score():
                return None if any(all(dog.filled) for dog in state.dogs[seat]) else NoDogComplete()
            case (*_, Placing(seat, dice)), Place(spots):
                return self._why_not_place(state.dogs[seat], dice, spots)
        return kit.NotNow()

    def _why_not_place(
        self, dogs: tuple[Dog, ...], dice: tuple[int, ...], spots: tuple[int | None, ...]
    ) -> Reason | None:
        if len(spots) != len(dice):
            return WrongCount(len(dice))
        free = spaces(dogs)
        placed = [(die, spot) for die, spot in zip(dice, spots, strict=True) if spot is not None]
        for index, (die, spot) in enumerate(placed):
            if spot == YARD:
                continue
            if not 0 <= spot < len(free):
                return NoSuchSpace(spot)
            number, filled = free[spot]
            if filled or spot in [other for _, other in placed[:index]]:
                return SpaceTaken(spot)
            if number != die:
                return WrongNumber(die, number)
        return kit.Unfinished(len(dice) - len(placed)) if len(placed) < len(dice) else None

    def step(self, state: State, action: kit.Action) -> Step[State]:
        if (refusal := self.why_not(state, action)) is not None:
            raise IllegalAction(refusal)
        frame, outer = state.frames[-1], state.frames[:-1]
        match frame, action:
            case Drawing(seat), Drawn(kind):
                dogs = put(state.dogs, seat, (*state.dogs[seat], Dog(kind, (False,) * len(DOGS[kind]))))
                deck = put(state.deck, kind, state.deck[kind] - 1)
                return self._settled(replace(state, dogs=dogs, deck=deck, frames=outer), DogDrawn(seat, kind))
            case Choosing(seat), Walk():
                return Step(replace(state, frames=(Ending(seat), MayGoOn(seat), Rolling(seat, 2))), ())
            case Choosing(seat), Run():
                return Step(replace(state, frames=(Ending(seat), Rolling(seat, 3))), ())
            case Choosing(seat), Score():
                return self._settled(*self._score(replace(state, frames=(Ending(seat),)), seat, False))
            case MayGoOn(seat), GoOn():
                return Step(replace(state, frames=(*outer, Rolling(seat, 1))), ())
            case MayGoOn(), Stop():
                return self._settled(replace(state, frames=outer))
            case Rolling(seat), Rolled(dice):
                return Step(replace(state, frames=(*outer, Placing(seat, dice))), (DiceRolled(seat, dice),))
            case Placing(seat, dice), Place(spots):
                return self._place(replace(state, frames=outer), seat, dice, spots)
        raise AssertionError("why_not lets nothing else pass")

    def _settled(self, state: State, *events: kit.Event) -> Step[State]:
        """On to the next decision: a turn of which only the end is left gives way to the next one."""
        match state.frames:
            case (*outer, Ending(seat)):
                following = Choosing((seat + 1) % len(state.dogs))
                state = replace(state, frames=(*outer, following), turn=state.turn + 1)
        return Step(state, events)

    def _place(self, state: State, seat: int, dice: tuple[int, ...], spots: tuple[int | None, ...]) -> Step[State]:
        """All dice are placed: first the bust check, then the bonus check."""
        placed = DicePlaced(seat, dice, spots)
        buried = [die for die, spot in zip(dice, spots, strict=True) if spot == YARD]
        yard = tuple(sorted((*state.yards[seat], *buried)))
        if sum(yard) >= BUST:
            empty = tuple(Dog(dog.kind, (False,) * len(dog.filled)) for dog in state.dogs[seat])
            state = replace(state, dogs=put(state.dogs, seat, empty), yards=put(state.yards, seat, ()))
            return self._settled(replace(state, frames=(Ending(seat),)), placed, WentBust(seat, sum(yard)))
        filled = [filled or i in spots for i, (_, filled) in enumerate(spaces(state.dogs[seat]))]
        dogs = tuple(Dog(dog.kind, tuple(filled.pop(0) for _ in dog.filled)) for dog in state.dogs[seat])
        state = replace(state, dogs=put(state.dogs, seat, dogs), yards=put(state.yards, seat, yard))
        if not all(all(dog.filled) for dog in dogs):
            return self._settled(state, placed)
        state, scored = self._score(state, seat, True)
        return self._settled(state, placed, scored)

    def _score(self, state: State, seat: int, bonus: bool) -> tuple[State, kit.Event]:
        """All complete dogs are scored and replaced, up to three in all; with the third the match is over at once."""
        left = tuple(dog for dog in state.dogs[seat] if not all(dog.filled))
        count = len(state.dogs[seat]) - len(left)
        total = state.scored[seat] + count
        draws = (Drawing(seat),) * min(count, ALL - total - len(left))
        frames = (*state.frames, *draws) if total < ALL else ()
        dogs, scored = put(state.dogs, seat, left), put(state.scored, seat, total)
        return replace(state, dogs=dogs, scored=scored, frames=frames), DogsScored(seat, count, bonus)

    def outcome(self, state: State) -> kit.Outcome | None:
        if state.frames:
            return None
        order = sorted(set(state.scored), reverse=True)
        places = tuple(tuple(s for s, scored in enumerate(state.scored) if scored == n) for n in order)
        return kit.Outcome(places, AllScored(places[0][0]))

    def turn(self, state: State) -> kit.Turn:
        return kit.Turn(state.turn, state.turn % len(state.dogs))

    def check(self, state: State) -> None:
        if any(sum(yard) >= BUST for yard in state.yards):
            raise kit.BrokenState("yard")
        if any(len(dogs) + scored > ALL for dogs, scored in zip(state.dogs, state.scored, strict=True)):
            raise kit.BrokenState("dogs")

    def sample_action(self, state: State, rng: Rng) -> kit.Action:
        if not isinstance(frame := state.frames[-1], Placing):
            return rng.choice(self.legal(state))
        return rng.choice(self._assignments(state.dogs[frame.seat], frame.dice))

    def candidates(self, view: View, legal: tuple[kit.Action, ...]) -> tuple[kit.Action, ...]:
        if not isinstance(frame := view.table.frames[-1], Placing):
            return legal
        return tuple(self._assignments(view.table.dogs[frame.seat], frame.dice))

    def _assignments(self, dogs: tuple[Dog, ...], dice: tuple[int, ...]) -> list[Place]:
        fitting = [
            [YARD, *(i for i, (number, filled) in enumerate(spaces(dogs)) if number == die and not filled)]
            for die in dice
        ]
        ways = (Place(spots) for spots in product(*fitting))
        return [way for way in ways if self._why_not_place(dogs, dice, way.spots) is None]

    def first_knowledge(self, options: Options, seats: int, seat: int) -> Knowledge:
        return Knowledge()

    def observe(self, knowledge: Knowledge, event: kit.Event) -> Knowledge:
        return knowledge

    def view(self, state: State, seat: int, knowledge: Knowledge) -> View:
        return View(seat, state)

    def sample(self, view: View, rng: Rng) -> State:
        return view.table


GAME = DogsGame()
