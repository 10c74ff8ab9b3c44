"""A visit to a server: come in, find a table, play there, and at the next one."""

from __future__ import annotations

from gaslamp import Game, games
from gaslamp.cli.remote.address import Address
from gaslamp.cli.remote.ending import Ending
from gaslamp.cli.remote.join_options import JoinOptions
from gaslamp.cli.remote.keyboard import Gone, Keyboard
from gaslamp.cli.remote.line import Line
from gaslamp.cli.remote.lobby import Lobby
from gaslamp.cli.remote.login import Login
from gaslamp.cli.remote.table_client import TableClient
from gaslamp.cli.remote.table_screen import TableScreen
from gaslamp.cli.remote.visits import Visits
from gaslamp.cli.screen import screen
from gaslamp.cli.teller import Teller
from gaslamp.engine.words.texts import Texts
from gaslamp.engine.words.voice import Voice
from gaslamp.owner import with_corrections
from gaslamp.protocol.tells import TableSheet
from gaslamp.remote import Visit


async def run(address: Address, options: JoinOptions, say: Texts) -> int:
    """The exit code: 0, or that of an interrupt."""
    with Keyboard(screen()) as keyboard:
        try:
            await Session(address, options, say, keyboard).run()
        except Gone as gone:
            return gone.code
    return 0


class Session:
    """A visitor of one server."""

    def __init__(self, address: Address, options: JoinOptions, say: Texts, keyboard: Keyboard) -> None:
        self.address = address
        self.options = options
        self.say = say
        self.keyboard = keyboard
        self.visits = Visits(address.origin)
        self.visit = Visit(address.origin, say.language, self.visits.cookie)

    async def run(self) -> None:
        """From the door to the last table."""
        me = await Login(self.visit, self.visits, self.options, self.keyboard, self.say).log_in()
        tell = self.keyboard.inbox.put_nowait
        async with Line(self.visit, me.language, tell) as line:
            table: str | None = self.address.table
            if not table:
                table = await Lobby(line, self.address, self.options, self.keyboard, self.say).choose_table()
            while table is not None:
                client = TableClient(line, table, me.person, tell)
                await client.enter(self.options)
                table_screen = self.table_screen(client)
                await client.settle(self.options)
                table = await table_screen.run()

    def table_screen(self, client: TableClient) -> TableScreen:
        """A table at this screen."""
        sheet = client.sheet
        teller = Teller(self.keyboard.screen, self.say, Voice(self.game(sheet), self.say.language))
        ending = Ending(self.visit, self.visits.promised_hash(client.table, sheet.hash))
        return TableScreen(client, teller, self.keyboard, self.address.link(client.table), ending)

    def game(self, sheet: TableSheet) -> Game:
        """The game of a table, with one's own corrections if it is played with these."""
        plain = games[sheet.terms.game]
        owned = with_corrections(plain)
        game = owned if owned.data.digest == sheet.data else plain
        if (game.version, game.data.digest) != (sheet.version, sheet.data):
            self.keyboard.screen.print(self.say.say("join-other-numbers"), style="yellow", soft_wrap=True)
        return game
