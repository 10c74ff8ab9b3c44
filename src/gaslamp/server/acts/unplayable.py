"""A table whose game cannot be played again here: who sat there, what was said, and the answers as the log has them."""

from __future__ import annotations

from dataclasses import replace

from gaslamp.protocol import deeds
from gaslamp.server.acts.start import start_of
from gaslamp.server.table import Table

OF_GAME = (deeds.Began, deeds.Answered, deeds.Undone)  # what cannot be shown
WITHOUT_GAME = (deeds.Sat, deeds.Stood, deeds.Placed, deeds.Worded, deeds.Muted, deeds.Rematched)  # happens as ever


def note(table: Table, deed: deeds.LogDeed) -> None:
    """Keep what the game was begun with and how it was answered, unplayed."""
    game = table.unplayed
    if isinstance(deed, deeds.Began):
        table.luck = replace(table.luck, words=tuple(deed.words))
        table.unplayed = start_of(table)
    elif isinstance(deed, deeds.Answered) and game is not None:
        table.unplayed = replace(game, answers=(*game.answers, deed.answer))
    elif isinstance(deed, deeds.Undone) and game is not None:
        table.unplayed = replace(game, answers=game.answers[: deed.answers])
