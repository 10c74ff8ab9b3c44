"""Work on what strangers send: it costs little and stops nobody."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest

from gaslamp.server import sandbox
from gaslamp.server.errors import TooFast
from gaslamp.server.sandbox import QUEUE, Sandbox
from gaslamp.server.web import verify

pytestmark = pytest.mark.anyio


async def test_work_that_takes_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its process is ended."""
    monkeypatch.setattr(sandbox, "SECONDS", 0.01)
    started: list[asyncio.subprocess.Process] = []
    start = asyncio.create_subprocess_exec

    async def watched(*command: str, **how: Any) -> asyncio.subprocess.Process:
        started.append(await start(*command, **how))
        return started[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", watched)
    assert await Sandbox().run(verify.__name__, b"{}", "en") == b""
    assert [process.returncode for process in started] == [-9]


@pytest.mark.parametrize(("code", "heard"), [(0, b"half\n"), (1, b"")])
async def test_what_a_process_says_counts_if_it_comes_to_a_good_end(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, code: int, heard: bytes
) -> None:
    """One that breaks has said nothing, however much it wrote."""
    script = tmp_path / "python"
    script.write_text(f"#!/bin/sh\ncat > /dev/null\necho half\nexit {code}\n")
    script.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(script))
    assert await Sandbox().run("", b"") == heard


async def test_works_wait_in_a_short_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """One is done at a time, few wait, and the rest are told to come back."""
    go_on, busy, most = asyncio.Event(), 0, 0

    async def slowly(*_: object) -> bytes:
        nonlocal busy, most
        busy, most = busy + 1, max(most, busy + 1)
        await go_on.wait()
        busy -= 1
        return b"done"

    monkeypatch.setattr(sandbox, "run_module", slowly)
    here = Sandbox()
    works = [asyncio.create_task(here.run("", b"")) for _ in range(QUEUE + 3)]
    await asyncio.sleep(0)
    go_on.set()
    found = await asyncio.gather(*works, return_exceptions=True)
    assert [type(one) for one in found] == [bytes] * QUEUE + [TooFast] * 3 and most == 1
    assert await here.run("", b"") == b"done"
