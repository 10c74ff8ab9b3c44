"""What cards are played for together: cubes, moves and markers; and discards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import ORDER, PASS, CardId, Choice, Effect, Option, Seat, pack, part
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, ints, shift
from gaslamp.games.emerald.card import Card
from gaslamp.games.emerald.events import MOVED, PLACED, RETRIEVED
from gaslamp.games.emerald.hints import hope_to_lead
from gaslamp.games.emerald.parts import AT, CARD, CITY, COUNT, PLACE, TO, N
from gaslamp.games.emerald.payment import Add
from gaslamp.games.emerald.pieces import LAST_CITY, LIMBO, SUPPLY
from gaslamp.games.emerald.state import Emerald


class AddPlace(Add):
    """One more card to place cubes with."""

    rule = "E4.1"

    def symbols(self, card: Card) -> i64:
        """Cubes to place."""
        return card.place

    def room(self, game: Emerald, me: Seat) -> i64:
        """The supply."""
        return game.cubes.at(me, SUPPLY)


class Deploy(Effect[Emerald]):
    """As many cubes as the symbols say go to a city, or all that there are."""

    def apply(self, game: Emerald, me: Seat) -> None:
        """Which one?"""
        game.then(me, PLACE_CUBES, n=min(ADD_PLACE.total(game), game.cubes.at(me, SUPPLY)))


class Place(Choice[Emerald]):
    """Choose the one city for so many cubes."""

    asks_for = (CITY,)
    carries = Carries(AT, N, TO)
    rule = "E4.1"

    def options(self, game: Emerald, me: Seat) -> Ints:
        """Any city."""
        return every_city()

    def hope(self, game: Emerald, me: Seat, option: Option) -> i64:
        """Where the cubes would lead, and how much for."""
        return hope_to_lead(game, me, option, game.n)

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        """From supply."""
        game.cubes.move(me, SUPPLY, option, game.n)
        game.tell(PLACED, me, n=game.n, at=option)


class AddRetrieve(Add):
    """One more card to retrieve cubes with."""

    rule = "E4.3"

    def symbols(self, card: Card) -> i64:
        """Cubes to take back."""
        return card.retrieve

    def room(self, game: Emerald, me: Seat) -> i64:
        """The cubes on the board and in Limbo."""
        return game.cubes.in_cities(me) + game.cubes.at(me, LIMBO)

    def useful(self, game: Emerald, me: Seat, card: CardId) -> bool:
        """Each symbol must take back a cube."""
        return self.total(game) + self.symbols(game.card(card)) <= self.room(game, me)


class Recall(Effect[Emerald]):
    """As many cubes are taken back as there are symbols."""

    def apply(self, game: Emerald, me: Seat) -> None:
        """From where?"""
        game.then(me, RETRIEVE_CUBES, n=ADD_RETRIEVE.total(game))


class Retrieve(Choice[Emerald]):
    """Take back so many cubes, from Limbo first, then from the cities in rising order."""

    asks_for = (PLACE, COUNT)
    carries = Carries(AT, N, TO)
    rule = "E4.3"

    def options(self, game: Emerald, me: Seat) -> Ints:
        """The places and numbers that leave enough for the rest."""
        found, left, rest = ints(), game.n, beyond(game, me, game.at)
        for place in range(game.at, LAST_CITY + 1):
            have = game.cubes.at(me, place)
            rest -= have
            for n in range(1, min(have, left) + 1):
                if rest >= left - n:
                    found.append(pack(place, n))
        return found

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        """Take them, and go on if some are missing."""
        place, n = part(option, 0), part(option, 1)
        game.cubes.move(me, place, SUPPLY, n)
        game.tell(RETRIEVED, me, n=n, at=place)
        if n < game.n:
            game.then(me, self, at=place + 1, n=game.n - n)

    def why_not(self, game: Emerald, me: Seat, option: Option) -> str:
        """Only where there are cubes, in order, and exactly as many as there are symbols."""
        return ORDER if option != PASS and part(option, 0) < game.at else self.rule


def beyond(game: Emerald, me: Seat, place: i64) -> i64:
    """How many cubes of a seat stand from a place on."""
    found: i64 = 0
    for other in range(place, LAST_CITY + 1):
        found += game.cubes.at(me, other)
    return found


class AddMove(Add):
    """One more card to move agents with."""

    rule = "E4.4"

    def symbols(self, card: Card) -> i64:
        """Agents to move."""
        return card.move

    def room(self, game: Emerald, me: Seat) -> i64:
        """The agents in cities: each moves once."""
        return game.agents.in_cities(me)


class Depart(Choice[Emerald]):
    """Choose the city that an agent leaves; stop when no card is wasted."""

    asks_for = (CITY,)
    carries = Carries(AT, N, TO)
    rule = "E4.4"

    def options(self, game: Emerald, me: Seat) -> Ints:
        """The cities with an agent that has not moved, while there are symbols left."""
        found, done = ints(), moved(game)
        if done >= min(ADD_MOVE.total(game), game.agents.in_cities(me)):
            return found
        if done >= self.least_moves(game):
            found.append(PASS)
        for city in range(1, LAST_CITY + 1):
            if waiting(game, me, city) > 0:
                found.append(city)
        return found

    def least_moves(self, game: Emerald) -> i64:
        """The moves without which the last card would have been too many."""
        last = game.laid[game.laid.size - 1] & 255
        return ADD_MOVE.total(game) - game.card(last).move + 1

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        """Where to?"""
        if option != PASS:
            game.then(me, ARRIVE, at=option)
            game.then(me, self)

    def why_not(self, game: Emerald, me: Seat, option: Option) -> str:
        """Only one's own agents in cities, each once; and no card may be wasted."""
        return "E3.3" if option == PASS else self.rule


