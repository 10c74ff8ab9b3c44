"""How the table of A Study in Emerald is drawn: what lies under each key of a view, and the map."""

from __future__ import annotations

from typing import Final

from gaslamp.engine.book.piece import Piece

PIECES: Final = {
    "turn": Piece("counter"),
    "goal": Piece("counter"),
    "active": Piece("seat"),
    "restorationists": Piece("track", top="track"),
    "loyalists": Piece("track", top="track"),
    "track": Piece("none"),  # the end of both
    "laid": Piece("cards"),
    "removed": Piece("pile"),
    "exorcised": Piece("sign"),
    # a city
    "cities": Piece("places"),
    "name": Piece("none"),  # the tile's own
    "card": Piece("cards"),
    "under": Piece("pile"),
    "royalty": Piece("cards", means={"prey": "royalty"}),
    "cubes": Piece("tokens"),
    "agents": Piece("tokens"),
    "zombies": Piece("tokens"),
    # a player
    "players": Piece("players"),
    "identity": Piece("cards"),
    "side": Piece("none"),  # that of the identity, or the other one if a Change of Heart lies beside it
    "revealed": Piece("sign"),
    "known_to": Piece("seats"),
    "sanity": Piece("tokens"),
    "hand": Piece("hand"),
    "hand_size": Piece("counter"),
    "deck_size": Piece("pile"),
    "unseen": Piece("pile"),
    "discard": Piece("pile"),
    "beside": Piece("group", means={"verb": "bring_back"}),
    "agent": Piece("seat"),
    # points by kind
    "points": Piece("group"),
    "neutral": Piece("counter"),
    "restorationist": Piece("counter"),
    "loyalist": Piece("counter"),
    "kills": Piece("tokens"),
    # where cubes and agents lie before a player
    "supply": Piece("tokens"),
    "limbo": Piece("tokens"),
    "mi_go": Piece("tokens"),
    "abducted": Piece("tokens"),
    "yog_sothoth": Piece("tokens"),
    "captive": Piece("tokens"),
}
GRID: Final = {
    "london": (0, 0),
    "berlin": (2, 0),
    "petersburg": (4, 0),
    "paris": (1, 1),
    "vienna": (3, 1),
    "madrid": (0, 2),
    "rome": (2, 2),
    "constantinople": (4, 2),
    "cairo": (4, 3),
}
