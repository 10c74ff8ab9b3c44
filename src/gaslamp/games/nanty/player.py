"""What lies before one player."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from gaslamp.engine.core.piles import Ints, ints


@final
@mypyc_attr(acyclic=True)
class Player:
    """Cards and money of one seat; pieces are on the map, identities lie with those that are not used."""

    hand: Ints
    front: Ints  # loans and cards that keep room in the hand
    money: i64
    limit: i64  # up to how many cards one draws

    def copy(self) -> Player:
        twin = Player()
        twin.hand = self.hand.copy()
        twin.front = self.front.copy()
        twin.money = self.money
        twin.limit = self.limit
        return twin


def new_player(money: i64, limit: i64) -> Player:
    """A player at the beginning, before anything is dealt."""
    player = Player()
    player.hand = ints()
    player.front = ints()
    player.money = money
    player.limit = limit
    return player