class Arrive(Choice[Emerald]):
    """Choose the city that the agent goes to."""

    asks_for = (CITY,)
    carries = Carries(AT, N, TO)
    rule = "E4.4"

    def options(self, game: Emerald, me: Seat) -> Ints:
        """Any other city."""
        found = every_city()
        found.remove(game.at)
        return found

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        """It has moved."""
        game.agents.move(me, game.at, option)
        game.arrived += shift(1, 4 * option)
        game.tell(MOVED, me, game.at, n=1, at=option)


def moved(game: Emerald) -> i64:
    """How many agents have moved in this action."""
    found: i64 = 0
    for city in range(1, LAST_CITY + 1):
        found += game.arrived >> 4 * city & 15
    return found


def waiting(game: Emerald, me: Seat, city: i64) -> i64:
    """How many agents in a city have not moved in this action."""
    return game.agents.at(me, city) - (game.arrived >> 4 * city & 15)


class AddMarker(Add):
    """One more card to move a marker with, the same or the other."""

    rule = "E4.5"

    def symbols(self, card: Card) -> i64:
        """Steps of both markers."""
        return card.restorationist + card.loyalist

    def useful(self, game: Emerald, me: Seat, card: CardId) -> bool:
        """Whether a marker that the card moves is not at the end of its track by then."""
        end, kind = game.edition.track, game.card(card)
        return (kind.restorationist > 0 and game.restorationists + played(game, True) < end) or (
            kind.loyalist > 0 and game.loyalists + played(game, False) < end
        )


def played(game: Emerald, restorationist: bool) -> i64:
    """How many steps of a marker have been played."""
    found: i64 = 0
    for entry in game.laid.items:
        card = game.card(entry & 255)
        found += card.restorationist if restorationist else card.loyalist
    return found


class Advance(Effect[Emerald]):
    """The markers move, all at once."""

    def apply(self, game: Emerald, me: Seat) -> None:
        """Both of them."""
        game.raise_markers(played(game, True), played(game, False))


class Discard(Choice[Emerald]):
    """Discard one or more cards, in rising order; n have been, the last of them lies on top."""

    asks_for = (CARD,)
    carries = Carries(AT, N, TO)
    rule = "E4.7"
    always_ask = True  # to have nothing left to discard must look like not to want to

    def options(self, game: Emerald, me: Seat) -> Ints:
        """A card no earlier than the last; after the first one, also no more."""
        found, player = ints(), game.players[me]
        last: CardId = 0
        if game.n > 0 and player.hand.size > 0:
            found.append(PASS)
            last = player.discard[player.discard.size - 1]
        for card in player.hand.items:
            if card >= last:
                found.insert(card)
        return found

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        """Discard it, and ask again."""
        if option != PASS:
            game.discard(me, option)
            game.then(me, self, n=game.n + 1)

    def why_not(self, game: Emerald, me: Seat, option: Option) -> str:
        """Only what is held, in order."""
        if option == PASS:
            return self.rule
        return ORDER if option in game.players[me].hand else "E3.2"


def every_city() -> Ints:
    """The cities, all of them."""
    found = ints()
    for city in range(1, LAST_CITY + 1):
        found.append(city)
    return found


ADD_PLACE: Final = AddPlace()
PLACE_CUBES: Final = Place()
DEPLOY: Final = Deploy()
ADD_RETRIEVE: Final = AddRetrieve()
RETRIEVE_CUBES: Final = Retrieve()
RECALL: Final = Recall()
ADD_MOVE: Final = AddMove()
DEPART: Final = Depart()
ARRIVE: Final = Arrive()
ADD_MARKER: Final = AddMarker()
ADVANCE: Final = Advance()
DISCARD_CARDS: Final = Discard()
