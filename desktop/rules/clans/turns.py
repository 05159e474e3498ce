"""Set-up and the turn: who begins, the phases in order, Events and Regions (rules 4 to 6, 11)."""

from __future__ import annotations

from desktop.rules.clans.attaching import unique_already
from desktop.rules.clans.changes import happened
from desktop.rules.clans.choices import AnyDecision, FirstPlayer, TossForFirst
from desktop.rules.clans.events import (
    Began,
    Discarded,
    PhaseBegan,
    RegionPlaced,
    Straightened,
    TurnBegan,
    TurnedUp,
)
from desktop.rules.clans.frames import (
    Buying,
    Declaring,
    Discarding,
    EventLeaving,
    Fact,
    Resolving,
    Round,
    Searching,
    SettingUp,
    Shuffling,
    Turning,
)
from desktop.rules.clans.hands import HAND, MOST_IN_HAND, draw, empty, refill
from desktop.rules.clans.roster import roster
from desktop.rules.clans.rule import FrameRule
from desktop.rules.clans.searching import begin_search
from desktop.rules.clans.table import Table
from desktop.rules.clans.values import PROVINCES, SEATS, Options, Phase, Piece, Province, State
from desktop.rules.kit import CHANCE, Action, NotNow, Reason, replace

HONOR_TO_WIN = 40
HONOR_TO_LOSE = -20
TOSSES = (FirstPlayer(0), FirstPlayer(1))


def new_match(options: Options) -> State:
    """Strongholds are in play, unbowed, and give the Family Honors; nothing is shuffled yet."""
    cards = roster(options)
    honor = tuple(cards.prints[stronghold].card.honor or 0 for stronghold in cards.strongholds)
    first = {"seat_0": 0, "seat_1": 1}.get(options.first, -1)
    if first < 0 and honor[0] != honor[1]:
        first = 0 if honor[0] > honor[1] else 1
    return State(
        options,
        (SettingUp("first"),) if first < 0 else _shuffles(),
        active=max(first, 0),
        honor=(honor[0], honor[1]),
        dynasty=(cards.dynasty[0], cards.dynasty[1]),
        fate=(cards.fate[0], cards.fate[1]),
        pieces=tuple(Piece(stronghold) for stronghold in cards.strongholds),
    )


def _shuffles() -> tuple[SettingUp | Shuffling, ...]:
    return (
        SettingUp("legacy"),
        Shuffling(1, "fate"),
        Shuffling(1, "dynasty"),
        Shuffling(0, "fate"),
        Shuffling(0, "dynasty"),
    )


class SettingUpRule(FrameRule[SettingUp]):
    """Toss, shuffle, the second player's Legacy search, Provinces, hands."""

    def settle(self, table: Table, frame: SettingUp) -> bool:
        """Only the toss asks."""
        match frame.step:
            case "first":
                return True
            case "legacy":
                table.log.append(Began(table.active, (table.honor[0], table.honor[1])))
                table.set_frame(SettingUp("deal"))
                begin_search(table, Searching(1 - table.active, "setup"))
            case _:
                for seat in range(SEATS):
                    table.provinces[seat] = tuple(Province(field) for field in range(PROVINCES))
                    for field in range(PROVINCES):
                        refill(table, seat, field)
                for seat in range(SEATS):
                    draw(table, seat, HAND)
                table.set_frame(Turning("begin"))
        return False

    def decision(self, table: Table, frame: SettingUp) -> AnyDecision:
        """Who begins."""
        return TossForFirst(CHANCE)

    def legal(self, table: Table, frame: SettingUp) -> tuple[Action, ...]:
        """Either."""
        return TOSSES

    def why_not(self, table: Table, frame: SettingUp, action: Action) -> Reason | None:
        """Nothing else."""
        return None if action in TOSSES else NotNow()

    def act(self, table: Table, frame: SettingUp, action: Action) -> None:
        """This seat begins; all decks are shuffled."""
        assert isinstance(action, FirstPlayer)
        table.active = action.seat
        table.frames[:] = _shuffles()


def phase(table: Table, name: Phase) -> None:
    """A phase begins."""
    table.phase = name
    table.log.append(PhaseBegan(name))


