"""Assassinations: where, whom, with which bombs, and what comes of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import ORDER, PASS, SHAPE, CardId, Choice, Effect, Option, Seat, pack, part
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.emerald.block import Block, Threat
from gaslamp.games.emerald.card import FENIANS, INFERNAL_MACHINE, KILLS, royalty_of
from gaslamp.games.emerald.events import KILLED, SLEW
from gaslamp.games.emerald.parts import AT, CARD, CITY, PREY, SEAT, TO, USE, N
from gaslamp.games.emerald.payment import PUT_AWAY
from gaslamp.games.emerald.pieces import CAPTIVE, LAST_CITY, SUPPLY
from gaslamp.games.emerald.reveal import REVEALS
from gaslamp.games.emerald.state import Emerald, WithBombs
from gaslamp.games.emerald.table import STAR, SYMBOL, TEXT

AGENT: Final = 0  # whom one kills
ROYALTY: Final = 1
INFERNAL_BOMBS: Final = 3
BEST: Final = 255  # more bombs than any card has


def worth(game: Emerald, me: Seat, city: i64, card: CardId, use: i64) -> i64:
    """How many bombs a card brings, by its symbols or by its text."""
    if use == SYMBOL:
        return game.card(card).bombs
    if card == INFERNAL_MACHINE:
        return INFERNAL_BOMBS
    if card == FENIANS and not doubled(game):
        return game.agents.at(me, city)
    return 0


def doubled(game: Emerald) -> bool:
    """Whether the Fenians are at work already."""
    return FENIANS | TEXT << 8 in game.laid


def rank(bombs: i64, card: CardId, use: i64) -> i64:
    """The order in which bombs are played: the strongest first, so that none is too many."""
    return (BEST - bombs) << 16 | card << 2 | use


def firepower(game: Emerald, me: Seat, city: i64, start: i64, spared: CardId = 0) -> i64:
    """The bombs that the hand can bring from a rank on, every card once; one card may be spared."""
    found: i64 = 0
    fenians = False
    for card in game.players[me].hand.items:
        if card == spared:
            spared = 0
            continue
        found += most_bombs(game, me, city, start, card, fenians)
        fenians = fenians or card == FENIANS
    return found


def most_bombs(game: Emerald, me: Seat, city: i64, start: i64, card: CardId, fenians: bool) -> i64:
    """The bombs that a card can bring from a rank on, by its symbols or by its text; Fenians are at work but once."""
    best: i64 = 0
    bombs = game.card(card).bombs
    if bombs > 0 and rank(bombs, card, SYMBOL) >= start:
        best = bombs
    if card == INFERNAL_MACHINE or (card == FENIANS and not fenians):
        bombs = worth(game, me, city, card, TEXT)
        if bombs > best and rank(bombs, card, TEXT) >= start:
            best = bombs
    return best


def victims(game: Emerald, me: Seat, city: i64) -> bool:
    """Whether another player has an agent in a city."""
    for seat in range(game.seats):
        if seat != me and game.agents.at(seat, city) > 0:
            return True
    return False


class Strike(WithBombs):
    """Choose where to kill, and whether an agent or royalty."""

    asks_for = (CITY, PREY)
    carries = Carries(AT, N, TO)
    rule = "E4.6"
    always_ask = True  # a single target would tell of the bombs in the hand

    def options(self, game: Emerald, me: Seat) -> Ints:
        """Where one has an agent and most pieces, and bombs enough."""
        return self.targets(game, me, 0)

    def need(self, game: Emerald, me: Seat) -> i64:
        """As many as the easiest prey needs."""
        return self.least(game, me, 0)

    def bombs(self, game: Emerald, me: Seat, card: CardId, fenians: bool) -> i64:
        """The same anywhere; but with Fenians, who bring more bombs to some cities, other prey may be the easiest."""
        if card != FENIANS or fenians:
            return most_bombs(game, me, 0, 0, card, fenians)
        return self.least(game, me, 0) - self.least(game, me, FENIANS)

    def least(self, game: Emerald, me: Seat, beside: CardId) -> i64:
        """How many bombs the easiest prey needs beside a card, or beside none."""
        found: i64 = BEST
        for city in range(1, LAST_CITY + 1):
            mine = game.agents.at(me, city)
            if mine == 0 or not game.leads(me, city):
                continue
            if beside:
                mine += most_bombs(game, me, city, 0, beside, False)
            if victims(game, me, city):
                found = min(found, game.card(city).cost - mine)
            if game.royals[city] > 0:
                found = min(found, game.card(royalty_of(city)).cost - mine)
        return found

    def targets(self, game: Emerald, me: Seat, spared: CardId) -> Ints:
        """The same with a card less in hand."""
        found = ints()
        for city in range(1, LAST_CITY + 1):
            mine = game.agents.at(me, city)
            if mine == 0 or not game.leads(me, city):
                continue
            agent, royal = victims(game, me, city), game.royals[city] > 0
            if not agent and not royal:
                continue
            power = mine + firepower(game, me, city, 0, spared)
            if agent and game.card(city).cost <= power:
                found.append(pack(city, AGENT))
            if royal and game.card(royalty_of(city)).cost <= power:
                found.append(pack(city, ROYALTY))
        return found

    def thinkable(self, game: Emerald, me: Seat) -> bool:
        """Whether there is anybody to kill where one could, if one had the bombs."""
        for city in range(1, LAST_CITY + 1):
            prey = game.royals[city] > 0 or victims(game, me, city)
            if prey and game.agents.at(me, city) > 0 and game.leads(me, city):
                return True
        return False

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        """One's own agents there are bombs; the rest must be played."""
        city, prey = part(option, 0), part(option, 1)
        if prey == ROYALTY:
            missing = max(0, game.card(royalty_of(city)).cost - game.agents.at(me, city))
            game.then(me, BOMB, SLAY, at=city, n=missing)
        else:
            game.then(me, VICTIM, at=city)

    def why_not(self, game: Emerald, me: Seat, option: Option) -> str:
        """The conditions of killing."""
        return SHAPE if option != PASS and part(option, 1) > ROYALTY else self.rule


