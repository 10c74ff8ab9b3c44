"""The words of the command line, in the language asked for or that of the system."""

from __future__ import annotations

import os
from pathlib import Path

from gaslamp.engine.words.texts import LANGUAGES, Texts, texts

FOLDER = Path(__file__).parent
SERVER = FOLDER.parent / "server"


def language(asked: str | None = None) -> str:
    """The language to speak: the one asked for, else the first that the environment names, else English."""
    if asked is not None:
        return asked
    named = (os.environ.get(name, "") for name in ("GASLAMP_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))
    wish = next(filter(None, named), "")[:2].lower()
    return wish if wish in LANGUAGES else LANGUAGES[0]


def words(asked: str | None = None) -> Texts:
    """The texts of the command line, and of tables elsewhere."""
    return texts(language(asked), FOLDER, SERVER)


def command() -> str:
    """How the program was called, for whoever is to call it again."""
    return os.environ.get("GASLAMP_COMMAND", "gaslamp")


def decimal(number: float, places: int, language: str) -> str:
    """A number with so many decimal places, as the language writes it."""
    written = f"{number:.{places}f}"
    return written.replace(".", ",") if language == "pl" else written
