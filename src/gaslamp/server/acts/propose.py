"""What takes the consent of the others: a proposal, which happens when nobody is left to ask."""

from __future__ import annotations

from gaslamp.protocol import deeds
from gaslamp.protocol.frame import Level
from gaslamp.server.acts.act import Act, Stamp, ToStore
from gaslamp.server.checks import Now, Visitor, away
from gaslamp.server.errors import Refusal
from gaslamp.server.table import Proposal, Table

MINDER: Level = "normal"  # the level of a bot that keeps a seat warm


def propose(table: Table, who: Visitor, what: deeds.Proposed, now: Now) -> ToStore:
    """A proposal, in place of an earlier one of one's own; or what it comes to if there is nobody else to ask."""
    if table.proposal is not None and table.chairs[table.proposal.what.by].person != who.id:
        raise Refusal("error-proposal-open")
    asked = whose_yes(table, what, table.asked_about(what), now)
    return ToStore.of(what if asked else carry_out(table, what, now))


def settle(table: Table, now: Now) -> ToStore:
    """What a proposal comes to when those who had yet to say have got up."""
    if table.proposal is None or whose_yes(table, table.proposal.what, table.waiting, now):
        return ToStore()
    return ToStore.of(carry_out(table, table.proposal.what, now))


def whose_yes(table: Table, what: deeds.Proposed, waiting: set[str], now: Now) -> set[str]:
    """Whose yes it takes; to mind a seat, not that of others who are away for long: they would wait for each other."""
    if what.what != "mind":
        return waiting
    return {person for person in waiting if not away(table, table.seats_of(person)[0], now)}


def carry_out(table: Table, what: deeds.Proposed, now: Now) -> deeds.LogDeed:
    """What a proposal comes to when all agree."""
    if what.what == "undo" and what.answers is not None:
        return deeds.Undone(what.by, what.answers, now.thought)
    if what.what == "mind" and what.seat is not None:
        return deeds.Minded(what.seat, MINDER, ms=now.thought if table.asked == what.seat else 0)
    return deeds.Ended()


def fold(table: Table, deed: deeds.Proposed, stamp: Stamp) -> None:
    """It lies on the table until it is carried out, refused or without sense."""
    table.proposal = Proposal(stamp.n, deed)


ACT = Act(deeds.Proposed, fold)
