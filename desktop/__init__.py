"""Everything without a window: the rules, the bots, a game being played, saved games. Never imports Qt."""

__version__ = "0.1.0"
