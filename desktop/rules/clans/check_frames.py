"""What is going on at the table, as a hand-edited save could tell it wrongly: which frames can lie on which, and
whether what they name is there."""

from __future__ import annotations

from desktop.rules.clans import everyone
from desktop.rules.clans import frames as fr
from desktop.rules.clans.announcement import timings, why_not_announce
from desktop.rules.clans.choices import Discard, Mode, Pay, Target
from desktop.rules.clans.dynasty import prices, why_not_buy
from desktop.rules.clans.frames import RULES, AnyFrame
from desktop.rules.clans.operations import (
    Ability,
    DuelEffect,
    EachPlayerChooses,
    LookTake,
    May,
    MoveCard,
    Search,
)
from desktop.rules.clans.preparing import PreparingRule
from desktop.rules.clans.resolving import effects_of, text_of
from desktop.rules.clans.table import Table
from desktop.rules.clans.targets import card_targets, equipping
from desktop.rules.kit import Action, BrokenState, replace

_EFFECTS = (fr.Resolving, fr.Choosing, fr.Discarding, fr.Dueling, fr.Searching, fr.Shuffling, fr.Looking)
_BENEATH: dict[type[AnyFrame], tuple[type[AnyFrame], ...]] = {
    fr.Shuffling: (fr.SettingUp, fr.Shuffling, fr.Resolving),
    fr.Searching: (fr.SettingUp, fr.Resolving),
    fr.EventLeaving: (fr.Turning,),
    fr.Round: (fr.Turning, fr.Battling),
    fr.Declaring: (fr.Turning,),
    fr.Maneuvering: (fr.Attacking, fr.Maneuvering),
    fr.Attacking: (fr.Turning,),
    fr.Battling: (fr.Attacking,),
    fr.Buying: (fr.Turning,),
    fr.Paying: (fr.Buying,),
    fr.Discarding: (fr.Turning, fr.Resolving, fr.Discarding),
    fr.Preparing: (fr.Round, fr.Window),
    fr.Resolving: (fr.Round, fr.Window, fr.EventLeaving, fr.Happening, *_EFFECTS),
    fr.Happening: (
        fr.Turning,
        fr.EventLeaving,
        fr.Round,
        fr.Attacking,
        fr.Battling,
        fr.Buying,
        fr.Window,
        fr.Happening,
        *_EFFECTS,
    ),
    fr.Window: (fr.Happening,),
    fr.Choosing: (fr.Resolving, fr.Choosing),
    fr.Looking: (fr.Resolving,),
    fr.Challenged: (fr.Resolving,),
    fr.Dueling: (fr.Resolving,),
}
"""What each frame can lie on; those missing here lie lowest."""
_STEPS: dict[type[AnyFrame], tuple[str, ...]] = {
    fr.EventLeaving: ("events",),
    fr.Round: ("attack",),
    fr.Declaring: ("dynasty",),
    fr.Attacking: ("dynasty",),
    fr.Buying: ("after",),
    fr.Discarding: ("over",),
    fr.Happening: ("events", "end"),
}
"""What comes next in a turn when this is over."""


def _need(sound: bool, what: str) -> None:
    if not sound:
        raise BrokenState(what)


def check_frames(table: Table) -> None:
    """Raise BrokenState for frames that no play leads to."""
    frames = table.frames
    lowest = frames[0]
    _need(isinstance(lowest, fr.SettingUp | fr.Turning), "the lowest frame")
    if isinstance(lowest, fr.SettingUp):
        _need(all(isinstance(f, fr.Shuffling | fr.Searching | fr.Happening | fr.SettingUp) for f in frames), "set-up")
    for at in range(1, len(frames)):
        frame, below = frames[at], frames[at - 1]
        _need(type(below) in _BENEATH.get(type(frame), ()), f"{type(frame).__name__} on {type(below).__name__}")
        if isinstance(below, fr.Turning):
            _need(below.step in _STEPS.get(type(frame), ()), "the step of the turn")
        try:
            _check(table, at, frame, below)
        except (IndexError, KeyError, TypeError, AttributeError) as error:
            raise BrokenState("a frame names what is not there") from error
    for kind, there in (
        (fr.Attacking, table.assault is not None),
        (fr.Battling, table.current is not None),
    ):
        _need(sum(isinstance(frame, kind) for frame in frames) == there, "attack")
    top = frames[-1]
    if isinstance(top, fr.Preparing):
        _preparing(table, top)


