"""Exact chances in Cuccù, from what one seat knows.

Every way the unseen cards can lie is counted, each as likely as the deeds of the other seats make it; what they will
still do is foreseen by the thresholds below. The answer is the number of lives (0 .. 2) that a seat can expect to lose
in this deal when it keeps, and when it exchanges.

Inside, a rank is its number, seats are places in the order of play, and a pack is a list of counts by rank + 4
(fractions where several ways were put together). The other seats are taken to survive a hunter or cat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from desktop.rules.cuccu.values import COPIES, RANKS, AgreeOrDecline, Rank, View

FOOL, LION, ZERO, X = int(Rank.FOOL), int(Rank.LION), int(Rank.ZERO), int(Rank.X)
INN, CAT, HORSE = int(Rank.INN), int(Rank.CAT), int(Rank.HORSE)
HUNTER, CUCKOO = int(Rank.HUNTER), int(Rank.CUCKOO)

ASKS_WITH = {2: (1, 6), 3: (2, 2, 5), 4: (1, 1, 2, 4)}
"""By number of seats in the deal: the highest card that the first seat still exchanges, the second ..., the dealer."""
SURPRISE = 0.12
"""How often another seat is taken to have done the opposite of what the thresholds say."""
_NOBODY = 99
"""The lowest card where there is none that could lose."""


class Stopped(Exception):
    """The thinking had to end at once."""


class Situation(NamedTuple):
    """Everything the chances depend on; places instead of seats. A card's serial is the place it was dealt to."""

    place: int
    seats: int
    card: int
    """The seat's own card."""
    given: int | None
    """The card it was dealt and had to give for this one."""
    last_life: bool
    hands: tuple[int | None, ...]
    """By place: serial of the card; None before it is dealt."""
    alive: tuple[bool, ...]
    known: tuple[tuple[int, int], ...]
    """(serial, rank)."""
    ordinary: tuple[int, ...]
    """Serials of unknown cards that must be X or below."""
    offered: tuple[tuple[int, int], ...]
    """(place, serial): which cards the others wanted to be rid of."""
    kept: tuple[tuple[int, int], ...]
    """(place, serial): which cards the others kept."""
    asker: int | None
    """The place that demands a guarantee of this seat, the holder of an inn."""


def situation(view: View) -> Situation:
    """The situation of the seat that looks; it must hold a card."""
    own = view.own
    assert own is not None and own.rank is not None
    place = {seat: index for index, seat in enumerate(view.order)}
    me = place[view.seat]
    known = dict(view.knowledge.cards)
    known.update((card.serial, card.rank) for card in view.hands if card is not None and card.rank is not None)
    awaits = view.awaits
    return Situation(
        me,
        len(view.order),
        own.rank,
        known[me] if own.serial != me else None,
        view.lives[view.seat] == 1,
        tuple(None if (card := view.hands[seat]) is None else card.serial for seat in view.order),
        tuple(view.lives[seat] > 0 for seat in view.order),
        tuple(sorted(known.items())),
        tuple(serial for serial in view.knowledge.ordinary if serial not in known),
        tuple((place[seat], serial) for seat, serial in view.knowledge.offered if seat != view.seat),
        tuple((place[seat], serial) for seat, serial in view.knowledge.kept if seat != view.seat),
        place[awaits.asker] if isinstance(awaits, AgreeOrDecline) else None,
    )


def would_ask(place: int, seats: int, card: int, given: int | None) -> bool:
    """Whether a sensible seat exchanges. Not after receiving a higher card than it gave: somebody holds a lower one."""
    if given is not None and card > given:
        return False
    return card <= ASKS_WITH[seats][place]


# -- the cards of the others ------------------------------------------------------------------------------------------


class Floor(NamedTuple):
    """What matters of the hands that are settled: the lowest card that can lose, and how many fools."""

    lowest: int
    fools: int

    def with_card(self, card: int) -> Floor:
        """One more hand."""
        if card == FOOL:
            return Floor(self.lowest, self.fools + 1)
        if card == CUCKOO or card >= self.lowest:
            return self
        return Floor(card, self.fools)


EMPTY = Floor(_NOBODY, 0)


class World(NamedTuple):
    """Ways the cards can lie that are all the same to this seat."""

    chance: float
    others: Floor
    """Hands dealt so far, without this seat's, the one that has this seat's first card, and the asker's."""
    asker: int | None
    """The card of the seat that demands a guarantee."""
    pack: list[float]


