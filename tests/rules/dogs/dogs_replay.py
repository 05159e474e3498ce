"""Recorded games and scenarios: their notation, and playing them step by step."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import msgspec

from desktop.rules.dogs.cards import BY_COLOUR, DOGS, SPACES
from desktop.rules.dogs.choices import (
    AnyAction,
    ChangeDie,
    ChangeOrSkip,
    ChooseAction,
    ChooseAside,
    ChooseDiscards,
    ChooseEight,
    ChooseLifted,
    ChooseNumber,
    ChooseSetting,
    ChooseTwo,
    DiscardDice,
    DogRevealed,
    DoTrick,
    GoOn,
    GoOnOrStop,
    KeepDice,
    KeepNumber,
    KeepOrReroll,
    KeepRoll,
    LiftBuried,
    LiftPlaced,
    MoveDie,
    MoveOrSkip,
    Name,
    NameNumber,
    Place,
    PlaceDice,
    PutAside,
    Reroll,
    RevealDog,
    RollDice,
    Rolled,
    RollStart,
    ScoreDogs,
    SetTo,
    Skip,
    Stop,
)
from desktop.rules.dogs.frames import Choosing, Keeping, Placing, Rerolling, Running, StartRolling
from desktop.rules.dogs.game import Dogs
from desktop.rules.dogs.values import ActiveDog, Options, Player, State, Tile
from desktop.rules.kit import Action, Event

Json = dict[str, Any]
GAME = Dogs()
_ACTION = msgspec.json.Decoder(AnyAction)
PICTURE = (
    "turn", "turn_no", "trick", "players", "tricks", "deck_left", "deck_top", "unassigned", "set_aside", "winner",
)  # fmt: skip
KINDS: dict[str, type] = {
    "choose_action": ChooseAction,
    "reroll": KeepOrReroll,
    "place": PlaceDice,
    "continue": GoOnOrStop,
    "trot": MoveOrSkip,
    "dig": ChangeOrSkip,
    "retrieve": ChooseSetting,
    "dogpile": ChooseLifted,
    "bolt": ChooseAside,
    "guard": NameNumber,
    "fetch": ChooseNumber,
    "hunt": ChooseTwo,
    "scavenge": ChooseDiscards,
    "search": ChooseEight,
    "roll": RollDice,
    "start_roll": RollStart,
}


def lines_of(path: Path) -> list[Json]:
    """The lines of a recorded game."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        return [json.loads(line) for line in file]


def dog_of(name: str) -> int:
    """D07 -> 7."""
    return int(name[1:])


def space_of(pair: list[Any]) -> tuple[int, int]:
    """["D07", 4] -> (7, 4)."""
    return dog_of(pair[0]), pair[1]


def dice_of(dice: list[int]) -> tuple[int, ...]:
    """In rising order."""
    return tuple(sorted(dice))


def action_of(given: Json, lying: list[int]) -> Action | None:
    """The action that the record names; `lying` are the dice of the roll as they lie there. None: it names dice that
    do not lie there."""
    match given:
        case {"action": "score"}:
            return ScoreDogs()
        case {"action": "trick", "trick": trick}:
            return DoTrick(trick)
        case {"roll": dice}:
            return Rolled(dice_of(dice))
        case {"reroll": "keep"}:
            return KeepRoll()
        case {"reroll": "spend", "indices": places}:
            return Reroll(dice_of([lying[at] for at in places])) if all(at < len(lying) for at in places) else None
        case {"reroll": "spend"}:
            return Reroll(dice_of(lying))
        case {"place": pairs}:
            spaces = tuple(sorted((dog_of(where), die) for die, where in pairs if where != "yard"))
            return Place(spaces, dice_of([die for die, where in pairs if where == "yard"]))
        case {"continue": going}:
            return GoOn() if going else Stop()
        case {"trot": "skip"} | {"dig": "stop"}:
            return Skip()
        case {"trot": {"from": start, "to": end}}:
            return MoveDie(space_of(start), space_of(end))
        case {"dig": {"player": owner, "die": die, "by": by}}:
            return ChangeDie(owner, die, by)
        case {"retrieve": number}:
            return SetTo(number)
        case {"dogpile": {"yard": die}}:
            return LiftBuried(die)
        case {"dogpile": {"dog": dog, "number": number}}:
            return LiftPlaced((dog_of(dog), number))
        case {"bolt": count}:
            return PutAside(count)
        case {"guard": number}:
            return Name(number)
        case {"fetch": number}:
            return KeepNumber(number)
        case {"hunt": dice} | {"search": dice}:
            return KeepDice(dice_of(dice))
        case {"scavenge": dice}:
            return DiscardDice(dice_of(dice))
    raise AssertionError(f"the notation has no {given}")


