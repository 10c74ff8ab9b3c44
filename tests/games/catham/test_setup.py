"""M1, M2: the factions and what is prepared before the first turn."""

from __future__ import annotations

from collections import Counter

import pytest

from gaslamp import BadSetting
from gaslamp.games.catham.state import Catham
from tests.games.catham.scene import (
    FACTIONS,
    GAME,
    deck,
    discarded,
    hand,
    influence,
    known,
    offers,
    pool,
    size,
    table,
    take,
)
from tests.games.telling import asks

TABLES = range(2, 7)
FIRST = ["detectives", "science", "robocat", "mafia", "hackers"]


def deal(seats: int, seed: int = 1, **settings: object) -> Catham:
    """A table just laid."""
    state = GAME.new(seats, seed, listen=True, **settings)
    assert isinstance(state, Catham)
    return state


def all_cards(state: Catham) -> Counter[str]:
    """Every card on the table and in the hands."""
    hands = [hand(state, seat) for seat in range(state.seats)]
    return sum(map(Counter, [deck(state), discarded(state), pool(state), table(state), *hands]), Counter[str]())


def five(state: Catham) -> tuple[str, ...]:
    """The factions played with."""
    return tuple(GAME.view(state, None)["table"]["factions"])


@pytest.mark.rule("M1")
def test_eight_factions_fight_for_the_city() -> None:
    """The eight are those of the rule book."""
    assert FACTIONS == (
        "detectives",
        "science",
        "robocat",
        "mafia",
        "hackers",
        "police",
        "journalists",
        "officials",
    )


@pytest.mark.rule("M1.1")
@pytest.mark.parametrize("seats", TABLES)
def test_first_game_uses_the_five_factions_for_beginners(seats: int) -> None:
    """Unless told otherwise a table plays with the first-game set."""
    assert list(all_cards(deal(seats))) == FIRST


@pytest.mark.rule("M1.1")
@pytest.mark.parametrize("count", [0, 1, 4, 6, 8])
def test_a_game_uses_exactly_five_factions(count: int) -> None:
    """Fewer or more than five are refused."""
    with pytest.raises(BadSetting):
        deal(3, factions=list(FACTIONS[:count]))


@pytest.mark.rule("M1.1")
def test_a_faction_cannot_be_chosen_twice() -> None:
    """Five means five different ones."""
    with pytest.raises(BadSetting):
        deal(3, factions=["mafia", "mafia", "hackers", "police", "science"])


@pytest.mark.rule("M7")
@pytest.mark.rule("M7.1")
@pytest.mark.parametrize("name", FACTIONS)
def test_each_faction_has_fifteen_cards(name: str) -> None:
    """Whatever five are played with, fifteen cards of each are in the game, 75 in all."""
    others = [other for other in FACTIONS if other != name][:4]
    state = deal(4, factions=[name, *others])
    assert all_cards(state) == dict.fromkeys([name, *others], 15)


@pytest.mark.rule("M7")
@pytest.mark.rule("M7.8")
def test_owner_may_choose_the_factions() -> None:
    """The five that the owner names are played, in whatever order they are named."""
    chosen = ["officials", "police", "mafia", "science", "journalists"]
    assert five(deal(2, factions=chosen)) == ("science", "mafia", "police", "journalists", "officials")


@pytest.mark.rule("M7")
@pytest.mark.rule("M7.8")
def test_factions_left_to_chance_are_any_five() -> None:
    """Every one of the 56 selections of five comes up, and each faction as often as any other."""
    fives = [five(deal(2, seed, factions="random")) for seed in range(800)]
    assert {len(set(names)) for names in fives} == {5}
    assert len(set(fives)) == 56
    often = Counter(name for names in fives for name in names)
    assert all(430 < often[name] < 570 for name in FACTIONS)


@pytest.mark.rule("M2")
@pytest.mark.parametrize("seats", TABLES)
def test_hands_pool_and_pile_are_ready_before_the_first_turn(seats: int) -> None:
    """Nothing is played, discarded or gained yet, nothing is known of any hand, and the start player may act."""
    state = deal(seats)
    assert asks(state) == (state.first, "act")
    assert (table(state), discarded(state)) == ({}, {})
    assert influence(state) == [0] * seats
    assert all(known(state, seat) == {} for seat in range(seats))
    assert size(pool(state)) == 7
    assert size(deck(state)) == 75 - 7 - sum(size(hand(state, seat)) for seat in range(seats))


@pytest.mark.rule("M2.1")
def test_cards_are_shuffled() -> None:
    """No two of many tables are dealt alike, and each faction may come to any hand."""
    tables = [deal(2, seed) for seed in range(40)]
    assert len({str([hand(state, 0), hand(state, 1), pool(state)]) for state in tables}) == 40
    assert {name for state in tables for name in hand(state, 0)} == set(FIRST)


@pytest.mark.rule("M2.1")
def test_draw_pile_is_face_down() -> None:
    """Anybody sees how many cards it has, and nothing more."""
    state = deal(3)
    assert all(GAME.view(state, seat)["table"]["deck"] == 75 - 19 - 7 for seat in (None, 0, 1, 2))


@pytest.mark.rule("M2.2")
@pytest.mark.parametrize("seats", TABLES)
def test_later_players_are_dealt_more_cards(seats: int) -> None:
    """From the start player on, clockwise: 6, 6, 7, 7, 8, 8."""
    for seed in range(20):
        state = deal(seats, seed)
        order = [(state.first + i) % seats for i in range(seats)]
        assert [size(hand(state, seat)) for seat in order] == [6, 6, 7, 7, 8, 8][:seats]


@pytest.mark.rule("M2.2")
def test_dealt_cards_are_seen_by_their_owner_alone() -> None:
    """Others see that cards are dealt, not which."""
    state = deal(2)
    dealt = {seer: [event for event in GAME.events(state, seer) if event.kind == "dealt"] for seer in (None, 0, 1)}
    assert len(dealt[None]) == 12
    assert not any(event.card for event in dealt[None])
    for seer in (0, 1):
        mine = Counter(GAME.cards[event.card] for event in dealt[seer] if event.card)
        assert mine == hand(state, seer)


@pytest.mark.rule("M2.3")
def test_pool_lies_open_sorted_by_faction() -> None:
    """Everybody, even a spectator, sees the seven cards of the pool by faction."""
    state = deal(4)
    for seer in (None, 0, 1, 2, 3):
        shown = GAME.view(state, seer)["table"]["pool"]
        assert shown == pool(state)
        assert sum(shown.values()) == 7


@pytest.mark.rule("M2.4")
@pytest.mark.parametrize("seats", TABLES)
def test_chance_picks_the_start_player(seats: int) -> None:
    """Each seat begins some games."""
    assert {deal(seats, seed).asked for seed in range(80)} == set(range(seats))


@pytest.mark.rule("M2.4")
@pytest.mark.parametrize("seats", TABLES)
def test_play_goes_clockwise(seats: int) -> None:
    """Turn follows turn from the start player to the left, round and round."""
    state = deal(seats, 3)
    order = []
    for _ in range(2 * seats):
        assert state.asked is not None
        order.append(state.asked)
        take(
            state, next(str(offer).removeprefix("take ") for offer in offers(state) if str(offer).startswith("take 1"))
        )
        while asks(state) == (order[-1], "hand_limit"):
            state.answer(state.offered[0])
    assert order == [(state.first + i) % seats for i in range(2 * seats)]
