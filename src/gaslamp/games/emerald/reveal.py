"""Secret identities: who must reveal, what follows, and the end of the game."""

from __future__ import annotations

from typing import Final

from gaslamp.engine.core.effect import NOBODY, ORDER, PASS, Choice, Effect, Option, Seat
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.emerald.card import CHANGE_OF_HEART, LOYALIST, RESTORATIONIST
from gaslamp.games.emerald.events import (
    COMPLETED_TRACK,
    COUNTS_AS,
    ENDED,
    EXPOSED,
    KEPT,
    PUNISHED,
    REACHED_GOAL,
    RECRUITED,
    REVEALED,
    SANK,
    SCORED,
    TURNED_COAT,
)
from gaslamp.games.emerald.parts import AT, CARD, CITY, TO, N
from gaslamp.games.emerald.pieces import LAST_CITY, SUPPLY
from gaslamp.games.emerald.scoring import kept, ranked, reckoned
from gaslamp.games.emerald.state import Emerald


class Reveals(Effect[Emerald]):
    """Whoever has lost the last agent or the last of sanity reveals, clockwise from the active player."""

    def apply(self, game: Emerald, me: Seat) -> None:
        """All reveal before anything comes of it."""
        exposed = ints()
        for i in range(game.seats):
            seat = (game.active + i) % game.seats
            player = game.players[seat]
            if not player.revealed and (player.sanity == 0 or game.on_board(seat) == 0):
                show_identity(game, seat)
                exposed.append(seat)
        if exposed.size == 0:
            return
        for seat in exposed.items:
            game.then(seat, REPENT)
        game.then(game.active, AFTERMATH)
        for seat in exposed.items:
            game.then(seat, RALLY, at=1)


def show_identity(game: Emerald, seat: Seat) -> None:
    """Reveal, and say so if a change of heart makes it the other side."""
    player = game.players[seat]
    player.revealed = True
    game.tell(REVEALED, NOBODY, player.identity, to=seat)
    if player.restorationist != (player.identity == RESTORATIONIST):
        game.tell(COUNTS_AS, NOBODY, LOYALIST + RESTORATIONIST - player.identity, to=seat)


class Repent(Choice[Emerald]):
    """A Loyalist made to reveal may have a change of heart."""

    asks_for = (CARD,)
    carries = Carries(AT, N, TO)
    rule = "E8.3"
    always_ask = True  # who cannot must look like who will not

    def options(self, game: Emerald, me: Seat) -> Ints:
        """No, or yes with the card in hand; nobody is asked who cannot have it."""
        found, player = ints(), game.players[me]
        if not player.restorationist and player.may_hold(CHANGE_OF_HEART):
            found.append(PASS)
            if CHANGE_OF_HEART in player.hand:
                found.append(CHANGE_OF_HEART)
        return found

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        """The card goes on the identity."""
        if option != PASS:
            player = game.players[me]
            player.play(option)
            player.keep(option)
            game.tell(TURNED_COAT, me, option)


class Aftermath(Effect[Emerald]):
    """A revealed Restorationist ends the game at once."""

    def apply(self, game: Emerald, me: Seat) -> None:
        """Whoever it is."""
        for seat in range(game.seats):
            player = game.players[seat]
            if player.revealed and player.restorationist:
                game.tell(EXPOSED, seat)
                game.then(me, END)
                return


class Rally(Choice[Emerald]):
    """A revealed Loyalist with fewer than three agents on the board places more, in any cities, in rising order."""

    asks_for = (CITY,)
    carries = Carries(AT, N, TO)
    rule = "E5.2"

    def options(self, game: Emerald, me: Seat) -> Ints:
        """The cities, while agents are missing and there are some in supply."""
        found = ints()
        if game.on_board(me) < game.edition.rally and game.agents.at(me, SUPPLY) > 0:
            for city in range(game.at, LAST_CITY + 1):
                found.append(city)
        return found

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        """One more."""
        game.agents.move(me, SUPPLY, option)
        game.tell(RECRUITED, me, n=1, at=option)
        game.then(me, self, at=option)

    def why_not(self, game: Emerald, me: Seat, option: Option) -> str:
        """A city, in order."""
        return ORDER if 1 <= option < game.at else self.rule


class Check(Effect[Emerald]):
    """The game ends when somebody has enough points or a marker is at the end of its track."""

    def apply(self, game: Emerald, me: Seat) -> None:
        """Looked at after every action."""
        ended, gap = False, game.gap()
        for seat in range(game.seats):
            points = game.players[seat].scored() + gap
            if points >= game.goal:
                ended = True
                game.tell(REACHED_GOAL, seat, n=points)
        if max(game.restorationists, game.loyalists) >= game.edition.track:
            ended = True
            game.tell(COMPLETED_TRACK, me)
        if ended:
            game.then(me, END)


class End(Effect[Emerald]):
    """All reveal; points are corrected, the side of the weakest is punished, and the places are known."""

    def apply(self, game: Emerald, me: Seat) -> None:
        """The reckoning."""
        game.put_away(game.active)
        game.tell(ENDED, me)
        for seat in range(game.seats):
            player = game.players[seat]
            if not player.revealed:
                show_identity(game, seat)
        game.final = reckoned(game)
        for seat in range(game.seats):
            game.tell(KEPT, seat, n=max(0, kept(game, seat)))
        for seat in range(game.seats):
            if game.final[seat] < kept(game, seat):
                game.tell(PUNISHED, seat, n=game.edition.penalty)
        for seat in range(game.seats):
            points = game.final[seat]
            game.tell(SCORED if points >= 0 else SANK, seat, n=max(points, -points))
        game.finish(ranked(game, game.final))


REPENT: Final = Repent()
AFTERMATH: Final = Aftermath()
RALLY: Final = Rally()
REVEALS: Final = Reveals()
CHECK: Final = Check()
END: Final = End()
