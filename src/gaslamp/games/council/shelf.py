"""One's own decks, saved by name: a file for each, whose text is short and readable."""

from __future__ import annotations

import os
import re
from pathlib import Path

from gaslamp.engine.errors import BadSetting, system
from gaslamp.games.council.decks import parse, written
from gaslamp.games.council.kinds import DECKS

NAME = re.compile(r"[\w-]{1,40}")


def folder() -> Path:
    """Where the user's decks lie."""
    home = os.environ.get("XDG_DATA_HOME", "")
    return (Path(home) if home else Path.home() / ".local" / "share") / "gaslamp" / "decks"


def saved() -> dict[str, str]:
    """One's own decks by name, each as a text."""
    try:
        return {path.stem: path.read_text("utf-8").strip() for path in sorted(folder().glob("*.txt"))}
    except OSError as error:
        raise BadSetting("error-deck-file", "decks", folder(), why=system(error)) from None


def save(name: str, cards: list[int]) -> Path:
    """Keep a deck under a name, in place of what was kept under it."""
    if not NAME.fullmatch(name) or name in DECKS:
        raise BadSetting("error-deck-name", "name", name, names=DECKS)
    path = folder() / f"{name}.txt"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(written(cards) + "\n", "utf-8")
    except OSError as error:
        raise BadSetting("error-deck-file", "name", path, why=system(error)) from None
    return path


def own(text: str) -> str:
    """A deck of one's own as records keep it: a saved one by name, or one written down."""
    if NAME.fullmatch(text) and not text[0].isdigit():
        known = saved()
        if text not in known:
            raise BadSetting("error-deck-unknown", "decks", text, names=(*DECKS, *known))
        text = known[text]
    return written(parse(text))
