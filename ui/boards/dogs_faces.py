"""What the things on the table of Six Good Dogs look like: one place that knows the names of the faces."""

from __future__ import annotations

from desktop.rules.dogs.cards import PAWS, SPACES, Trick
from desktop.rules.dogs.values import Tile
from ui.art.face import Face
from ui.words.dogs import DogsWords

ROOM = "dogs"


def dog_id(dog: int) -> str:
    """What faces call a dog: d07."""
    return f"d{dog:02}"


def dog_face(dog: int, words: DogsWords) -> Face:
    """The card of a dog."""
    return Face(ROOM, "card", (dog_id(dog), _numbers(dog), PAWS[dog], words.dog(dog)))


def _numbers(dog: int) -> str:
    return "".join(map(str, SPACES[dog]))


def deck_face(dog: int | None, sheets: int, words: DogsWords) -> Face:
    """The next dog on top of the deck; the empty place where there is none."""
    if dog is None:
        return Face(ROOM, "deck", ("", "", 0, "", 0))
    return Face(ROOM, "deck", (dog_id(dog), _numbers(dog), PAWS[dog], words.dog(dog), min(10, max(1, sheets // 3))))


def medal_face(dog: int) -> Face:
    """A scored dog."""
    return Face(ROOM, "medal", (dog_id(dog),))


def tile_face(tile: Tile, badged: bool, words: DogsWords, room: bool = True) -> Face:
    """A trick on the table, face up or face down; without `room` for a dog it draws none."""
    name = words.trick(tile.trick)
    if not tile.ready:
        return Face(ROOM, "tile_back", (tile.trick, name))
    return Face(ROOM, "tile", (tile.trick, name, words.trick_line(tile.trick, room), badged))


def trick_card(trick: Trick, words: DogsWords) -> Face:
    """A trick in the proportions of a card, for the sheet of cards and the box beside the table."""
    return Face(ROOM, "trick_card", (trick, words.trick(trick)))


def die_face(number: int, state: str = "", tilt: int = 0) -> Face:
    """A die at rest."""
    return Face(ROOM, "die", (number, state, tilt))


def label_face(text: str, size: int, tint: str = "ink", side: str = "left", bold: bool = False) -> Face:
    """A line of type; `side` is "left", "middle" or "right" as it is seen."""
    return Face(ROOM, "label", (text, size, tint, side, bold))


def button_face(text: str, state: str = "plain", treat: bool = False, tall: bool = False) -> Face:
    """A button on the table: primary, danger, plain, or off; with a biscuit where it costs one; with room for odds."""
    return Face(ROOM, "button", (text, state, treat, tall))


def bust_face(text: str, chance: float) -> Face:
    """The chance of a bust."""
    return Face(ROOM, "odds", ("bust", text, 0 if chance < 0.15 else 1 if chance < 0.4 else 2))


def complete_face(text: str) -> Face:
    """The chance of completing a dog."""
    return Face(ROOM, "odds", ("score", text, 0))
