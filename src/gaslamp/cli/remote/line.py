"""The line to the server: a wire that says when it is cut, and when it is mended."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from websockets.asyncio.client import connect

from gaslamp.cli.remote.inbox import Cut
from gaslamp.protocol.frame import Language
from gaslamp.remote import Refused, Visit, Wire
from gaslamp.remote.errors import Unreachable

PATIENCE = 15  # seconds for the first connection


class Line(Wire):
    """A wire with somebody to tell."""

    def __init__(self, visit: Visit, language: Language, tell: Callable[[Cut | BaseException], None]) -> None:
        super().__init__(visit, language)
        self.tell = tell
        self.down = False

    async def __aenter__(self) -> Line:
        try:
            async with asyncio.timeout(PATIENCE):
                await super().__aenter__()
        except TimeoutError:
            await self.__aexit__()
            raise Unreachable("error-unreachable", where=self.visit.origin, reason="/ws") from None
        assert self.task is not None
        self.task.add_done_callback(self.tell_fall)
        return self

    def settle(self, id: str, answer: object) -> None:
        """An ask is answered; a lasting refusal of nothing in particular means that one may look no longer."""
        if not id and isinstance(answer, Refused) and not answer.passing:
            self.tell(answer)
        super().settle(id, answer)

    def tell_fall(self, task: asyncio.Task[None]) -> None:
        """The line cannot be mended: somebody has to know why."""
        if not task.cancelled() and (error := task.exception()):
            self.tell(error)

    def connection(self) -> connect:
        """A new connection; after the first one it means that the line was cut."""
        if self.breaks >= 0 and not self.down:
            self.down = True
            self.tell(Cut(False))
        return super().connection()

    async def resume(self) -> None:
        """Go on where one was."""
        await super().resume()
        if self.down:
            self.down = False
            self.tell(Cut(True))
