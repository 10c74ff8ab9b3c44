"""A game that was played, kept as a small file: how it began, and every answer."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any

from gaslamp.engine.book.data import data_from
from gaslamp.engine.book.game import SHELF, Game, check_seed
from gaslamp.engine.book.setting import Value, check_settings
from gaslamp.engine.core.chance import Chance, Draw
from gaslamp.engine.core.offer import Answer
from gaslamp.engine.core.state import State
from gaslamp.engine.errors import BadData, BadRecord, BadSetting, GaslampError, Illegal, UnknownName, system
from gaslamp.engine.play import transcript
from gaslamp.engine.play.formats import FORMAT, Fields, bring_up_to_date
from gaslamp.engine.play.luck import Luck, LuckBySeeds
from gaslamp.engine.play.sheet import Line, Sheet, is_sheet
from gaslamp.engine.words.notation import as_tuples

HUMAN = "human"
LONGEST_WORD = 60
EXTENSION = ".gaslamp"  # of a record that people can read


@dataclass(frozen=True)
class Record:
    """The header and the answers of one game; the rest follows from them."""

    game: Game
    seats: int
    seed: int | None  # of the fast generator; none if the luck is drawn under a secret
    settings: Mapping[str, Value]
    answers: tuple[Answer, ...]
    players: tuple[str, ...] = ()  # for each seat HUMAN or a bot, if anybody said
    names: tuple[str, ...] = ()  # what they are called, if anybody said
    secret: str = ""  # of the luck; "" if that is just a seed, and with both it is LuckBySeeds
    words: tuple[str, ...] = ()  # that were added to the secret
    comments: Mapping[int, str] = field(default_factory=dict)  # by the number of the answer, 0 before the first
    result: tuple[int, ...] = field(default=(), compare=False)  # the place of each seat, if it is known
    lines: tuple[Line, ...] = field(default=(), compare=False)  # of the text that it was read from, to be checked
    draws: list[Draw] | None = field(default=None, compare=False, repr=False)  # where replaying notes secret draws

    @classmethod
    def of(
        cls,
        game: Game,
        answers: Iterable[Iterable[Any]],
        *,
        seats: int,
        seed: int | None = None,
        luck: Luck | None = None,
        players: Iterable[str] = (),
        names: Iterable[str] = (),
        **settings: object,
    ) -> Record:
        """The record of a game begun with a seed, or with secret luck, and answered so; it must be legal."""
        given = tuple(as_tuples(answer) for answer in answers)
        secret = luck.secret if luck else ""
        words = some_words("words", luck.words, seats, "luck", LONGEST_WORD) if luck else ()
        if isinstance(luck, LuckBySeeds) and seed is None:
            seed = luck.seed(0)
        begun = None if luck and seed is None else check_seed(seed)
        chosen = check_settings(game.settings, settings, at_home=True)
        record = cls(game, seats, begun, chosen, given, tuple(players), tuple(names), secret, words)
        record.check_luck()
        return replace(record, result=tuple(record.replay().places))

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """Read a record from a file; the answers are checked by `replay`."""
        return cls.parse(read(path), str(path))

    @classmethod
    def parse(cls, text: str, where: str = "record") -> Record:
        """Read a record from a text that people can read, or from JSON."""
        if is_sheet(text):
            sheet = Sheet.parse(text, where)
            fields, lines = bring_up_to_date(transcript.fields_of(sheet), where), tuple(sheet.lines)
        else:
            fields, lines = bring_up_to_date(from_json(text, where), where), ()
        game = game_of(fields, where)
        answers = transcript.answers_of(game, lines, where) if lines else some_answers(fields["answers"], where)
        return cls.of_fields(game, fields, answers, lines, where)

    @classmethod
    def of_fields(
        cls, game: Game, fields: Fields, answers: tuple[Answer, ...], lines: tuple[Line, ...], where: str
    ) -> Record:
        """A record, once its fields are found to be right."""
        seats, seed = fields["seats"], fields["seed"]
        if seed is None and not fields["secret"]:
            raise BadRecord("error-record-no-luck", where=where)
        players, names = (some_words(name, fields[name], seats, where) for name in ("players", "names"))
        words = some_words("words", fields["words"], seats, where, LONGEST_WORD)
        comments = some_comments(fields["comments"], len(answers), where)
        result = some_places(fields["result"], where)
        try:
            settings = check_settings(game.settings, fields["settings"])
            told = (players, names, fields["secret"], words, comments, result, lines)
            record = cls(game, seats, seed, settings, answers, *told)
            record.check_luck()
        except GaslampError as error:
            raise BadRecord("error-at", where=where, why=error) from None
        return record

    def save(self, path: str | Path) -> None:
        """Write the record to a file, whole or not at all: as JSON if it is called so, else for people to read."""
        path = Path(path)
        draft = path.with_name(path.name + ".part")
        draft.write_text(self.json() if path.suffix == ".json" else self.notation(), encoding="utf-8")
        draft.replace(path)

    def notation(self) -> str:
        """The record as a text that people can read, write and comment."""
        state, lines = self.replay(0), []
        for n, answer in enumerate(self.answers, 1):
            question, seat = state.question, state.asked
            self.answer(state, n, answer)
            assert question is not None and seat is not None
            lines.append(Line(n, self.name(seat), question.name, transcript.say(self.game, question, answer)))
        tags = transcript.tags_of(self.header(), state.places, state.scores)
        return Sheet(tags, lines, dict(self.comments)).text()

    def json(self) -> str:
        """The record as JSON, a line for each thing, a section of the data or twelve answers."""
        fields = self.header() | self.remarks()
        lines = [f'  "{name}": {written(name, value)},' for name, value in fields.items()]
        rows = [json.dumps(self.answers[i : i + 12])[1:-1] for i in range(0, len(self.answers), 12)]
        return "\n".join(["{", *lines, f'  "answers": {block("[]", rows)}', "}", ""])

    def line(self) -> str:
        """The record as one line of JSON, without its data if these are ours: for many of them in one file."""
        fields = self.header() | self.remarks() | {"answers": self.answers}
        if self.game is SHELF.get(self.game.name):
            del fields["values"]
        return json.dumps(fields, ensure_ascii=False, separators=(",", ":"))

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

    def remarks(self) -> dict[str, Any]:
        """What is said about the game."""
        return {"comments": {str(n): comment for n, comment in self.comments.items()}, "result": list(self.result)}

    def name(self, seat: int) -> str:
        """Who sits there, as the notation says it."""
        return (self.names[seat] if seat < len(self.names) else "") or f"p{seat + 1}"

    @cached_property
    def luck(self) -> Luck | None:
        """The luck of the whole game, unless that is just a seed."""
        if not self.secret:
            return None
        return Luck(self.secret, self.words) if self.seed is None else LuckBySeeds(self.secret, self.words)

    def check_luck(self) -> None:
        """The seed must be that of the secret and the words, if there are both."""
        if isinstance(self.luck, LuckBySeeds) and self.luck.seed(0) != self.seed:
            raise BadRecord("error-record-luck", value=self.seed, mine=self.luck.seed(0))

    def chance(self, state: State, n: int) -> Chance:
        """With what luck answer number n, from 1 on, is given: its own if there is a secret, else the state's."""
        return self.luck.chance(n, self.draws) if self.luck else state.chance

    def begin(self, listen: bool = False) -> State:
        """The state before the first answer."""
        if self.luck:
            return self.game.new_with(self.luck.chance(0, self.draws), self.seats, self.settings, listen)
        assert self.seed is not None
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
        if upto is None and self.result and state.places != [*self.result]:
            mine = transcript.figures(state.places) or transcript.NOT_OVER
            raise BadRecord("error-record-result", value=transcript.figures(self.result), mine=mine)
        return state

    def answer(self, state: State, n: int, answer: Answer) -> None:
        """Give answer number n with its luck; if it is not offered, or was not asked for, the record is wrong."""
        self.check_line(state, n)
        state.chance = self.chance(state, n)
        try:
            self.game.answer(state, answer)
        except Illegal as error:
            raise self.wrong(n, error) from None

    def check_line(self, state: State, n: int) -> None:
        """A text that the record was read from must say who is asked and what."""
        question, seat = state.question, state.asked
        if n > len(self.lines) or question is None or seat is None:
            return
        line = self.lines[n - 1]
        if line.question != question.name or line.who not in (f"p{seat + 1}", self.name(seat)):
            said, mine = f"{line.who} {line.question}", f"{self.name(seat)} {question.name}"
            raise BadRecord("error-record-asked", n=n, value=said, mine=mine)

    def wrong(self, n: int, why: Illegal) -> BadRecord:
        """What to say of a record whose answer number n is not offered."""
        return BadRecord("error-record-answer", n=n, all=len(self.answers), why=why)

    def digest(self) -> str:
        """A fingerprint of the header, every answer and the result; comments do not matter."""
        state = self.replay()
        told = [self.header(), self.answers, state.places, state.scores]
        return hashlib.sha256(json.dumps(told).encode()).hexdigest()


