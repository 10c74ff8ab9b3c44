"""Every layout can be read, has its words in both languages and no others, and draws any view as wide as the screen."""

from __future__ import annotations

import re
from io import StringIO

import pytest
from hypothesis import given
from rich.cells import cell_len
from rich.console import Console, Group
from rich.panel import Panel

from gaslamp.cli.tables.layout import FILE, FOLDER, layout_of, words_of
from gaslamp.cli.tables.panel import BRIEFEST, FRAME, Table
from gaslamp.conformance import games
from gaslamp.conformance.walk import NUMBERS, QUICK, Start, rarely, starts, walk
from gaslamp.engine.book.game import Game, View
from gaslamp.engine.core.chance import Chance, seeded
from gaslamp.engine.words.texts import LANGUAGES
from gaslamp.engine.words.voice import Voice

GAMES = pytest.mark.parametrize("name", sorted(games))
WIDTHS = (44, 60, 78, 80, 96, 100, 140)
SAID = re.compile(r"@([a-zA-Z][\w.-]*)|'([\w.-]+)'|\"([\w.-]+)\"")  # words that a layout names
BEGUN = re.compile(r"'([\w.-]+[-_])' \+")  # and those of which it says how they begin
COUNTLESS = 12  # how seldom a table is drawn in a long game


@GAMES
def test_a_layout_can_be_read(name: str) -> None:
    """Every name in it is known, every formula is one, and every block has what it needs."""
    layout = layout_of(games[name])
    assert layout is None or layout.blocks


@GAMES
def test_both_languages_have_the_same_words_in_the_same_order(name: str) -> None:
    """What a layout says in one language it says in the other."""
    english, polish = (words_of(games[name], language).keys for language in LANGUAGES)
    assert english == polish and len(english) == len(set(english))


@GAMES
def test_no_word_of_a_layout_is_left_over(name: str) -> None:
    """Each is named by the layout, or begins as one does, or is called after a key of views."""
    game = games[name]
    path = game.folder / FOLDER / FILE
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    named = {word for match in SAID.finditer(text) for word in match.groups() if word} | {*game.pieces}
    begun = tuple(BEGUN.findall(text))
    keys = words_of(game, "en").keys
    assert [key for key in keys if key not in named and not key.startswith(begun or ("\0",))] == []


@QUICK
@given(starts(), NUMBERS)
def test_any_view_is_drawn_as_wide_as_the_screen(start: Start, seed: int) -> None:
    """For every seat and a spectator, in both languages, as brief as can be or whole, on screens of any width."""
    if layout_of(start.game) is None:
        return
    state, chance = start.begin(), seeded(seed)
    for n, _ in enumerate(walk(state, seeded(seed))):
        if rarely(n, COUNTLESS):
            assert_drawn(start.game, start.game.view(state, viewer(chance, start.seats)), chance)
    for seat in (None, *range(start.seats)):
        assert_drawn(start.game, start.game.view(state, seat), chance)


def viewer(chance: Chance, seats: int) -> int | None:
    """Somebody at the table, or a spectator."""
    seat = chance.below(seats + 1)
    return seat if seat < seats else None


def assert_drawn(game: Game, view: View, chance: Chance) -> None:
    """Draw a view somehow; no line is too wide for the frame, and so none is broken there."""
    layout = layout_of(game)
    assert layout is not None
    width = WIDTHS[chance.below(len(WIDTHS))]
    language = LANGUAGES[chance.below(len(LANGUAGES))]
    table = Table(layout, view, Voice(game, language), width)
    lines = table.lines(table.scope(chance.below(BRIEFEST + 1)))
    assert all(line.cell_len <= width - FRAME for line in lines)
    console = Console(width=width, file=(out := StringIO()), highlight=False, markup=False, emoji=False)
    console.print(Panel(Group(*lines), width=width))
    assert {cell_len(row) for row in out.getvalue().splitlines()} == {width}
