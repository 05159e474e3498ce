"""A toy: a battle of two seats. In turn each may play an arrow from its hidden hand (announce, choose a target, bow two
producers) or pass; two passes in a row end it, and the stronger side wins. Before an announced card takes effect, and
before a unit is destroyed, the other may react: a "cancel" undoes the card, a "shield" saves the unit. Reactions are
announced and paid like any card, so they open windows of their own.

What it proves: nested windows as frames that open on public facts only, costs and targets with a way back that the
other side learns nothing of, and a draft hidden in the state that `sample` has to respect.
"""

from __future__ import annotations

from typing import Literal

from desktop.rules import kit
from desktop.rules.kit import CHANCE, IllegalAction, Reason, Rng, Step, put, replace

Card = Literal["arrow", "cancel", "shield"]
PACK: tuple[Card, ...] = ("arrow",) * 6 + ("cancel",) * 5 + ("shield",) * 3
HAND = 5
PRICE: dict[Card, int] = {"arrow": 2, "cancel": 1, "shield": 1}
ARMY = (3, 2, 2)
"""Strength of each unit of a side."""


class Options(kit.Options, frozen=True):
    producers: int = 6


class Dealing(kit.Frame, frozen=True):
    pass


class Fighting(kit.Frame, frozen=True):
    """The battle itself: who may act, and how often was passed in a row."""

    seat: int
    passes: int = 0


class Preparing(kit.Frame, frozen=True):
    """A card that is not played before all is chosen and paid. `card` is None where it must not be seen."""

    seat: int
    card: Card | None
    target: int | None = None
    bowed: tuple[int, ...] = ()


class Playing(kit.Frame, frozen=True):
    """A card lies open and takes effect when the window above it has closed."""

    seat: int
    card: Card
    target: int | None
    cancelled: bool = False


class Destroying(kit.Frame, frozen=True):
    """A unit of `seat` is about to be destroyed."""

    seat: int
    unit: int
    saved: bool = False


class Window(kit.Frame, frozen=True):
    """`seat` may react to what the frame below says, then the other, until both have passed in a row."""

    seat: int
    passes: int = 0


Frame = Dealing | Fighting | Preparing | Playing | Destroying | Window


class State(kit.State, frozen=True):
    hands: tuple[tuple[Card, ...], ...]
    straight: tuple[tuple[int, ...], ...]
    """By seat: the producers that are not bowed."""
    units: tuple[tuple[int, ...], ...]
    discards: tuple[Card, ...]
    frames: tuple[Frame, ...]
    played: int = 0


class Deal(kit.Decision, frozen=True):
    listed = False


class Fight(kit.Decision, frozen=True):
    pass


class React(kit.Decision, frozen=True):
    """In a window; what it is about lies open."""

    secret = True


class Prepare(kit.Decision, frozen=True):
    """Choose the target, or pay. It does not say for which card."""

    free = False


class Dealt(kit.Action, frozen=True):
    order: tuple[Card, ...]


class Announce(kit.Action, frozen=True):
    card: Card


class Target(kit.Action, frozen=True):
    unit: int


class Bow(kit.Action, frozen=True):
    producer: int


class GoBack(kit.Action, frozen=True):
    pass


class Pass(kit.Action, frozen=True):
    pass


class CardPlayed(kit.Event, frozen=True):
    reveals = True
    seat: int
    card: Card
    target: int | None
    bowed: tuple[int, ...]


class Passed(kit.Event, frozen=True):
    seat: int


class Cancelled(kit.Event, frozen=True):
    seat: int
    card: Card


class UnitSaved(kit.Event, frozen=True):
    seat: int
    unit: int


class UnitDestroyed(kit.Event, frozen=True):
    seat: int
    unit: int


class NotInHand(Reason, frozen=True):
    card: Card


class WrongMoment(Reason, frozen=True):
    """This card does not answer what is happening."""

    card: Card


class CannotPay(Reason, frozen=True):
    price: int


class NotThere(Reason, frozen=True):
    pass


class TargetMissing(Reason, frozen=True):
    """A target is chosen before anything is paid."""


class Stronger(Reason, frozen=True):
    strength: tuple[int, ...]


class Knowledge(kit.Knowledge, frozen=True):
    """What was played lies open; more is never seen."""


class View(kit.View, frozen=True):
    seat: int
    hand: tuple[Card, ...]
    sizes: tuple[int, ...]
    straight: tuple[tuple[int, ...], ...]
    units: tuple[tuple[int, ...], ...]
    discards: tuple[Card, ...]
    frames: tuple[Frame, ...]
    played: int


def _answers(frames: tuple[Frame, ...], seat: int) -> tuple[Card, ...]:
    """The cards that `seat` could use now, if it had them."""
    match frames:
        case (*_, Fighting()):
            return ("arrow",)
        case (*_, Playing(player), Window()):
            return ("cancel",) if player != seat else ()
        case (*_, Destroying(owner), Window()):
            return ("shield",) if owner == seat else ()
    return ()


