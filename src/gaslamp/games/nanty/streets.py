"""Texts about the map: agents that come, go and change places, buildings, unrest."""

from __future__ import annotations

from typing import Any, Final

from gaslamp.engine.core.effect import NOBODY, PASS, Choice, Effect, Option, Seat, pack, two
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, ints, row
from gaslamp.games.nanty.card import NEAR_UNREST, UNREST
from gaslamp.games.nanty.choosing import BY_TEXT, any_or_pass, around
from gaslamp.games.nanty.districts import (
    EVERYWHERE,
    LAST_DISTRICT,
    NOWHERE,
    both,
    plus,
    spread,
    without,
)
from gaslamp.games.nanty.events import BOUGHT, TEXT_IDLE
from gaslamp.games.nanty.old import MOVE_AT_ONCE
from gaslamp.games.nanty.parts import ORIGIN, OWNER, PLACE, PRICE, SEAT
from gaslamp.games.nanty.reactions import PUSH, SYMBOL, TEXT, Strike
from gaslamp.games.nanty.removal import ALWAYS, NEVER, Remove, Sacrifice
from gaslamp.games.nanty.state import Nanty
from gaslamp.games.nanty.symbols import Build, PlaceAgent
from gaslamp.games.nanty.target import MONEY, WITH_AGENTS, Everybody, Read, Target


class MoveEnemy(Effect[Nanty]):
    """N9.6: another player's agent moves; before version 3 agent and district were one answer."""

    def apply(self, game: Nanty, me: Seat) -> None:
        choice: Effect[Any] = PICK_ENEMY_AGENT if game.version >= 3 else MOVE_AT_ONCE
        game.then(me, choice)


class PickEnemyAgent(Choice[Nanty]):
    """N9.6: choose another player's agent that is to move."""

    asks_for = (ORIGIN, SEAT)
    rule = "N9.6"

    def options(self, game: Nanty, me: Seat) -> Ints:
        options = ints()
        for origin in range(1, LAST_DISTRICT + 1):
            for seat in range(game.seats):
                if seat != me and game.london.agents_in(seat, origin) > 0:
                    options.append(pack(origin, seat))
        if options.size > 0:
            options.append(PASS)
        return options

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        if option != PASS:
            origin, owner = two(option)
            game.then(me, SEND_ENEMY_AGENT, at=origin, to=owner)

    def tell_skipped(self, game: Nanty, me: Seat) -> None:
        game.tell(TEXT_IDLE, me, game.this)


class SendEnemyAgent(Choice[Nanty]):
    """N9.6: choose where the agent goes, unless its owner stops it."""

    asks_for = (PLACE,)
    carries = Carries(ORIGIN, to=OWNER)
    rule = "N9.6"

    def options(self, game: Nanty, me: Seat) -> Ints:
        origin = game.at
        return spread(game.goals_from(origin))

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        origin, owner = game.at, game.to
        game.then(owner, PUSH, at=origin, n=option, to=me)


class MoveOwnAgent(Choice[Nanty]):
    """N9.19, N9.37: choose one of your own agents and where it goes."""

    asks_for = (ORIGIN, PLACE)

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def options(self, game: Nanty, me: Seat) -> Ints:
        options, origins = ints(), game.london.haunts(me)
        if game.card(game.this).origin == UNREST:
            origins = both(origins, game.london.unrest)
        for origin in spread(origins).items:
            for place in spread(game.goals_from(origin)).items:
                options.append(pack(origin, place))
        if options.size > 0:
            options.append(PASS)
        return options

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        if option != PASS:
            origin, place = two(option)
            game.move_agent(me, origin, place)

    def tell_skipped(self, game: Nanty, me: Seat) -> None:
        game.tell(TEXT_IDLE, me, game.this)


class PlaceAgents(Effect[Nanty]):
    """N9.29: place as many agents as the card says, one after the other."""

    def apply(self, game: Nanty, me: Seat) -> None:
        for _ in range(game.card(game.this).count):
            game.then(me, PLACE_ONE)


class EachOtherRemovesAgent(Effect[Nanty]):
    """N9.31: another player must remove an own agent."""

    def apply(self, game: Nanty, me: Seat) -> None:
        victim = game.to
        game.then(victim, SACRIFICE, n=SYMBOL, to=me)  # the text itself could be ignored before


class HireKiller(Effect[Nanty]):
    """N9.21: another player is paid, and must remove an agent, but none of who pays."""

    def apply(self, game: Nanty, me: Seat) -> None:
        killer = game.to
        game.pay_to(me, killer, game.card(game.this).amount)
        game.then(killer, REMOVE_FOR_PAY, to=me)


class PayAndAssassinate(Effect[Nanty]):
    """N9.23: another player is paid, then you remove an agent where there is unrest."""

    def apply(self, game: Nanty, me: Seat) -> None:
        payee = game.to
        game.pay_to(me, payee, game.card(game.this).amount)
        game.then(me, REMOVE_IN_UNREST)


class PayAndMove(Effect[Nanty]):
    """N9.37: another player is paid, then you move an own agent."""

    def apply(self, game: Nanty, me: Seat) -> None:
        payee = game.to
        game.pay_to(me, payee, game.card(game.this).amount)
        game.then(me, MOVE_AFTER_PAYING)


