"""What happens in attacks, battles and duels, as typed facts."""

from __future__ import annotations

from typing import ClassVar, Literal

from desktop.rules import kit
from desktop.rules.clans.choices import Order
from desktop.rules.clans.frames import CardId, Count, Field, Seat, Small
from desktop.rules.kit import Event, replace

# -- attacks and battles ----------------------------------------------------------------------------------------------


class AttackDeclared(kit.Event, frozen=True):
    """An attack is declared."""

    seat: Seat


class Assigned(kit.Event, frozen=True):
    """A side assigns units."""

    seat: Seat
    cavalry: bool
    orders: tuple[Order, ...]


class BattleBegan(kit.Event, frozen=True):
    """A battle is fought at this battlefield."""

    field: Field


class BattleResolved(kit.Event, frozen=True):
    """Both forces are compared: (Attacker's, Defender's) and the strength of the Province."""

    field: Field
    forces: tuple[Count, Count]
    strength: Count
    result: Literal["attacker", "defender", "tie", "none"]


class ProvinceDestroyed(kit.Event, frozen=True):
    """A Province falls; its cards are discarded."""

    reveals: ClassVar[bool] = True
    seat: Seat
    field: Field
    cards: tuple[CardId, ...]


class WentHome(kit.Event, frozen=True):
    """Cards return home after a battle or an attack; `bowed` are those that bow."""

    cards: tuple[CardId, ...]
    bowed: tuple[CardId, ...]


class BattleEnded(kit.Event, frozen=True):
    """The battle is over."""

    field: Field


class AttackEnded(kit.Event, frozen=True):
    """The attack is over."""

    seat: Seat


# -- duels ------------------------------------------------------------------------------------------------------------


class ChallengeIssued(kit.Event, frozen=True):
    """A Personality challenges another."""

    challenger: CardId
    challenged: CardId
    refusable: bool


class ChallengeRefused(kit.Event, frozen=True):
    """The challenge is refused."""

    seat: Seat


class Focused(kit.Event, frozen=True):
    """The seat focuses a card of its hand, or the top card of its Fate deck, face-down."""

    seat: Seat
    from_hand: bool
    card: CardId | None

    def seen_by(self, seat: int) -> Event:
        # The top card of the deck is not looked at before the strike.
        return self if seat == self.seat and self.from_hand else replace(self, card=None)


class DuelStruck(kit.Event, frozen=True):
    """The duel ends: what both had focused, and their totals, by seat."""

    reveals: ClassVar[bool] = True
    seat: Seat
    focus: tuple[tuple[CardId, ...], tuple[CardId, ...]]
    totals: tuple[Small, Small]
    winner: CardId | None


class DuelBroken(kit.Event, frozen=True):
    """A duelist has left play: no result."""

    cards: tuple[CardId, ...]
    """What was focused, discarded now."""
