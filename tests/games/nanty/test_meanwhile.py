"""N2.6, N10: abilities of districts between two symbols of a card; and what is told when a symbol can do nothing."""

from __future__ import annotations

import pytest

from gaslamp import games
from gaslamp.engine.words.voice import Voice
from gaslamp.games.nanty.state import Nanty
from tests.games.nanty.fate import befall
from tests.games.nanty.scene import (
    GAME,
    agents,
    choose,
    money,
    offers,
    owner,
    pass_on,
    play,
    refused,
    scene,
    told,
    unrest,
)
from tests.games.telling import asks


@pytest.mark.rule("N2.6", "N10")
def test_an_ability_pays_for_the_building_that_is_the_next_symbol() -> None:
    """One asks for it before the symbol, and the card goes on where it was."""
    state = scene("lodging_house", "", agents={"chelsea": (1, 0)}, buildings={"lambeth": 0}, money=[3])
    choose(state, "play lodging_house", "no", pause=True)
    assert asks(state) == (0, "meanwhile") and offers(state) == {"lambeth", "no"}
    assert state.question is not None and state.question.rule == "N2.6"
    choose(state, "lambeth", pause=True)
    assert (asks(state), offers(state)) == ((0, "raise"), {"chelsea", "no"})
    assert money(choose(state, "chelsea")) == [0, 0] and owner(state, "chelsea") == 0


@pytest.mark.rule("N2.6", "N10")
def test_an_ability_used_meanwhile_is_spent_for_the_turn() -> None:
    """It is not offered again after the card."""
    state = scene("lodging_house", "", agents={"chelsea": (1, 0)}, buildings={"lambeth": 0, "vauxhall": 0}, money=[3])
    choose(state, "play lodging_house", "no", "lambeth", pause=True)
    assert asks(state) == (0, "meanwhile") and offers(state) == {"vauxhall", "no"}
    refused(state, "lambeth", "N10")
    refused(state, "city", "N2.6")
    choose(state, "no", "no", pause=True)
    assert (asks(state), offers(state)) == ((0, "act"), {"use vauxhall", "no"})


@pytest.mark.rule("N2.6")
def test_peace_made_meanwhile_lets_one_build() -> None:
    """The Strand removes the marker that was in the way."""
    state = scene(
        *("lodging_house", ""), agents={"chelsea": (1, 0)}, buildings={"strand": 0}, unrest="chelsea", money=[8]
    )
    choose(state, "play lodging_house", "no", "strand", pause=True)
    assert unrest(state) == [] and offers(state) == {"chelsea", "no"}


def murderous(*abilities: str) -> Nanty:
    """Sweeney Todd may strike twice and then build; seat 0 has some districts."""
    return scene(
        "sweeney_todd", "", agents={"chelsea": (1, 1)}, buildings=dict.fromkeys(abilities, 0), unrest="chelsea"
    )


@pytest.mark.rule("N2.6")
def test_who_has_gone_on_is_not_asked_again_in_this_card() -> None:
    """Before the second dagger, but not before the building."""
    state = choose(murderous("vauxhall"), "play sweeney_todd", "no", pause=True)
    assert asks(state) == (0, "meanwhile")
    assert asks(choose(state, "no", pause=True)) == (0, "remove")
    assert asks(choose(state, "no", pause=True)) == (0, "act")


@pytest.mark.rule("N2.6")
def test_who_could_use_more_than_when_going_on_is_asked_again() -> None:
    """The Strand serves again when there is money for it."""
    state = murderous("vauxhall", "strand")
    choose(state, "play sweeney_todd", "no", pause=True)
    assert offers(state) == {"vauxhall", "no"}
    choose(state, "no", pause=True)
    state.players[0].money = 2
    choose(state, "no", pause=True)
    assert asks(state) == (0, "meanwhile") and offers(state) == {"vauxhall", "strand", "no"}


