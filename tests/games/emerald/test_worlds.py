"""Worlds imagined while somebody is asked about bombs: the hand has enough of them, and is any such hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from gaslamp.engine.core.piles import row
from gaslamp.games.emerald.state import Emerald
from tests.games.emerald.scene import GAME, GAME_CARDS, cards, hand, play, scene
from tests.games.telling import asks

WORLDS = 2000
DECK = "2 fenians, ravachol, vera_figner, okhrana, zombies"
QUIET = [name for name in GAME_CARDS if not GAME.data.has(name, "bombs") and name not in ("infernal_machine", "mi_go")]


def worlds(state: Emerald, count: int) -> Iterator[Emerald]:
    """Many worlds that look the same to seat 1."""
    for seed in range(count):
        world = GAME.imagine(state, 1, seed)
        assert isinstance(world, Emerald) and asks(world) == asks(state)
        if seed % 100 == 0:
            assert GAME.view(world, 1) == GAME.view(state, 1) and GAME.census(world) == GAME.census(state)
        yield world


def possible(state: Emerald) -> Counter[str]:
    """Every hand of seat 0 with which its question has an answer, by trying all."""
    player, counts = state.players[0], Counter[str]()
    unseen = sorted([*player.hand.list(), *player.deck.list()])
    for some in combinations(unseen, len(player.hand)):
        twin = state.copy()
        twin.players[0].hand = row([*some])
        twin.reoffer()
        counts[str([*some])] += len(twin.offered) > 0
    return +counts


@pytest.mark.rule("E4.6", "E8.12")
@pytest.mark.parametrize(
    ("held", "agents", "choices", "question"),
    [
        ("stiletto, johann_most, sappers, mi_go", {"paris": (2, 1)}, (), "bomb"),
        ("stiletto, infernal_machine, sappers, mi_go", {"paris": (2, 1)}, (), "bomb"),
        ("stiletto, johann_most, sappers, mi_go", {"london": (2, 1)}, ("symbol johann_most",), "bomb"),
        ("stiletto, johann_most, sappers, mi_go", {"london": (2, 1), "paris": (2, 1)}, (), "strike"),
        ("stiletto, infernal_machine, sappers, mi_go", {"london": (4, 1), "rome": (1, 1)}, (), "strike"),
        ("stiletto, johann_most, sappers, mi_go", {"paris": (3, 1, 1)}, (), "victim"),
    ],
)
def test_every_hand_with_enough_bombs_is_equally_likely(
    held: str, agents: dict[str, tuple[int, ...]], choices: tuple[str, ...], question: str
) -> None:
    """All with which there is an answer, and no other; also where Fenians would bring more to another city."""
    cubes = {city: (3, 0, 0) for city in agents}
    state = scene(held, "couriers", "informers", deck={0: DECK}, agents=agents, cubes=cubes)
    play(state, "assassinate", "stiletto", *choices)
    assert asks(state) == (0, question)
    wanted = possible(state)
    counts = Counter(str(sorted(world.players[0].hand.list())) for world in worlds(state, WORLDS))
    assert set(counts) <= set(wanted) and len(wanted) > 4
    for each, ways in wanted.items():
        expected = WORLDS * ways / wanted.total()
        assert abs(counts[each] - expected) < 5 * expected**0.5


@pytest.mark.rule("E4.6")
def test_who_is_asked_for_rare_bombs_does_not_show_the_hand() -> None:
    """Only these four of many cards are bombs, and they must be there; the fifth may be any."""
    held = "stiletto, sappers, black_hand, evno_azef, louise_michel, mi_go"
    state = scene(
        held, "couriers", deck={0: ", ".join(QUIET[:30])}, agents={"london": (1, 1)}, cubes={"london": (2, 0)}
    )
    play(state, "assassinate", "stiletto")
    assert asks(state) == (0, "bomb")
    counts = Counter[str]()
    for world in worlds(state, 900):
        (other,) = (hand(world, 0) - cards("sappers, black_hand, evno_azef, louise_michel")).elements()
        counts[other] += 1
    assert set(counts) == {"mi_go", *QUIET[:30]} and max(counts.values()) < 60
