"""Assassinations: where, whom, and what comes of it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import PASS, SHAPE, CardId, Choice, Effect, Option, Seat, pack, two
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.emerald.block import ALWAYS, Block, UnlessBlocked
from gaslamp.games.emerald.bombs import BOMB, firepower, most_bombs
from gaslamp.games.emerald.card import FENIANS, KILLS, royalty_of
from gaslamp.games.emerald.events import KILLED, SLEW
from gaslamp.games.emerald.laid import STAR, laid_for
from gaslamp.games.emerald.parts import CARD, CITY, OWNER, POINTS, PREY, PRICE, PRIZE, SEAT, VICTIM
from gaslamp.games.emerald.payment import PUT_AWAY
from gaslamp.games.emerald.pieces import CAPTIVE, LAST_CITY, SUPPLY
from gaslamp.games.emerald.prospects import AGENT, ROYALTY, all_prey, price_of
from gaslamp.games.emerald.rank import FIRST, MOST
from gaslamp.games.emerald.reveal import REVEALS
from gaslamp.games.emerald.state import Emerald, WithBombs


def victims(game: Emerald, me: Seat, city: i64) -> bool:
    """Whether another player has an agent in a city that no block has saved."""
    for seat in range(game.seats):
        if seat != me and game.within_reach(seat, city):
            return True
    return False


class Strike(WithBombs):
    """E4.6: choose where to kill, and whether an agent or royalty; one's own agents there are bombs."""

    asks_for = (CITY, PREY)
    details = (PRICE, OWNER, PRIZE, POINTS)
    rule = "E4.6"
    always_ask = True  # a single target would tell of the bombs in the hand

    def options(self, game: Emerald, me: Seat) -> Ints:
        return self.targets(game, me, 0)

    def detailed(self, game: Emerald, me: Seat) -> Ints:
        return all_prey(game)

    def details_of(self, game: Emerald, me: Seat, option: Option) -> Ints:
        return price_of(game, me, option)

    def need(self, game: Emerald, me: Seat) -> i64:
        """As many as the easiest prey needs."""
        return self.easiest(game, me, 0)

    def bombs(self, game: Emerald, me: Seat, card: CardId, fenians: bool) -> i64:
        """The same anywhere; but with Fenians, who bring more bombs to some cities, other prey may be the easiest."""
        if card != FENIANS or fenians:
            return most_bombs(game, me, 0, FIRST, card, fenians)
        return self.easiest(game, me, 0) - self.easiest(game, me, FENIANS)

    def easiest(self, game: Emerald, me: Seat, beside: CardId) -> i64:
        """How many bombs the easiest prey needs beside a card, or beside none."""
        bombs: i64 = MOST
        for city in range(1, LAST_CITY + 1):
            mine = game.agents.at(me, city)
            if mine == 0 or not game.leads(me, city):
                continue
            if beside:
                mine += most_bombs(game, me, city, FIRST, beside, False)
            if victims(game, me, city):
                bombs = min(bombs, game.card(city).cost - mine)
            if game.royals[city] > 0:
                bombs = min(bombs, game.card(royalty_of(city)).cost - mine)
        return bombs

    def targets(self, game: Emerald, me: Seat, spared: CardId) -> Ints:
        """Where one has an agent and most pieces, and bombs enough without a card."""
        targets = ints()
        for city in range(1, LAST_CITY + 1):
            mine = game.agents.at(me, city)
            if mine == 0 or not game.leads(me, city):
                continue
            agent, royal = victims(game, me, city), game.royals[city] > 0
            if not agent and not royal:
                continue
            power = mine + firepower(game, me, city, FIRST, spared)
            if agent and game.card(city).cost <= power:
                targets.append(pack(city, AGENT))
            if royal and game.card(royalty_of(city)).cost <= power:
                targets.append(pack(city, ROYALTY))
        return targets

    def thinkable(self, game: Emerald, me: Seat) -> bool:
        """Whether there is anybody to kill where one could, if one had the bombs."""
        for city in range(1, LAST_CITY + 1):
            prey = game.royals[city] > 0 or victims(game, me, city)
            if prey and game.agents.at(me, city) > 0 and game.leads(me, city):
                return True
        return False

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        city, prey = two(option)
        if prey == ROYALTY:
            missing = max(0, game.card(royalty_of(city)).cost - game.agents.at(me, city))
            game.then(me, BOMB, SLAY, at=city, n=missing)
        else:
            game.then(me, CHOOSE_VICTIM, at=city)

    def why_not(self, game: Emerald, me: Seat, option: Option) -> str:
        if option == PASS:
            return self.rule
        city, prey = two(option)
        if prey > ROYALTY:
            return SHAPE
        saved = prey == AGENT and 1 <= city <= LAST_CITY and game.saved_in(city) > 0
        return "E8.24" if saved and not victims(game, me, city) else self.rule


