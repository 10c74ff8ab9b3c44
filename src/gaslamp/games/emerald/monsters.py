"""What the Old Ones and their servants do."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gaslamp.engine.core.effect import NOBODY, ORDER, PASS, Choice, Effect, Option, Seat, first_part, two
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.emerald.block import ALWAYS, NEVER, SINCE_3, Block, UnlessBlocked
from gaslamp.games.emerald.card import is_game_card
from gaslamp.games.emerald.events import ABDUCTED_AGENT, CAME_BACK, DEVASTATED, KILLED, OFFERED_UP, ROSE
from gaslamp.games.emerald.laid import TEXT, laid_for
from gaslamp.games.emerald.parts import CITIES, CITY, LAST, REFUSED, SEAT, VICTIM
from gaslamp.games.emerald.persons import REPLACE, others
from gaslamp.games.emerald.pieces import (
    ABDUCTED,
    ALOFT,
    CAPTIVE,
    LAST_CITY,
    LIMBO,
    SUPPLY,
    YOG,
    every_city,
)
from gaslamp.games.emerald.reveal import REVEALS
from gaslamp.games.emerald.spread import SpreadPieces
from gaslamp.games.emerald.state import Emerald


class Summon(Choice[Emerald]):
    """E8.4: Cthulhu: choose the city that he destroys, if nobody stops him."""

    asks_for = (CITY,)
    rule = "E8.4"

    def options(self, game: Emerald, me: Seat) -> Ints:
        return every_city()

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        game.then(me, DEVASTATE_UNLESS_BLOCKED, at=option)


class DevastateUnlessBlocked(Effect[Emerald]):
    """E8.24: every other player with an agent in the city may stop Cthulhu, clockwise."""

    carries = Carries(at=CITY, to=REFUSED)

    def apply(self, game: Emerald, me: Seat) -> None:
        city, refused = game.at, game.to
        seat = ((me if refused == NOBODY else refused) + 1) % game.seats
        while seat != me:
            if game.agents.at(seat, city) > 0 and BLOCK_CTHULHU.thinkable(game, seat):
                game.then(seat, BLOCK_CTHULHU, at=city, n=BLOCK_CTHULHU.threat, to=me)
                return
            seat = (seat + 1) % game.seats
        game.then(me, DEVASTATE, at=city)


class Devastate(Effect[Emerald]):
    """E8.4: nothing is left of a city but royalty on its space; cards beneath the top one leave unseen."""

    carries = Carries(at=CITY)

    def apply(self, game: Emerald, me: Seat) -> None:
        city = game.at
        game.tell(DEVASTATED, me, at=city)
        if game.tops[city] > 0:
            game.removed.append(game.tops[city])
            game.tops[city] = 0
        for i in range(game.stacks.size(city)):
            card = game.stacks.card(city, i)
            (game.box if is_game_card(card) else game.removed).append(card)
        game.stacks.clear(city)
        for seat in range(game.seats):
            game.agents.move(seat, city, SUPPLY, game.agents.at(seat, city))
            game.cubes.move(seat, city, LIMBO, game.cubes.at(seat, city))
        game.zombies.move(0, city, SUPPLY, game.zombies.at(0, city))
        game.then(me, REVEALS)


class Abduct(Choice[Emerald]):
    """E8.15: Mi-Go: one or two of your agents leave their cities for this card, if none is with them."""

    asks_for = (CITIES,)
    carries = Carries(at=LAST)
    rule = "E8.15"

    def __init__(self, always_ask: bool) -> None:
        self.always_ask = always_ask  # a set of which a part is forced is asked for whole

    def options(self, game: Emerald, me: Seat) -> Ints:
        options, last = ints(), game.at
        if game.goes_on:
            options.append(PASS)
        elif game.agents.at(me, ABDUCTED) + game.agents.at(me, ALOFT) > 0:
            return options
        for city in range(max(1, last), LAST_CITY + 1):
            if game.agents.at(me, city) > 0:
                options.append(city)
        return options

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        if option != PASS:
            game.agents.move(me, option, ABDUCTED)
            game.tell(ABDUCTED_AGENT, me, n=1, at=option)
            if self.room(game, me) > 0:
                game.then_more(me, ABDUCT_MORE, at=option)

    def elements(self, game: Emerald, me: Seat) -> Ints:
        last = game.at
        return own_agents(game, me, last, self.room(game, me))

    def room(self, game: Emerald, me: Seat) -> i64:
        """For how many more agents there is room on the card."""
        return game.card(game.this).abducted - game.agents.at(me, ABDUCTED)

    def least(self, game: Emerald, me: Seat, element: Option) -> i64:
        return 0 if game.goes_on else 1

    def most(self, game: Emerald, me: Seat, element: Option) -> i64:
        return min(self.room(game, me), self.elements(game, me).size)

    def why_not(self, game: Emerald, me: Seat, option: Option) -> str:
        last = game.at
        return ORDER if 1 <= option < last and game.agents.at(me, option) > 0 else self.rule


def own_agents(game: Emerald, me: Seat, first: i64, most: i64) -> Ints:
    """The cities of one's agents from one on, each as often as there are agents but at most so often."""
    cities = ints()
    for city in range(max(1, first), LAST_CITY + 1):
        for _ in range(min(most, game.agents.at(me, city))):
            cities.append(city)
    return cities


