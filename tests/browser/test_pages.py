"""Every page, on a desk and in a hand, by night and by day: nothing is too wide, too faint or out of reach."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from gaslamp.games import games
from tests.browser.judge import DESK, HAND, Theme, faults, on_screens, screen_name
from tests.browser.scenes import company, finished, midway, opening, thinker
from tests.browser.stage import Scenes, address, furnished, sit
from tests.browser.visits import Visits
from tests.server.running import Running
from tests.server.scene import Scene

SCENES: Scenes = {
    "waiting": partial(Scene, "catham", "Ann Bob free bot", begin=False),
    **{f"{game} begun": partial(opening, game) for game in games},
    **{f"{game} midway": partial(midway, game) for game in games},
    **{f"{game} over": partial(finished, game) for game in games},
}
ADDRESSES = {
    "the lobby": "/",
    **{f"a new table of {game}": f"/new/{game}" for game in games},
    "the rule books": "/rules",
    **{f"the rules of {game}": f"/rules/{game}" for game in games},
    **{f"the ledger of {game}": f"/rules/{game}/ledger" for game in ("catham", "nanty")},
    "settings": "/settings",
    "about": "/about",
    "a lost page": "/cellar/stairs",
    "a record to be chosen": "/replay",
}
THEMES: tuple[Theme, Theme] = ("dark", "light")
LOST = ["404"]  # what a browser writes of a page that is not there


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server for all who only look."""
    with furnished(tmp_path_factory.mktemp("server"), SCENES) as running:
        yield running


def hands(name: str, *, desk: bool) -> dict[str, Any]:
    """How somebody looks at a page: half of them in Polish on a desk, the others in a hand."""
    polish = (len(name) % 2 == 0) == desk
    return (DESK if desk else HAND) | {"language": "pl" if polish else "en"}


# -- pages without a table


@pytest.mark.parametrize(("name", "desk"), on_screens(ADDRESSES), ids=screen_name)
def test_page_is_sound(visit: Visits, name: str, desk: bool) -> None:
    """For a stranger who comes in by that door."""
    page = visit(ADDRESSES[name], allow=LOST, **hands(name, desk=desk))
    expect(page.get_by_role("main").get_by_role("heading", level=1)).to_have_text(re.compile(r"\w"))
    page.wait_for_load_state("networkidle")
    one: tuple[Theme, ...] = ("dark" if desk else "light",)  # for a rule book, which is long and takes 5 to 8 s
    assert not faults(page, *(one if ADDRESSES[name].startswith("/rules/") else THEMES))


@pytest.mark.parametrize("desk", [True, False], ids=["desk", "hand"])
@pytest.mark.parametrize("who", ["Ann", "Bob"])
def test_table_that_waits_is_sound(visit: Visits, who: str, desk: bool) -> None:
    """For the host, who may begin, and for a guest."""
    page = sit(visit, who, "waiting", **hands(who * 2, desk=desk))
    expect(page.get_by_role("main").get_by_role("listitem").filter(has_text=who).first).to_be_visible()
    assert not faults(page, *THEMES)


# -- a table at which a game is played


def look(page: Page) -> None:
    """Do nothing."""


def choose(page: Page) -> None:
    """Choose something, but not all."""
    page.locator(".ask .chip").first.click()
    expect(page.locator(".ask [aria-pressed=true]")).not_to_have_count(0)


def ask_why(page: Page) -> None:
    """Ask why something is not offered."""
    page.locator("button.refused, .refused button").first.press("Enter")
    expect(page.locator(".ask").get_by_role("alert").get_by_role("link")).to_be_visible()


def look_closer(page: Page) -> None:
    """Open the details of a card."""
    card = page.locator("[data-kin^=card]").last
    card.focus()
    card.press("i")
    expect(page.get_by_role("dialog")).to_be_visible()


def look_back(page: Page) -> None:
    """Look at an earlier moment."""
    page.locator("aside ol button").last.click()
    expect(page.locator(".board").get_by_role("status").get_by_role("button")).to_have_count(3)


DEEDS = [look, choose, ask_why, look_closer, look_back]


@pytest.mark.parametrize(("game", "deed", "desk"), on_screens(games, DEEDS), ids=screen_name)
def test_game_is_sound_for_who_is_asked(visit: Visits, game: str, deed: Any, desk: bool) -> None:
    """In the middle of a game, whatever is opened."""
    page = sit(visit, thinker(midway(game)), f"{game} midway", **hands(game + deed.__name__, desk=desk))
    expect(page.locator(".ask h2")).to_be_visible()
    deed(page)
    assert not faults(page, "dark" if desk == (DEEDS.index(deed) % 2 == 0) else "light")


@pytest.mark.parametrize(("game", "desk"), on_screens(games), ids=screen_name)
def test_game_is_sound_for_who_waits(visit: Visits, game: str, desk: bool) -> None:
    """While another thinks."""
    waiting = next(name for name in ("Ann", "Bob") if name != thinker(opening(game)))
    page = sit(visit, waiting, f"{game} begun", **hands(game, desk=desk))
    expect(page.locator(".ask").get_by_role("status")).to_contain_text(thinker(opening(game)))
    assert not faults(page, "light" if desk else "dark")


@pytest.mark.parametrize(("game", "desk"), on_screens(games), ids=screen_name)
def test_game_that_is_over_is_sound(visit: Visits, game: str, desk: bool) -> None:
    """With the result, for one of those who played."""
    page = sit(visit, "Ann", f"{game} over", **hands(game, desk=desk))
    expect(page.locator(".ask").get_by_role("listitem")).to_have_count(len(company(game).split()))
    assert not faults(page, "dark" if desk else "light")


@pytest.mark.parametrize(("game", "desk"), on_screens(games), ids=screen_name)
def test_replay_is_sound(visit: Visits, game: str, desk: bool) -> None:
    """For whoever has the link."""
    page = visit(f"/t/{address(f'{game} over')}/replay", **hands(game, desk=not desk))
    page.get_by_role("slider").press("ArrowRight")
    expect(page.locator(".crank").get_by_role("paragraph")).to_have_text(re.compile(r"\w"))
    assert not faults(page, "light" if desk else "dark")
