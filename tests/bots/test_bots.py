"""Bots know only what their seat may know, and search beats chance."""

from __future__ import annotations

from math import comb

import pytest

from gaslamp import UnknownName, games, mode
from gaslamp.arena.simulate import Plan, simulate
from gaslamp.bots import KNOWN, LEVELS, Bot, bot
from gaslamp.bots.ismcts import Node, worth
from gaslamp.bots.player import Ismcts, decide, referee
from gaslamp.bots.playout import FOREVER, playout
from gaslamp.conformance.effort import effort
from gaslamp.conformance.walk import fields
from gaslamp.engine.core.chance import Chance, seeded
from gaslamp.engine.core.piles import ints, row
from gaslamp.engine.core.state import State

CATHAM = games["catham"]
GAMES = 40 if mode.compiled() else effort(14, 20)  # of which a search must win nearly all


class Spy(Bot):
    """A bot of a stranger's, which keeps every world that it is shown."""

    def __init__(self) -> None:
        self.worlds: list[State] = []

    def choose(self, world: State, chance: Chance) -> int:
        """The first answer will do."""
        self.worlds.append(world)
        return world.options[0]


def test_a_bot_is_shown_imagined_worlds_only() -> None:
    """They look the same to its seat, but the rivals' cards are not the true ones."""
    state, spy, chance = CATHAM.new(4, 9), Spy(), seeded(9)
    true = [CATHAM.view(state, seat) for seat in range(4)]
    for _ in range(8):
        decide(state, spy, chance)
    assert state.asked is not None
    for world in spy.worlds:
        assert world is not state and world.chance.state != state.chance.state
        assert CATHAM.view(world, state.asked) == true[state.asked]
    rival = (state.asked + 1) % 4
    assert any(CATHAM.view(world, rival) != true[rival] for world in spy.worlds)


def test_a_bot_of_ones_own_can_play() -> None:
    """Written in plain Python, against compiled bots too."""
    state, answers = CATHAM.new(2, 4), ints()
    referee(state, [Spy(), bot("random")], seeded(4), answers, 100_000)
    assert state.over and len(answers) > 10


def test_an_only_answer_needs_no_thought() -> None:
    """The bot is not even asked; with two answers it is."""
    state, spy, chance = games["nanty"].new(3, 1), Spy(), seeded(1)
    seen: set[bool] = set()
    while len(seen) < 2:
        forced, before = len(state.offered) == 1, len(spy.worlds)
        option = decide(state, spy, chance)
        assert option in state.options and len(spy.worlds) == before + (not forced)
        seen.add(forced)
        state.take(state.options[chance.below(len(state.options))])


class Broken(Bot):
    """A bot that cannot think."""

    def choose(self, world: State, chance: Chance) -> int:
        """Fail."""
        raise IndexError("nothing there")


def test_whoever_has_bots_play_sees_where_they_fail() -> None:
    """No answer is given in their stead."""
    with pytest.raises(IndexError, match="nothing there"):
        referee(CATHAM.new(2, 4), [Broken(), Broken()], seeded(4), ints(), 100_000)


@pytest.mark.skipif(
    mode.native_folder() is not None and not mode.compiled(), reason="compiled, the same games are played faster"
)
@pytest.mark.parametrize(
    ("game", "seats"), [("catham", 2), ("catham", 4), ("emerald", 3), ("nanty", 3), ("terrors", 2), ("council", 2)]
)
def test_search_beats_random_play(game: str, seats: int) -> None:
    """Clearly: so many wins would come about by luck at most twice in a thousand times."""  # takes 20 s interpreted
    plan = Plan(games[game], seats, GAMES, 1, ("ismcts:60:20", *["random"] * (seats - 1)), {})
    wins = [result.places[0] == 1 for result in simulate(plan).results].count(True)
    assert luck(wins, GAMES, seats) < 0.002 and wins >= 0.8 * GAMES


def luck(wins: int, games: int, seats: int) -> float:
    """The probability of so many wins or more if every seat were as good as the others."""
    chance = 1.0 / seats
    return sum(comb(games, k) * pow(chance, k) * pow(1 - chance, games - k) for k in range(wins, games + 1))


def test_search_leaves_the_game_alone() -> None:
    """It plays in worlds of its own, and with the same luck it says the same."""
    state = CATHAM.new(3, 2)
    before = fields(state)
    first = [decide(state, bot("ismcts:30:10"), seeded(1)) for _ in range(2)]
    assert first[0] == first[1] and first[0] in state.options and fields(state) == before


def test_a_node_prefers_what_wins_and_tries_everything_once() -> None:
    """None while an open answer is untried; then the best of those that are open."""
    root, world, chance = Node(-1, 15), CATHAM.new(2, 1), seeded(1)
    options, me = world.options, world.me
    for _ in options.list():
        assert root.best(me, options) is None
        kid = root.grow(world, chance)
        kid.visits, kid.won = 10, 9.0 if kid.option == options[1] else 1.0
    assert sorted(kid.option for kid in root.kids) == sorted(options.list())
    best, other = root.best(me, options), root.best(me, row([options[0]]))
    assert best is not None and best.option == options[1]
    assert other is not None and other.option == options[0]
    assert root.best(1 - me, options) is None  # another seat's answers are other answers


def test_a_node_tries_what_looks_promising_first() -> None:
    """To take cards before to discard them, to do anything before to pass."""
    root, world, chance = Node(-1, 15), games["emerald"].new(3, 1), seeded(1)
    while world.question and world.question.name != "act":
        world.answer(world.offered[0])
    hopes = []
    for _ in world.options.list():
        kid = root.grow(world, chance)
        hopes.append(int(world.choice.hope(world, world.me, kid.option)))
    assert hopes == sorted(hopes, reverse=True) and len(set(hopes)) > 2 and root.kids[-1].option == -1


def test_to_win_is_worth_more_than_to_be_second() -> None:
    """And to be second more than to be last, which is worth nothing."""
    state = CATHAM.new(4, 1)
    assert 0 <= worth(state, 0) <= 1
    playout(state, seeded(1), FOREVER)
    by_place = [worth(state, seat) for _, seat in sorted(zip(state.places, range(4), strict=True))]
    assert by_place == sorted(by_place, reverse=True) and by_place[0] == 1.0 and by_place[-1] < 0.2


def test_levels_are_bots_by_name() -> None:
    """The stronger, the longer it thinks and the further it looks."""
    bots = [bot(level) for level in LEVELS]
    thinkers = [each for each in bots if isinstance(each, Ismcts)]
    assert list(LEVELS) == ["easy", "normal", "strong"] == list(KNOWN[:3]) and thinkers == bots
    thoughts = [(each.iterations, each.depth) for each in thinkers]
    assert thoughts == [(50, 20), (500, 30), (5000, 40)]
    state = CATHAM.new(2, 1)
    assert decide(state, bot("easy"), seeded(1)) == decide(state, bot(LEVELS["easy"]), seeded(1))


@pytest.mark.parametrize(
    "name",
    [
        "",
        "chess",
        "random:3",
        "easy:3",
        "Easy",
        "ismcts",
        "ismcts:0",
        "ismcts:x",
        "ismcts:1:2:3",
        "ismcts:-5",
        "ismcts:٣",
        "ismcts:9999999999",
    ],
)
def test_an_unknown_bot_lists_the_bots(name: str) -> None:
    """With the numbers that they take."""
    with pytest.raises(UnknownName, match="easy, normal, strong, random, ismcts:ITERATIONS, ismcts:ITERATIONS:DEPTH"):
        bot(name)
