"""What secret societies and secret police do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import NOBODY, ORDER, PASS, CardId, Choice, Effect, Option, Seat, two
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, first, ints, row
from gaslamp.games.emerald.card import VAMPIRES, ZOMBIES, royalty_of, unholy
from gaslamp.games.emerald.events import HID, LAID_TO_REST, LOST, MOVED, PURGED, RECRUITED, REMOVED
from gaslamp.games.emerald.kill import after_royalty
from gaslamp.games.emerald.laid import TEXT, laid_for
from gaslamp.games.emerald.parts import (
    BANISHED_CUBES,
    CITY,
    COUNT,
    CUBES,
    LAST,
    LAST_OWNER,
    PLACE,
    POINTS,
    PRIZE,
    SOURCE,
)
from gaslamp.games.emerald.pieces import GONE, LAST_CITY, LIMBO, SUPPLY, every_city
from gaslamp.games.emerald.prospects import cities_with_cards, cities_with_royalty, royalty_in
from gaslamp.games.emerald.state import Emerald


class PayForRoyalty(Effect[Emerald]):
    """E8.1: Black Hand: Restorationist points for each royalty held; later ones pay when they are gained."""

    def apply(self, game: Emerald, me: Seat) -> None:
        game.gain(me, 0, restorationist=game.card(game.this).royalty_points * game.players[me].count_royalty())


class Hide(Choice[Emerald]):
    """E8.5: Hide royalty: take it alive, where you have most pieces; its points are Loyalist points."""

    asks_for = (CITY,)
    details = (PRIZE, POINTS)
    rule = "E8.5"
    always_ask = True  # what cannot be undone is not done without a word

    def detailed(self, game: Emerald, me: Seat) -> Ints:
        return cities_with_royalty(game)

    def details_of(self, game: Emerald, me: Seat, option: Option) -> Ints:
        return royalty_in(game, option)

    def options(self, game: Emerald, me: Seat) -> Ints:
        cities = ints()
        for city in range(1, LAST_CITY + 1):
            if game.royals[city] > 0 and game.leads(me, city):
                cities.append(city)
        return cities

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        city, royalty = option, royalty_of(option)
        game.royals[city] = 0
        game.laid.remove(laid_for(game.this, TEXT))
        game.players[me].lay_beside(game.this, royalty=royalty)
        game.tell(HID, me, royalty, at=city)
        game.gain(me, 0, loyalist=game.card(royalty).restorationist_points)
        after_royalty(game, me, city)


class Reclaim(Choice[Emerald]):
    """E8.8: Holy Brotherhood: retrieve from Limbo up to as many cubes as you have agents on the board."""

    asks_for = (COUNT,)
    rule = "E8.8"

    def options(self, game: Emerald, me: Seat) -> Ints:
        return first(1 + min(game.cubes.at(me, LIMBO), game.on_board(me)))

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        game.retrieve(me, LIMBO, option)


class ReclaimAll(Effect[Emerald]):
    """E8.21: People's Will: all cubes come back from Limbo."""

    def apply(self, game: Emerald, me: Seat) -> None:
        game.retrieve(me, LIMBO, game.cubes.at(me, LIMBO))


class Exorcise(Effect[Emerald]):
    """E8.18: Society of Leopold: zombies and vampires leave the game for good, wherever they are."""

    def apply(self, game: Emerald, me: Seat) -> None:
        game.exorcised = True
        for place in range(LIMBO, GONE):
            n = game.zombies.at(0, place)
            game.zombies.move(0, place, GONE, n)
        game.tell(LAID_TO_REST, me)
        for city in range(1, LAST_CITY + 1):
            top = game.tops[city]
            if unholy(top):
                game.removed.append(top)
                game.tell(REMOVED, NOBODY, top, at=city)
                game.turn_up(city)
        for i in range(game.seats):
            seat = (me + i) % game.seats
            purge(game, seat, ZOMBIES)
            purge(game, seat, VAMPIRES)


def purge(game: Emerald, seat: Seat, card: CardId) -> None:
    """E8.18: a player loses every such card and its points; one from the hand is replaced."""
    player, kind = game.players[seat], game.card(card)
    lost, held = player.lose_beside(card), player.copies_of(card)
    for _ in range(held):
        player.play(card)
    lost += held
    for pile in (player.deck, player.discard):
        while card in pile:
            pile.remove(card)
            lost += 1
    for _ in range(lost):
        game.removed.append(card)
        game.tell(PURGED, seat, card)
    player.points -= lost * kind.points
    player.restorationist_points -= lost * kind.restorationist_points
    player.loyalist_points -= lost * kind.loyalist_points
    points = lost * (kind.points + kind.restorationist_points + kind.loyalist_points)
    if points > 0:
        game.tell(LOST, seat, n=points)
    game.draw(seat, held)


