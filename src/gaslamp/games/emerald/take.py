"""Taking cards from the cities."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import PASS, Choice, Option, Seat
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.emerald.card import TAKES
from gaslamp.games.emerald.events import TOOK
from gaslamp.games.emerald.hints import prize
from gaslamp.games.emerald.parts import AT, CARD, CITY, TO, N
from gaslamp.games.emerald.payment import PUT_AWAY
from gaslamp.games.emerald.pieces import LAST_CITY
from gaslamp.games.emerald.reveal import REVEALS
from gaslamp.games.emerald.state import Emerald
from gaslamp.games.emerald.table import SYMBOL


class Take(Choice[Emerald]):
    """Take the card of a city where you have most pieces, one of them a cube."""

    asks_for = (CITY,)
    carries = Carries(AT, N, TO)
    rule = "E4.2"
    always_ask = True  # what cannot be undone is not done without a word

    def open(self, game: Emerald, me: Seat, city: i64) -> bool:
        """Whether the card of a city can be taken."""
        return game.tops[city] > 0 and game.cubes.at(me, city) > 0 and game.leads(me, city)

    def options(self, game: Emerald, me: Seat) -> Ints:
        """The cities where it can."""
        found = ints()
        for city in range(1, LAST_CITY + 1):
            if self.open(game, me, city):
                found.append(city)
        return found

    def possible(self, game: Emerald, me: Seat) -> bool:
        """Whether there is any."""
        for city in range(1, LAST_CITY + 1):
            if self.open(game, me, city):
                return True
        return False

    def hope(self, game: Emerald, me: Seat, option: Option) -> i64:
        """What the card is worth."""
        return min(100, prize(game, game.tops[option], game.players[me].restorationist))

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        """The card, the cubes, the agent, the points, the die, the next card."""
        top = game.tops[option]
        card = game.card(top)
        game.players[me].discard.append(top)
        game.tell(TOOK, me, top, at=option)
        game.clear(me, option)
        game.recruit(me, option, card.agents)
        game.gain(me, card.points, card.restorationist_points, card.loyalist_points)
        if card.madness > 0:
            game.roll(me)
        game.turn_up(option)
        game.then(me, REVEALS)


class Invite(Take):
    """Take the card of a city where you have most pieces; a cube is not needed."""

    rule = "E8.10"

    def open(self, game: Emerald, me: Seat, city: i64) -> bool:
        """Whether one has most pieces there."""
        return game.tops[city] > 0 and game.leads(me, city)


class TakeMore(Choice[Emerald]):
    """Play another card to take one more, or stop."""

    asks_for = (CARD,)
    carries = Carries(AT, N, TO)
    rule = "E4.2"
    always_ask = True  # to have no such card must look like not to want to

    def options(self, game: Emerald, me: Seat) -> Ints:
        """No more, or a card with the symbol; nobody is asked who cannot have one or has no city to take from."""
        found = ints()
        if not TAKE_CARD.possible(game, me) or not game.may_have(me, TAKES):
            return found
        found.append(PASS)
        for card in game.players[me].hand.items:
            if game.card(card).take > 0:
                found.insert(card)
        return found

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        """Once more."""
        if option != PASS:
            game.lay(me, option, SYMBOL)
            game.then(me, TAKE_CARD, PUT_AWAY, self)

    def why_not(self, game: Emerald, me: Seat, option: Option) -> str:
        """Only a card that is held."""
        return self.rule if option in game.players[me].hand else "E3.2"


TAKE_CARD: Final = Take()
INVITE: Final = Invite()
TAKE_MORE: Final = TakeMore()
