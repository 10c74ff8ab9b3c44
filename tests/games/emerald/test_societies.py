"""E8: secret societies and secret police."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.emerald.scene import (
    CITIES,
    GAME,
    agents,
    beside,
    cards,
    choose,
    cubes,
    deck,
    discarded,
    hand,
    happened,
    offers,
    play,
    points,
    refused,
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

# -- Black Hand


@pytest.mark.rule("E8", "E8.1")
@pytest.mark.parametrize(
    ("held", "paid"), [("", 0), ("weaver", 2), ("weaver, gloriana", 4), ("hide_royalty:weaver", 2)]
)
def test_black_hand_pays_two_for_each_royalty_held(held: str, paid: int) -> None:
    """Restorationist points, also for a hidden one."""
    state = scene("black_hand", "", beside={0: held, 1: "rhogog"})
    before = points(state, 0)
    play(state, "action", "black_hand")
    after = points(state, 0)
    assert tuple(b - a for a, b in zip(before, after, strict=True)) == (0, paid, 0, 0)
    assert beside(state, 0)[-1] == "black_hand" and not removed(state)


@pytest.mark.rule("E8.1")
def test_black_hand_pays_for_royalty_killed_later() -> None:
    """Two more, at once."""
    state = scene("stiletto", "", agents={"paris": (5, 0)}, royals="paris", beside={0: "black_hand"})
    play(weigh(state, mad=False), "assassinate", "stiletto")
    assert points(state, 0) == (0, 4 + 2, 0, 0)


@pytest.mark.rule("E8.1", "E8.5")
def test_black_hand_pays_restorationist_points_for_royalty_hidden_later() -> None:
    """The royalty's own points are Loyalist ones."""
    state = scene("hide_royalty", "", agents={"paris": (1, 0)}, royals="paris", beside={0: "black_hand"})
    play(weigh(state, mad=False), "action", "hide_royalty")
    assert points(state, 0) == (0, 2, 4, 0)


@pytest.mark.rule("E8.1")
def test_black_hand_pays_its_owner_only() -> None:
    """Another's royalty is another's."""
    state = scene("stiletto", "", agents={"paris": (5, 0)}, royals="paris", beside={1: "black_hand"})
    play(weigh(state, mad=False), "assassinate", "stiletto")
    assert state.scores == [4, 0]


@pytest.mark.rule("E8.1")
def test_royalty_without_the_black_hand_is_counted_for_later() -> None:
    """Killed first, paid for when the Black Hand comes."""
    state = scene("stiletto, black_hand", "", agents={"paris": (5, 0)}, royals="paris")
    play(weigh(state, mad=False), "assassinate", "stiletto")
    play(state, "action", "black_hand")
    assert points(state, 0) == (0, 6, 0, 0)


# -- Hide royalty


@pytest.mark.rule("E8", "E8.5")
@pytest.mark.parametrize("city", CITIES)
def test_hidden_royalty_gives_loyalist_points(city: str) -> None:
    """The card lies on it; an agent is not needed."""
    state = scene("hide_royalty", "", cubes={city: (2, 0)}, royals=city)
    play(weigh(state, mad=False), "action", "hide_royalty")
    noble = GAME.cards[GAME.cards.index(city) + 9]
    assert points(state, 0) == (0, 0, DATA.number(noble, "restorationist_points"), 0)
    assert beside(state, 0) == [f"hide_royalty:{noble}"]
    assert royals(state) == [] and not removed(state)


@pytest.mark.rule("E8.5")
def test_the_weaver_hidden_is_four_loyalist_points() -> None:
    """As printed."""
    state = scene("hide_royalty", "", cubes={"paris": (1, 0)}, royals="paris")
    assert points(play(weigh(state, mad=False), "action", "hide_royalty"), 0) == (0, 0, 4, 0)


