"""The drawn table of A Study in Emerald: it fits the screen, tells what a seat may know, and has all its words."""

from __future__ import annotations

import re
from functools import cache
from io import StringIO
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console

from gaslamp import games
from gaslamp.cli.tables import draw
from gaslamp.cli.tables.layout import layout_of, words_of
from gaslamp.conformance.walk import walk
from gaslamp.engine.book.game import Game, View
from gaslamp.engine.core.chance import seeded
from gaslamp.engine.core.state import State
from gaslamp.engine.words.texts import LANGUAGES
from gaslamp.engine.words.voice import Voice

EMERALD = games["emerald"]
NAMES = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday")
BOTH = pytest.mark.parametrize("lang", LANGUAGES)


@cache
def played(seats: int, answers: int) -> State:
    """A game after so many random answers."""
    state = EMERALD.new(seats, 7)
    for _ in walk(state, seeded(7), answers):
        pass
    return state


def drawn(view: View, width: int = 100, lang: str = "en", game: Game = EMERALD, height: int | None = None) -> str:
    """The table in plain letters."""
    console = Console(width=width, file=(out := StringIO()), highlight=False, markup=False, emoji=False)
    console.print(draw(view, Voice(game, lang, NAMES), width, height))
    return out.getvalue()


def flat(text: str) -> str:
    """A table without its frame, line ends and columns."""
    return " ".join(text.replace("│", " ").split())


@BOTH
@pytest.mark.parametrize("width", [100, 80, 77, 60, 44])
@pytest.mark.parametrize(("seats", "answers"), [(2, 0), (3, 250), (4, 600), (5, 100_000)])
def test_table_fits_the_screen_and_cuts_nothing_off(seats: int, answers: int, width: int, lang: str) -> None:
    """Every line within the width, every city and every player there, at any time of the game."""
    view = EMERALD.view(played(seats, answers), 1)
    text = drawn(view, width, lang)
    voice = Voice(EMERALD, lang)
    assert all(cell_len(row) == width for row in text.splitlines())
    assert "…" not in text
    assert all(voice.card(city) in text for city in range(1, 10))
    assert all(name in text for name in NAMES[:seats])


@pytest.mark.parametrize("width", [100, 80, 44])
def test_own_hand_and_identity_are_shown_and_those_of_others_are_not(width: int) -> None:
    """A spectator sees nobody's."""
    state = EMERALD.new(3, 7)
    own, open = (drawn(EMERALD.view(state, seat), width) for seat in (0, None))
    sides = re.compile(r"(Loyalist|Restorationist)\b")
    assert "Your hand" in own and "(you)" in own and len(sides.findall(own)) == 1
    assert "Your hand" not in open and "(you)" not in open and not sides.search(open)


def test_city_tells_its_cost_card_royalty_and_pieces() -> None:
    """The most pieces are marked, and only if nobody else has as many."""
    view = EMERALD.view(EMERALD.new(3, 7), 0)
    paris = view["table"]["cities"][1]
    paris |= {"card": "shoggoth", "under": 4, "royalty": "weaver"}
    paris |= {"cubes": [4, 2, 0], "agents": [1, 2, 0], "zombies": 1}
    text = flat(drawn(view))
    assert "Paris †4 4 Shoggoth P ψ ☐3 action 1× E8.16 ▴①■4♟1 ②■2♟2 ☠1" in text
    assert "♛ The Weaver in Darkness †5 ★R4" in text
    paris["agents"] = [0, 2, 0]
    assert "E8.16 ①■4 ②■2♟2 ☠1" in flat(drawn(view))


@pytest.mark.parametrize("width", [100, 80, 44])
def test_player_tells_points_by_kind_and_what_lies_by_the_identity(width: int) -> None:
    """With whose agent lies on a card, and which royalty is hidden."""
    view = EMERALD.view(EMERALD.new(3, 7), 0)
    rival = view["table"]["players"][1]
    rival["points"] = {"neutral": 3, "restorationist": 1, "loyalist": 4, "kills": [2, 0, 0]}
    rival["beside"] = [{"card": "hired_assassin", "agent": 0}, {"card": "hide_royalty", "royalty": "weaver"}]
    rival |= {"hand": ["couriers", "couriers"], "identity": "loyalist", "side": "loyalist", "revealed": True}
    rival["agents"]["mi_go"] = 1
    text = flat(drawn(view, width))
    assert "Loyalist (revealed)" in text
    assert "scored: ★3 ★R1 ★L4 ☐2① ♛×1" in text
    assert "Mi-Go: ♟1" in text
    assert "by the identity: Hired Assassin ☐①, Hide Royalty ♛ The Weaver in Darkness" in text
    assert "known in hand: 2× Couriers" in text


def test_symbols_are_those_of_the_game_that_is_played(tmp_path: Path) -> None:
    """An owner's numbers are drawn, not ours."""
    better = tmp_path / "mine.toml"
    better.write_text('[couriers]\nbombs = { is = 2, source = "printed" }\n', encoding="utf-8")
    game = EMERALD.with_file(better)
    view = game.view(game.new(2, 7), 0)
    view["table"]["players"][0]["hand"] = ["couriers"]
    assert "1× Couriers P R B2" in flat(drawn(view, game=game))
    assert "1× Couriers P R B2" not in flat(drawn(view))


@BOTH
def test_every_symbol_is_explained(lang: str) -> None:
    """But for the agent, whom the heading of the pieces explains."""
    layout, texts = layout_of(EMERALD), words_of(EMERALD, lang)
    assert layout is not None
    explained = {symbol for entry in layout.values["explained"] for symbol in entry[1:]}
    assert set(layout.values["symbols"]) - explained == {"agents"}
    assert texts.say("symbol-agents") in texts.say("pieces")
    letters = [texts.say(f"symbol-{symbol}") for symbol in (*explained, "agents")]
    assert len(set(letters)) == len(letters)


@BOTH
@pytest.mark.parametrize(("seats", "answers"), [(2, 0), (3, 250), (4, 600)])
def test_city_hand_and_question_are_on_a_small_screen_together(seats: int, answers: int, lang: str) -> None:
    """As brief as it must be: all cities and all of one's hand in seventeen to twenty lines of eighty columns."""
    state = played(seats, answers)
    view = EMERALD.view(state, state.asked)
    voice = Voice(EMERALD, lang)
    text = drawn(view, 80, lang, height=17)
    assert len(text.splitlines()) <= 20 and all(cell_len(row) == 80 for row in text.splitlines())
    assert all(voice.card(city) in text for city in range(1, 10))
    assert all(
        voice.card(EMERALD.cards.index(card)) in flat(text) for card in view["table"]["players"][state.asked]["hand"]
    )
