"""A toy: seats gather goods of three kinds and trade; who holds most sets of all three at the end wins. An offer goes
to several seats; each accepts, declines, declines for good ("never this kind"), or makes a counter-offer, the only kind
of reverse offer. On a seven, whoever holds six or more chooses half of them to discard, unseen until all have chosen.

What it proves: unlisted decisions with `sample_action` and `candidates`, drafts of a form, secrets of several seats
held in one frame, and knowledge of hidden hands that is folded from what everybody could see.
"""

from __future__ import annotations

from desktop.rules import kit
from desktop.rules.kit import CHANCE, IllegalAction, Reason, Rng, Step, put, replace

Goods = tuple[int, int, int]
NONE: Goods = (0, 0, 0)
KINDS = range(3)
STOCK, START, LIMIT = 12, 3, 6
SEVEN = 3
"""On the die: no kind of goods."""


def one(kind: int) -> Goods:
    """One piece of this kind."""
    return int(kind == 0), int(kind == 1), int(kind == 2)


def _plus(some: Goods, more: Goods, sign: int = 1) -> Goods:
    a, b, c = (x + sign * y for x, y in zip(some, more, strict=True))
    return a, b, c


def _most(some: Goods, other: Goods) -> Goods:
    a, b, c = (max(x, y) for x, y in zip(some, other, strict=True))
    return a, b, c


def _covers(hand: Goods, goods: Goods) -> bool:
    return all(have >= need for have, need in zip(hand, goods, strict=True))


def _drawn(goods: Goods, count: int, rng: Rng) -> Goods:
    """`count` of the goods at random."""
    chosen = rng.shuffled([kind for kind in KINDS for _ in range(goods[kind])])[:count]
    return chosen.count(0), chosen.count(1), chosen.count(2)


class Options(kit.Options, frozen=True):
    offers: int = 2
    """How many offers one may make in a turn."""
    turns: int = 12


class Terms(kit.Value, frozen=True):
    """Always as the seat whose turn it is sees them."""

    give: Goods
    want: Goods


class Answer(kit.Value, frozen=True):
    seat: int
    terms: Terms | None
    """Those of the offer, accepted; those of a counter-offer; None: declined."""


class Chosen(kit.Value, frozen=True):
    seat: int
    count: int
    goods: Goods | None = None
    """None: not chosen yet, or not to be seen."""
    done: bool = False


class Dealing(kit.Frame, frozen=True):
    pass


class Rolling(kit.Frame, frozen=True):
    seat: int


class Discarding(kit.Frame, frozen=True):
    seat: int
    """Whose turn it is."""
    choices: tuple[Chosen, ...]


class Trading(kit.Frame, frozen=True):
    seat: int
    offers: int = 0


class Answering(kit.Frame, frozen=True):
    terms: Terms
    asked: tuple[int, ...]
    """Who has not answered yet."""
    answers: tuple[Answer, ...] = ()


Frame = Dealing | Rolling | Discarding | Trading | Answering


class State(kit.State, frozen=True):
    options: Options
    hands: tuple[Goods, ...]
    never: tuple[tuple[int, ...], ...]
    """By seat: the kinds it has said it never gives, until its next turn ends."""
    frames: tuple[Frame, ...]
    turn: int = 0


class DealGoods(kit.Decision, frozen=True):
    listed = False


class RollDie(kit.Decision, frozen=True):
    pass


class Trade(kit.Decision, frozen=True):
    listed = False


class AnswerOffer(kit.Decision, frozen=True):
    terms: Terms
    listed = False


class ChoosePartner(kit.Decision, frozen=True):
    pass


class ChooseDiscard(kit.Decision, frozen=True):
    count: int
    listed = False
    secret = True


class Dealt(kit.Action, frozen=True):
    hands: tuple[Goods, ...]


class Rolled(kit.Action, frozen=True):
    face: int


class Offer(kit.Action, frozen=True):
    terms: Terms
    to: tuple[int, ...]


class EndTurn(kit.Action, frozen=True):
    pass


class Accept(kit.Action, frozen=True):
    pass


class Decline(kit.Action, frozen=True):
    never: int | None = None
    """A kind that is never given: offers that want it are declined without asking."""


class Counter(kit.Action, frozen=True):
    terms: Terms


