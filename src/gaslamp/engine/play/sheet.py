"""A record as a text that people read, write and comment: tags in brackets, then a line for each answer.

    [Game "catham"]
    [Seats "Ann" "Bob" "Cy"]
    1. Ann  act  take mafia 2  {a comment}
    2. Bob  act  play hackers 1  ; another, to the end of the line

What it says is not looked at here: tags have JSON values, lines have words.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from gaslamp.engine.errors import BadRecord

BEGINNING = re.compile(r"\ufeff?\s*(\[[A-Za-z]|;)")  # of such a text; JSON begins otherwise
TAG = re.compile(r"\[([A-Za-z]+)\s*")
LINE = re.compile(r'([0-9]{1,9})\.\s+("(?:[^"\\]|\\.)*"|\S+)\s+([a-z][a-z0-9_]*)\s+([^{;]+)(.*)')
COMMENT = re.compile(r"\s*(?:\{([^}]*)\}|;(.*))")
PLAIN = re.compile(r"(?!p[0-9]+$)[^\W\d_][\w.'-]*")  # a name that needs no quotes
FOOTNOTES = ("Values",)  # tags that are written at the end, for they are long


class Line(NamedTuple):
    """One answer: who gave it to which question, and what it was."""

    n: int
    who: str
    question: str
    said: str


@dataclass
class Sheet:
    """Tags, lines, and comments by the number of the answer that they are on, 0 before the first."""

    tags: list[tuple[str, list[Any]]] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    comments: dict[int, str] = field(default_factory=dict)

    @classmethod
    def parse(cls, text: str, where: str) -> Sheet:
        """Read such a text."""
        sheet = cls()
        for number, row in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
            try:
                sheet.read(row.strip())
            except ValueError:
                raise BadRecord("error-sheet-line", where=where, line=number, value=row.strip()) from None
        return sheet

    def read(self, row: str) -> None:
        """One row: tags, an answer, a comment, or nothing; ValueError if it is none of them."""
        if row.startswith("["):
            self.tags.extend(read_tags(row))
        elif row.startswith((";", "{")):
            self.remark(row)
        elif row:
            self.read_line(row)

    def read_line(self, row: str) -> None:
        """An answer, whose number must be the next."""
        match = LINE.fullmatch(row)
        if match is None or int(match[1]) != len(self.lines) + 1:
            raise ValueError
        who = json.loads(match[2]) if match[2].startswith('"') else match[2]
        self.lines.append(Line(int(match[1]), who, match[3], match[4].strip()))
        self.remark(match[5])

    def remark(self, rest: str) -> None:
        """Comments on the answer that was read last."""
        while rest.strip():
            match = COMMENT.match(rest)
            if match is None:
                raise ValueError
            n, comment = len(self.lines), (match[1] or match[2] or "").strip()
            self.comments[n] = f"{self.comments[n]}\n{comment}" if n in self.comments else comment
            rest = rest[match.end() :]

    def all(self, name: str) -> list[list[Any]]:
        """The values of each tag of that name."""
        return [values for tag, values in self.tags if tag.casefold() == name.casefold()]

    def text(self) -> str:
        """The sheet as a text."""
        head = [write_tag(name, values) for name, values in self.tags if name not in FOOTNOTES]
        foot = [write_tag(name, values) for name, values in self.tags if name in FOOTNOTES]
        sections = (head, [*self.rows()], foot)
        return "\n\n".join("\n".join(rows) for rows in sections if rows) + "\n"

    def rows(self) -> Iterator[str]:
        """A row for each answer, and for each further line of a comment."""
        yield from write_comments(self.comments.get(0, ""))
        labels = [label(line.who) for line in self.lines]
        digits, wide = len(str(len(self.lines))), max(map(len, labels), default=0)
        longest = max((len(line.question) for line in self.lines), default=0)
        for line, who in zip(self.lines, labels, strict=True):
            first, *further = write_comments(self.comments.get(line.n, "")) or [""]
            yield f"{line.n:>{digits}}. {who:<{wide}} {line.question:<{longest}} {line.said} {first}".rstrip()
            yield from further


def is_sheet(text: str) -> bool:
    """Whether a text is a sheet, and not JSON."""
    return BEGINNING.match(text) is not None


def read_tags(row: str) -> Iterator[tuple[str, list[Any]]]:
    """The tags of a row, each with its values."""
    decoder = json.JSONDecoder()
    while row:
        match = TAG.match(row)
        if match is None:
            raise ValueError
        values, row = [], row[match.end() :]
        while not row.startswith("]"):
            value, end = decoder.raw_decode(row)
            values.append(value)
            row = row[end:].lstrip()
            if not row:
                raise ValueError
        yield match[1], values
        row = row[1:].lstrip()


def write_tag(name: str, values: Iterable[Any]) -> str:
    """A tag and its values."""
    return f"[{' '.join([name, *(json.dumps(value, ensure_ascii=False) for value in values)])}]"


def write_comments(comment: str) -> list[str]:
    """A comment, a row for each of its lines."""
    return [f"; {row}" if "}" in row else f"{{{row}}}" for row in comment.splitlines()]


def label(who: str) -> str:
    """The name of a player as it stands in a row."""
    return who if PLAIN.fullmatch(who) or re.fullmatch(r"p[0-9]+", who) else json.dumps(who, ensure_ascii=False)
