"""Compiled or interpreted: settled once for a program and all that it starts, and never by sources that changed."""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gaslamp import mode

ASK = "from gaslamp import mode; print(mode.compiled())"


def says(code: str, **env: str) -> str:
    """What a new process says."""
    run = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, **env}, capture_output=True, text=True, check=True
    )
    return run.stdout.strip()


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with an engine of one line."""
    for folder in ("src/gaslamp/engine/core", "src/gaslamp/games", "src/gaslamp/bots", "tools"):
        (tmp_path / folder).mkdir(parents=True)
    shutil.copy(mode.__file__, tmp_path / "src/gaslamp")
    for file in ("src/gaslamp/engine/core/state.py", "tools/native.py", "tools/lending.py", "tools/docstrings.py"):
        (tmp_path / file).write_text("x = 1\n")
    return tmp_path


def mode_of(checkout: Path) -> dict[str, Any]:
    """The functions of its own `mode`."""
    return runpy.run_path(str(checkout / "src/gaslamp/mode.py"))


def test_what_was_compiled_of_other_sources_is_not_used(checkout: Path) -> None:
    """An edit to engine, games or bots asks for a folder of its own; the old text finds the old one again."""
    found = mode_of(checkout)
    folder: Path = found["build_folder"]()
    assert found["native_folder"]() is None
    folder.mkdir(parents=True)
    (folder / found["LIST"]).write_text("")
    assert found["native_folder"]() == folder
    state = checkout / "src/gaslamp/engine/core/state.py"
    state.write_text("x = 2\n")
    assert found["native_folder"]() is None
    state.write_text("x = 1\n")
    assert found["native_folder"]() == folder


def test_processes_do_what_the_program_has_settled() -> None:
    """A program that began interpreted starts no compiled processes, whatever was compiled meanwhile."""
    interpreted = says(ASK, **{mode.SETTLED: f"{mode.PACKAGE}="})
    assert interpreted == "False"


@pytest.mark.skipif(not mode.native_folder(), reason="nothing is compiled")
def test_what_another_checkout_has_settled_does_not_count() -> None:
    """The variable names the package that it is about."""
    assert says(ASK, GASLAMP_PURE="0", **{mode.SETTLED: "elsewhere/gaslamp="}) == "True"


@pytest.mark.skipif(not mode.native_folder(), reason="nothing is compiled")
def test_all_of_a_program_is_compiled_or_nothing() -> None:
    """Every module that is in the list comes from a library, and no other of engine, games and bots is a mixture."""
    folder = mode.native_folder()
    assert folder is not None
    modules = [name for name in mode.read_list(folder) if name.startswith("gaslamp.")]
    loaded = f"[sys.modules[name].__file__ for name in {modules} if name in sys.modules]"
    files = says(f"import gaslamp, sys; print(*{loaded})", GASLAMP_PURE="0").split()
    assert files and not [file for file in files if file.endswith(".py")]
    assert len(modules) > 50
