"""The table while a step is carried out: a state that may be changed, and the facts that happen."""

from __future__ import annotations

from desktop.rules.dogs.cards import EIGHT, MASKS, MOST_DOGS, PAWS, SPACES, YARD_LIMIT, Roll, Trick
from desktop.rules.dogs.events import (
    Busted,
    DogDrawn,
    DogsScored,
    MatchWon,
    NextDogShown,
    TricksReadied,
    TurnBegan,
)
from desktop.rules.dogs.frames import AnyFrame, Choosing, Drawing, Running
from desktop.rules.dogs.values import MOST_TREATS, ActiveDog, Last, Player, State, Tile
from desktop.rules.kit import Event


class Table:
    """One step's working copy of a state. `frames`, `tiles` and `players` are lists here, the values in them frozen."""

    __slots__ = (
        "events", "first", "frames", "last", "next_dog", "options", "players", "seat", "tiles", "turn", "winner",
    )  # fmt: skip

    def __init__(self, state: State) -> None:
        self.options = state.options
        self.frames: list[AnyFrame] = list(state.frames)
        self.tiles = list(state.tiles)
        self.players = list(state.players)
        self.next_dog = state.next_dog
        self.turn = state.turn
        self.seat = state.seat
        self.first = state.first
        self.last = state.last
        self.winner = state.winner
        self.events: list[Event] = []

    def state(self) -> State:
        """The table as a state."""
        return State(
            self.options,
            tuple(self.frames),
            tuple(self.tiles),
            tuple(self.players),
            self.next_dog,
            self.turn,
            self.seat,
            self.first,
            self.last,
            self.winner,
        )

    @property
    def player(self) -> Player:
        """Whose turn it is."""
        return self.players[self.seat]

    def gain(self, amount: int) -> int:
        """The seat whose turn it is takes treats, or with less than nothing gives them up. Returns by how many it holds
        more now."""
        player = self.player
        treats = max(0, min(player.treats + amount, MOST_TREATS))
        self.players[self.seat] = Player(treats, player.yard, player.dogs, player.scored)
        return treats - player.treats

    # -- dogs ---------------------------------------------------------------------------------------------------------

    def draw(self, count: int) -> None:
        """The seat whose turn it is draws so many dogs; chance says what comes up."""
        if count <= 0:
            return
        if self.next_dog is not None:
            self.take(self.seat, self.next_dog)
            self.next_dog = None
            count -= 1
        self.frames.append(Drawing((self.seat,) * count))

    def take(self, seat: int, dog: int) -> None:
        """A dog goes to a seat."""
        self.events.append(DogDrawn(seat, dog))
        player = self.players[seat]
        self.players[seat] = Player(player.treats, player.yard, (*player.dogs, ActiveDog(dog)), player.scored)

    def revealed(self, frame: Drawing, dog: int) -> None:
        """A dog came up: it is drawn, or stays on top of the deck."""
        if frame.seats:
            self.take(frame.seats[0], dog)
            self.frames[-1] = Drawing(frame.seats[1:])
            return
        self.frames.pop()
        self.next_dog = dog
        self.events.append(NextDogShown(dog))

    def score(self, free: bool) -> None:
        """The seat whose turn it is scores all complete dogs and draws new ones, never more than six in all; the sixth
        scored one wins at once (rules 4)."""
        player = self.player
        done = tuple(active.dog for active in player.dogs if active.filled == MASKS[active.dog])
        left = tuple(active for active in player.dogs if active.filled != MASKS[active.dog])
        player = Player(player.treats, player.yard, left, (*player.scored, *done))
        self.players[self.seat] = player
        self.events.append(DogsScored(self.seat, done, free, len(player.scored)))
        if len(player.scored) >= MOST_DOGS:
            self.winner = self.seat
            self.frames.clear()
            self.events.append(MatchWon(self.seat))
            return
        self.draw(min(len(done), player.room))

    def busts(self, seat: int) -> bool:
        """The bust check of a yard: over seven, all dice of yard and dogs are gone (rules 3.3)."""
        player = self.players[seat]
        total = sum(player.yard)
        if total <= YARD_LIMIT:
            return False
        lost = tuple(
            (active.dog, number)
            for active in player.dogs
            for number in SPACES[active.dog]
            if active.filled >> number & 1
        )
        dogs = tuple(ActiveDog(active.dog) for active in player.dogs)
        self.players[seat] = Player(player.treats, (), dogs, player.scored)
        self.events.append(Busted(seat, total, player.yard, lost))
        return True

    # -- the end of a trick, of a turn --------------------------------------------------------------------------------

    def end_trick(self, busted: bool = False) -> None:
        """The trick is done: with one ready trick left, that one gets a treat and the others turn ready (rules 3.4).
        Then the next seat's turn begins."""
        running = self.frames[0]
        assert isinstance(running, Running)
        ready = [place for place, tile in enumerate(self.tiles) if tile.ready]
        if len(ready) == 1:
            rested = self.tiles[ready[0]]
            treats = min(rested.treats + 1, MOST_TREATS)
            self.tiles = [Tile(tile.trick, True, treats if tile is rested else tile.treats) for tile in self.tiles]
            self.events.append(TricksReadied(rested.trick, treats))
        self.end_turn(running.trick, busted)

    def end_turn(self, trick: Trick | None, busted: bool = False) -> None:
        """The next seat's turn begins."""
        self.last = Last(self.seat, trick, busted)
        self.begin_turn((self.seat + 1) % len(self.players))

    def begin_turn(self, seat: int) -> None:
        """A seat's turn begins."""
        self.turn += 1
        self.seat = seat
        self.frames = [Choosing()]
        self.events.append(TurnBegan(self.turn, seat))


# -- counting, for the table, its states and what a seat sees ---------------------------------------------------------


def dice_of(step: Roll, running: Running, player: Player) -> int:
    """How many dice a step rolls; the round is counted already."""
    match step.each:
        case "nothing":
            return step.dice
        case "lifted":
            return step.dice + running.lifted
        case "round":
            return step.dice + running.round
        case "open_dog":
            return step.dice + sum(active.filled != MASKS[active.dog] for active in player.dogs)
        case "paw":
            return step.dice + sum(PAWS[active.dog] for active in player.dogs)
    raise AssertionError(f"no dice are rolled by {step.each}")


def highest_free(player: Player) -> int:
    """The highest number on a free space of the active dogs; 0: none is free."""
    free = 0
    for active in player.dogs:
        free |= active.free
    return free.bit_length() - 1 if free else 0


def has_dice(player: Player) -> bool:
    """Does any die lie in the yard or on the dogs?"""
    return bool(player.yard) or any(active.filled for active in player.dogs)


def totals_eight(dice: tuple[int, ...]) -> bool:
    """Do some of these dice total eight?"""
    sums = 1
    for die in dice:
        sums |= sums << die
    return bool(sums >> EIGHT & 1)
