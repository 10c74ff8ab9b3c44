"""Requests as no honest client sends them, to a server in this process or in one of its own."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from random import Random
from typing import Any, cast

from httpx import ASGITransport, AsyncClient, Client, Response
from websockets.asyncio.client import connect
from websockets.typing import Origin

from gaslamp.protocol import asks
from gaslamp.remote import Wire
from gaslamp.remote.wire import new_id
from gaslamp.server.app import App
from gaslamp.server.web.routes import asgi_app
from tests.server.launch import plan


@asynccontextmanager
async def at_home(folder: Path, **more: Any) -> AsyncIterator[tuple[App, AsyncClient]]:
    """A server in this process, and a client for it."""
    app = await App.open(plan(f"sqlite:///{folder / 'gaslamp.db'}", **more))
    transport = ASGITransport(cast(Any, asgi_app(app)), raise_app_exceptions=False)
    try:
        async with AsyncClient(transport=transport, base_url="https://home") as client:
            yield app, client
    finally:
        await app.close()


@contextmanager
def guest(url: str, name: str = "Ann") -> Iterator[Client]:
    """Somebody with a name."""
    with Client(base_url=url) as client:
        assert client.put("/api/me", json={"name": name}).status_code == 200
        yield client


def as_cookie(url: str, cookie: str) -> Response:
    """Who the server takes a cookie for."""
    with Client(base_url=url, headers={"cookie": f"gaslamp={cookie}"}) as client:
        return client.get("/api/me")


def line(url: str, origin: str | None, **headers: str) -> connect:
    """A socket from a page."""
    target, page = url.replace("http", "ws") + "/ws", None if origin is None else Origin(origin)
    return connect(target, origin=page, additional_headers=headers, compression=None)


async def play(wire: Wire, table: str, seat: int) -> None:
    """Answer at random until the game is over."""
    luck, look = Random(seat), await wire.watch(table, seat)
    while not look.over:
        n, position = look.n, look.position
        if look.asked and position is not None:
            answer = luck.choice(position.view["offered"] or [])
            await wire.act(asks.Answer(new_id(), table, seat, position.question, answer))
        if look.n == n and not look.over:
            await look.wait_for_news(n)


def key(response: Response) -> str:
    """Why it was refused."""
    return str(response.json()["key"])
