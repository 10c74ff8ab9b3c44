"""A list that the rules hide is told to nobody before the game is over: not on the sheet, in no list of tables."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from gaslamp.protocol import api, asks
from gaslamp.server.entry import to_json
from tests.server.home import Guest, an_app, answer, asker, begun, come, opened, played_out

pytestmark = pytest.mark.anyio

LIGHT, DARK = "2 10 11 12 13 42x2 56x2 57x2 58x2 59x2 60x2", "12x2 17x2 26 29 39 47 50 58 59 61 62 66 78 86 98"
HIDDEN = {"decks": [LIGHT, DARK], "cards": "hidden"}


async def told(guest: Guest, table: str, seat: int | None = None) -> bytes:
    """All that somebody is told of a table and of all open ones."""
    frames = [*await guest.sends(asks.Watch(table, seat)), *await guest.sends(asks.Lobby())]
    return b"".join(map(to_json, frames))


async def test_a_hidden_list_is_on_no_sheet_before_the_game_is_over() -> None:
    """Neither waiting nor in play, for host, rival and spectator; afterwards it is told to all."""
    async with an_app() as app:
        ann, bob, eve = await come(app, "Ann Bob Eve")
        room = await opened(app, ann, api.You(), api.Free(), game="council", settings=HIDDEN, access="open")
        id = room.table.id
        for guest in (ann, bob, eve):
            heard = await told(guest, id)
            assert b'"own"' in heard and LIGHT.encode() not in heard and DARK.encode() not in heard
        await bob.does(asks.Sit, id)
        await ann.does(asks.Start, id)
        for _ in range(12):
            await asker(room, ann, bob).does(asks.Answer, id, **answer(room))
        for guest, seat in ((ann, 0), (bob, 1), (eve, None)):
            heard = await told(guest, id, seat)
            assert b'"own"' in heard and LIGHT.encode() not in heard and DARK.encode() not in heard
        await played_out(room, ann, bob)
        for guest, seat in ((ann, 0), (bob, 1), (eve, None)):
            assert LIGHT.encode() in await told(guest, id, seat)


@pytest.mark.parametrize("cards", ["open", "listed"])
async def test_an_open_list_is_told_from_the_beginning(cards: str) -> None:
    """To whoever may watch."""
    async with an_app() as app:
        ann, bob, eve = await come(app, "Ann Bob Eve")
        room = await begun(app, ann, bob, game="council", settings={**HIDDEN, "cards": cards}, access="open")
        assert DARK.encode() in await told(eve, room.table.id)


async def test_a_rematch_is_played_with_the_same_hidden_decks() -> None:
    """Though they were told meanwhile."""
    async with an_app() as app:
        ann, bob = await come(app, "Ann Bob")
        room = await begun(app, ann, bob, game="council", settings=HIDDEN)
        await played_out(room, ann, bob)
        await ann.does(asks.Rematch, room.table.id)
        assert room.table.rematch is not None
        again = (await app.rooms.find(room.table.rematch)).table
        assert again.header.terms.settings["decks"] == [LIGHT, DARK] and again.terms.settings["decks"] == ["own", "own"]


async def test_a_table_that_was_set_up_with_names_of_an_earlier_program_goes_on(sqlite_url: str) -> None:
    """Its header says what the deck was called; it is told, and played, as what it is called now."""
    async with an_app(sqlite_url) as app:
        ann, bob = await come(app, "Ann Bob")
        room = await begun(app, ann, bob, game="council", settings={"decks": ["ashes", "klm"]})
        id, person = room.table.id, ann.person
    path = Path(sqlite_url.removeprefix("sqlite:///"))
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE tables SET header = replace(CAST(header AS TEXT), 'ashes', 'patrol')")
    async with an_app(sqlite_url) as app:
        room = await app.rooms.find(id)
        assert room.table.header.terms.settings["decks"] == ["patrol", "klm"]
        assert room.table.terms.settings["decks"] == ["ashes", "klm"] and room.table.status == "playing"
        guests = [Guest(app, person), Guest(app, bob.person)]
        await asker(room, *guests).does(asks.Answer, id, **answer(room))
