"""The words of the command line, in the language asked for or that of the system."""

from __future__ import annotations

import os
from pathlib import Path

from gaslamp.engine.words.texts import Texts, texts
from gaslamp.language import language

FOLDER = Path(__file__).parent
SERVER = FOLDER.parent / "server"


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
