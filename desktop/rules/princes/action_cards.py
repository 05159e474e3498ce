"""The ten action cards (rules section 9), each in one place, found by its id."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from desktop.rules.kit import CHANCE, Action, NotNow, Reason
from desktop.rules.princes.cards import CARDS, COUNTERS, RESOURCES, Card, Resource, resource_of
from desktop.rules.princes.choices import AttackRolled, Counter, Give, Pass, PlayCard, Steal, Stop, TakeResource
from desktop.rules.princes.decisions import (
    AnyDecision,
    ChooseGift,
    ChooseReaction,
    ChooseSecret,
    ChooseSpoils,
    ChooseTrade,
    ChooseWare,
    RollAttack,
)
from desktop.rules.princes.events import AttackDecided, CardsLeft, CardStolen, HandSeen
from desktop.rules.princes.frames import (
    Attack,
    Attacking,
    AttackRolling,
    CardsLeaving,
    Dealing,
    Gaining,
    GivingBack,
    Moving,
    Raiding,
    Returning,
    Spying,
    Trading,
)
from desktop.rules.princes.hand import cut_down, distinct
from desktop.rules.princes.points import too_few_points
from desktop.rules.princes.reasons import (
    CannotGive,
    CannotTake,
    NotCounter,
    NothingToGive,
    NothingToHit,
    NotInHand,
    NotPlayedNow,
    NotYourRegion,
    RegionEmpty,
    TakeOneFirst,
)
from desktop.rules.princes.resources import takeable
from desktop.rules.princes.rule import FrameRule
from desktop.rules.princes.table import Table, lay_open, rooms_of
from desktop.rules.princes.tableau import INDEX, facts
from desktop.rules.princes.values import State

WIN, WIN_COUNTERED = 5, 2
"""An attack wins on this number or less; the second one where it was answered."""
ATTACK_ROLLS = tuple(AttackRolled(number) for number in range(1, 7))
_PLAYS = {card: PlayCard(card) for card in CARDS}
_TAKES = {resource: TakeResource(resource) for resource in RESOURCES}
_STOP, _PASS = Stop(), Pass()
SPOILS = 2
"""How many resources Brigands and Merchant take at most, and a Caravan swaps."""


class Play(NamedTuple):
    """A card of the main phase: why it has nothing to do now, and what it begins."""

    why_not: Callable[[State, int], Reason | None]
    begin: Callable[[Table, int], None]


def _no_building(state: State, seat: int) -> Reason | None:
    return None if facts(state.estates[1 - seat]).buildings else NothingToHit("arsonist")


def _no_knight(state: State, seat: int) -> Reason | None:
    return None if facts(state.estates[1 - seat]).knights else NothingToHit("black_knight")


def _no_spoils(card: Card) -> Callable[[State, int], Reason | None]:
    return lambda state, seat: None if takeable(state, seat) else NothingToHit(card)


def _no_trade(state: State, seat: int) -> Reason | None:
    return None if _tradeable(state, seat, ()) else NothingToGive("caravan")


def _attack(card: Attack) -> Callable[[Table, int], None]:
    """The other is asked for an answer, always: so the pause tells nothing."""
    return lambda table, seat: table.frames.append(Attacking(1 - seat, card))


def _caravan(table: Table, seat: int) -> None:
    table.frames.append(Trading(seat))


def _merchant(table: Table, seat: int) -> None:
    table.frames.append(Dealing(seat))


def _spy(table: Table, seat: int) -> None:
    table.log.append(HandSeen(seat, 1 - seat, table.hands[1 - seat]))
    table.frames.append(Spying(seat))


PLAYS: dict[Card, Play] = {
    "arsonist": Play(_no_building, _attack("arsonist")),
    "black_knight": Play(_no_knight, _attack("black_knight")),
    "brigands": Play(_no_spoils("brigands"), _attack("brigands")),
    "caravan": Play(_no_trade, _caravan),
    "merchant": Play(_no_spoils("merchant"), _merchant),
    "spy": Play(lambda state, seat: None, _spy),
}
"""The cards that are played in the main phase. The Alchemist is played before the roll (`turns`), the Scout with a
settlement (`building`), Bishop and Herb Woman as an answer (below)."""


def legal_plays(state: State, seat: int, hand: tuple[Card, ...]) -> list[Action]:
    """The action cards of the hand that can be played now."""
    cards = [card for card in hand if card in PLAYS]
    if not cards or too_few_points(state) is not None:
        return []
    return [_PLAYS[card] for card in cards if PLAYS[card].why_not(state, seat) is None]


def why_not_play(state: State, seat: int, card: Card) -> Reason | None:
    """In the hand, a card of the main phase, enough points, something to do."""
    if card not in state.hands[seat]:
        return NotInHand(card)
    if card not in PLAYS:
        return NotPlayedNow(card)
    return too_few_points(state) or PLAYS[card].why_not(state, seat)


def play_card(table: Table, seat: int, card: Card) -> None:
    """The card lies open until it has been carried out, then it leaves the game."""
    lay_open(table, seat, card)
    table.frames.append(CardsLeaving())
    PLAYS[card].begin(table, seat)


class CardsLeavingRule(FrameRule[CardsLeaving]):
    """Played cards leave the game; what they did to hands and limits may bring a hand over its limit."""

    def settle(self, table: Table, frame: CardsLeaving) -> bool:
        """All that lie open."""
        table.frames.pop()
        table.log.append(CardsLeft(table.table))
        table.leave(*table.table)
        table.table = ()
        cut_down(table, False)
        return False


# -- attacks ----------------------------------------------------------------------------------------------------------


class AttackingRule(FrameRule[Attacking]):
    """The defender may answer with the counter card."""

    def decision(self, state: State, frame: Attacking) -> AnyDecision:
        """Answer, or let it come."""
        return ChooseReaction(frame.seat, frame.card)

    def legal(self, state: State, frame: Attacking) -> tuple[Action, ...]:
        """The counter card, if it is in the hand."""
        counter = COUNTERS[frame.card]
        return (_PASS, Counter(counter)) if counter in state.hands[frame.seat] else (_PASS,)

    def why_not(self, state: State, frame: Attacking, action: Action) -> Reason | None:
        """The right card, in the hand."""
        if isinstance(action, Pass):
            return None
        if not isinstance(action, Counter):
            return NotNow()
        if action.card != COUNTERS[frame.card]:
            return NotCounter(action.card)
        return None if action.card in state.hands[frame.seat] else NotInHand(action.card)

    def act(self, table: Table, frame: Attacking, action: Action) -> None:
        """The attacker rolls."""
        countered = isinstance(action, Counter)
        if isinstance(action, Counter):
            lay_open(table, frame.seat, action.card)
        table.frames[-1] = AttackRolling(1 - frame.seat, frame.card, countered)


class AttackRollingRule(FrameRule[AttackRolling]):
    """One to five wins; answered, one or two. The winner picks."""

    def decision(self, state: State, frame: AttackRolling) -> AnyDecision:
        """Chance rolls."""
        return RollAttack(CHANCE, frame.card)

    def legal(self, state: State, frame: AttackRolling) -> tuple[Action, ...]:
        """One to six."""
        return ATTACK_ROLLS

    def why_not(self, state: State, frame: AttackRolling, action: Action) -> Reason | None:
        """One to six."""
        return None if action in ATTACK_ROLLS else NotNow()

    def act(self, table: Table, frame: AttackRolling, action: Action) -> None:
        """Who won, and what he may do: send a card back, or take resources."""
        assert isinstance(action, AttackRolled)
        won = action.number <= (WIN_COUNTERED if frame.countered else WIN)
        winner = frame.seat if won else 1 - frame.seat
        table.log.append(AttackDecided(frame.seat, frame.card, action.number, frame.countered, winner))
        if frame.card == "brigands":
            table.frames[-1] = Raiding(winner, SPOILS)
        else:
            table.frames[-1] = Returning(winner, 1 - winner, frame.card)


class RaidingRule(FrameRule[Raiding]):
    """Brigands: two resources, one by one; fewer where there is no more, or no room."""

    def settle(self, table: Table, frame: Raiding) -> bool:
        """Whether anything can be taken."""
        if takeable(table, frame.seat):
            return True
        table.frames.pop()
        return False

    def decision(self, state: State, frame: Raiding) -> AnyDecision:
        """Which kind."""
        return ChooseSpoils(frame.seat, frame.left)

    def legal(self, state: State, frame: Raiding) -> tuple[Action, ...]:
        """What can be taken."""
        return tuple(_TAKES[RESOURCES[kind]] for kind in takeable(state, frame.seat))

    def why_not(self, state: State, frame: Raiding, action: Action) -> Reason | None:
        """The other has it, and there is room."""
        if not isinstance(action, TakeResource):
            return NotNow()
        return None if INDEX[action.resource] in takeable(state, frame.seat) else CannotTake(action.resource)

    def act(self, table: Table, frame: Raiding, action: Action) -> None:
        """The loser chooses the region, then the taker."""
        assert isinstance(action, TakeResource)
        table.frames.pop()
        if frame.left > 1:
            table.frames.append(Raiding(frame.seat, frame.left - 1))
        table.frames.append(Moving(1 - frame.seat, frame.seat, action.resource, "brigands"))


# -- Caravan ----------------------------------------------------------------------------------------------------------


def _tradeable(state: State | Table, seat: int, given: tuple[Resource, ...]) -> list[int]:
    """The regions that may give one to the Caravan: something else must have room for as many as were given."""
    rooms, stored = rooms_of(state, seat), state.stored[seat]
    need = len(given) + 1
    fits = []
    for kind, regions in enumerate(facts(state.estates[seat]).kinds):
        barred = {*given, RESOURCES[kind]}
        if sum(room for other, room in enumerate(rooms) if RESOURCES[other] not in barred) >= need:
            fits += [region for region in regions if stored[region]]
    return sorted(fits)


class TradingRule(FrameRule[Trading]):
    """One or two resources for as many of kinds that were not given; all gives before all gains."""

    def settle(self, table: Table, frame: Trading) -> bool:
        """After the second the gains follow."""
        if len(frame.given) < SPOILS:
            return True
        self._gains(table, frame)
        return False

    def _gains(self, table: Table, frame: Trading) -> None:
        barred = tuple(kind for kind in RESOURCES if kind in frame.given)
        table.frames[-1:] = [Gaining(frame.seat, "caravan", None, barred)] * len(frame.given)

    def decision(self, state: State, frame: Trading) -> AnyDecision:
        """Which region gives."""
        return ChooseTrade(frame.seat, frame.given)

    def legal(self, state: State, frame: Trading) -> tuple[Action, ...]:
        """The regions that may give; after the first one may stop."""
        regions = state.estates[frame.seat].regions
        gives = tuple(Give(regions[region]) for region in _tradeable(state, frame.seat, frame.given))
        return (*gives, _STOP) if frame.given else gives

    def why_not(self, state: State, frame: Trading, action: Action) -> Reason | None:
        """A region of one's own that stores something, with room for what comes for it."""
        if isinstance(action, Stop):
            return None if frame.given else TakeOneFirst()
        if not isinstance(action, Give):
            return NotNow()
        place = facts(state.estates[frame.seat]).at.get(action.region)
        if place is None:
            return NotYourRegion(action.region)
        if not state.stored[frame.seat][place]:
            return RegionEmpty(action.region)
        fits = place in _tradeable(state, frame.seat, frame.given)
        return None if fits else NothingToGive("caravan")

    def act(self, table: Table, frame: Trading, action: Action) -> None:
        """Give one, or go on to the gains."""
        if isinstance(action, Stop):
            self._gains(table, frame)
            return
        assert isinstance(action, Give)
        table.lose(frame.seat, facts(table.estates[frame.seat]).at[action.region], 1, "caravan")
        table.frames[-1] = Trading(frame.seat, (*frame.given, resource_of(action.region)))


