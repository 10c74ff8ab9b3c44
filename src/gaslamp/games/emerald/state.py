"""The state of A Study in Emerald: copied, imagined, and judged by bots."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gaslamp.engine.chance import seeded
from gaslamp.engine.effect import NOBODY, Seat
from gaslamp.engine.piles import Ints, bit, ints
from gaslamp.games.emerald.hints import outlook
from gaslamp.games.emerald.player import Player
from gaslamp.games.emerald.table import Table

TRIES: Final = 256  # hands dealt in the hope of one that the question allows


@final
class Emerald(Table):
    """The table, with what the engine and the bots ask of it."""

    def copy(self) -> Emerald:
        """An independent twin."""
        twin = Emerald()
        self.carry_over(twin)
        twin.edition = self.edition
        twin.goal = self.goal
        players: list[Player] = []
        for player in self.players:
            players.append(player.copy())
        twin.players = players
        twin.laid = self.laid.copy()
        twin.tops = self.tops.copy()
        twin.royals = self.royals.copy()
        twin.stacks = self.stacks.copy()
        twin.box = self.box.copy()
        twin.removed = self.removed.copy()
        twin.aside = self.aside.copy()
        twin.cubes = self.cubes.copy()
        twin.agents = self.agents.copy()
        twin.zombies = self.zombies.copy()
        twin.exorcised = self.exorcised
        twin.restorationists = self.restorationists
        twin.loyalists = self.loyalists
        twin.arrived = self.arrived
        twin.saved = self.saved
        twin.quiet = self.quiet
        twin.progress = self.progress
        twin.final = self.final
        return twin

    def imagine(self, seat: Seat, seed: i64) -> Emerald:
        """Deal anew what the seat has not seen: hands, identities, stacks and the box."""
        twin = self.copy()
        twin.chance = seeded(seed)
        twin.stacks.deal_anew(twin.box, twin.chance)
        twin.deal_identities(seat)
        for rival in range(self.seats):
            if rival != seat:
                twin.players[rival].deal_anew(twin.chance)
        twin.ask_again()
        if self.me != seat:
            twin.keep_promise(self.players)
        return twin

    def deal_identities(self, seat: Seat) -> None:
        """Exchange the identities that a seat has not seen with one another and with those aside."""
        for player in self.players:
            if not known(player, seat):
                self.aside.append(player.identity)
        for player in self.players:
            if not known(player, seat):
                player.identity = self.chance.take(self.aside)

    def keep_promise(self, players: list[Player]) -> None:
        """Whoever is asked can answer: the hand must have what the question takes for granted.

        Any such hand is as likely as it is; if luck will not have it, the hand stays as it was.
        """
        if self.over or self.options.size > 0:
            return
        player = self.players[self.me]
        for _ in range(TRIES):
            player.deal_anew(self.chance)
            self.ask_again()
            if self.options.size > 0:
                return
        player.hand = players[self.me].hand.copy()
        player.deck = players[self.me].deck.copy()
        self.ask_again()

    def tally(self) -> Ints:
        """What the discs show; after the end, what is left of it."""
        if self.over:
            return self.final
        found, gap = ints(), self.gap()
        for player in self.players:
            found.append(player.scored() + gap)
        return found

    def outlook(self, seat: Seat) -> float:
        """How well the seat stands beside the best of the others."""
        return outlook(self, seat)


def known(player: Player, seat: Seat) -> bool:
    """Whether a seat has seen a player's identity."""
    return player.revealed or (seat != NOBODY and player.known_to & bit(seat) != 0)
