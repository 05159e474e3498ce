"""The Cuccù table as a picture of what a seat sees."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.rules.cuccu.events import Agreed
from desktop.rules.cuccu.values import (
    AgreeOrDecline,
    DealCard,
    DrawBottom,
    DrawTop,
    HeldCard,
    KeepOrExchange,
    Rank,
    StartNextDeal,
    StopOrDemand,
    View,
)
from ui.art.face import Face
from ui.boards.cuccu_layout import BOTTOM, SEATS, Layout
from ui.stage import bands
from ui.stage.box import Box
from ui.stage.placement import Area, Placement, Ring
from ui.words.cuccu import CuccuWords

PACK_KEY = "pack"
LYING, RAISED = 5.0, 11.0
"""Heights of cards over the table, in units of `Layout.k`."""
ARROW = 5.5
"""Width of arrows, the same for all ways, in units of `Layout.u`."""
TILTS = (0.0, -1.0, -1.5, 1.2)
"""Degrees by side: cards are laid down by hand; the viewer's own lies straight."""


def card_face(rank: Rank, words: CuccuWords) -> Face:
    """The front of a card with its name and numeral."""
    return Face("cuccu", "card", (_face_key(rank), words.card(rank), words.numeral(rank)))


def _face_key(rank: Rank) -> str:
    return rank.name if 1 <= rank <= 10 else rank.word


def card_key(view: View, seat: int) -> str:
    """The key of the card a seat holds, the same for all eyes; "" where it holds none."""
    held = view.hands[seat]
    return f"card:{view.deal}.{held.serial}" if held is not None else ""


def side_of(view: View, seat: int) -> int:
    """The side of the table at which a seat is seen: the viewer at the bottom, the next at its right, and so on."""
    return (seat - max(view.seat, 0)) % SEATS


def picture(view: View, draft: object, area: Area, words: CuccuWords) -> tuple[Placement, ...]:
    """Everything on the table. `draft` is not used: no choice of this game is laid out before it is made."""
    return tuple(_Table(view, area, words).placements())


