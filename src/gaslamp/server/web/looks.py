"""How games look: what a game's look.toml says, with the drawings that it names."""

from __future__ import annotations

import gzip
import json
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from litestar import Response

from gaslamp.engine.book.game import Game
from gaslamp.engine.errors import BadData
from gaslamp.protocol.api import Look
from gaslamp.server.web.client import FILES

FILE = "look.toml"
DRAWN = ("cards", "places", "facts", "keys", "words")  # what maps names to drawings
PLAIN = "lantern-flame"


@cache
def look(folder: Path) -> Look:
    """How the game of a folder looks; plain, if it does not say."""
    path = folder / FILE
    try:
        said: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}
        names = {said.setdefault("emblem", PLAIN), *(name for key in DRAWN for name in said.get(key, {}).values())}
        return msgspec.convert(said | {"icons": {name: drawing(name, path) for name in sorted(names)}}, Look)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, AttributeError, TypeError, UnicodeDecodeError) as error:
        raise BadData("error-at", where=str(path), why=error) from error


def drawing(icon: str, path: Path) -> str:
    """The path of an icon by its name; what begins like a path is one."""
    if icon[:1] in "Mm" and icon[1:2] in "-.0123456789 ":
        return icon
    if icon in icons() or not icons():
        return icons().get(icon, "")
    raise BadData("error-look-icon", where=str(path), icon=icon)


@cache
def icons() -> dict[str, str]:
    """The drawings that come with the pages, by name; none if no pages were built."""
    known: dict[str, str] = json.loads(FILES.contents.get("icons.json", b"{}"))
    return known


def of(game: Game) -> Look:
    """How a game looks."""
    return look(game.folder)


def response(game: Game, gzipped: bool) -> Response[Any]:
    """How a game looks, as it is sent: compressed once, for it is large."""
    content, headers = look_bytes(game.folder, gzipped), {"vary": "accept-encoding"}
    return Response(
        content, media_type="application/json", headers=headers | ({"content-encoding": "gzip"} if gzipped else {})
    )


@cache
def look_bytes(folder: Path, gzipped: bool) -> bytes:
    """The same as bytes."""
    content = msgspec.json.encode(look(folder))
    return gzip.compress(content, 9, mtime=0) if gzipped else content
