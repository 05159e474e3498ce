"""The faces of The Four Groves: cards in their sizes, what lies over them, the table and its battlefields."""

from __future__ import annotations

from ui.art import clans_cards, clans_piles

PAINTERS = {**clans_cards.PAINTERS, **clans_piles.PAINTERS}
"""The faces of this room."""
