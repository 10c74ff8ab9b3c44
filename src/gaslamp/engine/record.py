"""A game that was played, kept as a small readable file: how it began, and every answer."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gaslamp.engine.data import remembered
from gaslamp.engine.errors import BadData, BadRecord, BadSetting, GaslampError, Illegal, UnknownName, system
from gaslamp.engine.game import SHELF, Game
from gaslamp.engine.setting import Value, checked
from gaslamp.engine.state import State

FORMAT = 2
FIELDS = {
    "gaslamp": int,
    "game": str,
    "version": str,
    "data": str,
    "values": dict,
    "seats": int,
    "seed": int,
    "settings": dict,
    "players": list,
    "names": list,
    "answers": list,
}
HUMAN = "human"


@dataclass(frozen=True)
class Record:
    """The header and the answers of one game; the rest follows from them."""

    game: Game
    seats: int
    seed: int
    settings: Mapping[str, Value]
    answers: tuple[tuple[int, ...], ...]
    players: tuple[str, ...] = ()  # for each seat HUMAN or a bot, if anybody said
    names: tuple[str, ...] = ()  # what they are called, if anybody said

    @classmethod
    def of(
        cls,
        game: Game,
        answers: Iterable[Iterable[int]],
        *,
        seats: int,
        seed: int,
        players: Iterable[str] = (),
        names: Iterable[str] = (),
        **settings: object,
    ) -> Record:
        """The record of a game begun with `game.new(seats, seed, …)` and answered so; it must be legal."""
        given = tuple(tuple(answer) for answer in answers)
        record = cls(game, seats, seed, checked(game.settings, settings), given, tuple(players), tuple(names))
        record.replay()
        return record

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """Read a record from a file; the answers are checked by `replay`."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except OSError as error:
            raise BadRecord("error-at", where=path, why=system(error)) from None
        except UnicodeDecodeError as error:
            raise BadRecord("error-utf8", where=path, at=error.start) from None
        except ValueError:  # a path that no system can have
            raise BadRecord("error-path", value=str(path)) from None
        return cls.parse(text, str(path))

    @classmethod
    def parse(cls, text: str, where: str = "JSON") -> Record:
        """Read a record from JSON."""
        try:
            found = json.loads(text)
        except json.JSONDecodeError as error:
            raise BadRecord("error-json", where=where, line=error.lineno, column=error.colno) from None
        except (ValueError, RecursionError):  # a number too long for Python, or brackets too deep
            raise BadRecord("error-json", where=where, line=0, column=0) from None
        game = header(found, where)
        try:
            settings = checked(game.settings, found["settings"])
        except GaslampError as error:
            raise BadRecord("error-at", where=where, why=error) from None
        given = tuple(an_answer(answer, n, where) for n, answer in enumerate(found["answers"]))
        players, names = (some_words(name, found, where) for name in ("players", "names"))
        return cls(game, found["seats"], found["seed"], settings, given, players, names)

    def save(self, path: str | Path) -> None:
        """Write the record to a file, whole or not at all."""
        path = Path(path)
        draft = path.with_name(path.name + ".part")
        draft.write_text(self.text(), encoding="utf-8")
        draft.replace(path)

    def text(self) -> str:
        """The record as JSON, a line for each thing, a section of the data or twelve answers."""
        lines = [f'  "{name}": {written(name, value)},' for name, value in self.header().items()]
        rows = [json.dumps(self.answers[i : i + 12])[1:-1] for i in range(0, len(self.answers), 12)]
        return "\n".join(["{", *lines, f'  "answers": {block("[]", rows)}', "}", ""])

    def header(self) -> dict[str, Any]:
        """How the game began."""
        return {
            "gaslamp": FORMAT,
            "game": self.game.name,
            "version": self.game.version,
            "data": self.game.data.digest,
            "values": self.game.data.values(),
            "seats": self.seats,
            "seed": self.seed,
            "settings": dict(self.settings),
            "players": list(self.players),
            "names": list(self.names),
        }

    def begin(self, listen: bool = False) -> State:
        """The state before the first answer."""
        return self.game.new(self.seats, self.seed, listen=listen, **self.settings)

    def replay(self, upto: int | None = None, *, listen: bool = False) -> State:
        """Play the answers again, all or the first `upto`."""
        if upto is not None and not 0 <= upto <= len(self.answers):
            raise BadSetting("error-setting-range", "upto", upto, least=0, most=len(self.answers))
        try:
            state = self.begin(listen)
        except GaslampError as error:
            raise BadRecord("error-record-begin", why=error) from None
        for n, answer in enumerate(self.answers[:upto]):
            try:
                state.answer(answer)
            except Illegal as error:
                raise BadRecord("error-record-answer", n=n + 1, all=len(self.answers), why=error) from None
        return state

    def digest(self) -> str:
        """A fingerprint of the header, every answer and the result."""
        state = self.replay()
        return hashlib.sha256(json.dumps([self.text(), state.places, state.scores]).encode()).hexdigest()


def written(name: str, value: Any) -> str:
    """A value of the header as JSON."""
    if name != "values":
        return json.dumps(value, ensure_ascii=False)
    return block("{}", [f"{json.dumps(section)}: {json.dumps(table)}" for section, table in value.items()])


def block(brackets: str, rows: list[str]) -> str:
    """Rows of JSON, each on a line of its own, within brackets."""
    inside = "\n    " + ",\n    ".join(rows) + "\n  " if rows else ""
    return brackets[0] + inside + brackets[1]


def header(found: object, where: str) -> Game:
    """The game that a record is of, once its header is found to be right."""
    if not isinstance(found, dict):
        raise BadRecord("error-record-form", where=where, fields=list(FIELDS))
    for name, kind in FIELDS.items():
        if not isinstance(found.get(name), kind) or isinstance(found[name], bool):
            value = found.get(name)
            raise BadRecord("error-record-field", where=where, name=name, value=value, kind=kind.__name__)
    if found["gaslamp"] != FORMAT:
        raise BadRecord("error-record-format", where=where, value=found["gaslamp"], mine=FORMAT)
    game = SHELF.get(found["game"])
    if game is None:
        raise BadRecord("error-at", where=where, why=UnknownName("game", found["game"], SHELF))
    if found["version"] != game.version:
        raise BadRecord("error-record-version", where=where, value=found["version"], mine=game.version)
    try:
        data = remembered(found["values"], "values")
        if found["data"] != data.digest:
            raise BadData("error-data-digest", where="values", value=found["data"], mine=data.digest)
        return game.amended(data)
    except BadData as error:
        raise BadRecord("error-at", where=where, why=error) from None


def some_words(field: str, found: dict[str, Any], where: str) -> tuple[str, ...]:
    """A list of names, no more than there are seats, that any terminal can print."""
    value: list[object] = found[field]
    words = tuple(word for word in value if isinstance(word, str) and word.isprintable())
    if len(words) < len(value) or len(words) > found["seats"]:
        raise BadRecord("error-record-words", where=where, name=field, value=value, most=found["seats"])
    return words


def an_answer(answer: object, n: int, where: str) -> tuple[int, ...]:
    """One answer, a list of whole numbers."""
    if isinstance(answer, list) and all(type(part) is int for part in answer):
        return tuple(answer)
    raise BadRecord("error-record-part", where=where, n=n + 1, value=answer)
