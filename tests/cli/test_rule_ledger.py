"""`rules --ledger`: for each rule its code, its tests and a recorded game; and that game, replayed."""

from __future__ import annotations

import re

import pytest

from gaslamp import games
from gaslamp.engine.book.rule_ledger import rule_ledger
from gaslamp.engine.words.voice import Voice
from tests.cli.conftest import Command

CATHAM = rule_ledger(games["catham"])


@pytest.mark.parametrize("name", sorted(games))
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_overview_has_a_line_for_every_rule_and_fits(gaslamp: Command, name: str, lang: str) -> None:
    """In 80 columns, in the order of the book."""
    lines = gaslamp("rules", name, "--ledger", "--lang", lang).out.splitlines()
    ids = Voice(games[name], lang).rule_ids()
    assert [found[1] for line in lines[2:] if (found := re.match(r"(\S+) {2}", line))] == ids
    assert max(map(len, lines)) <= 80 and "…" not in "".join(lines)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("printed", "code", "tests", "recorded game", "our ruling", "(answer ")),
        ("pl", ("z instrukcji", "kod", "testy", "zapisana gra", "nasza interpretacja", "(odpowiedź ")),
    ],
)
def test_under_an_id_everything_is_told(gaslamp: Command, lang: str, words: tuple[str, ...]) -> None:
    """Each line with its source, all the code and every test, also in a narrow terminal."""
    told = gaslamp("rules", "catham", "M5.1", "--ledger", "--lang", lang).out
    row = CATHAM.rows["M5.1"]
    tests = [name for names in row.tests.values() for name in names]
    assert all(word in told for word in (*words, *row.code, *row.tests))
    joined = "".join(line.strip() for line in told.splitlines())
    assert all(test in joined for test in tests) and max(map(len, told.splitlines())) <= 80


def test_a_section_shows_its_rules_only(gaslamp: Command) -> None:
    """As without the ledger; an id may be written small."""
    assert [*gaslamp("rules", "catham", "m4", "--ledger", "--json").json] == ["M4", *(f"M4.{n}" for n in range(1, 9))]


def test_what_is_missing_is_told_by_column(gaslamp: Command) -> None:
    """Rules without code, without a test and without a recorded game, these by the reason."""
    told = " ".join(gaslamp("rules", "catham", "--ledger").out.split())
    without_code = ", ".join(CATHAM.without("code"))
    assert f"No code: {without_code} No test: none No recorded game yet: none" in told
    assert "No game needed, each is a worked example, which tests play: M6, X1, X2, X3, X4" in told
    shown = len(CATHAM.rows) - len(CATHAM.without("witness"))
    assert f"{len(CATHAM.rows)} rules: {len(CATHAM.rows) - len(CATHAM.without('code'))} with code" in told
    assert f"{shown} in a recorded game." in told


def test_the_ledger_for_programs(gaslamp: Command) -> None:
    """Every column, and the lines in the language asked for."""
    found = gaslamp("rules", "catham", "--ledger", "--json", "--lang", "pl").json
    assert [*found] == [*CATHAM.rows]
    row, known = found["M2.4"], CATHAM.rows["M2.4"]
    assert [line["source"] for line in row["lines"]] == ["printed", "ours"] and "los" in row["lines"][1]["text"]
    assert row["code"] == [*known.code] and row["tests"] == {file: [*names] for file, names in known.tests.items()}
    assert known.witness and (row["game"], row["answer"]) == (known.witness.game, known.witness.answer)
    assert found["X1"]["reason"] == "example"


def test_a_recorded_game_of_the_ledger_is_replayed_by_its_name(gaslamp: Command) -> None:
    """The overview says how, and that command works."""
    (line,) = [line for line in gaslamp("rules", "catham", "M4.2", "--ledger").out.splitlines() if " replay " in line]
    words = line.partition(" replay ")[2].split()
    witness = CATHAM.rows["M4.2"].witness
    assert witness and words == [f"catham/{witness.game}", "--upto", str(witness.answer)]
    assert gaslamp("replay", *words, "--json").json["answers"] == witness.answer


def test_a_recorded_game_that_is_not_there(gaslamp: Command) -> None:
    """The refusal names those that are."""
    told = gaslamp("replay", "catham/nowhere")
    assert told.code == 2 and all(name in told.err for name in CATHAM.games)
    assert "catham/nowhere.json" in gaslamp("replay", "catham/nowhere.json").err


def test_a_game_without_a_ledger(gaslamp: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """One of another package, for example: it is said plainly."""
    monkeypatch.setattr("gaslamp.engine.book.rule_ledger.NAME", "nothing.json")
    told = gaslamp("rules", "catham", "--ledger")
    assert told.code == 2 and "has no rules ledger" in told.err
