"""Replays in the browser: of a table, of a file, of a link; through any eyes, step by step."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from gaslamp.engine.play.record import Record
from tests.browser.scenes import finished
from tests.browser.stage import Scenes, address, furnished
from tests.browser.visits import Visits
from tests.browser.words import said
from tests.server.running import Running

SCENES: Scenes = {"over": finished}
REPLAY = f"/t/{address('over')}/replay"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a game that is over."""
    with furnished(tmp_path_factory.mktemp("server"), SCENES) as running:
        yield running


def record() -> str:
    """The game that is over, as a file has it."""
    return finished().table.record().json()


def moment(page: Page) -> Locator:
    """Which moment is shown, in words."""
    return page.locator(".crank .at")


def at(n: int) -> str:
    """That moment, in words."""
    return said("en", "replay-at", n=n, count=finished().given)


def held(page: Page, of: str = "") -> Locator:
    """Cards that lie open in somebody's hand; without a name it is one's own."""
    return page.get_by_role("button", name=re.compile(rf", Hand{of and f', {of}'}$"))


def test_replay_is_stepped_through(visit: Visits) -> None:
    """By buttons, by keys, by the line of the log, by the slider; and it plays by itself to the end."""
    page = visit(REPLAY)
    count = finished().given
    expect(moment(page)).to_have_text(at(0))
    page.get_by_role("button", name=said("en", "replay-on")).click()
    expect(moment(page)).to_have_text(at(1))
    page.keyboard.press("End")
    expect(moment(page)).to_have_text(at(count))
    expect(page.locator(".crank ol")).to_contain_text("Ann")
    page.keyboard.press("ArrowLeft")
    expect(moment(page)).to_have_text(at(count - 1))
    page.locator(".log ol button").first.click()
    expect(moment(page)).to_have_text(at(0))
    page.get_by_role("slider").fill(str(count - 1))
    expect(moment(page)).to_have_text(at(count - 1))
    page.get_by_role("button", name=said("en", "replay-play"), exact=True).click()
    expect(moment(page)).to_have_text(at(count))


def test_each_pair_of_eyes_sees_its_own(visit: Visits) -> None:
    """A spectator no hand, a player one, all together every hand."""
    page = visit(REPLAY)
    page.keyboard.press("End")
    everybody = ("Ann", "Bob", "Cyd")
    expect(page.get_by_role("button", name=re.compile(", Hand"))).to_have_count(0)
    eyes = page.get_by_label(said("en", "replay-eyes"))
    eyes.select_option(label="Ann")
    expect(held(page)).not_to_have_count(0)
    for name in everybody:
        expect(held(page, name)).to_have_count(0)
    eyes.select_option("all")
    for name in everybody:
        expect(held(page, name)).not_to_have_count(0)


def test_file_is_shown_and_shared_as_a_link(visit: Visits, tmp_path: Path) -> None:
    """Whoever opens the link has the whole game."""
    file = tmp_path / "game.json"
    file.write_text(record(), encoding="utf-8")
    page = visit("/replay")
    page.get_by_label(said("en", "replay-upload")).set_input_files(file)
    expect(moment(page)).to_have_text(at(0))
    link = page.get_by_label(said("en", "replay-link-whole")).input_value()
    assert "/replay#" in link
    other = visit(link.removeprefix(visit.server.url))
    expect(moment(other)).to_have_text(at(0))
    with other.expect_download() as download:
        other.get_by_role("link", name=said("en", "table-download")).click()
    again = Record.load(download.value.path())
    assert again == Record.load(file)


def test_file_that_is_none_is_refused_in_words(visit: Visits, tmp_path: Path) -> None:
    """What is wrong with it; and a link that was cut off is known as such."""
    file = tmp_path / "game.json"
    file.write_text("{", encoding="utf-8")
    page = visit("/replay", allow=["400"])
    page.get_by_label(said("en", "replay-upload")).set_input_files(file)
    expect(page.get_by_role("alert")).to_contain_text("JSON")
    lost = visit("/replay#abc")
    expect(lost.get_by_role("alert")).to_have_text(said("en", "replay-bad-link"))


def test_luck_of_a_record_is_checked(visit: Visits, tmp_path: Path) -> None:
    """All is well with the game as it was; one whose luck was changed is found out."""
    page = visit(REPLAY)
    page.get_by_role("button", name=said("en", "table-verify")).click()
    expect(page.get_by_text(said("en", "table-legal", n=finished().given))).to_be_visible()
    forged_record = json.loads(record()) | {"secret": "f" * 64}
    file = tmp_path / "game.json"
    file.write_text(json.dumps(forged_record), encoding="utf-8")
    forged = visit("/replay", allow=["400"])
    forged.get_by_label(said("en", "replay-upload")).set_input_files(file)
    unlucky = f"of {finished().given}: "  # an answer that such luck would not have allowed
    expect(forged.get_by_role("alert")).to_contain_text(unlucky)
