"""Come back to one's seat, and take it over from the bot."""

from __future__ import annotations

from gaslamp.protocol import asks, deeds
from gaslamp.server.acts.act import Act, Stamp, ToStore
from gaslamp.server.checks import Now, Visitor, must_be, own_chair
from gaslamp.server.errors import Refusal
from gaslamp.server.table import Table
from gaslamp.server.timing import out_of_time


def check(table: Table, who: Visitor, ask: asks.Back, now: Now) -> ToStore:
    """With an account of what the bot did there; not if there is no time left for the whole game."""
    must_be(table, "playing")
    chair = own_chair(table, who, ask.seat)
    if not chair.left and not chair.minder:
        raise Refusal("error-back-here", seat=ask.seat + 1)
    if chair.out_of_time and out_of_time(table, ask.seat):
        raise Refusal("error-time-up")
    if not chair.minder:
        return ToStore.of(deeds.Returned(ask.seat))
    answers = [index for index in chair.minded_answers if index < len(table.standing)]
    return ToStore.of(deeds.Returned(ask.seat, chair.minded_since, answers))


def fold(table: Table, deed: deeds.Returned, stamp: Stamp) -> None:
    """A player is there again; the time that the bot thought was not his."""
    chair = table.chairs[deed.seat]
    if chair.minder and deed.seat == table.asked:
        table.asked_at = stamp.at
        chair.clock.carried = 0
    chair.left, chair.minder, chair.out_of_time = False, None, False
    if table.about(deed.seat):
        table.drop_proposal(stamp.n)


ACT = Act(deeds.Returned, fold, asks.Back, check)
