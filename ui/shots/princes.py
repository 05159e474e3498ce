"""The table of Rival Princes, from the arrangement to a full table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop.play.session import Session
from ui.shell.table import Table
from ui.shots.camera import Camera, Screens
from ui.shots.matches import Moments, awaited, awaits, ended, may

CLEVER = False


def _may_do(action: str, after: int) -> Callable[[Session], bool]:
    return lambda session: awaits(session, "ChooseAct", after) and may(session, action)


MOMENTS: Moments = {
    "arranging": awaited("ArrangeRegions"),
    "first_cards": awaited("ChooseCard"),
    "first_turn": awaited("ChooseAct"),
    "paying": awaited("ChoosePayment"),
    "new_regions": awaited("ChooseRegions"),
    "thirtieth": awaited("ChooseAct", 30),
    "ninetieth": awaited("ChooseAct", 90),
    "building": _may_do("BuildCard", 20),
    "trading": _may_do("Bank", 40),
    "affording": _may_do("Bank", 80),
    "over": ended,
}


def screens(camera: Camera, table: Table) -> Screens:
    """The match, and forms over it."""

    def taken(name: str, moment: str, wanted: Callable[[Any], bool] | None = None) -> Callable[[], object]:
        def take() -> None:
            camera.at_table(name, table, moment)
            if wanted is not None:
                camera.with_draft(name, wanted)

        return take

    def traded(kind: str, so: bool = False) -> Callable[[Any], bool]:
        return lambda draft: type(draft).__name__ == kind and bool(getattr(draft, "trades", ())) == so

    for moment in ("arranging", "first_cards", "first_turn", "paying", "new_regions", "thirtieth", "ninetieth"):
        yield f"princes_{moment}", taken(f"princes_{moment}", moment)
    yield "princes_building", taken("princes_building", "building", traded("Laying"))
    yield "princes_trading", taken("princes_trading", "trading", traded("Trading"))
    yield "princes_affording", taken("princes_affording", "affording", traded("Laying", True))
    yield "princes_offering", taken("princes_offering", "ninetieth", traded("Offering"))
    yield "princes_over", taken("princes_over", "over")
