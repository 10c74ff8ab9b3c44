"""What secret societies and secret police do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import NOBODY, ORDER, PASS, CardId, Choice, Effect, Option, Seat, pack, part
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, first, ints
from gaslamp.games.emerald.card import VAMPIRES, ZOMBIES, royalty_of, unholy
from gaslamp.games.emerald.events import HID, LAID_TO_REST, LOST, MOVED, PURGED, RECRUITED, REMOVED, RETRIEVED
from gaslamp.games.emerald.kill import shudder
from gaslamp.games.emerald.parts import AT, CITY, COUNT, PLACE, SEAT, TO, N
from gaslamp.games.emerald.pieces import GONE, LAST_CITY, LIMBO, SUPPLY
from gaslamp.games.emerald.state import Emerald
from gaslamp.games.emerald.symbols import every_city
from gaslamp.games.emerald.table import BLACK_HAND_POINTS, TEXT


class PayForRoyalty(Effect[Emerald]):
    """Black Hand: points for each royalty held; later ones pay when they are gained."""

    def apply(self, game: Emerald, me: Seat) -> None:
        """Restorationist points."""
        game.gain(me, 0, restorationist=BLACK_HAND_POINTS * game.players[me].royalty)


class Hide(Choice[Emerald]):
    """Hide royalty: take it alive, where you have most pieces."""

    asks_for = (CITY,)
    carries = Carries(AT, N, TO)
    rule = "E8.5"
    always_ask = True  # what cannot be undone is not done without a word

    def options(self, game: Emerald, me: Seat) -> Ints:
        """The cities with royalty on its space."""
        found = ints()
        for city in range(1, LAST_CITY + 1):
            if game.royals[city] > 0 and game.leads(me, city):
                found.append(city)
        return found

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        """This card lies on it, and its points are Loyalist points."""
        royalty = royalty_of(option)
        game.royals[option] = 0
        game.laid.remove(game.this | TEXT << 8)
        game.players[me].keep(game.this, royalty=royalty)
        game.tell(HID, me, royalty, at=option)
        game.gain(me, 0, loyalist=game.card(royalty).restorationist_points)
        shudder(game, me, option)


class Reclaim(Choice[Emerald]):
    """Holy Brotherhood: retrieve from Limbo up to as many cubes as you have agents on the board."""

    asks_for = (COUNT,)
    carries = Carries(AT, N, TO)
    rule = "E8.8"

    def options(self, game: Emerald, me: Seat) -> Ints:
        """From none to all."""
        return first(1 + min(game.cubes.at(me, LIMBO), game.on_board(me)))

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        """Into supply."""
        retrieve(game, me, option)


class ReclaimAll(Effect[Emerald]):
    """People's Will: all cubes come back from Limbo."""

    def apply(self, game: Emerald, me: Seat) -> None:
        """Into supply."""
        retrieve(game, me, game.cubes.at(me, LIMBO))


def retrieve(game: Emerald, me: Seat, n: i64) -> None:
    """Take cubes back from Limbo."""
    if n > 0:
        game.cubes.move(me, LIMBO, SUPPLY, n)
        game.tell(RETRIEVED, me, n=n, at=LIMBO)


class Exorcise(Effect[Emerald]):
    """Society of Leopold: zombies and vampires leave the game for good, wherever they are."""

    def apply(self, game: Emerald, me: Seat) -> None:
        """From the board, the cities and every player, beginning with whoever did it."""
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
    """A player loses every such card and its points; one from the hand is replaced."""
    player, kind = game.players[seat], game.card(card)
    lost, drawn = player.count_beside(card), player.hand.size
    kept = ints()
    for entry in player.beside.items:
        if entry & 255 != card:
            kept.append(entry)
    player.beside = kept
    while card in player.hand:
        player.play(card)
    drawn -= player.hand.size
    lost += drawn
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
    game.draw(seat, drawn)


class Banish(Choice[Emerald]):
    """Okhrana: one or two cubes go from cities to Limbo, whosever they are, in rising order."""

    asks_for = (CITY, SEAT)
    carries = Carries(AT, N, TO)
    rule = "E8.19"

    def options(self, game: Emerald, me: Seat) -> Ints:
        """Every player's cubes, by city; after the first one, also no more."""
        found = ints()
        if game.n > 0:
            found.append(PASS)
        for city in range(max(1, game.at), LAST_CITY + 1):
            for seat in range(game.seats):
                if game.cubes.at(seat, city) > 0 and not self.passed_by(game, city, seat):
                    found.append(pack(city, seat))
        return found

    def passed_by(self, game: Emerald, city: i64, seat: Seat) -> bool:
        """Whether the second cube would come before the first."""
        return game.n > 0 and (city < game.at or (city == game.at and seat < game.to))

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        """To Limbo; a second one?"""
        if option != PASS:
            city, seat = part(option, 0), part(option, 1)
            game.send_cubes(seat, city, LIMBO, 1)
            if game.n == 0:
                game.then(me, self, at=city, n=1, to=seat)

    def why_not(self, game: Emerald, me: Seat, option: Option) -> str:
        """Only a cube, in order."""
        return ORDER if option != PASS and self.passed_by(game, part(option, 0), part(option, 1)) else self.rule


class Suppress(Choice[Emerald]):
    """Third Section: the top card of a city leaves the game."""

    asks_for = (CITY,)
    carries = Carries(AT, N, TO)
    rule = "E8.22"
    always_ask = True  # what cannot be undone is not done without a word

    def options(self, game: Emerald, me: Seat) -> Ints:
        """The cities with a card; royalty never lies among them."""
        found = ints()
        for city in range(1, LAST_CITY + 1):
            if game.tops[city] > 0:
                found.append(city)
        return found

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        """The next one is turned up."""
        game.removed.append(game.tops[option])
        game.tell(REMOVED, NOBODY, game.tops[option], at=option)
        game.turn_up(option)


class Dispatch(Choice[Emerald]):
    """Pinkerton agents: choose one of your agents, in a city or in supply."""

    asks_for = (PLACE,)
    carries = Carries(AT, N, TO)
    rule = "E8.23"

    def options(self, game: Emerald, me: Seat) -> Ints:
        """Where there is one."""
        found = ints()
        for place in range(1, SUPPLY + 1):
            if game.agents.at(me, place) > 0:
                found.append(place)
        return found

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        """Where to?"""
        game.then(me, POST, at=option)


class Post(Choice[Emerald]):
    """Pinkerton agents: choose the city that the agent goes to."""

    asks_for = (CITY,)
    carries = Carries(AT, N, TO)
    rule = "E8.23"

    def options(self, game: Emerald, me: Seat) -> Ints:
        """Any city but the one that it comes from."""
        found = every_city()
        if game.at in found:
            found.remove(game.at)
        return found

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        """There it is."""
        game.agents.move(me, game.at, option)
        if game.at == SUPPLY:
            game.tell(RECRUITED, me, n=1, at=option)
        else:
            game.tell(MOVED, me, game.at, n=1, at=option)


PAY_FOR_ROYALTY: Final = PayForRoyalty()
HIDE: Final = Hide()
RECLAIM: Final = Reclaim()
RECLAIM_ALL: Final = ReclaimAll()
EXORCISE: Final = Exorcise()
BANISH: Final = Banish()
SUPPRESS: Final = Suppress()
DISPATCH: Final = Dispatch()
POST: Final = Post()
