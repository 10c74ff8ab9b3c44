"""One battery for every game: whatever is in `gaslamp.games` must pass it."""
