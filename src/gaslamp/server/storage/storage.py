"""The storage: everything that outlives the server."""

from __future__ import annotations

from asyncio import CancelledError, Future, get_running_loop
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import TypeVar

from sqlalchemy import Connection

from gaslamp.server.storage import facts, people, tables
from gaslamp.server.storage.clerk import Clerk
from gaslamp.server.storage.errors import LoginTaken, StorageError
from gaslamp.server.storage.place import Place, place
from gaslamp.server.storage.rows import AccountRow, EntryRow, ListedRow, PersonRow, SessionRow, TableChange, TableRow

Result = TypeVar("Result")


class Storage:
    """A database that is open; whatever is awaited here is durable when it returns.

    A caller who stops waiting takes nothing back.
    """

    def __init__(self, place: Place) -> None:
        self.kind = place.kind
        self.stored = 0  # entries, since the start
        self.closed = False
        self.clerk = Clerk(place, get_running_loop())

    @classmethod
    async def open(cls, address: str | None = None) -> Storage:
        """The database at an address, brought up to date; by default a file of the user's own."""
        storage = cls(place(address))
        try:
            await storage.clerk.come()
        except CancelledError:
            storage.clerk.leave()
            raise
        return storage

    async def close(self) -> None:
        """Store all that was asked, and close."""
        if not self.closed:
            leaving = self.clerk.leave()
            self.closed = True
            with suppress(StorageError):  # those whose work was lost have been told
                await leaving

    def ask(self, work: Callable[[Connection], Result]) -> Future[Result]:
        """Have the clerk do something."""
        if self.closed:
            raise StorageError("error-database-closed")
        return self.clerk.do(work)

    @property
    def waiting(self) -> int:
        """How many jobs the clerk has not begun."""
        return self.clerk.queue.qsize()

    @property
    def slowest(self) -> float:
        """How long the slowest of the latest commits took, in milliseconds."""
        return max(self.clerk.times)

    async def create(self, row: TableRow, entries: Sequence[EntryRow], chairs: Sequence[str | None]) -> None:
        """A new table with its first entries, and who sits there, seat by seat."""
        await self.ask(lambda database: tables.create(database, row, entries, chairs))
        self.stored += len(entries)

    async def append(self, table: str, entries: Sequence[EntryRow], change: TableChange | None = None) -> None:
        """What happened at a table, and what it changes."""
        await self.ask(tables.Append(table, entries, change))
        self.stored += len(entries)

    async def table(self, id: str) -> TableRow | None:
        """A table."""
        return await self.ask(lambda database: tables.find(database, id))

    async def entries(self, id: str) -> list[EntryRow]:
        """What happened at a table, in order."""
        return await self.ask(lambda database: tables.log(database, id))

    async def list_tables(self, statuses: Collection[str], limit: int | None = None) -> list[ListedRow]:
        """The tables that stand so, the latest change first."""
        return await self.ask(lambda database: tables.list_tables(database, statuses, limit))

    async def of_person(self, person: str, limit: int | None = None) -> list[ListedRow]:
        """The tables at which somebody sits, the latest change first."""
        return await self.ask(lambda database: tables.of_person(database, person, limit))

    async def seats_of(self, person: str) -> dict[str, list[int]]:
        """Where somebody sits: the seats at each table."""
        return await self.ask(lambda database: tables.seats_of(database, person))

    async def move_chairs(self, mover: str, heir: str) -> list[str]:
        """Let one person sit wherever another does; the tables at which that is."""
        return await self.ask(lambda database: tables.move_chairs(database, mover, heir))

    async def add_person(self, row: PersonRow) -> None:
        """Somebody new."""
        await self.ask(lambda database: people.add_person(database, row))

    async def person(self, id: str) -> PersonRow | None:
        """Somebody."""
        return await self.ask(lambda database: people.person(database, id))

    async def change_person(self, id: str, name: str, language: str) -> None:
        """Somebody is called otherwise, or speaks another language."""
        await self.ask(lambda database: people.change_person(database, id, name, language))

    async def add_account(self, row: AccountRow) -> None:
        """An account for somebody who had none; its login must be free."""
        if not await self.ask(lambda database: people.add_account(database, row)):
            raise LoginTaken("error-database-login", value=row.login)

    async def account(self, login: str) -> AccountRow | None:
        """The account with a login."""
        return await self.ask(lambda database: people.account(database, login))

    async def account_of(self, person: str) -> AccountRow | None:
        """The account of somebody."""
        return await self.ask(lambda database: people.account_of(database, person))

    async def add_session(self, row: SessionRow) -> None:
        """A browser is somebody's."""
        await self.ask(lambda database: people.add_session(database, row))

    async def whose(self, session: str) -> tuple[PersonRow, AccountRow | None] | None:
        """Who is at a browser, and the account of whoever it is."""
        return await self.ask(lambda database: people.whose(database, session))

    async def drop_session(self, id: str) -> None:
        """A browser is nobody's."""
        await self.ask(lambda database: people.drop_session(database, id))

    async def keep_numbers(self, digest: str, values: str) -> None:
        """The data set that a digest names."""
        await self.ask(lambda database: facts.keep_numbers(database, digest, values))

    async def numbers(self, digest: str) -> str | None:
        """The data set that a digest names."""
        return await self.ask(lambda database: facts.find_numbers(database, digest))

    async def keep_note(self, name: str, value: str) -> None:
        """A small fact about the server, in place of what was noted before."""
        await self.ask(lambda database: facts.keep_note(database, name, value))

    async def note(self, name: str) -> str | None:
        """A small fact about the server."""
        return await self.ask(lambda database: facts.note(database, name))

    async def add_outage(self, began: int, ended: int) -> None:
        """The server was not there."""
        await self.ask(lambda database: facts.add_outage(database, began, ended))

    async def outages(self, since: int) -> list[tuple[int, int]]:
        """When the server was not there, as far as it matters after a moment, in order."""
        return await self.ask(lambda database: facts.find_outages(database, since))
