"""The games: a folder here is a game, and deleting it deletes it; other packages bring theirs by an entry point."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules

from gaslamp.engine.book.game import SHELF, Game
from gaslamp.engine.errors import UnknownName

GROUP = "gaslamp.games"


class Games(Mapping[str, Game]):
    """The games by name."""

    def __init__(self) -> None:
        self.broken: dict[str, str] = {}  # what other packages brought and could not be loaded, with the reason
        for folder in iter_modules(__path__, f"{__name__}."):
            if folder.ispkg:
                self.add(import_module(folder.name).GAME)
        for entry in entry_points(group=GROUP):
            self.load(entry)

    def add(self, game: Game) -> None:
        """Put a game on the shelf."""
        SHELF[game.name] = game

    def load(self, entry: EntryPoint) -> None:
        """Load a game of another package; one that is broken is named, and stops nothing."""
        try:
            game = entry.load()
            if isinstance(game, Game):
                read_texts(game)
        except Exception as error:  # whatever somebody else's code may do
            self.broken[entry.name] = f"{type(error).__name__}: {error}"
            return
        if not isinstance(game, Game) or game.name != entry.name:
            self.broken[entry.name] = f"{entry.value} is no Game named {entry.name!r}"
        elif game.name in SHELF:
            self.broken[entry.name] = f"there is a game {game.name!r} already"
        else:
            self.add(game)

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


def read_texts(game: Game) -> None:
    """Read what a game of another package says, so that a slip in it is found before anybody meets it."""
    from gaslamp.engine.words.texts import LANGUAGES, texts  # `import gaslamp` needs no words

    for language in LANGUAGES:
        said = texts(language, game.folder)
        for name, (path, _) in list(said.unread.items()):
            if path.is_relative_to(game.folder):
                said.read(name)


games = Games()
