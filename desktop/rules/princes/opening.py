"""Set-up (rules section 4): shuffling, arranging the regions, who begins."""

from __future__ import annotations

from desktop.rules.kit import CHANCE, Action, NotNow, Reason
from desktop.rules.princes.cards import DRAW_CARDS, EVENT_PILE, REGION_PILE, STACKS, STARTING
from desktop.rules.princes.choices import Arrange, CardsShuffled, EventsShuffled, RegionsShuffled, StartRolled
from desktop.rules.princes.decisions import (
    AnyDecision,
    ArrangeRegions,
    RollForStart,
    ShuffleCards,
    ShuffleEvents,
    ShuffleRegions,
)
from desktop.rules.princes.events import Arranged, PileShuffled, PrincipalitiesShown, StacksDealt, StartDiceRolled
from desktop.rules.princes.frames import (
    Arranging,
    Opening,
    PickingStack,
    ShufflingCards,
    ShufflingEvents,
    ShufflingRegions,
    TurnEnding,
)
from desktop.rules.princes.reasons import NotThere, NotYourRegion
from desktop.rules.princes.rule import FrameRule
from desktop.rules.princes.table import Table
from desktop.rules.princes.values import Estate, Options, State

SIZES = (13, 13, 12, 12, 12)
"""The 62 cards in five stacks."""
START_ROLLS = tuple(StartRolled(first, second) for first in range(1, 7) for second in range(1, 7))


def new_match(options: Options) -> State:
    """Nothing is shuffled yet; the frames of the set-up lie one upon the other."""
    return State(
        options,
        (
            TurnEnding(),
            Opening(),
            Arranging(1),
            Arranging(0),
            ShufflingEvents(),
            ShufflingRegions(),
            ShufflingCards(),
        ),
        pile=REGION_PILE,
        events=EVENT_PILE,
    )


def _not_this(order: tuple[str, ...], cards: tuple[str, ...]) -> NotThere | None:
    """The first card that makes an order differ from these cards."""
    left = list(cards)
    for card in order:
        if card not in left:
            return NotThere(card)  # type: ignore[arg-type]
        left.remove(card)
    return NotThere(left[0]) if left else None  # type: ignore[arg-type]


class ShufflingCardsRule(FrameRule[ShufflingCards]):
    """The draw cards."""

    def decision(self, state: State, frame: ShufflingCards) -> AnyDecision:
        """Chance says the order."""
        return ShuffleCards(CHANCE)

    def legal(self, state: State, frame: ShufflingCards) -> tuple[Action, ...]:
        """One of very many orders."""
        return (CardsShuffled(DRAW_CARDS),)

    def why_not(self, state: State, frame: ShufflingCards, action: Action) -> Reason | None:
        """All 62 cards, each as often as it exists."""
        return _not_this(action.order, DRAW_CARDS) if isinstance(action, CardsShuffled) else NotNow()

    def act(self, table: Table, frame: ShufflingCards, action: Action) -> None:
        """Deal them into five stacks."""
        assert isinstance(action, CardsShuffled)
        table.frames.pop()
        start = 0
        for stack in range(STACKS):
            table.stacks[stack] = action.order[start : start + SIZES[stack]]
            start += SIZES[stack]
        table.log.append(StacksDealt(SIZES))


class ShufflingRegionsRule(FrameRule[ShufflingRegions]):
    """The region pile."""

    def decision(self, state: State, frame: ShufflingRegions) -> AnyDecision:
        """Chance says the order."""
        return ShuffleRegions(CHANCE, frame.scout)

    def legal(self, state: State, frame: ShufflingRegions) -> tuple[Action, ...]:
        """One of many orders."""
        return (RegionsShuffled(tuple(sorted(state.pile))),)

    def why_not(self, state: State, frame: ShufflingRegions, action: Action) -> Reason | None:
        """Exactly the cards of the pile."""
        return _not_this(action.order, state.pile) if isinstance(action, RegionsShuffled) else NotNow()

    def act(self, table: Table, frame: ShufflingRegions, action: Action) -> None:
        """The pile has this order."""
        assert isinstance(action, RegionsShuffled)
        table.frames.pop()
        table.pile = action.order
        table.log.append(PileShuffled("regions"))


class ShufflingEventsRule(FrameRule[ShufflingEvents]):
    """The event pile."""

    def decision(self, state: State, frame: ShufflingEvents) -> AnyDecision:
        """Chance says the order."""
        return ShuffleEvents(CHANCE)

    def legal(self, state: State, frame: ShufflingEvents) -> tuple[Action, ...]:
        """One of many orders."""
        return (EventsShuffled(EVENT_PILE),)

    def why_not(self, state: State, frame: ShufflingEvents, action: Action) -> Reason | None:
        """All ten event cards."""
        return _not_this(action.order, EVENT_PILE) if isinstance(action, EventsShuffled) else NotNow()

    def act(self, table: Table, frame: ShufflingEvents, action: Action) -> None:
        """The pile has this order."""
        assert isinstance(action, EventsShuffled)
        table.frames.pop()
        table.events = action.order
        table.log.append(PileShuffled("events"))


class ArrangingRule(FrameRule[Arranging]):
    """Both arrange without knowing the other's choice; all six regions begin with one resource."""

    def decision(self, state: State, frame: Arranging) -> AnyDecision:
        """The seat arranges."""
        return ArrangeRegions(frame.seat)

    def legal(self, state: State, frame: Arranging) -> tuple[Action, ...]:
        """As the cards lie in the box; any other order is allowed too."""
        first, second, third, fourth, fifth, sixth = STARTING[frame.seat]
        return (Arrange((first, second, third, fourth, fifth, sixth)),)

    def why_not(self, state: State, frame: Arranging, action: Action) -> Reason | None:
        """All six of one's own set."""
        if not isinstance(action, Arrange):
            return NotNow()
        for region in action.regions:
            if region not in STARTING[frame.seat]:
                return NotYourRegion(region)
        return _not_this(action.regions, STARTING[frame.seat])

    def act(self, table: Table, frame: Arranging, action: Action) -> None:
        """Two settlements with a road between them, and the six regions."""
        assert isinstance(action, Arrange)
        table.frames.pop()
        table.estates[frame.seat] = Estate(-1, ("settlement", "road", "settlement"), (-2, 0, 2), action.regions)
        table.stored[frame.seat] = (1,) * 6
        table.log.append(Arranged(frame.seat))
        if frame.seat == 1:
            table.log.append(PrincipalitiesShown((table.estates[0].regions, table.estates[1].regions)))


class OpeningRule(FrameRule[Opening]):
    """The higher production die begins, looks through a stack first and takes three cards; the other does so with
    another stack. A tie is rolled again."""

    def decision(self, state: State, frame: Opening) -> AnyDecision:
        """Both roll."""
        return RollForStart(CHANCE)

    def legal(self, state: State, frame: Opening) -> tuple[Action, ...]:
        """All 36 rolls."""
        return START_ROLLS

    def why_not(self, state: State, frame: Opening, action: Action) -> Reason | None:
        """Two dice."""
        return None if action in START_ROLLS else NotNow()

    def act(self, table: Table, frame: Opening, action: Action) -> None:
        """Who begins."""
        assert isinstance(action, StartRolled)
        dice = (action.first, action.second)
        if action.first == action.second:
            table.log.append(StartDiceRolled(dice, None))
            return
        first = int(action.second > action.first)
        table.active = first
        table.log.append(StartDiceRolled(dice, first))
        table.frames[-1] = PickingStack(first, "start", None, 1 - first)