class Replay:
    """A game being replayed: its state, and the roll as it lies in the record."""

    def __init__(self, state: State, deck: list[int], careful: bool = False) -> None:
        self.state = state
        self.deck = deck
        self.careful = careful
        self.lying: list[int] = []
        self.rerolled: list[int] | None = None
        self.events: list[Event] = []
        self.reveal()

    def do(self, action: Action) -> None:
        """Carry it out, and see what is left of the deck."""
        step = GAME.step(self.state, action)
        self.state = step.state
        self.events += step.events
        if self.careful:
            GAME.check(self.state)
        self.reveal()

    def reveal(self) -> None:
        """Chance turns up what comes next in the deck."""
        while isinstance(GAME.decision(self.state), RevealDog):
            step = GAME.step(self.state, DogRevealed(self.deck.pop(0)))
            self.state = step.state
            self.events += step.events

    def input(self, given: Json) -> None:
        """One line of the record."""
        if "roll" in given and isinstance(GAME.decision(self.state), RollStart):
            for die in given["roll"]:
                self.do(Rolled((die,)))
            return
        action = action_of(given, self.lying)
        assert action is not None
        match given:
            case {"roll": dice} if self.rerolled is not None:
                for place, die in zip(self.rerolled, dice, strict=True):
                    self.lying[place] = die
                self.rerolled = None
            case {"roll": dice}:
                self.lying = list(dice)
            case {"reroll": "spend"}:
                self.rerolled = given.get("indices", list(range(len(self.lying))))
        self.do(action)

    def refuses(self, given: Json) -> bool:
        """Is this refused, with nothing changed?"""
        frame = self.state.frames[-1]
        if "roll" in given and isinstance(frame, StartRolling):
            dice = given["roll"]
            return len(dice) != len(frame.seats) or not all(1 <= die <= 6 for die in dice)
        action = action_of(given, self.lying)
        try:
            action = _ACTION.decode(msgspec.json.encode(action))
        except msgspec.ValidationError:
            return True
        return GAME.why_not(self.state, action) is not None

    def asks(self, pending: Json) -> bool:
        """Does the table ask what the record asks? Where only one choice is left, it need not ask."""
        decision = GAME.decision(self.state)
        kind = KINDS[pending["kind"]]
        if isinstance(decision, kind):
            if isinstance(decision, RollDice):
                assert decision.count == pending["n"]
            if "legal" in pending:
                legal = set(GAME.legal(self.state))
                named = {action_of(given, self.lying) for given in pending["legal"]}
                assert named == legal, f"{named ^ legal}"
            if "n_legal" in pending:
                assert pending["n_legal"] == len(GAME.legal(self.state))
            return True
        assert kind in (ChooseTwo, ChooseDiscards) and isinstance(decision, PlaceDice), f"{decision} is asked"
        assert len(pending["legal"]) == 1
        return False


def replay(lines: list[Json], careful: bool = False) -> int:
    """A recorded game from its first line to its last: everything that is asked, allowed, refused, and every state.
    Returns how many inputs it had."""
    head, *steps, end = lines
    tricks = head["tricks"]
    assert tuple(tricks[:2]) == BY_COLOUR["base"]
    options = Options("chosen", *tricks[2:])
    dealt = [dog_of(dogs[at]) for at in range(2) for dogs in head["start_dogs"]]
    game = Replay(GAME.new(options, head["players"]), [*dealt, *map(dog_of, head["deck"])], careful)
    for line in steps:
        where = f"step {line['i']}"
        for illegal in line.get("illegal", ()):
            assert game.refuses(illegal["input"]), f"{where} allows {illegal}"
        if game.asks(line["pending"]):
            game.input(line["input"])
        assert picture(game) == _told(line["state"], game.state), where
    assert game.state.winner == end["winner"]
    assert GAME.decision(game.state) is None
    return len(steps)


def _told(recorded: Json, state: State) -> Json:
    """The state of a record as it is told here: dice that are in the air lie nowhere, and a match that is over has no
    trick in hand."""
    told = {key: value for key, value in recorded.items() if key in PICTURE}
    if isinstance(GAME.decision(state), RollDice):
        told["unassigned"] = []
    if state.winner is not None:
        told |= {"trick": None, "set_aside": 0}
    return told


