"""Blocks: what may be played in another player's turn to save an agent."""

from __future__ import annotations

from typing import Any, Final

from gaslamp.engine.core.effect import PASS, Choice, Effect, Option, Seat
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.emerald import few
from gaslamp.games.emerald.card import SHERLOCK, VAMPIRES
from gaslamp.games.emerald.events import BLOCKED
from gaslamp.games.emerald.parts import ATTACKER, CARD, CITY, TRIED, VICTIM
from gaslamp.games.emerald.state import Emerald


class Block(Choice[Emerald]):
    """E8.24, E8.25: save your agent with Sherlock Holmes, or with Vampires if it is to be killed; else it happens.

    A card played is replaced at once.
    """

    asks_for = (CARD,)
    carries = Carries(at=CITY, n=TRIED, to=ATTACKER)
    rule = "E8.24"
    always_ask = True  # who cannot must look like who will not

    def __init__(self, deed: Effect[Any], killing: bool, if_blocked: Effect[Any] | None = None) -> None:
        self.deed: Final = deed
        self.killing: Final = killing
        self.if_blocked: Final = if_blocked  # how the attacker goes on, if at all

    def thinkable(self, game: Emerald, me: Seat) -> bool:
        """Whether a block is possible for all that anybody can know."""
        player = game.players[me]
        return player.may_hold(SHERLOCK) or (self.killing and player.may_hold(VAMPIRES))

    def options(self, game: Emerald, me: Seat) -> Ints:
        options, hand = ints(), game.players[me].hand
        options.append(PASS)
        if SHERLOCK in hand:
            options.append(SHERLOCK)
        if self.killing and VAMPIRES in hand:
            options.append(VAMPIRES)
        return options

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        city, tried, attacker = game.at, game.n, game.to
        if option == PASS:
            game.then(attacker, self.deed, at=city, n=tried, to=me)
            return
        player = game.players[me]
        player.play(option)
        player.discard.append(option)
        game.tell(BLOCKED, me, option, at=city, to=attacker)
        game.draw(me, 1)
        if self.if_blocked is not None:
            game.saved = few.one_more(game.saved, me)
            game.then(attacker, self.if_blocked, at=city, n=tried + 1)


class UnlessBlocked(Effect[Emerald]):
    """E8.24: a deed against an agent, whose owner is asked first unless all know that there can be no block."""

    carries = Carries(at=CITY, n=TRIED, to=VICTIM)

    def __init__(self, block: Block) -> None:
        self.block: Final = block

    def apply(self, game: Emerald, me: Seat) -> None:
        city, tried, victim = game.at, game.n, game.to
        if self.block.thinkable(game, victim):
            game.then(victim, self.block, at=city, n=tried, to=me)
        else:
            game.then(me, self.block.deed, at=city, n=tried, to=victim)
