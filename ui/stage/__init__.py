"""The board kit: shows a picture of placements, moves it to the next one, tells what was chosen. Knows no game."""
