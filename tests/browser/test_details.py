"""Looking closer: every card, tile and pile can be read at length, and reading does nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from gaslamp.engine.words.texts import texts
from gaslamp.games import games
from tests.browser.judge import HAND
from tests.browser.scenes import midway, opening, thinker
from tests.browser.stage import Scenes, furnished, sit
from tests.browser.visits import Visits
from tests.server.running import Running

SCENES: Scenes = {"first": opening, "piles": lambda: midway("catham"), "map": lambda: midway("emerald")}
OFFERED = "Robocat, 2, Hand"
REFUSED = "Mafia, 3, Hand (not now; ask why)"
IDLE = "Hackers, Pool"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server at which these tables are set."""
    with furnished(tmp_path_factory.mktemp("server"), SCENES) as running:
        yield running


def card(page: Page, name: str) -> Locator:
    """A card on the board."""
    return page.get_by_role("button", name=name, exact=True)


def nothing_is_done(page: Page) -> None:
    """Nothing was chosen by it, and nothing asked."""
    expect(page.locator("[data-piece][aria-pressed=true], .ask [aria-pressed=true]")).to_have_count(0)
    expect(page.locator(".ask").get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize(("name", "rule"), [(OFFERED, "M4.3"), (REFUSED, "M4.4")], ids=["offered", "refused"])
def test_mouse_that_rests_reads(visit: Visits, name: str, rule: str) -> None:
    """And when it goes on, the sheet is gone."""
    page = sit(visit, "Bob", "first")
    card(page, name).hover()
    expect(page.get_by_role("tooltip")).to_contain_text(f"Rule {rule}")
    page.get_by_role("heading", name="What happened").hover()
    expect(page.get_by_role("tooltip")).to_have_count(0)
    nothing_is_done(page)


@pytest.mark.parametrize(("name", "rule"), [(OFFERED, "M4.3"), (REFUSED, "M4.4")], ids=["offered", "refused"])
def test_key_reads_until_escape(visit: Visits, name: str, rule: str) -> None:
    """The focus goes to the sheet and comes back; Escape takes back nothing else."""
    page = sit(visit, "Bob", "first")
    card(page, "Robocat, 2, Pool").click()
    card(page, name).press("i")
    sheet = page.get_by_role("dialog", name=name.partition(",")[0])
    expect(sheet).to_contain_text(f"Rule {rule}")
    expect(sheet).to_be_focused()
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(card(page, name)).to_be_focused()
    expect(card(page, "Robocat, 2, Pool")).to_have_attribute("aria-pressed", "true")


def test_card_of_which_nothing_is_asked_is_read_at_a_touch(visit: Visits) -> None:
    """There is nothing else that one could want of it; the sheet has a way out of its own, and so has the page."""
    page = sit(visit, "Ann", "first")
    card(page, IDLE).click()
    sheet = page.get_by_role("dialog", name="Hackers")
    expect(sheet).to_contain_text("Rule M4.5")
    sheet.get_by_role("button", name="Close").click()
    expect(sheet).to_have_count(0)
    card(page, IDLE).click()
    expect(sheet).to_be_visible()
    page.get_by_role("heading", name="What happened").click()
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("name", [OFFERED, REFUSED], ids=["offered", "refused"])
def test_finger_that_stays_reads(visit: Visits, name: str) -> None:
    """What it does not do is choose; a finger that only taps chooses, or asks why not."""
    page = sit(visit, "Bob", "first", **HAND)
    finger = Finger(page)
    finger.down(card(page, name))
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    finger.up()
    expect(sheet).to_be_visible()
    nothing_is_done(page)
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_have_count(0)
    card(page, name).tap()
    if name == OFFERED:
        expect(card(page, name)).to_have_attribute("aria-pressed", "true")
    else:
        expect(page.locator(".ask").get_by_role("alert")).to_be_visible()
    expect(sheet).to_have_count(0)


class Finger:
    """A finger that is put down, stays and is lifted."""

    def __init__(self, page: Page) -> None:
        self.device = page.context.new_cdp_session(page)

    def down(self, thing: Locator) -> None:
        """Put it on a thing, once that is away from what covers the lower part of a small screen."""
        thing.evaluate("(thing) => thing.scrollIntoView({ block: 'start', behavior: 'instant' })")
        box = thing.bounding_box()
        assert box is not None
        point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
        self.device.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})

    def up(self) -> None:
        """Lift it."""
        self.device.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("language", ["en", "pl"])
def test_numbers_are_told_with_where_they_come_from(visit: Visits, language: str) -> None:
    """Of a tile too: each in words, printed or ours, with what is to be remarked."""
    page = sit(visit, thinker(midway("emerald")), "map", language=language)
    words = texts(language, games["emerald"].folder)
    tile = page.get_by_role("region", name=words.say("place-cairo")).get_by_role("button").first
    tile.press("i")
    sheet = page.get_by_role("dialog", name=words.say("place-cairo"))
    facts = games["emerald"].data.facts["cairo"]
    expect(sheet.get_by_role("term")).to_have_text([words.say(f"fact-{name}") for name in facts])
    for told, fact in zip(sheet.get_by_role("definition").all(), facts.values()):
        expect(told).to_contain_text(str(fact.value))
        expect(told).to_contain_text(words.say(f"source-{fact.source}"))


def test_pile_is_looked_through(visit: Visits) -> None:
    """As far as it lies open: each card in it, and more of each."""
    page = sit(visit, "Ann", "piles")
    pile = page.get_by_role("button", name="Look through it").first
    size = int(pile.inner_text())
    pile.click()
    sheet = page.get_by_role("dialog", name="Discard pile")
    leaves = sheet.get_by_role("listitem").get_by_role("button")
    assert sum(int(text.partition("× ")[2] or 1) for text in leaves.all_inner_texts()) == size
    leaves.first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Rule M4")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(pile).to_be_focused()
