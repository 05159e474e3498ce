"""A toy: two seats collect cards from two ordered stacks. Instead of drawing from the top, a seat may search a stack:
it announces that, pays two resources one by one (with a way back until both are paid), looks through the stack, takes
one card, and the rest stays in its order. The most valuable hand of four wins.

What it proves: sub-decisions as frames on a stack in the state, payment, knowledge of a stack that was looked through
("this order with unknown gaps"), and `sample` keeping to it.
"""

from __future__ import annotations

from desktop.rules import kit
from desktop.rules.kit import CHANCE, IllegalAction, Reason, Rng, Step, put, replace

CARDS = tuple(range(1, 11))
HAND, PRICE = 4, 2


class Options(kit.Options, frozen=True):
    store: int = 2
    """How many of each of the three resources a seat begins with."""


# -- frames: what is being done, the innermost last -------------------------------------------------------------------


class Shuffling(kit.Frame, frozen=True):
    pass


class Choosing(kit.Frame, frozen=True):
    seat: int


class Paying(kit.Frame, frozen=True):
    seat: int
    stack: int
    paid: tuple[int, ...] = ()


class Looking(kit.Frame, frozen=True):
    seat: int
    stack: int


Frame = Shuffling | Choosing | Paying | Looking


class State(kit.State, frozen=True):
    stacks: tuple[tuple[int, ...], ...]
    """Top card first."""
    hands: tuple[tuple[int, ...], ...]
    stores: tuple[tuple[int, ...], ...]
    frames: tuple[Frame, ...]


# -- decisions and actions --------------------------------------------------------------------------------------------


class Shuffle(kit.Decision, frozen=True):
    listed = False
    stream = "shuffle"


class ChooseWay(kit.Decision, frozen=True):
    pass


class Payment(kit.Decision, frozen=True):
    stack: int
    due: int
    free = False


class ChooseCard(kit.Decision, frozen=True):
    stack: int


class Shuffled(kit.Action, frozen=True):
    order: tuple[int, ...]


class Draw(kit.Action, frozen=True):
    stack: int


class Search(kit.Action, frozen=True):
    stack: int


class Pay(kit.Action, frozen=True):
    kind: int


class GoBack(kit.Action, frozen=True):
    pass


class Take(kit.Action, frozen=True):
    card: int


# -- events and reasons -----------------------------------------------------------------------------------------------


class Dealt(kit.Event, frozen=True):
    pass


class Paid(kit.Event, frozen=True):
    seat: int
    kinds: tuple[int, ...]


class StackSeen(kit.Event, frozen=True):
    reveals = True
    seat: int
    stack: int
    cards: tuple[int, ...] | None

    def seen_by(self, seat: int) -> StackSeen:
        return self if seat == self.seat else replace(self, cards=None)


class CardDrawn(kit.Event, frozen=True):
    reveals = True
    seat: int
    stack: int
    card: int | None

    def seen_by(self, seat: int) -> CardDrawn:
        return self if seat == self.seat else replace(self, card=None)


class CardTaken(CardDrawn, frozen=True):
    """By a search: from anywhere in the stack."""


class EmptyStack(Reason, frozen=True):
    stack: int


class CannotPay(Reason, frozen=True):
    due: int


class NotThere(Reason, frozen=True):
    pass


class MostWorth(Reason, frozen=True):
    points: tuple[int, ...]


# -- what a seat knows ------------------------------------------------------------------------------------------------


class Memory(kit.Value, frozen=True):
    """A stack that was looked through: its cards in their order, `gone` of which have left from unknown places."""

    order: tuple[int, ...]
    gone: int = 0


class Knowledge(kit.Knowledge, frozen=True):
    seat: int
    stacks: tuple[Memory | None, ...] = (None, None)
    theirs: tuple[int, ...] = ()
    """Cards that must be in the other's hand."""


class View(kit.View, frozen=True):
    seat: int
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    stack_sizes: tuple[int, ...]
    stores: tuple[tuple[int, ...], ...]
    frames: tuple[Frame, ...]
    knowledge: Knowledge


