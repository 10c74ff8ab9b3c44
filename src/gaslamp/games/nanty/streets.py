"""Texts about the map: agents that come, go and change places, buildings, unrest."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import NOBODY, PASS, Choice, Effect, Option, Seat, pack, part
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, bit, ints
from gaslamp.games.nanty.card import EVERYWHERE, LAST_DISTRICT, NEAR, NEAR_UNREST, STOP_PLAYER, UNREST
from gaslamp.games.nanty.choosing import around, spread
from gaslamp.games.nanty.events import BOUGHT, STOPPED, THREATENED
from gaslamp.games.nanty.parts import AT, CARD, ORIGIN, PLACE, SEAT, TO, N
from gaslamp.games.nanty.reactions import PUSH, SYMBOL, TEXT, Strike, stoppers
from gaslamp.games.nanty.removal import ALWAYS, NEVER, Remove, Sacrifice
from gaslamp.games.nanty.state import Nanty
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


class Exchange(Choice[Nanty]):
    """Choose an agent that is to change places with another."""

    asks_for = (PLACE, SEAT)
    carries = Carries(AT, N, TO)
    rule = "N9.24"

    def options(self, game: Nanty, me: Seat) -> Ints:
        """Any on the map, if others are elsewhere; or none."""
        found = agents(game, 0)
        if found.size == 0 or part(found[0], 0) == part(found[found.size - 1], 0):
            return ints()
        found.append(PASS)
        return found

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        """With which?"""
        if option != PASS:
            game.then(me, EXCHANGE_WITH, at=part(option, 0), n=part(option, 1))


class ExchangeWith(Choice[Nanty]):
    """Choose the other agent: the first is in `at` and belongs to seat n."""

    asks_for = (PLACE, SEAT)
    carries = Carries(AT, N, TO)
    rule = "N9.24"

    def options(self, game: Nanty, me: Seat) -> Ints:
        """Any in another district; or none after all."""
        found = agents(game, game.at)
        if found.size > 0:
            found.append(PASS)
        return found

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        """Unless an owner stops it."""
        if option != PASS:
            other = deal(part(option, 0), part(option, 1), SECOND)
            game.then(game.n, SWAP, at=game.at, n=other, to=me)


SECOND: Final = 256  # the other agent's owner is still to be asked


def deal(place: i64, seat: Seat, stage: i64) -> i64:
    """The other agent of an exchange, as one number."""
    return place | seat << 4 | stage


def agents(game: Nanty, but: i64) -> Ints:
    """All agents on the map, by district and owner; not those of one district."""
    found = ints()
    for place in range(1, LAST_DISTRICT + 1):
        for seat in range(game.seats):
            if place != but and game.london.agents_in(seat, place) > 0:
                found.append(pack(place, seat))
    return found


class Swap(Effect[Nanty]):
    """An agent of `me` in `at` is about to change places with another; `to` has played the card."""

    def apply(self, game: Nanty, me: Seat) -> None:
        """The owners of both may stop it, one after the other."""
        if me != game.to and (game.may_react(me, STOP_PLAYER, STOP_PLAYER) or game.may_ignore(me)):
            game.tell(THREATENED, me, at=game.at, n=game.n & 15, to=game.to)
            game.then(me, STAY, at=game.at, n=game.n, to=game.to)
        else:
            agreed(game, me)


class Stay(Choice[Nanty]):
    """Your agent is about to change places with another: let it, or play a reaction."""

    asks_for = (CARD,)
    carries = Carries(AT, N, TO)
    rule = "N3.9"
    always_ask = True  # who cannot must look like who will not

    def options(self, game: Nanty, me: Seat) -> Ints:
        """Nothing, or a card that stops it."""
        return stoppers(game, me)

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        """They change places, or both stay."""
        if option == PASS:
            agreed(game, me)
        else:
            game.react(me, option)
            game.tell(STOPPED, me, at=game.at, to=game.to)


def agreed(game: Nanty, me: Seat) -> None:
    """One owner does not stop it: ask the other, or do it."""
    place, seat = game.n & 15, game.n >> 4 & 15
    if game.n & SECOND:
        game.then(seat, SWAP, at=place, n=deal(game.at, me, 0), to=game.to)
        return
    game.exchange_agents(me, game.at, seat, place)


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
EXCHANGE: Final = Exchange()
EXCHANGE_WITH: Final = ExchangeWith()
SWAP: Final = Swap()
STAY: Final = Stay()
BUY_OUT: Final = BuyOut()
TAKE_OVER: Final = Strike(TakenOver())
CHEAPLY: Final = Build("N9.33")
BARGAIN: Final = Bargain()
STIR: Final = Stir()
