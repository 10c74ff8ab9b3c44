"""How the table of Terrors of London is drawn: what lies under each key of a view."""

from __future__ import annotations

from typing import Final

from gaslamp.engine.book.piece import Piece

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
    "ally": Piece("seat"),
    "life": Piece("track", top="most"),
    "most": Piece("none"),  # where the track of life ends
    "armour": Piece("counter"),
    "absorbed": Piece("counter"),
    "coin": Piece("counter"),
    "power": Piece("counter"),
    "regeneration": Piece("counter"),
    "rally": Piece("counter"),
    "ruled": Piece("sign"),
    "hand": Piece("hand", means={"verb": "play"}),
    "hand_size": Piece("counter"),
    "in_play": Piece("group"),
    "card": Piece("cards"),
    "horde": Piece("counter"),
    "haunt_token": Piece("sign"),
    "banish_token": Piece("sign"),
    "haunted": Piece("sign"),
    "unleashed": Piece("counter"),
    "relics": Piece("cards", means={"verb": "relic"}),
    "spent": Piece("cards"),
    "deck_size": Piece("pile"),
    "on_top": Piece("cards"),
    "unseen": Piece("pile"),
    "discard": Piece("pile"),
}
