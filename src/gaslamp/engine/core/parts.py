"""Typed parts: what the numbers of an answer or of a step name, said once, where the question is written."""

from __future__ import annotations

from typing import Final, NamedTuple

PLACE: Final = "place"
CARD: Final = "card"
SEAT: Final = "seat"
WORD: Final = "word"
AMOUNT: Final = "amount"
NUMBER: Final = "number"


class Part(NamedTuple):
    """What one number names: its own name, its kind, and the words by number if it is one of some words."""

    name: str
    kind: str
    words: tuple[str, ...] = ()

    def json(self) -> dict[str, object]:
        """For the wire."""
        said: dict[str, object] = {"name": self.name, "kind": self.kind}
        if self.words:
            said["words"] = list(self.words)
        return said


class Several(NamedTuple):
    """Any number of things, each named by the same parts; the last that an answer names."""

    name: str
    each: tuple[Part, ...]
    ordered: bool = False  # whether it matters in which order they are named


class Carries(NamedTuple):
    """What the small numbers of a step are, each under its own name."""

    at: Part | None = None
    n: Part | None = None
    to: Part | None = None


def place(name: str) -> Part:
    """A place of the game's board."""
    return Part(name, PLACE)


def card(name: str) -> Part:
    """A card of the game."""
    return Part(name, CARD)


def seat(name: str) -> Part:
    """A player."""
    return Part(name, SEAT)


def word(name: str, *words: str) -> Part:
    """One of these words."""
    return Part(name, WORD, words)


def amount(name: str) -> Part:
    """How many, or how much."""
    return Part(name, AMOUNT)


def number(name: str) -> Part:
    """One of several things on the table that have numbers instead of names."""
    return Part(name, NUMBER)


def several(name: str, *each: Part) -> Several:
    """A set of such things: in any order, and the same thing as often as there are several of it."""
    return Several(name, each)


def in_order(name: str, *each: Part) -> Several:
    """Several such things, one after the other."""
    return Several(name, each, ordered=True)


def leaves(asks_for: tuple[Part | Several, ...]) -> tuple[Part, ...]:
    """The parts of one element of an answer, those of a set among them."""
    named: list[Part] = []
    for part in asks_for:
        if isinstance(part, Several):
            named.extend(part.each)
        else:
            named.append(part)
    return tuple(named)
