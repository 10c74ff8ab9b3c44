"""What players read: rules in short sentences, and questions that say all that an answer turns on."""

from __future__ import annotations

import re

import pytest

from gaslamp.engine.core.question import Question
from gaslamp.engine.words.texts import LANGUAGES
from gaslamp.engine.words.voice import Voice
from gaslamp.games.emerald.state import Emerald
from tests.games.emerald.scene import GAME, VERBS, answer, choose, happened, play, scene
from tests.games.rule_words import lines_of_two, unprinted

NAMES = ("Anna", "Bartek", "Celina")
BOTH = pytest.mark.parametrize("language", LANGUAGES)


def asked(state: Emerald, language: str) -> str:
    """What is asked, in words."""
    assert state.question
    return Voice(GAME, language, NAMES).question(state.question)


def said(state: Emerald, language: str, choice: str) -> str:
    """An answer in words."""
    assert state.detailed_question
    return Voice(GAME, language, NAMES).answer(state.detailed_question, answer(state, choice))


def begin(state: Emerald, verb: str, card: str) -> Emerald:
    """An action begins; nothing is chosen for anybody."""
    state.answer((VERBS.index(verb), GAME.cards.index(card)))
    return state


# -- rules


@BOTH
def test_each_ruling_is_a_line_of_its_own(language: str) -> None:
    """A single sentence, without a semicolon."""
    assert lines_of_two(GAME, language) == []


@pytest.mark.parametrize(
    ("rule", "source", "words"),
    [
        ("E1.1", "elsewhere", "66 game cards"),
        ("E1.1", "elsewhere", "same starting cards"),
        ("E1.3", "ours", "before the block itself is discarded"),
        ("E4.6", "ours", "saved by a block"),
        ("E8.12", "inferred", "leave the game"),
        ("E8.24", "ours", "saved by any block"),
        ("E8.25", "ours", "works against zombies"),
    ],
)
def test_what_the_book_does_not_print_says_where_it_comes_from(rule: str, source: str, words: str) -> None:
    """In a line of its own, as many in either language."""
    lines = unprinted(GAME, "en", rule)
    assert [one for one, line in lines if words in line] == [source]
    assert [one for one, _ in lines] == [one for one, _ in unprinted(GAME, "pl", rule)]


def test_the_ruling_on_vampires_tells_what_the_book_says_of_zombies() -> None:
    """Both entries, in our own words."""
    (ruling,) = [line for _, line in unprinted(GAME, "en", "E8.25") if "zombies kill" in line]
    assert "Sherlock Holmes" in ruling and "keep an agent from being killed" in ruling


def test_the_lobby_says_the_printed_playing_time() -> None:
    """About an hour."""
    assert Voice(GAME, "en").texts.say("pitch.length") == "about an hour"
    assert Voice(GAME, "pl").texts.say("pitch.length") == "około godziny"


# -- questions


THREATS = [
    ("assassinate", "stiletto", "Anna plays the Stiletto to kill your agent in Rome.", "karta zabójstwa: Sztylet"),
    ("action", "shoggoth", "Anna’s Shoggoth is about to kill your agent in Rome.", "Shoggoth ma zabić"),
    ("action", "vampires", "Anna’s Vampires are about to replace your agent in Rome.", "Wampiry mają zastąpić"),
    ("action", "zombies", "Anna’s Zombies are about to kill your agent in Rome.", "Zombie ma zabić"),
    ("action", "cthulhu", "Anna’s Cthulhu is about to destroy everything in Rome", "Cthulhu ma zniszczyć wszystko"),
]


@pytest.mark.rule("E8.24")
@pytest.mark.parametrize(("verb", "card", "english", "polish"), THREATS)
def test_a_block_says_what_is_coming_and_from_whom(verb: str, card: str, english: str, polish: str) -> None:
    """And where."""
    state = scene(card, "sherlock_holmes", agents={"rome": (3, 1), "cairo": (1, 0)}, zombies={"rome": 1})
    begin(state, verb, card)
    for choice in {"strike": ["rome agent"], "absorb": ["rome 1"], "convert": ["rome 1"], "devour": ["1"]}.get(
        state.question.name if state.question else "", ["rome"]
    ):
        choose(state, choice) if state.me == 0 else None
    assert state.question and state.question.name == "block"
    assert asked(state, "en").startswith(english)
    assert polish in asked(state, "pl") and "w Rzymie" in asked(state, "pl") and "Anna" in asked(state, "pl")


