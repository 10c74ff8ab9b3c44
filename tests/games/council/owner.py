"""An owner of the box who corrects what is printed on cards."""

from __future__ import annotations

from pathlib import Path

from gaslamp import Game
from tests.games.council.plain import GAME


def corrected(folder: Path, text: str, game: Game = GAME) -> Game:
    """The game with these corrections: `[section]` and `name = value` lines, given the source that a value needs."""
    path = folder / "council.toml"
    lines = []
    for line in text.strip().splitlines():
        name, _, value = line.strip().partition(" = ")
        lines.append(f'{name} = {{ is = {value}, source = "printed" }}' if value else name)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return game.corrected(path)
