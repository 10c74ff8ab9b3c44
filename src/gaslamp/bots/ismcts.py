"""Information-set Monte Carlo tree search for any game: it knows the engine and imagined worlds, no rules."""

from __future__ import annotations

import math
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from gaslamp.bots.playout import playout
from gaslamp.engine.core.chance import Chance
from gaslamp.engine.core.effect import NOBODY, PASS, Option, Seat
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.engine.core.state import State

CURIOSITY: Final = 0.7  # how much an answer seldom tried is worth trying


@final
@mypyc_attr(acyclic=True)
class Node:
    """What has been learnt of one answer of one seat."""

    def __init__(self, option: Option, seat: Seat) -> None:
        self.option: i64 = option
        self.seat: i64 = seat
        self.visits: i64 = 0
        self.chances: i64 = 1  # how often it could have been chosen
        self.won: float = 0.0
        self.kids: list[Node] = []

    def best(self, seat: Seat, options: Ints) -> Node | None:
        """The open kid that promises most, None if some open answer is untried."""
        if len(self.kids) < options.size:
            self.pass_over(seat, options)
            return None
        choice: Node | None = None
        top = -1.0
        tried: i64 = 0
        for kid in self.kids:
            if kid.seat == seat and kid.option in options:
                tried += 1
                kid.chances += 1
                visits = float(kid.visits)
                value = kid.won / visits + CURIOSITY * math.sqrt(math.log(float(kid.chances)) / visits)
                if value > top:
                    top = value
                    choice = kid
        return choice if tried == options.size else None

    def pass_over(self, seat: Seat, options: Ints) -> None:
        """Count that the open kids could have been chosen: an untried answer comes first."""
        for kid in self.kids:
            if kid.seat == seat and kid.option in options:
                kid.chances += 1

    def grow(self, world: State, chance: Chance) -> Node:
        """A new kid for the most promising of the untried answers, any of them if they are equal."""
        best, top = ints(), i64(-1)
        for option in world.options.items:
            if not self.knows(world.me, option):
                hope = world.choice.hope(world, world.me, option)
                if hope > top:
                    top = hope
                    best = ints()
                if hope == top:
                    best.append(option)
        fresh = Node(best[chance.below(best.size)], world.me)
        self.kids.append(fresh)
        return fresh

    def knows(self, seat: Seat, option: Option) -> bool:
        """Whether the answer has been tried."""
        for kid in self.kids:
            if kid.option == option and kid.seat == seat:
                return True
        return False


def search(game: State, iterations: i64, chance: Chance, depth: i64) -> Option:
    """The answer tried most after so many imagined worlds, each played at random for `depth` answers."""
    me = game.me
    root = Node(PASS, NOBODY)
    for _ in range(iterations):
        world = game.imagine(me, chance.seed())
        path = descend(root, world, chance)
        playout(world, chance, depth)
        for node in path:
            node.visits += 1
            node.won += worth(world, node.seat)
    top = root.kids[0]
    for kid in root.kids:
        if kid.visits > top.visits:
            top = kid
    return top.option


def descend(root: Node, world: State, chance: Chance) -> list[Node]:
    """Answer as the tree advises until something new is tried; the nodes passed."""
    node, path = root, [root]
    while not world.over:
        seat, options = world.me, world.options
        kid = node.best(seat, options)
        node = node.grow(world, chance) if kid is None else kid
        path.append(node)
        world.take(node.option)
        if node.visits == 0:
            break
    return path


def worth(world: State, seat: Seat) -> float:
    """How good a world is for a seat: 1 to have won alone, 0 to be last, the game's own outlook before."""
    if seat == NOBODY:
        return 0.0
    if not world.over:
        return world.outlook(seat)
    place = world.standing[seat]
    ahead = float(world.seats - place) / float(world.seats - 1)
    return 0.75 + 0.25 * ahead if place == 1 else 0.25 * ahead
