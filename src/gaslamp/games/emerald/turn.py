"""How a game of A Study in Emerald goes: set-up, the turn, its actions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.chance import Chance
from gaslamp.engine.core.effect import (
    MISSHAPEN,
    NO_CARD,
    NOBODY,
    PASS,
    SHAPE,
    CardId,
    Choice,
    Effect,
    Option,
    Seat,
    first_part,
    pack,
    two,
)
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, bit, ints, repeat
from gaslamp.games.emerald import stacks
from gaslamp.games.emerald.card import (
    FIRST_CARD,
    FIRST_GAME_CARD,
    FIRST_STARTING,
    FREES,
    LOYALIST,
    MI_GO,
    RESTORATIONIST,
    Edition,
    royalty_of,
)
from gaslamp.games.emerald.events import DEALT_IDENTITY, PASSED, STALLED, STATIONED, TURN_BEGAN
from gaslamp.games.emerald.parts import ACTION, CARDS, CITY, VERB
from gaslamp.games.emerald.payment import PUT_AWAY
from gaslamp.games.emerald.pieces import ABDUCTED, ALOFT, LAST_CITY, LIMBO, SUPPLY, all_in_supply, every_city
from gaslamp.games.emerald.player import new_player
from gaslamp.games.emerald.reveal import CHECK, END
from gaslamp.games.emerald.some import together_with
from gaslamp.games.emerald.state import Emerald
from gaslamp.games.emerald.verbs import ACTIONS, BRING_BACK, DISCARD, VERBS

VERSION: Final = 3  # of the rules
QUIET_ROUNDS: Final = 10  # after which a game that stands still is over
IDLE: Final = 5  # how promising it is to pass, for bots


class Setup(Effect[Emerald]):
    """E2.1, E2.2: build the stacks, deal decks and identities, draw lots for the first player, station the agents."""

    def apply(self, game: Emerald, me: Seat) -> None:
        edition, seats = game.edition, game.seats
        game.goal = edition.goals[seats - 2]
        game.laid, game.removed, game.saved, game.final = ints(), ints(), ints(), ints()
        game.exorcised = False
        game.restorationists = game.loyalists = game.arrived = 0
        game.quiet = game.progress = 0
        game.zombies = all_in_supply(1, edition.zombies)
        game.cubes = all_in_supply(seats, edition.cubes)
        game.agents = all_in_supply(seats, edition.agents)
        game.players = []
        for seat in range(seats):
            game.cubes.move(seat, SUPPLY, LIMBO, edition.limbo)
            deck = edition.copies(FIRST_STARTING, FIRST_GAME_CARD)
            game.players.append(new_player(seats, deck, edition.sanity))
        game.active = game.chance.below(seats)
        build_stacks(game)
        deal_identities(game)
        for seat in range(seats):
            game.draw(seat, edition.hand)
        for _ in range(edition.stationed):
            for i in range(seats):
                game.then((game.active + i) % seats, STATION)
        game.then(game.active, TURN)


def build_stacks(game: Emerald) -> None:
    """E2.1: each city's card and royalty with some game cards, shuffled; the top one is turned up."""
    game.box = game.edition.copies(FIRST_GAME_CARD, LOYALIST)
    game.tops, game.royals = repeat(LAST_CITY + 1, 0), repeat(LAST_CITY + 1, 0)
    game.stacks = stacks.empty()
    for city in range(1, LAST_CITY + 1):
        game.stacks.add(city, city)
        game.stacks.add(city, royalty_of(city))
        for _ in range(game.edition.stack[game.seats - 2]):
            game.stacks.add(city, game.chance.take(game.box))
    for city in range(1, LAST_CITY + 1):
        game.turn_up(city)


def deal_identities(game: Emerald) -> None:
    """E2.2: one to each player, the rest aside, unseen."""
    game.aside = ints()
    for _ in range(game.edition.loyalists):
        game.aside.append(LOYALIST)
    for _ in range(game.edition.restorationists):
        game.aside.append(RESTORATIONIST)
    for seat in range(game.seats):
        player = game.players[seat]
        player.identity = game.chance.take(game.aside)
        player.known_to = together_with(0, seat)
        game.tell(DEALT_IDENTITY, seat, player.identity, seers=bit(seat))


class Station(Choice[Emerald]):
    """E2.3: place an agent in any city, before the game begins."""

    asks_for = (CITY,)
    rule = "E2.3"

    def options(self, game: Emerald, me: Seat) -> Ints:
        return every_city()

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        game.agents.move(me, SUPPLY, option)
        game.tell(STATIONED, me, n=1, at=option)


