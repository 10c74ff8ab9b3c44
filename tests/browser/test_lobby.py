"""The lobby: one's own tables, those that are open to everybody, and how they change while one stands there."""

from __future__ import annotations

from collections.abc import Iterator
from time import time

import pytest
from playwright.sync_api import expect

from gaslamp.protocol import api
from gaslamp.remote import Visit
from tests.browser.judge import DESK, HAND, faults
from tests.browser.scenes import SEATS, finished, opening, thinker
from tests.browser.stage import Scenes, address, come, furnished
from tests.browser.visits import Visits
from tests.server.running import Running
from tests.server.scene import Scene


def lately(seats: str, **terms: str) -> Scene:
    """An open table of today, which waits for people."""
    scene = Scene("emerald", seats, begin=False, access="open", **terms)
    scene.now = int(1000 * time())
    return scene


FETCHED = """performance.getEntriesByType("resource").map((one) => new URL(one.name).pathname)
    .filter((path) => path.startsWith("/api/"))"""
SCENES: Scenes = {
    "mine": opening,
    "over": finished,
    "open": lambda: lately("Dan free free", language="pl"),
    "by mail": lambda: lately("Eve free", pace="days"),
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server at which these tables are set."""
    with furnished(tmp_path_factory.mktemp("server"), SCENES) as running:
        yield running


@pytest.mark.parametrize("path", ["/", "/new/catham", "/rules"])
def test_no_game_is_opened_before_it_is_chosen(visit: Visits, path: str) -> None:
    """All of them are told of by their playbills, however many there are; a book and its texts come with a table."""
    page = come(visit, "Bob", path)
    expect(page.get_by_text("Catham City").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert set(page.evaluate(FETCHED)) == {"/api/games", "/api/playbills/en", "/api/me"}
    page.goto(f"/t/{address('mine')}")
    expect(page.locator(".ask h2")).to_be_visible()
    assert {"/api/games/catham", "/api/games/catham/texts/en"} <= set(page.evaluate(FETCHED))


def test_playbills_are_read_in_another_language_at_once(visit: Visits) -> None:
    """In the lobby and where a table is set up; what was chosen there stays."""
    page = visit("/")
    for language, title, length in (
        ("PL", "Studium w Szmaragdzie", "około godziny"),
        ("EN", "A Study in Emerald", "about an hour"),
    ):
        page.get_by_role("banner").get_by_text(language, exact=True).click()
        expect(page.get_by_role("article", name=title).get_by_text(length, exact=True)).to_be_visible()
    page.goto("/new/catham")
    page.get_by_role("group", name="Actions in a turn").get_by_label("Two").check()
    page.get_by_role("banner").get_by_text("PL", exact=True).click()
    expect(page.get_by_role("group", name="Akcje w turze").get_by_label("Dwie")).to_be_checked()


@pytest.mark.parametrize("desk", [True, False], ids=["desk", "hand"])
def test_lobby_with_tables_is_sound(visit: Visits, desk: bool) -> None:
    """With one's own, with those that are over, and with open ones."""
    page = come(visit, "Bob", "/", **(DESK if desk else HAND), language="en" if desk else "pl")
    page.get_by_role("group").locator("summary").click()
    expect(page.get_by_role("region").nth(0).get_by_role("listitem")).to_have_count(2)
    expect(page.get_by_role("region").nth(1).get_by_role("listitem")).not_to_have_count(0)
    assert not faults(page, "dark", "light")


def test_own_tables_say_where_one_is_asked(visit: Visits) -> None:
    """Whoever is asked is called there; others may go back; what is over can be seen again."""
    assert thinker(opening()) == "Bob"
    bob, ann = (come(visit, name, "/") for name in ("Bob", "Ann"))
    table = address("mine")
    expect(bob.get_by_role("link", name="It is your turn")).to_have_attribute("href", f"/t/{table}")
    expect(bob.get_by_role("link", name="Answer", exact=True)).to_have_attribute("href", f"/t/{table}")
    expect(ann.get_by_role("link", name="To the table")).to_have_attribute("href", f"/t/{table}")
    expect(ann.get_by_role("link", name="It is your turn")).to_have_count(0)
    ann.get_by_text("One finished game").click()
    ann.get_by_role("link", name="Replay", exact=True).and_(ann.locator(".button")).click()
    expect(ann.get_by_label("Seen by").locator("option")).to_have_text(
        ["a spectator", *SEATS.split(), "everybody: all cards open"]
    )


def test_open_table_has_a_seat_for_whoever_comes(visit: Visits) -> None:
    """A stranger sits down with one touch, and has a name by then; those at the table see it."""
    dan = come(visit, "Dan", f"/t/{address('open')}")
    page = visit("/")
    row = page.get_by_role("region", name="Open tables").get_by_role("listitem").filter(has_text="Dan")
    expect(row).to_contain_text("in Polish")
    row.get_by_role("button", name="Sit down").click()
    expect(page).to_have_url(f"{visit.server.url}/t/{address('open')}")
    expect(page.get_by_text("The host starts the game.")).to_be_visible()
    name = page.get_by_role("banner").locator(".name").inner_text()
    expect(dan.get_by_role("main").get_by_role("listitem").filter(has_text=name).first).to_be_visible()


def test_lobby_is_live(visit: Visits, server: Running) -> None:
    """A table that is opened stands there at once, and is gone when it is full of bots or closed."""
    page = visit("/")
    tables = page.get_by_role("region", name="Open tables").get_by_role("listitem")
    expect(tables.filter(has_text="Eve")).to_contain_text("over days")
    host = Visit(server.url)
    host.call_me("Fay")
    made = host.open(api.NewTable(api.Terms("catham", access="open"), [api.You(), api.Free()]))
    mine = tables.filter(has_text="Fay")
    expect(mine).to_contain_text("one free seat")
    expect(mine.get_by_role("link", name="Watch")).to_have_attribute("href", f"/t/{made.table}")
    host.ask("DELETE", "/api/session", None, object)  # a guest who goes closes the table that waits
    expect(mine).to_have_count(0)
