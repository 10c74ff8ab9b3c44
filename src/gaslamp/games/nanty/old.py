"""How Nanty Narking was played by earlier programs: their tables go on so, and their records replay."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import PASS, Choice, Option, Seat, pack, three
from gaslamp.engine.core.offer import Answer
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.engine.core.state import State
from gaslamp.games.nanty.districts import LAST_DISTRICT, spread
from gaslamp.games.nanty.parts import ORIGIN, PLACE, SEAT
from gaslamp.games.nanty.reactions import PUSH
from gaslamp.games.nanty.state import Nanty


def answer_under_1(state: State, answer: Answer) -> None:
    """Of several cards, buildings or agents each was asked for by itself, in any order; else as under version 2."""
    answer_under(1, state, answer)


def answer_under_2(state: State, answer: Answer) -> None:
    """Abilities were used before or after a card, a lifted agent went elsewhere, and more of which rules tell."""
    answer_under(2, state, answer)


def answer_under(version: i64, state: State, answer: Answer) -> None:
    """Under the rules of a version from the first answer on, before which it makes no difference."""
    assert isinstance(state, Nanty)
    state.version = version
    state.answer(answer)


class MoveEnemyAgent(Choice[Nanty]):
    """N9.6: agent and district were one answer before version 3."""

    asks_for = (ORIGIN, SEAT, PLACE)
    rule = "N9.6"

    def options(self, game: Nanty, me: Seat) -> Ints:
        options = ints()
        for origin in range(1, LAST_DISTRICT + 1):
            for seat in range(game.seats):
                if seat != me and game.london.agents_in(seat, origin) > 0:
                    for place in spread(game.goals_from(origin)).items:
                        options.append(pack(origin, seat, place))
        if options.size > 0:
            options.append(PASS)
        return options

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        if option != PASS:
            origin, owner, place = three(option)
            game.then(owner, PUSH, at=origin, n=place, to=me)


MOVE_AT_ONCE: Final = MoveEnemyAgent()
