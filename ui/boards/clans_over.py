"""What lies over the table of The Four Groves for a while: what is being done, cards looked through, a duel."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from desktop.rules.clans import frames as f
from desktop.rules.clans.everyone import EQUIP, LEGACY
from desktop.rules.clans.frames import RULES, Dueling, Looking, Preparing, Resolving, Searching, Window
from desktop.rules.clans.operations import MoveCard, Search
from desktop.rules.clans.reading import Context, passes
from desktop.rules.clans.resolving import effects_of
from desktop.rules.clans.targets import ability_of, card_targets, where_of
from ui.art.face import Face
from ui.boards import clans_draft as d
from ui.boards.clans_faces import ROOM, large_face, small_face
from ui.boards.clans_keys import PANEL, card_key, deck_key, discard_key
from ui.boards.clans_layout import RATIO
from ui.boards.clans_scene import Scene
from ui.stage import bands
from ui.stage.box import Box
from ui.stage.placement import Placement

MOST_ROWS = 3
DUEL = bands.HAND + 60
SPREAD = bands.HAND + 80
"""Drawing order of what lies over everything else."""


WORTH_SEEING: dict[str, float] = {
    **dict.fromkeys(("unit", "attachment", "offer", "region", "wall", "scales", "forecast", "number", "duel"), 3.0),
    **dict.fromkeys(("back", "home", "province", "phases", "honor"), 1.0),
}
"""Kinds of things that what is being done should not hide, and how much each matters."""


def _box(one: Placement) -> Box:
    wide, high = (one.height, one.width) if one.turns % 2 else (one.width, one.height)
    return Box(one.x, one.y, wide, high)


class Over(Scene):
    """The uppermost part of the picture."""

    def over(self, lying: Sequence[Placement]) -> Iterable[Placement]:
        """Whatever there is of it, over what lies there."""
        cards, title = self._looked_through()
        if title:
            yield from self._spread(cards, title)
            return
        frame = next((one for one in reversed(self.view.frames) if isinstance(one, Dueling)), None)
        duel = () if frame is None else tuple(self._duel(frame))
        yield from duel
        yield from self._stack((*lying, *duel[:1]))

    # -- cards looked through -----------------------------------------------------------------------------------------

    def _looked_through(self) -> tuple[Sequence[int], str]:
        """The cards that the viewer looks through, and what they are; ((), "") where there are none."""
        view, words = self.view, self.words
        if isinstance(self.draft, d.Browsing):
            seat, side = self.draft.seat, self.draft.side
            piles = view.dynasty_discard if side == "dynasty" else view.fate_discard
            return piles[seat], words.discard_head(seat, side)
        if view.decision is None or view.decision.seat != view.seat or view.seat < 0:
            return (), ""
        match view.frames[-1]:
            case Searching() as frame:
                return self._found(frame), words.deck("fate" if frame.why == "effect" else "dynasty")
            case Looking(seat, count):
                return [card for card in view.fate[seat][:count] if card is not None], words.deck("fate")
            case Preparing() as draft:
                return self._of_pile(draft)
            case f.Choosing(seat, what) if what != "may" and isinstance(view.frames[-2], Resolving):
                effect = effects_of(self.table, view.frames[-2])[view.frames[-2].at - 1]
                inner = getattr(effect, "effects", ())
                for one in (effect, *inner):
                    if isinstance(one, MoveCard) and one.sel is not None:
                        return view.dynasty_discard[seat], words.discard_head(seat, "dynasty")
        return (), ""

    def _found(self, frame: Searching) -> list[int]:
        """What could be taken of the deck."""
        view, seat = self.view, frame.seat
        if frame.why == "effect":
            below = view.frames[-2]
            assert isinstance(below, Resolving)
            effect = effects_of(self.table, below)[below.at - 1]
            tests = effect.filters if isinstance(effect, Search) else ()
            context = Context(seat, below.card)
            known = [card for card in view.fate[seat] if card is not None]
            return [
                card for card in known if all(passes(self.table, self.table.stats, one, card, context) for one in tests)
            ]
        known = [card for card in view.dynasty[seat] if card is not None]
        known += [one.card for one in view.provinces[seat] if not one.up and one.card is not None]
        return [card for card in known if self.print(card).type == "holding" and "Legacy" in self.print(card).keywords]

    def _of_pile(self, draft: Preparing) -> tuple[Sequence[int], str]:
        ability = ability_of(self.table, draft)
        wanted = card_targets(ability)
        if len(draft.targets) < len(wanted):
            where = where_of(wanted[len(draft.targets)], draft)
            seat = draft.seat
            if where == "fate_discard":
                return self.view.fate_discard[seat], self.words.discard_head(seat, "fate")
            if where == "dynasty_discard":
                return self.view.dynasty_discard[seat], self.words.discard_head(seat, "dynasty")
        return (), ""

    def _spread(self, cards: Sequence[int], title: str) -> Iterable[Placement]:
        """The cards in rows on a box of their own."""
        lay, words = self.layout, self.words
        ground = Face(ROOM, "panel", (title, self.area.rtl))
        box = lay.spread_ground(max(1, len(cards)))
        yield self.at(PANEL, "panel", ground, box, z=SPREAD, label=title, order=600, focusable=True)
        deaths = {one.card: words.fate_of(one) for one in self.view.knowledge.deaths if one.card in self.view.dead}
        for i, (card, box) in enumerate(zip(cards, lay.spread(len(cards)), strict=True)):
            kind = self.print(card)
            side: f.Side = "dynasty" if kind.dynasty else "fate"
            owner = self.table.owners[card]
            source = discard_key(owner, side) if isinstance(self.draft, d.Browsing) else deck_key(owner, side)
            yield self.at(
                f"seen:{card}",
                "seen",
                small_face(kind, words),
                box,
                z=SPREAD + 1,
                shadow=3 * self.u,
                label=words.seen_label(kind, deaths.get(card, "")),
                tip=deaths.get(card, ""),
                order=601 + i,
                focusable=True,
                large=large_face(kind, words),
                enters=source,
                leaves=source,
            )
            if card in self.view.dead:
                size = 22 * self.u
                corner = Box(box.left + size * 0.7, box.top + size * 0.7, size, size)
                yield self.at(f"seen:{card}/dead", "seal", Face(ROOM, "seal", ("dead",)), corner, z=SPREAD + 2)

    # -- what is being done -------------------------------------------------------------------------------------------

    def rows(self) -> list[tuple[str, int, str, str, str]]:
        """What is on the stack, the newest first: (card, seat, text, state, clan); "" for what no card does."""
        words, found = self.words, []
        frames = self.view.frames
        for at, frame in enumerate(frames):
            match frame:
                case Preparing(seat, card, number) | Resolving(seat, card, number):
                    if card == RULES and number == EQUIP and frame.targets:
                        card = frame.targets[0]
                    elif card == RULES and number == LEGACY:
                        card = self.table.strongholds[seat]
                    text = words.stack_step(frame, words.source(frame.card, number))
                    title = "" if card == RULES else self.print(card).title
                    found.append((title, seat, text, "", "" if title else self.clan(seat)))
                case Window(_, seat) if at == len(frames) - 1:
                    found.append(("", seat, words.may_answer(seat), "", self.clan(seat)))
        rows = list(dict.fromkeys(reversed(found)))[:MOST_ROWS]
        return [(*row[:3], "now" if i == 0 else "next", row[4]) for i, row in enumerate(rows)]

    def _stack(self, lying: Sequence[Placement]) -> Iterable[Placement]:
        rows, u = self.rows(), self.u
        if not rows:
            return
        # Type does not shrink with the table, so these do not either.
        wide, high, head = max(200 * u, 192.0), max(66 * u, 58.0), max(28 * u, 27.0)
        others = [(_box(one), WORTH_SEEING[one.kind]) for one in lying if one.kind in WORTH_SEEING]
        box = self.layout.clear(wide + 8 * u, head + high * len(rows) + 4 * u, others)
        asked = self.view.decision is not None and self.view.decision.seat == self.view.seat
        title = Face(ROOM, "panel", (self.words.stack_title(), self.area.rtl))
        yield self.at(PANEL, "panel", title, box, z=bands.TABS + 60)
        noted_at = self._common_notes()
        for i, (card, seat, text, state, clan) in enumerate(rows):
            noted = noted_at.get(text, "")
            y = box.top + head + high * (i + 0.5)
            args = (card, seat, text, state, self.area.rtl, clan)
            yield self.at(
                f"stack:{i}",
                "stack",
                Face(ROOM, "row", args),
                Box(box.x, y, wide, high - 3 * u),
                z=bands.TABS + 61,
                label=text if card or not noted else f"{text}. {noted}",
                tip="" if card else noted,
                order=205 + i,
                focusable=True,
                large=None if not card else large_face(self._named(card), self.words),
                matters=1 if asked and card and state == "now" else 0,
            )

    def _common_notes(self) -> dict[str, str]:
        """What the actions do that every player has, by what is said of them as they are done."""
        words, found = self.words, {}
        for frame in self.view.frames:
            match frame:
                case Preparing(_, card, number) | Resolving(_, card, number) if card == RULES:
                    found[words.stack_step(frame, words.source(card, number))] = words.common_note(number)
        return found

    def _named(self, title: str):  # type: ignore[no-untyped-def]
        return next(kind for kind in self.table.prints if kind.title == title)

    def arrows(self, lying: Mapping[str, Placement]) -> Iterable[Placement]:
        """From what is announced, or takes effect, to its targets; a duel shows by itself who is meant."""
        if "duel" in lying:
            return
        for number, frame in enumerate(self.view.frames):
            if not isinstance(frame, Preparing | Resolving) or (isinstance(frame, Resolving) and frame.block):
                continue
            row = next((f"stack:{i}" for i in range(MOST_ROWS) if f"stack:{i}" in lying), "")
            source = lying.get(card_key(frame.card))
            if source is None or source.kind == "hand":
                source = lying.get(row)
            for card in dict.fromkeys(frame.targets):
                target = lying.get(card_key(card))
                if source is not None and target is not None and target.kind != "hand" and source.key != target.key:
                    yield self._arrow(f"arrow:{number}.{card}", source, target)

    def _arrow(self, key: str, source: Placement, target: Placement) -> Placement:
        margin = 24 * self.u
        left, right = min(source.x, target.x) - margin, max(source.x, target.x) + margin
        top, foot = min(source.y, target.y) - margin, max(source.y, target.y) + margin
        wide, high = right - left, foot - top
        bend = 0.12 * (target.y - source.y), -0.12 * (target.x - source.x)
        middle = (source.x + target.x) / 2 + bend[0], (source.y + target.y) / 2 + bend[1]
        points = ((source.x, source.y), middle, (target.x, target.y))
        args = [round(1000 * part) for x, y in points for part in ((x - left) / wide, (y - top) / high)]
        box = Box((left + right) / 2, (top + foot) / 2, wide, high)
        return self.at(key, "arrow", Face(ROOM, "attack", tuple(args)), box, z=bands.PLATES + 60)

    # -- a duel -------------------------------------------------------------------------------------------------------

    def _duel(self, frame: Dueling) -> Iterable[Placement]:
        """Two Personalities, what both have focused, and Chi with it as far as it is known."""
        u, words, lay = self.u, self.words, self.layout
        sides = (frame.challenger, frame.challenged)
        if self.table.owners[sides[0]] != self.own:
            sides = (sides[1], sides[0])
        ground = lay.duel
        clans = tuple(str(self.print(card).card.clan or "") for card in sides)
        yield self.at(
            "duel",
            "duel",
            Face(ROOM, "duel", (*clans, self.area.rtl)),
            ground,
            z=DUEL + 0,
            label=words.duel_title(),
        )
        for i, card in enumerate(sides):
            seat, way = self.table.owners[card], -1 if i == 0 else 1
            kind = self.print(card)
            box = lay.card(ground.x + way * 190 * u, ground.y - 10 * u, 110)
            yield self.at(
                f"duel:{seat}",
                "duelist",
                small_face(kind, words),
                box,
                z=DUEL + 2,
                shadow=4 * u,
                label=words.piece_label(self.table, card) if card in self.table.pieces else words.print_label(kind),
                order=206 + i,
                focusable=True,
                large=large_face(kind, words),
            )
            yield from self._focused(frame, seat, ground, way)
            yield self._tally(frame, seat, card, box)

    def _focused(self, frame: Dueling, seat: int, ground: Box, way: int) -> Iterable[Placement]:
        u, words = self.u, self.words
        for i, card in enumerate(frame.focus[seat]):
            box = self.layout.card(ground.x + way * (28 + 26 * i) * u, ground.y + (way * -1) * 62 * u, 52)
            kind = None if card is None else self.print(card)
            shown = Face(ROOM, "back", ("fate", self.clan(seat)))
            if kind is not None:
                shown = Face(ROOM, "focus", (words.number(kind.card.focus or 0), kind.title))
            key = f"focus:{seat}.{i}" if card is None else card_key(card)
            yield self.at(
                key,
                "focus",
                shown,
                box,
                z=DUEL + 3 + i,
                shadow=3 * u,
                label=words.focused(len(frame.focus[seat])) if kind is None else words.print_label(kind),
                large=None if kind is None else large_face(kind, words),
                enters=deck_key(seat, "fate"),
                leaves=discard_key(seat, "fate"),
            )

    def _tally(self, frame: Dueling, seat: int, card: int, box: Box) -> Placement:
        words = self.words
        chi = self.table.stats.chi.get(card, 0)
        known = [one for one in frame.focus[seat] if one is not None]
        values = sum(self.print(one).card.focus or 0 for one in known)
        all_known = len(known) == len(frame.focus[seat])
        focused = words.number(values) if known or all_known else "?"
        if known and not all_known:
            focused += " + ?"
        total = words.number(chi + values) if all_known else ""
        face = Face(ROOM, "tally", (seat, words.number(chi), focused, total))
        y = box.y + box.width * RATIO / 2 + 22 * self.u
        return self.at(f"tally:{seat}", "tally", face, Box(box.x, y, 150 * self.u, 30 * self.u), z=DUEL + 4)
