"""Random walks through any game, and everything that a state holds, as plain values."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from gaslamp import Record, mode
from gaslamp.conformance import games
from gaslamp.conformance.effort import effort
from gaslamp.engine.book.game import Game
from gaslamp.engine.book.setting import ForEach, OneOf, Setting
from gaslamp.engine.core.chance import Chance, seeded
from gaslamp.engine.core.effect import Effect
from gaslamp.engine.core.state import State

EACH = effort(12, 30, quick=1) if mode.compiled() else effort(4, 8, quick=1)  # examples for each game
# whole games at random: the tests that look at everything in them take 5 to 15 s, which is why they try more on request
QUICK = settings(max_examples=EACH * len(games), deadline=None, suppress_health_check=[HealthCheck.too_slow])
NUMBERS = st.integers(0, 2**62 - 1)
BORDER = (
    "asked",
    "groups",
    "names_on",
    "offered",
    "places",
    "question",
    "returns",
    "scores",
    "todo",
)  # worked out from the fields


@dataclass(frozen=True, repr=False)
class Start:
    """How a game begins."""

    game: Game
    seats: int
    seed: int
    settings: dict[str, Any]

    def __repr__(self) -> str:
        return f"Start({self.game.name!r}, {self.seats}, {self.seed}, {self.settings})"

    def begin(self, listen: bool = False) -> State:
        """Deal."""
        return self.game.new(self.seats, self.seed, listen=listen, **self.settings)

    def record(self) -> Record:
        """The record of a game that is about to begin."""
        return Record.of(self.game, (), seats=self.seats, seed=self.seed, **self.settings)


@st.composite
def starts(draw: st.DrawFn) -> Start:
    """Any game with any number of players and any settings."""
    game = games[draw(st.sampled_from(sorted(games)))]
    chosen = {setting.name: draw(values(setting)) for setting in game.settings}
    return Start(game, draw(st.sampled_from(game.seats)), draw(NUMBERS), chosen)


def values(setting: Setting) -> st.SearchStrategy[Any]:
    """Any value of a setting."""
    if isinstance(setting, OneOf):
        return st.sampled_from(setting.values)
    if isinstance(setting, ForEach):
        return st.lists(st.sampled_from(setting.names), min_size=setting.count, max_size=setting.count)
    some = st.permutations(setting.names).map(lambda names: list(names[: setting.count]))
    return st.sampled_from(setting.words) | some


def varied_settings(game: Game, seed: int) -> dict[str, object]:
    """Another value of each setting for each seed."""
    chosen: dict[str, object] = {}
    for setting in game.settings:
        if isinstance(setting, ForEach):
            chosen[setting.name] = [setting.names[(seed + n) % len(setting.names)] for n in range(setting.count)]
        else:
            known = setting.values if isinstance(setting, OneOf) else setting.words
            chosen[setting.name] = known[-1 - seed % len(known)]
    return chosen


def walk(state: State, chance: Chance, most: int = 100_000) -> Iterator[tuple[int, ...]]:
    """Answer at random to the end; before each answer the caller looks at the state."""
    for _ in range(most):
        if state.over:
            return
        answer = state.offered[chance.below(len(state.offered))]
        yield answer
        state.answer(answer)


def rarely(n: int, often: int) -> bool:
    """Whether to look at the state after n answers: at the first ones all the time, then less and less."""
    return n % (1 + n // often) == 0


def finish(state: State, seed: int) -> list[tuple[int, ...]]:
    """Play to the end at random; the answers given."""
    return list(walk(state, seeded(seed)))


def fields(state: State) -> dict[str, object]:
    """Every field of a state as plain values."""
    names = [name for name in dir(state) if not name.startswith("_") and name not in (*BORDER, "log", "forced")]
    values = {name: getattr(state, name) for name in names}
    return {name: plain(value) for name, value in values.items() if not callable(value)}


def plain(value: object) -> object:
    """Numbers as they are, rows as lists, objects as their fields."""
    if value is None or isinstance(value, bool | int | str | float):
        return value
    if isinstance(value, Effect):
        return id(value)  # effects are shared and never change
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    if hasattr(value, "items"):
        return [int(item) for item in value.items]
    names = [name for name in dir(value) if not name.startswith("_")]
    return {name: plain(getattr(value, name)) for name in names if not callable(getattr(value, name))}
