"""The games: each is a folder here, and deleting the folder deletes the game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from pkgutil import iter_modules

from gaslamp.engine.book.game import SHELF, Game
from gaslamp.engine.errors import UnknownName


class Games(Mapping[str, Game]):
    """The games by name."""

    def __init__(self, *games: Game) -> None:
        SHELF.update({game.name: game for game in games})

    def __getitem__(self, name: str) -> Game:
        if name not in SHELF:
            raise UnknownName("game", name, SHELF)
        return SHELF[name]

    def __iter__(self) -> Iterator[str]:
        return iter(SHELF)

    def __len__(self) -> int:
        return len(SHELF)

    def __repr__(self) -> str:
        return f"Games({', '.join(SHELF)})"


games = Games(*(import_module(f"{__name__}.{folder.name}").GAME for folder in iter_modules(__path__) if folder.ispkg))
