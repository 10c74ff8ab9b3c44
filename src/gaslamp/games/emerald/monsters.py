"""What the Old Ones and their servants do."""

from __future__ import annotations

from typing import Final

from gaslamp.engine.core.effect import ORDER, PASS, Choice, Effect, Option, Seat, pack, part
from gaslamp.engine.core.parts import Carries
from gaslamp.engine.core.piles import Ints, ints
from gaslamp.games.emerald.block import SAVED, Block, Threat
from gaslamp.games.emerald.card import SHERLOCK, is_game_card
from gaslamp.games.emerald.events import ABDUCTED_AGENT, CAME_BACK, DEVASTATED, KILLED, OFFERED_UP, ROSE
from gaslamp.games.emerald.parts import AT, CITY, COUNT, SEAT, TO, N
from gaslamp.games.emerald.persons import REPLACE, others
from gaslamp.games.emerald.pieces import ABDUCTED, ALOFT, CAPTIVE, LAST_CITY, LIMBO, SUPPLY, YOG
from gaslamp.games.emerald.reveal import REVEALS
from gaslamp.games.emerald.state import Emerald
from gaslamp.games.emerald.symbols import every_city
from gaslamp.games.emerald.table import TEXT

RISING: Final = 2  # zombies placed each time


class Summon(Choice[Emerald]):
    """Cthulhu: choose the city that he destroys."""

    asks_for = (CITY,)
    carries = Carries(AT, N, TO)
    rule = "E8.4"

    def options(self, game: Emerald, me: Seat) -> Ints:
        """Any city."""
        return every_city()

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        """If nobody stops him."""
        game.then(me, OMEN, at=option)


class Omen(Effect[Emerald]):
    """Every other player with an agent in the city may stop Cthulhu, clockwise; n have had their chance."""

    def apply(self, game: Emerald, me: Seat) -> None:
        """Ask the next who may have Sherlock Holmes."""
        for i in range(game.n + 1, game.seats):
            seat = (me + i) % game.seats
            if game.agents.at(seat, game.at) > 0 and game.players[seat].may_hold(SHERLOCK):
                game.then(seat, DEFY, at=game.at, n=i, to=me)
                return
        game.then(me, DEVASTATE, at=game.at)


class Devastate(Effect[Emerald]):
    """Nothing is left of a city but royalty on its space."""

    def apply(self, game: Emerald, me: Seat) -> None:
        """Cards, agents, zombies, cubes; then identities."""
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
    """Mi-Go: one or two of your agents leave their cities for this card, in rising order."""

    asks_for = (CITY,)
    carries = Carries(AT, N, TO)
    rule = "E8.15"

    def options(self, game: Emerald, me: Seat) -> Ints:
        """The cities with one of your agents; after the first one, also no more."""
        found = ints()
        if game.n == 0 and game.agents.at(me, ABDUCTED) + game.agents.at(me, ALOFT) > 0:
            return found
        if game.n == 1:
            found.append(PASS)
        for city in range(max(1, game.at), LAST_CITY + 1):
            if game.agents.at(me, city) > 0:
                found.append(city)
        return found

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        """Onto the card; another one?"""
        if option != PASS:
            game.agents.move(me, option, ABDUCTED)
            game.tell(ABDUCTED_AGENT, me, n=1, at=option)
            if game.n == 0:
                game.then(me, self, at=option, n=1)

    def why_not(self, game: Emerald, me: Seat, option: Option) -> str:
        """Only one's own agents in cities, in order."""
        return ORDER if 1 <= option < game.at and game.agents.at(me, option) > 0 else self.rule


class Land(Choice[Emerald]):
    """Mi-Go: choose the one city that your agents come back to."""

    asks_for = (CITY,)
    carries = Carries(AT, N, TO)
    rule = "E8.15"

    def options(self, game: Emerald, me: Seat) -> Ints:
        """Any city."""
        return every_city()

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        """The card leaves the game."""
        n = game.agents.at(me, ALOFT)
        game.agents.move(me, ALOFT, option, n)
        game.players[me].let_go(game.this)
        game.removed.append(game.this)
        game.tell(CAME_BACK, me, n=n, at=option)


class Absorb(Choice[Emerald]):
    """Shoggoth: remove an agent not your own, anywhere."""

    asks_for = (CITY, SEAT)
    carries = Carries(AT, N, TO)
    rule = "E8.16"
    always_ask = True  # what cannot be undone is not done without a word

    def options(self, game: Emerald, me: Seat) -> Ints:
        """The others' agents, by city."""
        return game.agents.standing(game.seats, me)

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        """If it is not blocked."""
        game.then(me, ENGULF, at=part(option, 0), to=part(option, 1))


class Digest(Effect[Emerald]):
    """The agent counts as killed and lies on the card."""

    def apply(self, game: Emerald, me: Seat) -> None:
        """Its points are scored."""
        victim, points = game.to, game.card(game.this).kill_points
        game.agents.move(victim, game.at, CAPTIVE)
        game.laid.remove(game.this | TEXT << 8)
        game.players[me].keep(game.this, pawn=victim)
        game.players[me].kills[victim] += points
        game.tell(KILLED, me, game.this, n=points, at=game.at, to=victim)
        game.then(me, REVEALS)


class Terrify(Choice[Emerald]):
    """Night terrors: another player rolls the sanity die."""

    asks_for = (SEAT,)
    carries = Carries(AT, N, TO)
    rule = "E8.20"

    def options(self, game: Emerald, me: Seat) -> Ints:
        """The others."""
        return others(game, me)

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        """It may be the last token."""
        game.roll(option)
        game.then(me, REVEALS)


