"""Texts that first ask: shall it be used, and against whom?"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import PASS, Choice, Effect, Option, Seat
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.nanty.events import AIMED, TEXT_IDLE
from gaslamp.games.nanty.parts import CARD, SEAT, TEXT
from gaslamp.games.nanty.reactions import Strike
from gaslamp.games.nanty.state import Nanty

ANYBODY: Final = 0  # whom a text may concern: anybody else,
WITH_MONEY: Final = 1  # who has money,
WITH_CARDS: Final = 2  # who has cards,
WITH_EITHER: Final = 3  # one or the other,
WITH_AGENTS: Final = 4  # who has agents on the map,
WITH_BUILDINGS: Final = 5  # or buildings
FREE: Final = 0  # what it takes to use a text: nothing,
MONEY: Final = 1  # as much money as the card says,
A_CARD: Final = 2  # a card in hand,
A_BUILDING: Final = 3  # a building on the map,
A_DISCARD: Final = 4  # or a card on the discard pile


def has_what_is_wanted(game: Nanty, seat: Seat, whom: i64) -> bool:
    """Whether somebody has what a text wants."""
    player = game.players[seat]
    if whom == WITH_MONEY:
        return player.money > 0
    if whom == WITH_CARDS:
        return player.hand.size > 0
    if whom == WITH_EITHER:
        return player.money > 0 or player.hand.size > 0
    if whom == WITH_AGENTS:
        return game.london.haunts(seat) != 0
    return whom == ANYBODY or game.london.buildings_of(seat) != 0


def has_what_it_takes(game: Nanty, me: Seat, takes: i64) -> bool:
    """Whether one has what a text takes."""
    player = game.players[me]
    if takes == MONEY:
        return player.money >= game.card(game.this).amount
    if takes == A_CARD:
        return player.hand.size > 0
    if takes == A_BUILDING:
        return game.london.buildings_of(me) != 0
    return takes == FREE or game.discard.size > 0


class Read(Choice[Nanty]):
    """N3.6: use the text of a card, or not."""

    asks_for = (CARD,)
    carries = Carries(n=TEXT)

    def __init__(self, rule: str, deed: Effect[Any], whom: i64 = ANYBODY, takes: i64 = FREE) -> None:
        self.rule = rule
        self.deed: Final = deed
        self.whom: Final = whom
        self.takes: Final = takes

    def options(self, game: Nanty, me: Seat) -> Ints:
        options = ints()
        if has_what_it_takes(game, me, self.takes) and self.concerns_somebody(game, me):
            options.append(game.this)
            options.append(PASS)
        return options

    def concerns_somebody(self, game: Nanty, me: Seat) -> bool:
        """Whether there is anybody for it."""
        for seat in range(game.seats):
            if seat != me and has_what_is_wanted(game, seat, self.whom):
                return True
        return False

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        if option != PASS:
            game.then(me, self.deed)

    def tell_skipped(self, game: Nanty, me: Seat) -> None:
        game.tell(TEXT_IDLE, me, game.this)


class Target(Choice[Nanty]):
    """N3.6: choose another player whom the text of a card concerns, or do not use it."""

    asks_for = (SEAT,)
    carries = Carries(n=TEXT)

    def __init__(
        self, rule: str, deed: Effect[Any], whom: i64 = ANYBODY, takes: i64 = FREE, follow: Effect[Any] | None = None
    ) -> None:
        self.rule = rule
        self.deed: Final = deed
        self.whom: Final = whom
        self.takes: Final = takes
        self.follow: Final = follow  # what one pays for must be possible

    def options(self, game: Nanty, me: Seat) -> Ints:
        options = ints()
        if not has_what_it_takes(game, me, self.takes):
            return options
        if self.follow is not None and self.follow.options(game, me).size == 0:
            return options
        for seat in range(game.seats):
            if seat != me and has_what_is_wanted(game, seat, self.whom):
                options.append(seat)
        if options.size > 0:
            options.append(PASS)
        return options

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        if option != PASS:
            game.tell(AIMED, me, game.this, to=option)
            game.then(me, self.deed, to=option)

    def tell_skipped(self, game: Nanty, me: Seat) -> None:
        game.tell(TEXT_IDLE, me, game.this)


class Everybody(Effect[Nanty]):
    """N9.1, N9.4, N9.31: the text strikes every other player who has what it wants, clockwise; each may ignore it."""

    def __init__(self, deed: Effect[Any], whom: i64) -> None:
        self.strike: Final = Strike(deed)
        self.whom: Final = whom

    def apply(self, game: Nanty, me: Seat) -> None:
        for i in range(1, game.seats):
            seat = (me + i) % game.seats
            if has_what_is_wanted(game, seat, self.whom):
                game.then(me, self.strike, to=seat)
