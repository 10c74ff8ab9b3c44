"""Take back an answer or a turn: free until somebody has learnt something, then by consent."""

from __future__ import annotations

from collections import Counter

from gaslamp.protocol import asks, deeds
from gaslamp.server.acts.act import Act, Stamp, ToStore
from gaslamp.server.acts.propose import propose
from gaslamp.server.checks import Now, Visitor, here, must_be, own_chair
from gaslamp.server.errors import Refusal
from gaslamp.server.table import Table


def check(table: Table, who: Visitor, ask: asks.Undo, now: Now) -> ToStore:
    """Go back at once if that is free; else ask the others, of whom one at least must be there."""
    must_be(table, "playing")
    here(own_chair(table, who, ask.seat), ask.seat)
    answers = table.undo_target(ask.seat, ask.turn)
    if answers is None:
        raise Refusal("error-undo-nothing")
    if table.undo_is_free(ask.seat, answers):
        return ToStore.of(deeds.Undone(ask.seat, answers, now.thought))
    if table.alone(who.id):
        raise Refusal("error-undo-absent")
    return propose(table, who, deeds.Proposed("undo", ask.seat, answers=answers), now)


def fold(table: Table, deed: deeds.Undone, stamp: Stamp) -> None:
    """Be again as after so many answers; the time that was spent on them stays spent."""
    assert table.play is not None
    spent = pay(table, deed)
    for chair in table.chairs:
        chair.minded_answers = [index for index in chair.minded_answers if index < deed.answers]
    table.play.back(deed.answers)
    del table.standing[deed.answers :]
    if table.going_back:
        table.drop_proposal(stamp.n)
    table.move_on(stamp.n, stamp.at)
    if table.asked is not None and table.chairs[table.asked].thinker is None:
        table.chairs[table.asked].clock.refund(spent[table.asked])


def pay(table: Table, deed: deeds.Undone) -> Counter[int]:
    """What each player has spent on all that is taken back, and on the question that is asked no longer."""
    spent: Counter[int] = Counter()
    if table.asked is not None and table.chairs[table.asked].thinker is None:
        table.chairs[table.asked].clock.spend(deed.ms)
        spent[table.asked] += deed.ms
    for n in table.standing[deed.answers :]:
        answer = table.log[n - 1].deed
        if isinstance(answer, deeds.Answered) and not answer.bot:
            table.chairs[answer.seat].clock.answers -= 1
            spent[answer.seat] += answer.ms
    return spent


ACT = Act(deeds.Undone, fold, asks.Undo, check)
