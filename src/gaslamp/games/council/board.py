"""How the table of Council of Five is drawn: what lies under each key of a view, and the board."""

from __future__ import annotations

from typing import Final

from gaslamp.engine.book.piece import Piece
from gaslamp.games.council.spaces import BOARD, OUTSIDE, PLACES, TABLE

PIECES: Final = {
    "turn": Piece("counter"),
    "active": Piece("seat"),
    "board": Piece("none"),  # its spaces say all there is to it
    "played": Piece("cards"),
    # a space
    "spaces": Piece("places"),
    "name": Piece("none"),  # the tile's own
    "bonus": Piece("counter"),
    "fitting": Piece("word"),
    "card": Piece("cards"),
    "owner": Piece("seat"),
    "colour": Piece("seat"),
    "features": Piece("edges"),
    "lasting": Piece("sign"),
    "firm": Piece("sign"),
    # a player
    "players": Piece("players"),
    "score": Piece("counter"),
    "deck_size": Piece("pile"),
    "top": Piece("hand", means={"verb": "play", "pile": "deck"}),
    "under": Piece("cards"),
    "stash": Piece("hand", means={"verb": "play_stashed", "pile": "stash"}),
    "fresh": Piece("pile"),
    "stash_limit": Piece("counter"),
    "aside": Piece("cards"),
    "unseen": Piece("pile"),
    "removed": Piece("pile"),
}
GRID: Final = {
    **{PLACES[n]: (n % BOARD, n // BOARD) for n in range(OUTSIDE)},
    **{
        PLACES[OUTSIDE + n]: (n % TABLE, BOARD + n // TABLE) for n in range(TABLE * TABLE)
    },  # below: never seen together
}
