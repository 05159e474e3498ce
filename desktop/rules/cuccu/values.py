"""The values of Cuccù: ranks, options, state, what a seat sees and knows, decisions, actions, reasons.

Play goes anticlockwise. Seats 0 .. 3 are numbered in the order of play: seat + 1 sits at the right of `seat` and acts
after it; after 3 comes 0. A card of one deal is named by its serial: 0 for the first card that left the pack, 1 for
the next, and so on. Serials are public (everybody sees cards move) and say nothing about ranks.
"""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import Annotated, ClassVar

from msgspec import Meta

from desktop.rules import kit

SEATS = 4
MOST_LIVES = 9
COPIES = 2
"""Cards of each rank in the pack."""


class Rank(IntEnum):
    """The twenty ranks, by the number they count at the showdown. The fool's is only a name: see `showdown`."""

    FOOL = -4
    LION = -3
    MASK = -2
    BUCKET = -1
    ZERO = 0
    I = 1  # noqa: E741
    II = 2
    III = 3
    IIII = 4
    V = 5
    VI = 6
    VII = 7
    VIII = 8
    VIIII = 9
    X = 10
    INN = 11
    CAT = 12
    HORSE = 13
    HUNTER = 14
    CUCKOO = 15

    @property
    def word(self) -> str:
        """The rank's id in files and words: fool, lion, mask, bucket, zero, i .. x, inn, cat, horse, hunter, cuckoo."""
        return self.name.lower()

    @property
    def special(self) -> bool:
        """True for the five cards that have a power when they are asked for: inn, cat, horse, hunter, cuckoo."""
        return self >= Rank.INN


RANKS: tuple[Rank, ...] = tuple(Rank)
PACK = COPIES * len(RANKS)


class Deed(StrEnum):
    """What a seat has done in this deal. Whoever has done anything does not act again."""

    NONE = ""
    KEPT = "kept"
    """Kept its card, dealt or received."""
    EXCHANGED = "exchanged"
    """Gave its card away: to another seat, or the dealer to the pack, or to the pack past the dealer's horse."""
    REFUSED = "refused"
    """Asked, and was refused by a cuckoo, hunter or cat."""
    STOPPED = "stopped"
    """Asked, and was stopped by an inn."""
    SHOWED = "showed"
    """Was asked and showed a special card, which it keeps."""


class Loss(StrEnum):
    """Why a life is lost."""

    HUNTER = "hunter"
    """Asked the holder of a hunter."""
    CAT = "cat"
    """Asked the holder of a cat."""
    LOWEST = "lowest"
    """Held the lowest card at the showdown."""
    FOOL = "fool"
    """Held the only fool at the showdown."""
    GUARANTEE = "guarantee"
    """Pays for the losing zero of the seat it had given a guarantee."""


class Options(kit.Options, frozen=True):
    """What can be agreed on before a match."""

    lives: Annotated[int, Meta(ge=1, le=MOST_LIVES)] = 3
    """Lives at the start, and after everybody returned."""
    showdown_for_one: bool = False
    """True: when the cat or the hunter leaves only one seat with lives, its card still goes to the showdown, where
    every card but a cuckoo loses. False: that seat has won at once."""


# -- decisions --------------------------------------------------------------------------------------------------------


class ChooseDealer(kit.Decision, frozen=True):
    """Chance: who deals first."""

    stream: ClassVar[str] = "setup"


class DealCard(kit.Decision, frozen=True):
    """Chance: which card seat `to` is dealt from the bottom; to act with it, or because `asker` asks for it."""

    to: int
    asker: int | None

    stream: ClassVar[str] = "shuffle"


class DrawBottom(kit.Decision, frozen=True):
    """Chance: which card the dealer, `to`, takes from the bottom in exchange for its own."""

    to: int

    stream: ClassVar[str] = "shuffle"


class DrawTop(kit.Decision, frozen=True):
    """Chance: which card `to` takes from the top in exchange for its own, the dealer having shown a horse."""

    to: int

    stream: ClassVar[str] = "shuffle"


