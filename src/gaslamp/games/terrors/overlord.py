"""T3.6: the abilities of overlords that are used by an action."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import Choice, Option, Seat
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.terrors.buying import HUNT
from gaslamp.games.terrors.card import REGENERATION
from gaslamp.games.terrors.events import RULED
from gaslamp.games.terrors.parts import COUNT
from gaslamp.games.terrors.player import Player
from gaslamp.games.terrors.state import Terrors
from gaslamp.games.terrors.table import MOST
from gaslamp.games.terrors.words import GIFTS

ALCHEMY: Final[i64] = GIFTS.index("alchemy")
BLOOD_PRICE: Final[i64] = GIFTS.index("blood_price")
HUNTS: Final[i64] = GIFTS.index("hunt")


def can_use_ability(game: Terrors, me: Seat, player: Player) -> bool:
    """T3.6, T10.6, T10.7, T10.9: whether the overlord's ability can be used now."""
    if player.ability_used:
        return False
    ability = game.card(player.overlord).ability
    if ability == ALCHEMY:
        return player.coin > 0 and (game.version >= 2 or game.wound(me) > 0)  # in version 1 not without a wound
    if ability == BLOOD_PRICE:
        return player.life > game.edition.blood_price and player.size() + player.discard.size > 0
    return ability == HUNTS and HUNT.options(game, me).size > 0


def is_promising(game: Terrors, me: Seat) -> bool:
    """T9.16: whether using the ability looks good at first sight; what heals nothing does not."""
    return game.card(game.players[me].overlord).ability != ALCHEMY or game.wound(me) > 0


def use_ability(game: Terrors, me: Seat) -> None:
    """T3.6, T9.16, T10.7: use the overlord's ability; only a transformation can be used again in the same turn."""
    player = game.players[me]
    ability = game.card(player.overlord).ability
    player.ability_used = ability != ALCHEMY or game.version < 2  # in version 1 all were used once
    game.tell(RULED, me, player.overlord)
    if ability == ALCHEMY:
        game.then(me, TRANSMUTE)
    elif ability == BLOOD_PRICE:
        game.lose_life(me, game.edition.blood_price)
        game.draw(me, game.edition.blood_draw)
    else:
        game.then(me, HUNT)


class Transmute(Choice[Terrors]):
    """T10.6, T9.16: choose how many coins become regeneration, one for one."""

    asks_for = (COUNT,)
    rule = "T10.6"

    def options(self, game: Terrors, me: Seat) -> Ints:
        options = ints()
        for coins in range(min(game.players[me].coin, MOST), 0, -1):
            options.append(coins)
        return options

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        game.players[me].coin -= option
        game.earn(me, REGENERATION, option)

    def hope(self, game: Terrors, me: Seat, option: Option) -> i64:
        """As many as there is life to win back."""
        return 50 + option if option <= game.wound(me) else 40


TRANSMUTE: Final = Transmute()
