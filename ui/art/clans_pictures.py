"""The pictures of the 187 cards of The Four Groves, and how one is printed."""

from __future__ import annotations

import math
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.rules.clans.cards import CARDS
from ui.art.clans_events import EVENTS
from ui.art.clans_figures import man, ranks
from ui.art.clans_holdings import HOLDINGS
from ui.art.clans_items import ITEMS, follower
from ui.art.clans_people import personality
from ui.art.clans_places import PLACES
from ui.art.clans_press import Block, Cut, press, wear_of
from ui.art.clans_scenes import SCENES
from ui.art.clans_spells import SPELLS, wheel
from ui.art.clans_strategies import STRATEGIES
from ui.art.clans_tactics import TACTICS
from ui.art.face import Look

_SINGLE: dict[str, Cut] = {**PLACES, **HOLDINGS, **EVENTS, **STRATEGIES, **TACTICS, **ITEMS, **SPELLS}


def cut_of(card: str) -> Cut:
    """What cuts the picture of a card; KeyError if there is no such card."""
    if card in _SINGLE:
        return _SINGLE[card]
    data = CARDS[card]
    if data.type == "personality":
        return partial(_person, card)
    if data.type == "ring":
        return partial(_ring, card)
    return partial(_troop, card)


def _person(card: str, block: Block) -> None:
    personality(block, CARDS[card])


def _ring(card: str, block: Block) -> None:
    wheel(block, CARDS[card].keywords[0])


def _troop(card: str, block: Block) -> None:
    follower(block, card, CARDS[card].clan or "")


def draw_picture(painter: QPainter, rect: QRectF, card: str, look: Look) -> None:
    """Prints the picture of a card into a rectangle of any shape."""
    draw_print(painter, rect, cut_of(card), card, look)


def draw_print(painter: QPainter, rect: QRectF, cut: Cut, seed: str, look: Look) -> None:
    """Prints what ``cut`` cuts into a rectangle, worn as much as the grain setting says."""
    painter.save()
    block = press(painter, rect, seed)
    cut(block)
    world = painter.worldTransform()
    block.wear(wear_of(look, 100 * math.hypot(world.m11(), world.m12())))
    painter.restore()


# -- cards made by effects --------------------------------------------------------------------------------------------


def made_follower(block: Block) -> None:
    """Nameless soldiers."""
    SCENES[""](block, 0)
    ranks(block, "", "yari", "jingasa", 3, 0.6, 1)


def made_personality(block: Block) -> None:
    """A nameless samurai."""
    SCENES[""](block, 2)
    man(block, 50, 0.7, gear="jingasa", hand="yari")
