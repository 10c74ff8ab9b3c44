"""Who one is at a server: known by a cookie, by a login, or by a name."""

from __future__ import annotations

from dataclasses import dataclass

from gaslamp.cli.remote.join_options import JoinOptions
from gaslamp.cli.remote.keyboard import Keyboard
from gaslamp.cli.remote.visits import Visits
from gaslamp.engine.words.texts import Texts
from gaslamp.protocol.api import Me
from gaslamp.remote import Refused, Visit
from gaslamp.remote.errors import RemoteError

STRANGER = "error-nobody"
LONGEST = 24  # letters of a name


@dataclass
class Login:
    """Somebody comes in."""

    visit: Visit
    visits: Visits
    options: JoinOptions
    keyboard: Keyboard
    say: Texts

    async def log_in(self) -> Me:
        """Who one is from now on; it is remembered for the next time."""
        me = self.known_person()
        if (
            self.options.login
            and not self.options.register
            and (me is None or me.login != self.options.login.casefold())
        ):
            me = self.visit.log_in(self.options.login, await self.password("join-password"))
        name = self.options.name or (me.name if me else await self.name())
        if len(name) > LONGEST:
            raise RemoteError("error-refused", says=self.say.say("join-name-long", most=LONGEST))
        if me is None or me.name != name or me.language != self.options.language:
            me = self.visit.call_me(name, self.options.language)
        if self.options.register and me.login is None:
            me = await self.register()
        self.visits.know(self.visit.cookie, me.name)
        return me

    def known_person(self) -> Me | None:
        """Who the server takes one for, None for a stranger."""
        try:
            return self.visit.me()
        except Refused as error:
            if error.problem.key != STRANGER:
                raise
            return None

    async def name(self) -> str:
        """What one wants to be called: Enter is the name of the last time."""
        before = self.visits.name
        while True:
            question = self.say.say("join-name-again", name=before) if before else self.say.say("join-name")
            name = await self.keyboard.ask(question) or before
            if name:
                return name

    async def register(self) -> Me:
        """An account, with a password typed twice."""
        login = self.options.login or await self.keyboard.ask(self.say.say("join-login"))
        password = await self.password("join-new-password")
        if self.keyboard.live and await self.password("join-password-again") != password:
            raise RemoteError("error-refused", says=self.say.say("join-passwords-differ"))
        return self.visit.register(login, password)

    async def password(self, key: str) -> str:
        """A password, not shown."""
        return await self.keyboard.ask(self.say.say(key), hidden=True)
