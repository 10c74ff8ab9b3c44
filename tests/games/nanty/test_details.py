"""What an answer is told with besides its parts: prices and owners, for whoever is asked and nobody else."""

from __future__ import annotations

from typing import Any

import pytest

from gaslamp.engine.core.question import Question
from gaslamp.engine.words.voice import Voice
from gaslamp.games.nanty.state import Nanty
from tests.games.nanty.fate import befall
from tests.games.nanty.scene import GAME, choose, play, scene


def said(state: Nanty, language: str = "en") -> list[str]:
    """The answers as whoever is asked reads them."""
    question = state.detailed_question
    assert question is not None
    return [Voice(GAME, language).answer(question, answer) for answer in state.offered]


def asked(state: Nanty, seat: int | None) -> Any:
    """The question as somebody sees it."""
    return GAME.view(state, seat)["question"]


@pytest.mark.rule("N3.2")
def test_who_builds_reads_number_and_price() -> None:
    """Of each district, also at half the price."""
    state = play(
        scene("peabody_buildings", "", agents={"lambeth": (1, 0), "chelsea": (1, 0)}, money=[30]), "peabody_buildings"
    )
    assert said(state)[:2] == ["Build in Chelsea (1), £6", "Build in Lambeth (11), £18"]
    assert said(state, "pl")[1] == "Postaw budynek w Lambeth (11), £18"


@pytest.mark.rule("N9.32")
def test_who_buys_reads_price_and_owner() -> None:
    """The whole price, and whose building it is."""
    state = play(scene("mr_merdle", "", buildings={"chelsea": 1}, money=[30]), "mr_merdle")
    assert said(state)[0] == "Buy the building in Chelsea (1) from Player 2, £6"


@pytest.mark.rule("N10.5")
def test_who_insures_reads_the_premium() -> None:
    """For one piece, or for all of them."""
    state = scene("martians", "", buildings={"city": 1, "lambeth": 1}, agents={"lambeth": (0, 2)}, money=[20, 30])
    befall(state, "emergency", "lambeth", "chelsea", "chelsea", "vauxhall")
    assert said(state)[0] == "Pay £9 for all your pieces in Lambeth (11)"


@pytest.mark.rule("N10")
def test_who_may_use_a_district_reads_what_it_costs() -> None:
    """If it costs anything; the price of the ability, not that of building."""
    state = scene("mudlark", "", buildings={"chelsea": 0, "lambeth": 0}, money=[3])
    texts = said(state)
    assert "Use the ability of Chelsea (£3)" in texts and "Use the ability of Lambeth" in texts


def test_nobody_else_gets_the_details() -> None:
    """They are sent as what is offered is: to whoever is asked; others see just what may be told."""
    state = play(scene("peabody_buildings", "", agents={"chelsea": (1, 0)}, money=[30]), "peabody_buildings")
    assert asked(state, 0)["rows"] == [[1, 6]]
    for seat in (1, None):
        assert "rows" not in asked(state, seat) and asked(state, seat)["details"] == asked(state, 0)["details"]
    assert Question.of(asked(state, 0)) == state.detailed_question
    assert Question.of(asked(state, 1)) == state.question


@pytest.mark.rule("N9.43")
def test_who_may_ignore_a_text_reads_what_it_does() -> None:
    """What comes, and from whom."""
    state = play(scene("pickpocket, mudlark", "bobby, dustman", "errand_boy", money=[0, 5, 5]), "pickpocket", 1)
    assert state.question is not None and state.question.name == "ward"
    english, polish = (Voice(GAME, language).question(state.question) for language in ("en", "pl"))
    assert (
        english
        == "Player 1 turns the Pickpocket on you: you lose £3 to that player, or all you have. Do you ignore it?"
    )
    assert polish.startswith("Gracz 1 kieruje przeciw tobie kartę") and "tracisz £3" in polish
    choose(state, "no")
