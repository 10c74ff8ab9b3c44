"""`gaslamp version`: which Gaslamp this is."""

from __future__ import annotations

import platform

from gaslamp import mode
from gaslamp.cli.options import Json, Lang
from gaslamp.cli.screen import print_json
from gaslamp.cli.words import words
from gaslamp.software import number


def version(*, json: Json = False, lang: Lang = None) -> None:
    """Show the version, and whether the engine is compiled."""
    python = platform.python_version()
    if json:
        print_json({"version": number(), "compiled": mode.compiled(), "python": python})
        return
    how = "compiled" if mode.compiled() else "interpreted"
    print(words(lang).say("version", number=number(), how=how, python=python))
