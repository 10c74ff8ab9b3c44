"""A game that was just written has a table in the terminal, drawn by its own layout."""

from __future__ import annotations

import importlib
import re
from dataclasses import fields
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from gaslamp import games
from gaslamp.cli.tables import draw
from gaslamp.cli.tables.blocks import Column
from gaslamp.cli.tables.functions import Functions
from gaslamp.cli.tables.layout import KINDS, SECTIONS, layout_of, words_in, words_of
from gaslamp.cli.tables.squares import Face
from gaslamp.engine.book.game import Game
from gaslamp.engine.words.texts import LANGUAGES
from gaslamp.engine.words.voice import Voice
from tests.cli.conftest import Command

ROOT = Path(__file__).parents[2]


@pytest.fixture
def lamps(gaslamp: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """The game of the template."""
    assert gaslamp("new", "lamplight").code == 0
    monkeypatch.syspath_prepend(str(tmp_path / "lamplight" / "src"))
    game = importlib.import_module("lamplight").GAME
    assert isinstance(game, Game)
    return game


@pytest.mark.parametrize("width", [40, 80])
def test_new_game_is_drawn_by_its_layout(lamps: Game, width: int) -> None:
    """Everybody's points, one's own lamps and nobody else's, in both languages."""
    assert layout_of(lamps) is not None
    state = lamps.new(3, 7)
    seat = state.asked
    assert seat is not None
    view = lamps.view(state, seat)
    for language in LANGUAGES:
        voice = Voice(lamps, language, ("Ada", "Bo", "Cy"))
        console = Console(width=width, file=(out := StringIO()))
        console.print(draw(view, voice, width))
        text = " ".join(out.getvalue().replace("│", " ").split())
        assert words_of(lamps, language).say("yours") in text and text.count("▶") == 1
        hand = [voice.card(lamps.cards.index(card)) for card in view["table"]["players"][seat]["hand"]]
        assert "  ".join(hand).replace("  ", " ") in text
        assert all(name in text for name in voice.names)


def test_example_of_the_page_is_a_layout(lamps: Game) -> None:
    """Of the game that `gaslamp new` writes, with one more word."""
    page = (ROOT / "docs" / "games.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```toml\n(title.*?)```", page, re.DOTALL)
    folder = lamps.folder / "terminal"
    (folder / "layout.toml").write_text(example, encoding="utf-8")
    for language in LANGUAGES:
        (folder / "texts" / language / "more.ftl").write_text("known = Known\n", encoding="utf-8")
    words_in.cache_clear()
    view = lamps.view(lamps.new(2, 7), 0)
    console = Console(width=60, file=(out := StringIO()))
    console.print(draw(view, Voice(lamps, "en", ("Ada", "Bo")), 60))
    assert "① Ada (you)" in out.getvalue() and "Known" in out.getvalue()


def test_page_names_all_that_a_layout_may_have() -> None:
    """Every function and every key of a block."""
    page = re.sub(r"```.*?```", "", (ROOT / "docs" / "games.md").read_text(encoding="utf-8"), flags=re.DOTALL)
    named = {word for code in re.findall(r"`([^`]+)`", page) for word in re.findall(r"\w+", code)}
    voice = Voice(games["catham"], "en")
    keys = {field.name for kind in (*KINDS.values(), Column, Face) for field in fields(kind)}
    known = {*Functions(voice, voice.texts).by_name(), *KINDS, *SECTIONS} | keys
    assert known - named == set()
