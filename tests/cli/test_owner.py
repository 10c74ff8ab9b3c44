"""A Study in Emerald at the screen, with our numbers and with those of whoever owns the box."""

from __future__ import annotations

from pathlib import Path

import pytest

from gaslamp import Record, games
from tests.cli.conftest import Command

EMERALD = ("play", "emerald", "--seed", 5, "--seats", 3, "--bots", "random")
FIRST = "1\n1 1\n1 2\n1 1 1\n1 2 3\n" * 1000  # the first that is offered, and as many as a set may need
DEARER = '[london]\ncost = { is = 6, source = "printed" }\n'


def write(folder: Path, text: str) -> Path:
    """A folder with an owner's file in it."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "emerald.toml").write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize(("lang", "over"), [("en", "The game is over"), ("pl", "Gra skończona")])
def test_bots_play_a_whole_game(gaslamp: Command, lang: str, over: str) -> None:
    """To the reckoning, in words."""
    told = gaslamp(*EMERALD, "--humans", 0, "--lang", lang)
    assert told.code == 0 and over in told.out
    assert Record.load("emerald-5.gaslamp").replay().over


def test_questions_that_follow_up_do_not_draw_the_table_again(gaslamp: Command) -> None:
    """It is drawn when a turn begins and when an action is over."""
    told = gaslamp(*EMERALD, typed="1\n2\n1\n1\nq\n")
    asked = [line for line in told.out.splitlines() if line.startswith("Player 1:")]
    assert len(asked) == 5 and "action 1 of 2" in asked[2] and "action 2 of 2" in asked[4]
    assert told.out.count("points end the game") == 4


def test_a_question_with_one_answer_is_not_asked_of_a_lonely_human(gaslamp: Command) -> None:
    """There is nobody to hide it from."""
    told = gaslamp(*EMERALD, typed=FIRST)
    record = Record.load("emerald-5.gaslamp")
    state, asked, unasked = record.begin(), 0, 0
    for n, answer in enumerate(record.answers, 1):
        unasked += state.asked == 0 and state.offered == [()]
        asked += state.asked == 0 and state.offered != [()]
        record.answer(state, n, answer)
    shown = [line for line in told.out.splitlines() if line.startswith("Player 1: ")]
    assert state.over and unasked > 0 and len(shown) == asked


def test_own_numbers_from_a_folder(gaslamp: Command, tmp_path: Path) -> None:
    """They are played with, shown as printed, and kept in the record."""
    folder = write(tmp_path / "mine", DEARER)
    assert gaslamp(*EMERALD, "--humans", 0, "--data", folder).code == 0
    record = Record.load("emerald-5.gaslamp")
    assert record.game.data.number("london", "cost") == 6 and record.game.data.digest != games["emerald"].data.digest
    assert "†6" in gaslamp(*EMERALD, "--data", folder).out
    assert gaslamp("replay", "emerald-5.gaslamp").code == 0
    numbers = gaslamp("cards", "emerald", "--data", folder, "--json").json[0]["numbers"]
    assert numbers["cost"] == {"is": 6, "source": "printed", "note": ""}


def test_own_numbers_from_the_configuration(gaslamp: Command, tmp_path: Path) -> None:
    """Without a word, and in other processes too."""
    write(tmp_path / "config" / "gaslamp", DEARER)
    ours = games["emerald"].data.digest
    for workers in (1, 2):
        told = gaslamp("simulate", "emerald", "--games", 2, "--seed", 1, "--workers", workers, "--json")
        assert told.json["data"] != ours


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("[atlantis]\n", "there is no section [atlantis]"),
        (
            '[london]\nlasers = { is = 1, source = "printed" }\n',
            "[london] lasers is unknown; this section may",
        ),
        ('[london]\ncost = { is = 99, source = "printed" }\n', "[london] cost is 99; it must be from 0 to 20"),
        ('[cthulhu]\ncopies = { is = 2, source = "printed" }\n', "copies come to 67; they must be 66"),
        (
            '[ravachol]\nheading = { is = "action", source = "printed" }\n',
            "[ravachol] heading is “action”, but",
        ),
    ],
)
def test_a_bad_file_is_refused_before_anything_is_dealt(
    gaslamp: Command, tmp_path: Path, text: str, reason: str
) -> None:
    """With the file, the line and what would be right."""
    folder = write(tmp_path / "mine", text)
    told = gaslamp(*EMERALD, "--data", folder)
    assert told.code == 2 and reason in told.err and "emerald.toml" in told.err
    assert not Path("emerald-5.gaslamp").exists()


def test_a_folder_without_a_file_and_a_game_that_is_all_printed(gaslamp: Command, tmp_path: Path) -> None:
    """Both are said."""
    told = gaslamp(*EMERALD, "--data", tmp_path / "nowhere")
    assert told.code == 2 and "there is no file emerald.toml in this folder" in told.err
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "catham.toml").write_text('[game]\npool = { is = 8, source = "printed" }\n', encoding="utf-8")
    told = gaslamp("play", "catham", "--data", folder)
    assert told.code == 2 and "are not to be corrected" in told.err
