"""The bots of every registered game: one explicit table, so that it survives freezing."""

from __future__ import annotations

from desktop.bots.contract import Brain
from desktop.bots.cuccu import CuccuBrain
from desktop.bots.princes import PrincesBrain

BRAINS: dict[str, Brain] = {"cuccu": CuccuBrain(), "princes": PrincesBrain()}
