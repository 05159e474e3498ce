"""Glyphs: exactly those that are used ship, each with its author; the reader of paths knows all of SVG's commands."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF

import ui.art
from ui.art.glyphs import glyph, shipped, svg_path


def used_names() -> set[str]:
    """Every string in the program's windows that is the name of a shipped glyph, and every glyph asked for by name."""
    found: set[str] = set()
    root = Path(ui.art.__file__).parents[1]
    for path in root.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and node.value in shipped():
                found.add(node.value)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "glyph":
                found.update(arg.value for arg in node.args[:1] if isinstance(arg, ast.Constant))
    return found


def test_the_glyphs_that_ship_are_those_that_are_used() -> None:
    assert used_names() == set(shipped())


def test_every_glyph_names_its_author() -> None:
    assert all(entry["author"].strip() and entry["body"].startswith("<path") for entry in shipped().values())


@pytest.mark.parametrize("name", sorted(shipped()))
def test_a_glyph_is_one_unit_large_and_its_mass_covers_its_cuts(name: str) -> None:
    cuts, mass = glyph(name)
    box = cuts.boundingRect()
    assert max(box.width(), box.height()) == pytest.approx(1)
    assert box.center().x() == pytest.approx(0, abs=1e-6)
    assert mass.boundingRect().adjusted(-0.02, -0.02, 0.02, 0.02).contains(box)


@pytest.mark.parametrize(
    ("data", "inside", "outside"),
    [
        ("M0 0H10V10H0z", (5, 5), (11, 5)),
        ("m0 0l10 0 0 10-10 0z", (5, 5), (-1, 5)),
        ("M0 0c0 5 5 10 10 10s10-5 10-10z", (10, 5), (10, 11)),
        ("M0 0Q5 10 10 0T20 0z", (5, 3), (5, 8)),
        ("M0 5a5 5 0 0110 0 5 5 0 01-10 0z", (5, 1), (0.5, 0.5)),
        ("M.5.5L9.5.5 9.5 9.5.5 9.5Z", (5, 5), (0.2, 0.2)),
    ],
)
def test_path_data_is_read(data: str, inside: tuple[float, float], outside: tuple[float, float]) -> None:
    path = svg_path(data)
    assert path.contains(QPointF(*inside))
    assert not path.contains(QPointF(*outside))