class Turn(Effect[Emerald]):
    """E3.1, E7.1: two actions, free ones at any time, then draw; if nothing changes for long, the game ends."""

    def apply(self, game: Emerald, me: Seat) -> None:
        game.active = me
        game.turns += 1
        progress = game.so_far()
        game.quiet = game.quiet + 1 if progress == game.progress and game.barren() else 0
        game.progress = progress
        if game.quiet >= QUIET_ROUNDS * game.seats:
            game.tell(STALLED, NOBODY)
            game.then(me, END)
            return
        game.tell(TURN_BEGAN, me)
        game.then(me, ACT, n=1)
        game.then(me, END_TURN)


class EndTurn(Effect[Emerald]):
    """E3.1, E8.15: draw up to the size of a hand; agents with the Mi-Go may come back from now on."""

    def apply(self, game: Emerald, me: Seat) -> None:
        game.agents.move(me, ABDUCTED, ALOFT, game.agents.at(me, ABDUCTED))
        game.draw(me, game.edition.hand - game.players[me].hand.size)
        game.then((me + 1) % game.seats, TURN)


class Act(Choice[Emerald]):
    """E3.1, E4.9: one of the nine actions with its cards, or a free action; after both actions, free ones only."""

    asks_for = (VERB, CARDS)
    carries = Carries(n=ACTION)
    rule = "E3.1"
    excess = "E3.3"
    always_ask = True  # a single way to go would tell of the hand

    def options(self, game: Emerald, me: Seat) -> Ints:
        options, action = ints(), game.n
        if action > ACTIONS and not self.more_to_come(game, me):
            return options
        if BRING_BACK.possible(game, me, MI_GO):
            options.append(pack(BRING_BACK.number, MI_GO))
        for card in game.players[me].kinds_from(FIRST_CARD).items:
            self.add_verbs(game, me, card, options)
        if action <= ACTIONS and DISCARD.possible(game, me, NO_CARD):
            options.append(pack(DISCARD.number, NO_CARD))
        options.append(PASS)
        return options

    def more_to_come(self, game: Emerald, me: Seat) -> bool:
        """E3.1: whether there may be a free action left, for all that anybody can know."""
        return BRING_BACK.possible(game, me, MI_GO) or game.may_have(me, FREES)

    def add_verbs(self, game: Emerald, me: Seat, card: CardId, options: Ints) -> None:
        """What can be done with this card to begin."""
        action = game.n
        for number in game.card(card).verbs.items:
            verb = VERBS[number]
            if (action <= ACTIONS or verb.free) and verb.possible(game, me, card):
                options.append(pack(number, card))

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        action = game.n
        if option == PASS:
            if action > ACTIONS:
                return
            game.tell(PASSED, me, n=action)
            action += 1
        else:
            number, card = two(option)
            VERBS[number].begin(game, me, card)
            action += 0 if VERBS[number].free else 1
        game.then(me, PUT_AWAY, CHECK)
        game.then(me, ACT, n=action)

    def hope(self, game: Emerald, me: Seat, option: Option) -> i64:
        return IDLE if option == PASS else VERBS[first_part(option)].hope

    def elements(self, game: Emerald, me: Seat) -> Ints:
        elements = ints()
        for option in game.options.items:
            if option != PASS:
                number, card = two(option)
                for _ in range(VERBS[number].copies(game, me, card)):
                    elements.append(option)
        return elements

    def least(self, game: Emerald, me: Seat, element: Option) -> i64:
        return 1

    def most(self, game: Emerald, me: Seat, element: Option) -> i64:
        return VERBS[first_part(element)].most(game, me)

    def next_of(self, game: Emerald, me: Seat, options: Ints, elements: Ints) -> Option:
        """The strongest of the cards that are played together comes first."""
        strongest: Option = MISSHAPEN
        strength: i64 = -1
        for option in options.items:
            if option != PASS and option in elements:
                number, card = two(option)
                symbols = VERBS[number].symbols(game.card(card))
                if symbols > strength:
                    strongest, strength = option, symbols
        return strongest

    def why_not(self, game: Emerald, me: Seat, option: Option) -> str:
        if option == PASS or first_part(option) >= len(VERBS):
            return SHAPE
        number, card = two(option)
        return VERBS[number].why_not(game, me, card)


STATION: Final = Station()
TURN: Final = Turn()
ACT: Final = Act()
END_TURN: Final = EndTurn()
SETUP: Final = Setup()


def new_game(edition: Edition, seats: i64, chance: Chance, listen: bool = False) -> Emerald:
    """Sit down and deal."""
    game = Emerald()
    game.edition = edition
    game.version = VERSION
    game.begin(seats, chance, SETUP, listen)
    return game
