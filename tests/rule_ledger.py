"""Write the rules ledger of every game from its sources: python -m tests.rule_ledger."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping, Sequence
from typing import Any

from gaslamp import Game, Record, games, mode
from gaslamp.engine.book.rule_ledger import NAME
from gaslamp.engine.words.voice import Voice
from tests.fixtures import recorded_games
from tests.rule_code import Carrier, carriers, full_name
from tests.rule_index import index
from tests.rule_reasons import opens_examples, opens_section, reason
from tests.rule_trace import rules_that_mattered
from tests.rules import citations

EARLIER = "old"  # the module with what earlier versions of the rules did differently
Row = dict[str, Any]
Seen = dict[str, dict[str, int]]  # by recorded game: which rules mattered, and when first


def static_rows(game: Game) -> dict[str, Row]:
    """Each rule with its code and its tests, by reading alone."""
    ids = Voice(game, "en").rule_ids()
    rows: dict[str, Row] = {}
    for rule in ids:
        rows[rule] = {"code": code_of(game.name, rule, ids), "tests": by_file(citations(game.name).get(rule, []))}
        refusing = refusals(game.name, rule)
        if refusing:
            rows[rule]["refusals"] = refusing
    return rows


def code_of(game: str, rule: str, ids: Sequence[str]) -> list[str]:
    """What opens with the id of a rule; else what the README says, else the code of its section."""
    own = [full_name(one) for one in today(game) if rule in one.carries]
    own += [f"engine.core.{full_name(one)}" for one in carriers("engine") if rule in one.carries]
    if own or opens_section(rule, ids) or opens_examples(rule, ids):
        return own
    section = rule.partition(".")[0]
    return index(game).get(rule) or (code_of(game, section, [section]) if section != rule else [])


def today(game: str) -> list[Carrier]:
    """The code of a game's rules as they are now."""
    return [one for one in carriers(game) if one.module != EARLIER]


def refusals(game: str, rule: str) -> list[str]:
    """Other code that asks by a rule or refuses by it."""
    own = {full_name(one) for one in today(game) if rule in one.carries}
    named = [full_name(one) for one in today(game) if rule in one.names]
    return [name for name in named if name not in own and name.rpartition(".")[0] not in own]


def by_file(tests: Sequence[str]) -> dict[str, list[str]]:
    """The names of tests by the files in which they are."""
    files: dict[str, list[str]] = {}
    for test in tests:
        file, _, name = test.partition("::")
        files.setdefault(file, []).append(name)
    return files


def with_games(game: Game, rows: dict[str, Row], seen: Seen, records: Mapping[str, Record]) -> dict[str, Row]:
    """The rows with as few recorded games as show all that any shows; where there is none, why not."""
    chosen, ids = few_games(seen, records), list(rows)
    for rule, row in rows.items():
        told = [(seen[name][rule], name) for name in chosen if rule in seen[name]]
        why = reason(game.name, rule, ids)
        if told:
            row["answer"], row["game"] = min(told)
        elif why:
            row["reason"] = why
    return rows


def few_games(seen: Seen, records: Mapping[str, Record]) -> list[str]:
    """Some games that together show all rules: again and again the one that shows most of those not shown yet."""
    left = {rule for rules in seen.values() for rule in rules}
    chosen = []
    while left:
        best = min(seen, key=lambda name: (-len(left & seen[name].keys()), len(records[name].answers), name))
        chosen.append(best)
        left -= seen[best].keys()
    return chosen


def ledger(game: Game) -> str:
    """The whole ledger of a game, as its file has it: a line for each rule, and one for each recorded game."""
    records = recorded_games(game.name)
    seen = {name: rules_that_mattered(record) for name, record in records.items()}
    rows = with_games(game, static_rows(game), seen, records)
    named = sorted({row["game"] for row in rows.values() if "game" in row})
    return text(rows, {name: json.loads(records[name].line()) for name in named})


def text(rows: Mapping[str, Row], records: Mapping[str, object]) -> str:
    """A ledger as JSON."""
    return f'{{\n"rules": {block(rows)},\n"games": {block(records)}\n}}\n'


def block(entries: Mapping[str, object]) -> str:
    """Entries, each on a line of its own."""
    lines = [f"{json.dumps(name)}: {json.dumps(entry, ensure_ascii=False)}" for name, entry in entries.items()]
    return "{\n" + ",\n".join(lines) + "\n}"


def main() -> None:
    """Write every ledger, by the sources as they are."""
    if mode.compiled():
        os.execve(sys.executable, [sys.executable, "-m", "tests.rule_ledger"], os.environ | {"GASLAMP_PURE": "1"})
    for game in games.values():
        (game.folder / NAME).write_text(ledger(game), encoding="utf-8")
        print(game.name)


if __name__ == "__main__":
    main()
