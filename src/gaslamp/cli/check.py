"""`gaslamp check`: the battery that every game of ours passes, for any game."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from gaslamp import games
from gaslamp.cli.options import GameName
from gaslamp.extras import needs

BATTERY = Path(__file__).parents[1] / "conformance"
LAYOUTS = Path(__file__).parent / "battery"


def check(
    game: GameName,
    /,
    *,
    thorough: Annotated[bool, Parameter(negative="", help="Try as much as can be tried; this takes minutes.")] = False,
) -> int:
    """Test a game: that it ends, hides what is hidden, can be copied, replayed and said in both languages."""
    checked = games[game].name  # refused if there is none
    with needs("check", "gaslamp check"):
        import hypothesis  # noqa: F401
        import pytest
    os.environ |= {"GASLAMP_CHECKED": checked} | ({"GASLAMP_EFFORT": "thorough"} if thorough else {})
    left_out = [] if thorough else ["-m", "not thorough"]
    words = ["-c", str(BATTERY / "pytest.ini"), "--rootdir", str(BATTERY), "-p", "no:cacheprovider", "-q"]
    return int(pytest.main([*words, *left_out, str(BATTERY), str(LAYOUTS)]))
