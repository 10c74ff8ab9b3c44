"""E8: the Old Ones and their servants."""

from __future__ import annotations

import pytest

from tests.games.emerald.scene import (
    CITIES,
    GAME,
    agents,
    beside,
    cards,
    choose,
    cubes,
    discarded,
    hand,
    happened,
    named,
    offers,
    play,
    points,
    refused,
    refused_whole,
    removed,
    rest,
    revealed,
    royals,
    sanity,
    scene,
    top,
    under,
    weigh,
    zombies,
)
from tests.games.telling import asks

DATA = GAME.data

# -- Cthulhu


@pytest.mark.rule("E8", "E8.4")
def test_cthulhu_destroys_a_city() -> None:
    """Cards leave the game, agents and zombies go home, all cubes go to Limbo, own ones too."""
    state = scene(
        "cthulhu",
        "",
        agents={"rome": (2, 1), "cairo": (1, 1)},
        cubes={"rome": (1, 2)},
        limbo=(3, 3),
        zombies={"rome": 2, "cairo": 1},
        stacks={"rome": "rhogog, okhrana"},
    )
    play(state, "action", "cthulhu")
    assert offers(state) == set(CITIES)
    choose(state, "rome")
    assert agents(state, "rome") == cubes(state, "rome") == [0, 0]
    assert agents(state, "supply") == [9, 9] and cubes(state, "limbo") == [4, 5]
    assert (zombies(state, "rome"), zombies(state, "cairo"), zombies(state, "supply")) == (0, 1, 5)
    assert (top(state, "rome"), under(state, "rome"), royals(state)) == ("", {}, [])
    assert removed(state) == cards("rome, rhogog, cthulhu")
    assert "okhrana" in named(state.box.list())


@pytest.mark.rule("E8.4")
def test_cthulhu_spares_royalty_on_its_space() -> None:
    """And every other city."""
    state = scene("cthulhu", "", royals="rome", cubes={"paris": (1, 1)}, agents={"cairo": (1, 1)})
    play(state, "action", "cthulhu", "rome")
    assert royals(state) == ["rome"] and top(state, "paris") == "paris"
    assert cubes(state, "paris") == [1, 1] and agents(state, "cairo") == [1, 1]


@pytest.mark.rule("E8.4")
def test_cards_that_lay_face_down_leave_unseen() -> None:
    """Nobody is told which they were; the city card and the royalty everybody knows."""
    state = scene(
        "cthulhu", "", agents={"cairo": (1, 1)}, tops={"rome": "okhrana"}, stacks={"rome": "rome, mi_go, necronomicon"}
    )
    play(state, "action", "cthulhu", "rome")
    shown = GAME.view(state, None)["table"]["removed"]
    assert "rome" in shown and "okhrana" in shown
    assert "mi_go" not in shown and "necronomicon" not in shown


@pytest.mark.rule("E8.4", "E8.28")
def test_zombies_removed_by_cthulhu_can_rise_again() -> None:
    """They are in stock."""
    state = scene("cthulhu, zombies", "", agents={"cairo": (1, 1)}, zombies={"rome": 6})
    play(state, "action", "cthulhu", "rome")
    play(state, "action", "zombies", "paris", "paris")
    assert zombies(state, "paris") == 2 and zombies(state, "supply") == 4


@pytest.mark.rule("E8.4")
def test_cthulhu_may_come_to_an_empty_city() -> None:
    """Nothing happens but that he is gone."""
    state = scene("cthulhu", "", tops={"rome": ""}, stacks={"rome": ""})
    play(state, "action", "cthulhu", "rome")
    assert removed(state) == cards("cthulhu, rome, rhogog") and asks(state) == (0, "act")


# -- Mi-Go


@pytest.mark.rule("E8", "E8.15")
@pytest.mark.parametrize("n", [1, 2])
def test_mi_go_takes_one_or_two_agents_from_the_board(n: int) -> None:
    """The card lies by the identity."""
    state = scene("mi_go", "", agents={"paris": (1, 1), "rome": (2, 0)})
    play(state, "action", "mi_go", "paris")
    assert offers(state) == {"no", "rome"}
    refused(state, "cairo", "E8.15")
    choose(state, "rome" if n == 2 else "no")
    assert (agents(state, "paris"), agents(state, "rome")) == ([0, 1], [3 - n, 0])
    assert beside(state, 0) == ["mi_go"] and not removed(state)
    assert agents(state, "supply") == [7, 9]
    assert asks(state) == (0, "act") and "bring_back mi_go" not in offers(state)