class KeepOrExchange(kit.Decision, frozen=True):
    """Keep the card, or ask `neighbour` for an exchange; None: the dealer would exchange with the pack."""

    neighbour: int | None


class StopOrDemand(kit.Decision, frozen=True):
    """`holder` has shown an inn: give up the exchange, or demand a guarantee."""

    holder: int


class AgreeOrDecline(kit.Decision, frozen=True):
    """The holder of the inn: agree to guarantee the zero of `asker`, or give the inn away."""

    asker: int


class StartNextDeal(kit.Decision, frozen=True):
    """The hands have been looked at; `seat` deals next. `everyone_returns`: nobody has a life left, so all four come
    back."""

    everyone_returns: bool

    anyone: ClassVar[bool] = True


AnyDecision = (
    ChooseDealer | DealCard | DrawBottom | DrawTop | KeepOrExchange | StopOrDemand | AgreeOrDecline | StartNextDeal
)


# -- actions ----------------------------------------------------------------------------------------------------------


class FirstDealer(kit.Action, frozen=True):
    """Chance: this seat deals first."""

    seat: Annotated[int, Meta(ge=0, lt=SEATS)]


class Dealt(kit.Action, frozen=True):
    """Chance: this card came from the bottom of the pack."""

    rank: Rank


class Bottom(kit.Action, frozen=True):
    """Chance: this card lay at the bottom when the dealer exchanged with the pack."""

    rank: Rank


class Top(kit.Action, frozen=True):
    """Chance: this card lay at the top when the dealer's horse sent the asker to the pack."""

    rank: Rank


class Keep(kit.Action, frozen=True):
    """Keep the card."""


class Exchange(kit.Action, frozen=True):
    """Ask the next seat for an exchange; the dealer exchanges with the bottom card of the pack."""


class AcceptStop(kit.Action, frozen=True):
    """Give up the exchange that an inn has stopped, without a guarantee."""


class Demand(kit.Action, frozen=True):
    """Demand that the inn's holder pays should the asker lose with a zero, or gives the inn away."""


class Agree(kit.Action, frozen=True):
    """Give the guarantee and keep the inn."""


class Decline(kit.Action, frozen=True):
    """Give no guarantee: the inn is exchanged."""


class NextDeal(kit.Action, frozen=True):
    """Begin the next deal."""


AnyAction = FirstDealer | Dealt | Bottom | Top | Keep | Exchange | AcceptStop | Demand | Agree | Decline | NextDeal


# -- reasons ----------------------------------------------------------------------------------------------------------


class NoSuchCard(kit.Reason, frozen=True):
    """Both cards of this rank have already left the pack in this deal."""

    rank: Rank


class NoSuchSeat(kit.Reason, frozen=True):
    """There is no seat with this number."""

    seat: int


class LivesOutOfRange(kit.Reason, frozen=True):
    """A match can be played with `least` to `most` lives each."""

    least: int
    most: int


class LastWithLives(kit.Reason, frozen=True):
    """How a match ends: `seat` is the only one with lives left."""

    seat: int


AnyReason = (
    kit.NotYourDecision | kit.NotNow | kit.MatchIsOver | NoSuchCard | NoSuchSeat | LivesOutOfRange | LastWithLives
)


# -- the table --------------------------------------------------------------------------------------------------------


class Swap(kit.Value, frozen=True):
    """An exchange between two seats: `asker` gave its card to `target` and took the target's."""

    asker: int
    target: int


class Guarantee(kit.Value, frozen=True):
    """`holder` of an inn pays, should `asker` lose with a zero."""

    asker: int
    holder: int


class LastMove(kit.Value, frozen=True):
    """What was done last, for marking it: who, what, with whom (None: alone, or with the pack), and which special
    card the other showed."""

    seat: int
    deed: Deed
    other: int | None = None
    shown: Rank | None = None