@pytest.mark.rule("E8.5")
def test_royalty_is_hidden_where_one_has_more_pieces_than_each_other_player() -> None:
    """A tie is not enough, and it must lie on its space."""
    where = {"paris": (2, 2), "rome": (2, 1), "cairo": (1, 0), "berlin": (2, 0)}
    state = scene("hide_royalty", "", agents=where, royals="paris, rome, cairo, vienna")
    play(state, "action", "hide_royalty")
    assert offers(state) == {"rome", "cairo"}
    refused(state, "paris", "E8.5")
    refused(state, "berlin", "E8.5")
    refused(scene("hide_royalty", "", agents={"paris": (1, 1)}, royals="paris"), "action hide_royalty", "E4.8")


@pytest.mark.rule("E8.5", "E6")
@pytest.mark.parametrize(("mine", "mad", "left"), [(2, True, 1), (2, False, 2), (0, True, 0)])
def test_hiding_royalty_rolls_the_die_as_after_a_killing(mine: int, mad: bool, left: int) -> None:
    """On a loss also an agent, if one is there; cubes leave."""
    state = scene(
        "hide_royalty", "", agents={"paris": (mine, 0), "cairo": (1, 1)}, cubes={"paris": (2, 1)}, royals="paris"
    )
    play(weigh(state, mad), "action", "hide_royalty")
    assert agents(state, "paris") == [left, 0] and sanity(state) == [2 if mad else 3, 3]
    assert (cubes(state, "paris"), cubes(state, "limbo"), cubes(state, "supply")) == ([0, 0], [7, 5], [3, 5])


@pytest.mark.rule("E8.5", "E5.1")
def test_hiding_royalty_may_cost_the_secret() -> None:
    """With the last token or the last agent."""
    state = scene("hide_royalty", "", agents={"paris": (1, 0)}, royals="paris")
    assert revealed(play(weigh(state, mad=True), "action", "hide_royalty")) == [0]


# -- Holy Brotherhood, People's Will


@pytest.mark.rule("E8", "E8.8")
@pytest.mark.parametrize(("limbo", "mine", "most"), [(5, 3, 3), (2, 4, 2), (5, 1, 1)])
def test_holy_brotherhood_retrieves_up_to_as_many_cubes_as_one_has_agents(limbo: int, mine: int, most: int) -> None:
    """From Limbo; the player chooses how many."""
    state = scene("holy_brotherhood", "", agents={"rome": (mine, 1)}, limbo=(limbo, 5))
    play(state, "action", "holy_brotherhood")
    assert offers(state) == {str(n) for n in range(most + 1)}
    refused(state, most + 1, "E8.8")
    choose(state, most)
    assert cubes(state, "limbo") == [limbo - most, 5] and cubes(state, "supply") == [10 - limbo + most, 5]
    assert discarded(state, 0) == cards("holy_brotherhood")


@pytest.mark.rule("E8.8", "E5.4")
def test_agents_on_mi_go_count_for_the_holy_brotherhood() -> None:
    """As if on the board."""
    state = scene("holy_brotherhood", "", agents={"rome": (1, 1)}, aloft=(2, 0), beside={0: "mi_go"})
    assert offers(play(state, "action", "holy_brotherhood")) == {"0", "1", "2", "3"}


@pytest.mark.rule("E8", "E8.21")
def test_peoples_will_takes_all_cubes_back_from_limbo() -> None:
    """Only one's own, and not those in cities."""
    state = scene("peoples_will", "", limbo=(6, 4), cubes={"rome": (2, 0)})
    play(state, "action", "peoples_will")
    assert (cubes(state, "limbo"), cubes(state, "supply"), cubes(state, "rome")) == ([0, 4], [8, 6], [2, 0])
    assert discarded(state, 0) == cards("peoples_will")


# -- Society of Leopold


@pytest.mark.rule("E8", "E8.18")
def test_zombies_leave_the_game_for_good() -> None:
    """From the board and from the stock."""
    state = scene("society_of_leopold", "", zombies={"rome": 2, "cairo": 1})
    play(state, "action", "society_of_leopold")
    assert [zombies(state, place) for place in ("rome", "cairo", "supply")] == [0, 0, 0]
    assert removed(state) == cards("society_of_leopold")