@pytest.mark.rule("E8.15")
def test_mi_go_takes_agents_in_the_order_of_the_board() -> None:
    """Both may come from one city."""
    state = scene("mi_go", "", agents={"paris": (1, 1), "rome": (3, 0)})
    play(state, "action", "mi_go", "rome")
    assert offers(state) == {"no", "rome"}
    refused(state, "paris", "G2")
    choose(state, "rome")
    assert agents(state, "rome") == [1, 0]


@pytest.mark.rule("E8.15")
def test_a_second_agent_for_mi_go_is_not_needed() -> None:
    """Of both together at least one is named; after the first by itself there may be none."""
    state = scene("mi_go", "", agents={"paris": (1, 1), "rome": (2, 0)})
    play(state, "action", "mi_go")
    assert [(group.least, group.most) for group in state.groups] == [(1, 2)]
    choose(state, "paris")
    assert [(group.least, group.most) for group in state.groups] == [(0, 1)]


@pytest.mark.rule("E8.15")
def test_agents_come_back_in_a_later_turn_only() -> None:
    """Not in the same turn, not in another player's."""
    state = scene("mi_go", "", agents={"rome": (3, 1)})
    play(state, "action", "mi_go", "rome")
    refused(state, "bring_back mi_go", "E8.15")
    choose(state, "no")
    assert asks(state) == (1, "act") and "bring_back mi_go" not in offers(state)
    rest(state)
    assert asks(state) == (0, "act") and "bring_back mi_go" in offers(state)


@pytest.mark.rule("E8.15")
@pytest.mark.parametrize("action", [1, 2, 3])
def test_both_agents_come_back_to_one_city_and_the_card_leaves_the_game(action: int) -> None:
    """As a free action, at any time of the turn."""
    state = scene("", "", agents={"rome": (1, 1)}, aloft=(2, 0), beside={0: "stiletto, mi_go"}, action=action)
    play(state, "bring_back", "mi_go")
    assert offers(state) == set(CITIES)
    choose(state, "cairo")
    assert agents(state, "cairo") == [2, 0] and agents(state, "mi_go") == [0, 0]
    assert beside(state, 0) == ["stiletto"] and removed(state) == cards("mi_go")
    assert asks(state) == ((0, "act") if action < 3 else (1, "act"))
    if action == 1:
        assert "bring_back mi_go" not in offers(state)
        choose(state, "no")
        assert asks(state) == (0, "act")


@pytest.mark.rule("E8.15")
def test_a_single_agent_comes_back_too() -> None:
    """Also after both actions."""
    state = scene("", "", agents={"rome": (1, 1)}, aloft=(1, 0), beside={0: "mi_go"}, action=3)
    assert asks(state) == (0, "act")
    assert agents(play(state, "bring_back", "mi_go", "cairo"), "cairo") == [1, 0]


@pytest.mark.rule("E8.15")
def test_everybody_sees_who_is_with_the_mi_go_and_since_when() -> None:
    """Abducted in this turn, or free to come back."""
    state = play(scene("mi_go", "", agents={"rome": (3, 1)}), "action", "mi_go", "rome")
    shown = GAME.view(state, 1)["table"]["players"][0]["agents"]
    assert (shown["abducted"], shown["mi_go"], shown["supply"]) == (2, 0, 7)
    choose(state, "no")
    shown = GAME.view(state, None)["table"]["players"][0]["agents"]
    assert (shown["abducted"], shown["mi_go"], shown["supply"]) == (0, 2, 7)


@pytest.mark.rule("E8.15")
def test_agents_may_stay_with_the_mi_go() -> None:
    """They need not come back."""
    state = rest(scene("", "", agents={"rome": (1, 1)}, aloft=(2, 0), beside={0: "mi_go"}))
    assert agents(state, "mi_go") == [2, 0]


@pytest.mark.rule("E8.15")
def test_mi_go_needs_an_agent_in_a_city() -> None:
    """And can hold agents only once at a time."""
    state = scene("mi_go", "", absent=(0,), revealed=(0,))
    refused(state, "action mi_go", "E4.8")
    state = scene("mi_go, pinkerton_agents", "", agents={"rome": (2, 1)}, aloft=(1, 0))
    refused(state, "action mi_go", "E4.8")


@pytest.mark.rule("E8.15")
def test_agents_on_mi_go_cannot_be_attacked() -> None:
    """They are in no city."""
    state = scene("shoggoth, irene_adler", "", agents={"rome": (1, 0)}, aloft=(0, 2), beside={1: "mi_go"})
    refused(state, "action shoggoth", "E4.8")
    play(state, "action", "irene_adler")
    assert agents(state, "mi_go") == [0, 2] and agents(state, "rome") == [1, 0]