def worlds(now: Situation, stop: Callable[[], bool]) -> list[World]:
    """How the cards dealt so far can lie, with their chances. Raises Stopped."""
    cards = dict(now.known)
    pack = [COPIES] * len(RANKS)
    for rank in cards.values():
        pack[rank - FOOL] -= 1
    unknown = [serial for serial in now.hands if serial is not None and serial not in cards]
    asked_for = None if now.asker is None else now.hands[now.asker]
    counted = [
        serial
        for place, serial in enumerate(now.hands)
        if serial not in (None, now.place) and now.alive[place] and place not in (now.place, now.asker)
    ]
    judged = _judgements(now, unknown)
    groups: dict[tuple[Floor, int | None], tuple[float, list[float]]] = {}

    def fill(index: int, weight: float) -> None:
        if index == len(unknown):
            floor = EMPTY
            for serial in counted:
                floor = floor.with_card(cards[serial])
            key = (floor, None if asked_for is None else cards[asked_for])
            total, used = groups.get(key) or (0.0, [0.0] * len(RANKS))
            for serial in unknown:
                used[cards[serial] - FOOL] += weight
            groups[key] = (total + weight, used)
            return
        if stop():
            raise Stopped
        serial = unknown[index]
        for rank in range(FOOL, (X if serial in now.ordinary else CUCKOO) + 1):
            left = pack[rank - FOOL]
            if not left:
                continue
            cards[serial] = rank
            likely = weight * left
            for place, card, given, asked in judged[index]:
                expected = would_ask(place, now.seats, cards[card], None if given is None else cards[given])
                likely *= 1 - SURPRISE if expected == asked else SURPRISE
            pack[rank - FOOL] = left - 1
            fill(index + 1, likely)
            pack[rank - FOOL] = left

    fill(0, 1.0)
    whole = sum(weight for weight, _ in groups.values())
    return [
        World(weight / whole, floor, asker, [have - gone / weight for have, gone in zip(pack, used, strict=True)])
        for (floor, asker), (weight, used) in groups.items()
    ]


def _judgements(now: Situation, unknown: list[int]) -> list[list[tuple[int, int, int | None, bool]]]:
    """The deeds of the others, each under the last of the unknown cards it depends on: (place, card, card it had to
    give for it, whether it was offered). What depends on no unknown card tells nothing."""
    judged: list[list[tuple[int, int, int | None, bool]]] = [[] for _ in unknown]
    for deeds, asked in ((now.offered, True), (now.kept, False)):
        for place, card in deeds:
            given = None if card == place else place
            last = max((unknown.index(serial) for serial in (card, given) if serial in unknown), default=None)
            if last is not None:
                judged[last].append((place, card, given, asked))
    return judged


# -- what is still to come --------------------------------------------------------------------------------------------

Chain = tuple[tuple[int, int], ...]
Hands = tuple[int | None, ...]
_EARLIER = -1
"""Stands in a chain for the exchanges by which this seat's card came to it."""


