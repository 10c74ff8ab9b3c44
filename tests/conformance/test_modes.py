"""Games are the same interpreted and compiled."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from gaslamp import mode
from tests.conformance.digest import digests

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(not mode.compiled(), reason="nothing is compiled, or all was compared when it was")
def test_the_same_games_interpreted_and_compiled() -> None:
    """Answers, views of every seat, worlds and searches, by the sources."""  # in 5 s: these are slow
    run = subprocess.run(
        [sys.executable, "-m", "tests.conformance.digest"],
        cwd=ROOT,
        env={**os.environ, "GASLAMP_PURE": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    told = json.loads(run.stdout)
    assert told["compiled"] is False
    assert told["digests"] == digests()
