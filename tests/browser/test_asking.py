"""Answering in the browser: on the board or by name, taken back, explained, confirmed."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from gaslamp.engine.words.voice import Voice
from gaslamp.games import games
from tests.browser.scenes import asking, midway, opening, thinker
from tests.browser.stage import Scenes, furnished, sit
from tests.browser.visits import Visits
from tests.browser.words import said
from tests.server.running import Running

SCENES: Scenes = {
    "catham": lambda: asking("act", least=4),
    "keys": lambda: asking("act", least=4),
    "emerald": lambda: midway("emerald"),
    "station": lambda: opening("emerald"),
    "taken back": lambda: opening("emerald"),
    "limit": lambda: asking("hand_limit"),
    "sell": lambda: asking("sell", least=1),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server at which these tables are set."""
    with furnished(tmp_path_factory.mktemp("server"), SCENES) as running:
        yield running


def at(visit: Visits, name: str, language: str = "en") -> Page:
    """Whoever is asked at a table comes to it."""
    page = sit(visit, thinker(SCENES[name]()), name, language=language)
    expect(page.locator(".ask h2")).to_be_visible()
    return page


def sentence(page: Page) -> Locator:
    """What will happen."""
    return page.locator(".ask .sentence")


def confirm(page: Page) -> Locator:
    """The button that does it."""
    return page.get_by_role("button", name=said("en", "table-confirm"))


def test_card_on_the_board_says_where_it_lies(visit: Visits) -> None:
    """From the pool it is taken, as many as there are; one touch more forgets it."""
    page = at(visit, "catham")
    lit = page.get_by_role("button", name=re.compile("in Pool|Pool")).and_(page.locator("[aria-pressed=false]"))
    lit.first.click()
    expect(sentence(page)).to_have_text(re.compile(r"^Take \d .+ from the pool$"))
    expect(confirm(page)).to_be_enabled()
    page.locator("[data-piece][aria-pressed=true]").first.click()
    expect(confirm(page)).to_be_disabled()


def test_tile_of_the_map_is_a_city(visit: Visits) -> None:
    """Touching it is the same as choosing its name."""
    page = at(visit, "station")
    page.get_by_role("button", name=re.compile("^Rome")).first.click()
    expect(sentence(page)).to_have_text("Place an agent in Rome")
    chip = page.locator(".ask").get_by_role("button", name="Rome")
    expect(chip).to_have_attribute("aria-pressed", "true")


def test_keys_choose_take_back_and_confirm(visit: Visits) -> None:
    """A digit for each choice, Escape for the latest, Enter at the end."""
    page = at(visit, "keys")
    for _ in range(3):
        if confirm(page).is_enabled():
            break
        page.keyboard.press("1")
    expect(confirm(page)).to_be_enabled()
    whole = sentence(page).inner_text()
    page.keyboard.press("Escape")
    expect(sentence(page)).not_to_have_text(whole)
    page.keyboard.press("1")
    expect(sentence(page)).to_have_text(whole)
    question = page.locator(".ask h2").inner_text()
    before = page.locator(".log ol > li").count()
    page.keyboard.press("Enter")
    expect(page.locator(".log ol > li")).not_to_have_count(before)
    assert question


@pytest.mark.parametrize("language", ["en", "pl"])
def test_card_that_may_not_be_chosen_names_the_rule(visit: Visits, language: str) -> None:
    """By its number, and in the reader's own words."""
    page = at(visit, "catham", language)
    refused = page.locator("[data-piece].refused")
    refused.first.click()
    alert = page.locator(".ask").get_by_role("alert")
    rule = alert.get_by_role("link").inner_text()
    assert re.fullmatch(r"[MG]\d(\.\d)?", rule)
    text = Voice(games["catham"], language).rule(rule)
    expect(alert.locator("blockquote")).to_contain_text(text.splitlines()[0])
    page.keyboard.press("Escape")
    expect(alert).to_have_count(0)


def test_list_of_what_is_not_offered_names_the_rule(visit: Visits) -> None:
    """Also without the board."""
    page = at(visit, "emerald")
    page.get_by_text(said("en", "table-why-not")).click()
    page.locator(".ask details[open]").get_by_role("button").first.click()
    expect(page.locator(".ask").get_by_role("alert").get_by_role("link")).to_have_text(re.compile(r"^[EG]\d"))


def test_answer_is_taken_back_freely(visit: Visits) -> None:
    """As long as nobody has learnt anything: the question is there again, and nothing was done."""
    page = at(visit, "taken back")
    page.locator(".ask .chip").first.click()
    log = page.locator(".log ol > li")
    before = log.count()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=said("en", "table-undo"), exact=False).first).to_be_visible()
    page.keyboard.press("u")
    expect(page.locator(".ask .chip").first).to_be_visible()
    expect(log.filter(has_text=said("en", "deed-undone", name=thinker(SCENES["taken back"]())))).to_be_visible()
    assert before


def test_one_may_pass_where_that_is_offered(visit: Visits) -> None:
    """By a button of its own; who has nothing else to do finds no other."""
    page = at(visit, "sell")
    passing = page.get_by_role("button", name="Keep your cards")
    expect(passing).to_be_enabled()
    passing.click()
    expect(page.locator(".ask").get_by_role("button", name="Keep your cards")).to_have_count(0)
