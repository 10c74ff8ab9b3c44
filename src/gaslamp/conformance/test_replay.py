"""Header and answers replay to the same game."""

from __future__ import annotations

from hypothesis import given

from gaslamp import Record
from gaslamp.conformance.walk import NUMBERS, QUICK, Start, fields, finish, starts


@QUICK
@given(starts(), NUMBERS)
def test_a_record_replays_to_the_same_state(start: Start, seed: int) -> None:
    """Through its text and back, state for state."""
    state = start.begin()
    answers = finish(state, seed)
    record = Record.of(start.game, answers, seats=start.seats, seed=start.seed, **start.settings)
    again = Record.parse(record.json())
    assert again == record and again.digest() == record.digest()
    assert fields(again.replay()) == fields(state)
