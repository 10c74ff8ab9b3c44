"""Blocks: what may be played in another player's turn to save an agent."""

from __future__ import annotations

from typing import Any, Final

from gaslamp.engine.core.effect import PASS, Choice, Effect, Option, Seat
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, ints, shift
from gaslamp.games.emerald.card import SHERLOCK, VAMPIRES
from gaslamp.games.emerald.events import BLOCKED
from gaslamp.games.emerald.parts import AT, CARD, TO, N
from gaslamp.games.emerald.state import Emerald

SAVED: Final = 4  # bits of `saved` for each seat


class Block(Choice[Emerald]):
    """Save your agent with Sherlock Holmes, or with the Vampires if it is to be killed; else the deed is done."""

    asks_for = (CARD,)
    carries = Carries(AT, N, TO)
    rule = "E8.24"
    always_ask = True  # who cannot must look like who will not

    def __init__(self, deed: Effect[Any], killing: bool, foiled: Effect[Any] | None = None) -> None:
        self.deed: Final = deed
        self.killing: Final = killing
        self.foiled: Final = foiled  # how the attacker goes on, if at all

    def thinkable(self, game: Emerald, me: Seat) -> bool:
        """Whether a block is possible for all that anybody can know."""
        player = game.players[me]
        return player.may_hold(SHERLOCK) or (self.killing and player.may_hold(VAMPIRES))

    def options(self, game: Emerald, me: Seat) -> Ints:
        """To let it happen, or a card that stops it."""
        found, hand = ints(), game.players[me].hand
        found.append(PASS)
        if SHERLOCK in hand:
            found.append(SHERLOCK)
        if self.killing and VAMPIRES in hand:
            found.append(VAMPIRES)
        return found

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        """The attacker goes on, or has played in vain; a card played is replaced at once."""
        if option == PASS:
            game.then(game.to, self.deed, at=game.at, n=game.n, to=me)
            return
        player = game.players[me]
        player.play(option)
        player.discard.append(option)
        game.tell(BLOCKED, me, option, at=game.at, to=game.to)
        game.draw(me, 1)
        if self.foiled is not None:
            game.saved += shift(1, SAVED * me)
            game.then(game.to, self.foiled, at=game.at, n=game.n + 1)


class Threat(Effect[Emerald]):
    """Something is to happen to an agent of `to`, who may block it."""

    def __init__(self, block: Block) -> None:
        self.block: Final = block

    def apply(self, game: Emerald, me: Seat) -> None:
        """Ask, or do it at once if all know that there can be no block."""
        if self.block.thinkable(game, game.to):
            game.then(game.to, self.block, at=game.at, n=game.n, to=me)
        else:
            game.then(me, self.block.deed, at=game.at, n=game.n, to=game.to)
