"""The abilities of overlords that are used by an action."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import Choice, Option, Seat
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.terrors.buying import HUNT
from gaslamp.games.terrors.card import REGENERATION
from gaslamp.games.terrors.events import RULED
from gaslamp.games.terrors.parts import AT, COUNT, TO, N
from gaslamp.games.terrors.state import Terrors
from gaslamp.games.terrors.table import MOST
from gaslamp.games.terrors.words import GIFTS

ALCHEMY: Final[i64] = GIFTS.index("alchemy")
BLOOD_PRICE: Final[i64] = GIFTS.index("blood_price")
HUNTS: Final[i64] = GIFTS.index("hunt")


def may_rule(game: Terrors, me: Seat) -> bool:
    """Whether the overlord's ability can be used now."""
    player = game.players[me]
    if player.ruled:
        return False
    gift = game.card(player.overlord).gift
    if gift == ALCHEMY:
        return player.coin > 0 and player.life < game.card(player.overlord).life
    if gift == BLOOD_PRICE:
        return player.life > game.edition.blood_price and player.size() + player.discard.size > 0
    return gift == HUNTS and HUNT.options(game, me).size > 0


def rule(game: Terrors, me: Seat) -> None:
    """Use the overlord's ability."""
    player = game.players[me]
    player.ruled = True
    game.tell(RULED, me, player.overlord)
    gift = game.card(player.overlord).gift
    if gift == ALCHEMY:
        game.then(me, TRANSMUTE)
    elif gift == BLOOD_PRICE:
        game.lose_life(me, game.edition.blood_price)
        game.draw(me, game.edition.blood_draw)
    else:
        game.then(me, HUNT)


class Transmute(Choice[Terrors]):
    """Choose how many coins become regeneration."""

    asks_for = (COUNT,)
    carries = Carries(AT, N, TO)
    rule = "T10.6"

    def options(self, game: Terrors, me: Seat) -> Ints:
        """Any number, the most first."""
        found = ints()
        for n in range(min(game.players[me].coin, MOST), 0, -1):
            found.append(n)
        return found

    def choose(self, game: Terrors, me: Seat, option: Option) -> None:
        """One for one."""
        game.players[me].coin -= option
        game.earn(me, REGENERATION, option)

    def hope(self, game: Terrors, me: Seat, option: Option) -> i64:
        """As many as help."""
        wound = game.card(game.players[me].overlord).life - game.players[me].life
        return 50 + option if option <= wound else 40


TRANSMUTE: Final = Transmute()
