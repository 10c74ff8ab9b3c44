"""`gaslamp new`: a small game of your own to begin with."""

from __future__ import annotations

import keyword
import re
from pathlib import Path

from gaslamp import GaslampError, games
from gaslamp.cli.options import Lang
from gaslamp.cli.screen import screen
from gaslamp.cli.words import command, words

TEMPLATE = Path(__file__).parents[1] / "template"
NAME = "NAME"  # what is replaced in its files and their names


def new(
    name: str,
    /,
    *,
    lang: Lang = None,
) -> None:
    """Write a small game with a secret, its texts and tests, into a folder of that name."""
    folder = Path(name)
    check_name(name, folder)
    for source in sorted(TEMPLATE.rglob("*")):
        if source.is_file() and "__pycache__" not in source.parts:
            target = folder / str(source.relative_to(TEMPLATE)).replace(NAME, name)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(source.read_text(encoding="utf-8").replace(NAME, name), encoding="utf-8")
    screen().print(words(lang).say("new-game", folder=str(folder), name=name, command=command()), soft_wrap=True)


def check_name(name: str, folder: Path) -> None:
    """Refuse a name that cannot be one of a game, or is taken."""
    if not re.fullmatch("[a-z][a-z0-9_]{1,23}", name) or keyword.iskeyword(name):
        raise GaslampError("error-new-name", name=name)
    if name in games or folder.exists():
        raise GaslampError("error-new-taken", name=name)
