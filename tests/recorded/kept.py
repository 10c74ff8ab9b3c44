"""A recorded game as the tests keep it: one line of a file, and how it ended."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import Any

from gaslamp import Game, Record, games
from gaslamp.engine.core.offer import Answer
from gaslamp.engine.core.state import State
from gaslamp.engine.errors import BadRecord
from gaslamp.engine.play.openly import open_events, open_view

FIXTURES = Path(__file__).parents[1] / "fixtures"


@dataclass(frozen=True)
class End:
    """How a game ended, and a fingerprint of how it came to that."""

    ending: str
    places: list[int]
    scores: list[int]
    digest: str = ""


@dataclass(frozen=True)
class Kept:
    """A recorded game: how it began, how it was answered, how it ended."""

    name: str
    seats: int
    seed: int
    settings: dict[str, Any]
    answers: tuple[Answer, ...]
    end: End

    def record(self, game: Game) -> Record:
        """The game as anybody records it; it has not been replayed."""
        begun = Record.of(game, (), seats=self.seats, seed=self.seed, **self.settings)
        return Record(game, self.seats, self.seed, begun.settings, self.answers, result=tuple(self.end.places))

    def line(self) -> str:
        """The game as one line."""
        fields = {"name": self.name, "seats": self.seats, "seed": self.seed, "settings": self.settings}
        return json.dumps({**fields, **asdict(self.end), "answers": say(self.answers)}, separators=(",", ":"))

    @classmethod
    def parse(cls, line: str) -> Kept:
        """The game that a line says."""
        fields = json.loads(line)
        end = End(*(fields.pop(name) for name in ("ending", "places", "scores", "digest")))
        return cls(**{**fields, "answers": parse(fields["answers"])}, end=end)


@dataclass(frozen=True)
class Collection:
    """All recorded games of a game: under which rules and numbers they were played, and how many were tried."""

    version: str
    data: str
    tried: int
    games: tuple[Kept, ...]

    def save(self, game: str) -> None:
        """Write the file of a game: a line for what they share, and one for each."""
        head = json.dumps({"game": game, "version": self.version, "data": self.data, "tried": self.tried})
        path = file_of(game)
        path.parent.mkdir(exist_ok=True)
        path.write_text("\n".join([head, *(one.line() for one in self.games), ""]), encoding="utf-8")


def file_of(game: str) -> Path:
    """Where the recorded games of a game are."""
    return FIXTURES / game / "games.jsonl"


@cache
def collection(game: str) -> Collection:
    """The recorded games of a game; none if there is no file."""
    if not file_of(game).exists():
        return Collection("", "", 0, ())
    head, *lines = file_of(game).read_text(encoding="utf-8").splitlines()
    said = json.loads(head)
    return Collection(said["version"], said["data"], said["tried"], tuple(map(Kept.parse, lines)))


def recorded_games(game: str) -> dict[str, Record]:
    """All recorded games of a game, by name."""
    return {one.name: one.record(games[game]) for one in collection(game).games}


def recorded(game: str, name: str) -> Record:
    """The recorded game of that name."""
    return recorded_games(game)[name]


def replay(record: Record, ending: Callable[[Any], str]) -> End:
    """How a game ends if it is played again; BadRecord if it cannot be, or is not over then."""
    state, found = record.begin(listen=True), hashlib.sha256()
    for n, answer in enumerate(record.answers, 1):
        found.update(json.dumps(asked(state)).encode())
        record.answer(state, n, answer)
    if not state.over:
        raise BadRecord("error-record-result", value="over", mine="*")
    found.update(json.dumps(all_of(record.game, state), sort_keys=True).encode())
    return End(ending(state), state.places, state.scores, found.hexdigest()[:16])


def asked(state: State) -> object:
    """Who is asked what, and which answers are open."""
    return state.asked, state.question and state.question.json(), state.options.list()


def all_of(game: Game, state: State) -> object:
    """All that has happened, how everything lies, and the luck that is left."""
    told = [event.json() for event in open_events(game, state)]
    return told, open_view(game, state)["table"], state.places, state.scores, int(state.chance.state)


def say(answers: Iterable[Answer]) -> str:
    """Answers as a text: parts with points between them, - for the answer without parts."""
    return " ".join(".".join(map(str, answer)) or "-" for answer in answers)


def parse(text: str) -> tuple[Answer, ...]:
    """The answers that a text says."""
    return tuple(() if word == "-" else tuple(map(int, word.split("."))) for word in text.split())
