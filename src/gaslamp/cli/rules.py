"""`gaslamp rules`: the rules, each under its id."""

from __future__ import annotations

from collections.abc import Mapping

from rich.table import Table

from gaslamp import games
from gaslamp.cli.options import Flag, Json, Lang
from gaslamp.cli.rule_ledger import ledger_facts, print_ledger
from gaslamp.cli.screen import grid, print_json, screen, width
from gaslamp.engine.words.voice import Voice
from gaslamp.language import language


def rules(
    game: str,
    id: str = "",
    /,
    *,
    ledger: Flag = False,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Show the rules of a game, or those under one id."""
    voice = Voice(games[game], language(lang))
    texts = voice.rules(id.upper())
    if json:
        print_json(ledger_facts(voice, [*texts]) if ledger else texts)
    elif ledger:
        print_ledger(screen(), voice, [*texts], whole=not id)
    else:
        console = screen()
        console.print(rules_table(texts), width=width(console))


def rules_table(texts: Mapping[str, str]) -> Table:
    """Rules beside their ids."""
    rows = grid("bold", "")
    for rule, text in texts.items():
        rows.add_row(rule, text)
    return rows
