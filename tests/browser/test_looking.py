"""Looking closer and looking back: cards at more length, earlier moments, what one has missed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from gaslamp.engine.words.texts import texts
from gaslamp.games import games
from tests.browser.judge import DESK, HAND
from tests.browser.scenes import midway, thinker
from tests.browser.stage import Scenes, furnished, sit
from tests.browser.visits import Visits
from tests.browser.words import said
from tests.server.running import Running

SCENES: Scenes = {"catham": lambda: midway("catham")}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server at which a game is in its middle."""
    with furnished(tmp_path_factory.mktemp("server"), SCENES) as running:
        yield running


def at(visit: Visits, language: str = "en", **how: Any) -> Page:
    """Whoever is asked comes to the table."""
    page = sit(visit, thinker(midway("catham")), "catham", language=language, **how)
    expect(page.locator(".ask h2")).to_be_visible()
    return page


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("way", ["mouse", "key", "finger"])
def test_card_is_read_at_more_length(visit: Visits, way: str, language: str) -> None:
    """Its numbers, where each comes from, and its rule; by a mouse that rests, a key, or a finger that stays."""
    page = at(visit, language, **(HAND if way == "finger" else DESK))
    words = texts(language, games["catham"].folder)
    card = page.get_by_role("button", name=re.compile(f"^{words.say('card-hackers')}, ")).first
    if way == "mouse":
        card.hover()
    elif way == "key":
        card.focus()
        page.keyboard.press("i")
    else:
        card.scroll_into_view_if_needed()
        card.dispatch_event("pointerdown", {"pointerType": "touch"})
    details = page.get_by_role("dialog").or_(page.get_by_role("tooltip")).first
    expect(details).to_be_visible()
    expect(details).to_contain_text(words.say("fact-gain"))
    expect(details).to_contain_text(words.say("source-printed"))
    expect(details).to_contain_text(words.say("rule-M4-5").splitlines()[0])
    if way == "key":
        page.keyboard.press("Escape")
        expect(details).to_be_hidden()


def test_line_of_the_log_is_a_door(visit: Visits) -> None:
    """To that moment as one saw it then; and there is a way back to now."""
    page = at(visit)
    table = page.get_by_role("region", name=said("en", "board-middle"))
    page.wait_for_load_state("networkidle")  # the board has found its size: what is read on a card depends on it
    now = table.inner_text()
    page.locator(".log ol button").first.click()
    banner = page.locator(".board").get_by_role("status").first
    expect(banner).to_contain_text(said("en", "table-past", n=0, last=midway("catham").given))
    expect(table).not_to_have_text(now, use_inner_text=True)
    page.get_by_role("button", name=said("en", "table-later")).click()
    expect(banner).to_contain_text(said("en", "table-past", n=1, last=midway("catham").given))
    expect(page.locator(".board [aria-pressed]")).to_have_count(0)
    page.get_by_role("button", name=said("en", "table-now")).click()
    expect(table).to_have_text(now, use_inner_text=True)


def test_what_one_has_missed_is_told(visit: Visits) -> None:
    """Since one's own last answer, line by line, each a door."""
    page = at(visit)
    since = page.locator(".ask details").first
    since.locator("summary").click()
    lines = since.get_by_role("listitem")
    expect(lines.last).to_contain_text(thinker(midway("catham")))
    lines.first.get_by_role("button").click()
    expect(page.get_by_role("button", name=said("en", "table-now"))).to_be_visible()
