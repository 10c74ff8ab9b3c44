"""How the table of Catham City is drawn: what lies under each key of a view."""

from __future__ import annotations

from typing import Final

from gaslamp.engine.book.piece import Piece

PIECES: Final = {
    "turn": Piece("counter"),
    "goal": Piece("counter"),
    "active": Piece("seat"),
    "influence": Piece("counter"),
    "pool": Piece("cards", means={"verb": "take"}),
    "table": Piece("cards"),
    "deck": Piece("pile"),
    "discard": Piece("pile"),
    "hands": Piece("players"),
    "size": Piece("counter"),
    "known": Piece("cards"),
    "cards": Piece("hand", means={"verb": "play"}),
    "factions": Piece("none"),  # the cards themselves show them
    "actions": Piece("none"),  # the question counts them
    "first": Piece("none"),  # nothing comes of having begun
}
