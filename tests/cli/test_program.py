"""Gaslamp as a program of its own: pipes, exit codes and colours."""

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from tests.cli.conftest import Command

ROOT = Path(__file__).parents[2]


def run(*words: str, typed: str = "", cwd: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the program in a process of its own."""
    path = {"PYTHONPATH": str(ROOT / "src"), "GASLAMP_LANG": "pl", "PYTHONIOENCODING": "utf-8"}
    return subprocess.run(
        [sys.executable, "-m", "gaslamp.cli", *words],
        input=typed,
        cwd=cwd,
        env=os.environ | path | environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_closed_pipe_keeps_the_record(tmp_path: Path) -> None:
    """A game whose input ends can be told again; without a terminal there is no colour."""
    played = run("play", "catham", "--seed", "7", "--bots", "random", typed="1\n", cwd=tmp_path)
    assert played.returncode == 0
    assert not played.stderr
    assert "\x1b" not in played.stdout
    assert "gaslamp play --resume catham-7.gaslamp" in played.stdout
    replayed = run("replay", "catham-7.gaslamp", cwd=tmp_path)
    assert replayed.returncode == 0
    assert "Gra jeszcze trwa" in replayed.stdout


def test_plain_terminals_do_not_choke_on_letters(tmp_path: Path) -> None:
    """What cannot be shown is a question mark."""
    told = run("cards", "catham", cwd=tmp_path, PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert told.returncode == 0
    assert "Urz?dnicy" in told.stdout


def test_no_line_ends_in_spaces(tmp_path: Path) -> None:
    """What goes into a pipe or file is tidy."""
    told = run("rules", "catham", cwd=tmp_path)
    assert " \n" not in told.stdout


def test_refusal_has_exit_code_2(tmp_path: Path) -> None:
    """One line on the error stream."""
    refused = run("rules", "szachy", cwd=tmp_path)
    assert refused.returncode == 2
    assert refused.stderr == "gaslamp: nie ma gry „szachy”; do wyboru: catham, council, emerald, nanty, terrors\n"
    assert not refused.stdout


def test_bench_outside_a_checkout_is_refused(gaslamp: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """There is no bench/speed.py beside an installed package."""
    monkeypatch.setattr(import_module("gaslamp.cli.bench"), "SPEED", tmp_path / "speed.py")
    told = gaslamp("bench")
    assert told.code == 2
    assert "source checkout" in told.err


def test_bench_hands_its_arguments_on(gaslamp: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Whatever they are, and its exit code back."""
    speed = tmp_path / "speed.py"
    speed.write_text("def main(argv):\n    print(argv)\n    return 3\n")
    monkeypatch.setattr(import_module("gaslamp.cli.bench"), "SPEED", speed)
    told = gaslamp("bench", "--peers", "--help", "x")
    assert told.code == 3
    assert told.out == "['--peers', '--help', 'x']\n"
