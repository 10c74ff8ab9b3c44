"""Start the server, and stop it without losing anything."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
from collections.abc import Callable
from contextlib import closing
from types import FrameType

import uvicorn

from gaslamp.engine.errors import BadSetting, system
from gaslamp.extras import optional
from gaslamp.server.app import App, Plan
from gaslamp.server.errors import ServerError
from gaslamp.server.web.ready import prepare
from gaslamp.server.web.routes import asgi_app

GARBAGE = (20_000, 50, 1_000_000)  # tables are made to stay: they are looked through now and then, by the heartbeat
FAREWELL = 0.05  # seconds for the farewell to go out
GRACE = 5  # seconds that a client has to go when the server stops
LAST_PORT = 65_535
LARGEST = 65_536  # bytes of a frame that is still read, to be refused


class CannotServe(ServerError):
    """An address that the server cannot have."""


class Server(uvicorn.Server):
    """Uvicorn, with a word of welcome and one of farewell."""

    def __init__(self, app: App, ready: Callable[[], None]) -> None:
        super().__init__(
            uvicorn.Config(
                asgi_app(app),
                ws="websockets-sansio",
                ws_per_message_deflate=False,
                ws_max_size=LARGEST,
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=bool(app.plan.proxies),
                forwarded_allow_ips=list(app.plan.proxies),
                lifespan="off",
                timeout_graceful_shutdown=GRACE,
            )
        )
        self.app = app
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open the doors, and say so."""
        await super().startup(sockets)
        self.ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop in good order; at once if told so twice."""
        self.force_exit = self.should_exit
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell everybody, let them go, and store what is to be stored."""
        self.app.farewell()
        await asyncio.sleep(FAREWELL)
        await super().shutdown(sockets)
        await self.app.close()


def serve(plan: Plan, host: str, port: int, ready: Callable[[str], None]) -> None:
    """Serve until told to stop; `ready` is called with the address when people may come."""
    bound = bind(host, port)
    with closing(bound), asyncio.Runner(loop_factory=new_loop()) as runner:
        runner.run(run(plan, bound, ready))


def new_loop() -> Callable[[], asyncio.AbstractEventLoop]:
    """What makes the loop: the faster one, where there is one."""
    uvloop = optional("uvloop")  # not on Windows
    return asyncio.new_event_loop if uvloop is None else uvloop.new_event_loop


async def run(plan: Plan, bound: socket.socket, ready: Callable[[str], None]) -> None:
    """Open the server and serve."""
    app = await App.open(plan)
    prepare(app)
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    await Server(app, lambda: ready(address(bound))).serve([bound])


def address(bound: socket.socket) -> str:
    """Where people find the server."""
    host, port = bound.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def bind(host: str, port: int) -> socket.socket:
    """Take the address before anything else is touched; a clear error if somebody has it."""
    if not 0 <= port <= LAST_PORT:
        raise BadSetting("error-setting-range", "port", port, least=0, most=LAST_PORT)
    try:
        family, kind, proto, _, where = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)[0]
        bound = socket.socket(family, kind, proto)
        try:
            if os.name == "posix":  # elsewhere it would share an address that somebody has
                bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            bound.bind((where[0], port, *where[2:]))
            bound.listen(1024)
        except BaseException:
            bound.close()
            raise
    except (socket.gaierror, UnicodeError):
        raise CannotServe("error-serve-host", host=host) from None
    except OSError as error:
        raise CannotServe("error-serve", host=host, port=port, why=system(error)) from None
    return bound
