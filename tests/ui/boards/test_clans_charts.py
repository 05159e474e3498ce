"""What the end of a match of The Four Groves tells in figures."""

from __future__ import annotations

from desktop.rules.clans import battle_events as b
from desktop.rules.clans import events as e
from desktop.rules.clans.values import Options
from desktop.rules.kit import WATCHER, Event
from tests.ui.boards.clans_match import GAME
from ui.art.face import Face
from ui.tables.clans_charts import charts
from ui.words.clans import ClansWords


def test_honor_provinces_force_and_gold_are_told_turn_by_turn(qapp: object) -> None:
    # given two turns: a Personality of 3 Force for 4 Gold, then Honor, a fallen Province and his death
    events: list[Event] = [
        e.Began(0, (2, 7)),
        e.TurnBegan(1, 0),
        e.Paid(0, (1,), 4, 4),
        e.EnteredPlay(0, 9, 0, None, 3),
        e.TokenPut(9, 1, 0),
        e.TurnBegan(2, 1),
        e.HonorChanged(1, 2, 9),
        b.ProvinceDestroyed(0, 3, ()),
        e.Destroyed((9,), "action", None),
    ]
    options = Options()
    words = ClansWords(("Marta", "Ada"))
    watched = GAME.view(GAME.new(options, 2), WATCHER, GAME.first_knowledge(options, 2, WATCHER))
    shown = charts(words, events, watched)
    # then every chart has, for each seat, what there was as each turn began, and at the end
    assert [one.face for one in shown] == [
        Face("clans", "course", ("-20 40", "0 2 2 2", "1 7 7 9")),
        Face("clans", "course", ("", "0 4 4 3", "1 4 4 4")),
        Face("clans", "course", ("", "0 0 4 0", "1 0 0 0")),
        Face("clans", "course", ("", "0 0 4 4", "1 0 0 0")),
    ]
    assert shown[0].title == "Family Honor, by turn"
    assert "Marta" in shown[0].spoken and "9" in shown[0].spoken


def test_a_match_that_has_not_begun_tells_nothing(qapp: object) -> None:
    options = Options()
    watched = GAME.view(GAME.new(options, 2), WATCHER, GAME.first_knowledge(options, 2, WATCHER))
    assert charts(ClansWords(("Marta", "Ada")), (), watched) == ()
