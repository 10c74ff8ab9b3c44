"""Tables that are set before the doors open: each in the middle of a game that is always the same."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from hashlib import sha256
from hmac import digest
from pathlib import Path
from typing import Any

from msgspec.structs import replace
from playwright.sync_api import Page

from gaslamp.server.entry import to_json
from gaslamp.server.people import COOKIE
from gaslamp.server.room import row
from gaslamp.server.rooms import table_id
from gaslamp.server.shelf import Shelf
from gaslamp.server.storage import PersonRow, SessionRow, Storage, TableRow
from tests.browser.visits import Visits
from tests.server.running import Running
from tests.server.scene import NOON, SECRET, Scene

KEY = bytes(32)  # by which the server signs its cookies
PLAIN = "/health"  # a page of ours without anything of the client

Scenes = Mapping[str, Callable[[], Scene]]


@contextmanager
def furnished(folder: Path, scenes: Scenes) -> Iterator[Running]:
    """A server at which these tables are to be found, by their names, and everybody who sits there."""
    database = f"sqlite:///{folder / 'gaslamp.db'}"
    with ThreadPoolExecutor(1) as beside:  # the browser lets no coroutine run in its own thread
        beside.submit(asyncio.run, furnish(database, scenes)).result()
    with Running(database, folder / "log") as running:
        yield running


async def furnish(database: str, scenes: Scenes) -> None:
    """Write down the tables, and who is known by which cookie."""
    storage = await Storage.open(database)
    await storage.keep_note("key", KEY.hex())
    made = {name: scene() for name, scene in scenes.items()}
    known = {chair.person: chair.name for scene in made.values() for chair in scene.table.chairs if chair.person}
    for person, name in known.items():
        await storage.add_person(PersonRow(person, name, "en", NOON))
        await storage.add_session(SessionRow(sha256(person.encode()).hexdigest(), person, NOON))
    for name, scene in made.items():
        await keep(storage, address(name), scene)
    await storage.close()


async def keep(storage: Storage, id: str, scene: Scene) -> None:
    """Write down a table."""
    table, header = scene.table, scene.table.header
    await Shelf(storage).keep_numbers(table.game)
    listing, public = to_json(replace(table.listing(), id=id)), header.terms.access == "open"
    kept = TableRow(
        id,
        header.terms.game,
        header.version,
        header.data,
        SECRET,
        to_json(header),
        table.status,
        public,
        NOON,
        scene.now,
        listing,
    )
    await storage.create(kept, [row(entry) for entry in table.log], [chair.person for chair in table.chairs])


def address(name: str) -> str:
    """The id of a table that is called so in a test."""
    return table_id(sha256(name.encode()).digest())


def come(visit: Visits, who: str, path: str, **how: Any) -> Page:
    """Somebody who is known here comes to a page."""
    page = visit(PLAIN, **how)
    person = who.lower()
    signature = digest(KEY, person.encode(), "sha256").hex()
    page.context.add_cookies([{"name": COOKIE, "value": f"{person}.{signature}", "url": visit.server.url}])
    page.goto(path)
    return page


def sit(visit: Visits, who: str, name: str, **how: Any) -> Page:
    """Somebody comes to the own seat at a table."""
    return come(visit, who, f"/t/{address(name)}", **how)
