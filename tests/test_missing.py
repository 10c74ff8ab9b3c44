"""What may be missing: modules that some systems do not have, and extras that were not asked for."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from gaslamp import GaslampError
from gaslamp.extras import MissingExtra, needs

ABSENT_ON_WINDOWS = ("fcntl", "pwd", "readline", "resource", "termios", "uvloop")
SERVER = ("alembic", "argon2", "httptools", "litestar", "msgspec", "sqlalchemy", "uvicorn", "uvloop", "websockets")
POSTGRESQL = ("psycopg",)
UNUSED = ("certifi", "faker", "httpcore", "httpx", "litestar_htmx", "polyfactory", "rich_click")


def python(missing: tuple[str, ...], code: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run some lines in a Python that has no such modules."""
    hidden = f"import sys\nsys.modules.update(dict.fromkeys({missing}))\n"
    return subprocess.run(
        [sys.executable, "-c", hidden + code],
        cwd=folder,
        env={"PATH": "", "HOME": str(folder), "GASLAMP_LANG": "en"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_what_windows_lacks_is_done_without(tmp_path: Path) -> None:
    """Server, bots' processes and the terminal at a table elsewhere: the other loop, no bounds, no line to redraw."""
    code = """
import asyncio, io, multiprocessing, os
multiprocessing.get_all_start_methods = lambda: ["spawn"]
del os.nice
from gaslamp.cli import main
from gaslamp.cli.remote.session import run
from gaslamp.cli.remote.keyboard import Keyboard
from gaslamp.server import sandbox, serve, bot_pool
from rich.console import Console
assert serve.new_loop() is asyncio.new_event_loop
assert bot_pool.start_method() == "spawn"
sandbox.lower_priority()
sandbox.limit()
async def type_something():
    with Keyboard(Console()) as keyboard, keyboard.above():
        keyboard.end()
        return await keyboard.inbox.get()
assert asyncio.run(type_something()).code == 130
serve.serve(serve.Plan("sqlite://"), "127.0.0.1", 0, lambda address: (print(address), os.kill(os.getpid(), 15)))
"""
    run = python(ABSENT_ON_WINDOWS, "import signal\nsignal.signal(15, lambda *_: sys.exit())\n" + code, tmp_path)
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("http://127.0.0.1:")


@pytest.mark.parametrize(
    ("words", "missing", "what", "extra"),
    [
        ("serve", SERVER, "gaslamp serve", "server"),
        ("join http://127.0.0.1:1", SERVER, "gaslamp join", "remote"),
        ("serve --db postgresql://nobody@127.0.0.1:1/none", POSTGRESQL, "--db postgresql://…", "postgresql"),
    ],
)
def test_command_names_the_extra_that_it_needs(
    words: str, missing: tuple[str, ...], what: str, extra: str, tmp_path: Path
) -> None:
    """In one line, with what to type."""
    run = python(missing, f"from gaslamp.cli import main\nsys.exit(main({words.split()}))", tmp_path)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.startswith(f"gaslamp: {what} needs the extra “{extra}” (")
    assert run.stderr.endswith(f" is not installed): pip install 'gaslamp[{extra}]'\n")


def test_games_and_bots_need_no_extra(tmp_path: Path) -> None:
    """Playing, simulating, reading."""
    code = """
from gaslamp.cli import main
for words in ("version", "games", "rules catham M1.1", "simulate catham --games 2", "cards emerald"):
    assert main(words.split()) == 0, words
"""
    run = python((*SERVER, *POSTGRESQL, *UNUSED), code, tmp_path)
    assert run.returncode == 0, run.stderr


def test_nothing_of_what_is_left_out_is_imported(tmp_path: Path) -> None:
    """Server, terminal and remote client do without what Litestar asks for and pyproject.toml leaves out."""
    code = "import gaslamp.cli.remote.session, gaslamp.server.serve, gaslamp.server.web.routes"
    run = python(UNUSED, code, tmp_path)
    assert run.returncode == 0, run.stderr


def test_what_is_broken_in_gaslamp_is_no_missing_extra() -> None:
    """A module of ours that is not there is our mistake, and told as one."""
    with pytest.raises(ModuleNotFoundError), needs("server", "x"):
        raise ModuleNotFoundError(name="gaslamp.server.nothing")
    with pytest.raises(MissingExtra) as missing, needs("server", "gaslamp serve"):
        raise ModuleNotFoundError(name="litestar.params")
    assert isinstance(missing.value, GaslampError)
    assert missing.value.say("pl") == (
        "gaslamp serve wymaga dodatku „server” (brak modułu litestar): pip install 'gaslamp[server]'"
    )
