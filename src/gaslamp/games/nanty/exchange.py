"""N9.24: two agents change places, unless an owner stops it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import PASS, Choice, Effect, Option, Seat, first_part, pack, two
from gaslamp.engine.core.parts import Carries, in_order
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.nanty.districts import LAST_DISTRICT
from gaslamp.games.nanty.events import STOPPED, TEXT_IDLE, THREATENED
from gaslamp.games.nanty.parts import CARD, DISTRICT, ONE_OWNER, ONE_PLACE, PLACE, SEAT, STRIKER
from gaslamp.games.nanty.reactions import cards_that_stop_a_move
from gaslamp.games.nanty.state import Nanty
from gaslamp.games.nanty.swap import NO_SWAP, Swap


class SwapAgents(Choice[Nanty]):
    """N9.24: choose two agents in different districts that change places, or leave all where they are.

    The owner of the one that is named first is asked first.
    """

    asks_for = (in_order("agents", PLACE, SEAT),)
    carries = Carries(ONE_PLACE, ONE_OWNER)
    rule = "N9.24"

    def options(self, game: Nanty, me: Seat) -> Ints:
        one_place = game.at
        agents = agents_outside(game, one_place)
        if one_place == 0:
            if agents.size == 0 or first_part(agents[0]) == first_part(agents[agents.size - 1]):
                return ints()  # all are in one district
            agents.append(PASS)
        elif game.version == 1:  # one could give it up half-way
            agents.append(PASS)
        return agents

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        one_place, one_owner = game.at, game.n
        if option == PASS:
            return
        place, owner = two(option)
        if one_place == 0:
            game.then_more(me, self, at=place, n=owner)
            return
        game.swap = Swap(one_place, one_owner, place, owner)
        game.then(one_owner, ASK_OWNER, at=one_place, n=place, to=me)
        game.then(owner, ASK_OWNER, at=place, n=one_place, to=me)
        game.then(me, CHANGE_PLACES)

    def elements(self, game: Nanty, me: Seat) -> Ints:
        return agents_outside(game, game.at)

    def tell_skipped(self, game: Nanty, me: Seat) -> None:
        game.tell(TEXT_IDLE, me, game.this)

    def least(self, game: Nanty, me: Seat, element: Option) -> i64:
        return 0 if game.at == 0 else 1

    def most(self, game: Nanty, me: Seat, element: Option) -> i64:
        return 2 if game.at == 0 else 1


def agents_outside(game: Nanty, district: i64) -> Ints:
    """All agents on the map but those of one district, by district and owner."""
    agents = ints()
    for place in range(1, LAST_DISTRICT + 1):
        for seat in range(game.seats):
            if place != district and game.london.agents_in(seat, place) > 0:
                agents.append(pack(place, seat))
    return agents


class AskOwner(Effect[Nanty]):
    """N9.24: the owner of an agent in `at`, which is to go to district n because of a card of `to`, may stop it."""

    def apply(self, game: Nanty, me: Seat) -> None:
        district, goal, striker = game.at, game.n, game.to
        is_stopped = game.swap is NO_SWAP
        if not is_stopped and me != striker and game.may_stop_move(me):
            game.tell(THREATENED, me, at=district, n=goal, to=striker)
            game.then(me, STAY, at=district, to=striker)


class Stay(Choice[Nanty]):
    """N3.9: let your agent change places with another, or play a reaction, and both stay."""

    asks_for = (CARD,)
    carries = Carries(DISTRICT, to=STRIKER)
    rule = "N3.9"
    always_ask = True  # who cannot must look like who will not

    def options(self, game: Nanty, me: Seat) -> Ints:
        return cards_that_stop_a_move(game, me)

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        district, striker = game.at, game.to
        if option != PASS:
            game.react(me, option)
            game.swap = NO_SWAP
            game.tell(STOPPED, me, at=district, to=striker)


class ChangePlaces(Effect[Nanty]):
    """N9.24: the two agents change places, unless an owner has stopped it."""

    def apply(self, game: Nanty, me: Seat) -> None:
        swap = game.swap
        if swap is not NO_SWAP:
            game.exchange_agents(swap.owner, swap.place, swap.other_owner, swap.other_place)
            game.swap = NO_SWAP


SWAP_AGENTS: Final = SwapAgents()
ASK_OWNER: Final = AskOwner()
STAY: Final = Stay()
CHANGE_PLACES: Final = ChangePlaces()
