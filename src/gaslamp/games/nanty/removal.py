"""Figures that are removed from the map: chosen, and struck unless their owner has an answer."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import NOBODY, PASS, Choice, Effect, Option, Seat, pack, part
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.nanty.card import LAST_DISTRICT
from gaslamp.games.nanty.london import among
from gaslamp.games.nanty.parts import AT, FIGURE, PLACE, SEAT, TO, N
from gaslamp.games.nanty.reactions import HAPPENING, OWN, SYMBOL, THREAT
from gaslamp.games.nanty.state import Nanty

AGENT: Final = 0  # figures
GRENADIER: Final = 1
CITIZEN: Final = 2
NEVER: Final = 0  # whether grenadiers and new citizens may be chosen
ALWAYS: Final = 1
BY_OPTION: Final = 2


class Remove(Choice[Nanty]):
    """Choose a figure to be removed: in `at`, or if that is 0 where there is unrest; agents of `to` are spared."""

    asks_for = (PLACE, FIGURE, SEAT)
    carries = Carries(AT, N, TO)

    def __init__(self, rule: str, by: i64, neutral: i64, own: bool, must: bool, threat: Effect[Any] = THREAT) -> None:
        self.rule = rule
        self.by: Final = by  # a symbol, a text, a random event
        self.neutral: Final = neutral
        self.own: Final = own  # one's own agents too
        self.must: Final = must
        self.threat: Final = threat

    def options(self, game: Nanty, me: Seat) -> Ints:
        """Every figure that may be chosen; none of them, unless one must."""
        found, london = ints(), game.london
        for place in range(1, LAST_DISTRICT + 1):
            if place == game.at or (game.at == 0 and london.unruly(place)):
                self.add_agents(game, me, place, found)
                if self.neutral == ALWAYS or (self.neutral == BY_OPTION and game.any_figure):
                    if among(london.grenadiers, place) > 0:
                        found.append(pack(place, GRENADIER, NOBODY))
                    if among(london.citizens, place) > 0:
                        found.append(pack(place, CITIZEN, NOBODY))
        if not self.must and found.size > 0:
            found.append(PASS)
        return found

    def add_agents(self, game: Nanty, me: Seat, place: i64, found: Ints) -> None:
        """Whose agents may be chosen in a district."""
        for seat in range(game.seats):
            if game.london.agents_in(seat, place) > 0 and (self.own or seat != me) and seat != game.to:
                found.append(pack(place, AGENT, seat))

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        """It goes, unless its owner has an answer."""
        if option == PASS:
            return
        place, figure, victim = part(option, 0), part(option, 1), part(option, 2)
        if figure == GRENADIER:
            game.dismiss(place)
        elif figure == CITIZEN:
            game.expel(place)
        elif self.by == HAPPENING:
            game.then(victim, self.threat, at=place, n=HAPPENING)
        else:
            hired = game.to != NOBODY and victim == me  # whoever hired has struck, and the text could be ignored before
            by = SYMBOL if hired else OWN if victim == me else self.by
            game.then(victim, self.threat, at=place, n=by, to=game.to if hired else me)

    def hope(self, game: Nanty, me: Seat, option: Option) -> i64:
        """The others' agents before anything else."""
        if option == PASS:
            return 15
        return 10 if part(option, 2) == me else 70 if part(option, 1) == AGENT else 30


class Sacrifice(Choice[Nanty]):
    """Choose one of your own agents to be removed; n says by what, `to` by whom."""

    asks_for = (PLACE,)
    carries = Carries(AT, N, TO)

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def options(self, game: Nanty, me: Seat) -> Ints:
        """Wherever there is one."""
        found = ints()
        for place in range(1, LAST_DISTRICT + 1):
            if game.london.agents_in(me, place) > 0:
                found.append(place)
        return found

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        """It goes, unless one has an answer."""
        game.then(me, THREAT, at=option, n=game.n, to=game.to)
