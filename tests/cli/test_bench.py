"""`gaslamp bench` finds what it is asked to measure."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from tests.cli.conftest import Command

MAIN = "\n\ndef main(argv):\n    print(__name__, argv)\n    return 4\n"


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (["kill9", "--kills", "2"], "gaslamp_bench_kill9 ['--kills', '2']"),
        (["--kills", "2"], "gaslamp_bench_speed ['--kills', '2']"),
        (["peers", "x"], "gaslamp_bench_speed ['peers', 'x']"),
        (["nothing"], "gaslamp_bench_speed ['nothing']"),
    ],
)
def test_the_first_word_names_a_file(
    asked: list[str], told: str, gaslamp: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Only one that has a `main`; all else is for the speed."""
    for name, text in {"speed": MAIN, "kill9": MAIN, "peers": ""}.items():
        (tmp_path / f"{name}.py").write_text(text)
    monkeypatch.setattr(import_module("gaslamp.cli.bench"), "SPEED", tmp_path / "speed.py")
    found = gaslamp("bench", *asked)
    assert (found.code, found.out) == (4, told + "\n")
