"""Answer a question, or ask why an answer is forbidden."""

from __future__ import annotations

from gaslamp.engine.core.offer import Answer
from gaslamp.engine.play.playthrough import Playthrough
from gaslamp.protocol import asks, deeds
from gaslamp.server.acts.now import Now, Visitor, here, must_be, own_chair
from gaslamp.server.errors import Refusal
from gaslamp.server.table import Table


def answer(table: Table, who: Visitor, ask: asks.Answer, now: Now) -> list[deeds.Kept]:
    """Answer for one's own seat; Illegal, with the rule, for what is not offered."""
    play = asked(table, who, ask)
    outcome = play.attempt(table.game.parse(play.state, ask.answer))
    return [deeds.Answered(ask.seat, outcome.answer, now.thought)]


def why_not(table: Table, who: Visitor, ask: asks.WhyNot) -> str | None:
    """The rule that forbids an answer to the question that one is asked."""
    state = asked(table, who, ask).state
    return state.why_not(table.game.parse(state, ask.answer))


def asked(table: Table, who: Visitor, ask: asks.Answer | asks.WhyNot) -> Playthrough:
    """The game, if it really asks this person this question."""
    must_be(table, "playing")
    here(own_chair(table, who, ask.seat), ask.seat)
    if ask.question != table.play_n:
        raise Refusal("error-question-late", value=ask.question, now=table.play_n)
    if table.asked != ask.seat:
        raise Refusal("error-not-asked", seat=ask.seat + 1)
    assert table.play is not None
    return table.play


def bot_answer(table: Table, question: int, given: Answer) -> list[deeds.Kept]:
    """A bot answers the question that it thought about, if it still is the question."""
    seat = table.asked
    if question != table.play_n or seat is None or table.chairs[seat].thinker is None:
        return []
    assert table.play is not None
    table.play.attempt(given)
    return [deeds.Answered(seat, given, bot=True)]
