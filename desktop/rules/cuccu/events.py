"""The facts that happen at a Cuccù table, and what of them each seat may see."""

from __future__ import annotations

from typing import ClassVar

from desktop.rules import kit
from desktop.rules.cuccu.values import Loss, Rank


class DealerChosen(kit.Event, frozen=True):
    """Chance has chosen who deals first."""

    seat: int


class DealBegan(kit.Event, frozen=True):
    """A deal begins: `order` are the seats that get a card, in the order they act, the dealer last."""

    deal: int
    dealer: int
    order: tuple[int, ...]


class CardDealt(kit.Event, frozen=True):
    """A seat was dealt a card from the bottom, at its own turn, or because `asker` asks for it. Only the seat sees
    which."""

    seat: int
    serial: int
    rank: Rank | None
    asker: int | None

    reveals: ClassVar[bool] = True

    def seen_by(self, seat: int) -> CardDealt:
        """Without the rank for everybody else."""
        return self if seat == self.seat else CardDealt(self.seat, self.serial, None, self.asker)


class Kept(kit.Event, frozen=True):
    """A seat kept its card."""

    seat: int
    serial: int


class Asked(kit.Event, frozen=True):
    """A seat asked another for an exchange (after a horse once more, the next seat)."""

    asker: int
    target: int
    serial: int
    """The card the asker wants to be rid of."""


class Swapped(kit.Event, frozen=True):
    """Two seats exchanged their cards. Each of the two knows both; nobody else is told."""

    asker: int
    target: int
    given: int
    """Serial of the asker's card, now the target's."""
    taken: int
    """Serial of the target's card, now the asker's."""
    given_rank: Rank | None
    taken_rank: Rank | None

    reveals: ClassVar[bool] = True

    def seen_by(self, seat: int) -> Swapped:
        """Without the ranks for everybody else."""
        if seat in (self.asker, self.target):
            return self
        return Swapped(self.asker, self.target, self.given, self.taken, None, None)


class Shown(kit.Event, frozen=True):
    """A seat that was asked shows a special card; it lies open from now on."""

    seat: int
    serial: int
    rank: Rank

    reveals: ClassVar[bool] = True


class Refused(kit.Event, frozen=True):
    """The cuckoo, hunter or cat refuses; both keep their cards."""

    asker: int
    holder: int
    rank: Rank


class Skipped(kit.Event, frozen=True):
    """The holder of a horse is passed over; the asker tries the next seat, or the pack where this is the dealer."""

    asker: int
    holder: int


class Stopped(kit.Event, frozen=True):
    """The asker gives up at the inn; both keep their cards."""

    asker: int
    holder: int


class Demanded(kit.Event, frozen=True):
    """The asker demands a guarantee of the inn's holder."""

    asker: int
    holder: int


class Agreed(kit.Event, frozen=True):
    """The inn's holder gives the guarantee; both keep their cards."""

    asker: int
    holder: int


class Declined(kit.Event, frozen=True):
    """The inn's holder gives no guarantee: the inn is exchanged."""

    asker: int
    holder: int


class LifeLost(kit.Event, frozen=True):
    """A seat lost a life. `held`: whose card was the cause (the hunter's or cat's holder; the lowest card's)."""

    seat: int
    loss: Loss
    held: int
    left: int
    """Lives it has left."""


class Undone(kit.Event, frozen=True):
    """The cat reverses one exchange of the chain: serial `given` is the asker's again, `taken` the target's."""

    asker: int
    target: int
    given: int
    taken: int


class DrewBottom(kit.Event, frozen=True):
    """The dealer exchanged its card `given` for the bottom card of the pack; only the dealer sees which."""

    seat: int
    given: int
    serial: int
    rank: Rank | None

    reveals: ClassVar[bool] = True

    def seen_by(self, seat: int) -> DrewBottom:
        """Without the rank for everybody else."""
        return self if seat == self.seat else DrewBottom(self.seat, self.given, self.serial, None)


class DrewTop(kit.Event, frozen=True):
    """Past the dealer's horse a seat exchanged its card `given` for the top card of the pack; only it sees which."""

    seat: int
    given: int
    serial: int
    rank: Rank | None

    reveals: ClassVar[bool] = True

    def seen_by(self, seat: int) -> DrewTop:
        """Without the rank for everybody else."""
        return self if seat == self.seat else DrewTop(self.seat, self.given, self.serial, None)


class ShownHand(kit.Value, frozen=True):
    """One hand at the showdown."""

    seat: int
    serial: int
    rank: Rank


class ShowdownBegan(kit.Event, frozen=True):
    """Every seat with lives left shows its card, in the order of play. LifeLost events follow, all at one moment."""

    hands: tuple[ShownHand, ...]

    reveals: ClassVar[bool] = True


class WentOut(kit.Event, frozen=True):
    """A seat has lost its last life."""

    seat: int


class NobodyLeft(kit.Event, frozen=True):
    """The last lives were all lost at one showdown: everyone will return with the next deal."""


class EveryoneReturned(kit.Event, frozen=True):
    """All four seats have come back with this many lives."""

    lives: int


class MatchWon(kit.Event, frozen=True):
    """Only this seat has lives left."""

    seat: int


AnyEvent = (
    DealerChosen
    | DealBegan
    | CardDealt
    | Kept
    | Asked
    | Swapped
    | Shown
    | Refused
    | Skipped
    | Stopped
    | Demanded
    | Agreed
    | Declined
    | LifeLost
    | Undone
    | DrewBottom
    | DrewTop
    | ShowdownBegan
    | WentOut
    | NobodyLeft
    | EveryoneReturned
    | MatchWon
)
