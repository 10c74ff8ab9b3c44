"""How a game of A Study in Emerald goes: set-up, the turn, its actions."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import NO_CARD, NOBODY, PASS, SHAPE, CardId, Choice, Effect, Option, Seat, pack, part
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, bit, filled, ints, row
from gaslamp.games.emerald import stacks
from gaslamp.games.emerald.card import (
    ACTION,
    FIRST_GAME_CARD,
    FIRST_STARTING,
    FREE,
    FREES,
    LOYALIST,
    MI_GO,
    RESTORATIONIST,
    Card,
    Edition,
    royalty_of,
)
from gaslamp.games.emerald.cards import EFFECTS, possible
from gaslamp.games.emerald.events import DEALT_IDENTITY, PASSED, STALLED, STATIONED, TURN_BEGAN
from gaslamp.games.emerald.kill import STRIKE, STRIKE_MORE
from gaslamp.games.emerald.monsters import LAND
from gaslamp.games.emerald.parts import AT, CARD, CITY, TO, VERB, N
from gaslamp.games.emerald.payment import PUT_AWAY
from gaslamp.games.emerald.pieces import ABDUCTED, ALOFT, LAST_CITY, LIMBO, SUPPLY, supplied
from gaslamp.games.emerald.player import seated
from gaslamp.games.emerald.reveal import CHECK, END
from gaslamp.games.emerald.state import Emerald
from gaslamp.games.emerald.symbols import (
    ADD_MARKER,
    ADD_MOVE,
    ADD_PLACE,
    ADD_RETRIEVE,
    ADVANCE,
    DEPART,
    DEPLOY,
    DISCARD_CARDS,
    RECALL,
    every_city,
)
from gaslamp.games.emerald.table import STAR, SYMBOL, TEXT
from gaslamp.games.emerald.take import TAKE_CARD, TAKE_MORE

PLACE: Final = 0  # what one can do in a turn
TAKE: Final = 1
RETRIEVE: Final = 2
MOVE: Final = 3
ADVANCE_MARKERS: Final = 4
ASSASSINATE: Final = 5
DISCARD: Final = 6
CARD_ACTION: Final = 7
FREE_ACTION: Final = 8
BRING_BACK: Final = 9
ACTIONS: Final = 2  # in a turn
QUIET_ROUNDS: Final = 10  # after which a game that stands still is over
HOPES: Final = row([60, 100, 45, 30, 50, 95, 15, 70, 80, 60])  # of these deeds, for bots
IDLE: Final = 5


class Setup(Effect[Emerald]):
    """Build the stacks, deal decks and identities, draw lots for the first player, station the agents."""

    def apply(self, game: Emerald, me: Seat) -> None:
        """Everything in the rule book's order."""
        edition, seats = game.edition, game.seats
        game.goal = edition.goals[seats - 2]
        game.laid, game.removed, game.final = ints(), ints(), ints()
        game.exorcised = False
        game.restorationists = game.loyalists = game.arrived = game.saved = 0
        game.quiet = game.progress = 0
        game.zombies = supplied(1, edition.zombies)
        game.cubes = supplied(seats, edition.cubes)
        game.agents = supplied(seats, edition.agents)
        game.players = []
        for seat in range(seats):
            game.cubes.move(seat, SUPPLY, LIMBO, edition.limbo)
            deck = edition.copies(FIRST_STARTING, FIRST_GAME_CARD)
            game.players.append(seated(seats, deck, edition.sanity))
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
    """Each city's card and royalty with some game cards, shuffled; the top one is turned up."""
    game.box = game.edition.copies(FIRST_GAME_CARD, LOYALIST)
    game.tops, game.royals = filled(LAST_CITY + 1, 0), filled(LAST_CITY + 1, 0)
    game.stacks = stacks.empty()
    for city in range(1, LAST_CITY + 1):
        game.stacks.add(city, city)
        game.stacks.add(city, royalty_of(city))
        for _ in range(game.edition.stack[game.seats - 2]):
            game.stacks.add(city, game.chance.take(game.box))
    for city in range(1, LAST_CITY + 1):
        game.turn_up(city)


def deal_identities(game: Emerald) -> None:
    """One to each player, the rest aside, unseen."""
    game.aside = ints()
    for _ in range(game.edition.loyalists):
        game.aside.append(LOYALIST)
    for _ in range(game.edition.restorationists):
        game.aside.append(RESTORATIONIST)
    for seat in range(game.seats):
        player = game.players[seat]
        player.identity = game.chance.take(game.aside)
        player.known_to = bit(seat)
        game.tell(DEALT_IDENTITY, seat, player.identity, seers=bit(seat))


class Station(Choice[Emerald]):
    """Place an agent in any city, before the game begins."""

    asks_for = (CITY,)
    carries = Carries(AT, N, TO)
    rule = "E2.3"

    def options(self, game: Emerald, me: Seat) -> Ints:
        """All of them."""
        return every_city()

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        """There it stands."""
        game.agents.move(me, SUPPLY, option)
        game.tell(STATIONED, me, n=1, at=option)


class Turn(Effect[Emerald]):
    """Two actions, with free actions before, between and after; then draw."""

    def apply(self, game: Emerald, me: Seat) -> None:
        """The first action is asked for first, unless nothing has come of anything for long."""
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
    """Draw up to the size of a hand; the next player goes on."""

    def apply(self, game: Emerald, me: Seat) -> None:
        """Agents with the Mi-Go may come back from now on."""
        game.agents.move(me, ABDUCTED, ALOFT, game.agents.at(me, ABDUCTED))
        game.draw(me, game.edition.hand - game.players[me].hand.size)
        game.then((me + 1) % game.seats, TURN)


