"""The table of The Four Groves as a picture of what a seat sees."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.rules.clans.choices import Recruit
from desktop.rules.clans.dynasty import prices
from desktop.rules.clans.frames import HOME, Side
from desktop.rules.clans.gold import most_gold
from desktop.rules.clans.stats import strength
from desktop.rules.clans.values import PROVINCES, Phase, Province, View
from ui.art.face import Face
from ui.art.faces_clans import covered, honor_y
from ui.boards.clans_faces import (
    ROOM,
    hand_face,
    large_face,
    offer_face,
    sheets,
    small_face,
)
from ui.boards.clans_field import Fields
from ui.boards.clans_keys import (
    FAVOR,
    HOME_GROUND,
    PHASES,
    card_key,
    deck_key,
    discard_key,
    down_key,
    hand_key,
    honor_key,
    plate_key,
    province_key,
    wall_key,
)
from ui.boards.clans_layout import RATIO, Unit
from ui.boards.clans_over import Over
from ui.stage import bands
from ui.stage.box import Box
from ui.stage.placement import Area, Draft, Placement
from ui.words.clans import ClansWords
from ui.words.clans_base import phase_now

PHASE_NAMES: tuple[Phase, ...] = ("straighten", "events", "action", "attack", "dynasty", "end")
SIDES: tuple[Side, Side] = ("dynasty", "fate")


def picture(view: View, draft: Draft | None, area: Area, words: ClansWords) -> tuple[Placement, ...]:
    """Everything on the table; `draft` is what the viewer has laid out and not yet done."""
    return tuple(_Table(view, draft, area, words).placements())


class _Table(Fields, Over):
    """The whole table."""

    def placements(self) -> Iterable[Placement]:
        """From the ground up; arrows between what lies there."""
        lying = tuple(self._lying())
        lying = (*lying, *self.over(lying))
        yield from lying
        yield from self.arrows({one.key: one for one in lying})

    def _lying(self) -> Iterable[Placement]:
        yield from self._ground()
        for seat in (1 - self.own, self.own):
            yield from self._piles(seat)
            yield from self._plate(seat)
            if self.battle:
                yield from self.narrow_home(seat)
                if seat == self.view.active:
                    yield from self.narrow_provinces(seat)
            else:
                yield from self._provinces(seat)
                yield from self._home(seat)
        if self.battle:
            yield from self.fields()
        yield from self._favor()
        yield from self._honor()
        yield from self._other_hand()
        yield from self._hand()

    def _ground(self) -> Iterable[Placement]:
        lay, area, view, words = self.layout, self.area, self.view, self.words
        cloth = Box(area.width / 2, area.height / 2, area.width, area.height)
        yield self.at("cloth", "ground", Face(ROOM, "cloth"), cloth, z=bands.GROUND)
        yield self.at("lane", "ground", Face(ROOM, "lane"), lay.lane, z=bands.GROUND + 1)
        if isinstance(view.decision, Recruit) and view.decision.seat == view.seat:
            top, foot = lay.home(True)
            home = Box(lay.middle, (top + foot) / 2, lay.x1 - lay.x0, foot - top)
            yield self.at(HOME_GROUND, "ground", Face(ROOM, "lane"), home, z=bands.GROUND + 2, opacity=0.0)
        who = words.turn_of(view.active) if view.turn else ""
        turn = words.progress(view.turn) if view.turn else ""
        phase = PHASE_NAMES.index(phase_now(view)) if view.phase in PHASE_NAMES else -1
        args: tuple[str | int | bool, ...] = (phase, who, turn, *words.short_phases(), area.rtl)
        args = (*args, view.active if view.turn else -1)
        yield self.at(
            PHASES,
            "phases",
            Face(ROOM, "phases", args),
            lay.strip,
            z=bands.PLACES,
            label=words.phases_label(view),
            order=200,
            focusable=True,
        )

    # -- left and right -----------------------------------------------------------------------------------------------

    def _piles(self, seat: int) -> Iterable[Placement]:
        view, words, own = self.view, self.words, self.is_own(seat)
        piles = (view.dynasty_discard[seat], view.fate_discard[seat])
        for i, (side, deck, pile) in enumerate(zip(SIDES, (view.dynasty[seat], view.fate[seat]), piles, strict=True)):
            face = Face(ROOM, "pile", (side, self.clan(seat), sheets(len(deck)), words.number(len(deck))))
            yield self.at(
                deck_key(seat, side),
                "deck",
                face,
                self.layout.pile(own, side == "fate", False),
                z=bands.CARDS,
                label=words.deck_label(seat, side, len(deck)),
                order=self.order(seat, 90 + 2 * i),
                focusable=True,
            )
            top = self.print(pile[-1]) if pile else None
            named = "" if top is None else top.title
            yield self.at(
                discard_key(seat, side),
                "discard",
                Face(ROOM, "discard", (named, words.number(len(pile)) if pile else "")),
                self.layout.pile(own, side == "fate", True),
                z=bands.CARDS + 1,
                label=words.discard_label(seat, side, len(pile)),
                order=self.order(seat, 91 + 2 * i),
                focusable=True,
                large=None if top is None else large_face(top, words),
            )

    def _plate(self, seat: int) -> Iterable[Placement]:
        active = self.view.decision is not None and self.view.decision.seat == seat
        args = (seat, self.words.plain_name(seat), self.clan(seat), active, self.area.rtl)
        yield self.at(
            plate_key(seat),
            "plate",
            Face(ROOM, "header", args),
            self.layout.plate(self.is_own(seat)),
            z=bands.PLATES,
            label=self.words.seat_label(self.view, seat),
            order=self.order(seat, 99),
            focusable=True,
        )

    def _favor(self) -> Iterable[Placement]:
        holder = self.view.favor
        yield self.at(
            FAVOR,
            "favor",
            Face(ROOM, "favor", (-1 if holder is None else holder,)),
            self.layout.favor,
            z=bands.OBJECTS,
            label=self.words.favor_label(holder),
            order=210,
            focusable=True,
        )

    def _honor(self) -> Iterable[Placement]:
        view, u, scroll = self.view, self.u, self.layout.scroll
        yield self.at("honor", "ground", Face(ROOM, "honor", covered(view.honor)), scroll, z=bands.PLACES + 1)
        for seat in (0, 1):
            own, honor = self.is_own(seat), view.honor[seat]
            y = scroll.top + honor_y(scroll.height, honor)
            side = "right" if own else "left"
            box = Box(scroll.x + (24 if own else -24) * u, y, 56 * u, 22 * u)
            yield self.at(
                honor_key(seat),
                "honor",
                Face(ROOM, "honor_tag", (seat, honor, honor > view.honor[1 - seat], side)),
                box,
                z=bands.OBJECTS + (1 if own else 0),
                label=self.words.honor_label(seat, honor),
                order=self.order(seat, 98),
                focusable=True,
            )

    # -- Provinces ----------------------------------------------------------------------------------------------------

    def _provinces(self, seat: int) -> Iterable[Placement]:
        standing = {province.field: province for province in self.view.provinces[seat]}
        filled = dict(zip(standing, self.view.filled[seat], strict=True))
        if not standing and not self.view.turn:
            return
        for field in range(PROVINCES):
            box = self.layout.mat(self.is_own(seat), field)
            edge = 16.5 * self.u * (1 if self.is_own(seat) else -1)
            yield self.number(seat, field, box.x + 78 * self.u, (box.top if edge > 0 else box.bottom) + edge)
            province = standing.get(field)
            if province is None:
                yield self.at(
                    province_key(seat, field),
                    "province",
                    Face(ROOM, "province", ("broken",)),
                    box,
                    z=bands.PLACES + 2,
                    label=self.words.ruin_label(seat, field),
                    order=self.order(seat, 4 * field),
                )
            else:
                yield from self._province(seat, province, filled[field], box)

    def _province(self, seat: int, province: Province, filled: bool, mat: Box) -> Iterable[Placement]:
        field, u, own = province.field, self.u, self.is_own(seat)
        walls = strength(self.table, seat, field)
        order = self.order(seat, 4 * field)
        yield self.mat(seat, field, walls, mat, order)
        yield from self.province_cards(
            seat,
            province,
            filled,
            self.layout.card(mat.x - 43 * u, mat.y, 76),
            Box(mat.x + 43 * u, mat.y + (13 if own else -13) * u, 76 * u, 76 * u),
            order + 1,
        )
        wide, high = 50 * u, 25 * u
        y = mat.top + 4 * u + high / 2 if own else mat.bottom - 4 * u - high / 2
        yield self.wall(seat, field, walls, Box(mat.x + 43 * u, y, wide, high))

    def mat(self, seat: int, field: int, walls: int, box: Box, order: int) -> Placement:
        """What a Province lies on."""
        return self.at(
            province_key(seat, field),
            "province",
            Face(ROOM, "province"),
            box,
            z=bands.PLACES + 2,
            label=self.words.province_label(seat, field, walls),
            order=order,
            focusable=True,
        )

    def narrow_provinces(self, seat: int) -> Iterable[Placement]:
        """The attacker's Provinces, small beside what stays at home: no battle is fought there, but they are there."""
        u, standing = self.u, self.view.provinces[seat]
        for at, province in enumerate(standing):
            box = self.layout.small_mat(self.is_own(seat), at, len(standing))
            walls = strength(self.table, seat, province.field)
            order = self.order(seat, 4 * province.field)
            yield self.mat(seat, province.field, walls, box, order)
            card = self.layout.card(box.left + 23 * u, box.y, 40)
            region = Box(box.left + 63 * u, box.top + 22 * u, 36 * u, 36 * u)
            yield from self.province_cards(seat, province, self.view.filled[seat][at], card, region, order + 1)
            yield self.wall(seat, province.field, walls, Box(region.x, box.bottom - 14 * u, 37 * u, 19 * u))
            yield self.number(seat, province.field, box.left + box.width - 9 * u, box.top + 10 * u)

    def wall(self, seat: int, field: int, walls: int, box: Box) -> Placement:
        """The strength of a Province on a plate."""
        printed = self.print(self.table.strongholds[seat]).card.province_strength or 0
        face = Face(ROOM, "wall", (self.words.number(walls), (walls > printed) - (walls < printed)))
        return self.at(wall_key(seat, field), "wall", face, box, z=bands.PLATES + 1)

    def province_cards(
        self, seat: int, province: Province, filled: bool, place: Box, aside: Box, order: int
    ) -> Iterable[Placement]:
        """The card of a Province and its Region."""
        field, card, words, u = province.field, province.card, self.words, self.u
        deck = deck_key(seat, "dynasty")
        if province.up and card is not None:
            kind = self.print(card)
            price = self._price(seat, card)
            dear = price is not None and most_gold(self.table, seat, kind.type) < price
            yield self.at(
                card_key(card),
                "offer",
                offer_face(kind, price, dear, words),
                place,
                z=bands.CARDS,
                shadow=3 * u,
                label=words.offer_label(seat, field, kind, price),
                order=order,
                focusable=True,
                large=large_face(kind, words),
                leaves=self.discard_of(card),
                enters=deck,
            )
            yield from self.seal(card, place)
        elif filled:
            known = None if card is None else self.print(card)
            label = words.down_label(seat, field)
            yield self.at(
                down_key(seat, field),
                "back",
                Face(ROOM, "back", ("dynasty", self.clan(seat))),
                place,
                z=bands.CARDS,
                shadow=3 * u,
                label=label if known is None else f"{label} {words.known_down(known)}",
                order=order,
                focusable=True,
                large=None if known is None else large_face(known, words),
                enters=deck,
            )
        if province.region is not None:
            kind = self.print(province.region)
            yield self.at(
                card_key(province.region),
                "region",
                Face(ROOM, "region", (kind.title,)),
                aside,
                z=bands.CARDS,
                shadow=2 * u,
                label=words.piece_label(self.table, province.region),
                order=order + 1,
                focusable=True,
                large=large_face(kind, words),
                leaves=self.discard_of(province.region),
            )

    def _price(self, seat: int, card: int) -> int | None:
        if self.print(card).type not in ("holding", "personality"):
            return None
        return min(prices(self.table, seat, card).values(), default=self.print(card).card.cost)

    # -- homes --------------------------------------------------------------------------------------------------------

    def _home(self, seat: int) -> Iterable[Placement]:
        own, u, lay = self.is_own(seat), self.u, self.layout
        top, foot = lay.home(own)
        left, right = lay.x0 + 4 * u, lay.x1 - 4 * u
        others = self.others_at_home(seat)
        if not others:
            return
        first, rest = others[0], others[1:]
        middle = (top + foot) / 2
        bowed = self.table.pieces[first].bowed
        wide = 60 * u * (RATIO if bowed else 1)
        yield from self.token(first, lay.card(left + wide / 2, middle, 60), self.order(seat, 20))
        left += wide + 8 * u
        leaders = self.leaders(seat, HOME)
        width = min(50 * u, (foot - top - 4 * u) / 2 / RATIO)
        limit = left + (0.36 if leaders else 0.8) * (lay.x1 - lay.x0)
        end = left
        for rank in (0, 1):
            cards = rest[rank::2]
            y = middle + (width * RATIO / 2 + 1.5 * u) * (1 if rank else -1)
            bows = [self.table.pieces[card].bowed for card in cards]
            for card, box in zip(cards, lay.tokens(bows, left, limit, y, width / u), strict=True):
                yield from self.token(card, box, self.order(seat, 21 + 10 * rank))
                end = max(end, box.x + box.width * (RATIO if self.table.pieces[card].bowed else 1) / 2)
        room = [Unit(self.table.pieces[card].bowed, len(self.table.unit(card)) - 1) for card in leaders]
        ranks = lay.ranks(room, end + 12 * u, right, top + 3 * u, foot - 3 * u)
        for card, (x, base) in zip(leaders, ranks.places, strict=True):
            yield from self.unit(card, x, base, ranks.width, self.order(seat, 50))

    # -- hands --------------------------------------------------------------------------------------------------------

    def _other_hand(self) -> Iterable[Placement]:
        seat, words = 1 - self.own, self.words
        hand = self.view.hands[seat]
        for i, (card, box) in enumerate(zip(hand, self.layout.other(len(hand)), strict=True)):
            key = f"{hand_key(seat)}.{i}" if card is None else card_key(card)
            kind = None if card is None else self.print(card)
            face = Face(ROOM, "back", ("fate", self.clan(seat))) if kind is None else small_face(kind, words)
            yield self.at(
                key,
                "back",
                face,
                box,
                z=bands.HAND + i,
                shadow=2 * self.u,
                label=words.back_label(seat, len(hand)) if i == 0 or kind is not None else "",
                order=self.order(seat, 0),
                focusable=kind is not None or i == 0,
                large=None if kind is None else large_face(kind, words),
                enters=deck_key(seat, "fate"),
                leaves=discard_key(seat, "fate"),
            )

    def _hand(self) -> Iterable[Placement]:
        seat, words = self.own, self.words
        hand = self.view.hands[seat]
        for i, (card, (box, tilt)) in enumerate(zip(hand, self.layout.hand(len(hand)), strict=True)):
            if card is None:
                face = Face(ROOM, "back", ("fate", self.clan(seat)))
                yield self.at(
                    f"{hand_key(seat)}.{i}", "back", face, box, z=bands.HAND + i, tilt=tilt, shadow=3 * self.u
                )
                continue
            kind = self.print(card)
            price = kind.card.cost or None
            paying = kind.type if kind.attachment else ""
            dear = bool(price) and most_gold(self.table, seat, paying) < (price or 0)
            yield self.at(
                card_key(card),
                "hand",
                hand_face(kind, price, dear, words),
                box,
                z=bands.HAND + i,
                tilt=tilt,
                shadow=4 * self.u,
                label=words.hand_label(kind, price, kind.card.focus),
                order=500 + i,
                focusable=True,
                large=large_face(kind, words),
                enters=deck_key(seat, "fate"),
                leaves=discard_key(seat, "fate"),
            )
            yield from self.seal(card, box)
