"""The state of Council of Five: copied, imagined, and judged by bots."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from gaslamp.engine.core.chance import seeded
from gaslamp.engine.core.effect import Seat
from gaslamp.games.council.hints import outlook
from gaslamp.games.council.listing import draw_list
from gaslamp.games.council.player import Player
from gaslamp.games.council.table import Table


@final
class Council(Table):
    """The table, with what the engine and the bots ask of it."""

    def copy(self) -> Council:
        twin = Council()
        self.copy_into(twin)
        twin.edition = self.edition
        players: list[Player] = []
        for player in self.players:
            players.append(player.copy())
        twin.players = players
        twin.cells = self.cells.copy()
        twin.near = self.near
        twin.board = self.board
        twin.played = self.played
        twin.spot = self.spot
        twin.keywords_named = self.keywords_named
        twin.passes = self.passes
        twin.hidden = self.hidden
        twin.unlisted = self.unlisted
        twin.stashes = self.stashes
        twin.flips_all = self.flips_all
        twin.version = self.version
        return twin

    def imagine(self, seat: Seat, seed: i64) -> Council:
        """Deal anew what the seat has not seen: the others' decks, of any list if that is hidden, and hidden stashes.

        That the rival is asked for a card of the deck tells that there is one: deals without are not taken. Of N
        cards some fitting one lies in a deck of D in D of N deals or more, so it does not take many.
        """
        twin = self.copy()
        twin.chance = seeded(seed)
        while True:
            for rival in range(self.seats):
                if rival != seat:
                    if not twin.has_list(rival):
                        draw_list(twin, rival, twin.chance)
                    twin.players[rival].deal_anew(self.edition, twin.chance)
            twin.reoffer(seat)
            if twin.over or twin.options.size > 0:
                return twin

    def outlook(self, seat: Seat) -> float:
        """How well the seat stands beside the other."""
        return outlook(self, seat)
