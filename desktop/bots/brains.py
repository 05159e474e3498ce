"""The bots of every registered game: one explicit table, so that it survives freezing."""

from __future__ import annotations

from desktop.bots.contract import Brain

BRAINS: dict[str, Brain] = {}
