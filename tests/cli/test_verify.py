"""`verify`: whether a game was played with the luck that was promised."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from gaslamp import Record, games
from gaslamp.engine.core.chance import seeded
from gaslamp.engine.play.luck import Luck
from gaslamp.engine.play.playthrough import Playthrough
from tests.cli.conftest import Command

CHECKER = Path(__file__).parents[2] / "docs" / "examples" / "luck.py"
FORMATS = Path(__file__).parents[1] / "fixtures" / "formats"
LUCK = Luck("0123456789abcdef" * 4, ("kot", ""))


def played(luck: Luck, most: int = 10_000) -> Record:
    """A game of two, of so many answers at most."""
    play, chance = Playthrough(Record.of(games["catham"], (), seats=2, luck=luck, names=("Ada", "Bob"))), seeded(1)
    while not play.state.over and len(play.answers) < most:
        play.answer(play.state.offered[chance.below(len(play.state.offered))])
    return play.record()


@pytest.fixture
def record(tmp_path: Path) -> Record:
    """A whole game, kept as game.json."""
    record = played(LUCK)
    record.save(tmp_path / "game.json")
    return record


def test_verify_tells_what_it_found(gaslamp: Command, record: Record) -> None:
    """The game, the players, the hash, the words, the answers and the places."""
    told = gaslamp("verify", "game.json")
    assert told.code == 0 and not told.err
    for words in ("Catham City", "Ada, Bob", LUCK.hash, "Ada “kot”", f"All {len(record.answers)} answers", "Result"):
        assert words in told.out
    assert "Bob “" not in told.out and LUCK.secret not in told.out


def test_verify_speaks_polish(gaslamp: Command, record: Record) -> None:
    """All of it."""
    told = gaslamp("verify", "game.json", "--hash", LUCK.hash, "--lang", "pl")
    assert told.code == 0
    for words in ("skrót sekretu", "Ada „kot”", "sekretu nie zmieniono", "jest zgodnych z zasadami", "Wynik"):
        assert words in told.out


@pytest.mark.parametrize("given", [LUCK.hash, LUCK.hash.upper(), f" {LUCK.hash} ", LUCK.hash[:12]])
def test_the_promised_hash_is_confirmed(gaslamp: Command, record: Record, given: str) -> None:
    """However it was copied, and as `play` shows it."""
    told = gaslamp("verify", "game.json", "--hash", given)
    assert told.code == 0 and "the secret was not changed" in told.out


@pytest.mark.parametrize("given", [Luck("0" * 64).hash, LUCK.hash[:11], LUCK.hash[1:], "x"])
def test_another_hash_is_found_out(gaslamp: Command, record: Record, given: str) -> None:
    """Exit code 1 and a clear line, also for programs."""
    told = gaslamp("verify", "game.json", "--hash", given)
    assert told.code == 1 and f"not the one you gave, {given}: this is not the luck that was promised" in told.out
    found = gaslamp("verify", "game.json", "--hash", given, "--json")
    assert found.code == 1 and found.json["right"] is False


def test_a_game_that_is_not_over_is_not_right_yet(gaslamp: Command, tmp_path: Path) -> None:
    """Exit code 1: there are no places to check."""
    played(LUCK, 5).save(tmp_path / "game.json")
    told = gaslamp("verify", "game.json", "--hash", LUCK.hash)
    assert told.code == 1 and "All 5 answers are legal" in told.out and "no result to verify" in told.out
    assert "Gra jeszcze trwa, więc" in gaslamp("verify", "game.json", "--lang", "pl").out


def test_nobody_needs_to_add_a_word(gaslamp: Command, tmp_path: Path) -> None:
    """Then that is said."""
    played(Luck(LUCK.secret)).save(tmp_path / "game.json")
    told = gaslamp("verify", "game.json")
    assert told.code == 0 and "Nobody added a word" in told.out


def test_a_plain_seed_promises_nothing(gaslamp: Command, tmp_path: Path) -> None:
    """The game replays, but nobody can say that its luck was not chosen; it has no hash."""
    Record.load(FORMATS / "3.json").save(tmp_path / "game.json")
    told = gaslamp("verify", "game.json")
    assert "the plain seed 1955: nothing promises that it was not chosen" in told.out
    assert "Result" in told.out and "hash of the secret" not in told.out
    refused = gaslamp("verify", "game.json", "--hash", LUCK.hash)
    assert refused.code == 1 and f"no secret whose hash could be {LUCK.hash}" in refused.out


def test_verify_for_programs(gaslamp: Command, record: Record) -> None:
    """The same as JSON."""
    told = gaslamp("verify", "game.json", "--hash", LUCK.hash, "--json")
    state = record.replay()
    assert told.code == 0
    assert told.json == {
        "game": "catham",
        "names": ["Ada", "Bob"],
        "seed": None,
        "hash": LUCK.hash,
        "words": ["kot", ""],
        "answers": len(record.answers),
        "over": True,
        "places": state.places,
        "scores": state.scores,
        "right": True,
    }


def test_replay_tells_a_game_with_promised_luck(gaslamp: Command, record: Record) -> None:
    """With the same draws as when it was played."""
    told = gaslamp("replay", "game.json")
    assert told.code == 0 and "Result" in told.out


@pytest.mark.parametrize(
    ("old", "new", "hint"),
    [
        (LUCK.secret, "f" * 64, "is forbidden by"),
        ('"kot"', '"pies"', "is forbidden by"),
        ("    [", "    [9, 9, 9], [", "answer 1 of"),
        ("{", "", "not a whole JSON file"),
    ],
)
def test_what_was_changed_afterwards_is_refused(
    gaslamp: Command, tmp_path: Path, record: Record, old: str, new: str, hint: str
) -> None:
    """Another secret, another word, another answer: exit code 2 and one clear line."""
    text = record.json().replace(old, new, 1)
    (tmp_path / "game.json").write_text(text, encoding="utf-8")
    told = gaslamp("verify", "game.json")
    assert told.code == 2 and hint in told.err and not told.out


def check_elsewhere(file: Path, draws: str, hash: str = "") -> tuple[int, str]:
    """What a program that knows nothing of Gaslamp says of the draws of a record."""
    command = [sys.executable, "-I", str(CHECKER), str(file), hash]
    told = subprocess.run(command, input=draws, capture_output=True, text=True, check=False)
    return told.returncode, told.stdout or told.stderr


def test_the_checker_fits_on_a_page_and_knows_nothing_of_gaslamp() -> None:
    """Under 100 lines, with the standard library alone."""
    text = CHECKER.read_text(encoding="utf-8")
    assert len(text.splitlines()) < 100
    assert "import gaslamp" not in text and "from gaslamp" not in text


@pytest.mark.parametrize("name", ["game.json", "game.gaslamp"])
def test_every_draw_can_be_worked_out_elsewhere(gaslamp: Command, tmp_path: Path, record: Record, name: str) -> None:
    """From the secret and the words in the record: all of them, each in its turn."""
    record.save(tmp_path / name)
    draws = gaslamp("verify", name, "--draws").out
    lines = draws.splitlines()
    assert len(lines) > 100 and lines[0].startswith("0 0 ")
    code, told = check_elsewhere(tmp_path / name, draws, LUCK.hash)
    assert code == 0 and told == f"All {len(lines)} draws are those of the secret and the words.\n"


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ("0 0 66 {other}\n", "draw 0 of answer 0 is {other}, not "),
        ("0 1 66 7\n", "draw 1 of answer 0 comes out of turn"),
        ("", "there are no draws to check"),
    ],
)
def test_a_draw_that_was_not_made_is_found_out(tmp_path: Path, record: Record, wrong: str, why: str) -> None:
    """Also by who has but the record and the lines."""
    other = str((LUCK.chance(0).below(66) + 1) % 66)
    code, told = check_elsewhere(tmp_path / "game.json", wrong.replace("{other}", other))
    assert code == 1 and told.startswith(why.replace("{other}", other))
    assert check_elsewhere(tmp_path / "game.json", "", "0" * 64) == (
        1,
        "the secret is not the one whose hash was shown\n",
    )


def test_luck_of_an_earlier_kind_is_said_to_be_so(gaslamp: Command, tmp_path: Path) -> None:
    """It was promised, but could be computed."""
    told = gaslamp("verify", FORMATS / "4-promised.json")
    assert told.code == 0 and "luck of an earlier kind" in told.out
    assert "dawnego rodzaju" in gaslamp("verify", FORMATS / "4-promised.json", "--lang", "pl").out
    assert gaslamp("verify", FORMATS / "4-promised.json", "--draws").out == ""
