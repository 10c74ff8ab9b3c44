"""A game for tests of sets: whoever is asked takes two or three of seven jars, each only once, in any order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Final

from mypy_extensions import i64

from gaslamp import games
from gaslamp.engine.book.data import Data
from gaslamp.engine.book.game import SHELF, Game, View
from gaslamp.engine.book.setting import Value
from gaslamp.engine.core.chance import Chance
from gaslamp.engine.core.effect import ORDER, PASS, Choice, Effect, Option, Seat
from gaslamp.engine.core.parts import Carries, amount, number, several
from gaslamp.engine.core.piles import Ints, ints, row
from gaslamp.engine.core.state import State

JARS, LEAST, MOST, TURNS = 7, 2, 3, 4
FULL, TAKE_RULE = "M3.3", "M3.2"  # any rules that have a text

JAR, FROM, TAKEN = number("jar"), number("from"), amount("taken")


class Larder(State):
    """Who has which jars."""

    jars: list[int]  # by number: 1 + the seat that has it, 0 if nobody does

    def copy(self) -> Larder:
        twin = Larder()
        self.copy_into(twin)
        twin.jars = list(self.jars)
        return twin

    def imagine(self, seat: Seat, seed: i64) -> Larder:
        return self.copy()

    def tally(self) -> Ints:
        return row([self.jars.count(seat + 1) for seat in range(self.seats)])

    def outlook(self, seat: Seat) -> float:
        return 0.5


class Take(Choice[Larder]):
    """Take two or three jars."""

    asks_for = (several("jars", JAR),)
    carries = Carries(at=FROM, n=TAKEN)
    rule = TAKE_RULE
    excess = FULL

    def options(self, game: Larder, me: Seat) -> Ints:
        options = ints()
        if game.n < MOST:
            for jar in range(game.at, JARS):
                if not game.jars[jar]:
                    options.append(jar)
        if game.n >= LEAST:
            options.append(PASS)
        return options

    def choose(self, game: Larder, me: Seat, option: Option) -> None:
        if option != PASS:
            game.jars[option] = int(me) + 1
            game.tell(0, me, n=option)
            if game.n + 1 < MOST:
                game.then_more(me, self, at=option + 1, n=game.n + 1)

    def why_not(self, game: Larder, me: Seat, option: Option) -> str:
        return ORDER if 0 <= option < game.at and not game.jars[option] else self.rule

    def elements(self, game: Larder, me: Seat) -> Ints:
        return row([jar for jar in range(JARS) if not game.jars[jar]])

    def least(self, game: Larder, me: Seat, element: Option) -> i64:
        return LEAST

    def most(self, game: Larder, me: Seat, element: Option) -> i64:
        return MOST


class Turn(Effect[Larder]):
    """Take jars, put them back, next."""

    def apply(self, game: Larder, me: Seat) -> None:
        game.turns += 1
        game.active = me
        game.jars = [0 if jar == me + 1 else jar for jar in game.jars]
        if game.turns > TURNS:
            game.finish(row([1] * int(game.seats)))
        else:
            game.then(me, TAKE)
            game.then((me + 1) % game.seats, TURN)


TAKE: Final = Take()
TURN: Final = Turn()


def deal(data: Data, seats: int, chance: Chance, settings: Mapping[str, Value], listen: bool) -> Larder:
    """Nobody has anything."""
    state = Larder()
    state.jars = [0] * JARS
    state.begin(seats, chance, TURN, listen)
    return state


def show(state: Larder, seat: int | None) -> View:
    """Who has which jars."""
    return {"jars": list(state.jars)}


@contextmanager
def larder() -> Iterator[Game]:
    """The game, on the shelf for a while."""
    game = replace(games["catham"], name="larder", settings=(), deal=deal, show=show, pieces={})
    SHELF[game.name] = game
    try:
        yield game
    finally:
        del SHELF[game.name]
