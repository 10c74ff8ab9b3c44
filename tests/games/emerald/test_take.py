"""E4.2: taking cards from the cities."""

from __future__ import annotations

import pytest

from tests.games.emerald.scene import (
    CITIES,
    GAME,
    GAME_CARDS,
    agents,
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
    under,
    weigh,
)
from tests.games.telling import asks

DATA = GAME.data
TAKERS = [name for name in (*CITIES, *GAME_CARDS, "informers") if DATA.has(name, "take")]


def printed(card: str, symbol: str) -> int:
    """How often a card shows a symbol, as the data have it."""
    return DATA.number(card, symbol) if DATA.has(card, symbol) else 0


# -- the conditions


@pytest.mark.rule("E4", "E4.2")
@pytest.mark.parametrize("card", TAKERS)
def test_every_take_symbol_takes_the_card_of_a_city(card: str) -> None:
    """It goes to one's discard pile, before the card that was played for it."""
    state = scene(card, "", cubes={"rome": (1, 0)}, tops={"rome": "okhrana"})
    play(state, "take", card)
    assert discarded(state, 0) == cards(f"okhrana, {card}")
    assert hand(state, 0) == {} and asks(state) == (0, "act")


@pytest.mark.rule("E4.2")
def test_cards_are_taken_in_the_first_action_only() -> None:
    """In the second it is refused."""
    assert "take informers" in offers(scene("informers", "", cubes={"rome": (1, 0)}))
    refused(scene("informers", "", cubes={"rome": (1, 0)}, action=2), "take informers", "E4.2")


@pytest.mark.rule("E4.2")
@pytest.mark.parametrize(
    ("cubes", "agents"),
    [
        ((1, 1, 0), (0, 0, 0)),
        ((2, 0, 0), (1, 0, 3)),
        ((1, 0, 0), (0, 2, 0)),
        ((0, 0, 0), (3, 1, 0)),
        ((0, 0, 0), (0, 0, 0)),
        ((1, 0, 1), (1, 0, 1)),
    ],
)
def test_more_pieces_than_each_other_player_and_a_cube_are_needed(
    cubes: tuple[int, ...], agents: tuple[int, ...]
) -> None:
    """A tie is not enough, nor are agents alone."""
    state = scene("informers", "", "", cubes={"rome": cubes}, agents={"rome": agents})
    refused(state, "take informers", "E4.2")


@pytest.mark.rule("E4.2")
@pytest.mark.parametrize(
    ("cubes", "agents"),
    [((1, 0, 0), (0, 0, 0)), ((1, 1, 1), (1, 0, 0)), ((1, 0, 0), (2, 2, 2)), ((3, 1, 0), (0, 1, 2))],
)
def test_cubes_and_agents_count_together(cubes: tuple[int, ...], agents: tuple[int, ...]) -> None:
    """More than each other player, not than all of them together."""
    state = scene("informers", "", "", cubes={"rome": cubes}, agents={"rome": agents})
    assert "take informers" in offers(state)


@pytest.mark.rule("E4.2")
def test_only_cities_where_the_conditions_hold_can_be_chosen() -> None:
    """Of four cities two."""
    state = scene(
        "informers",
        "",
        cubes={"rome": (1, 0), "paris": (1, 1), "cairo": (2, 1)},
        agents={"london": (1, 0), "vienna": (0, 1)},
    )
    play(state, "take", "informers")
    assert offers(state) == {"rome", "cairo"}
    refused(state, "paris", "E4.2")
    refused(state, "london", "E4.2")
    refused(state, "berlin", "E4.2")


# -- what follows


@pytest.mark.rule("E4.2")
def test_own_cubes_go_to_limbo_and_the_others_return() -> None:
    """Only those of that city; agents stay."""
    state = scene(
        "informers",
        "",
        "",
        cubes={"rome": (3, 1, 1), "paris": (1, 1, 0)},
        agents={"rome": (1, 1, 1)},
        limbo=(2, 0, 4),
        tops={"rome": "okhrana"},
    )
    play(state, "take", "informers")
    assert cubes(state, "rome") == [0, 0, 0]
    assert cubes(state, "limbo") == [5, 0, 4]
    assert cubes(state, "supply") == [4, 9, 6]
    assert cubes(state, "paris") == [1, 1, 0]
    assert agents(state, "rome") == [1, 1, 1]


