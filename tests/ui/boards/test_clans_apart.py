"""Cards of one name can be told apart in the lists of The Four Groves, and places have numbers that can be seen."""

from __future__ import annotations

from desktop.rules.clans import choices as c
from desktop.rules.clans.frames import HOME
from desktop.rules.clans.sight import table_of
from desktop.rules.clans.table import Table
from desktop.rules.clans.values import State
from desktop.rules.clans.worthwhile import likeness
from desktop.rules.kit import replace
from tests.ui.boards.clans_match import GAME, Match, awaits
from ui.boards import clans_draft as d
from ui.boards.clans_keys import field_key, number_key


def doubled(state: State) -> bool:
    """A target is chosen, and two legal ones have one name."""
    if not awaits(c.ChooseTarget, 4)(state):
        return False
    table = Table(state)
    titles = [table.print(one.card).title for one in GAME.legal(state) if isinstance(one, c.Target)]
    return len(set(titles)) < len(titles)


def test_targets_of_one_name_say_where_they_stand_and_how_they_lie(qapp: object) -> None:
    for seed in (1, 6, 8, 9):
        match = Match(seed, doubled)
        listed = [(one.text, one.note) for one in match.can() if one.listed]
        assert len(set(listed)) == len(listed), listed
        alone = [note for text, note in listed if [other for other, _ in listed].count(text) == 1]
        assert not any("at home" in note for note in alone), "what has its own name needs no place"


def test_units_that_look_the_same_are_counted_from_the_left(qapp: object) -> None:
    match = Match(7, awaits(c.Maneuvers, 9))
    units = [one.action.picked for one in match.can() if isinstance(one.action, d.Marching) and one.action.picked]
    # Given two copies at home that nothing has happened to
    table = table_of(match.view(match.decider))
    first, second = units[:2]
    named = {first: table.prints[first].title, second: table.prints[second].title}
    assert named[first] != named[second] and likeness(table, first) != likeness(table, second)
    copies = (first, *(card for card in range(table.size) if table.prints[card].title == named[first]))
    there = dict.fromkeys(card for card in copies if table.owners[card] == table.owners[first])
    one, two = list(there)[:2]
    pieces = [piece for piece in match.state.pieces if piece.card not in (one, two) and piece.host not in (one, two)]
    base = next(piece for piece in match.state.pieces if piece.card == first)
    pieces += [replace(base, card=one), replace(base, card=two)]
    match.state = replace(match.state, pieces=tuple(pieces))
    # Then each has its place in the row
    notes = [row.note for row in match.can() if row.listed and row.text.endswith(match.words.card(first))]
    assert sorted(note.partition("at home, ")[2] for note in notes) == ["no. 1 from the left", "no. 2 from the left"]
    # And one that is sent out is no more at home
    field = match.state.assault.fields[0] if match.state.assault is not None else 0
    sent = d.Marching(((one, field),))
    notes = [row.note for row in match.can(sent) if row.listed and row.text.endswith(match.words.card(first))]
    assert sorted(match.words.battlefield(field) in note for note in notes) == [False, True]
    assert sorted("at home" in note for note in notes) == [False, True]
    # And a question about both need not tell them apart at all
    table = table_of(match.view(match.decider))
    assert table.place(one) == HOME and likeness(table, one) == likeness(table, two)


def test_provinces_and_battlefields_show_the_numbers_that_lists_and_log_have(qapp: object) -> None:
    home, battle = Match(3, awaits(c.Act, 16, 0)), Match(7, awaits(c.Maneuvers, 9))
    table = home.picture()
    assert [table[number_key(0, field)].face.args for field in range(4)] == [("1",), ("2",), ("3",), ("4",)]
    fields = battle.state.assault
    assert fields is not None
    table, defender = battle.picture(), 1 - battle.state.active
    for field in fields.fields:
        tag, ground = table[number_key(defender, field)], table[field_key(field)]
        assert tag.face.args == (str(field + 1),) and abs(tag.x - ground.x) < ground.width / 2
        assert battle.words.battlefield(field).endswith(tag.face.args[0])
