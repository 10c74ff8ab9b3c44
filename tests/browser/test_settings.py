"""Settings: what one has chosen is kept on the device, and who one is can be taken along to another."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.scenes import opening
from tests.browser.stage import Scenes, address, come, furnished, sit
from tests.browser.visits import Visits
from tests.server.running import Running
from tests.server.scene import Scene

SCENES: Scenes = {
    "hers": lambda: Scene("catham", "Gus Hal"),  # whoever registers here has another cookie from then on
    "theirs": lambda: Scene("emerald", "Dan Eve"),
    "called": opening,
    "seen": opening,
}
CHOICES = {
    "language": ("Language", "Polski", "lang", "en", "pl"),
    "theme": ("Light", "By day", "data-theme", "dark", "light"),
    "motion": ("Movement", "Things move", "data-motion", "none", "full"),
    "palette": ("Players’ colours", "Clear", "data-palette", "lamps", "clear"),
}
REFUSED = ["status of 401", "status of 409"]  # what a browser writes of an answer that is no
PASSWORD = "fog and soot"
CALLED = re.compile(r"^● Your turn · Catham City")
COUNT_NOTICES = """
    window.noticed = 0;
    window.Notification = class { static permission = "granted"; constructor() { window.noticed++; } };
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server at which these tables are set."""
    with furnished(tmp_path_factory.mktemp("server"), SCENES) as running:
        yield running


# -- on this device


@pytest.mark.parametrize(("group", "label", "attribute", "before", "after"), CHOICES.values(), ids=CHOICES)
def test_choice_holds_at_once_and_after_a_reload(
    visit: Visits, group: str, label: str, attribute: str, before: str, after: str
) -> None:
    """On every page, for this browser alone."""
    page = visit("/settings")
    root = page.locator("html")
    expect(root).to_have_attribute(attribute, before)
    page.get_by_role("group", name=group).get_by_role("radio", name=label).check()
    expect(root).to_have_attribute(attribute, after)
    page.reload()
    expect(page.get_by_role("radio", name=label).first).to_be_checked()
    page.goto("/about")
    expect(root).to_have_attribute(attribute, after)
    expect(visit("/settings").locator("html")).to_have_attribute(attribute, before)


def test_device_decides_until_somebody_does(visit: Visits) -> None:
    """Day and night come by themselves; a choice stays."""
    page = visit("/settings", theme="light")
    root = page.locator("html")
    expect(root).to_have_attribute("data-theme", "light")
    page.emulate_media(color_scheme="dark")
    expect(root).to_have_attribute("data-theme", "dark")
    page.get_by_role("radio", name="By day").check()
    expect(root).to_have_attribute("data-theme", "light")


def test_settings_that_are_broken_are_as_new(visit: Visits) -> None:
    """Whatever an earlier page has left behind."""
    page = visit("/settings", storage={"gaslamp": "{"})
    expect(page.get_by_role("heading", level=1)).to_have_text("Settings")


def test_bell_can_be_silenced_and_notices_may_be_forbidden(visit: Visits) -> None:
    """The bell is a switch that is kept; a notice needs the browser's leave, and without it the page says so."""
    page = visit("/settings")
    bell, notice = (page.get_by_role("switch", name=name) for name in ("A bell", "A notice from the browser"))
    expect(bell).to_be_checked()
    bell.uncheck()
    page.evaluate("Notification.requestPermission = () => Promise.resolve('denied')")
    notice.click()
    expect(page.get_by_role("alert").filter(has_text="Your browser does not allow notices")).to_be_visible()
    expect(notice).not_to_be_checked()
    page.reload()
    expect(bell).not_to_be_checked()
    expect(notice).not_to_be_checked()


# -- being called


def test_title_calls_whoever_is_asked_and_nobody_else(visit: Visits) -> None:
    """And is quiet again when one has answered."""
    bob, ann = (sit(visit, name, "called") for name in ("Bob", "Ann"))
    expect(bob).to_have_title(CALLED)
    expect(ann).to_have_title("Catham City – Gaslamp")
    bob.get_by_role("button", name="Robocat, 2, Pool").click()
    bob.get_by_role("button", name="Confirm").click()
    expect(ann).to_have_title(CALLED)
    expect(bob).to_have_title("Catham City – Gaslamp")