@pytest.mark.rule("E8.18")
def test_zombies_and_vampires_leave_hands_and_are_replaced() -> None:
    """Whoever loses one draws one; their points are lost."""
    state = scene(
        "society_of_leopold, couriers",
        "zombies, sappers",
        "vampires",
        points=[(5, 0, 0), (0, 0, 1), (0, 0, 1)],
        deck={1: "3 informers", 2: "2 informers"},
    )
    play(state, "action", "society_of_leopold")
    assert hand(state, 1) == cards("sappers, informers") and hand(state, 2) == cards("informers")
    assert hand(state, 0) == cards("couriers")
    assert removed(state) == cards("society_of_leopold, zombies, vampires")
    assert state.scores == [5, 0, 0]


@pytest.mark.rule("E8.18")
@pytest.mark.parametrize("pile", ["deck", "discard", "beside"])
def test_zombies_and_vampires_leave_every_pile(pile: str) -> None:
    """Nothing is drawn for these; their points are lost."""
    where = {1: "vampires, zombies"} if pile != "beside" else {1: "vampires"}
    state = scene(
        "society_of_leopold",
        "couriers",
        points=[(0, 0, 0), (3, 0, len(cards(where[1])))],
        deck=where if pile == "deck" else {1: "informers"},
        discard=where if pile == "discard" else {},
        beside=where if pile == "beside" else {},
    )
    play(state, "action", "society_of_leopold")
    assert hand(state, 1) == cards("couriers")
    assert not any(name in deck(state, 1) + discarded(state, 1) for name in ("zombies", "vampires"))
    assert beside(state, 1) == []
    assert removed(state) == cards(f"society_of_leopold, {where[1]}")
    assert state.scores == [0, 3] and points(state, 1) == (3, 0, 0, 0)


@pytest.mark.rule("E8.18")
def test_points_of_every_kind_are_lost_with_the_card(tmp_path: Path) -> None:
    """In a box whose Zombies give points of all kinds."""
    path = tmp_path / "emerald.toml"
    kinds = {"points": 1, "restorationist_points": 2, "loyalist_points": 4}
    lines = [f'{name} = {{ is = {n}, source = "printed" }}\n' for name, n in kinds.items()]
    path.write_text("".join(["[zombies]\n", *lines]), encoding="utf-8")
    state = scene("society_of_leopold", "zombies", points=[(0, 0, 0), (9, 9, 9)], game=GAME.with_file(path))
    play(state, "action", "society_of_leopold")
    assert points(state, 1) == (8, 7, 5, 0)
    assert [event.n for event in happened(state, "lost")] == [7]


@pytest.mark.rule("E8.18")
def test_the_societys_own_zombies_leave_too() -> None:
    """Whoever played it loses and draws like anybody."""
    state = scene("society_of_leopold, zombies, vampires", "", points=[(0, 0, 2)], deck={0: "3 couriers"})
    play(state, "action", "society_of_leopold")
    assert hand(state, 0) == cards("2 couriers") and state.scores == [0, 0]


@pytest.mark.rule("E8.18")
def test_a_replacement_that_must_leave_is_replaced_again() -> None:
    """The Vampires drawn for the Zombies go as well."""
    state = scene(
        "society_of_leopold", "zombies", deck={1: "vampires"}, discard={1: "couriers"}, points=[(0, 0, 0), (0, 0, 2)]
    )
    play(state, "action", "society_of_leopold")
    assert hand(state, 1) == cards("couriers") and state.scores == [0, 0]


@pytest.mark.rule("E8.18")
def test_other_cards_beside_an_identity_stay() -> None:
    """With their agents and royalty."""
    kept = "sebastian_moran:0, vampires, hide_royalty:weaver, mi_go"
    state = scene("society_of_leopold", "", beside={1: kept}, aloft=(0, 1), points=[(0, 0, 0), (0, 0, 1)])
    play(state, "action", "society_of_leopold")
    assert beside(state, 1) == ["sebastian_moran:0", "hide_royalty:weaver", "mi_go"]
    assert points(state, 1) == (0, 0, 4, 4)


