"""What people do: detectives, duchesses, informers and doctors."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import NOBODY, ORDER, PASS, Choice, Effect, Option, Seat, part
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, bit, ints
from gaslamp.games.emerald.events import LOOKED, RECOVERED, REPLACED, TURNED_COAT
from gaslamp.games.emerald.parts import AT, CARD, CITY, SEAT, TO, N
from gaslamp.games.emerald.pieces import SUPPLY
from gaslamp.games.emerald.reveal import AFTERMATH, REVEALS
from gaslamp.games.emerald.state import Emerald
from gaslamp.games.emerald.table import TEXT


class Keep(Effect[Emerald]):
    """The card lies by the identity from now on."""

    def apply(self, game: Emerald, me: Seat) -> None:
        """It is not put away."""
        game.laid.remove(game.this | TEXT << 8)
        game.players[me].keep(game.this)


class TurnCoat(Effect[Emerald]):
    """One is of the other side from now on; if that is known to be a Restorationist, the game ends."""

    def apply(self, game: Emerald, me: Seat) -> None:
        """All see that, but not which side it is."""
        game.tell(TURNED_COAT, me, game.this)
        game.then(me, AFTERMATH)


class Draw(Effect[Emerald]):
    """Draw so many cards."""

    def __init__(self, n: i64) -> None:
        self.n: Final = n

    def apply(self, game: Emerald, me: Seat) -> None:
        """The card itself is still on the table and is not shuffled in."""
        game.draw(me, self.n)


class Redraw(Effect[Emerald]):
    """Draw n cards."""

    def apply(self, game: Emerald, me: Seat) -> None:
        """The card itself is still on the table and is not shuffled in."""
        game.draw(me, game.n)


class Renew(Choice[Emerald]):
    """Discard any number of cards, in rising order; then draw as many, and one for the card played."""

    asks_for = (CARD,)
    carries = Carries(AT, N, TO)
    rule = "E8.2"
    always_ask = True  # to have nothing left to discard must look like not to want to

    def options(self, game: Emerald, me: Seat) -> Ints:
        """Enough, or a card no earlier than the last."""
        found, player = ints(), game.players[me]
        found.append(PASS)
        last = player.discard[player.discard.size - 1] if game.n > 0 else 0
        for card in player.hand.items:
            if card >= last:
                found.insert(card)
        return found

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        """Discard it and ask again, or draw."""
        if option == PASS:
            game.then(me, REDRAW, n=game.n + 1)
        else:
            game.discard(me, option)
            game.then(me, self, n=game.n + 1)

    def why_not(self, game: Emerald, me: Seat, option: Option) -> str:
        """Only what is held, in order."""
        return ORDER if option in game.players[me].hand else "E3.2"


class Replace(Effect[Emerald]):
    """An agent of `to` goes home, and one of one's own takes the place."""

    def apply(self, game: Emerald, me: Seat) -> None:
        """Perhaps it was the last."""
        game.agents.move(game.to, game.at, SUPPLY)
        game.agents.move(me, SUPPLY, game.at)
        game.tell(REPLACED, me, n=1, at=game.at, to=game.to)
        game.then(me, REVEALS)


class Supplant(Choice[Emerald]):
    """Irene Adler: replace any agent on the board with one of yours from supply."""

    asks_for = (CITY, SEAT)
    carries = Carries(AT, N, TO)
    rule = "E8.13"
    always_ask = True  # what cannot be undone is not done without a word

    def options(self, game: Emerald, me: Seat) -> Ints:
        """Every player's agents, by city."""
        return game.agents.standing(game.seats, NOBODY) if game.agents.at(me, SUPPLY) > 0 else ints()

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        """Nobody can block her."""
        game.then(me, REPLACE, at=part(option, 0), to=part(option, 1))


class Evict(Choice[Emerald]):
    """Inspector Lestrade: all cubes of one player in one city return to supply."""

    asks_for = (CITY, SEAT)
    carries = Carries(AT, N, TO)
    rule = "E8.11"
    always_ask = True  # what cannot be undone is not done without a word

    def options(self, game: Emerald, me: Seat) -> Ints:
        """Every player's cubes, by city."""
        return game.cubes.standing(game.seats, NOBODY)

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        """To the owner's supply."""
        city, seat = part(option, 0), part(option, 1)
        game.send_cubes(seat, city, SUPPLY, game.cubes.at(seat, city))


class Raise(Effect[Emerald]):
    """Markers move up."""

    def __init__(self, restorationists: i64, loyalists: i64) -> None:
        self.restorationists: Final = restorationists
        self.loyalists: Final = loyalists

    def apply(self, game: Emerald, me: Seat) -> None:
        """Never beyond the end."""
        game.raise_markers(self.restorationists, self.loyalists)


class Recover(Effect[Emerald]):
    """Sanity is full again."""

    def apply(self, game: Emerald, me: Seat) -> None:
        """All tokens."""
        game.players[me].sanity = game.edition.sanity
        game.tell(RECOVERED, me, n=game.edition.sanity)


class Investigate(Choice[Emerald]):
    """Vladimir Burtsev: look at another player's identity card, in secret."""

    asks_for = (SEAT,)
    carries = Carries(AT, N, TO)
    rule = "E8.26"

    def options(self, game: Emerald, me: Seat) -> Ints:
        """The others."""
        return others(game, me)

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        """And remember it."""
        player = game.players[option]
        player.known_to |= bit(me)
        game.tell(LOOKED, me, player.identity, to=option, seers=bit(me))


def others(game: Emerald, me: Seat) -> Ints:
    """All players but one."""
    found = ints()
    for seat in range(game.seats):
        if seat != me:
            found.append(seat)
    return found


KEEP: Final = Keep()
TURN_COAT: Final = TurnCoat()
REDRAW: Final = Redraw()
RENEW: Final = Renew()
REPLACE: Final = Replace()
SUPPLANT: Final = Supplant()
EVICT: Final = Evict()
RECOVER: Final = Recover()
INVESTIGATE: Final = Investigate()
