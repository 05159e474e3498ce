"""The facts that happen at the island, and what of them each seat may see."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from desktop.rules import kit
from desktop.rules.island.values import Board, Card, Goods, Kind, Terms


class IslandLaid(kit.Event, frozen=True):
    """The island lies; the robber stands on the desert."""

    board: Board
    robber: int


class FirstChosen(kit.Event, frozen=True):
    """Chance has chosen who begins."""

    seat: int


class TurnBegan(kit.Event, frozen=True):
    """A seat's turn begins; `points` are the public points of all, for the chart at the end."""

    turn: int
    seat: int
    points: tuple[int, ...]


class SettlementBuilt(kit.Event, frozen=True):
    """A settlement was placed; `paid` tells whether it cost goods."""

    seat: int
    crossing: int
    paid: bool


class RoadBuilt(kit.Event, frozen=True):
    """A road was placed; `paid` tells whether it cost goods."""

    seat: int
    path: int
    paid: bool


class CityBuilt(kit.Event, frozen=True):
    """A settlement was upgraded to a city."""

    seat: int
    crossing: int


class StartingGoods(kit.Event, frozen=True):
    """The second settlement brings one card of each land hex it touches."""

    seat: int
    crossing: int
    goods: Goods


class DiceRolled(kit.Event, frozen=True):
    """The dice were thrown."""

    seat: int
    first: int
    second: int


class Produced(kit.Event, frozen=True):
    """The hexes with this number paid. Said only where somebody was due something."""

    number: int
    gains: tuple[Goods, ...]
    """By seat."""
    short: tuple[Kind, ...]
    """The kinds of which the bank could not pay everything."""


class DiscardsDue(kit.Event, frozen=True):
    """A seven: these seats owe this many cards."""

    seats: tuple[int, ...]
    counts: tuple[int, ...]


class DiscardChosen(kit.Event, frozen=True):
    """A seat has chosen what to discard; only it sees what."""

    seat: int
    goods: Goods | None

    def seen_by(self, seat: int) -> DiscardChosen:
        """Without the goods for everybody else."""
        return self if seat == self.seat else DiscardChosen(self.seat, None)


class Discarded(kit.Event, frozen=True):
    """All have chosen: these goods went to the bank, for all to see."""

    seat: int
    goods: Goods

    reveals: ClassVar[bool] = True


class RobberMoved(kit.Event, frozen=True):
    """The robber was moved; `victim` is about to lose a card (None: nobody there has one)."""

    seat: int
    before: int
    hex: int
    victim: int | None


class Robbed(kit.Event, frozen=True):
    """A card was stolen; only thief and victim see of which kind."""

    thief: int
    victim: int
    kind: Kind | None

    reveals: ClassVar[bool] = True

    def seen_by(self, seat: int) -> Robbed:
        """Without the kind for everybody else."""
        return self if seat in (self.thief, self.victim) else Robbed(self.thief, self.victim, None)


class CardBought(kit.Event, frozen=True):
    """A seat has paid for a development card; `left` are still in the deck with it."""

    seat: int
    left: int


class CardDrawn(kit.Event, frozen=True):
    """The development card a seat has bought; only it sees which."""

    seat: int
    card: Card | None

    reveals: ClassVar[bool] = True

    def seen_by(self, seat: int) -> CardDrawn:
        """Without the card for everybody else."""
        return self if seat == self.seat else CardDrawn(self.seat, None)


class KnightPlayed(kit.Event, frozen=True):
    """A knight was played, the seat's `knights`-th."""

    seat: int
    knights: int


class RoadBuildingPlayed(kit.Event, frozen=True):
    """Road building was played: `roads` can and must be placed."""

    seat: int
    roads: int


class YearOfPlentyPlayed(kit.Event, frozen=True):
    """Year of plenty was played."""

    seat: int
    goods: Goods


class MonopolyPlayed(kit.Event, frozen=True):
    """Monopoly was played; `taken` is what each seat handed over."""

    seat: int
    kind: Kind
    taken: tuple[int, ...]

    reveals: ClassVar[bool] = True


class BankTraded(kit.Event, frozen=True):
    """`count` of one kind went to the bank for one of another."""

    seat: int
    give: Kind
    count: int
    take: Kind


class Offered(kit.Event, frozen=True):
    """The seat whose turn it is made an offer."""

    seat: int
    offer: int
    terms: Terms
    to: tuple[int, ...]


class Accepted(kit.Event, frozen=True):
    """A seat would trade on the terms offered."""

    seat: int
    offer: int
    terms: Terms


class Declined(kit.Event, frozen=True):
    """A seat would not trade; `standing`: it was not asked, for its standing answer or its empty hand said so."""

    seat: int
    offer: int
    standing: bool = False


class Countered(kit.Event, frozen=True):
    """A seat would trade on other terms."""

    seat: int
    offer: int
    terms: Terms


class Traded(kit.Event, frozen=True):
    """Two seats have traded; `seat` is the one whose turn it is."""

    seat: int
    partner: int
    offer: int
    terms: Terms


class Closing(StrEnum):
    """Why an offer is gone without a trade."""

    NOBODY = "nobody"
    """Nobody would take it."""
    WITHDRAWN = "withdrawn"
    VOID = "void"
    """The seat does not hold the goods any more."""
    TURN_OVER = "turn_over"


class OfferClosed(kit.Event, frozen=True):
    """An offer is gone without a trade."""

    seat: int
    offer: int
    terms: Terms
    why: Closing

    reveals: ClassVar[bool] = True


class AnswerVoid(kit.Event, frozen=True):
    """A seat that would have traded does not hold the goods any more."""

    seat: int
    offer: int

    reveals: ClassVar[bool] = True


class StandingAnswerSet(kit.Event, frozen=True):
    """A seat has said which kinds it never gives."""

    seat: int
    never: tuple[Kind, ...]


class LongestRoadMoved(kit.Event, frozen=True):
    """The award for the longest road has another holder; None: it is set aside."""

    before: int | None
    holder: int | None
    length: int


class LargestArmyMoved(kit.Event, frozen=True):
    """The award for the largest army has another holder."""

    before: int | None
    holder: int
    knights: int


class MatchWon(kit.Event, frozen=True):
    """A seat has reached the target; all point cards are shown."""

    seat: int
    points: tuple[int, ...]
    """By seat, all points."""
    point_cards: tuple[int, ...]
    """By seat."""

    reveals: ClassVar[bool] = True


AnyEvent = (
    IslandLaid
    | FirstChosen
    | TurnBegan
    | SettlementBuilt
    | RoadBuilt
    | CityBuilt
    | StartingGoods
    | DiceRolled
    | Produced
    | DiscardsDue
    | DiscardChosen
    | Discarded
    | RobberMoved
    | Robbed
    | CardBought
    | CardDrawn
    | KnightPlayed
    | RoadBuildingPlayed
    | YearOfPlentyPlayed
    | MonopolyPlayed
    | BankTraded
    | Offered
    | Accepted
    | Declined
    | Countered
    | Traded
    | OfferClosed
    | AnswerVoid
    | StandingAnswerSet
    | LongestRoadMoved
    | LargestArmyMoved
    | MatchWon
)
