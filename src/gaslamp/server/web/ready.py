"""What is made ready before the doors open, so that the first who comes in waits no longer than the second."""

from __future__ import annotations

from gaslamp.engine.words.texts import LANGUAGES, texts
from gaslamp.server.app import App
from gaslamp.server.errors import ServerError
from gaslamp.server.logs import log
from gaslamp.server.web import looks
from gaslamp.server.web.books import book, fluent, game_card, playbill
from gaslamp.server.web.client import FILES


def prepare(app: App) -> None:
    """Read all files that are ever asked for: pages, texts, refusals; and put the playbills into words."""
    for game in app.games.games.values():
        game_card(game)
        book(game)
        looks.look_bytes(game.folder, gzipped=True)
        for language in LANGUAGES:
            playbill(game.name, language)
            fluent(game.folder, language)
    for language in LANGUAGES:
        texts(language, *filter(None, [ServerError.folder]))
    log("ready", files=len(FILES.contents))
