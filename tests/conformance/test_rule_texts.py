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
# rules whose sentences may still be too long: none is added, and none stays in vain
LONG: dict[str, set[str]] = {
    "council": {"C2.8", "C4.4", "C5.4", "C11.10", "C11.18"},
    "emerald": {"E1.6", "E4.2", "E4.6", "E5.2", "E5.3", "E7.1", "E8.3", "E8.5", "E8.24", "E8.25", "E8.28"},
    "nanty": {"N1.1", "N2.3", "N3.9", "N7.9", "N8.3", "N9", "N9.29", "N9.32", "N10"},
    "terrors": {"T3.3", "T5.3"},
}
# rules of which a line of ours may still hold several rulings; likewise
CHAINED: dict[str, set[str]] = {
    "catham": {"M4.4", "M4.6"},
    "council": {
        "C3.3",
        "C5.4",
        "C11",
        "C11.2",
        "C11.4",
        "C11.6",
        "C11.8",
        "C11.9",
        "C11.10",
        "C11.11",
        "C11.14",
        "C11.19",
    },
    "emerald": {"E3.1", "E4.2", "E4.6", "E7.1", "E8.3", "E8.15", "E8.24", "E8.25", "E8.28"},
    "nanty": {
        "N1.1",
        "N1.2",
        "N1.3",
        "N2.3",
        "N2.7",
        "N3.9",
        "N6.3",
        "N6.7",
        "N6.8",
        "N8.3",
        "N8.4",
        "N9.8",
        "N9.10",
        "N9.12",
        "N9.24",
        "N9.29",
        "N9.32",
        "N9.38",
        "N9.43",
        "N9.44",
        "N10",
        "N10.5",
    },
    "terrors": {"T2.7", "T3.4", "T6.1", "T10.2"},
}


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
    """Forty words are enough; a rule that has become shorter is left out of LONG."""
    assert too_long(name) == LONG.get(name, set())


@GAMES
def test_each_ruling_is_a_line_of_its_own(name: str) -> None:
    """So that its mark says whose it is; a rule whose rulings were parted is left out of CHAINED."""
    assert chained(name) == CHAINED.get(name, set())


def test_where_a_sentence_ends() -> None:
    """At a full stop before a new word, also in quotes; not in a number or after a title."""
    assert sentences("You win. Nobody else does (E7.2). “Any number” is one at least.") == [
        "You win.",
        "Nobody else does (E7.2).",
        "“Any number” is one at least.",
    ]
    assert sentences("Mr de Sidonia needs £8.5; Pan Gradgrind £9.") == ["Mr de Sidonia needs £8.5; Pan Gradgrind £9."]
