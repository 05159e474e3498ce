"""The turn (rules section 5): its beginning, the dice, the event die (section 6), production (section 7), its end."""

from __future__ import annotations

from collections.abc import Callable

from desktop.rules.kit import CHANCE, Action, NotNow, Reason
from desktop.rules.princes.cards import CARDS, FACES, RESOURCES, Face
from desktop.rules.princes.choices import Decline, DiceRolled, PlayAlchemist, Roll, TakeResource
from desktop.rules.princes.decisions import AnyDecision, ChooseAdvantage, ChooseStart, ChooseStartAsked, RollDice
from desktop.rules.princes.event_cards import turn_up
from desktop.rules.princes.events import (
    AdvantageTaken,
    BrigandsCame,
    CardPlayed,
    CardsLeft,
    DiceFell,
    TournamentHeld,
    TurnBegan,
)
from desktop.rules.princes.frames import (
    Acting,
    Advantage,
    Gaining,
    Moving,
    Producing,
    Rolling,
    Starting,
    TurnEnding,
)
from desktop.rules.princes.points import too_few_points
from desktop.rules.princes.reasons import CannotTake, NotInHand, WrongNumber
from desktop.rules.princes.resources import takeable
from desktop.rules.princes.rule import FrameRule
from desktop.rules.princes.table import Table, ahead, points_by_seat
from desktop.rules.princes.tableau import INDEX, SAFE, facts
from desktop.rules.princes.values import State

_ROLL = Roll()
_ALCHEMISTS = tuple(PlayAlchemist(number) for number in range(1, 7))
_DICE: dict[int, tuple[tuple[int, Action], ...]] = {
    fixed: tuple(
        (weight, DiceRolled(number, face))
        for number in ((fixed,) if fixed else range(1, 7))
        for face, weight in FACES.items()
    )
    for fixed in range(7)
}
TAKES = {resource: TakeResource(resource) for resource in RESOURCES}
DECLINE = Decline()


def dice_chances(number: int) -> tuple[tuple[int, Action], ...]:
    """(weight, outcome) of both dice; `number` was fixed by an Alchemist, or 0."""
    return _DICE[number]


# -- begin and end ----------------------------------------------------------------------------------------------------


class TurnEndingRule(FrameRule[TurnEnding]):
    """The dice are passed on. The cap is tested before the new turn, victory as its first thing."""

    def settle(self, table: Table, frame: TurnEnding) -> bool:
        """The next turn begins."""
        if table.turn:
            table.active = 1 - table.active
        table.turn += 1
        table.number, table.face, table.refused, table.offered = 0, None, (), 0
        if table.turn > 2 * table.options.max_rounds:
            points = points_by_seat(table)
            table.end(ahead(*points))
            return False
        table.phase = "start"
        table.log.append(TurnBegan(table.turn, table.active))
        table.frames[-1] = Starting(table.active)
        table.victory()
        return False


class StartingRule(FrameRule[Starting]):
    """Before the roll an Alchemist may be played."""

    def settle(self, table: Table, frame: Starting) -> bool:
        """Always asked, so that the pause tells nothing."""
        return True

    def decision(self, state: State, frame: Starting) -> AnyDecision:
        """Roll, or fix the number; what lies open says whether that is possible at all."""
        seat = frame.seat
        may = state.out.count("alchemist") < CARDS["alchemist"].copies and len(state.hands[seat]) > 0
        return ChooseStartAsked(seat) if may and too_few_points(state) is None else ChooseStart(seat)

    def legal(self, state: State, frame: Starting) -> tuple[Action, ...]:
        """Roll; any number with an Alchemist."""
        if "alchemist" in state.hands[frame.seat] and too_few_points(state) is None:
            return (_ROLL, *_ALCHEMISTS)
        return (_ROLL,)

    def why_not(self, state: State, frame: Starting, action: Action) -> Reason | None:
        """An Alchemist in hand, and enough points for action cards."""
        if isinstance(action, Roll):
            return None
        if not isinstance(action, PlayAlchemist):
            return NotNow()
        return too_few_points(state) if "alchemist" in state.hands[frame.seat] else NotInHand("alchemist")

    def act(self, table: Table, frame: Starting, action: Action) -> None:
        """The dice are in the air."""
        number = 0
        if isinstance(action, PlayAlchemist):
            number = action.number
            table.from_hand(frame.seat, "alchemist")
            table.leave("alchemist")
            table.number = number
            table.log += (CardPlayed(frame.seat, "alchemist"), CardsLeft(("alchemist",)))
        table.phase = "roll"
        table.frames[-1] = Rolling(number)


