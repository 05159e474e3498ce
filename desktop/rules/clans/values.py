"""The values of The Four Groves: options, the table, what a seat sees and knows.

Every physical card has a number of its own for the whole match: first seat 0's Stronghold, Dynasty deck and Fate deck
in the order of the deck lists, then seat 1's; created cards get the numbers after these. In every deck the top card
comes first. Provinces keep their numbers (0 to 3 from the left, as at the start) when others are destroyed; a
battlefield has the number of the Province it lies before.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from desktop.rules import kit
from desktop.rules.clans.choices import AnyDecision
from desktop.rules.clans.frames import HOME, AnyFrame, CardId, Cause, Count, Field, Kind, Place, Seat, Small, Source
from desktop.rules.clans.operations import CreatedCard
from desktop.rules.clans.vocabulary import Keyword

SEATS = 2
PROVINCES = 4

Name = Annotated[str, Meta(max_length=60)]
"""The id of a card."""
DeckName = Literal["maple", "plum", "reed", "cedar", "own"]


class Deck(kit.Value, frozen=True):
    """What somebody plays with; every copy is named."""

    stronghold: Name
    dynasty: Annotated[tuple[Name, ...], Meta(max_length=120)]
    fate: Annotated[tuple[Name, ...], Meta(max_length=120)]


class Options(kit.Options, frozen=True):
    """What can be agreed on before a match; the defaults are the rulebook's."""

    decks: tuple[DeckName, DeckName] = ("maple", "plum")
    """By seat. Deck lists are known to both."""
    own: tuple[Deck | None, Deck | None] = (None, None)
    """The deck of a seat that plays with its own."""
    first: Literal["honor", "seat_0", "seat_1"] = "honor"
    """Who begins: whoever has the higher Family Honor (at random if equal), or a certain seat."""
    max_turns: Annotated[int, Meta(ge=1, le=200)] = 60
    """After so many turns of both together the match is a draw."""


# -- the table --------------------------------------------------------------------------------------------------------


class Piece(kit.Value, frozen=True):
    """A card in play."""

    card: CardId
    place: Place = HOME
    """Where it is: HOME or a battlefield. Attachments are where their bearer is; a Region is at home."""
    host: CardId | None = None
    """The Personality that it is attached to."""
    bowed: bool = False
    dishonored: bool = False
    force: Small = 0
    """Tokens."""
    chi: Small = 0
    """Tokens."""
    waits: Annotated[int, Meta(ge=0, le=3)] = 0
    """In so many of its owner's next Straighten Phases it stays bowed (a Legacy Holding of the set-up)."""


class Province(kit.Value, frozen=True):
    """A Province that still stands."""

    field: Field
    card: CardId | None = None
    up: bool = False
    """Face-up."""
    region: CardId | None = None


class Lasting(kit.Value, frozen=True):
    """An ongoing effect. Which of the fields matter depends on `kind`."""

    kind: Literal["stat", "keyword", "strength", "prevent", "discount", "no_attack"]
    seat: Seat
    """Whose effect it is."""
    until: Literal["turn", "battle", "own_turn"] = "turn"
    """The end of this turn, of this battle, or the beginning of the seat's next turn."""
    cards: tuple[CardId, ...] = ()
    """The cards it is on; () with `ruling`: every card that matches at the time."""
    force: Small = 0
    chi: Small = 0
    n: Small = 0
    """Strength."""
    field: Field | None = None
    """Of strength: the Province (the Defender's)."""
    owner: Seat | None = None
    """Of strength: whose Province."""
    keywords: tuple[Keyword, ...] = ()
    ruling: tuple[Source, Annotated[int, Meta(ge=0, le=9)], bool, Annotated[int, Meta(ge=0, le=20)]] | None = None
    """The effect on a card that says what matches: card, number of its ability or trait, whether it is a trait, place
    among its effects."""


class Created(kit.Value, frozen=True):
    """A card made by an effect."""

    owner: Seat
    card: CreatedCard
    until_battle_end: bool = False


class Assault(kit.Value, frozen=True):
    """An attack: whoever's turn it is attacks."""

    fields: tuple[Field, ...]
    """The battlefields that exist, from the left."""
    fought: tuple[Field, ...] = ()
    current: Field | None = None
    """Where a battle is being fought."""
    worn: tuple[CardId, ...] = ()
    """Personalities that were in an attacking army at a Resolution segment."""
    moved: tuple[tuple[Seat, CardId], ...] = ()
    """Units moved in this battle, and by whose actions."""
    enemies: bool = False
    """Whether an attacking unit was in this battle at any time."""


class Use(kit.Value, frozen=True):
    """An ability that was used this turn."""

    seat: Seat
    card: Source
    ability: Annotated[int, Meta(ge=0, le=9)]
    performer: CardId | None = None


class Deed(kit.Value, frozen=True):
    """An action that was resolved this turn."""

    seat: Seat
    kinds: tuple[Kind, ...]


Phase = Literal["setup", "straighten", "events", "action", "attack", "dynasty", "end", "over"]
Ending = Literal["military", "honor", "dishonor", "enlightenment", "both", "turns"]


