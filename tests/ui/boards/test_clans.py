"""The table of The Four Groves as each seat sees it, and what can be done on it."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from desktop.rules.clans import battle_events as b
from desktop.rules.clans import choices as c
from desktop.rules.clans import events as e
from desktop.rules.clans import frames as f
from desktop.rules.clans.attack import battlefields_left
from desktop.rules.clans.battles import reckon
from desktop.rules.clans.frames import HOME
from desktop.rules.clans.roster import roster
from desktop.rules.clans.sight import table_of
from desktop.rules.clans.table import Table
from desktop.rules.clans.values import State
from desktop.rules.kit import WATCHER
from tests.ui.boards.clans_match import AREA, EYES, GAME, Match, awaits
from ui.art.face import entry_of
from ui.boards import clans as board
from ui.boards import clans_draft as d
from ui.boards.clans_field import honor_at_stake
from ui.boards.clans_keys import card_key, discard_key, field_key
from ui.boards.clans_stops import manned as manned_fields
from ui.stage.describe import describe
from ui.stage.geometry import bounds
from ui.stage.placement import Affordance, Area, Draft

GOLDEN = Path(__file__).parent / "golden"
SIZES = [(720, 560), (740, 640), (1004, 740), (1644, 1030), (3500, 2160), (760, 1200)]


def dueling(state: State) -> bool:
    """A duel in which both have focused."""
    return isinstance(state.frames[-1], f.Dueling) and all(state.frames[-1].focus) if state.frames else False


def turning(state: State) -> int:
    """The seat that decides."""
    decision = GAME.decision(state)
    return -1 if decision is None else decision.seat


def contested(state: State) -> bool:
    """A battle with units on both sides."""
    if not awaits(c.Fight, 8)(state) or state.assault is None:
        return False
    here = {piece.card for piece in state.pieces if piece.place == state.assault.current and piece.host is None}
    owners = Table(state).owners
    return len({owners[card] for card in here}) == 2


MOMENTS: dict[str, Callable[[], Match]] = {
    "legacy": lambda: Match(1, awaits(c.SearchDeck)),
    "actions": lambda: Match(2, awaits(c.Act, 8, 0)),
    "domain": lambda: Match(3, awaits(c.Act, 16, 0)),
    "target": lambda: Match(4, awaits(c.ChooseTarget, 6)),
    "payment": lambda: Match(5, awaits(c.PayGold, 8)),
    "recruiting": lambda: Match(6, awaits(c.Recruit, 7)),
    "maneuvers": lambda: Match(7, awaits(c.Maneuvers, 9)),
    "battle": lambda: Match(8, contested),
    "duel": lambda: Match(10, dueling, decks=("plum", "plum")),
}
_MADE: dict[str, Match] = {}
Find = Callable[[str], Match]


@pytest.fixture
def at(qapp: object) -> Find:
    """A match at one of the moments; played once, only to be looked at."""

    def find(name: str) -> Match:
        if name not in _MADE:
            _MADE[name] = MOMENTS[name]()
            assert GAME.decision(_MADE[name].state) is not None, name
        return _MADE[name]

    return find


def possible(offers: tuple[Affordance, ...]) -> list[Affordance]:
    """What is not refused."""
    return [one for one in offers if not one.refusal]


# -- pictures ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", MOMENTS)
def test_the_picture_is_as_it_was(at: Find, name: str) -> None:
    text = describe(replace(p, label="") for p in at(name).picture().values())
    # FIVETABLES_GOLDEN=write in the environment writes them anew: look at the differences before you keep them.
    file = GOLDEN / f"clans_{name}.txt"
    if os.environ.get("FIVETABLES_GOLDEN") == "write":
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("size", SIZES)
def test_the_title_over_a_searched_deck_is_not_covered_by_its_cards(at: Find, size: tuple[int, int]) -> None:
    """Its type does not shrink with the table, so neither does the room for it."""
    table = at("legacy").picture(0, area=Area(*size))
    ground = table["panel"]
    cards = [one for one in table.values() if one.kind == "seen"]
    top = min(one.y - one.height / 2 for one in cards)
    assert cards and top - (ground.y - ground.height / 2) >= 29 - 1e-6


@pytest.mark.parametrize("name", MOMENTS)
def test_every_face_can_be_painted_and_every_key_is_there_once(at: Find, name: str) -> None:
    match = at(name)
    for seat in EYES:
        placements = board.picture(match.view(seat), None, AREA, match.words)
        assert len({p.key for p in placements}) == len(placements)
        for placement in placements:
            assert entry_of(placement.face).make(*placement.face.args)


@pytest.mark.parametrize("rtl", [False, True])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["domain", "battle", "duel"])
def test_everything_but_the_hands_lies_on_the_table_at_every_size(
    at: Find, name: str, size: tuple[int, int], rtl: bool
) -> None:
    match = at(name)
    for seat in EYES:
        for placement in match.picture(seat, area=Area(*size, rtl=rtl)).values():
            if placement.order >= 500 or placement.key.startswith("hand:"):
                continue  # a hand is cut off by the edge of the table
            left, top, wide, high = bounds(placement)
            assert left >= -0.5 and left + wide <= size[0] + 0.5, placement
            assert top >= -0.5 and top + high <= size[1] + 0.5, placement


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["domain", "battle", "maneuvers"])
def test_units_at_one_place_do_not_lie_over_each_other(at: Find, name: str, size: tuple[int, int]) -> None:
    match = at(name)
    table = match.picture(0, area=Area(*size))
    whole = table_of(match.view(0))
    units = [one for one in table.values() if one.kind == "unit"]
    for i, one in enumerate(units):
        left, top, wide, high = bounds(one)
        for other in units[i + 1 :]:
            place, there = (whole.pieces[int(card.key[5:])].place for card in (one, other))
            if place != there or (place == HOME and match.state.assault is not None):
                continue  # during an attack those at home are a row of small cards
            u, t, v, g = bounds(other)
            assert left + wide <= u + 1 or u + v <= left + 1 or top + high <= t + 1 or t + g <= top + 1, (one, other)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["target", "payment"])
def test_what_is_being_done_lies_over_no_unit_and_no_figure_of_a_province(
    at: Find, name: str, size: tuple[int, int]
) -> None:
    table = at(name).picture(area=Area(*size))
    left, top, wide, high = bounds(table["panel"])
    for one in table.values():
        if one.kind in ("unit", "attachment", "wall", "scales", "forecast", "number"):
            u, t, v, g = bounds(one)
            over = min(left + wide, u + v) - max(left, u), min(top + high, t + g) - max(top, t)
            assert min(over) <= 1, one


def test_hidden_cards_are_nowhere_in_the_picture(at: Find) -> None:
    match = at("domain")
    for seat in EYES:
        view = match.view(seat)
        keys = set(match.picture(seat))
        for owner in (0, 1):
            hidden = set(match.state.hands[owner]) if owner != seat else set()
            hidden -= {card for card in view.hands[owner] if card is not None}
            hidden |= set(match.state.dynasty[owner]) | set(match.state.fate[owner])
            assert not {card_key(card) for card in hidden} & keys


def test_bowed_cards_lie_across_and_attachments_stick_out_behind(at: Find) -> None:
    match = at("domain")
    table, pieces = match.picture(0), {piece.card: piece for piece in match.state.pieces}
    for card, piece in pieces.items():
        placement = table.get(card_key(card))
        if placement is None or placement.kind not in ("unit", "home"):
            continue
        assert placement.turns == int(piece.bowed)
    behind = [piece for piece in pieces.values() if piece.host is not None and card_key(piece.card) in table]
    for piece in behind:
        assert piece.host is not None
        one, host = table[card_key(piece.card)], table[card_key(piece.host)]
        assert one.z < host.z and ((one.y < host.y) if not host.turns else (one.x > host.x))


def test_a_battlefield_says_both_forces_and_what_would_come_of_it(at: Find) -> None:
    match = at("battle")
    assault = match.state.assault
    assert assault is not None and assault.current is not None
    whole = table_of(match.view(0))
    now = reckon(whole, assault.current)
    armies = (
        (assault.current, whole.active) in whole.stats.present,
        (assault.current, 1 - whole.active) in whole.stats.present,
    )
    table = match.picture(0)
    shown = table[f"scales:{assault.current}"].face.args
    assert {str(now.attackers), str(now.defenders)} == {str(shown[1]), str(shown[3])}
    slip = table[f"forecast:{assault.current}"].face.args
    at_stake = honor_at_stake(whole, assault.current, now)
    assert (slip[0], *slip[2:]) == match.words.forecast(now, armies, at_stake=at_stake)
    field = table[field_key(assault.current)]
    assert field.tip and field.tip in field.label


# -- what can be done -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["legacy", "target", "duel", "actions", "domain"])
def test_all_that_is_legal_is_offered_on_the_table_or_in_the_list(at: Find, name: str) -> None:
    match = at(name)
    offered = {one.action for one in possible(match.can())}
    for draft in [one.action for one in possible(match.can()) if isinstance(one.action, d.Using)]:
        offered |= {one.action for one in possible(match.can(draft))}
    assert set(GAME.legal(match.state)) <= offered


def test_what_cannot_be_used_says_why_on_the_table(at: Find) -> None:
    refused = [one for name in ("domain", "battle", "target") for one in at(name).can() if one.refusal]
    assert all(one.keys for one in refused if not one.listed)
    assert len({one.refusal for one in refused}) > 2


def test_the_cheapest_payment_is_proposed_and_every_producer_can_be_taken_in_or_left_out(at: Find) -> None:
    match = at("payment")
    first = next(one for one in GAME.legal(match.state) if isinstance(one, c.Pay))
    offers = possible(match.can())
    assert offers[0].action == first and offers[0].primary
    changes = [one for one in offers if isinstance(one.action, d.Paying)]
    assert changes and all(one.keys for one in changes)
    for change in changes:
        assert isinstance(change.action, d.Paying)
        confirm = match.can(change.action)[0]
        assert confirm.action == c.Pay(change.action.producers)
        assert bool(confirm.refusal) == (GAME.why_not(match.state, confirm.action) is not None)


def test_a_unit_is_sent_with_two_choices_and_all_go_together(at: Find) -> None:
    match = at("maneuvers")
    pick = next(one.action for one in possible(match.can()) if isinstance(one.action, d.Marching) and one.action.picked)
    assert isinstance(pick, d.Marching) and pick.picked is not None
    send = next(one for one in possible(match.can(pick)) if one.keys[0].startswith("field:"))
    assert isinstance(send.action, d.Marching) and send.action.orders[0][0] == pick.picked
    field = send.action.orders[0][1]
    table = match.picture(None, send.action)
    unit, ground = table[card_key(pick.picked)], table[field_key(field)]
    assert abs(unit.x - ground.x) < ground.width / 2, "the unit is seen at its battlefield"
    confirm = match.can(send.action)[0]
    assert confirm.action == c.Assign((c.Order(pick.picked, field),)) and not confirm.refusal


def test_face_up_cards_are_chosen_to_be_discarded_with_the_end_of_the_phase(at: Find) -> None:
    match = at("recruiting")
    clear = next(one for one in possible(match.can()) if isinstance(one.action, d.Clearing))
    assert isinstance(clear.action, d.Clearing)
    end = next(one for one in possible(match.can(clear.action)) if isinstance(one.action, c.EndDynasty))
    assert end.action == c.EndDynasty(clear.action.cards) and end.primary


def test_discard_piles_are_looked_through_and_laid_back(at: Find) -> None:
    match = at("domain")
    browse = next(one for one in match.can() if isinstance(one.action, d.Browsing))
    assert isinstance(browse.action, d.Browsing)
    seat, side = browse.action.seat, browse.action.side
    assert browse.keys == (discard_key(seat, side),)
    pile = match.state.dynasty_discard[seat] if side == "dynasty" else match.state.fate_discard[seat]
    seen = {key for key in match.picture(None, browse.action) if key.startswith("seen:") and "/" not in key}
    assert seen == {f"seen:{card}" for card in pile}
    assert [type(one.action) for one in match.can(browse.action)] == [Draft]


# -- passing without being asked --------------------------------------------------------------------------------------


def test_passing_until_the_end_of_the_turn_ends_with_the_turn(at: Find) -> None:
    match = at("actions")
    view, legal = match.view(match.decider), GAME.legal(match.state)
    assert board.stands(view, d.Stops(), legal) is None
    assert board.stands(view, d.Stops(turn=view.turn), legal) == c.Pass()
    assert board.stands(view, d.Stops(turn=view.turn - 1), legal) is None


def test_passing_for_good_in_the_turns_of_the_other_stops_in_ones_own(at: Find) -> None:
    theirs = Match(2, lambda state: awaits(c.Act, 4)(state) and turning(state) != state.active)
    passing = d.Stops(frozenset({"open"}))
    assert board.stands(theirs.view(theirs.decider), passing, GAME.legal(theirs.state)) == c.Pass()
    own = Match(2, lambda state: awaits(c.Act, 4)(state) and turning(state) == state.active)
    assert board.stands(own.view(own.decider), passing, GAME.legal(own.state)) is None


def test_a_battle_is_passed_only_where_its_own_button_says_so(at: Find) -> None:
    match = at("battle")
    view, legal = match.view(match.decider), GAME.legal(match.state)
    assert view.assault is not None and view.assault.current is not None
    assert board.stands(view, d.Stops(turn=view.turn), legal) is None
    assert board.stands(view, d.Stops(battle=True, field=view.assault.current), legal) == c.Pass()


def test_who_does_something_by_hand_is_asked_again_in_the_same_turn(at: Find) -> None:
    match = at("battle")
    view, legal = match.view(match.decider), GAME.legal(match.state)
    for_good = frozenset({"away"})
    passing = d.Stops(for_good, turn=view.turn)
    own = next(one for one in legal if isinstance(one, c.Announce))
    some = c.Assign((c.Order(1, 0),))
    for action in (own, some, c.Attack()):
        assert board.left_of(view, passing, action) == d.Stops(for_good), action
    # but not by what the game has demanded, nor by sending nobody
    for demanded in (c.Pass(), c.Assign(()), c.Refuse()):
        assert board.left_of(view, passing, demanded) == passing, demanded
    # and what was said of another turn is over anyway
    past = d.Stops(for_good, turn=view.turn - 1)
    assert board.left_of(view, past, own) == past


def test_what_must_be_chosen_is_asked_whatever_was_said(at: Find) -> None:
    several = Match(4, lambda state: awaits(c.ChooseTarget, 4)(state) and len(GAME.legal(state)) > 2)
    for match in (several, at("payment"), at("maneuvers"), at("recruiting")):
        everything = d.Stops(frozenset({"open", "react", "own"}), turn=match.state.turn, battle=True)
        assert board.stands(match.view(match.decider), everything, GAME.legal(match.state)) is None


# -- cues -------------------------------------------------------------------------------------------------------------


def test_every_sentence_of_the_log_is_acted_out_in_order(at: Find) -> None:
    match = Match(11, awaits(c.Act, 3))
    for _ in range(120):
        if GAME.decision(match.state) is None:
            break
        match.do(match.something())
        for seat in EYES:
            events = match.seen(seat)
            cues = board.cues(match.before[seat], events, match.view(seat), AREA, match.words)
            told = [cue.tells for cue in cues]
            assert told == sorted(told) and all(0 < one <= len(events) for one in told)
            said = [text for event in events if (text := match.words.event(event, seat))]
            assert [cue.text for cue in cues if cue.text] == said


def test_own_losses_are_told_first_where_nothing_is_acted_out_and_only_the_duel_that_still_counts(at: Find) -> None:
    view = at("battle").view(0)
    cards = roster(view.options)
    own, theirs = (
        next(card for card, kind in enumerate(cards.prints) if kind.personality and cards.owners[card] == seat)
        for seat in (0, 1)
    )
    thing = next(card for card, kind in enumerate(cards.prints) if not kind.personality and cards.owners[card] == 0)
    duels = [b.DuelStruck(0, ((), ()), (3, 2), winner) for winner in (theirs, own)]
    dead = e.Destroyed((thing, own), "resolution", None)
    fallen, taken = b.ProvinceDestroyed(0, 1, ()), b.ProvinceDestroyed(1, 2, ())
    # Given duels, one after the other, then only the last is told, after what the viewer has lost since
    assert board.news(view, duels) == (duels[1],)
    assert board.news(view, [duels[1], taken, duels[0], dead, fallen]) == (dead, fallen, taken, duels[0])
    # nor that one, if its winner has died since
    assert board.news(view, [*duels, dead]) == (dead,)
    assert board.news(view, [duels[0], e.Destroyed((theirs,), "action", None)]) == ()
    # and what was given away, or is no Personality, is no news
    assert board.news(view, [e.Destroyed((own,), "cost", None), e.Destroyed((thing,), "action", None)]) == ()
    assert board.news(view, [b.ChallengeRefused(1)]) == (b.ChallengeRefused(1),)


def test_a_watcher_can_do_nothing(at: Find) -> None:
    match = at("domain")
    assert board.affordances(match.view(WATCHER), (), match.words, lambda action: None) == ()


def test_the_only_way_to_pay_and_battles_that_nobody_came_to_are_formalities(at: Find) -> None:
    def stands(match: Match, *words: str) -> object:
        return board.stands(match.view(match.decider), board.standing(words), GAME.legal(match.state))

    def ways(state: State) -> int:
        return sum(isinstance(one, c.Pay) for one in GAME.legal(state))

    only = Match(5, lambda state: awaits(c.PayGold, 4)(state) and ways(state) == 1)
    assert stands(only) == GAME.legal(only.state)[0]
    several = Match(5, lambda state: awaits(c.PayGold, 4)(state) and ways(state) > 1)
    assert stands(several) is None

    def manned(*counts: int) -> Callable[[State], bool]:
        def there(state: State) -> bool:
            return awaits(c.NextBattle, 6)(state) and len(manned_fields(Table(state))) in counts

        return there

    empty = Match(8, manned(0))
    assert isinstance(stands(empty), c.Battle)
    one = Match(8, manned(1))
    assert stands(one) == c.Battle(*manned_fields(Table(one.state))), "the only battle worth the name is fought first"
    several = Match(8, manned(2, 3, 4))
    assert stands(several) is None
    listed = {one.action for one in several.can() if one.listed}
    assert listed == {c.Battle(field) for field in manned_fields(Table(several.state))}


def test_the_only_target_is_taken_without_a_question(at: Find) -> None:
    def targets(count: int) -> Callable[[State], bool]:
        def there(state: State) -> bool:
            legal = GAME.legal(state) if awaits(c.ChooseTarget, 4)(state) else ()
            return bool(legal) and sum(isinstance(one, c.Target) for one in legal) == count

        return there

    single = Match(4, targets(1))
    target = next(one for one in GAME.legal(single.state) if isinstance(one, c.Target))
    assert board.stands(single.view(single.decider), board.STANDING, GAME.legal(single.state)) == target
    assert not target_is_free(single), "undo leads back to before the announcement"
    two = Match(4, targets(2))
    assert board.stands(two.view(two.decider), board.STANDING, GAME.legal(two.state)) is None


def target_is_free(match: Match) -> bool:
    decision = GAME.decision(match.state)
    assert decision is not None
    return decision.free


def test_with_one_battlefield_left_nobody_is_asked_where_a_unit_goes(at: Find) -> None:
    def one_field(state: State) -> bool:
        seat = turning(state)
        return awaits(c.Maneuvers)(state) and len(battlefields_left(Table(state))) == 1 and seat == state.active

    match = Match(1, one_field)
    (field,) = battlefields_left(Table(match.state))
    sends = [one for one in possible(match.can()) if isinstance(one.action, d.Marching) and card_key_of(one)]
    assert sends
    for one in sends:
        assert isinstance(one.action, d.Marching) and one.action.picked is None
        (unit,) = [unit for unit, to in one.action.orders if to == field and card_key(unit) in one.keys]
        # And a second click leaves it at home
        back = next(two for two in possible(match.can(one.action)) if card_key(unit) in two.keys)
        assert back.action == d.Marching()


def card_key_of(one: Affordance) -> str:
    return next((key for key in one.keys if key.startswith("card:")), "")


def test_what_is_passed_for_good_is_kept_in_words(at: Find) -> None:
    chosen = d.Stops(frozenset({"react", "open"}), turn=4)
    assert board.kept(chosen) == ("open", "react")
    assert board.standing((*board.kept(chosen), "no such thing")) == d.Stops(frozenset({"react", "open"}))


def test_battles_without_own_units_are_passed_where_that_was_said(at: Find) -> None:
    def away(state: State) -> bool:
        table = Table(state)
        return awaits(c.Fight, 6)(state) and (table.current, turning(state)) not in table.stats.present

    passing = board.standing(("away",))
    match = Match(8, away)
    assert board.stands(match.view(match.decider), passing, GAME.legal(match.state)) == c.Pass()
    here = Match(8, lambda state: awaits(c.Fight, 6)(state) and not away(state))
    assert board.stands(here.view(here.decider), passing, GAME.legal(here.state)) is None


def test_reactions_are_asked_for_only_in_danger_where_that_was_said(at: Find) -> None:
    def about(dangerous: bool) -> Callable[[State], bool]:
        def there(state: State) -> bool:
            if not awaits(c.React, 2)(state):
                return False
            below, seat = state.frames[-2], turning(state)
            assert isinstance(below, f.Happening)
            own = any(Table(state).owners[card] == seat for card in below.fact.cards)
            harms = below.fact.what in ("destroy", "bow") and state.frames[-1].stage == "before"  # type: ignore[union-attr]
            return own and harms if dangerous else below.fact.what in ("action_resolved", "attack_declared")

        return there

    passing = board.standing(("safe",))
    for seed, dangerous in ((3, True), (4, False)):
        match = Match(seed, about(dangerous), decks=("cedar", "plum"))
        assert awaits(c.React, 2)(match.state)
        passed = board.stands(match.view(match.decider), passing, GAME.legal(match.state))
        assert passed == (None if dangerous else c.Pass())


# -- hints and what became of cards -----------------------------------------------------------------------------------


def test_what_a_hint_advises_can_be_laid_out_on_its_place(at: Find) -> None:
    marching = at("maneuvers")
    unit, field = next(
        (one.action.picked, field)
        for one in possible(marching.can())
        if isinstance(one.action, d.Marching) and one.action.picked is not None
        for field in battlefields_left(Table(marching.state))
    )
    advised = c.Assign((c.Order(unit, field),))
    draft = board.towards(advised)
    assert draft is not None
    assert advised in [one.action for one in possible(marching.can(draft))]
    paying = at("payment")
    way = next(one for one in GAME.legal(paying.state) if isinstance(one, c.Pay))
    assert board.towards(way) == d.Paying(way.producers)
    assert board.towards(c.Pass()) is None


def test_every_way_to_use_a_card_has_its_place_but_a_click_asks_which(at: Find) -> None:
    def two_prices(state: State) -> bool:
        bought = [one.card for one in GAME.legal(state) if isinstance(one, c.Buy)]
        return awaits(c.Recruit, 3)(state) and len(bought) > len(set(bought))

    match = Match(6, two_prices)
    ways = [one for one in possible(match.can()) if isinstance(one.action, c.Buy)]
    assert all(one.keys for one in ways)
    card = next(one.action.card for one in ways if isinstance(one.action, c.Buy) and one.action.honored)
    first = next(one for one in match.can() if card_key(card) in one.keys and not one.refusal)
    assert first.action == d.Hiring(card)


def test_a_discard_pile_says_how_its_cards_were_destroyed(at: Find) -> None:
    match = Match(
        8, lambda state: awaits(c.Act, 10)(state) and any(Table(state).prints[n].personality for n in state.dead)
    )
    dead = next(card for card in match.state.dead if Table(match.state).prints[card].personality)
    seat = Table(match.state).owners[dead]
    shown = match.picture(None, d.Browsing(seat, "dynasty"))[f"seen:{dead}"]
    assert shown.tip.startswith("Destroyed in turn ") and shown.tip in shown.label
