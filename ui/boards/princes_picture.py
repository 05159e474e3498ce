"""The table of Rival Princes as a picture of what a seat sees."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.rules.princes import choices as c
from desktop.rules.princes import decisions as q
from desktop.rules.princes.cards import CARDS, RegionCard, Slot, number_of, resource_of
from desktop.rules.princes.tableau import (
    SAFE,
    axis_of,
    facts,
    neighbours,
    points_of,
    regions_of,
    sites_of,
    unprotected_of,
)
from desktop.rules.princes.values import View
from ui.art.face import Face
from ui.boards.princes_buttons import buttons
from ui.boards.princes_draft import Arrangement, Laying, arrangement_of
from ui.boards.princes_faces import (
    ROOM,
    axis_face,
    back_face,
    card_face,
    region_face,
    site_face,
    spot_face,
    told_face,
)
from ui.boards.princes_harvest import harvest, has_harvest
from ui.boards.princes_keys import (
    axis_key,
    event_key,
    hand_keys,
    own_seat,
    place_key,
    plate_key,
    played_key,
    region_key,
    site_key,
)
from ui.boards.princes_layout import ROWS, Layout, Realm
from ui.boards.princes_marks import Marks, marks_of
from ui.boards.princes_shelf import shelf
from ui.stage import bands
from ui.stage.box import Box
from ui.stage.placement import Area, Draft, Placement, Ring
from ui.words.princes import PrincesWords

SITE_BANDS: dict[int, int] = {2: bands.CARDS + 60, 1: bands.CARDS, -1: bands.CARDS + 1, -2: bands.LOW}
"""By row as seen: the upper outer site lies over the inner one, the lower one under it, so both show their figures."""


def realm_of(view: View, seat: int) -> Realm:
    """How far a principality reaches, with the place for the next settlement and its regions."""
    estate = view.estates[seat]
    if not estate.axis:
        return Realm()
    left, right = estate.left, estate.left + len(estate.axis) - 1

    def beyond(outermost: str) -> int:
        """How many columns more: a town's regions; beyond a road the next settlement with its regions."""
        return 1 if outermost != "road" else 2 if view.settlements else 0

    return Realm(left - beyond(estate.axis[0]), right + beyond(estate.axis[-1]), "city" in estate.axis)


def layout_of(view: View, area: Area) -> Layout:
    """The measures of this table."""
    own = own_seat(view)
    return Layout(area, realm_of(view, own), realm_of(view, 1 - own), has_harvest(view))


def picture(view: View, draft: Draft | None, area: Area, words: PrincesWords) -> tuple[Placement, ...]:
    """Everything on the table; `draft` is what the viewer has laid out and not yet done."""
    return tuple(_Table(view, draft, area, words).placements())


