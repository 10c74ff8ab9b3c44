"""Every deed reaches the first and the last city of the board, and the first and the last player at the table."""

from __future__ import annotations

import pytest

from gaslamp.games.emerald.state import Emerald
from tests.games.emerald.scene import CITIES, agents, cubes, offers, place, play, refused, royals, scene, top, weigh

ENDS = ["london", "cairo"]


def at(city: str, hand: str, mine: int = 2, theirs: int = 1) -> Emerald:
    """Pieces of two players in one city, and others in Rome and Vienna to choose from."""
    where = {city: (mine, theirs), "rome": (2, 1), "vienna": (2, 1)}
    return scene(
        hand, "", agents=where, cubes={city: (2, 1), "rome": (2, 1), "vienna": (2, 1)}, royals=f"{city}, rome, vienna"
    )


@pytest.mark.rule("E1.2")
@pytest.mark.parametrize("city", CITIES)
@pytest.mark.parametrize(
    ("card", "answer"),
    [
        ("irene_adler", "{} 1"),
        ("irene_adler", "{} 0"),
        ("inspector_lestrade", "{} 1"),
        ("okhrana", "{} 0"),
        ("duchess_uzes", "{}"),
        ("hide_royalty", "{}"),
        ("third_section", "{}"),
        ("pinkerton_agents", "{}"),
        ("mi_go", "{}"),
        ("shoggoth", "{} 1"),
        ("vampires", "{} 1"),
        ("yog_sothoth", "{}"),
        ("cthulhu", "{}"),
    ],
)
def test_a_text_reaches_every_city(card: str, answer: str, city: str) -> None:
    """From London to Cairo."""
    assert answer.format(city) in offers(play(at(city, card), "action", card))


@pytest.mark.rule("E1.2", "E4.2")
@pytest.mark.parametrize("city", ENDS)
def test_cards_are_taken_at_both_ends_of_the_board(city: str) -> None:
    """Though it is the only place."""
    state = play(scene("informers", "", cubes={city: (1, 0)}), "take", "informers")
    assert top(state, city) != city or not cubes(state, city)[0]
    state = play(scene("duchess_uzes", "", agents={city: (1, 0), "rome": (0, 1)}), "action", "duchess_uzes")
    assert state.scores[0] > 0


@pytest.mark.rule("E1.2", "E4.6")
@pytest.mark.parametrize("city", ENDS)
def test_killing_at_both_ends_of_the_board(city: str) -> None:
    """And again in the same action."""
    state = scene("stiletto, hired_assassin", "", agents={city: (6, 2), "rome": (0, 1)})
    play(state, "assassinate", "stiletto", "hired_assassin")
    assert agents(state, city) == [6, 0]
    state = scene("stiletto", "", agents={city: (6, 0), "rome": (0, 1)}, royals=city)
    play(weigh(state, mad=False), "assassinate", "stiletto")
    assert royals(state) == []


@pytest.mark.rule("E1.2", "E4.3", "E4.4")
@pytest.mark.parametrize("city", ENDS)
def test_pieces_leave_both_ends_of_the_board(city: str) -> None:
    """Cubes come back, agents move on, the last of them too."""
    state = play(scene("couriers", "", cubes={city: (1, 0)}, limbo=(0, 0)), "retrieve", "couriers")
    assert cubes(state, city) == [0, 0]
    state = play(scene("sappers", "", agents={city: (1, 0)}), "move", "sappers", "rome")
    assert agents(state, city)[0] == 0 and agents(state, "rome")[0] == 1


@pytest.mark.rule("E1.2", "E8.28")
@pytest.mark.parametrize("city", ENDS)
def test_zombies_at_both_ends_of_the_board(city: str) -> None:
    """They take their victims and rise there."""
    state = scene("zombies", "", agents={city: (0, 1), "rome": (0, 1)}, zombies={city: 1})
    play(state, "action", "zombies", 1)
    assert agents(state, city) == [0, 0] and city in offers(state)


@pytest.mark.rule("E1.2", "E8.18")
@pytest.mark.parametrize("city", ENDS)
def test_the_society_of_leopold_searches_both_ends_of_the_board(city: str) -> None:
    """Zombies lying face up there leave."""
    state = play(scene("society_of_leopold", "", tops={city: "zombies"}), "action", "society_of_leopold")
    assert top(state, city) != "zombies"


@pytest.mark.rule("E1.1")
@pytest.mark.parametrize(
    ("card", "answer"),
    [
        ("irene_adler", "rome {}"),
        ("inspector_lestrade", "rome {}"),
        ("okhrana", "rome {}"),
        ("shoggoth", "rome {}"),
        ("vampires", "rome {}"),
        ("night_terrors", "{}"),
        ("vladimir_burtsev", "{}"),
        ("zombies", "{}"),
    ],
)
@pytest.mark.parametrize("seat", [0, 4])
def test_a_text_reaches_every_player(card: str, answer: str, seat: int) -> None:
    """From the first seat to the last."""
    state = scene(
        "",
        "",
        card,
        "",
        "",
        agents={"rome": (1,) * 5, "cairo": (1,) * 5},
        cubes={"rome": (1,) * 5},
        zombies={"rome": 1},
        active=2,
    )
    assert answer.format(seat) in offers(play(state, "action", card))


@pytest.mark.rule("E4.6")
@pytest.mark.parametrize("seat", [0, 4])
def test_every_player_can_be_a_victim_or_a_rival(seat: int) -> None:
    """An agent of the first and of the last seat dies; their pieces count against the majority."""
    there = [1 if other == seat else 4 if other == 2 else 0 for other in range(5)]
    state = scene("", "", "stiletto", "", "", agents={"paris": there, "cairo": (1,) * 5}, active=2)
    play(state, "assassinate", "stiletto")
    assert agents(state, "paris")[seat] == 0
    there[seat] = 4
    state = scene("", "", "stiletto", "", "", agents={"paris": there, "cairo": (1,) * 5}, active=2)
    refused(state, "assassinate stiletto", "E4.6")
    refused(scene("", "", "duchess_uzes", "", "", agents={"paris": there}, active=2), "action duchess_uzes", "E4.8")


@pytest.mark.rule("E4.2")
def test_cubes_of_the_last_player_return_too() -> None:
    """Of all five."""
    state = scene("", "", "informers", "", "", cubes={"rome": (1, 1, 2, 1, 1)}, limbo=(0,) * 5, active=2)
    play(state, "take", "informers")
    assert cubes(state, "limbo") == [0, 0, 2, 0, 0] and cubes(state, "supply") == [10, 10, 8, 10, 10]


@pytest.mark.rule("E8.4")
def test_cthulhu_sends_everybody_home() -> None:
    """All five."""
    state = scene(
        "", "", "cthulhu", "", "", agents={"rome": (1,) * 5, "cairo": (1,) * 5}, cubes={"rome": (1,) * 5}, active=2
    )
    play(state, "action", "cthulhu", "rome")
    assert agents(state, "rome") == cubes(state, "rome") == [0] * 5


def test_places_have_their_numbers() -> None:
    """Cities are places 1 to 9, Limbo comes before them and supply after."""
    assert [place(name) for name in ("limbo", *CITIES, "supply")] == list(range(11))
