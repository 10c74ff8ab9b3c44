"""The state of Terrors of London: copied, imagined, and judged by bots."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from gaslamp.engine.core.chance import seeded
from gaslamp.engine.core.effect import Seat
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.terrors.hints import outlook
from gaslamp.games.terrors.player import Player
from gaslamp.games.terrors.table import Table


@final
class Terrors(Table):
    """The table, with what the engine and the bots ask of it."""

    def copy(self) -> Terrors:
        twin = Terrors()
        self.copy_into(twin)
        twin.edition = self.edition
        players: list[Player] = []
        for player in self.players:
            players.append(player.copy())
        twin.players = players
        twin.market = self.market.copy()
        twin.street = self.street.copy()
        twin.acolytes = self.acolytes.copy()
        twin.removed = self.removed.copy()
        twin.box = self.box.copy()
        twin.hordes = self.hordes
        twin.marked = self.marked
        twin.last_named = self.last_named
        twin.version = self.version
        return twin

    def imagine(self, seat: Seat, seed: i64) -> Terrors:
        """Deal anew what the seat has not seen: how the others' cards are split between hand and deck."""
        twin = self.copy()
        twin.chance = seeded(seed)
        for rival in range(self.seats):
            if rival != seat:
                twin.players[rival].deal_anew(twin.chance)
        twin.reoffer(seat)
        return twin

    def tally(self) -> Ints:
        """The life of every overlord."""
        lives = ints()
        for player in self.players:
            lives.append(player.life)
        return lives

    def outlook(self, seat: Seat) -> float:
        """How well the seat stands beside its foes."""
        return outlook(self, seat)
