"""The rooms: one for each table in use, made from its log when somebody comes, or when the server starts."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from base64 import b32encode
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from gaslamp.engine.book.game import Game
from gaslamp.engine.book.setting import check_settings
from gaslamp.engine.errors import GaslampError
from gaslamp.engine.play.luck import Luck
from gaslamp.protocol import api, asks, deeds
from gaslamp.protocol.tells import Done
from gaslamp.server.acts import ToStore, fold
from gaslamp.server.acts.rematch import must_be_over
from gaslamp.server.chair import Chair, unlike
from gaslamp.server.checks import Visitor
from gaslamp.server.entry import Entry, Header, a_header, a_listing, an_entry, to_json
from gaslamp.server.errors import Missing, Refusal, Unplayable
from gaslamp.server.logs import log as tell
from gaslamp.server.logs import warn
from gaslamp.server.people import must_print
from gaslamp.server.room import IDLE, Room, row
from gaslamp.server.storage import TableRow
from gaslamp.server.table import Table

if TYPE_CHECKING:
    from gaslamp.server.app import App

TOGETHER = 16  # rooms that are opened at the same time
FRESH = 30 * 86_400_000  # milliseconds for which an unfinished table is kept in mind


class Rooms:
    """The rooms in use."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Future[Room]] = {}

    async def find(self, id: str) -> Room:
        """The room of a table, opened if need be."""
        room = self.rooms.get(id)
        if room is not None:
            return room
        if id not in self.opening:
            self.opening[id] = asyncio.ensure_future(self.load(id))
            self.opening[id].add_done_callback(lambda _: self.opening.pop(id, None))
        return await asyncio.shield(self.opening[id])

    async def load(self, id: str) -> Room:
        """Open the room of a table: replay its log."""
        if not id.isalnum():  # some databases choke on others
            raise Missing("error-table-unknown", value=id)
        stored, entries = await asyncio.gather(self.app.storage.table(id), self.app.storage.entries(id))
        if stored is None:
            raise Missing("error-table-unknown", value=id)
        header = a_header(stored.header)
        log = [an_entry(entry.body) for entry in entries]
        try:
            game = await self.app.games.with_numbers(header.terms.game, header.version, header.data)
            table = await play_again(Table.new(id, header, game, stored.secret), log)
        except Unplayable as error:
            warn("a table is closed, for its game cannot be played again", error, table=id)
            game = await self.app.games.unplayable(header.terms.game, header.version, header.data)
            table = close(Table.new(id, header, game, stored.secret), log, error)
            table.status = "over" if stored.status == "over" else "ended"
        room = self.rooms[id] = Room(table, self.app)
        if a_listing(stored.listing) != room.listing or stored.status != table.status:
            await room.register()  # the server was stopped between the log and the list
        self.app.lobby.put(room.listing)
        room.steward.go_on()
        return room

    async def wake(self) -> None:
        """At the start: open the rooms of all tables at which somebody may be waited for."""
        rows = await self.app.storage.list_tables(["waiting", "playing"])
        fresh = [listed.id for listed in rows if listed.changed > self.app.now() - FRESH]
        for first in range(0, len(fresh), TOGETHER):
            await asyncio.gather(*(self.try_to_load(id) for id in fresh[first : first + TOGETHER]))
        tell("tables opened", tables=len(self.rooms))

    async def try_to_load(self, id: str) -> None:
        """Open a room; one that cannot be opened does not keep the others shut."""
        try:
            await self.find(id)
        except Exception as error:
            warn("a table cannot be opened", error, table=id)

    async def tidy(self) -> None:
        """Bring old lists up to date, and close rooms that nobody has used for a while."""
        for id, room in list(self.rooms.items()):
            if room.outdated >= IDLE or (room.idle and room.outdated):
                async with room.lock:
                    await room.register()
            if room.idle:
                room.close()
                del self.rooms[id]
                if room.table.header.terms.pace == "live":
                    self.app.lobby.drop(id)

    async def open(self, who: Visitor, new: api.NewTable) -> Room:
        """A new table, with whoever opens it on the seats that are marked so."""
        game = self.app.games.current(new.terms.game)
        if len(new.seats) not in game.seats:
            raise Refusal("error-table-seats", n=len(new.seats), sizes=game.sizes)
        if all(isinstance(plan, api.Bot) for plan in new.seats):
            raise Refusal("error-seats-bots")
        terms = replace(new.terms, settings=check_settings(game.settings, new.terms.settings))
        given: dict[str, Any] = terms.settings
        game.new(len(new.seats), 0, **given)  # what cannot be dealt is refused now
        return await self.create(new_id(), who, game, terms, first_deeds(who, new.seats))

    async def create(
        self, id: str, who: Visitor, game: Game, terms: api.Terms, sitting: list[deeds.LogDeed | None]
    ) -> Room:
        """Store a new table and open its room."""
        await self.app.games.keep_numbers(game)
        secret, at = Luck.new().secret, self.app.now()
        header = Header(terms, len(sitting), game.version, game.data.digest, who.id, "draws")
        table = Table.new(id, header, game, secret)
        first: list[deeds.LogDeed] = [deeds.Opened(who.name), *(deed for deed in sitting if deed)]
        entries = [Entry(n, at, deed, who.id) for n, deed in enumerate(first, 1)]
        for entry in entries:
            fold(table, entry)
        listing, open_ = to_json(table.listing()), terms.access == "open"
        stored = TableRow(
            id, game.name, game.version, game.data.digest, secret, to_json(header), "waiting", open_, at, at, listing
        )
        await self.app.storage.create(stored, [row(one) for one in entries], [chair.person for chair in table.chairs])
        room = self.rooms[id] = Room(table, self.app)
        self.app.lobby.put(room.listing)
        tell("table opened", table=id, game=game.name, seats=len(sitting), access=terms.access)
        return room

    async def rematch(self, who: Visitor, ask: asks.Rematch) -> Done:
        """Open a table with the same seats, once for all who ask; the luck is new, and so is who begins."""
        room = await self.find(ask.table)
        async with room.lock:
            await room.catch_up()
            must_be_over(room.table, who)
            if room.table.rematch is None:
                old = room.table
                sitting: list[deeds.LogDeed | None] = [as_before(seat, chair) for seat, chair in enumerate(old.chairs)]
                game = self.app.games.current(old.header.terms.game)
                id = self.after(old.id)
                if await self.app.storage.table(id) is None:  # else the server was killed before it could say so
                    await self.create(id, who, game, old.header.terms, sitting)
                await room.store(ToStore.of(deeds.Rematched(id)), who.id, ask.id)
        return Done(ask.id, ask.table, room.table.n)

    def after(self, table: str) -> str:
        """The name of the table at which people meet after this one: always the same, and nobody can guess it."""
        return table_id(hmac.digest(self.app.key, f"after {table}".encode(), "sha256"))

    async def adopt(self, guest: str, person: str) -> None:
        """A guest turned out to be somebody: the guest's seats are that person's now, under the same names."""
        for listed in await self.app.storage.of_person(guest):
            try:
                room = await self.find(listed.id)
            except (Refusal, Missing) as error:
                warn("a table cannot be opened", error, table=listed.id)
                continue
            async with room.lock:
                await room.catch_up()
                chairs = [(seat, room.table.chairs[seat].name) for seat in room.table.seats_of(guest)]
                room.gone[person] = self.app.now()
                await room.store(ToStore.of(*(deeds.Sat(seat, person, name) for seat, name in chairs)))
        await self.app.storage.move_chairs(guest, person)  # at tables that cannot be opened just now

    async def give_up(self, guest: Visitor) -> None:
        """A guest goes for good: seats become free where the game has not begun, and are left where it has."""
        for listed in await self.app.storage.of_person(guest.id):
            with suppress(Refusal, Missing):
                room = await self.find(listed.id)
                for seat in room.table.seats_of(guest.id):
                    await room.act(guest, way_out(room.table, guest, seat))