# -- Merchant ---------------------------------------------------------------------------------------------------------


class DealingRule(FrameRule[Dealing]):
    """One or two resources of the other; then one is given back."""

    def settle(self, table: Table, frame: Dealing) -> bool:
        """After the second, or where nothing more can be taken, one is given back."""
        if frame.taken < SPOILS and takeable(table, frame.seat):
            return True
        table.frames[-1] = GivingBack(frame.seat)
        return False

    def decision(self, state: State, frame: Dealing) -> AnyDecision:
        """Which kind."""
        return ChooseWare(frame.seat, frame.taken)

    def legal(self, state: State, frame: Dealing) -> tuple[Action, ...]:
        """What can be taken; after the first one may stop."""
        takes = tuple(_TAKES[RESOURCES[kind]] for kind in takeable(state, frame.seat))
        return (*takes, _STOP) if frame.taken else takes

    def why_not(self, state: State, frame: Dealing, action: Action) -> Reason | None:
        """The other has it, and there is room."""
        if isinstance(action, Stop):
            return None if frame.taken else TakeOneFirst()
        if not isinstance(action, TakeResource):
            return NotNow()
        return None if INDEX[action.resource] in takeable(state, frame.seat) else CannotTake(action.resource)

    def act(self, table: Table, frame: Dealing, action: Action) -> None:
        """Take one, or give back."""
        if isinstance(action, Stop):
            table.frames[-1] = GivingBack(frame.seat)
            return
        assert isinstance(action, TakeResource)
        table.frames[-1:] = [
            Dealing(frame.seat, frame.taken + 1),
            Moving(1 - frame.seat, frame.seat, action.resource, "merchant"),
        ]


