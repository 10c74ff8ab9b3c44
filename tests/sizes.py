"""How many sit at the tables of tests that are about every game, and what is set there."""

from __future__ import annotations

from typing import Any

from gaslamp import Game

SECRETIVE: dict[str, dict[str, Any]] = {"council": {"cards": "hidden"}}  # settings with which there is much to hide


def seats_for(game: Game, wanted: int = 3) -> int:
    """So many, or the next number of players that the game is for; of a smaller game, the most."""
    return min((seats for seats in game.seats if seats >= wanted), default=game.seats[-1])
