"""What each seat has for itself, on the page of a new table: one out of a list, or one of one's own."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from gaslamp.engine.words.texts import texts
from gaslamp.games import games
from tests.browser.visits import Visits
from tests.browser.words import said

COUNCIL = games["council"]
REFUSED = [r"status of 400"]


def field(page: Page, language: str, key: str, seat: int) -> Locator:
    """What is filled in for a seat: a name, or a text."""
    what = texts(language, COUNCIL.folder).say("setting-decks")
    return page.get_by_label(said(language, key, what=what, n=seat + 1), exact=True)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_each_seat_is_given_a_deck_by_its_name(visit: Visits, language: str) -> None:
    """The names are the game's own words, and they stand on the table that is opened."""
    words = texts(language, COUNCIL.folder)
    page = visit("/new/council", language=language)
    field(page, language, "new-each", 1).select_option(label=words.say("setting-decks-ashes"))
    expect(field(page, language, "new-own-text", 1)).to_be_hidden()
    page.get_by_role("button", name=said(language, "new-open")).click()
    played = f"{words.say('setting-decks-klm')}, {words.say('setting-decks-ashes')}"
    expect(page.get_by_text(played)).to_be_visible()


def test_deck_of_one_s_own_is_written_down(visit: Visits) -> None:
    """What cannot be read is refused in words and stays where it was written; what can is played."""
    cards = COUNCIL.data.numbers("gon_deck", "cards")
    page = visit("/new/council", allow=REFUSED)
    field(page, "en", "new-each", 0).select_option(label=said("en", "new-own"))
    own = field(page, "en", "new-own-text", 0)
    own.fill("2 10 nobody")
    page.get_by_role("button", name=said("en", "new-open")).click()
    expect(page.get_by_role("alert")).to_contain_text("nobody")
    expect(own).to_have_value("2 10 nobody")
    own.fill(" ".join(map(str, cards)))
    page.get_by_role("button", name=said("en", "new-open")).click()
    expect(page.get_by_text(" ".join(map(str, sorted(set(cards))[:4])))).to_be_visible()


def test_text_is_kept_while_a_name_is_chosen(visit: Visits) -> None:
    """Also over a reload."""
    page = visit("/new/council")
    choice, own = field(page, "en", "new-each", 1), field(page, "en", "new-own-text", 1)
    choice.select_option(label=said("en", "new-own"))
    own.fill("2 10 11")
    page.reload()
    expect(own).to_have_value("2 10 11")
    choice.select_option(value="gon")
    expect(own).to_be_hidden()
    choice.select_option(label=said("en", "new-own"))
    expect(own).to_have_value("2 10 11")
