"""What was refused, in one clear line on the error stream."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches

from rich.text import Text

from gaslamp import GaslampError, UnknownName
from gaslamp.cli.screen import error_screen
from gaslamp.cli.words import words
from gaslamp.engine.errors import system
from gaslamp.engine.words.texts import Texts
from gaslamp.language import language_of


def refuse(error: GaslampError | OSError, tokens: Sequence[str] = ()) -> None:
    """Say why, in the language that the command was given in."""
    say = words(language_of(tokens))
    error_screen().print(Text(f"gaslamp: {reason(error, say)}", style="red"), soft_wrap=True)


def reason(error: GaslampError | OSError, say: Texts) -> str:
    """Why, in words, and what may have been meant."""
    if isinstance(error, OSError):
        error = of_file(error)
    why = error.say(say.language)
    near = get_close_matches(str(error.name), error.known, 1) if isinstance(error, UnknownName) else []
    return say.say("perhaps", why=why, name=near[0]) if near else why


def of_file(error: OSError) -> GaslampError:
    """What the system refuses, with the file that it is about, if any."""
    return GaslampError("error-at", where=error.filename, why=system(error)) if error.filename else system(error)
