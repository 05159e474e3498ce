"""The bots of every registered game: one explicit table, so that it survives freezing."""

from __future__ import annotations

from desktop.bots.contract import Brain
from desktop.bots.cuccu import CuccuBrain

BRAINS: dict[str, Brain] = {"cuccu": CuccuBrain()}
