"""The battlefields of The Four Groves: Provinces at their heads, two armies, what would come of it; narrow homes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from desktop.rules.clans.attack import battlefields_left
from desktop.rules.clans.battles import Reckoning, reckon
from desktop.rules.clans.choices import NextBattle
from desktop.rules.clans.frames import HOME, Round
from desktop.rules.clans.table import Table
from desktop.rules.clans.values import Assault, Province
from ui.art.face import Face
from ui.boards import clans_draft as d
from ui.boards.clans_faces import ROOM, large_face, small_face, unit_face
from ui.boards.clans_keys import card_key, field_key
from ui.boards.clans_layout import RATIO, TOKEN, Unit
from ui.boards.clans_scene import Scene
from ui.stage import bands
from ui.stage.box import Box
from ui.stage.placement import Placement


def forecast_kind(now: Reckoning) -> str:
    """How the slip under a battle looks."""
    if now.falls:
        return "falls"
    return {"attacker": "holds", "defender": "defended"}.get(now.result, "even")


def honor_at_stake(table: Table, field: int, now: Reckoning) -> tuple[tuple[int, int], ...]:
    """Who would gain how much Honor for what this battle destroys: 2 for every card of the loser, 1 where both armies
    are; none where the winner has dishonorable Personalities, who are rehonored instead (rules 13.5)."""
    attacker, defender = table.active, 1 - table.active
    winners = {"attacker": (attacker,), "defender": (defender,), "tie": (attacker, defender)}.get(now.result, ())
    found = []
    for seat in winners:
        shamed = any(table.pieces[one].dishonored for one in table.stats.present.get((field, seat), ()))
        lost = sum(len(table.unit(one)) for one in table.stats.present.get((field, 1 - seat), ()))
        if lost and not shamed:
            found.append((seat, lost if now.result == "tie" else 2 * lost))
    return tuple(found)


class Fields(Scene):
    """The middle of the table during an attack."""

    def fields(self) -> Iterable[Placement]:
        """All battlefields, from the left."""
        assault = self.view.assault
        assert assault is not None
        states = [self.field_state(assault, field) for field in assault.fields]
        for place, field in enumerate(assault.fields):
            yield from self._field(assault, field, states[place], self.layout.field(states, place), place)

    def field_state(self, assault: Assault, field: int) -> str:
        """Whether a battle is fought there, was fought, or can be chosen."""
        if field == assault.current:
            return "current"
        if field in assault.fought or field not in battlefields_left(self.table):
            return "fought"
        choosing = isinstance(self.view.decision, NextBattle) and self.view.decision.seat == self.view.seat
        picked = isinstance(self.draft, d.Marching) and self.draft.picked is not None
        return "legal" if choosing or picked or self.maneuvering else ""

    def _field(self, assault: Assault, field: int, state: str, box: Box, place: int) -> Iterable[Placement]:
        view, words = self.view, self.words
        attacker, defender = view.active, 1 - view.active
        now = reckon(self.table, field)
        terrain = next(
            (
                card
                for card, piece in self.table.pieces.items()
                if piece.place == field and self.print(card).type == "strategy"
            ),
            None,
        )
        ground = () if terrain is None else (self.print(terrain).title,)
        armies = self._armies(field)
        outlook = ""
        if state != "fought":
            outlook = words.outlook(now, armies, self._conqueror(field), honor_at_stake(self.table, field, now))
        yield self.at(
            field_key(field),
            "field",
            Face(ROOM, "field", (field, state, *ground)),
            box,
            z=bands.PLACES + 3,
            label=words.field_label(field, outlook),
            tip=outlook,
            order=220 + 20 * place,
            focusable=True,
        )
        at_foot = self.is_own(defender)
        corner = box.bottom - 16 * self.u if at_foot else box.top + 16 * self.u
        yield self.number(defender, field, box.left + 16 * self.u, corner)
        province = next((one for one in view.provinces[defender] if one.field == field), None)
        if province is not None:
            yield from self._head(defender, province, box, 221 + 20 * place)
        for seat in (1 - self.own, self.own):
            yield from self._army(seat, field, box, 224 + 20 * place + 6 * self.is_own(seat))
        if state != "fought" and (state != "current" or self._still_open()):
            yield from self._scales(field, now, box, state == "current", attacker, defender)
        if terrain is not None:
            yield from self._terrain(terrain, box, 223 + 20 * place)

    def _armies(self, field: int) -> tuple[bool, bool]:
        """Whether there are units of the Attacker, of the Defender."""
        present, attacker = self.table.stats.present, self.view.active
        return (field, attacker) in present, (field, 1 - attacker) in present

    def _conqueror(self, field: int) -> bool:
        """Whether an attacking unit would not bow as it returns home."""
        return any(self.print(card).conqueror for card in self.leaders(self.view.active, field))

    def _still_open(self) -> bool:
        """Whether the battle that is being fought is not decided yet."""
        return any(isinstance(one, Round) and one.kind == "battle" for one in self.view.frames)

    def _head(self, defender: int, province: Province, box: Box, order: int) -> Iterable[Placement]:
        """The Province, at the end of the field that is its owner's."""
        own, u = self.is_own(defender), self.u
        view = self.view
        at = [one.field for one in view.provinces[defender]].index(province.field)
        filled = view.filled[defender][at]
        width = min(54 * u, box.width * 0.3)
        high = width * RATIO
        y = box.bottom - 6 * u - high / 2 if own else box.top + 6 * u + high / 2
        card = Box(box.x - width * 0.55, y, width, high)
        side = width * 0.9
        region = Box(box.x + width * 0.55, y + (high - side) / 2 * (1 if own else -1), side, side)
        owner: Any = self
        yield from owner.province_cards(defender, province, filled, card, region, order)
        wide, tall = 44 * u, 22 * u
        away = (tall / 2 + side + 3 * u) if province.region is not None else high / 2
        wall_y = box.bottom - 6 * u - away if own else box.top + 6 * u + away
        walls = reckon(self.table, province.field).strength
        yield owner.wall(defender, province.field, walls, Box(region.x, wall_y, wide, tall))

    def _army(self, seat: int, field: int, box: Box, order: int) -> Iterable[Placement]:
        """The units of a side: one's own below the line."""
        leaders = self.leaders(seat, field)
        own, u = self.is_own(seat), self.u
        line = self.layout.line(box)
        head = 82 * u if seat != self.view.active else 6 * u
        top = line + 17 * u + self.layout.slip(2) if own else box.top + head
        foot = box.bottom - head if own else line - 20 * u
        room = [Unit(self.table.pieces[card].bowed, len(self.table.unit(card)) - 1) for card in leaders]
        ranks = self.layout.ranks(room, box.left + 8 * u, box.left + box.width - 8 * u, top + 4 * u, foot)
        for card, (x, base) in zip(leaders, ranks.places, strict=True):
            yield from self.unit(card, x, base, ranks.width, order)

    def _scales(
        self, field: int, now: Reckoning, box: Box, big: bool, attacker: int, defender: int
    ) -> Iterable[Placement]:
        words, u, line = self.words, self.u, self.layout.line(box)
        wide, high = (150 * u, 30 * u) if big else (min(108 * u, box.width - 10 * u), 26 * u)
        args = (defender, words.number(now.defenders), attacker, words.number(now.attackers), big)
        face = Face(ROOM, "scales", args)
        yield self.at(f"scales:{field}", "scales", face, Box(box.x, line, wide, high), z=bands.PLATES + 10)
        at_stake = honor_at_stake(self.table, field, now)
        lines = words.forecast(now, self._armies(field), brief=not big, at_stake=at_stake)
        wide = min(box.width - 10 * u, max(250 * u, 220.0) if big else max(150 * u, 130.0))
        slip = Face(ROOM, "forecast", (lines[0], forecast_kind(now), *lines[1:]))
        tall = self.layout.slip(len(lines))
        place = Box(box.x, line + high / 2 + 2 * u + tall / 2, wide, tall)
        yield self.at(f"forecast:{field}", "forecast", slip, place, z=bands.PLATES + 9)

    def _terrain(self, card: int, box: Box, order: int) -> Iterable[Placement]:
        kind, u = self.print(card), self.u
        place = self.layout.card(box.left + 24 * u, self.layout.line(box), 36)
        yield self.at(
            card_key(card),
            "home",
            small_face(kind, self.words),
            place,
            z=bands.CARDS + 20,
            shadow=2 * u,
            label=self.words.piece_label(self.table, card),
            order=order,
            focusable=True,
            large=large_face(kind, self.words),
            leaves=self.discard_of(card),
        )

    # -- homes during an attack ---------------------------------------------------------------------------------------

    def narrow_home(self, seat: int) -> Iterable[Placement]:
        """What stays at home, as a row of small cards: the Stronghold and Holdings, then units; many lie in two rows,
        units next to the battlefields."""
        own, lay = self.is_own(seat), self.layout
        top, foot = lay.home(own)
        leaders, others = self.leaders(seat, HOME), self.others_at_home(seat)
        count = lay.rows[own]
        rows = [[*others, *leaders]] if count == 1 else [leaders, others] if own else [others, leaders]
        left, right = lay.narrow(own, self.provinces_beside(seat))
        for at, cards in enumerate(rows):
            bowed = [self.table.pieces[card].bowed for card in cards]
            y = top + (foot - top) * (at + 0.5) / count
            gap = 8 if count > 1 and cards is leaders else 3  # outlines of units need room
            for card, box in zip(cards, lay.tokens(bowed, left, right, y, TOKEN[count], gap), strict=True):
                if card in others:
                    yield from self.token(card, box, self.order(seat, 20 + others.index(card)))
                else:
                    place = 20 + len(others) + leaders.index(card)
                    yield from self._small_unit(card, box, self.order(seat, place))

    def _small_unit(self, leader: int, box: Box, order: int) -> Iterable[Placement]:
        """A unit at home: its attachments lie close behind it."""
        for i, card in enumerate(self.table.unit(leader)[1:]):
            kind = self.print(card)
            face = small_face(kind, self.words) if not kind.personality else unit_face(kind, False, self.words)
            yield self.at(
                card_key(card),
                "attachment",
                face,
                Box(box.x + (2 + 2 * i) * self.u, box.y - (2 + 2 * i) * self.u, box.width, box.height),
                z=bands.LOW + 90 - i,
                turns=1 if self.table.pieces[leader].bowed else 0,
                label=self.words.piece_label(self.table, card),
                order=order,
                focusable=True,
                large=large_face(kind, self.words),
                leaves=self.discard_of(card),
            )
        yield from self.leader(leader, box, order)
