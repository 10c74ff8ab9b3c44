"""How A Study in Emerald was played by an earlier program: its tables go on so, and its records replay."""

from __future__ import annotations

from gaslamp.engine.core.offer import Answer
from gaslamp.engine.core.state import State
from gaslamp.games.emerald.monsters import Abduct, OfferUp
from gaslamp.games.emerald.pieces import LAST_CITY
from gaslamp.games.emerald.societies import Banish
from gaslamp.games.emerald.state import Emerald
from gaslamp.games.emerald.symbols import Retrieve


def answer_under_2(state: State, answer: Answer) -> None:
    """Vampires did not stop zombies, a block could be drawn again at once, and one saved could be struck again."""
    assert isinstance(state, Emerald)
    state.version = 2  # from the first answer on, before which no rule was another
    state.answer(answer)


def answer_under_1(state: State, answer: Answer) -> None:
    """Cubes and agents were named with how many of them; who could abduct or banish but one thing was not asked."""
    assert isinstance(state, Emerald)
    state.version = 1
    match answer:
        case (int(place), int(count)) if isinstance(state.choice, Retrieve):
            take_back(state, place, count)
        case (int(city), int(count)) if isinstance(state.choice, OfferUp):
            offer_up(state, city, count)
        case _:
            state.answer(answer)
    while isinstance(state.choice, Abduct | Banish) and len(state.offered) == 1:
        state.answer(state.offered[0])


def take_back(game: Emerald, place: int, count: int) -> None:
    """E4.3: take so many cubes from a place, and from later ones what was then taken unasked."""
    game.naming = True  # a cube that must be next was not taken unasked, for of how many was asked, too
    for _ in range(count):
        game.answer((place,))
    game.naming = False
    if game.goes_on and isinstance(game.choice, Retrieve):
        rest = ways_to_take_back(game, place + 1)
        if len(rest) == 1:
            take_back(game, *rest[0])


def ways_to_take_back(game: Emerald, first: int) -> list[tuple[int, int]]:
    """The places from one on, each with how many could be taken there so that the rest could be taken beyond."""
    cubes = {place: int(game.cubes.at(game.me, place)) for place in range(first, LAST_CITY + 1)}
    missing, ways = int(game.n), []
    for place, here in cubes.items():
        beyond = sum(n for other, n in cubes.items() if other > place)
        ways += [(place, n) for n in range(1, min(here, missing) + 1) if beyond >= missing - n]
    return ways


def offer_up(game: Emerald, city: int, count: int) -> None:
    """E8.27: offer so many agents of a city up, and no more if there are none beyond."""
    me = game.me
    for _ in range(count):
        game.answer((city,))
    beyond = sum(game.agents.at(me, other) for other in range(city + 1, LAST_CITY + 1))
    if game.goes_on and isinstance(game.choice, OfferUp) and not beyond:
        game.answer(())
