"""The protocol in TypeScript says what is really sent."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta, Struct

from gaslamp import Game, games
from gaslamp.engine.play.luck import Luck
from gaslamp.protocol import api, asks, deeds, frame, tells
from gaslamp.protocol.typescript import RECORDS, interface, structs, typescript
from gaslamp.server.acts import fold
from gaslamp.server.entry import Entry, Header, to_json
from gaslamp.server.sight import news
from gaslamp.server.table import Table
from gaslamp.server.web.books import book, game_card
from gaslamp.server.web.replay import replay_record
from tests.server.running import ROOT

INTERFACE = re.compile(r"^export interface (\w+) \{\n(.*?)^\}", re.MULTILINE | re.DOTALL)
FIELD = re.compile(r"^  (\w+)(\??): (.+);$", re.MULTILINE)
ALIAS = re.compile(r"^export type (\w+) = (.+);$", re.MULTILINE)
UNION = re.compile(r" \| (?![^(]*\))")  # between kinds, but not within brackets
PLAIN: dict[str, type] = {"number": int, "string": str, "boolean": bool, "null": type(None), "unknown": object}


class Types:
    """Just enough of a TypeScript compiler to say whether a value is of a type."""

    def __init__(self, text: str) -> None:
        self.aliases = dict(ALIAS.findall(text))
        self.interfaces = {name: FIELD.findall(body) for name, body in INTERFACE.findall(text)}

    def fits(self, value: Any, kind: str) -> bool:
        """Whether a value from JSON is of a type."""
        if kind in self.aliases:
            return self.fits(value, self.aliases[kind])
        if kind in self.interfaces:
            return self.fits_interface(value, kind)
        if kind.endswith("[]") and (kind.startswith("(") or " | " not in kind):
            item = kind[:-2].removeprefix("(").removesuffix(")")
            return isinstance(value, list) and all(self.fits(one, item) for one in value)
        if kind.startswith("["):
            parts = kind[1:-1].split(", ")
            fitting = isinstance(value, list) and len(value) == len(parts)
            return fitting and all(map(self.fits, value, parts))
        if " | " in kind:
            return any(self.fits(value, one) for one in UNION.split(kind))
        if kind.startswith("Record<string, "):
            return isinstance(value, dict) and all(self.fits(one, kind[15:-1]) for one in value.values())
        if kind.startswith('"'):
            return bool(value == json.loads(kind))
        return isinstance(value, PLAIN[kind]) and (kind != "number" or not isinstance(value, bool))

    def fits_interface(self, value: Any, name: str) -> bool:
        """Whether an object has all that it must have, and nothing that is not declared."""
        fields = {field: (optional, kind) for field, optional, kind in self.interfaces[name]}
        return (
            isinstance(value, dict)
            and all(field in fields and self.fits(one, fields[field][1]) for field, one in value.items())
            and all(optional or field in value for field, (optional, _) in fields.items())
        )


TYPES = Types((ROOT / "client" / "src" / "lib" / "net" / "protocol.ts").read_text(encoding="utf-8"))


class Sample(Struct, tag="sample", omit_defaults=True):
    """A message of all kinds."""

    n: int  # how many
    who: Annotated[str, Meta(max_length=9, description="Somebody.")]
    mood: Literal["grim", "merry"] = "merry"
    lists: list[int | None] = []
    notes: dict[str, bool] | None = None
    cell: tuple[int, str] = (0, "")


def test_the_types_in_the_client_are_up_to_date() -> None:
    """Run `python -m gaslamp.protocol.typescript > client/src/lib/net/protocol.ts` after changing a message."""
    assert (ROOT / "client" / "src" / "lib" / "net" / "protocol.ts").read_text(encoding="utf-8") == typescript()


def test_a_message_becomes_an_interface() -> None:
    """Its docstring and comments come along, and what has a default may be missing."""
    assert interface(Sample) == "\n".join(
        [
            "/** A message of all kinds. */",
            "export interface Sample {",
            '  type: "sample";',
            "  /** How many. */",
            "  n: number;",
            "  /** Somebody. 0 to 9 letters. */",
            "  who: string;",
            '  /** If missing: "merry". */',
            '  mood?: "grim" | "merry";',
            "  /** If missing: []. */",
            "  lists?: (number | null)[];",
            "  /** If missing: null. */",
            "  notes?: Record<string, boolean> | null;",
            '  /** If missing: [0,""]. */',
            "  cell?: [number, string];",
            "}",
        ]
    )


def test_every_message_is_there_but_what_is_never_sent() -> None:
    """No two share a name, and a secret answer has none."""
    kinds = [kind for kind in structs(api, asks, deeds, tells) if kind.__module__ != frame.__name__]
    declared = [kind.__name__ for kind in (*kinds, *RECORDS)]
    assert sorted(declared) == sorted(TYPES.interfaces) and len(set(declared)) == len(declared)
    assert {"Ask", "Tell", "Deed", "Plan"} <= set(TYPES.aliases)
    assert not {"Answered", "Act"} & set(TYPES.interfaces)


@pytest.mark.parametrize("name", list(games))
def test_what_is_told_of_a_game_is_what_the_types_declare(name: str) -> None:
    """Real news of a short game, for a player and a spectator, has the declared fields and no others."""
    table = a_table(games[name])
    seen = 0
    for deed in a_game(table):
        fold(table, Entry(table.n + 1, 1000, deed, "ann"))
        for seat in (0, None):
            told = json.loads(to_json(news(table, seat, seen, [0], tells.Clocks([None, 5], 1))))
            assert TYPES.fits(told, "Tell"), told
        seen = table.n if table.n % 2 else 0  # now all of it, now only what is new
    assert table.n > 20


@pytest.mark.parametrize("eyes", [0, None, "all"])
@pytest.mark.parametrize("name", list(games))
def test_what_is_shown_of_a_game_that_was_played_is_what_the_types_declare(name: str, eyes: api.Eyes) -> None:
    """Through any eyes, which are declared too."""
    table = a_table(games[name])
    for deed in a_game(table):
        fold(table, Entry(table.n + 1, 1000, deed, "ann"))
    rerun = api.Rerun(table.record().json(), eyes, 1)
    found = replay_record(rerun)
    assert TYPES.fits(json.loads(to_json(rerun)), "Rerun")
    assert TYPES.fits(json.loads(to_json(found)), "Replay") and len(found.moments) == 9
    assert TYPES.fits(json.loads(to_json(api.Moments(9, found.moments))), "Moments")
    assert not TYPES.fits({"record": "", "eyes": "both"}, "Rerun")


@pytest.mark.parametrize("name", list(games))
def test_what_is_told_of_the_games_is_what_the_types_declare(name: str) -> None:
    """Before a table is opened, and to whoever draws one."""
    assert TYPES.fits(json.loads(to_json(game_card(games[name]))), "GameCard")
    told = json.loads(to_json(book(games[name])))
    assert TYPES.fits(told, "GameBook")
    for field, value in (
        ("grid", {"hat": [1, 2, 3]}),
        ("pieces", {"hat": {"kind": "hat"}}),
        ("facts", {"hat": {"n": 1}}),
    ):
        assert not TYPES.fits(told | {field: value}, "GameBook")


@pytest.mark.parametrize(
    "bad",
    [
        {"type": "pong"},
        {"type": "pong", "id": 1},
        {"type": "pong", "id": "1", "extra": 1},
        {"type": "pang", "id": "1"},
        {"type": "bye", "retry": True},
        {"type": "news", "table": "a", "n": 1, "updates": [{"n": 1, "at": 1, "deed": {"type": "left"}}]},
    ],
)
def test_what_is_not_declared_does_not_fit(bad: object) -> None:
    """The little compiler can say no."""
    assert not TYPES.fits(bad, "Tell")


def a_table(game: Game) -> Table:
    """A table of two."""
    terms = api.Terms(game.name, clock=api.Clock(move=60))
    return Table.new(
        "a" * 12, Header(terms, 2, game.version, game.data.digest, "ann", "draws"), game, Luck.new().secret
    )


def a_game(table: Table) -> Iterator[deeds.LogDeed]:
    """A little of everything that can happen at a table."""
    yield from (deeds.Opened("Ann"), deeds.Sat(0, "ann", "Ann"), deeds.Placed(1, "easy"), deeds.Stood(1))
    yield from (deeds.Sat(1, "bob", "Bob"), deeds.Worded(0, "mist"), deeds.Began(["mist", ""]))
    for n in range(12):
        assert table.play is not None and table.asked is not None
        yield deeds.Answered(table.asked, table.play.state.offered[0], 7, bool(n % 2))
    yield from (deeds.Proposed("undo", 0, answers=9), deeds.Voted(1, True), deeds.Undone(0, 9))
    yield from (deeds.Said(0, "Hm."), deeds.Said(1, phrase="phrase-sorry"), deeds.Muted(0, 1, True), deeds.Left(1))
    yield from (deeds.Proposed("mind", 0, seat=1), deeds.Minded(1, "normal", "clock", 5), deeds.Returned(1, 9, [3]))
    yield from (deeds.Proposed("end", 0), deeds.Ended(), deeds.Rematched("b" * 12))
