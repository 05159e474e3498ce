"""What is printed: the deck, and the text of every trick against its steps."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from desktop.rules.dogs.cards import (
    BY_COLOUR,
    COLOUR_OF,
    DOGS,
    FACES,
    PAWS,
    SETS,
    SPACES,
    STEPS,
    TRICKS,
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
    Trick,
    TrickStep,
)

BOX: dict[str, Any] = json.loads(
    (Path(__file__).parents[2] / "records" / "dogs" / "components.json").read_text(encoding="utf-8")
)


def test_the_dogs_of_the_box() -> None:
    listed = {int(dog["id"][1:]): (tuple(dog["slots"]), dog["paws"]) for dog in BOX["dogs"]}
    assert {dog: (SPACES[dog], PAWS[dog]) for dog in DOGS} == listed


def test_all_pairs_and_thirteen_or_fourteen_of_every_number() -> None:
    pairs = [spaces for spaces in SPACES if len(spaces) == 2]
    assert len(set(pairs)) == 15 and len(set(SPACES)) == len(SPACES) == 33
    assert {sum(number in spaces for spaces in SPACES) for number in FACES} == {13, 14}


def test_the_tricks_of_the_box() -> None:
    assert {trick["id"]: trick["colour"] for trick in BOX["tricks"]} == COLOUR_OF
    assert set(STEPS) == set(TRICKS) and len(TRICKS) == 22
    listed = {trick_set["name"].lower().replace(" ", "_"): trick_set["tricks"] for trick_set in BOX["sets"]}
    assert {name: [*BY_COLOUR["base"], *tricks] for name, tricks in SETS.items()} == listed


def _rolled(roll: Roll) -> str:
    match roll:
        case Roll(dice, "nothing", "all", any_part=True):
            return f"Roll {dice}; a treat may reroll any part of them."
        case Roll(dice, "nothing", "all", aside=False):
            return f"Roll {dice}."
        case Roll(dice, "nothing", "one_number"):
            return f"Roll {dice}. Choose a number you rolled; place or bury all of it, discard the rest."
        case Roll(dice, "nothing", "up_to_named"):
            return f"then roll {dice}. Discard all higher dice; place or bury the rest."
        case Roll(dice, "paw", "two"):
            return f"Roll {dice} plus 1 per paw. Place or bury exactly 2, discard the rest."
        case Roll(dice, "nothing", "low_may_go"):
            return (
                f"Roll {dice}. You may discard any that are lower than your yard total; place or bury the rest."
            )
        case Roll(dice, "nothing", "eight"):
            return (
                f"Roll {dice}. If some of them total exactly 8 you must choose such a set and place or bury it; "
                "discard the rest."
            )
        case Roll(0, "open_dog"):
            return "Roll 1 die per active dog with a free space."
    raise AssertionError(roll)


def _treats(steps: tuple[TrickStep, ...]) -> str:
    match steps:
        case (Gain(treats, "paw"),):
            return f"{treats} treat, plus 1 per paw."
        case (Gain(0, "treat"), Gain(treats)):
            return f"Double your treats, then {treats} more."
        case (Gain(treats), GiveBack()):
            return f"{treats} treats, then give back as many as your highest free number (none free: 0)."
        case (Gain(0, "used_trick"),):
            return "1 treat per used trick other than Stay."
        case (Roll() as roll, Gain(0, "buried_die")):
            return f"{_rolled(roll)} If you bury it without busting, treats equal to its pips."
    raise AssertionError(steps)


def told(steps: tuple[TrickStep, ...]) -> str:
    """The steps in the words of the card."""
    match steps:
        case (Draw(), Roll() as roll):
            return f"If you have fewer than 6 dogs: draw the top dog. {_rolled(roll)}"
        case (LiftYard(), Roll(0, "lifted"), May(), Roll() as roll):
            return f"Roll all dice of your yard, place or rebury them. Then you may {_rolled(roll).lower()}"
        case (Roll() as roll, May(), Roll() as last):
            return f"{_rolled(roll)} Then you may {_rolled(last).lower()}"
        case (Move(), Roll() as roll):
            return (
                "You may move one die from one of your dogs to any free space of your dogs and set it to that number. "
                + _rolled(roll)
            )
        case (Change(), Roll() as roll):
            return (
                "Once per paw you may change any one buried die of any player by +1 or -1 "
                f"(not above {FACES[-1]}; a 1 lowered is discarded). {_rolled(roll)}"
            )
        case (SetDie(), Roll() as roll):
            return f"Take a die and set it to a number on the deck's top dog; place or bury it. {_rolled(roll)}"
        case (Roll(dice, "nothing"), May(), Roll(more, "nothing"), Again(1)):
            return f"Roll {dice}. Then you may roll {more}, as often as you like."
        case (Roll(0, "round"), May(), Again(0)):
            return "Roll 1. You may go on with 2, then 3, and so on."
        case (Roll(0, "open_dog") as roll, May(), Again(0)):
            return f"{_rolled(roll)} You may repeat; count anew each time."
        case (LiftOne(), Roll(dice, "lifted"), May(), Again(0)):
            return (
                f"Take {dice} dice and, if you have any, 1 from your yard or dogs (your choice); roll them. "
                "You may repeat."
            )
        case (SetAside(least, most), Roll(1, aside=True), May(paws_cover_rest=True), Again(1)):
            return (
                f"Set aside {least} to {most} dice; roll them one at a time. "
                "You may stop only when your paws are at least as many as the dice left."
            )
        case (Name(), Roll() as roll):
            return f"Name {FACES[0]}-{FACES[-1]}, {_rolled(roll)}"
        case (Roll() as roll,):
            return _rolled(roll)
    return _treats(steps)


@pytest.mark.parametrize("trick", TRICKS)
def test_the_card_says_what_the_steps_do(trick: Trick) -> None:
    card = next(card for card in BOX["tricks"] if card["id"] == trick)
    assert told(STEPS[trick]) == card["text"]
