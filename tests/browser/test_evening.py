"""An evening in Catham City: from the lobby to the rematch, one by keyboard alone, one with a finger on a phone."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from gaslamp.engine.words.texts import texts
from gaslamp.games import games
from tests.browser.axe import violations
from tests.browser.company import answers_given
from tests.browser.hands import Finger, Keyboard
from tests.browser.player import Player, turns
from tests.browser.visits import Visits

CATHAM = games["catham"]
WORD = "mgła"
PHRASE = "phrase-city"


def test_two_people_and_a_bot_play_to_the_rematch(visit: Visits) -> None:
    """Both play to the end, read the same result in their own language, find the luck good, and meet again."""
    # takes 20 s: a whole game with a keyboard, which presses the tabulator until it is there
    ann = host(visit("/new/catham"))
    bob = guest(visit("/", language="pl", viewport=(390, 844), theme="light", has_touch=True))
    says_a_word(bob, ann)
    ann.presses("table-start")
    curious = {ann, bob}
    for player in turns(ann, bob):
        asked = player.reads()
        if player in curious and asked["parts"] and not asked["ready"]:
            curious.remove(player)
            think_twice(player)
            assert not violations(player.page)
        player.answers()
    assert not curious
    assert result(ann) == result(bob) and len(result(ann)) == 3
    look_back(ann)
    for player in (ann, bob):
        check_luck(player)
        assert not violations(player.page)
    meet_again(ann, bob)


def host(page: Page) -> Player:
    """Ann opens a table for three: herself, whoever comes, and an easy bot; she has no mouse."""
    keyboard = Keyboard(page)
    ann = Player(page, keyboard)
    ann.takes_name("Ann")
    seats = page.get_by_role("group", name=ann.say("new-count"))
    keyboard.turn(seats.get_by_role("radio", checked=True), "ArrowRight")
    expect(seats.get_by_role("radio", name="3")).to_be_checked()
    keyboard.pick(page.get_by_role("combobox", name=ann.say("new-seat", n=3)), ann.say("new-who-bot"))
    keyboard.pick(page.get_by_role("combobox", name=ann.say("new-level", n=3)), ann.say("new-level-easy"))
    door = page.get_by_role("group", name=ann.say("new-access"))
    keyboard.turn(door.get_by_role("radio", checked=True), "ArrowUp")
    expect(door.get_by_role("radio", name=ann.say("new-access-open"))).to_be_checked()
    ann.presses("new-open")
    page.wait_for_url("**/t/*")
    return ann


def guest(page: Page) -> Player:
    """Bob finds the table in the lobby and sits down."""
    bob = Player(page, Finger(), "pl")
    bob.takes_name("Bob")
    row = page.get_by_role("region", name=bob.say("lobby-open")).get_by_role("listitem").filter(has_text="Ann")
    bob.hand.press(row.get_by_role("button", name=bob.say("lobby-sit")))
    expect(page.get_by_text(bob.say("table-host-starts"))).to_be_visible()
    return bob


def says_a_word(bob: Player, ann: Player) -> None:
    """Bob adds a word to the luck, and greets; Ann reads it in her own language."""
    bob.hand.write(bob.page.get_by_label(bob.say("table-word"), exact=True), WORD)
    expect(bob.page.get_by_text(bob.say("table-word-given"))).to_be_visible()
    greeting, read = (texts(language, CATHAM.folder).say(PHRASE) for language in ("pl", "en"))
    assert greeting != read
    bob.hand.pick(bob.page.get_by_role("combobox", name=bob.say("table-phrases")), greeting)
    expect(ann.log.filter(has_text=f"Bob: {read}")).to_be_visible()
    expect(ann.page.get_by_text(ann.say("table-worded"))).to_have_count(2)  # hers, which her browser chose, and Bob's


def think_twice(player: Player) -> None:
    """What was chosen is taken back by Escape, or by its button on a phone."""
    before = player.chosen.count()
    player.chooses(player.reads())
    expect(player.chosen).not_to_have_count(before)
    if isinstance(player.hand, Keyboard):
        player.page.keyboard.press("Escape")
    else:
        player.presses("table-choice-back")
    expect(player.chosen).to_have_count(before)


def look_back(ann: Player) -> None:
    """Each line of the log is a door to its moment; arrows go from line to line, and Escape comes back."""
    keys = ann.page.keyboard
    assert isinstance(ann.hand, Keyboard)
    ann.hand.reach(ann.log.get_by_role("button").last)
    keys.press("Home")
    keys.press("ArrowDown")
    keys.press("Enter")
    past = ann.page.get_by_text(ann.say("table-past", n=0, last=answers_given(ann)))
    expect(past).to_be_visible()
    keys.press("Escape")
    expect(past).to_be_hidden()


def result(player: Player) -> list[tuple[str, str]]:
    """The places and points, from the first to the last, with the names of people."""
    lines = player.region.get_by_role("listitem").all_inner_texts()
    return [(" ".join(re.findall(r"\d+", line)), " ".join(re.findall("Ann|Bob", line))) for line in lines]


def check_luck(player: Player) -> None:
    """The game is played again with the luck that was promised."""
    player.presses("table-verify")
    good = player.say("table-checked", n=answers_given(player))
    expect(player.region.get_by_text(good)).to_be_visible()


def meet_again(ann: Player, bob: Player) -> None:
    """A rematch leads both to the same new table, where they have their seats."""
    old = ann.page.url
    ann.presses("table-rematch")
    expect(ann.page).not_to_have_url(old)
    bob.presses("table-rematch-go")
    expect(bob.page).to_have_url(ann.page.url)
    for player in (ann, bob):
        chairs = player.page.get_by_role("listitem").filter(has_text=player.say("table-you"))
        expect(chairs).to_contain_text("Ann" if player is ann else "Bob")
