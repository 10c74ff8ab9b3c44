"""The state of Council of Five: copied, imagined, and judged by bots."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gaslamp.engine.chance import seeded
from gaslamp.engine.effect import Seat
from gaslamp.games.council.hints import outlook
from gaslamp.games.council.player import Player
from gaslamp.games.council.table import Table

TRIES: Final = 20  # to imagine a world in which the question that is asked has an answer


@final
class Council(Table):
    """The table, with what the engine and the bots ask of it."""

    def copy(self) -> Council:
        """An independent twin."""
        twin = Council()
        self.carry_over(twin)
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
        twin.named = self.named
        twin.idle = self.idle
        twin.hidden = self.hidden
        twin.stashes = self.stashes
        twin.flips_all = self.flips_all
        return twin

    def imagine(self, seat: Seat, seed: i64) -> Council:
        """Deal anew what the seat has not seen: the others' decks, and what is hidden of their stashes."""
        twin = self.as_it_is(seed)
        for _ in range(TRIES):
            for rival in range(self.seats):
                if rival != seat:
                    twin.players[rival].deal_anew(self.edition, twin.chance)
            twin.ask_again()
            if twin.over or twin.options.size > 0:
                return twin
        return self.as_it_is(seed)

    def as_it_is(self, seed: i64) -> Council:
        """A twin with other luck to come."""
        twin = self.copy()
        twin.chance = seeded(seed)
        return twin

    def outlook(self, seat: Seat) -> float:
        """How well the seat stands beside the other."""
        return outlook(self, seat)
