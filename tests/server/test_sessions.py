"""Who somebody is: cookies that cannot be forged, sessions that end, passwords that stay unknown."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from httpx import Client, Response
from msgspec.json import decode, encode

from gaslamp.protocol import VERSION, asks, tells
from gaslamp.server import people
from gaslamp.server.people import People
from gaslamp.server.storage import Storage
from tests.server.running import Running
from tests.server.visitor import as_cookie, at_home, guest, key, line

COOKIE = people.COOKIE
ANN = {"login": "Ann.Example", "password": "correct horse"}
TABLE = {"terms": {"game": "catham"}, "seats": [{"type": "you"}, {"type": "free"}]}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    """A server."""
    with Running(f"sqlite:///{tmp_path / 'gaslamp.db'}", tmp_path / "log") as running:
        yield running.url


def flags(response: Response, name: str) -> set[str]:
    """What is said with a cookie, without its value."""
    (found,) = [line for line in response.headers.get_list("set-cookie") if line.startswith(f"{name}=")]
    return {part.strip().lower() for part in found.split(";")[1:]}


@pytest.mark.anyio
@pytest.mark.parametrize("secure", [True, False])
async def test_cookies_are_kept_from_scripts_and_other_sites(tmp_path: Path, secure: bool) -> None:
    """The only one is not for scripts; by https it is for https only, and browsers stay there."""
    async with at_home(tmp_path, secure=secure) as (_, client):
        first = await client.get("/")
        named = await client.put("/api/me", json={"name": "Ann"})
        registered = await client.post("/api/accounts", json=ANN)
        gone = await client.delete("/api/session")
    for response in (named, registered, gone):
        assert {"httponly", "samesite=lax", "path=/"} <= flags(response, COOKIE)
        assert ("secure" in flags(response, COOKIE)) == secure
    assert not first.cookies
    assert ("strict-transport-security" in first.headers) == secure
    assert "max-age=0" in flags(gone, COOKIE)


def test_forged_cookie_is_a_strangers(server: str, tmp_path: Path) -> None:
    """Changed, cut, signed by another server or not at all: nobody."""
    with guest(server) as client:
        mine = client.cookies[COOKIE]
        token, _, signature = mine.partition(".")
        foreign = People(Storage.__new__(Storage), bytes(32)).sign(token)
        forged = [token, f"{token}.", f".{signature}", f"{token}x.{signature}", foreign, mine[:-1], "x" * 9000]
        for cookie in forged:
            refused = as_cookie(server, cookie)
            assert refused.status_code in (401, 431) and refused.json()["key"] == "error-nobody"
        assert as_cookie(server, mine).json()["name"] == "Ann"


def test_session_is_another_after_registration_and_login(server: str) -> None:
    """Whoever knew the cookie before knows nothing after."""
    with guest(server) as client:
        before = client.cookies[COOKIE]
        assert client.post("/api/accounts", json=ANN).status_code == 201
        registered = client.cookies[COOKIE]
        assert client.post("/api/session", json=ANN).status_code == 201
        logged_in = client.cookies[COOKIE]
        assert [as_cookie(server, cookie).status_code for cookie in (before, registered, logged_in)] == [401, 401, 200]
        assert client.delete("/api/session").status_code == 200
        assert as_cookie(server, logged_in).status_code == 401
        assert COOKIE not in client.cookies


def test_other_sessions_of_a_person_stay(server: str) -> None:
    """Logging out here does not log out there."""
    with guest(server) as here, guest(server, "Somebody") as there:
        here.post("/api/accounts", json=ANN)
        assert there.post("/api/session", json={**ANN, "login": ANN["login"].upper()}).json()["name"] == "Ann"
        here.delete("/api/session")
        assert there.get("/api/me").json()["login"] == ANN["login"].lower()


def test_unknown_login_and_wrong_password_are_told_alike(server: str) -> None:
    """Nobody learns which logins there are, and no password comes back."""
    with guest(server) as client:
        client.post("/api/accounts", json=ANN)
        wrong = [{**ANN, "password": "wrong horse"}, {**ANN, "login": "nobody"}]
        answers = [client.post("/api/session", json=account) for account in wrong]
    one, other = [(found.status_code, found.content) for found in answers]
    assert one == other and one[0] == 401 and key(answers[0]) == "error-login"
    assert b"horse" not in one[1]


@pytest.mark.anyio
async def test_passwords_are_checked_beside_the_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another thread takes its time over them, as long for a login that is not there."""
    checked: list[tuple[bool, bool]] = []
    fits = people.fits

    def watched(hash: str, password: str) -> bool:
        checked.append((threading.current_thread() is threading.main_thread(), hash.startswith("$argon2id$")))
        return fits(hash, password)

    monkeypatch.setattr(people, "fits", watched)
    async with at_home(tmp_path) as (app, client):
        await client.put("/api/me", json={"name": "Ann"})
        await client.post("/api/accounts", json=ANN)
        for account in (ANN, {**ANN, "login": "nobody"}):
            await client.post("/api/session", json=account)
        stored = await app.storage.account(ANN["login"].lower())
    assert checked == [(False, True), (False, True)]
    assert stored is not None and ANN["password"] not in stored.hash


def test_second_account_and_a_login_that_is_taken_are_refused(server: str) -> None:
    """A person has one account, a login one person."""
    with guest(server) as ann, guest(server, "Bob") as bob:
        assert ann.post("/api/accounts", json=ANN).status_code == 201
        assert key(ann.post("/api/accounts", json={**ANN, "login": "other"})) == "error-account-already"
        taken = bob.post("/api/accounts", json={**ANN, "login": "ann.example"})
        assert (taken.status_code, key(taken)) == (409, "error-database-login")


@pytest.mark.anyio
async def test_socket_of_somebody_who_logged_out_is_a_strangers(server: str) -> None:
    """Nothing more is seen or done through it, and those of others go on."""
    with guest(server) as client:
        table, cookie = client.post("/api/tables", json=TABLE).json()["table"], client.cookies[COOKIE]
        async with line(server, server, cookie=f"{COOKIE}={cookie}") as socket, line(server, server) as other:
            for each in (socket, other):
                await each.send(encode(asks.Hello(VERSION)))
                assert isinstance(decode(await each.recv(), type=tells.Tell), tells.Welcome)
            await socket.send(encode(asks.Watch(table, 0)))
            assert isinstance(decode(await socket.recv(), type=tells.Tell), tells.News)
            await asyncio.to_thread(log_out, client)
            for ask in (asks.Word("w", table, 0, "fog"), asks.Watch(table, 0)):
                await socket.send(encode(ask))
                tell = decode(await socket.recv(), type=tells.Tell)
                if isinstance(tell, tells.News):  # with the guest the table was closed
                    tell = decode(await socket.recv(), type=tells.Tell)
                assert isinstance(tell, tells.Refused)
            await other.send(encode(asks.Ping("x")))
            assert decode(await other.recv(), type=tells.Tell) == tells.Pong("x")


def log_out(client: Client) -> None:
    """Log out."""
    assert client.delete("/api/session").status_code == 200
