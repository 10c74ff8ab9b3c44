"""What was refused, in one clear line on the error stream."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from rich.text import Text

from gaslamp import UnknownName
from gaslamp.cli.screen import error_screen
from gaslamp.cli.words import words
from gaslamp.engine.texts import LANGUAGES, Texts


def refuse(error: Exception, tokens: Sequence[str] = ()) -> None:
    """Say why, in the language that the command was given in."""
    say = words(spoken(tokens))
    error_screen().print(Text(f"gaslamp: {reason(error, say)}", style="red"), soft_wrap=True)


def reason(error: Exception, say: Texts) -> str:
    """Why, in words."""
    if not isinstance(error, UnknownName):
        return str(error)
    line = say.say("unknown", what=error.what, name=str(error.name), known=", ".join(error.known))
    near = get_close_matches(str(error.name), error.known, 1)
    return f"{line} {say.say('perhaps', name=near[0])}" if near else line


def spoken(tokens: Sequence[str]) -> str | None:
    """The language among the words of a command, if it names one."""
    for token, following in zip(tokens, [*tokens[1:], ""]):
        found = token.removeprefix("--lang=") if token.startswith("--lang=") else following if token == "--lang" else ""
        if found in LANGUAGES:
            return found
    return None
