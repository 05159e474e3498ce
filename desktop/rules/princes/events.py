"""The facts that happen at the table of Rival Princes, and what of them each seat may see."""

from __future__ import annotations

from typing import ClassVar, Literal

from desktop.rules import kit
from desktop.rules.kit import replace
from desktop.rules.princes.cards import Card, EventCard, Face, Goods, RegionCard, Resource, Slot
from desktop.rules.princes.frames import Attack, Cause, Looking, Why


class StacksDealt(kit.Event, frozen=True):
    """The 62 cards lie in five stacks of these sizes."""

    sizes: tuple[int, ...]


class PileShuffled(kit.Event, frozen=True):
    """The region pile or the event pile was shuffled."""

    pile: Literal["regions", "events"]


class Arranged(kit.Event, frozen=True):
    """A seat has arranged its regions; the other sees them when both have."""

    seat: int


class PrincipalitiesShown(kit.Event, frozen=True):
    """Both have arranged: by seat, the regions from column -2 above to column 2 below."""

    regions: tuple[tuple[RegionCard, ...], ...]

    reveals: ClassVar[bool] = True


class StartDiceRolled(kit.Event, frozen=True):
    """Both rolled for the first turn; `first` begins, None: a tie, roll again."""

    dice: tuple[int, int]
    first: int | None


class TurnBegan(kit.Event, frozen=True):
    """A turn begins."""

    turn: int
    seat: int


class DiceFell(kit.Event, frozen=True):
    """Both dice; `fixed`: the number comes from an Alchemist."""

    seat: int
    number: int
    face: Face
    fixed: bool


# -- resources --------------------------------------------------------------------------------------------------------


class Gained(kit.Event, frozen=True):
    """A region gained `amount` and stores `stored` now."""

    seat: int
    region: RegionCard
    amount: int
    stored: int
    why: Why


class Lost(kit.Event, frozen=True):
    """A region lost or paid `amount` and stores `stored` now."""

    seat: int
    region: RegionCard
    amount: int
    stored: int
    why: Why


class TakenBack(kit.Event, frozen=True):
    """A seat thought better of what it had begun to pay; a Scout it had played comes back to its hand."""

    seat: int
    card: Card | None


class TournamentHeld(kit.Event, frozen=True):
    """Tournament points by seat, and who won; None: a tie."""

    points: tuple[int, int]
    winner: int | None


class AdvantageTaken(kit.Event, frozen=True):
    """The holder of the mill token takes this from the other; None: it takes nothing."""

    seat: int
    resource: Resource | None


class BrigandsCame(kit.Event, frozen=True):
    """Brigands at this seat: so many unprotected resources; more than seven: all wool and ore are lost."""

    seat: int
    counted: int
    robbed: bool


class BankTraded(kit.Event, frozen=True):
    """Traded with the bank."""

    seat: int
    give: Resource
    rate: int
    get: Resource


class Offered(kit.Event, frozen=True):
    """A trade was offered to the other seat."""

    seat: int
    give: Goods
    get: Goods


class OfferAnswered(kit.Event, frozen=True):
    """The other seat answered."""

    seat: int
    give: Goods
    get: Goods
    accepted: bool


# -- cards in hands and stacks ----------------------------------------------------------------------------------------


class StackOpened(kit.Event, frozen=True):
    """A seat looks through a stack; only it sees the cards, top first."""

    seat: int
    stack: int
    why: Looking
    cards: tuple[Card, ...] | None

    reveals: ClassVar[bool] = True

    def seen_by(self, seat: int) -> StackOpened:
        """Without the cards for everybody else."""
        return self if seat == self.seat else replace(self, cards=None)


class CardTaken(kit.Event, frozen=True):
    """A seat took a card from a stack it had looked through; only it sees which, and from where."""

    seat: int
    stack: int
    why: Looking
    index: int | None
    card: Card | None

    def seen_by(self, seat: int) -> CardTaken:
        """Without index and card for everybody else."""
        return self if seat == self.seat else replace(self, index=None, card=None)


class TookNothing(kit.Event, frozen=True):
    """A seat looked through a stack at Master Builder and took nothing."""

    seat: int
    stack: int


class CardDrawn(kit.Event, frozen=True):
    """A seat took the top card of a stack; only it sees which."""

    seat: int
    stack: int
    card: Card | None

    reveals: ClassVar[bool] = True

    def seen_by(self, seat: int) -> CardDrawn:
        """Without the card for everybody else."""
        return self if seat == self.seat else replace(self, card=None)


class CardPutUnder(kit.Event, frozen=True):
    """A card of the seat's hand went under a stack: the seat sees which, and at a Conflict so does the other, who
    chose it."""

    seat: int
    stack: int
    why: Literal["exchange", "limit", "master_builder", "conflict"]
    card: Card | None

    def seen_by(self, seat: int) -> CardPutUnder:
        """Without the card for those who have not seen it."""
        return self if seat == self.seat or (self.why == "conflict" and seat >= 0) else replace(self, card=None)