def _gifts(state: State | Table, seat: int) -> list[int]:
    """The regions that may give: they store something the other has room for."""
    rooms, stored = rooms_of(state, 1 - seat), state.stored[seat]
    kinds = facts(state.estates[seat]).kinds
    return sorted(
        region for kind, regions in enumerate(kinds) if rooms[kind] for region in regions if stored[region]
    )


class GivingBackRule(FrameRule[GivingBack]):
    """One resource of choice, also one just taken."""

    def settle(self, table: Table, frame: GivingBack) -> bool:
        """There always is one after a take."""
        if _gifts(table, frame.seat):
            return True
        table.frames.pop()
        return False

    def decision(self, state: State, frame: GivingBack) -> AnyDecision:
        """Which region gives."""
        return ChooseGift(frame.seat)

    def legal(self, state: State, frame: GivingBack) -> tuple[Action, ...]:
        """The regions that may give."""
        regions = state.estates[frame.seat].regions
        return tuple(Give(regions[region]) for region in _gifts(state, frame.seat))

    def why_not(self, state: State, frame: GivingBack, action: Action) -> Reason | None:
        """It stores something the other has room for."""
        if not isinstance(action, Give):
            return NotNow()
        place = facts(state.estates[frame.seat]).at.get(action.region)
        if place is None:
            return NotYourRegion(action.region)
        if not state.stored[frame.seat][place]:
            return RegionEmpty(action.region)
        return None if place in _gifts(state, frame.seat) else CannotGive(resource_of(action.region))

    def act(self, table: Table, frame: GivingBack, action: Action) -> None:
        """It pays; the other chooses where it goes."""
        assert isinstance(action, Give)
        resource = resource_of(action.region)
        table.lose(frame.seat, facts(table.estates[frame.seat]).at[action.region], 1, "merchant")
        table.frames[-1] = Gaining(1 - frame.seat, "merchant", resource)