class Victim(WithBombs):
    """Choose whose agent is to die."""

    asks_for = (SEAT,)
    carries = Carries(AT, N, TO)
    rule = "E4.6"

    def options(self, game: Emerald, me: Seat) -> Ints:
        """The others with an agent there; there are bombs enough, or it would not be asked."""
        found = ints()
        if game.agents.at(me, game.at) + firepower(game, me, game.at, 0) < game.card(game.at).cost:
            return found
        for seat in range(game.seats):
            if seat != me and game.agents.at(seat, game.at) > 0:
                found.append(seat)
        return found

    def need(self, game: Emerald, me: Seat) -> i64:
        """What one's own agents there do not bring."""
        return game.card(game.at).cost - game.agents.at(me, game.at)

    def bombs(self, game: Emerald, me: Seat, card: CardId, fenians: bool) -> i64:
        """Any use will do."""
        return most_bombs(game, me, game.at, 0, card, fenians)

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        """Bombs, a chance to block, and death."""
        missing = max(0, game.card(game.at).cost - game.agents.at(me, game.at))
        game.then(me, BOMB, at=game.at, n=missing, to=option)
        game.then(me, AMBUSH, at=game.at, to=option)


class Bomb(WithBombs):
    """Play a card for its bombs, the strongest first, until there are enough."""

    asks_for = (USE, CARD)
    carries = Carries(AT, N, TO)
    rule = "E4.6"
    always_ask = True  # a single way to pay would tell of the hand

    def options(self, game: Emerald, me: Seat) -> Ints:
        """The cards from which on there are enough bombs."""
        found, ranks = ints(), ints()
        if game.n == 0:
            return found
        start = self.start(game, me)
        for card in game.players[me].hand.items:
            for use in range(SYMBOL, TEXT + 1):
                bombs = worth(game, me, game.at, card, use)
                place = rank(bombs, card, use)
                if bombs > 0 and place >= start and firepower(game, me, game.at, place) >= game.n:
                    ranks.insert(place)
        for place in ranks.items:
            found.append(pack(place & 3, place >> 2 & 255))
        return found

    def need(self, game: Emerald, me: Seat) -> i64:
        """All that are still missing."""
        return game.n

    def bombs(self, game: Emerald, me: Seat, card: CardId, fenians: bool) -> i64:
        """As long as it is not too late for them."""
        return most_bombs(game, me, game.at, self.start(game, me), card, fenians)

    def start(self, game: Emerald, me: Seat) -> i64:
        """No earlier than the last bomb."""
        last = game.laid[game.laid.size - 1]
        card, use = last & 255, last >> 8
        if use == STAR:
            return 0
        if use == TEXT and card == FENIANS:
            return rank(game.agents.at(me, game.at), card, use)
        return rank(worth(game, me, game.at, card, use), card, use)

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        """It goes off; are more needed?"""
        use, card = part(option, 0), part(option, 1)
        bombs = worth(game, me, game.at, card, use)
        game.lay(me, card, use)
        if bombs < game.n:
            game.then(me, self, at=game.at, n=game.n - bombs, to=game.to)

    def why_not(self, game: Emerald, me: Seat, option: Option) -> str:
        """Only bombs, only as many as needed, the strongest first."""
        if option == PASS:
            return self.rule
        use, card = part(option, 0), part(option, 1)
        if use > TEXT:
            return SHAPE
        if card not in game.players[me].hand:
            return "E3.2"
        if worth(game, me, game.at, card, use) > 0:
            return ORDER
        return "E8.12" if use == TEXT and card == FENIANS else self.rule


