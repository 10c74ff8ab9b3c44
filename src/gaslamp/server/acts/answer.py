"""Answer a question, or ask why an answer is forbidden."""

from __future__ import annotations

from gaslamp.engine.core.offer import Answer
from gaslamp.engine.play.playthrough import Playthrough
from gaslamp.protocol import asks, deeds
from gaslamp.server.acts.act import Act, Stamp, ToStore
from gaslamp.server.checks import Now, Visitor, here, must_be, own_chair
from gaslamp.server.errors import Refusal
from gaslamp.server.table import Table


def check(table: Table, who: Visitor, ask: asks.Answer, now: Now) -> ToStore:
    """Answer for one's own seat; Illegal, with the rule, for what is not offered."""
    play = play_that_asks(table, who, ask)
    outcome = play.attempt(table.game.parse(play.state, ask.answer))
    return ToStore((deeds.Answered(ask.seat, outcome.answer, now.thought),), outcome)


def check_bot(table: Table, question: int, answer: Answer) -> ToStore:
    """A bot answers the question that it thought about, if it still is the question."""
    seat = table.asked
    if question != table.play_n or seat is None or table.chairs[seat].thinker is None:
        return ToStore()
    assert table.play is not None
    outcome = table.play.attempt(answer)
    return ToStore((deeds.Answered(seat, outcome.answer, bot=True),), outcome)


def why_not(table: Table, who: Visitor, ask: asks.WhyNot) -> str | None:
    """The rule that forbids an answer to the question that one is asked."""
    state = play_that_asks(table, who, ask).state
    return state.why_not(table.game.parse(state, ask.answer))


def play_that_asks(table: Table, who: Visitor, ask: asks.Answer | asks.WhyNot) -> Playthrough:
    """The game, if it really asks this person this question."""
    must_be(table, "playing")
    here(own_chair(table, who, ask.seat), ask.seat)
    if ask.question != table.play_n:
        raise Refusal("error-question-late", value=ask.question, now=table.play_n)
    if table.asked != ask.seat:
        raise Refusal("error-not-asked", seat=ask.seat + 1)
    assert table.play is not None
    return table.play


def fold(table: Table, deed: deeds.Answered, stamp: Stamp) -> None:
    """Play on; a proposal to go back is dropped by it, and one to mind the seat, for its player is there."""
    assert table.play is not None
    note_who_answered(table, deed)
    table.play.accept(stamp.outcome or table.play.attempt(deed.answer))
    table.standing.append(stamp.n)
    if table.going_back or table.about(deed.seat):
        table.drop_proposal(stamp.n)
    table.move_on(stamp.n, stamp.at)


def note_who_answered(table: Table, deed: deeds.Answered) -> None:
    """A person pays with time; what a bot did in a person's stead is accounted for."""
    chair = table.chairs[deed.seat]
    if not deed.bot:
        chair.clock.spend(deed.ms)
        chair.clock.answers += 1
    elif chair.minder:
        chair.minded_answers.append(len(table.standing))


def show(table: Table, seat: int | None, deed: deeds.Answered, n: int) -> deeds.Deed:
    """Never the answer, only what it led to; and what that left the viewer no choice about."""
    index = table.index(n)
    if index is None:
        return deeds.Played(deed.seat, -1, deed.ms, deed.bot, taken_back=True)
    events, forced = table.events(seat, index + 1), table.forced_choices(seat, index + 1)
    return deeds.Played(deed.seat, index, deed.ms, deed.bot, events, forced=forced)


ACT = Act(deeds.Answered, fold, asks.Answer, check, show)
