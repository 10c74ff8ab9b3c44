"""The gate: every request passes it, whatever it asks for; too many do not, and those of foreign pages do not."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException
from litestar.types import ASGIApp, Receive, Scope, Send

from gaslamp.engine.errors import GaslampError
from gaslamp.server.app import App
from gaslamp.server.web.asked import Asked
from gaslamp.server.web.door import at_home, door
from gaslamp.server.web.refusals import refuse
from gaslamp.server.web.who import address

SAFE = ("GET", "HEAD", "OPTIONS")
OURS = ("same-origin", "none")  # what a browser says of a request that one of our pages makes, or nobody's


class Gate:
    """The app, for requests that may come in."""

    def __init__(self, site: ASGIApp, app: App) -> None:
        self.site = site
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or say why not."""
        if scope["type"] != ScopeType.HTTP:
            await door(self.app, scope, receive, send)
            return
        request = Asked(scope, receive, send)
        try:
            self.app.frames.take(address(request))
            if request.method not in SAFE and self.foreign(request):
                raise PermissionDeniedException
        except (GaslampError, PermissionDeniedException) as error:
            await refuse(request, error).to_asgi_response(app=None, request=request)(scope, receive, send)
            return
        await self.site(scope, receive, send)

    def foreign(self, request: Asked) -> bool:
        """Whether the page of another site sends a request, by what browsers say and no page can change.

        Over plain http to another machine they say only the origin; whoever says neither is no browser.
        """
        site, origin = request.headers.get("sec-fetch-site"), request.headers.get("origin")
        if site is not None:
            return site not in OURS
        return origin is not None and not at_home(self.app, origin, request.headers.get("host", ""))
