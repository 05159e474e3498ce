"""Cuccù: forty cards, one each, and nobody wants the lowest. Rules of the traditional Italian game for four."""
