"""Judges a page as it is drawn: on a desk and in a hand, by night and by day."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Any, Literal

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import Page, expect

from tests.browser.axe import violations

Theme = Literal["dark", "light"]
DESK: dict[str, Any] = {"viewport": (1280, 800)}
HAND: dict[str, Any] = {"viewport": (390, 844), "has_touch": True}


def on_screens(*kinds: Iterable[Any]) -> list[ParameterSet]:
    """Every combination on a desk and in a hand: on one of them always, by turns, on the other if all is tried."""
    return [
        pytest.param(*row, desk, marks=() if desk == (turn % 2 == 0) else pytest.mark.thorough)
        for turn, row in enumerate(product(*kinds))
        for desk in (True, False)
    ]


def screen_name(value: object) -> str | None:
    """How a test on a screen is called."""
    return ("desk" if value else "hand") if isinstance(value, bool) else None


def faults(page: Page, *themes: Theme) -> str:
    """What is wider than the screen or breaks WCAG 2.1 AA in one of these themes; empty if nothing does."""
    found = ""
    for theme in themes:
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        beyond = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        told = [f"{beyond} pixels wider than the screen"] if beyond > 0 else []
        found += "".join(f"{theme}: {one}\n" for one in [*told, *violations(page).splitlines()])
    return found
