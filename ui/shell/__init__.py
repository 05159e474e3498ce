"""The window and everything in it that belongs to no single game."""
