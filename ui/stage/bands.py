"""Drawing order, lowest first. A placement's ``z`` is a band plus a place inside it (0 .. 99)."""

from __future__ import annotations

GROUND = 0
"""Wood, cloth, light: never moves; the whole band is painted once into one picture."""
PLACES = 100
"""Embroidered or stitched on the cloth: empty places, arrows."""
LOW = 200
"""Cards that others may cover: outer sites, sheets of a pack."""
CARDS = 300
"""Cards on the table."""
OBJECTS = 400
"""Things that stand on the table: towns, candles, discs, dice."""
PLATES = 500
"""Paper that tells: name plates, counts."""
TABS = 600
"""Small signs that lie on cards or plates."""
HAND = 700
"""The hand of the player whose seat this is."""

RAISED = 10_000
"""Added while something moves or is held; by the stage only."""
