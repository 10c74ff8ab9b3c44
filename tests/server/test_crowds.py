"""One person, or one address, does not take what belongs to all."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.json import encode
from websockets.exceptions import InvalidStatus

from gaslamp import games
from gaslamp.engine.play.record import Record
from gaslamp.protocol import asks
from gaslamp.server.app import App
from gaslamp.server.bot_pool import BotPool, Thought
from gaslamp.server.bucket import Limits
from gaslamp.server.socket import BACKLOG, Socket
from tests.server.home import PATIENCE, an_app, answer, asker, begun, come
from tests.server.running import Running
from tests.server.visitor import line

pytestmark = pytest.mark.anyio


async def test_talk_is_limited_by_person_and_answers_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is stored beside answers: nothing is done, and the seconds to wait are told."""
    monkeypatch.setattr(App, "tick", staticmethod(lambda: 0.0))
    async with an_app(limited=True) as app:
        ann, bob = await come(app, "Ann Bob")
        room = await begun(app, ann, bob)
        while app.acts.buckets[ann.person.id].tokens >= 1:
            await ann.does(asks.Say, room.table.id, seat=0, text="!")
        n = room.table.n
        assert await ann.refused(asks.Say("x", room.table.id, 0, "?")) == "error-too-fast"
        assert room.table.n == n
        for _ in range(4):
            await asker(room, ann, bob).does(asks.Answer, room.table.id, **answer(room))


async def test_rematches_count_as_tables_that_are_opened() -> None:
    """Else they would be a way round that limit."""
    async with an_app(limited=True) as app:
        (ann,) = await come(app, "Ann")
        room = await begun(app, ann, bots=1)
        await ann.does(asks.End, room.table.id)
        app.openings.take("127.0.0.1", Limits().tables.burst)
        assert await ann.refused(asks.Rematch("x", room.table.id)) == "error-too-fast"
        assert room.table.rematch is None


async def test_client_that_goes_with_a_full_backlog_is_let_go() -> None:
    """Whoever hears it does not wait for ever for it to listen."""
    async with an_app() as app:
        (ann,) = await come(app, "Ann")

        async def gone(frame: bytes) -> None:
            await asyncio.sleep(0)
            raise OSError

        socket = Socket(app, "127.0.0.1", ann.person)
        socket.met = True
        for _ in range(BACKLOG):
            socket.send(b"{}")
        hearing = asyncio.create_task(socket.hear(encode(asks.Ping("x"))))
        await asyncio.sleep(0)
        async with asyncio.timeout(PATIENCE):
            with pytest.raises(OSError):
                await socket.speak(gone)
            await hearing


async def test_sockets_that_come_too_often_are_turned_away(tmp_path: Path) -> None:
    """As requests are."""
    with Running(f"sqlite:///{tmp_path / 'gaslamp.db'}", tmp_path / "log", limited=True) as running:
        refused: list[int] = []
        while not refused:
            try:
                await (await line(running.url, running.url)).close()
            except InvalidStatus as error:
                refused.append(error.response.status_code)
        assert refused == [429]


async def test_bots_of_one_host_think_one_at_a_time() -> None:
    """Those of others do not wait for all of them."""
    order: list[str] = []

    class Noting(BotPool):
        async def think_or_retry(self, game: Record, level: str) -> Thought:
            order.append(f"{level} begins")
            await asyncio.sleep(0)
            order.append(f"{level} ends")
            return Thought(())

    bot_pool, game = Noting(1), Record.of(games["catham"], [], seats=2, seed=1)
    await asyncio.gather(
        bot_pool.think(game, "a1", "Ann"), bot_pool.think(game, "a2", "Ann"), bot_pool.think(game, "b", "Bob")
    )
    assert order.index("a1 ends") < order.index("a2 begins")
    assert order.index("b begins") < order.index("a1 ends")
    assert not bot_pool.turns
