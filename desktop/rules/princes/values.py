"""The values of Rival Princes: options, the table, what a seat sees and knows.

Two seats: 0 owns starting set A, 1 owns set B. Columns are whole numbers: roads lie at even ones, towns (settlements
and cities) at odd ones; the starting road is column 0. Regions lie at even columns in the rows +1 (above) and -1
(below). Stacks are numbered from 0; in every pile the top card comes first.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from desktop.rules import kit
from desktop.rules.princes.cards import Card, EventCard, Face, Goods, RegionCard, Slot
from desktop.rules.princes.decisions import AnyDecision
from desktop.rules.princes.frames import AnyFrame

SEATS = 2

Axis = Literal["road", "settlement", "city"]
Token = Literal["knight", "mill"]


class Options(kit.Options, frozen=True):
    """What can be agreed on before a match; the defaults are the rulebook's."""

    points: Annotated[int, Meta(ge=5, le=20)] = 12
    """Victory points that win in one's own turn."""
    max_rounds: Annotated[int, Meta(ge=1, le=400)] = 200
    """After so many rounds of two turns the match ends: more points win."""
    action_points: Literal["each_three", "together_seven"] = "each_three"
    """When action cards may be played: each has at least 3 points, or both together have at least 7."""
    brigand_grace_turns: Annotated[int, Meta(ge=0, le=10)] = 0
    """In so many first turns of each player brigands don't come."""
    exchange_same_stack: bool = False
    """True: the new card of an exchange comes from the stack under which the old one was put."""
    late_discard: bool = False
    """True: whoever's turn it is cuts down to the hand limit at the end of the turn (after a civil war at once)."""
    demolition: bool = False
    """True: own cards may be torn down; they leave the game."""
    place_as_drawn: bool = False
    """True: a new settlement's regions are placed one after the other, each before the next is seen."""
    ask_regions: bool = True
    """False: which region of a kind gains or pays is not asked; the fewest stored gains, the fullest unprotected one
    pays."""
    memory_help: bool = False
    """True: the table shows each person what was seen in the stacks."""


# -- the table --------------------------------------------------------------------------------------------------------


class Place(kit.Value, frozen=True):
    """A card on a site: the town's column, the site, the card."""

    column: int
    slot: Slot
    card: Card


class Estate(kit.Value, frozen=True, cache_hash=True):
    """What lies in one principality, but for what the regions store: it changes only by building and returning.

    Regions keep the order in which they came, a pair for each column: the even ones lie above, the odd ones below.
    """

    left: int = 0
    """Column of the leftmost card of the axis."""
    axis: tuple[Axis, ...] = ()
    """The cards of the axis from left to right; () before the regions are arranged."""
    columns: tuple[int, ...] = ()
    """Column of each pair of regions."""
    regions: tuple[RegionCard, ...] = ()
    places: tuple[Place, ...] = ()
    """The cards on sites, by column, then by site."""


class Terms(kit.Value, frozen=True):
    """An offer, as the seat whose turn it is made it."""

    give: Goods
    get: Goods


Phase = Literal["setup", "start", "roll", "event", "main", "hand", "over"]
"""setup; before the roll; dice in the air; event and production; the main phase; refilling the hand; over."""


class State(kit.State, frozen=True):
    """The truth of the table. Tuples by seat have two entries."""

    options: Options
    frames: tuple[AnyFrame, ...]
    """What is going on, the innermost last; the last one asks the decision. () when the match is over."""
    phase: Phase = "setup"
    turn: int = 0
    """From 1, over both players; 0 during set-up."""
    active: int = 0
    """Whose turn it is."""
    number: int = 0
    """The production number of this turn; 0 before the roll."""
    face: Face | None = None
    """The event die of this turn; None before the roll."""
    estates: tuple[Estate, ...] = (Estate(), Estate())
    stored: tuple[tuple[int, ...], ...] = ((), ())
    """By seat: what each region stores, 0 to 3, in the order of Estate.regions."""
    hands: tuple[tuple[Card, ...], ...] = ((), ())
    """By seat, sorted."""
    stacks: tuple[tuple[Card, ...], ...] = ((),) * 5
    pile: tuple[RegionCard, ...] = ()
    """The region pile."""
    events: tuple[EventCard, ...] = ()
    """The event pile."""
    event: EventCard | None = None
    """The event card that is turned up now."""
    table: tuple[Card, ...] = ()
    """Yellow cards that lie open and still work, in the order they were played."""
    out: tuple[Card, ...] = ()
    """The cards that left the game, sorted."""
    roads: int = 7
    settlements: int = 5
    cities: int = 7
    knight: int | None = None
    """Who holds the knight token."""
    mill: int | None = None
    """Who holds the mill token."""
    refused: tuple[Terms, ...] = ()
    """Offers of this turn that were refused."""
    offered: int = 0
    """How many offers were made in this turn."""
    winner: int | None = None


# -- what a seat knows ------------------------------------------------------------------------------------------------


class Memory(kit.Value, frozen=True):
    """A stack, or the other's hand, as somebody remembers it.

    `cards` are in their order (in a hand, the order has no meaning); None: a card never seen. Each entry of `gone`
    stands for one card that has left unseen from among the first so many of `cards`; nobody knows which.
    """

    cards: tuple[Card | None, ...] = ()
    gone: tuple[int, ...] = ()

    @property
    def size(self) -> int:
        """How many cards are there."""
        return len(self.cards) - len(self.gone)


class Knowledge(kit.Knowledge, frozen=True):
    """What a seat has seen and may remember. For the watcher both hands and all stacks stay unknown."""

    seat: int
    stacks: tuple[Memory, ...] = (Memory(),) * 5
    hand: Memory = Memory()
    """The other's hand; empty for the watcher."""
    events: tuple[EventCard | None, ...] = ()
    """The event pile from the top: what was turned up goes beneath, so its order becomes known."""


class View(kit.View, frozen=True):
    """What one seat (or WATCHER) may see. Tuples by seat have two entries.

    What follows from it (positions, sums, what is doubled or protected) is worked out by `tableau`.
    """

    seat: int
    options: Options
    frames: tuple[AnyFrame, ...]
    """What is going on; cards in it that the seat cannot see are None."""
    decision: AnyDecision | None
    """What must be decided now and by whom: public in this game."""
    phase: Phase
    turn: int
    active: int
    number: int
    face: Face | None
    estates: tuple[Estate, ...]
    """While regions are being arranged, the other's lies still empty."""
    arranged: tuple[bool, ...]
    """By seat: whether it has arranged its regions."""
    stored: tuple[tuple[int, ...], ...]
    hand: tuple[Card, ...]
    """The own hand; () for the watcher."""
    hand_sizes: tuple[int, ...]
    stack_sizes: tuple[int, ...]
    seen: tuple[Card, ...]
    """The stack, or the other's hand, that this seat is looking through just now, in its order."""
    pile_size: int
    drawn: tuple[RegionCard, ...]
    """The regions of the pile that this seat may place just now: the top two, one, or with a Scout all, sorted."""
    event_size: int
    """Cards in the event pile."""
    event: EventCard | None
    table: tuple[Card, ...]
    out: tuple[Card, ...]
    roads: int
    settlements: int
    cities: int
    knight: int | None
    mill: int | None
    refused: tuple[Terms, ...]
    offered: int
    winner: int | None
    knowledge: Knowledge

