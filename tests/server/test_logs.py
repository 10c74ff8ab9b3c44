"""The server's log: lines of JSON, without anything that is nobody's business."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest
from httpx import Client
from msgspec.json import decode

from gaslamp.protocol import api, asks
from gaslamp.remote import Refused, Visit, Wire
from gaslamp.remote.wire import new_id
from gaslamp.server.logs import LEVELS, Lines, log_to, note
from tests.server.running import Running
from tests.server.visitor import play

WORD, TALK, PASSWORD, LOGIN, NAME = "fog-horn-word", "meet me at the pier", "correct-horse", "ann.login", "Ann Other"
KNOWN = {"at", "level", "what", "files", "database", "tables", "table", "game", "seats", "access"}
PRIVATE = api.NewTable(api.Terms("catham", access="private"), [api.You(), api.Free(), api.Bot("easy")])


@pytest.mark.anyio
async def test_nothing_that_is_nobodys_business_is_logged(tmp_path: Path) -> None:
    """A whole evening with words, talk, passwords, keys and cookies leaves none of them in the log."""
    database, log = tmp_path / "gaslamp.db", tmp_path / "log"
    with Running(f"sqlite:///{database}", log) as running:
        ann, bob = Visit(running.url), Visit(running.url)
        ann.call_me(NAME)
        cookies = [ann.cookie]
        ann.register(LOGIN, PASSWORD)
        bob.call_me("Bob")
        with pytest.raises(Refused):
            Visit(running.url).log_in(LOGIN, PASSWORD + "!")
        created = ann.open(PRIVATE)
        key = created.keys[1]
        with Client(base_url=running.url) as client:
            client.get(f"/t/{created.table}?key={key}#{key}")
            client.get(f"/nothing/{PASSWORD}?password={PASSWORD}")
        await evening(ann, bob, created.table, key)
        cookies += [ann.cookie, bob.cookie]
        record = ann.record(created.table)
        assert running.stop() == 0
    secret, server_key = stored(database)
    assert secret in record and WORD in record
    told = log.read_text()
    tokens = [part for cookie in cookies for part in (cookie, cookie.partition(".")[0])]
    for private in (WORD, TALK, PASSWORD, LOGIN, NAME, key, secret, server_key, *tokens):
        assert private and private not in told
    lines = [decode(line) for line in told.splitlines()]
    assert {"open", "table opened", "closed"} <= {line["what"] for line in lines}
    assert all(set(line) <= KNOWN for line in lines)


async def evening(ann: Visit, bob: Visit, table: str, key: str) -> None:
    """A game from the first word to the end."""
    async with Wire(ann) as host, Wire(bob) as friend:
        with pytest.raises(Refused):
            await friend.act(asks.Sit(new_id(), table, 1, "wrong"))
        await friend.act(asks.Sit(new_id(), table, 1, key))
        await host.act(asks.Word(new_id(), table, 0, WORD))
        await host.act(asks.Start(new_id(), table))
        await host.act(asks.Say(new_id(), table, 0, TALK))
        await asyncio.gather(play(host, table, 0), play(friend, table, 1))


def stored(database: Path) -> tuple[str, str]:
    """The secret of the luck, and the key that signs cookies."""
    with closing(sqlite3.connect(database)) as found:
        ((secret,),) = found.execute("select secret from tables")
        ((key,),) = found.execute("select value from notes where name = 'key'")
    return secret, key


def test_errors_are_told_by_their_place_not_their_words() -> None:
    """What an error says may be what somebody sent."""
    try:
        raise ValueError("a secret")
    except ValueError:
        record = logging.LogRecord("gaslamp.server", logging.ERROR, __file__, 1, "it broke", (), sys.exc_info())
    line = Lines().format(record)
    assert "a secret" not in line
    assert decode(line)["error"] == "ValueError"
    assert decode(line)["trace"][0].startswith("test_logs.py:")


def test_what_libraries_say_is_told_without_what_it_is_about() -> None:
    """The event loop would tell a lost task with all that is in it; others put in addresses and paths."""
    lost = "Task exception was never retrieved\nfuture: <Task exception=ValueError('a secret')>"
    for message, args in ((lost, ()), ("%s lost", ("a secret",))):
        record = logging.LogRecord("asyncio", logging.ERROR, __file__, 1, message, args, None)
        assert "a secret" not in Lines().format(record)
        assert decode(Lines().format(record))["what"] in ("Task exception was never retrieved", "%s lost")


def test_line_is_one_line() -> None:
    """Nobody can write lines of his own into the log."""
    record = logging.LogRecord("gaslamp.server", logging.INFO, __file__, 1, "it", (), None)
    record.__dict__["about"] = {"path": 'x\n{"level":"info"}\u2028\r'}
    assert "\n" not in Lines().format(record) and "\r" not in Lines().format(record)


def test_nothing_is_left_when_the_server_has_closed(tmp_path: Path) -> None:
    """No handler that writes to a file or a stream which is closed."""
    path = tmp_path / "log"
    before = [(logging.getLogger(name).handlers[:], logging.getLogger(name).level) for name in LEVELS]
    with log_to(path):
        note("open")
    note("closed")
    assert [decode(line)["what"] for line in path.read_text().splitlines()] == ["open"]
    assert [(logging.getLogger(name).handlers[:], logging.getLogger(name).level) for name in LEVELS] == before
