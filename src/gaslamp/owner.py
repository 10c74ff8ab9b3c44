"""The owner of the box: corrections of printed numbers, kept in a folder of one's own."""

from __future__ import annotations

from pathlib import Path

from gaslamp.engine.book.game import Game
from gaslamp.engine.errors import BadData, system
from gaslamp.folders import configuration


def with_corrections(game: Game, folder: Path | None = None) -> Game:
    """The game with what GAME.toml says in a folder; by default in that of the user's configuration, if it is there."""
    path = (configuration() if folder is None else folder) / f"{game.name}.toml"
    try:
        if folder is not None and folder.is_file():
            return game.with_file(folder)
        has_file = path.is_file()
    except OSError as error:
        raise BadData("error-at", where=path, why=system(error)) from None
    if folder is not None and not has_file:
        raise BadData("error-data-file", where=folder, name=path.name)
    return game.with_file(path) if has_file else game
