"""Judges how accessible a page is: axe does, and our own eyes where it does not dare."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from playwright.sync_api import Page

from tests.browser.chromium import AXE
from tests.browser.contrast import faint

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]
JUDGE = """async (tags) => {
    const { violations, incomplete } = await axe.run({ runOnly: tags, resultTypes: ["violations", "incomplete"] });
    return { violations, incomplete };
}"""  # what is well is most of a page: it is not described
REST = """async () => {
    const ends = (one) => one.timeline === document.timeline && one.effect.getComputedTiming().endTime < Infinity;
    const moving = () => document.getAnimations().filter((one) => one.playState === "running" && ends(one));
    while (moving().length) await Promise.allSettled(moving().map((one) => one.finished));
}"""


def violations(page: Page) -> str:
    """What breaks WCAG 2.1 AA or good practice once nothing moves any more, as text; empty if nothing does."""
    page.evaluate(REST)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(JUDGE, TAGS)
    return "\n".join([*map(told, found["violations"]), *faint(page, found["incomplete"])])


def told(rule: Mapping[str, Any]) -> str:
    """A broken rule, and where and why."""
    places = [f"{' '.join(map(str, node['target']))}: {node['failureSummary']}" for node in rule["nodes"]]
    return "\n".join([f"{rule['id']} ({rule['impact']}): {rule['help']}", *places]).replace("\n", "\n  ")
