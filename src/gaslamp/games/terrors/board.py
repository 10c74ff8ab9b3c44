"""How the table of Terrors of London is drawn: what lies under each key of a view."""

from __future__ import annotations

from typing import Final

from gaslamp.engine.piece import Piece

PIECES: Final = {
    "turn": Piece("counter"),
    "active": Piece("seat"),
    "street": Piece("cards", means={"verb": "buy"}),
    "market": Piece("pile"),
    "acolytes": Piece("pile"),
    "removed": Piece("pile"),
    # a player
    "players": Piece("players"),
    "overlord": Piece("cards", means={"verb": "rule"}),
    "life": Piece("counter"),
    "most": Piece("none"),  # the life at the beginning, as the sheet has it
    "armour": Piece("tokens"),
    "coin": Piece("counter"),
    "power": Piece("counter"),
    "regeneration": Piece("counter"),
    "rally": Piece("tokens"),
    "hand": Piece("hand"),
    "hand_size": Piece("counter"),
    "deck_size": Piece("pile"),
    "on_top": Piece("cards"),
    "unseen": Piece("pile"),
    "discard": Piece("pile"),
    "in_play": Piece("group"),
    "card": Piece("cards"),
    "horde": Piece("counter"),
    "haunts": Piece("sign"),
    "banished": Piece("sign"),
    "haunted": Piece("sign"),
    "relics": Piece("cards", means={"verb": "relic"}),
    "used": Piece("cards"),
}