def read(path: str | Path) -> str:
    """The text of a file."""
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise BadRecord("error-at", where=path, why=system(error)) from None
    except UnicodeDecodeError as error:
        raise BadRecord("error-utf8", where=path, at=error.start) from None
    except ValueError:  # a path that no system can have
        raise BadRecord("error-path", value=str(path)) from None


def from_json(text: str, where: str) -> object:
    """What a text says in JSON."""
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise BadRecord("error-json", where=where, line=error.lineno, column=error.colno) from None
    except (ValueError, RecursionError):  # a number too long for Python, or brackets too deep
        raise BadRecord("error-json", where=where, line=0, column=0) from None


def written(name: str, value: Any) -> str:
    """A value of the header as JSON."""
    if name != "values":
        return json.dumps(value, ensure_ascii=False)
    return block("{}", [f"{json.dumps(section)}: {json.dumps(table)}" for section, table in value.items()])


def block(brackets: str, rows: list[str]) -> str:
    """Rows of JSON, each on a line of its own, within brackets."""
    inside = "\n    " + ",\n    ".join(rows) + "\n  " if rows else ""
    return brackets[0] + inside + brackets[1]


def game_of(fields: Fields, where: str) -> Game:
    """The game that a record is of, with the rules and the data that it was played with."""
    if fields["game"] not in SHELF:
        raise BadRecord("error-at", where=where, why=UnknownName("game", fields["game"], SHELF))
    game = SHELF[fields["game"]].under(fields["version"])
    if game is None:
        mine = SHELF[fields["game"]].version
        raise BadRecord("error-record-version", where=where, value=fields["version"], mine=mine)
    try:
        data = data_from(fields["values"], "values")
        if fields["data"] != data.digest:
            raise BadData("error-data-digest", where="values", value=fields["data"], mine=data.digest)
        return game.with_data(data)
    except BadData as error:
        raise BadRecord("error-at", where=where, why=error) from None


