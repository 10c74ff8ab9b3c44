"""Who one is: a name for guests, accounts for those who want to be known elsewhere too."""

from __future__ import annotations

from litestar import Response, delete, get, post, put
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED
from msgspec.structs import replace

from gaslamp.protocol.api import Account, Listing, Me, WhoAmI
from gaslamp.server.house import House
from gaslamp.server.people import COOKIE, Person
from gaslamp.server.web.asked import Asked
from gaslamp.server.web.lists import listed
from gaslamp.server.web.schema import refusing
from gaslamp.server.web.who import a_cookie, address, somebody, the_house, who

MINE = 200  # tables in one's list


@get("/api/me", summary="Who am I, and which are my tables?", responses=refusing(401))
async def me(request: Asked) -> Me:
    """Who the cookie stands for."""
    return await described(the_house(request), await somebody(request))


@put("/api/me", summary="Be called so", responses=refusing(changes=True))
async def call_me(request: Asked, data: JSONBody[WhoAmI]) -> Response[Me]:
    """Give oneself a name; a stranger becomes a guest."""
    house, person = the_house(request), await who(request)
    if person is not None:
        return Response(await described(house, await house.people.rename(person, data.name, data.language)))
    house.openings.take(address(request))
    person = await house.people.add(data.name, data.language, house.now())
    return await welcomed(house, person, HTTP_200_OK)


@post("/api/accounts", summary="Register", responses=refusing(401, 409, changes=True))
async def register(request: Asked, data: JSONBody[Account]) -> Response[Me]:
    """Get an account for the person one is already; the session is a new one from now on."""
    house, person = the_house(request), await somebody(request)
    house.logins.take(address(request))
    person = await house.people.register(person, data.login, data.password, house.now())
    await ended(house, request)
    return await welcomed(house, person, HTTP_201_CREATED)


@post("/api/session", summary="Log in", responses=refusing(401, changes=True))
async def log_in(request: Asked, data: JSONBody[Account]) -> Response[Me]:
    """Log in; seats taken as a guest come along."""
    house, guest = the_house(request), await who(request)
    house.logins.take(address(request))
    person = await house.people.log_in(data.login, data.password)
    if guest is not None and guest.login is None:
        await house.rooms.adopt(guest.id, person.id)
    await ended(house, request)
    return await welcomed(house, person, HTTP_201_CREATED)


@delete("/api/session", summary="Log out", status_code=HTTP_200_OK, responses=refusing(403))
async def log_out(request: Asked) -> Response[None]:
    """Log out; a guest gives up all seats with it."""
    house, person = the_house(request), await who(request)
    if person is not None and person.login is None:
        await house.rooms.give_up(person)
    await ended(house, request)
    return Response(None, cookies=[a_cookie("", house.plan.secure)])


async def ended(house: House, request: Asked) -> None:
    """End the session of a request; its sockets are nobody's from now on."""
    cookie = request.cookies.get(COOKIE)
    session = house.people.session_of(cookie or "")
    await house.people.end(cookie)
    for socket in house.sockets:
        if session is not None and socket.session == session:
            socket.forget()


async def welcomed(house: House, person: Person, status: int) -> Response[Me]:
    """A new session."""
    cookie = a_cookie(await house.people.begin(person, house.now()), house.plan.secure)
    return Response(await described(house, person), status_code=status, cookies=[cookie])


async def described(house: House, person: Person) -> Me:
    """Somebody, with all tables in one place; those at which something is asked of them first."""
    tables = await my_tables(house, person)
    return Me(person.id, person.name, person.language, person.login, tables)


async def my_tables(house: House, person: Person) -> list[Listing]:
    """The tables of a person."""
    rows, seats = await house.ledger.of_person(person.id, MINE), await house.ledger.seats_of(person.id)
    mine = [replace(listed(house, row), yours=seats[row.id]) for row in rows]
    return sorted(mine, key=lambda listing: (listing.asked not in listing.yours, -listing.changed))
