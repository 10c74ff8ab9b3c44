"""The rules ledger that a game comes with is what its sources give: `python -m tests.rule_ledger` writes it anew."""

from __future__ import annotations

import json

import pytest

from gaslamp import Record, games, mode
from gaslamp.engine.book.rule_ledger import NAME, RuleLedger, rule_ledger
from gaslamp.engine.words.voice import Voice
from tests.fixtures import recorded_games
from tests.rule_ledger import ledger, static_rows
from tests.rule_reasons import REASONS, reason
from tests.rule_trace import rules_that_mattered

pytestmark = pytest.mark.skipif(mode.compiled(), reason="compiled code cannot be looked into: it is when interpreted")
GAMES = pytest.mark.parametrize("name", sorted(games))
STALE = "python -m tests.rule_ledger writes the ledgers anew"
SHOWN = 0.9  # of the rules that a recorded game can show, so many are shown


def lately(name: str) -> RuleLedger:
    """The ledger of a game, as its file is now."""
    return rule_ledger(games[name])


@GAMES
def test_code_and_tests_are_those_of_the_sources(name: str) -> None:
    """Every rule has its row, in the order of the book, with the code and the tests that there are."""
    told = json.loads((games[name].folder / NAME).read_text(encoding="utf-8"))["rules"]
    facts = {rule: {key: row[key] for key in row if key in ("code", "tests", "refusals")} for rule, row in told.items()}
    assert facts == static_rows(games[name]), STALE
    assert list(told) == Voice(games[name], "en").rule_ids(), STALE


@GAMES
def test_every_rule_is_carried_out_tested_and_shown_or_it_is_said_why_not(name: str) -> None:
    """Each has a test; each has code, or is one for which there can be none; nearly all have a recorded game."""
    ledger, ids = lately(name), Voice(games[name], "en").rule_ids()
    assert ledger.without("tests") == []
    assert {reason(name, rule, ids) for rule in ledger.without("code")} <= {"heading", "example"}
    shown = [rule for rule, row in ledger.rows.items() if row.witness]
    assert len(shown) >= SHOWN * (len(shown) + len(ledger.gaps()))


@GAMES
def test_a_reason_is_given_only_where_no_game_shows_a_rule(name: str) -> None:
    """Reasons do not outlive what they excuse."""
    rows = lately(name).rows
    excused = [rule for rules in REASONS[name].values() for rule in rules]
    assert [rule for rule in excused if rule not in rows or rows[rule].witness] == []
    assert [rule for rule, row in rows.items() if row.witness and row.reason] == []


@GAMES
def test_its_games_show_what_it_says_of_them(name: str) -> None:
    """They are recorded games of the tests, and every rule matters in its game first at its answer."""
    ledger, records = lately(name), recorded_games(name)
    assert {called: json.loads(text) for called, text in ledger.games.items()} == {
        called: json.loads(records[called].line()) for called in ledger.games
    }, STALE
    seen = {called: rules_that_mattered(Record.parse(text)) for called, text in ledger.games.items()}
    witnesses = [(rule, row.witness) for rule, row in ledger.rows.items() if row.witness]
    wrong = [rule for rule, one in witnesses if seen[one.game].get(rule) != one.answer]
    assert wrong == [] and {one.game for _, one in witnesses} == set(ledger.games), STALE


@pytest.mark.thorough
@GAMES
def test_the_whole_ledger_is_what_the_sources_give(name: str) -> None:
    """No other recorded game shows more, or the same in fewer games."""  # all of them are played again, watched
    assert (games[name].folder / NAME).read_text(encoding="utf-8") == ledger(games[name]), STALE
