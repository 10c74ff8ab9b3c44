"""Two people at one screen: a curtain hides the cards of one from the other."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.hands import Mouse
from tests.browser.player import QUESTION, Player
from tests.browser.visits import Visits

CARDS = "[data-piece]"
WATCH = f"""new MutationObserver(() => {{ window.seen ||= document.querySelector("{CARDS}") !== null; }})
    .observe(document, {{ childList: true, subtree: true }});"""


def test_curtain_falls_between_the_turns(visit: Visits) -> None:
    """Whoever is asked must say so first; until then no card is seen, not even for a moment after a reload."""
    player = Player(visit("/new/catham"), Mouse())
    player.page.add_init_script(WATCH)
    sit_side_by_side(player)
    asked: list[str] = []
    while len(asked) < 3:
        name = unveiled(player)
        if name:
            asked.append(name)
            expect(player.page.get_by_role("region", name=name)).to_contain_text(player.say("board-you"))
        player.answers()
    assert set(asked) == {"Ann", "Bob"}


def sit_side_by_side(player: Player) -> None:
    """Ann opens a table for herself and Bob beside her, and begins."""
    page = player.page
    player.takes_name("Ann")
    player.hand.pick(page.get_by_role("combobox", name=player.say("new-seat", n=2)), player.say("new-who-beside"))
    page.get_by_role("textbox", name=player.say("new-name", n=2)).fill("Bob")
    player.presses("new-open")
    player.presses("table-start")


def unveiled(player: Player) -> str:
    """Lift the curtain, if it is down, for whom it names; before that the page is loaded anew."""
    page = player.page
    lift = page.get_by_role("button", name=player.say("table-curtain-ready", name=""))
    page.locator(QUESTION).or_(lift).wait_for()
    if not lift.is_visible():
        return ""
    expect(page.locator(CARDS)).to_have_count(0)
    page.reload()
    expect(lift).to_be_visible()
    assert not page.evaluate("window.seen")
    name = lift.inner_text().split()[-1]
    player.hand.press(lift)
    return name