class _Table:
    """One picture being put together."""

    def __init__(self, view: View, draft: Draft | None, area: Area, words: PrincesWords) -> None:
        self.view = view
        self.draft = draft
        self.area = area
        self.words = words
        self.layout = layout_of(view, area)
        self.own = own_seat(view)
        self.marks: Marks = marks_of(view, draft)

    def placements(self) -> Iterable[Placement]:
        """From the ground up."""
        yield from self._ground()
        yield from shelf(self.view, self.layout, self.words, self._ring, self._matters)
        yield from harvest(self.view, self.layout, self.words)
        for seat in (1 - self.own, self.own):
            yield from self._realm(seat)
            yield self._plate(seat)
        yield from self._tokens()
        yield from buttons(self.view, self.draft, self.layout, self.words)
        yield from self._hand()
        yield from self._played()
        yield from self._spread()

    @staticmethod
    def _at(key: str, kind: str, face: Face, box: Box, **more: object) -> Placement:
        return Placement(key, kind, face, box.x, box.y, box.width, box.height, **more)  # type: ignore[arg-type]

    def _matters(self, key: str, rank: int = 1) -> int:
        """How much a thing is what it is about now."""
        return rank if key in self.marks.matters else 0

    def _ring(self, key: str) -> Ring:
        """Gold round what is picked up, madder round what pays for it; what can be done is outlined elsewhere."""
        return "legal" if key in self.marks.picked else "loss" if key in self.marks.pays else ""

    def _ground(self) -> Iterable[Placement]:
        lay, area = self.layout, self.area
        wood = Box(area.width / 2, area.height / 2, area.width, area.height)
        yield self._at("wood", "ground", Face("table", "wood"), wood, z=bands.GROUND)
        for i, seat in enumerate((1 - self.own, self.own)):
            face = Face(ROOM, "runner", (seat,))
            yield self._at(f"runner:{seat}", "ground", face, lay.runner(seat == self.own), z=bands.GROUND + 1 + i)

    # -- a principality -----------------------------------------------------------------------------------------------

    def _realm(self, seat: int) -> Iterable[Placement]:
        if not self.view.estates[seat].axis:
            yield from self._arranging(seat)
            return
        yield from self._axis(seat)
        yield from self._regions(seat)
        yield from self._sites(seat)
        yield from self._new_places(seat)

    def _order(self, seat: int, column: int, row: int) -> int:
        """Reading order in a principality: rows as they are seen from the top, each from the left."""
        seen = row if seat == self.own else -row
        return (300 if seat == self.own else 100) + (2 - seen) * 18 + min(17, max(0, column + 8))

    def _axis(self, seat: int) -> Iterable[Placement]:
        view, words, own = self.view, self.words, seat == self.own
        for column, kind in axis_of(view, seat):
            key, face = axis_key(seat, column), axis_face(kind)
            yield self._at(
                key,
                kind,
                face,
                self.layout.at(own, column, 0),
                z=bands.CARDS + 80,
                ring=self._ring(key),
                shadow=3 * self.layout.k,
                label=words.axis_label(seat, kind),
                order=self._order(seat, column, 0),
                focusable=True,
                large=face,
                enters=f"supply:{kind}",
                leaves=f"supply:{kind}",
            )
        known = facts(view.estates[seat])
        next_towns = known.town_ends if view.settlements else ()
        for column in (*known.road_ends, *next_towns):
            key = axis_key(seat, column)
            if key in self.marks.places or column in next_towns:
                yield self._spot(seat, key, column, 0, words.end_label(seat, column in known.road_ends))

    def _spot(self, seat: int, key: str, column: int, row: int, label: str) -> Placement:
        legal, own = key in self.marks.places, seat == self.own
        return self._at(
            key,
            "spot",
            spot_face(legal),
            self.layout.at(own, column, row),
            z=bands.PLACES + (1 if abs(row) == 2 else 0),
            label=label,
            order=self._order(seat, column, row),
            focusable=own,
        )

    def _region(
        self, seat: int, region: RegionCard, column: int, row: int, stored: int, label: str
    ) -> Iterable[Placement]:
        """A region, turned to what it stores, and its number over it, which stays upright while the region turns."""
        key, k, box = region_key(region), self.layout.k, self.layout.at(seat == self.own, column, row)
        disc = Face(ROOM, "number", (number_of(region),))
        yield self._at(f"{key}/number", "number", disc, box, z=bands.CARDS + 31)
        yield self._at(
            key,
            "region",
            region_face(region, stored),
            box,
            z=bands.CARDS + 30,
            turns=stored,
            ring=self._ring(key),
            shadow=3 * k,
            label=label,
            order=self._order(seat, column, row),
            focusable=True,
            large=region_face(region, 0),
            enters="pile:regions",
            leaves="pile:regions",
        )

    def _regions(self, seat: int) -> Iterable[Placement]:
        for seen in regions_of(self.view, seat):
            label = self.words.region_label(seat, seen)
            yield from self._region(seat, seen.card, seen.column, seen.row, seen.stored, label)

    def _sites(self, seat: int) -> Iterable[Placement]:
        view, words, own = self.view, self.words, seat == self.own
        for site in sites_of(view, seat):
            key, row = site_key(seat, site.column, site.slot), ROWS[site.slot]
            if site.card is None:
                inner = row in (1, -1) or self._inner_taken(seat, site.column, site.slot)
                yield from self._effect(seat, key, site.column, site.slot)
                if inner or key in self.marks.places:
                    label = words.site_label(seat, site.column, site.slot, not own)
                    yield self._spot(seat, key, site.column, row, label)
                continue
            yield self._at(
                key,
                "card",
                site_face(site.card),
                self.layout.at(own, site.column, row),
                z=SITE_BANDS[row if own else -row],
                ring=self._ring(key),
                shadow=3 * self.layout.k,
                label=words.placed_label(seat, site.column, site.slot, site.card, not own),
                order=self._order(seat, site.column, row),
                focusable=True,
                tip=words.card_tip(site.card),
                matters=self._matters(key),
                large=card_face(site.card, words),
                enters=f"hand:{site.card}.0" if own else plate_key(seat),
                leaves=plate_key(seat),
            )

    def _effect(self, seat: int, key: str, column: int, slot: Slot) -> Iterable[Placement]:
        """On a place for the card that is picked up: a mark for each region that it would double there."""
        card = self.draft.card if isinstance(self.draft, Laying) else None
        if card is None or key not in self.marks.places or CARDS[card].doubles is None:
            return
        estate, kind = self.view.estates[seat], CARDS[card].doubles
        around = neighbours(estate, column, slot)
        hits = sum(resource_of(estate.regions[region]) == kind for region in around)
        box = self.layout.at(seat == self.own, column, ROWS[slot])
        size = box.width * 0.34
        for i in range(max(1, hits)):
            x = box.x + (i - (max(1, hits) - 1) / 2) * size * 1.1
            face = Face(ROOM, "resource", (str(kind), hits > 0))
            yield self._at(f"{key}/{i}", "mark", face, Box(x, box.y, size, size), z=bands.TABS + 5)

    def _new_places(self, seat: int) -> Iterable[Placement]:
        """Where the regions of a new settlement are going to lie."""
        view, decision = self.view, self.view.decision
        if isinstance(decision, q.ChooseRegions | q.ChooseRow) and decision.seat == seat:
            asked = isinstance(decision, q.ChooseRow) and seat == view.seat
            for row in (1, -1):
                box = self.layout.at(seat == self.own, decision.column, row)
                label = self.words.action(c.PlaceRow(row)) if asked else ""
                order = self._order(seat, decision.column, row)
                yield self._at(
                    place_key(row),
                    "spot",
                    spot_face(True),
                    box,
                    z=bands.PLACES,
                    label=label,
                    order=order,
                    focusable=asked,
                )

    def _inner_taken(self, seat: int, column: int, slot: Slot) -> bool:
        inner = {"up2": "up1", "down2": "down1"}.get(slot, slot)
        return any(place.column == column and place.slot == inner for place in self.view.estates[seat].places)

    def _arranging(self, seat: int) -> Iterable[Placement]:
        """Before the regions lie: one's own arrangement as it is laid out, the other's face down."""
        view, words, own, k = self.view, self.words, seat == self.own, self.layout.k
        for column, kind in ((-1, "settlement"), (0, "road"), (1, "settlement")):
            box, face = self.layout.at(own, column, 0), axis_face(kind)
            label = words.axis_label(seat, kind)
            yield self._at(
                axis_key(seat, column), kind, face, box, z=bands.CARDS + 80, shadow=3 * k, label=label, large=face
            )
        laid: Arrangement | None = arrangement_of(view, self.draft) if own else None
        for i in range(6):
            column, row = (-2, 0, 2)[i // 2], -1 if i % 2 else 1
            if laid is not None:
                region = laid.regions[i]
                label = words.arranged_label(region, column, row)
                yield from self._region(seat, region, column, row, 1, label)
            else:
                yield self._at(
                    f"back:{seat}.{i}",
                    "back",
                    back_face("region"),
                    self.layout.at(own, column, row),
                    z=bands.CARDS + 30,
                    shadow=3 * k,
                )

    # -- what the seats have ------------------------------------------------------------------------------------------

    def _plate(self, seat: int) -> Placement:
        view, words, own = self.view, self.words, seat == self.own
        known = facts(view.estates[seat])
        points, open_to_robbers = points_of(view, seat).all, unprotected_of(view, seat)
        hand = words.of_limit(view.hand_sizes[seat], known.limit)
        acts = view.active == seat and view.phase not in ("setup", "over")
        acts = acts or (view.decision is not None and view.decision.seat == seat)
        face = Face(
            ROOM,
            "plate",
            (
                seat,
                words.plain_name(seat),
                points,
                view.options.points,
                open_to_robbers,
                known.strength,
                known.tournament,
                known.commerce,
                hand,
                acts,
                not own,
                self.area.rtl,
            ),
        )
        label = words.plate_label(view, seat, SAFE)
        return self._at(
            plate_key(seat),
            "plate",
            face,
            self.layout.plate_of(own),
            z=bands.PLATES + 10,
            shadow=4 * self.layout.k,
            label=label,
            tip=label,
            order=50 if own else 90,
            focusable=True,
            large=Face(ROOM, "figure", ("points", str(points))),
        )

    def _tokens(self) -> Iterable[Placement]:
        """On the shelf, or on a town of their holders: the mill's on a city, the knight's on the first town on the left
        of the starting road."""
        view, lay = self.view, self.layout
        for token, holder in (("knight", view.knight), ("mill", view.mill)):
            key = f"token:{token}"
            box = lay.shelf(key)
            if holder is not None:
                cities = facts(view.estates[holder]).cities
                column = min(cities, key=lambda at: (abs(at), -at)) if token == "mill" else -1
                box = lay.token(holder == self.own, column, token == "knight")
            label = self.words.token_label(token, holder)
            yield self._at(
                key,
                "token",
                Face(ROOM, "token", (token,)),
                box,
                z=bands.TABS,
                label=label,
                tip=label,
                order=220 if holder is None else 51 if holder == self.own else 91,
            )

    def _hand(self) -> Iterable[Placement]:
        view, words, lay = self.view, self.words, self.layout
        keys = hand_keys(view.hand)
        for i, (card, key, (box, tilt)) in enumerate(zip(view.hand, keys, lay.hand(len(keys)), strict=True)):
            picked = key in self.marks.picked
            raised = 34 * lay.k if picked else 0.0
            face = card_face(card, words)
            yield self._at(
                key,
                "hand",
                face,
                Box(box.x, box.y - raised, box.width, box.height),
                z=bands.HAND + i,
                tilt=0.0 if picked else tilt,
                ring="legal" if picked else "",
                shadow=(10 if picked else 5) * lay.k,
                label=words.hand_label(card),
                order=10 + i,
                focusable=True,
                tip=words.card_tip(card),
                matters=self._matters(key),
                large=face,
                enters=self.marks.source,
                leaves=self.marks.target,
            )

    def _played(self) -> Iterable[Placement]:
        """The event card that is turned up, and yellow cards that still work."""
        view, words, lay = self.view, self.words, self.layout
        box = lay.played
        if view.event is not None:
            key = event_key(view.event)
            yield self._at(
                key,
                "event",
                told_face(view.event, words),
                lay.turned if self.marks.turned else box,
                z=bands.HAND + (90 if self.marks.turned else 50),
                shadow=6 * lay.k,
                label=words.event_label(view.event),
                order=60,
                focusable=True,
                tip=words.card_tip(view.event),
                matters=self._matters(key),
                large=card_face(view.event, words),
                enters="pile:events",
                leaves="pile:events",
            )
        for i, card in enumerate(view.table):
            key, face = played_key(i, card), card_face(card, words)
            moved = Box(box.x - 12 * i * lay.k, box.y - 26 * i * lay.k, box.width, box.height)
            yield self._at(
                key,
                "played",
                face,
                moved,
                z=bands.HAND + 51 + i,
                shadow=6 * lay.k,
                label=words.played_label(card),
                order=61 + i,
                focusable=True,
                tip=words.card_tip(card),
                matters=self._matters(key, 1 + i),
                large=face,
                enters=f"hand:{card}.0" if self.marks.player == self.own else plate_key(1 - self.own),
            )

    # -- cards looked through -----------------------------------------------------------------------------------------

    def _spread(self) -> Iterable[Placement]:
        """A stack or a hand that is being looked through, in its order; or regions to choose from."""
        view, words, lay = self.view, self.words, self.layout
        if view.drawn and isinstance(view.decision, q.ChooseRegions | q.ChooseRow):
            for i, (region, box) in enumerate(zip(view.drawn, lay.spread(len(view.drawn), True), strict=True)):
                key = region_key(region)
                yield self._at(
                    key,
                    "choice",
                    region_face(region, 0),
                    box,
                    z=bands.HAND + 60 + i,
                    ring=self._ring(key),
                    shadow=9 * lay.k,
                    label=words.region_name(region),
                    order=1 + i,
                    focusable=True,
                    large=region_face(region, 0),
                    enters="pile:regions",
                    leaves="pile:regions",
                )
            return
        source = self.marks.spread
        if not view.seen or not source:
            return
        for i, (card, box) in enumerate(zip(view.seen, lay.spread(len(view.seen)), strict=True)):
            key, face = f"seen:{i}", card_face(card, words)
            yield self._at(
                key,
                "choice",
                face,
                box,
                z=bands.HAND + 60 + i % 39,
                shadow=9 * lay.k,
                label=words.seen_label(card, i, len(view.seen)),
                order=1 + i,
                focusable=True,
                tip=words.card_text(card),
                large=face,
                enters=source,
                leaves=source,
            )
