"""`replay`: a record told again."""

from pathlib import Path

import pytest

from gaslamp import Record
from gaslamp.engine.play.luck import Luck
from tests.cli.conftest import Command


@pytest.fixture
def record(gaslamp: Command) -> str:
    """A whole game of two bots."""
    gaslamp("play", "catham", "--humans", 0, "--bots", "random", "--seed", 3, "--save", "game.json")
    return "game.json"


@pytest.mark.parametrize(("lang", "over", "result"), [("en", "mayor", "Result"), ("pl", "burmistrza", "Wynik")])
def test_replay_tells_the_whole_game(gaslamp: Command, record: str, lang: str, over: str, result: str) -> None:
    """From the deal to the result."""
    told = gaslamp("replay", record, "--lang", lang)
    assert told.code == 0
    assert over in told.out
    assert result in told.out


def test_replay_shows_a_spectator_no_hand(gaslamp: Command, record: str) -> None:
    """Only the seat itself is told which cards it was dealt."""
    assert "Bot 1 is dealt 6 cards." in gaslamp("replay", record).out
    assert "Bot 1 is dealt 6 cards." not in gaslamp("replay", record, "--seat", 0).out
    assert "Bot 2 is dealt 6 cards." in gaslamp("replay", record, "--seat", 0).out


def test_replay_stops_where_told(gaslamp: Command, record: str) -> None:
    """After so many answers the game is not over."""
    told = gaslamp("replay", record, "--upto", 2)
    assert "The game is not over" in told.out
    assert gaslamp("replay", record, "--upto", 2, "--json").json["answers"] == 2


def test_replay_for_programs(gaslamp: Command, record: str) -> None:
    """The header, the result and the digest."""
    found = gaslamp("replay", record, "--json").json
    kept = Record.load(record)
    assert found["digest"] == kept.digest()
    assert found["places"] == kept.replay().places
    assert found["seed"] is None and found["secret"] == Luck.of_seed(3).secret
    assert found["over"]


@pytest.mark.parametrize(("options", "hint"), [(("--upto", 9999), "upto cannot be"), (("--seat", 2), "from 0 to 1")])
def test_replay_refuses_what_is_not_there(
    gaslamp: Command, record: str, options: tuple[object, ...], hint: str
) -> None:
    """Exit code 2 and one clear line."""
    told = gaslamp("replay", record, *options)
    assert told.code == 2
    assert hint in told.err


@pytest.mark.parametrize(("kept", "hint"), [(100, "not a whole JSON file"), (0, "not a whole JSON file")])
def test_cut_record_is_refused(gaslamp: Command, record: str, kept: int, hint: str) -> None:
    """Exit code 2 and one clear line."""
    Path(record).write_text(Path(record).read_text()[:kept])
    told = gaslamp("replay", record)
    assert told.code == 2
    assert hint in told.err
    assert not told.out


def test_missing_record_is_refused(gaslamp: Command) -> None:
    """Exit code 2 and one clear line."""
    told = gaslamp("replay", "nothing.json")
    assert told.code == 2
    assert "nothing.json" in told.err


def test_illegal_answer_in_a_record_is_refused(gaslamp: Command, record: str) -> None:
    """The line says which answer."""
    text = Path(record).read_text()
    Path(record).write_text(text.replace("    [", "    [9, 9, 9], [", 1))
    told = gaslamp("replay", record)
    assert told.code == 2
    assert "answer 1 of" in told.err


def test_replay_prints_the_notation_of_either_form(gaslamp: Command, record: str) -> None:
    """A text that is a record, too."""
    told = gaslamp("replay", record, "--notation")
    assert told.code == 0 and told.out == Record.load(record).notation()
    Path("game.gaslamp").write_text(told.out, encoding="utf-8")
    assert gaslamp("replay", "game.gaslamp").out == gaslamp("replay", record).out
    assert gaslamp("replay", "game.gaslamp", "--json").json == gaslamp("replay", record, "--json").json
    assert "\n2. " in gaslamp("replay", record, "--notation", "--upto", 2).out


def test_replay_tells_comments(gaslamp: Command, record: str) -> None:
    """Where they were made."""
    text = Record.load(record).notation().replace("\n\n", "\n\n; The evening began well.\n", 1)
    Path("game.gaslamp").write_text(text, encoding="utf-8")
    assert "The evening began well." in gaslamp("replay", "game.gaslamp").out


@pytest.mark.parametrize("form", ["json", "gaslamp"])
def test_replay_shows_a_game_of_other_rules_as_it_was_written(gaslamp: Command, record: str, form: str) -> None:
    """It cannot be played again, but names, comments and the result need no rules."""
    kept = Record.load(record)
    text = (kept.json() if form == "json" else kept.notation()).replace('"1"', '"0"', 1)
    Path(f"old.{form}").write_text(text + ("; \x1b[2J" if form == "gaslamp" else ""), encoding="utf-8")
    told = gaslamp("replay", f"old.{form}")
    assert told.code == 2 and "played with version “0” of the rules" in told.err
    assert told.out.startswith(text[:40]) and "\x1b" not in told.out


@pytest.mark.parametrize(
    ("lang", "why", "where"),
    [
        ("en", "has enough influence (16 were needed) and is mayor. M5.1", "Where the points come from"),
        ("pl", "ma dość wpływu (potrzeba było 16) i zostaje burmistrzem. M5.1", "Skąd te punkty"),
    ],
)
def test_the_result_says_why(gaslamp: Command, record: str, lang: str, why: str, where: str) -> None:
    """In `replay` and `verify`: the reason, and lines that come to the points of each player, within 80 columns."""
    for command in ("replay", "verify"):
        told = gaslamp(command, record, "--lang", lang).out
        lines = told.partition(f"{where}\n")[2].splitlines()
        assert why in told and max(map(len, lines)) <= 80
        players = [line.split() for line in lines if line.startswith(" Bot")]
        amounts = [int(line.split()[-2].replace("−", "-")) for line in lines if line.startswith("   ")]
        assert len(players) == 2 and sum(int(words[-1]) for words in players) == sum(amounts)
    assert where not in gaslamp("replay", record, "--upto", 2, "--lang", lang).out
