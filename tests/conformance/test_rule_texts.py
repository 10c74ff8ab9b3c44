"""Rules can be read: no sentence is too long, and a line of ours holds one ruling."""

from __future__ import annotations

import re

import pytest

from gaslamp import games
from gaslamp.engine.words.texts import LANGUAGES
from gaslamp.engine.words.voice import Voice

GAMES = pytest.mark.parametrize("name", sorted(games))
LONGEST = 40  # words in a sentence
CLAUSES = 2  # sentences, or parts of one between semicolons, in a line of ours: a ruling, and what follows from it
SENTENCE = re.compile(r"(?<=[.!?…])[”»)]*\s+(?=[\w„“(#])")
WORD = re.compile(r"\w[\w’'–-]*")
LISTS = {"nanty": {"N1.1"}}  # one ruling that is a list of twelve: who borders on whom


def sentences(text: str) -> list[str]:
    """A line, sentence by sentence."""
    return [one for one in SENTENCE.split(text) if one]


def too_long(name: str) -> set[str]:
    """The rules with a sentence that nobody reads to its end, in either language."""
    return {
        rule
        for language in LANGUAGES
        for voice in [Voice(games[name], language)]
        for rule in voice.rule_ids()
        for line in voice.rule_lines(rule)
        if any(len(WORD.findall(one)) > LONGEST for one in sentences(line.text))
    }


def chained(name: str) -> set[str]:
    """The rules with a line of ours that holds more than a ruling and what follows from it, in either language."""
    return {
        rule
        for language in LANGUAGES
        for voice in [Voice(games[name], language)]
        for rule in voice.rule_ids()
        for line in voice.rule_lines(rule)
        if line.source == "ours" and len(sentences(line.text)) + line.text.count(";") > CLAUSES
    }


@GAMES
def test_no_sentence_is_too_long(name: str) -> None:
    """Forty words are enough."""
    assert not too_long(name)


@GAMES
def test_each_ruling_is_a_line_of_its_own(name: str) -> None:
    """So that its mark says whose it is."""
    assert chained(name) == LISTS.get(name, set())


def test_where_a_sentence_ends() -> None:
    """At a full stop before a new word, also in quotes; not in a number or after a title."""
    assert sentences("You win. Nobody else does (E7.2). “Any number” is one at least.") == [
        "You win.",
        "Nobody else does (E7.2).",
        "“Any number” is one at least.",
    ]
    assert sentences("Mr de Sidonia needs £8.5; Pan Gradgrind £9.") == ["Mr de Sidonia needs £8.5; Pan Gradgrind £9."]
