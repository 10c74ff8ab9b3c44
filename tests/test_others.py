"""Games and bots of others: written from nothing, installed, checked, and played on the engine that there is."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from gaslamp import GaslampError, bots

ROOT = Path(__file__).parents[1]
UV = ROOT / ".tools" / "bin" / "uv"
GAME = "lamps"
BOT = """
from gaslamp.bots import Bot


class Dim(Bot):
    def choose(self, world, chance):
        return min(world.options)
"""

pytestmark = [
    pytest.mark.skipif(not UV.exists(), reason="set up without ./gaslamp"),
    pytest.mark.skipif(
        os.environ.get("GASLAMP_PURE", "0") not in ("", "0"), reason="tested on the engine that is used"
    ),
]


def run(folder: Path, *command: str | Path, code: int = 0) -> str:
    """Run a program that finds the packages in a folder; what it prints."""
    paths = os.pathsep.join([str(folder / "site"), str(folder / "broken"), *filter(None, sys.path)])
    environment = {**os.environ, "PYTHONPATH": paths, "GASLAMP_LANG": "en", "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr


def gaslamp(folder: Path, *words: str, code: int = 0) -> str:
    """Run Gaslamp there."""
    return run(folder, sys.executable, "-m", "gaslamp.cli", *words, code=code)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a game that was just written and installed, a bot, and a package that is broken."""
    folder = tmp_path_factory.mktemp("others")
    gaslamp(folder, "new", GAME)
    run(folder, UV, "pip", "install", "--python", sys.executable, "--no-deps", "--target", "site", f"./{GAME}")
    (folder / "site" / "dimmer.py").write_text(BOT)
    information = folder / "broken" / "worse-1.dist-info"
    information.mkdir(parents=True)
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: worse\nVersion: 1\n")
    (information / "entry_points.txt").write_text(
        "[gaslamp.games]\nworse = worse:GAME\n[gaslamp.bots]\nbad = worse:Bad\n"
    )
    return folder


def test_a_new_game_is_there_and_a_broken_one_is_named(place: Path) -> None:
    """What cannot be loaded stops nothing."""
    said = gaslamp(place, "games")
    assert GAME in said and "worse" in said and "ModuleNotFoundError" in said
    assert GAME in [game["name"] for game in json.loads(gaslamp(place, "games", "--json"))]


def test_the_battery_passes(place: Path) -> None:
    """All of it, as it is written by `gaslamp new`."""  # takes 5 to 10 s: hundreds of games
    assert " passed" in gaslamp(place, "check", GAME)


def test_its_own_tests_pass(place: Path) -> None:
    """Those that are written with it."""
    assert "2 passed" in run(place, sys.executable, "-m", "pytest", "-q", "-c", os.devnull, f"{GAME}/tests")


def test_bots_of_others_play_it(place: Path) -> None:
    """By module and class; a search beats one that lights its dimmest lamps."""
    told = json.loads(
        gaslamp(place, "simulate", GAME, "--bots", "easy,dimmer:Dim", "--games", "60", "--seed", "1", "--json")
    )
    assert told["games"] == 60 and told["wins"][0] > told["wins"][1]
    assert "no bot" in gaslamp(place, "simulate", GAME, "--bots", "dimmer:Nobody", code=2)
    assert "no bot" in gaslamp(place, "simulate", GAME, "--bots", "bad", code=2)


def test_it_is_played_in_the_browser(place: Path) -> None:
    """To its end, against a bot, as our own games are."""  # takes 5 to 10 s: a server and a browser
    run(
        place,
        *(
            sys.executable,
            "-m",
            "pytest",
            "-q",
            "-p",
            "no:cacheprovider",
            "--rootdir",
            ROOT,
            "-c",
            ROOT / "pyproject.toml",
        ),
        *(ROOT / "tests/browser/test_whole_games.py", "-k", f"end and {GAME}"),
    )


@pytest.mark.parametrize("name", ["taken", "Lamps", "class", "a b", "catham", "../x"])
def test_a_name_that_cannot_be_is_refused(name: str, tmp_path: Path) -> None:
    """And nothing is written."""
    (tmp_path / "taken").mkdir()
    gaslamp(tmp_path, "new", name, code=2)
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]


def test_a_name_that_came_with_a_record_imports_nothing() -> None:
    """Only who starts the program may name a module."""
    with pytest.raises(GaslampError, match="dimmer:Dim"):
        bots.bot("dimmer:Dim")
