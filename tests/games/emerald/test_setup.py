"""E1 and E2: what is in the box, and how the table is laid."""

from __future__ import annotations

from collections import Counter

import pytest

from gaslamp.games.emerald.state import Emerald
from tests.games.emerald.scene import (
    CITIES,
    GAME,
    GAME_CARDS,
    IDENTITIES,
    ROYALTY,
    STARTING,
    agents,
    choose,
    cubes,
    deck,
    discarded,
    hand,
    happened,
    named,
    offers,
    revealed,
    royals,
    sanity,
    top,
    tracks,
    under,
    zombies,
)
from tests.games.telling import asks

TABLES = range(2, 6)


def deal(seats: int, seed: int = 1) -> Emerald:
    """A table just laid."""
    state = GAME.new(seats, seed, listen=True)
    assert isinstance(state, Emerald)
    return state


# -- E1


@pytest.mark.rule("E1", "E1.1")
@pytest.mark.parametrize("seats", TABLES)
def test_each_player_has_ten_cubes_ten_agents_and_ten_starting_cards(seats: int) -> None:
    """And one disc, which shows all points."""
    state = deal(seats)
    for seat in range(seats):
        assert GAME.census(state)[f"cubes of {seat}"] == 10
        assert GAME.census(state)[f"agents of {seat}"] == 10
        own = hand(state, seat) + deck(state, seat)
        assert sum(own.values()) == 10 and set(own) == set(STARTING)
        assert own == hand(state, 0) + deck(state, 0)
    assert len(state.scores) == seats


@pytest.mark.rule("E1", "E1.1")
@pytest.mark.parametrize("seats", TABLES)
def test_the_players_share_cards_identities_and_zombies(seats: int) -> None:
    """Nine cities, nine royalty, 66 game cards, six identities, six zombies."""
    counted = GAME.census(deal(seats))
    assert all(counted[name] == 1 for name in (*CITIES, *ROYALTY))
    assert sum(counted[name] for name in GAME_CARDS) == 66
    assert [counted[name] for name in IDENTITIES] == [3, 3]
    assert counted["zombie pieces"] == 6


@pytest.mark.rule("E1.2")
def test_the_board_has_nine_cities_with_a_bomb_value_each() -> None:
    """And Limbo, and both tracks."""
    state = deal(2)
    shown = GAME.view(state, None)["table"]
    names = [city["name"] for city in shown["cities"]]
    assert names == ["london", "paris", "berlin", "petersburg", "vienna", "rome", "madrid", "constantinople", "cairo"]
    assert all(GAME.data.number(name, "cost") > 0 for name in CITIES)
    assert GAME.data.number("paris", "cost") == 4
    assert (shown["restorationists"], shown["loyalists"]) == (0, 0)
    assert all(player["cubes"]["limbo"] == 5 for player in shown["players"])


# -- E2


@pytest.mark.rule("E2", "E2.1")
@pytest.mark.parametrize(("seats", "k"), [(2, 3), (3, 3), (4, 4), (5, 5)])
def test_a_stack_is_a_city_its_royalty_and_some_game_cards(seats: int, k: int) -> None:
    """Three with two or three players, four with four, five with five."""
    for seed in range(20):
        state = deal(seats, seed)
        for city, noble in zip(CITIES, ROYALTY, strict=True):
            there = under(state, city) + Counter([top(state, city)])
            there[noble] += city in royals(state)
            assert there[city] == there[noble] == 1
            others = there - Counter([city, noble])
            assert set(others) <= set(GAME_CARDS) and sum(others.values()) == k


@pytest.mark.rule("E2.1")
@pytest.mark.parametrize(("seats", "left"), [(2, 39), (3, 39), (4, 30), (5, 21)])
def test_game_cards_left_over_stay_unseen(seats: int, left: int) -> None:
    """They are in the box, and no view shows them."""
    state = deal(seats)
    assert len(state.box) == left
    assert all("box" not in GAME.view(state, seat)["table"] for seat in (None, 0, 1))


@pytest.mark.rule("E2.1")
def test_royalty_turned_up_at_the_start_moves_to_its_space() -> None:
    """The next card is turned up; royalty never lies face up on a stack."""
    count = 0
    for seed in range(40):
        state = deal(3, seed)
        assert all(top(state, city) not in ("", *ROYALTY) for city in CITIES)
        appeared = [CITIES[event.at - 1] for event in happened(state, "appeared")]
        assert appeared == royals(state)
        turned = [event.kind for event in happened(state, "appeared", "turned_up")]
        assert turned.count("turned_up") == 9 and turned[-1] == "turned_up"
        count += len(appeared)
    assert count > 20


