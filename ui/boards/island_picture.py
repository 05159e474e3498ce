"""The table of Island Settlers as a picture of what a seat sees."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from desktop.rules.island import values as v
from desktop.rules.island.board import (
    AROUND,
    HARBOR_PATHS,
    HARBOR_SEAS,
    HEXES,
    LAND,
    SIDES,
    bits,
    joined,
)
from desktop.rules.island.values import KINDS, Board, Card, Terrain, View
from ui.art.face import Face
from ui.boards import island_draft as d
from ui.boards.island_faces import BLANK, ROOM, dev_face, goods_face, label_face, named
from ui.boards.island_form import form
from ui.boards.island_keys import (
    DICE,
    DICE_GAP,
    asked,
    built_key,
    card_key,
    crossing_key,
    hex_key,
    own_seat,
    path_key,
    pile_key,
    plate_key,
    road_key,
)
from ui.boards.island_layout import Layout
from ui.boards.island_sheets import sheets
from ui.boards.island_sites import glowing, robber_sites
from ui.stage import bands
from ui.stage.box import Box
from ui.stage.placement import Area, Draft, Placement
from ui.words.island import IslandWords
from ui.words.island_base import sides_of

PREVIEW = (600.0, 520.0)
"""Size of the island alone; `ui.shell.table.PREVIEW` is the same."""
ROADS, SPOTS, BUILDINGS, PLACES, ROBBER = (bands.CARDS, bands.CARDS + 30, bands.OBJECTS, bands.OBJECTS + 60, 470)
"""Drawing order on the island, above hexes, tokens and harbors."""
HOT = "hot"


def picture(view: View, draft: Draft | None, area: Area, words: IslandWords) -> tuple[Placement, ...]:
    """Everything on the table; `draft` is what the viewer has laid out and not yet done."""
    return tuple(_Table(view, draft, area, words).placements())


def passing(view: View, area: Area, words: IslandWords) -> tuple[Placement, ...]:
    """The same on the way to the next choice: nothing glows that could be taken for one."""
    return tuple(_Table(view, None, area, words, rests=False).placements())


def preview(view: View, words: IslandWords) -> tuple[Placement, ...]:
    """The island alone, for the page where a match is set up."""
    lay = Layout(Area(*PREVIEW), alone=True)
    table = _Table(view, None, lay.area, words, lay)
    return tuple(table.island_alone())


def at(key: str, kind: str, face: Face, box: Box, **more: object) -> Placement:
    """A placement in a box."""
    return Placement(key, kind, face, box.x, box.y, box.width, box.height, **more)  # type: ignore[arg-type]


def harbor_side(where: int) -> int:
    """The direction from a harbor's sea hex towards its land hex, as `board.AROUND` counts them."""
    sea = HARBOR_SEAS[where]
    (land,) = sides_of(HARBOR_PATHS[where])
    step = tuple(a - b for a, b in zip(HEXES[land], sea, strict=True))
    return AROUND.index(step)