@pytest.mark.rule("E4.6")
def test_a_strike_says_whom_at_what_price_and_for_how_many_points() -> None:
    """With an owner only if there is no choice; points of an agent are those of the card played."""
    there = {"paris": (4, 1, 1), "rome": (3, 1, 0), "cairo": (0, 1, 1)}
    state = begin(
        scene("hired_assassin, ravachol", "", "", agents=there, royals="paris"), "assassinate", "hired_assassin"
    )
    assert asked(state, "en") == "Hired Assassin: whom do you kill, and where?"
    assert said(state, "en", "paris agent") == "Kill an agent in Paris: 4 bombs, 2 points"
    assert said(state, "en", "rome agent") == "Kill an agent of Bartek in Rome: 3 bombs, 2 points"
    assert said(state, "en", "paris royalty") == "Kill the Weaver in Darkness in Paris: 5 bombs, 4 points"
    assert said(state, "pl", "rome agent") == "Zabij agenta w Rzymie (czyj: Bartek): 3 bomby, 2 punkty"
    assert said(state, "pl", "paris royalty") == "Zabij Tkającego w Ciemności w Paryżu: 5 bomb, 4 punkty"


@pytest.mark.rule("E4.2", "E8.5", "E8.22")
def test_a_card_that_goes_is_named() -> None:
    """When it is taken, removed or hidden; the card of a city is not the city."""
    hand = "informers, third_section, hide_royalty"
    state = scene(hand, "", tops={"rome": "shoggoth"}, cubes={"rome": (3, 0), "cairo": (2, 0)}, royals="rome, cairo")
    taking = begin(state.copy(), "take", "informers")
    assert said(taking, "en", "rome") == "Take the Shoggoth from Rome"
    assert said(taking, "pl", "cairo") == "Przejmij z Kairu kartę Kairu"
    removing = begin(state.copy(), "action", "third_section")
    assert said(removing, "en", "cairo") == "Remove the Cairo card from Cairo"
    assert said(removing, "pl", "rome") == "Usuń z Rzymu Shoggotha"
    hiding = begin(state.copy(), "action", "hide_royalty")
    assert said(hiding, "en", "rome") == "Hide Rhogog from Rome: 3 points"
    assert said(hiding, "pl", "cairo") == "Ukryj Nyarlathotepa z Kairu: 4 punkty"


def test_details_are_the_same_in_every_world_and_survive_the_wire() -> None:
    """They depend on nothing that anybody hides, and only who is asked needs them."""
    there = {"paris": (4, 1, 1), "rome": (3, 1, 0), "cairo": (0, 1, 1)}
    state = begin(scene("stiletto, ravachol", "", "", agents=there, royals="paris"), "assassinate", "stiletto")
    question = state.detailed_question
    assert question and question.rows and Question.of(question.json()) == question
    assert GAME.view(state, 0)["question"] == question.json()
    for seat in (1, 2):
        world = GAME.imagine(state, 0, seat)
        assert world.detailed_question == question and "rows" not in GAME.view(state, seat)["question"]
    empty = scene("stiletto", "", "", agents={"rome": (3, 1, 0)})
    assert Question.of(empty.question.json() if empty.question else {}) == empty.question
    assert "details" not in GAME.view(empty, 0)["question"]


# -- events


@pytest.mark.rule("E7.1")
@pytest.mark.parametrize(("card", "marker"), [("matvei_golovinski", "Loyalist"), ("sigmund_freud", "Restorationist")])
def test_the_marker_that_ends_the_game_is_named(card: str, marker: str) -> None:
    """Not only that one did."""
    state = play(scene(card, "", tracks=(9, 9)), "action", card)
    (event,) = happened(state, f"{marker.lower()}s_through")
    assert Voice(GAME, "en").event(event) == f"The {marker} marker has come to the end of its track."


@pytest.mark.rule("E7.5")
def test_the_last_player_is_told_so_and_the_others_of_that_side_why() -> None:
    """Nobody is told that somebody else has fewest points if it is they."""
    state = play(
        scene("sigmund_freud", "", "", sides="LRL", tracks=(9, 0), points=[(5, 0, 0)]), "action", "sigmund_freud"
    )
    first, last = happened(state, "punished")
    voice = Voice(GAME, "en", NAMES)
    assert voice.event(first) == "Anna is of the same side as Celina, who has the lowest score, and loses 5 points."
    assert voice.event(last) == "Celina has the lowest score (of equals a Loyalist’s is lower) and loses 5 points."


@BOTH
def test_nobody_is_told_of_a_city_where_its_card_is_meant(language: str) -> None:
    """The object of a sentence is the card: kartę Kairu, the Cairo card."""
    voice = Voice(GAME, language)
    for city in range(1, 10):
        assert re.search("kartę |the .* card", voice.one(city)) and voice.some(city, 1) == voice.one(city)
