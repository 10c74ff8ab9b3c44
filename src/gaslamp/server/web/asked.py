"""A request whose body is JSON or nothing that we know."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.exceptions import ClientException, HTTPException
from litestar.status_codes import HTTP_415_UNSUPPORTED_MEDIA_TYPE

BODY = 16_384  # bytes of a request
RECORD = 1_000_000  # bytes of one that carries the record of a game, however long


class Asked(Request[Any, Any, Any]):
    """A request."""

    async def json(self) -> Any:
        """What the body says; brackets without end and broken letters are the sender's fault."""
        if self.content_type[0] != "application/json":
            raise HTTPException(status_code=HTTP_415_UNSUPPORTED_MEDIA_TYPE)
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError) as error:
            raise ClientException(type(error).__name__) from None
