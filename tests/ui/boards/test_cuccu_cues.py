"""Every event of a deal is acted out, one after another, and ends at the picture that follows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from desktop.rules.cuccu.game import Cuccu
from desktop.rules.cuccu.values import Agree, Bottom, Decline, Demand, Exchange, Keep, NextDeal, Rank
from desktop.rules.kit import CHANCE, Rng
from ui.boards.cuccu_cues import happened
from ui.stage.placement import Cue, Placement

Begin = Callable[..., Any]
GAME = Cuccu()


def kinds(cues: tuple[Cue, ...]) -> list[str]:
    """The kinds of the cues in order."""
    return [cue.kind for cue in cues]


def by_key(cue: Cue) -> dict[str, Placement]:
    """The picture of a cue."""
    return {placement.key: placement for placement in cue.picture}


def test_the_cat_undoes_the_chain_step_by_step(match: Begin) -> None:
    play = match().deal("I").do(Exchange()).deal("VI").do(Exchange()).deal("IIII").do(Exchange()).deal("CAT")
    cues = play.cues()
    assert kinds(cues[:6]) == ["show", "show", "shake", "show", "show", "show"]
    dealt, shown, refused, lost, first, second = cues[:6]
    assert by_key(dealt)["card:1.3"].face.name == "back"
    assert by_key(shown)["card:1.3"].face.args[0] == "cat"
    assert refused.key == "card:1.3"
    assert by_key(lost)["life:2.2"].face.args == (False,)
    # Mira's I is with Ada, Otto's VI with Mira, Ada's IIII with Otto; the last exchange is taken back first.
    seats = {"card:1.0": 0, "card:1.1": 1, "card:1.2": 2}

    def holders(cue: Cue) -> dict[str, int]:
        picture = by_key(cue)
        cards = play.picture(0)
        place = {(cards[key].x, cards[key].y): seat for key, seat in seats.items()}
        return {key: place[picture[key].x, picture[key].y] for key in seats}

    assert holders(lost) == {"card:1.1": 0, "card:1.2": 1, "card:1.0": 2}
    assert holders(first) == {"card:1.1": 0, "card:1.0": 1, "card:1.2": 2}
    assert holders(second) == seats
    assert all(cue.text for cue in cues[:6])


def test_an_arrow_runs_back_along_the_chain_that_the_cat_undoes(match: Begin) -> None:
    play = match().deal("I").do(Exchange()).deal("VI").do(Exchange()).deal("IIII").do(Exchange()).deal("CAT")
    lost, first, second = play.cues()[3:6]
    assert not any(key.startswith("arrow:") for key in by_key(lost))
    assert "arrow:2.1" in by_key(first) and "arrow:1.0" in by_key(second)
    assert not any(key.startswith("arrow:") for key in play.picture())
    assert min(first.milliseconds, second.milliseconds) >= 800


def test_who_showed_a_card_that_refuses_is_told_that_the_turn_is_over(match: Begin) -> None:
    play = match().deal("II").do(Exchange()).deal("HUNTER")
    mine, others = play.cues(1), play.cues(0)
    assert mine[-1].text == play.words.turn_over() and mine[-1].milliseconds >= 1500
    assert play.words.turn_over() not in [cue.text for cue in others]


def test_the_answer_at_the_inn_stays_to_be_read(match: Begin) -> None:
    for answer in (Agree(), Decline()):
        play = match().deal("ZERO").do(Exchange()).deal("INN").do(Demand())
        assert play.cues()[0].milliseconds >= 1500
        told = play.do(answer).cues()[0]
        assert told.text and told.milliseconds >= 1500


def test_my_new_card_comes_face_down_and_is_then_turned_up(match: Begin) -> None:
    cues = match().deal("VI").cues()
    assert kinds(cues) == ["show", "show"]
    assert [by_key(cue)["card:1.0"].face.name for cue in cues] == ["back", "card"]
    assert [bool(cue.text) for cue in cues] == [True, False], "it is said once"


def test_anothers_new_card_stays_face_down(match: Begin) -> None:
    cues = match(dealer=0).deal("VI").cues()
    assert [by_key(cue)["card:1.0"].face.name for cue in cues] == ["back"]


def test_a_refusal_is_a_shake_of_the_shown_card(match: Begin) -> None:
    play = match().deal("II").do(Exchange()).deal("CUCKOO")
    cues = play.cues()
    assert kinds(cues) == ["show", "show", "shake"]
    assert cues[2].key == "card:1.1" and "Cuckoo" in cues[2].text


def test_a_horse_is_pointed_at_and_the_arrow_goes_on(match: Begin) -> None:
    play = match().deal("II").do(Exchange()).deal("HORSE")
    cues = play.cues()
    assert kinds(cues) == ["show", "show", "pulse", "show"]
    assert "arrow:0.1" in by_key(cues[0]) and "arrow:0.2" in by_key(cues[-1])


def test_a_kept_card_is_lifted(match: Begin) -> None:
    (cue,) = match().deal("X").do(Keep()).cues()
    assert (cue.kind, cue.key, cue.text) == ("lift", "card:1.0", "\u2068Mira\u2069 keeps the card.")


def test_the_dealers_card_comes_from_the_bottom(match: Begin) -> None:
    play = match(dealer=0).deal("X").do(Keep()).deal("V").do(Keep()).deal("V").do(Keep()).deal("I").do(Exchange())
    play.do(Bottom(Rank.HUNTER))
    first, second = play.cues()[:2]
    assert "card:1.3" not in by_key(first) and by_key(first)["card:1.4"].face.name == "back"
    assert by_key(second)["card:1.4"].face.args[0] == "hunter"


def test_all_lives_of_a_showdown_go_at_the_same_moment(match: Begin) -> None:
    play = match().deal("IIII").do(Keep()).deal("VII").do(Keep()).deal("IIII").do(Keep()).deal("X").do(Keep())
    cues = play.cues()
    assert kinds(cues) == ["lift", "show", "show", "pulse"]
    shown, lost = by_key(cues[1]), by_key(cues[2])
    assert all(shown[f"life:{seat}.2"].face.args == (True,) for seat in range(4))
    assert [lost[f"life:{seat}.2"].face.args for seat in range(4)] == [(False,), (True,), (False,), (True,)]
    assert all("loses a life" in cue.text for cue in cues[2:])


def test_the_last_picture_acted_out_is_the_table_that_follows(match: Begin) -> None:
    play = match().deal("IIII").do(Keep()).deal("VII").do(Keep()).deal("IIII").do(Keep()).deal("X").do(Keep())
    shown = [by_key(cue) for cue in play.cues() if cue.kind == "show"][-1]
    after = play.picture()
    assert {key: p for key, p in shown.items() if p.kind == "card"} == {
        key: p for key, p in after.items() if p.kind == "card"
    }


@pytest.mark.parametrize("seed", range(6))
def test_in_whole_matches_every_event_leads_to_the_view_that_follows(match: Begin, seed: int) -> None:
    """Given any match, when its events are folded into the view before, the cards, lives and pack are those after."""
    play, rng = match(lives=2, dealer=seed % 4), Rng(seed)
    for _ in range(120):
        decision = GAME.decision(play.state)
        if decision is None:
            break
        action = GAME.draw(play.state, rng) if decision.seat == CHANCE else rng.choice(GAME.legal(play.state))
        play.do(action)
        for seat in (0, 1, 2, 3, -2):
            folded = play.before[seat]
            for event in play.seen(seat):
                folded = happened(folded, event)
            after = play.view(seat)
            assert (folded.hands, folded.lives, folded.pack, folded.guarantees) == (
                after.hands,
                after.lives,
                after.pack,
                after.guarantees,
            )
            cues = play.cues(seat)
            said = [cue.text for cue in cues if cue.text and cue.text != play.words.turn_over()]
            assert said == [play.words.event(event, seat) for event in play.seen(seat)]
            tells = [cue.tells for cue in cues]
            assert tells == sorted(tells) and set(tells) == set(range(1, len(play.seen(seat)) + 1))
            for cue in cues:
                assert cue.kind != "show" or len({p.key for p in cue.picture}) == len(cue.picture)
                assert cue.kind not in ("shake", "pulse", "lift") or cue.key in play.picture(seat)


def test_the_next_deal_gathers_the_cards_into_the_pack(match: Begin) -> None:
    play = match().deal("IIII").do(Keep()).deal("VII").do(Keep()).deal("III").do(Keep()).deal("X").do(Keep())
    before = play.picture()
    play.do(NextDeal())
    first = by_key(play.cues()[0])
    gone = [key for key in before if key.startswith("card:1.") and key not in first]
    assert len(gone) == 4 and all(before[key].leaves == "pack" for key in gone)
