"""A line of a rule says where it comes from."""

from __future__ import annotations

import pytest

from gaslamp import games
from gaslamp.engine.words.texts import LANGUAGES
from gaslamp.engine.words.voice import MARKED, PRINTED, RuleLine, Voice, rule_line


def test_the_mark_at_the_end_of_a_line_says_its_source() -> None:
    """Without a mark it is printed."""
    marks = {"ours": "(our ruling)", "inferred": "(inferred)"}
    assert rule_line("Play one. (our ruling)", marks) == RuleLine("ours", "Play one.")
    assert rule_line("It is blue. (inferred)", marks) == RuleLine("inferred", "It is blue.")
    assert rule_line("Play (our ruling) one.", marks) == RuleLine(PRINTED, "Play (our ruling) one.")


def test_a_rule_of_a_game_has_lines_of_several_sources() -> None:
    """What the book of Catham City is silent about is told apart from what only others have."""
    lines = Voice(games["catham"], "en").rule_lines("M7.2")
    assert [line.source for line in lines] == ["elsewhere", "ours"]
    assert lines[0].text == "The pool always shows 7 cards."


@pytest.mark.parametrize("name", sorted(games))
def test_both_languages_say_the_same_of_the_sources(name: str) -> None:
    """A rule that has a line of ours in English has one in Polish."""
    books = [Voice(games[name], language) for language in LANGUAGES]
    for rule in books[0].rule_ids():
        english, polish = ({line.source for line in book.rule_lines(rule)} for book in books)
        assert english == polish, rule
        assert english <= {PRINTED, *MARKED}
