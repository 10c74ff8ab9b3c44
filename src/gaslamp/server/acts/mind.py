"""A bot keeps the seat of an absent player warm: the others agree on it, or the player's time is up."""

from __future__ import annotations

from gaslamp.protocol import asks, deeds
from gaslamp.server.acts.act import Act, Stamp, ToStore
from gaslamp.server.acts.propose import propose
from gaslamp.server.checks import WAIT, Now, Visitor, a_chair, away, first_seat_here, must_be
from gaslamp.server.errors import Refusal
from gaslamp.server.table import Table


def check(table: Table, who: Visitor, ask: asks.Mind, now: Now) -> ToStore:
    """Propose it for somebody who got up, or for whom the others have waited for long."""
    must_be(table, "playing")
    mine, chair = first_seat_here(table, who), a_chair(table, ask.seat)
    if chair.person is None or chair.person == who.id or chair.minder:
        raise Refusal("error-mind-whom", seat=ask.seat + 1)
    if not chair.left:
        must_be_waited_for(table, ask.seat, now)
    return propose(table, who, deeds.Proposed("mind", mine, seat=ask.seat), now)


def must_be_waited_for(table: Table, seat: int, now: Now) -> None:
    """Refuse unless the seat is asked, and nobody has been there to answer for long."""
    wait, name = WAIT[table.header.terms.pace], table.chairs[seat].name
    if away(table, seat, now) and table.asked != seat:
        raise Refusal("error-mind-not-asked", name=name)
    if min(now.absent(seat), now.at - table.asked_at) < wait:
        raise Refusal("error-mind-wait", name=name, seconds=wait // 1000)


def fold(table: Table, deed: deeds.Minded, stamp: Stamp) -> None:
    """The bot takes over, and the player has paid for the time so far."""
    chair = table.chairs[deed.seat]
    chair.step_out(stamp.at)
    chair.clock.spend(deed.ms)
    chair.minder, chair.minded_since, chair.minded_answers = deed.level, stamp.n, []
    chair.out_of_time = deed.why == "clock"
    if table.about(deed.seat) or table.unheard:
        table.drop_proposal(stamp.n)


ACT = Act(deeds.Minded, fold, asks.Mind, check)