class Convert(Choice[Emerald]):
    """Vampires: replace another's agent in a city where you have one, with one from supply."""

    asks_for = (CITY, SEAT)
    carries = Carries(AT, N, TO)
    rule = "E8.25"
    always_ask = True  # what cannot be undone is not done without a word

    def options(self, game: Emerald, me: Seat) -> Ints:
        """The others' agents beside your own."""
        found = ints()
        if game.agents.at(me, SUPPLY) > 0:
            for pair in game.agents.standing(game.seats, me).items:
                if game.agents.at(me, part(pair, 0)) > 0:
                    found.append(pair)
        return found

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        """If it is not blocked."""
        game.then(me, THIRST, at=part(option, 0), to=part(option, 1))


class OfferUp(Choice[Emerald]):
    """Yog Sothoth: put any number of your agents on the card, city by city in rising order; a Loyalist point each."""

    asks_for = (CITY, COUNT)
    carries = Carries(AT, N, TO)
    rule = "E8.27"

    def options(self, game: Emerald, me: Seat) -> Ints:
        """No more, or some of a city."""
        found = ints()
        found.append(PASS)
        for city in range(max(1, game.at), LAST_CITY + 1):
            for n in range(1, game.agents.at(me, city) + 1):
                found.append(pack(city, n))
        return found

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        """They are lost to the board."""
        if option != PASS:
            city, n = part(option, 0), part(option, 1)
            game.agents.move(me, city, YOG, n)
            game.tell(OFFERED_UP, me, n=n, at=city)
            game.gain(me, 0, loyalist=n)
            game.then(me, self, at=city + 1)

    def why_not(self, game: Emerald, me: Seat, option: Option) -> str:
        """Only one's own agents in cities, in order."""
        return ORDER if 1 <= part(option, 0) < game.at else self.rule


class Infest(Effect[Emerald]):
    """Zombies: those on the board take their victims, then two more rise."""

    def apply(self, game: Emerald, me: Seat) -> None:
        """City by city, in the order of the board."""
        for city in range(1, LAST_CITY + 1):
            if game.zombies.at(0, city) > 0:
                game.then(me, DEVOUR, at=city)
        game.then(me, RISE)


class Devour(Choice[Emerald]):
    """Zombies: one agent in this city, not your own, may be returned; n of them were saved."""

    asks_for = (SEAT,)
    carries = Carries(AT, N, TO)
    rule = "E8.28"

    def options(self, game: Emerald, me: Seat) -> Ints:
        """Nobody, or a player with an agent that was not saved, while there are zombies that have not tried."""
        found = ints()
        if game.zombies.at(0, game.at) <= game.n:
            return found
        for seat in range(game.seats):
            saved = game.saved >> SAVED * seat & 15 if game.n > 0 else 0
            if seat != me and game.agents.at(seat, game.at) > saved:
                found.append(seat)
        if found.size > 0:
            found.append(PASS)
        return found

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        """If it is not blocked."""
        if game.n == 0:
            game.saved = 0  # nobody, in this city
        if option != PASS:
            game.then(me, GRASP, at=game.at, n=game.n, to=option)


class Drag(Effect[Emerald]):
    """The agent returns to its owner."""

    def apply(self, game: Emerald, me: Seat) -> None:
        """Perhaps it was the last."""
        game.send_home(game.to, game.at)
        game.then(me, REVEALS)


class Rise(Effect[Emerald]):
    """Two zombies rise, or as many as there are."""

    def apply(self, game: Emerald, me: Seat) -> None:
        """Where?"""
        game.then(me, HAUNT, at=1, n=min(RISING, game.zombies.at(0, SUPPLY)))


class Haunt(Choice[Emerald]):
    """Zombies: choose a city for each new zombie, in rising order."""

    asks_for = (CITY,)
    carries = Carries(AT, N, TO)
    rule = "E8.28"

    def options(self, game: Emerald, me: Seat) -> Ints:
        """Any city from the last one on."""
        found = ints()
        if game.n > 0:
            for city in range(game.at, LAST_CITY + 1):
                found.append(city)
        return found

    def choose(self, game: Emerald, me: Seat, option: Option) -> None:
        """It rises; another one?"""
        game.zombies.move(0, SUPPLY, option)
        game.tell(ROSE, me, n=1, at=option)
        game.then(me, self, at=option, n=game.n - 1)

    def why_not(self, game: Emerald, me: Seat, option: Option) -> str:
        """A city, in order."""
        return ORDER if 1 <= option < game.at else self.rule


SUMMON: Final = Summon()
OMEN: Final = Omen()
DEFY: Final = Block(OMEN, killing=False)
DEVASTATE: Final = Devastate()
ABDUCT: Final = Abduct()
LAND: Final = Land()
ABSORB: Final = Absorb()
DIGEST: Final = Digest()
ENGULF: Final = Threat(Block(DIGEST, killing=True))
TERRIFY: Final = Terrify()
CONVERT: Final = Convert()
THIRST: Final = Threat(Block(REPLACE, killing=False))
OFFER_UP: Final = OfferUp()
INFEST: Final = Infest()
DEVOUR: Final = Devour()
DRAG: Final = Drag()
GRASP: Final = Threat(Block(DRAG, killing=False, foiled=DEVOUR))
RISE: Final = Rise()
HAUNT: Final = Haunt()
