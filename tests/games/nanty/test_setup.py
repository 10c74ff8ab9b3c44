"""N1: the districts, what is in the box, and how the table is laid."""

from __future__ import annotations

import pytest

from gaslamp.games.nanty.state import Nanty
from tests.games.nanty.scene import (
    CARDS,
    DISTRICTS,
    GAME,
    IDENTITIES,
    RANDOM_EVENTS,
    agents,
    citizens,
    discarded,
    front,
    grenadiers,
    hand,
    happened,
    money,
    number,
    offers,
    owner,
    place,
    refused,
    spare,
    unrest,
    who,
)
from tests.games.telling import asks

TABLES = range(2, 5)
BORDERS = "1-2 1-4 1-12 2-3 2-4 2-5 2-11 2-12 3-5 3-6 3-10 3-11 4-5 5-6 5-9 6-7 6-8 6-9 7-8 7-9 8-10 10-11 11-12"
LEFT_OUT = {"hired_ruffians", "jarndyce_and_jarndyce"}  # with two players
CLASSIC = {"moriarty", "balmoral", "bellinger", "holdhurst", "fagin", "sidonia", "holmes"}
EXTENDED = {"balmoral", "bellinger", "holdhurst", "scrooge", "gradgrind", "lloyd", "fagin", "holmes"}
SETS = {"standard": CLASSIC, "classic": CLASSIC, "extended": EXTENDED}


def deal(seats: int, seed: int = 1, one: str = "standard") -> Nanty:
    """A table just laid."""
    state = GAME.new(seats, seed, listen=True, identities=one)
    assert isinstance(state, Nanty)
    return state


def upper(state: Nanty) -> set[str]:
    """What is left of the upper deck."""
    return {GAME.cards[card] for card in state.upper.list()}


def lower(state: Nanty) -> set[str]:
    """What is left of the lower deck."""
    return {GAME.cards[card] for card in state.lower.list()}


def identities(state: Nanty) -> list[str]:
    """Those of the players, and the unused ones."""
    return [GAME.cards[card] for card in state.identities.cards.list()]


# -- N1.1


@pytest.mark.rule("N1", "N1.1")
def test_there_are_twelve_numbered_districts_each_with_a_card() -> None:
    """In the order of their numbers, with the price of building there."""
    shown = GAME.view(deal(2), None)["table"]["districts"]
    assert {each["name"]: each["cost"] for each in shown} == {
        "chelsea": 6,
        "westminster": 18,
        "strand": 12,
        "marylebone": 12,
        "city": 18,
        "billingsgate": 6,
        "east_end": 6,
        "bermondsey": 6,
        "clerkenwell": 12,
        "southwark": 12,
        "lambeth": 18,
        "vauxhall": 12,
    }
    assert [each["name"] for each in shown] == list(DISTRICTS)
    assert [place(name) for name in DISTRICTS] == list(range(1, 13))
    assert all(name in GAME.cards for name in DISTRICTS)


@pytest.mark.rule("N1.1")
def test_every_border_has_two_sides_and_there_are_twenty_three() -> None:
    """And no other."""
    wanted = {(int(one), int(other)) for one, other in (border.split("-") for border in BORDERS.split())}
    found = {(place(name), neighbour) for name in DISTRICTS for neighbour in GAME.data.numbers(name, "neighbours")}
    assert len(wanted) == 23
    assert found == wanted | {(other, one) for one, other in wanted}


@pytest.mark.rule("N1.1")
def test_all_districts_but_marylebone_and_clerkenwell_lie_on_the_river() -> None:
    """Ten of them can be flooded."""
    dry = [name for name in DISTRICTS if not GAME.data.number(name, "river")]
    assert dry == ["marylebone", "clerkenwell"]


@pytest.mark.rule("N1.1")
def test_every_district_has_an_ability() -> None:
    """Two place agents, five bring money, and each other is the only one of its kind."""
    assert [GAME.data.word(name, "ability") for name in DISTRICTS] == [
        "place",
        "redraw",
        "calm",
        "income",
        "insure",
        "pawn",
        "stir",
        "place",
        "income",
        "income",
        "income",
        "income",
    ]


# -- N1.2


@pytest.mark.rule("N1", "N1.2")
@pytest.mark.parametrize("seats", TABLES)
def test_each_player_has_twelve_agents_and_six_buildings(seats: int) -> None:
    """Those that are not on the board are the supply."""
    state = deal(seats)
    for seat in range(seats):
        assert GAME.census(state)[f"agents of {seat}"] == 12
        assert GAME.census(state)[f"buildings of {seat}"] == 6
    assert agents(state, "supply") == [9] * seats
    assert spare(state) == [6] * seats


@pytest.mark.rule("N1", "N1.2")
@pytest.mark.parametrize("seats", TABLES)
def test_all_players_share_cards_events_grenadiers_and_citizens(seats: int) -> None:
    """101 action cards and 12 random events, each of them once; four grenadiers and three new citizens."""
    counted = GAME.census(deal(seats))
    assert len(CARDS) == 101 and all(counted[name] == 1 for name in CARDS)
    assert len(RANDOM_EVENTS) == 12 and all(counted[name] == 1 for name in RANDOM_EVENTS)
    assert (counted["soldiers"], counted["settlers"]) == (4, 3)


