"""What players read: rules in short sentences, each ruling in a line of its own."""

from __future__ import annotations

import pytest

from gaslamp import games
from gaslamp.engine.words.texts import LANGUAGES
from gaslamp.engine.words.voice import Voice
from tests.games.rule_words import lines_of_two, unprinted

GAME = games["catham"]
BOTH = pytest.mark.parametrize("language", LANGUAGES)


@BOTH
def test_each_ruling_is_a_line_of_its_own(language: str) -> None:
    """A single sentence, without a semicolon."""
    assert lines_of_two(GAME, language) == []


@pytest.mark.parametrize(
    ("rule", "source", "words"),
    [
        ("M7.1", "elsewhere", "120 cards"),
        ("M7.1", "elsewhere", "75 cards"),
        ("M7.2", "elsewhere", "always shows 7"),
        ("M7.7", "inferred", "never falls below 0"),
        ("M7.9", "elsewhere", "worth 1 and 5"),
        ("M7.9", "ours", "never runs out"),
    ],
)
def test_what_the_book_does_not_print_says_where_it_comes_from(rule: str, source: str, words: str) -> None:
    """In a line of its own, as many in either language."""
    lines = unprinted(GAME, "en", rule)
    assert [one for one, line in lines if words in line] == [source]
    assert [one for one, _ in lines] == [one for one, _ in unprinted(GAME, "pl", rule)]


def test_the_lobby_says_how_long_a_game_takes() -> None:
    """As the boxes of the editions that name a time."""
    assert Voice(GAME, "en").texts.say("pitch.length") == "about 30 minutes"
    assert Voice(GAME, "pl").texts.say("pitch.length") == "około 30 minut"
