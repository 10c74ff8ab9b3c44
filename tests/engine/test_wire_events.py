"""What is heard from elsewhere is told in the same words as what happened here."""

import json

import pytest

from gaslamp import games
from gaslamp.engine.core.question import Question
from gaslamp.engine.words.events import WireEvent
from gaslamp.engine.words.voice import Voice

ANSWERS = 60


@pytest.mark.parametrize("game", games)
def test_questions_and_events_survive_the_wire(game: str) -> None:
    """Every question and event of a game, for every pair of eyes."""
    state = games[game].new(2, 7, listen=True)
    voice = Voice(games[game], "en")
    for n in range(ANSWERS):
        question = state.question
        if question is None:
            break
        assert Question.of(json.loads(json.dumps(question.json()))) == question
        state.answer(state.offered[n % len(state.offered)])
    for seat in (None, 0, 1):
        events = games[game].events(state, seat)
        heard = [WireEvent.of(json.loads(json.dumps(event.json()))) for event in events]
        assert events and voice.story(heard) == voice.story(events)
