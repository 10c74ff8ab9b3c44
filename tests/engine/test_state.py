"""The loop: what is said first happens first, forced choices make themselves, and the border speaks in tuples."""

from __future__ import annotations

import pytest

from gaslamp import games
from gaslamp.engine.core.chance import seeded
from gaslamp.engine.core.combinators import Rivals
from gaslamp.engine.core.effect import MISSHAPEN, NOBODY, pack, part
from gaslamp.engine.core.offer import Offer, pack_answer, unpack
from gaslamp.engine.core.piles import row
from gaslamp.engine.core.question import plain_name
from gaslamp.games.catham.choices import DISCARD_SOME
from gaslamp.games.catham.effects import Gain
from gaslamp.games.catham.state import Catham
from gaslamp.games.catham.turn import TURN
from tests.sizes import seats_for

GAIN_1, GAIN_2, GAIN_3 = Gain(1), Gain(2), Gain(3)


def quiet(seats: int = 3) -> Catham:
    """A table at which nothing is left to happen."""
    state = games["catham"].new(seats, 1, listen=True)
    assert isinstance(state, Catham) and state.log is not None
    state.agenda.items = row([]).items
    state.log.items = row([]).items
    return state


def gains(state: Catham) -> list[tuple[int, int]]:
    """Who gained how much, in order."""
    return [(event.seat, event.n) for event in games["catham"].events(state, None) if event.kind == "gained"]


def test_what_is_said_first_happens_first() -> None:
    """Within one call of `then`, and over several calls by one effect."""
    state = quiet()
    state.then(1, GAIN_1, GAIN_2, GAIN_3)
    state.then(0, GAIN_2, GAIN_3)
    state.put_in_order(0)
    assert state.todo == [*["Gain of seat 1"] * 3, *["Gain of seat 0"] * 2]
    state.advance()
    assert gains(state) == [(1, 1), (1, 2), (1, 3), (0, 2), (0, 3)]


def test_rivals_act_clockwise_from_the_left() -> None:
    """Everybody but the one who brought it about."""
    state = quiet(4)
    state.then(2, Rivals(GAIN_1))
    state.advance()
    assert gains(state) == [(3, 1), (0, 1), (1, 1)]


def test_steps_carry_their_numbers() -> None:
    """Where, how many and against whom come with the step, and are told by name."""
    state = quiet()
    state.then(1, DISCARD_SOME, at=1, n=2, to=2)
    state.advance()
    assert (state.me, state.at, state.n, state.to) == (1, 1, 2, 2)
    twin = state.copy()
    assert (twin.me, twin.at, twin.n, twin.to) == (1, 1, 2, 2)
    assert state.question is not None and state.question.number("left") == 2


def test_a_choice_without_options_is_skipped() -> None:
    """Nobody is asked what cannot be answered."""
    state = quiet()
    state.then(0, DISCARD_SOME, at=4000, n=1)
    state.then(0, GAIN_1)
    state.put_in_order(0)
    state.advance()
    assert gains(state) == [(0, 1)] and state.options.size == 0


@pytest.mark.parametrize("parts", [(5,), (1, 2), (3, 0, 32767), (1, 2, 3, 4)])
def test_options_are_packed_and_unpacked(parts: tuple[int, ...]) -> None:
    """Up to four parts of fifteen bits."""
    option = pack_answer(parts, len(parts))
    assert option == pack(*parts) and unpack(option, len(parts)) == parts
    assert [part(option, i) for i in range(len(parts))] == list(parts)
    assert unpack(pack_answer((), 3), 3) == ()
    assert pack_answer((*parts, 1), len(parts)) == MISSHAPEN


def test_an_offer_is_a_sequence_of_tuples() -> None:
    """It can be counted, indexed, searched, compared and shown."""
    offer = Offer(row([pack(1, 2), -1]), 2)
    assert len(offer) == 2 and offer[0] == (1, 2) and offer[-1] == () and list(offer) == [(1, 2), ()]
    assert (1, 2) in offer and [1, 2] in offer and (2, 1) not in offer and "x" not in offer
    assert offer == [(1, 2), ()] and offer == Offer(row([pack(1, 2), -1]), 2) and repr(offer) == "[(1, 2), ()]"
    assert hash(offer) == hash(Offer(row([pack(1, 2), -1]), 2))
    with pytest.raises(IndexError):
        offer[2]


def test_what_does_not_fit_is_refused_aloud() -> None:
    """Steps, options and events never cut a number off."""
    state = quiet()
    for at, n, to in ((4096, 0, 0), (0, -1, 0), (0, 0, 16)):
        with pytest.raises(OverflowError):
            state.then(0, GAIN_1, at=at, n=n, to=to)
    for parts in ((32768,), (1, -1)):
        with pytest.raises(OverflowError):
            pack(*parts)
    for event in ({"n": 256}, {"at": 256}, {"card": 1024}):
        with pytest.raises(OverflowError):
            state.tell(0, 0, **event)


@pytest.mark.parametrize("name", sorted(games))
def test_turns_are_counted_as_they_begin(name: str) -> None:
    """The state knows whose turn it is and how many were begun, also while others are asked; none before the first."""
    game, chance = games[name], seeded(4)
    state = game.new(seats_for(game), 4, listen=True)
    while not state.over:
        begun = [event.seat for event in game.events(state, None) if event.kind == "turn_began"]
        assert state.turns == len(begun) and (not begun or state.active == begun[-1])
        twin = state.copy()
        assert (twin.active, twin.turns) == (state.active, state.turns)
        state.answer(state.offered[chance.below(len(state.offered))])
    assert state.turns > 3


def test_two_turns_in_a_row_are_two() -> None:
    """Even if both are the same seat's."""
    state = quiet()
    before = state.turns
    for n in (1, 2):
        state.agenda.items = row([]).items
        state.then(1, TURN)
        state.advance()
        assert (state.active, state.turns) == (1, before + n)


def test_nobody_is_no_seat() -> None:
    """The number for nobody can be no index into six seats, unlike -1."""
    assert NOBODY > 6
    assert plain_name("HandLimit") == "hand_limit"