# -- Shoggoth


@pytest.mark.rule("E8", "E8.16")
def test_shoggoth_removes_any_agent_not_ones_own_anywhere() -> None:
    """It lies on the card, whose points are scored."""
    state = scene("shoggoth", "", "", agents={"rome": (1, 2, 0), "cairo": (0, 1, 2)})
    play(state, "action", "shoggoth")
    assert offers(state) == {"rome 1", "cairo 1", "cairo 2"}
    refused(state, "rome 0", "E8.16")
    choose(state, "cairo 2")
    worth = DATA.number("shoggoth", "kill_points")
    assert agents(state, "cairo") == [0, 1, 1] and agents(state, "captive") == [0, 0, 1]
    assert points(state, 0) == (0, 0, 0, worth) and beside(state, 0) == ["shoggoth:2"]
    assert [int(n) for n in state.players[0].kills.list()] == [0, 0, worth]
    assert not removed(state) and cubes(state, "cairo") == [0, 0, 0]


@pytest.mark.rule("E8.16")
def test_shoggoth_leaves_cubes_alone() -> None:
    """It is no assassination."""
    state = scene("shoggoth", "", agents={"rome": (0, 2)}, cubes={"rome": (1, 1)})
    assert cubes(play(state, "action", "shoggoth"), "rome") == [1, 1]


# -- Night Terrors


@pytest.mark.rule("E8", "E8.20", "E6")
@pytest.mark.parametrize("mad", [True, False])
def test_night_terrors_make_another_player_roll(mad: bool) -> None:
    """Not oneself; the card is discarded."""
    state = weigh(scene("night_terrors", "", ""), mad)
    play(state, "action", "night_terrors")
    assert offers(state) == {"1", "2"}
    refused(state, 0, "E8.20")
    choose(state, 2)
    assert sanity(state) == [3, 3, 2 if mad else 3]
    assert discarded(state, 0) == cards("night_terrors")
    assert agents(state, "vienna") == [1, 1, 1]


# -- Vampires


@pytest.mark.rule("E8", "E8.25")
def test_vampires_replace_an_agent_beside_ones_own() -> None:
    """With one from supply; the other goes home. Another's agent, and only where one has one."""
    state = scene("vampires", "", "", agents={"rome": (1, 1, 2), "cairo": (0, 1, 1)}, cubes={"cairo": (3, 0, 0)})
    play(state, "action", "vampires")
    assert offers(state) == {"rome 1", "rome 2"}
    for words in ("cairo 1", "rome 0"):
        refused(state, words, "E8.25")
    choose(state, "rome 2")
    assert agents(state, "rome") == [2, 1, 1] and agents(state, "supply") == [8, 8, 8]


@pytest.mark.rule("E8.25")
def test_vampires_need_an_agent_in_supply() -> None:
    """With all ten on the board they cannot be played."""
    refused(scene("vampires", "", agents={"rome": (10, 2)}), "action vampires", "E4.8")
    assert "action vampires" in offers(scene("vampires", "", agents={"rome": (9, 2)}))


# -- Yog Sothoth


@pytest.mark.rule("E8", "E8.27")
def test_yog_sothoth_takes_any_number_of_agents_for_a_loyalist_point_each() -> None:
    """From several cities; the card lies by the identity."""
    state = scene("yog_sothoth", "", agents={"paris": (2, 1), "rome": (3, 0)})
    play(state, "action", "yog_sothoth")
    assert offers(state) == {"no", "paris", "rome"}
    refused_whole(state, "rome, rome, rome, rome", "E8.27")
    twin = state.copy()
    choose(twin, "rome")
    assert offers(twin) == {"no", "rome"}
    refused(twin, "paris", "G2")
    for city in ("london", "cairo"):  # before and after Rome, without agents
        refused(twin, city, "E8.27")
    choose(state, "rome, paris, rome")
    assert agents(state, "yog_sothoth") == [3, 0] and agents(state, "supply") == [5, 9]
    assert points(state, 0) == (0, 0, 3, 0) and beside(state, 0) == ["yog_sothoth"]
    assert revealed(state) == [] and asks(state) == (0, "act")


@pytest.mark.rule("E8.27", "E8.15")
def test_agents_on_mi_go_are_not_given_to_yog_sothoth() -> None:
    """They stay there."""
    state = scene("yog_sothoth", "", agents={"rome": (1, 1)}, aloft=(2, 0), beside={0: "mi_go"})
    assert offers(play(state, "action", "yog_sothoth")) == {"no", "rome"}


