"""N6: random events that find nothing to strike, of which nothing would be told otherwise."""

from __future__ import annotations

from mypy_extensions import i64

from gaslamp.engine.core.effect import NOBODY
from gaslamp.games.nanty.districts import Districts, spread
from gaslamp.games.nanty.events import NOTHING_HAPPENED
from gaslamp.games.nanty.state import Nanty


def tell_nothing(game: Nanty) -> None:
    """The random event is over, and nothing has come of it."""
    game.tell(NOTHING_HAPPENED, NOBODY, game.this)


def tell_if_bare(game: Nanty, districts: Districts) -> None:
    """There is no building in any of the districts where one was to be struck."""
    for district in spread(districts).items:
        if game.london.owner(district) != NOBODY:
            return
    tell_nothing(game)


def tell_if_empty(game: Nanty, district: i64) -> None:
    """There is neither a figure nor a building nor unrest in the district that was to be cleared."""
    london = game.london
    if london.figures(district) == 0 and london.owner(district) == NOBODY and not london.has_unrest(district):
        tell_nothing(game)
