"""What takes two commits, and is cut short between them."""

from __future__ import annotations

import pytest

from gaslamp.protocol import asks
from gaslamp.server.room import Room
from tests.server.home import an_app, begun, come, played_out


class Killed(Exception):
    """The server is no more."""


async def killed(*_: object) -> int:
    """Never get to the second commit."""
    raise Killed


@pytest.mark.anyio
async def test_rematch_cut_short_is_found_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks next is sent to the table that was opened already, not to another."""
    async with an_app() as app:
        ann, bob = await come(app, "Ann Bob")
        room = await begun(app, ann, bob)
        await played_out(room, ann, bob)
        with monkeypatch.context() as patch, pytest.raises(Killed):
            patch.setattr(Room, "store", killed)
            await app.rooms.rematch(ann.person, asks.Rematch("first", room.table.id))
        await bob.does(asks.Rematch, room.table.id)
        assert [listed.id for listed in await app.storage.list_tables(["waiting"])] == [room.table.rematch]
