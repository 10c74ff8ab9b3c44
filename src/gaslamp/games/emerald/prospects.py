"""What everybody can see of a city, told with the answers that name it: which card, what price, how many points."""

from __future__ import annotations

from typing import Final

from gaslamp.engine.core.effect import NOBODY, Seat
from gaslamp.engine.core.parts import About, Detail
from gaslamp.games.emerald.card import royalty_of
from gaslamp.games.emerald.kinds import CITIES
from gaslamp.games.emerald.parts import OWNER, POINTS, PRICE, PRIZE
from gaslamp.games.emerald.table import Table

AGENT: Final = 0  # whom one kills
ROYALTY: Final = 1


def tops_of(game: Table) -> tuple[Detail, ...]:
    """The card that lies face up in each city."""
    return tuple(
        Detail((city,), (About(PRIZE, int(game.tops[city])),))
        for city in range(1, len(CITIES) + 1)
        if game.tops[city] > 0
    )


def royals_of(game: Table) -> tuple[Detail, ...]:
    """The royalty on each royalty space, with its points."""
    return tuple(
        Detail((city,), (About(PRIZE, int(royalty_of(city))), About(POINTS, points_of_royalty(game, city))))
        for city in range(1, len(CITIES) + 1)
        if game.royals[city] > 0
    )


def prey_of(game: Table, me: Seat) -> tuple[Detail, ...]:
    """Whom one could kill in each city, at what price in bombs, and for how many points with the card played."""
    details: list[Detail] = []
    for city in range(1, len(CITIES) + 1):
        owners = [seat for seat in range(int(game.seats)) if seat != me and game.within_reach(seat, city)]
        if owners:
            owner = owners[0] if len(owners) == 1 else int(NOBODY)  # nobody's: it is asked next
            gain = int(game.card(game.this).kill_points)
            details.append(Detail((city, AGENT), (price(game, city), About(OWNER, owner), About(POINTS, gain))))
        if game.royals[city] > 0:
            noble, gain = int(royalty_of(city)), points_of_royalty(game, city)
            details.append(Detail((city, ROYALTY), (price(game, noble), About(PRIZE, noble), About(POINTS, gain))))
    return tuple(details)


def price(game: Table, card: int) -> About:
    """The bombs that kill an agent in a city, or royalty."""
    return About(PRICE, int(game.card(card).cost))


def points_of_royalty(game: Table, city: int) -> int:
    """The points on the royalty card of a city."""
    return int(game.card(royalty_of(city)).restorationist_points)
