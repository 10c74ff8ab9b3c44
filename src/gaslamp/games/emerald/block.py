"""Blocks: what may be played in another player's turn to save an agent."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import PASS, CardId, Choice, Effect, Option, Seat
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.emerald.card import SHERLOCK, VAMPIRES
from gaslamp.games.emerald.events import BLOCKED
from gaslamp.games.emerald.parts import ATTACKER, CARD, CITY, THREAT, VICTIM
from gaslamp.games.emerald.player import Player
from gaslamp.games.emerald.state import Emerald

ALWAYS: Final[i64] = 1  # from which version of the rules on Vampires stop it
SINCE_3: Final[i64] = 3
NEVER: Final[i64] = 999


class Block(Choice[Emerald]):
    """E8.24, E8.25: save your agent with Sherlock Holmes, or with Vampires if it is to be killed; else it happens.

    A card played is replaced at once, and the agent is safe for the rest of the action.
    """

    asks_for = (CARD,)
    carries = Carries(at=CITY, n=THREAT, to=ATTACKER)
    rule = "E8.24"
    always_ask = True  # who cannot must look like who will not

    def __init__(self, deed: Effect[Any], threat: str, vampires: i64, if_blocked: Effect[Any] | None = None) -> None:
        self.deed: Final = deed
        self.threat: Final[i64] = THREAT.words.index(threat)
        self.vampires: Final = vampires  # from which version of the rules on they stop it
        self.if_blocked: Final = if_blocked  # how the attacker goes on, if at all

    def thinkable(self, game: Emerald, me: Seat) -> bool:
        """Whether a block is possible for all that anybody can know."""
        player = game.players[me]
        return player.may_hold(SHERLOCK) or (game.version >= self.vampires and player.may_hold(VAMPIRES))

    def options(self, game: Emerald, me: Seat) -> Ints:
        options, hand = ints(), game.players[me].hand
        options.append(PASS)
        if SHERLOCK in hand:
            options.append(SHERLOCK)
        if game.version >= self.vampires and VAMPIRES in hand:
            options.append(VAMPIRES)
        return options

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        city, attacker = game.at, game.to
        if option == PASS:
            game.then(attacker, self.deed, at=city, to=me)
            return
        player = game.players[me]
        player.play(option)
        game.tell(BLOCKED, me, option, at=city, to=attacker)
        replace(game, me, player, option)
        if game.version >= 3 or self.if_blocked is not None:  # before, zombies alone could not come again
            game.save(me, city)
        if self.if_blocked is not None:
            game.then(attacker, self.if_blocked, at=city)

    def why_not(self, game: Emerald, me: Seat, option: Option) -> str:
        return "E8.25" if option == VAMPIRES else self.rule


def replace(game: Emerald, me: Seat, player: Player, block: CardId) -> None:
    """E1.3: draw a card for a block before it is discarded, so that it cannot come straight back."""
    if game.version < 3:  # then it could
        player.discard.append(block)
    game.draw(me, 1)
    if game.version >= 3:
        player.discard.append(block)


class UnlessBlocked(Effect[Emerald]):
    """E8.24: a deed against an agent, whose owner is asked first unless all know that there can be no block."""

    carries = Carries(at=CITY, to=VICTIM)

    def __init__(self, block: Block) -> None:
        self.block: Final = block

    def apply(self, game: Emerald, me: Seat) -> None:
        city, victim, block = game.at, game.to, self.block
        if block.thinkable(game, victim):
            game.then(victim, block, at=city, n=block.threat, to=me)
        else:
            game.then(me, block.deed, at=city, to=victim)
