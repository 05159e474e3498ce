"""The sheets beside the sea: the bank, the costs of building, the statistics of the dice, the button of the turn."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.rules.island import choices as c
from desktop.rules.island import values as v
from desktop.rules.island.values import CARD_COST, CITY_COST, KINDS, ROAD_COST, SETTLEMENT_COST, View
from ui.art.face import Face
from ui.boards import island_draft as d
from ui.boards.island_faces import ROOM, button_face, named, piece_face
from ui.boards.island_keys import MAIN, asked, own_seat, row_key, stock_key
from ui.boards.island_layout import Layout
from ui.stage import bands
from ui.stage.box import Box
from ui.stage.placement import Draft, Placement
from ui.words.island import IslandWords

COSTS = {"road": ROAD_COST, "settlement": SETTLEMENT_COST, "city": CITY_COST, "card": CARD_COST}
LOW = 3
"""Cards of a kind from which the bank is said to run out."""
_FACES = {"road": "road", "settlement": "settlement", "city": "city", "card": "development"}


def placed(key: str, kind: str, face: Face, box: Box, **more: object) -> Placement:
    """A placement in a box."""
    return Placement(key, kind, face, box.x, box.y, box.width, box.height, **more)  # type: ignore[arg-type]


def sheets(view: View, draft: Draft | None, lay: Layout, words: IslandWords) -> Iterable[Placement]:
    """All of them."""
    yield from _bank(view, lay, words)
    yield from _build(view, draft, lay, words)
    yield from _rolls(view, lay, words)
    yield from _button(view, draft, lay, words)


def panel(name: str, title: str, note: str, lay: Layout) -> Placement:
    """The paper of a sheet."""
    face = Face(ROOM, "panel", (title, note, lay.area.rtl))
    return placed(f"sheet:{name}", "sheet", face, lay.sheet(name), z=bands.PLATES, shadow=3 * lay.k)


def _bank(view: View, lay: Layout, words: IslandWords) -> Iterable[Placement]:
    yield panel("bank", words.title_of("bank"), words.turns(view), lay)
    seat = own_seat(view)
    for kind in KINDS:
        count = view.bank[kind]
        box = lay.inside("bank", 8 + 32.5 * kind, 36, 32, 60)
        face = Face(ROOM, "stock", (named(kind), words.number(count), "low" if count <= LOW else ""))
        yield placed(
            stock_key(kind),
            "stock",
            face,
            box,
            z=bands.PLATES + 5,
            label=words.stock_label(kind, count),
            order=100 + kind,
            focusable=True,
            tip=words.rate_tip(kind, view.rates[seat][kind]),
        )
    face = Face(ROOM, "stock", ("development", words.number(view.deck), ""))
    label = words.deck_label(view.deck)
    box = lay.inside("bank", 176, 36, 32, 60)
    yield placed("deck", "stock", face, box, z=bands.PLATES + 5, label=label, order=106, focusable=True, tip=label)


def _build(view: View, draft: Draft | None, lay: Layout, words: IslandWords) -> Iterable[Placement]:
    """The costs: this sheet is also where building begins."""
    yield panel("build", words.title_of("build"), "", lay)
    for i, (what, cost) in enumerate(COSTS.items()):
        left = words.pieces_left(view, what)
        pays = view.seat >= 0 and all(have >= need for have, need in zip(view.hand, cost, strict=True)) and left > 0
        turn = asked(view) == view.seat and bool(view.frames) and isinstance(view.frames[-1], v.Main)
        state = "can" if pays and turn else "off" if not pays else ""
        if isinstance(draft, d.Building) and draft.what == what:
            state = "chosen"
        face = Face(ROOM, "price", (_FACES[what], words.piece(what), words.number(left), state, lay.area.rtl))
        label = words.build_label(view, what, cost)
        yield placed(
            row_key(what),
            "row",
            face,
            lay.inside("build", 7, 34 + 33 * i, 202, 33),
            z=bands.PLATES + 5,
            label=label,
            tip=label,
            order=140 + i,
            focusable=True,
            large=piece_face(what, words),
        )


def _rolls(view: View, lay: Layout, words: IslandWords) -> Iterable[Placement]:
    if not lay.shows("rolls") or not view.options.statistics:
        return
    rolls = view.knowledge.rolls or (0,) * 11
    count = sum(rolls)
    yield panel("rolls", words.title_of("rolls"), words.number(count) if count else "", lay)
    height = lay.sheet("rolls").height / lay.k
    last = (sum(view.dice),) if view.dice else ()
    face = Face(ROOM, "histogram", (*rolls, *last))
    label = words.rolls_label(view)
    box = lay.inside("rolls", 8, 38, 200, height - 44)
    yield placed("rolls", "chart", face, box, z=bands.PLATES + 5, label=label, order=150, tip=label)


def _button(view: View, draft: Draft | None, lay: Layout, words: IslandWords) -> Iterable[Placement]:
    """Roll the dice, end the turn."""
    mine = view.seat >= 0 and asked(view) == view.seat and bool(view.frames)
    rolls = bool(view.frames) and isinstance(view.frames[-1], v.BeforeRoll)
    text = words.action(c.Roll() if rolls and mine else c.EndTurn())
    on = mine and draft is None and isinstance(view.frames[-1], v.BeforeRoll | v.Main)
    face = button_face(text, "primary" if on else "off")
    yield placed(MAIN, "button", face, lay.sheet("main"), z=bands.PLATES + 5, label=text, order=160, focusable=on)
