"""The pages in a real browser: what holds for every page of ours, and that whoever judges them is awake."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.visits import Visits
from tests.browser.watch import Watch
from tests.server.running import Running

Event = Literal["console", "weberror"]
POLISH = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ"
DRAWN = """(letters) => {
    const canvas = new OffscreenCanvas(60, 60).getContext("2d", { willReadFrequently: true });
    canvas.font = `40px ${getComputedStyle(document.body).fontFamily}`;
    const drawn = (letter) => {
        canvas.clearRect(0, 0, 60, 60);
        canvas.fillText(letter, 10, 45);
        return canvas.getImageData(0, 0, 60, 60).data.join();
    };
    const missing = new Set([..." \\ue000"].map(drawn));
    const shapes = new Set([...letters].map(drawn));
    return [...shapes].filter((shape) => !missing.has(shape)).length;
}"""
PLAIN = "/health"  # a page of ours without anything of the client
ADD = """([tag, id, textContent, look]) => {
    const element = Object.assign(document.createElement(tag), { id, textContent });
    Object.assign(document.body.appendChild(element).style, look);
}"""
FAINT_ON_FLAT = {"color": "#555555", "backgroundColor": "#333333"}
FAINT_ON_GRADIENT = {"color": "#555555", "background": "linear-gradient(#333333, #343434)"}
CLEAR_ON_GRADIENT = {"color": "#eeeeee", "background": "linear-gradient(#333333, #343434)"}
INLINE_SCRIPT = (
    "document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.ran = true' }))"
)
COMPLAINTS: dict[str, tuple[Event, str, str]] = {
    "said": ("console", "console.error('oh')", "console: oh"),
    "thrown": ("weberror", "setTimeout(() => { throw new Error('oh') })", "error: Error: oh"),
    "promised": ("weberror", "void Promise.reject(new Error('oh'))", "error: Error: oh"),
    "not found": ("console", "void fetch('/nothing')", "404"),
    "inline style": ("console", "document.body.setAttribute('style', 'color: red')", "Applying inline style violates"),
    "inline script": ("console", INLINE_SCRIPT, "Executing inline script violates"),
    "elsewhere": ("console", "void (new Image().src = 'http://elsewhere/')", "violates"),
    "socket": ("console", "void new WebSocket('/nothing')", "WebSocket connection"),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server for all who only look."""
    folder = tmp_path_factory.mktemp("server")
    with Running(f"sqlite:///{folder / 'gaslamp.db'}", folder / "log") as running:
        yield running


# -- every page of ours


@pytest.mark.parametrize("language", ["en", "pl"])
def test_page_has_title_and_language(visit: Visits, language: str) -> None:
    """Whoever comes is greeted in their own language."""
    page = visit(language=language)
    expect(page).to_have_title(re.compile(r"\w"))
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_polish_letters_are_drawn(visit: Visits) -> None:
    """Every Polish letter has a shape of its own, and text takes up room."""
    page = visit(language="pl")
    assert page.evaluate(DRAWN, POLISH) == len(POLISH)
    box = page.get_by_role("heading").first.bounding_box()
    assert box and box["width"] > 50 and box["height"] > 10


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("viewport", [(1280, 800), (360, 740)])
def test_page_is_accessible(visit: Visits, viewport: tuple[int, int], theme: Literal["dark", "light"]) -> None:
    """It meets WCAG 2.1 AA in both themes, on a desk and in a hand, where nothing is wider than the screen."""
    page = visit(language="pl", viewport=viewport, theme=theme)
    expect(page.get_by_role("main")).to_be_visible()
    assert not violations(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= viewport[0]


def test_page_brings_a_strict_policy(visit: Visits) -> None:
    """Nothing is allowed that is not named, and nothing that is written into the page runs."""
    page = visit(allow=["Executing inline script violates"])
    response = page.reload()
    policy = response.headers["content-security-policy"] if response else ""
    assert "default-src 'none'" in policy and "unsafe" not in policy and "*" not in policy
    page.evaluate(INLINE_SCRIPT)
    assert page.evaluate("window.ran") is None
    assert "Executing inline script" in " ".join(visit.watches[0].heard)


def test_page_may_open_a_socket(visit: Visits) -> None:
    """The line on which everything at a table is told."""
    opened = "new Promise((yes, no) => Object.assign(new WebSocket('/ws'), { onopen: () => yes(true), onerror: no }))"
    assert visit().evaluate(opened)


# -- who judges them


def test_earlier_visit_is_remembered(visit: Visits) -> None:
    """What the page kept is there again, and only for the same person."""
    assert visit(PLAIN, storage={"a": "ą"}).evaluate("localStorage.a") == "ą"
    assert visit(PLAIN).evaluate("localStorage.a") is None


@pytest.mark.parametrize(("event", "script", "complaint"), COMPLAINTS.values(), ids=COMPLAINTS)
def test_complaint_is_heard(visit: Visits, event: Event, script: str, complaint: str) -> None:
    """Whatever goes wrong in a page is noticed, and is unexpected unless it is allowed."""
    page = visit(PLAIN, allow=["^"])
    strict = Watch(page.context)
    with page.context.expect_event(event):
        page.evaluate(script)
    assert complaint in " ".join(strict.unexpected())
    assert not visit.complaints()


def test_server_that_is_gone_is_noticed(visit: Visits, server: Running) -> None:
    """A request without an answer is a complaint too."""
    page = visit(PLAIN, allow=["ERR_CONNECTION_REFUSED"])
    server.stop()
    try:
        with page.context.expect_event("requestfailed"):
            page.evaluate("void fetch('/health').catch(() => 0)")
    finally:
        server.start()
    assert f"request: GET {server.url}/health net::ERR_CONNECTION_REFUSED" in visit.watches[0].heard


@pytest.mark.xfail(strict=True, raises=pytest.fail.Exception)
def test_page_that_complains_fails_its_test(visit: Visits) -> None:
    """Even if the test itself finds nothing wrong."""
    visit(PLAIN).evaluate("console.error('oh')")


def test_what_is_not_accessible_is_told(visit: Visits) -> None:
    """The rule that is broken, and where."""
    page = visit(PLAIN)
    page.evaluate(ADD, ["button", "nameless", "", {}])
    page.evaluate(ADD, ["p", "faint", "faint", FAINT_ON_FLAT])
    told = violations(page)
    assert "button-name (critical)" in told and "\n  #nameless: " in told
    assert "color-contrast (serious)" in told and "\n  #faint: " in told


def test_letters_on_gradients_are_measured(visit: Visits) -> None:
    """Axe does not judge them; also those far down the page are looked at, and it ends where it began."""
    page = visit(PLAIN, viewport=(600, 400))
    page.evaluate(ADD, ["section", "space", "", {"height": "2000px"}])
    page.evaluate(ADD, ["p", "clear", "clear", CLEAR_ON_GRADIENT])
    page.evaluate(ADD, ["p", "faint", "faint", FAINT_ON_GRADIENT])
    page.evaluate("scrollTo(0, 7)")
    told = [line for line in violations(page).splitlines() if "measured" in line]
    assert told == ["color-contrast (measured): #faint has 1.67, needs 4.5"]
    assert page.evaluate("scrollY") == 7


def test_page_is_judged_at_rest(visit: Visits) -> None:
    """Letters that are still fading in are not too faint."""
    page = visit(PLAIN)
    page.evaluate(ADD, ["p", "fading", "fading", {"color": "#eeeeee", "backgroundColor": "#222222"}])
    page.evaluate("document.getElementById('fading').animate({ opacity: [0, 1] }, 500)")
    assert "contrast" not in violations(page)
