"""Looking back: the moments of a game at a table, and of one that somebody has as a file."""

from __future__ import annotations

from typing import Literal

from litestar import Response, get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import ValidationError, convert

from gaslamp.protocol import api
from gaslamp.protocol.frame import MomentNo
from gaslamp.server.entry import to_json
from gaslamp.server.errors import BadMessage
from gaslamp.server.moments import MOST, moments
from gaslamp.server.sight import must_look
from gaslamp.server.web import replay
from gaslamp.server.web.asked import RECORD, Asked
from gaslamp.server.web.schema import refusing
from gaslamp.server.web.who import address, app_of, language, who

LONG = 100  # answers that cost as much to play again as another request
GIVEN = ResponseSpec(api.Replay, generate_examples=False, description="The game, and its moments.")


@get("/api/tables/{id:str}/moments", summary="How did a table stand?", responses=refusing(404, 409))
async def look_back(
    request: Asked,
    id: FromPath[str],
    seat: FromQuery[int | None] = None,
    eyes: FromQuery[Literal["all"] | None] = None,
    first: FromQuery[MomentNo] = 0,
    last: FromQuery[MomentNo | None] = None,
) -> api.Moments:
    """Moments of the game as it stands; each as the viewer saw it then: a seat's eyes, all eyes, or a spectator's."""
    viewer = seat if eyes is None else eyes
    must_fit(viewer, first, last)
    app, person = app_of(request), await who(request)
    table = (await app.rooms.find(id)).table
    must_look(table, person.id if person else None, viewer)
    last = first + MOST - 1 if last is None else last
    app.frames.take(address(request), min(last, len(table.standing)) // LONG)
    return await moments(table, viewer, first, last)


def must_fit(viewer: api.Eyes, first: int, last: int | None) -> None:
    """Refuse numbers that are none of the protocol: in a query Litestar does not look at their limits."""
    try:
        convert((viewer, first, last), tuple[api.Eyes, MomentNo, MomentNo | None])
    except ValidationError as error:
        raise BadMessage("error-frame", reason=str(error)) from None


@post(
    "/api/replay",
    summary="Look through a record",
    status_code=200,
    request_max_body_size=RECORD,
    responses=refusing(changes=True) | {200: GIVEN},
    packed=True,
)
async def show_record(request: Asked, data: JSONBody[api.Rerun]) -> Response[bytes]:
    """A game that was played, finished or not, and as many of its moments as are not too much at once."""
    app, packing = app_of(request), "gzip" if "gzip" in request.headers.get("accept-encoding", "") else ""
    app.replays.take(address(request))
    response = await app.sandbox.run(replay.__name__, to_json(data), language(request), packing)
    if not response:
        raise BadMessage("error-verify-much")
    status, _, said = response.partition(b"\n")
    headers = {"content-encoding": packing} if packing else {}
    return Response(said, status_code=int(status), media_type="application/json", headers=headers)
