"""Who sends a request: the person of the cookie, the address, the language."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from gaslamp.engine.words.texts import LANGUAGES
from gaslamp.server.app import App
from gaslamp.server.errors import Unknown
from gaslamp.server.people import COOKIE, Person

YEAR = 365 * 86_400  # seconds

Connection = ASGIConnection[Any, Any, Any, Any]


def app_of(connection: Connection) -> App:
    """The server that was opened with the app."""
    app: App = connection.app.state.app
    return app


async def who(connection: Connection) -> Person | None:
    """The person of the cookie, None for a stranger."""
    return await app_of(connection).people.of_cookie(connection.cookies.get(COOKIE))


async def somebody(connection: Connection) -> Person:
    """The person of the cookie; a stranger is told to give a name first."""
    person = await who(connection)
    if person is None:
        raise Unknown("error-nobody")
    return person


def address(connection: Connection) -> str:
    """Where a request comes from."""
    return household(connection.client.host) if connection.client else ""


def household(host: str) -> str:
    """An address, or the block of IPv6 addresses that one household has."""
    try:
        parsed = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(parsed, IPv4Address):
        return host
    return str(parsed.ipv4_mapped or IPv6Network((parsed, 64), strict=False))


def language(connection: Connection) -> str:
    """The language that the client reads best, of those that we speak."""
    wishes = [part.strip()[:2].lower() for part in connection.headers.get("accept-language", "").split(",")]
    return next((wish for wish in wishes if wish in LANGUAGES), LANGUAGES[0])


def a_cookie(value: str, secure: bool) -> Cookie:
    """The cookie by which a person is known again."""
    age = YEAR if value else 0
    return Cookie(COOKIE, value=value, max_age=age, httponly=True, secure=secure, samesite="lax", path="/")
