"""How a game ended, in the browser: why, and where everybody's points come from; for every game, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from gaslamp.engine.words.voice import Voice
from gaslamp.games import games
from tests.browser.judge import DESK, HAND, faults
from tests.browser.scenes import finished
from tests.browser.stage import Scenes, address, furnished, sit
from tests.browser.visits import Visits
from tests.browser.words import said, slips
from tests.server.running import Running

GAMES = list(games)
SCENES: Scenes = {game: lambda game=game: finished(game) for game in GAMES}  # type: ignore[misc]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a game of each that is over."""
    with furnished(tmp_path_factory.mktemp("server"), SCENES) as running:
        yield running


def told(page: Page) -> dict[str, list[tuple[str, ...]]]:
    """The lines of each player as the page has them: what, points, rule."""
    tables = page.locator("details table").all()
    return {
        table.locator("caption strong").inner_text(): [
            tuple(cell.inner_text().strip() for cell in row.locator("th, td").all())
            for row in table.locator("tbody tr").all()
        ]
        for table in tables
    }


def meant(game: str, language: str) -> dict[str, list[tuple[str, ...]]]:
    """The same as Python says it, the best first."""
    scene = finished(game)
    assert scene.table.play is not None
    state, names = scene.table.play.state, [chair.name for chair in scene.table.chairs]
    voice, lines = Voice(games[game], language, names), games[game].reckoning(state)
    order = sorted(range(len(names)), key=lambda seat: (state.places[seat], -state.scores[seat]))
    return {
        names[seat]: [(voice.reckoning(line), signed(line.amount), line.rule) for line in lines if line.seat == seat]
        for seat in order
    }


def signed(amount: int | None) -> str:
    """Points, with their sign."""
    return "" if amount is None else re.sub("-", "−", f"{amount:+}") if amount else "0"


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_a_game_says_why(visit: Visits, game: str) -> None:
    """On a desk or in a hand: the same lines as in Python, a link to each rule, and nothing that WCAG forbids."""
    turn = GAMES.index(game)
    language, screen = (("pl", DESK), ("en", HAND))[turn % 2]
    page = sit(visit, "Ann", game, language=language, **screen)
    expect(page.get_by_text(said(language, "table-reckoning"))).to_be_visible()
    assert told(page) == meant(game, language)
    why = page.locator("h2 + p")
    assert why.inner_text().strip().endswith(why.get_by_role("link").inner_text())
    assert not slips(page) and not faults(page, "dark", "light")


def test_so_does_its_replay(visit: Visits) -> None:
    """At its last moment, and not before."""
    page = visit(f"/t/{address('emerald')}/replay", language="pl")
    page.get_by_role("button", name=said("pl", "replay-last")).wait_for()
    expect(page.locator("details.short")).to_have_count(0)
    page.get_by_role("button", name=said("pl", "replay-last")).click()
    page.get_by_text(said("pl", "table-reckoning")).click()
    assert told(page) == meant("emerald", "pl") and not slips(page)
