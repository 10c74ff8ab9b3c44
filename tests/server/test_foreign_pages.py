"""Pages of other sites: they change nothing and get no socket; our own, behind a proxy too, and programs do."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from httpx import Client
from msgspec.json import decode, encode
from websockets.exceptions import InvalidStatus

from gaslamp.protocol import VERSION, asks, tells
from tests.server.running import Running
from tests.server.visitor import guest, key, line

FRIEND, EVIL = "https://friend.example", "https://evil.example"
CHANGES = [
    *(("PUT", "/api/me"), ("POST", "/api/accounts"), ("POST", "/api/session"), ("DELETE", "/api/session")),
    *(
        ("POST", "/api/tables"),
        ("POST", "/api/verify"),
        ("POST", "/api/replay"),
        ("PATCH", "/api/me"),
        ("POST", "/"),
        ("POST", "/nothing"),
    ),
]
FOREIGN = [  # what browsers say of the pages of others; HOST is our own address
    *({"sec-fetch-site": site} for site in ("cross-site", "same-site", "", "none, same-origin", "Same-Origin")),
    *({"sec-fetch-site": "cross-site", "origin": origin} for origin in ("http://HOST", FRIEND, EVIL, "null")),
    {"sec-fetch-site": "same-site", "origin": "http://HOST"},
    *({"origin": origin} for origin in (EVIL, "null", "", "http://", "http://[", "HOST", "ftp://HOST", "http://HOST0")),
    {"origin": "http://HOST", "host": "evil.example"},
]
OURS = [  # what they say of ours, and what a program says
    {},
    *({"sec-fetch-site": site} for site in ("same-origin", "none")),
    *({"sec-fetch-site": "same-origin", "origin": origin} for origin in ("http://HOST", "https://seen.example")),
    *({"origin": origin} for origin in ("http://HOST", FRIEND)),
    {"origin": "https://seen.example", "host": "seen.example"},
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for all who only look; a friend's pages may open sockets."""
    folder = tmp_path_factory.mktemp("server")
    with Running(f"sqlite:///{folder / 'gaslamp.db'}", folder / "log", origins=[FRIEND]) as running:
        yield running.url


# -- requests


def said(headers: dict[str, str], server: str) -> dict[str, str]:
    """Headers with the server's own address in them."""
    return {name: value.replace("HOST", server.removeprefix("http://")) for name, value in headers.items()}


@pytest.mark.parametrize(("method", "path"), CHANGES)
def test_foreign_page_changes_nothing(server: str, method: str, path: str) -> None:
    """Its requests are not even looked at; whatever else is wrong with them, they are refused for that."""
    with guest(server) as client:
        for headers in FOREIGN:
            refused = client.request(method, path, content=b"[", headers=said(headers, server))
            assert (refused.status_code, key(refused)) == (403, "error-foreign-page"), headers
        assert client.get("/api/me").json()["name"] == "Ann"


@pytest.mark.parametrize("headers", OURS, ids=str)
def test_own_pages_and_programs_change_what_they_like(server: str, headers: dict[str, str]) -> None:
    """A page is ours if the browser says so, or if it has our address; whoever says nothing is no browser."""
    with guest(server) as client:
        assert client.put("/api/me", json={"name": "Bob"}, headers=said(headers, server)).status_code == 200
        assert client.get("/api/me").json()["name"] == "Bob"


def test_anybody_may_look(server: str) -> None:
    """What changes nothing is answered wherever it comes from; the browser shows it to no foreign page."""
    with guest(server) as client:
        for headers in FOREIGN:
            assert client.get("/health", headers=said(headers, server)).status_code == 200


def test_behind_a_proxy_people_come_from_the_address_that_they_see(tmp_path: Path) -> None:
    """By https, with Host handed on; or without, if the plan names the address. A page of plain http is not ours."""
    seen, inner = "https://seen.example", {"x-forwarded-for": "192.0.2.7", "x-forwarded-proto": "https"}
    for origins, host in (([], "seen.example"), ([seen], "127.0.0.1")):
        database = f"sqlite:///{tmp_path / f'{host}.db'}"
        plan = {"secure": True, "origins": origins, "proxies": ["127.0.0.1"]}
        with Running(database, tmp_path / "log", **plan) as running, Client(base_url=running.url) as client:
            for origin, status in ((seen, 200), ("http://seen.example", 403), (EVIL, 403), ("https://127.0.0.2", 403)):
                headers = {**inner, "host": host, "origin": origin}
                assert client.put("/api/me", json={"name": "Ann"}, headers=headers).status_code == status


def test_nothing_is_asked_for_but_a_name(server: str) -> None:
    """A program's first request may be one that changes something, and the only cookie is the one that names it."""
    with Client(base_url=server) as client:
        assert client.get("/").cookies == {} and client.get("/health").cookies == {}
        assert set(client.put("/api/me", json={"name": "Ann"}).cookies) == {"gaslamp"}


# -- sockets


@pytest.mark.anyio
@pytest.mark.parametrize("origin", [None, "", "null", "https://evil.example", "http://", "http://[", "ftp://HOST"])
async def test_foreign_page_gets_no_socket(server: str, origin: str | None) -> None:
    """The handshake is refused."""
    page = origin.replace("HOST", server.removeprefix("http://")) if origin else origin
    with pytest.raises(InvalidStatus) as refused:
        async with line(server, page):
            pass
    assert refused.value.response.status_code == 403


@pytest.mark.anyio
async def test_own_pages_and_those_of_friends_get_a_socket(server: str) -> None:
    """What the plan names as an origin is let in."""
    for page in (server, FRIEND):
        async with line(server, page) as socket:
            await socket.send(encode(asks.Hello(VERSION)))
            assert isinstance(decode(await socket.recv(), type=tells.Tell), tells.Welcome)
