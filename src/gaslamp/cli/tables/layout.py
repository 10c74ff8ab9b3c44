"""The layout of a game's table in the terminal: what its terminal/layout.toml says, read and checked."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from gaslamp.cli.tables.blocks import Block, Column, Line, Lines, Nested, Rows
from gaslamp.cli.tables.drawing import Drawing, slots_of
from gaslamp.cli.tables.faults import BadLayout, unknown
from gaslamp.cli.tables.formula import Formula, Known, each, formula
from gaslamp.cli.tables.functions import Functions
from gaslamp.cli.tables.squares import Face, Squares
from gaslamp.cli.tables.template import Template, template
from gaslamp.engine.book.game import Game
from gaslamp.engine.words.texts import Texts
from gaslamp.engine.words.voice import Voice

FOLDER, FILE = "terminal", "layout.toml"
SECTIONS = ("title", "subtitle", "values", "parts", "shared", "block")
ENDS = 3  # parts of a line of a square: left, in the middle, right
SIGNATURE = re.compile(r"([a-z_]\w*)(?:\(([\w, ]*)\))?")
KINDS: Mapping[str, type[Block]] = {
    "lines": Lines,
    "columns": Rows,
    "faces": Squares,
    "drawings": Drawing,
    "blocks": Nested,
}
ALWAYS = ("game", "seats", "you", "asked", "question", "over", "scores", "places", "asks")  # of a view, and worked out
GIVEN = ("width", "room", "brief", "part_of", "title_of_game", "drawn")


@dataclass(frozen=True)
class Part:
    """A template with a name, for several places."""

    params: tuple[str, ...]
    template: Template


@dataclass(frozen=True)
class Layout:
    """How a game's table is drawn."""

    title: tuple[Template, ...]
    subtitle: tuple[Template, ...]
    values: Mapping[str, Any]
    parts: Mapping[str, Part]
    blocks: tuple[Block, ...]


def words_of(game: Game, language: str) -> Texts:
    """The words of a game's layout."""
    return words_in(game.folder / FOLDER, language)


@cache
def words_in(folder: Path, language: str) -> Texts:
    """The words in a folder, and no others."""
    return Texts(language, (folder,))


def layout_of(game: Game) -> Layout | None:
    """The layout of a game, if it has one."""
    path = game.folder / FOLDER / FILE
    if not path.is_file():
        return None
    key = (path, path.stat().st_mtime_ns)
    if key not in READ:
        READ[key] = Reader(game, path).layout
    return READ[key]


READ: dict[tuple[Path, int], Layout] = {}  # so that a file is read once, and again when it was edited


