"""What happens at the table, as typed facts: log lines, pictures and what a seat remembers are made of them."""

from __future__ import annotations

from typing import ClassVar, Literal

from desktop.rules import kit
from desktop.rules.clans.battle_events import (
    Assigned,
    AttackDeclared,
    AttackEnded,
    BattleBegan,
    BattleEnded,
    BattleResolved,
    ChallengeIssued,
    ChallengeRefused,
    DuelBroken,
    DuelStruck,
    Focused,
    ProvinceDestroyed,
    WentHome,
)
from desktop.rules.clans.frames import CardId, Cause, Count, Field, Place, Seat, Side, Small, Source
from desktop.rules.clans.values import Ending, Phase
from desktop.rules.clans.vocabulary import Keyword
from desktop.rules.kit import Event, replace

# -- set-up and turns -------------------------------------------------------------------------------------------------


class Began(kit.Event, frozen=True):
    """The match begins: who plays first, and both Family Honors."""

    first: Seat
    honor: tuple[Small, Small]


class Shuffled(kit.Event, frozen=True):
    """A deck of so many cards was shuffled."""

    seat: Seat
    side: Side
    size: Count


class TurnBegan(kit.Event, frozen=True):
    """A turn begins."""

    turn: Count
    seat: Seat


class PhaseBegan(kit.Event, frozen=True):
    """A phase begins."""

    phase: Phase


class MatchEnded(kit.Event, frozen=True):
    """The match is over. `winner` None: a draw."""

    ending: Ending
    winner: Seat | None


class Passed(kit.Event, frozen=True):
    """The seat passes: its action, its Reaction, the attack."""

    seat: Seat
    of: Literal["action", "battle", "reaction", "attack", "ring", "extra"]


# -- decks, Provinces and hands ---------------------------------------------------------------------------------------


class Refilled(kit.Event, frozen=True):
    """The top card of the Dynasty deck goes face-down into a Province."""

    seat: Seat
    field: Field


class TurnedUp(kit.Event, frozen=True):
    """A card of a Province is turned face-up."""

    reveals: ClassVar[bool] = True
    seat: Seat
    field: Field
    card: CardId


class RegionPlaced(kit.Event, frozen=True):
    """A Region is attached to its Province."""

    seat: Seat
    field: Field
    card: CardId


class Shown(kit.Event, frozen=True):
    """A card of the hand is shown: what is announced, a Ring that is put into play."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: CardId


class Drawn(kit.Event, frozen=True):
    """The seat draws a Fate card; the others don't see which."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: CardId | None

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else replace(self, card=None)


class Discarded(kit.Event, frozen=True):
    """Cards go to a discard pile: face-up ones from a Province, what was played, what was focused, from play."""

    seat: Seat
    cards: tuple[CardId, ...]
    whence: Literal["province", "played", "focus", "event", "play"]


