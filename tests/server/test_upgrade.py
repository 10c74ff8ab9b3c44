"""Tables of an earlier program: those in play go on, those that are over can be read and replayed."""

from __future__ import annotations

import gzip
import json
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from gaslamp.protocol import asks
from tests.server.home import Guest, an_app

pytestmark = pytest.mark.anyio

FIXTURES = Path(__file__).parents[1] / "fixtures" / "upgrade"
EARLIER = sorted(path.name.removesuffix(".db.gz") for path in FIXTURES.glob("*.db.gz"))


def copy_database(earlier: str, folder: Path) -> str:
    """The address of a copy of a database that an earlier program left behind."""
    path = folder / "gaslamp.db"
    path.write_bytes(gzip.decompress((FIXTURES / f"{earlier}.db.gz").read_bytes()))
    return f"sqlite:///{path}"


def tables_of(earlier: str) -> dict[str, dict[str, Any]]:
    """What that program knew of its tables, by id."""
    tables: dict[str, dict[str, Any]] = json.loads((FIXTURES / f"{earlier}.json").read_text())
    return tables


@pytest.mark.parametrize("earlier", EARLIER)
async def test_tables_of_an_earlier_program_are_as_they_were_left(earlier: str, tmp_path: Path) -> None:
    """The same number of answers, the same scores and places, the same player to answer."""
    async with an_app(copy_database(earlier, tmp_path)) as app:
        for id, was in tables_of(earlier).items():
            table = (await app.rooms.find(id)).table
            assert (table.game.name, table.status) == (was["game"], was["status"])
            if table.play is not None:
                state = table.play.state
                now = {"answers": len(table.play.answers), "asked": state.asked, "scores": state.scores}
                assert now == {key: was[key] for key in now} and state.places == was["places"]


@pytest.mark.parametrize("earlier", EARLIER)
async def test_tables_in_play_go_on(earlier: str, tmp_path: Path) -> None:
    """Whoever is asked answers, and the answer is kept."""
    database = copy_database(earlier, tmp_path)
    playing = [id for id, was in tables_of(earlier).items() if was["status"] == "playing"]
    async with an_app(database) as app:
        for id in playing:
            room = await app.rooms.find(id)
            table = room.table
            assert table.play is not None and table.asked is not None
            person = await app.people.person(table.chairs[table.asked].person or "")
            assert person is not None
            answer = list(table.play.state.offered[0])
            guest = Guest(app, person)
            guest.numbers = count(1_000_000)  # what a person has done once is not done again
            await guest.does(asks.Answer, id, seat=table.asked, question=table.play_n, answer=answer)
    async with an_app(database) as app:
        for id in playing:
            table = (await app.rooms.find(id)).table
            assert table.play is not None and len(table.play.answers) == tables_of(earlier)[id]["answers"] + 1
