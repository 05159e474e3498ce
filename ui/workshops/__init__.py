"""Pages where people make something for a game outside a match, one module or more a game: its decks."""
