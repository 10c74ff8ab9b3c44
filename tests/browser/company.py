"""Company for an evening: people who come to the same table, and what each of them was told there."""

from __future__ import annotations

from collections.abc import Iterator
from json import loads
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.hands import Mouse
from tests.browser.player import Player, turns


class Ear:
    """Hears all that a page is told over its socket from now on."""

    def __init__(self, page: Page) -> None:
        self.frames: list[str] = []
        page.on("websocket", self.follow)

    def follow(self, socket: WebSocket) -> None:
        """Another socket was opened."""
        socket.on("framereceived", lambda payload: self.frames.append(str(payload)))

    def news(self) -> list[dict[str, Any]]:
        """What was told of tables."""
        return [told for told in map(loads, self.frames) if told["type"] == "news"]


def host(page: Page, name: str, language: str = "en", *wishes: str) -> Player:
    """Somebody opens a table for two, with some wishes ticked, and waits for the other."""
    player = Player(page, Mouse(), language)
    player.takes_name(name)
    for wish in wishes:
        player.hand.press(page.get_by_role("radio", name=player.say(wish)))
    player.presses("new-open")
    page.wait_for_url("**/t/*")
    return player


def guest(page: Page, name: str, table: str, language: str = "en") -> Player:
    """Somebody comes by the link to a table, and sits down."""
    player = Player(page, Mouse(), language)
    player.takes_name(name)
    page.goto(table)
    player.presses("table-sit")
    expect(page.get_by_text(player.say("table-host-starts"))).to_be_visible()
    return player


def begin(ann: Player, bob: Player) -> Iterator[Player]:
    """The game begins; whoever is asked, again and again."""
    ann.presses("table-start")
    return turns(ann, bob)


def answers_given(player: Player) -> int:
    """How many answers of the game stand, once nothing that was answered here is on its way."""
    expect(player.region).to_have_attribute("aria-busy", "false")
    table = player.page.url.rpartition("/")[2]
    count: int = player.page.request.get(f"/api/tables/{table}/moments?first=0&last=0").json()["count"]
    return count