class State(kit.State, frozen=True):
    """The truth of the table. Tuples by seat have two entries."""

    options: Options
    frames: tuple[AnyFrame, ...]
    """What is going on, the innermost last; the last one asks the decision. () when the match is over."""
    phase: Phase = "setup"
    turn: Count = 0
    """From 1, over both players; 0 during set-up."""
    active: Seat = 0
    """Whose turn it is."""
    honor: tuple[Small, Small] = (0, 0)
    favor: Seat | None = None
    """Who has the Imperial Favor."""
    dynasty: tuple[tuple[CardId, ...], tuple[CardId, ...]] = ((), ())
    fate: tuple[tuple[CardId, ...], tuple[CardId, ...]] = ((), ())
    hands: tuple[tuple[CardId, ...], tuple[CardId, ...]] = ((), ())
    """By seat, in the order they came."""
    provinces: tuple[tuple[Province, ...], tuple[Province, ...]] = ((), ())
    """By seat, from the left."""
    dynasty_discard: tuple[tuple[CardId, ...], tuple[CardId, ...]] = ((), ())
    fate_discard: tuple[tuple[CardId, ...], tuple[CardId, ...]] = ((), ())
    dead: tuple[CardId, ...] = ()
    """Cards in the discard piles that were destroyed, sorted."""
    removed: tuple[CardId, ...] = ()
    """Cards out of the game, and created ones that are gone; sorted."""
    playing: tuple[CardId, ...] = ()
    """Strategies and Rings being played, an Event that resolves."""
    pieces: tuple[Piece, ...] = ()
    """The cards in play, in the order they came."""
    created: tuple[Created, ...] = ()
    lasting: tuple[Lasting, ...] = ()
    assault: Assault | None = None
    used: tuple[Use, ...] = ()
    """This turn."""
    deeds: tuple[Deed, ...] = ()
    """This turn."""
    honored: bool = False
    """Whether Honor was gained for buying a Personality in this Dynasty Phase."""
    settled: bool = False
    """Whether the active player brought a Holding into play this turn."""
    events: tuple[tuple[Name, ...], tuple[Name, ...]] = ((), ())
    """The Events that each seat has resolved."""
    ending: Ending | None = None
    winner: Seat | None = None


# -- what a seat knows ------------------------------------------------------------------------------------------------


class Death(kit.Value, frozen=True):
    """How a card was destroyed, in which turn."""

    card: CardId
    turn: Count
    cause: Cause
    source: Source | None
    chi: bool


_Down = Annotated[tuple[CardId | None, ...], Meta(min_length=PROVINCES, max_length=PROVINCES)]


class Knowledge(kit.Knowledge, frozen=True):
    """Where a seat has seen cards that are hidden now, and what everybody saw happen. None: a card not known."""

    seat: int
    dynasty: tuple[tuple[CardId | None, ...], tuple[CardId | None, ...]] = ((), ())
    fate: tuple[tuple[CardId | None, ...], tuple[CardId | None, ...]] = ((), ())
    hands: tuple[tuple[CardId, ...], tuple[CardId, ...]] = ((), ())
    """By seat: cards surely in that hand; () for the own one, which is seen."""
    down: tuple[_Down, _Down] = ((None,) * PROVINCES, (None,) * PROVINCES)
    """By seat and number of the Province: the face-down card there."""
    turn: Count = 0
    deaths: tuple[Death, ...] = ()
    """How the destroyed cards of the discard piles came there; of each the last time."""


class View(kit.View, frozen=True):
    """What one seat (or WATCHER) may see: the fields of State, with None for each card that it does not know.

    Stats, prices and strengths follow from it: `sight.table_of(view)` is a table to read them on.
    """

    seat: int
    decision: AnyDecision | None
    options: Options
    frames: tuple[AnyFrame, ...]
    """A focused card that the seat cannot see is None."""
    phase: Phase
    turn: int
    active: int
    honor: tuple[int, int]
    favor: int | None
    dynasty: tuple[tuple[CardId | None, ...], tuple[CardId | None, ...]]
    """With what is known of it: while the seat looks through its deck, all of it."""
    fate: tuple[tuple[CardId | None, ...], tuple[CardId | None, ...]]
    hands: tuple[tuple[CardId | None, ...], tuple[CardId | None, ...]]
    """The own hand; of the other's what is known first, then None."""
    provinces: tuple[tuple[Province, ...], tuple[Province, ...]]
    """A face-down card that is not known is None; `filled` tells it from an empty Province."""
    filled: tuple[tuple[bool, ...], tuple[bool, ...]]
    """By seat, beside `provinces`: whether a card lies there."""
    dynasty_discard: tuple[tuple[int, ...], tuple[int, ...]]
    fate_discard: tuple[tuple[int, ...], tuple[int, ...]]
    dead: tuple[int, ...]
    removed: tuple[int, ...]
    playing: tuple[int, ...]
    pieces: tuple[Piece, ...]
    created: tuple[Created, ...]
    lasting: tuple[Lasting, ...]
    assault: Assault | None
    used: tuple[Use, ...]
    deeds: tuple[Deed, ...]
    honored: bool
    settled: bool
    events: tuple[tuple[str, ...], tuple[str, ...]]
    ending: Ending | None
    winner: int | None
    knowledge: Knowledge


