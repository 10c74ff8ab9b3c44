"""Every game in a real browser: soon begun, and played to its end."""

from __future__ import annotations

from time import monotonic

import pytest
from playwright.sync_api import expect

from gaslamp.engine.texts import LANGUAGES, texts
from gaslamp.games import games
from tests.browser.hands import Mouse
from tests.browser.player import Player, turns
from tests.browser.visits import Visits
from tests.browser.words import keys_shown

GAMES = list(games)
SCREENS = ((1280, 800), (390, 844))
TOO_WIDE = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
MOST = 1000  # answers of one person: no game is as long


@pytest.mark.parametrize("game", GAMES)
def test_game_is_played_to_its_end(visit: Visits, game: str) -> None:
    """Against a bot, with answers of every sort: all of it is in words, and nothing is wider than the screen."""
    turn = GAMES.index(game)
    language, screen = LANGUAGES[turn % 2], SCREENS[turn % 2]
    page = visit(f"/new/{game}", language=language, viewport=screen, reduced_motion="reduce")
    player = Player(page, Mouse(), language)
    sits_before_bots(player, game)
    for _ in zip(range(MOST), turns(player), strict=False):
        assert not keys_shown(page)
        assert not page.evaluate(TOO_WIDE)
        assert player.answers()
    asked = player.reads()
    assert asked["over"] and asked["question"] == player.say("table-result")
    expect(player.region.get_by_role("listitem")).to_have_count(games[game].seats[0])
    assert not keys_shown(page)


@pytest.mark.parametrize("game", GAMES)
def test_first_move_is_made_at_once(visit: Visits, game: str) -> None:
    """Who has never been here needs no more than four clicks and half a minute to the first move."""
    began = monotonic()
    page = visit("/")
    mouse = Mouse()
    player = Player(page, mouse)
    title = texts("en", games[game].folder).say("title")
    mouse.press(page.get_by_role("article", name=title).get_by_role("button", name=player.say("lobby-play")))
    asked = player.reads()
    if not asked["ready"]:
        asked = player.touches(asked)
    while not asked["ready"]:
        asked = player.chooses(asked)
    player.confirms(asked)
    expect(player.log.last.get_by_role("button")).to_be_visible()
    assert mouse.clicks <= 4
    assert monotonic() - began < 30


def sits_before_bots(player: Player, game: str) -> None:
    """Open a table with an easy bot on every other seat, and begin."""
    for seat in range(2, games[game].seats[0] + 1):
        for key, wish in (("new-seat", "new-who-bot"), ("new-level", "new-level-easy")):
            choice = player.page.get_by_role("combobox", name=player.say(key, n=seat))
            player.hand.pick(choice, player.say(wish))
    player.presses("new-open")
    player.presses("table-start")
