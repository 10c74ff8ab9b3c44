"""Every game in a real browser: soon begun, and played to its end."""

from __future__ import annotations

import re
from time import monotonic

import pytest
from playwright.sync_api import expect

from gaslamp.engine.words.texts import LANGUAGES, texts
from gaslamp.games import games
from tests.browser.hands import Mouse
from tests.browser.player import Player, turns
from tests.browser.visits import Visits
from tests.browser.words import slips

GAMES = list(games)
SCREENS = ((1280, 800), (390, 844))
WONDER = 10  # after so many answers one asks why something is not offered
MOST = 1000  # answers of one person: no game is as long


@pytest.mark.parametrize("game", GAMES)
def test_game_is_played_to_its_end(visit: Visits, game: str) -> None:
    """Against a bot, with answers of every sort: all of it is in words, and nothing is wider than the screen."""
    turn = GAMES.index(game)  # takes 5 to 12 s: hundreds of clicks
    language, screen = LANGUAGES[turn % 2], SCREENS[turn % 2]
    page = visit(f"/new/{game}", language=language, viewport=screen, reduced_motion="reduce")
    player = Player(page, Mouse(), language)
    sits_before_bots(player, game)
    for _ in zip(range(MOST), turns(player), strict=False):
        if player.whims % WONDER == 0:
            wonder(player)
        assert not slips(page)
        assert player.answers()
    asked = player.reads()
    assert asked["over"] and asked["question"] == player.say("table-result")
    expect(player.region.get_by_role("listitem")).to_have_count(games[game].seats[0])
    assert not slips(page)


def test_slips_are_noticed(visit: Visits) -> None:
    """A text that is missing, also where only a screen reader says it, and a page that is too wide."""
    page = visit("/about")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert not slips(page)
    page.evaluate("document.body.append('choice-act')")
    page.evaluate("document.body.ariaLabel = 'view-pool.help'")
    page.evaluate("document.body.style.width = '110vw'")
    assert slips(page) == ["choice-act", "view-pool.help", "128 too wide"]


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
    if asked["lone"]:  # a reaction that one does not have
        player.passes(asked)
    else:
        asked = asked if asked["ready"] else player.touches(asked)
        while not asked["ready"]:
            asked = player.chooses(asked)
        player.confirms(asked)
    expect(player.log.last.get_by_role("button")).to_be_visible()
    assert mouse.clicks <= 4
    assert monotonic() - began < 30


def wonder(player: Player) -> None:
    """Ask why something is not offered, if there is such a thing: a rule is told, by its number and in words."""
    why = player.region.get_by_text(player.say("table-why-not"))
    if not why.is_visible():
        return
    player.hand.press(why)
    player.hand.press(player.region.locator("details[open] [role=group] button").first)
    reason = player.region.get_by_role("alert")
    expect(reason.get_by_role("link")).to_have_text(re.compile(r"[A-Z]\d+"))
    expect(reason.get_by_role("blockquote")).to_have_text(re.compile(r"\w"))
    assert not slips(player.page)
    player.hand.press(reason.get_by_role("button"))
    player.hand.press(why)


def sits_before_bots(player: Player, game: str) -> None:
    """Open a table with an easy bot on every other seat, and begin."""
    for seat in range(2, games[game].seats[0] + 1):
        for key, wish in (("new-seat", "new-who-bot"), ("new-level", "new-level-easy")):
            choice = player.page.get_by_role("combobox", name=player.say(key, n=seat))
            player.hand.pick(choice, player.say(wish))
    player.presses("new-open")
    player.presses("table-start")
