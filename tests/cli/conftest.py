"""The command line as a person uses it: a command, some typed lines, and what is printed."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from gaslamp.cli import main


@dataclass(frozen=True)
class Told:
    """What a command printed, and its exit code."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """What it printed for programs."""
        return json.loads(self.out)


Command = Callable[..., Told]


@pytest.fixture
def gaslamp(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Command:
    """Runs a command in a folder of its own, with lines typed in."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("GASLAMP_LANG", "en")
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))

    def run(*words: object, typed: str = "") -> Told:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main([str(word) for word in words])
        printed = capsys.readouterr()
        return Told(code, printed.out, printed.err)

    return run
