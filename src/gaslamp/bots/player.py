"""Bots: whoever answers for a seat, knowing only a world imagined for it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from gaslamp.bots.ismcts import search
from gaslamp.engine.core.chance import Chance
from gaslamp.engine.core.effect import Option
from gaslamp.engine.core.piles import Ints
from gaslamp.engine.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Answers for a seat where there is more than one answer; a bot of your own overrides `choose`."""

    def choose(self, world: State, chance: Chance) -> Option:
        """One of `world.options`, with luck only from `chance`; the world is imagined for the seat asked."""
        raise NotImplementedError


@final
class RandomBot(Bot):
    """Any answer, all equally likely."""

    def choose(self, world: State, chance: Chance) -> Option:
        return world.options[chance.below(world.options.size)]

    def __repr__(self) -> str:
        return "RandomBot()"


@final
class Ismcts(Bot):
    """Search with so many iterations, each played at random for `depth` answers."""

    def __init__(self, iterations: i64, depth: i64) -> None:
        self.iterations: Final = iterations
        self.depth: Final = depth

    def choose(self, world: State, chance: Chance) -> Option:
        return search(world, self.iterations, chance, self.depth)

    def __repr__(self) -> str:
        return f"Ismcts({self.iterations}, {self.depth})"


def decide(game: State, bot: Bot, chance: Chance) -> Option:
    """A bot's answer to the question of a game: it sees a world imagined for the seat, never the game.

    It is one of `game.options`, which `take` and `answer` take. An answer that is the only one needs no thought.
    """
    if isinstance(bot, RandomBot):  # it looks at nothing but the options: no need to imagine a world for it
        return bot.choose(game, chance)
    if game.options.size == 1:
        return game.options[0]
    return bot.choose(game.imagine(game.me, chance.seed()), chance)


def referee(game: State, bots: list[Bot], chance: Chance, answers: Ints, most: i64) -> None:
    """Have the bots play the game to its end, or for so many answers; note every answer."""
    while not game.over and answers.size < most:
        option = decide(game, bots[game.me], chance)
        answers.append(option)
        game.take(option)
