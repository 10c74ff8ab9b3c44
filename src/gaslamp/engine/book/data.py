"""Data files: every printed number of a game with its source, and an owner's corrections of them."""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal, TypeAlias, TypeGuard, get_args

from gaslamp.engine.errors import BadData, system

Value: TypeAlias = int | str | list[int] | list[str]
Values: TypeAlias = dict[str, dict[str, Value]]  # by section and name
Source: TypeAlias = Literal["printed", "elsewhere", "inferred", "stand-in"]

Wholes: TypeAlias = Mapping[str, tuple[str, ...]]  # by its head: the facts that say one thing together with it

SOURCES: tuple[Source, ...] = get_args(Source)


@dataclass(frozen=True)
class Fact:
    """A number or a word, or a few of either, with where it comes from."""

    value: Value
    source: Source
    note: str = ""


@dataclass(frozen=True)
class Data:
    """The facts of one file by section and name; its digest names exactly these values."""

    path: str
    digest: str
    facts: dict[str, dict[str, Fact]]

    def number(self, section: str, name: str) -> int:
        """A fact that is one number."""
        value = self.fact(section, name).value
        if isinstance(value, int):
            return value
        raise BadData("error-data-number", where=self.place(section, name), value=value)

    def numbers(self, section: str, name: str) -> list[int]:
        """A fact that is several numbers."""
        value = self.fact(section, name).value
        if are_numbers(value):
            return value
        raise BadData("error-data-numbers", where=self.place(section, name), value=value)

    def word(self, section: str, name: str) -> str:
        """A fact that is a word."""
        value = self.fact(section, name).value
        if isinstance(value, str):
            return value
        raise BadData("error-data-word", where=self.place(section, name), value=value)

    def words(self, section: str, name: str) -> list[str]:
        """A fact that is several words."""
        value = self.fact(section, name).value
        if are_words(value):
            return value
        raise BadData("error-data-words", where=self.place(section, name), value=value)

    def has(self, section: str, name: str) -> bool:
        """Whether a fact is there."""
        return name in self.facts.get(section, ())

    def fact(self, section: str, name: str) -> Fact:
        """A fact that must be there."""
        try:
            return self.facts[section][name]
        except KeyError:
            raise BadData("error-data-missing", where=self.place(section, name)) from None

    def values(self) -> Values:
        """The values alone."""
        return {section: {name: fact.value for name, fact in table.items()} for section, table in self.facts.items()}

    def place(self, section: str, name: str) -> str:
        """Where a fact stands."""
        return place(self.path, section, name)

    def renamed(self, names: Mapping[str, str]) -> Data:
        """These facts with every section and word that was called otherwise called as it is now."""
        facts = {
            names.get(section, section): {
                name: replace(fact, value=renamed(fact.value, names)) for name, fact in table.items()
            }
            for section, table in self.facts.items()
        }
        return self if facts == self.facts else of(self.path, facts)

    def with_facts(self, better: Data, wholes: Wholes) -> Data:
        """These facts, but where another file has a better one, that; the head of a whole replaces all of it."""
        sections = sorted({*self.facts, *better.facts})
        return of(
            better.path,
            {name: merge(self.facts.get(name, {}), better.facts.get(name, {}), wholes) for name in sections},
        )


def renamed(value: Value, names: Mapping[str, str]) -> Value:
    """A value whose words are called as they are now."""
    if isinstance(value, str):
        return names.get(value, value)
    return [names.get(word, word) for word in value] if are_words(value) else value


def merge(ours: dict[str, Fact], better: dict[str, Fact], wholes: Wholes) -> dict[str, Fact]:
    """The facts of one section, corrected; what is said to be empty is none."""
    gone = {name for head, rest in wholes.items() if head in better for name in rest}
    kept = {name: fact for name, fact in ours.items() if name not in gone}
    return {name: fact for name, fact in (kept | better).items() if not is_empty(fact.value)}


