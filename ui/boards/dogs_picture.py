"""The table of Six Good Dogs as a picture of what a seat sees."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.rules.dogs import frames as f
from desktop.rules.dogs.cards import SPACES
from desktop.rules.dogs.choices import DoTrick, Space
from desktop.rules.dogs.odds import odds
from desktop.rules.dogs.values import ActiveDog, View
from ui.art.face import Face
from ui.art.faces_dogs import badge_rect, fence_rect, treat_rect
from ui.boards import dogs_draft as d
from ui.boards.dogs_faces import (
    ROOM,
    bust_face,
    complete_face,
    deck_face,
    die_face,
    dog_face,
    dog_id,
    medal_face,
    tile_face,
    trick_card,
)
from ui.boards.dogs_keys import (
    DECK,
    HEAP,
    acting,
    asked,
    buried_key,
    dog_key,
    own_seat,
    placed_key,
    plate_key,
    roll_of,
    running_of,
    space_key,
    tile_key,
    yard_key,
)
from ui.boards.dogs_layout import RATIO, TILE, Layout, Seat
from ui.boards.dogs_tray import at, tray
from ui.stage import bands
from ui.stage.box import Box
from ui.stage.placement import Area, Draft, Placement
from ui.words.dogs import DogsWords

PREVIEW = (600.0, 520.0)
"""Size of the preview; `ui.shell.table.PREVIEW` is the same."""
MOST_BISCUITS = 6
"""So many treats are shown one by one on a tile."""


def picture(view: View, draft: Draft | None, area: Area, words: DogsWords) -> tuple[Placement, ...]:
    """Everything on the table; `draft` is what the viewer has laid out and not yet done."""
    return tuple(_Table(view, draft, area, words).placements())


def preview(view: View, words: DogsWords) -> tuple[Placement, ...]:
    """The tricks of a match and everybody's first dogs, for the page where it is set up."""
    wide, high = PREVIEW
    placed = [at("lawn", "ground", Face(ROOM, "lawn"), Box(wide / 2, high / 2, wide, high), z=bands.GROUND)]
    for place, tile in enumerate(view.tiles):
        box = Box(110 + place % 3 * 190, 96 + place // 3 * 164, 178, 178 * TILE)
        placed.append(at(tile_key(place), "tile", tile_face(tile, False, words), box, z=bands.CARDS, shadow=4))
    dogs = [active.dog for player in view.players for active in player.dogs]
    step = min(90.0, 568 / max(1, len(dogs)))
    for number, dog in enumerate(dogs):
        width = step - 8
        box = Box(wide / 2 + (number - (len(dogs) - 1) / 2) * step, 434, width, width * RATIO)
        placed.append(at(dog_key(dog), "card", dog_face(dog, words), box, z=bands.CARDS, shadow=3))
    return tuple(placed)


def layout_of(view: View, area: Area) -> Layout:
    """The measures of this table."""
    seats, own = len(view.players), own_seat(view)
    dogs = tuple(len(view.players[(own + place) % seats].dogs) for place in range(seats))
    return Layout(area, seats, dogs)


def place_of(view: View, seat: int) -> int:
    """How many places after the viewer a seat sits."""
    return (seat - own_seat(view)) % len(view.players)


def goals(view: View, draft: Draft | None) -> dict[Space, bool]:
    """The free spaces that something can go to now; True: what is held can."""
    if not acting(view):
        return {}
    player = view.players[own_seat(view)]
    free = {(one.dog, number) for one in player.dogs for number in SPACES[one.dog] if one.free >> number & 1}
    match view.frames[-1] if view.frames else None:
        case f.Placing(dice):
            laid = draft if isinstance(draft, d.Placing) else d.fresh(dice, player)
            left = {die for die, place in zip(dice, laid.places, strict=True) if place is None}
            held = dice[laid.held] if laid.held != d.NOBODY else 0
            return {space: space[1] == held for space in free - set(laid.places) if space[1] in left}
        case f.Moving() if isinstance(draft, d.Moving):
            return dict.fromkeys(free, True)
    return {}


class _Table:
    """One picture being put together."""

    def __init__(self, view: View, draft: Draft | None, area: Area, words: DogsWords) -> None:
        self.view = view
        self.draft = draft
        self.area = area
        self.words = words
        self.layout = layout_of(view, area)
        self.own = own_seat(view)
        self.dice = roll_of(view)
        self.laid = draft if isinstance(draft, d.Placing) and len(draft.places) == len(self.dice) else None
        self.goals = goals(view, draft)

    def placements(self) -> Iterable[Placement]:
        """From the ground up."""
        area = self.area
        lawn = Box(area.width / 2, area.height / 2, area.width, area.height)
        yield at("lawn", "ground", Face(ROOM, "lawn"), lawn, z=bands.GROUND)
        yield from self._deck()
        for place in range(len(self.view.tiles)):
            yield from self._tile(place)
        for seat in range(len(self.view.players)):
            yield from self._seat(seat)
        yield from tray(self.view, self.draft, self.layout, self.words, self._resting())

    # -- the middle ---------------------------------------------------------------------------------------------------

    def _deck(self) -> Iterable[Placement]:
        view, words, lay = self.view, self.words, self.layout
        face = deck_face(view.next_dog, view.deck, words)
        large = dog_face(view.next_dog, words) if view.next_dog is not None else None
        yield at(
            DECK,
            "card",
            face,
            lay.deck,
            z=bands.CARDS,
            label=words.deck_label(view),
            tip=words.deck_label(view),
            order=180,
            focusable=True,
            large=large,
        )
        heading = Face(ROOM, "post", (words.next_dog_heading(),))
        yield at("deck/post", "text", heading, lay.deck_heading, z=bands.TABS)

    def _tile(self, place: int) -> Iterable[Placement]:
        view, words, lay = self.view, self.words, self.layout
        tile, box, key = view.tiles[place], lay.tile(place), tile_key(place)
        choosing = isinstance(view.frames[-1] if view.frames else None, f.Choosing)
        running = running_of(view)
        chances = odds(view, DoTrick(tile.trick)) if choosing and tile.ready else None
        done = running is not None and running.trick == tile.trick
        yield at(
            key,
            "tile",
            tile_face(tile, chances is not None, words, bool(view.players[view.turn_seat].room)),
            box,
            z=bands.CARDS + 10,
            shadow=(6 if tile.ready else 3) * lay.k,
            ring="last" if done else "",
            label=words.tile_label(tile),
            tip=words.trick_text(tile.trick),
            order=10 + place,
            focusable=True,
            large=trick_card(tile.trick, words),
            matters=2 if done else 0,
        )
        rtl, width = self.area.rtl, box.width
        if chances is not None:
            badge = box.part(badge_rect(width, rtl))
            bust = bust_face(words.chance(chances.bust), chances.bust)
            yield at(f"{key}/bust", "odds", bust, badge, z=bands.CARDS + 30, tip=words.odds(chances))
            corner = Box(badge.x, box.top + 22 * width / 200, badge.width, badge.height)
            score = complete_face(words.chance(chances.completes))
            yield at(f"{key}/score", "odds", score, corner, z=bands.CARDS + 30, tip=words.odds(chances))
        taker = plate_key(view.turn_seat)
        for number in range(min(tile.treats, MOST_BISCUITS)):
            left, top, side, _ = treat_rect(width, number, rtl)
            biscuit = Face(ROOM, "treat", (-20 + 23 * (number % 3),))
            spot = box.part((left, top, side, side))
            order = bands.CARDS + 31 + number
            yield at(f"{key}/treat.{number}", "treat", biscuit, spot, z=order, enters=HEAP, leaves=taker)
        if tile.treats > MOST_BISCUITS:
            disc = Face("table", "count", (words.number(tile.treats),))
            side = 0.22 * width
            spot = Box(box.x - (0.3 if rtl else -0.3) * width, box.top + 0.38 * box.height, side, side / 2)
            yield at(f"{key}/treats", "count", disc, spot, z=bands.CARDS + 45)

    # -- what lies before a seat --------------------------------------------------------------------------------------

    def _seat(self, seat: int) -> Iterable[Placement]:
        view, words, lay = self.view, self.words, self.layout
        player, place = view.players[seat], place_of(view, seat)
        boxes = lay.seats[place]
        base = 100 if place == 0 else 200 + 40 * place
        acts = bool(view.frames) and (
            asked(view) == seat or (asked(view) is None and view.turn_seat == seat and view.turn)
        )
        scored = " ".join(map(dog_id, player.scored))
        name = words.plain_name(seat)
        face = Face(ROOM, "plate", (seat, name, scored, player.treats, bool(acts), self.area.rtl))
        label = words.plate_label(view, seat)
        yield at(
            plate_key(seat),
            "plate",
            face,
            boxes.plate,
            z=bands.PLATES,
            shadow=3 * lay.k,
            label=label,
            tip=label,
            order=base,
            focusable=True,
        )
        for number, (active, box) in enumerate(zip(player.dogs, boxes.dogs, strict=True)):
            yield from self._dog(seat, active, box, base + 1 + 6 * number)
        yield from self._yard(seat, boxes, base + 38)

    def _dog(self, seat: int, active: ActiveDog, box: Box, order: int) -> Iterable[Placement]:
        view, words, lay = self.view, self.words, self.layout
        face = dog_face(active.dog, words)
        own = seat == self.own
        yield at(
            dog_key(active.dog),
            "card",
            face,
            box,
            z=bands.CARDS,
            shadow=(5 if own else 3) * lay.k,
            label=words.dog_label(seat, active),
            order=order,
            focusable=True,
            large=face,
            enters=DECK,
            leaves=plate_key(seat),
        )
        if active.complete:
            side = 0.34 * box.width
            spot = Box(box.x + 0.36 * box.width, box.top + 0.17 * box.width, side, side)
            yield at(f"{dog_key(active.dog)}/done", "medal", medal_face(active.dog), spot, z=bands.CARDS + 5)
        spaces = SPACES[active.dog]
        for index, number in enumerate(spaces):
            space = (active.dog, number)
            spot = lay.space(box, len(spaces), index)
            if active.filled >> number & 1:
                picked = isinstance(self.draft, d.Moving) and self.draft.start == space
                yield at(
                    placed_key(space),
                    "die",
                    die_face(number, "chosen" if picked else "", _turn(active.dog, number)),
                    spot.grown(1.06),
                    z=bands.OBJECTS + index,
                    label=words.placed_label(space),
                    order=order + 1 + index,
                    focusable=own and acting(view),
                )
            elif own:
                glows = space in self.goals
                state = "free" if not glows else "want" if self.goals[space] else "glow"
                yield at(
                    space_key(space),
                    "space",
                    Face(ROOM, "space", (number, state)),
                    spot,
                    z=bands.LOW + 150 if not glows else bands.OBJECTS - 40,
                    label=words.space_label(space),
                    order=order + 1 + index,
                    focusable=glows,
                )

    def _yard(self, seat: int, boxes: Seat, order: int) -> Iterable[Placement]:
        view, words, lay = self.view, self.words, self.layout
        player, own = view.players[seat], seat == self.own
        rtl, big = self.area.rtl, boxes.big
        yard = boxes.yard
        placing = own and acting(view) and isinstance(view.frames[-1] if view.frames else None, f.Placing)
        yield at(
            yard_key(seat),
            "yard",
            Face(ROOM, "yard", (big, rtl)),
            yard,
            z=bands.LOW,
            shadow=3 * lay.k,
            label=words.yard_label(seat, player),
            tip=words.yard_tip(),
            order=order,
            focusable=own or not placing,
        )
        coming = self._coming() if seat == view.turn_seat else 0
        fence = yard.part(fence_rect(yard.width, yard.height, big))
        yield at(f"fence:{seat}", "fence", Face(ROOM, "fence", (player.total, coming, rtl)), fence, z=bands.LOW + 10)
        places = lay.fit_buried(boxes, len(player.yard) + self._buried_count(seat))
        for number, (die, box) in enumerate(zip(player.yard, places, strict=False)):
            picked = isinstance(self.draft, d.Changing) and (self.draft.owner, self.draft.die) == (seat, die)
            first = player.yard.index(die) == number
            yield at(
                buried_key(seat, number),
                "buried",
                Face(ROOM, "buried", (die, "chosen" if picked and first else "")),
                box,
                z=bands.LOW + 20 + number,
                label=words.buried_label(seat, die),
                order=order + 1,
                focusable=self._pickable(seat),
            )
        total = player.total + coming
        note = words.room_left(total) if big else ""
        slip = Face(ROOM, "total", (total, note, rtl))
        yield at(f"total:{seat}", "count", slip, boxes.total, z=bands.LOW + 60, tip=words.yard_tip())

    def _pickable(self, seat: int) -> bool:
        """Whether buried dice of a seat can be chosen now."""
        frame = self.view.frames[-1] if self.view.frames else None
        if not acting(self.view):
            return False
        return isinstance(frame, f.Changing) or (isinstance(frame, f.Lifting) and seat == self.own)

    # -- dice that are laid out ---------------------------------------------------------------------------------------

    def _coming(self) -> int:
        """The pips that the draft buries."""
        if self.laid is None:
            return 0
        return sum(die for die, place in zip(self.dice, self.laid.places, strict=True) if place == d.YARD)

    def _buried_count(self, seat: int) -> int:
        if self.laid is None or seat != self.view.turn_seat:
            return 0
        return sum(place == d.YARD for place in self.laid.places)

    def _resting(self) -> dict[int, tuple[Box, bool]]:
        """Where the dice of the roll lie that the draft has placed, by their place in the roll; True: buried."""
        if self.laid is None:
            return {}
        view, lay, seat = self.view, self.layout, self.view.turn_seat
        boxes = lay.seats[place_of(view, seat)]
        player = view.players[seat]
        hollows = lay.fit_buried(boxes, len(player.yard) + self._buried_count(seat))[len(player.yard) :]
        found: dict[int, tuple[Box, bool]] = {}
        buried = iter(hollows)
        at_dog = {active.dog: box for active, box in zip(player.dogs, boxes.dogs, strict=True)}
        for number, place in enumerate(self.laid.places):
            if place == d.YARD:
                found[number] = (next(buried), True)
            elif place is not None and place[0] in at_dog:
                spaces = SPACES[place[0]]
                spot = lay.space(at_dog[place[0]], len(spaces), spaces.index(place[1]))
                found[number] = (spot.grown(1.06), False)
        return found


def _turn(dog: int, number: int) -> int:
    """Dice are put down by hand: each lies a little askew."""
    return (dog * 5 + number * 7) % 9 - 4
