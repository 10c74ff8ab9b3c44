"""The table of verbs has all verbs of an answer; numbers of tokens are those of their words."""

from __future__ import annotations

from gaslamp.engine.words.voice import Voice
from gaslamp.games.terrors.area import BANISH, HAUNT, NO_TOKEN
from gaslamp.games.terrors.verbs import BY_NUMBER
from gaslamp.games.terrors.words import TOKENS, VERBS
from tests.games.terrors.scene import GAME


def test_every_verb_of_an_answer_is_in_the_table() -> None:
    """Each with its rule."""
    rules = Voice(GAME, "en").rules()
    assert len(BY_NUMBER) == len(VERBS) and all(verb.rule in rules for verb in BY_NUMBER)


def test_the_numbers_of_tokens_are_those_of_their_words() -> None:
    """A card in play keeps a number, an answer names a word."""
    assert {word: TOKENS.index(word) for word in TOKENS} == {"none": NO_TOKEN, "haunt": HAUNT, "banish": BANISH}
