"""A company: how a game that may be recorded begins, and who plays it, all drawn by a seed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from gaslamp import Game, games
from gaslamp.engine.book.setting import ForEach, OneOf, Setting
from gaslamp.engine.core.chance import Chance, seeded
from gaslamp.engine.core.effect import MISSHAPEN, Option
from gaslamp.engine.core.parts import CARD, leaves
from gaslamp.engine.core.state import State
from tests.recorded.plan import Plan, Player

SEEKING = 3  # of ten times, some companies look ahead for what has not been shown
FAVOURITES = 4  # cards that everybody likes in some games: so rare ones come into play
RELUCTANT = 3  # of ten times, a player does not care for them


class Start(NamedTuple):
    """How a game begins."""

    seats: int
    seed: int
    settings: dict[str, Any]


@dataclass
class Company:
    """The players, the cards that all of them like, and how often of ten times they look ahead."""

    start: Start
    players: list[Player]
    favourites: set[int]
    seeking: int
    chance: Chance

    def begin(self, game: Game) -> State:
        """Deal, and listen."""
        return game.new(self.start.seats, self.start.seed, listen=True, **self.start.settings)

    def answer(self, state: State) -> Option:
        """What the player who is asked answers."""
        option = favourite(state, self.favourites)
        if option == MISSHAPEN or self.chance.below(10) < RELUCTANT:
            return self.players[state.me](state, self.chance)
        return option


def company_of(plan: Plan, seed: int) -> Company:
    """Any company."""
    game, chance = games[plan.game], seeded(seed)
    settings = {setting.name: any_value(plan, setting, chance) for setting in game.settings}
    start = Start(any_of(game.seats, chance), seed, settings)
    players = some_players(plan, start.seats, chance)
    return Company(start, players, some_cards(game, chance), any_of((0, SEEKING), chance), chance)


def some_players(plan: Plan, seats: int, chance: Chance) -> list[Player]:
    """The same player in each seat, or somebody else in each."""
    alone = any_of(plan.players, chance)
    return [alone] * seats if chance.below(2) else [any_of(plan.players, chance) for _ in range(seats)]


def some_cards(game: Game, chance: Chance) -> set[int]:
    """Cards that everybody likes in this game, or none."""
    return {1 + int(chance.below(len(game.cards) - 1)) for _ in range(any_of((0, 0, FAVOURITES), chance))}


def favourite(state: State, favourites: set[int]) -> Option:
    """The first answer that names a card which everybody likes, MISSHAPEN if there is none."""
    if not favourites or state.options.size == 1:
        return MISSHAPEN
    parts = leaves(type(state.choice).asks_for)[-state.answer_parts :]
    places = [n for n, part in enumerate(parts) if part.kind == CARD]
    for option in state.options.list():
        named = state.unpack(option)
        if named and any(named[n] in favourites for n in places):
            return option
    return MISSHAPEN


def any_of(things: Any, chance: Chance) -> Any:
    """One of them."""
    return things[chance.below(len(things))]


def any_value(plan: Plan, setting: Setting, chance: Chance) -> Any:
    """Any value of a setting."""
    if isinstance(setting, OneOf):
        return any_of(setting.values, chance)
    names = plan.values.get(setting.name, setting.names)
    if isinstance(setting, ForEach):
        return [any_of(names, chance) for _ in range(setting.count)]
    word = chance.below(1 + len(setting.words))
    if word < len(setting.words):
        return setting.words[word]
    left = [*names]
    return [left.pop(chance.below(len(left))) for _ in range(setting.count)]
