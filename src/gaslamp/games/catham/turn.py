"""How a game of Catham City goes: set-up, the turn, the end of the turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.chance import Chance
from gaslamp.engine.core.effect import NOBODY, PASS, SHAPE, Choice, Effect, Option, Seat, pack, three
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, bit, ints, repeat
from gaslamp.games.catham.cards import CARDS
from gaslamp.games.catham.choices import KEEP_TO_LIMIT
from gaslamp.games.catham.events import DEALT, OPENED, PASSED, PLAYED, TOOK, TURN_BEGAN
from gaslamp.games.catham.facts import DATA
from gaslamp.games.catham.parts import ACTION, COUNT, FACTION, VERB
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
    """M2: shuffle five factions, deal from the start player on, fewer cards to those who begin, and open the pool."""

    def apply(self, game: Catham, me: Seat) -> None:
        if game.factions.size == 0:
            game.factions = random_factions(game)
        game.goal = GOAL_FOR_FEW if game.seats <= FEW else GOAL_FOR_MANY
        game.influence = repeat(game.seats, 0)
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
    """M1.1: as many of the eight as are played with, any of them equally likely, in rising order."""
    factions, wanted = ints(), IN_PLAY
    for card in range(1, KINDS):
        if game.chance.below(KINDS - card) < wanted:
            factions.append(card)
            wanted -= 1
    return factions


class Turn(Effect[Catham]):
    """M3, M5.2: one action, or two in the variant, each tidied up after before the next, and pass on."""

    def apply(self, game: Catham, me: Seat) -> None:
        game.active = me
        game.turns += 1
        game.tell(TURN_BEGAN, me)
        for action in range(game.actions):
            game.then(me, ACT, TIDY_UP, REFILL, n=action + 1 if game.actions > 1 else 0)
        game.then((me + 1) % game.seats, TURN)


class Act(Choice[Catham]):
    """M3: take cards of one faction from the pool, or play a set of one; M7.7: pass only if neither is possible."""

    asks_for = (VERB, FACTION, COUNT)
    carries = Carries(n=ACTION)
    rule = "M3"
    always_ask = True  # a single way to go would tell of the hand

    def options(self, game: Catham, me: Seat) -> Ints:
        options, richest = ints(), game.richest(me)
        counts, pool, mine = game.zones.counts.items, POOL * KINDS, hand(me) * KINDS
        for card in game.factions.items:
            held = counts[mine + card]
            if held > 0:
                kind = CARDS[card]
                most = kind.demand.most(held, counts[mine], richest)
                for n in kind.sets.items:
                    if n > most:
                        break
                    options.append(pack(PLAY, card, n))
        for card in game.factions.items:
            for n in range(1, counts[pool + card] + 1):
                options.append(pack(TAKE, card, n))
        if options.size == 0:
            options.append(PASS)
        return options

    def choose(self, game: Catham, me: Seat, option: Option) -> None:
        if option == PASS:
            game.tell(PASSED, me)
            return
        verb, card, count = three(option)
        if verb == TAKE:
            game.pick_up(me, card, POOL, count)
            game.tell(TOOK, me, card, n=count)
        else:
            game.put_down(me, card, TABLE, count)
            game.tell(PLAYED, me, card, n=count)
            game.speak(card, me, CARDS[card].effects, count)

    def why_not(self, game: Catham, me: Seat, option: Option) -> str:
        if option == PASS:
            return self.rule
        verb, card, count = three(option)
        if verb > PLAY:
            return SHAPE
        if card not in game.factions:
            return "M1.1"
        if count == 0:
            return "M7.3"
        if verb == TAKE:
            return "M3.1"
        return "M3.2" if count > game.zones.count(hand(me), card) else CARDS[card].rule


class TidyUp(Effect[Catham]):
    """M3.2, M3.3: what was played and revealed is discarded; then, from the active player on, what is too much."""

    def apply(self, game: Catham, me: Seat) -> None:
        if game.zones.size(TABLE) > 0:
            game.zones.pour(TABLE, DISCARD)
        for i in range(game.seats):
            seat = (me + i) % game.seats
            excess = game.zones.size(hand(seat)) - HAND_LIMIT
            if excess > 0:
                game.then(seat, KEEP_TO_LIMIT, n=excess)


class Refill(Effect[Catham]):
    """M2.3, M7.2: open cards until the pool is full, as far as there are any."""

    def apply(self, game: Catham, me: Seat) -> None:
        for _ in range(POOL_SIZE - game.zones.size(POOL)):
            game.draw(POOL, OPENED, NOBODY)


SETUP: Final = Setup()
TURN: Final = Turn()
ACT: Final = Act()
TIDY_UP: Final = TidyUp()
REFILL: Final = Refill()


def new_game(seats: i64, chance: Chance, factions: Ints, actions: i64, listen: bool = False) -> Catham:
    """Sit down and deal; no factions named means any five."""
    game = Catham()
    game.factions = factions
    game.actions = actions
    game.begin(seats, chance, SETUP, listen)
    return game
