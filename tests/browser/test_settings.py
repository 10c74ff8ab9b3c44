"""Settings and accounts: they hold over a reload, and tables follow their player to another machine."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.hands import Mouse
from tests.browser.player import Player
from tests.browser.visits import Visits
from tests.browser.words import said

ANN = ("ann.lamp", "correct horse")


def choose(page: Page, *keys: str) -> None:
    """Choose one value each."""
    for key in keys:
        page.get_by_role("radio", name=said("en", key)).check()


def account(page: Page, kind: str, login: str, password: str) -> None:
    """Fill in the form to register or to log in."""
    button = page.get_by_role("button", name=said("en", f"settings-{kind}-do"))
    form = page.locator("form").filter(has=button)
    form.get_by_label(said("en", "settings-login-name")).fill(login)
    form.get_by_label(said("en", "settings-password")).fill(password)
    button.click()


def test_settings_hold_over_a_reload(visit: Visits) -> None:
    """Light, movement and colours."""
    page = visit("/settings")
    root = page.locator("html")
    choose(page, "settings-theme-light", "settings-motion-none", "settings-palette-clear")
    for _ in range(2):
        expect(root).to_have_attribute("data-theme", "light")
        expect(root).to_have_attribute("data-motion", "none")
        expect(root).to_have_attribute("data-palette", "clear")
        page.reload()


def test_tables_follow_their_player(visit: Visits) -> None:
    """Who registers finds them on another machine; a wrong password finds nothing."""
    page = visit("/")
    Player(page, Mouse()).takes_name("Ann")
    page.get_by_role("button", name=said("en", "lobby-play")).first.click()
    Player(page, Mouse()).reads()
    page.goto("/settings")
    account(page, "register", *ANN)
    expect(page.get_by_text(said("en", "settings-known", login=ANN[0]))).to_be_visible()

    other = visit("/settings", allow=["401"])
    account(other, "login", ANN[0], "battery staple")
    expect(other.get_by_role("alert").filter(has_text="password")).to_be_visible()
    account(other, "login", *ANN)
    expect(other.get_by_role("banner")).to_contain_text("Ann")
    other.get_by_role("banner").get_by_role("link", name=said("en", "shell-to-lobby")).click()
    expect(other.get_by_role("region", name=said("en", "lobby-mine")).get_by_role("listitem")).to_have_count(1)
