"""The shelf between the two principalities: stacks and piles, dice, supplies."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Literal

from desktop.rules.princes.cards import Face as EventFace
from desktop.rules.princes.values import View
from ui.art.face import Face
from ui.boards.princes_faces import ROOM, axis_face, back_face, die_face, sheets
from ui.boards.princes_keys import EVENT_DIE, stack_key
from ui.boards.princes_layout import Layout
from ui.stage import bands
from ui.stage.box import Box
from ui.stage.placement import Placement, Ring
from ui.words.princes import PrincesWords


def shelf(
    view: View, layout: Layout, words: PrincesWords, ring: Callable[[str], Ring], matters: Callable[[str], int]
) -> Iterable[Placement]:
    """Everything on it; `ring` says what is outlined, `matters` what it is about."""
    for i, size in enumerate(view.stack_sizes):
        key, label = stack_key(i), words.stack_label(i, size)
        seen = words.remembered(view, i) if view.options.memory_help else ""
        face, large = Face(ROOM, "stack", ("draw", sheets(size))), back_face("draw") if seen else None
        told = f"{label}. {seen}" if seen else label
        yield from _counted(key, face, size, told, 200 + i, large, seen, layout, words, ring)
        if seen:
            box = layout.shelf(key)
            disc = Box(box.x, box.y - box.height * 0.26, 20 * layout.u, 20 * layout.u)
            yield _at(f"{key}/seen", "mark", Face(ROOM, "seen"), disc, z=bands.PLATES)
    piles = (("event", view.event_size, words.event_pile), ("region", view.pile_size, words.region_pile))
    for i, (kind, size, said) in enumerate(piles):
        face = Face(ROOM, "stack", (kind, sheets(size)))
        yield from _counted(f"pile:{kind}s", face, size, said(size), 206 + i, None, "", layout, words, ring)
    for what, size in (("road", view.roads), ("settlement", view.settlements), ("city", view.cities)):
        face, label = Face(ROOM, "supply", (what, sheets(size))), words.supply_label(what, size)
        key = f"supply:{what}"
        for one in _counted(key, face, size, label, 210, axis_face(what), words.axis_text(what), layout, words, ring):
            yield replace(one, matters=matters(key)) if one.key == key else one
    for one in _dice(view, layout, words, ring):
        yield replace(one, matters=matters(one.key))


def _at(key: str, kind: str, face: Face, box: Box, **more: object) -> Placement:
    return Placement(key, kind, face, box.x, box.y, box.width, box.height, **more)  # type: ignore[arg-type]


def _counted(
    key: str,
    face: Face,
    size: int,
    label: str,
    order: int,
    large: Face | None,
    tip: str,
    layout: Layout,
    words: PrincesWords,
    ring: Callable[[str], Ring],
) -> Iterable[Placement]:
    """A stack and the number of its cards."""
    yield _at(
        key,
        "stack",
        face,
        layout.shelf(key),
        z=bands.CARDS + 70,
        ring=ring(key),
        label=label,
        order=order,
        focusable=True,
        large=large,
        tip=tip,
    )
    chip = Face("table", "count", (words.number(size),))
    yield _at(f"{key}/count", "count", chip, layout.count(key), z=bands.PLATES)


def _dice(view: View, layout: Layout, words: PrincesWords, ring: Callable[[str], Ring]) -> Iterable[Placement]:
    number = view.number
    face: EventFace | Literal[""] = view.face or ""
    disc = Face(ROOM, "number", (number,)) if number else None
    dice = (
        ("die:number", Face(ROOM, "die", (number,)), words.number_die(view), disc),
        (EVENT_DIE, die_face(face), words.event_die(view), die_face(face) if face else None),
    )
    for i, (key, die, label, large) in enumerate(dice):
        yield _at(
            key,
            "die",
            die,
            layout.shelf(key),
            z=bands.OBJECTS + i,
            ring=ring(key),
            label=label,
            order=190 + i,
            focusable=True,
            large=large,
            tip=words.die_text(view.face) if key == EVENT_DIE and view.face else "",
        )
