"""Layouts: templates and blocks as a layout.toml has them, and what is said of mistakes in it."""

from __future__ import annotations

from dataclasses import replace
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from gaslamp import games
from gaslamp.cli.tables import draw
from gaslamp.cli.tables.faults import BadLayout
from gaslamp.cli.tables.layout import layout_of
from gaslamp.engine.book.game import Game, View
from gaslamp.engine.words.voice import Voice

CATHAM = games["catham"]
WORDS = {"en": "pool = Pool\n", "pl": "pool = Pula\n"}


def laid_out(folder: Path, layout: str) -> Game:
    """Catham City with another layout."""
    own = folder / "terminal"
    for language, words in WORDS.items():
        (own / "texts" / language).mkdir(parents=True, exist_ok=True)
        (own / "texts" / language / "words.ftl").write_text(words, encoding="utf-8")
    (own / "layout.toml").write_text(layout, encoding="utf-8")
    (folder / "texts").symlink_to(CATHAM.folder / "texts")
    return replace(CATHAM, folder=folder)


def view(**table: Any) -> View:
    """What the first of two sees."""
    seen = CATHAM.view(CATHAM.new(2, 7), 0)
    return {**seen, "table": {**seen["table"], **table}}


def drawn(folder: Path, layout: str, width: int = 40, height: int | None = None, **table: Any) -> list[str]:
    """The lines within the frame."""
    game = laid_out(folder, layout)
    console = Console(width=width, file=(out := StringIO()), highlight=False, markup=False, emoji=False)
    console.print(draw(view(**table), Voice(game, "en", ("Ada", "Bo")), width, height))
    return [line[2:-2].rstrip() for line in out.getvalue().splitlines()[1:-1]]


def lines(*templates: str) -> str:
    """A layout of some lines."""
    return f"[[block]]\nlines = [{', '.join(map(repr, templates))}]\n"


# -- what is wrong


@pytest.mark.parametrize(
    ("layout", "told"),
    [
        ("blok = 1", "terminal/layout.toml: there is no “blok”; known are block"),
        ("block = 1", "terminal/layout.toml: block: 1 is no list"),
        ("[[block]]\nline = []", "[[block]] 1: a block has one of lines, columns, faces, drawings, blocks"),
        ("[[block]]\nlines = ['a']\nwenn = 'turn'", "[[block]] 1: there is no “wenn”; known are when"),
        ("[[block]]\nlines = 'many'", "[[block]] 1, lines: there is no “many”"),
        ("[[block]]\nlines = [1]", "[[block]] 1, lines: 1 is no text"),
        ("[[block]]\nlines = ['a']\nindent = 'b'", "[[block]] 1, indent: “b” is no int"),
        ("[[block]]\ncolumns = [{ head = 'a' }]", "[[block]] 1, columns 1: cell must be said, too"),
        ("[[block]]\ndrawings = ['{1here}']\ninks = {}\ntexts = { her = 'a' }", "drawings: there is no “here”"),
        (
            "[[block]]\neach = 'one in hands'\ncolumn = '1'\nrow = '1'\nfaces = [{ lines = [['a', 'b']] }]",
            "faces 1: ['a', 'b'] is no left, middle, right",
        ),
        (lines("{trun}"), "[[block]] 1, lines: there is no “trun”; known are turn"),
        (lines("{hands[0].sise}"), "[[block]] 1, lines: there is no “sise”; known are size"),
        (lines("{@pol}"), "there is no “@pol”; known are @pool"),
        (lines("{turn +}"), "“turn +” is no formula: invalid syntax"),
        (lines("{lambda: 1}"), "“lambda: 1” is no formula: Lambda has no place here"),
        (lines("{hands.__class__}"), "there is no “__class__”"),
        (lines("{__import__}"), "there is no “__import__”"),
        (lines("{hands.copy()}"), "is no formula: only a function or a part of the layout can be called"),
        (lines("{turn"), "“{” has no counterpart in “{turn”"),
        (lines("a]"), "“]” has no counterpart in “a]”"),
        (lines("[a"), "“[” has no counterpart in “[a”"),
        (lines("{turn | rde}"), "“rde” is no colour and no style"),
        ("[parts]\n'a b' = 'c'\n" + lines("a"), "[parts]: “a b” is no name of a part"),
        ("[[block]]\neach = 'hands'\nlines = ['a']", "[[block]] 1, each: “hands” is no formula: name in …"),
        ("[[block", "terminal/layout.toml: not a TOML file"),
    ],
)
def test_mistakes_are_told_with_their_place_and_what_would_be_right(tmp_path: Path, layout: str, told: str) -> None:
    """When the layout is read, whatever is on the table."""
    with pytest.raises(BadLayout) as refused:
        layout_of(laid_out(tmp_path, layout))
    assert told in str(refused.value)
    assert refused.value.say("pl") != str(refused.value)


def test_what_cannot_be_worked_out_is_told_when_it_is_drawn(tmp_path: Path) -> None:
    """With the formula and the reason."""
    with pytest.raises(BadLayout, match=r"lines: “turn // 0” cannot be worked out: ZeroDivisionError"):
        drawn(tmp_path, lines("{turn // 0}"))


# -- templates


def test_brackets_leave_out_what_has_nothing_to_say(tmp_path: Path) -> None:
    """If any slot in them has nothing, 0 or no; a line with nothing in it is no line."""
    layout = lines("a[ {turn}][ {table}][ b{turn == 3}][ c{turn == 4}]", "[{deck}]", "d{None}{False}")
    assert drawn(tmp_path, layout, turn=3, deck=0) == ["a 3 b", "d"]


