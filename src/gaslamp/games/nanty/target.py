"""Texts that first ask: shall it be used, and against whom?"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gaslamp.engine.effect import PASS, Choice, Effect, Option, Seat
from gaslamp.engine.piles import Ints, ints
from gaslamp.games.nanty.events import AIMED
from gaslamp.games.nanty.reactions import Strike
from gaslamp.games.nanty.state import Nanty

ANYBODY: Final = 0  # whom one may choose: anybody else,
WITH_MONEY: Final = 1  # who has money,
WITH_CARDS: Final = 2  # who has cards,
WITH_STAKES: Final = 3  # who can pay what the card says, or has a building
FREE: Final = 0  # what it takes: nothing,
MONEY: Final = 1  # as much money as the card says,
A_CARD: Final = 2  # or a card in hand


class Read(Choice[Nanty]):
    """Use the text of a card, or not; n is the number of the text."""

    picks = ("card",)

    def __init__(self, rule: str, deed: Effect[Any]) -> None:
        self.rule = rule
        self.deed: Final = deed

    def options(self, game: Nanty, me: Seat) -> Ints:
        """Yes or no."""
        found = ints()
        found.append(game.this)
        found.append(PASS)
        return found

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        """As it says."""
        if option != PASS:
            game.then(me, self.deed)


class Target(Choice[Nanty]):
    """Choose another player whom the text of a card concerns, or do not use it; n is the number of the text."""

    picks = ("seat",)

    def __init__(self, rule: str, deed: Effect[Any], whom: i64 = ANYBODY, takes: i64 = FREE) -> None:
        self.rule = rule
        self.deed: Final = deed
        self.whom: Final = whom
        self.takes: Final = takes

    def options(self, game: Nanty, me: Seat) -> Ints:
        """Everybody who fits; or nobody."""
        found, player = ints(), game.players[me]
        if self.takes == MONEY and player.money < game.card(game.this).amount:
            return found
        if self.takes == A_CARD and player.hand.size == 0:
            return found
        for seat in range(game.seats):
            if seat != me and self.fits(game, seat):
                found.append(seat)
        if found.size > 0:
            found.append(PASS)
        return found

    def fits(self, game: Nanty, seat: Seat) -> bool:
        """Whether somebody has what the text wants."""
        player = game.players[seat]
        if self.whom == WITH_MONEY:
            return player.money > 0
        if self.whom == WITH_CARDS:
            return player.hand.size > 0
        if self.whom == WITH_STAKES:
            return player.money >= game.card(game.this).amount or game.london.spare[seat] < game.edition.buildings
        return True

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        """The text concerns that player."""
        if option != PASS:
            game.tell(AIMED, me, game.this, to=option)
            game.then(me, self.deed, to=option)


class Everybody(Effect[Nanty]):
    """The text strikes every other player, clockwise."""

    def __init__(self, deed: Effect[Any]) -> None:
        self.strike: Final = Strike(deed)

    def apply(self, game: Nanty, me: Seat) -> None:
        """Each may ignore it."""
        for i in range(1, game.seats):
            game.then(me, self.strike, to=(me + i) % game.seats)
