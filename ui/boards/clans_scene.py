"""What all parts of the picture of The Four Groves are made with: the table that is read, its measures, its words."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from desktop.rules.clans.choices import Maneuvers, PayGold
from desktop.rules.clans.frames import HOME, Dueling, Preparing
from desktop.rules.clans.gold import payments
from desktop.rules.clans.roster import Print
from desktop.rules.clans.sight import table_of
from desktop.rules.clans.table import Table
from desktop.rules.clans.targets import ability_of, spent
from desktop.rules.clans.values import View
from desktop.rules.clans.worthwhile import bill as paid_now
from desktop.rules.kit import replace
from ui.art.face import Face
from ui.art.faces_clans import tab_step, totals_rect
from ui.boards import clans_draft as d
from ui.boards.clans_faces import ROOM, clan_of, home_face, large_face, tab_face, unit_face
from ui.boards.clans_keys import card_key, discard_key, number_key, own_seat, plate_key
from ui.boards.clans_layout import MOST_APART, RATIO, Layout
from ui.stage import bands
from ui.stage.box import Box
from ui.stage.placement import Area, Draft, Placement
from ui.words.clans import ClansWords

SQUEEZED = 1.08
"""Cards in the row of a home may lie over each other so much that no figure is hidden."""


def marched(view: View, draft: Draft | None) -> View:
    """The view with the units where they are sent."""
    if not isinstance(draft, d.Marching) or not draft.orders:
        return view
    going = dict(draft.orders)
    return replace(
        view,
        pieces=tuple(replace(one, place=going[one.card]) if one.card in going else one for one in view.pieces),
    )


def bill(table: Table) -> tuple[int, str, tuple[int, ...]]:
    """What is paid now: the price, for what type of card, and what cannot bow for it."""
    frame = table.frames[-1]
    barred = spent(table, frame, ability_of(table, frame)) if isinstance(frame, Preparing) else ()
    return *paid_now(table), barred


class Scene:
    """One picture being put together."""

    def __init__(self, view: View, draft: Draft | None, area: Area, words: ClansWords) -> None:
        self.view = view
        self.draft = draft
        self.area = area
        self.words = words
        self.own = own_seat(view)
        self.battle = view.assault is not None
        self.table: Table = table_of(view)
        self.layout = Layout(area, self.battle)
        if self.battle:  # measured before units march, so that the battlefields do not move under them
            self.layout = Layout(area, True, (self._rows(1 - self.own), self._rows(self.own)))
        self.view = marched(view, draft)
        self.table = table_of(self.view)
        words.meet(self.table)

    def provinces_beside(self, seat: int) -> int:
        """How many Provinces lie beside a home during an attack: the Attacker's."""
        return len(self.view.provinces[seat]) if seat == self.view.active else 0

    def _rows(self, seat: int) -> int:
        """In how many rows what is at home lies during an attack: in two where one would be too long."""
        cards = [*self.others_at_home(seat), *self.leaders(seat, HOME)]
        left, right = self.layout.narrow(self.is_own(seat), self.provinces_beside(seat))
        wanted = self.layout.wanted([self.table.pieces[card].bowed for card in cards])
        return 1 if wanted <= SQUEEZED * (right - left) else 2

    @property
    def u(self) -> float:
        """One unit."""
        return self.layout.u

    def print(self, card: int) -> Print:
        """The print of a card."""
        return self.table.prints[card]

    def is_own(self, seat: int) -> bool:
        """Whether a seat is drawn at the lower edge."""
        return seat == self.own

    def clan(self, seat: int) -> str:
        """The clan of a seat."""
        return clan_of(self.print(self.table.strongholds[seat]))

    def order(self, seat: int, place: int) -> int:
        """Reading order: the other's side first, from the top; one's own after the middle."""
        return (300 if self.is_own(seat) else 100) + min(99, place)

    @staticmethod
    def at(key: str, kind: str, face: Face, box: Box, **more: object) -> Placement:
        """A placement in a box."""
        return Placement(key, kind, face, box.x, box.y, box.width, box.height, **more)  # type: ignore[arg-type]

    def discard_of(self, card: int) -> str:
        """Where a card goes when it leaves the table."""
        if card >= self.table.size:
            return plate_key(self.table.owners[card])
        return discard_key(self.table.owners[card], "dynasty" if self.print(card).dynasty else "fate")

    def number(self, seat: int, field: int, x: float, y: float) -> Placement:
        """The number of a Province and of its battlefield, as lists and log have it."""
        side = max(20 * self.u, 18.0)
        face = Face(ROOM, "number", (self.words.number(field + 1),))
        return self.at(number_key(seat, field), "number", face, Box(x, y, side, side), z=bands.PLATES + 1)

    # -- what stands out ----------------------------------------------------------------------------------------------

    @cached_property
    def seals(self) -> dict[int, str]:
        """Cards with a seal: source and targets of what is announced, duelists, what will bow or be discarded."""
        found = {piece.card: "wait" for piece in self.view.pieces if piece.waits}
        match self.draft:
            case d.Paying(cards) | d.Clearing(cards):
                found.update(dict.fromkeys(cards, "chosen"))
            case None if isinstance(self.view.decision, PayGold) and self.view.decision.seat == self.view.seat:
                price, paying, barred = bill(self.table)
                for way in payments(self.table, self.view.seat, price, paying, barred)[:1]:
                    found.update(dict.fromkeys(way, "chosen"))
            case d.Marching(_, int() as unit):
                found[unit] = "chosen"
            case d.Hiring(card) | d.Using(card):
                found[card] = "chosen"
        for frame in self.view.frames:
            match frame:
                case Preparing():
                    found.update(dict.fromkeys(frame.targets, "target"))
                    if frame.card >= 0:
                        found[frame.card] = "performer"
                case Dueling():
                    found[frame.challenger] = found[frame.challenged] = "strike"
        return found

    def seal(self, card: int, box: Box, size: float = 22) -> Iterable[Placement]:
        """The seal on a card that stands out."""
        kind = self.seals.get(card)
        if kind is not None:
            side = size * self.u
            place = Box(box.left + side * 0.7, box.top + side * 0.7, side, side)
            yield self.at(f"{card_key(card)}/seal", "seal", Face(ROOM, "seal", (kind,)), place, z=bands.TABS + 40)

    # -- units --------------------------------------------------------------------------------------------------------

    def unit(self, leader: int, x: float, foot: float, width: float, order: int) -> Iterable[Placement]:
        """A unit that stands on a line: its Personality, its attachments behind it, its figures over it."""
        piece = self.table.pieces[leader]
        high = width * RATIO
        y = foot - (width if piece.bowed else high) / 2
        attached = self.table.unit(leader)[1:]
        step = tab_step(high) * min(1.0, MOST_APART / max(1, len(attached)))
        across = step * len(attached) / 2 if piece.bowed else 0.0
        for i, card in enumerate(attached):
            away = (i + 1) * step
            box = Box(x - across + (away if piece.bowed else 0), y - (0 if piece.bowed else away), width, high)
            yield from self._attachment(card, box, order, 90 - i, piece.bowed)
        yield from self.leader(leader, Box(x - across, y, width, high), order)

    def _attachment(self, card: int, whole: Box, order: int, z: int, across: bool) -> Iterable[Placement]:
        """The strip of an attachment that is seen beyond its Personality, so that outlines are round it alone; `whole`:
        where all of the card would lie."""
        piece, kind = self.table.pieces[card], self.print(card)
        high = tab_step(whole.height) + 0.06 * whole.width
        away = (whole.height - high) / 2
        box = Box(whole.x + (away if across else 0), whole.y - (0 if across else away), whole.width, high)
        yield self.at(
            card_key(card),
            "attachment",
            tab_face(kind, self.table.stats.force.get(card), self.words),
            box,
            z=bands.LOW + z,
            turns=1 if across else 0,
            shadow=2 * self.u,
            label=self.words.piece_label(self.table, card),
            now=self.words.piece_label(self.table, card),
            order=order,
            focusable=True,
            large=large_face(kind, self.words),
            leaves=self.discard_of(card),
        )
        if piece.bowed and not across:
            side = 15 * self.u
            place = Box(box.left + side / 2 + self.u, box.top + side / 2 + 1.5 * self.u, side, side)
            yield self.at(f"{card_key(card)}/bowed", "seal", Face(ROOM, "seal", ("bowed",)), place, z=bands.TABS + 5)
        seen = Box(box.x, box.y, high, whole.width) if across else box
        yield from self.seal(card, seen, 17)

    def leader(self, card: int, box: Box, order: int) -> Iterable[Placement]:
        """The Personality itself."""
        table, words = self.table, self.words
        piece, kind = table.pieces[card], self.print(card)
        yield self.at(
            card_key(card),
            "unit",
            unit_face(kind, piece.dishonored, words),
            box,
            z=bands.CARDS + 10,
            turns=1 if piece.bowed else 0,
            shadow=3 * self.u,
            label=words.piece_label(table, card),
            now=words.piece_label(table, card),
            order=order,
            focusable=True,
            large=large_face(kind, words),
            leaves=self.discard_of(card),
        )
        yield from self._figures(card, box)
        yield from self.seal(card, box)

    def _figures(self, card: int, box: Box) -> Iterable[Placement]:
        """What the unit is worth: Force of the whole unit, Chi of the Personality."""
        table, kind, words = self.table, self.print(card), self.words
        piece, stats = table.pieces[card], table.stats
        counted = words.counted(table, card)
        items = [one for one in table.unit(card) if self.print(one).type == "item"] if card in counted else []
        force = words.unit_force(table, card)
        printed = sum(self.print(one).card.force or 0 for one in (*counted, *items))
        chi = stats.chi[card]
        before = (kind.card.chi or 0) + sum(
            self.print(one).card.chi or 0 for one in table.unit(card)[1:] if self.print(one).type == "item"
        )
        face = Face(ROOM, "totals", (words.number(force), words.number(chi), _way(force, printed), _way(chi, before)))
        left, top, wide, high = totals_rect(box.width, box.height, piece.bowed)
        place = Box(box.left + left + wide / 2, box.top + top + high / 2, wide, high)
        yield self.at(f"{card_key(card)}/totals", "totals", face, place, z=bands.PLATES)

    def token(self, card: int, box: Box, order: int) -> Iterable[Placement]:
        """A small card at home: Stronghold, Holding, Ring, Event."""
        piece, kind = self.table.pieces[card], self.print(card)
        gold = self.words.yields(self.table, card) if kind.card.gold else None
        yield self.at(
            card_key(card),
            "home",
            home_face(kind, self.words, None if gold == kind.card.gold else gold),
            box,
            z=bands.CARDS,
            turns=1 if piece.bowed else 0,
            shadow=2 * self.u,
            label=self.words.piece_label(self.table, card),
            now=self.words.piece_label(self.table, card),
            order=order,
            focusable=True,
            large=large_face(kind, self.words),
            leaves=self.discard_of(card),
        )
        yield from self.seal(card, box, 18)

    # -- who is where -------------------------------------------------------------------------------------------------

    def leaders(self, seat: int, place: int) -> list[int]:
        """The Personalities of a seat at a place, in the order they came."""
        return [
            card
            for card in self.table.stats.personalities
            if self.table.owners[card] == seat and self.table.pieces[card].place == place
        ]

    def others_at_home(self, seat: int) -> list[int]:
        """Cards at home that are in no unit and no Province: the Stronghold first."""
        table = self.table
        attached = {province.region for province in table.provinces[seat]}
        return [
            card
            for card, piece in table.pieces.items()
            if table.owners[card] == seat
            and piece.host is None
            and piece.place == HOME
            and not table.prints[card].personality
            and card not in attached
        ]

    @property
    def maneuvering(self) -> bool:
        """Whether the viewer assigns units."""
        decision = self.view.decision
        return isinstance(decision, Maneuvers) and decision.seat == self.view.seat


def _way(now: int, before: int) -> int:
    return (now > before) - (now < before)
