"""The tables of the games: pure functions from what a seat sees to what lies on the stage."""
