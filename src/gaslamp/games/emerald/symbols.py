"""What cards are played for together: cubes, moves and markers; and discards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import ORDER, PASS, CardId, Choice, Effect, Option, Seat
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.emerald import few
from gaslamp.games.emerald.card import Card
from gaslamp.games.emerald.events import MOVED, PLACED
from gaslamp.games.emerald.hints import hope_to_lead
from gaslamp.games.emerald.laid import card_of
from gaslamp.games.emerald.parts import CARDS, CITY, CUBE_COUNT, DISCARDED, LAST, MISSING, PLACES, SOURCE
from gaslamp.games.emerald.payment import Add
from gaslamp.games.emerald.pieces import LAST_CITY, LIMBO, SUPPLY, every_city
from gaslamp.games.emerald.state import Emerald


class AddPlace(Add):
    """E4.1: further cards to place cubes with."""

    rule = "E4.1"

    def symbols(self, card: Card) -> i64:
        return card.place

    def room(self, game: Emerald, me: Seat) -> i64:
        return game.cubes.at(me, SUPPLY)


class Deploy(Effect[Emerald]):
    """E4.1: as many cubes as the symbols say go to a city, or all that there are."""

    def apply(self, game: Emerald, me: Seat) -> None:
        game.then(me, PLACE_CUBES, n=min(ADD_PLACE.total(game), game.cubes.at(me, SUPPLY)))


class Place(Choice[Emerald]):
    """E4.1: choose the one city for so many cubes from supply."""

    asks_for = (CITY,)
    carries = Carries(n=CUBE_COUNT)
    rule = "E4.1"

    def options(self, game: Emerald, me: Seat) -> Ints:
        return every_city()

    def hope(self, game: Emerald, me: Seat, option: Option) -> i64:
        return hope_to_lead(game, me, option, game.n)

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        city, cube_count = option, game.n
        game.cubes.move(me, SUPPLY, city, cube_count)
        game.tell(PLACED, me, n=cube_count, at=city)


class AddRetrieve(Add):
    """E4.3: further cards to retrieve cubes with; each symbol must take back a cube."""

    rule = "E4.3"

    def symbols(self, card: Card) -> i64:
        return card.retrieve

    def room(self, game: Emerald, me: Seat) -> i64:
        return game.cubes.on_board_from(me, LIMBO)

    def useful(self, game: Emerald, card: CardId, left: i64) -> bool:
        return game.card(card).retrieve <= left


class Recall(Effect[Emerald]):
    """E4.3: as many cubes are taken back as there are symbols; which ones is asked if there is a choice."""

    def apply(self, game: Emerald, me: Seat) -> None:
        missing = ADD_RETRIEVE.total(game)
        if count_takeable(game, me, missing) > missing:
            game.then(me, RETRIEVE_CUBES, at=LIMBO, n=missing)
            return
        for place in range(LIMBO, LAST_CITY + 1):
            game.retrieve(me, place, min(missing, game.cubes.at(me, place)))


class Retrieve(Choice[Emerald]):
    """E4.3: take back just so many cubes from Limbo and cities; a search goes by the order of the board."""

    asks_for = (PLACES,)
    carries = Carries(at=LAST, n=MISSING)
    rule = "E4.3"
    exact = True

    def __init__(self, always_ask: bool) -> None:
        self.always_ask = always_ask  # a set of which a part is forced is asked for whole

    def options(self, game: Emerald, me: Seat) -> Ints:
        last, missing = game.at, game.n
        places, left = ints(), game.cubes.on_board_from(me, last)
        for place in range(last, LAST_CITY + 1):
            n = game.cubes.at(me, place)
            if n > 0 and left >= missing:
                places.append(place)
            left -= n
        return places

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        place, missing = option, game.n
        game.retrieve(me, place, 1)
        if missing > 1:
            game.then_more(me, RETRIEVE_MORE, at=place, n=missing - 1)

    def elements(self, game: Emerald, me: Seat) -> Ints:
        return takeable(game, me, game.n)

    def why_not(self, game: Emerald, me: Seat, option: Option) -> str:
        place, last = option, game.at
        return ORDER if LIMBO <= place < last and game.cubes.at(me, place) > 0 else self.rule


def count_takeable(game: Emerald, me: Seat, most: i64) -> i64:
    """How many of one's cubes in Limbo and cities can be thought of, at most so many in each place."""
    count: i64 = 0
    for place in range(LIMBO, LAST_CITY + 1):
        count += min(most, game.cubes.at(me, place))
    return count


def takeable(game: Emerald, me: Seat, most: i64) -> Ints:
    """The places of one's cubes in Limbo and cities, each as often as there are cubes but at most so often."""
    places = ints()
    for place in range(LIMBO, LAST_CITY + 1):
        for _ in range(min(most, game.cubes.at(me, place))):
            places.append(place)
    return places


class AddMove(Add):
    """E4.4: further cards to move agents with; each agent moves once."""

    rule = "E4.4"

    def symbols(self, card: Card) -> i64:
        return card.move

    def room(self, game: Emerald, me: Seat) -> i64:
        return game.agents.in_cities(me)


