"""Take back an answer or a turn: free until somebody has learnt something, then by consent."""

from __future__ import annotations

from typing import Literal

from gaslamp.protocol import asks, deeds
from gaslamp.server.acts.agree import proposed
from gaslamp.server.acts.now import Now, Visitor, here, must_be, own_chair
from gaslamp.server.errors import Refusal
from gaslamp.server.table import Table


def undo(table: Table, who: Visitor, ask: asks.Undo, now: Now) -> list[deeds.LogDeed]:
    """Go back at once if that is free; else ask the others, of whom one at least must be there."""
    must_be(table, "playing")
    here(own_chair(table, who, ask.seat), ask.seat)
    answers = target(table, ask.seat, ask.turn)
    if answers is None:
        raise Refusal("error-undo-nothing")
    if free(table, ask.seat, answers):
        return [deeds.Undone(ask.seat, answers, now.thought)]
    if table.alone(who.id):
        raise Refusal("error-undo-absent")
    return proposed(table, who, deeds.Proposed("undo", ask.seat, answers=answers), now)


def target(table: Table, seat: int, turn: bool) -> int | None:
    """How many answers would be left."""
    assert table.play is not None
    return table.play.turn_start(seat) if turn else table.play.last_answer(seat)


def undoable(table: Table, seat: int, turn: bool) -> Literal["no", "ask", "free"]:
    """What taking back would take."""
    if table.status != "playing" or not table.chairs[seat].awake:
        return "no"
    answers = target(table, seat, turn)
    if answers is None:
        return "no"
    if free(table, seat, answers):
        return "free"
    return "no" if table.alone(table.chairs[seat].person) else "ask"


def free(table: Table, seat: int, answers: int) -> bool:
    """Whether the seat may go back so far at once: nobody has learnt anything, or nobody else plays."""
    assert table.play is not None
    return table.play.freely(seat, answers) or not table.others(table.chairs[seat].person)
