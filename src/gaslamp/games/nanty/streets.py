"""Texts about the map: agents that come, go and change places, buildings, unrest."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import NOBODY, PASS, Choice, Effect, Option, Seat, first_part, pack, part, two
from gaslamp.engine.core.parts import Carries, in_order
from gaslamp.engine.core.piles import Ints, bit, ints
from gaslamp.games.nanty.card import EVERYWHERE, LAST_DISTRICT, NEAR, NEAR_UNREST, STOP_PLAYER, UNREST
from gaslamp.games.nanty.choosing import around, spread
from gaslamp.games.nanty.events import BOUGHT, STOPPED, THREATENED
from gaslamp.games.nanty.parts import AT, CARD, DISTRICT, ONE_OWNER, ONE_PLACE, ORIGIN, PLACE, SEAT, STRIKER, TO, N
from gaslamp.games.nanty.reactions import PUSH, SYMBOL, TEXT, Strike, stoppers
from gaslamp.games.nanty.removal import ALWAYS, NEVER, Remove, Sacrifice
from gaslamp.games.nanty.state import Nanty
from gaslamp.games.nanty.swap import NO_SWAP, Swap
from gaslamp.games.nanty.symbols import Build, Recruit, placement
from gaslamp.games.nanty.target import MONEY, WITH_AGENTS, Everybody, Read, Target


class MoveEnemy(Choice[Nanty]):
    """Choose another player's agent and where it goes."""

    asks_for = (ORIGIN, SEAT, PLACE)
    carries = Carries(AT, N, TO)
    rule = "N9.6"

    def options(self, game: Nanty, me: Seat) -> Ints:
        """Any of the others', to a neighbouring district or, if the card says so, to any; or none."""
        found, near = ints(), game.card(game.this).where == NEAR
        for origin in range(1, LAST_DISTRICT + 1):
            for seat in range(game.seats):
                if seat != me and game.london.agents_in(seat, origin) > 0:
                    goals = game.district(origin).near if near else EVERYWHERE & ~bit(origin)
                    for place in spread(goals).items:
                        found.append(pack(origin, seat, place))
        if found.size > 0:
            found.append(PASS)
        return found

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        """Unless the owner stops it."""
        if option != PASS:
            game.then(part(option, 1), PUSH, at=part(option, 0), n=part(option, 2), to=me)


class Walk(Choice[Nanty]):
    """Choose one of your own agents and where it goes."""

    asks_for = (ORIGIN, PLACE)
    carries = Carries(AT, N, TO)

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def options(self, game: Nanty, me: Seat) -> Ints:
        """From where and to where the card says; or none."""
        found, card = ints(), game.card(game.this)
        origins = game.london.haunts(me)
        if card.origin == UNREST:
            origins &= game.london.unrest
        for origin in spread(origins).items:
            goals = game.district(origin).near if card.where == NEAR else EVERYWHERE & ~bit(origin)
            for place in spread(goals).items:
                found.append(pack(origin, place))
        if found.size > 0:
            found.append(PASS)
        return found

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        """There it goes."""
        if option != PASS:
            game.move_agent(me, part(option, 0), part(option, 1))