class TurningRule(FrameRule[Turning]):
    """What comes next in a turn. It never asks."""

    def settle(self, table: Table, frame: Turning) -> bool:
        """The next step."""
        seat = table.active
        match frame.step:
            case "begin":
                self._begin(table)
            case "straighten":
                table.set_frame(Turning("events"))
                self._straighten(table, seat)
                phase(table, "events")
            case "events":
                if frame.province < len(table.provinces[seat]):
                    table.set_frame(replace(frame, province=frame.province + 1))
                    turn_up(table, seat, table.provinces[seat][frame.province])
                else:
                    table.set_frame(Turning("action"))
            case "action":
                table.set_frame(Turning("attack"))
                phase(table, "action")
                table.frames.append(Round("action", seat))
            case "attack":
                table.set_frame(Turning("dynasty"))
                table.frames.append(Declaring())
            case "dynasty":
                table.set_frame(Turning("after"))
                table.honored = False
                phase(table, "dynasty")
                table.frames.append(Buying(seat))
            case "after":
                table.set_frame(Turning("end"))
                happened(table, Fact("dynasty_ended", seat=seat))
            case "end":
                table.set_frame(Turning("over"))
                phase(table, "end")
                draw(table, seat)
                if len(table.hands[seat]) > MOST_IN_HAND:
                    table.frames.append(Discarding(seat, len(table.hands[seat]) - MOST_IN_HAND, limit=True))
            case "over":
                self._over(table, seat)
        return False

    def _begin(self, table: Table) -> None:
        table.turn += 1
        table.log.append(TurnBegan(table.turn, table.active))
        table.end_lasting("own_turn", table.active)
        if table.honor[table.active] >= HONOR_TO_WIN:
            table.end("honor", table.active)
            return
        table.set_frame(Turning("straighten"))
        phase(table, "straighten")

    def _straighten(self, table: Table, seat: int) -> None:
        done = []
        for card, piece in list(table.pieces.items()):
            if table.owners[card] != seat or not (piece.bowed or piece.waits):
                continue
            if piece.waits:
                table.put(replace(piece, waits=piece.waits - 1))
            else:
                table.put(replace(piece, bowed=False))
                done.append(card)
        if done:
            table.log.append(Straightened(tuple(done)))

    def _over(self, table: Table, seat: int) -> None:
        table.end_lasting("turn")
        table.used, table.deeds = (), ()
        table.settled = table.honored = False
        if table.honor[seat] <= HONOR_TO_LOSE:
            table.end("dishonor", 1 - seat)
        elif table.turn >= table.options.max_turns:
            table.end("turns", None)
        else:
            table.active = 1 - seat
            table.set_frame(Turning("begin"))


def turn_up(table: Table, seat: int, province: Province) -> None:
    """Events Phase: a Province's card is turned up; an Event resolves, a Region is attached (rules 6.2)."""
    card, field = province.card, province.field
    if card is None:
        return
    if not province.up:
        table.set_province(seat, replace(province, up=True))
        table.log.append(TurnedUp(seat, field, card))
    kind = table.prints[card]
    if kind.type == "event":
        empty(table, card)
        table.playing = (*table.playing, card)
        table.frames.append(EventLeaving(seat, card, field))
        if kind.title not in table.events[seat]:
            table.events[seat] = (*table.events[seat], kind.title)
            for number, trigger in reversed(kind.triggered):
                if trigger.event == "event_resolves":
                    table.frames.append(Resolving(seat, card, number, "trait"))
    elif kind.type == "region":
        empty(table, card)
        now = table.province(seat, field)
        assert now is not None
        if now.region is None and not unique_already(table, card):
            table.set_province(seat, replace(now, region=card))
            table.put(Piece(card))
            table.log.append(RegionPlaced(seat, field, card))
            refill(table, seat, field)
            happened(table, Fact("enters_play", (card,), seat=seat))
        else:
            table.lay_off(card)
            table.log.append(Discarded(seat, (card,), "province"))
            refill(table, seat, field)


class EventLeavingRule(FrameRule[EventLeaving]):
    """The Event has resolved."""

    def settle(self, table: Table, frame: EventLeaving) -> bool:
        """It is discarded, unless it put itself into play; the Province is refilled face-down."""
        table.frames.pop()
        if frame.card in table.playing:
            table.playing = tuple(card for card in table.playing if card != frame.card)
            table.lay_off(frame.card)
            table.log.append(Discarded(frame.seat, (frame.card,), "event"))
        refill(table, frame.seat, frame.field)
        return False
