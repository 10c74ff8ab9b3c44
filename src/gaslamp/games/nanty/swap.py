"""Two agents that are about to change places."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gaslamp.engine.core.effect import NOBODY, Seat


@final
class Swap:
    """Where each of the two agents is, and whose it is; never changed, so that copies of a game share it."""

    def __init__(self, place: i64, owner: Seat, other_place: i64, other_owner: Seat) -> None:
        self.place: Final = place
        self.owner: Final = owner
        self.other_place: Final = other_place
        self.other_owner: Final = other_owner


NO_SWAP: Final = Swap(0, NOBODY, 0, NOBODY)
