"""Gaslamp as a package like others: built from its source distribution, installed elsewhere, and used there."""

from __future__ import annotations

import os
import re
import subprocess
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from gaslamp.software import number
from tests.elsewhere import ROOT, UV, Elsewhere, run, sdist_in, wheel_of

PURE = os.environ.get("GASLAMP_PURE", "0") not in ("", "0")
PLATFORM = re.compile(r"cp\d+-cp\d+-\w+\.whl$")

pytestmark = [
    pytest.mark.skipif(PURE, reason="a package is the same in both modes"),
    pytest.mark.skipif(not UV.exists(), reason="set up without ./gaslamp"),
]


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source distribution."""
    return sdist_in(tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def wheel(sdist: Path) -> Path:
    """The wheel for any machine, built from it where Node cannot be had."""
    return wheel_of(sdist, GASLAMP_COMPILE="0")


@pytest.fixture(scope="module")
def elsewhere(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Elsewhere]:
    """Where only the wheel and what it needs is installed."""
    place = Elsewhere(tmp_path_factory.mktemp("elsewhere"))
    place.install(str(wheel))
    yield place


def test_source_distribution_has_what_a_wheel_is_made_of(sdist: Path) -> None:
    """The pages built, texts, data, licences, what builds it; not the sources of the pages."""
    with tarfile.open(sdist) as files:
        names = {name.partition("/")[2] for name in files.getnames()}
    assert names >= {
        "setup.py",
        "backend.py",
        "pyproject.toml",
        "README.md",
        "CHANGELOG.md",
        "LICENSE",
        "LICENSES/OFL-1.1.txt",
    }
    assert names >= {path.relative_to(ROOT).as_posix() for path in (ROOT / "src").rglob("*") if belongs(path)}
    assert not [name for name in names if name.startswith(("client/", "tests/")) or name.endswith((".so", ".pyd"))]


def belongs(path: Path) -> bool:
    """Whether a file below src/ is part of the package."""
    made = {".so", ".pyd", ".pyc", ".md"}
    return path.is_file() and path.suffix not in made and not any(part.endswith(".egg-info") for part in path.parts)


def test_wheel_names_its_licences_and_has_them(wheel: Path) -> None:
    """Ours, and those of fonts, icons and libraries that are inside."""
    assert wheel.name.endswith("-py3-none-any.whl")
    with zipfile.ZipFile(wheel) as files:
        about = files.read(f"gaslamp-{number()}.dist-info/METADATA").decode()
        notices = files.read("gaslamp/server/web/built/licences.txt").decode()
        named = re.search(r"^License-Expression: (.+)$", about, re.MULTILINE)
        assert named
        for licence in named[1].split(" AND "):
            file = "LICENSE" if licence == "MIT" else f"LICENSES/{licence}.txt"
            assert files.read(f"gaslamp-{number()}.dist-info/licenses/{file}")
    assert set(re.findall(r"^[@\w/-]+ [\d.]+ \((.+)\)$", notices, re.MULTILINE)) <= set(named[1].split(" AND "))


def test_engine_comes_without_a_web_server(elsewhere: Elsewhere) -> None:
    """`pip install` of the wheel alone is enough for Python, simulations and games at the terminal."""
    assert number() in elsewhere.gaslamp("version")
    assert "Catham City" in elsewhere.gaslamp("simulate", "catham", "--games", "2")
    session = "import gaslamp; print(gaslamp.games['emerald'].new(seats=2, seed=1).asked)"
    assert run(elsewhere.python, "-c", session, cwd=elsewhere.folder).strip() in ("0", "1")
    installed = run(UV, "pip", "list", "--python", elsewhere.python, cwd=elsewhere.folder)
    assert "cyclopts" in installed and "litestar" not in installed and "sqlalchemy" not in installed


def test_server_of_an_installed_package_shows_its_pages(elsewhere: Elsewhere, wheel: Path) -> None:
    """With the extra `server`; the page, its script and the licences."""
    elsewhere.install(f"{wheel}[server]")
    command = [str(elsewhere.python.with_name("gaslamp")), "serve", "--port", "0", "--no-open"]
    with subprocess.Popen(
        command, cwd=elsewhere.folder, env=os.environ | elsewhere.home, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            url = re.search(r"http://[\d.:]+", server.stdout.readline())
            assert url
            page = urlopen(url[0]).read().decode()
            script = re.search(r'src="(/assets/[^"]+\.js)"', page)
            assert script and len(urlopen(url[0] + script[1]).read()) > 10_000
            assert b"svelte" in urlopen(url[0] + "/licences.txt").read()
        finally:
            server.terminate()


@pytest.mark.thorough
def test_compiled_wheel_runs_compiled(sdist: Path, tmp_path: Path) -> None:
    """Built from the same source distribution, for this Python and this machine."""
    wheel = wheel_of(sdist, GASLAMP_COMPILE="1")
    assert PLATFORM.search(wheel.name)
    place = Elsewhere(tmp_path)
    place.install(str(wheel))
    assert "compiled" in place.gaslamp("version")
    assert "Catham City" in place.gaslamp("simulate", "catham", "--games", "20")
