"""Talk at a table: one's own words, phrases that each reads in the own language, and not having to listen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.scenes import opening
from tests.browser.stage import Scenes, address, furnished, sit
from tests.browser.visits import Visits
from tests.server.running import Running

SCENES: Scenes = {"words": opening, "phrases": opening, "silence": opening, "onlookers": opening}
NAMES = {"en": "What happened", "pl": "Co się działo"}
WILD = "<img src=x onerror=alert(1)> & <b>fog</b> {$n} żółć 🐈"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server at which these tables are set."""
    with furnished(tmp_path_factory.mktemp("server"), SCENES) as running:
        yield running


def talk(page: Page, language: str = "en") -> Locator:
    """What was said."""
    return page.get_by_role("list", name=NAMES[language]).locator("li.talk")


def say(page: Page, text: str) -> None:
    """Say something."""
    field = page.get_by_role("textbox", name="Say something")
    field.fill(text)
    field.press("Enter")
    expect(field).to_have_value("")


def test_words_are_words(visit: Visits) -> None:
    """Whatever somebody writes is read as it was written, by all, and makes nothing happen."""
    ann, bob = (sit(visit, name, "words") for name in ("Ann", "Bob"))
    say(ann, WILD)
    for page in (ann, bob):
        expect(talk(page)).to_have_text([f"Ann: {WILD}"])
        expect(talk(page).locator("img, b")).to_have_count(0)


def test_letters_that_are_written_choose_nothing(visit: Visits) -> None:
    """Keys that answer are letters like others in a field."""
    page = sit(visit, "Bob", "words")
    field = page.get_by_role("textbox", name="Say something")
    field.press_sequentially("1u2")
    expect(field).to_have_value("1u2")
    expect(page.locator(".ask [aria-pressed=true]")).to_have_count(0)


def test_phrase_is_read_in_everybodys_language(visit: Visits) -> None:
    """Whoever says it, and in which."""
    ann, bob = sit(visit, "Ann", "phrases"), sit(visit, "Bob", "phrases", language="pl")
    ann.get_by_label("Quick phrases").select_option(label="Well played!")
    ann.get_by_role("button", name="Say", exact=True).click()
    expect(talk(ann)).to_have_text(["Ann: Well played!"])
    expect(talk(bob, "pl")).to_have_text(["Ann: Ładne zagranie!"])
    bob.get_by_label("Gotowe zwroty").select_option(label="Chwila, myślę.")
    bob.get_by_role("button", name="Powiedz", exact=True).click()
    expect(talk(bob, "pl")).to_have_text(["Ann: Ładne zagranie!", "Bob: Chwila, myślę."])
    expect(talk(ann)).to_have_text(["Ann: Well played!", "Bob: Give me a moment, I’m thinking."])
    expect(ann.get_by_label("Quick phrases")).to_have_value("")


def test_who_is_muted_is_not_heard(visit: Visits) -> None:
    """By the one who wishes it so; others hear, the muted one is not told, and one may listen again."""
    ann, bob = (sit(visit, name, "silence") for name in ("Ann", "Bob"))
    bob.get_by_text("At the table").click()
    bob.get_by_role("button", name="Mute").click()
    expect(bob.get_by_role("list", name=NAMES["en"])).to_contain_text("You no longer hear Ann.")
    say(ann, "one")
    say(bob, "two")
    expect(talk(ann)).to_have_text(["Ann: one", "Bob: two"])
    expect(talk(bob)).to_have_text(["Bob: two"])
    expect(ann.get_by_role("list", name=NAMES["en"])).not_to_contain_text("hear")
    bob.get_by_role("button", name="Hear again").click()
    expect(bob.get_by_role("list", name=NAMES["en"])).to_contain_text("You hear Ann again.")
    say(ann, "three")
    expect(talk(bob).last).to_have_text("Ann: three")


def test_onlookers_hear_and_say_nothing(visit: Visits) -> None:
    """They have nowhere to write."""
    ann, eve = sit(visit, "Ann", "onlookers"), visit(f"/t/{address('onlookers')}")
    say(ann, "Who is there?")
    expect(talk(eve)).to_have_text(["Ann: Who is there?"])
    expect(eve.get_by_role("main").get_by_role("textbox")).to_have_count(0)
