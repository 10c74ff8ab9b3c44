"""The worlds that a seat can imagine are dealt fairly, and ask what the game asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations

import pytest

from gaslamp.conformance.walk import walk
from gaslamp.engine.core.chance import seeded
from gaslamp.games.nanty.clues import ONLOOKER
from gaslamp.games.nanty.state import Nanty
from gaslamp.games.nanty.whereabouts import UNUSED
from tests.games.nanty.scene import GAME, hand, number, offers, play, scene, who
from tests.games.telling import asks

SEEDS = range(1500)
TEA = "five_oclock_tea"  # the only card that ends a turn
SET = GAME.data.words("game", "standard")


def worlds(state: Nanty, seat: int | None, seeds: range = SEEDS) -> Iterator[Nanty]:
    """Many worlds that look the same to a seat."""
    for seed in seeds:
        world = GAME.imagine(state, seat, seed)
        assert isinstance(world, Nanty)
        yield world


def even(counted: Counter[str], wanted: set[str]) -> bool:
    """Whether just these come up, and all of them equally often."""
    each = counted.total() / len(wanted)
    return set(counted) == wanted and all(abs(count - each) < 5 * each**0.5 for count in counted.values())


# -- hands


def test_every_place_in_a_hand_keeps_its_card_as_often_as_any_other() -> None:
    """As often as one of so many cards comes to one of so many places."""
    kept: Counter[int] = Counter()
    fair, count = 0.0, 0
    for deal in range(6):
        state = GAME.new(3, deal)
        assert isinstance(state, Nanty)
        for _ in walk(state, seeded(deal), 2):
            pass
        slots = [(seat, i) for seat in (1, 2) for i in range(len(state.players[seat].hand))]
        fair += 1 / (len(slots) + len(state.upper))
        for world in worlds(state, 0, range(400)):
            count += 1
            kept.update(i for i, slot in enumerate(slots) if held(world, *slot) == held(state, *slot))
    expected = count * fair / 6
    assert all(abs(kept[i] - expected) < 4 * expected**0.5 for i in range(10))


def held(state: Nanty, seat: int, i: int) -> int:
    """A card of a hand by its place."""
    return int(state.players[seat].hand[i])


def rumour() -> Nanty:
    """All have seen the bobby and the mudlark in seat 1's hand; then seat 1 gave seat 2 a card of its three."""
    state = scene("lamplighter", "bobby, mudlark, gasworks", "errand_boy", "", known="bobby, mudlark")
    state.give(1, 2, number("gasworks"))
    return state


@pytest.mark.parametrize("seat", [0, 3, None])
def test_a_rumour_goes_as_often_to_each_place_that_it_speaks_of(seat: int | None) -> None:
    """Two cards lie in two hands of two: six ways, and the other places are anybody's."""
    found = Counter(
        " ".join(f"{card}{1 if card in hand(world, 1) else 2}" for card in ("bobby", "mudlark"))
        for world in worlds(rumour(), seat)
    )
    each = len(SEEDS) / 6
    wanted = {"bobby1 mudlark1": 1, "bobby1 mudlark2": 2, "bobby2 mudlark1": 2, "bobby2 mudlark2": 1}
    assert set(found) == set(wanted)
    assert all(abs(found[ways] - each * n) < 5 * (each * n) ** 0.5 for ways, n in wanted.items())


def test_what_all_know_is_the_same_in_every_world() -> None:
    """What single players know beside it stays with the places, whatever card lies there now."""
    state = rumour()
    state.clues.learn(number("gasworks"), 1 << 3, 2)  # seat 3 has looked
    for world in worlds(state, 0, range(200)):
        for card in range(1, len(state.clues.cards)):
            assert world.clues.hands(card, ONLOOKER) == state.clues.hands(card, ONLOOKER)
        i = state.players[2].hand.list().index(number("gasworks"))
        assert world.clues.hands(held(world, 2, i), 3) == 1 << 2
        for name in ("bobby", "mudlark"):
            assert world.clues.hands(number(name), 3) in (0b0110, 1 << 2)
            assert world.clues.hands(number(name), 0) == 0b0110


@pytest.mark.rule("N9.44")
def test_who_may_end_the_turn_is_asked_in_every_world() -> None:
    """Of the tea nothing is known: a rumour about another card does not become one about the tea."""
    state = scene("lamplighter, gasworks", f"bobby, {TEA}", "errand_boy, mudlark", "", upper="", known="bobby")
    state.clues.pass_on(number("mudlark"), 1, 2, last=False)
    play(state, "lamplighter")
    assert asks(state) == (0, "act") and offers(state) == {"no"}
    for world in worlds(state, 0):
        world.reoffer()
        assert asks(world) == (0, "act") and offers(world) == {"no"}


def test_hands_that_all_know_are_the_same_in_every_world() -> None:
    """Nothing of them is left to deal."""
    state = scene("lamplighter", "bobby, mudlark", "errand_boy", known="bobby, mudlark, errand_boy")
    assert {str(hand(world, seat)) for world in worlds(state, 0, range(50)) for seat in (1, 2)} == {
        str(hand(state, 1)),
        str(hand(state, 2)),
    }


# -- identities


def knowing(seats: int, *unused: str) -> Nanty:
    """Seat 0 knows of some identities that nobody has them."""
    state = scene(*["lamplighter", "bobby", "mudlark", "gasworks"][:seats], identity=", ".join(SET[:seats]))
    for name in unused:
        state.identities.note(0, number(name), UNUSED)
    return state


@pytest.mark.rule("N9.9")
@pytest.mark.parametrize(("seats", "known"), [(4, 2), (4, 3), (3, 3), (2, 4)])
def test_identities_that_agree_with_a_look_are_equally_likely(seats: int, known: int) -> None:
    """All that are left, in any order, the true ones no more often."""
    state = knowing(seats, *SET[seats : seats + known])
    left = [name for name in SET[1:] if name not in SET[seats : seats + known]]
    wanted = {" ".join(names) for names in permutations(left, seats - 1)}
    found = Counter(" ".join(who(world, seat) for seat in range(1, seats)) for world in worlds(state, 0))
    assert even(found, wanted)


@pytest.mark.rule("N9.9", "N9.20")
def test_identities_after_a_look_and_a_swap_are_equally_likely() -> None:
    """Those seen may be unused or with who has swapped since: as often as there are ways to lay them."""
    state = knowing(3, *SET[3:6])
    for name in SET[3:6]:
        state.identities.note(0, number(name), UNUSED | 1 << 1)
    wanted = {f"{one} {other}" for one, other in permutations(SET[1:], 2) if other not in SET[3:6]}
    found = Counter(f"{who(world, 1)} {who(world, 2)}" for world in worlds(state, 0))
    assert even(found, wanted)
