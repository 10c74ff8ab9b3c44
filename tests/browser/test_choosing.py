"""Choosing: the board and the list of names are two ways to the same answer, and only a whole one can be confirmed."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from gaslamp.engine.words.voice import Voice
from gaslamp.games import games
from tests.browser.scenes import asking, opening, thinker
from tests.browser.stage import Scenes, furnished, sit
from tests.browser.visits import Visits
from tests.browser.words import said
from tests.server.running import Running

SCENES: Scenes = {
    "first": opening,  # three scientists and two robocats in the pool, two robocats and three of the mafia in the hand
    "table": opening,
    "city": lambda: opening("emerald"),
    "victim": lambda: asking("target"),
}
WAYS = {
    "a card of the pool": ("first", "Science Council, 3, Pool", ["Take from the pool", "Science Council"]),
    "a card of the hand": ("first", "Robocat, 2, Hand", ["Play from hand"]),
    "a city": ("city", "Rome", ["Rome"]),
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


def piece(page: Page, name: str) -> Locator:
    """What lies on the board."""
    return page.locator("[data-piece]").and_(page.get_by_role("button", name=name, exact=True))


def chip(page: Page, name: str) -> Locator:
    """The button with a name, where something is asked."""
    return page.locator(".ask").get_by_role("group").get_by_role("button", name=name, exact=True)


def sentence(page: Page) -> Locator:
    """What will happen."""
    return page.locator(".ask .sentence")


def confirm(page: Page) -> Locator:
    """The button that does it."""
    return page.get_by_role("button", name="Confirm")


def same(page: Page, thing: Locator, names: list[str]) -> None:
    """Touching a thing says the same as choosing these names; what is chosen is seen on the board and in the list."""
    thing.click()
    expect(confirm(page)).to_be_enabled()
    whole = sentence(page).inner_text()
    for _ in range(page.locator(".ask [aria-pressed=true]").count()):
        page.keyboard.press("Escape")
    expect(sentence(page)).not_to_have_text(whole)
    expect(thing).to_have_attribute("aria-pressed", "false")
    for name in names:
        chip(page, name).click()
        expect(chip(page, name)).to_have_attribute("aria-pressed", "true")
    expect(sentence(page)).to_have_text(whole)
    expect(confirm(page)).to_be_enabled()


@pytest.mark.parametrize("way", WAYS)
def test_board_says_the_same_as_names(visit: Visits, way: str) -> None:
    """Of a card that lies somewhere, and of a tile."""
    name, thing, names = WAYS[way]
    page = at(visit, name)
    same(page, piece(page, thing), names)


def test_player_is_chosen_by_the_own_panel(visit: Visits) -> None:
    """Every player who may be meant; nobody else has a panel that can be touched."""
    page = at(visit, "victim")
    names = page.locator(".ask .chip").all_inner_texts()
    victims = [re.sub(r"\s*\d$", "", name.strip()) for name in names]
    assert len(victims) == 2 and thinker(SCENES["victim"]()) not in victims
    for victim in victims:
        same(page, page.locator("h3 [data-piece]").filter(has_text=victim), [victim])
    expect(page.locator("h3 [data-piece][aria-pressed]")).to_have_count(2)


def test_amount_is_the_most_until_another_is_chosen(visit: Visits) -> None:
    """It is asked last, and need not be."""
    page = at(visit, "first")
    piece(page, "Science Council, 3, Pool").click()
    expect(sentence(page)).to_have_text("Take 3 scientists from the pool")
    expect(chip(page, "3")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("2")
    expect(sentence(page)).to_have_text("Take 2 scientists from the pool")
    expect(piece(page, "Science Council, 3, Pool")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(sentence(page)).to_have_text("Take 3 scientists from the pool")


def test_escape_takes_back_one_choice_after_the_other(visit: Visits) -> None:
    """The latest first; the button beside it does the same, and is gone with the last."""
    page = at(visit, "first")
    take, science = chip(page, "Take from the pool"), chip(page, "Science Council")
    science.click()
    expect(take).to_have_attribute("aria-pressed", "true")  # scientists can only be taken
    page.keyboard.press("Escape")
    expect(take).to_have_attribute("aria-pressed", "false")
    take.click()
    science.click()
    page.keyboard.press("Escape")
    expect(science).to_have_attribute("aria-pressed", "false")
    expect(take).to_have_attribute("aria-pressed", "true")
    back = page.locator(".ask").get_by_role("button", name="Back")
    back.click()
    expect(take).to_have_attribute("aria-pressed", "false")
    expect(back).to_have_count(0)


def test_choice_that_no_longer_fits_is_forgotten(visit: Visits) -> None:
    """The later one counts."""
    page = at(visit, "first")
    piece(page, "Science Council, 3, Pool").click()
    expect(sentence(page)).to_have_text("Take 3 scientists from the pool")
    chip(page, "Play from hand").click()
    expect(sentence(page)).to_have_text("Play 2 robocats")
    expect(piece(page, "Science Council, 3, Pool")).to_have_attribute("aria-pressed", "false")


def test_what_is_not_whole_or_not_allowed_cannot_be_confirmed(visit: Visits) -> None:
    """Neither by the button nor by Enter."""
    page = at(visit, "first")
    expect(confirm(page)).to_be_disabled()
    piece(page, "Mafia, 3, Hand (not now; ask why)").click()
    reason = page.locator(".ask").get_by_role("alert")
    expect(reason).to_contain_text("M4.4")
    expect(confirm(page)).to_be_disabled()
    reason.get_by_role("button", name="Close").click()
    chip(page, "Take from the pool").click()
    expect(confirm(page)).to_be_disabled()
    page.evaluate("document.activeElement.blur()")  # a button would take Enter for itself
    page.keyboard.press("Enter")
    expect(sentence(page)).to_contain_text("Faction")
    expect(page.locator(".ask")).to_have_attribute("aria-busy", "false")


@pytest.mark.parametrize("language", ["en", "pl"])
def test_board_and_list_give_the_same_reason(visit: Visits, language: str) -> None:
    """The rule that forbids it: what it says, in the reader's own language, and the way to its place in the book."""
    page, voice = at(visit, "first", language), Voice(games["catham"], language)
    reason, link = page.locator(".ask").get_by_role("alert"), page.locator(".ask .reason a")
    mafia = games["catham"].cards.index("mafia")
    page.locator(f"[data-piece].refused[data-kin='card:{mafia}']").click()
    expect(reason.locator("blockquote")).to_have_text(voice.rule("M4.4"))
    expect(link).to_have_text("M4.4")
    expect(link).to_have_attribute("href", "/rules/catham#M4.4")
    said_by_the_board = reason.inner_text()
    page.keyboard.press("Escape")
    expect(reason).to_have_count(0)
    page.get_by_text(said(language, "table-why-not")).click()
    page.locator(".ask details[open]").get_by_role("button", name=f"{voice.card(mafia)}?", exact=True).click()
    expect(reason).to_have_text(said_by_the_board, use_inner_text=True)


def test_answer_is_seen_by_all(visit: Visits) -> None:
    """What was confirmed has happened, for whoever answered and for whoever is asked next."""
    page, other = at(visit, "table"), sit(visit, "Ann", "table")
    expect(other.locator(".ask")).to_contain_text("Bob is thinking")
    piece(page, "Robocat, 2, Pool").click()
    confirm(page).click()
    for one in (page, other):
        expect(one.get_by_role("list", name="What happened")).to_contain_text("Bob takes 2 robocats from the pool.")
    expect(other.locator(".ask h2")).to_have_text("What do you do?")
    expect(page.locator(".ask")).to_contain_text("Ann is thinking")
