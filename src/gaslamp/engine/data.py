"""Data files: every printed number of a game with its source."""

from __future__ import annotations

import hashlib
import json
import tomllib
from dataclasses import dataclass
from pathlib import Path

from gaslamp.engine.errors import BadData

SOURCES = ("printed", "inferred", "stand-in")


@dataclass(frozen=True)
class Fact:
    """A number, or a few, with where it comes from."""

    value: int | list[int]
    source: str
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
        raise BadData(f"{self.path}: [{section}] {name} is {value!r}; it must be one whole number")

    def numbers(self, section: str, name: str) -> list[int]:
        """A fact that is several numbers."""
        value = self.fact(section, name).value
        if isinstance(value, list):
            return value
        raise BadData(f"{self.path}: [{section}] {name} is {value!r}; it must be a list of whole numbers")

    def fact(self, section: str, name: str) -> Fact:
        """A fact that must be there."""
        try:
            return self.facts[section][name]
        except KeyError:
            raise BadData(f"{self.path}: [{section}] {name} is missing") from None


def load(path: Path) -> Data:
    """Read and check a data file."""
    content = path.read_bytes()
    try:
        tables = tomllib.loads(content.decode())
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadData(f"{path.name}: {error}") from None
    facts = {section: checked(path.name, section, table) for section, table in tables.items()}
    return Data(path.name, digest(facts), facts)


def digest(facts: dict[str, dict[str, Fact]]) -> str:
    """A fingerprint of the values alone: a better note or source changes no game."""
    values = {section: {name: fact.value for name, fact in table.items()} for section, table in facts.items()}
    return hashlib.sha256(json.dumps(values, sort_keys=True).encode()).hexdigest()[:16]


def checked(path: str, section: str, table: object) -> dict[str, Fact]:
    """The facts of one section."""
    if not isinstance(table, dict):
        raise BadData(f"{path}: {section} must be a section [{section}]")
    return {name: read(f"{path}: [{section}] {name}", entry) for name, entry in table.items()}


def read(where: str, entry: object) -> Fact:
    """One fact: { is = number or numbers, source = "printed", note = "…" }."""
    if not isinstance(entry, dict) or not {"is", "source"} <= set(entry) <= {"is", "source", "note"}:
        raise BadData(f'{where} must read {{ is = …, source = "…" }} with an optional note')
    value, source, note = entry["is"], entry["source"], entry.get("note", "")
    if not whole(value) and not (isinstance(value, list) and value and all(map(whole, value))):
        raise BadData(f"{where} is {value!r}; it must be a whole number of at least 0, or a list of them")
    if source not in SOURCES:
        raise BadData(f"{where} has the source {source!r}; a source is one of {', '.join(SOURCES)}")
    if not isinstance(note, str):
        raise BadData(f"{where} has the note {note!r}; a note is a text")
    return Fact(value, source, note)


def whole(value: object) -> bool:
    """A whole number of at least 0."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0
