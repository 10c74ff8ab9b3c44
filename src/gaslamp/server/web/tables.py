"""Tables: open one, look for one, take the record of a finished game."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody

from gaslamp.protocol import api
from gaslamp.server.sight import listing, record
from gaslamp.server.web import looks
from gaslamp.server.web.asked import RECORD, Asked
from gaslamp.server.web.books import book, fluent, game_card, playbill
from gaslamp.server.web.schema import GivesRecord, TakesRecord, refusing
from gaslamp.server.web.verify import Verifier
from gaslamp.server.web.who import address, app_of, language, somebody, who


@get("/api/games", summary="Which games are there?", responses=refusing())
async def list_games(request: Asked) -> list[api.GameCard]:
    """The games, their settings, the levels of the bots and the quick phrases."""
    return [game_card(game) for game in app_of(request).games.games.values()]


@get("/api/playbills/{language:str}", summary="What does one read of each game?", responses=refusing())
async def list_playbills(request: Asked, language: FromPath[str]) -> list[api.Playbill]:
    """The titles of the games, what they are about, and their settings in words, in one language."""
    return [playbill(name, language) for name in app_of(request).games.games]


@get("/api/games/{name:str}", summary="What do the numbers of a game stand for?", responses=refusing())
async def show_game(request: Asked, name: FromPath[str]) -> api.GameBook:
    """The names of cards, places, symbols, questions and events, the printed numbers, and how a table is drawn."""
    return book(app_of(request).games.current(name))


@get("/api/games/{name:str}/look", summary="How does a game look?", responses=refusing(), packed=True)
async def show_look(request: Asked, name: FromPath[str]) -> Response[api.Look]:
    """The drawings and colours of a game."""
    game = app_of(request).games.current(name)
    return looks.response(game, "gzip" in request.headers.get("accept-encoding", ""))


@get(
    "/api/games/{name:str}/texts/{language:str}",
    summary="The texts of a game, in Fluent",
    media_type="text/plain",
    responses=refusing(),
)
async def show_texts(request: Asked, name: FromPath[str], language: FromPath[str]) -> str:
    """All messages of a game, and those that games have in common, in one language."""
    return fluent(app_of(request).games.current(name).folder, language)


@get("/api/tables", summary="Which tables are open?", responses=refusing())
async def list_tables(request: Asked) -> list[api.Listing]:
    """The tables in the lobby."""
    return app_of(request).lobby.newest()


@post("/api/tables", summary="Open a table", responses=refusing(401, 409, changes=True))
async def open_table(request: Asked, data: JSONBody[api.NewTable]) -> api.Created:
    """Open a table; its address is `/t/` and the name that comes back."""
    app, person = app_of(request), await somebody(request)
    app.openings.take(address(request))
    room = await app.rooms.open(person, data)
    private = data.terms.access == "private"
    keys = [room.table.seat_key(seat) if isinstance(plan, api.Free) else "" for seat, plan in enumerate(data.seats)]
    return api.Created(room.table.id, keys if private else [])


@get("/api/tables/{id:str}", summary="How does a table stand?", responses=refusing(404, 409))
async def show_table(request: Asked, id: FromPath[str]) -> api.Listing:
    """One table."""
    room, person = await app_of(request).rooms.find(id), await who(request)
    return listing(room.table, person.id if person else None)


@get(
    "/api/tables/{id:str}/record",
    summary="The record of a finished game",
    responses=refusing(404, 409),
    operation_class=GivesRecord,
)
async def take_record(request: Asked, id: FromPath[str]) -> Response[bytes]:
    """The whole game as a file, with the secret of its luck; only when nothing more will be played."""
    room, person = await app_of(request).rooms.find(id), await who(request)
    text = record(room.table, person.id if person else None).encode()
    name = f'attachment; filename="{room.table.game.name}-{id}.json"'
    return Response(text, media_type="application/json", headers={"content-disposition": name})


@post(
    "/api/verify",
    summary="Check the record of a finished game",
    status_code=200,
    request_max_body_size=RECORD,
    responses=refusing(403, 413),
    operation_class=TakesRecord,
)
async def verify(request: Asked) -> api.Verdict:
    """Whether every answer was legal with the luck that was promised by the hash."""
    verifier: Verifier = request.app.state.verifier
    return await verifier.verdict(address(request), await request.body(), language(request))
