"""Deleting the folder of a game deletes the game, and all else works as before."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

from gaslamp import games

SOURCE = Path(__file__).parents[1] / "src"
PROGRAM = """
import sys
import gaslamp
from gaslamp.cli import main

print(*gaslamp.games)
for command in (["version"], ["--help"], ["games"], ["simulate", sys.argv[1], "--games", "1", "--seed", "1"]):
    assert main(command) == 0
"""


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources in a folder of their own, without what was built or compiled."""
    return copytree(SOURCE, tmp_path_factory.mktemp("copy") / "src", ignore=ignore_patterns("built", "native"))


@pytest.fixture(params=list(games))
def gone(copied: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """A game whose folder is not there."""
    name: str = request.param
    folder, elsewhere = copied / "gaslamp" / "games" / name, copied.parent / name
    folder.rename(elsewhere)
    yield name
    elsewhere.rename(folder)


def run(source: Path, game: str) -> str:
    """Start the program on these sources: what it prints."""
    environment = os.environ | {"PYTHONPATH": str(source), "GASLAMP_PURE": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    environment.pop("GASLAMP_SETTLED", None)
    started = [sys.executable, "-c", PROGRAM, game]
    return subprocess.run(started, env=environment, cwd=source, capture_output=True, text=True, check=True).stdout


def test_without_its_folder_a_game_is_gone_and_the_others_are_played(copied: Path, gone: str) -> None:
    """The program starts, tells what it can do, and plays; the commands of that game are gone with it."""
    left = [name for name in games if name != gone]
    told = run(copied, left[0])
    assert told.splitlines()[0].split() == left
    assert (" decks " in told) == (gone != "council")
