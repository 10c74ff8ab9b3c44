"""Figures that are removed from the map: chosen, and struck unless their owner has an answer."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import NOBODY, PASS, Choice, Effect, Option, Seat, pack, three
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.nanty.districts import LAST_DISTRICT, spread
from gaslamp.games.nanty.events import FOUND_NOBODY, KILLED_NOBODY
from gaslamp.games.nanty.parts import CAUSE, DISTRICT, FIGURE, HIRER, PLACE, SEAT, STRIKER
from gaslamp.games.nanty.pieces import among
from gaslamp.games.nanty.reactions import OWN, RANDOM_EVENT, SYMBOL, THREAT
from gaslamp.games.nanty.state import Nanty

AGENT: Final[i64] = FIGURE.words.index("agent")
GRENADIER: Final[i64] = FIGURE.words.index("grenadier")
CITIZEN: Final[i64] = FIGURE.words.index("citizen")
NEVER: Final = 0  # whether grenadiers and new citizens may be chosen
ALWAYS: Final = 1
BY_OPTION: Final = 2


class Remove(Choice[Nanty]):
    """N3.3, N6.3, N9.8, N9.21, N9.22, N9.23, N9.26: choose a figure to be removed.

    It is in `at`, or if that is 0 where there is unrest; agents of who has hired you are spared.
    """

    asks_for = (PLACE, FIGURE, SEAT)
    carries = Carries(DISTRICT, to=HIRER)

    def __init__(self, rule: str, by: i64, neutral: i64, own: bool, must: bool, threat: Effect[Any] = THREAT) -> None:
        self.rule = rule
        self.by: Final = by  # a symbol, a text, a random event
        self.neutral: Final = neutral
        self.own: Final = own  # one's own agents too
        self.must: Final = must
        self.threat: Final = threat

    def options(self, game: Nanty, me: Seat) -> Ints:
        options, london, district = ints(), game.london, game.at
        for place in range(1, LAST_DISTRICT + 1):
            if place == district or (district == 0 and london.has_unrest(place)):
                self.add_agents(game, me, place, options)
                if self.neutral == ALWAYS or (self.neutral == BY_OPTION and game.any_figure):
                    if among(london.grenadiers, place) > 0:
                        options.append(pack(place, GRENADIER, NOBODY))
                    if among(london.citizens, place) > 0:
                        options.append(pack(place, CITIZEN, NOBODY))
        if not self.must and options.size > 0:
            options.append(PASS)
        return options

    def add_agents(self, game: Nanty, me: Seat, place: i64, options: Ints) -> None:
        """Offer the agents that may be chosen in a district."""
        hirer = game.to
        for seat in range(game.seats):
            if game.london.agents_in(seat, place) > 0 and (self.own or seat != me) and seat != hirer:
                options.append(pack(place, AGENT, seat))

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        hirer = game.to
        if option == PASS:
            return
        place, figure, victim = three(option)
        if figure == GRENADIER:
            game.remove_grenadier(place)
        elif figure == CITIZEN:
            game.remove_citizen(place)
        elif self.by == RANDOM_EVENT:
            game.then(victim, self.threat, at=place, n=RANDOM_EVENT)
        elif victim != me:
            game.then(victim, self.threat, at=place, n=self.by, to=me)
        elif hirer != NOBODY:  # whoever hired has struck, and the text could be ignored before
            game.then(me, self.threat, at=place, n=SYMBOL, to=hirer)
        else:
            game.then(me, self.threat, at=place, n=OWN, to=me)

    def hope(self, game: Nanty, me: Seat, option: Option) -> i64:
        if option == PASS:
            return 15
        _, figure, victim = three(option)
        return 10 if victim == me else 70 if figure == AGENT else 30

    def tell_skipped(self, game: Nanty, me: Seat) -> None:
        district = game.at
        game.tell(FOUND_NOBODY if district > 0 else KILLED_NOBODY, me, at=district)


class Sacrifice(Choice[Nanty]):
    """N9.8, N9.31: choose one of your own agents to be removed."""

    asks_for = (PLACE,)
    carries = Carries(n=CAUSE, to=STRIKER)

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def options(self, game: Nanty, me: Seat) -> Ints:
        return spread(game.london.haunts(me))

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        cause, striker = game.n, game.to
        game.then(me, THREAT, at=option, n=cause, to=striker)
