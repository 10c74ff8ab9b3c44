"""How many sit at the tables of tests that are about every game."""

from __future__ import annotations

from gaslamp import Game


def seats_for(game: Game, wanted: int = 3) -> int:
    """So many, or the next number of players that the game is for; of a smaller game, the most."""
    return min((seats for seats in game.seats if seats >= wanted), default=game.seats[-1])
