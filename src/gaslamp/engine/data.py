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
        raise BadData("error-data-number", where=place(self.path, section, name), value=value)

    def numbers(self, section: str, name: str) -> list[int]:
        """A fact that is several numbers."""
        value = self.fact(section, name).value
        if isinstance(value, list):
            return value
        raise BadData("error-data-numbers", where=place(self.path, section, name), value=value)

    def fact(self, section: str, name: str) -> Fact:
        """A fact that must be there."""
        try:
            return self.facts[section][name]
        except KeyError:
            raise BadData("error-data-missing", where=place(self.path, section, name)) from None


def load(path: Path) -> Data:
    """Read and check a data file."""
    content = path.read_bytes()
    try:
        tables = tomllib.loads(content.decode())
    except UnicodeDecodeError as error:
        raise BadData("error-utf8", where=path.name, at=error.start) from None
    except tomllib.TOMLDecodeError as error:
        raise BadData("error-toml", where=path.name, reason=error) from None
    facts = {section: checked(path.name, section, table) for section, table in tables.items()}
    return Data(path.name, digest(facts), facts)


def digest(facts: dict[str, dict[str, Fact]]) -> str:
    """A fingerprint of the values alone: a better note or source changes no game."""
    values = {section: {name: fact.value for name, fact in table.items()} for section, table in facts.items()}
    return hashlib.sha256(json.dumps(values, sort_keys=True).encode()).hexdigest()[:16]


def checked(path: str, section: str, table: object) -> dict[str, Fact]:
    """The facts of one section."""
    if not isinstance(table, dict):
        raise BadData("error-data-section", where=f"{path}: {section}", name=section)
    return {name: read(place(path, section, name), entry) for name, entry in table.items()}


def read(where: str, entry: object) -> Fact:
    """One fact: { is = number or numbers, source = "printed", note = "…" }."""
    if not isinstance(entry, dict) or not {"is", "source"} <= set(entry) <= {"is", "source", "note"}:
        raise BadData("error-data-form", where=where)
    value, source, note = entry["is"], entry["source"], entry.get("note", "")
    if not whole(value) and not (isinstance(value, list) and value and all(map(whole, value))):
        raise BadData("error-data-value", where=where, value=value)
    if source not in SOURCES:
        raise BadData("error-data-source", where=where, value=source, sources=SOURCES)
    if not isinstance(note, str):
        raise BadData("error-data-note", where=where, value=note)
    return Fact(value, source, note)


def place(path: str, section: str, name: str) -> str:
    """Where a fact stands."""
    return f"{path}: [{section}] {name}"


def whole(value: object) -> bool:
    """A whole number of at least 0."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0
