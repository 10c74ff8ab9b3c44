"""Get up from a running game, and come back to it."""

from __future__ import annotations

from gaslamp.protocol import asks, deeds
from gaslamp.server.acts.now import Visitor, must_be, own_chair
from gaslamp.server.clock import spent
from gaslamp.server.errors import Refusal
from gaslamp.server.table import Table


def leave(table: Table, who: Visitor, ask: asks.Leave) -> list[deeds.LogDeed]:
    """Get up; the seat stays one's own, and the others may have a bot keep it warm."""
    must_be(table, "playing")
    if own_chair(table, who, ask.seat).left:
        raise Refusal("error-left-already", seat=ask.seat + 1)
    return [deeds.Left(ask.seat)]


def back(table: Table, who: Visitor, ask: asks.Back) -> list[deeds.LogDeed]:
    """Take one's seat over again, with an account of what the bot did there."""
    must_be(table, "playing")
    chair = own_chair(table, who, ask.seat)
    if not chair.left and not chair.minder:
        raise Refusal("error-back-here", seat=ask.seat + 1)
    if chair.out_of_time and spent(table, ask.seat):
        raise Refusal("error-time-up")
    if not chair.minder:
        return [deeds.Returned(ask.seat)]
    answers = [index for index in chair.minded_answers if index < len(table.standing)]
    return [deeds.Returned(ask.seat, chair.minded_since, answers)]
