"""The folders of the user: the system's own, and those of whoever came early."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import platformdirs
import pytest

from gaslamp import folders

KINDS = [
    (folders.data, "user_data_path", "XDG_DATA_HOME", ".local/share/gaslamp"),
    (folders.configuration, "user_config_path", "XDG_CONFIG_HOME", ".config/gaslamp"),
]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home where nothing is set."""
    monkeypatch.setenv("HOME", str(tmp_path))
    for _, _, variable, _ in KINDS:
        monkeypatch.delenv(variable, raising=False)
    return tmp_path


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have other folders")
@pytest.mark.parametrize(("folder", "_", "variable", "usual"), KINDS)
def test_on_linux_they_are_where_they_were(
    folder: Callable[[], Path], _: str, variable: str, usual: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the home, or where the XDG variable says."""
    assert folder() == home / usual
    monkeypatch.setenv(variable, str(home / "elsewhere"))
    assert folder() == home / "elsewhere" / "gaslamp"


@pytest.mark.parametrize(("folder", "asked", "variable", "earlier"), KINDS)
def test_on_other_systems_what_was_kept_is_found(
    folder: Callable[[], Path], asked: str, variable: str, earlier: str, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was kept below the home as on Linux; newcomers get the folder of their system, and so does an XDG variable."""
    library = home / "Library" / "gaslamp"
    monkeypatch.setattr(platformdirs, asked, lambda *_, **__: library)
    assert folder() == library
    (home / earlier).mkdir(parents=True)
    assert folder() == home / earlier
    monkeypatch.setenv(variable, str(home))
    assert folder() == library
    monkeypatch.delenv(variable)
    library.mkdir(parents=True)
    assert folder() == library
