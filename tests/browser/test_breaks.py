"""Breaks: the server dies in the middle of a game, a page is loaded anew in the middle of a choice."""

from __future__ import annotations

from itertools import islice

from playwright.sync_api import Locator, expect

from tests.browser.company import answers_given, begin, guest, host
from tests.browser.player import Player
from tests.browser.visits import Visits
from tests.server.running import Running

SILENCE = ["ERR_CONNECTION_", "WebSocket connection"]  # what a browser says of a server that is gone


def test_game_goes_on_after_a_power_cut(visit: Visits, server: Running) -> None:
    """All see that the line is down; an answer given meanwhile is done once, and nothing that was before is lost."""
    ann = host(visit("/new/catham", allow=SILENCE), "Ann")
    bob = guest(visit("/", allow=SILENCE), "Bob", ann.page.url)
    game = begin(ann, bob)
    for player in islice(game, 3):
        player.answers()
    active = next(game)
    given, told = answers_given(ann), {player: player.log.all_inner_texts() for player in (ann, bob)}
    server.kill()
    active.answers()
    for player in (ann, bob):
        expect(line(player)).to_contain_text(player.say("shell-line-lost"))
    server.start()
    for player in (ann, bob):
        expect(line(player)).to_have_text(player.say("shell-line-mended"))
    assert answers_given(active) == given + 1
    for player, lines in told.items():
        expect(player.log.nth(len(lines))).to_be_attached()
        assert player.log.all_inner_texts()[: len(lines)] == lines
    active = next(game)
    active.answers()
    assert answers_given(active) == given + 2


def test_choice_outlives_a_reload(visit: Visits) -> None:
    """What was chosen is still chosen when the page is loaded anew, and can be confirmed."""
    ann = host(visit("/new/catham"), "Ann")
    bob = guest(visit("/"), "Bob", ann.page.url)
    active = next(begin(ann, bob))
    expect(active.chosen).to_have_count(0)
    active.chooses(active.reads())
    words = active.chosen.all_inner_texts()
    assert words
    active.page.reload()
    active.reads()
    assert active.chosen.all_inner_texts() == words
    active.answers()
    assert answers_given(active) == 1


def line(player: Player) -> Locator:
    """Where the page says how its line to the server is."""
    return player.page.get_by_role("banner").get_by_role("status")
