"""How a game of Catham City goes: set-up, the turn, the end of the turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import NOBODY, PASS, SHAPE, Choice, Effect, Option, Seat, pack, part
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, bit, filled, ints
from gaslamp.games.catham.cards import CARDS
from gaslamp.games.catham.choices import KEEP_TO_LIMIT
from gaslamp.games.catham.events import DEALT, OPENED, PASSED, PLAYED, TOOK, TURN_BEGAN
from gaslamp.games.catham.facts import DATA
from gaslamp.games.catham.parts import AT, COUNT, FACTION, TO, VERB, N
from gaslamp.games.catham.state import HAND_LIMIT, POOL_SIZE, Catham
from gaslamp.games.catham.zones import DECK, DISCARD, HANDS, KINDS, POOL, TABLE, empty, hand

TAKE: Final = 0
PLAY: Final = 1
IN_PLAY: Final[i64] = DATA.number("game", "factions")
FEW: Final[i64] = DATA.number("game", "few")
GOAL_FOR_FEW: Final[i64] = DATA.number("game", "goal_for_few")
GOAL_FOR_MANY: Final[i64] = DATA.number("game", "goal_for_many")
DEALT_TO: Final[list[int]] = DATA.numbers("game", "dealt")


class Setup(Effect[Catham]):
    """Shuffle five factions, deal from the start player on, open the pool."""

    def apply(self, game: Catham, me: Seat) -> None:
        """Fewer cards for those who begin."""
        if game.factions.size == 0:
            game.factions = random_factions(game)
        game.goal = GOAL_FOR_FEW if game.seats <= FEW else GOAL_FOR_MANY
        game.influence = filled(game.seats, 0)
        game.zones, game.known = empty(HANDS + game.seats), empty(game.seats)
        for card in game.factions.items:
            game.zones.add(DECK, card, CARDS[card].cards)
        game.first = game.active = game.chance.below(game.seats)
        for i in range(game.seats):
            seat = (game.first + i) % game.seats
            for _ in range(DEALT_TO[i]):
                game.draw(hand(seat), DEALT, seat, bit(seat))
        game.then(game.first, REFILL, TURN)


def random_factions(game: Catham) -> Ints:
    """As many of the eight as are played with, any of them equally likely, in rising order."""
    found, wanted = ints(), IN_PLAY
    for card in range(1, KINDS):
        if game.chance.below(KINDS - card) < wanted:
            found.append(card)
            wanted -= 1
    return found


class Turn(Effect[Catham]):
    """One action, or two in the variant, and pass on."""

    def apply(self, game: Catham, me: Seat) -> None:
        """Each action is tidied up after before the next."""
        game.active = me
        game.turns += 1
        game.tell(TURN_BEGAN, me)
        for action in range(game.actions):
            game.then(me, ACT, TIDY_UP, REFILL, n=action + 1 if game.actions > 1 else 0)
        game.then((me + 1) % game.seats, TURN)


class Act(Choice[Catham]):
    """Take cards of one faction from the pool, or play a set of one."""

    asks_for = (VERB, FACTION, COUNT)
    carries = Carries(AT, N, TO)
    rule = "M3"
    always_ask = True  # a single way to go would tell of the hand

    def options(self, game: Catham, me: Seat) -> Ints:
        """Any set of the hand, any number of a faction of the pool; to pass, only if there is neither."""
        found, richest = ints(), game.richest(me)
        counts, pool, mine = game.zones.counts.items, POOL * KINDS, hand(me) * KINDS
        for card in game.factions.items:
            held = counts[mine + card]
            if held > 0:
                kind = CARDS[card]
                most = kind.demand.most(held, counts[mine], richest)
                for n in kind.sets.items:
                    if n > most:
                        break
                    found.append(pack(PLAY, card, n))
        for card in game.factions.items:
            for n in range(1, counts[pool + card] + 1):
                found.append(pack(TAKE, card, n))
        if found.size == 0:
            found.append(PASS)
        return found

    def choose(self, game: Catham, me: Seat, option: Option) -> None:
        """Take them into the hand, or lay them on the table and let them speak."""
        card, n = part(option, 1), part(option, 2)
        if option == PASS:
            game.tell(PASSED, me)
        elif part(option, 0) == TAKE:
            game.pick_up(me, card, POOL, n)
            game.tell(TOOK, me, card, n=n)
        else:
            game.put_down(me, card, TABLE, n)
            game.tell(PLAYED, me, card, n=n)
            game.speak(card, me, CARDS[card].effects, n)

    def why_not(self, game: Catham, me: Seat, option: Option) -> str:
        """The first rule that the option breaks."""
        if option == PASS:
            return self.rule
        verb, card, n = part(option, 0), part(option, 1), part(option, 2)
        if verb > PLAY:
            return SHAPE
        if card not in game.factions:
            return "M1.1"
        if n == 0:
            return "M7.3"
        return "M3.1" if verb == TAKE else "M3.2" if n > game.zones.count(hand(me), card) else f"M4.{card}"


class TidyUp(Effect[Catham]):
    """Discard what was played and revealed; whoever holds too many cards discards."""

    def apply(self, game: Catham, me: Seat) -> None:
        """From the active player on."""
        if game.zones.size(TABLE) > 0:
            game.zones.pour(TABLE, DISCARD)
        for i in range(game.seats):
            seat = (me + i) % game.seats
            excess = game.zones.size(hand(seat)) - HAND_LIMIT
            if excess > 0:
                game.then(seat, KEEP_TO_LIMIT, n=excess)


class Refill(Effect[Catham]):
    """Open cards until the pool is full."""

    def apply(self, game: Catham, me: Seat) -> None:
        """As far as there are cards."""
        for _ in range(POOL_SIZE - game.zones.size(POOL)):
            game.draw(POOL, OPENED, NOBODY)


SETUP: Final = Setup()
TURN: Final = Turn()
ACT: Final = Act()
TIDY_UP: Final = TidyUp()
REFILL: Final = Refill()


def new_game(seats: i64, seed: i64, factions: Ints, actions: i64, listen: bool = False) -> Catham:
    """Sit down and deal; no factions named means any five."""
    game = Catham()
    game.factions = factions
    game.actions = actions
    game.begin(seats, seed, SETUP, listen)
    return game
