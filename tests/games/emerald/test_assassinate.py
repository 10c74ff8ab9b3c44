"""E4.6: killing agents and royalty, and the cards that help: E8.6, E8.9, E8.12."""

from __future__ import annotations

import pytest

from gaslamp.games.emerald.state import Emerald
from tests.games.emerald.scene import (
    CITIES,
    GAME,
    GAME_CARDS,
    ROYALTY,
    STARTING,
    VERBS,
    agents,
    beside,
    cards,
    choose,
    cubes,
    discarded,
    hand,
    happened,
    offers,
    play,
    points,
    refused,
    removed,
    royals,
    sanity,
    scene,
    top,
    weigh,
)
from tests.games.telling import asks

DATA = GAME.data
KILLERS = [name for name in (*STARTING, *GAME_CARDS) if DATA.has(name, "assassinate")]
BOMBS = [name for name in (*STARTING, *GAME_CARDS) if DATA.has(name, "bombs")]


def paris(hand: str, mine: int = 2, theirs: int = 1, cubes: int = 1, royal: bool = False) -> Emerald:
    """Paris, where an agent costs four bombs, with so many agents of two players and cubes of the first."""
    return scene(
        hand,
        "",
        agents={"paris": (mine, theirs), "cairo": (0, 2)},
        cubes={"paris": (cubes, 0)},
        royals="paris" if royal else "",
    )


# -- whom, where, and for how many bombs


@pytest.mark.rule("E4", "E4.6", "E8.6", "E8.29")
@pytest.mark.parametrize("card", KILLERS)
def test_every_card_with_the_symbol_kills_an_agent(card: str) -> None:
    """With an agent box the agent lies on it and its points are scored, else it goes home; the card is kept."""
    state = play(paris(card, mine=4), "assassinate", card)
    worth = DATA.number(card, "kill_points") if DATA.has(card, "kill_points") else 0
    assert agents(state, "paris") == [4, 0]
    assert agents(state, "captive") == [0, 1 if worth else 0]
    assert agents(state, "supply") == [6, 7 if worth else 8]
    assert beside(state, 0) == [f"{card}:1" if worth else card]
    assert points(state, 0) == (0, 0, 0, worth)
    assert state.scores == [worth, 0]
    assert not discarded(state, 0) and asks(state) == (0, "act")


@pytest.mark.rule("E4.6", "E8.29")
def test_sebastian_moran_scores_four_for_an_agent() -> None:
    """So it is printed; a card without a box returns the agent."""
    assert play(paris("sebastian_moran", mine=4), "assassinate", "sebastian_moran").scores == [4, 0]


@pytest.mark.rule("E4.6", "E8.6")
def test_hired_assassin_kills_royalty_like_any_other() -> None:
    """Without points for an agent."""
    state = scene("hired_assassin", "", agents={"paris": (5, 0)}, royals="paris")
    play(weigh(state, mad=False), "assassinate", "hired_assassin")
    assert beside(state, 0) == ["weaver", "hired_assassin"]
    assert state.scores == [4, 0]


@pytest.mark.rule("E4.6", "E1.2")
@pytest.mark.parametrize("city", CITIES)
def test_an_agent_costs_the_bomb_value_of_the_city(city: str) -> None:
    """Each own agent there is a bomb; one fewer is not enough."""
    cost = DATA.number(city, "cost")
    place = {"rome" if city == "cairo" else "cairo": (0, 1)}
    state = scene("stiletto", "", agents={city: (cost, 1), **place})
    assert asks(play(state, "assassinate", "stiletto")) == (0, "act")
    assert agents(state, city) == [cost, 0]
    refused(scene("stiletto", "", agents={city: (cost - 1, 1), **place}), "assassinate stiletto", "E4.6")