class _Future:
    """The rest of the deal for a seat that holds `card`, and was dealt `given` where that is another one.

    Every method returns the lives this seat can expect to lose. `hands` are the cards of this seat and those after it,
    None before they are dealt; `floor` is what the seats before it hold.
    """

    def __init__(self, now: Situation, card: int, given: int | None, others: Floor, stop: Callable[[], bool]) -> None:
        self.me = now.place
        self.seats = now.seats
        self.last_life = now.last_life
        self.card = card
        self.given = given
        self.others = others
        self.stop = stop
        self.hands: Hands = (None,) * now.seats
        self.floor = others if given is None else others.with_card(given)

    def keep(self, pack: list[float]) -> float:
        """This seat keeps."""
        return self.turn(self.me + 1, put(self.hands, self.me, self.card), self.floor, pack)

    def exchange(self, pack: list[float]) -> float:
        """This seat exchanges, the dealer with the pack."""
        if self.me == self.seats - 1:
            return self.draw(self.me, self.hands, self.floor, pack)
        chain: Chain = () if self.given is None else ((_EARLIER, self.me),)
        return self.ask(self.me, self.card, self.me + 1, self.hands, chain, self.floor, pack)

    def turn(self, place: int, hands: Hands, floor: Floor, pack: list[float]) -> float:
        """The next seat without a card is dealt one; every hand before it is settled."""
        while place < self.seats and hands[place] is not None:
            place += 1
        own = hands[self.me]
        settled = floor
        for card in hands[self.me + 1 : place]:
            if card is not None:
                settled = settled.with_card(card)
        if place == self.seats or own == CUCKOO or (own != FOOL and own is not None and own > settled.lowest):
            return float(loses(own, settled))
        if self.stop():
            raise Stopped
        lives = 0.0
        for index, count in enumerate(pack):
            if count > 0:
                pack[index] = count - 1
                lives += count * self.act(place, index + FOOL, None, hands, (), floor, pack)
                pack[index] = count
        return lives / sum(pack)

    def act(
        self, place: int, card: int, given: int | None, hands: Hands, chain: Chain, floor: Floor, pack: list[float]
    ) -> float:
        """The seat at `place` keeps its card or exchanges it."""
        if not would_ask(place, self.seats, card, given):
            return self.turn(place + 1, put(hands, place, card), floor, pack)
        if place == self.seats - 1:
            return self.draw(place, hands, floor, pack)
        return self.ask(place, card, place + 1, hands, chain, floor, pack)

    def ask(
        self, asker: int, card: int, target: int, hands: Hands, chain: Chain, floor: Floor, pack: list[float]
    ) -> float:
        """The asker tries for the fresh card of `target`; past the dealer's horse it takes the top one."""
        if target == self.seats:
            return self.draw(asker, hands, floor, pack)
        total = sum(pack)
        lives = 0.0
        for index, count in enumerate(pack):
            if count <= 0:
                continue
            pack[index] = count - 1
            fresh = index + FOOL
            if fresh <= X:
                swapped = put(hands, asker, fresh)
                after = self.act(target, card, fresh, swapped, (*chain, (asker, target)), floor, pack)
            elif fresh == HORSE:
                after = self.ask(asker, card, target + 1, put(hands, target, fresh), chain, floor, pack)
            else:
                after = self.refusal(asker, card, target, fresh, hands, chain, floor, pack)
            lives += count * after
            pack[index] = count
        return lives / total

    def refusal(
        self,
        asker: int,
        card: int,
        target: int,
        fresh: int,
        hands: Hands,
        chain: Chain,
        floor: Floor,
        pack: list[float],
    ) -> float:
        """Nobody moves: cuckoo, hunter, cat, or an inn whose holder agrees, as a sensible one does."""
        mine = asker == self.me
        if mine and fresh == INN and card == ZERO:
            return 0.0
        after = put(put(hands, asker, card), target, fresh)
        if fresh == CAT:
            for giver, taker in reversed(chain):
                if giver == _EARLIER:
                    after, floor = put(after, taker, self.given), self.others.with_card(self.card)
                else:
                    after = put(put(after, giver, after[taker]), taker, after[giver])
        lost = mine and fresh in (CAT, HUNTER)
        if lost and self.last_life:
            return 1.0
        return lost + self.turn(target + 1, after, floor, pack)

    def draw(self, place: int, hands: Hands, floor: Floor, pack: list[float]) -> float:
        """The seat at `place` takes a card from the pack, and the showdown follows."""
        for other, card in enumerate(hands):
            if card is not None and other not in (self.me, place):
                floor = floor.with_card(card)
        total = sum(pack)
        own = hands[self.me]
        if place == self.me:
            return sum(count * loses(index + FOOL, floor) for index, count in enumerate(pack)) / total
        if own == FOOL:
            return sum(count * loses(own, floor.with_card(index + FOOL)) for index, count in enumerate(pack)) / total
        if own is None or not loses(own, floor):
            return 0.0
        # Only a card from the lion up to just below its own saves it.
        return 1 - sum(pack[LION - FOOL : own - FOOL]) / total


def put(hands: Hands, place: int, card: int | None) -> Hands:
    """The hands with another card at one place."""
    return (*hands[:place], card, *hands[place + 1 :])


def loses(own: int | None, floor: Floor) -> bool:
    """Whether a live hand loses at the showdown against the others."""
    if own == CUCKOO or own is None:
        return False
    if own == FOOL:
        return floor.fools == 0 or floor.lowest == _NOBODY
    return own <= floor.lowest


# -- the answers ------------------------------------------------------------------------------------------------------


def keep_or_exchange(now: Situation, stop: Callable[[], bool]) -> tuple[float, float]:
    """Lives to lose when the seat keeps, and when it exchanges. Raises Stopped."""
    keeping = exchanging = 0.0
    for world in worlds(now, stop):
        future = _Future(now, now.card, now.given, world.others, stop)
        keeping += world.chance * future.keep(world.pack)
        exchanging += world.chance * future.exchange(world.pack)
    return keeping, exchanging


def agree_or_decline(now: Situation, stop: Callable[[], bool]) -> tuple[float, float]:
    """Lives to lose when the holder of the inn agrees to the guarantee, and when it gives the inn away. Raises
    Stopped."""
    agreeing = declining = 0.0
    for world in worlds(now, stop):
        assert world.asker is not None
        # It pays exactly when a zero in the asker's hand would lose; otherwise the asker's card is one of the others.
        pays = world.asker == ZERO
        others = world.others if pays else world.others.with_card(world.asker)
        kept = _Future(now, ZERO if pays else INN, None, others, stop)
        agreeing += world.chance * kept.keep(world.pack)
        swapped = _Future(now, world.asker, INN, world.others, stop)
        chain = ((_EARLIER, now.place),)
        declining += world.chance * swapped.act(
            now.place, world.asker, INN, swapped.hands, chain, swapped.floor, world.pack
        )
    return agreeing, declining