class _Table:
    """One picture being put together."""

    def __init__(
        self,
        view: View,
        draft: Draft | None,
        area: Area,
        words: IslandWords,
        layout: Layout | None = None,
        rests: bool = True,
    ) -> None:
        self.view = view
        self.draft = draft
        self.area = area
        self.words = words
        self.layout = layout or Layout(area)
        self.own = own_seat(view)
        self.rests = rests

    def placements(self) -> Iterable[Placement]:
        """From the ground up."""
        lay, area = self.layout, self.area
        wood = Box(area.width / 2, area.height / 2, area.width, area.height)
        yield at("wood", "ground", Face("table", "wood"), wood, z=bands.GROUND)
        yield at("sea", "ground", Face(ROOM, "sea"), lay.sea, z=bands.GROUND + 1)
        yield at("coast", "ground", Face(ROOM, "coast"), lay.land, z=bands.GROUND + 2)
        yield from self._ornaments()
        if self.view.board is not None:
            yield from self._island(self.view.board)
            yield from self._pieces(self.view.board)
        for place in range(len(self.view.sizes)):
            yield from self._plate((self.own + place) % len(self.view.sizes), place)
        yield from self._dice()
        yield from self._hand()
        yield from sheets(self.view, self.draft, lay, self.words)
        yield from form(self.view, self.draft, lay, self.words)

    def island_alone(self) -> Iterable[Placement]:
        """The sea and the island as it was laid, with nobody on it."""
        yield at("sea", "ground", Face(ROOM, "sea"), self.layout.sea, z=bands.GROUND + 1)
        yield at("coast", "ground", Face(ROOM, "coast"), self.layout.land, z=bands.GROUND + 2)
        if self.view.board is not None:
            yield from self._island(self.view.board)

    def _ornaments(self) -> Iterable[Placement]:
        """Decoration in corners of the sea where nobody sits."""
        lay, seats = self.layout, len(self.view.sizes)
        s = lay.s
        compass = lay.corner(0, 10, 10)
        side = -1 if self.area.rtl else 1
        x = compass.x + side * 0.62 * s
        yield at(
            "compass",
            "ground",
            Face(ROOM, "compass"),
            Box(x, lay.sea.y + lay.sea.height * 0.23, 1.1 * s, 1.1 * s),
            z=bands.GROUND + 3,
        )
        x, y = lay.sea.x + side * 4.95 * s, lay.sea.y + lay.sea.height * (0.2 if seats == 4 else 0.3)
        if self.area.rtl:  # between the two harbors in the west
            x, y = lay.sea.x - min(5.5 * s, lay.sea.width / 2 - 0.8 * s), lay.sea.y
        whale = Face(ROOM, "whale", (True,) if self.area.rtl else ())
        yield at("whale", "ground", whale, Box(x, y, 1.4 * s, 0.7 * s), z=bands.GROUND + 3)

    # -- the island ---------------------------------------------------------------------------------------------------

    def _island(self, board: Board) -> Iterable[Placement]:
        view, words, lay = self.view, self.words, self.layout
        targets = robber_sites(view, self.draft) if self.rests else ()
        rolled = sum(view.dice) if view.dice and self._after_roll() else 0
        for number in range(LAND):
            terrain = board.terrains[number]
            # There are as many prints of a terrain as hexes of it: no two on the island are the same.
            face = Face(ROOM, "hex", (named(terrain), board.terrains[:number].count(terrain)))
            box = lay.hex(number)
            yield at(f"land:{number}", "hex", face, box, z=bands.LOW)
            label = words.hex_label(view, number)
            key = hex_key(number)
            place = Box(box.x, box.y, box.width * 0.62, box.height * 0.62)
            yield at(key, "place", BLANK, place, z=bands.LOW + 60, label=label, order=500 + number, focusable=True)
            if number in targets:
                chosen = isinstance(self.draft, d.Sending)
                yield at(f"{key}/glow", "spot", Face(ROOM, "hex_spot", (chosen,)), box, z=bands.LOW + 50)
            if terrain is not Terrain.DESERT:
                hot = rolled == board.numbers[number]
                state = "robbed" if view.robber == number else HOT if hot else ""
                token = Face(ROOM, "token", (board.numbers[number], state))
                yield at(f"token:{number}", "token", token, lay.token(number), z=bands.LOW + 40)
        for where, kind in enumerate(board.harbors):
            face = Face(ROOM, "harbor", (named(kind), harbor_side(where)))
            label = words.harbor_label(view, where)
            yield at(f"harbor:{where}", "harbor", face, lay.harbor(where), z=bands.LOW + 20)
            sail = lay.harbor(where)
            inner = Box(sail.x, sail.y, lay.s, lay.s)
            key = f"harbor:{where}/sign"
            yield at(key, "place", BLANK, inner, z=bands.LOW + 21, label=label, order=540 + where, tip=label)
        robber = lay.robber(view.robber)
        yield at(
            "robber",
            "robber",
            Face(ROOM, "robber"),
            robber,
            z=ROBBER,
            label=words.robber_label(view),
            order=530,
        )

    def _after_roll(self) -> bool:
        return not self.view.frames or not isinstance(self.view.frames[0], v.BeforeRoll | v.Rolling)

    def _pieces(self, board: Board) -> Iterable[Placement]:
        view, words, lay = self.view, self.words, self.layout
        roads, settlements, cities = glowing(view, self.draft) if self.rests else (0, 0, 0)
        chosen = isinstance(self.draft, d.Building)
        for seat, mask in enumerate(view.roads):
            for path in bits(joined(mask)):
                box, tilt = lay.path(path, 0.7)
                face = Face(ROOM, "road", (seat, "", round(tilt)))
                yield at(
                    road_key(path),
                    "road",
                    face,
                    box,
                    z=ROADS,
                    tilt=tilt,
                    enters=self._supply(seat, "road"),
                    leaves=self._supply(seat, "road"),
                    marked=Face(ROOM, "road", (seat, "last", round(tilt))),
                )
        taken = sum(joined(mask) for mask in view.roads)
        for path in range(SIDES):
            box, tilt = lay.path(path, 0.66)
            if roads >> path & 1:
                spot = Face(ROOM, "path_spot", (view.seat, chosen))
                yield at(f"{path_key(path)}/spot", "spot", spot, box, z=SPOTS, tilt=tilt)
            elif not taken >> path & 1:
                continue
            hit = Box(box.x, box.y, box.width * 0.74, box.height * 1.5)
            yield at(
                path_key(path),
                "place",
                BLANK,
                hit,
                z=PLACES,
                tilt=tilt,
                label=words.path_label(view, path),
                order=700 + path,
                focusable=True,
            )
        yield from self._crossings(settlements, cities, chosen)

    def _crossings(self, settlements: int, cities: int, chosen: bool) -> Iterable[Placement]:
        view, words, lay = self.view, self.words, self.layout
        # Where nearly all of the island is open, large signs would hide its numbers and harbors.
        size = 0.62 if settlements.bit_count() <= 12 else 0.48
        assert view.board is not None
        for crossing, named_place in enumerate(words.crossings(view.board)):
            bit = 1 << crossing
            if settlements & bit:
                box = lay.crossing(crossing, size)
                spot = Face(ROOM, "node_spot", (view.seat, chosen))
                yield at(f"{crossing_key(crossing)}/spot", "spot", spot, box, z=SPOTS + 10)
            for seat in range(len(view.sizes)):
                rim = "legal" if cities & bit and seat == view.seat else ""
                if view.settlements[seat] & bit:
                    yield self._building(crossing, seat, "settlement", rim)
                elif view.cities[seat] & bit:
                    yield self._building(crossing, seat, "city", "")
            yield at(
                crossing_key(crossing),
                "place",
                BLANK,
                lay.crossing(crossing, 0.5),
                z=PLACES + 10,
                label=words.crossing_label(view, crossing, named_place),
                order=600 + crossing,
                focusable=True,
            )

    def _building(self, crossing: int, seat: int, what: str, rim: str) -> Placement:
        size, rise = (0.6, 0.016) if what == "settlement" else (0.84, 0.086)
        box = self.layout.crossing(crossing, size, rise)
        supply = self._supply(seat, what)
        depth = min(49, max(0, round((box.y - self.layout.sea.top) / self.layout.sea.height * 49)))
        face = Face(ROOM, what, (seat, rim))
        marked = Face(ROOM, what, (seat, rim or "last"))
        z = BUILDINGS + depth
        return at(built_key(crossing), what, face, box, z=z, enters=supply, leaves=supply, marked=marked)

    def _supply(self, seat: int, what: str) -> str:
        """Where a piece comes from: the viewer's from the costs, the others' from their plates."""
        return f"row:{what}" if seat == self.view.seat else plate_key(seat)

    # -- what the seats have ------------------------------------------------------------------------------------------

    def _plate(self, seat: int, place: int) -> Iterable[Placement]:
        view, words, lay = self.view, self.words, self.layout
        points = view.own_points if seat == view.seat else view.points[seat]
        held = view.road_holder == seat, view.army_holder == seat
        award = {(True, True): "both", (True, False): "road", (False, True): "army"}.get(held, "")
        acts = bool(view.frames) and asked(view) == seat
        face = Face(
            ROOM,
            "plate",
            (
                seat,
                words.plain_name(seat),
                words.number(points),
                view.sizes[seat],
                view.card_counts[seat],
                view.played[seat][Card.KNIGHT],
                view.lengths[seat],
                award,
                acts,
                self.area.rtl,
            ),
        )
        label = words.plate_label(view, seat)
        yield at(
            plate_key(seat),
            "plate",
            face,
            lay.plate(place),
            z=bands.PLATES + 10,
            shadow=4 * lay.k,
            label=label,
            tip=label,
            order=50 if place == 0 else 80 + place,
            focusable=True,
        )
        gained = view.gains[seat] if view.gains and self._after_roll() else v.NOTHING
        kinds = [kind for kind in KINDS if gained[kind]]
        for kind, box in zip(kinds, lay.gains(place, len(kinds)), strict=True):
            chip = Face(ROOM, "slot", (named(kind), f"+{gained[kind]}", ""))
            yield at(f"gain:{seat}.{kind.value}", "gain", chip, box, z=bands.PLATES + 20, enters=plate_key(seat))

    def _dice(self) -> Iterable[Placement]:
        view, lay = self.view, self.layout
        dice = view.dice or (0, 0)
        stale = not self._after_roll()
        label = self.words.dice_label(view)
        first, last = lay.die(0), lay.die(1)
        both = Box((first.x + last.x) / 2, first.y, abs(last.x - first.x) + first.width, first.height)
        yield at(DICE_GAP, "place", BLANK, both, z=bands.OBJECTS + 79)
        for number, (key, pips) in enumerate(zip(DICE, dice, strict=True)):
            yield at(
                key,
                "die",
                Face(ROOM, "die", (pips,)),
                lay.die(number),
                z=bands.OBJECTS + 80 + number,
                tilt=(-6.0, 5.0)[number],
                shadow=4 * lay.k,
                opacity=0.72 if stale and view.dice else 1.0,
                label=label if number == 0 else "",
                order=20 + number,
                focusable=number == 0,
            )
        if view.dice is not None and not stale:
            face = label_face(self.words.number(sum(dice)), 34, "paper", "middle", True)
            yield at("sum", "sum", face, lay.sum, z=bands.OBJECTS + 82)

    def _hand(self) -> Iterable[Placement]:
        view, words, lay = self.view, self.words, self.layout
        piles = [kind for kind in KINDS if view.hand[kind]]
        cards = [card for card in v.CARDS if view.cards[card]]
        boxes = lay.hand(len(piles), len(piles) + len(cards))
        picked = self._picked()
        for at_place, (kind, box) in enumerate(zip(piles, boxes, strict=False)):
            face, count = goods_face(kind, words), view.hand[kind]
            label = words.hand_label(kind, count)
            yield from self._pile(pile_key(kind), face, box, count, label, 10 + at_place, picked[kind])
        for at_place, (card, box) in enumerate(zip(cards, boxes[len(piles) :], strict=True)):
            fresh = view.fresh[card] if view.fresh is not None else 0
            label = words.card_label(card, view.cards[card], fresh)
            face = dev_face(card, words)
            yield from self._pile(card_key(card), face, box, view.cards[card], label, 30 + at_place, 0)

    def _picked(self) -> v.Goods:
        """How many cards of each kind the draft takes from the hand."""
        match self.draft:
            case d.Trading(give) | d.Countering(give):
                return give
            case d.Giving(goods):
                return goods
        return v.NOTHING

    def _pile(
        self, key: str, face: Face, box: Box, count: int, label: str, order: int, picked: int
    ) -> Iterable[Placement]:
        """Equal cards on one pile: up to three edges show, a disc counts; those chosen lie higher."""
        k = self.layout.k
        edges = min(3, count)
        for under in range(edges - 1, 0, -1):
            shifted = replace(box, x=box.x + under * 4 * k, y=box.y - under * 2 * k)
            yield at(f"{key}/{under}", "card", face, shifted, z=bands.HAND - under, shadow=2 * k)
        raised = replace(box, y=box.y - (12 * k if picked else 0))
        source = "deck" if key.startswith("card") else ""
        yield at(
            key,
            "hand",
            face,
            raised,
            z=bands.HAND + 1,
            shadow=(8 if picked else 4) * k,
            label=label,
            order=order,
            focusable=True,
            large=face,
            enters=source,
        )
        if count > 1 or picked:
            text = f"{picked}/{count}" if picked else self.words.number(count)
            disc = Face("table", "count", (text,))
            size = 26 * k
            spot = Box(box.x + box.width / 2 - 8 * k, raised.y - box.height / 2 + 4 * k, size, size)
            yield at(f"{key}/count", "count", disc, spot, z=bands.HAND + 20)
