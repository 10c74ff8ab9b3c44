"""A game that was played, kept as a small readable file: how it began, and every answer."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from gaslamp.engine.book.data import data_from
from gaslamp.engine.book.game import SHELF, Game, check_seed
from gaslamp.engine.book.setting import Value, check_settings
from gaslamp.engine.core.chance import Chance, seeded
from gaslamp.engine.core.offer import Answer
from gaslamp.engine.core.state import State
from gaslamp.engine.errors import BadData, BadRecord, BadSetting, GaslampError, Illegal, UnknownName, system
from gaslamp.engine.play.luck import Luck

FORMAT = 3
FIELDS = {
    "gaslamp": int,
    "game": str,
    "version": str,
    "data": str,
    "values": dict,
    "seats": int,
    "seed": int,
    "secret": str,
    "words": list,
    "settings": dict,
    "players": list,
    "names": list,
    "answers": list,
}
HUMAN = "human"
LONGEST_WORD = 60


@dataclass(frozen=True)
class Record:
    """The header and the answers of one game; the rest follows from them."""

    game: Game
    seats: int
    seed: int
    settings: Mapping[str, Value]
    answers: tuple[Answer, ...]
    players: tuple[str, ...] = ()  # for each seat HUMAN or a bot, if anybody said
    names: tuple[str, ...] = ()  # what they are called, if anybody said
    secret: str = ""  # of the luck; none if that is just a seed
    words: tuple[str, ...] = ()  # that were added to the secret

    @classmethod
    def of(
        cls,
        game: Game,
        answers: Iterable[Iterable[int | Iterable[int]]],
        *,
        seats: int,
        seed: int | None = None,
        luck: Luck | None = None,
        players: Iterable[str] = (),
        names: Iterable[str] = (),
        **settings: object,
    ) -> Record:
        """The record of a game begun with a seed, or with luck that has its own, and answered so; it must be legal."""
        given = tuple(map(freeze, answers))
        secret = luck.secret if luck else ""
        words = check_words("words", luck.words, seats, "luck", LONGEST_WORD) if luck else ()
        begun = luck.seed(0) if luck and seed is None else check_seed(seed)
        chosen = check_settings(game.settings, settings, at_home=True)
        record = cls(game, seats, begun, chosen, given, tuple(players), tuple(names), secret, words)
        record.check_luck()
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
            said = json.loads(text)
        except json.JSONDecodeError as error:
            raise BadRecord("error-json", where=where, line=error.lineno, column=error.colno) from None
        except (ValueError, RecursionError):  # a number too long for Python, or brackets too deep
            raise BadRecord("error-json", where=where, line=0, column=0) from None
        game, seats, seed = header(said, where), said["seats"], said["seed"]
        given = tuple(check_answer(answer, n, where) for n, answer in enumerate(said["answers"]))
        players, names = (check_words(name, said[name], seats, where) for name in ("players", "names"))
        words = check_words("words", said["words"], seats, where, LONGEST_WORD)
        try:
            settings = check_settings(game.settings, said["settings"])
            record = cls(game, seats, seed, settings, given, players, names, said["secret"], words)
            record.check_luck()
        except GaslampError as error:
            raise BadRecord("error-at", where=where, why=error) from None
        return record

    def save(self, path: str | Path) -> None:
        """Write the record to a file, whole or not at all."""
        path = Path(path)
        draft = path.with_name(path.name + ".part")
        draft.write_text(self.text(), encoding="utf-8")
        draft.replace(path)

    def text(self) -> str:
        """The record as JSON, a line for each thing, a section of the data or twelve answers."""
        lines = [f'  "{name}": {json_of(name, value)},' for name, value in self.header().items()]
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
            "secret": self.secret,
            "words": list(self.words),
            "settings": dict(self.settings),
            "players": list(self.players),
            "names": list(self.names),
        }

    @cached_property
    def luck(self) -> Luck | None:
        """The luck of the whole game, unless that is just a seed."""
        return Luck(self.secret, self.words) if self.secret else None

    def check_luck(self) -> None:
        """The seed must be that of the secret and the words, if there is a secret."""
        if self.luck and self.luck.seed(0) != self.seed:
            raise BadRecord("error-record-luck", value=self.seed, mine=self.luck.seed(0))

    def chance(self, state: State, n: int) -> Chance:
        """With what luck answer number n, from 1 on, is given: its own if there is a secret, else the state's."""
        return seeded(self.luck.seed(n)) if self.luck else state.chance

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
        for n, answer in enumerate(self.answers[:upto], 1):
            self.answer(state, n, answer)
        return state

    def answer(self, state: State, n: int, answer: Answer) -> None:
        """Give answer number n with its luck; if it is not offered, the record is wrong."""
        state.chance = self.chance(state, n)
        try:
            state.answer(answer)
        except Illegal as error:
            raise self.wrong(n, error) from None

    def wrong(self, n: int, why: Illegal) -> BadRecord:
        """What to say of a record whose answer number n is not offered."""
        return BadRecord("error-record-answer", n=n, all=len(self.answers), why=why)

    def digest(self) -> str:
        """A fingerprint of the header, every answer and the result."""
        state = self.replay()
        return hashlib.sha256(json.dumps([self.text(), state.places, state.scores]).encode()).hexdigest()


