"""The source is tidy and typed, its layers hold, and the engine runs in the mode asked for."""

import os
import shutil
import subprocess
import sys
import sysconfig
from importlib import import_module
from pathlib import Path

import pytest

from gaslamp import mode

ROOT = Path(__file__).parents[1]
PURE = os.environ.get("GASLAMP_PURE", "0") not in ("", "0")
COMPILER = shutil.which((os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0])
HEADERS = Path(sysconfig.get_path("include"), "Python.h").exists()
WANTED = bool(COMPILER) and HEADERS and os.environ.get("GASLAMP_COMPILE") != "0"


def check(*command: str) -> None:
    """Run one of the tools on the whole project; it must be content."""
    tool = Path(sys.executable).with_name(command[0])
    run = subprocess.run([tool, *command[1:]], cwd=ROOT, capture_output=True, text=True, check=False)
    if run.returncode:
        pytest.fail(f"{' '.join(command)}\n{run.stdout}{run.stderr}", pytrace=False)


def test_ruff_finds_nothing() -> None:
    """No lint."""
    check("ruff", "check", ".")


def test_source_is_formatted() -> None:
    """Everything is laid out by ruff format."""
    check("ruff", "format", "--check", ".")


def test_types_are_strict() -> None:
    """Every line of the source and of the tests is typed."""  # takes a minute at first, then mypy has a cache
    check("mypy")


def test_imports_go_down_only() -> None:
    """No layer knows a higher one, and no game knows another."""
    check("lint-imports", "--no-logo")


@pytest.mark.skipif(PURE, reason="interpreted on request")
@pytest.mark.skipif(not WANTED, reason="there is no C compiler with the headers of Python")
def test_engine_is_compiled() -> None:
    """Where there is a compiler, the engine is compiled: no build fell back unnoticed."""
    assert mode.compiled()


@pytest.mark.both_modes
@pytest.mark.skipif(not PURE, reason="not asked to run interpreted")
def test_engine_is_interpreted() -> None:
    """GASLAMP_PURE=1 really loads the sources."""
    assert not mode.compiled()
    assert import_module("librt.vecs").__name__ == "gaslamp.vecs"