@pytest.mark.rule("E4.2", "E8.29", "E1.6")
@pytest.mark.parametrize("card", [*CITIES, *GAME_CARDS])
def test_every_card_gives_what_it_shows_when_it_is_taken(card: str) -> None:
    """Agents into that city, points at once, and a roll for madness."""
    city = card if card in CITIES else "cairo"
    state = scene("informers", "", cubes={city: (3, 0)}, tops={city: card})
    before = agents(state, city)
    weigh(state, mad=True)
    play(state, "take", "informers")
    neutral, red, green = (printed(card, f"{kind}points") for kind in ("", "restorationist_", "loyalist_"))
    assert agents(state, city) == [before[0] + printed(card, "agents"), before[1]]
    assert points(state, 0) == (neutral, red, green, 0)
    assert state.scores == [neutral + red + green, 0]
    assert sanity(state) == [3 - printed(card, "madness"), 3]
    assert discarded(state, 0) == cards(f"{card}, informers")


@pytest.mark.rule("E8.29")
def test_piotr_rachkovsky_brings_two_agents_and_louise_michel_a_restorationist_point() -> None:
    """These two are printed in the rule book."""
    state = scene("informers", "", cubes={"cairo": (1, 0)}, tops={"cairo": "piotr_rachkovsky"})
    assert agents(play(state, "take", "informers"), "cairo") == [2, 0]
    state = scene("informers", "", cubes={"cairo": (1, 0)}, tops={"cairo": "louise_michel"})
    assert points(play(state, "take", "informers"), 0) == (0, 1, 0, 0)


@pytest.mark.rule("E4.2", "E1.2")
@pytest.mark.parametrize("city", CITIES)
def test_city_cards_give_neutral_points(city: str) -> None:
    """Of no side."""
    state = play(scene("informers", "", cubes={city: (3, 0)}), "take", "informers")
    neutral, red, green, kills = points(state, 0)
    assert neutral > 0 and (red, green, kills) == (0, 0, 0)
    assert discarded(state, 0)[city] == 1


@pytest.mark.rule("E4.2", "E6")
@pytest.mark.parametrize("mad", [True, False])
def test_a_madness_symbol_is_a_roll_of_the_die(mad: bool) -> None:
    """Shoggoth has one."""
    state = scene("informers", "", cubes={"rome": (1, 0)}, tops={"rome": "shoggoth"})
    play(weigh(state, mad), "take", "informers")
    assert sanity(state) == [2 if mad else 3, 3]
    assert len(happened(state, "lost_sanity" if mad else "kept_sane")) == 1


@pytest.mark.rule("E4.2", "E2.1")
def test_next_card_is_turned_up_at_once() -> None:
    """One fewer lies beneath."""
    state = scene("informers", "", cubes={"rome": (1, 0)}, stacks={"rome": "okhrana, okhrana"})
    play(state, "take", "informers")
    assert (top(state, "rome"), under(state, "rome")) == ("okhrana", cards("okhrana"))


@pytest.mark.rule("E2.1", "E4.2")
def test_royalty_turned_up_later_moves_to_its_space() -> None:
    """And the next card is turned up, if there is one."""
    state = scene("informers", "", cubes={"rome": (1, 0)}, stacks={"rome": "rhogog"})
    play(state, "take", "informers")
    assert (top(state, "rome"), under(state, "rome"), royals(state)) == ("", {}, ["rome"])
    for seed in range(20):
        state = scene("informers", "", cubes={"rome": (1, 0)}, stacks={"rome": "rhogog, okhrana"}, seed=seed)
        play(state, "take", "informers")
        assert top(state, "rome") == "okhrana"
        assert royals(state) == ([] if under(state, "rome") else ["rome"])


@pytest.mark.rule("E4.2")
def test_an_empty_stack_stays_empty() -> None:
    """There is nothing to take any more."""
    state = scene("2 informers", "", cubes={"rome": (2, 0)}, stacks={"rome": ""})
    play(state, "take", "informers")
    assert top(state, "rome") == "" and not under(state, "rome")
    state = scene("informers", "", cubes={"rome": (2, 0)}, tops={"rome": ""}, stacks={"rome": ""})
    refused(state, "take informers", "E4.2")


@pytest.mark.rule("E4.2")
@pytest.mark.parametrize(("here", "comes"), [(8, 2), (9, 1), (10, 0)])
def test_only_agents_in_supply_can_be_placed(here: int, comes: int) -> None:
    """Piotr Rachkovsky brings as many as there are."""
    state = scene(
        "informers", "", cubes={"rome": (1, 0)}, agents={"cairo": (here, 0)}, tops={"rome": "piotr_rachkovsky"}
    )
    play(state, "take", "informers")
    assert agents(state, "rome") == [comes, 0]


