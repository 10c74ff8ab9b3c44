"""The rules ledger over HTTP: every rule, and recorded games that can be looked through."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gaslamp.engine.words.texts import LANGUAGES
from gaslamp.engine.words.voice import Voice
from gaslamp.games import games
from tests.server.visitor import at_home

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("name", games)
async def test_every_rule_is_in_the_ledger(name: str, tmp_path: Path) -> None:
    """In the order of the book; the reasons have words in both languages, and the games that are named are there."""
    async with at_home(tmp_path) as (_, client):
        ledger: dict[str, Any] = (await client.get(f"/api/games/{name}/ledger")).json()
    rows = ledger["rules"].values()
    assert list(ledger["rules"]) == Voice(games[name], "en").rule_ids()
    assert {row["game"] for row in rows if "game" in row} == set(ledger["games"])
    keys = {f"no-game-{row['reason']}" for row in rows if "reason" in row}
    assert all(Voice(games[name], language).texts.has(key) for language in LANGUAGES for key in keys)


async def test_a_recorded_game_can_be_looked_through(tmp_path: Path) -> None:
    """Its record is what /api/replay takes, up to the answer that the ledger names."""
    async with at_home(tmp_path) as (_, client):
        ledger = (await client.get("/api/games/catham/ledger")).json()
        row = ledger["rules"]["M4.6"]
        record = (await client.get(f"/api/games/catham/ledger/{row['game']}")).text
        rerun = {"record": record, "eyes": None, "first": row["answer"], "last": row["answer"]}
        replay = (await client.post("/api/replay", json=rerun)).json()
    assert replay["over"] and [moment["n"] for moment in replay["moments"]] == [row["answer"]]


async def test_what_is_not_in_a_ledger(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A recorded game, a game, or the ledger itself of a game of another package."""
    async with at_home(tmp_path) as (_, client):
        assert (await client.get("/api/games/catham/ledger/nothing")).status_code == 404
        assert (await client.get("/api/games/chess/ledger")).json()["key"] == "error-unknown"
        monkeypatch.setattr("gaslamp.engine.book.rule_ledger.NAME", "nothing.json")
        refused = await client.get("/api/games/catham/ledger")
        assert refused.status_code == 404 and refused.json()["key"] == "error-no-ledger"
