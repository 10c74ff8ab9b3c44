"""What somebody types who knows Python and not the engine: sequences, pickles, copies, help."""

from __future__ import annotations

import copy
import inspect
import multiprocessing
import pickle

import pytest

import gaslamp
from gaslamp import games
from gaslamp.bots import Bot, bot
from gaslamp.bots.player import decide
from gaslamp.conformance.walk import fields, finish, varied_settings, walk
from gaslamp.engine.book.data import data_from
from gaslamp.engine.book.game import Game
from gaslamp.engine.core.chance import seeded
from gaslamp.engine.core.state import State
from tests.sizes import seats_for

GAMES = pytest.mark.parametrize("name", sorted(games))


def begin(name: str, seed: int = 3, answers: int = 60) -> State:
    """A game some way on, with a table that listens."""
    game: Game = games[name]
    state = game.new(seats_for(game), seed, listen=True, **varied_settings(game, seed))
    for _ in walk(state, seeded(seed), answers):
        pass
    return state


def play_on(state: State) -> tuple[list[tuple[int, ...]], list[int], list[str]]:
    """Play to the end at random, here or in another process."""
    todo = state.todo
    return finish(state, 5), state.places, todo


@GAMES
def test_offers_and_options_are_sequences(name: str) -> None:
    """They are cut, counted, listed, summed and gone through; options[i] is offered[i]."""
    state = begin(name)
    assert state.offered[:5] == list(state.offered)[:5] and state.offered[-1] == list(state.offered)[-1]
    assert [state.unpack(option) for option in state.options] == list(state.offered)
    assert sum(state.options) == sum(list(state.options)) and len(state.options) == len(state.offered)
    assert sorted(state.options) == sorted(state.options.list())
    assert all(option in state.options for option in state.options)


@GAMES
def test_states_are_pickled(name: str) -> None:
    """With what was heard, all the way down; and they play the same game on."""
    for answers in (0, 7, 60):
        state = begin(name, answers=answers)
        twin = pickle.loads(pickle.dumps(state))
        assert twin == state and fields(twin) == fields(state) and twin.log == state.log and twin.forced == state.forced
        assert play_on(twin) == play_on(state) and twin == state


@GAMES
def test_a_state_means_the_same_in_another_process(name: str) -> None:
    """Effects have other numbers there: they are entered at their first step."""
    states = [begin(name, seed, answers) for seed, answers in ((3, 60), (4, 30), (5, 5))]
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        there = pool.map(play_on, states)
    assert there == [play_on(state) for state in states]


@GAMES
def test_states_are_copied_deeply(name: str) -> None:
    """A deep copy shares only what never changes."""
    state = begin(name)
    before, twin = fields(state), copy.deepcopy(state)
    assert twin == state and twin.choice is state.choice
    play_on(twin)
    assert fields(state) == before and twin != state


@GAMES
def test_states_are_equal_if_nothing_tells_them_apart(name: str) -> None:
    """A copy is equal until one of them is played on; a state can change, so it has no hash."""
    state = begin(name)
    twin = state.copy()
    assert twin == state and state != "state" and state != games[name]
    twin.answer(twin.offered[0])
    assert twin != state
    with pytest.raises(TypeError):
        hash(state)


def test_states_of_an_owners_game_are_pickled() -> None:
    """With the owner's data, which another process may not have."""
    ours = games["terrors"]
    values = ours.data.values()
    values["game"]["street"] = 3
    theirs = ours.with_data(data_from(values, "theirs"))
    state = pickle.loads(pickle.dumps(theirs.new(2, 1)))
    assert state == theirs.new(2, 1) and state != ours.new(2, 1)


@GAMES
def test_a_bots_decision_is_an_answer(name: str) -> None:
    """Packed, as `decide` gives it, or as a tuple; but no other number."""
    state, chance = begin(name), seeded(1)
    option = decide(state, bot("random"), chance)
    twin = state.copy()
    twin.answer(state.unpack(option))
    state.answer(option)
    assert state == twin
    for wrong in (-7, 2**70, True):
        with pytest.raises(gaslamp.Illegal):
            state.answer(wrong)


@GAMES
def test_returns_are_from_the_places(name: str) -> None:
    """1 for the best and -1 for the last, equal places have the mean; nothing while the game is on."""
    state = begin(name, answers=0)
    assert state.returns == [0.0] * state.seats
    finish(state, 5)
    assert sum(state.returns) == pytest.approx(0) and max(map(abs, state.returns)) <= 1
    assert sorted(state.returns, reverse=True) == [state.returns[seat] for seat in best_first(state)]
    if sorted(state.places) == list(range(1, int(state.seats) + 1)):
        assert state.returns[state.places.index(1)] == 1 and min(state.returns) == -1


def best_first(state: State) -> list[int]:
    """The seats by place."""
    return sorted(range(state.seats), key=lambda seat: state.places[seat])


def test_things_say_what_they_are() -> None:
    """The games, a state, a bot, an offer."""
    state = games["catham"].new(2, 1)
    assert repr(games) == "Games(catham, council, emerald, nanty, terrors)"
    assert repr(state).startswith("<Catham: Act of seat ")
    assert repr(bot("ismcts:50:20")) == "Ismcts(50, 20)" and repr(bot("random")) == "RandomBot()"
    assert repr(state.options) == repr(state.options.list()) and repr(state.offered) == repr(list(state.offered))


@pytest.mark.parametrize("thing", [State.answer, State.take, State.copy, State.offered, State, Bot, Bot.choose, decide])
def test_help_says_something(thing: object) -> None:
    """A sentence, compiled or not."""
    assert (inspect.getdoc(thing) or "").strip().endswith(".")
    if callable(thing) and thing is not State:
        assert inspect.signature(thing) is not None
