"""The options that several commands have in common."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Any, Literal, TypeAlias

from cyclopts import Parameter

from gaslamp import BadSetting, Game, games
from gaslamp.engine.book.setting import check_settings
from gaslamp.owner import with_corrections

Language: TypeAlias = Literal["en", "pl"]
Lang = Annotated[Language | None, Parameter(name="--lang")]
Flag = Annotated[bool, Parameter(negative="")]
Json = Annotated[bool, Parameter(name="--json", negative="")]
Many = Annotated[tuple[str, ...], Parameter(negative="")]  # may be said again and again
Sets = Annotated[tuple[str, ...], Parameter(name="--set", negative="")]
OwnData = Annotated[Path | None, Parameter(name="--data")]
LISTS = ("--bots", "--names")  # what is said in them has commas


def owners_edition(name: str, folder: Path | None) -> Game:
    """A game with the corrections of whoever owns the box, if there are any."""
    return with_corrections(games[name], folder)


def settings(game: Game, pairs: tuple[str, ...]) -> dict[str, Any]:
    """The settings of a game, given as NAME=VALUE."""
    for pair in pairs:
        if "=" not in pair:
            raise BadSetting("error-setting-pair", "--set", pair)
    return check_settings(game.settings, dict(pair.split("=", 1) for pair in pairs), at_home=True)


def split_at_commas(text: str) -> tuple[str, ...]:
    """The parts of a list written with commas."""
    return tuple(part.strip() for part in text.split(",") if part.strip())


def random_seed() -> int:
    """A seed that nobody could guess, short enough to copy."""
    return secrets.randbelow(2**32)
