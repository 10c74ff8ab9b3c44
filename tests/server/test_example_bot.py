"""The bot that the documents show plays real games at a real server."""

from __future__ import annotations

import ast
import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from gaslamp.engine.play.record import Record
from gaslamp.protocol import api, asks, deeds
from gaslamp.remote import Look, Visit, Wire
from gaslamp.remote.wire import new_id
from tests.server.running import ROOT, Running

BOT = ROOT / "docs" / "examples" / "bot.py"
PATIENCE = 120  # seconds


def test_the_bot_fits_on_a_page_and_knows_only_the_protocol() -> None:
    """Under 60 lines, with the standard library and one package."""
    text = BOT.read_text(encoding="utf-8")
    nodes = list(ast.walk(ast.parse(text)))
    named = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    named |= {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}
    assert len(text.splitlines()) < 60
    assert {name.partition(".")[0] for name in named} <= sys.stdlib_module_names | {"websockets"}


@pytest.mark.anyio
async def test_the_bot_plays_catham_to_the_end_over_a_power_cut(tmp_path: Path, sqlite_url: str) -> None:
    """It comes back, nothing is lost or done twice, and the game can be verified."""
    with Running(sqlite_url, tmp_path / "log") as server:
        visit, table = opened(server.url, api.Terms("catham"))
        async with asyncio.timeout(PATIENCE), Wire(visit) as wire:
            with bot(server.url, table) as process:
                look = await begun(wire, table)
                while look.n < 30:
                    await look.wait_for_news(look.n)
                assert not look.over
                server.kill()
                server.start()
                assert await asyncio.to_thread(process.wait, PATIENCE) == 0
                assert process.stdout is not None and process.stdout.read() == "over\n"
        record = Record.parse(visit.record(table))
    assert record.replay().over and record.names[0] == "Zofia"


@pytest.mark.anyio
async def test_the_bot_plays_emerald_for_a_while(tmp_path: Path, sqlite_url: str) -> None:
    """It answers whatever it is asked there."""
    with Running(sqlite_url, tmp_path / "log") as server:
        visit, table = opened(server.url, api.Terms("emerald"))
        async with asyncio.timeout(PATIENCE), Wire(visit) as wire:
            with bot(server.url, table) as process:
                look = await begun(wire, table)
                while sum(isinstance(one.deed, deeds.Played) and not one.deed.bot for one in look.updates) < 40:
                    await look.wait_for_news(look.n)
                assert process.poll() is None


def test_the_bot_says_why_it_may_not_sit(tmp_path: Path, sqlite_url: str) -> None:
    """At a private table it has no key."""
    with Running(sqlite_url, tmp_path / "log") as server:
        _, table = opened(server.url, api.Terms("catham", access="private"))
        with bot(server.url, table) as process:
            assert process.wait(PATIENCE) == 1
            assert process.stderr is not None and "private" in process.stderr.read()


def opened(url: str, terms: api.Terms) -> tuple[Visit, str]:
    """A table for a guest and an easy bot, by somebody who only looks on."""
    visit = Visit(url)
    visit.call_me("Ann")
    return visit, visit.open(api.NewTable(terms, [api.Free(), api.Bot("easy")])).table


async def begun(wire: Wire, table: str) -> Look:
    """Wait until the guest has sat down, and begin."""
    look = await wire.watch(table)
    while look.sheet is None or look.sheet.chairs[0].who == "free":
        await look.wait_for_news(look.n)
    await wire.act(asks.Start(new_id(), table))
    return look


@contextmanager
def bot(url: str, table: str) -> Iterator[subprocess.Popen[str]]:
    """The bot in a process of its own, without Gaslamp in reach."""
    command = [sys.executable, "-I", str(BOT), f"{url}/t/{table}", "Zofia"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True) as process:
        try:
            yield process
        finally:
            process.kill()