@pytest.mark.rule("E8.27")
def test_yog_sothoth_may_be_given_nobody() -> None:
    """Any number may be none."""
    state = play(scene("yog_sothoth", "", agents={"rome": (2, 1)}), "action", "yog_sothoth", "no")
    assert agents(state, "rome") == [2, 1] and state.scores == [0, 0]


@pytest.mark.rule("E8.27", "E5.1")
def test_to_give_all_agents_to_yog_sothoth_is_to_reveal() -> None:
    """A Loyalist then places three."""
    state = play(scene("yog_sothoth", "", agents={"rome": (2, 0)}), "action", "yog_sothoth", "rome, rome")
    assert revealed(state) == [0] and asks(state) == (0, "rally")
    choose(state, "rome", "rome", "rome")
    assert agents(state, "rome") == [3, 0] and state.scores == [2, 0]


# -- Zombies


@pytest.mark.rule("E8", "E8.28")
def test_zombies_rise_in_any_cities() -> None:
    """Two, also both in one; the card is discarded."""
    state = play(scene("zombies", ""), "action", "zombies")
    assert asks(state) == (0, "haunt") and offers(state) == set(CITIES)
    choose(state, "paris")
    assert offers(state) == set(CITIES) - {"london"}
    refused(state, "london", "G2")
    choose(state, "paris")
    assert zombies(state, "paris") == 2 and zombies(state, "supply") == 4
    assert discarded(state, 0) == cards("zombies") and asks(state) == (0, "act")


@pytest.mark.rule("E8.28")
def test_first_one_agent_of_each_city_with_zombies_may_be_sent_back() -> None:
    """In the order of the board, not one's own, one in each city however many zombies there are."""
    state = scene(
        "zombies",
        "",
        "",
        agents={"london": (1, 1, 1), "rome": (1, 2, 1), "cairo": (0, 1, 1), "madrid": (1, 0, 0)},
        zombies={"rome": 2, "london": 1, "madrid": 1},
    )
    play(state, "action", "zombies")
    assert asks(state) == (0, "devour") and offers(state) == {"1", "2", "no"}
    refused(state, 0, "E8.28")
    choose(state, 2)
    assert agents(state, "london") == [1, 1, 0]
    assert offers(state) == {"1", "2", "no"}
    choose(state, 1)
    assert agents(state, "rome") == [1, 1, 1] and agents(state, "supply") == [7, 7, 8]
    assert asks(state) == (0, "haunt")
    assert agents(state, "cairo") == [0, 1, 1] and agents(state, "madrid") == [1, 0, 0]


@pytest.mark.rule("E8.28")
def test_zombies_may_spare_everybody() -> None:
    """They may, not must; cubes are of no interest to them."""
    state = scene("zombies", "", agents={"rome": (1, 1)}, cubes={"rome": (1, 1)}, zombies={"rome": 1})
    play(state, "action", "zombies", "no", "rome", "rome")
    assert agents(state, "rome") == [1, 1] and cubes(state, "rome") == [1, 1] and zombies(state, "rome") == 3


@pytest.mark.rule("E8.28")
@pytest.mark.parametrize(("there", "rise"), [(4, 2), (5, 1), (6, 0)])
def test_as_many_zombies_rise_as_there_are(there: int, rise: int) -> None:
    """Six in all."""
    state = scene("zombies", "", zombies={"rome": there})
    play(state, "action", "zombies", *["cairo"] * min(rise, 1))
    assert zombies(state, "cairo") == rise and zombies(state, "supply") == 0
    assert asks(state) == (0, "act")


@pytest.mark.rule("E8.28")
def test_zombies_stay_on_the_board() -> None:
    """Neither taking a card nor a killing removes them, and they are nobody's pieces."""
    state = scene("informers", "", cubes={"rome": (1, 0)}, zombies={"rome": 3})
    assert zombies(play(state, "take", "informers"), "rome") == 3
    state = scene("stiletto", "", agents={"paris": (4, 1), "cairo": (0, 1)}, zombies={"paris": 6})
    assert zombies(play(state, "assassinate", "stiletto"), "paris") == 6


@pytest.mark.rule("E8")
@pytest.mark.parametrize(
    "card", ["cthulhu", "mi_go", "shoggoth", "night_terrors", "vampires", "yog_sothoth", "zombies"]
)
def test_each_monster_costs_an_action(card: str) -> None:
    """And is no free one."""
    state = scene(card, "", agents={"rome": (2, 2)})
    assert f"action {card}" in offers(state)
    refused(state, f"free {card}", "E1.3")
    assert hand(state, 0) == cards(card) and not happened(state, "used")
