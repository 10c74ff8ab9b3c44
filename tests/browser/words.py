"""What the pages say, in either language, and whether a page has a key instead of words, or words beyond its edge."""

from __future__ import annotations

import re
from functools import cache

from playwright.sync_api import Page

from gaslamp.engine.words.texts import LANGUAGES, texts
from gaslamp.games import games
from tests.server.running import ROOT

FOLDERS = (ROOT / "client", ROOT / "src" / "gaslamp" / "server")
READ = """() => {
    const spoken = ["aria-label", "title", "placeholder"];
    const labels = [...document.querySelectorAll(spoken.map((name) => `[${name}]`).join())]
        .flatMap((one) => spoken.map((name) => one.getAttribute(name) ?? ""));
    const { scrollWidth, clientWidth } = document.documentElement;
    return [[document.title, document.body.innerText, ...labels].join("\\n"), scrollWidth - clientWidth];
}"""


def said(language: str, key: str, **args: str | int) -> str:
    """A text of the pages."""
    return texts(language, *FOLDERS).say(key, **args)


def slips(page: Page) -> list[str]:
    """Keys of texts that can be read or heard on a page, and by how much it is wider than the screen."""
    words, beyond = page.evaluate(READ)
    return [*sorted(set(key_like().findall(words))), *([f"{beyond} too wide"] if beyond > 0 else [])]


@cache
def key_like() -> re.Pattern[str]:
    """How all keys of texts look: their first word is that of some text of ours."""
    folders = (*FOLDERS, *(game.folder for game in games.values()))
    words = {key.partition("-")[0] for language in LANGUAGES for key in texts(language, *folders).keys if "-" in key}
    return re.compile(rf"(?<![\w-])(?:{'|'.join(sorted(words))})-[\w.-]+")
