"""How the table of Nanty Narking is drawn: what lies under each key of a view, and the map."""

from __future__ import annotations

from typing import Final

from gaslamp.engine.book.piece import Piece

PIECES: Final = {
    "turn": Piece("counter"),
    "set": Piece("none"),  # as the table was set up
    "active": Piece("seat"),
    "upper": Piece("pile"),
    "lower": Piece("pile"),
    "laid": Piece("cards"),
    "discard": Piece("pile"),
    "happened": Piece("pile"),
    "to_happen": Piece("pile"),
    "unused": Piece("pile"),
    "seen": Piece("cards"),
    # a district
    "districts": Piece("places"),
    "name": Piece("none"),  # the tile's own
    "cost": Piece("counter"),
    "unrest": Piece("sign"),
    "agents": Piece("tokens"),
    "grenadiers": Piece("tokens"),
    "citizens": Piece("tokens"),
    "blocked": Piece("sign"),
    "spent": Piece("sign"),
    "building": Piece("seat"),
    "control": Piece("none"),  # the pieces in the district tell
    # a player
    "players": Piece("players"),
    "identity": Piece("cards"),
    "goals": Piece("group"),
    "goal_districts": Piece("counter"),
    "goal_quiet": Piece("counter"),
    "goal_control": Piece("counter"),
    "goal_wealth": Piece("counter"),
    "goal_value": Piece("counter"),
    "goal_buildings": Piece("counter"),
    "goal_pieces": Piece("counter"),
    "goal_houses": Piece("counter"),
    "goal_unrest": Piece("counter"),
    "wanted": Piece("counter"),
    "money": Piece("counter"),
    "wealth": Piece("none"),  # the money and what the district cards cost, which are seen
    "hand": Piece("hand"),
    "hand_size": Piece("counter"),
    "limit": Piece("counter"),
    "cards": Piece("cards", means={"verb": "use"}),
    "front": Piece("cards"),
    "supply": Piece("group"),
    "buildings": Piece("tokens"),
}
GRID: Final = {
    "marylebone": (1, 0),
    "clerkenwell": (4, 0),
    "chelsea": (0, 1),
    "westminster": (1, 1),
    "strand": (2, 1),
    "city": (3, 1),
    "billingsgate": (4, 1),
    "east_end": (5, 1),
    "vauxhall": (1, 2),
    "lambeth": (2, 2),
    "southwark": (3, 2),
    "bermondsey": (4, 2),
}