@pytest.mark.rule("E4.6")
@pytest.mark.parametrize(("city", "noble"), list(zip(CITIES, ROYALTY, strict=True)))
def test_royalty_costs_what_its_card_shows(city: str, noble: str) -> None:
    """Its points are Restorationist points; the card lies by the identity, and the die is rolled."""
    cost = DATA.number(noble, "cost")
    state = scene("stiletto", "", agents={city: (cost - 1, 0)}, royals=city, absent=(1,), revealed=(1,))
    refused(state, "assassinate stiletto", "E4.6")
    state = scene("stiletto", "", agents={city: (cost, 0)}, royals=city, absent=(1,), revealed=(1,))
    play(weigh(state, mad=False), "assassinate", "stiletto")
    assert beside(state, 0) == [noble, "stiletto"]
    assert points(state, 0) == (0, DATA.number(noble, "restorationist_points"), 0, 0)
    assert royals(state) == []
    assert len(happened(state, "kept_sane")) == 1


@pytest.mark.rule("E4.6")
def test_royalty_in_the_stack_cannot_be_killed() -> None:
    """Only on its space."""
    state = scene("stiletto", "", agents={"paris": (6, 0), "cairo": (0, 1)})
    refused(state, "assassinate stiletto", "E4.6")


@pytest.mark.rule("E4.6")
@pytest.mark.parametrize(
    ("agents", "cubes"),
    [((4, 1), (0, 3)), ((4, 4), (0, 0)), ((0, 1), (6, 0)), ((4, 1), (0, 4)), ((4, 4), (0, 1))],
)
def test_an_agent_and_more_pieces_than_each_other_player_are_needed(
    agents: tuple[int, int], cubes: tuple[int, int]
) -> None:
    """A tie is not enough, cubes count on both sides, cubes alone do not kill."""
    state = scene("stiletto, ravachol", "", agents={"paris": agents, "cairo": (1, 1)}, cubes={"paris": cubes})
    refused(state, "assassinate stiletto", "E4.6")


@pytest.mark.rule("E4.6")
def test_own_cubes_count_for_the_majority() -> None:
    """Four agents against four, and one cube."""
    state = paris("stiletto", mine=4, theirs=4, cubes=1)
    assert agents(play(state, "assassinate", "stiletto"), "paris") == [4, 3]


@pytest.mark.rule("E4.6")
def test_one_does_not_kill_ones_own_agents() -> None:
    """Where nobody else is there is nobody to kill."""
    refused(scene("stiletto", "", agents={"paris": (6, 0)}), "assassinate stiletto", "E4.6")


@pytest.mark.rule("E4.6")
def test_city_target_and_victim_are_chosen() -> None:
    """Every city with enough bombs, agent or royalty; then whose agent."""
    state = scene(
        "stiletto",
        "",
        "",
        agents={"paris": (5, 1, 1), "rome": (4, 1, 0), "cairo": (0, 1, 1), "london": (1, 0, 0), "berlin": (0, 1, 0)},
        royals="paris, london",
    )
    play(state, "assassinate", "stiletto")
    assert offers(state) == {"paris agent", "paris royalty", "rome agent"}
    for words in ("london royalty", "rome royalty", "cairo agent", "berlin agent", "no"):
        refused(state, words, "E4.6")
    refused(state, (2, 2), "G1")
    choose(state, "paris agent")
    assert (asks(state), offers(state)) == ((0, "victim"), {"1", "2"})
    refused(state, 0, "E4.6")
    choose(state, 2)
    assert agents(state, "paris") == [5, 1, 0]
    assert royals(state) == ["london", "paris"]


@pytest.mark.rule("E4.6")
def test_target_is_asked_for_though_there_is_but_one() -> None:
    """That there is no other would tell of the bombs in hand."""
    state = paris("stiletto", mine=4)
    state.answer((VERBS.index("assassinate"), GAME.cards.index("stiletto")))
    assert (asks(state), offers(state)) == ((0, "strike"), {"paris agent"})


# -- bombs


