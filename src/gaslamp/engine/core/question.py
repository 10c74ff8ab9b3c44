"""What is asked: the name of the choice, what an answer names, and what the question speaks of."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from gaslamp.engine.core.effect import NO_CARD, NOBODY, Effect, Step, numbers_of
from gaslamp.engine.core.parts import CARD, SEAT, Carries, Part, Several, leaves

THE_CARD = Part("card", CARD)  # the card that speaks, if one does


class About(NamedTuple):
    """A number that a question speaks of."""

    part: Part
    value: int


class Question(NamedTuple):
    """A choice as a player meets it."""

    name: str
    rule: str
    parts: tuple[Part, ...]  # of an answer, or of one element if it is for a set
    several: Several | None = None  # the set that it is for; its parts are the last ones
    about: tuple[About, ...] = ()
    goes_on: bool = False  # whether something of the set has been named before
    details: tuple[Part, ...] = ()  # what an answer is told with besides its parts
    rows: tuple[tuple[int, ...], ...] = ()  # answers, or elements, each with its details; for whoever is asked

    def details_of(self, answer: Sequence[int]) -> list[tuple[Part, int]]:
        """What an answer is told with, as far as it is known; 0 or nobody if it is not."""
        given, known = tuple(answer), len(self.parts)
        row = next((row for row in self.rows if row[:known] == given), ())
        return [
            (part, row[known + i] if row else NOBODY if part.kind == SEAT else 0) for i, part in enumerate(self.details)
        ]

    @property
    def fixed(self) -> int:
        """How many parts come before those of the set."""
        return len(self.parts) - (len(self.several.each) if self.several else 0)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of its parts."""
        return tuple(part.name for part in self.parts)

    @property
    def card(self) -> int:
        """The card that speaks, 0 if none does."""
        return next((value for part, value in self.about if part == THE_CARD), NO_CARD)

    def number(self, name: str) -> int:
        """The number of that name that the question speaks of."""
        return next(value for part, value in self.about if part.name == name)

    def json(self) -> dict[str, object]:
        """For the wire."""
        said: dict[str, object] = {
            "name": self.name,
            "rule": self.rule,
            "parts": json_of(self.parts),
            "about": [{**part.json(), "value": value} for part, value in self.about],
        }
        if self.several is not None:
            said["several"] = {"name": self.several.name, "fixed": self.fixed, "ordered": self.several.ordered}
            said["goes_on"] = self.goes_on
        if self.details:
            said["details"] = json_of(self.details)
        if self.rows:
            said["rows"] = [list(row) for row in self.rows]
        return said

    @classmethod
    def of(cls, said: Mapping[str, Any]) -> Question:
        """What `json` wrote."""
        parts = tuple(part_of(one) for one in said["parts"])
        about = tuple(About(part_of(one), one["value"]) for one in said["about"])
        set_of = said.get("several")
        several = Several(set_of["name"], parts[set_of["fixed"] :], set_of["ordered"]) if set_of else None
        details = tuple(part_of(one) for one in said.get("details", ()))
        rows = tuple(tuple(row) for row in said.get("rows", ()))
        return cls(said["name"], said["rule"], parts, several, about, said.get("goes_on", False), details, rows)


@cache
def json_of(parts: tuple[Part, ...]) -> list[dict[str, object]]:
    """Parts for the wire; they are the same in every question of a kind."""
    return [part.json() for part in parts]


def part_of(said: Mapping[str, Any]) -> Part:
    """What `Part.json` wrote."""
    return Part(said["name"], said["kind"], tuple(said.get("words", ())))


def ask(effect: Effect[Any], goes_on: bool, card: int, at: int, n: int, to: int) -> Question:
    """The question that an effect asks, with the numbers of its step."""
    kind = type(effect)
    return question_of(kind, effect.rule, goes_on, speak_of(kind.carries, card, at, n, to))


def question_of(kind: type[Effect[Any]], rule: str, goes_on: bool, about: tuple[About, ...] = ()) -> Question:
    """The question that effects of a kind ask."""
    known: Any = kind  # a class, which can be hashed, though mypy doubts it
    name, parts, several = form_of(known, goes_on)
    return Question(name, rule, parts, several, about, goes_on, known.details)


@cache
def form_of(kind: type[Effect[Any]], goes_on: bool) -> tuple[str, tuple[Part, ...], Several | None]:
    """What is the same in all questions of a kind: its name, the parts of an answer, and the set that it is for."""
    asks_for: tuple[Part | Several, ...] = kind.asks_for
    several = next((part for part in asks_for if isinstance(part, Several)), None)
    parts = several.each if several and goes_on else leaves(asks_for)  # what comes before the set is named once
    return plain_name(kind.__name__), parts, several


def speak_of(carries: Carries, card: int, at: int, n: int, to: int) -> tuple[About, ...]:
    """The numbers of a step by name; the card only if there is one."""
    numbers = ((carries.at, at), (carries.n, n), (carries.to, to))
    named = tuple(About(part, value) for part, value in numbers if part is not None)
    return (About(THE_CARD, card), *named) if card else named


def describe(effect: Effect[Any], now: Step) -> str:
    """A step in words, for whoever looks at the agenda."""
    numbers = numbers_of(now)
    about = speak_of(type(effect).carries, numbers.card, numbers.at, numbers.n, numbers.to)
    carried = ", ".join(f"{part.name} {value}" for part, value in about)
    return f"{type(effect).__name__} of seat {numbers.seat}{carried and ': '}{carried}"


def plain_name(name: str) -> str:
    """A class name as the texts spell it: HandLimit is hand_limit."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
