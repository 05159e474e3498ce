"""What people may be called, and what files may say they are called."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.saves.names import NAME_LENGTH, clean, is_plain


@pytest.mark.parametrize(
    "name",
    ["Ada", "Łucja", "דנה", "İpek", "Жанна", "Tom & Jerry", "x" * 40, "👨‍👩‍👧", "O'Neil; Sr."],
)
def test_names_of_people_are_plain(name: str) -> None:
    assert is_plain(name)
    assert clean(name) == name


@pytest.mark.parametrize(
    ("name", "cleaned"),
    [
        ("", "?"),
        (" \t ", "?"),
        ("<b>Ada</b>", "bAda/b"),
        ("Ada&nbsp;Eve", "AdaEve"),
        ("&amp;lt;", "lt;"),
        ("Ada\nEve", "AdaEve"),
        ("Ada\u202eEve", "AdaEve"),
        ("Ada\0", "Ada"),
        ("\ud800", "?"),
        ("x" * 41, "x" * 40),
        (" Ada ", "Ada"),
        ("\u200d", "?"),
        ("\u3164\u200c \ufe0f", "?"),
        ("\u2800", "?"),
        ("\u0301", "?"),
    ],
)
def test_other_names_are_made_plain(name: str, cleaned: str) -> None:
    assert clean(name) == cleaned


@given(st.text(st.characters(), max_size=100))
def test_a_cleaned_name_is_always_plain(name: str) -> None:
    assert is_plain(clean(name))


@given(st.text(st.sampled_from("&;<>#amplt \u202e"), max_size=80))
def test_a_cleaned_name_is_plain_whatever_it_was_made_of(name: str) -> None:
    assert is_plain(clean(name, NAME_LENGTH))