def _card(table: Table, *cards: int | None) -> None:
    _need(all(card is None or card < len(table.prints) for card in cards), "no such card")


def _check(table: Table, at: int, frame: AnyFrame, below: AnyFrame) -> None:
    """One frame and what it lies on."""
    match frame:
        case fr.Round(kind):
            _need((kind == "battle") == isinstance(below, fr.Battling), "the kind of round")
        case fr.Resolving():
            _resolving(table, at, frame)
        case fr.Happening(fact):
            _happening(table, fact, frame.stage)
            _need(fact.what != "action_targets" or isinstance(below, fr.Resolving), "no action")
        case fr.Window(stage):
            after = {"before": "happen", "rings": "after", "after": "done"}[stage]
            _need(isinstance(below, fr.Happening) and below.stage in (after, "done"), "a window at another stage")
        case fr.Paying(seat, card, honored):
            _card(table, card)
            _need(isinstance(below, fr.Buying) and below.seat == seat, "somebody else buys")
            _need(why_not_buy(table, seat, card, honored) is None, "this cannot be bought")
            _need(prices(table, seat, card)[honored] > 0, "nothing to pay for")
        case fr.Maneuvering(_, cavalry):
            if isinstance(below, fr.Attacking):
                _need(below.step == ("fight" if cavalry else "cavalry"), "maneuvers")
            else:
                _need(isinstance(below, fr.Maneuvering) and below.cavalry == cavalry, "maneuvers")
        case fr.Buying(seat) | fr.EventLeaving(seat):
            _need(seat == table.active, "whose turn it is")
            if isinstance(frame, fr.EventLeaving):
                _card(table, frame.card)
                _need(table.prints[frame.card].type == "event", "no Event")
        case fr.Battling():
            _card(table, *frame.doomed, *frame.rehonor)
        case fr.Challenged(_, challenger, challenged) | fr.Dueling(_, challenger, challenged):
            _duel(table, frame, below, challenger, challenged)
        case _:
            _asked(table, frame, below)


def _happening(table: Table, fact: fr.Fact, stage: str) -> None:
    _card(table, *fact.cards, fact.source, fact.performer)
    if stage == "done":
        return
    if fact.what in ("honor", "attack_declared", "battle_resolved", "dynasty_ended", "province_destroyed"):
        _need(fact.seat is not None, "whose it is")
    if fact.what in ("duel_won", "move_home", "move_here", "dishonor", "rehonor"):
        _need(bool(fact.cards), "no card")
    if fact.what in ("move_home", "move_here", "dishonor", "rehonor"):
        _need(table.prints[fact.cards[0]].personality, "no Personality")
    if fact.what == "move_here":
        _need(fact.place == table.current, "no battle there")


def _resolving(table: Table, at: int, frame: fr.Resolving) -> None:
    _card(table, frame.card, frame.subject, frame.chosen, *frame.targets, *frame.discards, *frame.duelists)
    _card(table, *frame.shielded)
    text = text_of(table, frame)
    _need(frame.at <= len(effects_of(table, frame)), "past the last effect")
    _need(len(frame.block) % 2 == 0, "no such part")
    if isinstance(text, Ability):
        _need(frame.used_as in text.timing, "another timing")
        _need(len(frame.targets) == len(card_targets(text)), "targets are missing")
        if frame.card == RULES and frame.number == everyone.TACTICAL:
            _need(len(frame.discards) == 1, "nothing was discarded")
    else:
        _need(not frame.targets, "targets of a trait")
    _need(frame.used_as != "reaction" or frame.about is not None, "a Reaction to nothing")
    if frame.about is not None:
        _need(frame.about < at and isinstance(table.frames[frame.about], fr.Happening), "an answer to nothing")
        answered = table.frames[frame.about]
        assert isinstance(answered, fr.Happening)
        if answered.fact.what == "action_targets":
            _need(frame.about > 0 and isinstance(table.frames[frame.about - 1], fr.Resolving), "no action")
    if frame.played:
        _need(frame.card == RULES or table.prints[frame.card].type in ("strategy", "ring"), "played from the hand")