def some_words(field: str, value: Sequence[object], seats: int, where: str, longest: int = 0) -> tuple[str, ...]:
    """A list of names, no more than there are seats, that any terminal can print, none of them too long."""
    words = tuple(word for word in value if isinstance(word, str) and word.isprintable())
    if len(words) < len(value) or len(words) > seats or (longest and max(map(len, words), default=0) > longest):
        raise BadRecord("error-record-words", where=where, name=field, value=value, most=seats, longest=longest)
    return words


def some_comments(value: Mapping[str, object], answers: int, where: str) -> dict[int, str]:
    """Comments by the number of the answer, of lines that any terminal can print."""
    comments: dict[int, str] = {}
    for n, comment in value.items():
        fits = n.isdecimal() and len(n) < 10 and int(n) <= answers
        if not fits or not isinstance(comment, str) or not all(row.isprintable() for row in comment.splitlines()):
            raise BadRecord("error-record-comment", where=where, value={n: comment}, most=answers)
        comments[int(n)] = comment
    return comments


def some_places(value: Sequence[object], where: str) -> tuple[int, ...]:
    """A place for each seat, or nothing; `replay` compares them."""
    places = tuple(place for place in value if type(place) is int)
    if len(places) < len(value):
        raise BadRecord("error-record-places", where=where, value=value)
    return places


def some_answers(value: Sequence[object], where: str) -> tuple[Answer, ...]:
    """Answers, each a list of whole numbers, or of such lists if it is for a whole set."""
    return tuple(an_answer(answer, n, where) for n, answer in enumerate(value, 1))


def an_answer(answer: object, n: int, where: str) -> Answer:
    """One answer."""
    if isinstance(answer, list):
        if all(type(part) is int for part in answer):
            return tuple(answer)
        if all(isinstance(one, list) and one and all(type(part) is int for part in one) for one in answer):
            return tuple(tuple(one) for one in answer)
    raise BadRecord("error-record-part", where=where, n=n, value=answer)
