"""The table of The Four Groves, from the set-up to a duel, and its pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from desktop.rules.kit import Action
from ui.shell.table import Table
from ui.shots import clans_decks
from ui.shots.camera import Camera, Screens, is_a
from ui.shots.matches import Moments, awaited, awaits, ended

CLEVER = True
MOMENTS: Moments = {
    "legacy": awaited("SearchDeck"),
    "first_actions": awaited("Act", 2),
    "domain": awaited("Act", 14),
    "recruiting": awaited("Recruit", 8),
    "gold": awaited("PayGold", 8),
    "targets": awaited("ChooseTarget", 6),
    "aiming": lambda session: (
        awaits(session, "ChooseTarget")
        and getattr(getattr(session.state, "assault", None), "current", None) is not None
    ),
    "maneuvers": awaited("Maneuvers", 8),
    "fighting": awaited("Fight", 8),
    "reacting": awaited("React", 4),
    "dueling": lambda session: awaits(session, "FocusOrStrike") and session.played[-1].by == "bot",
    "gathered": awaited("Act", 50),
    "over": ended,
}


def _gathering(legal: Sequence[Action]) -> Action:
    """What brings the most cards to the table: all is bought and attached, nobody is attacked."""

    def rank(action: Any) -> int:
        match type(action).__name__:
            case "Buy" if not action.honored:
                return 0
            case "Announce" if action.card < 0 and action.ability == 0:
                return 1
            case "Pay" | "Target" | "Choose":
                return 2
            case "EndDynasty" | "Pass":
                return 3
        return 4

    return min(legal, key=rank)


PLAYED: dict[str, Callable[[Sequence[Action]], Action]] = {"gathered": _gathering}
"""How persons play towards a moment that comes about in no other way."""


def screens(camera: Camera, table: Table) -> Screens:
    """Every moment, units on the march, and the pages."""

    def taken(name: str, moment: str, *drafts: str) -> Callable[[], object]:
        def take() -> None:
            camera.at_table(name, table, moment)
            for draft in drafts:
                camera.with_draft(name, is_a(draft))

        return take

    def stopping() -> None:
        camera.at_table("clans_stopping", table, "gathered", 2)
        camera.with_draft("clans_stopping", is_a("Stopping"))

    for moment in MOMENTS:
        if moment not in PLAYED:
            yield f"clans_{moment}", taken(f"clans_{moment}", moment)
    yield "clans_gathered", lambda: camera.at_table("clans_gathered", table, "gathered", 2)
    yield "clans_marching", taken("clans_marching", "maneuvers", "Marching", "Marching")
    yield "clans_stopping", stopping
    yield from camera.pages(table, "clans_")
    yield from clans_decks.screens(camera)