@pytest.mark.rule("N2.6")
def test_who_has_used_one_is_asked_for_the_others_before_the_same_symbol() -> None:
    """As long as any is left."""
    state = choose(murderous("vauxhall", "southwark"), "play sweeney_todd", "no", "vauxhall", pause=True)
    assert (asks(state), offers(state)) == ((0, "meanwhile"), {"southwark", "no"})
    assert asks(choose(state, "southwark", pause=True)) == (0, "remove")


@pytest.mark.rule("N2.6")
def test_nobody_is_asked_who_has_nothing_to_use() -> None:
    """Nor before money or another card, which no ability can help."""
    state = scene("lodging_house", "", agents={"chelsea": (1, 0)}, buildings={"lambeth": 1}, money=[18])
    choose(state, "play lodging_house", "no", pause=True)
    assert asks(state) == (0, "raise")


@pytest.mark.rule("N2.2", "N2.3", "N10")
def test_each_question_of_a_turn_cites_the_rule_that_asks_it() -> None:
    """The first card, another one, and what else there is to do."""
    state = scene("muffin_man, mr_micawber", "", buildings={"lambeth": 0})
    rules = {}
    for choice in ("play muffin_man", "play mr_micawber", "no"):
        assert state.question is not None
        rules[state.question.number("stage")] = state.question.rule
        choose(state, choice)
    assert rules == {0: "N2.2", 1: "N2.3", 2: "N10"}


# -- what cannot be done is told


@pytest.mark.rule("N3.2", "N2.2")
def test_who_can_build_nowhere_hears_it() -> None:
    """No question comes; the log says why."""
    state = scene("lodging_house", "", agents={"chelsea": (1, 0)}, money=[0])
    play(state, "lodging_house", "no")
    assert "built_nothing 0" in told(state)


@pytest.mark.rule("N3.3", "N3.4", "N2.2")
@pytest.mark.parametrize(("symbol", "event"), [("assassinate", "killed_nobody 0"), ("remove_unrest", "no_unrest 0")])
def test_a_dagger_or_a_dove_without_unrest_is_told(symbol: str, event: str) -> None:
    """There is nobody to kill and nothing to remove."""
    card = next(name for name in GAME.cards[1:102] if GAME.data.words(name, "symbols")[0] == symbol)
    state = scene(card, "", agents={"chelsea": (1, 1)}, money=[9])
    assert event in told(pass_on(play(state, card)))


@pytest.mark.rule("N3.6")
def test_a_text_without_anybody_is_told() -> None:
    """Nobody has an agent that could be moved."""
    state = scene("bailiff", "", agents={"chelsea": (1, 0)})
    assert "text_idle 0 bailiff" in told(play(state, "bailiff"))


@pytest.mark.rule("N6.3")
def test_a_murderer_who_finds_nobody_is_told_of() -> None:
    """With the district."""
    state = befall(scene("martians", "", agents={"chelsea": (1, 1)}), "murders", "lambeth", "city")
    assert [line for line in told(state) if line.startswith("found_nobody")] == [
        "found_nobody 0 at lambeth",
        "found_nobody 1 at city",
    ]


def test_nothing_is_told_of_what_hands_hide() -> None:
    """Whether a turn can be ended by a reaction is never told."""
    state = scene("mr_micawber", "", upper="")
    play(state, "mr_micawber")
    assert not [line for line in told(state) if line.startswith(("text_idle", "found_nobody", "killed_nobody"))]


def test_agents_put_back_where_they_were_are_told_so() -> None:
    """They go from nowhere to nowhere."""
    state = scene("errand_boy", "", agents={"chelsea": (12, 0)})
    play(state, "errand_boy", "chelsea chelsea")
    assert "put_back 0 at chelsea" in told(state)
    assert (agents(state, "chelsea"), unrest(state)) == ([12, 0], ["chelsea"])
    event = next(event for event in games["nanty"].events(state, None) if event.kind == "put_back")
    assert "Chelsea" in Voice(GAME, "en").event(event)