class Kill(Effect[Emerald]):
    """An agent dies; it lies on the card that killed it, if there is a box for it."""

    def apply(self, game: Emerald, me: Seat) -> None:
        """Points, cubes, and perhaps an identity."""
        weapon, city, victim = game.laid[0] & 255, game.at, game.to
        points = game.card(weapon).kill_points
        game.agents.move(victim, city, CAPTIVE if points > 0 else SUPPLY)
        game.tell(KILLED, me, weapon, n=points, at=city, to=victim)
        if points > 0:
            game.players[me].kills[victim] += points
            game.players[me].keep(weapon, pawn=victim)
            game.laid.remove(weapon | STAR << 8)
        game.clear(me, city)
        game.then(me, REVEALS)


class Slay(Effect[Emerald]):
    """Royalty dies, and perhaps a mind with it."""

    def apply(self, game: Emerald, me: Seat) -> None:
        """Points, the die, cubes, and perhaps an identity."""
        city, royalty = game.at, royalty_of(game.at)
        game.royals[city] = 0
        game.players[me].keep(royalty)
        game.tell(SLEW, me, royalty, at=city)
        game.gain(me, 0, restorationist=game.card(royalty).restorationist_points)
        shudder(game, me, city)


def shudder(game: Emerald, me: Seat, city: i64) -> None:
    """After royalty is gained: the Black Hand pays, the die is rolled, whoever loses a token loses an agent there."""
    game.gain_royalty(me)
    if game.roll(me) and game.agents.at(me, city) > 0:
        game.send_home(me, city)
    game.clear(me, city)
    game.then(me, REVEALS)


class StrikeMore(Choice[Emerald]):
    """Play another card to kill once more, or stop."""

    asks_for = (CARD,)
    carries = Carries(AT, N, TO)
    rule = "E4.6"
    always_ask = True  # to have no such card must look like not to want to

    def options(self, game: Emerald, me: Seat) -> Ints:
        """No more, or a card with the symbol and somebody to kill with it."""
        found = ints()
        if STRIKE.thinkable(game, me) and game.may_have(me, KILLS):
            found.append(PASS)
            for card in game.players[me].hand.items:
                if game.card(card).assassinate > 0 and STRIKE.targets(game, me, card).size > 0:
                    found.insert(card)
        return found

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        """Once more."""
        if option != PASS:
            game.lay(me, option, STAR)
            game.then(me, STRIKE, PUT_AWAY, self)

    def why_not(self, game: Emerald, me: Seat, option: Option) -> str:
        """Only a card that is held."""
        return self.rule if option in game.players[me].hand else "E3.2"


STRIKE: Final = Strike()
VICTIM: Final = Victim()
BOMB: Final = Bomb()
KILL: Final = Kill()
SLAY: Final = Slay()
AMBUSH: Final = Threat(Block(KILL, killing=True))
STRIKE_MORE: Final = StrikeMore()