class Land(Choice[Emerald]):
    """E8.15: Mi-Go: choose the one city that your agents come back to; the card leaves the game."""

    asks_for = (CITY,)
    rule = "E8.15"

    def options(self, game: Emerald, me: Seat) -> Ints:
        return every_city()

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        n = game.agents.at(me, ALOFT)
        game.agents.move(me, ALOFT, option, n)
        game.players[me].let_go(game.this)
        game.removed.append(game.this)
        game.tell(CAME_BACK, me, n=n, at=option)


class Absorb(Choice[Emerald]):
    """E8.16: Shoggoth: remove an agent not your own, anywhere, if it is not blocked."""

    asks_for = (CITY, SEAT)
    rule = "E8.16"
    always_ask = True  # what cannot be undone is not done without a word

    def options(self, game: Emerald, me: Seat) -> Ints:
        return game.agents.where_any(game.seats, me)

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        city, victim = two(option)
        game.then(me, DIGEST_UNLESS_BLOCKED, at=city, to=victim)


class Digest(Effect[Emerald]):
    """E8.16: the agent counts as killed, lies on the card and scores its points."""

    carries = Carries(at=CITY, to=VICTIM)

    def apply(self, game: Emerald, me: Seat) -> None:
        city, victim, points = game.at, game.to, game.card(game.this).kill_points
        game.agents.move(victim, city, CAPTIVE)
        game.laid.remove(laid_for(game.this, TEXT))
        game.players[me].lay_beside(game.this, agent=victim)
        game.players[me].kills[victim] += points
        game.tell(KILLED, me, game.this, n=points, at=city, to=victim)
        game.then(me, REVEALS)


class Terrify(Choice[Emerald]):
    """E8.20: Night terrors: another player rolls the sanity die."""

    asks_for = (SEAT,)
    rule = "E8.20"

    def options(self, game: Emerald, me: Seat) -> Ints:
        return others(game, me)

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        game.roll(option)
        game.then(me, REVEALS)


class Convert(Choice[Emerald]):
    """E8.25: Vampires: replace another's agent in a city where you have one, with one from supply, if not blocked."""

    asks_for = (CITY, SEAT)
    rule = "E8.25"
    always_ask = True  # what cannot be undone is not done without a word

    def options(self, game: Emerald, me: Seat) -> Ints:
        options = ints()
        if game.agents.at(me, SUPPLY) > 0:
            for option in game.agents.where_any(game.seats, me).items:
                if game.agents.at(me, first_part(option)) > 0:
                    options.append(option)
        return options

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        city, victim = two(option)
        game.then(me, REPLACE_UNLESS_BLOCKED, at=city, to=victim)