class HandDiscarded(kit.Event, frozen=True):
    """Cards are discarded from the hand."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[CardId, ...]


class DeckSearched(kit.Event, frozen=True):
    """The seat looks through its deck, and (`down`, by number of the Province) at face-down cards."""

    reveals: ClassVar[bool] = True
    seat: Seat
    side: Side
    cards: tuple[CardId, ...] | None
    """The deck, the top card first."""
    down: tuple[CardId | None, ...] | None = None

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else replace(self, cards=None, down=None)


class Found(kit.Event, frozen=True):
    """What the search has brought, shown to all; None: nothing. `field`: from this Province, not from the deck."""

    reveals: ClassVar[bool] = True
    seat: Seat
    side: Side
    card: CardId | None
    field: Field | None = None


class LookedAtTop(kit.Event, frozen=True):
    """The seat looks at the top cards of its Fate deck."""

    reveals: ClassVar[bool] = True
    seat: Seat
    count: Count
    cards: tuple[CardId, ...] | None

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else replace(self, cards=None)


class TookFromTop(kit.Event, frozen=True):
    """The seat takes one of the first `count` cards of its Fate deck into its hand."""

    seat: Seat
    count: Count
    card: CardId | None

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat else replace(self, card=None)


class PutUnderDeck(kit.Event, frozen=True):
    """A card goes on the bottom of a deck: one of the first `count` of it, or (0) one from a Province."""

    seat: Seat
    side: Side
    count: Count
    card: CardId | None

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.seat or self.count == 0 else replace(self, card=None)


class HandSeen(kit.Event, frozen=True):
    """The seat looks at the hand of `owner`."""

    reveals: ClassVar[bool] = True
    seat: Seat
    owner: Seat
    cards: tuple[CardId, ...] | None

    def seen_by(self, seat: int) -> Event:
        return self if seat in (self.seat, self.owner) else replace(self, cards=None)


class Recovered(kit.Event, frozen=True):
    """A card goes from a discard pile to the hand, or on top of the deck."""

    seat: Seat
    card: CardId
    to: Literal["hand", "deck"]


# -- actions ----------------------------------------------------------------------------------------------------------


class Announced(kit.Event, frozen=True):
    """An action is announced; a card of the hand was Shown. `subject`: of Equip the attachment, of a Reaction the card
    that it is about."""

    seat: Seat
    card: Source
    ability: int
    subject: CardId | None


class TakenBack(kit.Event, frozen=True):
    """The announced action is taken back."""

    seat: Seat
    card: Source


class Used(kit.Event, frozen=True):
    """Targets are chosen and costs are paid."""

    seat: Seat
    card: Source
    ability: int
    targets: tuple[CardId, ...]
    mode: int | None
    discards: tuple[CardId, ...]
    subject: CardId | None


class TraitWorks(kit.Event, frozen=True):
    """A triggered trait, or the text of an Event, takes effect."""

    seat: Seat
    card: CardId
    trait: int


class Paid(kit.Event, frozen=True):
    """Producers bow for a cost."""

    seat: Seat
    producers: tuple[CardId, ...]
    gold: Count
    price: Count


class Bought(kit.Event, frozen=True):
    """A card is brought into play from a Province."""

    seat: Seat
    card: CardId
    price: Count
    honored: bool


class Negated(kit.Event, frozen=True):
    """Something does not happen."""

    what: Literal["bow", "destroy", "move", "effects", "effects_on"]
    card: CardId | None
    by: Source | None
    """The card that prevents it; None: a trait of its own."""


# -- what happens to cards --------------------------------------------------------------------------------------------


class EnteredPlay(kit.Event, frozen=True):
    """A card enters play."""

    seat: Seat
    card: CardId
    place: Place
    host: CardId | None
    force: Small = 0
    """The Force that is printed on it."""
    bought: bool = False
    """Whether this is the end of a purchase."""


class Bowed(kit.Event, frozen=True):
    """Cards bow."""

    cards: tuple[CardId, ...]
    cause: Cause


class Straightened(kit.Event, frozen=True):
    """Cards straighten."""

    cards: tuple[CardId, ...]


class Destroyed(kit.Event, frozen=True):
    """Cards are destroyed. `why`: by what, or by Chi 0."""

    cards: tuple[CardId, ...]
    cause: Cause
    source: Source | None
    chi: bool = False


class Vanished(kit.Event, frozen=True):
    """Created cards leave the game."""

    cards: tuple[CardId, ...]


class Moved(kit.Event, frozen=True):
    """A unit moves."""

    cards: tuple[CardId, ...]
    place: Place


class Transferred(kit.Event, frozen=True):
    """An attachment goes to another Personality."""

    card: CardId
    host: CardId


class Dishonored(kit.Event, frozen=True):
    """A Personality is dishonored."""

    card: CardId


class Rehonored(kit.Event, frozen=True):
    """A Personality is rehonored; `instead` of gaining Honor."""

    card: CardId
    instead: bool


class HonorChanged(kit.Event, frozen=True):
    """A seat gains or loses Honor."""

    seat: Seat
    by: Small
    now: Small


class FavorMoved(kit.Event, frozen=True):
    """The Imperial Favor goes to a seat, or (None) is uncontrolled."""

    seat: Seat | None


class BonusGiven(kit.Event, frozen=True):
    """Cards get a bonus or penalty until the end of the turn."""

    cards: tuple[CardId, ...]
    force: Small
    chi: Small


class TokenPut(kit.Event, frozen=True):
    """A token is put on a card."""

    card: CardId
    force: Small
    chi: Small


class KeywordsGained(kit.Event, frozen=True):
    """Cards gain keywords until the end of the turn."""

    cards: tuple[CardId, ...]
    keywords: tuple[Keyword, ...]


class StrengthChanged(kit.Event, frozen=True):
    """A Province gets strength until the end of the turn."""

    seat: Seat
    field: Field
    by: Small
    now: Count


class Protected(kit.Event, frozen=True):
    """Something is forbidden for a while: `cards` may not be assigned, or are not bowed."""

    cards: tuple[CardId, ...]
    what: Literal["assign", "bow", "attack"]


AnyEvent = (
    Began
    | Shuffled
    | TurnBegan
    | PhaseBegan
    | MatchEnded
    | Passed
    | Refilled
    | TurnedUp
    | RegionPlaced
    | Shown
    | Drawn
    | Discarded
    | HandDiscarded
    | DeckSearched
    | Found
    | LookedAtTop
    | TookFromTop
    | PutUnderDeck
    | HandSeen
    | Recovered
    | Announced
    | TakenBack
    | Used
    | TraitWorks
    | Paid
    | Bought
    | Negated
    | EnteredPlay
    | Bowed
    | Straightened
    | Destroyed
    | Vanished
    | Moved
    | Transferred
    | Dishonored
    | Rehonored
    | HonorChanged
    | FavorMoved
    | BonusGiven
    | TokenPut
    | KeywordsGained
    | StrengthChanged
    | Protected
    | AttackDeclared
    | Assigned
    | BattleBegan
    | BattleResolved
    | ProvinceDestroyed
    | WentHome
    | BattleEnded
    | AttackEnded
    | ChallengeIssued
    | ChallengeRefused
    | Focused
    | DuelStruck
    | DuelBroken
)
