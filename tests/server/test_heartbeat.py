"""The heartbeat: the server notes that it is alive, and knows afterwards for how long it was not."""

from __future__ import annotations

import asyncio

import pytest

from gaslamp.server.heartbeat import Heartbeat
from gaslamp.server.storage import Storage, StorageError
from tests.server.home import PATIENCE, Time, an_app, begun, come, played_out

pytestmark = pytest.mark.anyio


async def test_first_start_has_nothing_to_account_for(time: Time) -> None:
    """There was no server before."""
    async with an_app() as app:
        assert app.outages == []
        assert await app.storage.note("alive") == str(time())


async def test_outage_is_from_the_last_sign_of_life_to_the_start(sqlite_url: str, time: Time) -> None:
    """Each of them is remembered."""
    ends = []
    for _ in range(3):
        async with an_app(sqlite_url):
            time.passes(100)
        ends.append(time())
        time.passes(1000)
    async with an_app(sqlite_url) as app:
        assert app.outages == [(end, end + 1_000_000) for end in ends]


async def test_last_note_counts_for_who_was_killed(time: Time) -> None:
    """Nothing else is known of it."""
    storage = await Storage.open("sqlite://")
    await storage.keep_note("alive", str(time() - 9000))
    await Heartbeat.account_for_outage(storage, time())
    assert await storage.outages(0) == [(time() - 9000, time())]
    assert await storage.note("alive") == str(time())
    await storage.close()


async def test_pulse_says_that_the_server_is_alive_and_tidies(monkeypatch: pytest.MonkeyPatch, time: Time) -> None:
    """Again and again."""
    monkeypatch.setattr("gaslamp.server.heartbeat.BEAT", 0.0)
    monkeypatch.setattr("gaslamp.server.heartbeat.ALIVE", 1)
    async with an_app() as app:
        ann, bob = await come(app, "Ann Bob")
        room = await begun(app, ann, bob)
        await played_out(room, ann, bob)
        time.passes(777)
        async with asyncio.timeout(PATIENCE):
            while await app.storage.note("alive") != str(time()) or app.rooms.rooms:
                await asyncio.sleep(0)


async def test_pulse_goes_on_when_the_storage_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    """A database that does not answer for a moment is no reason to die."""
    async with an_app() as app:
        keep = app.storage.keep_note

        async def fails(name: str, value: str) -> None:
            raise StorageError("error-database-closed")

        monkeypatch.setattr(app.storage, "keep_note", fails)
        await app.heartbeat.say_alive()
        monkeypatch.setattr(app.storage, "keep_note", keep)
        await app.storage.keep_note("alive", "0")
        await app.heartbeat.say_alive()
        assert await app.storage.note("alive") != "0"


async def test_lag_is_the_longest_lately() -> None:
    """In milliseconds; none if nothing was measured."""
    async with an_app() as app:
        app.heartbeat.lags.clear()
        assert app.heartbeat.lag == 0
        app.heartbeat.lags.extend([0.001, 0.25, 0.002])
        assert app.heartbeat.lag == 250