def of(path: str, facts: dict[str, dict[str, Fact]]) -> Data:
    """Data of these facts."""
    values = {section: {name: fact.value for name, fact in table.items()} for section, table in facts.items()}
    return Data(path, digest(values), facts)


def load(path: Path, where: str = "") -> Data:
    """Read and check a data file; `where` is what it is called in errors."""
    where = where or path.name
    return of(where, {section: facts_in(where, section, table) for section, table in tables(path, where).items()})


def tables(path: Path, where: str) -> dict[str, Any]:
    """What a TOML file says."""
    try:
        return tomllib.loads(path.read_bytes().decode())
    except OSError as error:
        raise BadData("error-at", where=where, why=system(error)) from None
    except UnicodeDecodeError as error:
        raise BadData("error-utf8", where=where, at=error.start) from None
    except tomllib.TOMLDecodeError as error:
        raise BadData("error-toml", where=where, reason=error) from None
    except (ValueError, RecursionError) as error:  # a number too long for Python, or brackets too deep
        raise BadData("error-toml", where=where, reason=type(error).__name__) from None


def data_from(values: object, where: str) -> Data:
    """The data that a record was dealt with, by their values alone."""
    if not isinstance(values, dict) or not all(isinstance(table, dict) for table in values.values()):
        raise BadData("error-data-values", where=where)
    tables = {
        section: {name: {"is": value, "source": SOURCES[0]} for name, value in table.items()}
        for section, table in values.items()
    }
    facts = {section: facts_in(where, section, table) for section, table in tables.items()}
    return of(where, {section: merge({}, table, {}) for section, table in facts.items()})


def digest(values: Values) -> str:
    """A fingerprint of the values alone: a better note or source changes no game."""
    return hashlib.sha256(json.dumps(values, sort_keys=True).encode()).hexdigest()[:16]


def facts_in(path: str, section: str, table: object) -> dict[str, Fact]:
    """The facts of one section."""
    for name in (section, *table) if isinstance(table, dict) else (section,):
        if not name.isidentifier():
            raise BadData("error-data-name", where=path, value=name)
    if not isinstance(table, dict):
        raise BadData("error-data-section", where=f"{path}: {section}", name=section)
    return {name: read(place(path, section, name), entry) for name, entry in table.items()}


def read(where: str, entry: object) -> Fact:
    """One fact: { is = number, numbers, word or words, source = "printed", note = "…" }."""
    if not isinstance(entry, dict) or not {"is", "source"} <= set(entry) <= {"is", "source", "note"}:
        raise BadData("error-data-form", where=where)
    value, source, note = entry["is"], entry["source"], entry.get("note", "")
    if not (is_number(value) or are_numbers(value) or is_word(value) or are_words(value) or is_empty(value)):
        raise BadData("error-data-value", where=where, value=value)
    if source not in SOURCES:
        raise BadData("error-data-source", where=where, value=source, sources=SOURCES)
    if not isinstance(note, str):
        raise BadData("error-data-note", where=where, value=note)
    return Fact(value, source, note)


def place(path: str, section: str, name: str) -> str:
    """Where a fact stands."""
    return f"{path}: [{section}] {name}"


def are_numbers(value: object) -> TypeGuard[list[int]]:
    """A list of whole numbers."""
    return isinstance(value, list) and bool(value) and all(map(is_number, value))


def are_words(value: object) -> TypeGuard[list[str]]:
    """A list of words."""
    return isinstance(value, list) and bool(value) and all(map(is_word, value))


def is_empty(value: object) -> bool:
    """A list of nothing, or no word: where we have something, there is none."""
    return value == [] or value == ""


def is_word(value: object) -> bool:
    """A word, or a line of them."""
    return isinstance(value, str) and value.isprintable() and bool(value)


def is_number(value: object) -> bool:
    """A whole number of at least 0, and of no size that no game could have."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 2**31