@pytest.mark.rule("N1.2")
def test_hands_and_identities_are_for_ones_own_eyes_and_money_for_everybodys() -> None:
    """A spectator sees how many cards there are, and no more."""
    state = deal(3)
    for seer in (None, 0, 1, 2):
        players = GAME.view(state, seer)["table"]["players"]
        for seat, player in enumerate(players):
            own = seat == seer
            assert sorted(player["hand"]) == (hand(state, seat) if own else [])
            assert player["identity"] == (who(state, seat) if own else None)
            assert (player["hand_size"], player["money"]) == (5, 10)
        dealt = [each for each in GAME.events(state, seer) if each.kind == "dealt_identity"]
        assert [each.seat for each in dealt if each.card] == ([] if seer is None else [seer])
        drawn = [each for each in GAME.events(state, seer) if each.kind == "drew"]
        assert [each.seat for each in drawn if each.card] == ([] if seer is None else [seer] * 5)


# -- N1.3


@pytest.mark.rule("N1", "N1.3")
@pytest.mark.parametrize("seats", TABLES)
def test_money_agents_and_unrest_at_the_start(seats: int) -> None:
    """Ten pounds each; an agent of each player in Chelsea, Billingsgate and the East End, and unrest there."""
    state = deal(seats)
    assert money(state) == [10] * seats
    assert unrest(state) == ["chelsea", "billingsgate", "east_end"]
    for name in DISTRICTS:
        assert agents(state, name) == [int(name in unrest(state))] * seats
        assert owner(state, name) is None
        assert (grenadiers(state, name), citizens(state, name)) == (0, 0)
    assert (grenadiers(state, "supply"), citizens(state, "supply")) == (4, 3)


@pytest.mark.rule("N1.3")
@pytest.mark.parametrize("seats", TABLES)
def test_five_cards_each_from_the_upper_deck_which_lies_on_the_lower_one(seats: int) -> None:
    """48 upper cards and 53 lower ones; nothing is discarded yet, and nothing has happened."""
    for seed in range(10):
        state = deal(seats, seed)
        hands = [name for seat in range(seats) for name in hand(state, seat)]
        assert [len(hand(state, seat)) for seat in range(seats)] == [5] * seats
        assert len(upper(state)) == 48 - 5 * seats
        assert upper(state) | set(hands) == {name for name in CARDS if GAME.data.word(name, "deck") == "upper"}
        assert len(lower(state)) == (51 if seats == 2 else 53)
        assert all(GAME.data.word(name, "deck") == "lower" for name in lower(state))
        assert discarded(state) == [] and not any(front(state, seat) for seat in range(seats))
        assert len(state.happened) == 0 and len(state.random_events) == 12


@pytest.mark.rule("N1.3")
def test_the_decks_are_shuffled() -> None:
    """Any upper card may come first, to anybody."""
    found = [{name for seed in range(150) for name in hand(deal(2, seed), seat)} for seat in range(2)]
    assert [len(names) for names in found] == [48, 48]


@pytest.mark.rule("N1.3", "N9.21", "N9.38")
@pytest.mark.parametrize("seats", TABLES)
def test_two_players_do_without_two_cards(seats: int) -> None:
    """Those that need a third player; they stay in the box, and all know it."""
    state = deal(seats)
    assert LEFT_OUT & lower(state) == (set() if seats == 2 else LEFT_OUT)
    assert {GAME.cards[card] for card in state.box.list()} == (LEFT_OUT if seats == 2 else set())
    table = GAME.view(state, 0)["table"]
    assert (table["upper"], table["lower"]) == (48 - 5 * seats, 51 if seats == 2 else 53)
    assert [state.clues.hidden(number(name)) for name in sorted(LEFT_OUT)] == [seats != 2] * 2


@pytest.mark.rule("N1.3", "N7.11")
@pytest.mark.parametrize("seats", TABLES)
@pytest.mark.parametrize("one", SETS)
def test_everybody_gets_an_identity_of_the_chosen_set_and_the_rest_is_unseen(one: str, seats: int) -> None:
    """Any identity may be anybody's."""
    pool = SETS[one]
    seen: set[tuple[int, str]] = set()
    for seed in range(150):
        state = deal(seats, seed, one)
        assert sorted(identities(state)) == sorted(pool)
        seen.update((seat, who(state, seat)) for seat in range(seats))
        table = GAME.view(state, 0)["table"]
        assert (table["unused"], table.get("seen")) == (len(pool) - seats, None)
    assert seen == {(seat, name) for seat in range(seats) for name in pool}
    assert pool <= set(IDENTITIES)


@pytest.mark.rule("N1.3")
@pytest.mark.parametrize("seats", TABLES)
def test_chance_decides_who_begins(seats: int) -> None:
    """Each seat begins some games, and must play a card of its hand."""
    first = set()
    for seed in range(60):
        state = deal(seats, seed)
        assert asks(state) == (state.active, "act")
        assert offers(state) == {f"play {name}" for name in hand(state, int(state.active))}
        assert [each.seat for each in happened(state, "began", "turn_began")] == [state.active] * 2
        first.add(int(state.active))
    assert first == set(range(seats))


@pytest.mark.rule("N1.3", "N2.6")
@pytest.mark.parametrize("seats", TABLES)
def test_nobody_has_a_district_card_at_the_start(seats: int) -> None:
    """So there is no ability to use."""
    state = deal(seats)
    players = GAME.view(state, None)["table"]["players"]
    assert [player["cards"] for player in players] == [[]] * seats
    for name in DISTRICTS:
        refused(state, f"use {name}", "N2.6")
