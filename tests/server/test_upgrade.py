"""Tables of an earlier program: those in play go on, those that are over can be read and replayed."""

from __future__ import annotations

import gzip
import json
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any, Literal

import pytest

from gaslamp import BadRecord, Record, games
from gaslamp.protocol import asks, tells
from gaslamp.server import sight
from gaslamp.server.app import App
from gaslamp.server.errors import Unplayable
from gaslamp.server.table import Table
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
    """Whoever is asked answers, and the answer is kept; so are those that a bot gives next."""
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
            more = len(table.play.answers) - tables_of(earlier)[id]["answers"] if table.play else 0
            assert more == 1 or (more > 1 and any(chair.level for chair in table.chairs))


def make_version(database: str, version: str) -> None:
    """Have all tables begun under rules of a version."""
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection, connection:
        for id, header in connection.execute("SELECT id, header FROM tables").fetchall():
            changed = json.dumps({**json.loads(header), "version": version}).encode()
            connection.execute("UPDATE tables SET version = ?, header = ? WHERE id = ?", (version, changed, id))


def spoil_answers(database: str) -> None:
    """Have every answer be one that no game offers."""
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection, connection:
        for table, n, body in connection.execute('SELECT "table", n, body FROM entries').fetchall():
            entry = json.loads(body)
            if entry["deed"]["type"] == "answered":
                entry["deed"]["answer"] = [9, 9, 9, 9]
                row = (json.dumps(entry).encode(), table, n)
                connection.execute('UPDATE entries SET body = ? WHERE "table" = ? AND n = ?', row)


async def people_at(app: App, table: Table) -> list[Guest]:
    """Those who sit there."""
    persons = [await app.people.person(chair.person) for chair in table.chairs if chair.person]
    return [Guest(app, person) for person in persons if person is not None]


@pytest.mark.parametrize("earlier", EARLIER)
@pytest.mark.parametrize("why", ["rules", "log"])
async def test_a_table_that_cannot_be_played_again_is_closed(
    earlier: str, why: Literal["rules", "log"], tmp_path: Path
) -> None:
    """Its players are told why, have a record of all answers, and it is in play in no list."""
    database = copy_database(earlier, tmp_path)
    make_version(database, "0") if why == "rules" else spoil_answers(database)
    begun = {id: was for id, was in tables_of(earlier).items() if was.get("answers")}
    assert begun
    async with an_app(database) as app:
        for id, was in begun.items():
            room = await app.rooms.find(id)
            table = room.table
            assert table.status == ("over" if was["status"] == "over" else "ended") and table.asked is None
            guest = (await people_at(app, table))[0]
            told = await guest.sends(asks.Watch(id, table.seats_of(guest.person.id)[0]))
            (news,) = [tell for tell in told if isinstance(tell, tells.News)]
            assert news.position is None and news.sheet is not None
            assert news.sheet.closed == tells.Closed(why, games[was["game"]].version, record=True)
            record = json.loads(sight.record(table, guest.person.id))
            assert len(record["answers"]) == was["answers"] and record["version"] == table.header.version
            assert record["names"] == [chair.name for chair in table.chairs]
            with pytest.raises(BadRecord):
                Record.parse(sight.record(table, guest.person.id)).replay()
            with pytest.raises(Unplayable) as refused:
                sight.must_look(table, guest.person.id, "all")
            assert refused.value.say("pl") != refused.value.say("en")
        listed = [row.id for row in await app.storage.list_tables(["waiting", "playing"])]
        assert not {*listed, *app.lobby.tables} & {*begun}


async def test_the_log_of_a_closed_table_is_left_for_a_program_that_can_play_it(tmp_path: Path) -> None:
    """When the rules are known again, the table is as it was left."""
    database = copy_database(EARLIER[0], tmp_path)
    id, was = next((id, was) for id, was in tables_of(EARLIER[0]).items() if was["status"] == "playing")
    make_version(database, "0")
    async with an_app(database) as app:
        assert (await app.rooms.find(id)).table.status == "ended"
    make_version(database, "1")
    async with an_app(database) as app:
        table = (await app.rooms.find(id)).table
        assert table.status == "playing" and table.asked == was["asked"]
        assert id in [row.id for row in await app.storage.list_tables(["playing"])]
