"""A person at a table: reads what is asked, chooses, confirms, and talks."""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic
from typing import TypedDict

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLong

from tests.browser.axe import REST
from tests.browser.hands import Hand
from tests.browser.words import said

OTHERS_THINK = 60  # seconds: more is too long
GLANCE = 0.25  # seconds for which one looks whether something is asked of somebody
SELDOM = 4  # once in so many answers one does otherwise than usual
CHOICES = 60  # of one answer: no set is as large
TIRED = 80  # after so many answers one passes whenever one may: every game shall end
QUESTION = "section[aria-busy=false] h2"  # what is asked, or that the game is over
LIT = "[data-piece][aria-pressed=false]:visible"  # pieces on the board that may be chosen
READ = """(question) => {
    const region = document.querySelector(question)?.closest("section");
    if (!region) return null;
    const text = (one) => one?.innerText.trim() ?? "";
    const chip = (one) => ({
        fits: !one.classList.contains("far"),
        pressed: one.ariaPressed === "true",
        key: one.getAttribute("aria-keyshortcuts") ?? "",
    });
    const parts = [...region.querySelectorAll("[role=group]")].filter((part) => part.checkVisibility());
    const confirm = region.querySelector(".deeds .dear:has(kbd)");
    return {
        question: text(region.querySelector("h2")),
        parts: parts.map((part) => [...part.querySelectorAll("button")].map(chip)),
        several: region.querySelector(".set") !== null,
        sentence: text(region.querySelector("[role=status]")),
        passing: text(region.querySelector(".deeds button:not(:has(kbd))")),
        lone: confirm === null,
        ready: confirm !== null && !confirm.disabled,
        over: region.querySelector("a[href$='/replay']") !== null,
    };
}"""


class Chip(TypedDict):
    """One value of a part of an answer, as a button."""

    fits: bool  # with what was chosen before
    pressed: bool
    key: str  # the digit that chooses it


class Asked(TypedDict):
    """What is asked, as it stands on the page."""

    question: str
    parts: list[list[Chip]]
    several: bool  # a set: what is pressed once more may be taken back
    sentence: str
    passing: str  # how passing is called; empty if one may not
    lone: bool  # one may only pass
    ready: bool  # to be confirmed
    over: bool


class Player:
    """Somebody before a page; `whims` counts the answers, and each is chosen otherwise than the one before."""

    def __init__(self, page: Page, hand: Hand, language: str = "en") -> None:
        self.page = page
        self.hand = hand
        self.language = language
        self.whims = 0

    def say(self, key: str, **args: str | int) -> str:
        """A text of the pages, as this person reads it."""
        return said(self.language, key, **args)

    def button(self, key: str) -> Locator:
        """A button by its text."""
        return self.page.get_by_role("button", name=self.say(key))

    @property
    def region(self) -> Locator:
        """Where something is asked."""
        return self.page.get_by_role("region", name=self.say("table-question"))

    @property
    def chosen(self) -> Locator:
        """What is chosen of the answer, by name."""
        return self.region.get_by_role("button", pressed=True)

    @property
    def log(self) -> Locator:
        """What happened, line by line."""
        return self.page.get_by_role("list", name=self.say("table-log")).get_by_role("listitem")

    # -- before the game

    def takes_name(self, name: str) -> None:
        """Be called so, by what the masthead offers."""
        head = self.page.get_by_role("banner")
        self.hand.press(head.get_by_title(self.say("shell-name-change")))
        self.hand.write(head.get_by_role("textbox", name=self.say("shell-name")), name)
        expect(head.get_by_role("textbox")).to_be_hidden()
        expect(head.get_by_title(self.say("shell-name-change"))).to_contain_text(name)

    def presses(self, key: str) -> None:
        """Press a button by its text."""
        self.hand.press(self.button(key))

    # -- answering

    def reads(self, patience: float = OTHERS_THINK) -> Asked:
        """What is asked; wait so long while it is nothing."""
        while not (asked := self.page.evaluate(READ, QUESTION)):
            self.page.locator(QUESTION).wait_for(timeout=patience * 1000)
        found: Asked = asked
        return found

    def glances(self) -> Asked | None:
        """What is asked, or None if it is nothing for a moment."""
        try:
            return self.reads(GLANCE)
        except TooLong:
            return None

    def answers(self) -> str:
        """Answer with something that is offered; in the words that were confirmed."""
        asked = self.reads()
        self.whims += 1
        seldom = self.whims % SELDOM == 0
        if asked["passing"] and (asked["lone"] or seldom or self.whims > TIRED):
            return self.passes(asked)
        if seldom:
            asked = self.touches(asked)
        if self.whims % SELDOM == 1:
            asked = self.chooses(asked)
        for _ in range(CHOICES):
            if asked["ready"]:
                break
            asked = self.chooses(asked)
        return self.confirms(asked)

    def passes(self, asked: Asked) -> str:
        """Do nothing."""
        self.hand.press(self.region.locator(".deeds").get_by_role("button", name=asked["passing"], exact=True))
        return asked["passing"]

    def touches(self, asked: Asked) -> Asked:
        """Choose something on the board, if something there may be, once nothing moves there any more."""
        self.page.evaluate(REST)
        lit = self.page.locator(LIT)
        if count := lit.count():
            self.hand.press(lit.nth(self.whims % count))
        return self.reads() if count else asked

    def chooses(self, asked: Asked) -> Asked:
        """Choose a part of the answer by its name: the next one, or the last one anew."""
        for number, part in enumerate(asked["parts"]):
            if any(chip["key"] for chip in part):
                fitting = [index for index, chip in enumerate(part) if chip["fits"]]
                if asked["several"]:
                    fitting = [index for index in fitting if not part[index]["pressed"]] or fitting
                which = fitting[self.whims // SELDOM % len(fitting)]
                group = self.region.locator("[role=group]:visible").nth(number)
                self.hand.press(group.get_by_role("button").nth(which), part[which]["key"])
                return self.reads()
        return asked

    def confirms(self, asked: Asked) -> str:
        """Read what will happen, and confirm it."""
        assert asked["ready"] and asked["sentence"]
        self.hand.press(self.button("table-confirm"), "Enter")
        return asked["sentence"]


def turns(*players: Player) -> Iterator[Player]:
    """Whoever is asked, again and again, until all see the result."""
    playing = list(players)
    patience = monotonic() + OTHERS_THINK
    while playing:
        for player in list(playing):
            asked = player.glances()
            if asked and asked["over"]:
                playing.remove(player)
            elif asked:
                yield player
                patience = monotonic() + OTHERS_THINK
        assert monotonic() < patience, "nobody is asked"
