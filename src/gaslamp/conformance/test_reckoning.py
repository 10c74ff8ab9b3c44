"""A game that is over tells where the points come from: to the last of them, by rules that there are, and no secret."""

from __future__ import annotations

import json

from hypothesis import given

from gaslamp.conformance.walk import NUMBERS, QUICK, Start, finish, starts
from gaslamp.engine.book.reckoning import ReckoningLine
from gaslamp.engine.core.parts import CARD
from gaslamp.engine.core.state import State
from gaslamp.engine.words.texts import LANGUAGES
from gaslamp.engine.words.voice import Voice


@QUICK
@given(starts(), NUMBERS)
def test_the_lines_of_a_seat_come_to_its_score(start: Start, seed: int) -> None:
    """Whether anybody listened or not; who listened is told why the game is over, too."""
    for listen in (True, False):
        state = start.begin(listen)
        assert start.game.reckoning(state) == []
        finish(state, seed)
        lines = start.game.reckoning(state)
        for seat in range(start.seats) if lines else ():
            assert sum(line.amount or 0 for line in lines if line.seat == seat) == state.scores[seat]
    assert not start.game.reckoner or start.game.reckoning(heard(start, seed))[0].seat is None


@QUICK
@given(starts(), NUMBERS)
def test_every_line_can_be_said_and_sent(start: Start, seed: int) -> None:
    """In both languages; its rule is there, its kind is declared, and it survives the wire. A view has them all."""
    game, state = start.game, heard(start, seed)
    lines = game.reckoning(state)
    for language in LANGUAGES:
        voice = Voice(game, language)
        assert all(voice.reckoning(line).strip() and line.rule in voice.rules() for line in lines)
    assert game.reckoner is None or {line.kind for line in lines} <= {*game.reckoner.kinds}
    sent = game.view(state, 0).get("reckoning", [])
    assert [ReckoningLine.of(said) for said in json.loads(json.dumps(sent))] == lines
    assert game.view(state, None).get("reckoning", []) == sent
    assert "reckoning" not in game.view(start.begin(), 0)


@QUICK
@given(starts(), NUMBERS)
def test_no_line_names_a_card_that_stayed_secret(start: Start, seed: int) -> None:
    """What it names, everybody has seen come to light before."""
    state = heard(start, seed)
    seen = {event.card for event in start.game.events(state, None)}
    for line in start.game.reckoning(state):
        for part, value in line.about:
            assert part.kind != CARD or value in seen


def heard(start: Start, seed: int) -> State:
    """A game that is over, with all that happened in it."""
    state = start.begin(listen=True)
    finish(state, seed)
    return state
