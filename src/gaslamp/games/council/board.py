"""How the table of Council of Five is drawn: what lies under each key of a view, and the board."""

from __future__ import annotations

from typing import Final

from gaslamp.engine.piece import Piece
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
    "fitting": Piece("none"),
    "card": Piece("cards"),
    "owner": Piece("seat"),
    "colour": Piece("seat"),
    "features": Piece("none"),
    "lasting": Piece("sign"),
    "firm": Piece("sign"),
    # a player
    "players": Piece("players"),
    "score": Piece("counter"),
    "deck_size": Piece("pile"),
    "top": Piece("cards", means={"verb": "play"}),
    "under": Piece("cards"),
    "stash": Piece("cards", means={"verb": "play_stashed"}),
    "fresh": Piece("cards"),
    "stash_limit": Piece("counter"),
    "aside": Piece("cards"),
    "unseen": Piece("pile"),
    "removed": Piece("pile"),
}
GRID: Final = {
    **{PLACES[n]: (n % BOARD, n // BOARD) for n in range(OUTSIDE)},
    **{PLACES[OUTSIDE + n]: (n % TABLE, n // TABLE) for n in range(TABLE * TABLE)},
}
