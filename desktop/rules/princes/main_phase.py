"""The main phase (rules sections 5 T5 and 8): what may be done there, and trade with the bank and the other."""

from __future__ import annotations

from desktop.rules.kit import Action, NotNow, Reason, Rng
from desktop.rules.princes.action_cards import legal_plays, play_card, why_not_play
from desktop.rules.princes.building import begin_building, legal_buildings, why_not_build
from desktop.rules.princes.cards import NO_GOODS, RESOURCES, Goods, goods_in
from desktop.rules.princes.choices import (
    Accept,
    Bank,
    BuildCard,
    BuildCity,
    BuildRoad,
    BuildSettlement,
    Demolish,
    EndTurn,
    Offer,
    PlayCard,
    Reject,
)
from desktop.rules.princes.decisions import AnyDecision, ChooseAct, ChooseAnswer
from desktop.rules.princes.events import BankTraded, OfferAnswered, Offered
from desktop.rules.princes.frames import Acting, Answering, Gaining, Moving, Paying, Refilling
from desktop.rules.princes.hand import distinct
from desktop.rules.princes.reasons import NoRoom, OneSided, SameKind, Short, TheyAreShort, WorseRate
from desktop.rules.princes.rule import FrameRule
from desktop.rules.princes.table import Table, goods_of, missing, rooms_of
from desktop.rules.princes.tableau import INDEX, facts
from desktop.rules.princes.values import State, Terms

_BUILDINGS = (BuildRoad, BuildSettlement, BuildCity, BuildCard, Demolish)
_END = EndTurn()
_BANK = {
    (give, rate, get): Bank(RESOURCES[give], rate, RESOURCES[get])
    for give in range(len(RESOURCES))
    for rate in (3, 2, 1)
    for get in range(len(RESOURCES))
    if get != give
}
_ANSWERS = (Accept(), Reject())


class ActingRule(FrameRule[Acting]):
    """Playing, trading and building in any order, as long as one likes."""

    def decision(self, state: State, frame: Acting) -> AnyDecision:
        """What to do."""
        return ChooseAct(frame.seat)

    def legal(self, state: State, frame: Acting) -> tuple[Action, ...]:
        """Everything but offers: build, play, trade with the bank, end the turn."""
        seat = frame.seat
        have = goods_of(state, seat)
        hand = distinct(state.hands[seat])
        actions = legal_buildings(state, seat, have, hand)
        actions += legal_plays(state, seat, hand)
        actions += _legal_bank(state, seat, have)
        actions.append(_END)
        return tuple(actions)

    def why_not(self, state: State, frame: Acting, action: Action) -> Reason | None:
        """By the kind of action."""
        if isinstance(action, _BUILDINGS):
            return why_not_build(state, frame.seat, action)
        if isinstance(action, Bank):
            return _why_not_bank(state, frame.seat, action)
        if isinstance(action, PlayCard):
            return why_not_play(state, frame.seat, action.card)
        if isinstance(action, Offer):
            return why_not_offer(state, frame.seat, action)
        return None if isinstance(action, EndTurn) else NotNow()

    def act(self, table: Table, frame: Acting, action: Action) -> None:
        """Begin what was chosen."""
        seat = frame.seat
        if isinstance(action, _BUILDINGS):
            begin_building(table, seat, action)
        elif isinstance(action, Bank):
            table.log.append(BankTraded(seat, action.give, action.rate, action.get))
            table.frames += (
                Gaining(seat, "bank", action.get),
                Paying(seat, "bank", (action.give,) * action.rate, 0, table.stored[seat]),
            )
        elif isinstance(action, PlayCard):
            play_card(table, seat, action.card)
        elif isinstance(action, Offer):
            table.log.append(Offered(seat, action.give, action.get))
            table.offered += 1
            table.frames.append(Answering(1 - seat, action.give, action.get))
        else:
            table.phase = "hand"
            table.frames[-1] = Refilling(seat)


# -- the bank ---------------------------------------------------------------------------------------------------------


