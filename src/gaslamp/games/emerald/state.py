"""The state of A Study in Emerald: copied, imagined, and judged by bots."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from gaslamp.engine.core.chance import seeded
from gaslamp.engine.core.dealing import Hands
from gaslamp.engine.core.effect import NOBODY, CardId, Choice, Seat
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.emerald.card import FENIANS
from gaslamp.games.emerald.hints import outlook
from gaslamp.games.emerald.player import Player
from gaslamp.games.emerald.some import among
from gaslamp.games.emerald.table import Table


@final
class Emerald(Table):
    """The table, with what the engine and the bots ask of it."""

    def copy(self) -> Emerald:
        twin = Emerald()
        self.copy_into(twin)
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
        twin.version = self.version
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
        choice = self.choice
        if self.me != seat and isinstance(choice, WithBombs):
            twin.keep_promise(choice, twin.players[self.me])
        twin.reoffer(seat)
        return twin

    def deal_identities(self, seat: Seat) -> None:
        """Exchange the identities that a seat has not seen with one another and with those aside."""
        for player in self.players:
            if not has_seen(player, seat):
                self.aside.append(player.identity)
        for player in self.players:
            if not has_seen(player, seat):
                player.identity = self.chance.take(self.aside)

    def keep_promise(self, choice: WithBombs, player: Player) -> None:
        """Whoever is asked about bombs has enough of them: any hand that has is equally likely.

        Fenians are dealt first: what they bring depends on whether others are there already.
        """
        need, size, gathered = choice.need(self, self.me), player.hand.size - player.open, False
        others, bombs, fenians, hand = ints(), ints(), ints(), ints()
        for i in range(player.open):
            need -= choice.bombs(self, self.me, player.hand[i], gathered)
            gathered = gathered or player.hand[i] == FENIANS
        for card in player.unseen().items:
            worth = choice.bombs(self, self.me, card, gathered)
            if card == FENIANS:
                fenians.append(worth)
                gathered = True
            else:
                others.append(card)
                bombs.append(worth)
        hands = Hands(bombs, size, need)
        for n in range(hands.deal_twins(fenians, size, need, self.chance)):
            hand.append(FENIANS)
            need -= fenians[n]
        for i in hands.deal(size - hand.size, need, self.chance).items:
            hand.append(others[i])
        player.deal_out(hand)

    def tally(self) -> Ints:
        """E1.6: what the discs show; after the end, what is left of it."""
        if self.over:
            return self.final
        points, gap = ints(), self.gap()
        for player in self.players:
            points.append(player.all_points() + gap)
        return points

    def outlook(self, seat: Seat) -> float:
        return outlook(self, seat)


def has_seen(player: Player, seat: Seat) -> bool:
    """Whether a seat has seen a player's identity."""
    return player.revealed or (seat != NOBODY and among(player.known_to, seat))


class WithBombs(Choice[Emerald]):
    """A question that takes bombs for granted: that it is asked tells all that there are enough in the hand."""

    def need(self, game: Emerald, me: Seat) -> i64:
        """How many bombs the hand is sure to bring."""
        raise NotImplementedError

    def bombs(self, game: Emerald, me: Seat, card: CardId, fenians: bool) -> i64:
        """How many a card brings, beside Fenians or not."""
        raise NotImplementedError