class Confirm(kit.Action, frozen=True):
    partner: int


class Cancel(kit.Action, frozen=True):
    pass


class Discard(kit.Action, frozen=True):
    goods: Goods


class Produced(kit.Event, frozen=True):
    kind: int
    seats: tuple[int, ...]


class SevenRolled(kit.Event, frozen=True):
    pass


class Offered(kit.Event, frozen=True):
    seat: int
    terms: Terms
    to: tuple[int, ...]


class Answered(kit.Event, frozen=True):
    seat: int
    terms: Terms | None


class Traded(kit.Event, frozen=True):
    seat: int
    partner: int
    terms: Terms


class DiscardChosen(kit.Event, frozen=True):
    seat: int
    goods: Goods | None

    def seen_by(self, seat: int) -> DiscardChosen:
        return self if seat == self.seat else replace(self, goods=None)


class Discarded(kit.Event, frozen=True):
    reveals = True
    seat: int
    goods: Goods


class NotInHand(Reason, frozen=True):
    pass


class NoGift(Reason, frozen=True):
    """Both sides give at least one."""


class SameKind(Reason, frozen=True):
    """Goods are not traded for goods of their kind."""


class NotAsked(Reason, frozen=True):
    """This seat cannot be, or was not, part of the offer."""


class NotWanted(Reason, frozen=True):
    pass


class TooMany(Reason, frozen=True):
    most: int


class MostSets(Reason, frozen=True):
    pass


class Knowledge(kit.Knowledge, frozen=True):
    least: tuple[Goods, ...]
    """By seat: what it surely holds."""


class View(kit.View, frozen=True):
    seat: int
    options: Options
    hand: Goods
    sizes: tuple[int, ...]
    bank: Goods
    never: tuple[tuple[int, ...], ...]
    frames: tuple[Frame, ...]
    turn: int
    knowledge: Knowledge


def bank(state: State) -> Goods:
    """What is in nobody's hand."""
    rest = (STOCK, STOCK, STOCK)
    for hand in state.hands:
        rest = _plus(rest, hand, -1)
    return rest