@pytest.mark.rule("E4.6")
@pytest.mark.parametrize("card", BOMBS)
def test_every_bomb_symbol_is_a_bomb(card: str) -> None:
    """The card is discarded; without it there would be too few."""
    n = DATA.number(card, "bombs")
    weapon = "hired_assassin"
    state = play(paris(f"{weapon}, {card}", mine=4 - n, cubes=4), "assassinate", weapon)
    assert asks(state) == (0, "bomb") and f"symbol {card}" in offers(state)
    choose(state, f"symbol {card}")
    assert agents(state, "paris") == [4 - n, 0]
    assert discarded(state, 0) == cards(card)
    refused(paris(weapon, mine=4 - n, cubes=4), f"assassinate {weapon}", "E4.6")


@pytest.mark.rule("E4.6")
def test_bombs_on_the_assassination_card_do_not_count() -> None:
    """Three agents and the stiletto's own bomb are not four; another card's are."""
    refused(paris("stiletto", mine=3), "assassinate stiletto", "E4.6")
    state = play(paris("stiletto, vera_figner", mine=3), "assassinate", "stiletto")
    assert offers(state) == {"symbol vera_figner"}
    choose(state, "symbol vera_figner")
    assert beside(state, 0) == ["stiletto"] and discarded(state, 0) == cards("vera_figner")


@pytest.mark.rule("E4.6")
def test_a_second_copy_of_the_assassination_card_is_a_bomb() -> None:
    """Only the one that is played for the killing is spared."""
    refused(paris("vera_figner", mine=3), "assassinate vera_figner", "E4.6")
    assert "assassinate stiletto" in offers(paris("stiletto, sappers", mine=3))
    assert "assassinate stiletto" not in offers(paris("stiletto, couriers", mine=3))


@pytest.mark.rule("E3.3", "E4.6")
def test_no_more_bombs_are_played_than_needed() -> None:
    """With enough nobody is asked for more; the excess on the last card is allowed."""
    state = play(paris("stiletto, sappers", mine=5), "assassinate", "stiletto")
    assert asks(state) == (0, "act") and hand(state, 0) == cards("sappers")
    state = play(paris("stiletto, ravachol, sappers", mine=3), "assassinate", "stiletto", "symbol ravachol")
    assert asks(state) == (0, "act") and hand(state, 0) == cards("sappers")
    assert discarded(state, 0) == cards("ravachol")


@pytest.mark.rule("E3.3", "E4.6")
def test_bombs_are_played_strongest_first_so_that_none_is_too_many() -> None:
    """One bomb and then two would be one card too many for two."""
    state = play(paris("stiletto, ravachol, sappers, doctor_watson"), "assassinate", "stiletto")
    assert offers(state) == {"symbol ravachol", "symbol sappers"}
    refused(state, "symbol doctor_watson", "G2")
    choose(state, "symbol sappers")
    assert offers(state) == {"symbol doctor_watson"}
    refused(state, "symbol ravachol", "E3.3")
    choose(state, "symbol doctor_watson")
    assert discarded(state, 0) == cards("sappers, doctor_watson")


@pytest.mark.rule("E4.6")
def test_only_bombs_pay() -> None:
    """Neither another card nor one that is not held, nor nothing."""
    state = play(paris("stiletto, sappers, couriers, infernal_machine", mine=3), "assassinate", "stiletto")
    refused(state, "symbol couriers", "E4.6")
    refused(state, "text couriers", "E4.6")
    refused(state, "symbol ravachol", "E3.2")
    refused(state, "symbol infernal_machine", "E4.6")
    refused(state, "no", "E4.6")
    refused(state, (2, 23), "G1")


@pytest.mark.rule("E8.9")
def test_infernal_machine_is_three_bombs_and_leaves_the_game() -> None:
    """One agent and the machine make four."""
    refused(paris("stiletto, johann_most", mine=1, cubes=3), "assassinate stiletto", "E4.6")
    state = play(paris("stiletto, infernal_machine", mine=1, cubes=3), "assassinate", "stiletto")
    assert offers(state) == {"text infernal_machine"}
    choose(state, "text infernal_machine")
    assert agents(state, "paris") == [1, 0]
    assert removed(state) == cards("infernal_machine") and not discarded(state, 0)