class HandSeen(kit.Event, frozen=True):
    """A seat looks through the hand of `owner`; only these two know the cards."""

    seat: int
    owner: int
    cards: tuple[Card, ...] | None

    reveals: ClassVar[bool] = True

    def seen_by(self, seat: int) -> HandSeen:
        """Without the cards for the watcher."""
        return self if seat >= 0 else replace(self, cards=None)


class CardStolen(kit.Event, frozen=True):
    """A Spy took a card of the owner's hand."""

    seat: int
    owner: int
    card: Card | None

    def seen_by(self, seat: int) -> CardStolen:
        """Without the card for the watcher."""
        return self if seat >= 0 else replace(self, card=None)


# -- building and playing ---------------------------------------------------------------------------------------------


class Announced(kit.Event, frozen=True):
    """What a seat is going to build as soon as it has chosen which regions pay. A card is shown."""

    seat: int
    what: Literal["road", "settlement", "city", "card"]
    column: int
    slot: Slot | None
    card: Card | None

    reveals: ClassVar[bool] = True


class RoadBuilt(kit.Event, frozen=True):
    """A road was laid."""

    seat: int
    column: int


class SettlementBuilt(kit.Event, frozen=True):
    """A settlement was laid."""

    seat: int
    column: int


class CityBuilt(kit.Event, frozen=True):
    """A city was laid on a settlement."""

    seat: int
    column: int


class CardBuilt(kit.Event, frozen=True):
    """A hand card was laid on a site."""

    seat: int
    card: Card
    column: int
    slot: Slot

    reveals: ClassVar[bool] = True


class CardDemolished(kit.Event, frozen=True):
    """An own card was torn down and left the game."""

    seat: int
    card: Card
    column: int
    slot: Slot


class CardReturned(kit.Event, frozen=True):
    """A card went from its site back to the owner's hand."""

    owner: int
    card: Card
    column: int
    slot: Slot
    why: Cause


class RegionsSeen(kit.Event, frozen=True):
    """A seat sees the regions it may place: the top ones of the pile, or with a Scout all of them, sorted."""

    seat: int
    cards: tuple[RegionCard, ...] | None

    reveals: ClassVar[bool] = True

    def seen_by(self, seat: int) -> RegionsSeen:
        """Without the cards for everybody else."""
        return self if seat == self.seat else replace(self, cards=None)


class RegionsPlaced(kit.Event, frozen=True):
    """The two regions of a new settlement lie at this column."""

    seat: int
    column: int
    up: RegionCard
    down: RegionCard

    reveals: ClassVar[bool] = True


class CardPlayed(kit.Event, frozen=True):
    """An action card was played; a reaction too."""

    seat: int
    card: Card

    reveals: ClassVar[bool] = True


class CardsLeft(kit.Event, frozen=True):
    """The yellow cards on the table left the game."""

    cards: tuple[Card, ...]


class AttackDecided(kit.Event, frozen=True):
    """The attacker's die, and who won the attack."""

    seat: int
    attack: Attack
    number: int
    countered: bool
    winner: int


class EventTurned(kit.Event, frozen=True):
    """The top event card was turned up."""

    card: EventCard

    reveals: ClassVar[bool] = True


class EventDone(kit.Event, frozen=True):
    """The event card went under the pile."""

    card: EventCard


class TokenMoved(kit.Event, frozen=True):
    """A token went to another seat, or to the middle (None)."""

    token: Literal["knight", "mill"]
    holder: int | None


class MatchEnded(kit.Event, frozen=True):
    """The match is over, with these points; None: a draw when the turns ran out."""

    winner: int | None
    points: tuple[int, int]


AnyEvent = (
    StacksDealt
    | PileShuffled
    | Arranged
    | PrincipalitiesShown
    | StartDiceRolled
    | TurnBegan
    | DiceFell
    | Gained
    | Lost
    | TakenBack
    | TournamentHeld
    | AdvantageTaken
    | BrigandsCame
    | BankTraded
    | Offered
    | OfferAnswered
    | StackOpened
    | CardTaken
    | TookNothing
    | CardDrawn
    | CardPutUnder
    | HandSeen
    | CardStolen
    | Announced
    | RoadBuilt
    | SettlementBuilt
    | CityBuilt
    | CardBuilt
    | CardDemolished
    | CardReturned
    | RegionsSeen
    | RegionsPlaced
    | CardPlayed
    | CardsLeft
    | AttackDecided
    | EventTurned
    | EventDone
    | TokenMoved
    | MatchEnded
)