class Banish(Choice[Emerald]):
    """E8.19: Okhrana: one or two cubes go from cities to Limbo, whosever they are."""

    asks_for = (CUBES,)
    carries = Carries(at=LAST, n=BANISHED_CUBES, to=LAST_OWNER)
    rule = "E8.19"

    def __init__(self, always_ask: bool) -> None:
        self.always_ask = always_ask  # a set of which a part is forced is asked for whole

    def options(self, game: Emerald, me: Seat) -> Ints:
        options = ints()
        if game.goes_on:
            options.append(PASS)
        for option in game.cubes.where_any(game.seats, NOBODY).items:
            if not self.too_early(game, option):
                options.append(option)
        return options

    def too_early(self, game: Emerald, option: Option) -> bool:
        """Whether a further cube would come before the last, in the order of the board and of the seats."""
        last, last_owner = game.at, game.to
        city, owner = two(option)
        return game.goes_on and (city < last or (city == last and owner < last_owner))

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        if option != PASS:
            left = self.left(game) - 1
            city, owner = two(option)
            game.send_cubes(owner, city, LIMBO, 1)
            if left > 0:
                game.then_more(me, BANISH_MORE, at=city, n=game.n + 1, to=owner)

    def left(self, game: Emerald) -> i64:
        """How many more cubes may go."""
        banished = game.n
        return game.card(game.this).banished - banished

    def elements(self, game: Emerald, me: Seat) -> Ints:
        elements, most = ints(), self.left(game)
        for option in game.cubes.where_any(game.seats, NOBODY).items:
            city, owner = two(option)
            if not self.too_early(game, option):
                for _ in range(min(most, game.cubes.at(owner, city))):
                    elements.append(option)
        return elements

    def least(self, game: Emerald, me: Seat, element: Option) -> i64:
        return 0 if game.goes_on else 1

    def most(self, game: Emerald, me: Seat, element: Option) -> i64:
        return min(self.left(game), self.elements(game, me).size)

    def why_not(self, game: Emerald, me: Seat, option: Option) -> str:
        if option == PASS:
            return self.rule
        city, owner = two(option)
        held = 1 <= city <= LAST_CITY and owner < game.seats and game.cubes.at(owner, city) > 0
        return ORDER if held and self.too_early(game, option) else self.rule


class Suppress(Choice[Emerald]):
    """E8.22: Third Section: the top card of a city leaves the game; royalty never lies there."""

    asks_for = (CITY,)
    details = (PRIZE,)
    rule = "E8.22"
    always_ask = True  # what cannot be undone is not done without a word

    def options(self, game: Emerald, me: Seat) -> Ints:
        return cities_with_cards(game)

    def details_of(self, game: Emerald, me: Seat, option: Option) -> Ints:
        return row([game.tops[option]])

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        game.removed.append(game.tops[option])
        game.tell(REMOVED, NOBODY, game.tops[option], at=option)
        game.turn_up(option)


class Dispatch(Choice[Emerald]):
    """E8.23: Pinkerton agents: choose one of your agents, in a city or in supply."""

    asks_for = (PLACE,)
    rule = "E8.23"

    def options(self, game: Emerald, me: Seat) -> Ints:
        places = ints()
        for place in range(1, SUPPLY + 1):
            if game.agents.at(me, place) > 0:
                places.append(place)
        return places

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        game.then(me, POST, at=option)


class Post(Choice[Emerald]):
    """E8.23: Pinkerton agents: choose the city that the agent goes to, not the one that it comes from."""

    asks_for = (CITY,)
    carries = Carries(at=SOURCE)
    rule = "E8.23"

    def options(self, game: Emerald, me: Seat) -> Ints:
        cities, source = every_city(), game.at
        if source in cities:
            cities.remove(source)
        return cities

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        city, source = option, game.at
        game.agents.move(me, source, city)
        if source == SUPPLY:
            game.tell(RECRUITED, me, n=1, at=city)
        else:
            game.tell(MOVED, me, source, n=1, at=city)


PAY_FOR_ROYALTY: Final = PayForRoyalty()
HIDE: Final = Hide()
RECLAIM: Final = Reclaim()
RECLAIM_ALL: Final = ReclaimAll()
EXORCISE: Final = Exorcise()
BANISH: Final = Banish(always_ask=True)
BANISH_MORE: Final = Banish(always_ask=False)
SUPPRESS: Final = Suppress()
DISPATCH: Final = Dispatch()
POST: Final = Post()
