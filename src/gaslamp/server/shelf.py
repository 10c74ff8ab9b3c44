"""The games of the server: as they are played now, and with the numbers that older tables were begun with."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

from gaslamp import owner
from gaslamp.engine.book.data import Data, data_from
from gaslamp.engine.book.game import Game
from gaslamp.engine.errors import BadData
from gaslamp.games import games
from gaslamp.server.errors import Missing, Refusal, Unplayable
from gaslamp.server.storage import Storage


class Shelf:
    """The games by name, with the corrections of whoever owns the boxes."""

    def __init__(self, storage: Storage, folder: Path | None = None) -> None:
        self.storage = storage
        self.games = {name: with_corrections(game, folder) for name, game in games.items()}
        self.known = {(game.name, game.data.digest): game for game in self.games.values()}
        self.stored: set[str] = set()

    def current(self, name: str) -> Game:
        """A game as it is played now."""
        return self.games[name] if name in self.games else games[name]

    async def with_numbers(self, name: str, version: str, digest: str) -> Game:
        """A game as a table was begun with."""
        if name not in games:
            raise Missing("error-table-game", value=name)
        if (name, digest) not in self.known:
            try:
                self.known[name, digest] = games[name].with_data(await self.numbers(name, digest))
            except BadData as error:
                raise Unplayable("error-table-log", n=0, why=error) from None
        game = self.known[name, digest].under(version)
        if game is None:
            raise Unplayable("error-table-rules", value=version, mine=games[name].version)
        return game

    async def unplayable(self, name: str, version: str, digest: str) -> Game:
        """A game as a table was begun with, of which nothing can be played here, only named."""
        return replace(games[name], version=version, data=await self.numbers(name, digest))

    async def numbers(self, name: str, digest: str) -> Data:
        """The numbers that a table was begun with."""
        values = await self.storage.numbers(digest)
        if values is None:
            raise Refusal("error-table-numbers", value=digest)
        return data_from(json.loads(values), name)

    async def keep_numbers(self, game: Game) -> None:
        """Store the numbers of a game, so that its tables can be opened when they have changed."""
        if game.data.digest not in self.stored:
            await self.storage.keep_numbers(game.data.digest, json.dumps(game.data.values()))
            self.stored.add(game.data.digest)


def with_corrections(game: Game, folder: Path | None) -> Game:
    """A game with the corrections of a folder, if it has any for this game."""
    if folder is not None and not (folder / f"{game.name}.toml").is_file():
        return game
    return owner.with_corrections(game, folder)
