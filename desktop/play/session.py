"""The session: the one authority over a match. It owns the state, the luck, the history and who sits where."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from desktop.bots.brains import BRAINS
from desktop.bots.contract import BotHost, Choice, Question
from desktop.log import LOG
from desktop.play.moments import Change as Change
from desktop.play.moments import Moment
from desktop.play.moments import Played as Played
from desktop.play.moments import UndoRule as UndoRule
from desktop.play.moments import Waiting as Waiting
from desktop.play.reasons import (
    AnotherActed,
    BotPlaysSeat,
    ChanceActed,
    NothingToRedo,
    NothingToUndo,
    Resigned,
    SecretShown,
)
from desktop.rules.kit import (
    CHANCE,
    WATCHER,
    Action,
    Decision,
    Event,
    Game,
    IllegalAction,
    Knowledge,
    MatchIsOver,
    NotYourDecision,
    Options,
    Outcome,
    Reason,
    Rng,
    State,
    Turn,
    View,
)
from desktop.saves.schema import Bot, By, Person, Seat, SeatChange, Start


class Session:
    """A match of `game` between `seats`.

    The session never sleeps and starts nothing by itself: `waiting` says what is needed, `submit` takes a person's
    action, `advance` carries out chance, formalities and the only thing possible, and puts questions to `bots`. So the
    window sets the pace, and a match without a window is a loop (`run`).
    """

    def __init__(
        self,
        game: Game[Any, Any, Any, Any],
        options: Options,
        seats: Sequence[Seat],
        seed: int,
        bots: BotHost,
        *,
        undo_bots: UndoRule = "free",
        undo_people: UndoRule = "fair",
    ) -> None:
        """Raises IllegalAction where the game cannot be played with these options or this many seats."""
        if len(seats) not in game.seat_counts:
            raise ValueError(f"{game.id} is not played by {len(seats)}")
        refusal = game.why_not_options(options, len(seats))
        if refusal is not None:
            raise IllegalAction(refusal)
        self.game = game
        self.options = options
        self.seats: tuple[Seat, ...] = tuple(seats)
        self.seed = seed
        self.undo_bots: UndoRule = undo_bots
        self.undo_people: UndoRule = undo_people
        self.helped = False
        self.resigned: int | None = None
        self.changes: tuple[SeatChange, ...] = ()
        self.start: Start | None = None
        self.played: list[Played] = []
        self._bots = bots
        self._asked: Literal["move", "hint"] | None = None
        self._question: Question | None = None
        self._listeners: list[Callable[[Change], None]] = []
        knowledge = tuple(game.first_knowledge(options, len(seats), seat) for seat in self._eyes)
        self._now = Moment(game.new(options, len(seats)), knowledge, ())
        self._past: list[Moment] = []
        self._future: list[tuple[list[Played], list[Moment]]] = []

    # -- what is ------------------------------------------------------------------------------------------------------

    @property
    def _eyes(self) -> tuple[int, ...]:
        return (*range(len(self.seats)), WATCHER)

    @property
    def state(self) -> State:
        """The truth, for saving and replaying. Screens and bots are given `view`."""
        return self._now.state

    @property
    def knowledge(self) -> tuple[Knowledge, ...]:
        """What each seat knows, then the watcher; for saving."""
        return self._now.knowledge

    @property
    def streams(self) -> dict[str, int]:
        """The state of every stream of luck used so far; for saving."""
        return dict(self._now.streams)

    @property
    def persons(self) -> tuple[int, ...]:
        """The seats that persons play."""
        return tuple(i for i, seat in enumerate(self.seats) if isinstance(seat, Person))

    @property
    def alone(self) -> int:
        """The seat of the only person at the computer; WATCHER where there are several or none."""
        return self.persons[0] if len(self.persons) == 1 else WATCHER

    @property
    def decision(self) -> Decision | None:
        """What must be decided now; None when the match is over."""
        return None if self.resigned is not None else self.game.decision(self._now.state)

    @property
    def turn(self) -> Turn:
        """The running number of the turn and whose it is."""
        return self.game.turn(self._now.state)

    def turn_before(self, number: int) -> Turn:
        """The turn in which log entry `number` happened, or will; the number of entries: the turn now."""
        return self.turn if number >= len(self._past) else self.game.turn(self._past[number].state)

    @property
    def outcome(self) -> Outcome | None:
        """How the match ended, by the rules or by resignation."""
        if self.resigned is not None:
            others = tuple(i for i in range(len(self.seats)) if i != self.resigned)
            return Outcome((others, (self.resigned,)), Resigned(self.resigned))
        return self.game.outcome(self._now.state)

    @property
    def waiting(self) -> Waiting:
        """What the match waits for."""
        decision = self.decision
        if decision is None:
            return Waiting.OVER
        if decision.seat == CHANCE:
            return Waiting.CHANCE
        if decision.anyone:
            return Waiting.PERSON if self.persons else Waiting.RULE
        if decision.secret and decision.seat in self.persons and len(self.persons) > 1:
            return Waiting.PERSON  # also to pass: were it passed over, the others would know what it could not do
        if decision.listed and len(self.game.legal(self._now.state)) == 1:
            return Waiting.RULE
        return Waiting.PERSON if isinstance(self.seats[decision.seat], Person) else Waiting.BOT

    @property
    def thinking(self) -> bool:
        """True while a bot has been asked for its move and has not answered."""
        return self._asked == "move"

    def view(self, seat: int) -> View:
        """What a seat, or WATCHER, may see."""
        view: View = self.game.view(self._now.state, seat, self._now.knowledge[seat if seat >= 0 else -1])
        return view

    def may_act(self, seat: int) -> bool:
        """True where the person at `seat` may decide now."""
        decision = self.decision
        if decision is None or seat not in self.persons:
            return False
        return decision.anyone or decision.seat == seat

    def legal(self, seat: int) -> tuple[Action, ...]:
        """What the person or bot at `seat` may do now; () for anybody who does not decide."""
        decision = self.decision
        if decision is None or not (seat in self.persons if decision.anyone else decision.seat == seat):
            return ()
        return self.game.legal(self._now.state)

    def why_not(self, seat: int, action: Action) -> Reason | None:
        """Why the person at `seat` may not do this now, or None. Only the deciding seat is told more than whose
        decision it is."""
        decision = self.decision
        if decision is None:
            return MatchIsOver()
        if seat not in self.persons:
            return BotPlaysSeat(seat)
        if not self.may_act(seat):
            return NotYourDecision(decision.seat)
        return self.game.why_not(self._now.state, action)

    def events(self, seat: int, start: int = 0) -> list[tuple[int, Event]]:
        """What `seat` was shown since log entry `start`: (number of the entry, event)."""
        return [
            (number, seen)
            for number in range(start, len(self.played))
            for event in self.played[number].events
            if (seen := event.seen_by(seat)) is not None
        ]

    def listen(self, listener: Callable[[Change], None]) -> Callable[[], None]:
        """Call `listener` after every change; returns the function that ends it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener) if listener in self._listeners else None

    # -- what happens -------------------------------------------------------------------------------------------------

    def submit(self, seat: int, action: Action, *, by_itself: bool = False) -> Played:
        """A person's action. Raises IllegalAction with the reason; then nothing has changed. `by_itself`: the table
        does it for the person, as they once said or as nothing else makes sense; undo does not stop there."""
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        decision = self.decision
        assert decision is not None
        chosen = not by_itself and self.waiting is not Waiting.RULE
        by: By = "person" if chosen else "rule"  # no choice, so nothing to undo
        self.stop_thinking()
        return self._carry_out(decision.seat, by, action)

    def advance(self) -> bool:
        """Do the next thing that needs no person. False where there is none (a person must decide, a bot is
        thinking, the match is over). A bot's move follows when it answers: at once, or later."""
        decision = self.decision
        waiting = self.waiting
        if decision is None or self.thinking or waiting is Waiting.PERSON:
            return False
        if waiting is Waiting.CHANCE:
            rng = self._rng(decision.stream)
            action = self.game.draw(self._now.state, rng)
            self._carry_out(CHANCE, "chance", action, luck=(decision.stream, rng))
        elif waiting is Waiting.RULE:
            self._carry_out(decision.seat, "rule", self.game.legal(self._now.state)[0])
        else:
            self._ask(decision)
        return True

    def run(self) -> Outcome | None:
        """Advance until a person must decide or the match is over; for bots that answer at once."""
        while self.advance():
            pass
        return self.outcome

    def _carry_out(
        self,
        seat: int,
        by: By,
        action: Action,
        because: Reason | None = None,
        luck: tuple[str, Rng] | None = None,
    ) -> Played:
        """Step, fold what everybody saw, remember the moment before; `luck` is the stream that was drawn from."""
        before = self._now
        step = self.game.step(before.state, action)
        knowledge = list(before.knowledge)
        for event in step.events:
            for index, eye in enumerate(self._eyes):
                seen = event.seen_by(eye)
                if seen is not None:
                    knowledge[index] = self.game.observe(knowledge[index], seen)
        self._past.append(before)
        streams = before.streams
        if luck is not None:
            streams = tuple(sorted({**dict(streams), luck[0]: luck[1].state}.items()))
        self._now = Moment(step.state, tuple(knowledge), streams)
        self._future.clear()
        played = Played(seat, by, action, step.events, because)
        self.played.append(played)
        self._tell(Change("step", played))
        return played

    def _rng(self, name: str) -> Rng:
        for known, state in self._now.streams:
            if known == name:
                return Rng(state)
        return Rng.stream(self.seed, name)

    def _ask(self, decision: Decision) -> None:
        seat = self.seats[decision.seat]
        assert isinstance(seat, Bot)
        params = BRAINS[self.game.id].params_type(**seat.params)
        rng = self._rng(f"bot{decision.seat}")
        question = Question(self.game.id, self.view(decision.seat), self.legal(decision.seat), params, rng.bits())

        def answered(choice: Choice) -> None:
            refusal = self.game.why_not(self._now.state, choice.action)
            if refusal is not None:  # a faulty bot must not hold up the table
                LOG.error("%s: a bot's %r was refused: %r", self.game.id, choice.action, refusal)
                choice = Choice(question.legal[0])
            self._carry_out(decision.seat, "bot", choice.action, choice.because, (f"bot{decision.seat}", rng))

        self._put("move", question, answered)

    def _put(self, kind: Literal["move", "hint"], question: Question, answered: Callable[[Choice], None]) -> None:
        """Ask the bots. An answer that comes after the question was dropped, or a second one, is not heard."""

        def hear(choice: Choice) -> None:
            if self._question is question:
                self._asked = self._question = None
                answered(choice)

        self._asked, self._question = kind, question
        self._bots.ask(question, hear)

    def hint(self, seat: int, answer: Callable[[Choice], None]) -> None:
        """Ask the hard bot what it would do for the person at `seat`, from what that seat sees. The match then counts
        as helped. Raises IllegalAction where the seat has nothing to decide."""
        if not self.may_act(seat):
            decision = self.decision
            raise IllegalAction(MatchIsOver() if decision is None else NotYourDecision(decision.seat))
        params = BRAINS[self.game.id].levels["hard"]
        luck = Rng.stream(self.seed, "hint").bits()
        question = Question(self.game.id, self.view(seat), self.legal(seat), params, luck)
        self.stop_thinking()
        self._help()
        self._put("hint", question, answer)

    def _help(self) -> None:
        if not self.helped:
            self.helped = True
            self._tell(Change("helped"))

    def _tell(self, change: Change) -> None:
        for listener in tuple(self._listeners):
            listener(change)

    # -- undo ---------------------------------------------------------------------------------------------------------

    def _undo_to(self, seat: int) -> int | Reason:
        """The log entry that undo takes back to (the seat's last free choice), or why there is none."""
        if self.resigned is not None:
            return MatchIsOver()
        rule = self.undo_people if len(self.persons) > 1 else self.undo_bots
        for index in range(len(self.played) - 1, -1, -1):
            played = self.played[index]
            for change in self.changes:
                if change.at > index:  # somebody resigned after this
                    return AnotherActed(change.seat)
            if rule == "fair":
                if played.by == "chance":
                    return ChanceActed()
                if any(event.reveals for event in played.events):
                    return SecretShown()
            if played.by != "person":
                continue
            decision = self.game.decision(self._past[index].state)
            if decision is None or decision.anyone:
                continue
            if played.seat != seat and rule == "fair":
                return AnotherActed(played.seat)
            if played.seat == seat and decision.free:
                return index
        return NothingToUndo()

    def why_not_undo(self, seat: int) -> Reason | None:
        """Why the person at `seat` cannot take back now, or None."""
        found = self._undo_to(seat)
        return found if isinstance(found, Reason) else None

    def undo(self, seat: int) -> None:
        """Go back to the last free choice of the person at `seat`, luck included: the same move meets the same luck.
        Raises IllegalAction with the reason."""
        found = self._undo_to(seat)
        if isinstance(found, Reason):
            raise IllegalAction(found)
        self.stop_thinking()
        self._future.append((self.played[found:], [*self._past[found:], self._now]))
        self._now = self._past[found]
        del self.played[found:], self._past[found:]
        self._help()
        self._tell(Change("undo"))

    def why_not_redo(self) -> Reason | None:
        """Why nothing can be done again, or None."""
        return None if self._future else NothingToRedo()

    def redo(self) -> None:
        """Do again what the last undo took back. Raises IllegalAction with the reason."""
        if not self._future:
            raise IllegalAction(NothingToRedo())
        self.stop_thinking()
        played, moments = self._future.pop()
        self.played.extend(played)
        self._past.extend(moments[:-1])
        self._now = moments[-1]
        self._tell(Change("redo"))

    def stop_thinking(self) -> None:
        """Drop the question a bot is thinking about, a hint too; `advance` asks for a move again."""
        if self._question is not None:
            self._asked = self._question = None
            self._bots.cancel()

    # -- seats --------------------------------------------------------------------------------------------------------

    def resign(self, seat: int, bot: Bot) -> None:
        """The person at `seat` gives up: `bot` takes the seat, or the match ends where only bots would be left.
        Raises IllegalAction with the reason."""
        if self.decision is None:
            raise IllegalAction(MatchIsOver())
        if seat not in self.persons:
            raise IllegalAction(BotPlaysSeat(seat))
        self.stop_thinking()
        self._future.clear()
        if self.persons == (seat,):
            self.resigned = seat
        else:
            self.changes = (*self.changes, SeatChange(len(self.played), seat, self.seats[seat]))
            self.seats = (*self.seats[:seat], bot, *self.seats[seat + 1 :])
        self._tell(Change("seats"))

    # -- resuming -----------------------------------------------------------------------------------------------------

    @classmethod
    def resume(
        cls,
        game: Game[Any, Any, Any, Any],
        options: Options,
        seats: Sequence[Seat],
        seed: int,
        bots: BotHost,
        *,
        log: Sequence[tuple[int, By, Action]],
        snapshot: State,
        knowledge: Sequence[Knowledge],
        streams: Mapping[str, int],
        changes: Sequence[SeatChange] = (),
        resigned: int | None = None,
        helped: bool = False,
        start: Start | None = None,
        undo_bots: UndoRule = "free",
        undo_people: UndoRule = "fair",
    ) -> tuple[Session, bool]:
        """A match as it was saved, and whether log and snapshot agree.

        The log is replayed (from `start`, if it does not begin with the match) for undo and the record, and so that
        knowledge and luck are those the rules give. Where it does not lead to the snapshot (other rules wrote it), the
        snapshot wins: play goes on from there, with an empty history.
        """
        self = cls(game, options, seats, seed, bots, undo_bots=undo_bots, undo_people=undo_people)
        self.changes = tuple(changes)
        self.start = start
        if start is not None:
            self._now = Moment(start.state, start.knowledge, tuple(sorted(start.streams.items())))
        agree = self._replay(log) and self._now.state == snapshot
        if not agree:
            self.played, self._past, self.changes = [], [], ()
            self.start = Start(snapshot, tuple(knowledge), dict(streams))
            self._now = Moment(snapshot, tuple(knowledge), tuple(sorted(streams.items())))
        self.resigned = resigned
        self.helped = helped
        return self, agree

    def _replay(self, log: Sequence[tuple[int, By, Action]]) -> bool:
        """Step through a log, drawing the luck again so that undo restores it. False where an action is refused."""
        for seat, by, action in log:
            decision = self.game.decision(self._now.state)
            if decision is None or decision.seat != seat:
                return False
            luck = None
            if by == "chance":
                luck = (decision.stream, self._rng(decision.stream))
                self.game.draw(self._now.state, luck[1])
            elif by == "bot":
                luck = (f"bot{seat}", self._rng(f"bot{seat}"))
                luck[1].bits()
            try:
                self._carry_out(seat, by, action, luck=luck)
            except IllegalAction:
                return False
        return True
