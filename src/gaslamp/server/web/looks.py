"""How games look: what a game's look.toml says, with the drawings that it names."""

from __future__ import annotations

import json
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

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
    if not path.is_file():
        return Look(emblem=drawing(PLAIN, path))
    try:
        said: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
        drawn = {key: {name: drawing(icon, path) for name, icon in said.get(key, {}).items()} for key in DRAWN}
        return msgspec.convert(said | drawn | {"emblem": drawing(said.get("emblem", PLAIN), path)}, Look)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, AttributeError, UnicodeDecodeError) as error:
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