class Depart(Choice[Emerald]):
    """E4.4: choose the city that an agent leaves; stop when no card is wasted."""

    asks_for = (CITY,)
    rule = "E4.4"

    def options(self, game: Emerald, me: Seat) -> Ints:
        cities, done = ints(), few.total(game.arrived)
        if done >= min(ADD_MOVE.total(game), game.agents.in_cities(me)):
            return cities
        if done >= self.least_moves(game):
            cities.append(PASS)
        for city in range(1, LAST_CITY + 1):
            if game.agents.at(me, city) > few.count_of(game.arrived, city):
                cities.append(city)
        return cities

    def least_moves(self, game: Emerald) -> i64:
        """The moves without which the last card would have been too many."""
        return ADD_MOVE.total(game) - game.card(game.last_laid()).move + 1

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        if option != PASS:
            game.then(me, ARRIVE, at=option)
            game.then(me, self)

    def why_not(self, game: Emerald, me: Seat, option: Option) -> str:
        return "E3.3" if option == PASS else self.rule


class Arrive(Choice[Emerald]):
    """E4.4: choose the other city that the agent goes to."""

    asks_for = (CITY,)
    carries = Carries(at=SOURCE)
    rule = "E4.4"

    def options(self, game: Emerald, me: Seat) -> Ints:
        cities = every_city()
        cities.remove(game.at)
        return cities

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        city, source = option, game.at
        game.agents.move(me, source, city)
        game.arrived = few.one_more(game.arrived, city)
        game.tell(MOVED, me, source, n=1, at=city)


class AddMarker(Add):
    """E4.5: further cards to move a marker with, the same or the other."""

    rule = "E4.5"

    def symbols(self, card: Card) -> i64:
        return card.restorationist + card.loyalist

    def room(self, game: Emerald, me: Seat) -> i64:
        return 2 * game.edition.track - game.restorationists - game.loyalists

    def useful(self, game: Emerald, card: CardId, left: i64) -> bool:
        """Whether without any one of the cards, this one among them, some marker would not come as far."""
        kind, end = game.card(card), game.edition.track
        restorationists = game.restorationists + steps(game, True) + kind.restorationist
        loyalists = game.loyalists + steps(game, False) + kind.loyalist
        for entry in game.laid.items:
            if not is_needed(game.card(card_of(entry)), restorationists, loyalists, end):
                return False
        return is_needed(kind, restorationists, loyalists, end)


def is_needed(card: Card, restorationists: i64, loyalists: i64, end: i64) -> bool:
    """Whether markers that would come so far, or beyond the end, come less far without a card."""
    return (card.restorationist > 0 and restorationists - card.restorationist < end) or (
        card.loyalist > 0 and loyalists - card.loyalist < end
    )


def steps(game: Emerald, restorationist: bool) -> i64:
    """How many steps of a marker have been played."""
    total: i64 = 0
    for entry in game.laid.items:
        card = game.card(card_of(entry))
        total += card.restorationist if restorationist else card.loyalist
    return total


class Advance(Effect[Emerald]):
    """E4.5: the markers move, all at once."""

    def apply(self, game: Emerald, me: Seat) -> None:
        game.raise_markers(steps(game, True), steps(game, False))


class Discard(Choice[Emerald]):
    """E4.7: discard one or more cards; a search goes by their numbers, and the last one lies on top of the pile."""

    asks_for = (CARDS,)
    carries = Carries(n=DISCARDED)
    rule = "E4.7"
    always_ask = True  # to have nothing left to discard must look like not to want to

    def options(self, game: Emerald, me: Seat) -> Ints:
        player, discarded = game.players[me], game.n
        options = player.kinds_from(self.last(game, me))
        if discarded > 0 and player.hand.size > 0:
            options.insert(PASS)
        return options

    def last(self, game: Emerald, me: Seat) -> CardId:
        """The card that was discarded last, 0 if none was."""
        discard, discarded = game.players[me].discard, game.n
        return discard[discard.size - 1] if discarded > 0 else 0

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        discarded = game.n
        if option != PASS:
            game.discard(me, option)
            game.then_more(me, self, n=discarded + 1)

    def elements(self, game: Emerald, me: Seat) -> Ints:
        return game.players[me].copies_from(self.last(game, me))

    def least(self, game: Emerald, me: Seat, element: Option) -> i64:
        discarded = game.n
        return 1 if discarded == 0 else 0

    def why_not(self, game: Emerald, me: Seat, option: Option) -> str:
        if option == PASS:
            return self.rule
        return ORDER if option in game.players[me].hand else "E3.2"


ADD_PLACE: Final = AddPlace()
PLACE_CUBES: Final = Place()
DEPLOY: Final = Deploy()
ADD_RETRIEVE: Final = AddRetrieve()
RETRIEVE_CUBES: Final = Retrieve(always_ask=True)
RETRIEVE_MORE: Final = Retrieve(always_ask=False)
RECALL: Final = Recall()
ADD_MOVE: Final = AddMove()
DEPART: Final = Depart()
ARRIVE: Final = Arrive()
ADD_MARKER: Final = AddMarker()
ADVANCE: Final = Advance()
DISCARD_CARDS: Final = Discard()
