"""Too many sockets, broken requests, crafted names and paths: refused, or harmless."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from httpx import Client
from msgspec.json import decode, encode
from websockets.exceptions import InvalidStatus

from gaslamp.protocol import VERSION, api, asks, tells
from gaslamp.server import logs
from gaslamp.server.app import App
from gaslamp.server.bucket import Limits
from gaslamp.server.errors import Missing
from gaslamp.server.web import tables
from gaslamp.server.web.asked import BODY
from tests.server.launch import plan
from tests.server.running import Running
from tests.server.visitor import at_home, guest, key, line

EVIL = "https://evil.example"
PUBLIC = {"terms": {"game": "catham", "access": "open"}, "seats": [{"type": "you"}, {"type": "free"}]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for all who only look."""
    folder = tmp_path_factory.mktemp("server")
    with Running(f"sqlite:///{folder / 'gaslamp.db'}", folder / "log") as running:
        yield running.url


# -- the first word


@pytest.mark.anyio
async def test_first_word_must_be_hello_in_our_version(server: str) -> None:
    """Anything else is refused with a reason, and the socket stays."""
    first = [asks.Ping("x"), asks.Lobby(), asks.Hello(VERSION + 1), asks.Hello(-(10**30)), asks.Hello(VERSION)]
    async with line(server, server) as socket:
        heard = []
        for ask in first:
            await socket.send(encode(ask))
            heard.append(decode(await socket.recv(), type=tells.Tell))
    keys = [tell.problem.key for tell in heard if isinstance(tell, tells.Refused)]
    assert keys == ["error-hello", "error-hello", "error-version", "error-version"]
    assert isinstance(heard[-1], tells.Welcome)


@pytest.mark.anyio
async def test_one_address_has_so_many_sockets_and_no_more(tmp_path: Path) -> None:
    """One more is turned away; when one goes there is room again."""
    with Running(f"sqlite:///{tmp_path / 'gaslamp.db'}", tmp_path / "log", limited=True) as running:
        url, most = running.url, Limits().sockets
        sockets = [await line(url, url) for _ in range(most)]
        with pytest.raises(InvalidStatus):
            await line(url, url)
        await sockets.pop().close()
        with Client(base_url=url) as client:
            while client.get("/health").json()["sockets"] == most:
                pass
        sockets.append(await line(url, url))
        for socket in sockets:
            await socket.close()


# -- headers


GUARDS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}
ASKED = [
    *(
        ("GET", path, 200)
        for path in ("/", "/icon.svg", "/t/nothing", "/health", "/api/games", "/api/schema/openapi.json")
    ),
    *(("GET", "/nothing", 404), ("GET", "/assets/nothing", 404), ("GET", "/api/me", 401), ("PUT", "/api/games", 405)),
    *(("HEAD", "/", 405), ("OPTIONS", "/api/me", 204), ("POST", "/api/session", 415), ("PUT", "/api/me", 413)),
]


@pytest.mark.parametrize(("method", "path", "status"), ASKED)
def test_every_response_is_guarded(server: str, method: str, path: str, status: int) -> None:
    """Pages, JSON, refusals: all have the headers, each once, and refusals are typed."""
    with Client(base_url=server) as client:
        found = client.request(method, path, content=b" " * (BODY + 1) if status == 413 else b"x")
    assert found.status_code == status
    guarded(found.headers)
    if status >= 400 and method != "HEAD":
        assert decode(found.content, type=api.Problem).says


def guarded(headers: Any) -> None:
    """All headers are there, once."""
    for name, value in GUARDS.items():
        assert headers.get_list(name) == [value]
    (policy,) = headers.get_list("content-security-policy")
    assert {"default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"} <= set(policy.split("; "))
    assert "unsafe" not in policy and "*" not in policy


def test_foreign_and_broken_requests_are_guarded_too(server: str) -> None:
    """The gate's own refusals, and what is no JSON."""
    with guest(server) as client:
        broken = [b"", b"{", b"[" * 16_000, b'{"name":"\xff"}', b'{"name":"\\ud800"}', b'{"name":1e999}', b"nul"]
        for body in broken:
            found = client.put("/api/me", content=body, headers={"content-type": "application/json"})
            assert (found.status_code, key(found)) == (400, "error-frame")
            guarded(found.headers)
        guarded(client.put("/api/me", headers={"origin": EVIL}).headers)


