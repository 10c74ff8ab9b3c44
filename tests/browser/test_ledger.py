"""The rules ledger in the browser: rule by rule its code, its tests, and a game to look at."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from gaslamp.engine.book.rule_ledger import rule_ledger
from gaslamp.games import games
from tests.browser.visits import Visits
from tests.browser.words import said

LEDGER = rule_ledger(games["catham"])
RULE = "M4.6"


def row(page: Page, rule: str) -> Locator:
    """A rule, with what is known of it."""
    return page.locator(".ledger .row").filter(has=page.locator(f"article[id='{rule}']"))


def test_the_rule_book_leads_to_the_ledger_and_back(visit: Visits) -> None:
    """By links below the title."""
    page = visit("/rules/catham")
    page.get_by_role("link", name=said("en", "ledger-link")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(said("en", "ledger-title", game="Catham City"))
    expect(page.locator(".ledger .row")).to_have_count(len(LEDGER.rows))
    page.get_by_role("link", name=said("en", "ledger-rules")).click()
    expect(page).to_have_url(re.compile("/rules/catham$"))


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_rule_has_its_code_and_its_tests(visit: Visits, language: str) -> None:
    """Tests are read as sentences once they are opened, and the counts are those of the ledger."""
    page, known = visit("/rules/catham/ledger", language=language), LEDGER.rows[RULE]
    for name in known.code:
        expect(row(page, RULE).locator("code", has_text=name).first).to_be_visible()
    names = [test for tests in known.tests.values() for test in tests]
    row(page, RULE).locator("summary").click()
    sentence = names[0].removeprefix("test_").replace("_", " ")
    expect(row(page, RULE).get_by_text(sentence, exact=True)).to_be_visible()
    expect(row(page, RULE).locator("summary")).to_have_text(said(language, "ledger-tests-count", n=len(names)))
    expect(page.locator(".counts dd").first).to_have_text(str(len(LEDGER.rows)))


def test_a_recorded_game_opens_at_the_answer(visit: Visits) -> None:
    """Where the rule mattered first; a spectator's eyes, and the whole game can be looked through."""
    page, witness = visit(f"/rules/catham/ledger#{RULE}"), LEDGER.rows[RULE].witness
    assert witness
    row(page, RULE).get_by_role("link", name=re.compile(f"{RULE} ")).click()
    expect(page).to_have_url(re.compile(f"/rules/catham/ledger/{witness.game}#{witness.answer}$"))
    expect(page.locator(".crank .at")).to_contain_text(re.compile(rf"\b{witness.answer}\b"))
    page.keyboard.press("Home")
    expect(page.locator(".crank .at")).to_contain_text(re.compile(r"\b0\b"))


def test_rules_are_looked_for_and_chosen(visit: Visits) -> None:
    """By words or ids, and only those with a ruling of ours; a link to a rule shows all again."""
    page = visit("/rules/catham/ledger")
    page.get_by_label(said("en", "rules-search")).fill("M4")
    expect(page.locator(".ledger .row")).to_have_count(sum(rule.startswith("M4") for rule in LEDGER.rows))
    page.get_by_label(said("en", "rules-search")).fill("")
    page.get_by_label(said("en", "ledger-show")).select_option("ours")
    expect(row(page, "M2.4")).to_be_visible()
    expect(row(page, "M4.2")).to_have_count(0)
    page.get_by_label(said("en", "ledger-show")).select_option("gaps")
    expect(page.locator(".ledger .row")).to_have_count(len(LEDGER.gaps()))


def test_a_game_or_a_recorded_game_that_is_not_there(visit: Visits) -> None:
    """Nothing is at the one address, and the other says so too."""
    page = visit("/rules/chess/ledger")
    expect(page.get_by_role("heading", level=1)).to_have_text(said("en", "shell-nowhere"))
    page = visit("/rules/catham/ledger/nothing", allow=["404"])
    expect(page.get_by_role("alert")).to_be_visible()
