"""Colours: every text is readable on every ground it is written on, in both themes; players differ without colour."""

from __future__ import annotations

import pytest

from ui.art.palette import PALETTE, SEATS, TEXT_ON, TOKENS_DARK, TOKENS_LIGHT, colour, contrast, mix


@pytest.mark.parametrize("tokens", [TOKENS_LIGHT, TOKENS_DARK], ids=["light", "dark"])
@pytest.mark.parametrize(("text", "ground"), [(text, ground) for text, grounds in TEXT_ON for ground in grounds])
def test_text_is_readable(tokens: dict[str, str], text: str, ground: str) -> None:
    assert contrast(tokens[text], tokens[ground]) >= 4.5


def test_both_themes_know_the_same_tokens() -> None:
    assert TOKENS_LIGHT.keys() == TOKENS_DARK.keys()


@pytest.mark.parametrize("ground", ["paper", "ochre", "snow"])
def test_ink_is_readable_on_slips_and_plates(ground: str) -> None:
    assert contrast("ink", ground) >= 4.5


def test_the_second_line_of_a_plate_is_readable() -> None:
    assert contrast("soft", "paper") >= 4.5


@pytest.mark.parametrize("tint", ["madder", "slate", "forest"])
def test_a_cards_value_is_readable_on_its_band(tint: str) -> None:
    assert contrast(tint, "paper") >= 4.5


def test_players_differ_in_colour_shape_and_hatching() -> None:
    assert len({tint for tint, _, _ in SEATS}) == len({shape for _, shape, _ in SEATS}) == 4
    assert len({angle for _, _, angle in SEATS}) == 4
    assert all(tint in PALETTE for tint, _, _ in SEATS)


def test_mixing_meets_both_ends() -> None:
    assert mix("madder", "slate", 0) == colour("madder")
    assert mix("madder", "slate", 1) == colour("slate")
