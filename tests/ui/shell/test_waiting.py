"""What the shelf says of a match that waits."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.play.keeper import Keeper
from desktop.saves.store import Store
from ui.shell.waiting import waiting_games
from ui.shots.matches import moments
from ui.tables import TABLES


@pytest.mark.parametrize(("people", "said"), [(1, "Your turn"), (2, "")])
def test_what_anybody_may_begin_is_not_the_turn_of_the_seat_that_happens_to_be_named(
    tmp_path: Path, people: int, said: str
) -> None:
    session = moments(TABLES[0], "showdown", people)
    assert session is not None and session.decision is not None and session.decision.anyone
    store = Store(tmp_path)
    keeper = Keeper(session, store)
    keeper.save()
    keeper.close()
    (game,) = waiting_games(store.list(), TABLES, store)
    assert game.whose == said
    assert game.scores


def test_a_match_that_waits_for_a_person_says_for_whom(tmp_path: Path) -> None:
    session = moments(TABLES[0], "opening", 2)
    assert session is not None
    store = Store(tmp_path)
    keeper = Keeper(session, store)
    keeper.save()
    keeper.close()
    (game,) = waiting_games(store.list(), TABLES, store)
    assert session.seats[0].name in game.whose