@pytest.mark.rule("E8.9")
def test_two_infernal_machines_are_six_bombs() -> None:
    """Each counts."""
    state = scene(
        "stiletto, 2 infernal_machine", "", agents={"london": (1, 1), "cairo": (0, 1)}, cubes={"london": (2, 0)}
    )
    play(state, "assassinate", "stiletto", "text infernal_machine", "text infernal_machine")
    assert agents(state, "london") == [1, 0]
    assert removed(state) == cards("2 infernal_machine")


@pytest.mark.rule("E8.12")
def test_fenians_make_each_own_agent_two_bombs() -> None:
    """Two agents are four bombs, and the Fenians leave the game."""
    state = play(paris("stiletto, fenians"), "assassinate", "stiletto")
    assert offers(state) == {"text fenians"}
    choose(state, "text fenians")
    assert agents(state, "paris") == [2, 0]
    assert removed(state) == cards("fenians") and not discarded(state, 0)


@pytest.mark.rule("E8.12")
def test_two_fenians_do_not_count_four() -> None:
    """The second brings only the bomb that it shows, and is discarded for it."""
    hand = "stiletto, 2 fenians"
    state = scene(hand, "", agents={"london": (2, 1), "cairo": (0, 1)})
    play(state, "assassinate", "stiletto", "text fenians")
    assert offers(state) == {"symbol fenians"}
    refused(state, "text fenians", "E8.12")
    choose(state, "symbol fenians")
    assert removed(state) == cards("fenians") and discarded(state, 0) == cards("fenians")


@pytest.mark.rule("E8.12")
@pytest.mark.parametrize(("mine", "enough"), [(1, False), (2, True)])
def test_what_two_fenians_bring_is_reckoned_before_the_killing(mine: int, enough: bool) -> None:
    """With n agents: n, n again and one; London's five need two agents."""
    state = scene("stiletto, 2 fenians", "", agents={"london": (mine, 1), "cairo": (0, 1)}, cubes={"london": (2, 0)})
    assert ("assassinate stiletto" in offers(state)) == enough


@pytest.mark.rule("E8.12")
def test_two_fenians_do_not_count_four_in_the_reckoning_either() -> None:
    """Two agents, doubled once, and a bomb are five; royalty that costs six is out of reach."""
    noble = next(name for name in ROYALTY if DATA.number(name, "cost") == 6)
    city = CITIES[ROYALTY.index(noble)]
    state = scene("stiletto, 2 fenians", "", agents={city: (2, 0), "rome": (0, 1)}, royals=city)
    refused(state, "assassinate stiletto", "E4.6")
    state = scene("stiletto, 2 fenians, sappers", "", agents={city: (2, 0), "rome": (0, 1)}, royals=city)
    assert "assassinate stiletto" in offers(state)


@pytest.mark.rule("E8.12", "E3.3")
def test_fenians_with_one_agent_are_one_bomb_by_text_or_symbol() -> None:
    """Both ways are offered."""
    state = play(paris("stiletto, fenians, ravachol", mine=1, cubes=3), "assassinate", "stiletto")
    assert offers(state) == {"symbol ravachol"}
    choose(state, "symbol ravachol")
    assert offers(state) == {"symbol fenians", "text fenians"}
    choose(state, "text fenians")
    assert removed(state) == cards("fenians") and discarded(state, 0) == cards("ravachol")


@pytest.mark.rule("E8.12", "E8.9")
def test_fenians_and_the_infernal_machine_together() -> None:
    """One agent doubled and three bombs are five; in a second killing the Fenians must be played anew."""
    state = scene(
        "stiletto, fenians, infernal_machine", "", agents={"london": (1, 1), "cairo": (0, 1)}, cubes={"london": (2, 0)}
    )
    play(state, "assassinate", "stiletto")
    assert offers(state) == {"text infernal_machine"}
    choose(state, "text infernal_machine")
    assert offers(state) == {"symbol fenians", "text fenians"}
    choose(state, "text fenians")
    assert agents(state, "london") == [1, 0]
    assert removed(state) == cards("infernal_machine, fenians")


