"""`gaslamp serve`, or just `gaslamp`: open the server, so that people can meet and play."""

from __future__ import annotations

import os
import sys
import webbrowser
from pathlib import Path

from gaslamp.cli.options import Flag, Lang, Many
from gaslamp.cli.words import words
from gaslamp.engine.words.texts import Texts
from gaslamp.extras import needs

PORT = 1882


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = PORT,
    db: str = "",
    data: Path | None = None,
    log: Path | None = None,
    https: Flag = False,
    origin: Many = (),
    proxy: Many = (),
    open: bool = True,
    lang: Lang = None,
) -> None:
    """Start the server; stop it with Ctrl-C."""
    with needs("server", "gaslamp serve"):
        from gaslamp.server.app import Plan  # the web's libraries take a moment to load
        from gaslamp.server.logs import log_to
        from gaslamp.server.serve import serve
        from gaslamp.server.storage.place import home

    plan = Plan(db or None, data, secure=https, origins=origin, proxies=proxy)
    with log_to(log or (home() / "server.log" if sys.stderr.isatty() else None)):
        serve(plan, host, port, lambda address: welcome(address, words(lang), open))


def welcome(address: str, say: Texts, open: bool) -> None:
    """Say where the server is, and open its door where there is a screen."""
    print(say.say("serving", address=address), flush=True)
    if open and sys.stdout.isatty() and has_screen():
        webbrowser.open(address)


def has_screen() -> bool:
    """Whether a browser would have somewhere to appear."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
