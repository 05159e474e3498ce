"""Saved games: schema, codec, journal, migrations, store, recovery."""