class Victim(WithBombs):
    """E4.6: choose whose agent is to die; there are bombs enough, or it would not be asked."""

    asks_for = (SEAT,)
    carries = Carries(at=CITY)
    rule = "E4.6"

    def options(self, game: Emerald, me: Seat) -> Ints:
        seats, city = ints(), game.at
        if game.agents.at(me, city) + firepower(game, me, city, FIRST) < game.card(city).cost:
            return seats
        for seat in range(game.seats):
            if seat != me and game.within_reach(seat, city):
                seats.append(seat)
        return seats

    def need(self, game: Emerald, me: Seat) -> i64:
        """What one's own agents there do not bring."""
        city = game.at
        return game.card(city).cost - game.agents.at(me, city)

    def bombs(self, game: Emerald, me: Seat, card: CardId, fenians: bool) -> i64:
        city = game.at
        return most_bombs(game, me, city, FIRST, card, fenians)

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        city, victim = game.at, option
        game.then(me, BOMB, at=city, n=max(0, self.need(game, me)))
        game.then(me, KILL_UNLESS_BLOCKED, at=city, to=victim)

    def why_not(self, game: Emerald, me: Seat, option: Option) -> str:
        city = game.at
        return game.rule_of_reach(me, option, city, self.rule)


class Kill(Effect[Emerald]):
    """E4.6: an agent dies; it lies on the card that killed it, if there is a box for it."""

    carries = Carries(at=CITY, to=VICTIM)

    def apply(self, game: Emerald, me: Seat) -> None:
        weapon, city, victim = game.this, game.at, game.to
        points = game.card(weapon).kill_points
        game.agents.move(victim, city, CAPTIVE if points > 0 else SUPPLY)
        game.tell(KILLED, me, weapon, n=points, at=city, to=victim)
        if points > 0:
            game.players[me].kills[victim] += points
            game.players[me].lay_beside(weapon, agent=victim)
            game.laid.remove(laid_for(weapon, STAR))
        game.clear(me, city)
        game.then(me, REVEALS)


class Slay(Effect[Emerald]):
    """E4.6: royalty dies, for Restorationist points."""

    carries = Carries(at=CITY)

    def apply(self, game: Emerald, me: Seat) -> None:
        city, royalty = game.at, royalty_of(game.at)
        game.royals[city] = 0
        game.players[me].lay_beside(royalty)
        game.tell(SLEW, me, royalty, at=city)
        game.gain(me, 0, restorationist=game.card(royalty).restorationist_points)
        after_royalty(game, me, city)


def after_royalty(game: Emerald, me: Seat, city: i64) -> None:
    """E4.6, E8.1, E8.5: the Black Hand pays, the die is rolled, and whoever loses a token loses an agent there."""
    game.gain_royalty(me)
    if game.roll(me) and game.agents.at(me, city) > 0:
        game.send_home(me, city)
    game.clear(me, city)
    game.then(me, REVEALS)


class StrikeMore(Choice[Emerald]):
    """E4.6: play another card to kill once more, or stop."""

    asks_for = (CARD,)
    rule = "E4.6"
    always_ask = True  # to have no such card must look like not to want to

    def options(self, game: Emerald, me: Seat) -> Ints:
        options = ints()
        if STRIKE.thinkable(game, me) and game.may_have(me, KILLS):
            options.append(PASS)
            for card in game.players[me].hand.items:
                if game.card(card).assassinate > 0 and STRIKE.targets(game, me, card).size > 0:
                    options.insert(card)
        return options

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        if option != PASS:
            game.lay(me, option, STAR)
            game.speak(option, me, STRIKES)

    def why_not(self, game: Emerald, me: Seat, option: Option) -> str:
        return self.rule if option in game.players[me].hand else "E3.2"


STRIKE: Final = Strike()
CHOOSE_VICTIM: Final = Victim()
KILL: Final = Kill()
SLAY: Final = Slay()
KILL_UNLESS_BLOCKED: Final = UnlessBlocked(Block(KILL, "assassin", vampires=ALWAYS))
STRIKE_MORE: Final = StrikeMore()
STRIKES: Final[tuple[Effect[Any], ...]] = (STRIKE, PUT_AWAY, STRIKE_MORE)  # in the name of the assassination card
