"""Who one is: a name for guests, accounts for those who want to be known elsewhere too."""

from __future__ import annotations

from litestar import Response, delete, get, post, put
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED
from msgspec.structs import replace

from gaslamp.protocol.api import Account, Listing, Me, WhoAmI
from gaslamp.server.app import App
from gaslamp.server.people import COOKIE, Person
from gaslamp.server.web.asked import Asked
from gaslamp.server.web.lists import listing_of
from gaslamp.server.web.schema import refusing
from gaslamp.server.web.who import a_cookie, address, app_of, somebody, who

MINE = 200  # tables in one's list


@get("/api/me", summary="Who am I, and which are my tables?", responses=refusing(401))
async def me(request: Asked) -> Me:
    """Who the cookie stands for."""
    return await all_about(app_of(request), await somebody(request))


@put("/api/me", summary="Be called so", responses=refusing(changes=True))
async def call_me(request: Asked, data: JSONBody[WhoAmI]) -> Response[Me]:
    """Give oneself a name; a stranger becomes a guest."""
    app, person = app_of(request), await who(request)
    if person is not None:
        return Response(await all_about(app, await app.people.rename(person, data.name, data.language)))
    app.openings.take(address(request))
    person = await app.people.add(data.name, data.language, app.now())
    return await begin_session(app, person, HTTP_200_OK)


@post("/api/accounts", summary="Register", responses=refusing(401, 409, changes=True))
async def register(request: Asked, data: JSONBody[Account]) -> Response[Me]:
    """Get an account for the person one is already; the session is a new one from now on."""
    app, person = app_of(request), await somebody(request)
    app.logins.take(address(request))
    person = await app.people.register(person, data.login, data.password, app.now())
    await end_session(app, request)
    return await begin_session(app, person, HTTP_201_CREATED)


@post("/api/session", summary="Log in", responses=refusing(401, changes=True))
async def log_in(request: Asked, data: JSONBody[Account]) -> Response[Me]:
    """Log in; seats taken as a guest come along."""
    app, guest = app_of(request), await who(request)
    app.logins.take(address(request))
    person = await app.people.log_in(data.login, data.password)
    if guest is not None and guest.login is None:
        await app.rooms.adopt(guest.id, person.id)
    await end_session(app, request)
    return await begin_session(app, person, HTTP_201_CREATED)


@delete("/api/session", summary="Log out", status_code=HTTP_200_OK, responses=refusing(403))
async def log_out(request: Asked) -> Response[None]:
    """Log out; a guest gives up all seats with it."""
    app, person = app_of(request), await who(request)
    if person is not None and person.login is None:
        await app.rooms.give_up(person)
    await end_session(app, request)
    return Response(None, cookies=[a_cookie("", app.plan.secure)])


async def end_session(app: App, request: Asked) -> None:
    """End the session of a request; its sockets are nobody's from now on."""
    cookie = request.cookies.get(COOKIE)
    session = app.people.session_of(cookie or "")
    await app.people.end(cookie)
    for socket in app.sockets:
        if session is not None and socket.session == session:
            socket.forget()


async def begin_session(app: App, person: Person, status: int) -> Response[Me]:
    """A new session."""
    cookie = a_cookie(await app.people.begin(person, app.now()), app.plan.secure)
    return Response(await all_about(app, person), status_code=status, cookies=[cookie])


async def all_about(app: App, person: Person) -> Me:
    """Somebody, with all tables in one place; those at which something is asked of them first."""
    tables = await my_tables(app, person)
    return Me(person.id, person.name, person.language, person.login, tables)


async def my_tables(app: App, person: Person) -> list[Listing]:
    """The tables of a person."""
    rows, seats = await app.storage.of_person(person.id, MINE), await app.storage.seats_of(person.id)
    mine = [replace(listing_of(app, row), yours=seats[row.id]) for row in rows]
    return sorted(mine, key=lambda listing: (listing.asked not in listing.yours, -listing.changed))