class LostLife(kit.Value, frozen=True):
    """A life lost at the showdown: `seat` pays it because of the card that `held` holds. They differ only where a
    guarantee is paid."""

    seat: int
    held: int
    loss: Loss


class State(kit.State, frozen=True):
    """The truth of the table. Tuples by seat have four entries."""

    options: Options
    lives: tuple[int, ...]
    """By seat."""
    deal: int = 0
    """Number of the deal, from 1; 0 before the first."""
    dealer: int = 0
    order: tuple[int, ...] = ()
    """The seats that take part in this deal, in the order they act, the dealer last."""
    acting: int = 0
    """Place in `order` of the seat whose turn it is."""
    cards: tuple[Rank, ...] = ()
    """The cards that left the pack in this deal, by serial."""
    hands: tuple[int | None, ...] = (None,) * SEATS
    """By seat: the serial of its card."""
    deeds: tuple[Deed, ...] = (Deed.NONE,) * SEATS
    """By seat: what it has done in this deal."""
    shown: tuple[int, ...] = ()
    """Serials of the special cards that lie open because they were asked for."""
    chain: tuple[Swap, ...] = ()
    """The unbroken run of exchanges by which the acting seat's card came to it."""
    guarantees: tuple[Guarantee, ...] = ()
    last: LastMove | None = None
    losses: tuple[LostLife, ...] | None = None
    """Who lost a life at the showdown; None before it, or where there was none."""
    awaits: AnyDecision | None = None
    """What must be decided now; None when the match is over."""
    fell: tuple[int, ...] = (0,) * SEATS
    """By seat: the deal in which it lost its last life; 0 where it has lives. It orders the places at the end."""


class Knowledge(kit.Knowledge, frozen=True):
    """What a seat has seen in the deal that is being played (or was just shown)."""

    seat: int
    cards: tuple[tuple[int, Rank], ...] = ()
    """(serial, rank) of the cards it has seen: its own, those it gave away, those shown to all; by serial."""
    offered: tuple[tuple[int, int], ...] = ()
    """(seat, serial), in order: who wanted to be rid of which card; the dealer's exchange with the pack included."""
    kept: tuple[tuple[int, int], ...] = ()
    """(seat, serial), in order: who kept which card of his own will."""
    ordinary: tuple[int, ...] = ()
    """Serials of cards it has not seen, but that had to be exchanged when they were asked for: X or below."""


class HeldCard(kit.Value, frozen=True):
    """A card in somebody's hand as one seat sees it."""

    serial: int
    rank: Rank | None
    """None where the seat does not know it. It may know another's card: it passed it on, or it was shown."""
    shown: bool
    """True where it lies open for all."""


class View(kit.View, frozen=True):
    """What one seat (or WATCHER) may see. Tuples by seat have four entries."""

    seat: int
    options: Options
    deal: int
    dealer: int
    lives: tuple[int, ...]
    order: tuple[int, ...]
    turn: int
    """The seat whose turn it is (not always who must decide)."""
    hands: tuple[HeldCard | None, ...]
    deeds: tuple[Deed, ...]
    chain: tuple[Swap, ...]
    guarantees: tuple[Guarantee, ...]
    last: LastMove | None
    losses: tuple[LostLife, ...] | None
    pack: int
    """Cards left in the pack."""
    awaits: AnyDecision | None
    """What must be decided now and by whom: public in this game."""
    winner: int | None
    """The seat that has won; None while the match goes on."""
    fell: tuple[int, ...]
    """By seat: the deal in which it lost its last life; 0 where it has lives."""
    knowledge: Knowledge

    @property
    def own(self) -> HeldCard | None:
        """The card of the seat that looks."""
        return self.hands[self.seat] if self.seat >= 0 else None

    def dead(self, seat: int) -> bool:
        """True where a seat lost its last life in this deal; before the showdown its hand is dead."""
        return seat in self.order and self.lives[seat] == 0

    def out(self, seat: int) -> bool:
        """True where a seat has no lives and got no card in this deal."""
        return self.lives[seat] == 0 and seat not in self.order and self.deal > 0
