"""Visitors of a server, each with a browser profile of their own."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Mapping
from typing import Any, Literal

from playwright.sync_api import Browser, Page, StorageState

from tests.browser.watch import Watch
from tests.server.running import ROOT, Running

PICTURES = ROOT / "build" / "pictures"
PATIENCE = 10_000  # milliseconds, for whatever is awaited on a busy machine


class Visits:
    """Called once for each visitor; `watches` are in the order in which they came.

    With `traces` all that happens in a page is recorded, which takes as long again as what happens.
    """

    def __init__(self, browser: Browser, server: Running, traces: bool = False) -> None:
        self.browser = browser
        self.server = server
        self.traces = traces
        self.watches: list[Watch] = []

    def __call__(
        self,
        path: str = "/",
        *,
        language: str = "en",
        viewport: tuple[int, int] = (1280, 800),
        theme: Literal["dark", "light"] = "dark",
        storage: Mapping[str, str] | None = None,
        allow: Iterable[str] = (),
        **more: Any,
    ) -> Page:
        """A page of the server, before somebody new; `more` are other arguments of Playwright's `new_context`."""
        context = self.browser.new_context(
            base_url=self.server.url,
            locale=language,
            viewport={"width": viewport[0], "height": viewport[1]},
            color_scheme=theme,
            storage_state=left_by(storage, self.server.url) if storage else None,
            **{"reduced_motion": "reduce", **more},  # what moves is drawn again and again, without a graphics card
        )
        context.set_default_timeout(PATIENCE)
        if self.traces:
            context.tracing.start(snapshots=True)
        self.watches.append(Watch(context, allow))
        page = context.new_page()
        page.goto(path)
        return page

    def complaints(self) -> list[str]:
        """What anybody's page has complained about unexpectedly."""
        return [line for watch in self.watches for line in watch.unexpected()]

    def keep(self, name: str) -> None:
        """Keep what every visitor saw last, what the server wrote and, with traces, how it came to that."""
        PICTURES.mkdir(parents=True, exist_ok=True)
        shutil.copy(self.server.log, PICTURES / f"{name}.log")
        for number, watch in enumerate(self.watches, 1):
            for page in watch.context.pages[-1:]:
                page.screenshot(path=PICTURES / f"{name}-{number}.png", full_page=True)
                if self.traces:
                    watch.context.tracing.stop(path=PICTURES / f"{name}-{number}.zip")

    def close(self) -> None:
        """All leave."""
        for watch in self.watches:
            watch.context.close()


def left_by(storage: Mapping[str, str], url: str) -> StorageState:
    """What an earlier visit left in the browser."""
    return {"origins": [{"origin": url, "localStorage": [{"name": name, "value": storage[name]} for name in storage]}]}
