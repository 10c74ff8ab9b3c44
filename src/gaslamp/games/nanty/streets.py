"""Texts about the map: agents that come, go and change places, buildings, unrest."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import NOBODY, PASS, Choice, Effect, Option, Seat, first_part, pack, two
from gaslamp.engine.core.parts import Carries, in_order
from gaslamp.engine.core.piles import Ints, ints
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
from gaslamp.games.nanty.events import BOUGHT, STOPPED, TEXT_IDLE, THREATENED
from gaslamp.games.nanty.old import MOVE_AT_ONCE
from gaslamp.games.nanty.parts import CARD, DISTRICT, ONE_OWNER, ONE_PLACE, ORIGIN, OWNER, PLACE, SEAT, STRIKER
from gaslamp.games.nanty.reactions import PUSH, SYMBOL, TEXT, Strike, cards_that_stop_a_move
from gaslamp.games.nanty.removal import ALWAYS, NEVER, Remove, Sacrifice
from gaslamp.games.nanty.state import Nanty
from gaslamp.games.nanty.swap import NO_SWAP, Swap
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


class BuyBuilding(Choice[Nanty]):
    """N9.32: choose another player's building to be replaced by yours, unless the owner ignores it."""

    asks_for = (PLACE,)
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
SWAP_AGENTS: Final = SwapAgents()
ASK_OWNER: Final = AskOwner()
STAY: Final = Stay()
CHANGE_PLACES: Final = ChangePlaces()
BUY_BUILDING: Final = BuyBuilding()
TAKE_OVER: Final = Strike(TakeOver())
BUILD_CHEAPLY: Final = Build("N9.33")
BUILD_HALF_PRICE: Final = BuildHalfPrice()
PLACE_UNREST: Final = PlaceUnrest()
