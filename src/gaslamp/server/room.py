"""A room: a table with people around it; one act at a time, stored before anybody hears of it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from gaslamp.engine.play.playthrough import Outcome
from gaslamp.protocol import asks, deeds
from gaslamp.protocol.tells import Done, News
from gaslamp.server.acts import ToStore, check, fold
from gaslamp.server.acts.propose import settle
from gaslamp.server.checks import Now, Visitor
from gaslamp.server.entry import Entry, an_entry, to_json
from gaslamp.server.errors import Missing
from gaslamp.server.logs import warn
from gaslamp.server.sight import must_see, news
from gaslamp.server.steward import RETRY, Steward
from gaslamp.server.storage import EntryRow, StorageError, TableChange
from gaslamp.server.table import Table
from gaslamp.server.timing import clocks, has_clocks, thinking_time

if TYPE_CHECKING:
    from gaslamp.server.app import App
    from gaslamp.server.eye import Eye

IDLE = 5 * 60_000  # milliseconds for which a room is kept open for nobody, and a list may be old


class Room:
    """A table, and those who look at it."""

    def __init__(self, table: Table, app: App) -> None:
        self.table = table
        self.app = app
        self.lock = asyncio.Lock()
        self.eyes: set[Eye] = set()
        self.gone: dict[str, int] = {}  # since when people are away
        self.since = app.now()  # when the room was opened
        self.unsure = False  # whether an entry may be stored that has not happened here
        self.listing = table.listing()  # as it is in the lists of tables
        self.listed = True  # whether that is stored
        self.closed = False
        self.activity = asyncio.Event()  # set when something happens
        self.steward = Steward(self)

    # -- acts

    async def act(self, who: Visitor, ask: asks.TableAct) -> Done:
        """Do what a person asks, once; a typed error, and nothing done, if it may not be."""
        async with self.lock:
            await self.catch_up()
            n = self.table.done.get((who.id, ask.id))
            if n is None:
                n = await self.store(check(self.table, who, ask, self.now()), who.id, ask.id)
        return Done(ask.id, self.table.id, n)

    async def store(self, what: ToStore, by: str = "", id: str = "") -> int:
        """Store deeds, and then what they have settled; the number of the last deed. Holds the lock."""
        n = await self.append(what, by, id)
        if what.deeds:
            await self.append(settle(self.table, self.now()))
        return n

    async def append(self, what: ToStore, by: str = "", id: str = "") -> int:
        """Store deeds, then let them happen, then tell everybody; the number of the last. Holds the lock."""
        at, first = self.app.now(), self.table.n + 1
        entries = [Entry(n, at, deed, by, id) for n, deed in enumerate(what.deeds, first)]
        if not entries:
            return self.table.n
        self.unsure = True
        try:
            await self.app.storage.append(self.table.id, [row(entry) for entry in entries])
        except BaseException:
            self.recover_soon()
            raise
        self.unsure = False
        if self.happen(entries, what.outcome):
            await self.register()
        return entries[-1].n

    def happen(self, entries: list[Entry], outcome: Outcome | None = None) -> bool:
        """Let stored entries have happened, and tell everybody; whether the table is to be listed otherwise."""
        before = self.table.n
        for entry in entries:
            fold(self.table, entry, outcome)
        changed = self.table.sheet_n > before
        if changed:
            self.evict()
        self.notify()
        self.steward.go_on()
        self.activity.set()
        self.activity.clear()
        return changed

    async def catch_up(self) -> None:
        """If it is not known whether the last deeds were stored, look."""
        if self.unsure:
            stored = await self.app.storage.entries(self.table.id)
            self.unsure = False
            if self.happen([an_entry(one.body) for one in stored[self.table.n :]]):
                await self.register()

    def recover_soon(self) -> None:
        """When something could not be stored for certain, look after it, unless the server closes."""
        if not self.closed:
            self.app.spawn(self.recover)

    async def recover(self) -> None:
        """Look what was stored, and bring the lists up to date, as soon as the storage answers."""
        while not self.closed:
            try:
                async with self.lock:
                    await self.catch_up()
                    if not self.listed:
                        await self.relist()
                return
            except StorageError:
                await asyncio.sleep(RETRY)

    async def register(self) -> None:
        """Bring the lists of tables up to date; if that fails, later: what has happened has happened."""
        try:
            await self.relist()
        except StorageError as error:
            warn("a table could not be listed", error, table=self.table.id)
            self.recover_soon()

    async def relist(self) -> None:
        """List the table as it is now."""
        table = self.table
        listing = self.listing = table.listing()
        chairs = [chair.person for chair in table.chairs]
        change = TableChange(table.status, table.header.terms.access == "open", table.changed, to_json(listing), chairs)
        self.app.lobby.put(listing)
        self.listed = False
        await self.app.storage.append(table.id, [], change)
        self.listed = True

    def now(self) -> Now:
        """The moment of an act."""
        at = self.app.now()
        return Now(at, thinking_time(self.table, at, self.app.outages), lambda seat: self.absence(seat, at))

    # -- who is here

    def arrive(self, eye: Eye) -> None:
        """Somebody begins to look."""
        self.eyes.add(eye)
        if eye.seat is not None and eye.socket.who is not None:
            person = eye.socket.who.id
            self.gone.pop(person, None)
            self.notify()
            if any(map(self.table.about, self.table.seats_of(person))):
                self.app.spawn(self.welcome_back, person)

    def depart(self, eye: Eye) -> None:
        """Somebody no longer looks."""
        self.eyes.discard(eye)
        if eye.seat is not None and eye.socket.who is not None:
            self.gone[eye.socket.who.id] = self.app.now()
            self.notify()

    async def welcome_back(self, person: str) -> None:
        """Whoever was to be minded is here: there is nothing to propose, unless he got up for good."""
        async with self.lock:
            await self.catch_up()
            seats = [seat for seat in self.table.seats_of(person) if self.table.about(seat)]
            there = [deeds.Returned(seat) for seat in seats if not self.table.chairs[seat].left]
            await self.store(ToStore.of(*there))

    def evict(self) -> None:
        """Send away who may no longer look: whose seat was given up, or who watches where no spectators are wanted."""
        for eye in list(self.eyes):
            person = eye.socket.who.id if eye.socket.who else None
            try:
                must_see(self.table, person, eye.seat)
            except Missing as error:
                if eye.seat is not None and self.table.chairs[eye.seat].person is None:
                    eye.socket.send(eye.frame())  # that the seat is free, before anybody else takes it
                eye.socket.refuse(error, eye.id)
                eye.socket.unwatch(self.table.id, eye.seat)

    def here(self) -> set[int]:
        """The seats whose people are connected."""
        people = {self.table.chairs[eye.seat].person for eye in self.eyes if eye.seat is not None}
        return {seat for seat, chair in enumerate(self.table.chairs) if chair.person and chair.person in people}

    def absence(self, seat: int, at: int) -> int:
        """For how many milliseconds a seat's person has been away."""
        if seat in self.here():
            return 0
        person = self.table.chairs[seat].person or ""
        return at - self.gone.get(person, self.last_known(person))

    def last_known(self, person: str) -> int:
        """When somebody was here at the latest, of whom the room itself has seen nothing: live, when it was opened."""
        if self.table.header.terms.pace == "live":
            return self.since
        return next((entry.at for entry in reversed(self.table.log) if entry.by == person), self.table.log[0].at)

    @property
    def outdated(self) -> int:
        """For how many milliseconds things have happened here that the lists of tables do not know."""
        return self.table.changed - self.listing.changed

    @property
    def idle(self) -> bool:
        """Whether nobody looks, acts, thinks or is waited for by a clock, and nobody has for a while."""
        waited_for = self.steward.busy or self.unsure or not self.listed
        unused = self.app.now() - max(self.since, self.table.changed, *self.gone.values())
        return not self.eyes and not self.lock.locked() and not waited_for and unused >= IDLE

    def notify(self) -> None:
        """Something is new: all who look are to be told."""
        for eye in self.eyes:
            eye.socket.tell(eye)

    def news(self, seat: int | None, since: int, read: int = 0) -> News:
        """What is new for a viewer, of entries but those up to one that are ready already."""
        spent = thinking_time(self.table, self.app.now(), self.app.outages) if has_clocks(self.table) else 0
        return news(self.table, seat, since, self.here(), clocks(self.table, spent), read)

    def close(self) -> None:
        """Let nothing more happen by itself."""
        self.closed = True
        self.steward.dismiss()


def row(entry: Entry) -> EntryRow:
    """An entry as it is stored."""
    return EntryRow(entry.n, entry.at, to_json(entry))
