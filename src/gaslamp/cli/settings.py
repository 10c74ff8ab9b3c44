"""Options of a command that are set beforehand: in the environment, or in a file of the user's configuration."""

from __future__ import annotations

import os
from pathlib import Path

from cyclopts import App, ArgumentCollection
from cyclopts.config import Dict, Env

from gaslamp import BadData, UnknownName, folders
from gaslamp.engine.book.data import tables

PREFIX = "GASLAMP_"


def file(command: str) -> Path:
    """The file with the options of a command, if somebody has written it."""
    return folders.configuration() / f"{command}.toml"


def from_environment(app: App, commands: tuple[str, ...], arguments: ArgumentCollection) -> None:
    """GASLAMP_SERVE_PORT is --port of `serve`; a variable that begins so and stands for no option is refused."""
    prefix = PREFIX + "".join(f"{command.upper()}_" for command in commands)
    known = [prefix + argument.name.lstrip("-").upper().replace("-", "_") for argument in arguments]
    for name in sorted(os.environ):
        if name.startswith(prefix) and name not in known:
            raise UnknownName("setting", name, known)
    Env(PREFIX)(app, commands, arguments)


def from_file(app: App, commands: tuple[str, ...], arguments: ArgumentCollection) -> None:
    """Options by name, as TOML; what was typed or is in the environment goes before."""
    path = file("-".join(commands))
    if path.is_file():
        options = tables(path, str(path))
        known = [argument.name.lstrip("-") for argument in arguments]
        for name in options:
            if name not in known:
                raise BadData("error-at", where=path, why=UnknownName("setting", name, known))
        Dict(data=options, source=str(path), use_commands_as_keys=False)(app, commands, arguments)
