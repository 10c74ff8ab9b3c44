"""What was asked and is not answered yet."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from gaslamp.protocol import asks

Asked = asks.TableAct | asks.WhyNot | asks.Ping


class Waiting(dict[str, tuple[Asked, asyncio.Future[Any]]]):
    """Asks by id, each with whoever waits for its answer."""

    async def answer(self, ask: Asked, send: Callable[[Asked], Awaitable[None]]) -> Any:
        """Ask, and wait until there is an answer or a refusal."""
        future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self[ask.id] = ask, future
        try:
            await send(ask)
            return await future
        finally:
            self.pop(ask.id, None)

    def settle(self, id: str, answer: object) -> None:
        """An ask is answered."""
        _, future = self.get(id, (None, None))
        if future is None or future.done():
            return
        if isinstance(answer, Exception):
            future.set_exception(answer)
        else:
            future.set_result(answer)
