"""Say yes or no to what is proposed."""

from __future__ import annotations

from gaslamp.protocol import asks, deeds
from gaslamp.server.acts.act import Act, Stamp, ToStore
from gaslamp.server.acts.propose import carry_out, whose_yes
from gaslamp.server.checks import Now, Visitor, first_seat_here, must_be
from gaslamp.server.errors import Refusal
from gaslamp.server.table import Table


def check(table: Table, who: Visitor, ask: asks.Vote, now: Now) -> ToStore:
    """With the last yes it happens, and who has said yes may still say no."""
    must_be(table, "playing")
    mine, proposal = first_seat_here(table, who), table.proposal
    if proposal is None or proposal.n != ask.proposal:
        raise Refusal("error-proposal-gone")
    if who.id not in (table.waiting if ask.yes else table.asked_about(proposal.what)):
        raise Refusal("error-vote-already")
    vote = deeds.Voted(mine, ask.yes)
    if not ask.yes or whose_yes(table, proposal.what, table.waiting - {who.id}, now):
        return ToStore.of(vote)
    return ToStore.of(vote, carry_out(table, proposal.what, now))


def fold(table: Table, deed: deeds.Voted, stamp: Stamp) -> None:
    """One no ends a proposal; what a last yes brings about is an entry of its own."""
    assert table.proposal is not None
    if deed.yes:
        table.proposal.agreed.add(deed.seat)
    else:
        table.proposal = None


ACT = Act(deeds.Voted, fold, asks.Vote, check)
