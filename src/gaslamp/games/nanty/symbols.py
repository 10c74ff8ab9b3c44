"""The symbols of the action cards: agents, buildings, assassinations, unrest, money."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import PASS, Choice, Effect, Option, Seat, pack, part
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, bit, ints
from gaslamp.games.nanty.card import LAST_DISTRICT
from gaslamp.games.nanty.choosing import spread, zone
from gaslamp.games.nanty.london import SUPPLY
from gaslamp.games.nanty.parts import AT, ORIGIN, PLACE, TO, N
from gaslamp.games.nanty.reactions import SYMBOL
from gaslamp.games.nanty.removal import ALWAYS, Remove
from gaslamp.games.nanty.state import Nanty

QUIET: Final = 8  # the number of a placement: where, whether it makes no unrest, which district
PLACES: Final = 4


def placement(where: i64, district: i64, quiet: i64) -> i64:
    """Where an agent may be placed, as one number."""
    return where | (QUIET if quiet > 0 else 0) | district << PLACES


def open_to(game: Nanty, me: Seat, lifted: i64 = 0) -> i64:
    """Where the placement that is asked for may be, a bit each."""
    return zone(game, me, game.n & 7, game.n >> PLACES, lifted) & ~(bit(lifted) if lifted > 0 else 0)


class Recruit(Effect[Nanty]):
    """Place an agent, or move one if all are on the map; n says where."""

    def __init__(self, rule: str, must: bool = False) -> None:
        self.place: Final = Place(rule, must)
        self.transfer: Final = Transfer(rule, must)

    def apply(self, game: Nanty, me: Seat) -> None:
        """From supply, or not."""
        spare = game.london.agents_in(me, SUPPLY) > 0
        choice: Effect[Any] = self.place if spare else self.transfer
        game.then(me, choice, n=game.n)


class Place(Choice[Nanty]):
    """Choose where to place an agent."""

    asks_for = (PLACE,)
    carries = Carries(AT, N, TO)

    def __init__(self, rule: str, must: bool) -> None:
        self.rule = rule
        self.must: Final = must

    def options(self, game: Nanty, me: Seat) -> Ints:
        """Where the rule or the card allows it; or nowhere, unless it is paid for."""
        return spread(open_to(game, me), may_pass=not self.must)

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        """It comes from supply."""
        if option != PASS:
            game.place_agent(me, option, quiet=game.n & QUIET > 0)

    def hope(self, game: Nanty, me: Seat, option: Option) -> i64:
        """New ground first."""
        if option == PASS:
            return 5
        return 70 if game.london.agents_in(me, option) == 0 else 40


class Transfer(Choice[Nanty]):
    """All agents are on the map: choose one to move, and where to."""

    asks_for = (ORIGIN, PLACE)
    carries = Carries(AT, N, TO)

    def __init__(self, rule: str, must: bool) -> None:
        self.rule = rule
        self.must: Final = must

    def options(self, game: Nanty, me: Seat) -> Ints:
        """An agent and another district, the rule reckons without that agent; or none, unless it is paid for."""
        found = ints()
        for origin in range(1, LAST_DISTRICT + 1):
            if game.london.agents_in(me, origin) > 0:
                for place in spread(open_to(game, me, origin)).items:
                    found.append(pack(origin, place))
        if not self.must:
            found.append(PASS)
        return found

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        """It leaves one district for the other."""
        if option != PASS:
            game.move_agent(me, part(option, 0), part(option, 1), quiet=game.n & QUIET > 0)


class Build(Effect[Nanty]):
    """Build, at the n-th part of the cost if n is more than 1; or rebuild if all buildings are on the map."""

    def __init__(self, rule: str) -> None:
        self.up: Final = Raise(rule)
        self.anew: Final = Rebuild(rule)

    def apply(self, game: Nanty, me: Seat) -> None:
        """From supply, or not."""
        choice: Effect[Any] = self.up if game.london.spare[me] > 0 else self.anew
        game.then(me, choice, n=game.n)


class Raise(Choice[Nanty]):
    """Choose where to build."""

    asks_for = (PLACE,)
    carries = Carries(AT, N, TO)

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def options(self, game: Nanty, me: Seat) -> Ints:
        """Nowhere, or where one may and can pay."""
        return spread(game.sites(me, game.n), may_pass=True)

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        """Pay, and take the district card."""
        if option != PASS:
            game.pay(me, game.price(option, game.n))
            game.build(me, option)

    def hope(self, game: Nanty, me: Seat, option: Option) -> i64:
        """Building is worth what it costs."""
        return 10 if option == PASS else 80


class Rebuild(Choice[Nanty]):
    """All buildings are on the map: choose one to pull down, and where to build instead."""

    asks_for = (ORIGIN, PLACE)
    carries = Carries(AT, N, TO)

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def options(self, game: Nanty, me: Seat) -> Ints:
        """None, or a building and another district."""
        found, sites = ints(), game.sites(me, game.n)
        for origin in spread(game.london.owned(me)).items:
            for place in spread(sites).items:
                found.append(pack(origin, place))
        found.append(PASS)
        return found

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        """The old card goes back, the new one is paid for."""
        if option != PASS:
            game.raze(part(option, 0))
            game.pay(me, game.price(part(option, 1), game.n))
            game.build(me, part(option, 1))


class Calm(Choice[Nanty]):
    """Choose an unrest marker to be removed."""

    asks_for = (PLACE,)
    carries = Carries(AT, N, TO)

    def __init__(self, rule: str, must: bool = False) -> None:
        self.rule = rule
        self.must: Final = must

    def options(self, game: Nanty, me: Seat) -> Ints:
        """Any; or none, unless it is paid for."""
        found = game.london.unrest
        return spread(found, may_pass=not self.must) if found != 0 else ints()

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        """It is gone."""
        if option != PASS:
            game.calm(option)


class Purse(Effect[Nanty]):
    """Take as much money as the card shows."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """From the bank."""
        game.earn(me, game.card(game.this).money)


RECRUIT: Final = Recruit("N3.1")
BUILD: Final = Build("N3.2")
ASSASSINATE: Final = Remove("N3.3", SYMBOL, neutral=ALWAYS, own=False, must=False)
CALM: Final = Calm("N3.4")
PURSE: Final = Purse()
