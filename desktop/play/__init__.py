"""One match being played: seats, history, undo, hints, pace."""
