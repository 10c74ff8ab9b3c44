"""Takes the pictures of the browser: `PYTHONPATH=. .venv/bin/python docs/pictures/browser.py`."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Page
from tests.browser import chromium
from tests.browser.scenes import midway, thinker
from tests.browser.stage import furnished, sit
from tests.browser.visits import Visits

from gaslamp import games

HERE = Path(__file__).parent
WIDE: dict[str, Any] = {"viewport": (1400, 900)}
PHONE: dict[str, Any] = {"viewport": (390, 844), "has_touch": True, "device_scale_factor": 2}
SEEN = (
    ("emerald", "en", "dark"),
    ("catham", "pl", "light"),
    ("nanty", "en", "light"),
    ("terrors", "pl", "dark"),
    ("council", "en", "light"),
)


def take(page: Page, name: str) -> None:
    """Take a picture of what is seen."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.screenshot(path=HERE / f"{name}.jpg", type="jpeg", quality=82)


def main() -> None:
    """The lobby and the games, by night and by day, on a desk and in a hand."""
    tables = {game: lambda game=game: midway(game) for game in games}
    with TemporaryDirectory() as folder, furnished(Path(folder), tables) as server, chromium.launched() as browser:
        visit = Visits(browser, server)
        take(visit("/", **WIDE), "lobby")
        for game, language, theme in SEEN:
            for name, how in ((game, WIDE), (f"{game}-phone", PHONE)):
                page = sit(visit, thinker(midway(game)), game, language=language, theme=theme, **how)
                page.locator(".ask .chip").first.wait_for()
                take(page, name)
        visit.close()


if __name__ == "__main__":
    main()
