"""The table of verbs has all verbs of an answer."""

from __future__ import annotations

from gaslamp.engine.words.voice import Voice
from gaslamp.games.terrors.verbs import BY_NUMBER
from gaslamp.games.terrors.words import VERBS
from tests.games.terrors.scene import GAME


def test_every_verb_of_an_answer_is_in_the_table() -> None:
    """Each with its rule."""
    rules = Voice(GAME, "en").rules()
    assert len(BY_NUMBER) == len(VERBS) and all(verb.rule in rules for verb in BY_NUMBER)
