"""The table of Six Good Dogs for two, three and four, from the first trick to the end, and its pages."""

from __future__ import annotations

from collections.abc import Callable

from ui.shell.table import Table
from ui.shots.camera import Camera, Screens, is_a
from ui.shots.matches import Moments, awaited, awaits, ended, may

CLEVER = True
MOMENTS: Moments = {
    "choosing": awaited("ChooseAction", 12),
    "scoring": lambda session: (
        awaits(session, "ChooseAction") and len(session.legal(0)) > 3 and may(session, "ScoreDogs")
    ),
    "rerolling": awaited("KeepOrReroll", 8),
    "placing": lambda session: awaits(session, "PlaceDice") and len(session.legal(0)) > 4,
    "going_on": awaited("GoOnOrStop", 6),
    "naming": awaited("NameNumber"),
    "fetching": awaited("ChooseNumber"),
    "searching": awaited("ChooseEight"),
    "aside": awaited("ChooseAside"),
    "digging": awaited("ChangeOrSkip"),
    "late": awaited("ChooseAction", 44),
    "over": ended,
}
TRICK_SETS = {"naming": "guard", "searching": "search", "fetching": "fetch"}
"""The blue trick that brings a moment about."""
PAW_POWER = ("aside", "digging")
"""The moments of the dogs' own powers."""


def screens(camera: Camera, table: Table) -> Screens:
    """The match for two, three and four, dice laid out, and the pages."""
    options = table.game.types.options

    def taken(name: str, moment: str, seated: int, draft: str = "") -> Callable[[], object]:
        def take() -> None:
            chosen = options("chosen", blue=TRICK_SETS[moment]) if moment in TRICK_SETS else options()
            if moment in PAW_POWER:
                chosen = options("paw_power")
            camera.at_table(name, table, moment, 1, seated, chosen)
            if draft:
                camera.with_draft(name, is_a(draft))

        return take

    for seated, shown in (
        (2, ("choosing", "placing", "scoring", "digging", "over")),
        (3, ("placing", "naming", "searching")),
        (4, ("choosing", "rerolling", "placing", "going_on", "fetching", "aside", "late", "over")),
    ):
        for moment in shown:
            yield f"dogs_{seated}_{moment}", taken(f"dogs_{seated}_{moment}", moment, seated)
    yield "dogs_2_laid", taken("dogs_2_laid", "placing", 2, "Placing")
    yield "dogs_3_laid", taken("dogs_3_laid", "placing", 3, "Placing")
    yield "dogs_people", lambda: camera.at_table("dogs_people", table, "choosing", people=2, seated=2)
    yield from camera.pages(table, "dogs_")
