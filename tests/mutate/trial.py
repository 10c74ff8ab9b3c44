"""Trials of mutants: each in a process of its own, in a copy of the tree."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

from tests.mutate.mutation import Mutation
from tests.mutate.order import VARIABLE, Told

HERE = Path(__file__).parents[2]  # where the plugin is, if the copy has none
LIMIT = 240  # seconds after which a mutant that has not ended is noticed
ALWAYS = ("-q", "-x", "-n", "0", "-p", "no:cacheprovider", "-p", "tests.mutate.order")


@dataclass(frozen=True)
class Outcome:
    """Who has noticed a mutant, nobody or somebody, and after how long."""

    noticed_by: str
    seconds: float


class Tree:
    """A copy of the tree, in which one mutant after another is tried."""

    def __init__(self, root: Path, folder: Path, tests: list[str]) -> None:
        self.folder, self.tests = folder, tests
        listed = subprocess.run(
            ["git", "ls-files", "-co", "--exclude-standard"], cwd=root, capture_output=True, text=True, check=True
        )
        for file in listed.stdout.splitlines():
            if (root / file).is_file():
                (folder / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(root / file, folder / file)

    def try_out(self, mutation: Mutation, game: str) -> Outcome:
        """Break the rule, run the tests, and mend it."""
        path = self.folder / mutation.file
        try:
            self.write(path, mutation.text)
            return self.run(game, list(mutation.rules))
        finally:
            self.write(path, mutation.source)

    def write(self, path: Path, text: bytes) -> None:
        """Change a file; what was compiled of it is of no use."""
        path.write_bytes(text)
        for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*.pyc"):
            compiled.unlink()

    def run(self, game: str, rules: list[str]) -> Outcome:
        """Run the tests of a game, those of some rules first, up to the first that fails."""
        notes, began = self.folder / "noticed.txt", monotonic()
        notes.unlink(missing_ok=True)
        process = subprocess.Popen(
            [sys.executable, "-m", "pytest", *ALWAYS, *self.tests],
            cwd=self.folder,
            env={**os.environ, **self.surroundings(), VARIABLE: json.dumps(Told(game, rules, str(notes)))},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            code = process.wait(LIMIT)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            return Outcome("the time limit", round(monotonic() - began, 1))
        told = notes.read_text(encoding="utf-8") if notes.exists() else f"exit code {code}"
        return Outcome(told if code else "", round(monotonic() - began, 1))

    def surroundings(self) -> dict[str, str]:
        """The environment in which the copy is what is imported, interpreted."""
        return {
            "GASLAMP_PURE": "1",
            "GASLAMP_SETTLED": "",
            "PYTHONPATH": os.pathsep.join(map(str, (self.folder / "src", self.folder, HERE))),
            "PYTHONDONTWRITEBYTECODE": "",
        }
