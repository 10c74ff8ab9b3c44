"""What an answer is told with besides its parts: prices and owners, for whoever is asked and nobody else."""

from __future__ import annotations

from typing import Any

import pytest

from gaslamp.engine.core.effect import NOBODY
from gaslamp.engine.core.question import Question
from gaslamp.engine.words.voice import Voice
from gaslamp.games.nanty.purses import EARN_IN_UNREST, Demolish
from gaslamp.games.nanty.random_events import ABANDON
from gaslamp.games.nanty.state import Nanty
from gaslamp.games.nanty.turn import MEANWHILE
from tests.games.nanty.fate import befall
from tests.games.nanty.scene import DISTRICTS, GAME, choose, number, one_answer, place, play, refused, scene


def said(state: Nanty, language: str = "en") -> list[str]:
    """The answers as whoever is asked reads them."""
    question = state.detailed_question
    assert question is not None
    return [Voice(GAME, language).answer(question, answer) for answer in state.offered]


def said_of(state: Nanty, *given: str, language: str = "en") -> list[str]:
    """Answers that a rule forbids, as whoever is asked about them reads them."""
    question = state.detailed_question
    assert question is not None
    answers = [one_answer(state, one) for one in given]
    for one in answers:
        assert one not in state.offered and state.why_not(one)
    return [Voice(GAME, language).answer(question, one) for one in answers]


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


@pytest.mark.rule("N3.2")
def test_where_one_may_not_build_the_price_is_told_all_the_same() -> None:
    """Whole or in part; and where one would rebuild, whatever is pulled down."""
    state = play(scene("gin_palace", "", agents={"chelsea": (1, 0)}, money=[30]), "gin_palace")
    assert said_of(state, "city", "strand") == ["Build in the City (5), £18", "Build in the Strand (3), £12"]
    assert said_of(state, "city", language="pl") == ["Postaw budynek w City (5), £18"]
    refused(state, "city", "N3.2")
    state = play(scene("jerry_builder", "", agents={"chelsea": (1, 0)}, money=[30]), "jerry_builder")
    assert said_of(state, "strand") == ["Build in the Strand (3), £6"]


@pytest.mark.rule("N3.2")
def test_where_one_may_not_rebuild_the_price_is_told_all_the_same() -> None:
    """Of any two districts."""
    houses = dict.fromkeys(("chelsea", "westminster", "strand", "marylebone", "billingsgate", "east_end"), 0)
    state = scene("peabody_buildings", "", agents={"lambeth": (1, 0)}, buildings=houses, money=[30])
    play(state, "peabody_buildings")
    assert said_of(state, "strand city", "city lambeth", "strand strand") == [
        "Pull down your building in the Strand (3) and build in the City (5), £18",
        "Pull down your building in the City (5) and build in Lambeth (11), £18",
        "Pull down your building in the Strand (3) and build in the Strand (3), £12",
    ]


@pytest.mark.rule("N9.32")
def test_what_one_may_not_buy_has_its_price_and_owner_too() -> None:
    """If it has an owner."""
    houses = {"chelsea": 1, "city": 1, "strand": 0}
    state = play(scene("mr_merdle", "", buildings=houses, money=[10]), "mr_merdle")
    assert said_of(state, "city", "strand", "lambeth") == [
        "Buy the building in the City (5) from Player 2, £18",
        "Buy the building in the Strand (3) from Player 1, £12",
        "Buy a building in Lambeth (11), £18",
    ]
    assert said_of(state, "city", "lambeth", language="pl") == [
        "Kup od gracza Gracz 2 budynek w City (5), £18",
        "Kup budynek w Lambeth (11), £18",
    ]
    question = state.detailed_question
    assert question is not None and (place("lambeth"), 18, NOBODY) in question.rows


@pytest.mark.rule("N10.5")
def test_what_is_not_about_to_be_struck_has_its_premium_too() -> None:
    """For all that one has there; where that is nothing, there is no sum."""
    houses = {"city": 1, "lambeth": 1}
    state = scene("martians", "", buildings=houses, agents={"lambeth": (0, 2)}, money=[20, 30])
    befall(state, "emergency", "lambeth", "chelsea", "chelsea", "vauxhall")
    assert said_of(state, "city", "strand") == [
        "Pay £3 for all your pieces in the City (5)",
        "Pay for all your pieces in the Strand (3)",
    ]
    assert said_of(state, "strand", language="pl") == ["Zapłać za wszystkie swoje elementy na Strandzie (3)"]
    state = scene("martians", "", buildings=houses, money=[20, 30])
    befall(state, "explosion", "lambeth")
    assert said_of(state, "strand") == ["Pay £3 for the building in the Strand (3)"]


@pytest.mark.rule("N2.6")
def test_an_ability_that_one_has_not_is_told_with_its_cost() -> None:
    """At the start of a turn, and between two symbols."""
    state = scene("mudlark", "", buildings={"lambeth": 0}, money=[3])
    assert said_of(state, "use chelsea") == ["Use the ability of Chelsea (£3)"]


@pytest.mark.rule("N6.11", "N9.11", "N9.34", "N2.6")
def test_every_district_that_may_be_named_has_its_details() -> None:
    """Where one might collect, remove a building or lose it; of abilities those that cost something."""
    state = scene("mudlark", "")
    for question in (EARN_IN_UNREST, Demolish(), ABANDON):
        assert question.detailed(state, 0).list() == list(range(1, 13))
    assert MEANWHILE.detailed(state, 0).list() == [number(n) for n in DISTRICTS if state.district(place(n)).price]


@pytest.mark.rule("N3.1")
def test_an_agent_that_comes_home_is_sent_back() -> None:
    """To where it has been, offered or not; any other goes from one district to another."""
    where = {"chelsea": (1, 0), "east_end": (11, 0)}
    state = play(scene("errand_boy", "", agents=where), "errand_boy")
    assert said(state)[0] == "Move an agent from Chelsea (1) to Billingsgate (6)"
    assert "Lift an agent and send it back to the East End (7)" in said(state)
    assert "Podnieś agenta i odeślij go z powrotem do East Endu (7)" in said(state, "pl")
    assert said_of(state, "chelsea chelsea") == ["Lift an agent and send it back to Chelsea (1)"]


@pytest.mark.rule("N3.3", "N9.6", "N9.24")
def test_whose_agent_it_is_reads_well_with_any_name() -> None:
    """In Polish the name is not declined."""
    state = play(scene("bailiff", "", agents={"chelsea": (0, 1)}), "bailiff")
    assert said(state, "pl")[0] == "Agent gracza Gracz 2 w Chelsea (1)"


def test_nobody_else_gets_the_details() -> None:
    """They are sent as what is offered is: to whoever is asked; others see just what may be told."""
    state = play(scene("peabody_buildings", "", agents={"chelsea": (1, 0)}, money=[30]), "peabody_buildings")
    assert len(asked(state, 0)["rows"]) == 12 and asked(state, 0)["rows"][0] == [1, 6]
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
