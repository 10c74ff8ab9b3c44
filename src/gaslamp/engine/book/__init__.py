"""A game as the rest of the world knows it: its settings, its printed numbers, how it is drawn."""