def _duel(table: Table, frame: AnyFrame, below: AnyFrame, challenger: int, challenged: int) -> None:
    _card(table, challenger, challenged)
    assert isinstance(below, fr.Resolving)
    effect = effects_of(table, below)[below.at - 1]
    _need(below.at > 0 and isinstance(effect, DuelEffect), "no challenge")
    _need(all(table.prints[card].personality for card in (challenger, challenged)), "no Personality")
    _need(table.owners[challenger] != table.owners[challenged], "both of one side")
    if isinstance(frame, fr.Challenged):
        _need(isinstance(effect, DuelEffect) and effect.refusal is not None, "it cannot be refused")
        _need(frame.seat == table.owners[challenged], "who is challenged")
        _need(challenger in table.pieces and challenged in table.pieces, "a duelist is gone")
    elif isinstance(frame, fr.Dueling):
        _card(table, frame.winner, *frame.losers)
        _need(frame.winner in (None, challenger, challenged), "the winner")
        for cards, known in zip(frame.focus, frame.known, strict=True):
            _need(len(cards) == len(known) <= 4 and None not in cards, "what is focused")
        _need(frame.stage == "focus" or not any(frame.focus), "what is focused")


def _asked(table: Table, frame: AnyFrame, below: AnyFrame) -> None:
    """Frames that ask for what an effect beneath says."""
    if isinstance(frame, fr.Searching) and frame.why == "setup":
        _need(isinstance(below, fr.SettingUp) and below.step == "deal", "the search of the set-up")
        _need(frame.seat != table.active, "who may search")
        return
    if not isinstance(frame, fr.Searching | fr.Looking | fr.Choosing):
        return
    while isinstance(below, fr.Choosing):
        below = table.frames[table.frames.index(below) - 1]
    _need(isinstance(below, fr.Resolving), "an effect")
    assert isinstance(below, fr.Resolving)
    _need(below.at > 0, "an effect")
    effect = effects_of(table, below)[below.at - 1]
    match frame:
        case fr.Searching(_, "legacy"):
            _need(below.card == RULES and below.number == everyone.LEGACY, "no Legacy")
        case fr.Searching():
            _need(isinstance(effect, Search), "no search")
        case fr.Looking(seat, count, take):
            _need(isinstance(effect, LookTake), "nothing to look at")
            _need(count <= len(table.fate[seat]) and take <= count, "more than there is")
        case fr.Choosing(_, "may"):
            _need(isinstance(effect, May), "nothing to decide")
        case fr.Choosing():
            _need(isinstance(effect, EachPlayerChooses | MoveCard) and effect.sel is not None, "nothing to choose")


def _preparing(table: Table, draft: fr.Preparing) -> None:
    """What was chosen so far could be chosen."""
    rule, below = PreparingRule(), table.frames[-2]
    assert isinstance(below, fr.Round | fr.Window)
    _need(below.seat == draft.seat, "somebody else's action")
    table.frames.pop()
    given = draft.targets[:1] if equipping(draft) else ()
    _need(draft.subject is None or not given, "this cannot be announced")
    subject = given[0] if given else draft.subject
    refusal = why_not_announce(table, below, draft.seat, draft.card, draft.ability, subject)
    _need(refusal is None, "this cannot be announced")
    offered = table.print(draft.card).abilities[draft.ability].timing
    used_as = next(timing for timing in timings(table, below, draft.seat) if timing in offered)
    _need(draft.used_as == used_as, "another timing")
    at = replace(draft, targets=given, mode=None, paid=None, discards=())
    table.frames.append(at)
    chosen: list[Action] = [Target(card) for card in draft.targets[len(given) :]]
    chosen += [] if draft.mode is None else [Mode(draft.mode)]
    chosen += [] if not draft.paid else [Pay(draft.paid)]
    chosen += [Discard(card) for card in draft.discards]
    for action in chosen:
        frame = table.frames[-1]
        assert isinstance(frame, fr.Preparing)
        rule.settle(table, frame)
        frame = table.frames[-1]
        _need(isinstance(frame, fr.Preparing), "all is chosen")
        assert isinstance(frame, fr.Preparing)
        if isinstance(action, Mode) and frame.mode == action.option:
            continue
        _need(rule.why_not(table, frame, action) is None, "this cannot be chosen")
        rule.act(table, frame, action)
    settled = table.frames[-1]
    _need(isinstance(settled, fr.Preparing), "all is chosen")
    table.frames[-1] = draft
