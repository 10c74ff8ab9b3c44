"""An owner of Council of Five, who corrects what is printed on cards."""

from __future__ import annotations

from pathlib import Path

from gaslamp import Game
from tests.games.council.plain import GAME
from tests.games.owner import correction


def corrected(folder: Path, text: str, game: Game = GAME) -> Game:
    """The game with these corrections."""
    return game.with_file(correction(game, folder, text))
