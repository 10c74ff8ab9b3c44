"""What lies on the table in Terrors of London, the questions it answers and the verbs that change it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import NOBODY, CardId, Option, Seat
from gaslamp.engine.core.piles import Ints, bit, ints, repeat
from gaslamp.engine.core.state import State
from gaslamp.games.terrors.area import card_of, find
from gaslamp.games.terrors.card import COIN, POWER, Card, Edition, is_monster, is_relic
from gaslamp.games.terrors.events import (
    ABSORBED,
    APPEARED,
    ATTACKED,
    DREW,
    FELL,
    GAINED,
    HEALED,
    LOST_LIFE,
    RESHUFFLED,
    WON,
)
from gaslamp.games.terrors.player import Player

MOST: Final[i64] = 255  # of anything at once


class Table(State):
    """Market, street and players."""

    edition: Edition  # what is printed; shared, never changed
    players: list[Player]
    market: Ints  # in no order: nobody has seen it
    street: Ints  # cards face up, 0 where there is none
    acolytes: Ints  # in no order
    removed: Ints  # out of the game
    box: Ints  # influences that nobody uses
    hordes: i64  # how many were formed in this phase
    marked: bool  # influences are not chosen: the marked ones are taken
    last_named: Option  # of a set that is being named
    version: i64  # of the rules that are played

    # -- questions

    def card(self, card: CardId) -> Card:
        """What is printed on a card."""
        return self.edition.cards[card]

    def alive(self, seat: Seat) -> bool:
        """Whether an overlord has life left."""
        return self.players[seat].life > 0

    def allies(self, one: Seat, other: Seat) -> bool:
        """T2.7: whether two seats are of one side: with four, those opposite each other."""
        return (one - other) % 2 == 0

    def slot(self, card: CardId) -> i64:
        """Where in the street a card lies; it must be there."""
        slot: i64 = 0
        while self.street[slot] != card:
            slot += 1
        return slot

    def foes(self, me: Seat) -> Ints:
        """The rival overlords that are left."""
        foes = ints()
        for seat in range(self.seats):
            if not self.allies(me, seat) and self.alive(seat):
                foes.append(seat)
        return foes

    def armour(self, seat: Seat) -> i64:
        """T9.6: the armour of all cards in play of a seat."""
        armour: i64 = 0
        for entry in self.players[seat].area.items:
            armour += self.card(card_of(entry)).armour
        for relic in self.players[seat].relics.items:
            armour += self.card(relic).armour
        return armour

    def in_faction(self, seat: Seat, faction: i64) -> bool:
        """Whether a monster of a faction is in play."""
        for entry in self.players[seat].area.items:
            if is_monster(card_of(entry)) and self.card(card_of(entry)).faction == faction:
                return True
        return False

    def wound(self, seat: Seat) -> i64:
        """How much life an overlord has lost since the start."""
        return self.card(self.players[seat].overlord).life - self.players[seat].life

    def dearest(self, seat: Seat) -> i64:
        """The cost of the dearest monster in play."""
        cost: i64 = 0
        for entry in self.players[seat].area.items:
            if is_monster(card_of(entry)):
                cost = max(cost, self.card(card_of(entry)).cost)
        return cost

    # -- verbs: cards

    def draw(self, seat: Seat, n: i64) -> None:
        """T6.1: draw cards; an empty deck is made anew from the discard pile."""
        player = self.players[seat]
        for _ in range(n):
            if player.size() == 0 and player.discard.size > 0:
                player.reshuffle()
                self.tell(RESHUFFLED, seat)
            if player.size() == 0:
                return
            self.tell(DREW, seat, player.draw(self.chance), seers=bit(seat))

    def refill(self, slot: i64) -> None:
        """T3.2: turn up the next card of the market where one is missing."""
        self.street[slot] = self.chance.take(self.market) if self.market.size > 0 else 0
        if self.street[slot] > 0:
            self.tell(APPEARED, NOBODY, self.street[slot])

    def leave_play(self, seat: Seat, card: CardId, token: i64, horde: i64) -> None:
        """A card leaves the play area or the relic zone; the caller puts it elsewhere."""
        player = self.players[seat]
        if is_relic(card):
            player.relics.remove(card)
        else:
            player.area.remove(player.area[find(player.area, card, token, horde)])

    # -- verbs: resources and life

    def earn(self, seat: Seat, resource: i64, n: i64) -> None:
        """T1.4, T9.8: gain a resource; regeneration heals at once, as far as there is a wound."""
        player = self.players[seat]
        if n == 0:
            return
        self.tell(GAINED[resource], seat, n=n)
        if resource == COIN:
            player.coin += n
        elif resource == POWER:
            player.power += n
        else:
            player.regeneration += n
            self.heal(seat)

    def heal(self, seat: Seat) -> None:
        """Spend regeneration on wounds."""
        player = self.players[seat]
        n = min(player.regeneration, self.wound(seat))
        if n > 0:
            player.regeneration -= n
            self.gain_life(seat, n)

    def gain_life(self, seat: Seat, n: i64) -> None:
        """T7.1: gain life, never more than at the beginning."""
        player = self.players[seat]
        n = min(n, self.wound(seat))
        if n > 0:
            player.life += n
            self.tell(HEALED, seat, n=n)

    def strike(self, me: Seat, foe: Seat, power: i64) -> None:
        """T3.3: spend power on a rival overlord; armour takes the first damage of each turn."""
        self.players[me].power -= power
        self.tell(ATTACKED, me, n=power, to=foe)
        rival = self.players[foe]
        absorbed = max(0, min(power, self.armour(foe) - rival.absorbed))
        if absorbed > 0:
            rival.absorbed += absorbed
            self.tell(ABSORBED, foe, n=absorbed)
        self.lose_life(foe, power - absorbed)

    def lose_life(self, seat: Seat, n: i64) -> None:
        """T7.1: an overlord loses life; at 0 it is out, and a side without overlords has lost."""
        player = self.players[seat]
        n = min(n, player.life)
        if n <= 0:
            return
        player.life -= n
        self.tell(LOST_LIFE, seat, n=n)
        if player.life > 0:
            self.heal(seat)
        else:
            self.tell(FELL, seat, player.overlord)
            self.judge()

    def judge(self) -> None:
        """T7.1, T2.7: the game ends when one side has no overlord left."""
        for side in range(2):
            left = False
            for seat in range(side, self.seats, 2):
                left = left or self.alive(seat)
            if not left:
                standing = repeat(self.seats, 1)
                for seat in range(side, self.seats, 2):
                    standing[seat] = self.seats // 2 + 1
                for seat in range(1 - side, self.seats, 2):
                    self.tell(WON, seat, self.players[seat].overlord)
                self.finish(standing)
