"""A visit: who one is at a server, over HTTP."""

from __future__ import annotations

from http.client import HTTPException
from http.cookiejar import Cookie, CookieJar
from typing import Any, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, Request, build_opener

from msgspec import MsgspecError
from msgspec.json import decode, encode

from gaslamp.protocol import api
from gaslamp.protocol.frame import Language
from gaslamp.remote.errors import Refused, Unreachable

PERSON = "gaslamp"
PATIENCE = 10  # seconds

Thing = TypeVar("Thing")


class Visit:
    """A guest, or somebody with an account, at one server."""

    def __init__(self, url: str, language: str = "en", cookie: str = "") -> None:
        parts = urlsplit(url)
        self.origin = f"{parts.scheme}://{parts.netloc}"
        self.language = language
        self.jar = CookieJar()
        self.opener = build_opener(HTTPCookieProcessor(self.jar))
        if cookie:
            self.jar.set_cookie(a_cookie(PERSON, cookie, parts.hostname or ""))

    @property
    def cookie(self) -> str:
        """What one is known by, to come back as the same person."""
        return next((cookie.value or "" for cookie in self.jar if cookie.name == PERSON), "")

    def call_me(self, name: str, language: Language = "en") -> api.Me:
        """Give oneself a name; a stranger becomes a guest."""
        return self.ask("PUT", "/api/me", api.WhoAmI(name, language), api.Me)

    def me(self) -> api.Me:
        """Who one is, and one's tables."""
        return self.ask("GET", "/api/me", None, api.Me)

    def register(self, login: str, password: str) -> api.Me:
        """Get an account."""
        return self.ask("POST", "/api/accounts", api.Account(login, password), api.Me)

    def log_in(self, login: str, password: str) -> api.Me:
        """Be who one is elsewhere."""
        return self.ask("POST", "/api/session", api.Account(login, password), api.Me)

    def open(self, new: api.NewTable) -> api.Created:
        """Open a table."""
        return self.ask("POST", "/api/tables", new, api.Created)

    def tables(self) -> list[api.Listing]:
        """The open tables."""
        return self.ask("GET", "/api/tables", None, list[api.Listing])

    def table(self, id: str) -> api.Listing:
        """One table."""
        return self.ask("GET", f"/api/tables/{id}", None, api.Listing)

    def record(self, table: str) -> str:
        """The record of a finished game."""
        return self.fetch("GET", f"/api/tables/{table}/record", None).decode()

    def ask(self, method: str, path: str, body: Any, kind: type[Thing]) -> Thing:
        """Ask the server; Refused if it will not."""
        reply = self.fetch(method, path, body)
        try:
            return decode(reply, type=kind)
        except MsgspecError as error:
            raise Unreachable("error-unreachable", where=self.origin, reason=error) from None

    def fetch(self, method: str, path: str, body: Any) -> bytes:
        """Ask the server for bytes."""
        headers = {"content-type": "application/json", "accept-language": self.language}
        data = encode(body) if body is not None else None
        request = Request(self.origin + path, data, headers, method=method)
        try:
            with self.opener.open(request, timeout=PATIENCE) as answer:
                reply: bytes = answer.read()
                return reply
        except HTTPError as error:
            raise self.refusal(error) from None
        except (URLError, HTTPException, OSError) as error:
            reason = getattr(error, "reason", error)
            raise Unreachable("error-unreachable", where=self.origin, reason=reason) from None

    def refusal(self, error: HTTPError) -> Refused | Unreachable:
        """Why the server will not."""
        try:
            return Refused(decode(error.read(), type=api.Problem))
        except MsgspecError:
            return Unreachable("error-unreachable", where=self.origin, reason=error.reason)


def a_cookie(name: str, value: str, host: str) -> Cookie:
    """A cookie as the server set it once."""
    host = host if "." in host else f"{host}.local"
    return Cookie(0, name, value, None, False, host, False, False, "/", True, False, None, False, None, None, {})
