"""Measures the contrast of letters before gradients and pictures, where axe does not judge."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import JSHandle, Page

from gaslamp.conformance.effort import effort

EYES = Path(__file__).with_suffix(".js")
UNJUDGED = {"bgGradient", "bgImage", "imgNode", "pseudoContent", "shortTextContent"}
FEW = effort(4, 12)  # of those that are drawn alike
OVERLAP = 80  # pixels of a screen that are seen again on the next, for what was cut in two


def faint(page: Page, undecided: Iterable[Mapping[str, Any]]) -> list[str]:
    """The letters that axe could not judge and that are too faint."""
    nodes = [node for rule in undecided if rule["id"] == "color-contrast" for node in rule["nodes"] if unjudged(node)]
    told = {str(node["target"][0]): data(node)["expectedContrastRatio"] for node in some(nodes)}
    wanted = {selector: float(ratio.partition(":")[0]) for selector, ratio in told.items()}
    found = measured(page, wanted)
    return [
        f"color-contrast (measured): {selector} has {found[selector]:.2f}, needs {needed}"
        for selector, needed in wanted.items()
        if found.get(selector, needed) < needed
    ]


def some(nodes: list[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """Of those that are drawn alike a few from all over the page."""
    alike: dict[object, list[Mapping[str, Any]]] = {}
    for node in nodes:
        drawn = [data(node).get(name) for name in ("fgColor", "fontSize", "fontWeight", "messageKey")]
        alike.setdefault((*drawn, node["html"].partition(">")[0].partition("class=")[2]), []).append(node)
    return [node for found in alike.values() for node in found[:: 1 + len(found) // FEW]]


def unjudged(node: Mapping[str, Any]) -> bool:
    """Whether it can be seen, but not what is behind it."""
    return len(node["target"]) == 1 and data(node)["messageKey"] in UNJUDGED


def data(node: Mapping[str, Any]) -> Mapping[str, Any]:
    """What axe knows about the colours of an element."""
    return dict(node["any"][0]["data"])


def measured(page: Page, wanted: Mapping[str, float]) -> dict[str, float]:
    """The contrast of each where it is first seen whole, going down the page screen by screen.

    What is too faint there may lie in the shadow of something that stays where it is; it is looked at once more.
    """
    if not wanted:
        return {}
    eyes, start = page.evaluate_handle(EYES.read_text(encoding="utf-8")), page.evaluate("scrollY")
    eyes.evaluate("(eyes) => eyes.hide(true)")
    found: dict[str, float] = {}
    height, full = page.evaluate("[innerHeight, document.documentElement.scrollHeight]")
    for top in range(0, full, height - OVERLAP):
        found |= ratios(page, eyes, top, [selector for selector in wanted if selector not in found])
    for selector, ratio in found.items():
        if ratio < wanted[selector]:
            top = eyes.evaluate("(eyes, selector) => eyes.above(selector)", selector)
            found[selector] = max(ratio, ratios(page, eyes, top, [selector]).get(selector, 0))
    eyes.evaluate("(eyes) => eyes.hide(false)")
    page.evaluate("(top) => scrollTo({ top, behavior: 'instant' })", start)
    return found


def ratios(page: Page, eyes: JSHandle, top: int, selectors: list[str]) -> dict[str, float]:
    """The contrast of those that are seen whole when the page is scrolled so far down."""
    letters = eyes.evaluate("(eyes, [top, selectors]) => eyes.letters(top, selectors)", [top, selectors])
    if not letters:
        return {}
    picture = b64encode(page.screenshot()).decode()
    return dict(eyes.evaluate("(eyes, [picture, letters]) => eyes.ratios(picture, letters)", [picture, letters]))
