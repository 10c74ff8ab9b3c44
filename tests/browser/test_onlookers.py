"""Onlookers: they see the game as it goes on, and nobody's secrets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

from playwright.sync_api import expect

from gaslamp.engine.words.texts import texts
from gaslamp.games import games
from tests.browser.company import Ear, begin, guest, host
from tests.browser.hands import Mouse
from tests.browser.player import LIT, Player
from tests.browser.visits import Visits

CATHAM = games["catham"]
TURNS = 8
HELD = re.compile(rf", {texts('en', CATHAM.folder).say('view-cards')}\b")  # what a card in a hand is called


def test_onlooker_sees_the_game_but_no_secret(visit: Visits) -> None:
    """Neither on the page nor on its wire: no hand, nothing offered, no card that only its owner was shown."""
    pages = [visit(path) for path in ("/new/catham", "/", "/")]
    ears = [Ear(page) for page in pages]
    ann = host(pages[0], "Ann")
    bob = guest(pages[1], "Bob", ann.page.url)
    eve = Player(pages[2], Mouse())
    eve.page.goto(ann.page.url)
    for turn, player in enumerate(islice(begin(ann, bob), TURNS + 1)):
        name = "Ann" if player is ann else "Bob"
        expect(eve.region).to_have_text(eve.say("table-thinks", name=name))
        expect(player.page.get_by_role("button", name=HELD).first).to_be_visible()
        expect(eve.page.get_by_role("button", name=HELD)).to_have_count(0)
        expect(eve.page.locator(LIT)).to_have_count(0)
        if turn < TURNS:  # then all have seen what came of the last answer
            player.answers()
    for view in views(ears[2]):
        assert view["you"] is None and view["offered"] is None
        assert not list(hands(view["table"]))
    assert any(list(hands(view["table"])) for view in views(ears[0]))
    anns, bobs, eves = map(cards_shown, ears)
    assert eves == {which for which in anns if which in bobs}
    assert eves < anns


def test_onlookers_are_sent_away_if_players_want_it(visit: Visits) -> None:
    """When the game begins, and whenever they come after that; they are told why."""
    ann = host(visit("/new/catham"), "Ann", "en", "new-spectators-false")
    bob = guest(visit("/"), "Bob", ann.page.url)
    early = Player(visit(ann.page.url), Mouse())
    expect(early.page.get_by_text(early.say("table-full"))).to_be_visible()
    next(begin(ann, bob)).answers()
    late = Player(visit(ann.page.url, language="pl"), Mouse(), "pl")
    for eve in (early, late):
        expect(eve.page.get_by_role("heading", name=eve.say("table-gone"))).to_be_visible()
        expect(eve.page.get_by_text(eve.say("error-no-spectators"))).to_be_visible()


def views(ear: Ear) -> list[dict[str, Any]]:
    """The game as a page was shown it, again and again."""
    return [news["position"]["view"] for news in ear.news() if "position" in news]


def cards_shown(ear: Ear) -> set[tuple[int, int]]:
    """The events of which a page was shown the card, each by the number of its entry and its place there."""
    updates = [update for news in ear.news() for update in news.get("updates", ())]
    events = {
        (update["n"], at): event for update in updates for at, event in enumerate(update["deed"].get("events", ()))
    }
    return {which for which, event in events.items() if "card" in event}


def hands(value: Any, key: str = "") -> Iterator[object]:
    """All hands in a part of a view that somebody may look into."""
    if key in CATHAM.pieces and CATHAM.pieces[key].kind == "hand":
        yield value
    elif isinstance(value, dict):
        for name, part in value.items():
            yield from hands(part, name)
    elif isinstance(value, list):
        for part in value:
            yield from hands(part)