def _legal_bank(state: State, seat: int, have: Goods) -> list[Action]:
    """All trades with the bank: every rate one owns, for every other kind there is room for."""
    rates = facts(state.estates[seat]).rates
    trades = [(kind, rate) for kind in range(len(RESOURCES)) for rate in rates[kind] if have[kind] >= rate]
    if not trades:
        return []
    gets = [kind for kind, room in enumerate(rooms_of(state, seat)) if room]
    return [_BANK[give, rate, get] for give, rate in trades for get in gets if get != give]


def _why_not_bank(state: State, seat: int, action: Bank) -> Reason | None:
    """Another kind, a rate one owns, enough to give, room for what comes."""
    if action.give == action.get:
        return SameKind(action.give)
    kind = INDEX[action.give]
    if action.rate not in facts(state.estates[seat]).rates[kind]:
        return WorseRate(action.give, action.rate)
    short = missing(goods_of(state, seat), goods_in((action.give,) * action.rate))
    if short is not None:
        return Short(short)
    return None if rooms_of(state, seat)[INDEX[action.get]] else NoRoom(seat, action.get)


# -- the other --------------------------------------------------------------------------------------------------------


def why_not_offer(state: State, seat: int, action: Offer) -> Reason | None:
    """Something on each side, no kind on both, both have what they give and room for what they get."""
    give, get = action.give, action.get
    if min(give) < 0 or min(get) < 0 or not any(give) or not any(get):
        return OneSided()
    for kind, resource in enumerate(RESOURCES):
        if give[kind] and get[kind]:
            return SameKind(resource)
    short = missing(goods_of(state, seat), give)
    if short is not None:
        return Short(short)
    theirs = missing(goods_of(state, 1 - seat), get)
    if theirs is not None:
        return TheyAreShort(theirs)
    for owner, goods in ((seat, get), (1 - seat, give)):
        full = missing(rooms_of(state, owner), goods)
        if full is not None:
            return NoRoom(owner, next(resource for resource, lack in zip(RESOURCES, full, strict=True) if lack))
    return None


def random_offer(state: State, seat: int, rng: Rng) -> Offer | None:
    """A small offer that is allowed, or None where no luck found one."""
    for _ in range(4):
        give, get = list(NO_GOODS), list(NO_GOODS)
        for goods in (give, get):
            for _ in range(1 + rng.below(2)):
                goods[rng.below(len(RESOURCES))] += 1
        a, b, c, d, e, f = give
        g, h, i, j, k, m = get
        offer = Offer((a, b, c, d, e, f), (g, h, i, j, k, m))
        if why_not_offer(state, seat, offer) is None:
            return offer
    return None


class AnsweringRule(FrameRule[Answering]):
    """The other accepts or rejects. Everything given first, then everything got, unit by unit."""

    def decision(self, state: State, frame: Answering) -> AnyDecision:
        """The offer."""
        return ChooseAnswer(frame.seat, frame.give, frame.get)

    def legal(self, state: State, frame: Answering) -> tuple[Action, ...]:
        """Yes or no."""
        return _ANSWERS

    def why_not(self, state: State, frame: Answering, action: Action) -> Reason | None:
        """Yes or no."""
        return None if isinstance(action, Accept | Reject) else NotNow()

    def act(self, table: Table, frame: Answering, action: Action) -> None:
        """Trade, or remember that it was refused."""
        accepted = isinstance(action, Accept)
        other, active = frame.seat, 1 - frame.seat
        table.frames.pop()
        table.log.append(OfferAnswered(other, frame.give, frame.get, accepted))
        if not accepted:
            terms = Terms(frame.give, frame.get)
            if terms not in table.refused:
                table.refused = (*table.refused, terms)
            return
        moves = [
            Moving(giver, 1 - giver, resource, "offer")
            for giver, goods in ((active, frame.give), (other, frame.get))
            for resource, amount in zip(RESOURCES, goods, strict=True)
            for _ in range(amount)
        ]
        table.frames += reversed(moves)


