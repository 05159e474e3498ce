"""The choices of The Four Groves say what they do, and what is asked is only what can be chosen."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.bots.clans_because import because
from desktop.bots.clans_reasons import DuelStands
from desktop.rules.clans import choices as c
from desktop.rules.clans import events as e
from desktop.rules.clans import frames as f
from desktop.rules.clans.attack import battlefields_left
from desktop.rules.clans.cards import CARDS
from desktop.rules.clans.decks import DECKS
from desktop.rules.clans.everyone import EVERYONE, LOBBY
from desktop.rules.clans.sight import table_of
from desktop.rules.clans.stats import unit_force
from desktop.rules.clans.table import Table
from desktop.rules.clans.targets import card_targets
from desktop.rules.clans.values import Deck, State
from desktop.rules.kit import replace
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


def test_card_list_and_label_show_one_force_of_a_unit(qapp: object) -> None:
    def attached(state: State) -> bool:
        table = Table(state)
        followers = (card for card, piece in table.pieces.items() if piece.host is not None and not piece.bowed)
        return awaits(c.Maneuvers, 6)(state) and any(table.prints[card].type == "follower" for card in followers)

    match = Match(7, attached)
    table = table_of(match.view(match.decider))
    picture = match.picture()
    for one in match.can():
        if isinstance(one.action, d.Marching) and one.action.picked is not None:
            assert one.note.startswith(f"Force {unit_force(table, one.action.picked)}")
    followed = 0
    for card in table.stats.personalities:
        force, alone = picture[f"{card_key(card)}/totals"].face.args[0], table.stats.force[card]
        assert f"Force {force}, Chi" in picture[card_key(card)].now or (
            f"Force {force} ({alone} without Followers), Chi" in picture[card_key(card)].now
        )
        followed += str(alone) != force
    assert followed, "and where Followers add to it, both figures are said"


def test_a_bowed_follower_adds_nothing_to_the_force_that_is_shown(qapp: object) -> None:
    def bowed(state: State) -> int | None:
        pieces = {piece.card: piece for piece in state.pieces}
        prints = Table(state).prints
        lying = (one for one in state.pieces if one.host is not None and one.bowed)
        return next((p.host for p in lying if prints[p.card].card.force and not pieces[p.host or 0].bowed), None)

    match = Match(7, lambda state: awaits(c.Act, 6)(state) and bowed(state) is not None)
    leader = bowed(match.state)
    assert leader is not None
    table = table_of(match.view(0))
    assert match.picture(0)[f"{card_key(leader)}/totals"].face.args[0] == str(unit_force(table, leader))


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
    assert lay.strip.height >= 20  # twelve pixels of type, with their tails


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


def test_not_attacking_is_the_default_where_nobody_can_go(qapp: object) -> None:
    match = Match(2, awaits(c.DeclareAttack, 12))
    seat = match.decider
    owners = Table(match.state).owners
    # Given that somebody can go, and that all together are strong enough
    strong = tuple(replace(p, bowed=False, force=9) if owners[p.card] == seat else p for p in match.state.pieces)
    match.state = replace(match.state, pieces=strong)
    choices = offered(match)
    assert choices[c.Attack].primary and not choices[c.Attack].note and not choices[c.Pass].primary
    # When they are too weak, then it is said, and staying at home is the default
    weak = tuple(replace(p, bowed=False, force=-9) if owners[p.card] == seat else p for p in match.state.pieces)
    match.state = replace(match.state, pieces=weak)
    choices = offered(match)
    assert choices[c.Pass].primary and not choices[c.Attack].primary
    assert choices[c.Attack].note.startswith("Force 0 in all: no Province is weaker than")
    # The same where all are bowed
    match.state = replace(match.state, pieces=tuple(replace(p, bowed=True) for p in strong))
    choices = offered(match)
    assert choices[c.Pass].primary and not choices[c.Attack].refusal
    assert choices[c.Attack].note == "All your Personalities are bowed: nobody could go."


def test_all_who_can_go_are_sent_with_one_button_and_their_battlefield(qapp: object) -> None:
    match = Match(7, awaits(c.Maneuvers, 9))
    fields = [one.action.picked for one in match.can() if isinstance(one.action, d.Marching) and one.action.picked]
    units = [card for card in fields if card is not None]
    everybody = next(one for one in match.can() if isinstance(one.action, d.Marching) and one.action.rest)
    assert everybody.text == "Send all" and everybody.note.startswith(f"{len(units)} unit")
    # When a battlefield is chosen, then all are on their way, and nothing is done yet
    places = [one for one in match.can(everybody.action) if isinstance(one.action, d.Marching) and one.keys]
    assert {one.keys for one in places} == {(field_key(field),) for field in battlefields_left(Table(match.state))}
    sent = places[1].action
    assert isinstance(sent, d.Marching) and [unit for unit, _ in sent.orders] == sorted(units)
    assert len({field for _, field in sent.orders}) == 1
    confirm = match.can(sent)[0]
    assert isinstance(confirm.action, c.Assign) and GAME.why_not(match.state, confirm.action) is None
    # When one has been sent elsewhere before, then only the others go
    first = d.Marching((sent.orders[0],))
    others = next(one for one in match.can(first) if isinstance(one.action, d.Marching) and one.action.rest)
    assert others.text == "Send the others"
    away = next(one.action for one in match.can(others.action) if isinstance(one.action, d.Marching) and one.keys)
    assert isinstance(away, d.Marching)
    assert sent.orders[0] in away.orders and len({field for _, field in away.orders}) == 2


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


def test_a_target_is_asked_for_by_what_becomes_of_it(qapp: object) -> None:
    words = ClansWords(("Marta", "Ada"))
    abilities = {card.name: card.abilities[0] for card in CARDS.values() if card.abilities}
    asked = [words._whom(abilities["Rebuke in Verse"], one) for one in card_targets(abilities["Rebuke in Verse"])]
    assert asked == ["%1: who performs it?", "%1: which enemy Personality?"]
    lobby = EVERYONE.abilities[LOBBY]
    assert words._whom(lobby, lobby.targets[0]) == "%1: who bows for it?"


def test_a_bowed_target_is_said_to_be_bowed(qapp: object) -> None:
    def offered_bowed(state: State) -> bool:
        return awaits(c.ChooseTarget)(state) and bool(bowed(state))

    def bowed(state: State) -> list[c.Target]:
        table = Table(state)
        targets = [one for one in GAME.legal(state) if isinstance(one, c.Target)]
        return [one for one in targets if one.card in table.stats.personalities and table.pieces[one.card].bowed]

    match = next(one for one in (Match(seed, offered_bowed) for seed in range(1, 30)) if offered_bowed(one.state))
    noted = {row.action: row.note for row in match.can()}
    assert all("bowed" in noted[action] for action in bowed(match.state))