class Act(Choice[Emerald]):
    """One of the nine actions, named with its first card, or a free action; n counts the actions, 3 is after both."""

    asks_for = (VERB, CARD)
    carries = Carries(AT, N, TO)
    rule = "E3.1"
    always_ask = True  # a single way to go would tell of the hand

    def options(self, game: Emerald, me: Seat) -> Ints:
        """What each card of the hand can be played for, or to pass."""
        found, player = ints(), game.players[me]
        if game.n > ACTIONS and not self.more_to_come(game, me):
            return found
        if game.agents.at(me, ALOFT) > 0:
            found.append(pack(BRING_BACK, MI_GO))
        kinds = ints()
        for card in player.hand.items:
            kinds.insert(card)
        for card in kinds.items:
            kind = game.card(card)
            if kind.heading == FREE and possible(game, me, card):
                found.append(pack(FREE_ACTION, card))
            if game.n <= ACTIONS:
                self.add_actions(game, me, card, kind, found)
        if game.n <= ACTIONS and player.hand.size > 0:
            found.append(pack(DISCARD, NO_CARD))
        found.append(PASS)
        return found

    def more_to_come(self, game: Emerald, me: Seat) -> bool:
        """Whether there may be a free action left, for all that anybody can know."""
        return game.agents.at(me, ALOFT) > 0 or game.may_have(me, FREES)

    def add_actions(self, game: Emerald, me: Seat, card: CardId, kind: Card, found: Ints) -> None:
        """What an action can be made of, with this card to begin."""
        if kind.place > 0 and game.cubes.at(me, SUPPLY) > 0:
            found.append(pack(PLACE, card))
        if kind.take > 0 and game.n == 1 and TAKE_CARD.possible(game, me):
            found.append(pack(TAKE, card))
        if kind.retrieve > 0 and kind.retrieve <= ADD_RETRIEVE.room(game, me):
            found.append(pack(RETRIEVE, card))
        if kind.move > 0 and game.agents.in_cities(me) > 0:
            found.append(pack(MOVE, card))
        if kind.restorationist + kind.loyalist > 0:
            found.append(pack(ADVANCE_MARKERS, card))
        if kind.assassinate > 0 and STRIKE.targets(game, me, card).size > 0:
            found.append(pack(ASSASSINATE, card))
        if kind.heading == ACTION and possible(game, me, card):
            found.append(pack(CARD_ACTION, card))

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        """Begin with the card; when all is done, see whether the game is over, and go on."""
        verb, card = part(option, 0), part(option, 1)
        n = game.n + 1
        if option == PASS:
            if game.n > ACTIONS:
                return
            game.tell(PASSED, me, n=game.n)
        elif verb >= CARD_ACTION:
            self.speak_up(game, me, verb, card)
            n -= 1 if verb > CARD_ACTION else 0
        else:
            self.begin(game, me, verb, card)
        game.then(me, PUT_AWAY, CHECK)
        game.then(me, ACT, n=n)

    def begin(self, game: Emerald, me: Seat, verb: i64, card: CardId) -> None:
        """An action with symbols, or a discard."""
        if verb == DISCARD:
            game.then(me, DISCARD_CARDS)
            return
        game.lay(me, card, STAR if verb == ASSASSINATE else SYMBOL)
        if verb == PLACE:
            game.then(me, ADD_PLACE, DEPLOY)
        elif verb == TAKE:
            game.then(me, TAKE_CARD, PUT_AWAY, TAKE_MORE)
        elif verb == RETRIEVE:
            game.then(me, ADD_RETRIEVE, RECALL)
        elif verb == MOVE:
            game.then(me, ADD_MOVE, DEPART)
        elif verb == ADVANCE_MARKERS:
            game.then(me, ADD_MARKER, ADVANCE)
        else:
            game.then(me, STRIKE, PUT_AWAY, STRIKE_MORE)

    def speak_up(self, game: Emerald, me: Seat, verb: i64, card: CardId) -> None:
        """A card's text."""
        if verb == BRING_BACK:
            game.speak(card, me, (LAND,))
        else:
            game.lay(me, card, TEXT)
            game.speak(card, me, EFFECTS[card])

    def hope(self, game: Emerald, me: Seat, option: Option) -> i64:
        """Deeds before idleness."""
        return IDLE if option == PASS else HOPES[part(option, 0)]

    def why_not(self, game: Emerald, me: Seat, option: Option) -> str:
        """The first rule that the option breaks."""
        verb, card = part(option, 0), part(option, 1)
        if option == PASS or verb > BRING_BACK:
            return SHAPE
        if verb == BRING_BACK:
            return "E8.15"
        if verb == DISCARD:
            return "E4.7"
        if card not in game.players[me].hand:
            return "E3.2"
        if game.n > ACTIONS and verb != FREE_ACTION:
            return self.rule
        return self.forbidden(game.card(card), verb)

    def forbidden(self, kind: Card, verb: i64) -> str:
        """The rule of what cannot be done with a card that is held."""
        heading = FREE if verb == FREE_ACTION else ACTION
        if verb in (CARD_ACTION, FREE_ACTION):
            return "E4.8" if kind.heading == heading else "E1.3"
        return f"E4.{verb + 1}"


STATION: Final = Station()
TURN: Final = Turn()
ACT: Final = Act()
END_TURN: Final = EndTurn()
SETUP: Final = Setup()


def new_game(edition: Edition, seats: i64, seed: i64, listen: bool = False) -> Emerald:
    """Sit down and deal."""
    game = Emerald()
    game.edition = edition
    game.begin(seats, seed, SETUP, listen)
    return game