def picture(game: Replay) -> Json:
    """The table as the records write it."""
    state = game.state
    running = state.frames[0] if state.frames and isinstance(state.frames[0], Running) else None
    return {
        "turn": state.seat,
        "turn_no": state.turn,
        "trick": running.trick if running else None,
        "players": [
            {
                "treats": player.treats,
                "yard": list(player.yard),
                "dogs": [{"id": f"D{active.dog:02}", "dice": dice_on(active)} for active in player.dogs],
                "scored": [f"D{dog:02}" for dog in player.scored],
            }
            for player in state.players
        ],
        "tricks": {tile.trick: {"ready": tile.ready, "treats": tile.treats} for tile in state.tiles},
        "deck_left": len(game.deck) + (state.next_dog is not None),
        "deck_top": f"D{state.next_dog:02}" if state.next_dog is not None else None,
        "unassigned": _unassigned(state),
        "set_aside": running.aside if running else 0,
        "winner": state.winner,
    }


def dice_on(active: ActiveDog) -> list[int]:
    """The numbers that are filled."""
    return [number for number in SPACES[active.dog] if active.filled >> number & 1]


def _unassigned(state: State) -> list[int]:
    frame = state.frames[-1] if state.frames else None
    return list(frame.dice) if isinstance(frame, Rerolling | Keeping | Placing) else []


# -- scenarios --------------------------------------------------------------------------------------------------------


def _player(given: Json) -> Player:
    dogs = []
    for dog in given["dogs"]:
        dice = dog["dice"] if isinstance(dog, dict) else []
        dogs.append(ActiveDog(dog_of(dog["id"] if isinstance(dog, dict) else dog), sum(1 << die for die in dice)))
    scored = tuple(dog_of(dog) for dog in given.get("scored", ()))
    return Player(given.get("treats", 0), dice_of(given.get("yard", [])), tuple(dogs), scored)


def position(given: Json) -> Replay:
    """The position a scenario begins with."""
    tiles = given["tricks"] if isinstance(given["tricks"], dict) else {key: {} for key in given["tricks"]}
    players = tuple(_player(player) for player in given["players"])
    seen = {dog for player in players for dog in (*player.scored, *(active.dog for active in player.dogs))}
    deck = [dog_of(dog) for dog in given.get("deck", ())]
    deck += [dog for dog in DOGS if dog not in seen and dog not in deck]
    seats, seat = len(players), given.get("turn", 0)
    state = table(
        players,
        tuple(Tile(trick, tile.get("ready", True), tile.get("treats", 0)) for trick, tile in tiles.items()),
        deck.pop(0),
        seat,
    )
    assert seats == len(state.players)
    return Replay(state, deck)


def table(players: tuple[Player, ...], tiles: tuple[Tile, ...], next_dog: int, seat: int = 0) -> State:
    """The beginning of this seat's first turn."""
    options = Options("chosen", *(tile.trick for tile in tiles[2:]))
    return State(options, (Choosing(),), tiles, players, next_dog, 1, seat, seat)


def play(scenario: Json) -> None:
    """A scenario from its position to what is expected at its end."""
    game = position(scenario["given"])
    for step in scenario["steps"]:
        if "do" in step:
            if isinstance(GAME.decision(game.state), PlaceDice) and set(step["do"]) <= {"hunt", "scavenge"}:
                continue
            game.input(step["do"])
        if "refuse" in step:
            assert game.refuses(step["refuse"]), f"{step['refuse']} is allowed"
        if "pending" in step:
            assert isinstance(GAME.decision(game.state), KINDS[step["pending"]]), GAME.decision(game.state)
        if "legal" in step:
            assert {action_of(given, game.lying) for given in step["legal"]} == set(GAME.legal(game.state))
        _expect(game, step.get("expect", {}))
    _expect(game, scenario.get("expect", {}))


def _expect(game: Replay, facts: Json) -> None:
    shown = picture(game)
    for name, value in facts.items():
        found: Any
        match name.split("."):
            case [seat, what]:
                found = shown["players"][int(seat[1:])][what]
                if what == "dogs":
                    found = {dog["id"]: dog["dice"] for dog in found}
            case ["used"]:
                found = sorted(trick for trick, tile in shown["tricks"].items() if not tile["ready"])
                value = sorted(value)
            case ["tile_treats"]:
                found = {trick: shown["tricks"][trick]["treats"] for trick in value}
            case ["pending"]:
                decision = GAME.decision(game.state)
                found, value = type(decision), KINDS[value] if value else type(None)
            case ["events"]:
                names = {"bust": "Busted", "win": "MatchWon", "bonus": "DogsScored"}
                found = {type(event).__name__ for event in game.events} & {names[event] for event in value}
                value = {names[event] for event in value}
            case _:
                found = shown[name]
        assert found == value, f"{name}: {found}, not {value}"
