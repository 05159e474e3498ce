"""Decks: the four ready-made ones, what a deck must be, its curves, and decks as text (rules 4)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from importlib.resources import files
from typing import Literal

import msgspec

from desktop.rules.clans.cards import CARDS
from desktop.rules.clans.deck_reasons import (
    DeckReason,
    NoStronghold,
    OtherClan,
    SecondStronghold,
    TooFewCards,
    TooManyCards,
    TooManyCopies,
    UnknownCard,
    UnreadableLine,
    WrongSide,
)
from desktop.rules.clans.operations import Card
from desktop.rules.clans.values import Deck, DeckName
from desktop.rules.clans.vocabulary import DeckSide
from desktop.rules.kit.values import Value

LEAST = 40
"""Cards in a Dynasty deck and in a Fate deck."""
MOST = 120
COPIES = 3
SIDES: tuple[DeckSide, DeckSide] = ("dynasty", "fate")


class _Listed(Value, frozen=True):
    """A deck as the data lists it: cards and how many of each."""

    stronghold: str
    dynasty: dict[str, int]
    fate: dict[str, int]


def _deck(listed: _Listed) -> Deck:
    dynasty, fate = (
        tuple(card for card, n in side.items() for _ in range(n)) for side in (listed.dynasty, listed.fate)
    )
    return Deck(listed.stronghold, dynasty, fate)


DECKS: dict[DeckName, Deck] = {
    name: _deck(listed)
    for name, listed in msgspec.json.decode(
        files(__package__).joinpath("decks.json").read_bytes(), type=dict[DeckName, _Listed]
    ).items()
}
"""The ready-made decks by the clan they are of, each of 40 and 40 cards."""


def side_of(card: Card) -> DeckSide | None:
    """In which deck a card belongs; None for a Stronghold."""
    return "dynasty" if card.dynasty else "fate" if card.fate else None


def most_copies(card: Card) -> int:
    """How many copies of a card may be in a deck."""
    return 1 if "Unique" in card.keywords else COPIES


def faults(deck: Deck) -> tuple[DeckReason, ...]:
    """Everything that keeps a deck from being played with; nothing where it is legal."""
    found: list[DeckReason] = []
    stronghold = CARDS.get(deck.stronghold)
    if stronghold is None or stronghold.type != "stronghold":
        found.append(NoStronghold())
        stronghold = None
    for side in SIDES:
        names: tuple[str, ...] = getattr(deck, side)
        if len(names) < LEAST:
            found.append(TooFewCards(side, len(names), LEAST))
        elif len(names) > MOST:
            found.append(TooManyCards(side, len(names), MOST))
        for name, n in Counter(names).items():
            found.extend(_faults_of(name, n, side, stronghold))
    return tuple(found)


def _faults_of(name: str, n: int, side: DeckSide, stronghold: Card | None) -> Iterable[DeckReason]:
    card = CARDS.get(name)
    if card is None:
        yield UnknownCard(name)
        return
    if side_of(card) != side:
        yield WrongSide(name, side)
    if n > most_copies(card):
        yield TooManyCopies(name, n, most_copies(card))
    if stronghold is not None and card.clan not in (None, stronghold.clan) and card.type != "personality":
        assert card.clan is not None
        yield OtherClan(name, card.clan)


def curve(names: Iterable[str], stat: Literal["cost", "focus"]) -> dict[int, int]:
    """How many cards have each Gold Cost or Focus Value, from 0 to the highest; cards without one don't count."""
    values = Counter(value for name in names if (value := getattr(CARDS[name], stat)) is not None)
    return {value: values[value] for value in range(max(values, default=-1) + 1)}


# As text: a card a line with the number of its copies before it, in whatever language; lines with # are remarks.

_LINE = re.compile(r"(?:(\d{1,3})\s*[x×]?\s+)?(.+)")
LONGEST_TEXT = 40_000
"""Characters that are read of a text: the longest that a file may hold."""


def to_text(deck: Deck, title: str = "", name_of: Callable[[str], str] = lambda card: CARDS[card].name) -> str:
    """A deck as text: the Stronghold if there is one, then the Dynasty and the Fate cards. `name_of` says a card's name
    by its id."""
    blocks = [[f"# {title}"] if title else [], [f"1 {name_of(deck.stronghold)}"] if deck.stronghold else []]
    blocks += [[f"{n} {name_of(name)}" for name, n in Counter(names).items()] for names in (deck.dynasty, deck.fate)]
    return "\n\n".join("\n".join(lines) for lines in blocks if lines) + "\n"


def from_text(text: str, names: Mapping[str, str] | None = None) -> tuple[Deck, tuple[DeckReason, ...]]:
    """The deck that a text names, and what is wrong with the text or the deck.

    Cards are known by their English names, their ids, and by `names` (name to id, in any language); large and small
    letters are the same. Each card goes to the deck it belongs in, wherever it stands. Of a text too long to be read
    the first line that is not read wholly counts as one that cannot be.
    """
    known = {_plain(name): card for name, card in (names or {}).items()}
    known |= {_plain(card.name): card.id for card in CARDS.values()} | {card: card for card in CARDS}
    found: list[DeckReason] = []
    stronghold = ""
    sides: dict[DeckSide, list[str]] = {"dynasty": [], "fate": []}
    lines = text[:LONGEST_TEXT].splitlines()
    if len(text) > LONGEST_TEXT:
        rest = lines.pop()
        found.append(UnreadableLine(len(lines) + 1, rest.strip()[:60]))
    for number, raw in enumerate(lines, 1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        parts = _LINE.fullmatch(line)
        card = CARDS.get(known.get(_plain(parts[2]), "")) if parts else None
        if parts is None or card is None:
            found.append(UnreadableLine(number, line[:60]))
            continue
        side = side_of(card)
        if side is not None:  # what is refused anyway is not carried along
            sides[side] += [card.id] * min(int(parts[1] or 1), MOST + 1 - len(sides[side]))
        elif not stronghold:
            stronghold = card.id
        else:
            found.append(SecondStronghold(card.id))
    dynasty, fate = (tuple(sides[side]) for side in SIDES)
    deck = Deck(stronghold, dynasty, fate)
    return deck, (*found, *faults(deck))


def _plain(name: str) -> str:
    """A name without what is typed in one way or another: large letters, the kind of apostrophe, double spaces."""
    return " ".join(name.replace("'", "’").casefold().split())
