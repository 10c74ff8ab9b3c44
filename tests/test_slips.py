"""A slip in the texts of somebody else's game is named when the game is loaded, and stops nothing."""

from __future__ import annotations

from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from gaslamp.engine.words.texts import LANGUAGES
from gaslamp.games import Games, games


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("written", ["choice-light  Round\n", "choice-light = { $card\n"])
def test_a_slip_is_named_and_stops_nothing(tmp_path: Path, language: str, written: str) -> None:
    """Whoever serves other games does not meet it in the middle of one."""
    slip = tmp_path / "texts" / language / "slip.ftl"
    slip.parent.mkdir(parents=True)
    slip.write_text(written)
    game, shelf = replace(games["catham"], name="slip", folder=tmp_path), Games()
    shelf.load(cast(EntryPoint, SimpleNamespace(name="slip", value="slip:GAME", load=lambda: game)))
    assert "slip.ftl" in shelf.broken["slip"] and "slip" not in shelf
