"""N3: the symbols of the action cards: agents, buildings, assassinations, unrest, money."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import PASS, Choice, Effect, Option, Seat, pack, two
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, ints, row
from gaslamp.games.nanty.choosing import BY_SYMBOL, BY_TEXT, any_or_pass, open_districts
from gaslamp.games.nanty.districts import EVERYWHERE, LAST_DISTRICT, spread
from gaslamp.games.nanty.events import BUILT_NOTHING, NO_UNREST, TEXT_IDLE
from gaslamp.games.nanty.parts import ORIGIN, PLACE, PRICE, SHARE, WAY
from gaslamp.games.nanty.pieces import SUPPLY
from gaslamp.games.nanty.reactions import SYMBOL
from gaslamp.games.nanty.removal import ALWAYS, Remove
from gaslamp.games.nanty.state import Nanty

AWAY: Final[i64] = WAY.words.index("away")
BACK: Final[i64] = WAY.words.index("back")


class PlaceAgent(Effect[Nanty]):
    """N3.1: place an agent, or move one if all are on the map."""

    def __init__(self, rule: str, by: i64, must: bool = False) -> None:
        self.place: Final = Place(rule, by, must)
        self.transfer: Final = Transfer(rule, by, must)

    def apply(self, game: Nanty, me: Seat) -> None:
        has_spare = game.london.agents_in(me, SUPPLY) > 0
        choice: Effect[Any] = self.place if has_spare else self.transfer
        game.then(me, choice)


def is_quiet(game: Nanty, by: i64) -> bool:
    """N9.29: whether the text of the card places agents without unrest."""
    return by == BY_TEXT and game.card(game.this).quiet > 0


class Place(Choice[Nanty]):
    """N3.1, N9.29, N10.1: choose where to place an agent."""

    asks_for = (PLACE,)

    def __init__(self, rule: str, by: i64, must: bool) -> None:
        self.rule = rule
        self.by: Final = by  # a symbol, a text, an ability
        self.must: Final = must  # what is paid for

    def options(self, game: Nanty, me: Seat) -> Ints:
        options = spread(open_districts(game, me, self.by))
        if not self.must:
            options.append(PASS)
        return options

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        if option != PASS:
            game.place_agent(me, option, is_quiet(game, self.by))

    def tell_skipped(self, game: Nanty, me: Seat) -> None:
        game.tell(TEXT_IDLE, me, game.this)

    def hope(self, game: Nanty, me: Seat, option: Option) -> i64:
        if option == PASS:
            return 5
        return 70 if game.london.agents_in(me, option) == 0 else 40


class Transfer(Choice[Nanty]):
    """N3.1: all agents are on the map; choose one to move, as if it were not there, and where to."""

    asks_for = (ORIGIN, PLACE)
    details = (WAY,)

    def __init__(self, rule: str, by: i64, must: bool) -> None:
        self.rule = rule
        self.by: Final = by
        self.must: Final = must

    def options(self, game: Nanty, me: Seat) -> Ints:
        options = ints()
        for origin in spread(game.london.haunts(me)).items:
            for place in spread(open_districts(game, me, self.by, origin)).items:
                options.append(pack(origin, place))
        if not self.must:
            options.append(PASS)
        return options

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        if option != PASS:
            origin, place = two(option)
            game.move_agent(me, origin, place, is_quiet(game, self.by))

    def detailed(self, game: Nanty, me: Seat) -> Ints:
        ways_back = ints()
        for district in range(1, LAST_DISTRICT + 1):
            ways_back.append(pack(district, district))
        return ways_back

    def details_of(self, game: Nanty, me: Seat, option: Option) -> Ints:
        origin, place = two(option)
        return row([BACK if origin == place else AWAY])

    def tell_skipped(self, game: Nanty, me: Seat) -> None:
        game.tell(TEXT_IDLE, me, game.this)


class Build(Effect[Nanty]):
    """N3.2: build, at the n-th part of the cost if n is more than 1; or rebuild if all buildings are on the map."""

    def __init__(self, rule: str) -> None:
        self.up: Final = Raise(rule)
        self.anew: Final = Rebuild(rule)

    def apply(self, game: Nanty, me: Seat) -> None:
        share = game.n
        choice: Effect[Any] = self.up if game.london.spare[me] > 0 else self.anew
        game.then(me, choice, n=share)


class Raise(Choice[Nanty]):
    """N3.2, N9.33: choose where to build, and pay for it."""

    asks_for = (PLACE,)
    details = (PRICE,)
    carries = Carries(n=SHARE)

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def options(self, game: Nanty, me: Seat) -> Ints:
        share = game.n
        options = spread(game.sites(me, share))
        options.append(PASS)
        return options

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        share = game.n
        if option != PASS:
            game.pay(me, game.price(option, share))
            game.build(me, option)

    def hope(self, game: Nanty, me: Seat, option: Option) -> i64:
        return 10 if option == PASS else 80

    def detailed(self, game: Nanty, me: Seat) -> Ints:
        return spread(EVERYWHERE)

    def details_of(self, game: Nanty, me: Seat, option: Option) -> Ints:
        share = game.n
        return row([game.price(option, share)])

    def tell_skipped(self, game: Nanty, me: Seat) -> None:
        game.tell(BUILT_NOTHING, me)


class Rebuild(Choice[Nanty]):
    """N3.2, N9.33: all buildings are on the map; choose one to pull down, and where to build instead."""

    asks_for = (ORIGIN, PLACE)
    details = (PRICE,)
    carries = Carries(n=SHARE)

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def options(self, game: Nanty, me: Seat) -> Ints:
        share, options = game.n, ints()
        sites = spread(game.sites(me, share))
        for origin in spread(game.london.buildings_of(me)).items:
            for place in sites.items:
                options.append(pack(origin, place))
        options.append(PASS)
        return options

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        share = game.n
        if option != PASS:
            origin, place = two(option)
            game.raze(origin)
            game.pay(me, game.price(place, share))
            game.build(me, place)

    def detailed(self, game: Nanty, me: Seat) -> Ints:
        answers = ints()
        for origin in range(1, LAST_DISTRICT + 1):
            for place in range(1, LAST_DISTRICT + 1):
                answers.append(pack(origin, place))
        return answers

    def details_of(self, game: Nanty, me: Seat, option: Option) -> Ints:
        share = game.n
        _, place = two(option)
        return row([game.price(place, share)])

    def tell_skipped(self, game: Nanty, me: Seat) -> None:
        game.tell(BUILT_NOTHING, me)


class RemoveUnrest(Choice[Nanty]):
    """N3.4, N10.3: choose an unrest marker to be removed."""

    asks_for = (PLACE,)

    def __init__(self, rule: str, must: bool = False) -> None:
        self.rule = rule
        self.must: Final = must  # what is paid for

    def options(self, game: Nanty, me: Seat) -> Ints:
        return spread(game.london.unrest) if self.must else any_or_pass(game.london.unrest)

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        if option != PASS:
            game.calm(option)

    def tell_skipped(self, game: Nanty, me: Seat) -> None:
        game.tell(NO_UNREST, me)


class TakeMoney(Effect[Nanty]):
    """N3.5: take as much money from the bank as the card shows."""

    def apply(self, game: Nanty, me: Seat) -> None:
        game.earn(me, game.card(game.this).money)


PLACE_AGENT: Final = PlaceAgent("N3.1", BY_SYMBOL)
BUILD: Final = Build("N3.2")
ASSASSINATE: Final = Remove("N3.3", SYMBOL, neutral=ALWAYS, own=False, must=False)
REMOVE_UNREST: Final = RemoveUnrest("N3.4")
TAKE_MONEY: Final = TakeMoney()
