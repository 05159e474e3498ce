"""How a match of The Four Groves went, for its end: what both seats had at the end of every turn."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.rules.clans import battle_events as b
from desktop.rules.clans import events as e
from desktop.rules.clans.turns import HONOR_TO_LOSE, HONOR_TO_WIN
from desktop.rules.clans.values import PROVINCES, SEATS
from desktop.rules.kit import Event, View
from ui.art.face import Face
from ui.shell.table import Chart
from ui.words.clans import ClansWords

NAMES = ("honor", "provinces", "force", "gold")
GOALS = {"honor": f"{HONOR_TO_LOSE} {HONOR_TO_WIN}", "provinces": "", "force": "", "gold": ""}


class Tally:
    """What both seats have at the moment; of Force, what is printed and on tokens."""

    def __init__(self) -> None:
        self.honor, self.provinces, self.gold = [0] * SEATS, [PROVINCES] * SEATS, [0] * SEATS
        self.force: dict[int, tuple[int, int]] = {}

    def take(self, event: Event) -> None:
        """Take in what happened."""
        match event:
            case e.Began(_, honor):
                self.honor[:] = honor
            case e.HonorChanged(seat, _, now):
                self.honor[seat] = now
            case b.ProvinceDestroyed(seat):
                self.provinces[seat] -= 1
            case e.Paid(seat, _, _, price):
                self.gold[seat] += price
            case e.EnteredPlay(seat, card, force=force):
                self.force[card] = seat, force
            case e.TokenPut(card, force) if card in self.force:
                seat, before = self.force[card]
                self.force[card] = seat, before + force
            case e.Destroyed(cards) | e.Vanished(cards):
                for card in cards:
                    self.force.pop(card, None)
            case e.Discarded(_, cards, "play"):
                for card in cards:
                    self.force.pop(card, None)

    def now(self, name: str) -> tuple[int, ...]:
        """One of its figures, for each seat."""
        if name == "force":
            return tuple(sum(n for owner, n in self.force.values() if owner == seat) for seat in range(SEATS))
        figures: list[int] = getattr(self, name)
        return tuple(figures)


def charts(words: ClansWords, events: Sequence[Event], view: View) -> tuple[Chart, ...]:
    """Family Honor, Provinces, Force in play and Gold spent, by turn."""
    tally = Tally()
    courses: dict[str, list[tuple[int, ...]]] = {name: [] for name in NAMES}
    for event in events:
        if isinstance(event, e.TurnBegan):
            for name in NAMES:
                courses[name].append(tally.now(name))
        tally.take(event)
    if not courses["honor"]:
        return ()
    found = []
    for name in NAMES:
        last = tally.now(name)
        rows = [" ".join(map(str, (seat, *(had[seat] for had in courses[name]), last[seat]))) for seat in range(SEATS)]
        found.append(Chart(words.chart(name), Face("clans", "course", (GOALS[name], *rows)), words.by_player(last)))
    return tuple(found)
