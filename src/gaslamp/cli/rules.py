"""`gaslamp rules`: the rules, each under its id."""

from __future__ import annotations

from collections.abc import Mapping

from rich.table import Table

from gaslamp import games
from gaslamp.cli.options import Json, Lang
from gaslamp.cli.screen import grid, print_json, screen, width
from gaslamp.engine.words.voice import Voice
from gaslamp.language import language


def rules(
    game: str,
    id: str = "",
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
