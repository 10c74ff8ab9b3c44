"""Secret identities: who must reveal, what follows, and the end of the game."""

from __future__ import annotations

from typing import Final

from gaslamp.engine.core.effect import NOBODY, PASS, Choice, Effect, Option, Seat
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.emerald.card import CHANGE_OF_HEART, LOYALIST, RESTORATIONIST
from gaslamp.games.emerald.events import (
    COUNTS_AS,
    ENDED,
    EXPOSED,
    KEPT,
    LOYALISTS_THROUGH,
    PUNISHED,
    REACHED_GOAL,
    RECRUITED,
    RESTORATIONISTS_THROUGH,
    REVEALED,
    SANK,
    SCORED,
    TURNED_COAT,
)
from gaslamp.games.emerald.parts import CARD
from gaslamp.games.emerald.pieces import SUPPLY
from gaslamp.games.emerald.scoring import final_points, last_of_all, own_points, places_by
from gaslamp.games.emerald.spread import SpreadPieces
from gaslamp.games.emerald.state import Emerald


class Reveals(Effect[Emerald]):
    """E5.1: whoever has lost the last agent or the last sanity token reveals, clockwise from the active player.

    All reveal before anything comes of it.
    """

    def apply(self, game: Emerald, me: Seat) -> None:
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
        game.then(game.active, END_IF_EXPOSED)
        for seat in exposed.items:
            missing = min(game.edition.rally - game.on_board(seat), game.agents.at(seat, SUPPLY))
            if missing > 0:
                game.then(seat, RALLY, at=1, n=missing)


def show_identity(game: Emerald, seat: Seat) -> None:
    """E5.1: reveal, and say so if a change of heart makes it the other side."""
    player = game.players[seat]
    player.revealed = True
    game.tell(REVEALED, NOBODY, player.identity, to=seat)
    if player.restorationist != (player.identity == RESTORATIONIST):
        game.tell(COUNTS_AS, NOBODY, LOYALIST + RESTORATIONIST - player.identity, to=seat)


class Repent(Choice[Emerald]):
    """E8.3: a Loyalist made to reveal may have a change of heart; nobody is asked who cannot have the card."""

    asks_for = (CARD,)
    rule = "E8.3"
    always_ask = True  # who cannot must look like who will not

    def options(self, game: Emerald, me: Seat) -> Ints:
        options, player = ints(), game.players[me]
        if not player.restorationist and player.may_hold(CHANGE_OF_HEART):
            options.append(PASS)
            if CHANGE_OF_HEART in player.hand:
                options.append(CHANGE_OF_HEART)
        return options

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        if option != PASS:
            player = game.players[me]
            player.play(option)
            player.lay_beside(option)
            game.tell(TURNED_COAT, me, option)


class EndIfExposed(Effect[Emerald]):
    """E5.3: a revealed Restorationist ends the game at once."""

    def apply(self, game: Emerald, me: Seat) -> None:
        for seat in range(game.seats):
            player = game.players[seat]
            if player.revealed and player.restorationist:
                game.tell(EXPOSED, seat)
                game.then(me, END)
                return


class Rally(SpreadPieces):
    """E5.2: a revealed Loyalist with fewer than three agents on the board places the missing ones, in any cities."""

    rule = "E5.2"

    def put(self, game: Emerald, me: Seat, city: Option) -> None:
        game.agents.move(me, SUPPLY, city)
        game.tell(RECRUITED, me, n=1, at=city)


class Check(Effect[Emerald]):
    """E7.1: after every action the game ends if somebody has enough points or a marker is at the end of its track."""

    def apply(self, game: Emerald, me: Seat) -> None:
        game.end_action()
        ended, gap = False, game.gap()
        for seat in range(game.seats):
            points = game.players[seat].all_points() + gap
            if points >= game.goal:
                ended = True
                game.tell(REACHED_GOAL, seat, n=points)
        end = game.edition.track
        if game.restorationists >= end:
            ended = True
            game.tell(RESTORATIONISTS_THROUGH, me)
        if game.loyalists >= end:
            ended = True
            game.tell(LOYALISTS_THROUGH, me)
        if ended:
            game.then(me, END)


class End(Effect[Emerald]):
    """E7.2, E7.5, E7.6, E7.7: all reveal, points are corrected, the weakest side is punished, places are known."""

    def apply(self, game: Emerald, me: Seat) -> None:
        game.put_away(game.active)
        game.tell(ENDED, me)
        for seat in range(game.seats):
            player = game.players[seat]
            if not player.revealed:
                show_identity(game, seat)
        game.final = final_points(game)
        for seat in range(game.seats):
            game.tell(KEPT, seat, n=max(0, own_points(game, seat)))
        last = last_of_all(game)
        for seat in range(game.seats):
            if game.final[seat] < own_points(game, seat):
                game.tell(PUNISHED, seat, n=game.edition.penalty, to=NOBODY if seat == last else last)
        for seat in range(game.seats):
            points = game.final[seat]
            game.tell(SCORED if points >= 0 else SANK, seat, n=max(points, -points))
        game.finish(places_by(game, game.final))


REPENT: Final = Repent()
END_IF_EXPOSED: Final = EndIfExposed()
RALLY: Final = Rally()
REVEALS: Final = Reveals()
CHECK: Final = Check()
END: Final = End()
