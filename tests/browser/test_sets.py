"""A set is one question: its things are touched on and off in any order, on the board or by name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from gaslamp.engine.words.voice import Voice
from gaslamp.games import games
from tests.browser.hands import Hand, Keyboard, Mouse
from tests.browser.scenes import PAIR, asked, thinker
from tests.browser.stage import Scenes, furnished, sit
from tests.browser.test_choosing import confirm, sentence
from tests.browser.visits import Visits
from tests.server.running import Running
from tests.server.scene import Scene

HACKERS, MAFIA, ROBOCAT, SCIENCE = map(games["catham"].cards.index, ("hackers", "mafia", "robocat", "science"))
VOICE = Voice(games["catham"], "en")


@cache
def over_limit() -> Scene:
    """Three cards too many: among those that are held are three hackers, one robocat and a scientist."""
    scene, luck = Scene("catham", PAIR), Random("set")
    while not is_wanted(scene):
        scene.answers(which=luck.randrange(1000))
        if scene.status() != "playing":
            scene = Scene("catham", PAIR)
    return scene


def is_wanted(scene: Scene) -> bool:
    """Whether three such cards are to be discarded."""
    groups = scene.table.play.state.groups if scene.table.play else []
    if asked(scene).name != "hand_limit" or groups[0].least != 3:
        return False
    elements = groups[0].elements
    return [elements.count((card,)) for card in (HACKERS, ROBOCAT)] == [3, 1] and {(SCIENCE,), (MAFIA,)} <= set(
        elements
    )


SCENES: Scenes = {"mouse": over_limit, "keys": over_limit, "names": over_limit, "again": over_limit}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server at which these tables are set."""
    with furnished(tmp_path_factory.mktemp("server"), SCENES) as running:
        yield running


def at(visit: Visits, name: str) -> Page:
    """Whoever must discard comes to the table."""
    page = sit(visit, thinker(over_limit()), name)
    expect(page.locator(".ask h2")).to_have_text("You hold 3 cards too many. Which ones do you discard?")
    return page


def held(page: Page, card: int) -> Locator:
    """A card of the hand."""
    return page.locator("[data-piece]").filter(has_text=re.compile(rf"{VOICE.card(card)}(, \d+)?, Hand"))


def named(page: Page, card: int) -> Locator:
    """A card by its name; how often it was chosen stands beside."""
    return page.locator(".ask .part .chip").filter(has_text=VOICE.card(card))


def keys(page: Page, *cards: int) -> list[str]:
    """The digits that choose these."""
    return [named(page, card).get_attribute("aria-keyshortcuts") or "" for card in cards]


def says(*cards: int) -> str:
    """What will happen if these are chosen."""
    return VOICE.answer(asked(over_limit()), [(card,) for card in cards])


def count(page: Page, n: int) -> None:
    """So many are chosen, and only three can be confirmed."""
    expect(page.locator(".ask .set")).to_contain_text(f"{n} of 3 chosen")
    expect(confirm(page)).to_be_enabled(enabled=n == 3)


def discards(page: Page, *cards: int) -> None:
    """These are discarded at once, and nothing more is asked about it."""
    expect(page.locator(".ask h2")).to_have_count(0)
    log = page.get_by_role("list", name="What happened")
    for card in cards:
        expect(log).to_contain_text(re.compile(rf"discards.*{VOICE.one(card)}"))


@pytest.mark.parametrize("name", ["mouse", "keys"])
def test_cards_are_touched_in_any_order(visit: Visits, name: str) -> None:
    """With a mouse or by keyboard alone; a thing is there as often as it was touched, and can be taken back."""
    page = at(visit, name)
    hand: Hand = Mouse() if name == "mouse" else Keyboard(page)
    hackers, robocat, science = (held(page, card) for card in (HACKERS, ROBOCAT, SCIENCE))
    count(page, 0)
    hand.press(hackers)
    count(page, 1)
    expect(hackers).to_contain_text("1/3")
    hand.press(robocat)
    count(page, 2)
    expect(sentence(page)).to_have_text(says(HACKERS, ROBOCAT))
    hand.press(robocat)
    count(page, 1)
    expect(robocat).to_have_attribute("aria-pressed", "false")
    hand.press(science)
    hand.press(hackers)
    count(page, 3)
    expect(named(page, HACKERS)).to_contain_text("2/3")
    expect(sentence(page)).to_have_text(says(HACKERS, SCIENCE, HACKERS))
    hand.press(page.locator(".ask .set").get_by_role("button", name=f"Take back: {VOICE.card(HACKERS)}"))
    count(page, 2)
    hand.press(robocat)
    expect(sentence(page)).to_have_text(says(HACKERS, SCIENCE, ROBOCAT))
    hand.press(confirm(page))
    discards(page, HACKERS, SCIENCE, ROBOCAT)


def test_names_say_the_same_as_the_board(visit: Visits) -> None:
    """Each keeps its number; Escape takes back the latest, and Enter confirms."""
    page = at(visit, "names")
    for key in keys(page, HACKERS, ROBOCAT, HACKERS):
        page.keyboard.press(key)
    count(page, 3)
    expect(held(page, HACKERS)).to_contain_text("2/3")
    expect(held(page, ROBOCAT)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    count(page, 2)
    expect(sentence(page)).to_have_text(says(HACKERS, ROBOCAT))
    named(page, SCIENCE).click()
    count(page, 3)
    page.reload()
    count(page, 3)
    page.keyboard.press("Enter")
    discards(page, HACKERS, ROBOCAT, SCIENCE)


def test_one_too_many_is_refused_with_a_reason(visit: Visits) -> None:
    """The rule is told, and what was chosen stays."""
    page = at(visit, "again")
    for card in (ROBOCAT, SCIENCE, HACKERS):
        held(page, card).click()
    count(page, 3)
    named(page, MAFIA).click()
    reason = page.locator(".ask").get_by_role("alert")
    expect(reason).to_contain_text("M3.3")
    reason.get_by_role("button", name="Close").click()
    count(page, 3)
    named(page, ROBOCAT).click()
    count(page, 2)
    expect(held(page, ROBOCAT)).to_have_attribute("aria-pressed", "false")
