"""Taking back in the browser: at once as long as nobody has learnt anything, then if the others agree."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.scenes import SEATS, asked, asking, thinker
from tests.browser.stage import Scenes, furnished, sit
from tests.browser.visits import Visits
from tests.server.running import Running
from tests.server.scene import Scene

ACT = "What do you do?"


@cache
def twice() -> Scene:
    """A game in which somebody has taken too many cards, has discarded one, and may still take all of that back."""
    scene, luck, before = Scene("catham", SEATS), Random(1), ""
    while (before, asked(scene).name, scene.undo(scene.asked)[1]) != ("hand_limit", "hand_limit", "free"):
        before = asked(scene).name
        scene.answers(which=luck.randrange(1000))
    return scene


@cache
def taken() -> Scene:
    """A game in which Bob has taken cards, and Ann is asked what she does."""
    scene = Scene("catham", "Ann Bob")
    scene.answers(which=1)
    return scene


SCENES: Scenes = {
    "by key": lambda: asking("hand_limit"),
    "by button": lambda: asking("hand_limit"),
    "whole turn": twice,
    "one answer": twice,
    "agreed": taken,
    "refused": taken,
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server at which these tables are set."""
    with furnished(tmp_path_factory.mktemp("server"), SCENES) as running:
        yield running


def at(visit: Visits, name: str) -> Page:
    """Whoever is asked at a table comes to it."""
    page = sit(visit, thinker(SCENES[name]()), name)
    expect(page.locator(".ask h2")).to_be_visible()
    return page


def button(page: Page, name: str) -> Locator:
    """A button where something is asked."""
    return page.locator(".ask").get_by_role("button", name=name, exact=True)


def log(page: Page) -> Locator:
    """What happened."""
    return page.get_by_role("list", name="What happened")


@pytest.mark.parametrize("way", ["by key", "by button"])
def test_what_nobody_has_learnt_from_is_taken_back_at_once(visit: Visits, way: str) -> None:
    """One is asked again what one was asked before, and everybody is told."""
    page, name = at(visit, way), thinker(SCENES[way]())
    other = sit(visit, next(one for one in SEATS.split() if one != name), way)
    expect(page.locator(".ask h2")).not_to_have_text(ACT)
    if way == "by key":
        page.keyboard.press("u")
    else:
        button(page, "Undo U").click()
    expect(page.locator(".ask h2")).to_have_text(ACT)
    for one in (page, other):
        expect(log(one)).to_contain_text(f"{name} takes back what was done last.")


def test_one_answer_is_taken_back_of_several(visit: Visits) -> None:
    """The latest; the turn goes on from there."""
    page = at(visit, "one answer")
    question = page.locator(".ask h2").inner_text()
    button(page, "Undo U").click()
    expect(page.locator(".ask h2")).not_to_have_text(question)
    expect(page.locator(".ask h2")).not_to_have_text(ACT)
    page.keyboard.press("u")
    expect(page.locator(".ask h2")).to_have_text(ACT)


def test_turn_is_begun_anew(visit: Visits) -> None:
    """All of its answers are taken back together."""
    page = at(visit, "whole turn")
    expect(page.locator(".ask h2")).not_to_have_text(ACT)
    button(page, "Restart my turn").click()
    expect(page.locator(".ask h2")).to_have_text(ACT)


@pytest.mark.parametrize("yes", [True, False], ids=["agreed", "refused"])
def test_what_others_have_learnt_from_they_must_give_back(visit: Visits, yes: bool) -> None:
    """They are asked; with a yes it is as if nothing had been done, with a no all stays as it is."""
    name = "agreed" if yes else "refused"
    ann, bob = at(visit, name), sit(visit, "Bob", name, language="pl")
    ask = bob.locator(".ask").get_by_role("button", name="Poproś o cofnięcie")
    ask.click()
    vote = ann.locator(".ask").get_by_role("alert")
    expect(vote).to_contain_text("Bob would like to take back what was done last.")
    expect(bob.locator(".ask").get_by_role("alert")).to_have_count(0)
    vote.get_by_role("button", name="I agree" if yes else "No", exact=True).click()
    expect(vote).to_have_count(0)
    if yes:
        expect(log(ann)).to_contain_text("Bob takes back what was done last.")
        expect(bob.locator(".ask h2")).to_have_text("Co robisz?")
        expect(ann.locator(".ask")).to_contain_text("Bob is thinking")
    else:
        expect(log(ann)).to_contain_text("Ann says no.")
        expect(ann.locator(".ask h2")).to_have_text(ACT)
        expect(ask).to_be_visible()
