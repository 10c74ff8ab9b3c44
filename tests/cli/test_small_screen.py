"""On a small screen a table stands above its question, in every game; in a pipe or a file it is always whole."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from gaslamp import games
from gaslamp.cli.prompt import Prompt
from gaslamp.cli.teller import Teller
from gaslamp.cli.words import words
from gaslamp.conformance.walk import walk
from gaslamp.engine.core.chance import seeded
from gaslamp.engine.core.state import State
from gaslamp.engine.words.texts import LANGUAGES
from gaslamp.engine.words.voice import Voice

WIDTH, HEIGHT = 80, 24
LONGEST = 10  # lines of a question that leave room for a table
SEATS = (3, 2)  # as many of these as the game is for


def prompt(game: str, state: State, lang: str, terminal: bool) -> Prompt:
    """What is asked, on a screen of its own or in a pipe."""
    screen = Console(
        width=WIDTH,
        height=HEIGHT,
        file=StringIO(),
        force_terminal=terminal,
        highlight=False,
        markup=False,
        emoji=False,
    )
    assert state.asked is not None and state.question is not None
    teller = Teller(screen, words(lang), Voice(games[game], lang, ("Ada", "Bartholomew", "Clementine")))
    asked = Prompt(teller, state.asked, state.question, state.offered.list(), state.groups)
    asked.keys = words(lang).say("keys", undo="yes", rule=state.question.rule)
    return asked


def table_lines(game: str, state: State, asked: Prompt) -> int:
    """How many lines the table takes above the question."""
    with asked.teller.screen.capture() as captured:
        asked.teller.table(games[game].view(state, state.asked), asked.height)
    return captured.get().count("\n")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", sorted(games))
def test_table_and_question_are_on_the_screen_together(game: str, lang: str) -> None:
    """All along a game, unless the question alone takes half of the screen."""
    state = games[game].new(next(n for n in SEATS if n in games[game].seats), 11)
    looked = 0
    for n, _ in enumerate(walk(state, seeded(5), 400)):
        assert state.question is not None
        if n % 20 or (state.question.several and not state.groups):
            continue
        asked = prompt(game, state, lang, terminal=True)
        if asked.height <= LONGEST:
            looked += 1
            assert table_lines(game, state, asked) + asked.height - 1 <= HEIGHT, (n, state.question.name)
    assert looked


@pytest.mark.parametrize("game", sorted(games))
def test_table_is_whole_where_nothing_scrolls(game: str) -> None:
    """As it is when somebody presses Enter for it."""
    state = games[game].new(2, 11)
    piped, shown = (prompt(game, state, "en", terminal) for terminal in (False, True))
    lines = table_lines(game, state, piped)
    assert lines >= table_lines(game, state, shown)
    with shown.teller.screen.capture() as captured:
        shown.teller.table(games[game].view(state, state.asked))
    assert captured.get().count("\n") == lines


def test_table_is_shown_again_when_it_has_left_the_screen() -> None:
    """If what comes below it needs more lines than there are; in a pipe nothing leaves."""
    state = games["catham"].new(2, 11)
    asked, piped = (prompt("catham", state, "en", terminal) for terminal in (True, False))
    for one in (asked, piped):
        table_lines("catham", state, one)
    assert asked.teller.keeps_table(2) and not asked.teller.keeps_table(HEIGHT)
    assert piped.teller.keeps_table(HEIGHT)