class RollingRule(FrameRule[Rolling]):
    """Both dice at once; the event is carried out before production, for both seats."""

    def decision(self, state: State, frame: Rolling) -> AnyDecision:
        """Chance rolls."""
        return RollDice(CHANCE, frame.number)

    def legal(self, state: State, frame: Rolling) -> tuple[Action, ...]:
        """All pairs of number and symbol."""
        return tuple(action for _, action in _DICE[frame.number])

    def why_not(self, state: State, frame: Rolling, action: Action) -> Reason | None:
        """The number is the fixed one, if there is one."""
        if not isinstance(action, DiceRolled) or not 1 <= action.number <= 6:
            return NotNow()
        return WrongNumber(frame.number) if frame.number not in (0, action.number) else None

    def act(self, table: Table, frame: Rolling, action: Action) -> None:
        """What the event die says; production waits beneath it."""
        assert isinstance(action, DiceRolled)
        seat = table.active
        table.phase, table.number, table.face = "event", action.number, action.face
        table.log.append(DiceFell(seat, action.number, action.face, frame.number > 0))
        table.frames[-1:] = [Acting(seat), Producing()]
        _EVENTS[action.face](table)


class ProducingRule(FrameRule[Producing]):
    """Every region of the number gains one, with a doubling building beside it two, never above three."""

    def settle(self, table: Table, frame: Producing) -> bool:
        """For both seats; then the main phase."""
        for seat in (table.active, 1 - table.active):
            for region, amount in facts(table.estates[seat]).yields[table.number]:
                table.gain(seat, region, amount, "production")
        table.phase = "main"
        table.frames.pop()
        return False


# -- the event die ----------------------------------------------------------------------------------------------------


def _tournament(table: Table) -> None:
    """The higher sum of tournament points takes a resource of its choice; a tie: nobody. A Smithy does not count."""
    points = (facts(table.estates[0]).tournament, facts(table.estates[1]).tournament)
    winner = ahead(*points)
    table.log.append(TournamentHeld(points, winner))
    if winner is not None:
        table.frames.append(Gaining(winner, "tournament"))


def _trade_advantage(table: Table) -> None:
    """Whoever holds the mill token may take a resource of the other, if he has room for one that the other has."""
    if table.mill is not None and takeable(table, table.mill):
        table.frames.append(Advantage(table.mill))


def _brigands(table: Table) -> None:
    """More than seven unprotected resources: all wool and all ore are lost, the protected too. Each seat for itself."""
    if table.turn <= 2 * table.options.brigand_grace_turns:
        return
    for seat in (table.active, 1 - table.active):
        known = facts(table.estates[seat])
        counted = sum(table.stored[seat][region] for region in known.open_regions)
        table.log.append(BrigandsCame(seat, counted, counted > SAFE))
        if counted > SAFE:
            for region in (*known.kinds[INDEX["wool"]], *known.kinds[INDEX["ore"]]):
                if table.stored[seat][region]:
                    table.lose(seat, region, table.stored[seat][region], "club")


def _good_year(table: Table) -> None:
    """Each takes a resource of his choice, whoever's turn it is first."""
    table.frames += (Gaining(1 - table.active, "good_year"), Gaining(table.active, "good_year"))


_EVENTS: dict[Face, Callable[[Table], None]] = {
    "knight": _tournament,
    "mill": _trade_advantage,
    "club": _brigands,
    "sun": _good_year,
    "question": turn_up,
}


class AdvantageRule(FrameRule[Advantage]):
    """The holder names a kind, or takes nothing."""

    def decision(self, state: State, frame: Advantage) -> AnyDecision:
        """Which kind."""
        return ChooseAdvantage(frame.seat)

    def legal(self, state: State, frame: Advantage) -> tuple[Action, ...]:
        """What the other has and the holder has room for; or nothing."""
        return (*(TAKES[RESOURCES[kind]] for kind in takeable(state, frame.seat)), DECLINE)

    def why_not(self, state: State, frame: Advantage, action: Action) -> Reason | None:
        """The other has it, and there is room."""
        if isinstance(action, Decline):
            return None
        if not isinstance(action, TakeResource):
            return NotNow()
        return None if INDEX[action.resource] in takeable(state, frame.seat) else CannotTake(action.resource)

    def act(self, table: Table, frame: Advantage, action: Action) -> None:
        """The loser chooses the region, then the taker."""
        table.frames.pop()
        resource = action.resource if isinstance(action, TakeResource) else None
        table.log.append(AdvantageTaken(frame.seat, resource))
        if resource is not None:
            table.frames.append(Moving(1 - frame.seat, frame.seat, resource, "trade_advantage"))

