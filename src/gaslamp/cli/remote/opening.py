"""Open a table: what is played, by how many, who of them are bots, and who may come."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

from gaslamp import Game, games
from gaslamp.cli.options import settings
from gaslamp.cli.remote.address import Address
from gaslamp.cli.remote.join_options import JoinOptions
from gaslamp.cli.remote.keyboard import Gone, Keyboard
from gaslamp.engine.book.game import in_figures
from gaslamp.engine.words.texts import Texts
from gaslamp.engine.words.voice import Voice
from gaslamp.protocol import api
from gaslamp.protocol.frame import Level
from gaslamp.remote import Visit

Access = Literal["open", "link", "private"]
LEVELS: tuple[Level, ...] = get_args(Level)
ACCESSES: tuple[Access, ...] = get_args(Access)
NORMAL, BY_LINK = LEVELS.index("normal"), ACCESSES.index("link")


@dataclass
class Opening:
    """The questions to whoever opens a table; Enter takes what is proposed."""

    visit: Visit
    address: Address
    options: JoinOptions
    keyboard: Keyboard
    say: Texts

    async def open_table(self) -> str:
        """Open it, and say which links to give to friends."""
        game = await self.game()
        chosen = settings(game, self.options.settings)
        seats = await self.number("join-seats", game.seats, game.seats[0])
        here = await self.number("join-here", range(1, seats + 1), 1)
        names = [await self.line(self.say.say("join-here-name", n=n)) for n in range(2, here + 1)]
        bots = await self.number("join-bots", range(seats - here + 1), min(1, seats - here))
        level = LEVELS[await self.option("join-level", LEVELS, NORMAL)] if bots else LEVELS[NORMAL]
        free = seats - here - bots
        access = ACCESSES[await self.option("join-access", ACCESSES, BY_LINK)] if free else ACCESSES[BY_LINK]
        terms = api.Terms(game.name, settings=chosen, language=self.options.language, access=access)
        friends = [api.You(name or None) for name in names]
        plans: list[api.Plan] = [api.You(), *friends, *[api.Free()] * free, *[api.Bot(level)] * bots]
        created = self.visit.open(api.NewTable(terms, plans))
        self.invite(created, free)
        return created.table

    async def game(self) -> Game:
        """What is played: one of the games that both sides know."""
        there = {card.name for card in self.visit.ask("GET", "/api/games", None, list[api.GameCard])}
        known = [game for name, game in games.items() if name in there]
        titles = [Voice(game, self.say.language).title() for game in known]
        return known[await self.among("join-game", titles, 0)]

    async def number(self, key: str, known: range, default: int) -> int:
        """One of some numbers; not asked if there is only one."""
        if len(known) == 1:
            return known[0]
        numbers = {str(n): n for n in known}
        while True:
            line = await self.line(self.say.say(key, known=in_figures(known), default=default))
            n = numbers.get(line or str(default))
            if n is not None:
                return n

    async def option(self, key: str, names: tuple[str, ...], default: int) -> int:
        """One of some named things."""
        return await self.among(key, [self.say.say(f"{key}-{name}") for name in names], default)

    async def among(self, key: str, options: list[str], default: int) -> int:
        """One of some things, by its number."""
        numbered = " · ".join(f"{n} {option}" for n, option in enumerate(options, 1))
        return await self.number_of(self.say.say(key, options=numbered, default=default + 1), len(options), default)

    async def number_of(self, question: str, n: int, default: int) -> int:
        """The place of what was chosen."""
        while True:
            line = await self.line(question)
            if not line:
                return default
            if line in map(str, range(1, n + 1)):
                return int(line) - 1

    async def line(self, question: str) -> str:
        """A line; q leaves."""
        line = await self.keyboard.ask(question)
        if line.lower() == "q":
            raise Gone
        return line

    def invite(self, created: api.Created, free: int) -> None:
        """The links for friends: one for all, or one for each seat."""
        links = [(seat, self.address.link(created.table, key)) for seat, key in enumerate(created.keys) if key]
        screen = self.keyboard.screen
        if not links and free:
            screen.print(self.say.say("join-link", link=self.address.link(created.table)), soft_wrap=True)
        for seat, link in links:
            screen.print(self.say.say("join-seat-link", seat=seat + 1, link=link), soft_wrap=True)