# -- what follows


@pytest.mark.rule("E4.6")
def test_cubes_leave_last() -> None:
    """Own ones to Limbo, the others' home; those of other cities stay."""
    state = scene(
        "stiletto",
        "",
        "",
        agents={"paris": (4, 1, 1), "cairo": (0, 1, 1)},
        cubes={"paris": (2, 1, 3), "rome": (1, 1, 1)},
        limbo=(1, 1, 1),
    )
    play(state, "assassinate", "stiletto", 1)
    assert cubes(state, "paris") == [0, 0, 0] and cubes(state, "rome") == [1, 1, 1]
    assert cubes(state, "limbo") == [3, 1, 1]
    assert cubes(state, "supply") == [6, 8, 8]


@pytest.mark.rule("E4.6", "E6")
@pytest.mark.parametrize("mad", [True, False])
def test_who_goes_mad_by_royalty_loses_an_agent_there(mad: bool) -> None:
    """A token and one agent to supply; without madness neither. Cubes leave as ever."""
    state = scene("stiletto", "", agents={"paris": (5, 0), "rome": (1, 0)}, cubes={"paris": (1, 1)}, royals="paris")
    play(weigh(state, mad), "assassinate", "stiletto")
    assert sanity(state) == ([2, 3] if mad else [3, 3])
    assert agents(state, "paris") == ([4, 0] if mad else [5, 0])
    assert agents(state, "supply")[0] == (5 if mad else 4)
    assert (cubes(state, "paris"), cubes(state, "limbo")) == ([0, 0], [6, 5])
    assert state.scores == [4, 0]


@pytest.mark.rule("E4.6", "E5.2")
def test_who_has_no_token_left_loses_no_agent() -> None:
    """Madness takes nothing more from a revealed Loyalist."""
    state = scene("stiletto", "", agents={"paris": (5, 0)}, royals="paris", sanity=(0, 3), revealed=(0,))
    play(weigh(state, mad=True), "assassinate", "stiletto")
    assert agents(state, "paris") == [5, 0] and sanity(state) == [0, 3]


@pytest.mark.rule("E4.6", "E5.1")
def test_royalty_that_makes_one_reveal_is_ones_own_already() -> None:
    """Its points count at the end."""
    state = scene("stiletto", "", agents={"paris": (5, 0)}, royals="paris", sanity=(1, 3), sides="RL")
    play(weigh(state, mad=True), "assassinate", "stiletto")
    assert state.over
    assert points(state, 0) == (0, 4, 0, 0)
    assert state.scores == [4, -5]


@pytest.mark.rule("E4.6")
def test_one_may_kill_where_the_stack_is_empty() -> None:
    """The city is still there."""
    state = scene("stiletto", "", agents={"paris": (5, 1), "cairo": (0, 1)}, tops={"paris": ""}, stacks={"paris": ""})
    assert top(state, "paris") == ""
    assert agents(play(state, "assassinate", "stiletto"), "paris") == [5, 0]


# -- several killings


@pytest.mark.rule("E4.6")
def test_several_killings_in_one_action_each_with_a_card_of_its_own() -> None:
    """The same agent is a bomb in each."""
    state = paris("stiletto, hired_assassin", mine=4, theirs=2)
    play(state, "assassinate", "stiletto")
    assert (asks(state), offers(state)) == ((0, "strike_more"), {"no", "hired_assassin"})
    choose(state, "hired_assassin")
    assert agents(state, "paris") == [4, 0]
    assert beside(state, 0) == ["stiletto", "hired_assassin:1"]
    assert asks(state) == (0, "act")
    assert hand(state, 0) == {}


