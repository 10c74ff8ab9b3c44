"""`simulate`: many games from the command line."""

from pathlib import Path

import pytest

from gaslamp import Record
from tests.cli.conftest import Command

FEW = ("simulate", "catham", "--games", 4, "--seed", 1)


def test_json_is_the_report(gaslamp: Command) -> None:
    """And depends on nothing but the plan."""
    first, second = gaslamp(*FEW, "--json").json, gaslamp(*FEW, "--json").json
    assert first["games"] == 4
    assert first["seats"] == 2
    assert first["digest"] == second["digest"]
    assert sum(first["wins"]) >= 4


@pytest.mark.parametrize(("lang", "line"), [("en", "4 games, from"), ("pl", "4 gry, od")])
def test_summary_in_words(gaslamp: Command, lang: str, line: str) -> None:
    """Who won how often, how long, how fast."""
    told = gaslamp(*FEW, "--seats", 3, "--bots", "random", "--set", "factions=random", "--lang", lang)
    assert told.code == 0
    assert line in told.out
    assert not told.err


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (("--games", 0), "games"),
        (("--bots", "smart"), "random"),
        (("--workers", 0), "workers"),
        (("--game", 5), "--games"),
        (("--games", "many"), "many"),
        (("--set", "factions=mafia"), "5 different"),
    ],
)
def test_what_cannot_be_simulated_is_refused(gaslamp: Command, words: tuple[object, ...], hint: str) -> None:
    """Exit code 2 and one clear line."""
    told = gaslamp("simulate", "catham", *words)
    assert told.code == 2
    assert hint in told.err


def test_records_are_lines_of_a_new_file(gaslamp: Command) -> None:
    """One for each game; nothing is overwritten, and nothing is made if nothing can be played."""
    assert gaslamp(*FEW, "--records", "games.jsonl", "--json").json["games"] == 4
    lines = Path("games.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(lines) == 4 and all(Record.parse(line).replay().over for line in lines)
    again = gaslamp(*FEW, "--records", "games.jsonl")
    assert again.code == 2 and "games.jsonl: it is there already" in again.err
    assert gaslamp(*FEW, "--records", "none.jsonl", "--workers", 0).code == 2 and not Path("none.jsonl").exists()