class BattleGame(kit.Game[Options, State, View, Knowledge]):
    id = "toy_battle"
    seat_counts = (2,)
    types = kit.Types(
        options=Options,
        state=State,
        view=View,
        knowledge=Knowledge,
        action=Dealt | Announce | Target | Bow | GoBack | Pass,
        event=CardPlayed | Passed | Cancelled | UnitSaved | UnitDestroyed,
        decision=Deal | Fight | React | Prepare,
        reason=NotInHand
        | WrongMoment
        | CannotPay
        | NotThere
        | TargetMissing
        | Stronger
        | kit.NotNow
        | kit.MatchIsOver,
    )

    def new(self, options: Options, seats: int) -> State:
        straight = (tuple(range(options.producers)),) * seats
        return State(((),) * seats, straight, (tuple(range(len(ARMY))),) * seats, (), (Dealing(),))

    def decision(self, state: State) -> kit.Decision | None:
        match state.frames:
            case (*_, Dealing()):
                return Deal(CHANCE)
            case (*_, Fighting(seat)):
                return Fight(seat)
            case (*_, Window(seat)):
                return React(seat)
            case (*_, Preparing(seat)):
                return Prepare(seat)
        return None

    def legal(self, state: State) -> tuple[kit.Action, ...]:
        match state.frames:
            case (*_, Dealing()):
                some: list[kit.Action] = [Dealt(PACK)]
            case (*_, Fighting() | Window()):
                some = [Announce("arrow"), Announce("cancel"), Announce("shield"), Pass()]
            case (*_, Preparing(seat)):
                targets = [Target(unit) for unit in state.units[1 - seat]]
                some = [*targets, *(Bow(producer) for producer in state.straight[seat]), GoBack()]
            case _:
                some = []
        return tuple(action for action in some if self.why_not(state, action) is None)

    def why_not(self, state: State, action: kit.Action) -> Reason | None:
        match state.frames, action:
            case (), _:
                return kit.MatchIsOver()
            case (*_, Dealing()), Dealt(order):
                return None if sorted(order) == sorted(PACK) else NotThere()
            case (*_, Fighting() | Window()), Pass():
                return None
            case (*_, Fighting(seat) | Window(seat)), Announce(card):
                if card not in state.hands[seat]:
                    return NotInHand(card)
                if card not in _answers(state.frames, seat):
                    return WrongMoment(card)
                return None if len(state.straight[seat]) >= PRICE[card] else CannotPay(PRICE[card])
            case (*_, Preparing()), GoBack():
                return None
            case (*_, Preparing(seat, "arrow", None)), Target(unit):
                return None if unit in state.units[1 - seat] else NotThere()
            case (*_, Preparing(_, "arrow", None)), Bow():
                return TargetMissing()
            case (*_, Preparing(seat, _, _, bowed)), Bow(producer):
                return None if producer in state.straight[seat] and producer not in bowed else NotThere()
        return kit.NotNow()

    def step(self, state: State, action: kit.Action) -> Step[State]:
        if (refusal := self.why_not(state, action)) is not None:
            raise IllegalAction(refusal)
        frame, outer = state.frames[-1], state.frames[:-1]
        match frame, action:
            case _, Dealt(order):
                hands = (tuple(sorted(order[:HAND])), tuple(sorted(order[HAND : 2 * HAND])))
                return self._settled(replace(state, hands=hands, frames=(Fighting(0),)))
            case Fighting(seat) | Window(seat), Announce(card):
                return Step(replace(state, frames=(*state.frames, Preparing(seat, card))), ())
            case Preparing(), GoBack():
                return Step(replace(state, frames=outer), ())
            case Preparing(), Target(unit):
                return Step(replace(state, frames=(*outer, replace(frame, target=unit))), ())
            case Preparing(seat, card, target, bowed), Bow(producer):
                assert card is not None
                bowed = (*bowed, producer)
                if len(bowed) < PRICE[card]:
                    return Step(replace(state, frames=(*outer, replace(frame, bowed=bowed))), ())
                return self._play(replace(state, frames=outer), seat, card, target, bowed)
            case Fighting(seat, passes) | Window(seat, passes), Pass():
                frames = (*outer, replace(frame, seat=1 - seat, passes=passes + 1))
                return self._settled(replace(state, frames=frames), Passed(seat))
        raise AssertionError("why_not lets nothing else pass")

    def _play(self, state: State, seat: int, card: Card, target: int | None, bowed: tuple[int, ...]) -> Step[State]:
        """All is chosen and paid: the card leaves the hand, and a window opens before it takes effect."""
        hand = list(state.hands[seat])
        hand.remove(card)
        straight = tuple(producer for producer in state.straight[seat] if producer not in bowed)
        beneath = (Fighting if isinstance(state.frames[-1], Fighting) else Window)(1 - seat)
        state = replace(
            state,
            hands=put(state.hands, seat, tuple(hand)),
            straight=put(state.straight, seat, straight),
            discards=(*state.discards, card),
            frames=(*state.frames[:-1], beneath, Playing(seat, card, target), Window(1 - seat)),
            played=state.played + 1,
        )
        return self._settled(state, CardPlayed(seat, card, target, bowed))

    def _settled(self, state: State, *events: kit.Event) -> Step[State]:
        """On to the next decision: close windows nobody can use, carry out what waited beneath them."""
        told = list(events)
        while True:
            *outer, frame = state.frames
            below = outer[-2] if len(outer) >= 2 else None
            match frame:
                case Window(seat, passes) if passes < 2:
                    if self._could_react(state, seat):
                        return Step(state, tuple(told))
                    outer.append(Window(1 - seat, passes + 1))
                case Window():
                    pass
                case Playing(seat, card, cancelled=True):
                    told.append(Cancelled(seat, card))
                case Playing(seat, "arrow", target):
                    assert target is not None
                    outer += [Destroying(1 - seat, target), Window(1 - seat)]
                case Playing(card="cancel") if isinstance(below, Playing):
                    outer[-2] = replace(below, cancelled=True)
                case Playing(card="shield") if isinstance(below, Destroying):
                    outer[-2] = replace(below, saved=True)
                case Destroying(seat, unit, saved):
                    told.append(UnitSaved(seat, unit) if saved else UnitDestroyed(seat, unit))
                    if not saved:
                        left = tuple(other for other in state.units[seat] if other != unit)
                        state = replace(state, units=put(state.units, seat, left))
                case Fighting(_, passes) if passes == 2 or not all(state.units):
                    outer = []
                case _:
                    return Step(state, tuple(told))
            state = replace(state, frames=tuple(outer))
            if not outer:
                return Step(state, tuple(told))

    def _could_react(self, state: State, seat: int) -> bool:
        """By what everybody sees: a card in hand, whatever it is, that would fit and could be paid."""
        fitting = _answers(state.frames, seat)
        return bool(state.hands[seat]) and any(PRICE[card] <= len(state.straight[seat]) for card in fitting)

    def outcome(self, state: State) -> kit.Outcome | None:
        if state.frames:
            return None
        strength = tuple(sum(ARMY[unit] for unit in units) for units in state.units)
        order = sorted(set(strength), reverse=True)
        return kit.Outcome(tuple(tuple(s for s in (0, 1) if strength[s] == n) for n in order), Stronger(strength))

    def turn(self, state: State) -> kit.Turn:
        return kit.Turn(state.played, next((f.seat for f in state.frames if isinstance(f, Fighting)), 0))

    def check(self, state: State) -> None:
        left = list(PACK)
        for card in (*state.hands[0], *state.hands[1], *state.discards):
            if card not in left:
                raise kit.BrokenState("cards")
            left.remove(card)
        match state.frames:
            case (*outer, Preparing(seat, prepared)) if prepared not in state.hands[seat]:
                raise kit.BrokenState(f"{prepared} is prepared above {outer}, but not in hand")

    def draw(self, state: State, rng: Rng) -> kit.Action:
        return Dealt(rng.shuffled(PACK))

    def first_knowledge(self, options: Options, seats: int, seat: int) -> Knowledge:
        return Knowledge()

    def observe(self, knowledge: Knowledge, event: kit.Event) -> Knowledge:
        return knowledge

    def view(self, state: State, seat: int, knowledge: Knowledge) -> View:
        frames = state.frames
        match frames:
            case (*outer, Preparing(player)) if player != seat:
                frames = (*outer, Preparing(player, None))
        hand = state.hands[seat] if seat >= 0 else ()
        sizes = tuple(map(len, state.hands))
        return View(seat, hand, sizes, state.straight, state.units, state.discards, frames, state.played)

    def sample(self, view: View, rng: Rng) -> State:
        left, frames, theirs = list(PACK), view.frames, []
        for card in (*view.hand, *view.discards):
            left.remove(card)
        match frames:
            case (*outer, Preparing(player, None)):  # it must be a card that could be played now
                (fitting,) = _answers(tuple(outer), player)
                left.remove(fitting)
                theirs.append(fitting)
                frames = (*outer, Preparing(player, fitting))
        theirs += rng.shuffled(left)[: view.sizes[1 - view.seat] - len(theirs)]
        hands = put((view.hand, view.hand), 1 - view.seat, tuple(sorted(theirs)))
        return State(hands, view.straight, view.units, view.discards, frames, view.played)


GAME = BattleGame()