@pytest.mark.rule("E4.6")
def test_killings_are_in_the_players_order() -> None:
    """First Rome, then Paris, or only one of them."""
    where = {"paris": (4, 1), "rome": (4, 1), "cairo": (0, 1)}
    state = play(scene("stiletto, hired_assassin", "", agents=where), "assassinate", "hired_assassin", "rome agent")
    assert asks(state) == (0, "strike_more")
    choose(state, "stiletto")
    assert (agents(state, "paris"), agents(state, "rome")) == ([4, 0], [4, 0])
    state = play(scene("stiletto, hired_assassin", "", agents=where), "assassinate", "hired_assassin", "rome agent")
    choose(state, "no")
    assert (asks(state), agents(state, "paris")) == ((0, "act"), [4, 1])


@pytest.mark.rule("E4.6")
def test_each_killing_is_checked_when_it_comes() -> None:
    """After the cubes have left, four agents are no majority over four."""
    state = paris("stiletto, hired_assassin", mine=4, theirs=5, cubes=2)
    play(state, "assassinate", "stiletto")
    assert agents(state, "paris") == [4, 4]
    assert asks(state) == (0, "act")
    state = paris("stiletto, hired_assassin", mine=4, theirs=4, cubes=1)
    play(state, "assassinate", "stiletto")
    assert asks(state) == (0, "strike_more") and "hired_assassin" in offers(state)


@pytest.mark.rule("E4.6")
def test_bombs_are_paid_for_each_killing() -> None:
    """Those played for the first do not help in the second; without enough the card is not offered."""
    state = paris("stiletto, hired_assassin, sappers", mine=3, theirs=2)
    play(state, "assassinate", "stiletto", "symbol sappers")
    assert (asks(state), offers(state)) == ((0, "strike_more"), {"no"})
    refused(state, "hired_assassin", "E4.6")
    refused(state, "vera_figner", "E3.2")


@pytest.mark.rule("E4.6", "E8.12")
def test_fenians_help_in_one_killing() -> None:
    """In the next the agents are worth one bomb again."""
    state = paris("stiletto, hired_assassin, fenians", mine=3, theirs=2)
    play(state, "assassinate", "stiletto", "text fenians")
    assert asks(state) == (0, "strike_more") and offers(state) == {"no"}
    state = paris("stiletto, hired_assassin, 2 fenians", mine=3, theirs=2)
    play(state, "assassinate", "stiletto", "text fenians", "hired_assassin")
    assert offers(state) == {"text fenians", "symbol fenians"}


@pytest.mark.rule("E4.6")
def test_agent_and_royalty_may_die_in_one_action() -> None:
    """In the same city, with the most pieces each time."""
    state = paris("stiletto, hired_assassin", mine=6, royal=True)
    weigh(state, mad=False)
    play(state, "assassinate", "stiletto", "paris royalty", "hired_assassin")
    assert agents(state, "paris") == [6, 0]
    assert beside(state, 0) == ["weaver", "stiletto", "hired_assassin:1"]
    assert state.scores == [4 + DATA.number("hired_assassin", "kill_points"), 0]


@pytest.mark.rule("E4.6")
def test_nobody_is_asked_to_kill_again_who_can_have_no_such_card() -> None:
    """Whoever may have one is asked."""
    where = {"paris": (4, 2), "cairo": (0, 1)}
    state = scene("stiletto, couriers", "", agents=where, deck={0: "sappers"})
    assert asks(play(state, "assassinate", "stiletto")) == (0, "act")
    state = scene("stiletto, couriers", "", agents=where, deck={0: "hired_assassin"})
    assert asks(play(state, "assassinate", "stiletto")) == (0, "strike_more") and offers(state) == {"no"}


@pytest.mark.rule("E4.6")
def test_nobody_is_asked_to_kill_again_where_nobody_is_left() -> None:
    """One's own agents are no prey."""
    state = paris("stiletto, hired_assassin", mine=4)
    assert asks(play(state, "assassinate", "stiletto")) == (0, "act")


@pytest.mark.rule("E4.6")
def test_assassination_costs_one_action_and_may_be_the_second() -> None:
    """Unlike taking cards."""
    state = scene("stiletto", "", agents={"paris": (4, 1), "cairo": (0, 1)}, action=2)
    assert asks(play(state, "assassinate", "stiletto")) == (1, "act")
