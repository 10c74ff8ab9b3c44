"""The gate: every request passes it, whatever it asks for; too many do not, and forged ones do not."""

from __future__ import annotations

import hmac
import secrets

from litestar.datastructures import Cookie
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from gaslamp.engine.errors import GaslampError
from gaslamp.server.house import House
from gaslamp.server.web.asked import Asked
from gaslamp.server.web.door import door
from gaslamp.server.web.refusals import refused
from gaslamp.server.web.who import address

COOKIE, HEADER = "gaslamp-csrf", "x-csrf-token"
SAFE = ("GET", "HEAD", "OPTIONS")


class Gate:
    """The app, for requests that may come in.

    Whoever changes anything must send the value of a cookie of ours in a header, which no foreign page can do.
    """

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or say why not."""
        if scope["type"] != ScopeType.HTTP:
            await door(self.house, scope, receive, send)
            return
        request = Asked(scope, receive, send)
        token = request.cookies.get(COOKIE, "")
        try:
            self.house.frames.take(address(request))
            if request.method not in SAFE and not (self.ours(token) and same(token, request.headers.get(HEADER, ""))):
                raise PermissionDeniedException
        except (GaslampError, PermissionDeniedException) as error:
            await refused(request, error).to_asgi_response(app=None, request=request)(scope, receive, send)
            return
        await self.app(scope, receive, send if self.ours(token) else self.handing_out(send))

    def signed(self, nonce: str) -> str:
        """A token of ours."""
        return f"{nonce}.{hmac.digest(self.house.key, f'csrf {nonce}'.encode(), 'sha256').hex()}"

    def ours(self, token: str) -> bool:
        """Whether we have made a token."""
        return same(token, self.signed(token.partition(".")[0]))

    def handing_out(self, send: Send) -> Send:
        """Send, with a new token for whoever has none."""
        cookie = Cookie(COOKIE, value=self.signed(secrets.token_hex(16)), secure=self.house.plan.secure, samesite="lax")

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], (b"set-cookie", cookie.to_header(header="").encode())]
            await send(message)

        return sending


def same(one: str, other: str) -> bool:
    """Whether two texts are the same, found out in the same time whether or not."""
    return hmac.compare_digest(one.encode("utf-8", "replace"), other.encode("utf-8", "replace"))
