"""Being called to one's turn, and what a first visit weighs."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from tests.browser.hands import Mouse
from tests.browser.player import Player
from tests.browser.visits import Visits
from tests.browser.words import said

LIMIT = 200_000  # bytes over the network
WEIGHT = """["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind))
    .reduce((sum, one) => sum + one.encodedBodySize, 0)"""
FONTS = "performance.getEntriesByType('resource').map((one) => one.name).filter((name) => name.endsWith('.woff2'))"
WHOLE = "-wght-"  # in the name of a font that was not cut
ELSEWHERE = "performance.getEntriesByType('resource').filter((one) => !one.name.startsWith(location.origin)).length"
DEAF = """() => {
    window.rung = window.noticed = 0;
    window.AudioContext = class {
        state = "running"; currentTime = 0;
        createOscillator() { window.rung++; return { frequency: {}, connect: (next) => next, start() {}, stop() {} }; }
        createGain() {
            return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (next) => next };
        }
    };
    window.Notification = class { static permission = "granted"; constructor() { window.noticed++; } };
    Object.defineProperty(document, "hidden", { get: () => window.away ?? false });
}"""


def test_first_visit_is_light(visit: Visits) -> None:
    """All of it, in Polish, whose letters need more fonts; and nobody else is asked for anything."""
    page = visit("/", language="pl")
    expect(page.get_by_role("article")).not_to_have_count(0)
    page.wait_for_load_state("networkidle")
    assert 50_000 < page.evaluate(WEIGHT) < LIMIT
    assert page.evaluate(ELSEWHERE) == 0


def test_whole_fonts_are_fetched_only_for_other_letters(visit: Visits) -> None:
    """Polish and English are in the cut ones; then somebody is called Ďuriš."""
    page = visit("/rules/emerald", language="pl")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")
    fonts = page.evaluate(FONTS)
    assert fonts and not [name for name in fonts if WHOLE in name]
    with page.expect_response(lambda found: "alegreya-latin-ext-wght-normal" in found.url):
        page.evaluate("document.querySelector('h1').nextElementSibling.append('Ďuriš')")


def test_one_is_called_to_the_own_turn(visit: Visits) -> None:
    """By the title and a bell; by a notice only if one wishes it and looks elsewhere; and not twice."""
    page = visit("/health", storage={"gaslamp": '{"language":"en","notices":true}'})
    page.context.add_init_script(f"({DEAF})(); window.away = true")
    page.goto("/")
    page.get_by_role("button", name=said("en", "lobby-play")).first.click()
    player = Player(page, Mouse())
    player.reads()
    expect(page).to_have_title(re.compile(said("en", "table-your-turn")))
    rung = page.evaluate("window.rung")
    assert rung > 0 and page.evaluate("window.noticed") == 1
    page.get_by_role("banner").get_by_text("PL", exact=True).click()
    expect(page).to_have_title(re.compile(said("pl", "table-your-turn")))
    assert page.evaluate("window.rung") == rung and page.evaluate("window.noticed") == 1


def test_a_random_word_is_added_to_the_luck_of_every_table(visit: Visits) -> None:
    """At once when one plays now, and while one waits; there it can be read, and another given instead."""
    page = visit("/")
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    page.reload()
    page.get_by_role("button", name=said("en", "lobby-play")).first.click()
    Player(page, Mouse()).reads()
    first = [json.loads(frame) for frame in sent if '"word"' in frame or '"start"' in frame]
    assert [ask["type"] for ask in first] == ["word", "start"] and re.fullmatch("[a-z2-9]{16}", first[0]["word"])
    page.goto("/new/catham")
    page.get_by_role("button", name=said("en", "new-open")).click()
    field = page.get_by_label(said("en", "table-word"))
    expect(field).to_have_value(re.compile("^[a-z2-9]{16}$"))
    assert json.loads([frame for frame in sent if '"word"' in frame][-1])["word"] == field.input_value()
    field.fill("mgła")
    page.get_by_role("button", name=said("en", "table-word-give")).click()
    expect(page.get_by_text(said("en", "table-word-given"))).to_be_visible()
    expect(field).to_have_value("mgła")


def test_nobody_is_called_who_wants_quiet(visit: Visits) -> None:
    """No bell, no notice; the title alone says it."""
    page = visit("/health", storage={"gaslamp": '{"language":"en","sound":false}'})
    page.context.add_init_script(f"({DEAF})(); window.away = true")
    page.goto("/")
    page.get_by_role("button", name=said("en", "lobby-play")).first.click()
    Player(page, Mouse()).reads()
    expect(page).to_have_title(re.compile(said("en", "table-your-turn")))
    assert page.evaluate("window.rung") == page.evaluate("window.noticed") == 0
