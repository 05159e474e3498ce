"""The Four Groves: provinces, honor and battles. Rules of the clan card game, 187 cards, for two players."""
