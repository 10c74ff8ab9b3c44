"""A table elsewhere, at this terminal."""
