"""Every game can be played: it ends, it asks, nothing is lost, copies are independent."""

from __future__ import annotations

import json

from hypothesis import given

from gaslamp.conformance.walk import NUMBERS, QUICK, Start, fields, finish, rarely, starts, walk
from gaslamp.engine.core.chance import seeded


@QUICK
@given(starts(), NUMBERS)
def test_random_games_end_and_rank_everyone(start: Start, seed: int) -> None:
    """Somebody is first, places are shared as scores are, and nothing is asked any more."""
    state = start.begin()
    finish(state, seed)
    assert state.over and state.asked is None and state.question is None and len(state.offered) == 0
    assert len(state.places) == len(state.scores) == start.seats
    for place in state.places:
        assert place == 1 + sum(other < place for other in state.places)


@QUICK
@given(starts(), NUMBERS)
def test_pieces_are_conserved(start: Start, seed: int) -> None:
    """No card, cube or coin appears or vanishes."""
    state = start.begin()
    census = start.game.census(state)
    for _ in walk(state, seeded(seed)):
        assert start.game.census(state) == census
    assert start.game.census(state) == census


@QUICK
@given(starts(), NUMBERS)
def test_offers_are_never_empty_and_have_a_fixed_order(start: Start, seed: int) -> None:
    """While the game is on there is an answer, no answer twice, and asking again offers the same."""
    state = start.begin()
    for _ in walk(state, seeded(seed)):
        offered = list(state.offered)
        assert offered and len(set(offered)) == len(offered)
        state.reoffer()
        assert state.offered == offered
        assert state.question is not None and state.question.name in start.game.questions
        assert all(len(answer) in (0, len(state.question.names)) for answer in offered)


@QUICK
@given(starts(), NUMBERS)
def test_copies_are_independent_and_complete(start: Start, seed: int) -> None:
    """A copy has every field, plays the same game as the original, and never touches it."""
    state = start.begin()
    for n, _ in enumerate(walk(state, seeded(seed))):
        if rarely(n, 2):
            before, twin = fields(state), state.copy()
            assert fields(twin) == before
            finish(twin, seed)
            assert fields(state) == before
            again = state.copy()
            finish(again, seed)
            assert fields(again) == fields(twin)


@QUICK
@given(starts(), NUMBERS)
def test_listening_changes_nothing(start: Start, seed: int) -> None:
    """A game with its events kept is the same game."""
    silent, heard = start.begin(), start.begin(listen=True)
    assert finish(silent, seed) == finish(heard, seed)
    assert fields(silent) == fields(heard)
    assert start.game.events(silent, None) == [] and start.game.events(heard, None) != []


@QUICK
@given(starts(), NUMBERS)
def test_views_and_events_are_json(start: Start, seed: int) -> None:
    """What is sent survives the wire unchanged."""
    state = start.begin(listen=True)
    for n, _ in enumerate(walk(state, seeded(seed))):
        if rarely(n, 8):
            view = start.game.view(state, n % start.seats)
            assert json.loads(json.dumps(view)) == view
    events = [event.json() for event in start.game.events(state, 0)]
    assert json.loads(json.dumps(events)) == events
