"""The words of The Four Groves: names stand first, hidden cards stay unsaid, every reason and event has a sentence."""

from __future__ import annotations

import typing

import pytest

from desktop.bots import clans_reasons as because
from desktop.rules.clans import battle_events as b
from desktop.rules.clans import choices as c
from desktop.rules.clans import deck_reasons as dr
from desktop.rules.clans import events as e
from desktop.rules.clans import reasons as r
from desktop.rules.clans import vocabulary as v
from desktop.rules.clans.battles import Reckoning
from desktop.rules.clans.cards import CARDS
from desktop.rules.clans.frames import RULES
from desktop.rules.clans.roster import PRINTS, roster
from desktop.rules.clans.values import Options
from desktop.rules.kit import Outcome
from ui.boards import clans_draft as d
from ui.words.clans import ClansWords
from ui.words.clans_cards import keyword_name

OPTIONS = Options()
FATE = roster(OPTIONS).fate[0]


@pytest.fixture
def words(qapp: object) -> ClansWords:
    made = ClansWords(["Marta", "Ada"])
    made.match = OPTIONS
    return made


def plain(text: str) -> str:
    """A sentence without the marks round names."""
    return text.replace("\u2068", "").replace("\u2069", "")


def test_every_card_has_a_name_and_help_with_its_printed_figures(words: ClansWords) -> None:
    named = {words.print_name(kind) for kind in PRINTS.values()}
    assert len(named) == len(CARDS)
    for kind in PRINTS.values():
        said = words.card_help(kind)
        for value in (kind.card.cost, kind.card.gold, kind.card.force, kind.card.focus):
            assert value is None or words.number(value) in said


def test_the_small_box_has_honor_and_keywords_and_what_they_mean(words: ClansWords) -> None:
    for kind in PRINTS.values():
        said = words.card_brief(kind).split("\n")
        for keyword in kind.card.keywords:
            assert any(keyword_name(keyword) in line for line in said), kind.title
        for value, figure in ((kind.card.hr, "Honor Requirement"), (kind.card.ph, "Personal Honor")):
            assert value is None or any(f"{figure} {value}" in line.replace("\u2013", "-") for line in said)
    scout = words.card_brief(PRINTS["momijiya_scout_sae"])
    assert scout.endswith("\nHonor Requirement 0, Personal Honor 1\nScout")
    assert "Whoever controls Rings of all 5 elements" in words.card_brief(PRINTS["wheel_of_tides"])


def test_what_a_seat_may_not_see_is_not_said(words: ClansWords) -> None:
    card = FATE[0]
    name = words.card(card)
    for event in (e.Drawn(0, card), e.TookFromTop(0, 3, card), b.Focused(0, True, card)):
        assert name in words.event(event.seen_by(0), 0)
        assert name not in words.event(event.seen_by(1), 1)
    blind = b.Focused(0, False, card)
    assert name not in words.event(blind.seen_by(0), 0)


def test_a_card_that_dies_says_of_what(words: ClansWords) -> None:
    card, source = FATE[0], FATE[1]
    by_card = words.event(e.Destroyed((card,), "action", source), 0)
    assert words.card(card) in by_card and words.card(source) in by_card
    said = {
        by_card,
        words.event(e.Destroyed((card,), "resolution", None), 0),
        words.event(e.Destroyed((card,), "cost", None), 0),
        words.event(e.Destroyed((card,), "rule", None, chi=True), 0),
    }
    assert len(said) == 4


def test_the_end_of_a_battle_is_told_with_its_sums(words: ClansWords) -> None:
    falls = b.BattleResolved(1, (33, 17), 9, "attacker")
    holds = b.BattleResolved(1, (26, 17), 9, "attacker")
    assert plain(words.event(falls, 0)) == "The Attacker wins and takes the Province: 33 against 17 and strength 9."
    assert "Province" not in words.event(holds, 0)


def test_a_forecast_says_what_becomes_of_both_armies_and_of_the_province(words: ClansWords) -> None:
    both, attackers, defenders = (True, True), (True, False), (False, True)
    falls, holds = Reckoning(33, 17, 9, "attacker", True), Reckoning(26, 17, 9, "attacker", False)
    assert words.forecast(falls, both) == ("Defenders destroyed", "Province falls: 33 > 17 + 9")
    assert words.forecast(holds, both) == ("Defenders destroyed", "Province holds: 26 = 17 + 9")
    short = Reckoning(25, 17, 9, "attacker", False)
    assert words.forecast(short, both) == ("Defenders destroyed", "Province holds: 25 < 17 + 9")
    assert words.forecast(holds, both, brief=True) == ("Defenders destroyed", "Province holds")
    assert words.forecast(Reckoning(9, 0, 9, "attacker", False), attackers)[0] == "No losses"
    lost = Reckoning(4, 6, 9, "defender", False)
    assert words.forecast(lost, both) == ("Attackers destroyed", "Province holds: 4 < 6")
    assert words.forecast(lost, defenders)[0] == "No losses"
    assert words.forecast(Reckoning(5, 5, 9, "tie", False), both) == ("Both armies destroyed", "Province holds: 5 = 5")
    assert words.forecast(Reckoning(0, 0, 9, "none", False), attackers) == ("Nothing happens",)
    # In whole sentences it is also said that the victors go home
    assert words.outlook(holds, both).endswith("return home bowed.")
    assert "bowed" not in words.outlook(holds, both, conqueror=True)
    assert "all attacking units would be destroyed" in words.outlook(lost, both)
    assert words.outlook(lost, defenders) == "No unit would be destroyed. The Province would hold."


