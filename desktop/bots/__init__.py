"""Bots: they are given a view, never the state."""
