"""Between a record and its text: which tag says what, and answers by name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from gaslamp.engine.book.game import SHELF, Game
from gaslamp.engine.core.offer import Answer
from gaslamp.engine.core.question import Question, question_of
from gaslamp.engine.errors import BadAnswer, BadRecord, UnknownName
from gaslamp.engine.play.formats import FORMAT, Fields
from gaslamp.engine.play.sheet import Line, Sheet
from gaslamp.engine.words.notation import PASS

NOT_OVER = "*"


def tags_of(header: Mapping[str, Any], places: Sequence[int], scores: Sequence[int]) -> list[tuple[str, list[Any]]]:
    """The tags of a record; what there is nothing to say of is left out."""
    names = [*header["names"], *[""] * header["seats"]][: header["seats"]]
    tags: list[tuple[str, list[Any]]] = [
        ("Gaslamp", [str(header["gaslamp"])]),
        ("Game", [header["game"]]),
        ("Rules", [header["version"]]),
        ("Seats", names if any(names) else [str(header["seats"])]),
        ("Players", header["players"]),
        *(("Setting", [name, value]) for name, value in header["settings"].items()),
        ("Seed", [] if header["seed"] is None else [str(header["seed"])]),
        ("Secret", [header["secret"]] if header["secret"] else []),
        ("Words", header["words"]),
        ("Data", [header["data"]]),
        ("Result", [figures(places) or NOT_OVER]),
        ("Scores", [figures(scores)]),
        *(("Values", [section, values]) for section, values in header["values"].items()),
    ]
    return [(name, values) for name, values in tags if values]


def fields_of(sheet: Sheet) -> Fields:
    """What the tags say; who writes by hand may leave out what is as we have it: format, rules, data."""
    name = first(sheet, "Game")
    game = SHELF.get(name) if isinstance(name, str) else None
    values = {section: table for section, table in filter(is_pair, sheet.all("Values")) if isinstance(section, str)}
    seats = last(sheet, "Seats")
    fields: Fields = {
        "gaslamp": number(first(sheet, "Gaslamp", FORMAT)),
        "game": name,
        "version": first(sheet, "Rules", game.version if game else ""),
        "data": first(sheet, "Data", game.data.digest if game and not values else ""),
        "seats": number(seats[0]) if len(seats) == 1 else len(seats),
        "seed": number(first(sheet, "Seed")),
        "secret": first(sheet, "Secret", ""),
        "words": last(sheet, "Words"),
        "settings": dict(pair for pair in sheet.all("Setting") if is_pair(pair) and isinstance(pair[0], str)),
        "players": last(sheet, "Players"),
        "names": without_trailing_blanks(seats) if len(seats) > 1 else [],
        "answers": [],
        "comments": {str(n): comment for n, comment in sheet.comments.items()},
        "result": numbers(first(sheet, "Result", NOT_OVER)),
    }
    return fields | ({"values": values} if values else {})


def answers_of(game: Game, lines: Iterable[Line], where: str) -> tuple[Answer, ...]:
    """The answers that lines say: the question of each tells what its words name."""
    return tuple(answer_of(game, line, where) for line in lines)


def say(game: Game, question: Question, answer: Answer) -> str:
    """An answer by name; one that an earlier program wrote down in another form, by its numbers."""
    try:
        return game.say(question, answer)
    except (BadAnswer, ValueError, IndexError):
        return f"#{figures(answer)}"  # type: ignore[arg-type]


def answer_of(game: Game, line: Line, where: str) -> Answer:
    """The answer of one line; what goes on with a set does not say again what comes before it."""
    if line.said.startswith("#"):
        return tuple(int(figure) for figure in line.said[1:].split() if figure.isdecimal() and len(figure) < 6)
    kind = game.questions.get(line.question)
    if kind is None:
        why = UnknownName("question", line.question, game.questions)
        raise BadRecord("error-record-line", where=where, n=line.n, why=why)
    question = question_of(kind, "", goes_on=False)
    if question.several and question.fixed and ":" not in line.said and line.said != PASS:
        question = question_of(kind, "", goes_on=True)
    try:
        return game.parse(question, line.said)
    except BadAnswer as error:
        raise BadRecord("error-record-line", where=where, n=line.n, why=error) from None


def last(sheet: Sheet, name: str) -> list[Any]:
    """The values of the last tag of that name."""
    return ([[], *sheet.all(name)])[-1]


def first(sheet: Sheet, name: str, default: object = None) -> Any:
    """The one value of a tag."""
    return next(iter(last(sheet, name)), default)


def is_pair(values: Sequence[Any]) -> bool:
    """Whether a tag has two values."""
    return len(values) == 2


def number(value: object) -> object:
    """A number in figures, or what it was."""
    return int(value) if isinstance(value, str) and value.isdecimal() and len(value) < 100 else value


def numbers(value: object) -> object:
    """Numbers with spaces between them, or what it was."""
    if value == NOT_OVER:
        return []
    return [number(one) for one in value.split()] if isinstance(value, str) else value


def figures(values: Iterable[int]) -> str:
    """Numbers with spaces between them."""
    return " ".join(map(str, values))


def without_trailing_blanks(names: list[Any]) -> list[Any]:
    """Names up to the last that is one."""
    while names and names[-1] == "":
        names = names[:-1]
    return names