@pytest.mark.anyio
async def test_fault_of_the_server_tells_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The client learns that something broke, the log where, and nobody what was in it."""

    def broken(*_: object) -> None:
        raise RuntimeError("a secret")

    lines: list[str] = []
    monkeypatch.setattr(tables, "game_card", broken)
    monkeypatch.setattr(logs.LOG, "handle", lambda record: lines.append(logs.Lines().format(record)))
    async with at_home(tmp_path) as (_, client):
        found = await client.get("/api/games")
    assert found.status_code == 500
    assert found.json() == {"key": "error-server-broken", "says": "something broke on the server; nothing was done"}
    guarded(found.headers)
    worried = [line for line in lines if '"level":"error"' in line]
    assert len(worried) == 1 and "a secret" not in worried[0]
    assert decode(worried[0])["error"] == "RuntimeError"
    assert decode(worried[0])["trace"][-1].startswith("test_security.py:")


@pytest.mark.anyio
async def test_database_that_does_not_answer_is_told_as_such(tmp_path: Path) -> None:
    """A typed refusal with its own status."""
    async with at_home(tmp_path) as (app, client):
        await app.storage.close()
        found = await client.get("/api/tables/aaaaaaaaaaaa")
    assert found.status_code == 503
    guarded(found.headers)


# -- addresses


def test_nobody_is_believed_who_says_for_whom_he_asks(tmp_path: Path) -> None:
    """A made-up address is no way around a limit; a proxy that the plan names is believed."""
    for proxies, believed in (([], False), (["127.0.0.1"], True)):
        database = f"sqlite:///{tmp_path / f'{believed}.db'}"
        with Running(database, tmp_path / "log", limited=True, proxies=proxies) as running, guest(running.url) as eve:
            account = {"login": "nobody", "password": "wrong horse"}
            tries = [eve.post("/api/session", json=account, headers=spoofed(n)) for n in range(20)]
        assert ("error-too-fast" in map(key, tries)) != believed


def spoofed(n: int) -> dict[str, str]:
    """Headers that name an address."""
    address = f"192.0.2.{n}"
    return {"x-forwarded-for": address, "x-real-ip": address, "forwarded": f"for={address}"}


# -- crafted names and paths


@pytest.mark.parametrize(
    "path", ["..%2f..%2fetc%2fpasswd", "../../../etc/passwd", "%00", "a%0d%0ax-evil:%201", "<b>", "%ff"]
)
def test_crafted_paths_lead_nowhere(server: str, path: str) -> None:
    """A table that is not there is not there, whatever it is called, and no header comes of its name."""
    with Client(base_url=server) as client:
        for place in (f"/assets/{path}", f"/api/tables/{path}", f"/api/tables/{path}/record", f"/icon.svg/{path}"):
            found = client.get(place)
            assert found.status_code in (404, 405) and key(found).startswith("error-")
            assert not {"x-evil", "content-disposition"} & set(found.headers)
            assert found.headers["content-type"] == "application/json"


@pytest.mark.anyio
async def test_crafted_table_is_not_there_in_any_database(database_url: str) -> None:
    """No database is asked for what it cannot have."""
    app = await App.open(plan(database_url))
    for id in ("\0", "a\0b", "\ud800", "", "%", "' or 1=1 --"):
        with pytest.raises(Missing):
            await app.rooms.find(id)
    await app.close()


UNREADABLE = {
    "control": "a\x07b",
    "escape": "\x1b[31mred",
    "nul": "a\0b",
    "line": "a\nb",
    "line at the end": "ab\n",
    "bidi override": "a\u202eb",
    "isolate": "a\u2066b",
    "zero width": "a\u200bb",
    "joiner": "a\u200db",
    "byte order": "\ufeffa",
    "soft hyphen": "a\u00adb",
    "wide space": "a\u2003b",
    "private": "a\ue000b",
    "filler": "\u3164",
    "braille blank": "\u2800",
}


@pytest.mark.parametrize("name", UNREADABLE.values(), ids=UNREADABLE)
def test_name_is_what_it_looks_like(server: str, name: str) -> None:
    """Letters that are not seen, or turn others around, are refused for oneself and for a seat."""
    with guest(server) as client:
        seats = [{"type": "you", "name": name}, {"type": "bot"}]
        for refused in (
            client.put("/api/me", json={"name": name}),
            client.post("/api/tables", json={**PUBLIC, "seats": seats}),
        ):
            assert refused.status_code == 400 and key(refused) in ("error-name", "error-frame")
        assert client.get("/api/me").json()["name"] == "Ann"


@pytest.mark.parametrize("name", ["Zażółć", "O'Neill", "李 小龍", "Ann-Marie 2", "🦊", "<b>&\"'"])
def test_any_readable_name_will_do(server: str, name: str) -> None:
    """Names of people are not ours to judge."""
    with guest(server, name) as client:
        assert client.get("/api/me").json()["name"] == name


def test_pages_are_the_same_for_everybody(server: str) -> None:
    """No name, host or question becomes part of a page's making."""
    with guest(server, "<script>'\"&</script>") as client, Client(base_url=server) as stranger:
        table = client.post("/api/tables", json=PUBLIC).json()["table"]
        page = stranger.get("/").content
        assert client.get("/").content == client.get(f"/t/{table}").content == page
        assert "<script>" not in client.get("/", headers={"host": 'x"><script>'}).text
        assert client.get("/?lang=<script>").content == page
