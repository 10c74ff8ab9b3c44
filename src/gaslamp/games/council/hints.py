"""What bots may know of this game: who shows more colour."""

from __future__ import annotations

from typing import Final

from gaslamp.engine.core.effect import Seat
from gaslamp.games.council.table import Table

EVEN: Final = 3.0  # what both have beside their cards: a lead counts for less while there are few


def outlook(game: Table, seat: Seat) -> float:
    """How well a seat stands, from 0 to 1, by the cards that show its colour."""
    scores = game.tally()
    mine = float(scores[seat]) + EVEN
    theirs = float(scores[1 - seat]) + EVEN
    mine *= mine * mine
    theirs *= theirs * theirs
    return mine / (mine + theirs)
