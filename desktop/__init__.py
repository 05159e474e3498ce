"""Everything without a window: the rules, the bots, a game being played, saved games. Never imports Qt."""
