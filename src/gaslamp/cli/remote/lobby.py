"""The lobby: one's own tables, those that are open to all, and the way to a new one."""

from __future__ import annotations

from dataclasses import dataclass, field

from rich.text import Text

from gaslamp import games
from gaslamp.cli.remote.address import Address
from gaslamp.cli.remote.chairs import occupant
from gaslamp.cli.remote.join_options import JoinOptions
from gaslamp.cli.remote.keyboard import Gone, Keyboard
from gaslamp.cli.remote.line import Line
from gaslamp.cli.remote.opening import Opening
from gaslamp.cli.screen import grid, width
from gaslamp.engine.words.texts import Texts
from gaslamp.engine.words.voice import Voice
from gaslamp.protocol.api import Listing
from gaslamp.protocol.tells import LobbyNews
from gaslamp.remote import Visit

MOST = 12  # tables of one kind that are shown


@dataclass
class Lobby:
    """Tables to choose from, each with a number that it keeps."""

    line: Line
    address: Address
    options: JoinOptions
    keyboard: Keyboard
    say: Texts
    numbers: dict[str, int] = field(default_factory=dict)  # by table

    @property
    def visit(self) -> Visit:
        """Who asks."""
        return self.line.visit

    async def choose_table(self) -> str:
        """The table that one goes to, an old one or a new one; the list is renewed when a table changes."""
        await self.line.stand_in_lobby(self.keyboard.inbox.put_nowait)
        try:
            return await self.ask_which()
        finally:
            await self.line.stand_in_lobby(None)

    async def ask_which(self) -> str:
        """Choose from what is shown."""
        while True:
            self.show()
            line = (await self.keyboard.ask(self.say.say("join-choose"), meanwhile=self.hear)).lower()
            tables = [table for table, n in self.numbers.items() if str(n) == line]
            match line:
                case _ if tables:
                    return tables[0]
                case "n":
                    return await Opening(self.visit, self.address, self.options, self.keyboard, self.say).open_table()
                case "q":
                    raise Gone
                case "":
                    continue
                case _:
                    self.keyboard.screen.print(self.say.say("join-no-table"), style="red")

    def hear(self, news: object) -> None:
        """Show the tables again when they have changed."""
        if isinstance(news, LobbyNews) and not news.fresh:
            with self.keyboard.above():
                self.show()

    def show(self) -> None:
        """The tables as they are now."""
        mine = [table for table in self.visit.me().tables if table.status in ("waiting", "playing")][:MOST]
        known = {table.id for table in mine}
        others = [table for table in self.visit.tables() if table.id not in known][:MOST]
        self.section("join-mine", mine)
        self.section("join-open", others)
        if not mine and not others:
            self.keyboard.screen.print(self.say.say("join-none"))

    def section(self, heading: str, tables: list[Listing]) -> None:
        """Some tables under a heading."""
        if not tables:
            return
        rows = grid("bold cyan", "", "dim", "")
        for table in tables:
            number = self.numbers.setdefault(table.id, len(self.numbers) + 1)
            people = ", ".join(occupant(chair, n, self.say) for n, chair in enumerate(table.chairs))
            turn = "asked" if table.asked is not None and table.asked in table.yours else table.status
            rows.add_row(f"{number:>2}", title(table, self.say), people, self.say.say(f"join-status-{turn}"))
        screen = self.keyboard.screen
        screen.print(Text(self.say.say(heading), style="bold"))
        screen.print(rows, width=width(screen))


def title(table: Listing, say: Texts) -> str:
    """What is played at a table; a game that is not known here by its short name."""
    name = table.terms.game
    return Voice(games[name], say.language).title() if name in games else name