def json_of(name: str, value: Any) -> str:
    """A value of the header as JSON."""
    if name != "values":
        return json.dumps(value, ensure_ascii=False)
    return block("{}", [f"{json.dumps(section)}: {json.dumps(table)}" for section, table in value.items()])


def block(brackets: str, rows: list[str]) -> str:
    """Rows of JSON, each on a line of its own, within brackets."""
    inside = "\n    " + ",\n    ".join(rows) + "\n  " if rows else ""
    return brackets[0] + inside + brackets[1]


def header(said: object, where: str) -> Game:
    """The game that a record is of, once its header proves right."""
    if not isinstance(said, dict):
        raise BadRecord("error-record-form", where=where, fields=list(FIELDS))
    for name, kind in FIELDS.items():
        if not isinstance(said.get(name), kind) or isinstance(said[name], bool):
            value = said.get(name)
            raise BadRecord("error-record-field", where=where, name=name, value=value, kind=kind.__name__)
    if said["gaslamp"] != FORMAT:
        raise BadRecord("error-record-format", where=where, value=said["gaslamp"], mine=FORMAT)
    game = SHELF.get(said["game"])
    if game is None:
        raise BadRecord("error-at", where=where, why=UnknownName("game", said["game"], SHELF))
    if said["version"] != game.version:
        raise BadRecord("error-record-version", where=where, value=said["version"], mine=game.version)
    try:
        data = data_from(said["values"], "values")
        if said["data"] != data.digest:
            raise BadData("error-data-digest", where="values", value=said["data"], mine=data.digest)
        return game.with_data(data)
    except BadData as error:
        raise BadRecord("error-at", where=where, why=error) from None


def check_words(field: str, value: Sequence[object], seats: int, where: str, longest: int = 0) -> tuple[str, ...]:
    """A list of names, no more than there are seats, that any terminal can print, none of them too long."""
    words = tuple(word for word in value if isinstance(word, str) and word.isprintable())
    if len(words) < len(value) or len(words) > seats or (longest and max(map(len, words), default=0) > longest):
        raise BadRecord("error-record-words", where=where, name=field, value=value, most=seats, longest=longest)
    return words


def check_answer(answer: object, n: int, where: str) -> Answer:
    """One answer: a list of whole numbers, or of such lists if it is a set."""
    if isinstance(answer, list) and all(map(is_number, answer)):
        return tuple(answer)
    if isinstance(answer, list) and all(isinstance(one, list) and all(map(is_number, one)) for one in answer):
        return tuple(map(tuple, answer))
    raise BadRecord("error-record-part", where=where, n=n + 1, value=answer)


def is_number(part: object) -> bool:
    """Whether a part of an answer is a whole number."""
    return type(part) is int


def freeze(answer: Iterable[int | Iterable[int]]) -> Answer:
    """An answer as it is kept: a tuple of numbers, or of tuples if it is a set."""
    return tuple(part if isinstance(part, int) else tuple(part) for part in answer)  # type: ignore[return-value]