# -- Spy --------------------------------------------------------------------------------------------------------------


def _secrets(state: State | Table, seat: int) -> tuple[Card, ...]:
    """What a Spy may take: units and action cards of the other's hand."""
    hand = distinct(state.hands[1 - seat])
    return tuple(card for card in hand if CARDS[card].unit or CARDS[card].kind == "action")


class SpyingRule(FrameRule[Spying]):
    """Where there is a unit or an action card, one is taken."""

    def settle(self, table: Table, frame: Spying) -> bool:
        """Nothing to take: no effect."""
        if _secrets(table, frame.seat):
            return True
        table.frames.pop()
        return False

    def decision(self, state: State, frame: Spying) -> AnyDecision:
        """Which card."""
        return ChooseSecret(frame.seat)

    def legal(self, state: State, frame: Spying) -> tuple[Action, ...]:
        """The units and action cards of the other's hand."""
        return tuple(Steal(card) for card in _secrets(state, frame.seat))

    def why_not(self, state: State, frame: Spying, action: Action) -> Reason | None:
        """A unit or an action card that is there."""
        if not isinstance(action, Steal):
            return NotNow()
        return None if action.card in _secrets(state, frame.seat) else NotInHand(action.card)

    def act(self, table: Table, frame: Spying, action: Action) -> None:
        """It changes hands, and may be used at once."""
        assert isinstance(action, Steal)
        table.frames.pop()
        table.from_hand(1 - frame.seat, action.card)
        table.to_hand(frame.seat, action.card)
        table.log.append(CardStolen(frame.seat, 1 - frame.seat, action.card))

