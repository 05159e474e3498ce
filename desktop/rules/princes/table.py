"""The working copy of a state that one step changes, and the few things that everything else is made of: gaining,
paying, moving cards, tokens, victory.
"""

from __future__ import annotations

from bisect import insort

from desktop.rules.kit import Event, put
from desktop.rules.princes.cards import MOST_STORED, RANK, Card, EventCard, Face, Goods, RegionCard, Slot
from desktop.rules.princes.events import CardPlayed, Gained, Lost, MatchEnded, TokenMoved
from desktop.rules.princes.frames import AnyFrame, Why
from desktop.rules.princes.tableau import Facts, facts
from desktop.rules.princes.values import Estate, Options, Phase, Place, State, Terms, View


class Table:
    """A state being changed: the same names, with lists where a step changes much. It lives during one step only."""

    __slots__ = (
        "active",
        "cities",
        "estates",
        "event",
        "events",
        "face",
        "frames",
        "hands",
        "knight",
        "log",
        "mill",
        "number",
        "offered",
        "options",
        "out",
        "phase",
        "pile",
        "refused",
        "roads",
        "settlements",
        "stacks",
        "stored",
        "table",
        "turn",
        "winner",
    )

    def __init__(self, state: State) -> None:
        self.options: Options = state.options
        self.frames: list[AnyFrame] = list(state.frames)
        self.phase: Phase = state.phase
        self.turn: int = state.turn
        self.active: int = state.active
        self.number: int = state.number
        self.face: Face | None = state.face
        self.estates: list[Estate] = list(state.estates)
        self.stored: list[tuple[int, ...]] = list(state.stored)
        self.hands: list[tuple[Card, ...]] = list(state.hands)
        self.stacks: list[tuple[Card, ...]] = list(state.stacks)
        self.pile: tuple[RegionCard, ...] = state.pile
        self.events: tuple[EventCard, ...] = state.events
        self.event: EventCard | None = state.event
        self.table: tuple[Card, ...] = state.table
        self.out: tuple[Card, ...] = state.out
        self.roads: int = state.roads
        self.settlements: int = state.settlements
        self.cities: int = state.cities
        self.knight: int | None = state.knight
        self.mill: int | None = state.mill
        self.refused: tuple[Terms, ...] = state.refused
        self.offered: int = state.offered
        self.winner: int | None = state.winner
        self.log: list[Event] = []

    def frozen(self) -> State:
        """The state after the step."""
        return State(
            self.options,
            () if self.phase == "over" else tuple(self.frames),
            self.phase,
            self.turn,
            self.active,
            self.number,
            self.face,
            tuple(self.estates),
            tuple(self.stored),
            tuple(self.hands),
            tuple(self.stacks),
            self.pile,
            self.events,
            self.event,
            self.table,
            self.out,
            self.roads,
            self.settlements,
            self.cities,
            self.knight,
            self.mill,
            self.refused,
            self.offered,
            self.winner,
        )

    # -- resources ----------------------------------------------------------------------------------------------------

    def gain(self, seat: int, region: int, amount: int, why: Why) -> None:
        """A region gains, never above three; the rest is lost."""
        stored = self.stored[seat]
        amount = min(amount, MOST_STORED - stored[region])
        if amount:
            now = stored[region] + amount
            self.stored[seat] = put(stored, region, now)
            self.log.append(Gained(seat, self.estates[seat].regions[region], amount, now, why))

    def lose(self, seat: int, region: int, amount: int, why: Why) -> None:
        """A region loses or pays."""
        stored = self.stored[seat]
        now = stored[region] - amount
        self.stored[seat] = put(stored, region, now)
        self.log.append(Lost(seat, self.estates[seat].regions[region], amount, now, why))

    # -- cards --------------------------------------------------------------------------------------------------------

    def to_hand(self, seat: int, card: Card) -> None:
        """A card comes to a hand."""
        hand = list(self.hands[seat])
        insort(hand, card, key=RANK.__getitem__)
        self.hands[seat] = tuple(hand)

    def from_hand(self, seat: int, card: Card) -> None:
        """A card leaves a hand."""
        hand = self.hands[seat]
        place = hand.index(card)
        self.hands[seat] = hand[:place] + hand[place + 1 :]

    def under(self, stack: int, card: Card) -> None:
        """A card goes under a stack."""
        self.stacks[stack] = (*self.stacks[stack], card)

    def from_stack(self, stack: int, index: int) -> Card:
        """A card leaves a stack; the order of the others stays."""
        cards = self.stacks[stack]
        self.stacks[stack] = cards[:index] + cards[index + 1 :]
        return cards[index]

    def leave(self, *cards: Card) -> None:
        """Cards leave the game."""
        self.out = tuple(sorted((*self.out, *cards), key=RANK.__getitem__))

    def lay(self, seat: int, place: Place) -> None:
        """A card lies on a site from now on."""
        estate = self.estates[seat]
        places = sorted((*estate.places, place), key=place_order)
        self.estates[seat] = with_places(estate, tuple(places))

    def lift(self, seat: int, place: Place) -> None:
        """A card leaves its site."""
        estate = self.estates[seat]
        self.estates[seat] = with_places(estate, tuple(other for other in estate.places if other != place))

    # -- points -------------------------------------------------------------------------------------------------------

    def reckon(self) -> None:
        """Something was built or left its site: the tokens go to whom they belong to, and whoever has enough points
        in his own turn has won."""
        facts_0, facts_1 = facts(self.estates[0]), facts(self.estates[1])
        knight = ahead(facts_0.strength, facts_1.strength)
        if knight != self.knight:
            self.knight = knight
            self.log.append(TokenMoved("knight", knight))
        mill = mill_holder(facts_0, facts_1)
        if mill != self.mill:
            self.mill = mill
            self.log.append(TokenMoved("mill", mill))
        self.victory()

    def victory(self) -> bool:
        """Whoever's turn it is wins at once with enough points, whatever is still going on."""
        points = points_by_seat(self)
        if self.phase in ("setup", "over") or points[self.active] < self.options.points:
            return self.phase == "over"
        self.end(self.active)
        return True

    def end(self, winner: int | None) -> None:
        """The match is over."""
        self.winner = winner
        self.phase = "over"
        self.log.append(MatchEnded(winner, points_by_seat(self)))


