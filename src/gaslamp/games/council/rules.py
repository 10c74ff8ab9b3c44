"""When an extra rule is applied: in full, or not at all."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import Effect, Seat
from gaslamp.games.council.card import STASH_LESS
from gaslamp.games.council.deed import Deed
from gaslamp.games.council.digging import FETCH, FETCH_UNSEEN, SELECT
from gaslamp.games.council.events import APPLIED, IGNORED, LASTS
from gaslamp.games.council.flipping import FLIP_ALL, FLIP_EITHER, FLIP_ONE, FLIP_SOME
from gaslamp.games.council.leaving import RECALL, REMOVE
from gaslamp.games.council.losing import BURY, MILL, RAID, TOLL
from gaslamp.games.council.moving import PULL, PUSH, SHIFT, SWAP
from gaslamp.games.council.spaces import AWAKE
from gaslamp.games.council.state import Council
from gaslamp.games.council.words import RULES

FIRST: Final = RULES.index("flip_one")
DEEDS: Final[list[Deed]] = [  # in the order of their words
    FLIP_ONE,
    FLIP_ALL,
    FLIP_SOME,
    FLIP_EITHER,
    REMOVE,
    RECALL,
    PULL,
    PUSH,
    SWAP,
    SHIFT,
    FETCH,
    SELECT,
    MILL,
    TOLL,
    RAID,
    BURY,
]


class Invoke(Effect[Council]):
    """Apply the extra rule of the card being played, if that is possible in full."""

    def apply(self, game: Council, me: Seat) -> None:
        """What lasts holds from now on; what concerns the activation is looked at there."""
        card = game.card(game.this)
        if card.lasting and (game.stashes or card.rule > STASH_LESS):
            game.cells[game.spot] |= AWAKE
            game.tell(LASTS, me, game.this)
            return
        if card.lasting or not deed_of(game, card.rule).possible(game, me):
            game.tell(IGNORED, me, game.this)
            return
        game.tell(APPLIED, me, game.this)
        game.then(me, deed_of(game, card.rule), n=card.amount)


def deed_of(game: Council, rule: i64) -> Deed:
    """What a rule that does not last does."""
    deed = DEEDS[rule - FIRST]
    return FETCH_UNSEEN if game.hidden and deed is FETCH else deed


INVOKE: Final = Invoke()