class Settle(Effect[Nanty]):
    """Place agents where the card says."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """One after the other."""
        card = game.card(game.this)
        for _ in range(card.count):
            game.then(me, SETTLER, n=placement(card.where, card.district, card.quiet))


class Purge(Effect[Nanty]):
    """Another player must remove an own agent."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """They choose."""
        game.then(game.to, SACRIFICE, n=SYMBOL, to=me)  # the text itself could be ignored before


class Hire(Effect[Nanty]):
    """Another player is paid, and must remove an agent."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """Not one of who pays."""
        game.pay_to(me, game.to, game.card(game.this).amount)
        game.then(game.to, HIRED, to=me)


class Contract(Effect[Nanty]):
    """Another player is paid, then you assassinate an agent."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """Where there is unrest."""
        game.pay_to(me, game.to, game.card(game.this).amount)
        game.then(me, MURDER)


class Escort(Effect[Nanty]):
    """Another player is paid, then you move an own agent."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """Anywhere."""
        game.pay_to(me, game.to, game.card(game.this).amount)
        game.then(me, ESCORTED)


class RemoveThere(Effect[Nanty]):
    """Remove an agent from the district on the card."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """Whose?"""
        game.then(me, REMOVE_THERE, at=game.card(game.this).district)


class Rampage(Effect[Nanty]):
    """Roll the die so many times; remove a figure from each district rolled."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """Of your choice."""
        for _ in range(game.card(game.this).count):
            game.then(me, REMOVE_ROLLED, at=game.roll(me))


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
        stopped = game.swap is NO_SWAP
        if not stopped and me != striker and (game.may_react(me, STOP_PLAYER, STOP_PLAYER) or game.may_ignore(me)):
            game.tell(THREATENED, me, at=district, n=goal, to=striker)
            game.then(me, STAY, at=district, to=striker)


class Stay(Choice[Nanty]):
    """N3.9: let your agent change places with another, or play a reaction, and both stay."""

    asks_for = (CARD,)
    carries = Carries(DISTRICT, to=STRIKER)
    rule = "N3.9"
    always_ask = True  # who cannot must look like who will not

    def options(self, game: Nanty, me: Seat) -> Ints:
        return stoppers(game, me)

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


class BuyOut(Choice[Nanty]):
    """Choose another player's building to be replaced by yours; its cost goes to the owner."""

    asks_for = (PLACE,)
    carries = Carries(AT, N, TO)
    rule = "N9.32"

    def options(self, game: Nanty, me: Seat) -> Ints:
        """Where the card allows it, and one can pay; or none."""
        london, found = game.london, 0
        if london.spare[me] == 0:
            return ints()
        unruly = game.card(game.this).where == UNREST
        for place in range(1, LAST_DISTRICT + 1):
            owner, cost = london.owner(place), game.district(place).cost
            if owner not in (me, NOBODY) and london.unruly(place) == unruly and cost <= game.players[me].money:
                found |= bit(place)
        return spread(found, may_pass=True) if found != 0 else ints()

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        """Unless the owner ignores it."""
        if option != PASS:
            game.then(me, TAKE_OVER, at=option, to=game.london.owner(option))


class TakenOver(Effect[Nanty]):
    """The building in `at` changes hands."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """For its cost."""
        game.pay_to(me, game.to, game.district(game.at).cost)
        game.raze(game.at)
        game.build(me, game.at)
        game.tell(BOUGHT, me, at=game.at, to=game.to)


class Bargain(Effect[Nanty]):
    """Build at a part of the price."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """As the card says."""
        game.then(me, CHEAPLY, n=game.card(game.this).share)


class Stir(Choice[Nanty]):
    """Choose where to put an unrest marker."""

    asks_for = (PLACE,)
    carries = Carries(AT, N, TO)
    rule = "N9.36"

    def options(self, game: Nanty, me: Seat) -> Ints:
        """Where there is none, anywhere or beside another; or nowhere."""
        unrest = game.london.unrest
        found = around(game, unrest) if game.card(game.this).where == NEAR_UNREST else EVERYWHERE
        found &= ~unrest
        return spread(found, may_pass=True) if found != 0 else ints()

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        """Trouble."""
        if option != PASS:
            game.stir(option)


MOVE_ENEMY: Final = MoveEnemy()
WALK: Final = Walk("N9.19")
SETTLER: Final = Recruit("N9.29")
SETTLE: Final = Settle()
SACRIFICE: Final = Sacrifice("N9.31")
PURGE: Final = Read("N9.31", Everybody(Purge(), WITH_AGENTS), WITH_AGENTS)
MURDER: Final = Remove("N9.23", TEXT, neutral=NEVER, own=False, must=False)
HIRED: Final = Remove("N9.21", TEXT, neutral=NEVER, own=True, must=True)
HIRE: Final = Target("N9.21", Strike(Hire()), takes=MONEY, follow=MURDER)
CONTRACT: Final = Target("N9.23", Contract(), takes=MONEY, follow=MURDER)
ESCORTED: Final = Walk("N9.37")
ESCORT: Final = Target("N9.37", Escort(), takes=MONEY, follow=ESCORTED)
REMOVE_THERE: Final = Remove("N9.22", TEXT, neutral=NEVER, own=True, must=False)
REMOVE_IN: Final = RemoveThere()
REMOVE_ROLLED: Final = Remove("N9.26", TEXT, neutral=ALWAYS, own=True, must=False)
RAMPAGE: Final = Read("N9.26", Rampage())
SWAP_AGENTS: Final = SwapAgents()
ASK_OWNER: Final = AskOwner()
STAY: Final = Stay()
CHANGE_PLACES: Final = ChangePlaces()
BUY_OUT: Final = BuyOut()
TAKE_OVER: Final = Strike(TakenOver())
CHEAPLY: Final = Build("N9.33")
BARGAIN: Final = Bargain()
STIR: Final = Stir()