def test_who_looks_at_the_page_gets_no_notice(visit: Visits) -> None:
    """Even if one has wished for notices."""
    page = come(visit, "Bob", "/about", storage={"gaslamp": '{"notices": true}'})
    page.add_init_script(COUNT_NOTICES)
    page.goto(f"/t/{address('seen')}")
    expect(page).to_have_title(CALLED)
    assert page.evaluate("window.noticed") == 0


# -- who one is


def form(page: Page, kind: str) -> Locator:
    """The form to register or to log in."""
    return page.get_by_role("main").locator("form").filter(has=page.get_by_role("heading", name=kind))


def fill(form: Locator, login: str, password: str, button: str) -> None:
    """Fill in a form, and send it."""
    form.get_by_role("textbox").first.fill(login)
    form.locator("[type=password]").fill(password)
    form.get_by_role("button", name=button).click()


def test_account_brings_ones_tables_along(visit: Visits) -> None:
    """Registered here, logged in there, where the tables are the same; who logs out is a stranger again."""
    here = come(visit, "Hal", "/settings")
    fill(form(here, "A new account"), "Hal.Fog", PASSWORD, "Register")
    expect(here.get_by_text("You are logged in as hal.fog.")).to_be_visible()
    there = visit("/settings")
    fill(form(there, "You have one already"), "hal.fog", PASSWORD, "Log in")
    expect(there.get_by_text("You are logged in as hal.fog.")).to_be_visible()
    there.get_by_role("link", name="Lobby").first.click()
    expect(there.get_by_role("link", name="It is your turn")).to_have_attribute("href", f"/t/{address('hers')}")
    there.goto("/settings")
    there.get_by_role("button", name="Log out").click()
    expect(there.get_by_text("Nobody knows you here yet.")).to_be_visible()
    there.goto("/")
    expect(there.get_by_text("No table of yours yet.")).to_be_visible()
    expect(here.get_by_text("You are logged in as hal.fog.")).to_be_visible()


def test_refusal_is_told_in_ones_own_language(visit: Visits) -> None:
    """A login that is taken, a password that does not fit; what was typed stays."""
    first = come(visit, "Dan", "/settings")
    fill(form(first, "A new account"), "dan", PASSWORD, "Register")
    expect(first.get_by_text("You are logged in as dan.")).to_be_visible()
    page = come(visit, "Eve", "/settings", language="pl", allow=REFUSED)
    new, old = form(page, "Nowe konto"), form(page, "Masz już konto")
    fill(new, "dan", PASSWORD, "Załóż konto")
    expect(new.get_by_role("alert")).to_have_text("login „dan” jest zajęty; trzeba wybrać inny")
    expect(new.get_by_role("textbox").first).to_have_value("dan")
    fill(old, "dan", "soot and fog", "Zaloguj się")
    expect(old.get_by_role("alert")).to_have_text("login i hasło do siebie nie pasują")
    expect(page.get_by_role("banner")).to_contain_text("Eve")


def test_form_that_cannot_be_right_is_not_sent(visit: Visits) -> None:
    """Too short a password, a login with a blank: the field itself says so."""
    page = visit("/settings")
    new = form(page, "A new account")
    fill(new, "a b", "short", "Register")
    fields = new.locator("input:invalid")
    expect(fields).to_have_count(2)
    expect(page.get_by_text("Nobody knows you here yet.")).to_be_visible()


def test_guest_is_asked_before_giving_up_all_seats(visit: Visits) -> None:
    """And may stay."""
    page = come(visit, "Eve", "/settings")
    page.get_by_role("button", name="Log out").click()
    expect(page.get_by_text("you give up every seat you have, for good")).to_be_visible()
    stay = page.get_by_role("button", name="Stay")
    expect(stay).to_be_focused()
    stay.click()
    expect(page.get_by_role("banner")).to_contain_text("Eve")


def test_name_is_changed_everywhere_at_once(visit: Visits) -> None:
    """In the masthead, in the settings, and after a reload."""
    page = visit("/settings")
    name = page.get_by_role("region", name="Who you are").get_by_role("textbox", name="Name")
    name.fill("  Żaneta  ")
    name.press("Enter")
    expect(page.get_by_role("banner")).to_contain_text("Żaneta")
    expect(name).to_have_value("Żaneta")
    page.reload()
    expect(page.get_by_role("banner")).to_contain_text("Żaneta")
