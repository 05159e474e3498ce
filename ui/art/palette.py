"""One palette for prints, tables and windows. A colour is named here, and used by its name."""

from __future__ import annotations

from PySide6.QtGui import QColor

PALETTE = {
    # paper and ink
    "paper": "#F3E9D6",
    "snow": "#FBF7EC",
    "shade": "#E4D5B8",
    "line": "#CBB893",
    "soft": "#6B5B4A",
    "ink": "#2B241E",
    "panel": "#211B16",
    # the eight printing colours
    "madder": "#A8432F",
    "ochre": "#D8A13A",
    "olive": "#6C7B3B",
    "forest": "#3E5B3A",
    "slate": "#40627F",
    "sky": "#9CC0CC",
    "plum": "#6F4763",
    "clay": "#B8663E",
    # lights and grounds
    "gold": "#E2B84C",
    "straw": "#E6CB83",
    "cream": "#EAD3A4",
    "dawn": "#E9C9A0",
    "dusk": "#D98F5E",
    "rose": "#D79A7B",
    "moss": "#97A057",
    "mist": "#C7D3CC",
    "stone": "#8C8578",
    "storm": "#5A6874",
    "night": "#263547",
    "pine": "#24402F",
    "pitch": "#16291E",
    # surfaces
    "walnut": "#4B3425",
    "walnut2": "#2C1E15",
    "felt": "#2F4A3B",
    "linen": "#86765C",
    "bark": "#4A2F1E",
    "shadow": "#0A0503",
    "lamp": "#FFD48A",
}
"""Name of a colour -> its value. The names are those of the pictures' recipes."""

SEATS = (("madder", "lozenge", 45.0), ("slate", "circle", 0.0), ("olive", "leaf", -45.0), ("plum", "triangle", 90.0))
"""A player's colour, shape and angle of hatching: told apart without colour."""

TOKENS_LIGHT = {
    "bg": "#E6D9BF",
    "panel": "#F3E9D6",
    "field": "#FBF7EC",
    "text": "#2B241E",
    "soft": "#665646",
    "line": "#B9A47C",
    "edge": "#8A7656",
    "bar": "#3A2A20",
    "bartext": "#F3E9D6",
    "baroff": "#A39680",
    "btn": "#F7EEDC",
    "btnhi": "#FFF9EC",
    "btnlo": "#E4D5B8",
    "accent": "#A8432F",
    "accenthi": "#B24A37",
    "accentlo": "#6E2A20",
    "accenttext": "#FFF9EC",
    "heading": "#963A28",
    "sel": "#EBD3A4",
    "focus": "#B9781C",
    "good": "#3E5B3A",
    "bad": "#8E2A1F",
    "tip": "#2B241E",
    "tiptext": "#F6EEDD",
    "tipwhy": "#F0B45A",
    "disabled": "#A3937A",
}
"""Colours of windows by use, light."""

TOKENS_DARK = {
    "bg": "#1B1612",
    "panel": "#261F19",
    "field": "#322921",
    "text": "#F0E5D0",
    "soft": "#B8A78C",
    "line": "#4C3F32",
    "edge": "#6E5C48",
    "bar": "#120E0B",
    "bartext": "#EADDC4",
    "baroff": "#8D7F6A",
    "btn": "#3A3027",
    "btnhi": "#473B30",
    "btnlo": "#2C241D",
    "accent": "#B84A36",
    "accenthi": "#BA4D39",
    "accentlo": "#7A2F22",
    "accenttext": "#FFF6E8",
    "heading": "#E08A6A",
    "sel": "#54422C",
    "focus": "#E2B84C",
    "good": "#93B36C",
    "bad": "#EB9C86",
    "tip": "#F3E9D6",
    "tiptext": "#2B241E",
    "tipwhy": "#8E2A1F",
    "disabled": "#7C6D59",
}
"""Colours of windows by use, dark; the keys are those of the light ones."""

TEXT_ON = (
    ("text", ("bg", "panel", "field", "btn", "btnhi", "btnlo", "sel")),
    ("soft", ("bg", "panel", "field")),
    ("heading", ("bg", "panel", "field")),
    ("bad", ("bg", "panel", "field")),
    ("good", ("panel", "field")),
    ("bartext", ("bar",)),
    ("baroff", ("bar",)),
    ("accenttext", ("accent", "accenthi")),
    ("tiptext", ("tip",)),
    ("tipwhy", ("tip",)),
)
"""Which token is written on which grounds: each pair keeps a contrast of 4.5 : 1 in both themes."""


def colour(name: str | QColor, alpha: float | None = None) -> QColor:
    """A colour by its palette name, hex value or as a QColor; ``alpha`` 0..1 replaces its opacity."""
    result = QColor(PALETTE.get(name, name)) if isinstance(name, str) else QColor(name)
    if alpha is not None:
        result.setAlphaF(min(1.0, max(0.0, alpha)))
    return result


def mix(first: str | QColor, second: str | QColor, part: float) -> QColor:
    """The colour ``part`` (0..1) of the way from the first to the second."""
    a, b = colour(first), colour(second)
    return QColor(
        round(a.red() + (b.red() - a.red()) * part),
        round(a.green() + (b.green() - a.green()) * part),
        round(a.blue() + (b.blue() - a.blue()) * part),
    )


def _luminance(value: QColor) -> float:
    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.03928 else ((channel + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(value.redF()) + 0.7152 * linear(value.greenF()) + 0.0722 * linear(value.blueF())


def contrast(first: str | QColor, second: str | QColor) -> float:
    """Contrast of two opaque colours as WCAG defines it, 1..21."""
    a, b = _luminance(colour(first)), _luminance(colour(second))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
