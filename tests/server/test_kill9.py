"""Nothing is lost, doubled or broken when the server is killed at any moment, and everybody plays on."""

from __future__ import annotations

from pathlib import Path

import pytest

from gaslamp.conformance.effort import effort
from tests.server.mayhem import Mayhem


@pytest.mark.anyio
@pytest.mark.parametrize(("kind", "kills"), [("sqlite", effort(8, 50)), ("postgres", 8)])
async def test_nothing_acknowledged_is_lost(
    kind: str, kills: int, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """What was acknowledged or told is in the log exactly once, and every table can be read."""
    # takes 10 s: a server is started for every kill, and all come back to it
    mayhem = Mayhem(request.getfixturevalue(f"{kind}_url"), tmp_path, seed=9)
    verdict = await mayhem.run(kills)
    assert verdict.wrong == []
    assert mayhem.kills == kills and mayhem.breaks > kills and verdict.acknowledged > 10 * kills
