"""`gaslamp check`: the battery that every game of ours passes, for any game."""

from __future__ import annotations

import os
from pathlib import Path

from gaslamp import games
from gaslamp.cli.options import Flag, Lang
from gaslamp.cli.words import words
from gaslamp.extras import needs

BATTERY = Path(__file__).parents[1] / "conformance"
LAYOUTS = Path(__file__).parent / "battery"


def check(
    game: str,
    /,
    *,
    thorough: Flag = False,
    lang: Lang = None,
) -> int:
    """Test a game: that it ends, hides what is hidden, can be copied, replayed and said in both languages."""
    checked = games[game].name  # refused if there is none
    with needs("check", "gaslamp check"):
        import hypothesis  # noqa: F401
        import pytest
    os.environ |= {"GASLAMP_CHECKED": checked} | ({"GASLAMP_EFFORT": "thorough"} if thorough else {})
    print(words(lang).say("checking", name=checked), flush=True)
    left_out = [] if thorough else ["-m", "not thorough"]
    options = ["-c", str(BATTERY / "pytest.ini"), "--rootdir", str(BATTERY), "-p", "no:cacheprovider", "-q"]
    return int(pytest.main([*options, *left_out, str(BATTERY), str(LAYOUTS)]))
