"""Runs the tests as `./gaslamp test` does: compiled, then interpreted; arguments go on to pytest."""

from __future__ import annotations

import os
import subprocess
import sys

from gaslamp import mode

NOTHING_RAN = 5  # pytest's exit code if no test was chosen
INTERRUPTED = 2
ONLY_ASK = {"--help", "-h", "--version"}  # runs no test
ALWAYS = ("-n", "auto", "--dist", "loadscope", "--durations", "10", "--durations-min", "1")


def main(words: list[str]) -> int:
    """Run all phases; the first exit code that is not good, if there is one."""
    if ONLY_ASK & set(words):
        return phase("", words)
    if is_pure() or "--quick" in words:
        return phase("Testing interpreted.", words, pure=True)
    if not mode.native_folder():
        return phase("Testing interpreted only: nothing is compiled.", words)
    first = phase("Testing compiled.", words)
    if first == INTERRUPTED:
        return first
    second = phase("Testing interpreted.", ["--again", *words], pure=True)
    return second if first in (0, NOTHING_RAN) and second != NOTHING_RAN else first


def is_pure() -> bool:
    """Whether to test interpreted only."""
    return os.environ.get("GASLAMP_PURE", "0") not in ("", "0")


def phase(title: str, words: list[str], pure: bool = False) -> int:
    """Test once; the exit code of pytest."""
    if title:
        print(title, flush=True)
    own = {"PYTHONDONTWRITEBYTECODE": ""}  # or each worker works all asserts out anew
    with subprocess.Popen(
        [sys.executable, "-m", "pytest", *ALWAYS, *words],
        env={**os.environ, **own, **({"GASLAMP_PURE": "1"} if pure else {})},
    ) as process:
        while True:
            try:
                return process.wait()
            except KeyboardInterrupt:
                continue  # pytest hears it too, and says how far it came


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
