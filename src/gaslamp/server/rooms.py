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
from gaslamp.engine.play.luck import Luck
from gaslamp.protocol import api, asks, deeds
from gaslamp.protocol.tells import Done
from gaslamp.server.acts.now import Visitor, first_seat, must_be
from gaslamp.server.chair import Chair, unlike
from gaslamp.server.entry import Entry, Header, a_header, a_listing, an_entry, to_json
from gaslamp.server.errors import Missing, Refusal
from gaslamp.server.ledger import TableRow
from gaslamp.server.logs import note, worry
from gaslamp.server.people import must_print
from gaslamp.server.room import IDLE, Room, row
from gaslamp.server.table import Table

if TYPE_CHECKING:
    from gaslamp.server.house import House

TOGETHER = 16  # rooms that are opened at the same time
FRESH = 30 * 86_400_000  # milliseconds for which an unfinished table is kept in mind


class Rooms:
    """The rooms in use."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Future[Room]] = {}

    async def find(self, id: str) -> Room:
        """The room of a table, opened if need be."""
        room = self.rooms.get(id)
        if room is not None:
            return room
        if id not in self.opening:
            self.opening[id] = asyncio.ensure_future(self.opened(id))
            self.opening[id].add_done_callback(lambda _: self.opening.pop(id, None))
        return await asyncio.shield(self.opening[id])

    async def opened(self, id: str) -> Room:
        """Open the room of a table: replay its log."""
        if not id.isalnum():  # some databases choke on others
            raise Missing("error-table-unknown", value=id)
        found, entries = await asyncio.gather(self.house.ledger.table(id), self.house.ledger.entries(id))
        if found is None:
            raise Missing("error-table-unknown", value=id)
        header = a_header(found.header)
        game = await self.house.games.with_numbers(header.terms.game, header.version, header.data)
        table = Table.new(id, header, game, found.secret)
        for n, entry in enumerate(entries):
            table.fold(an_entry(entry.body))
            if n % 64 == 63:
                await asyncio.sleep(0)  # let others have a turn
        room = self.rooms[id] = Room(table, self.house)
        if a_listing(found.listing) != room.listing or found.status != table.status:
            await room.register()  # the server was stopped between the log and the list
        self.house.lobby.put(room.listing)
        room.steward.go_on()
        return room

    async def wake(self) -> None:
        """At the start: open the rooms of all tables at which somebody may be waited for."""
        rows = await self.house.ledger.listed(["waiting", "playing"])
        fresh = [listed.id for listed in rows if listed.changed > self.house.now() - FRESH]
        for first in range(0, len(fresh), TOGETHER):
            await asyncio.gather(*(self.tried(id) for id in fresh[first : first + TOGETHER]))
        note("tables opened", tables=len(self.rooms))

    async def tried(self, id: str) -> None:
        """Open a room; one that cannot be opened does not keep the others shut."""
        try:
            await self.find(id)
        except Exception as error:
            worry("a table cannot be opened", error, table=id)

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
                    self.house.lobby.drop(id)

    async def open(self, who: Visitor, new: api.NewTable) -> Room:
        """A new table, with whoever opens it on the seats that are marked so."""
        game = self.house.games.current(new.terms.game)
        if len(new.seats) not in game.seats:
            raise Refusal("error-table-seats", n=len(new.seats), sizes=game.sizes)
        if all(isinstance(plan, api.Bot) for plan in new.seats):
            raise Refusal("error-seats-bots")
        terms = replace(new.terms, settings=check_settings(game.settings, new.terms.settings))
        given: dict[str, Any] = terms.settings
        game.new(len(new.seats), 0, **given)  # what cannot be dealt is refused now
        return await self.found(new_id(), who, game, terms, seated(who, new.seats))

    async def found(
        self, id: str, who: Visitor, game: Game, terms: api.Terms, sitting: list[deeds.Kept | None]
    ) -> Room:
        """Store a new table and open its room."""
        await self.house.games.keep_numbers(game)
        secret, at = Luck.new().secret, self.house.now()
        header = Header(terms, len(sitting), game.version, game.data.digest, who.id)
        table = Table.new(id, header, game, secret)
        first: list[deeds.Kept] = [deeds.Opened(who.name), *(deed for deed in sitting if deed)]
        entries = [Entry(n, at, deed, who.id) for n, deed in enumerate(first, 1)]
        for entry in entries:
            table.fold(entry)
        listing, open_ = to_json(table.listing()), terms.access == "open"
        kept = TableRow(
            id, game.name, game.version, game.data.digest, secret, to_json(header), "waiting", open_, at, at, listing
        )
        await self.house.ledger.create(kept, [row(one) for one in entries], [chair.person for chair in table.chairs])
        room = self.rooms[id] = Room(table, self.house)
        self.house.lobby.put(room.listing)
        note("table opened", table=id, game=game.name, seats=len(sitting), access=terms.access)
        return room

    async def rematch(self, who: Visitor, ask: asks.Rematch) -> Done:
        """Open a table with the same seats, once for all who ask; the luck is new, and so is who begins."""
        room = await self.find(ask.table)
        async with room.lock:
            await room.catch_up()
            first_seat(room.table, who)
            must_be(room.table, "over", "ended")
            if room.table.play is None:
                raise Refusal("error-table-status", status="waiting")
            if room.table.rematch is None:
                old = room.table
                sitting: list[deeds.Kept | None] = [as_before(seat, chair) for seat, chair in enumerate(old.chairs)]
                game = self.house.games.current(old.header.terms.game)
                id = self.after(old.id)
                if await self.house.ledger.table(id) is None:  # else the server was killed before it could say so
                    await self.found(id, who, game, old.header.terms, sitting)
                await room.keep([deeds.Rematched(id)], who.id, ask.id)
        return Done(ask.id, ask.table, room.table.n)

    def after(self, table: str) -> str:
        """The name of the table at which people meet after this one: always the same, and nobody can guess it."""
        return named(hmac.digest(self.house.key, f"after {table}".encode(), "sha256"))

    async def adopt(self, guest: str, person: str) -> None:
        """A guest turned out to be somebody: the guest's seats are that person's now, under the same names."""
        for listed in await self.house.ledger.of_person(guest):
            try:
                room = await self.find(listed.id)
            except (Refusal, Missing) as error:
                worry("a table cannot be opened", error, table=listed.id)
                continue
            async with room.lock:
                await room.catch_up()
                chairs = [(seat, room.table.chairs[seat].name) for seat in room.table.seats_of(guest)]
                room.gone[person] = self.house.now()
                await room.keep([deeds.Sat(seat, person, name) for seat, name in chairs])
        await self.house.ledger.move_chairs(guest, person)  # at tables that cannot be opened just now

    async def give_up(self, guest: Visitor) -> None:
        """A guest goes for good: seats become free where the game has not begun, and are left where it has."""
        for listed in await self.house.ledger.of_person(guest.id):
            with suppress(Refusal, Missing):
                room = await self.find(listed.id)
                for seat in room.table.seats_of(guest.id):
                    await room.act(guest, leaving(room.table, guest, seat))


def leaving(table: Table, who: Visitor, seat: int) -> asks.TableAct:
    """How to go: from a game that goes on, from a seat at a table that waits, or with the table that one opened."""
    id = secrets.token_hex(8)
    if table.status == "playing":
        return asks.Leave(id, table.id, seat)
    return asks.End(id, table.id) if table.host == who.id else asks.Stand(id, table.id, seat)


def seated(who: Visitor, plans: list[api.Plan]) -> list[deeds.Kept | None]:
    """Who sits where when a table is opened; None is a free seat."""
    names: list[str] = []
    found: list[deeds.Kept | None] = []
    for seat, plan in enumerate(plans):
        match plan:
            case api.Bot(level):
                found.append(deeds.Placed(seat, level))
            case api.You(name):
                must_print(name or "")
                names.append(unlike(name or who.name, names))
                found.append(deeds.Sat(seat, who.id, names[-1]))
            case api.Free():
                found.append(None)
    return found


def as_before(seat: int, chair: Chair) -> deeds.Kept | None:
    """Who sits on a seat once more; None is a free seat."""
    if chair.level:
        return deeds.Placed(seat, chair.level)
    return deeds.Sat(seat, chair.person, chair.name) if chair.person else None


def new_id() -> str:
    """The name of a table in its address: too long to be guessed."""
    return named(secrets.token_bytes(8))


def named(token: bytes) -> str:
    """A name made of random bytes."""
    return b32encode(token[:8]).decode().lower()[:12]