def test_words_are_those_of_the_layout_and_of_the_game(tmp_path: Path) -> None:
    """Cards, players and rules by name, facts of cards; what a view does not have is nothing."""
    layout = """
[values]
card = "mafia"
[[block]]
lines = ["{@pool}, {@view-deck}", "{called(card)} {rule_of(card)} {card.gain}[ {cards}]", "{player(1)}"]
"""
    gain = CATHAM.data.number("mafia", "gain")
    assert drawn(tmp_path, layout) == ["Pool, Draw pile", f"Mafia M4.4 {gain}", "Bo"]


def test_parts_stand_one_behind_the_other_as_far_as_there_is_room(tmp_path: Path) -> None:
    """None is broken in two; later lines hang back."""
    layout = '[[block]]\nlines = [["{[called(name) for name in factions]}", "end"]]\n'
    cards = ["detectives", "science", "robocat"]
    assert drawn(tmp_path, layout, 30, factions=cards) == ["Detectives", "  Science Council  Robocat", "  end"]


def test_parts_of_a_layout_know_their_parameters_and_the_table(tmp_path: Path) -> None:
    """And each other; a loop may use a name that is taken."""
    layout = """
[values]
marks = { mafia = "M" }
[parts]
"mark(card)" = "{marks[card] or '?'}{turn}"
"row(card, cards)" = "{[mark(card) for card in [card] + cards]}"
[[block]]
lines = ["{row('mafia', ['police'])}"]
"""
    assert drawn(tmp_path, layout, turn=2) == ["M2", "?2"]


# -- blocks


TABLE = """
[[block]]
title = "{@pool}"
each = "name, n in [(name, pool[name]) for name in pool]"
gap = 2
columns = [
  { head = "card", cell = "{called(name)}" },
  { head = "n", cell = "{n}", right = true, least = "3" },
  { cell = "x", when = "turn > 1" },
]
"""


def test_a_table_has_a_row_for_each_turn_of_its_loop(tmp_path: Path) -> None:
    """With a title and headings; without rows there is nothing of it."""
    pool = {"science": 2, "mafia": 10}
    assert drawn(tmp_path, TABLE, turn=1, pool=pool) == [
        "Pool",
        "card               n",
        "Science Council    2",
        "Mafia             10",
    ]
    again = tmp_path / "again"
    again.mkdir()
    assert drawn(again, TABLE + lines("end"), turn=2, pool={}) == ["end"]


def test_wide_columns_give_way_and_break_between_words(tmp_path: Path) -> None:
    """Down to their longest words."""
    assert drawn(tmp_path, TABLE, 18, turn=1, pool={"science": 2}) == [
        "Pool",
        "card         n",
        "Science      2",
        "Council",
    ]


SQUARES = """
[[block]]
each = "seat, x in [(0, 0), (1, 2)]"
column = "x"
row = "seat + 1"
widest = 5
[[block.faces]]
when = "seat == 0"
lines = [["a", "{seat}", "b"], ["", "mid", ""]]
[[block.faces]]
lines = [["{room}", "", ""]]
"""


def test_squares_lie_in_columns_and_rows(tmp_path: Path) -> None:
    """As high as the highest; where there is none, there is a gap."""
    assert drawn(tmp_path, SQUARES) == [
        "     A     B     C",
        "  ┌─────┬─────┬─────┐",
        "  │a 0 b│     │     │",
        "1 │ mid │     │     │",
        "  ├─────┼─────┼─────┤",
        "  │     │     │5    │",
        "2 │     │     │     │",
        "  └─────┴─────┴─────┘",
    ]


DRAWING = '''
[[block]]
name = "map"
each = "name in factions"
inks = {}
drawings = [
"""
╭──────────╮
│{1       }├─{2name }
╰──────────╯
""",
"{1short} {2short}",
]
texts = { number = "{[called(name), turn]}", name = "{called(name)}", short = "{called(name)[:3]}" }
[[block]]
when = "drawn['map'] == 1"
lines = ["small"]
'''


def test_a_drawing_is_repeated_downwards_for_full_places(tmp_path: Path) -> None:
    """A row as often as its fullest slot needs it; only lines that go down go on."""
    assert drawn(tmp_path, DRAWING, factions=["detectives", "mafia"], turn=33) == [
        "╭──────────╮",
        "│Detectives├─Mafia",
        "│33        │",
        "╰──────────╯",
    ]


def test_the_first_drawing_is_drawn_in_which_everything_fits(tmp_path: Path) -> None:
    """And other blocks can know which it is."""
    assert drawn(tmp_path, DRAWING, factions=["science", "mafia"]) == ["Sci      Maf", "", "small"]


def test_a_table_is_as_brief_as_it_must_be(tmp_path: Path) -> None:
    """With so many lines for it; if even the briefest is too long, that."""
    layout = "[[block]]\nlines = ['a', 'b', 'c']\n" + "[[block]]\nwhen = 'brief < 3'\nlines = ['d']\n"
    layout += "[[block]]\nwhen = 'brief == 5'\nlines = ['e']\n"
    for n, (height, whole) in enumerate(
        [(None, "a b c  d"), (7, "a b c  d"), (6, "a b c d"), (5, "a b c"), (3, "a b c e")]
    ):
        folder = tmp_path / str(n)
        folder.mkdir()
        assert " ".join(drawn(folder, layout, height=height)) == whole


def test_without_a_layout_a_table_is_a_tree(tmp_path: Path) -> None:
    """By what the game says of its views."""
    (tmp_path / "texts").symlink_to(CATHAM.folder / "texts")
    game = replace(CATHAM, folder=tmp_path)
    console = Console(width=60, file=(out := StringIO()))
    console.print(draw(view(), Voice(game, "en", ("Ada", "Bo")), 60))
    assert out.getvalue().startswith("Catham City\n├── ")
