"""The app: every route, and what holds for all of them."""

from __future__ import annotations

from litestar import Litestar, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp

from gaslamp import mode
from gaslamp.protocol.api import Health
from gaslamp.server.app import App
from gaslamp.server.web import client, me, moments, rule_ledgers, tables
from gaslamp.server.web.asked import BODY, Asked
from gaslamp.server.web.gate import Gate
from gaslamp.server.web.headers import guard
from gaslamp.server.web.refusals import refuse
from gaslamp.server.web.schema import close, refusing
from gaslamp.server.web.verify import Verifier
from gaslamp.server.web.who import app_of
from gaslamp.software import number

LARGE = 2_000  # bytes from which on an answer is compressed
ROUTES = [
    me.me,
    me.call_me,
    me.register,
    me.log_in,
    me.log_out,
    tables.list_games,
    tables.list_playbills,
    tables.show_game,
    tables.show_look,
    tables.show_texts,
    rule_ledgers.show_ledger,
    rule_ledgers.take_recorded_game,
    tables.list_tables,
    tables.open_table,
    tables.show_table,
    tables.take_record,
    tables.verify,
    moments.look_back,
    moments.show_record,
    client.page,
    client.asset,
    client.elsewhere,
]


@get("/health", summary="How is the server?", responses=refusing())
async def health(request: Asked) -> Health:
    """Whether the server keeps up."""
    app = app_of(request)
    return Health(
        ok=not app.stopping,
        version=number(),
        compiled=mode.compiled(),
        database=app.storage.kind,
        up=(app.now() - app.began) // 1000,
        tables=len(app.rooms.rooms),
        sockets=len(app.sockets),
        stored=app.storage.stored,
        waiting=app.storage.waiting,
        thinking=app.bot_pool.busy,
        commit_ms=round(app.storage.slowest, 1),
        lag_ms=app.heartbeat.lag,
    )


def asgi_app(app: App) -> ASGIApp:
    """The app of a server."""
    site = Litestar(
        [*ROUTES, health],
        state=State({"app": app, "verifier": Verifier(app)}),
        request_class=Asked,
        exception_handlers={Exception: refuse},
        openapi_config=OpenAPIConfig(
            "Gaslamp", number(), path="/api/schema", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
        request_max_body_size=BODY,
        compression_config=CompressionConfig("gzip", LARGE, gzip_compress_level=6, exclude_opt_key="packed"),
        logging_config=None,
    )
    close(site.openapi_schema)
    return guard(Gate(site, app), app.plan.secure)
