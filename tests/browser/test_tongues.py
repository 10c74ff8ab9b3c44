"""Tongues: another language in the middle of a game, and names that look like something else."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from gaslamp.engine.words.texts import texts
from gaslamp.games import games
from tests.browser.company import begin, guest, host
from tests.browser.hands import Mouse
from tests.browser.player import Player
from tests.browser.visits import Visits
from tests.browser.words import said, slips

CATHAM = games["catham"].folder
NAME = "<b>&\"'</b>{ $n }"
SPEECH = "<i>1 < 2 & 3</i>"


def test_language_changes_in_the_middle_of_a_game(visit: Visits) -> None:
    """The question, the log and the cards are in the other language at once; nothing is loaded anew, or forgotten."""
    ann = host(visit("/new/catham"), "Ann")
    bob = guest(visit("/"), "Bob", ann.page.url)
    player = next(begin(ann, bob))
    player.chooses(player.reads())
    chosen = player.chosen.count()
    assert chosen
    loaded: list[str] = []
    player.page.on("load", lambda page: loaded.append(page.url))
    for language in ("pl", "en"):
        player.hand.press(player.page.get_by_role("button", name=player.say(f"shell-language-{language}")))
        player.language = language
        expect_words(player, language)
        expect(player.chosen).to_have_count(chosen)
    assert not loaded
    player.answers()


def expect_words(player: Player, language: str) -> None:
    """What is asked, what happened and what lies there is told in one language and no longer in the other."""
    other = "en" if language == "pl" else "pl"
    for spoken, seen in ((language, True), (other, False)):
        game = texts(spoken, CATHAM)
        pool = re.compile(rf", {game.say('view-pool')}")  # so ends what each card there is called
        expect(player.region.get_by_role("heading", name=game.say("choice-act", action=0))).to_have_count(int(seen))
        expect(player.log.filter(has_text=said(spoken, "deed-began"))).to_have_count(int(seen))
        expect(player.page.get_by_role("button", name=pool).first).to_be_visible(visible=seen)


def test_name_is_text_everywhere(visit: Visits) -> None:
    """In the lobby, at the table, in what is told, said and proposed, and in the replay."""
    ann = host(visit("/new/catham"), NAME, "en", "new-access-open")
    page = visit("/", language="pl")
    bob = Player(page, Mouse(), "pl")
    bob.takes_name("Bob")
    row = page.get_by_role("region", name=bob.say("lobby-open")).get_by_role("listitem").filter(has_text=NAME)
    bob.hand.press(row.get_by_role("button", name=bob.say("lobby-sit")))
    expect(page.get_by_role("listitem").filter(has_text=NAME).filter(has_text=bob.say("table-host"))).to_be_visible()
    ann.hand.write(ann.page.get_by_role("textbox", name=ann.say("table-say")), SPEECH)
    expect(bob.log.filter(has_text=f"{NAME}: {SPEECH}")).to_be_visible()
    next(begin(ann, bob)).answers()
    expect(page.get_by_role("region", name=NAME)).to_be_visible()
    end_here(ann, bob)
    bob.hand.press(bob.region.get_by_role("link", name=bob.say("table-replay")))
    expect(page.get_by_role("region", name=NAME)).to_be_visible()
    assert not slips(page)


def end_here(ann: Player, bob: Player) -> None:
    """Ann proposes to end the game, and Bob agrees."""
    ann.hand.press(ann.page.get_by_text(ann.say("table-people"), exact=True))
    ann.presses("table-end")
    ann.presses("table-yes")
    expect(bob.page.get_by_role("alert").filter(has_text=NAME)).to_be_visible()
    bob.presses("table-agree")
