"""The door for sockets: plain ASGI, for every layer between costs each frame."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from litestar.connection import ASGIConnection
from litestar.status_codes import (
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_503_SERVICE_UNAVAILABLE,
)
from litestar.types import Receive, Scope, Send

from gaslamp.server.app import App
from gaslamp.server.errors import TooFast
from gaslamp.server.logs import warn
from gaslamp.server.people import COOKIE
from gaslamp.server.socket import Socket
from gaslamp.server.web.who import Connection, address

PATH = "/ws"
BROKEN = 1011  # the code with which a socket is closed by a fault of ours


async def door(app: App, scope: Scope, receive: Receive, send: Send) -> None:
    """Let a client in, and serve it until it goes."""
    connection: Connection = ASGIConnection(scope)
    where = address(connection)
    await receive()  # it knocks
    status = unwelcome(app, connection, where)
    if status:
        await send({"type": "websocket.http.response.start", "status": status, "headers": []})
        await send({"type": "websocket.http.response.body", "body": b"", "more_body": False})
        return
    cookie = connection.cookies.get(COOKIE, "")
    client = Socket(app, where, None, app.people.session_of(cookie))
    app.let_in(client)
    try:
        client.who = await app.people.of_cookie(cookie)
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        await serve_client(client, receive, send)
    except OSError:  # gone meanwhile
        pass
    finally:
        app.let_out(client)
        client.close()


async def serve_client(client: Socket, receive: Receive, send: Send) -> None:
    """Hear a client and speak to it, at the same time."""

    async def out(frame: bytes) -> None:
        await send({"type": "websocket.send", "text": frame.decode(), "bytes": None})

    async def hang_up() -> None:
        await send({"type": "websocket.close", "code": BROKEN, "reason": ""})

    def silent(task: asyncio.Task[None]) -> None:
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, OSError):  # gone: no warn
            warn("a client could not be told", error)
            client.app.spawn(hang_up)

    speaking = asyncio.create_task(client.speak(out))
    speaking.add_done_callback(silent)
    try:
        while not speaking.done():
            message = await receive()
            if message["type"] != "websocket.receive":
                break
            text = message.get("text")
            await client.hear(text.encode("utf-8", "replace") if text is not None else message.get("bytes") or b"")
    finally:
        speaking.cancel()
        with suppress(asyncio.CancelledError, Exception):
            await speaking


def unwelcome(app: App, connection: Connection, where: str) -> int:
    """The status with which a client is turned away, 0 if it is welcome."""
    if connection.scope["path"] != PATH:
        return HTTP_404_NOT_FOUND
    if not at_home(app, connection.headers.get("origin", ""), connection.headers.get("host", "")):
        return HTTP_403_FORBIDDEN
    if app.stopping:
        return HTTP_503_SERVICE_UNAVAILABLE
    try:
        app.frames.take(where)
    except TooFast:
        return HTTP_429_TOO_MANY_REQUESTS
    return HTTP_429_TOO_MANY_REQUESTS if app.crowd[where] >= app.limits.sockets else 0


def at_home(app: App, origin: str, host: str) -> bool:
    """Whether a page is one of ours, or of an address that the plan names."""
    schemes = ("https",) if app.plan.secure else ("http", "https")
    return origin in app.plan.origins or origin in [f"{scheme}://{host}" for scheme in schemes]
