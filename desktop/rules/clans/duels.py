"""Duels (rules 15)."""

from __future__ import annotations

from desktop.rules.clans.battle_events import ChallengeIssued, ChallengeRefused, DuelBroken, DuelStruck, Focused
from desktop.rules.clans.changes import happened
from desktop.rules.clans.choices import (
    Accept,
    AnswerChallenge,
    AnyDecision,
    Focus,
    FocusOrStrike,
    Refuse,
    Strike,
)
from desktop.rules.clans.events import Discarded
from desktop.rules.clans.frames import Challenged, Dueling, Fact, Resolving
from desktop.rules.clans.operations import FocusValue
from desktop.rules.clans.reading import Context, holds
from desktop.rules.clans.reasons import DeckEmpty, NoMoreFocus, NotThere
from desktop.rules.clans.roster import LOSER, REFUSAL, WINNER
from desktop.rules.clans.rule import FrameRule
from desktop.rules.clans.table import Table
from desktop.rules.kit import Action, NotNow, Reason, put, replace

MOST_FOCUSED = 4


def challenge(table: Table, challenger: int, challenged: int, refusable: bool) -> None:
    """A Personality challenges another; the challenged player begins."""
    seat = table.owners[challenged]
    table.log.append(ChallengeIssued(challenger, challenged, refusable))
    table.frames.append(
        Challenged(seat, challenger, challenged) if refusable else Dueling(seat, challenger, challenged)
    )


def _branch(table: Table, below: Resolving, branch: int, duelists: tuple[int, ...]) -> Resolving:
    return replace(below, block=(*below.block, below.at - 1, branch), at=0, duelists=duelists, extra=False)


class ChallengedRule(FrameRule[Challenged]):
    """Accept or refuse."""

    def decision(self, table: Table, frame: Challenged) -> AnyDecision:
        """The challenged player decides."""
        return AnswerChallenge(frame.seat)

    def legal(self, table: Table, frame: Challenged) -> tuple[Action, ...]:
        """Both are possible."""
        return (Accept(), Refuse())

    def why_not(self, table: Table, frame: Challenged, action: Action) -> Reason | None:
        """Nothing else is."""
        return None if isinstance(action, Accept | Refuse) else NotNow()

    def act(self, table: Table, frame: Challenged, action: Action) -> None:
        """The duel begins, or what refusing costs happens."""
        if isinstance(action, Accept):
            table.set_frame(Dueling(frame.seat, frame.challenger, frame.challenged))
            return
        table.log.append(ChallengeRefused(frame.seat))
        table.frames.pop()
        below = table.frames[-1]
        assert isinstance(below, Resolving)
        table.frames.append(_branch(table, below, REFUSAL, ()))


