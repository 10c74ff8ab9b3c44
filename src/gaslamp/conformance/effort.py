"""How much is tried: a little between two edits, the usual before a change is taken, all there is on request."""

from __future__ import annotations

import os
from typing import Literal, TypeVar, cast

Level = Literal["quick", "usual", "thorough"]
Amount = TypeVar("Amount")

VARIABLE = "GASLAMP_EFFORT"  # by which the processes of a test run agree


def level() -> Level:
    """What `./gaslamp test` was asked for: --quick, --thorough or neither."""
    return cast(Level, os.environ.get(VARIABLE, "usual"))


def effort(usual: Amount, thorough: Amount, quick: Amount | None = None) -> Amount:
    """How many games, seeds or kills a test tries; between two edits as many as usual if nothing else is said."""
    by_level = {"quick": usual if quick is None else quick, "usual": usual, "thorough": thorough}
    return by_level[level()]
