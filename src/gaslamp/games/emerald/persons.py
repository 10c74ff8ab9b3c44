"""What people do: detectives, duchesses, informers and doctors."""

from __future__ import annotations

from typing import Final

from gaslamp.engine.core.effect import NOBODY, ORDER, PASS, CardId, Choice, Effect, Option, Seat, two
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, bit, ints
from gaslamp.games.emerald.events import LOOKED, RECOVERED, REPLACED, TURNED_COAT
from gaslamp.games.emerald.laid import TEXT, laid_for
from gaslamp.games.emerald.parts import CARDS, CITY, DISCARDED, SEAT, VICTIM
from gaslamp.games.emerald.pieces import SUPPLY
from gaslamp.games.emerald.reveal import END_IF_EXPOSED, REVEALS
from gaslamp.games.emerald.some import together_with
from gaslamp.games.emerald.state import Emerald


class LayBeside(Effect[Emerald]):
    """E1.5: the card lies by the identity from now on and is not put away."""

    def apply(self, game: Emerald, me: Seat) -> None:
        game.laid.remove(laid_for(game.this, TEXT))
        game.players[me].lay_beside(game.this)


class TurnCoat(Effect[Emerald]):
    """E8.3: one is of the other side from now on, unknown which; a revealed Restorationist ends the game."""

    def apply(self, game: Emerald, me: Seat) -> None:
        game.tell(TURNED_COAT, me, game.this)
        game.then(me, END_IF_EXPOSED)


class Draw(Effect[Emerald]):
    """E8.2, E8.7: draw what the card says and as many as were discarded; it is not shuffled in itself."""

    carries = Carries(n=DISCARDED)

    def apply(self, game: Emerald, me: Seat) -> None:
        discarded = game.n
        game.draw(me, discarded + game.card(game.this).draw)


class Renew(Choice[Emerald]):
    """E8.2: discard any number of cards; then draw as many, and one for the card played."""

    asks_for = (CARDS,)
    carries = Carries(n=DISCARDED)
    rule = "E8.2"
    always_ask = True  # to have nothing left to discard must look like not to want to

    def options(self, game: Emerald, me: Seat) -> Ints:
        options = game.players[me].kinds_from(self.last(game, me))
        options.insert(PASS)
        return options

    def last(self, game: Emerald, me: Seat) -> CardId:
        """The card that was discarded last, 0 if none was."""
        discard = game.players[me].discard
        return discard[discard.size - 1] if game.goes_on else 0

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        discarded = game.n
        if option == PASS:
            game.then(me, DRAW, n=discarded)
        else:
            game.discard(me, option)
            game.then_more(me, self, n=discarded + 1)

    def elements(self, game: Emerald, me: Seat) -> Ints:
        return game.players[me].copies_from(self.last(game, me))

    def why_not(self, game: Emerald, me: Seat, option: Option) -> str:
        return ORDER if option in game.players[me].hand else "E3.2"


class Replace(Effect[Emerald]):
    """E8.13, E8.25: another's agent goes home, and one of one's own takes the place."""

    carries = Carries(at=CITY, to=VICTIM)

    def apply(self, game: Emerald, me: Seat) -> None:
        city, victim = game.at, game.to
        game.agents.move(victim, city, SUPPLY)
        game.agents.move(me, SUPPLY, city)
        game.tell(REPLACED, me, n=1, at=city, to=victim)
        game.then(me, REVEALS)


class Supplant(Choice[Emerald]):
    """E8.13: Irene Adler: replace any agent on the board with one of yours from supply; nobody can block her."""

    asks_for = (CITY, SEAT)
    rule = "E8.13"
    always_ask = True  # what cannot be undone is not done without a word

    def options(self, game: Emerald, me: Seat) -> Ints:
        return game.agents.where_any(game.seats, NOBODY) if game.agents.at(me, SUPPLY) > 0 else ints()

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        city, victim = two(option)
        game.then(me, REPLACE, at=city, to=victim)


class Evict(Choice[Emerald]):
    """E8.11: Inspector Lestrade: all cubes of one player in one city return to supply."""

    asks_for = (CITY, SEAT)
    rule = "E8.11"
    always_ask = True  # what cannot be undone is not done without a word

    def options(self, game: Emerald, me: Seat) -> Ints:
        return game.cubes.where_any(game.seats, NOBODY)

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        city, owner = two(option)
        game.send_cubes(owner, city, SUPPLY, game.cubes.at(owner, city))


class RaiseRestorationists(Effect[Emerald]):
    """E8.17: Sigmund Freud: the Restorationist marker moves up, never beyond the end."""

    def apply(self, game: Emerald, me: Seat) -> None:
        game.raise_markers(game.card(game.this).steps, 0)


class RaiseLoyalists(Effect[Emerald]):
    """E8.14: Matvei Golovinski: the Loyalist marker moves up, never beyond the end."""

    def apply(self, game: Emerald, me: Seat) -> None:
        game.raise_markers(0, game.card(game.this).steps)


class Recover(Effect[Emerald]):
    """E8.17: Sigmund Freud: sanity is full again."""

    def apply(self, game: Emerald, me: Seat) -> None:
        game.players[me].sanity = game.edition.sanity
        game.tell(RECOVERED, me, n=game.edition.sanity)


class Investigate(Choice[Emerald]):
    """E8.26: Vladimir Burtsev: look at another player's identity card, in secret, and know it from then on."""

    asks_for = (SEAT,)
    rule = "E8.26"

    def options(self, game: Emerald, me: Seat) -> Ints:
        return others(game, me)

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        player = game.players[option]
        player.known_to = together_with(player.known_to, me)
        game.tell(LOOKED, me, player.identity, to=option, seers=bit(me))


def others(game: Emerald, me: Seat) -> Ints:
    """All players but one."""
    seats = ints()
    for seat in range(game.seats):
        if seat != me:
            seats.append(seat)
    return seats


LAY_BESIDE: Final = LayBeside()
TURN_COAT: Final = TurnCoat()
DRAW: Final = Draw()
RENEW: Final = Renew()
REPLACE: Final = Replace()
SUPPLANT: Final = Supplant()
EVICT: Final = Evict()
RAISE_RESTORATIONISTS: Final = RaiseRestorationists()
RAISE_LOYALISTS: Final = RaiseLoyalists()
RECOVER: Final = Recover()
INVESTIGATE: Final = Investigate()
