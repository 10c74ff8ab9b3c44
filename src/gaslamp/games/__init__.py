"""The games: deleting a folder and its line here deletes a game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from gaslamp.engine.book.game import SHELF, Game
from gaslamp.engine.errors import UnknownName
from gaslamp.games.catham import GAME as CATHAM
from gaslamp.games.council import GAME as COUNCIL
from gaslamp.games.emerald import GAME as EMERALD
from gaslamp.games.nanty import GAME as NANTY
from gaslamp.games.terrors import GAME as TERRORS


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


games = Games(CATHAM, COUNCIL, EMERALD, NANTY, TERRORS)
