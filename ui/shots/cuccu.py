"""The table of Cuccù, its cover between two people, and the shelf while matches wait."""

from __future__ import annotations

from ui.shell.table import Table
from ui.shots.camera import Camera, Screens
from ui.shots.matches import Moments, awaited, awaits, ended, happened

CLEVER = False
MOMENTS: Moments = {
    "opening": awaited("KeepOrExchange"),
    "last": lambda session: awaits(session, "KeepOrExchange") and getattr(session.decision, "neighbour", 0) is None,
    "refused": lambda session: happened(session, "Refused"),
    "inn": awaited("StopOrDemand"),
    "innkeeper": awaited("AgreeOrDecline"),
    "showdown": awaited("StartNextDeal", 2),
    "over": ended,
}


def screens(camera: Camera, table: Table) -> Screens:
    """From the first deal to the result."""

    def shelf() -> None:
        camera.window.back_to_shelf()
        camera.take("shelf_waiting", camera.window)

    yield "table_opening", lambda: camera.at_table("table_opening", table, "opening")
    yield "table_refused", lambda: camera.at_table("table_refused", table, "refused")
    yield "table_inn", lambda: camera.at_table("table_inn", table, "inn")
    yield "table_innkeeper", lambda: camera.at_table("table_innkeeper", table, "innkeeper")
    yield "table_showdown", lambda: camera.at_table("table_showdown", table, "showdown")
    yield "pass_screen", lambda: camera.at_table("pass_screen", table, "opening", 2, covered=True)
    yield "shelf_waiting", shelf
    yield "result", lambda: camera.at_table("result", table, "over")
