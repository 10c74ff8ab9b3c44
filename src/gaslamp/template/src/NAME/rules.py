"""What lies on the table, what happens, and what is asked."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gaslamp.engine.book.data import load
from gaslamp.engine.core.chance import seeded
from gaslamp.engine.core.effect import Choice, Effect, Option, Seat
from gaslamp.engine.core.event import EventKinds
from gaslamp.engine.core.parts import Carries, amount, card
from gaslamp.engine.core.piles import Ints, bit, ints, places, repeat, row
from gaslamp.engine.core.state import State

DATA: Final = load(Path(__file__).parent / "data" / "NAME.toml")
LAMPS: Final = DATA.number("game", "lamps")
HAND: Final = DATA.number("game", "hand")
CARDS: Final = ("back", *(f"lamp_{light}" for light in range(1, LAMPS + 1)))  # a card's number is how bright it is

LAMP, ROUND = card("lamp"), amount("round")
EVENTS: Final = EventKinds(amount("at"))
DEALT: Final = EVENTS.kind("dealt")
LIT: Final = EVENTS.kind("lit")
WON: Final = EVENTS.kind("won")


class Street(State):
    """The hands, the lamps that were lit in this round, what was put away, and the points."""

    hands: list[Ints]
    lit: Ints  # by seat; 0: none yet
    away: Ints  # lamps of earlier rounds
    rest: Ints  # lamps that nobody was dealt
    points: Ints

    def copy(self) -> Street:
        twin = Street()
        self.copy_into(twin)
        twin.hands = [hand.copy() for hand in self.hands]
        twin.lit = self.lit.copy()
        twin.away = self.away.copy()
        twin.rest = self.rest.copy()
        twin.points = self.points.copy()
        return twin

    def imagine(self, seat: Seat, seed: int) -> Street:
        """Deal what the seat has not seen anew: the other hands and the rest."""
        twin = self.copy()
        twin.chance = seeded(seed)
        rivals = [rival for rival in range(self.seats) if rival != seat]
        unseen = row([lamp for rival in rivals for lamp in self.hands[rival]] + list(self.rest))
        twin.chance.shuffle(unseen)
        for rival in rivals:
            twin.hands[rival] = row(sorted(unseen.pop() for _ in self.hands[rival]))
        twin.rest = unseen
        twin.reoffer(seat)
        return twin

    def tally(self) -> Ints:
        return self.points

    def outlook(self, seat: Seat) -> float:
        """For bots: points won, and a little for the lamps still held."""
        return (float(self.points[seat]) + 0.5 * sum(self.hands[seat]) / (LAMPS * HAND)) / HAND


class Setup(Effect[Street]):
    """L1: shuffle the lamps and deal everybody the same number."""

    def apply(self, game: Street, me: Seat) -> None:
        deck = row(list(range(1, LAMPS + 1)))
        game.chance.shuffle(deck)
        game.hands = [row(sorted(deck.pop() for _ in range(HAND))) for _ in range(game.seats)]
        game.rest, game.away = deck, ints()
        game.lit, game.points = repeat(game.seats, 0), repeat(game.seats, 0)
        for seat in range(game.seats):
            for lamp in game.hands[seat]:
                game.tell(DEALT, seat, lamp, seers=bit(seat))  # only its owner sees the card
        game.then(game.chance.below(game.seats), ROUND_OF_LAMPS, n=1)


class RoundOfLamps(Effect[Street]):
    """L2: everybody in turn lights one lamp, then the brightest wins; the winner begins the next round."""

    def apply(self, game: Street, me: Seat) -> None:
        game.active = me
        game.turns += 1
        for i in range(game.seats):
            game.then((me + i) % game.seats, LIGHT, n=game.n)
        game.then(me, REWARD, n=game.n)


class Light(Choice[Street]):
    """L2: light a lamp of your hand."""

    asks_for = (LAMP,)
    carries = Carries(n=ROUND)
    rule = "L2"

    def options(self, game: Street, me: Seat) -> Ints:
        return game.hands[me].copy()

    def choose(self, game: Street, me: Seat, option: Option) -> None:
        game.hands[me].remove(option)
        game.lit[me] = option
        game.tell(LIT, me, option)

    def hope(self, game: Street, me: Seat, option: Option) -> int:
        """For bots: the brightest lamp, if it wins so far."""
        return 80 if option > max(game.lit) else 40


class Reward(Effect[Street]):
    """L3: the brightest lamp wins the round; after the last one the game is over (L4)."""

    def apply(self, game: Street, me: Seat) -> None:
        lit = list(game.lit)
        winner = lit.index(max(lit))
        game.points[winner] += 1
        game.tell(WON, winner, max(lit), n=game.points[winner])
        for lamp in lit:
            game.away.append(lamp)
        game.lit = repeat(game.seats, 0)
        if game.hands[winner].size == 0:
            game.finish(places(game.points))
        else:
            game.then(winner, ROUND_OF_LAMPS, n=game.n + 1)


SETUP: Final = Setup()
ROUND_OF_LAMPS: Final = RoundOfLamps()
LIGHT: Final = Light()
REWARD: Final = Reward()
