"""What a seat sees, what it remembers, and tables that would look the same to it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from desktop.rules.kit import CHANCE, WATCHER, Action, BrokenState, Event, Rng, replace
from desktop.rules.princes import choices as ch
from desktop.rules.princes import memory
from desktop.rules.princes.cards import DRAW_CARDS, EVENT_PILE, REGION_PILE, STARTING, Card
from desktop.rules.princes.events import Arranged, CardPutUnder, StackOpened
from desktop.rules.princes.values import Knowledge, Memory, Options, State, View
from tests.rules.princes.traces import GAME

EYES = (0, 1, WATCHER)


class Sitting:
    """A match with what everybody knows."""

    def __init__(self) -> None:
        self.state: State = GAME.new(Options(), 2)
        self.known: dict[int, Knowledge] = {eye: GAME.first_knowledge(Options(), 2, eye) for eye in EYES}
        self.events: list[Event] = []

    def do(self, *actions: Action) -> Sitting:
        for action in actions:
            step = GAME.step(self.state, action)
            self.state, self.events = step.state, list(step.events)
            for eye in EYES:
                for event in step.events:
                    seen = event.seen_by(eye)
                    if seen is not None:
                        self.known[eye] = GAME.observe(self.known[eye], seen)
        return self

    def view(self, eye: int) -> View:
        return GAME.view(self.state, eye, self.known[eye])

    def shuffle(self) -> Sitting:
        return self.do(ch.CardsShuffled(DRAW_CARDS), ch.RegionsShuffled(REGION_PILE), ch.EventsShuffled(EVENT_PILE))

    def arrange(self) -> Sitting:
        return self.do(ch.Arrange(STARTING[0]), ch.Arrange(STARTING[1]))  # type: ignore[arg-type]

    def first_turn(self) -> Sitting:
        """Seat 0 begins; both have taken the three top cards of stacks 0 and 1."""
        self.shuffle().arrange().do(ch.StartRolled(6, 1))
        for stack in (0, 1):
            self.do(ch.PickStack(stack))
            for card in self.state.stacks[stack][:3]:
                self.do(ch.Take(0, card))
        return self

    def to_refill(self) -> Sitting:
        return self.do(ch.Roll(), ch.DiceRolled(1, "mill"), ch.EndTurn())


def test_what_one_arranges_the_other_sees_when_both_have() -> None:
    table = Sitting().shuffle().do(ch.Arrange(STARTING[0]))  # type: ignore[arg-type]
    assert table.events == [Arranged(0)]
    assert table.view(0).estates[0].regions == STARTING[0]
    for eye in (1, WATCHER):
        assert not table.view(eye).estates[0].axis and table.view(eye).stored[0] == ()
        assert table.view(eye).arranged == (True, False)
    table.do(ch.Arrange(STARTING[1]))  # type: ignore[arg-type]
    assert all(table.view(eye).estates[0].regions == STARTING[0] for eye in EYES)


def test_a_stack_is_seen_by_whoever_looks_through_it() -> None:
    table = Sitting().shuffle().arrange().do(ch.StartRolled(6, 1), ch.PickStack(2))
    assert table.view(0).seen == table.state.stacks[2]
    assert table.view(1).seen == () and table.view(WATCHER).seen == ()
    opened = StackOpened(0, 2, "start", table.state.stacks[2])
    assert table.events == [opened]
    assert opened.seen_by(0) == opened and opened.seen_by(1) == replace(opened, cards=None)


def test_a_searched_stack_is_remembered_in_its_order() -> None:
    table = Sitting().first_turn()
    assert table.known[0].stacks[0] == Memory(table.state.stacks[0])
    assert table.known[1].stacks[0].cards == (None,) * 10
    # When the other takes its top, it is known which card that was
    table.to_refill().do(ch.Pass()).do(ch.Roll(), ch.DiceRolled(1, "mill"), ch.EndTurn())
    bottom = table.state.hands[1][0]
    top = table.state.stacks[0][0]
    table.do(ch.Exchange(bottom, 0), ch.Draw(0))
    assert table.known[0].stacks[0] == Memory((*DRAW_CARDS[4:13], None))
    assert top in table.known[0].hand.cards


def test_a_search_by_the_other_leaves_a_gap() -> None:
    table = Sitting().first_turn().to_refill().do(ch.Pass()).do(ch.Roll(), ch.DiceRolled(1, "mill"), ch.EndTurn())
    table.do(ch.Exchange(table.state.hands[1][0], 3), ch.Search(0), ch.Pay("fields_2"), ch.Pay("mountains_3"))
    table.do(ch.Take(4, table.state.stacks[0][4]))
    remembered = table.known[0].stacks[0]
    assert remembered.cards == DRAW_CARDS[3:13] and remembered.gone == (10,)
    assert remembered.size == len(table.state.stacks[0]) == 9
    for seed in range(20):
        other = GAME.sample(table.view(0), Rng(seed))
        rest = iter(DRAW_CARDS[3:13])
        assert all(card in rest for card in other.stacks[0]), "in its order, with one gap"


def test_a_card_put_under_is_known_to_its_owner_alone() -> None:
    table = Sitting().first_turn().to_refill()
    card = table.state.hands[0][0]
    table.do(ch.Exchange(card, 4))
    assert table.known[0].stacks[4].cards[-1] == card
    assert table.known[1].stacks[4].cards[-1] is None
    put_under = next(event for event in table.events if isinstance(event, CardPutUnder))
    assert put_under.seen_by(0) == put_under and put_under.seen_by(1) == replace(put_under, card=None)


def test_the_event_pile_is_known_after_it_has_gone_round() -> None:
    table = Sitting().first_turn()
    table.do(ch.Roll(), ch.DiceRolled(1, "question"))
    assert table.known[1].events == (*(None,) * 9, "event_civil_war")
    assert GAME.sample(table.view(1), Rng(1)).events[-1] == "event_civil_war"


def test_a_sample_keeps_the_own_hand_and_everything_that_lies_open() -> None:
    table = Sitting().first_turn()
    hands = set()
    for seed in range(30):
        other = GAME.sample(table.view(0), Rng(seed))
        GAME.check(other)
        assert other.hands[0] == table.state.hands[0] and other.stacks[0] == table.state.stacks[0]
        assert GAME.view(other, 0, table.known[0]) == table.view(0)
        hands.add(other.hands[1])
    assert len(hands) > 20


def test_the_knowledge_of_another_seat_is_refused() -> None:
    table = Sitting().first_turn()
    with pytest.raises(BrokenState):
        GAME.view(table.state, 1, table.known[0])


def test_what_this_table_contradicts_is_not_remembered() -> None:
    table = Sitting().first_turn()
    known = table.known[0]
    wrong = {
        "stacks": (Memory(DRAW_CARDS[4:14]), *known.stacks[1:]),
        "hand": Memory((None, None)),
        "events": ("event_plague",) * 10,
    }
    unseen = {
        "stacks": (Memory((None,) * 10), *known.stacks[1:]),
        "hand": Memory((None,) * 3),
        "events": (None,) * 10,
    }
    for name, seen in wrong.items():
        view = GAME.view(table.state, 0, replace(known, **{name: seen}))
        assert view.knowledge == replace(known, **{name: unseen[name]})
        GAME.check(GAME.sample(view, Rng(1)))


# -- memories ---------------------------------------------------------------------------------------------------------

A, B, C, D = "abbey", "bishop", "church", "mint"


@pytest.mark.parametrize(
    ("remembered", "cards", "possible"),
    [
        (Memory((A, B, C)), (A, B, C), True),
        (Memory((A, B, C)), (A, C, B), False),
        (Memory((A, None, C)), (A, D, C), True),
        (Memory((A, B, C), (3,)), (A, C), True),
        (Memory((A, B, C), (3,)), (C, A), False),
        (Memory((A, B, C), (2,)), (A, B), False),
        (Memory((A, B, C), (2, 3)), (A,), True),
        (Memory((A, B, C)), (A, B), False),
    ],
)
def test_what_a_memory_allows(remembered: Memory, cards: Sequence[Card], possible: bool) -> None:
    assert memory.allows(remembered, cards, True) is possible


def test_all_that_must_have_gone_is_dropped() -> None:
    two_gone = memory.lost(memory.lost(Memory((A, B, C))))
    assert two_gone == Memory((A, B, C), (3, 3))
    assert memory.lost(two_gone) == Memory()


def test_which_of_several_unknown_cards_has_gone_makes_no_difference() -> None:
    assert memory.lost(memory.unseen(3)) == memory.unseen(2)


def test_a_card_seen_on_top_says_that_those_above_it_had_gone() -> None:
    assert memory.drawn_seen(Memory((A, B, C, D), (4,)), B) == Memory((C, D))
    assert memory.drawn_seen(Memory((A, B, C, D), (4,)), A) == Memory((B, C, D), (3,))


def test_a_card_drawn_unseen_is_known_only_where_nothing_had_gone() -> None:
    assert memory.drawn_unseen(Memory((A, B))) == (A, Memory((B,)))
    assert memory.drawn_unseen(Memory((A, B, C), (3,))) == (None, Memory((B, C), (2,)))
    assert memory.drawn_unseen(Memory()) == (None, Memory())


def test_what_was_seen_long_ago_is_forgotten_at_last() -> None:
    hand = Memory((A, C, D))
    for _ in range(40):
        hand = memory.lost(memory.added(hand, None))
    assert hand.size == 3 and len(hand.gone) <= memory.MOST_GONE and len(hand.cards) <= 3 + memory.MOST_GONE


def _play(seed: int, steps: int) -> None:
    """Whatever happens, what is remembered is true, and can be dealt."""
    table, luck = Sitting(), Rng(seed)
    for _ in range(steps):
        decision = GAME.decision(table.state)
        if decision is None:
            return
        chance = decision.seat == CHANCE
        table.do(GAME.draw(table.state, luck) if chance else GAME.sample_action(table.state, luck))
        for seat in (0, 1):
            known = table.known[seat]
            for number, stack in enumerate(table.state.stacks):
                assert memory.allows(known.stacks[number], stack, True)
            assert memory.allows(known.hand, table.state.hands[1 - seat], False)
            assert len(known.events) == len(table.state.events)
        if luck.chance(1, 10):
            for seat in (0, 1):
                GAME.check(GAME.sample(table.view(seat), luck))


def test_what_is_remembered_is_true() -> None:
    for seed in range(3):
        _play(seed, 4000)


@pytest.mark.soak
def test_what_is_remembered_is_true_in_many_matches() -> None:
    for seed in range(100, 200):
        _play(seed, 6000)