class TradeGame(kit.Game[Options, State, View, Knowledge]):
    id = "toy_trade"
    seat_counts = (3,)
    types = kit.Types(
        options=Options,
        state=State,
        view=View,
        knowledge=Knowledge,
        action=Dealt | Rolled | Offer | EndTurn | Accept | Decline | Counter | Confirm | Cancel | Discard,
        event=Produced | SevenRolled | Offered | Answered | Traded | DiscardChosen | Discarded,
        decision=DealGoods | RollDie | Trade | AnswerOffer | ChoosePartner | ChooseDiscard,
        reason=NotInHand
        | NoGift
        | SameKind
        | NotAsked
        | NotWanted
        | TooMany
        | MostSets
        | kit.Unfinished
        | kit.NotNow
        | kit.MatchIsOver,
    )

    def new(self, options: Options, seats: int) -> State:
        return State(options, (NONE,) * seats, ((),) * seats, (Dealing(),))

    def decision(self, state: State) -> kit.Decision | None:
        match state.frames:
            case (*_, Dealing()):
                return DealGoods(CHANCE)
            case (*_, Rolling()):
                return RollDie(CHANCE)
            case (*_, Discarding(_, choices)):
                due = next(choice for choice in choices if not choice.done)
                return ChooseDiscard(due.seat, due.count)
            case (*_, Trading(seat)):
                return Trade(seat)
            case (*_, Answering(terms, (seat, *_))):
                return AnswerOffer(seat, terms)
            case (Trading(seat), Answering()):
                return ChoosePartner(seat)
        return None

    def chances(self, state: State) -> tuple[tuple[int, kit.Action], ...]:
        rolling = isinstance(state.frames[-1], Rolling)
        return tuple((1 + (face == SEVEN), Rolled(face)) for face in range(4)) if rolling else ()

    def draw(self, state: State, rng: Rng) -> kit.Action:
        if chances := self.chances(state):
            return rng.weighted(chances)
        hands, rest = [], (STOCK, STOCK, STOCK)
        for _ in state.hands:
            hands.append(_drawn(rest, START, rng))
            rest = _plus(rest, hands[-1], -1)
        return Dealt(tuple(hands))

    def legal(self, state: State) -> tuple[kit.Action, ...]:
        seats = range(len(state.hands))
        match state.frames:
            case (*_, Dealing()):
                some: list[kit.Action] = [Dealt(((1, 1, 1),) * len(seats))]
            case (*_, Rolling()):
                some = [outcome for _, outcome in self.chances(state)]
            case (*_, Discarding()):
                due = self.decision(state)
                assert isinstance(due, ChooseDiscard)
                some = [Discard(_drawn(state.hands[due.seat], due.count, Rng(0)))]
            case (*_, Trading(seat)):
                others = tuple(other for other in seats if other != seat)
                some = [EndTurn(), *(Offer(Terms(one(a), one(b)), others) for a in KINDS for b in KINDS)]
            case (*_, Answering(_, (_, *_))):
                some = [Accept(), Decline(), *(Decline(kind) for kind in KINDS)]
            case (*_, Answering()):
                some = [*(Confirm(seat) for seat in seats), Cancel()]
            case _:
                some = []
        return tuple(action for action in some if self.why_not(state, action) is None)

    def why_not(self, state: State, action: kit.Action) -> Reason | None:
        match state.frames, action:
            case (), _:
                return kit.MatchIsOver()
            case (*_, Dealing()), Dealt(hands):
                fair = len(hands) == len(state.hands) and all(sum(h) == START and min(h) >= 0 for h in hands)
                return None if fair else NotAsked()
            case (*_, Rolling()), Rolled(face):
                return None if face in range(4) else NotWanted()
            case (*_, Discarding(_, choices)), Discard(goods):
                due = next(choice for choice in choices if not choice.done)
                if min(goods) < 0 or not _covers(state.hands[due.seat], goods):
                    return NotInHand()
                if sum(goods) > due.count:
                    return TooMany(due.count)
                return kit.Unfinished(due.count - sum(goods)) if sum(goods) < due.count else None
            case (*_, Trading()), EndTurn():
                return None
            case (*_, Trading(seat, offers)), Offer(terms, to):
                if offers >= state.options.offers:
                    return TooMany(state.options.offers)
                if not to or sorted(set(to)) != list(to) or seat in to or to[0] < 0 or to[-1] >= len(state.hands):
                    return NotAsked()
                return self._why_not_terms(terms, terms.give, state.hands[seat])
            case (*_, Answering(terms, (seat, *_))), Accept():
                return None if _covers(state.hands[seat], terms.want) else NotInHand()
            case (*_, Answering(terms, (_, *_))), Decline(never):
                return None if never is None or (never in KINDS and terms.want[never]) else NotWanted()
            case (*_, Answering(_, (seat, *_))), Counter(terms):
                return self._why_not_terms(terms, terms.want, state.hands[seat])
            case (Trading(seat), Answering(_, (), answers)), Confirm(partner):
                agreed = [answer.terms for answer in answers if answer.seat == partner and answer.terms]
                if not agreed:
                    return NotAsked()
                return None if _covers(state.hands[seat], agreed[0].give) else NotInHand()
            case (*_, Answering(_, ())), Cancel():
                return None
        return kit.NotNow()

    def _why_not_terms(self, terms: Terms, own: Goods, hand: Goods) -> Reason | None:
        if min(*terms.give, *terms.want) < 0 or not _covers(hand, own):
            return NotInHand()
        if any(give and want for give, want in zip(terms.give, terms.want, strict=True)):
            return SameKind()
        return None if any(terms.give) and any(terms.want) else NoGift()

    def step(self, state: State, action: kit.Action) -> Step[State]:
        if (refusal := self.why_not(state, action)) is not None:
            raise IllegalAction(refusal)
        hands = state.hands
        match state.frames, action:
            case _, Dealt(dealt):
                return Step(replace(state, hands=dealt, frames=(Rolling(0),)), ())
            case (Rolling(seat),), Rolled(face):
                return self._roll(state, seat, face)
            case (*_, Discarding(seat, choices)), Discard(goods):
                return self._discard(state, seat, choices, goods)
            case (Trading(seat),), EndTurn():
                over = state.turn + 1 >= state.options.turns
                following = () if over else (Rolling((seat + 1) % len(hands)),)
                return Step(replace(state, frames=following, never=put(state.never, seat, ()), turn=state.turn + 1), ())
            case (Trading(seat, offers),), Offer(terms, to):
                free = tuple(s for s in to if not any(terms.want[kind] for kind in state.never[s]))
                declined = tuple(Answer(s, None) for s in to if s not in free)
                state = replace(state, frames=(Trading(seat, offers + 1), Answering(terms, free, declined)))
                events = (Offered(seat, terms, to), *(Answered(answer.seat, None) for answer in declined))
                return self._answered(state, events)
            case (*_, Answering(terms, (seat, *rest), answers)), (Accept() | Counter() | Decline()):
                counter = action.terms if isinstance(action, Counter) else None
                answer = Answer(seat, terms if isinstance(action, Accept) else counter)
                frame = Answering(terms, tuple(rest), (*answers, answer))
                if isinstance(action, Decline) and action.never is not None:
                    state = replace(state, never=put(state.never, seat, (*state.never[seat], action.never)))
                events = (Answered(seat, answer.terms),)
                return self._answered(replace(state, frames=put(state.frames, -1, frame)), events)
            case (Trading(seat), Answering(_, _, answers)), Confirm(partner):
                (agreed,) = (answer.terms for answer in answers if answer.seat == partner)
                assert agreed is not None
                hands = put(hands, seat, _plus(_plus(hands[seat], agreed.give, -1), agreed.want))
                hands = put(hands, partner, _plus(_plus(hands[partner], agreed.want, -1), agreed.give))
                traded = Traded(seat, partner, agreed)
                return Step(replace(state, hands=hands, frames=state.frames[:-1]), (traded,))
            case _, Cancel():
                return Step(replace(state, frames=state.frames[:-1]), ())
        raise AssertionError("why_not lets nothing else pass")

    def _roll(self, state: State, seat: int, face: int) -> Step[State]:
        seats, hands = range(len(state.hands)), state.hands
        if face == SEVEN:
            due = tuple(Chosen(s, sum(hands[s]) // 2) for s in seats if sum(hands[s]) >= LIMIT)
            frame = Discarding(seat, due) if due else Trading(seat)
            return Step(replace(state, frames=(frame,)), (SevenRolled(),))
        got = tuple((seat + i) % len(seats) for i in seats)[: bank(state)[face]]
        for s in got:
            hands = put(hands, s, _plus(hands[s], one(face)))
        return Step(replace(state, hands=hands, frames=(Trading(seat),)), (Produced(face, got),))

    def _discard(self, state: State, seat: int, choices: tuple[Chosen, ...], goods: Goods) -> Step[State]:
        """One more has chosen; with the last of them all choices are shown and carried out."""
        at = next(i for i, choice in enumerate(choices) if not choice.done)
        choices = put(choices, at, replace(choices[at], goods=goods, done=True))
        chosen = DiscardChosen(choices[at].seat, goods)
        if at + 1 < len(choices):
            return Step(replace(state, frames=(Discarding(seat, choices),)), (chosen,))
        hands, events = state.hands, []
        for choice in choices:
            assert choice.goods is not None
            hands = put(hands, choice.seat, _plus(hands[choice.seat], choice.goods, -1))
            events.append(Discarded(choice.seat, choice.goods))
        return Step(replace(state, hands=hands, frames=(Trading(seat),)), (chosen, *events))

    def _answered(self, state: State, events: tuple[kit.Event, ...]) -> Step[State]:
        """Where everybody has answered and nobody agrees, the offer is gone."""
        match state.frames:
            case (trading, Answering(_, (), answers)) if not any(answer.terms for answer in answers):
                state = replace(state, frames=(trading,))
        return Step(state, events)

    def outcome(self, state: State) -> kit.Outcome | None:
        if state.frames:
            return None
        sets = [min(hand) for hand in state.hands]
        order = sorted(set(sets), reverse=True)
        return kit.Outcome(tuple(tuple(s for s, own in enumerate(sets) if own == n) for n in order), MostSets())

    def turn(self, state: State) -> kit.Turn:
        return kit.Turn(state.turn, state.turn % len(state.hands))

    def check(self, state: State) -> None:
        if min(bank(state)) < 0 or any(min(hand) < 0 for hand in state.hands):
            raise kit.BrokenState("goods")
        match state.frames:
            case (*_, Discarding(_, choices)):
                if any(c.done and (c.goods is None or not _covers(state.hands[c.seat], c.goods)) for c in choices):
                    raise kit.BrokenState("discards")
            case (*_, Answering(_, _, answers)):
                if any(a.terms and not _covers(state.hands[a.seat], a.terms.want) for a in answers):
                    raise kit.BrokenState("answers")

    def sample_action(self, state: State, rng: Rng) -> kit.Action:
        match state.frames[-1], self.decision(state):
            case Discarding(), ChooseDiscard(seat, count):
                return Discard(_drawn(state.hands[seat], count, rng))
            case Trading(), Trade(seat):
                others = tuple(s for s in range(len(state.hands)) if s != seat and rng.chance(2, 3))
                action: kit.Action = Offer(self._any_terms(state.hands[seat], rng, mine=True), others)
            case Answering(), AnswerOffer(seat):
                action = Counter(self._any_terms(state.hands[seat], rng, mine=False))
            case _:
                return rng.choice(self.legal(state))
        return action if self.why_not(state, action) is None else rng.choice(self.legal(state))

    def _any_terms(self, hand: Goods, rng: Rng, mine: bool) -> Terms:
        own = _drawn(hand, 1 + rng.below(2), rng)
        other = one(rng.below(3))
        return Terms(own, other) if mine else Terms(other, own)

    def candidates(self, view: View, legal: tuple[kit.Action, ...]) -> tuple[kit.Action, ...]:
        match view.frames:
            case (*_, Answering(terms, (seat, *_))) if seat == view.seat:
                # One more than was offered, for the same.
                dearer = (Terms(_plus(terms.give, one(kind)), terms.want) for kind in KINDS)
                counters = (Counter(t) for t in dearer if self._why_not_terms(t, t.want, view.hand) is None)
                return (*legal, *counters)
        return legal

    def first_knowledge(self, options: Options, seats: int, seat: int) -> Knowledge:
        return Knowledge((NONE,) * seats)

    def observe(self, knowledge: Knowledge, event: kit.Event) -> Knowledge:
        least = knowledge.least
        match event:
            case Produced(kind, seats):
                for seat in seats:
                    least = put(least, seat, _plus(least[seat], one(kind)))
            case Offered(seat, terms):
                least = put(least, seat, _most(least[seat], terms.give))
            case Answered(seat, terms) if terms is not None:
                least = put(least, seat, _most(least[seat], terms.want))
            case Traded(seat, partner, terms):
                for s, out, into in ((seat, terms.give, terms.want), (partner, terms.want, terms.give)):
                    least = put(least, s, _plus(_plus(_most(least[s], out), out, -1), into))
            case Discarded(seat, goods):
                least = put(least, seat, _plus(_most(least[seat], goods), goods, -1))
        return Knowledge(least)

    def view(self, state: State, seat: int, knowledge: Knowledge) -> View:
        frames = state.frames
        match frames:
            case (Discarding(turn, choices),):
                shown = tuple(choice if choice.seat == seat else replace(choice, goods=None) for choice in choices)
                frames = (Discarding(turn, shown),)
        return View(
            seat,
            state.options,
            state.hands[seat] if seat >= 0 else NONE,
            tuple(map(sum, state.hands)),
            bank(state),
            state.never,
            frames,
            state.turn,
            knowledge,
        )

    def sample(self, view: View, rng: Rng) -> State:
        rest = _plus((STOCK, STOCK, STOCK), view.bank, -1)
        hands = put(view.knowledge.least, view.seat, view.hand)
        for hand in hands:
            rest = _plus(rest, hand, -1)
        for seat, hand in enumerate(hands):
            more = _drawn(rest, view.sizes[seat] - sum(hand), rng)
            hands, rest = put(hands, seat, _plus(hand, more)), _plus(rest, more, -1)
        frames = view.frames
        match frames:
            case (Discarding(turn, choices),):
                for i, choice in enumerate(choices):
                    if choice.done and choice.goods is None:
                        goods = _drawn(hands[choice.seat], choice.count, rng)
                        choices = put(choices, i, replace(choice, goods=goods))
                frames = (Discarding(turn, choices),)
        return State(view.options, hands, view.never, frames, view.turn)


GAME = TradeGame()
