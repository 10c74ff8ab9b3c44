"""Undo is free until somebody has learnt something."""

from __future__ import annotations

import pytest
from hypothesis import given

from gaslamp import Illegal, Record, games
from gaslamp.engine.chance import seeded
from gaslamp.engine.playthrough import Playthrough, told_more
from tests.conformance.walk import NUMBERS, QUICK, Start, fields, starts

CATHAM = games["catham"]


@QUICK
@given(starts(), NUMBERS)
def test_undo_goes_back_exactly_and_tells_nothing(start: Start, seed: int) -> None:
    """Only the same seat's answers, only if no luck was drawn; then the state and the events are as before."""
    play = Playthrough(Record.of(start.game, (), seats=start.seats, seed=start.seed, **start.settings))
    chance = seeded(seed)
    while not play.state.over:
        before, told, asked = fields(play.state), len(play.events(None)), play.state.asked
        offered = play.state.offered
        answer = offered[chance.below(len(offered))]
        play.answer(answer)
        if play.undoable(asked):
            assert fields(play.state)["chance"] == before["chance"]
            assert not play.undo(None if asked is None else (asked + 1) % start.seats)
            assert play.undo(asked)
            assert fields(play.state) == before and len(play.events(None)) == told
            play.answer(answer)
    assert not any(play.undoable(seat) for seat in range(start.seats))
    assert play.record().replay().places == play.state.places


def test_a_drawn_card_cannot_be_undrawn() -> None:
    """Taking from the pool opens new cards at once."""
    play = Playthrough(Record.of(CATHAM, (), seats=2, seed=3))
    seat = play.state.asked
    take = next(answer for answer in play.state.offered if answer[0] == 0)
    play.answer(take)
    assert not play.undoable(seat) and not play.undo(seat) and len(play.answers) == 1


def test_a_record_can_be_played_on() -> None:
    """From where it ends, with all that was told; what was answered before cannot be taken back."""
    play = Playthrough(Record.of(CATHAM, (), seats=2, seed=3))
    for _ in range(5):
        play.answer(play.state.offered[0])
    again = Playthrough(play.record())
    assert fields(again.state) == fields(play.state) and len(again.events(0)) == len(play.events(0))
    assert not again.undoable(0) and not again.undoable(1)
    again.answer(again.state.offered[0])
    assert len(again.record().answers) == 6


def test_a_secret_that_came_out_cannot_be_forgotten() -> None:
    """Without any luck being drawn too: a game tells so by its news."""
    before = CATHAM.new(2, 3)
    after = before.copy()
    assert not told_more(before, after)
    after.news += 1
    assert told_more(before, after)


def test_a_refused_answer_is_not_recorded() -> None:
    """Nothing is half-applied."""
    play = Playthrough(Record.of(CATHAM, (), seats=2, seed=3))
    with pytest.raises(Illegal):
        play.answer((7, 7, 7))
    assert play.answers == [] and play.record().answers == ()