class RemoveAgentIn(Effect[Nanty]):
    """N9.22: remove an agent from the district on the card."""

    def apply(self, game: Nanty, me: Seat) -> None:
        game.then(me, REMOVE_AGENT, at=game.card(game.this).district)


class RollAndRemove(Effect[Nanty]):
    """N9.26: roll the die so many times; remove a figure from each district rolled."""

    def apply(self, game: Nanty, me: Seat) -> None:
        for _ in range(game.card(game.this).count):
            game.then(me, REMOVE_ROLLED, at=game.roll_district(me))


class BuyBuilding(Choice[Nanty]):
    """N9.32: choose another player's building to be replaced by yours, unless the owner ignores it."""

    asks_for = (PLACE,)
    details = (PRICE, OWNER)
    rule = "N9.32"

    def options(self, game: Nanty, me: Seat) -> Ints:
        london, for_sale = game.london, NOWHERE
        if london.spare[me] == 0:
            return ints()
        unruly = game.card(game.this).where == UNREST
        for place in range(1, LAST_DISTRICT + 1):
            owner, cost = london.owner(place), game.district(place).cost
            if owner not in (me, NOBODY) and london.has_unrest(place) == unruly and cost <= game.players[me].money:
                for_sale = plus(for_sale, place)
        return any_or_pass(for_sale)

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        if option != PASS:
            game.then(me, TAKE_OVER, at=option, to=game.london.owner(option))

    def detailed(self, game: Nanty, me: Seat) -> Ints:
        return spread(EVERYWHERE)

    def details_of(self, game: Nanty, me: Seat, option: Option) -> Ints:
        return row([game.district(option).cost, game.london.owner(option)])

    def tell_skipped(self, game: Nanty, me: Seat) -> None:
        game.tell(TEXT_IDLE, me, game.this)


class TakeOver(Effect[Nanty]):
    """N9.32: the building in `at` changes hands, and its cost goes to the owner."""

    def apply(self, game: Nanty, me: Seat) -> None:
        district, owner = game.at, game.to
        game.pay_to(me, owner, game.district(district).cost)
        game.raze(district)
        game.build(me, district)
        game.tell(BOUGHT, me, at=district, to=owner)


class BuildHalfPrice(Effect[Nanty]):
    """N9.33: build at a part of the price, as the card says."""

    def apply(self, game: Nanty, me: Seat) -> None:
        game.then(me, BUILD_CHEAPLY, n=game.card(game.this).share)


class PlaceUnrest(Choice[Nanty]):
    """N9.36: choose where to put an unrest marker: where there is none, anywhere or beside another."""

    asks_for = (PLACE,)
    rule = "N9.36"

    def options(self, game: Nanty, me: Seat) -> Ints:
        unrest = game.london.unrest
        districts = around(game, unrest) if game.card(game.this).where == NEAR_UNREST else EVERYWHERE
        return any_or_pass(without(districts, unrest))

    def choose(self, game: Nanty, me: Seat, option: Option) -> None:
        if option != PASS:
            game.stir(option)

    def tell_skipped(self, game: Nanty, me: Seat) -> None:
        game.tell(TEXT_IDLE, me, game.this)


MOVE_ENEMY_AGENT: Final = MoveEnemy()
PICK_ENEMY_AGENT: Final = PickEnemyAgent()
SEND_ENEMY_AGENT: Final = SendEnemyAgent()
MOVE_OWN_AGENT: Final = MoveOwnAgent("N9.19")
PLACE_ONE: Final = PlaceAgent("N9.29", BY_TEXT)
PLACE_AGENT: Final = PlaceAgents()
SACRIFICE: Final = Sacrifice("N9.31")
EACH_OTHER_REMOVES_AGENT: Final = Read("N9.31", Everybody(EachOtherRemovesAgent(), WITH_AGENTS), WITH_AGENTS)
REMOVE_IN_UNREST: Final = Remove("N9.23", TEXT, neutral=NEVER, own=False, must=False)
REMOVE_FOR_PAY: Final = Remove("N9.21", TEXT, neutral=NEVER, own=True, must=True)
HIRE_KILLER: Final = Target("N9.21", Strike(HireKiller()), takes=MONEY, follow=REMOVE_IN_UNREST)
PAY_AND_ASSASSINATE: Final = Target("N9.23", PayAndAssassinate(), takes=MONEY, follow=REMOVE_IN_UNREST)
MOVE_AFTER_PAYING: Final = MoveOwnAgent("N9.37")
PAY_AND_MOVE: Final = Target("N9.37", PayAndMove(), takes=MONEY, follow=MOVE_AFTER_PAYING)
REMOVE_AGENT: Final = Remove("N9.22", TEXT, neutral=NEVER, own=True, must=False)
REMOVE_AGENT_IN: Final = RemoveAgentIn()
REMOVE_ROLLED: Final = Remove("N9.26", TEXT, neutral=ALWAYS, own=True, must=False)
ROLL_AND_REMOVE: Final = Read("N9.26", RollAndRemove())
BUY_BUILDING: Final = BuyBuilding()
TAKE_OVER: Final = Strike(TakeOver())
BUILD_CHEAPLY: Final = Build("N9.33")
BUILD_HALF_PRICE: Final = BuildHalfPrice()
PLACE_UNREST: Final = PlaceUnrest()
