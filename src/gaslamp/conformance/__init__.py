"""The battery: what holds for every game, tested in random games; `gaslamp check GAME` runs it for one."""

from __future__ import annotations

import os

from gaslamp.engine.book.game import Game
from gaslamp.games import games as all_games

CHECKED = "GASLAMP_CHECKED"  # the game that is checked, if it is one only

games: dict[str, Game] = {name: game for name, game in all_games.items() if name == os.environ.get(CHECKED, name)}
