"""The state of Nanty Narking: copied, imagined, and judged by bots."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from gaslamp.engine.core.chance import seeded
from gaslamp.engine.core.effect import Seat
from gaslamp.engine.core.piles import Ints
from gaslamp.games.nanty import scoring
from gaslamp.games.nanty.dealing import deal_hands
from gaslamp.games.nanty.hints import outlook
from gaslamp.games.nanty.player import Player
from gaslamp.games.nanty.table import Table


@final
class Nanty(Table):
    """The table, with what the engine and the bots ask of it."""

    def copy(self) -> Nanty:
        twin = Nanty()
        self.copy_into(twin)
        twin.edition = self.edition
        twin.identity_set = self.identity_set
        twin.plays_on = self.plays_on
        twin.any_figure = self.any_figure
        twin.fire_stops = self.fire_stops
        twin.older_game = self.older_game
        players: list[Player] = []
        for player in self.players:
            players.append(player.copy())
        twin.players = players
        twin.london = self.london.copy()
        twin.identities = self.identities.copy()
        twin.clues = self.clues.copy()
        twin.upper = self.upper.copy()
        twin.lower = self.lower.copy()
        twin.discard = self.discard.copy()
        twin.box = self.box  # never changed
        twin.laid = self.laid.copy()
        twin.last = self.last
        twin.random_events = self.random_events.copy()
        twin.happened = self.happened.copy()
        twin.swap = self.swap
        twin.policies = self.policies
        twin.burnt = self.burnt
        twin.flooded = self.flooded
        twin.spent = self.spent
        twin.version = self.version
        return twin

    def imagine(self, seat: Seat, seed: i64) -> Nanty:
        """Deal anew what the seat has not seen: the others' hands, the deck, identities."""
        twin = self.copy()
        twin.chance = seeded(seed)
        twin.identities.deal_anew(seat, twin.chance)
        deal_hands(twin, seat)
        twin.reoffer(seat)
        return twin

    def tally(self) -> Ints:
        """The points of every seat, if the game ended now."""
        return scoring.tally(self)

    def outlook(self, seat: Seat) -> float:
        """How well the seat stands beside the best of the others."""
        return outlook(self, seat)
