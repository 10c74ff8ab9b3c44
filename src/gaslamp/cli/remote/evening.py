"""An evening at a server: come in, find a table, play there, and at the next one."""

from __future__ import annotations

from gaslamp import Game, games
from gaslamp.cli.remote.address import Address
from gaslamp.cli.remote.ending import Ending
from gaslamp.cli.remote.keyboard import Gone, Keyboard
from gaslamp.cli.remote.line import Line
from gaslamp.cli.remote.lobby import Lobby
from gaslamp.cli.remote.presence import Presence
from gaslamp.cli.remote.stay import Stay
from gaslamp.cli.remote.visits import Visits
from gaslamp.cli.remote.who import Introduction
from gaslamp.cli.remote.wish import Wish
from gaslamp.cli.screen import screen
from gaslamp.cli.teller import Teller
from gaslamp.engine.words.texts import Texts
from gaslamp.engine.words.voice import Voice
from gaslamp.owner import corrected
from gaslamp.protocol.tells import TableSheet
from gaslamp.remote import Visit


async def spend(address: Address, wish: Wish, say: Texts) -> int:
    """The exit code: 0, or that of an interrupt."""
    with Keyboard(screen()) as keyboard:
        try:
            await Evening(address, wish, say, keyboard).spend()
        except Gone as gone:
            return gone.code
    return 0


class Evening:
    """A visitor of one server."""

    def __init__(self, address: Address, wish: Wish, say: Texts, keyboard: Keyboard) -> None:
        self.address = address
        self.wish = wish
        self.say = say
        self.keyboard = keyboard
        self.visits = Visits(address.origin)
        self.visit = Visit(address.origin, say.language, self.visits.cookie)

    async def spend(self) -> None:
        """From the door to the last table."""
        me = await Introduction(self.visit, self.visits, self.wish, self.keyboard, self.say).made()
        tell = self.keyboard.inbox.put_nowait
        async with Line(self.visit, me.language, tell) as line:
            table: str | None = self.address.table
            if not table:
                table = await Lobby(line, self.address, self.wish, self.keyboard, self.say).chosen()
            while table is not None:
                presence = Presence(line, table, me.person, tell)
                await presence.enter(self.wish)
                stay = self.stay(presence)
                await presence.settle(self.wish)
                table = await stay.run()

    def stay(self, presence: Presence) -> Stay:
        """A stay at a table."""
        card = presence.card
        teller = Teller(self.keyboard.screen, self.say, Voice(self.game(card), self.say.language))
        ending = Ending(self.visit, self.visits.promised(presence.table, card.hash))
        return Stay(presence, teller, self.keyboard, self.address.link(presence.table), ending)

    def game(self, card: TableSheet) -> Game:
        """The game of a table, with one's own corrections if it is played with these."""
        plain = games[card.terms.game]
        owned = corrected(plain)
        game = owned if owned.data.digest == card.data else plain
        if (game.version, game.data.digest) != (card.version, card.data):
            self.keyboard.screen.print(self.say.say("join-other-numbers"), style="yellow", soft_wrap=True)
        return game