@pytest.mark.rule("E4.2")
def test_agents_on_cards_are_not_in_supply() -> None:
    """Killed, on Mi-Go or on Yog Sothoth."""
    state = scene(
        "informers, yog_sothoth",
        "",
        cubes={"rome": (1, 0)},
        agents={"cairo": (7, 0)},
        aloft=(2, 0),
        beside={0: "mi_go", 1: "shoggoth:0"},
        tops={"rome": "piotr_rachkovsky"},
        action=1,
    )
    assert agents(state, "supply")[0] == 0
    play(state, "take", "informers")
    assert agents(state, "rome") == [0, 0]
    play(state, "action", "yog_sothoth", "cairo, cairo, cairo")
    assert agents(state, "supply")[0] == 0


# -- several cards


@pytest.mark.rule("E4.2")
def test_a_take_symbol_is_played_for_each_card() -> None:
    """One city after the other; one may stop at any time."""
    state = scene("3 informers", "", cubes={"rome": (1, 0), "paris": (1, 0), "cairo": (1, 0)})
    play(state, "take", "informers", "paris")
    assert asks(state) == (0, "take_more") and offers(state) == {"no", "informers"}
    choose(state, "informers", "cairo")
    assert offers(state) == {"no", "informers"}
    choose(state, "no")
    assert asks(state) == (0, "act") and "take informers" not in offers(state)
    assert discarded(state, 0) == cards("paris, cairo, 2 informers")
    assert cubes(state, "rome") == [1, 0]


@pytest.mark.rule("E4.2")
def test_two_cards_from_one_city_in_one_action_are_impossible() -> None:
    """After the first one's cubes are gone, though the next card lies there."""
    state = scene("2 informers", "", cubes={"rome": (3, 0)}, stacks={"rome": "okhrana"})
    play(state, "take", "informers")
    assert top(state, "rome") == "okhrana"
    assert asks(state) == (0, "act")
    assert hand(state, 0) == cards("informers")


@pytest.mark.rule("E4.2")
def test_what_is_turned_up_is_seen_before_one_goes_on() -> None:
    """Cards already played for it have been put away."""
    state = scene("2 informers, pamphlets", "", cubes={"rome": (1, 0), "paris": (1, 0)}, stacks={"paris": "okhrana"})
    play(state, "take", "informers", "paris")
    assert (top(state, "paris"), asks(state)) == ("okhrana", (0, "take_more"))
    assert discarded(state, 0) == cards("paris, informers")
    refused(state, "pamphlets", "E4.2")
    refused(state, "stiletto", "E3.2")


@pytest.mark.rule("E4.2", "E3.2")
def test_each_further_card_is_put_away_before_one_goes_on() -> None:
    """At the third question both cards played so far lie on the discard pile."""
    state = scene("3 informers", "", cubes={"rome": (1, 0), "paris": (1, 0), "cairo": (1, 0)})
    play(state, "take", "informers", "paris", "informers", "cairo")
    assert asks(state) == (0, "take_more")
    assert discarded(state, 0) == cards("paris, cairo, 2 informers")


@pytest.mark.rule("E4.2")
def test_nobody_is_asked_to_go_on_who_can_have_no_take_symbol() -> None:
    """Whoever may have one is asked, though there is none."""
    towns = {"rome": (1, 0), "paris": (1, 0)}
    state = scene("informers, sappers", "", cubes=towns, deck={0: "stiletto"})
    assert asks(play(state, "take", "informers", "rome")) == (0, "act")
    state = scene("informers, sappers", "", cubes=towns, deck={0: "informers"})
    assert asks(play(state, "take", "informers", "rome")) == (0, "take_more")
    assert offers(state) == {"no"}
    state = scene("informers", "", cubes=towns, deck={0: "informers"})
    assert asks(play(state, "take", "informers", "rome")) == (0, "act")


@pytest.mark.rule("E4.2")
def test_the_second_action_follows_several_cards() -> None:
    """They were one action."""
    state = scene("2 informers, couriers", "", cubes={"rome": (1, 0), "paris": (1, 0)})
    play(state, "take", "informers", "paris", "informers")
    assert asks(state) == (0, "act")
    play(state, "place", "couriers", "rome")
    assert asks(state) == (1, "act")
    assert not removed(state)