@pytest.mark.rule("E2.1")
def test_stacks_are_shuffled() -> None:
    """Of many tables the first card of a city is often another, and any kind of game card may be there."""
    tops = Counter(top(deal(2, seed), "rome") for seed in range(300))
    assert tops["rome"] > 20 and len(tops) > 30


@pytest.mark.rule("E2", "E2.2")
@pytest.mark.parametrize("seats", TABLES)
def test_cubes_sanity_hand_and_tracks_at_the_start(seats: int) -> None:
    """Five cubes in Limbo and five in supply, ten agents, three tokens, five cards, no points."""
    state = deal(seats)
    assert (cubes(state, "limbo"), cubes(state, "supply")) == ([5] * seats, [5] * seats)
    assert agents(state, "supply") == [10] * seats
    assert sanity(state) == [3] * seats
    assert tracks(state) == (0, 0)
    assert state.scores == [0] * seats
    assert revealed(state) == []
    assert [sum(hand(state, seat).values()) for seat in range(seats)] == [5] * seats
    assert [sum(deck(state, seat).values()) for seat in range(seats)] == [5] * seats
    assert not any(discarded(state, seat) for seat in range(seats))
    assert zombies(state, "supply") == 6


@pytest.mark.rule("E2.2")
def test_starting_decks_are_shuffled() -> None:
    """Hands differ from table to table and from seat to seat."""
    hands = [str(sorted(hand(deal(2, seed), seat).elements())) for seed in range(40) for seat in range(2)]
    assert len(set(hands)) > 15


@pytest.mark.rule("E2.2")
@pytest.mark.parametrize("seats", TABLES)
def test_identities_are_dealt_at_random_and_the_rest_set_aside(seats: int) -> None:
    """Six in all; every seat is of either side in some games."""
    seen: set[tuple[int, int]] = set()
    for seed in range(40):
        state = deal(seats, seed)
        dealt = named([player.identity for player in state.players])
        assert dealt + named(state.aside.list()) == {"loyalist": 3, "restorationist": 3}
        assert len(state.aside) == 6 - seats
        seen.update((seat, int(player.identity)) for seat, player in enumerate(state.players))
    assert len(seen) == 2 * seats


@pytest.mark.rule("E2.2")
def test_only_the_owner_looks_at_an_identity() -> None:
    """Others see that a card is there, and nothing more."""
    state = deal(3)
    for seer in (None, 0, 1, 2):
        players = GAME.view(state, seer)["table"]["players"]
        assert [player["identity"] is not None for player in players] == [seat == seer for seat in range(3)]
        told = [event for event in GAME.events(state, seer) if event.kind == "dealt_identity"]
        assert [event.seat for event in told if event.card] == ([] if seer is None else [seer])


@pytest.mark.rule("E2.3")
@pytest.mark.parametrize("seats", TABLES)
def test_chance_picks_the_first_player(seats: int) -> None:
    """Each seat begins some games."""
    assert {deal(seats, seed).asked for seed in range(60)} == set(range(seats))


@pytest.mark.rule("E2", "E2.3")
@pytest.mark.parametrize("seats", TABLES)
def test_each_player_stations_two_agents_one_in_each_round(seats: int) -> None:
    """Clockwise from the first player, in any city, also beside other agents; then the first player begins."""
    state = deal(seats, 3)
    first = state.asked
    assert first is not None
    for i in range(2 * seats):
        assert asks(state) == ((first + i) % seats, "station")
        assert offers(state) == set(CITIES)
        choose(state, "rome" if i < seats else "cairo")
    assert agents(state, "rome") == agents(state, "cairo") == [1] * seats
    assert agents(state, "supply") == [8] * seats
    assert asks(state) == (first, "act")


@pytest.mark.rule("E2.3")
def test_both_agents_may_be_stationed_in_one_city() -> None:
    """One's own agent is no hindrance."""
    state = deal(2, 3)
    for _ in range(4):
        choose(state, "paris")
    assert agents(state, "paris") == [2, 2]
