"""An owner of the box, who corrects what is printed on cards."""

from __future__ import annotations

from pathlib import Path

from gaslamp import Game


def correction(game: Game, folder: Path, text: str) -> Path:
    """A file of corrections: `[section]` and `name = value` lines, given the source that a value needs."""
    path = folder / f"{game.name}.toml"
    lines = []
    for line in text.strip().splitlines():
        name, _, value = line.strip().partition(" = ")
        lines.append(f'{name} = {{ is = {value}, source = "printed" }}' if value else name)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path
