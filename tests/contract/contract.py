"""What every game must fulfil, as functions over a match played at random. A new game gets all of it by being
registered; `test_contract` runs them, `test_broken_games` shows that they notice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from neighbours import neighbours, with_a_change
from walks import Moment, Walk, fold, play

from desktop.bots.brains import BRAINS
from desktop.bots.contract import LEVELS, Choice
from desktop.rules.kit import CHANCE, WATCHER, Action, BrokenState, Event, IllegalAction, Outcome, Reason, Rng, State

MOMENTS = 24
"""How many moments of a match the dearer checks look at."""


def survives(value: Any, kind: Any) -> None:
    """Strict decoding gives the value back, bytes and all: nothing is lost, nothing has a wrong type."""
    data = msgspec.json.encode(value)
    again = msgspec.json.decode(data, type=kind)
    assert again == value, f"{value} comes back as {again}"
    assert type(again) is type(value)
    assert msgspec.json.encode(again) == data


def refused(walk: Walk, state: State, action: Action) -> Reason:
    """`why_not` gives a reason, `step` raises it, and the state stays as it was."""
    game = walk.game
    before = msgspec.json.encode(state)
    reason = game.why_not(state, action)
    assert isinstance(reason, Reason), f"{action} is refused without a reason"
    survives(reason, game.types.reason)
    try:
        game.step(state, action)
    except IllegalAction as error:
        assert error.reason == reason, f"step gives {error.reason}, why_not {reason}"
    else:
        raise AssertionError(f"step carries out {action}, refused by {reason}")
    assert msgspec.json.encode(state) == before, "a refused action has changed the state"
    return reason


def _near(walk: Walk, moment: Moment, rng: Rng, count: int) -> list[Action]:
    elsewhere = [other.action for other in walk.moments]
    return neighbours(walk.game.types.action, walk.game.legal(moment.state), elsewhere, count, rng)


def _first(legal: tuple[Action, ...], count: int, rng: Rng) -> tuple[Action, ...]:
    return legal if len(legal) <= count else rng.shuffled(legal)[:count]


# -- play -------------------------------------------------------------------------------------------------------------


def it_ends_with_an_outcome(walk: Walk) -> None:
    """Only the last state has an outcome. Its places hold every seat once. Nothing can be done after it."""
    game = walk.game
    assert all(game.outcome(moment.state) is None for moment in walk.moments)
    outcome = game.outcome(walk.end)
    assert isinstance(outcome, Outcome)
    assert sorted(seat for place in outcome.places for seat in place) == list(range(walk.seats))
    assert all(outcome.places)
    survives(outcome.reason, game.types.reason)
    assert game.decision(walk.end) is None
    assert game.legal(walk.end) == ()
    for action in {moment.action for moment in walk.moments}:
        refused(walk, walk.end, action)


def whoever_decides_sits_at_the_table(walk: Walk) -> None:
    """The deciding seat exists, the turn belongs to a seat, and its number never falls."""
    number = -1
    for moment in walk.moments:
        assert moment.decision.seat == CHANCE or 0 <= moment.decision.seat < walk.seats
        turn = walk.game.turn(moment.state)
        assert 0 <= turn.seat < walk.seats
        assert turn.number >= number
        number = turn.number


def what_is_listed_can_be_done(walk: Walk) -> None:
    """Everything listed, sampled or proposed is allowed and applies; lists hold nothing twice; where a decision is
    listed, the list holds everything that is sampled or proposed."""
    game, rng = walk.game, Rng(walk.seed)
    for moment in walk.some(2 * MOMENTS):
        state, decision = moment.state, moment.decision
        legal = game.legal(state)
        assert legal and len(set(legal)) == len(legal)
        if decision.seat == CHANCE:
            others: tuple[Action, ...] = ()
        else:
            proposed = game.candidates(walk.view(moment, decision.seat), legal)
            assert proposed, "a bot is left without candidates"
            others = (*proposed, *(game.sample_action(state, rng) for _ in range(5)))
        for action in (*_first(legal, 40, rng), *_first(others, 40, rng)):
            assert game.why_not(state, action) is None, f"{action}: {game.why_not(state, action)}"
            assert action in legal or not decision.listed, f"{action} is missing in the list"
            game.check(game.step(state, action).state)


def nothing_else_can_be_done(walk: Walk) -> None:
    """An action near the allowed ones is either allowed (and then listed, where lists are whole) or refused with a
    reason and without any change."""
    game, rng = walk.game, Rng(walk.seed)
    for moment in walk.some(MOMENTS):
        legal = game.legal(moment.state)
        for action in _near(walk, moment, rng, 60):
            if game.why_not(moment.state, action) is not None:
                refused(walk, moment.state, action)
                assert action not in legal
            else:
                assert action in legal or not moment.decision.listed, f"{action} is missing in the list"
                game.check(game.step(moment.state, action).state)


def every_value_survives_saving(walk: Walk) -> None:
    """States, actions, events (whole and as each seat is shown them), decisions, knowledge and views survive strict
    encoding: `replace` checks no types, so a wrong one shows here."""
    types, eyes = walk.game.types, (*range(walk.seats), WATCHER)
    survives(walk.options, types.options)
    for moment in walk.telling(10 * MOMENTS):
        survives(moment.state, types.state)
        survives(moment.action, types.action)
        survives(moment.decision, types.decision)
        for event in moment.events:
            for shown in (event, *(event.seen_by(eye) for eye in eyes)):
                if shown is not None:
                    survives(shown, types.event)
        for eye in eyes:
            survives(moment.knowledge[eye if eye >= 0 else -1], types.knowledge)
            survives(walk.view(moment, eye), types.view)
    survives(walk.end, types.state)


def the_log_replays(walk: Walk) -> None:
    """The saved actions alone lead through the same states and events, without any luck."""
    game = walk.game
    decoder = msgspec.json.Decoder(game.types.action)
    state = game.new(walk.options, walk.seats)
    for moment in walk.moments:
        assert state == moment.state
        step = game.step(state, decoder.decode(msgspec.json.encode(moment.action)))
        assert step.events == moment.events
        state = step.state
    assert state == walk.end


def the_same_seed_gives_the_same_match(walk: Walk) -> None:
    """Played again with its number, the match is the same to the byte."""
    again = play(walk.trial, walk.options, walk.seats, walk.seed)
    assert again == walk
    assert msgspec.json.encode(again.end) == msgspec.json.encode(walk.end)


def every_reached_state_is_sound(walk: Walk) -> None:
    """`check` finds nothing wrong in any state that play reaches."""
    for state in walk.states:
        walk.game.check(state)


def no_piece_is_lost(walk: Walk) -> None:
    """The pieces of the trial stay the same in all states after the first decision of chance."""
    if walk.trial.pieces is not None:
        assert len({walk.trial.pieces(state) for state in walk.states}) == 1


def what_check_lets_pass_can_be_played_on(walk: Walk) -> None:
    """Of a state with something changed in it, `check` (or `view`, where the knowledge does not fit) says only that it
    is broken, or it can be seen and played on."""
    game, rng, eyes = walk.game, Rng(walk.seed), (*range(walk.seats), WATCHER)
    if not walk.trial.careful:
        return
    decoder = msgspec.json.Decoder(game.types.state)
    for moment in walk.some(MOMENTS // 2):
        for _ in range(8):
            knowledge = moment.knowledge
            try:
                state = decoder.decode(msgspec.json.encode(with_a_change(moment.state, rng)))
                game.check(state)
                for known, eye in zip(knowledge, eyes, strict=True):
                    game.view(state, eye, known)
            except (msgspec.ValidationError, BrokenState):
                continue
            for _ in range(12):
                game.turn(state)
                decision = game.decision(state)
                if decision is None:
                    assert game.outcome(state) is not None
                    break
                action = game.draw(state, rng) if decision.seat == CHANCE else game.sample_action(state, rng)
                step = game.step(state, action)
                state, knowledge = step.state, fold(game, knowledge, step.events)
                game.check(state)
                for known, eye in zip(knowledge, eyes, strict=True):
                    game.view(state, eye, known)


# -- chance -----------------------------------------------------------------------------------------------------------


def chance_does_what_it_says(walk: Walk) -> None:
    """Weights are whole and positive, the outcomes are what is legal, each applies, and `draw` gives only them. Where
    there are too many to name, what is drawn is allowed and applies."""
    game, rng = walk.game, Rng(walk.seed)
    for moment in [moment for moment in walk.moments if moment.decision.seat == CHANCE][: 2 * MOMENTS]:
        chances = game.chances(moment.state)
        outcomes = [action for _, action in chances]
        assert moment.decision.listed == bool(chances), "a decision of chance is listed where its outcomes are"
        if chances:
            assert all(type(weight) is int and weight > 0 for weight, _ in chances)
            assert len(set(outcomes)) == len(outcomes)
            assert set(outcomes) == set(game.legal(moment.state))
        for action in (*outcomes, *(game.draw(moment.state, rng) for _ in range(6))):
            assert not chances or action in outcomes
            game.check(game.step(moment.state, action).state)


# -- what a seat sees -------------------------------------------------------------------------------------------------


def _shown(events: tuple[Event, ...], seat: int) -> list[Event]:
    return [seen for event in events if (seen := event.seen_by(seat)) is not None]


def _tell_the_same(walk: Walk, moment: Moment, other: State, action: Action, seat: int) -> None:
    """In two states that look the same to `seat`, an action shows it the same, up to an event that says that it
    reveals; and where the events are the same, so is what it sees afterwards."""
    game = walk.game
    one, two = game.step(moment.state, action), game.step(other, action)
    first, second = _shown(one.events, seat), _shown(two.events, seat)
    for index in range(max(len(first), len(second))):
        pair = (first[index : index + 1], second[index : index + 1])
        if pair[0] != pair[1]:
            assert any(event.reveals for event in (*pair[0], *pair[1])), f"{pair} tell seat {seat} what it cannot see"
            return
    known = fold(game, moment.knowledge, one.events)[seat]
    assert game.view(one.state, seat, known) == game.view(two.state, seat, known), "a view tells more than the events"


def nothing_hidden_is_told(walk: Walk) -> None:
    """`sample` deals anew what a seat cannot see: a sound state, with the same view for that seat and for the watcher,
    the same decision, turn and outcome; for the deciding seat the same list and the same answers to `why_not`."""
    game, rng = walk.game, Rng(walk.seed)
    for moment in walk.some(MOMENTS):
        decision, state = moment.decision, moment.state
        near = _near(walk, moment, rng, 30)
        for seat in range(walk.seats):
            view = walk.view(moment, seat)
            for _ in range(2):
                other = game.sample(view, rng)
                game.check(other)
                survives(other, game.types.state)
                assert game.view(other, seat, moment.knowledge[seat]) == view, "a sample looks different"
                assert game.view(other, WATCHER, moment.knowledge[-1]) == walk.view(moment, WATCHER), (
                    "all are shown what one seat cannot see"
                )
                assert game.decision(other) == decision, "a decision tells what is hidden"
                assert game.turn(other) == game.turn(state)
                assert game.outcome(other) is None
                tried = [moment.action]
                if decision.seat == seat:
                    legal = game.legal(state)
                    assert game.legal(other) == legal, "what is legal depends on what is hidden"
                    for action in near:
                        assert game.why_not(other, action) == game.why_not(state, action), (
                            f"the refusal of {action} depends on what is hidden"
                        )
                    tried += _first(legal, 6, rng)
                for action in tried:
                    if game.why_not(other, action) is None:
                        _tell_the_same(walk, moment, other, action, seat)


def a_sample_can_be_played_on(walk: Walk) -> None:
    """A sample agrees with what the seat knows, not only with what lies on the table: played on from it, whatever the
    seat is shown fits its knowledge, and what it sees can be sampled again."""
    game, rng = walk.game, Rng(walk.seed)
    for moment in walk.some(6):
        for seat in range(walk.seats):
            state = game.sample(walk.view(moment, seat), rng)
            known = moment.knowledge[seat]  # what the others know need not fit
            for _ in range(30):
                decision = game.decision(state)
                if decision is None:
                    break
                action = game.draw(state, rng) if decision.seat == CHANCE else game.sample_action(state, rng)
                step = game.step(state, action)
                state = step.state
                for event in _shown(step.events, seat):
                    known = game.observe(known, event)
                view = game.view(state, seat, known)
                again = game.sample(view, rng)
                game.check(again)
                assert game.view(again, seat, known) == view, "a sample contradicts what the seat knows"


def secret_choices_stay_secret(walk: Walk) -> None:
    """Where two choices of a secret decision leave a table that looks the same to somebody else, that one is shown the
    same events."""
    game, rng = walk.game, Rng(walk.seed)
    for moment in [moment for moment in walk.moments if moment.decision.secret][:MOMENTS]:
        actions = {moment.action, *(game.sample_action(moment.state, rng) for _ in range(5))}
        for eye in (*range(walk.seats), WATCHER):
            if eye == moment.decision.seat:
                continue
            known = moment.knowledge[eye if eye >= 0 else -1]
            looks: list[tuple[Any, list[Event]]] = []
            for action in actions:
                step = game.step(moment.state, action)
                looks.append((game.view(step.state, eye, known), _shown(step.events, eye)))
            for view, shown in looks:
                for other, told in looks:
                    assert view != other or shown == told, f"{shown} and {told} tell {eye} what was chosen in secret"


def bots_choose_by_what_they_see(walk: Walk) -> None:
    """Every level and baseline names an allowed action, the same one for the same question, with a reason and
    parameters that can be saved."""
    game = walk.game
    brain = BRAINS.get(game.id)
    if brain is None:
        return
    assert tuple(brain.levels) == LEVELS
    assert {"random", "greedy"} <= set(brain.baselines)
    asked = [moment for moment in walk.some(8) if moment.decision.seat != CHANCE]
    for params in (*brain.levels.values(), *brain.baselines.values()):
        survives(params, brain.params_type)
        for moment in asked:
            seat, legal = moment.decision.seat, game.legal(moment.state)
            view = walk.view(moment, seat)
            other = game.sample(view, Rng(walk.seed))
            same = game.view(other, seat, moment.knowledge[seat])
            choices: list[Choice] = [
                brain.choose(seen, game.legal(truth), params, Rng(walk.seed), lambda: False)
                for seen, truth in ((view, moment.state), (same, other))
            ]
            assert choices[0] == choices[1], "the bot's choice depends on more than what it sees"
            action = choices[0].action
            assert game.why_not(moment.state, action) is None
            assert action in legal or not moment.decision.listed
            if choices[0].because is not None:
                survives(choices[0].because, brain.reason)


CHECKS: tuple[Callable[[Walk], None], ...] = (
    it_ends_with_an_outcome,
    whoever_decides_sits_at_the_table,
    what_is_listed_can_be_done,
    nothing_else_can_be_done,
    every_value_survives_saving,
    the_log_replays,
    the_same_seed_gives_the_same_match,
    every_reached_state_is_sound,
    no_piece_is_lost,
    what_check_lets_pass_can_be_played_on,
    chance_does_what_it_says,
    nothing_hidden_is_told,
    a_sample_can_be_played_on,
    secret_choices_stay_secret,
    bots_choose_by_what_they_see,
)
