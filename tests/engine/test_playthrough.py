"""Undo is free until somebody has learnt something."""

from __future__ import annotations

import pytest
from hypothesis import given

from gaslamp import Illegal, Record, games
from gaslamp.engine.chance import seeded
from gaslamp.engine.playthrough import Playthrough
from tests.conformance.walk import NUMBERS, QUICK, Start, fields, rarely, starts
from tests.games.catham.scene import hand, scene

CATHAM = games["catham"]


@QUICK
@given(starts(), NUMBERS)
def test_undo_goes_back_exactly_and_tells_nothing(start: Start, seed: int) -> None:
    """Only the same seat's answers, only if no luck was drawn; then the state and the events are as before."""
    play, chance = Playthrough(start.record()), seeded(seed)
    while not play.state.over:
        looking = rarely(len(play.answers), 16)
        before, told, asked = fields(play.state) if looking else {}, len(play.events(None)), play.state.asked
        offered = play.state.offered
        answer = offered[chance.below(len(offered))]
        play.answer(answer)
        if looking and play.undoable(asked):
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


def test_another_seats_card_cannot_be_unseen() -> None:
    """The mafia's opponent gives up the last two cards without being asked: no luck, but all have seen them."""
    play = Playthrough(Record.of(CATHAM, (), seats=2, seed=3))
    play.state = scene("4 mafia", "1 hacker, 1 scientist")
    play.answer((1, 4, 4))
    assert not play.undoable(0)


def test_ones_own_set_can_be_taken_back() -> None:
    """As long as the extra card is not chosen, only one's own cards have been shown."""
    play = Playthrough(Record.of(CATHAM, (), seats=2, seed=3))
    play.state = scene("3 detectives, 1 mafia", "1 hacker, 1 scientist")
    play.answer((1, 1, 3))
    assert play.undoable(0) and play.undo(0) and hand(scene("3 detectives, 1 mafia", ""), 0) == hand(play.state, 0)


def test_a_refused_answer_is_not_recorded() -> None:
    """Nothing is half-applied."""
    play = Playthrough(Record.of(CATHAM, (), seats=2, seed=3))
    with pytest.raises(Illegal):
        play.answer((7, 7, 7))
    assert play.answers == [] and play.record().answers == ()
