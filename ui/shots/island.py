"""The table of Island Settlers, from the first settlement to the charts at the end, and its pages."""

from __future__ import annotations

from collections.abc import Callable

from ui.shell.table import Table
from ui.shots.camera import Camera, Screens, is_a
from ui.shots.matches import Moments, awaited, awaits, ended, may

CLEVER = True
MOMENTS: Moments = {
    "first_settlement": awaited("PlaceSettlement"),
    "second_road": lambda session: awaits(session, "PlaceRoad") and len(session.played) > 12,
    "rolling": awaited("BeginTurn", 8),
    "bartering": awaited("TakeTurn", 24),
    "crowded": awaited("TakeTurn", 56),
    "discarding": awaited("ChooseDiscard", 10),
    "robbing": awaited("PlaceRobber", 10),
    "answering": awaited("AnswerOffer", 6),
    "agreeing": lambda session: awaits(session, "TakeTurn") and bool(getattr(session.state, "offers", ())),
    "road_paid": lambda session: awaits(session, "TakeTurn", 24) and may(session, "BuildRoad"),
    "over": ended,
}


def screens(camera: Camera, table: Table) -> Screens:
    """Every moment, forms over the match, and the pages."""

    def taken(name: str, moment: str, draft: str = "") -> Callable[[], object]:
        def take() -> None:
            camera.at_table(name, table, moment)
            if draft:
                camera.with_draft(name, is_a(draft))

        return take

    for moment in MOMENTS:
        if moment != "road_paid":
            yield f"island_{moment}", taken(f"island_{moment}", moment)
    yield "island_building", taken("island_building", "road_paid", "Building")
    yield "island_offering", taken("island_offering", "bartering", "Trading")
    yield "island_countering", taken("island_countering", "answering", "Countering")
    yield from camera.pages(table, "island_")