def _after_taking(state: State, seat: int, stack: int, card: int) -> State:
    """`seat` has got a card: it goes to the hand, and the other seat is next."""
    rest = tuple(c for c in state.stacks[stack] if c != card)
    stacks = put(state.stacks, stack, rest)
    hands = put(state.hands, seat, tuple(sorted((*state.hands[seat], card))))
    over = all(len(hand) == HAND for hand in hands)
    return replace(state, stacks=stacks, hands=hands, frames=() if over else (Choosing(1 - seat),))


class SearchGame(kit.Game[Options, State, View, Knowledge]):
    id = "toy_search"
    seat_counts = (2,)
    types = kit.Types(
        options=Options,
        state=State,
        view=View,
        knowledge=Knowledge,
        action=Shuffled | Draw | Search | Pay | GoBack | Take,
        event=Dealt | Paid | StackSeen | CardDrawn | CardTaken,
        decision=Shuffle | ChooseWay | Payment | ChooseCard,
        reason=EmptyStack | CannotPay | NotThere | MostWorth | kit.NotNow | kit.MatchIsOver,
    )

    def new(self, options: Options, seats: int) -> State:
        return State((), ((),) * seats, ((options.store,) * 3,) * seats, (Shuffling(),))

    def decision(self, state: State) -> kit.Decision | None:
        match state.frames:
            case (*_, Shuffling()):
                return Shuffle(CHANCE)
            case (*_, Choosing(seat)):
                return ChooseWay(seat)
            case (*_, Paying(seat, stack, paid)):
                return Payment(seat, stack, PRICE - len(paid))
            case (*_, Looking(seat, stack)):
                return ChooseCard(seat, stack)
        return None

    def legal(self, state: State) -> tuple[kit.Action, ...]:
        match state.frames:
            case (*_, Shuffling()):
                return (Shuffled(CARDS),)
            case (*_, Choosing()):
                ways: tuple[kit.Action, ...] = (Draw(0), Draw(1), Search(0), Search(1))
            case (*_, Paying()):
                ways = (Pay(0), Pay(1), Pay(2), GoBack())
            case (*_, Looking(_, stack)):
                ways = tuple(Take(card) for card in state.stacks[stack])
            case _:
                ways = ()
        return tuple(way for way in ways if self.why_not(state, way) is None)

    def why_not(self, state: State, action: kit.Action) -> Reason | None:
        match state.frames, action:
            case (), _:
                return kit.MatchIsOver()
            case (*_, Shuffling()), Shuffled(order):
                return None if sorted(order) == list(CARDS) else NotThere()
            case (*_, Choosing()), (Draw(stack) | Search(stack)) if stack not in (0, 1):
                return NotThere()
            case (*_, Choosing(seat)), (Draw(stack) | Search(stack)):
                if not state.stacks[stack]:
                    return EmptyStack(stack)
                poor = isinstance(action, Search) and sum(state.stores[seat]) < PRICE
                return CannotPay(PRICE) if poor else None
            case (*_, Paying(seat, _, paid)), Pay(kind):
                left = state.stores[seat][kind] - paid.count(kind) if kind in (0, 1, 2) else 0
                return None if left > 0 else CannotPay(PRICE - len(paid))
            case (*_, Paying()), GoBack():
                return None
            case (*_, Looking(_, stack)), Take(card):
                return None if card in state.stacks[stack] else NotThere()
        return kit.NotNow()

    def step(self, state: State, action: kit.Action) -> Step[State]:
        if (refusal := self.why_not(state, action)) is not None:
            raise IllegalAction(refusal)
        match state.frames[-1], action:
            case _, Shuffled(order):
                stacks = (order[:5], order[5:])
                return Step(replace(state, stacks=stacks, frames=(Choosing(0),)), (Dealt(),))
            case Choosing(seat), Draw(stack):
                card = state.stacks[stack][0]
                return Step(_after_taking(state, seat, stack, card), (CardDrawn(seat, stack, card),))
            case Choosing(seat), Search(stack):
                return Step(replace(state, frames=(*state.frames, Paying(seat, stack))), ())
            case Paying(), GoBack():
                return Step(replace(state, frames=state.frames[:-1]), ())
            case Paying(seat, stack, paid), Pay(kind):
                paid = (*paid, kind)
                if len(paid) < PRICE:
                    return Step(replace(state, frames=put(state.frames, -1, Paying(seat, stack, paid))), ())
                left = tuple(have - paid.count(k) for k, have in enumerate(state.stores[seat]))
                frames = put(state.frames, -1, Looking(seat, stack))
                looking = replace(state, stores=put(state.stores, seat, left), frames=frames)
                return Step(looking, (Paid(seat, paid), StackSeen(seat, stack, state.stacks[stack])))
            case Looking(seat, stack), Take(card):
                return Step(_after_taking(state, seat, stack, card), (CardTaken(seat, stack, card),))
        raise AssertionError("why_not lets nothing else pass")

    def outcome(self, state: State) -> kit.Outcome | None:
        if state.frames:
            return None
        points = tuple(sum(hand) for hand in state.hands)
        places = tuple(tuple(s for s in (0, 1) if points[s] == p) for p in sorted(set(points), reverse=True))
        return kit.Outcome(places, MostWorth(points))

    def turn(self, state: State) -> kit.Turn:
        taken = sum(map(len, state.hands))
        return kit.Turn(taken, taken % 2)

    def check(self, state: State) -> None:
        cards = [card for cards in (*state.stacks, *state.hands) for card in cards]
        dealt = not isinstance(state.frames[0], Shuffling) if state.frames else True
        if sorted(cards) != (list(CARDS) if dealt else []):
            raise kit.BrokenState("cards")
        if any(amount < 0 for store in state.stores for amount in store):
            raise kit.BrokenState("stores")

    def draw(self, state: State, rng: Rng) -> kit.Action:
        return Shuffled(rng.shuffled(CARDS))

    # -- what a seat sees ---------------------------------------------------------------------------------------------

    def first_knowledge(self, options: Options, seats: int, seat: int) -> Knowledge:
        return Knowledge(seat)

    def observe(self, knowledge: Knowledge, event: kit.Event) -> Knowledge:
        match event:
            case StackSeen(_, stack, cards) if cards is not None:
                known = knowledge.stacks[stack]
                missing = tuple(card for card in known.order if card not in cards) if known else ()
                return self._remember(knowledge, stack, Memory(cards), missing)
            case CardTaken(_, stack, card) if known := knowledge.stacks[stack]:
                if card is None:
                    return self._remember(knowledge, stack, Memory(known.order, known.gone + 1))
                return self._remember(knowledge, stack, Memory(tuple(c for c in known.order if c != card)))
            case CardDrawn(_, stack, card) if known := knowledge.stacks[stack]:
                if card is None:  # the first of the order has left for certain: now, or by a search before
                    return self._remember(knowledge, stack, Memory(known.order[1:], known.gone), known.order[:1])
                above = known.order.index(card)  # whatever lay above it was searched out before
                rest = Memory(known.order[above + 1 :], known.gone - above)
                return self._remember(knowledge, stack, rest, known.order[:above])
        return knowledge

    def _remember(
        self, knowledge: Knowledge, stack: int, memory: Memory, theirs: tuple[int, ...] = ()
    ) -> Knowledge:
        stacks = put(knowledge.stacks, stack, memory)
        return replace(knowledge, stacks=stacks, theirs=tuple(sorted((*knowledge.theirs, *theirs))))

    def view(self, state: State, seat: int, knowledge: Knowledge) -> View:
        return View(
            seat,
            state.hands[seat] if seat >= 0 else (),
            tuple(map(len, state.hands)),
            tuple(map(len, state.stacks)),
            state.stores,
            state.frames,
            knowledge,
        )

    def sample(self, view: View, rng: Rng) -> State:
        theirs = list(view.knowledge.theirs)
        stacks: list[tuple[int, ...] | None] = []
        for memory in view.knowledge.stacks:
            if memory is None:
                stacks.append(None)
                continue
            gaps = rng.shuffled(memory.order)[: memory.gone]
            theirs += gaps
            stacks.append(tuple(card for card in memory.order if card not in gaps))
        placed = {*view.hand, *theirs, *(card for stack in stacks if stack for card in stack)}
        unseen = list(rng.shuffled([card for card in CARDS if card not in placed])) if view.stack_sizes else []
        dealt = [
            stack if stack is not None else tuple(unseen.pop() for _ in range(size))
            for stack, size in zip(stacks, view.stack_sizes, strict=False)
        ]
        hands = [tuple(sorted((*theirs, *unseen)))] * 2
        hands[view.seat] = view.hand
        return State(tuple(dealt), tuple(hands), view.stores, view.frames)


GAME = SearchGame()
