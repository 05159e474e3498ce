"""The exact chances agree with what the rules do when the same deal is played out many times."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from desktop.bots.cuccu_odds import (
    SURPRISE,
    Situation,
    Stopped,
    agree_or_decline,
    keep_or_exchange,
    situation,
    worlds,
    would_ask,
)
from desktop.rules.cuccu.game import Cuccu
from desktop.rules.cuccu.values import (
    Agree,
    AgreeOrDecline,
    Decline,
    Demand,
    Exchange,
    Keep,
    KeepOrExchange,
    StartNextDeal,
    State,
    StopOrDemand,
    View,
)
from desktop.rules.kit import CHANCE, Action, Rng

GAME = Cuccu()
TableOf = Callable[..., tuple[State, View]]
LIVES = {2: (3, 0, 0, 3), 3: (3, 3, 0, 3), 4: (3, 3, 3, 3)}


def never() -> bool:
    return False


def expected(now: Situation) -> tuple[float, float]:
    return keep_or_exchange(now, never) if now.asker is None else agree_or_decline(now, never)


def sensible(state: State) -> Action:
    """What the chances take the other seats to do."""
    awaits = state.awaits
    if isinstance(awaits, KeepOrExchange):
        place, serial = state.order.index(awaits.seat), state.hands[awaits.seat]
        assert serial is not None
        given = None if serial == place else state.cards[place]
        return Exchange() if would_ask(place, len(state.order), state.cards[serial], given) else Keep()
    return Demand() if isinstance(awaits, StopOrDemand) else Agree()


def lost(state: State, action: Action, rng: Rng) -> int:
    """Lives the deciding seat loses in the rest of this deal."""
    assert state.awaits is not None
    seat = state.awaits.seat
    before = state.lives[seat]
    while True:
        state = GAME.step(state, action).state
        awaits = state.awaits
        if awaits is None or isinstance(awaits, StartNextDeal):
            return before - state.lives[seat]
        action = GAME.draw(state, rng) if awaits.seat == CHANCE else sensible(state)


def likely(now: Situation, guess: State, rng: Rng) -> bool:
    """Whether the others would have done with these cards what they have done, by a throw of the dice."""
    for deeds, asked in ((now.offered, True), (now.kept, False)):
        for place, serial in deeds:
            given = None if serial == place else guess.cards[place]
            fits = would_ask(place, now.seats, guess.cards[serial], given) == asked
            if rng.below(100) >= 100 * (1 - SURPRISE if fits else SURPRISE):
                return False
    return True


@pytest.mark.parametrize(
    ("seats", "play"),
    [
        (4, "I"),
        (4, "VII"),
        (4, "FOOL"),
        (4, "V keep III"),
        (4, "II ask V"),
        (4, "I ask V ask ZERO"),
        (4, "II ask HORSE ZERO"),
        (4, "II ask INN demand"),
        (4, "VI keep VI ask INN demand"),
        (3, "VIII keep FOOL ask V"),
        (3, "ZERO"),
        (2, "V keep IIII"),
        (2, "III ask V"),
    ],
)
def test_the_count_agrees_with_playing_on(cuccu_table: TableOf, seats: int, play: str) -> None:
    state, view = cuccu_table(play, LIVES[seats])
    now = situation(view)
    actions: Sequence[Action] = (
        (Agree(), Decline()) if isinstance(state.awaits, AgreeOrDecline) else (Keep(), Exchange())
    )
    rng = Rng.stream(1, play)
    games = 0
    sums = [0, 0]
    while games < 1500:
        guess = GAME.sample(view, rng)
        if likely(now, guess, rng):
            games += 1
            for index, action in enumerate(actions):
                sums[index] += lost(guess, action, rng)
    # Four standard errors of 1500 games that cost 0 to 2 lives.
    assert expected(now) == pytest.approx([total / games for total in sums], abs=0.065)


def test_worlds_are_chances_and_whole_packs(cuccu_table: TableOf) -> None:
    now = situation(cuccu_table("V keep III keep II")[1])
    found = worlds(now, never)
    assert sum(world.chance for world in found) == pytest.approx(1)
    for world in found:
        assert sum(world.pack) == pytest.approx(37)
        assert min(world.pack) > -1e-9


def test_keeping_is_safe_below_nobody(cuccu_table: TableOf) -> None:
    # It was given a II for its I and so knows who holds the lower card.
    keeping, exchanging = expected(situation(cuccu_table("II ask I")[1]))
    assert keeping == 0 < exchanging


def test_a_cuckoo_never_loses(cuccu_table: TableOf) -> None:
    assert expected(situation(cuccu_table("CUCKOO")[1]))[0] == 0


def test_a_lone_fool_is_nearly_lost(cuccu_table: TableOf) -> None:
    assert expected(situation(cuccu_table("FOOL")[1]))[0] > 0.9


def test_a_seat_that_kept_the_card_another_was_rid_of_makes_the_rest_safer(cuccu_table: TableOf) -> None:
    # A wanted to be rid of its card, and B kept it: C need not see it to know that it is hardly high.
    after_an_exchange = expected(situation(cuccu_table("VIII ask X keep VI")[1]))[0]
    after_two_keeps = expected(situation(cuccu_table("VIII keep X keep VI")[1]))[0]
    assert after_an_exchange < after_two_keeps


def test_with_the_last_life_asking_costs_one_life_at_most(cuccu_table: TableOf) -> None:
    mortal = expected(situation(cuccu_table("LION", (1, 3, 3, 3))[1]))
    healthy = expected(situation(cuccu_table("LION")[1]))
    assert mortal[0] == healthy[0] <= 1
    assert mortal[1] < healthy[1]


def test_dead_hands_do_not_count(cuccu_table: TableOf) -> None:
    dead = expected(situation(cuccu_table("LION ask HUNTER VI", (1, 3, 3, 3))[1]))[0]
    wounded = expected(situation(cuccu_table("LION ask HUNTER VI", (3, 3, 3, 3))[1]))[0]
    assert wounded < dead


def test_counting_ends_when_told_to(cuccu_table: TableOf) -> None:
    with pytest.raises(Stopped):
        keep_or_exchange(situation(cuccu_table("I")[1]), lambda: True)
