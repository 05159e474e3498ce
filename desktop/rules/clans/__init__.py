"""The rules of The Four Groves, by the terms of its rulebook."""
