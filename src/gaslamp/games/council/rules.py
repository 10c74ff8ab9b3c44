"""When an extra rule is applied: in full, or not at all."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import Effect, Seat
from gaslamp.games.council.digging import FETCH, FETCH_UNSEEN, SELECT
from gaslamp.games.council.events import APPLIED, IGNORED, LASTS
from gaslamp.games.council.extra_rule import ExtraRule
from gaslamp.games.council.flipping import FLIP_ALL, FLIP_EITHER, FLIP_ONE, FLIP_SOME
from gaslamp.games.council.leaving import RECALL, REMOVE
from gaslamp.games.council.losing import BURY, MILL, RAID, TOLL
from gaslamp.games.council.moving import PULL, PUSH, SHIFT, SWAP
from gaslamp.games.council.state import Council
from gaslamp.games.council.words import RULES

BY_WORD: Final[dict[str, ExtraRule]] = {
    "flip_one": FLIP_ONE,
    "flip_all": FLIP_ALL,
    "flip_some": FLIP_SOME,
    "flip_either": FLIP_EITHER,
    "remove": REMOVE,
    "recall": RECALL,
    "pull": PULL,
    "push": PUSH,
    "swap": SWAP,
    "shift": SHIFT,
    "fetch": FETCH,
    "arrange": SELECT,
    "mill": MILL,
    "toll": TOLL,
    "raid": RAID,
    "bury": BURY,
}
NOTHING: Final = ExtraRule()  # of a rule that lasts, or that the activation looks at
EXTRA_RULES: Final[list[ExtraRule]] = [BY_WORD.get(word, NOTHING) for word in RULES]


class Invoke(Effect[Council]):
    """C4.6: apply the extra rule of the card being played if that is possible in full; what lasts holds from now on."""

    def apply(self, game: Council, me: Seat) -> None:
        card = game.card(game.this)
        if card.lasting and (game.stashes or not card.of_stash):
            game.awaken()
            game.tell(LASTS, me, game.this)
            return
        if card.lasting or not extra_rule(game, card.rule).possible(game, me):
            game.tell(IGNORED, me, game.this)
            return
        game.tell(APPLIED, me, game.this)
        game.then(me, extra_rule(game, card.rule), n=card.amount)


def extra_rule(game: Council, rule: i64) -> ExtraRule:
    """What a rule that does not last does."""
    effect = EXTRA_RULES[rule]
    return FETCH_UNSEEN if game.hidden and effect is FETCH else effect


INVOKE: Final = Invoke()