async def play_again(table: Table, log: list[Entry]) -> Table:
    """A table as its log has left it."""
    for n, entry in enumerate(log):
        try:
            fold(table, entry)
        except GaslampError as error:
            raise Unplayable("error-table-log", n=entry.n, why=error) from None
        if n % 64 == 63:
            await asyncio.sleep(0)  # let others have a turn
    return table


def close(table: Table, log: list[Entry], why: Unplayable) -> Table:
    """A table whose game cannot be played again; its log stays as it is, for a program that can."""
    table.closed = why
    for entry in log:
        fold(table, entry)
    return table


def way_out(table: Table, who: Visitor, seat: int) -> asks.TableAct:
    """How to go: from a game that goes on, from a seat at a table that waits, or with the table that one opened."""
    id = secrets.token_hex(8)
    if table.status == "playing":
        return asks.Leave(id, table.id, seat)
    return asks.End(id, table.id) if table.host == who.id else asks.Stand(id, table.id, seat)


def first_deeds(who: Visitor, plans: list[api.Plan]) -> list[deeds.LogDeed | None]:
    """Who sits where when a table is opened; None is a free seat."""
    names: list[str] = []
    seated: list[deeds.LogDeed | None] = []
    for seat, plan in enumerate(plans):
        match plan:
            case api.Bot(level):
                seated.append(deeds.Placed(seat, level))
            case api.You(name):
                must_print(name or "")
                names.append(unlike(name or who.name, names))
                seated.append(deeds.Sat(seat, who.id, names[-1]))
            case api.Free():
                seated.append(None)
    return seated


def as_before(seat: int, chair: Chair) -> deeds.LogDeed | None:
    """Who sits on a seat once more; None is a free seat."""
    if chair.level:
        return deeds.Placed(seat, chair.level)
    return deeds.Sat(seat, chair.person, chair.name) if chair.person else None


def new_id() -> str:
    """The name of a table in its address: too long to be guessed."""
    return table_id(secrets.token_bytes(8))


def table_id(token: bytes) -> str:
    """A name made of random bytes."""
    return b32encode(token[:8]).decode().lower()[:12]
