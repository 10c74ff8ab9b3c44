"""The rules ledger of a game: each rule with its code, its tests and a recorded game in which it mattered."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from gaslamp.engine.book.game import Game
from gaslamp.engine.errors import GaslampError, UnknownName

NAME = "ledger.json"  # of the file in a game's folder


@dataclass(frozen=True)
class Witness:
    """A recorded game in which a rule mattered, and the answer at which it first did; 0 is the set-up."""

    game: str
    answer: int


@dataclass(frozen=True)
class RuleRow:
    """What is known of one rule."""

    code: Sequence[str]  # the classes and functions that carry it out, and where its numbers stand
    tests: Mapping[str, Sequence[str]]  # that cite it, by the files in which they are
    refusals: Sequence[str] = ()  # other code that asks by it or refuses by it
    witness: Witness | None = None
    reason: str = ""  # why there is no witness; "" if there is one, or if it is only missing


@dataclass(frozen=True)
class RuleLedger:
    """All rules of a game, and the recorded games that bear witness, each as the text of its record."""

    rows: Mapping[str, RuleRow] = field(default_factory=dict)
    games: Mapping[str, str] = field(default_factory=dict)

    def without(self, column: str) -> list[str]:
        """The rules of which a column says nothing."""
        return [rule for rule, row in self.rows.items() if not getattr(row, column)]

    def record(self, name: str) -> str:
        """The record of one of the games."""
        if name not in self.games:
            raise UnknownName("recorded", name, self.games)
        return self.games[name]

    def gaps(self) -> list[str]:
        """The rules that matter in no recorded game, though they could."""
        return [rule for rule in self.without("witness") if not self.rows[rule].reason]


def rule_ledger(game: Game) -> RuleLedger:
    """The ledger that a game comes with."""
    path = game.folder / NAME
    if not path.is_file():
        raise GaslampError("error-no-ledger", name=game.name, file=NAME)
    return read(path)


@cache
def read(path: Path) -> RuleLedger:
    """A ledger from its file."""
    told = json.loads(path.read_text(encoding="utf-8"))
    games = {name: json.dumps(record, ensure_ascii=False) for name, record in told["games"].items()}
    return RuleLedger({rule: row_of(row) for rule, row in told["rules"].items()}, games)


def row_of(row: Mapping[str, Any]) -> RuleRow:
    """One rule, as the file has it."""
    witness = Witness(row["game"], row["answer"]) if "game" in row else None
    return RuleRow(row["code"], row["tests"], row.get("refusals", ()), witness, row.get("reason", ""))
