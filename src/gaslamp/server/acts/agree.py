"""What takes the consent of the others: a proposal, and yes or no."""

from __future__ import annotations

from gaslamp.protocol import asks, deeds
from gaslamp.protocol.frame import Level
from gaslamp.server.acts.now import Now, Visitor, a_chair, first_seat_here, must_be, must_host
from gaslamp.server.errors import Refusal
from gaslamp.server.table import Table

MINDER: Level = "normal"  # the level of a bot that keeps a seat warm
WAIT = {"live": 60_000, "days": 24 * 3_600_000}  # milliseconds for which people wait for somebody


def mind(table: Table, who: Visitor, ask: asks.Mind, now: Now) -> list[deeds.LogDeed]:
    """Propose that a bot plays for somebody who got up, or for whom the others have waited for long."""
    must_be(table, "playing")
    mine, chair = first_seat_here(table, who), a_chair(table, ask.seat)
    if chair.person is None or chair.person == who.id or chair.minder:
        raise Refusal("error-mind-whom", seat=ask.seat + 1)
    if not chair.left:
        must_be_waited_for(table, ask.seat, now)
    return proposed(table, who, deeds.Proposed("mind", mine, seat=ask.seat), now)


def must_be_waited_for(table: Table, seat: int, now: Now) -> None:
    """Refuse unless the seat is asked, and nobody has been there to answer for long."""
    wait, name = WAIT[table.header.terms.pace], table.chairs[seat].name
    if away(table, seat, now) and table.asked != seat:
        raise Refusal("error-mind-not-asked", name=name)
    if min(now.absent(seat), now.at - table.asked_at) < wait:
        raise Refusal("error-mind-wait", name=name, seconds=wait // 1000)


def away(table: Table, seat: int, now: Now) -> bool:
    """Whether a seat's person has been away for long."""
    return now.absent(seat) >= WAIT[table.header.terms.pace]


def end(table: Table, who: Visitor, now: Now) -> list[deeds.LogDeed]:
    """Propose to end the game here; a table that waits is closed by its host."""
    must_be(table, "waiting", "playing")
    if table.status == "waiting":
        must_host(table, who)
        return [deeds.Ended()]
    mine = first_seat_here(table, who)
    if table.alone(who.id):
        must_be_gone(table, table.others(who.id), now)
    return proposed(table, who, deeds.Proposed("end", mine), now)


def must_be_gone(table: Table, people: set[str], now: Now) -> None:
    """Refuse to pass over who has stepped out just now."""
    wait = WAIT[table.header.terms.pace]
    for chair in table.chairs:
        if chair.person in people and now.at - chair.away_since < wait:
            raise Refusal("error-end-wait", name=chair.name, seconds=wait // 1000)


def proposed(table: Table, who: Visitor, what: deeds.Proposed, now: Now) -> list[deeds.LogDeed]:
    """A proposal, in place of an earlier one of one's own; or what it comes to if there is nobody else to ask."""
    if table.proposal is not None and table.chairs[table.proposal.what.by].person != who.id:
        raise Refusal("error-proposal-open")
    return [what] if needed(table, what, table.asked_about(what), now) else carried(table, what, now)


def vote(table: Table, who: Visitor, ask: asks.Vote, now: Now) -> list[deeds.LogDeed]:
    """Say yes or no; with the last yes it happens, and who has said yes may still say no."""
    must_be(table, "playing")
    mine, proposal = first_seat_here(table, who), table.proposal
    if proposal is None or proposal.n != ask.proposal:
        raise Refusal("error-proposal-gone")
    if who.id not in (table.waiting if ask.yes else table.asked_about(proposal.what)):
        raise Refusal("error-vote-already")
    voted = deeds.Voted(mine, ask.yes)
    if not ask.yes or needed(table, proposal.what, table.waiting - {who.id}, now):
        return [voted]
    return [voted, *carried(table, proposal.what, now)]


def settled(table: Table, now: Now) -> list[deeds.LogDeed]:
    """What a proposal comes to when those who had yet to say have got up."""
    if table.proposal is None or needed(table, table.proposal.what, table.waiting, now):
        return []
    return carried(table, table.proposal.what, now)


def needed(table: Table, what: deeds.Proposed, waiting: set[str], now: Now) -> set[str]:
    """Whose yes it takes; to mind a seat, not that of others who are away for long: they would wait for each other."""
    if what.what != "mind":
        return waiting
    return {person for person in waiting if not away(table, table.seats_of(person)[0], now)}


def carried(table: Table, what: deeds.Proposed, now: Now) -> list[deeds.LogDeed]:
    """What a proposal comes to when all agree."""
    if what.what == "undo" and what.answers is not None:
        return [deeds.Undone(what.by, what.answers, now.thought)]
    if what.what == "mind" and what.seat is not None:
        return [deeds.Minded(what.seat, MINDER, ms=now.thought if table.asked == what.seat else 0)]
    return [deeds.Ended()]


def waiting(table: Table) -> list[int]:
    """The seats that have yet to say."""
    return [seat for seat, chair in enumerate(table.chairs) if chair.person in table.waiting]