@pytest.mark.rule("E8.18")
def test_zombies_and_vampires_lying_face_up_leave() -> None:
    """The next card is turned up, and nobody loses points."""
    state = scene(
        "society_of_leopold", "", tops={"rome": "zombies", "cairo": "vampires"}, stacks={"rome": "okhrana", "cairo": ""}
    )
    play(state, "action", "society_of_leopold")
    assert (top(state, "rome"), top(state, "cairo")) == ("okhrana", "")
    assert removed(state)["zombies"] == removed(state)["vampires"] == 1


@pytest.mark.rule("E8.18")
def test_zombies_turned_up_later_are_removed_at_once() -> None:
    """And the next card is turned up."""
    for seed in range(12):
        state = scene("society_of_leopold, third_section", "", stacks={"rome": "zombies, vampires, okhrana"}, seed=seed)
        play(state, "action", "society_of_leopold")
        play(state, "action", "third_section", "rome")
        assert top(state, "rome") == "okhrana"
        left = set(under(state, "rome"))
        assert left <= {"zombies", "vampires"}
        assert {"zombies", "vampires"} & set(removed(state)) == {"zombies", "vampires"} - left


@pytest.mark.rule("E8.18")
def test_before_the_society_is_played_zombies_are_ordinary_cards() -> None:
    """They lie face up like any other."""
    state = play(scene("third_section", "", stacks={"rome": "zombies"}), "action", "third_section", "rome")
    assert top(state, "rome") == "zombies"


@pytest.mark.rule("E8.18", "E3.1")
def test_a_replacement_may_need_a_new_deck() -> None:
    """From the discard pile, without the Zombies in it."""
    state = scene(
        "society_of_leopold", "zombies", deck={1: ""}, discard={1: "vampires, couriers"}, points=[(0, 0, 0), (0, 0, 2)]
    )
    play(state, "action", "society_of_leopold")
    assert hand(state, 1) == cards("couriers") and not deck(state, 1) and not discarded(state, 1)


# -- Okhrana


@pytest.mark.rule("E8", "E8.19")
def test_okhrana_moves_one_or_two_cubes_to_limbo() -> None:
    """Any owners and cities; one is enough."""
    state = scene("okhrana", "", cubes={"rome": (1, 2), "cairo": (0, 1)})
    play(state, "action", "okhrana")
    assert offers(state) == {"rome 0", "rome 1", "cairo 1"}
    choose(state, "rome 1")
    assert offers(state) == {"no", "rome 1", "cairo 1"}
    refused(state, "rome 0", "G2")
    refused(state, "cairo 0", "E8.19")
    choose(state, "cairo 1")
    assert (cubes(state, "rome"), cubes(state, "cairo"), cubes(state, "limbo")) == ([1, 1], [0, 0], [5, 7])
    assert asks(state) == (0, "act") and discarded(state, 0) == cards("okhrana")


@pytest.mark.rule("E8.19")
def test_okhrana_may_move_two_cubes_of_one_player_in_one_city_or_a_single_one() -> None:
    """Own ones too."""
    state = scene("okhrana", "", cubes={"rome": (2, 2)}, limbo=(0, 0))
    play(state, "action", "okhrana", "rome 0", "rome 0")
    assert cubes(state, "rome") == [0, 2] and cubes(state, "limbo") == [2, 0]
    state = play(scene("okhrana", "", cubes={"rome": (2, 2)}, limbo=(0, 0)), "action", "okhrana", "rome 0", "no")
    assert cubes(state, "rome") == [1, 2] and asks(state) == (0, "act")


@pytest.mark.rule("E8.19")
def test_okhrana_goes_on_to_later_cities_only() -> None:
    """So that the same two cubes are not told twice."""
    state = scene("okhrana", "", cubes={"london": (1, 1), "rome": (1, 1)})
    play(state, "action", "okhrana", "rome 0")
    assert offers(state) == {"no", "rome 1"}
    refused(state, "london 1", "G2")


