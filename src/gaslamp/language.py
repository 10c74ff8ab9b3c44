"""Which language somebody wants to be spoken to in; known before anything else is there."""

from __future__ import annotations

import os
from collections.abc import Sequence

LANGUAGES = ("en", "pl")  # the first is spoken to whoever wants none of them
VARIABLES = ("GASLAMP_LANG", "LC_ALL", "LC_MESSAGES", "LANG")
OPTION = "--lang"


def language_of(words: Sequence[str]) -> str | None:
    """The language among the words of a command, if it names one."""
    for word, following in zip(words, [*words[1:], ""]):
        code = following if word == OPTION else word.removeprefix(f"{OPTION}=") if word.startswith(OPTION) else ""
        if code in LANGUAGES:
            return code
    return None


def language(asked: str | None = None) -> str:
    """The language to speak: the one asked for, else the first that the environment names, else English."""
    if asked is not None:
        return asked
    named = (os.environ.get(name, "") for name in VARIABLES)
    wish = next(filter(None, named), "")[:2].lower()
    return wish if wish in LANGUAGES else LANGUAGES[0]
