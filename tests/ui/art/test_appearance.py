"""The appearance settings: 50 changes nothing, transparency is never touched, each slider does what it is called."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage

from ui.art import Face, Look
from ui.art.appearance import applied
from ui.art.cache import Order, paint

CARD = Face("cuccu", "card", ("cat",))


def flat(name: str) -> QImage:
    image = QImage(16, 16, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(name))
    return image


def seen(image: QImage, look: Look) -> QColor:
    return applied(image, look).pixelColor(8, 8)


def test_the_middle_of_all_sliders_changes_nothing() -> None:
    image = paint(Order(CARD, 118, 165, 1.0))
    assert applied(image, Look()) is image


def test_more_contrast_parts_light_from_dark_and_less_brings_them_together() -> None:
    def span(contrast: int) -> int:
        look = Look(contrast=contrast)
        return seen(flat("#C0C0C0"), look).green() - seen(flat("#404040"), look).green()

    assert span(10) < span(50) < span(90)


def test_a_high_temperature_is_warm_and_a_low_one_cool() -> None:
    def warmth(temperature: int) -> int:
        tint = seen(flat("#D0D0D0"), Look(temperature=temperature))
        return tint.red() - tint.blue()

    assert warmth(0) < warmth(25) < warmth(50) == 0 < warmth(75) < warmth(100)


def test_more_grain_shows_more_specks() -> None:
    def specks(grain: int) -> int:
        image = paint(Order(Face("cuccu", "card", ("VII",)), 118, 165, 1.0, Look(grain=grain)))
        light = 0
        for y in range(40, 90):
            for x in range(20, 98):
                light += image.pixelColor(x, y).lightness()
        return light

    assert specks(0) < specks(50) < specks(100)


@pytest.mark.parametrize("look", [Look(contrast=90), Look(contrast=5), Look(temperature=0), Look(grain=100)], ids=str)
def test_transparency_stays(look: Look) -> None:
    plain = paint(Order(CARD, 118, 165, 1.0, shadow=6))
    changed = paint(Order(CARD, 118, 165, 1.0, look, shadow=6))
    alphas = [
        bytes(image.convertToFormat(QImage.Format.Format_RGBA8888).constBits())[3::4] for image in (plain, changed)
    ]
    assert max(abs(a - b) for a, b in zip(*alphas, strict=True)) <= 1


@pytest.mark.parametrize("look", [Look(contrast=90), Look(contrast=5), Look(temperature=0)], ids=str)
def test_a_candles_glow_stays_warm_and_a_shadow_dark(look: Look) -> None:
    glow = paint(Order(Face("table", "candle", (True,)), 34, 64, 1.0, look))
    margin = (glow.width() - 34) // 2
    beside_the_flame = glow.pixelColor(margin - 6, margin + 8)
    assert 0 < beside_the_flame.alpha() < 120
    assert beside_the_flame.red() > beside_the_flame.blue() + 40
    card = paint(Order(CARD, 118, 165, 1.0, look, shadow=8))
    assert card.pixelColor(card.width() // 2, card.height() - 6).lightness() < 60