class DuelingRule(FrameRule[Dueling]):
    """Focus or strike in turns; a strike ends it."""

    def settle(self, table: Table, frame: Dueling) -> bool:
        """Broken off when a duelist is gone; after the strike what winner and losers get."""
        if frame.stage == "focus":
            if frame.challenger in table.pieces and frame.challenged in table.pieces:
                return True
            cards = self._discard(table, frame)
            table.log.append(DuelBroken(cards))
            table.frames.pop()
            return False
        below = table.frames[-2]
        assert isinstance(below, Resolving)
        match frame.stage:
            case "loser":
                table.set_frame(replace(frame, stage="winner"))
                for loser in reversed(frame.losers):
                    duelists = (loser,) if frame.winner is None else (frame.winner, loser)
                    table.frames.append(_branch(table, below, LOSER, duelists))
            case "winner":
                table.set_frame(replace(frame, stage="won"))
                if frame.winner == frame.challenger:
                    table.frames.append(_branch(table, below, WINNER, (frame.winner, *frame.losers)))
            case _:
                table.frames.pop()
                if frame.winner is not None and frame.winner in table.pieces:
                    owner = table.owners[frame.winner]
                    happened(table, Fact("duel_won", (frame.winner, *frame.losers), seat=owner, by=owner))
        return False

    def decision(self, table: Table, frame: Dueling) -> AnyDecision:
        """The next step."""
        return FocusOrStrike(frame.seat)

    def legal(self, table: Table, frame: Dueling) -> tuple[Action, ...]:
        """Strike; focus a card of the hand, or the top card of the deck."""
        some = (Strike(), Focus(), *(Focus(card) for card in table.hands[frame.seat]))
        return tuple(action for action in some if self.why_not(table, frame, action) is None)

    def why_not(self, table: Table, frame: Dueling, action: Action) -> Reason | None:
        """At most four focuses a player."""
        match action:
            case Strike():
                return None
            case Focus(card):
                if len(frame.focus[frame.seat]) >= MOST_FOCUSED:
                    return NoMoreFocus()
                if card is None:
                    return None if table.fate[frame.seat] else DeckEmpty()
                return None if card in table.hands[frame.seat] else NotThere(card)
        return NotNow()

    def act(self, table: Table, frame: Dueling, action: Action) -> None:
        """Put a card face-down, or reveal all."""
        if isinstance(action, Strike):
            self._strike(table, frame)
            return
        assert isinstance(action, Focus)
        seat, card = frame.seat, action.card
        if card is None:
            card, *rest = table.fate[seat]
            table.fate[seat] = tuple(rest)
        else:
            table.take_from_hand(card)
        table.log.append(Focused(seat, action.card is not None, card))
        focus = put(frame.focus, seat, (*frame.focus[seat], card))
        known = put(frame.known, seat, (*frame.known[seat], action.card is not None))
        table.set_frame(
            replace(frame, seat=1 - seat, focus=(focus[0], focus[1]), known=(known[0], known[1]))
        )

    def _strike(self, table: Table, frame: Dueling) -> None:
        duelists = (frame.challenger, frame.challenged)
        stats = table.stats
        totals = [0, 0]
        for duelist in duelists:
            owner = table.owners[duelist]
            totals[owner] += stats.chi[duelist]
            for card in frame.focus[owner]:
                if card is not None:
                    totals[owner] += focus_value(table, card, duelist)
        mine, other = (totals[table.owners[duelist]] for duelist in duelists)
        winner: int | None = None
        if mine != other:
            winner = duelists[0] if mine > other else duelists[1]
        else:
            skilled = [duelist for duelist in duelists if "Duelist" in stats.keywords[duelist]]
            if len(skilled) == 1:
                winner = skilled[0]
        losers = tuple(duelist for duelist in duelists if duelist != winner)
        shown = tuple(tuple(card for card in cards if card is not None) for cards in frame.focus)
        table.log.append(DuelStruck(frame.seat, (shown[0], shown[1]), (totals[0], totals[1]), winner))
        for seat, cards in enumerate(shown):
            if cards:
                table.log.append(Discarded(seat, cards, "focus"))
        self._discard(table, frame)
        table.set_frame(replace(frame, stage="loser", winner=winner, losers=losers, focus=((), ()), known=((), ())))

    def _discard(self, table: Table, frame: Dueling) -> tuple[int, ...]:
        cards = tuple(card for cards in frame.focus for card in cards if card is not None)
        for card in cards:
            table.lay_off(card)
        return cards


def focus_value(table: Table, card: int, duelist: int) -> int:
    """The Focus Value of a card, with its Focus Effect."""
    kind = table.prints[card]
    value = kind.card.focus or 0
    for number, trigger in kind.triggered:
        if trigger.event == "focus_effect":
            context = Context(table.owners[card], card, duelists=(duelist,))
            for effect in kind.card.traits[number].effects:
                if isinstance(effect, FocusValue) and (
                    effect.guard is None or holds(table, table.stats, effect.guard, context)
                ):
                    value += effect.n
    return value
