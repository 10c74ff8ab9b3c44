"""One's own decks, saved by name: a file for each, whose text is short and readable."""

from __future__ import annotations

import re
from pathlib import Path

from gaslamp import folders
from gaslamp.engine.book.data import Data
from gaslamp.engine.errors import BadSetting, GaslampError, system
from gaslamp.games.council.decks import deck_text, normal_text, parse, published_cards
from gaslamp.games.council.kinds import DECKS, RENAMED

NAME = re.compile(r"[^\W\d][\w-]{0,39}")  # no digit at its head: a text that begins with one is a list of cards
PATH = re.compile(r".*[./].*")  # what no name and no number has


def folder() -> Path:
    """Where the user's decks lie."""
    return folders.data() / "decks"


def path_of(name: str) -> Path:
    """Where the deck of a name lies."""
    return folder() / f"{name}.txt"


def path_to_save(name: str) -> Path:
    """Where a deck of one's own can be kept under a name; some names are refused."""
    if not NAME.fullmatch(name) or name in (*DECKS, *RENAMED):
        raise BadSetting("error-deck-name", "name", name, names=DECKS)
    return path_of(name)


def saved_decks() -> dict[str, str]:
    """One's own decks by name, each as a text."""
    return {path.stem: read(path) for path in sorted(folder().glob("*.txt"))}


def save(name: str, cards: list[int]) -> Path:
    """Keep a deck under a name, in place of what was kept under it."""
    path = path_to_save(name)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(deck_text(cards) + "\n", "utf-8")
    except OSError as error:
        raise BadSetting("error-deck-file", "name", str(path), why=system(error)) from None
    return path


def own_deck(text: str) -> str:
    """A deck of one's own as records keep it: a saved one by name, or one written down."""
    if NAME.fullmatch(text):
        if not path_of(text).exists():
            raise BadSetting("error-deck-unknown", "decks", text, names=DECKS)
        text = read(path_of(text))
    return normal_text(text)


def deck_cards(data: Data, text: str) -> list[int]:
    """The cards of any deck, whatever rules it breaks: published, saved, in a file, or written down."""
    text = RENAMED.get(text, text)
    if text in DECKS:
        return published_cards(data, text)
    content = read(Path(text)) if PATH.fullmatch(text) else text
    return parse(own_deck(content.replace(",", " ")))


def read(path: Path) -> str:
    """The text of a file."""
    try:
        return path.read_text("utf-8").strip()
    except OSError as error:
        why = system(error)
    except UnicodeDecodeError as error:
        why = GaslampError("error-utf8", where=path.name, at=error.start)
    raise BadSetting("error-deck-file", "decks", str(path), why=why)
