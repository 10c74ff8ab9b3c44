"""Sets with parts before them, in an order that matters, and with rules of their own for one element too many."""

from __future__ import annotations

from itertools import permutations

import pytest

from gaslamp import Illegal, games, mode
from gaslamp.conformance.naming import key, one_by_one, reachable, wholes
from gaslamp.conformance.walk import fields
from gaslamp.engine.core.effect import ORDER, PASS, Choice, Option, Seat, first_part, pack, two
from gaslamp.engine.core.parts import Carries, amount, card, in_order, several, word
from gaslamp.engine.core.piles import Ints, row
from gaslamp.games.catham.state import Catham

if mode.compiled():
    pytest.skip("compiled effects have no interpreted children", allow_module_level=True)

COLOUR = card("colour")
SO_FAR = amount("so_far")


class Pair(Choice[Catham]):
    """Two of the same kind: a verb, then two different colours for the first verb, one or two for the second."""

    asks_for = (word("verb", "two", "some"), several("colours", COLOUR))
    carries = Carries(at=COLOUR, n=SO_FAR)
    rule, excess = "M1", "M2"

    def options(self, game: Catham, me: Seat) -> Ints:
        if not game.goes_on:
            return row([int(pack(verb, colour)) for verb, colour in ((0, 1), (0, 2), (1, 1), (1, 2), (1, 3))])
        last, so_far = game.at, game.n
        if so_far == 0:
            return row(list(range(int(last) + 1, 4)))
        return row([PASS, *range(int(last), 4)])

    def choose(self, game: Catham, me: Seat, option: Option) -> None:
        if option == PASS:
            return
        verb, colour = (2, option) if game.goes_on else two(option)
        game.influence[me] = game.influence[me] * 10 + colour
        if verb < 2:
            game.then_more(me, self, at=colour, n=verb)

    def elements(self, game: Catham, me: Seat) -> Ints:
        if game.goes_on:
            return row(list(range(1, 4)))
        return row([int(pack(verb, colour)) for verb in (0, 1) for colour in (1, 2, 3) for _ in range(verb + 1)])

    def least(self, game: Catham, me: Seat, element: Option) -> int:
        return 1 if first_part(element) == 1 else 2

    def most(self, game: Catham, me: Seat, element: Option) -> int:
        return 2

    def why_not(self, game: Catham, me: Seat, option: Option) -> str:
        colour = option if game.goes_on else two(option)[1]
        return ORDER if 1 <= colour <= 3 else "M3"


class Row(Choice[Catham]):
    """Up to two of three colours, one after the other."""

    asks_for = (in_order("colours", COLOUR),)
    carries = Carries(n=SO_FAR)
    rule = "M1"

    def options(self, game: Catham, me: Seat) -> Ints:
        return row([PASS, *(colour for colour in (1, 2, 3) if str(colour) not in str(int(game.influence[me])))])

    def choose(self, game: Catham, me: Seat, option: Option) -> None:
        if option != PASS:
            game.influence[me] = game.influence[me] * 10 + option
            if game.n == 0:
                game.then_more(me, self, n=1)

    def elements(self, game: Catham, me: Seat) -> Ints:
        return row([1, 2, 3])

    def most(self, game: Catham, me: Seat, element: Option) -> int:
        return 2 - int(game.n)


def ask(choice: Choice[Catham]) -> Catham:
    """A table at which only this is asked, then what was asked before."""
    state = games["catham"].new(2, 1)
    assert isinstance(state, Catham)
    state.then(0, choice)
    state.advance()
    return state


@pytest.mark.parametrize("choice", [Pair(), Row()])
def test_exactly_those_sets_are_legal_that_can_be_named_singly(choice: Choice[Catham]) -> None:
    """And both ways lead to the same state."""
    state = ask(choice)
    legal = {key(state, named): named for named in reachable(state)}
    assert len(legal) == len(reachable(state)) > 8
    for whole in wholes(state):
        for answer in permutations(whole) if not state.choice.in_order else [whole]:
            assert (state.why_not(answer) is None) == (key(state, answer) in legal)
    for named in legal.values():
        twin = state.copy()
        twin.answer(named)
        assert fields(twin) == fields(one_by_one(state, named))


def test_parts_before_the_set_are_named_once() -> None:
    """In a whole set by all elements alike; singly with the first element only."""
    state = ask(Pair())
    assert [(len(group.elements), group.least, group.most) for group in state.groups] == [(3, 2, 2), (6, 1, 2)]
    assert state.why_not(((0, 1), (1, 2))) == "G1"
    state.answer((0, 1))
    assert state.question is not None and state.question.names == ("colour",) and state.question.goes_on
    assert list(state.offered) == [(2,), (3,)]
    assert [group.elements for group in state.groups] == [[(1,), (2,), (3,)]]
    with pytest.raises(Illegal):
        state.copy().answer((0, 2))
    state.answer(((3,),))  # the rest can be named as a set, too
    assert state.influence[0] == 13


def test_refusals_of_sets_name_the_rule_that_is_broken() -> None:
    """Too few, too many, what is not there, and what is no set."""
    state = ask(Pair())
    assert state.why_not(((0, 1),)) == "M1"
    assert state.why_not(((0, 1), (0, 2), (0, 3))) == "M2"
    assert state.why_not(((1, 1), (1, 7))) == "M3"
    assert state.why_not(((1, 1), ())) == state.why_not(((1,),)) == "G1"


def test_a_question_for_one_thing_takes_no_set() -> None:
    """G1, whatever is in it."""
    state = games["catham"].new(2, 1)
    assert state.why_not((state.offered[0],)) == "G1" and not state.groups
