"""Rival Princes between two people in the window, brought to where something can be offered."""

from __future__ import annotations

from collections.abc import Callable

from pytestqt.qtbot import QtBot

from desktop.bots.local import LocalHost
from desktop.play.keeper import Keeper
from desktop.play.session import Session, Waiting
from desktop.rules.kit import Action
from desktop.rules.princes.choices import EndTurn, Offer
from desktop.rules.princes.decisions import ChooseAct
from desktop.rules.princes.values import Options
from desktop.saves.schema import Person
from ui.shell.conductor import Conductor
from ui.shell.window import Window
from ui.tables import table_of

NAMES = ("Marta", "Jonas")


def begin_two(qtbot: QtBot, open_window: Callable[..., Window]) -> Window:
    """A match of Rival Princes between two people, at the first main phase in which something can be traded."""
    table = table_of("princes")
    assert table is not None
    session = Session(table.game, Options(), tuple(map(Person, NAMES)), 2, LocalHost())
    for _ in range(400):
        decision = session.decision
        assert decision is not None
        if isinstance(decision, ChooseAct) and offer_for(session, decision.seat):
            break
        if session.waiting is Waiting.PERSON:
            act = EndTurn() if isinstance(decision, ChooseAct) else session.legal(decision.seat)[0]
            session.submit(decision.seat, act)
        else:
            session.advance()
    else:
        raise AssertionError("nothing could be offered")
    window = open_window()
    keeper = Keeper(session, window.house.store)
    keeper.save()
    keeper.close()
    assert window.continue_match(keeper.slot)
    conductor_of(window).gap = 0
    wait(qtbot, window)
    return window


def conductor_of(window: Window) -> Conductor:
    assert window.page.conductor is not None
    return window.page.conductor


def wait(qtbot: QtBot, window: Window) -> None:
    """Let the match go on until somebody decides; covers are lifted, what was drawn has been seen."""
    conductor = conductor_of(window)
    while not conductor.deciding:
        qtbot.waitUntil(
            lambda: conductor.deciding or conductor.waits_for_done or conductor.covered is not None, timeout=8000
        )
        if conductor.covered is not None:
            window.page.pass_screen.ready.emit()
        elif conductor.waits_for_done:
            conductor.skip()
            qtbot.waitUntil(lambda: not conductor.waits_for_done, timeout=2000)


def first_legal(conductor: Conductor) -> Action:
    """The first thing that whoever decides can do."""
    seat = conductor.actor()
    assert seat is not None
    return conductor.session.legal(seat)[0]


def offer_of(conductor: Conductor) -> Offer | None:
    """An offer that the one who looks can make."""
    return offer_for(conductor.session, conductor.viewer)


def offer_for(session: Session, seat: int) -> Offer | None:
    """An offer that this seat can make."""
    one_of = [tuple(int(i == kind) for i in range(6)) for kind in range(6)]
    offers = (Offer(give, get) for give in one_of for get in one_of)  # type: ignore[arg-type]
    return next((one for one in offers if session.why_not(seat, one) is None), None)