class Reader:
    """Reads one file, and says where something is wrong."""

    def __init__(self, game: Game, path: Path) -> None:
        self.game = game
        self.file = f"{FOLDER}/{path.name}"
        self.raw = toml(path, self.file)
        self.check_keys(self.raw, SECTIONS, self.file)

    @cached_property
    def known(self) -> Known:
        """What formulas may name."""
        voice = Voice(self.game, "en")
        words = words_of(self.game, "en")
        facts = {name for table in self.game.data.facts.values() for name in table}
        views = {*self.game.pieces, *ALWAYS, "question"}
        values = self.section("values")
        keys = views | facts | {"name", "rule", "kind", "parts", "about", "value"} | inner_keys(values)
        names = {*views, *GIVEN, *Functions(voice, words).by_name(), *values, *self.signatures}
        return Known(frozenset(names), frozenset(keys), frozenset(words.known | voice.texts.known))

    @cached_property
    def signatures(self) -> dict[str, tuple[str, ...]]:
        """The parameters of each part."""
        found = {}
        for key in self.section("parts"):
            match = SIGNATURE.fullmatch(key)
            if match is None:
                raise BadLayout("error-layout-part", where=f"{self.file}: [parts]", value=key)
            found[match[1]] = tuple(name.strip() for name in (match[2] or "").split(",") if name.strip())
        return found

    @property
    def layout(self) -> Layout:
        """The whole."""
        blocks = self.items(self.raw.get("block", []), f"{self.file}: block")
        return Layout(
            self.templates(self.raw.get("title", []), f"{self.file}: title"),
            self.templates(self.raw.get("subtitle", []), f"{self.file}: subtitle"),
            self.section("values"),
            self.parts,
            tuple(self.block(one, f"{self.file}: [[block]] {n}") for n, one in enumerate(blocks, 1)),
        )

    @property
    def parts(self) -> dict[str, Part]:
        """Every part by its name."""
        parts = {}
        for (key, source), (name, params) in zip(self.section("parts").items(), self.signatures.items()):
            where = f"{self.file}: [parts] {key}"
            parts[name] = Part(params, template(self.text(source, where), where, self.known, frozenset(params)))
        return parts

    def block(self, raw: Any, where: str, outer: frozenset[str] = frozenset()) -> Block:
        """A block, by the key that tells its kind."""
        kind = next((kind for kind in KINDS if isinstance(raw, dict) and kind in raw), None)
        if kind is None:
            raise BadLayout("error-layout-kind", where=where, kinds=[*KINDS])
        target = KINDS[kind]
        self.check_keys(raw, [field.name for field in fields(target)], where)
        block: Block = self.filled(target, raw, where, outer)
        if isinstance(block, Drawing):
            self.check_slots(block, where)
        return block

    def check_slots(self, block: Drawing, where: str) -> None:
        """Refuse a slot that nothing is written in."""
        for drawing in block.drawings:
            for slot in slots_of(drawing):
                if slot.text not in block.texts:
                    raise unknown(f"{where}, drawings", slot.text, block.texts)

    def filled(self, target: type[Any], raw: dict[str, Any], where: str, outer: frozenset[str] = frozenset()) -> Any:
        """Something of these fields, each read as its kind wants it; `outer` are names that are known there."""
        given = outer | loop_names(raw.get("each"))
        raw = {key: self.shared(key, value, where) for key, value in raw.items()}
        values = {
            key: self.readers[key](value, f"{where}, {key}", given) for key, value in raw.items() if key in self.readers
        }
        plain = {key: self.of_type(target, key, value, where) for key, value in raw.items() if key not in self.readers}
        missing = [field.name for field in fields(target) if is_needed(field) and field.name not in raw]
        if missing:
            raise BadLayout("error-layout-missing", where=where, names=missing)
        return target(**values, **plain)

    @cached_property
    def readers(self) -> dict[str, Callable[[Any, str, frozenset[str]], Any]]:
        """How each field is read."""
        return {
            **dict.fromkeys(("when", "column", "row", "lined", "least", "tight"), self.formula),
            **dict.fromkeys(("cell", "head", "style", "frame"), self.template),
            "each": lambda raw, where, given: each(self.text(raw, where), where, self.known, given),
            "title": self.line,
            "lines": lambda raw, where, given: tuple(self.line(one, where, given) for one in self.items(raw, where)),
            "columns": lambda raw, where, given: self.several(Column, raw, where, given),
            "faces": lambda raw, where, given: self.several(Face, raw, where, given),
            "blocks": lambda raw, where, given: tuple(
                self.block(one, f"{where} {n}", given) for n, one in enumerate(self.items(raw, where), 1)
            ),
            "drawings": self.drawings,
            "texts": lambda raw, where, given: {
                key: self.template(one, f"{where} {key}", given) for key, one in self.table(raw, where).items()
            },
        }

    def several(self, target: type[Any], raw: Any, where: str, given: frozenset[str]) -> tuple[Any, ...]:
        """Some parts of a block, such as its columns, in the block's loop."""
        made = []
        for n, one in enumerate(self.items(raw, where), 1):
            place = f"{where} {n}"
            self.check_keys(self.table(one, place), [field.name for field in fields(target)], place)
            made.append(self.filled(target, one, place, given))
            for line in one["lines"] if target is Face else ():
                if not isinstance(line, list) or len(line) != ENDS:
                    self.refuse(place, "left, middle, right", line)
        return tuple(made)

    def shared(self, key: str, raw: Any, where: str) -> Any:
        """Columns or lines; or those of that name, which several blocks have."""
        if key not in ("columns", "lines") or not isinstance(raw, str):
            return raw
        if raw not in self.section("shared"):
            raise unknown(f"{where}, {key}", raw, self.section("shared"))
        return self.section("shared")[raw]

    # -- single things

    def formula(self, raw: Any, where: str, given: frozenset[str] = frozenset()) -> Formula:
        """A formula; yes and no as they stand."""
        source = str(raw) if isinstance(raw, bool | int) else self.text(raw, where)
        return formula(source, where, self.known, given)

    def template(self, raw: Any, where: str, given: frozenset[str] = frozenset()) -> Template:
        """A template."""
        return template(self.text(raw, where), where, self.known, given)

    def templates(self, raw: Any, where: str) -> tuple[Template, ...]:
        """Some templates."""
        return tuple(self.template(one, where) for one in self.items(raw, where))

    def line(self, raw: Any, where: str, given: frozenset[str] = frozenset()) -> Line:
        """A template, or several."""
        if isinstance(raw, list):
            return tuple(self.template(one, where, given) for one in raw)
        return self.template(raw, where, given)

    def drawings(self, raw: Any, where: str, given: frozenset[str]) -> tuple[str, ...]:
        """Drawings, from the widest."""
        return tuple(self.text(one, where) for one in self.items(raw, where))

    # -- what TOML has

    def section(self, name: str) -> dict[str, Any]:
        """A section that may be left out."""
        return self.table(self.raw.get(name, {}), f"{self.file}: [{name}]")

    def check_keys(self, raw: Mapping[str, Any], known: Any, where: str) -> None:
        """Refuse a key that nothing is drawn by."""
        for key in raw:
            if key not in known:
                raise unknown(where, key, known)

    def text(self, raw: Any, where: str) -> str:
        """A text."""
        return raw if isinstance(raw, str) else self.refuse(where, "text", raw)

    def items(self, raw: Any, where: str) -> list[Any]:
        """A list."""
        return raw if isinstance(raw, list) else self.refuse(where, "list", raw)

    def table(self, raw: Any, where: str) -> dict[str, Any]:
        """Keys and values."""
        return raw if isinstance(raw, dict) else self.refuse(where, "table", raw)

    def of_type(self, target: type[Any], key: str, raw: Any, where: str) -> Any:
        """A number, yes or no, or a table of words, as the field has it."""
        kind = str(next(field.type for field in fields(target) if field.name == key))
        fits = {"int": isinstance(raw, int), "bool": isinstance(raw, bool), "str": isinstance(raw, str)}
        return raw if fits.get(kind, isinstance(raw, dict)) else self.refuse(f"{where}, {key}", kind, raw)

    def refuse(self, where: str, kind: str, raw: Any) -> Any:
        """It should be something else."""
        raise BadLayout("error-layout-type", where=where, kind=kind, value=raw)


def toml(path: Path, where: str) -> dict[str, Any]:
    """What a file says."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise BadLayout("error-utf8", where=where, at=error.start) from None
    except tomllib.TOMLDecodeError as error:
        raise BadLayout("error-toml", where=where, reason=error) from None


def loop_names(source: Any) -> frozenset[str]:
    """The names that a loop gives to what is in it."""
    head = source.partition(" in ")[0] if isinstance(source, str) else ""
    return frozenset(name.strip() for name in head.split(",") if name.strip())


def is_needed(field: Any) -> bool:
    """Whether a field cannot be left out."""
    return "MISSING" in repr(field.default) and "MISSING" in repr(field.default_factory)


def inner_keys(value: Any) -> set[str]:
    """Every key in tables of tables."""
    if not isinstance(value, dict):
        return set()
    return {key for key in value} | {key for one in value.values() for key in inner_keys(one)}