class OfferUp(Choice[Emerald]):
    """E8.27: Yog Sothoth: put any number of your agents on the card, for a Loyalist point each."""

    asks_for = (CITIES,)
    carries = Carries(at=LAST)
    rule = "E8.27"

    def options(self, game: Emerald, me: Seat) -> Ints:
        options, last = ints(), game.at
        options.append(PASS)
        for city in range(max(1, last), LAST_CITY + 1):
            if game.agents.at(me, city) > 0:
                options.append(city)
        return options

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        if option != PASS:
            game.agents.move(me, option, YOG)
            game.tell(OFFERED_UP, me, n=1, at=option)
            game.gain(me, 0, loyalist=game.card(game.this).agent_points)
            game.then_more(me, self, at=option)

    def elements(self, game: Emerald, me: Seat) -> Ints:
        last = game.at
        return own_agents(game, me, last, game.edition.agents)

    def why_not(self, game: Emerald, me: Seat, option: Option) -> str:
        last = game.at
        return ORDER if 1 <= option < last and game.agents.at(me, option) > 0 else self.rule


class Infest(Effect[Emerald]):
    """E8.28: Zombies: those on the board take their victims, city by city, then two more rise."""

    def apply(self, game: Emerald, me: Seat) -> None:
        for city in range(1, LAST_CITY + 1):
            if game.zombies.at(0, city) > 0:
                game.then(me, DEVOUR, at=city)
        game.then(me, RISE)


class Devour(Choice[Emerald]):
    """E8.28: Zombies: one agent in this city, not your own, may be returned; each that is saved sends a zombie away."""

    asks_for = (SEAT,)
    carries = Carries(at=CITY)
    rule = "E8.28"

    def options(self, game: Emerald, me: Seat) -> Ints:
        options, city = ints(), game.at
        if game.zombies.at(0, city) <= game.saved_in(city):
            return options
        for seat in range(game.seats):
            if seat != me and game.within_reach(seat, city):
                options.append(seat)
        if options.size > 0:
            options.append(PASS)
        return options

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        city = game.at
        if option != PASS:
            game.then(me, DRAG_UNLESS_BLOCKED, at=city, to=option)

    def why_not(self, game: Emerald, me: Seat, option: Option) -> str:
        city = game.at
        return game.rule_of_reach(me, option, city, self.rule)


class Drag(Effect[Emerald]):
    """E8.28: the agent returns to its owner."""

    carries = Carries(at=CITY, to=VICTIM)

    def apply(self, game: Emerald, me: Seat) -> None:
        city, victim = game.at, game.to
        game.send_home(victim, city)
        game.then(me, REVEALS)


class Rise(Effect[Emerald]):
    """E8.28: two zombies rise, or as many as there are."""

    def apply(self, game: Emerald, me: Seat) -> None:
        rising = min(game.card(game.this).rising, game.zombies.at(0, SUPPLY))
        if rising > 0:
            game.then(me, HAUNT, at=1, n=rising)


class Haunt(SpreadPieces):
    """E8.28: Zombies: choose a city for each new zombie."""

    rule = "E8.28"

    def put(self, game: Emerald, me: Seat, city: Option) -> None:
        game.zombies.move(0, SUPPLY, city)
        game.tell(ROSE, me, n=1, at=city)


SUMMON: Final = Summon()
DEVASTATE: Final = Devastate()
DEVASTATE_UNLESS_BLOCKED: Final = DevastateUnlessBlocked()
BLOCK_CTHULHU: Final = Block(DEVASTATE_UNLESS_BLOCKED, "cthulhu", vampires=NEVER)
ABDUCT: Final = Abduct(always_ask=True)
ABDUCT_MORE: Final = Abduct(always_ask=False)
LAND: Final = Land()
ABSORB: Final = Absorb()
DIGEST: Final = Digest()
DIGEST_UNLESS_BLOCKED: Final = UnlessBlocked(Block(DIGEST, "shoggoth", vampires=ALWAYS))
TERRIFY: Final = Terrify()
CONVERT: Final = Convert()
REPLACE_UNLESS_BLOCKED: Final = UnlessBlocked(Block(REPLACE, "vampires", vampires=NEVER))
OFFER_UP: Final = OfferUp()
INFEST: Final = Infest()
DEVOUR: Final = Devour()
DRAG: Final = Drag()
DRAG_UNLESS_BLOCKED: Final = UnlessBlocked(Block(DRAG, "zombies", vampires=SINCE_3, if_blocked=DEVOUR))
RISE: Final = Rise()
HAUNT: Final = Haunt()