class _Table:
    """One picture being put together."""

    def __init__(self, view: View, area: Area, words: CuccuWords) -> None:
        self.view = view
        self.area = area
        self.words = words
        self.layout = Layout(area)
        self.mine = view.awaits is not None and view.awaits.seat == view.seat and view.seat >= 0

    def placements(self) -> Iterable[Placement]:
        """From the ground up."""
        yield from self._ground()
        yield from self._pack()
        for seat in range(SEATS):
            yield from self._seat(seat)
        yield from self._arrow()
        yield from self._guarantees()
        if self.view.deal:
            yield self._at(
                "dealer",
                "disc",
                Face("table", "dealer"),
                self.layout.dealer(side_of(self.view, self.view.dealer)),
                z=bands.OBJECTS,
                label=self.words.dealer(self.view.dealer),
                order=90,
            )

    @staticmethod
    def _at(key: str, kind: str, face: Face, box: Box, **more: object) -> Placement:
        return Placement(key, kind, face, box.x, box.y, box.width, box.height, **more)  # type: ignore[arg-type]

    def _ground(self) -> Iterable[Placement]:
        lay, area = self.layout, self.area
        wood = Box(area.width / 2, area.height / 2, area.width, area.height)
        yield self._at("wood", "ground", Face("table", "wood"), wood, z=bands.GROUND)
        cloth = Box(lay.cx, lay.cy, 2 * lay.rx, 2 * lay.ry)
        yield self._at("cloth", "ground", Face("cuccu", "felt"), cloth, z=bands.GROUND + 1)

    def _pack(self) -> Iterable[Placement]:
        view, awaits = self.view, self.view.awaits
        own_draw = self.mine and isinstance(awaits, KeepOrExchange) and awaits.neighbour is None
        can = own_draw or isinstance(awaits, StartNextDeal)
        sheets = max(1, -(-view.pack // 4))
        yield self._at(
            PACK_KEY,
            "pack",
            Face("table", "pack", (sheets, "cuccu")),
            self.layout.pack,
            z=bands.CARDS,
            ring="legal" if can else "",
            label=self.words.pack(view.pack),
            order=12,
            focusable=True,
        )
        number = self.words.number(view.pack)
        yield self._at("count", "count", Face("table", "count", (number,)), self.layout.count, z=bands.PLATES)

    # -- one seat -----------------------------------------------------------------------------------------------------

    def _seat(self, seat: int) -> Iterable[Placement]:
        view, words = self.view, self.words
        side = side_of(view, seat)
        yield self._plate(seat, side)
        for i, box in enumerate(self.layout.candles(side, max(view.options.lives, view.lives[seat]))):
            face = Face("table", "candle", (i < view.lives[seat],))
            yield self._at(f"life:{seat}.{i}", "life", face, box, z=bands.OBJECTS + i)
        held = view.hands[seat]
        if held is not None:
            yield from self._card(seat, side, held)
        elif view.lives[seat] and (seat in view.order or not view.deal):
            target = self.mine and isinstance(view.awaits, KeepOrExchange) and view.awaits.neighbour == seat
            yield self._at(
                f"place:{seat}",
                "place",
                Face("table", "place", (target,)),
                self.layout.card(side),
                z=bands.PLACES + side,
                label=words.no_card(seat),
                tip=words.dealt_later(seat) if view.deal else "",
                order=11 if target else 20 + 4 * side,
                focusable=target,
            )

    def _plate(self, seat: int, side: int) -> Placement:
        view, words = self.view, self.words
        pays = any(loss.seat == seat and loss.held != seat for loss in view.losses or ())
        moved = view.losses is None and view.last is not None and view.last.seat == seat
        note = words.plate_note(view, seat)
        face = Face("table", "plate", (seat, words.plain_name(seat), note, self._acts(seat), self.area.rtl))
        lost_now = any(loss.seat == seat for loss in view.losses or ())
        out = (view.out(seat) or view.dead(seat)) and not lost_now
        ring: Ring = "loss" if pays else "last" if moved else ""
        return self._at(
            f"plate:{seat}",
            "plate",
            face,
            self.layout.plate(side, max(len(note), round(len(words.plain_name(seat)) * 1.3))),
            z=bands.PLATES + side,
            ring=ring,
            shadow=4 * self.layout.k,
            opacity=0.62 if out else 1.0,
            label=words.plate(view, seat),
            order=21 + 4 * side,
        )

    def _acts(self, seat: int) -> bool:
        """Whether the table waits for this seat: to decide, or to be dealt the card it asked or waits for."""
        match self.view.awaits:
            case DealCard(_, to, asker):
                return seat == (to if asker is None else asker)
            case DrawBottom(_, to) | DrawTop(_, to):
                return seat == to
            case KeepOrExchange() | StopOrDemand() | AgreeOrDecline() as awaits:
                return seat == awaits.seat
        return False

    def open(self, seat: int, held: HeldCard) -> bool:
        """Whether a card is seen from the front: one's own, a shown one, at the showdown all that are compared."""
        view = self.view
        if held.rank is None:
            return False
        compared = view.losses is not None and (view.lives[seat] > 0 or any(loss.seat == seat for loss in view.losses))
        return seat == view.seat or held.shown or compared

    def _card(self, seat: int, side: int, held: HeldCard) -> Iterable[Placement]:
        view, words, k = self.view, self.words, self.layout.k
        key, box, awaits = card_key(view, seat), self.layout.card(side), view.awaits
        front = self.open(seat, held)
        known = card_face(held.rank, words) if held.rank is not None else None
        own_turn = self.mine and seat == view.seat and isinstance(awaits, KeepOrExchange)
        answers = self.mine and isinstance(awaits, StopOrDemand | AgreeOrDecline)
        asks_about = answers and seat in self._at_inn()
        loses = any(loss.held == seat for loss in view.losses or ())
        shown = view.losses is None and view.last is not None and view.last.shown is not None
        marked = shown and view.last is not None and view.last.other == seat
        ring: Ring = "legal" if own_turn or asks_about else "loss" if loses else "last" if marked else ""
        y = box.y - (8 * k if own_turn else 0)
        yield self._at(
            key,
            "card",
            known if front and known is not None else Face("cuccu", "back"),
            Box(box.x, y, box.width, box.height),
            z=bands.HAND if side == BOTTOM else bands.CARDS + side,
            tilt=TILTS[side],
            ring=ring,
            shadow=(RAISED if own_turn else LYING) * k,
            label=words.card_of(seat, held.rank, front and seat != view.seat),
            order=10 if side == BOTTOM else 20 + 4 * side,
            focusable=True,
            large=known,
            matters=self._matters(seat, front, marked),
            enters=PACK_KEY,
            leaves=PACK_KEY,
        )
        if held.rank is not None and not front:
            small = Face("cuccu", "card", (_face_key(held.rank), "", ""))
            sign = self.layout.sign(side)
            yield self._at(
                f"{key}/known", "known", small, sign, z=bands.TABS + 2 * side, tilt=6.0, shadow=3 * k, large=known
            )
            chip = Box(sign.x, sign.y + sign.height / 2, 36 * self.layout.u, 18 * self.layout.u)
            number = Face("table", "count", (words.numeral(held.rank),))
            yield self._at(f"{key}/numeral", "known", number, chip, z=bands.TABS + 2 * side + 1)

    def _matters(self, seat: int, front: bool, marked: bool) -> int:
        """Which card is explained unasked: at the inn the Inn, else the viewer's own, else one that has just refused.
        Whoever is out needs none."""
        view = self.view
        if not front or (view.seat >= 0 and view.lives[view.seat] == 0):
            return 0
        match view.awaits:
            case StopOrDemand(_, holder) | AgreeOrDecline(holder, _) if seat == holder:
                return 3
        if marked and not self.mine:
            return 2
        return 1 if seat == view.seat else 0

    def _at_inn(self) -> tuple[int, ...]:
        """The two seats at an inn that has stopped an exchange."""
        match self.view.awaits:
            case StopOrDemand(seat, holder):
                return seat, holder
            case AgreeOrDecline(seat, asker):
                return seat, asker
        return ()

    # -- between the seats --------------------------------------------------------------------------------------------

    def _arrow(self) -> Iterable[Placement]:
        """Where the card that is offered would go, or is on its way to."""
        view, lay = self.view, self.layout
        match view.awaits:
            case KeepOrExchange(asker, target) if self.mine:
                pass
            case DealCard(_, int() as target, int() as asker):
                pass
            case StopOrDemand(asker, target) | AgreeOrDecline(target, asker):
                pass
            case DrawBottom(_, asker) | DrawTop(_, asker):
                target = None
            case _:
                return
        start = side_of(view, asker)
        if target is None:
            curve, way = lay.arrow_to_pack(start), f"{asker}.pack"
        else:
            curve, way = lay.arrow(start, side_of(view, target)), f"{asker}.{target}"
        face = Face("table", "arrow", curve.thousandths(ARROW * lay.u))
        yield self._at(f"arrow:{way}", "arrow", face, curve.box(), z=bands.PLACES + 50)

    def _guarantees(self) -> Iterable[Placement]:
        view = self.view
        for i, one in enumerate(view.guarantees):
            box = self.layout.guarantee(side_of(view, one.asker), side_of(view, one.holder))
            yield self._at(
                f"guarantee:{one.asker}.{one.holder}",
                "guarantee",
                Face("table", "stamp", ("tavern-sign",)),
                box,
                z=bands.OBJECTS + 20 + i,
                label=self.words.event(Agreed(one.asker, one.holder), view.seat),
                order=80 + i,
            )