# -- Third Section


@pytest.mark.rule("E8", "E8.22")
def test_third_section_removes_the_top_card_of_a_city() -> None:
    """A city card too; the next one is turned up, the card is discarded."""
    state = scene("third_section", "", tops={"cairo": ""}, stacks={"rome": "okhrana", "cairo": ""})
    play(state, "action", "third_section")
    assert offers(state) == set(CITIES) - {"cairo"}
    refused(state, "cairo", "E8.22")
    choose(state, "rome")
    assert top(state, "rome") == "okhrana" and removed(state)["rome"] == 1
    assert discarded(state, 0) == cards("third_section") and state.scores == [0, 0]


@pytest.mark.rule("E8.22")
def test_third_section_never_removes_royalty() -> None:
    """That on its space stays, one turned up next moves there."""
    state = scene("third_section", "", royals="rome", stacks={"rome": "", "paris": "weaver"})
    play(state, "action", "third_section", "rome")
    assert royals(state) == ["rome"] and top(state, "rome") == ""
    state = scene("third_section", "", stacks={"paris": "weaver"})
    play(state, "action", "third_section", "paris")
    assert royals(state) == ["paris"] and removed(state) == cards("paris")


# -- Pinkerton agents


@pytest.mark.rule("E8", "E8.23")
def test_pinkerton_agents_put_an_agent_from_supply_into_any_city() -> None:
    """They leave the game."""
    state = scene("pinkerton_agents", "", agents={"rome": (2, 1)})
    play(state, "action", "pinkerton_agents")
    assert offers(state) == {"rome", "supply"}
    refused(state, "cairo", "E8.23")
    choose(state, "supply")
    assert offers(state) == set(CITIES)
    choose(state, "rome")
    assert agents(state, "rome") == [3, 1] and agents(state, "supply") == [7, 9]
    assert removed(state) == cards("pinkerton_agents")


@pytest.mark.rule("E8.23")
def test_pinkerton_agents_move_an_agent_from_the_board() -> None:
    """To another city."""
    state = scene("pinkerton_agents", "", agents={"rome": (2, 1)})
    play(state, "action", "pinkerton_agents", "rome")
    assert offers(state) == set(CITIES) - {"rome"}
    choose(state, "cairo")
    assert agents(state, "rome") == [1, 1] and agents(state, "cairo") == [1, 0]


@pytest.mark.rule("E8.23")
def test_pinkerton_agents_may_bring_the_last_agent_from_supply() -> None:
    """With none there only those on the board."""
    state = scene("pinkerton_agents", "", agents={"rome": (9, 1)})
    assert offers(play(state, "action", "pinkerton_agents")) == {"rome", "supply"}
    state = scene("pinkerton_agents", "", agents={"rome": (10, 1)})
    play(state, "action", "pinkerton_agents", "cairo")
    assert agents(state, "rome") == [9, 1]


@pytest.mark.rule("E8.23", "E8.15")
def test_pinkerton_agents_do_not_send_agents_on_mi_go() -> None:
    """Neither those abducted in this turn nor the others."""
    state = play(scene("mi_go, pinkerton_agents", "", agents={"rome": (3, 1)}), "action", "mi_go", "rome")
    assert offers(play(state, "action", "pinkerton_agents")) == {"rome", "supply"}
    state = scene("pinkerton_agents", "", agents={"rome": (1, 1)}, aloft=(2, 0), beside={0: "mi_go"})
    assert offers(play(state, "action", "pinkerton_agents")) == {"rome", "supply"}


@pytest.mark.rule("E8")
def test_society_cards_cost_an_action_each() -> None:
    """Two in a turn."""
    state = scene("2 peoples_will", "", limbo=(5, 5))
    play(state, "action", "peoples_will")
    play(state, "action", "peoples_will")
    assert asks(state) == (1, "act")
    assert not happened(state, "passed") and rest(state).active == 0