def lay_open(table: Table, seat: int, card: Card) -> None:
    """A yellow card is played: it lies open until it has been carried out."""
    table.from_hand(seat, card)
    table.table = (*table.table, card)
    table.log.append(CardPlayed(seat, card))


def ahead(one: int, other: int) -> int | None:
    """The seat with strictly more."""
    return None if one == other else 0 if one > other else 1


def mill_holder(one: Facts, other: Facts) -> int | None:
    """The mill token: strictly more commerce, and at least one city."""
    seat = ahead(one.commerce, other.commerce)
    return None if seat is None or not (one, other)[seat].cities else seat


def points_by_seat(state: State | Table) -> tuple[int, int]:
    """The victory points, tokens counted."""
    tokens = [0, 0]
    for holder in (state.knight, state.mill):
        if holder is not None:
            tokens[holder] += 1
    return facts(state.estates[0]).points + tokens[0], facts(state.estates[1]).points + tokens[1]


_SLOT_ORDER: dict[Slot, int] = {"up1": 0, "up2": 1, "down1": 2, "down2": 3}


def place_order(place: Place) -> tuple[int, int]:
    """By column, then by site."""
    return place.column, _SLOT_ORDER[place.slot]


def with_places(estate: Estate, places: tuple[Place, ...]) -> Estate:
    """The principality with other cards on its sites."""
    return Estate(estate.left, estate.axis, estate.columns, estate.regions, places)


def goods_of(state: State | Table | View, seat: int) -> Goods:
    """How many of each resource a seat has stored."""
    amounts = [0, 0, 0, 0, 0, 0]
    for kind, amount in zip(facts(state.estates[seat]).kind_of, state.stored[seat], strict=False):
        amounts[kind] += amount
    a, b, c, d, e, f = amounts
    return a, b, c, d, e, f


def rooms_of(state: State | Table | View, seat: int) -> Goods:
    """For how many more of each resource a seat has room."""
    a, b, c, d, e, f = facts(state.estates[seat]).capacity
    g, h, i, j, k, m = goods_of(state, seat)
    return a - g, b - h, c - i, d - j, e - k, f - m


def affords(have: Goods, cost: Goods) -> bool:
    """Whether nothing is missing to pay. Written out: it is asked for every hand card at every turn."""
    return (
        have[0] >= cost[0]
        and have[1] >= cost[1]
        and have[2] >= cost[2]
        and have[3] >= cost[3]
        and have[4] >= cost[4]
        and have[5] >= cost[5]
    )


def missing(have: Goods, cost: Goods) -> Goods | None:
    """What is missing to pay; None where nothing is."""
    if affords(have, cost):
        return None
    a, b, c, d, e, f = (max(0, need - got) for got, need in zip(have, cost, strict=True))
    return a, b, c, d, e, f
