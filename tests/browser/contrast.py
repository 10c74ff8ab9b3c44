"""Measures the contrast of letters before gradients and pictures, where axe does not judge."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

EYES = Path(__file__).with_suffix(".js")
UNJUDGED = {"bgGradient", "bgImage", "imgNode", "pseudoContent", "shortTextContent"}
SCROLL = "(top) => scrollTo({ top, behavior: 'instant' })"


def faint(page: Page, undecided: Iterable[Mapping[str, Any]]) -> list[str]:
    """The letters that axe could not judge and that are too faint."""
    nodes = [node for rule in undecided if rule["id"] == "color-contrast" for node in rule["nodes"] if unjudged(node)]
    wanted = {str(node["target"][0]): float(data(node)["expectedContrastRatio"].partition(":")[0]) for node in nodes}
    found = measured(page, list(wanted))
    return [
        f"color-contrast (measured): {selector} has {found[selector]:.2f}, needs {needed}"
        for selector, needed in wanted.items()
        if found.get(selector, needed) < needed
    ]


def unjudged(node: Mapping[str, Any]) -> bool:
    """Whether it can be seen, but not what is behind it."""
    return len(node["target"]) == 1 and data(node)["messageKey"] in UNJUDGED


def data(node: Mapping[str, Any]) -> Mapping[str, Any]:
    """What axe knows about the colours of an element."""
    return dict(node["any"][0]["data"])


def measured(page: Page, selectors: list[str]) -> dict[str, float]:
    """The lowest contrast of each, going down the page screen by screen."""
    found: dict[str, float] = {}
    if not selectors:
        return found
    eyes = page.evaluate_handle(EYES.read_text(encoding="utf-8"))
    start, height, full = page.evaluate("[scrollY, innerHeight, document.documentElement.scrollHeight]")
    eyes.evaluate("(eyes) => eyes.hide(true)")
    for top in range(0, full, height):
        page.evaluate(SCROLL, top)
        letters = eyes.evaluate("(eyes, selectors) => eyes.letters(selectors)", selectors)
        picture = b64encode(page.screenshot()).decode()
        ratios = eyes.evaluate("(eyes, [picture, letters]) => eyes.ratios(picture, letters)", [picture, letters])
        found |= {selectors[index]: min(ratio, found.get(selectors[index], ratio)) for index, ratio in ratios}
    eyes.evaluate("(eyes) => eyes.hide(false)")
    page.evaluate(SCROLL, start)
    return found
