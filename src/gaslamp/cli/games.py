"""`gaslamp games`: what can be played."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from gaslamp import Game, games
from gaslamp.bots import bot_names
from gaslamp.cli.options import Json, Lang
from gaslamp.cli.screen import error_screen, grid, print_json, screen
from gaslamp.cli.words import words
from gaslamp.engine.book.setting import ForEach, OneOf, Setting
from gaslamp.engine.words.texts import Texts
from gaslamp.engine.words.voice import Voice
from gaslamp.language import language


def list_games(*, json: Json = False, lang: Lang = None) -> None:
    """List the games, their settings and the bots."""
    if json:
        print_json([game_facts(game, language(lang)) for game in games.values()])
        return
    say = words(lang)
    for game in games.values():
        show(game, say)
    for name, why in games.broken.items():
        error_screen().print(say.say("broken-game", name=name, why=why), soft_wrap=True)
    screen().print(say.say("bots", known=", ".join(bot_names())), soft_wrap=True)


def show(game: Game, say: Texts) -> None:
    """One game, in words."""
    console = screen()
    console.print(Text.assemble((Voice(game, say.language).title(), "bold"), f" · {game.name}"))
    rows = grid("", "")
    rows.add_row(say.say("seats"), game.sizes)
    for setting in game.settings:
        rows.add_row(
            f"--set {setting.name}=…", say.say("values", values=allowed_values(setting, say), default=default(setting))
        )
    console.print(rows, "")


def allowed_values(setting: Setting, say: Texts) -> str:
    """What may be set, in words."""
    if isinstance(setting, OneOf):
        return ", ".join(map(str, setting.values))
    if isinstance(setting, ForEach):
        return say.say("for-each", n=setting.count, names=", ".join(setting.names))
    return say.say("several", words=", ".join(setting.words), n=setting.count, names=", ".join(setting.names))


def default(setting: Setting) -> str:
    """What is set if nothing is said, as one would say it."""
    return ",".join(setting.default) if isinstance(setting.default, list) else str(setting.default)


def game_facts(game: Game, lang: str) -> dict[str, Any]:
    """One game, for programs."""
    return {
        "name": game.name,
        "title": Voice(game, lang).title(),
        "version": game.version,
        "seats": list(game.seats),
        "settings": [domain(setting) for setting in game.settings],
        "bots": list(bot_names()),
    }


def domain(setting: Setting) -> dict[str, Any]:
    """A setting and its allowed values, for programs."""
    facts: dict[str, Any] = {"name": setting.name, "default": setting.default}
    if isinstance(setting, OneOf):
        return facts | {"values": list(setting.values)}
    if isinstance(setting, ForEach):
        return facts | {"count": setting.count, "names": list(setting.names), "own": True}
    return facts | {"values": list(setting.words), "count": setting.count, "names": list(setting.names)}
