"""The choices of The Four Groves say what they do, and what is asked is only what can be chosen."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.bots.clans_because import because
from desktop.bots.clans_reasons import DuelStands
from desktop.rules.clans import choices as c
from desktop.rules.clans import events as e
from desktop.rules.clans import frames as f
from desktop.rules.clans.decks import DECKS
from desktop.rules.clans.sight import table_of
from desktop.rules.clans.stats import unit_force
from desktop.rules.clans.table import Table
from desktop.rules.clans.values import Deck, State
from tests.ui.boards.clans_match import GAME, Match, awaits
from ui.boards import clans_draft as d
from ui.boards import clans_picture as board_picture
from ui.boards.clans_keys import card_key, field_key
from ui.boards.clans_layout import Layout
from ui.stage.placement import ANYWHERE, Affordance, Area, Chain, Draft
from ui.words.clans import ClansWords


def offered(match: Match) -> dict[type[Any], Affordance]:
    """What is listed, by the class of its action."""
    return {type(one.action): one for one in match.can() if one.listed}


def may_be_done(state: State) -> bool:
    """An effect may be carried out, or not."""
    return bool(state.frames) and isinstance(state.frames[-1], f.Choosing) and state.frames[-1].what == "may"


@pytest.mark.parametrize(
    ("event", "button"), [("bountiful_autumn", "Draw a card"), ("veterans_recalled", "Put a Personality on top")]
)
def test_what_may_be_done_says_what_it_is_and_what_the_card_says(qapp: object, event: str, button: str) -> None:
    plum = DECKS["plum"]
    deck = Deck(plum.stronghold, (*plum.dynasty, event), plum.fate)
    match = Match(1, may_be_done, decks=("own", "own"), own=(deck, deck))
    does = offered(match)[c.Accept]
    assert does.text.startswith(button)
    assert " may " in does.note, "the sentence of the card"


def test_a_challenge_tells_the_odds_and_what_refusing_costs(qapp: object) -> None:
    match = Match(1, awaits(c.AnswerChallenge), decks=("plum", "plum"))
    frame = match.state.frames[-1]
    assert isinstance(frame, f.Challenged)
    view, choices = match.view(match.decider), offered(match)
    chi = table_of(view).stats.chi
    assert choices[c.Accept].note.startswith(f"Chi {chi[frame.challenged]} against {chi[frame.challenger]}")
    assert "dishonored" in choices[c.Refuse].note
    # The challenging card is shown large by itself
    matters = {one.key: one.matters for one in match.picture().values() if one.matters}
    assert matters and max(matters, key=lambda key: matters[key]) == "stack:0"
    # And a hint has a reason for either answer
    for answer in (c.Accept(), c.Refuse()):
        assert because(view, answer) == DuelStands(chi[frame.challenged], chi[frame.challenger])


def keys_in(match: Match) -> dict[str, str]:
    """The keys of what is offered, by key, with what they do."""
    return {one.key.strip(): one.text for one in match.can() if one.listed and one.key.strip()}


def test_passing_and_not_attacking_have_keys_of_their_own(qapp: object) -> None:
    """A second press of the key that passes must not lose the attack."""
    acting, asked = Match(2, awaits(c.Act, 3)), Match(2, awaits(c.DeclareAttack, 3))
    reacting = Match(4, awaits(c.React, 2))
    passes = next(key for key, text in keys_in(acting).items() if text == "Pass")
    stays = next(key for key, text in keys_in(asked).items() if text == "Do not attack")
    declines = next(key for key, text in keys_in(reacting).items() if text == "Do not react")
    assert len({passes, stays, declines}) == 3
    assert passes not in keys_in(asked) and passes not in keys_in(reacting)


def test_keeping_the_only_card_that_is_marked_and_going_back_have_two_keys(qapp: object) -> None:
    match = Match(4, lambda state: awaits(c.Recruit, 3)(state))
    marking = next(one.action for one in match.can() if isinstance(one.action, d.Clearing))
    keys = [one.key for one in match.can(marking) if one.listed and type(one.action) is Draft]
    assert len(keys) == len(set(keys)) == 2


def test_one_letter_means_one_thing_in_every_match(qapp: object) -> None:
    found: dict[str, set[str]] = {}
    moments = (c.Act, c.React, c.DeclareAttack, c.Maneuvers, c.Fight, c.PayGold, c.Recruit, c.NextBattle)
    for seed, kind in enumerate(moments, 1):
        match = Match(seed, awaits(kind, 4))
        for one in match.can():
            if one.listed and one.key.isalpha():
                found.setdefault(one.key, set()).add(type(one.action).__name__)
        assert all(len(key) <= 1 for key in keys_in(match))
    back = {"GoBack", "Draft"}
    assert all(len(kinds) == 1 or kinds == back for kinds in found.values()), found


def test_a_holding_shows_what_it_makes_here(qapp: object) -> None:
    """Charcoal Kilns make one more Gold in a Maple home."""

    def kilns(state: State) -> int | None:
        table = Table(state)
        return next((card for card in table.pieces if table.prints[card].title == "charcoal_kilns"), None)

    match = Match(1, lambda state: awaits(c.Act, 4)(state) and kilns(state) is not None, decks=("maple", "maple"))
    card = kilns(match.state)
    assert card is not None
    shown = match.picture()[card_key(card)]
    assert shown.face.args == ("charcoal_kilns", "+3") and "makes 3 Gold" in shown.label


def test_a_unit_is_worth_what_all_of_it_is_worth(qapp: object) -> None:
    def attached(state: State) -> bool:
        table = Table(state)
        return awaits(c.Maneuvers, 6)(state) and any(piece.host is not None for piece in state.pieces) and bool(table)

    match = Match(7, attached)
    table = table_of(match.view(match.decider))
    for one in match.can():
        if isinstance(one.action, d.Marching) and one.action.picked is not None:
            assert one.note.startswith(f"Force {unit_force(table, one.action.picked)},")
    for card in table.stats.personalities:  # and that is what is said where the card is shown large
        assert f"Force {unit_force(table, card)}, Chi" in match.picture()[card_key(card)].now


def test_the_question_whether_to_attack_belongs_to_the_attack_phase(qapp: object) -> None:
    match = Match(2, awaits(c.DeclareAttack, 3))
    assert match.picture()["phases"].face.args[0] == board_picture.PHASE_NAMES.index("attack")
    assert "Attack Phase" in match.words.state(match.view(match.decider))


@pytest.mark.parametrize("size", [(720, 560), (1004, 740), (1644, 1030)])
@pytest.mark.parametrize("battle", [False, True])
def test_the_tags_of_honor_never_cover_the_turn(size: tuple[int, int], battle: bool) -> None:
    lay = Layout(Area(*size), battle)
    tag = lay.scroll.x - (24 + 28) * lay.u  # its point at the scroll, its tail over the middle
    assert lay.strip.x + lay.strip.width / 2 <= tag


def dragged(match: Match, draft: Draft | None = None) -> dict[tuple[str, str], Affordance]:
    """What can be done by dragging, by what is dragged where, but anywhere; both lie on the table."""
    can = (one for one in match.can(draft) if one.drag[0] and one.drag[1] != ANYWHERE)
    found = {one.drag: one for one in can if not one.refusal}
    keys = set(match.picture(None, draft))
    assert {key for drag in found for key in drag} <= keys
    return found


def test_a_unit_is_dragged_to_its_battlefield_and_on_to_another(qapp: object) -> None:
    match = Match(7, awaits(c.Maneuvers, 9))
    drags = dragged(match)
    (unit, field), one = next(iter(drags.items()))
    assert isinstance(one.action, d.Marching) and one.action.picked is None
    assert [(card_key(card), field_key(place)) for card, place in one.action.orders] == [(unit, field)]
    further = dragged(match, one.action)
    assert (unit, field) not in further and any(card == unit for card, _ in further)


def test_a_card_of_a_province_is_dragged_home_to_buy_it(qapp: object) -> None:
    match = Match(6, awaits(c.Recruit, 7))
    for (card, goal), one in dragged(match).items():
        assert goal == "home" and isinstance(one.action, c.Buy | d.Hiring) and card == card_key(one.action.card)
    home = match.picture()["home"]
    mine = [p for p in match.picture().values() if p.kind == "offer" and p.order >= 300]
    assert mine and all(p.y + p.height / 2 < home.y - home.height / 2 for p in mine), "a small slip buys nothing"


def test_an_attachment_is_dragged_onto_a_personality(qapp: object) -> None:
    def can_equip(state: State) -> bool:
        return awaits(c.Act, 4)(state) and any(
            isinstance(one, c.Announce) and one.subject is not None for one in GAME.legal(state)
        )

    match = Match(4, can_equip)
    ((card, leader), one), *_ = dragged(match).items()
    assert isinstance(one.action, Chain)
    announce, target = one.action.actions
    assert isinstance(announce, c.Announce) and announce.subject is not None and isinstance(target, c.Target)
    assert (card, leader) == (card_key(announce.subject), card_key(target.card))
    assert announce in GAME.legal(match.state)


def test_a_created_card_is_called_by_its_type_and_no_line_is_said_twice(qapp: object) -> None:
    words = ClansWords(("Marta", "Ada"))
    assert words.card(900) == "Created card", "as long as nothing is known of it"
    words.event(e.EnteredPlay(0, 900, f.HOME, 5), 0)
    words.event(e.EnteredPlay(0, 901, f.HOME, None), 0)
    assert (words.card(900), words.card(901)) == ("Created Follower", "Created Personality")
    assert words.event(e.Negated("effects_on", 7, 8), 0).startswith("Nothing happens to")
    assert words.event(e.Negated("effects_on", 7, None), 0) == ""


def test_a_tick_says_that_one_is_asked(qapp: object) -> None:
    # Given a player who is asked about everything
    match = Match(4, awaits(c.Act, 4))
    opener = next(one for one in match.can() if one.aside)
    assert isinstance(opener.action, d.Stopping)

    def ticks(draft: Draft) -> dict[str, Affordance]:
        return {one.text: one for one in match.can(draft) if isinstance(one.action, d.Stopping)}

    rows = ticks(opener.action)
    assert len(rows) == 5 and all(text.startswith("Ask me") and row.icon == "ticked" for text, row in rows.items())
    # when a tick is taken away, its sentence stays as it was, and the table passes there
    away = "Ask me in battles at which I have no unit"
    less = ticks(rows[away].action)  # type: ignore[arg-type]
    assert less[away].icon == "unticked" and "pass" in less[away].note
    assert rows[away].action == d.Stopping(frozenset({"away"})) and less[away].action == d.Stopping()
    # who never reacts is not asked about what would be worth a Reaction
    never = ticks(less["Ask me whenever I could react"].action)  # type: ignore[arg-type]
    assert set(never) < set(rows) and len(never) == 3
