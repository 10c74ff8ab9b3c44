"""Starting the server and stopping it, as the system sees it."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.json import decode, encode
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from gaslamp import BadSetting
from gaslamp.cli.serve import PORT
from gaslamp.protocol import VERSION, api, asks
from gaslamp.remote import Visit, Wire
from gaslamp.server.serve import CannotServe, bind
from tests.server.home import PATIENCE
from tests.server.running import ROOT, Running, paths

REFUSED = 2
FAMILY = 3  # processes: one that thinks, and two by which Python starts it


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that somebody has."""
    with closing(socket.create_server(("127.0.0.1", 0))) as server:
        yield server.getsockname()[1]


def gaslamp(folder: Path, *words: str) -> subprocess.Popen[str]:
    """Run the program with a home of its own."""
    env = {**os.environ, "PYTHONPATH": paths(), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    command = [sys.executable, "-m", "gaslamp.cli", *words]
    return subprocess.Popen(
        command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True
    )


def refused(folder: Path, *words: str) -> str:
    """Run the program, which must refuse; what it says."""
    run = gaslamp(folder, *words)
    out, err = run.communicate(timeout=60)
    assert run.returncode == REFUSED, err
    assert out == "" and "Traceback" not in err and len(err.splitlines()) == 1
    return err


def test_address_that_somebody_has_is_refused_before_anything_is_touched(taken: int, tmp_path: Path) -> None:
    """No database is made."""
    said = refused(tmp_path, "--port", str(taken))
    assert str(taken) in said and "--port" in said
    assert not list(tmp_path.rglob("*.db*"))


@pytest.mark.parametrize("port", [-1, 65_536, 10**9])
def test_address_that_cannot_be_is_refused(port: int) -> None:
    """With what can be."""
    with pytest.raises(BadSetting, match="it is from 0 to 65535"):
        bind("127.0.0.1", port)


def test_host_that_has_no_address_is_refused() -> None:
    """In our words, not in the system's."""
    with pytest.raises(CannotServe) as refused:
        bind("nowhere.invalid", 0)
    assert (
        refused.value.say("pl")
        == "serwer nie może dostać adresu nowhere.invalid: nie ma takiego; wybierz inny przez --host"
    )


def test_host_that_is_not_here_is_refused() -> None:
    """An address of another machine."""
    with pytest.raises(CannotServe):
        bind("192.0.2.1", 0)


def test_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    """And left as it was."""
    file = tmp_path / "letters.db"
    file.write_text("Dear Ann, " * 1000)
    assert "letters.db" in refused(tmp_path, "--port", "0", "--db", f"sqlite:///{file}")
    assert file.read_text() == "Dear Ann, " * 1000


def test_database_of_a_newer_gaslamp_is_refused(tmp_path: Path) -> None:
    """Who made it can open it."""
    file = tmp_path / "gaslamp.db"
    with Running(f"sqlite:///{file}", tmp_path / "log") as server:
        server.stop()
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE gaslamp_version SET version_num = '9999'")
        database.commit()
    assert "9999" in refused(tmp_path, "--port", "0", "--db", f"sqlite:///{file}")


def test_numbers_that_cannot_be_are_refused(tmp_path: Path) -> None:
    """An owner's file with a mistake in it."""
    (tmp_path / "emerald.toml").write_text('[london]\ncost = { is = -1, source = "printed" }\n')
    assert "emerald.toml" in refused(tmp_path, "--port", "0", "--db", "sqlite://", "--data", str(tmp_path))


@pytest.mark.anyio
@pytest.mark.parametrize("sig", [signal.SIGTERM, signal.SIGINT])
async def test_server_that_is_told_to_stop_says_farewell(sig: signal.Signals, tmp_path: Path, sqlite_url: str) -> None:
    """Clients are told, everything is stored, and the exit code is 0."""
    with Running(sqlite_url, tmp_path / "log") as server:
        ann = Visit(server.url)
        ann.call_me("Ann")
        table = ann.open(api.NewTable(api.Terms("catham"), [api.You(), api.Bot("easy")])).table
        cookie = {"cookie": f"gaslamp={ann.cookie}"}
        url = f"ws{server.url.removeprefix('http')}/ws"
        async with connect(url, origin=Origin(server.url), additional_headers=cookie) as wire:
            await wire.send(encode(asks.Hello(VERSION)), text=True)
            await wire.send(encode(asks.Word("1", table, 0, "fog")), text=True)
            assert [decode(await wire.recv())["type"] for _ in range(2)] == ["welcome", "done"]
            assert server.process is not None
            server.process.send_signal(sig)
            told = []
            with pytest.raises(ConnectionClosed) as closed:
                while True:
                    told.append(decode(await wire.recv()))
        assert told == [{"type": "bye"}]
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1012
        assert server.stop() == 0
        server.start()
        assert Visit(server.url, cookie=ann.cookie).table(table).chairs[0].word


@pytest.mark.anyio
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
async def test_no_process_outlives_the_server(how: signal.Signals, tmp_path: Path, sqlite_url: str) -> None:
    """Not even a bot's that was thinking."""
    with Running(sqlite_url, tmp_path / "log") as server:
        ann = Visit(server.url)
        ann.call_me("Ann")
        seats: list[api.Plan] = [api.You(), *(api.Bot("strong") for _ in range(5))]
        table = ann.open(api.NewTable(api.Terms("catham"), seats)).table
        async with Wire(ann) as wire:
            await wire.act(asks.Start("1", table))
            await until_a_bot_is_asked(wire, table)
        assert server.process is not None
        async with asyncio.timeout(PATIENCE):
            while len(family := descendants(server.process.pid)) < FAMILY:
                await asyncio.sleep(0.01)
            server.end(how)
            while any(map(alive, family)):
                await asyncio.sleep(0.01)


async def until_a_bot_is_asked(wire: Wire, table: str) -> None:
    """Answer as long as one is asked oneself."""
    look = await wire.watch(table, 0)
    while look.asked and look.position is not None:
        n, question, offered = look.n, look.position.question, look.position.view["offered"] or []
        await wire.act(asks.Answer(f"to {question}", table, 0, question, offered[0]))
        if look.n == n:
            await look.wait_for_news(n)


def descendants(parent: int) -> list[int]:
    """The processes that a process has started, and those that they have."""
    mine = [int(folder.name) for folder in Path("/proc").glob("[0-9]*") if parent_of(folder) == parent]
    return [*mine, *(each for child in mine for each in descendants(child))]


def parent_of(folder: Path) -> int | None:
    """Who has started a process; None if it is gone."""
    try:
        return int((folder / "stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return None


def alive(pid: int) -> bool:
    """Whether a process is there, and not just waits to be noticed as dead."""
    try:
        return (Path("/proc") / str(pid) / "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.both_modes
def test_gaslamp_alone_serves(tmp_path: Path) -> None:
    """At its own port, with a database in the user's folder."""
    try:
        bind("127.0.0.1", PORT).close()
    except CannotServe:
        pytest.skip(f"somebody has port {PORT}")
    run = gaslamp(tmp_path)
    assert run.stdout is not None
    line = run.stdout.readline()
    run.send_signal(signal.SIGTERM)
    _, err = run.communicate(timeout=60)
    assert f"http://127.0.0.1:{PORT}" in line, err
    assert run.returncode == 0
    assert (tmp_path / "gaslamp" / "gaslamp.db").is_file()
