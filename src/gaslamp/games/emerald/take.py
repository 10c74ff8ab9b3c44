"""Taking cards from the cities."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import PASS, Choice, Option, Seat
from gaslamp.engine.core.piles import Ints, ints, row
from gaslamp.games.emerald.card import TAKES
from gaslamp.games.emerald.events import TOOK
from gaslamp.games.emerald.hints import prize
from gaslamp.games.emerald.laid import SYMBOL
from gaslamp.games.emerald.parts import CARD, CITY, PRIZE
from gaslamp.games.emerald.payment import PUT_AWAY
from gaslamp.games.emerald.pieces import LAST_CITY
from gaslamp.games.emerald.prospects import cities_with_cards
from gaslamp.games.emerald.reveal import REVEALS
from gaslamp.games.emerald.state import Emerald


class Take(Choice[Emerald]):
    """E4.2: take the card of a city where you have most pieces, one of them a cube."""

    asks_for = (CITY,)
    details = (PRIZE,)
    rule = "E4.2"
    always_ask = True  # what cannot be undone is not done without a word

    def allows(self, game: Emerald, me: Seat, city: i64) -> bool:
        """Whether the card of a city can be taken."""
        return game.tops[city] > 0 and game.cubes.at(me, city) > 0 and game.leads(me, city)

    def options(self, game: Emerald, me: Seat) -> Ints:
        cities = ints()
        for city in range(1, LAST_CITY + 1):
            if self.allows(game, me, city):
                cities.append(city)
        return cities

    def detailed(self, game: Emerald, me: Seat) -> Ints:
        return cities_with_cards(game)

    def details_of(self, game: Emerald, me: Seat, option: Option) -> Ints:
        return row([game.tops[option]])

    def possible(self, game: Emerald, me: Seat) -> bool:
        """Whether there is any."""
        for city in range(1, LAST_CITY + 1):
            if self.allows(game, me, city):
                return True
        return False

    def hope(self, game: Emerald, me: Seat, option: Option) -> i64:
        return min(100, prize(game, game.tops[option], game.players[me].restorationist))

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        city, top = option, game.tops[option]
        card = game.card(top)
        game.players[me].discard.append(top)
        game.tell(TOOK, me, top, at=city)
        game.clear(me, city)
        game.recruit(me, city, card.agents)
        game.gain(me, card.points, card.restorationist_points, card.loyalist_points)
        if card.madness > 0:
            game.roll(me)
        game.turn_up(city)
        game.then(me, REVEALS)


class Invite(Take):
    """E8.10: Duchess d'Uzès: take the card of a city where you have most pieces; a cube is not needed."""

    rule = "E8.10"

    def allows(self, game: Emerald, me: Seat, city: i64) -> bool:
        return game.tops[city] > 0 and game.leads(me, city)


class TakeMore(Choice[Emerald]):
    """E4.2: play another card to take one more, or stop; nobody is asked who cannot have one or has no city."""

    asks_for = (CARD,)
    rule = "E4.2"
    always_ask = True  # to have no such card must look like not to want to

    def options(self, game: Emerald, me: Seat) -> Ints:
        options = ints()
        if not TAKE_CARD.possible(game, me) or not game.may_have(me, TAKES):
            return options
        options.append(PASS)
        for card in game.players[me].hand.items:
            if game.card(card).take > 0:
                options.insert(card)
        return options

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        if option != PASS:
            game.lay(me, option, SYMBOL)
            game.then(me, TAKE_CARD, PUT_AWAY, self)

    def why_not(self, game: Emerald, me: Seat, option: Option) -> str:
        return self.rule if option in game.players[me].hand else "E3.2"


TAKE_CARD: Final = Take()
INVITE: Final = Invite()
TAKE_MORE: Final = TakeMore()
