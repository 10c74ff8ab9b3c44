"""`gaslamp rules --ledger`: for each rule its code, its tests and a recorded game in which it mattered."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gaslamp.cli.screen import grid, width
from gaslamp.cli.words import command, words
from gaslamp.engine.book.rule_ledger import RuleLedger, RuleRow, Witness, rule_ledger
from gaslamp.engine.words.texts import Texts
from gaslamp.engine.words.voice import MARKED, PRINTED, Voice

MOST = 2  # classes and functions of a rule that the overview names
ROOM = 27  # columns for the name of a recorded game


def print_ledger(console: Console, voice: Voice, rules: Sequence[str], whole: bool) -> None:
    """Some rules of the ledger: each at length, or an overview of all; then what is missing."""
    page = LedgerPage(voice, rule_ledger(voice.game), words(voice.texts.language))
    console.print(page.title(), page.overview(rules) if whole else page.at_length(rules), width=width(console))
    console.print(page.summary(rules), width=width(console))


def ledger_facts(voice: Voice, rules: Sequence[str]) -> dict[str, Any]:
    """Some rules of the ledger, for programs."""
    rows = rule_ledger(voice.game).rows
    return {rule: row_facts(voice, rule, rows[rule]) for rule in rules}


def row_facts(voice: Voice, rule: str, row: RuleRow) -> dict[str, Any]:
    """A rule, for programs."""
    told: dict[str, Any] = {
        "lines": [{"source": line.source, "text": line.text} for line in voice.rule_lines(rule)],
        "code": list(row.code),
        "refusals": list(row.refusals),
        "tests": {file: list(tests) for file, tests in row.tests.items()},
    }
    if row.witness:
        return told | {"game": row.witness.game, "answer": row.witness.answer}
    return told | {"reason": row.reason}


class LedgerPage:
    """The ledger of a game, in words."""

    def __init__(self, voice: Voice, ledger: RuleLedger, say: Texts) -> None:
        self.voice = voice
        self.ledger = ledger
        self.say = say.say

    def title(self) -> Text:
        """What this is, and of which game."""
        return Text(self.say("ledger-title", game=self.voice.title()), style="bold")

    def overview(self, rules: Sequence[str]) -> Table:
        """A line for each rule."""
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        table.add_column(self.say("ledger-rule"), no_wrap=True)
        table.add_column(self.say("ledger-lines"))
        table.add_column(self.say("ledger-code"), overflow="fold")
        table.add_column(self.say("ledger-tests"), justify="right")
        table.add_column(self.say("ledger-game"), overflow="fold", width=ROOM)
        for rule in rules:
            row = self.ledger.rows[rule]
            count = sum(map(len, row.tests.values()))
            table.add_row(Text(rule, "bold"), self.sources(rule), shortened(row.code), str(count), self.game(row))
        return table

    def sources(self, rule: str) -> str:
        """How many lines of a rule come from where."""
        counts = Counter(line.source for line in self.voice.rule_lines(rule))
        return ", ".join(
            self.say(f"ledger-{source}", n=counts[source]) for source in (PRINTED, *MARKED) if counts[source]
        )

    def game(self, row: RuleRow) -> Text:
        """The recorded game in which a rule mattered, and when first; or why there is none."""
        if row.witness:
            return Text(self.moment(row.witness))
        if row.reason:
            return Text(self.voice.texts.say(f"no-game-{row.reason}"), style="dim")
        return Text(self.say("ledger-missing"), style="yellow")

    def moment(self, witness: Witness) -> str:
        """A moment of a recorded game."""
        if not witness.answer:
            return self.say("ledger-setup", game=witness.game)
        return self.say("ledger-answer", game=witness.game, n=witness.answer)

    def at_length(self, rules: Sequence[str]) -> RenderableType:
        """All that is known of each rule."""
        return Group(
            *(part for rule in rules for part in (Text(rule, "bold"), Padding(self.facts(rule), (0, 0, 1, 2))))
        )

    def facts(self, rule: str) -> Table:
        """All that is known of a rule, by what it is."""
        rows, row = grid("dim", ""), self.ledger.rows[rule]
        rows.columns[1].overflow = "fold"  # names of tests are long words
        for line in self.voice.rule_lines(rule):
            rows.add_row(self.say(f"ledger-line-{line.source}"), line.text)
        for name, known in self.lists(row):
            rows.add_row(self.say(f"ledger-{name}"), "\n".join(known))
        rows.add_row(self.say("ledger-game"), self.game(row))
        return rows

    def lists(self, row: RuleRow) -> Iterator[tuple[str, Sequence[str]]]:
        """The lists that a rule has, by name, those that are not empty."""
        tests = [line for file, names in row.tests.items() for line in (file, *(f"  {name}" for name in names))]
        named = {"code": row.code, "refusals": row.refusals, "tests": tests}
        return ((name, known) for name, known in named.items() if known)

    def summary(self, rules: Sequence[str]) -> Group:
        """How much of it there is, and what is missing, column by column."""
        rows = {rule: self.ledger.rows[rule] for rule in rules}
        counts = {name: sum(bool(column) for column in columns) for name, columns in columns_of(rows).items()}
        return Group(
            Text(self.say("ledger-count", rules=len(rules), **counts)), *self.missing(rows), *self.replay(rows)
        )

    def missing(self, rows: Mapping[str, RuleRow]) -> Iterator[Text]:
        """The rules of which a column says nothing, and those that no game shows, by the reason."""
        without = [rule for rule, row in rows.items() if not row.witness]
        yield self.listed("ledger-no-code", [rule for rule, row in rows.items() if not row.code])
        yield self.listed("ledger-no-tests", [rule for rule, row in rows.items() if not row.tests])
        yield self.listed("ledger-gaps", [rule for rule in without if not rows[rule].reason])
        for reason in dict.fromkeys(rows[rule].reason for rule in without if rows[rule].reason):
            why = self.voice.texts.say(f"no-game-{reason}")
            yield self.listed("ledger-reasons", [rule for rule in without if rows[rule].reason == reason], why=why)

    def listed(self, key: str, rules: Sequence[str], **about: str) -> Text:
        """Some rules in a line, after what is said of them."""
        told = ", ".join(rules) or self.say("ledger-nothing")
        return Text.assemble((self.say(key, **about), "dim"), " ", told)

    def replay(self, rows: Mapping[str, RuleRow]) -> Iterator[Text]:
        """How to watch a recorded game, if one is named."""
        for witness in [row.witness for row in rows.values() if row.witness and row.witness.answer][:1]:
            name = f"{self.voice.game.name}/{witness.game}"
            yield Text(self.say("ledger-replay", command=command(), name=name, n=witness.answer))


def columns_of(rows: Mapping[str, RuleRow]) -> dict[str, list[object]]:
    """What stands in each column that can be empty."""
    told = rows.values()
    return {
        "code": [row.code for row in told],
        "tests": [row.tests for row in told],
        "games": [row.witness for row in told],
    }


def shortened(names: Sequence[str]) -> str:
    """The first few names without their modules, and how many more there are."""
    more = f" +{len(names) - MOST}" if len(names) > MOST else ""
    return ", ".join(short(name) for name in names[:MOST]) + more


def short(name: str) -> str:
    """A class, function or method without its module; a file as it is."""
    return name if name.endswith((".py", ".toml")) else re.sub(r"^[a-z_.]*\.", "", name)
