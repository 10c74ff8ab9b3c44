"""Listens to what the pages of a visitor complain about."""

from __future__ import annotations

import re
from collections.abc import Iterable

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, WebError

MOVED_ON = "net::ERR_ABORTED"  # the page went elsewhere before the answer came


class Watch:
    """All complaints of a visitor's pages; those that match a pattern in `allow` are expected."""

    def __init__(self, context: BrowserContext, allow: Iterable[str] = ()) -> None:
        self.context = context
        self.allow = [re.compile(pattern) for pattern in allow]
        self.heard: list[str] = []
        context.on("console", self.said)
        context.on("weberror", self.threw)
        context.on("requestfailed", self.failed)

    def said(self, message: ConsoleMessage) -> None:
        """An error in the console: our own, a refusal, a lost socket, or what the content security policy forbids."""
        if message.type in ("error", "assert"):
            self.heard.append(f"console: {message.text} {message.location['url']}".rstrip())

    def threw(self, error: WebError) -> None:
        """An error that nothing caught."""
        self.heard.append(f"error: {error.error.stack or error.error}")

    def failed(self, request: Request) -> None:
        """A request without an answer."""
        if request.failure != MOVED_ON:
            self.heard.append(f"request: {request.method} {request.url} {request.failure}")

    def unexpected(self) -> list[str]:
        """What nobody has allowed, of all that was complained about until now."""
        for page in self.context.pages:
            page.evaluate("0")  # whatever happened before has been heard when this is answered
        return [line for line in self.heard if not any(pattern.search(line) for pattern in self.allow)]
