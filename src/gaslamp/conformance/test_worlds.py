"""Imagined worlds ask the same and are dealt fairly: what nobody can know leaves no trace in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from gaslamp import mode
from gaslamp.conformance import games
from gaslamp.conformance.walk import varied_settings, walk
from gaslamp.engine.book.game import Game
from gaslamp.engine.core.chance import seeded
from gaslamp.engine.core.state import State

WALKS = 12 if mode.compiled() else 1  # games of each size in which every question is asked again in some worlds
DEALS = (24, 200) if mode.compiled() else (10, 150)  # positions of each game, worlds of each position
SMALL = 20  # so many times more positions, at most, of a game in which little is hidden
ENOUGH = 50  # frequencies to judge by
RARE = 5  # below so many expected deals on either side a frequency tells nothing

Key = tuple[object, ...]


def starts(game: Game, count: int) -> Iterator[State]:
    """Some games of every size, with other settings each."""
    for seed in range(count):
        for seats in game.seats:
            yield game.new(seats, seed, listen=False, **varied_settings(game, seed))


# -- the same question


@pytest.mark.parametrize("game", games.values(), ids=str)
def test_an_imagined_world_asks_the_same_with_the_same_offer(game: Game) -> None:
    """Whoever is asked has the same answers in every world; whoever else imagines, there is one."""
    for state in starts(game, WALKS):
        ask_in_worlds(game, state, every=9, worlds=6)


@pytest.mark.thorough
@pytest.mark.parametrize("game", games.values(), ids=str)
def test_thousands_of_imagined_worlds_ask_the_same(game: Game) -> None:
    """At every question of many games, in a hundred worlds each."""
    for state in starts(game, 60 // len(game.seats)):
        ask_in_worlds(game, state, every=1, worlds=100)


def ask_in_worlds(game: Game, state: State, every: int, worlds: int) -> None:
    """Play at random; at some questions, and wherever there is but one answer, imagine and work the offer out anew."""
    for n, _ in enumerate(walk(state, seeded(state.seats))):
        if n % every == 0 or len(state.offered) == 1:
            asked, question, offered = state.asked, state.question, list(state.offered)
            for seed in range(worlds):
                world = game.imagine(state, asked, n << 16 | seed)
                assert world.asked == asked and world.question == question and world.offered == offered
                world.reoffer()
                assert world.offered == offered
            for seat in (None, *range(state.seats)):
                world = game.imagine(state, seat, n)
                assert world.asked == asked and world.question == question and len(world.offered) > 0


# -- a fair deal


@pytest.mark.parametrize("game", games.values(), ids=str)
def test_the_truth_leaves_no_trace_in_imagined_worlds(game: Game) -> None:
    """Whatever a rival sees is as frequent in worlds imagined from the truth as in worlds imagined from one of them."""
    judge(deviations(game, *DEALS))


@pytest.mark.thorough
@pytest.mark.parametrize("game", games.values(), ids=str)
def test_the_truth_leaves_no_trace_in_many_imagined_worlds(game: Game) -> None:
    """The same with more positions, and more worlds of each."""
    positions, worlds = DEALS
    judge(deviations(game, 4 * positions, 5 * worlds))


def judge(deviations: list[tuple[float, bool]]) -> None:
    """As standard deviations they have a mean square of 1 and none is huge; what is true is no exception to either."""
    assert len(deviations) > ENOUGH
    for some in (deviations, [each for each in deviations if each[1]]):
        squares = [z * z for z, _ in some]
        assert sum(squares) / len(squares) < 1.3 and max(squares) < 5**2
        assert abs(sum(z for z, _ in some)) / len(some) < max(0.25, 4 / len(some) ** 0.5)  # of few, more by chance


def deviations(game: Game, positions: int, worlds: int) -> list[tuple[float, bool]]:
    """How far frequencies in worlds of the truth and of a world are apart, in standard deviations, and what is true."""
    apart: list[tuple[float, bool]] = []
    for n in range(SMALL * positions):
        if n >= positions and len(apart) > ENOUGH:
            break
        state = position(game, n)
        seat = [None, *range(state.seats)][n % (state.seats + 1)]
        apart += compare(game, state, seat, worlds)
    return apart


def position(game: Game, n: int) -> State:
    """Somewhere in a game that is not over."""
    answers = 3 + 17 * n % 150
    state = play(game, n, answers)
    while state.over:
        answers //= 2
        state = play(game, n, answers)
    return state


def play(game: Game, n: int, answers: int) -> State:
    """A game after so many answers, or at its end."""
    state = game.new(game.seats[n % len(game.seats)], n, listen=False, **varied_settings(game, n))
    for _ in walk(state, seeded(n), answers):
        pass
    return state


def compare(game: Game, state: State, seat: int | None, worlds: int) -> Iterator[tuple[float, bool]]:
    """The same for one position."""
    truth = secrets_in(game, state, seat)
    ours, theirs = (
        sum((secrets_in(game, game.imagine(source, seat, first + n), seat) for n in range(worlds)), Counter())
        for source, first in ((state, 0), (game.imagine(state, seat, 1 << 40), 1 << 41))
    )
    for key in ours | theirs:
        share = (ours[key] + theirs[key]) / (2 * worlds)
        spread = worlds * share * (1 - share)
        if spread > RARE:
            yield (ours[key] - theirs[key]) / (2 * spread) ** 0.5, key in truth


def secrets_in(game: Game, world: State, seat: int | None) -> Counter[Key]:
    """All that rivals see in a world of what lies before them, down to single cards."""
    pieces: Counter[Key] = Counter()
    own = [key for key, piece in game.pieces.items() if piece.kind == "players"]
    for rival in range(world.seats):
        if rival != seat:
            table = game.show(world, rival)
            pieces.update(leaf for key in own if key in table for leaf in leaves(table[key][rival], (rival, key)))
    return pieces


def leaves(part: object, path: Key) -> Iterator[Key]:
    """Each name or number in a part of a view, with the way to it; of equal names in a row the first, the second …."""
    if isinstance(part, dict):
        for name, value in part.items():
            yield from leaves(value, (*path, name))
    elif isinstance(part, list) and all(isinstance(each, str) for each in part):
        for name, count in Counter(part).items():
            for n in range(count):
                yield (*path, name, n)
    elif isinstance(part, list):
        for n, value in enumerate(part):
            yield from leaves(value, (*path, n))
    else:
        yield (*path, part)
