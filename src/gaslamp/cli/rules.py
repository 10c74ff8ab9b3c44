"""`gaslamp rules`: the rules, each under its id."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from cyclopts import Parameter
from rich.table import Table

from gaslamp import games
from gaslamp.cli.options import GameName, Json, Lang
from gaslamp.cli.screen import grid, print_json, screen, width
from gaslamp.cli.words import language
from gaslamp.engine.words.voice import Voice


def rules(
    game: GameName,
    id: Annotated[str, Parameter(help="A section such as E4, or one rule such as E4.2.")] = "",
    /,
    *,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Show the rules of a game, or those under one id."""
    texts = Voice(games[game], language(lang)).rules(id.upper())
    if json:
        print_json(texts)
        return
    console = screen()
    console.print(rules_table(texts), width=width(console))


def rules_table(texts: Mapping[str, str]) -> Table:
    """Rules beside their ids."""
    rows = grid("bold", "")
    for rule, text in texts.items():
        rows.add_row(rule, text)
    return rows
