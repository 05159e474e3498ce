"""Rival Princes: two principalities of cards that turn. Rules of the two-player settlers card game, 120 cards."""