def test_a_forecast_says_the_honor_at_stake(words: ClansWords) -> None:
    holds = Reckoning(26, 17, 9, "attacker", False)
    slip = words.forecast(holds, (True, True), at_stake=((0, 6),))
    assert slip == ("Defenders destroyed: +6 Honor", "Province holds: 26 = 17 + 9")
    assert "Marta would gain 6 Honor." in plain(words.outlook(holds, (True, True), at_stake=((0, 6),)))
    assert "Honor" not in words.outlook(holds, (True, True))


def test_honor_is_told_with_what_it_comes_to(words: ClansWords) -> None:
    assert plain(words.event(e.HonorChanged(0, 4, 11), 0)) == "Marta gains 4 Honor: 11 now."
    assert plain(words.event(e.HonorChanged(1, -3, -2), 0)) == "Ada loses 3 Honor: \u20132 now."


def test_every_way_a_match_can_end_has_its_own_sentence(words: ClansWords) -> None:
    endings = ("military", "honor", "dishonor", "enlightenment", "both", "turns")
    said = set()
    for ending in endings:
        winner = None if ending in ("both", "turns") else 0
        places = ((0, 1),) if winner is None else ((0,), (1,))
        reason = r.Ended(ending, winner, (40, -20))  # type: ignore[arg-type]
        said.add(words.why_ended(Outcome(places, reason)))
    assert len(said) == len(endings)


CONDITIONS: tuple[v.Condition, ...] = (
    *(v.Fact(fact) for fact in typing.get_args(v.FactName)),
    v.AtLeast("honor", 5),
    v.AtLeast("other_hand", 3),
    v.AtLeast("units_moved_by_you", 2),
    v.Controls("personality", ()),
    v.YouAre("Reed"),
    v.KeywordOf("bearer", "Cavalry"),
    v.BearerOpposedBy("Cavalry"),
    v.Cause("action"),
    v.Cause("resolution"),
    v.PayingFor("holding"),
)
FILTERS: tuple[v.Filter, ...] = (
    *(v.Is(state) for state in typing.get_args(v.FilterState)),
    v.HasKeyword(("Courtier",)),
    v.OfClan("Plum"),
    v.OfType("ring"),
    *(v.StatIs(stat, compare, 2) for stat in typing.get_args(v.Stat) for compare in ("<=", ">=")),  # type: ignore[arg-type]
)
COSTS: tuple[v.Cost, ...] = (
    v.BowCost("this"),
    v.BowCost("p"),
    v.DestroyCost("this"),
    v.GoldCost(3),
    v.DiscardCost(2),
    v.DiscardOtherHandCost(),
    v.DiscardFavorCost(),
)
REASONS = (
    *(r.ConditionFails(3, one) for one in CONDITIONS),
    *(r.FilterFails(3, one) for one in FILTERS),
    *(r.CostFails(3, one) for one in COSTS),
    r.CostFails(RULES, v.BowCost("this")),
    *(r.WrongTiming(3, timing) for timing in typing.get_args(v.Timing)),
    *(r.WrongTarget(3, what) for what in ("type", "side", "place", "twice")),  # type: ignore[arg-type]
    *(r.Warded(3, what) for what in ("ranged", "fear")),  # type: ignore[arg-type]
    *(r.CannotAssign(3, what) for what in ("bowed", "not_home", "not_cavalry", "forbidden", "not_yours")),  # type: ignore[arg-type]
    *(
        r.CannotAttach(3, 4, what)  # type: ignore[arg-type]
        for what in ("shugenja", "weapon", "armor", "restriction", "honor", "unique", "bearer")
    ),
    dr.TooManyCopies("plain_katana", 4, 3),
    dr.TooFewCards("fate", 39, 40),
    dr.TooManyCards("fate", 121, 120),
    dr.UnreadableLine(3, "?"),
    dr.OtherClan("red_banners_forward", "Maple"),
    dr.WrongSide("plain_katana", "dynasty"),
    dr.UnknownCard("x"),
    dr.SecondStronghold("redleaf_bastion"),
    dr.NoStronghold(),
    because.MakesGold(2),
    because.BringsForce(3, 0),
    because.BringsForce(3, 2),
    because.NothingWorth(),
    because.MakesRoom(),
    because.CanAttack(9, 2, 6),
    because.MustWait(3, 2, 6),
    because.SendsForce(9, 6),
    because.KeepsHome(),
    because.BattleStands(9, 2, 6),
    because.DuelStands(5, 3),
    because.TakesForce(4),
    because.BringsRing(3),
    because.BringsCards(2),
    because.BringsFavor(),
    because.Improves(),
    because.LeastNeeded(),
    because.MostUseful(),
)


def test_reasons_are_single_sentences(words: ClansWords) -> None:
    for reason in REASONS:
        said = plain(words.reason(reason))
        assert said[:1].isupper() or said[:1].isdigit(), reason
        assert said.endswith("."), said


def test_what_lies_beneath_a_decision_is_said_in_its_headline(words: ClansWords) -> None:
    assert plain(words.decision(c.Act(1), None)) == "Ada takes an action or passes."
    assert words.decline(c.DeclareAttack(0)) != words.decline(c.Act(0))
    assert words.draft(d.Stops(turn=4)) != words.draft(d.Stops(battle=True))


def test_options_have_a_name_for_every_ready_made_deck(words: ClansWords) -> None:
    decks = words.options("decks")
    assert len(set(decks.values)) == len(set(decks.notes)) == 4 and decks.label
    assert all(words.options(name).label and words.options(name).help for name in ("first", "max_turns"))
