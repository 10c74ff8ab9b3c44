"""How a person touches a page: with a mouse, with a finger, or by keyboard alone."""

from __future__ import annotations

from typing import Protocol

from playwright.sync_api import Locator, Page

STOPS = 400  # of the tabulator: more than any page has
NOTHING_HELD = "document.activeElement === document.body"
WAY = """(thing) => {
    const held = document.activeElement;
    if (held === thing) return "";
    return held.compareDocumentPosition(thing) & Node.DOCUMENT_POSITION_PRECEDING ? "Shift+Tab" : "Tab";
}"""


class Hand(Protocol):
    """Presses what can be pressed, writes into fields, and picks from lists."""

    def press(self, thing: Locator, key: str = "") -> None:
        """Press a button or a link; `key` is a short cut to it."""

    def write(self, field: Locator, text: str) -> None:
        """Write into a field, in place of what is there, and send it."""

    def pick(self, choice: Locator, label: str) -> None:
        """Pick from a list."""


class Mouse:
    """A mouse; it counts its clicks."""

    def __init__(self) -> None:
        self.clicks = 0

    def press(self, thing: Locator, key: str = "") -> None:
        """Click."""
        thing.click()
        self.clicks += 1

    def write(self, field: Locator, text: str) -> None:
        """Click, and type."""
        self.press(field)
        field.fill(text)
        field.press("Enter")

    def pick(self, choice: Locator, label: str) -> None:
        """Click, and click again in what opens."""
        choice.select_option(label=label)
        self.clicks += 2


class Finger:
    """A finger on a phone, which has its own ways of writing and of showing lists."""

    def press(self, thing: Locator, key: str = "") -> None:
        """Tap."""
        thing.tap()

    def write(self, field: Locator, text: str) -> None:
        """Tap, and type."""
        field.tap()
        field.fill(text)
        field.press("Enter")

    def pick(self, choice: Locator, label: str) -> None:
        """Tap, and tap again in what opens."""
        choice.select_option(label=label)


class Keyboard:
    """A keyboard and nothing else: the tabulator goes to things, Enter presses them."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, thing: Locator, key: str = "") -> None:
        """Press the short cut, or go there and press Enter; what has the focus takes Enter for itself."""
        if not key or (key == "Enter" and not self.page.evaluate(NOTHING_HELD)):
            self.reach(thing)
            key = "Enter"
        self.page.keyboard.press(key)

    def write(self, field: Locator, text: str) -> None:
        """Go there, and type."""
        self.reach(field)
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")

    def pick(self, choice: Locator, label: str) -> None:
        """Go there, and type what is wanted."""
        self.reach(choice)
        self.page.keyboard.type(label)

    def turn(self, choice: Locator, key: str) -> None:
        """Go to one of several, and on to its neighbour by an arrow key."""
        self.reach(choice)
        self.page.keyboard.press(key)

    def reach(self, thing: Locator) -> None:
        """Press the tabulator, forwards or backwards, until the thing has the focus."""
        element = thing.element_handle()
        for _ in range(STOPS):
            way = element.evaluate(WAY)
            if not way:
                return
            self.page.keyboard.press(way)
        raise AssertionError(f"the tabulator never comes to {thing}")
