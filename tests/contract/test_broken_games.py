"""The contract suite notices: toys with one thing broken are refused, each by the check that is meant for it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
import toy_battle
import toy_dogs
import toy_search
import toy_trade
from contract import (
    a_sample_can_be_played_on,
    chance_does_what_it_says,
    every_reached_state_is_sound,
    every_value_survives_saving,
    it_ends_with_an_outcome,
    no_piece_is_lost,
    nothing_else_can_be_done,
    nothing_hidden_is_told,
    secret_choices_stay_secret,
    the_log_replays,
    the_same_seed_gives_the_same_match,
    what_check_lets_pass_can_be_played_on,
    what_is_listed_can_be_done,
)
from walks import AnyGame, Trial, Walk, play

from desktop.rules import kit
from desktop.rules.kit import Action, Reason, Rng, Step, replace

Check = Callable[[Walk], None]


def _refuses(check: Check, game: AnyGame, trial: Trial | None = None) -> None:
    """The check fails for the broken game within a few matches."""
    broken = Trial(game, bound=9000) if trial is None else trial
    with pytest.raises((AssertionError, msgspec.ValidationError)):
        for seed in range(6):
            check(play(broken, broken.options[0], game.seat_counts[0], seed))


def test_a_match_without_end_is_noticed() -> None:
    class Endless(toy_battle.BattleGame):
        def step(self, state: toy_battle.State, action: Action) -> Step[toy_battle.State]:
            if action == toy_battle.Pass():
                return Step(state, ())
            return super().step(state, action)

    _refuses(it_ends_with_an_outcome, Endless())


def test_an_outcome_without_all_seats_is_noticed() -> None:
    class WinnerOnly(toy_search.SearchGame):
        def outcome(self, state: toy_search.State) -> kit.Outcome | None:
            outcome = super().outcome(state)
            return outcome and replace(outcome, places=((0,),))

    _refuses(it_ends_with_an_outcome, WinnerOnly())


def test_a_listed_action_that_is_refused_is_noticed() -> None:
    class Boastful(toy_search.SearchGame):
        def legal(self, state: toy_search.State) -> tuple[Action, ...]:
            return (*super().legal(state), toy_search.Draw(7)) if state.frames else ()

        def sample_action(self, state: toy_search.State, rng: Rng) -> Action:
            return rng.choice(super().legal(state))

    game = Boastful()
    walk = play(Trial(toy_search.GAME), toy_search.Options(), 2, 0)
    with pytest.raises(AssertionError):
        what_is_listed_can_be_done(replace_game(walk, game))


def test_an_allowed_action_that_is_not_listed_is_noticed() -> None:
    class Forgetful(toy_search.SearchGame):
        def legal(self, state: toy_search.State) -> tuple[Action, ...]:
            return super().legal(state)[:1]

    _refuses(nothing_else_can_be_done, Forgetful())


def test_a_step_that_does_not_refuse_is_noticed() -> None:
    class Careless(toy_dogs.DogsGame):
        def step(self, state: toy_dogs.State, action: Action) -> Step[toy_dogs.State]:
            return super().step(state, action) if self.why_not(state, action) is None else Step(state, ())

    _refuses(nothing_else_can_be_done, Careless())


def test_a_refusal_that_fails_on_absurd_numbers_is_noticed() -> None:
    class Trusting(toy_search.SearchGame):
        def why_not(self, state: toy_search.State, action: Action) -> Reason | None:
            if isinstance(action, toy_search.Draw):
                assert state.stacks[action.stack] is not None
            return super().why_not(state, action)

    walk = play(Trial(toy_search.GAME), toy_search.Options(), 2, 0)
    with pytest.raises(IndexError):
        nothing_else_can_be_done(replace_game(walk, Trusting()))


def test_a_value_of_a_wrong_type_is_noticed() -> None:
    class Sloppy(toy_search.SearchGame):
        def step(self, state: toy_search.State, action: Action) -> Step[toy_search.State]:
            step = super().step(state, action)
            return replace(step, state=replace(step.state, hands=tuple(list(hand) for hand in step.state.hands)))

    _refuses(every_value_survives_saving, Sloppy())


def test_luck_outside_the_log_is_noticed() -> None:
    class Secretive(toy_search.SearchGame):
        def __init__(self) -> None:
            self.luck = Rng(1)

        def step(self, state: toy_search.State, action: Action) -> Step[toy_search.State]:
            step = super().step(state, action)
            if isinstance(action, toy_search.Shuffled):
                stacks = (self.luck.shuffled(step.state.stacks[0]), *step.state.stacks[1:])
                return replace(step, state=replace(step.state, stacks=stacks))
            return step

    _refuses(the_log_replays, Secretive())
    _refuses(the_same_seed_gives_the_same_match, Secretive())


def test_a_lost_card_is_noticed() -> None:
    class Lossy(toy_search.SearchGame):
        def step(self, state: toy_search.State, action: Action) -> Step[toy_search.State]:
            step = super().step(state, action)
            if isinstance(action, toy_search.Take):
                return replace(step, state=replace(step.state, stacks=tuple(s[1:] for s in step.state.stacks)))
            return step

    cards = Trial(Lossy(), pieces=lambda state: sum(map(len, (*state.stacks, *state.hands))) if state.stacks else 10)
    _refuses(no_piece_is_lost, cards.game, cards)
    _refuses(every_reached_state_is_sound, Lossy())


def test_a_hand_edited_state_that_passes_but_cannot_be_played_is_noticed() -> None:
    # The toy looks at its cards only, not at whose turn it could be.
    with pytest.raises((AssertionError, IndexError)):
        for seed in range(6):
            what_check_lets_pass_can_be_played_on(play(Trial(toy_search.GAME), toy_search.Options(), 2, seed))


def test_dice_that_do_not_fit_their_chances_are_noticed() -> None:
    class Loaded(toy_dogs.DogsGame):
        def chances(self, state: toy_dogs.State) -> tuple[tuple[int, Action], ...]:
            return tuple((weight - 1, action) for weight, action in super().chances(state))

        def draw(self, state: toy_dogs.State, rng: Rng) -> Action:
            return rng.weighted(toy_dogs.GAME.chances(state))

    _refuses(chance_does_what_it_says, Loaded())


class Whisper(toy_trade.DiscardChosen, frozen=True, tag="discard_chosen"):
    """A secret discard that everybody is shown."""

    def seen_by(self, seat: int) -> Whisper:
        return self


def test_an_event_that_tells_a_secret_is_noticed() -> None:
    class Loud(toy_trade.TradeGame):
        def step(self, state: toy_trade.State, action: Action) -> Step[toy_trade.State]:
            step = super().step(state, action)
            told = tuple(
                toy_trade.Offered(event.seat, toy_trade.Terms(state.hands[event.seat], event.terms.want), event.to)
                if isinstance(event, toy_trade.Offered)
                else event
                for event in step.events
            )
            return replace(step, events=told)

    _refuses(nothing_hidden_is_told, Loud())


def test_a_view_of_a_hidden_hand_is_noticed() -> None:
    class Glass(toy_battle.BattleGame):
        def view(self, state: toy_battle.State, seat: int, knowledge: toy_battle.Knowledge) -> toy_battle.View:
            view = super().view(state, seat, knowledge)
            return replace(view, discards=(*view.discards, *state.hands[0][:1]))

    _refuses(nothing_hidden_is_told, Glass())


def test_a_draft_the_other_can_see_is_noticed() -> None:
    class Open(toy_battle.BattleGame):
        def view(self, state: toy_battle.State, seat: int, knowledge: toy_battle.Knowledge) -> toy_battle.View:
            return replace(super().view(state, seat, knowledge), frames=state.frames)

        def sample(self, view: toy_battle.View, rng: Rng) -> toy_battle.State:
            state = super().sample(view, rng)
            match state.frames:
                case (*outer, toy_battle.Preparing(seat, card)) if seat != view.seat and card in state.hands[seat]:
                    return replace(state, frames=(*outer, toy_battle.Preparing(seat, card)))
            return state

    _refuses(nothing_hidden_is_told, Open())


def test_a_window_that_opens_on_what_is_hidden_is_noticed() -> None:
    class Telltale(toy_battle.BattleGame):
        def decision(self, state: toy_battle.State) -> kit.Decision | None:
            decision = super().decision(state)
            if isinstance(decision, toy_battle.React) and len(self.legal(state)) == 1:
                return toy_battle.Fight(decision.seat)
            return decision

    _refuses(nothing_hidden_is_told, Telltale())


def test_a_refusal_that_tells_a_secret_is_noticed() -> None:
    class Leaky(toy_trade.TradeGame):
        def why_not(self, state: toy_trade.State, action: Action) -> Reason | None:
            refusal = super().why_not(state, action)
            if refusal is None and isinstance(action, toy_trade.Offer):
                wanted = [kind for kind in range(3) if action.terms.want[kind]]
                able = any(state.hands[seat][kind] for seat in action.to for kind in wanted)
                return None if able else toy_trade.NotWanted()
            return refusal

    _refuses(nothing_hidden_is_told, Leaky())


def test_a_secret_choice_that_is_told_is_noticed() -> None:
    class Indiscreet(toy_trade.TradeGame):
        def step(self, state: toy_trade.State, action: Action) -> Step[toy_trade.State]:
            step = super().step(state, action)
            told = tuple(
                Whisper(event.seat, event.goods) if isinstance(event, toy_trade.DiscardChosen) else event
                for event in step.events
            )
            return replace(step, events=told)

    _refuses(secret_choices_stay_secret, Indiscreet())


def test_a_sample_that_forgets_what_was_seen_is_noticed() -> None:
    class Forgetful(toy_search.SearchGame):
        def sample(self, view: toy_search.View, rng: Rng) -> toy_search.State:
            state = super().sample(replace(view, knowledge=toy_search.Knowledge(view.seat)), rng)
            return replace(state, frames=view.frames)

    with pytest.raises(ValueError, match="not in tuple"):
        for seed in range(6):
            a_sample_can_be_played_on(play(Trial(Forgetful()), toy_search.Options(), 2, seed))


def replace_game(walk: Walk, game: AnyGame) -> Walk:
    """The same match, looked at with other rules."""
    return Walk(Trial(game), walk.options, walk.seats, walk.seed, walk.moments, walk.end, walk.end_knowledge)
