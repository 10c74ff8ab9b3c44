"""What every game refuses in its data: each check names the entry, and what would be right."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gaslamp.engine.book.data import Data
from gaslamp.engine.errors import BadData

Limits = Mapping[str, tuple[int, int]]  # of numbers by name: the least and the most


def sections(data: Data, known: Sequence[str]) -> None:
    """Exactly these sections."""
    for section in data.facts:
        if section not in known:
            raise BadData("error-data-section-unknown", where=data.path, name=section, known=known)
    for section in known:
        if section not in data.facts:
            raise BadData("error-data-missing", where=f"{data.path}: [{section}]")


def only(data: Data, section: str, known: Sequence[str]) -> None:
    """No other facts than these."""
    for name in data.facts[section]:
        if name not in known:
            raise BadData("error-data-symbol", where=data.place(section, name), known=known)


def limit(data: Data, section: str, name: str, value: int, least: int, most: int) -> None:
    """A number within its limits."""
    if not least <= value <= most:
        raise BadData("error-data-limit", where=data.place(section, name), value=value, least=least, most=most)


def limits(data: Data, section: str, known: Limits) -> None:
    """The numbers of a section, as far as they are there, each within its limits."""
    for name, (least, most) in known.items():
        if data.has(section, name):
            limit(data, section, name, data.number(section, name), least, most)


def row(data: Data, section: str, name: str, wanted: int, least: int, most: int) -> list[int]:
    """So many numbers, each within its limits."""
    numbers = data.numbers(section, name)
    if len(numbers) != wanted:
        raise BadData("error-data-length", where=data.place(section, name), value=numbers, wanted=wanted)
    for number in numbers:
        limit(data, section, name, number, least, most)
    return numbers


def size(data: Data, section: str, name: str, value: int, least: int, most: int) -> None:
    """A list of so many entries."""
    if not least <= value <= most:
        raise BadData("error-data-size", where=data.place(section, name), value=value, least=least, most=most)


def one_of(data: Data, section: str, name: str, known: Sequence[str]) -> str:
    """A word that is known."""
    word = data.word(section, name)
    known_word(data, section, name, word, known)
    return word


def some_of(data: Data, section: str, name: str, known: Sequence[str]) -> list[str]:
    """Words that are known."""
    words = data.words(section, name)
    for word in words:
        known_word(data, section, name, word, known)
    return words


def known_word(data: Data, section: str, name: str, word: str, known: Sequence[str]) -> None:
    """A word that means something there."""
    if word not in known:
        raise BadData("error-data-word-unknown", where=data.place(section, name), value=word, known=known)


def different(data: Data, section: str, name: str, values: Sequence[int | str]) -> None:
    """None of them twice."""
    for value in values:
        if values.count(value) > 1:
            raise BadData("error-data-twice", where=data.place(section, name), value=value)
