"""How the parts of a view are drawn: each game says of every key in its views what lies there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias, get_args

Kind: TypeAlias = Literal[
    "cards",  # cards face up: a name, None, a list of names, or how many of each name
    "hand",  # the same, held by the player before whom they lie
    "pile",  # a pile: its size if it lies face down, else its cards
    "counter",  # a number, or one for each seat
    "tokens",  # so many small pieces: a number, one for each seat, or numbers by key
    "track",  # a number on a track that ends at `top`
    "places",  # objects with a name, that of a place or a card: the tiles of a map
    "players",  # one object for each seat: what lies before each player
    "seat",  # the number of a seat
    "seats",  # the numbers of some seats
    "sign",  # true or false: there if it is true
    "word",  # one of the words that a fact of that name may be
    "edges",  # four numbers: what counts on each side of it, clockwise from the north
    "group",  # an object, or a list of objects that belong to no seat and have no name
    "none",  # what is not drawn, since it is said elsewhere
]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)


@dataclass(frozen=True)
class Piece:
    """What lies under a key of a view, wherever in it the key stands."""

    kind: Kind
    means: Mapping[str, str] = field(default_factory=dict)  # what cards in it stand for: words by part
    top: int | str | None = None  # of a track: where it ends, or the key of the view that says so
