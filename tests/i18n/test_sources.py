"""The sources name their texts in a way that the translators' tools can find."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from translations import ROOMS, sources_of

UI = Path(__file__).parent.parent.parent / "ui"
TEXT_AT = {"tr": 0, "translate": 1, "QT_TR_NOOP": 0, "QT_TRANSLATE_NOOP": 1}
"""Which argument of each function is the text."""


def faults(source: str) -> Iterator[str]:
    """What is wrong with the translated texts of a module, one line each."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if name not in TEXT_AT or len(node.args) <= TEXT_AT[name]:
            continue
        if name == "translate" and not isinstance(getattr(node.args[0], "value", None), str):
            continue  # a painter or a rectangle that is moved
        text = node.args[TEXT_AT[name]]
        if isinstance(text, ast.JoinedStr | ast.BinOp):
            yield f"line {node.lineno}: a text put together inside {name}() is never found"
        elif isinstance(text, ast.Call) and isinstance(text.func, ast.Attribute) and text.func.attr == "format":
            yield f"line {node.lineno}: a text filled in inside {name}() is never found"
        elif isinstance(text, ast.Constant) and isinstance(text.value, str):
            if "%n" in text.value and not (name == "tr" and len(node.args) == 3):
                yield f'line {node.lineno}: a count needs self.tr(text, "", n)'
        elif name.startswith("QT_"):
            yield f"line {node.lineno}: {name}() needs a plain text"


@pytest.mark.parametrize("room", ROOMS)
def test_texts_can_be_found(room: str) -> None:
    found = [
        f"{path.relative_to(UI)}: {fault}"
        for path in sources_of(room)
        for fault in faults(path.read_text(encoding="utf-8"))
    ]
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize(
    "line",
    [
        'self.tr(f"{name} wins.")',
        'self.tr("%1 wins." + rest)',
        'self.tr("%s wins." % name)',
        'self.tr("{} wins.".format(name))',
        'self.tr("%n card(s)")',
        'QCoreApplication.translate("Log", "%n card(s)", "", n)',
        'QT_TRANSLATE_NOOP("Log", text)',
    ],
)
def test_what_the_tools_miss_is_noticed(line: str) -> None:
    assert list(faults(line))


@pytest.mark.parametrize(
    "line",
    [
        'self.tr("%1 wins.")',
        'self.tr("%n card(s)", "", n)',
        "self.tr(LINES[kind])",
        "painter.translate(x, y + 1)",
    ],
)
def test_what_the_tools_find_is_fine(line: str) -> None:
    assert not list(faults(line))
