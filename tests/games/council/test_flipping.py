"""Extra rules that flip cards, and which cards an extra rule means."""

from __future__ import annotations

import pytest

from gaslamp import Game
from gaslamp.games.council.state import Council
from tests.games.council.plain import plain
from tests.games.council.scene import assert_refused, cards_on_board, choose, offers, play, scene, story
from tests.games.telling import asks

CROWD = """
    deep_one:1  .              night_gaunt:0  .            .
    .           .              deep_one:1    .            .
    armour:10   deep_one:0     .             .            cane:01
    .           .              .             cane:0       .
    .           .              cane:1        .            .
"""
SHORT = {"armour": "spider_armour", "cane": "sword_cane"}
ALL = {"a1", "c1", "c2", "a3", "b3", "e3", "d4", "c5"}
MIGHT = "9 9 9 9"  # nothing flips such a card by its features


def speaker(rule: str, *more: str) -> Game:
    """A game in which the Shoggoth, whose features flip nothing, has this rule."""
    others = [f"{name}: {MIGHT}" for name in ("deep_one", "night_gaunt", "gnoph_keh", "sword_cane", "spider_armour")]
    return plain(f"shoggoth: 1 1 1 1, {rule}", *others, *more)


def crowd(rule: str, active: int = 0) -> Council:
    """The Shoggoth with a rule is laid in the middle of a crowd: two kinds of enemies and two kinds of items."""
    game = speaker(
        rule, "deep_one: #sum", "night_gaunt: #yig", "sword_cane: #yig #night", "spider_armour: named #armour"
    )
    board = CROWD
    for short, name in SHORT.items():
        board = board.replace(short, name)
    return play(scene(board, top={active: "shoggoth"}, active=active, game=game), "shoggoth", "c3")


def flipped_places(state: Council) -> set[str]:
    """The places whose cards were flipped since the scene began, none of them twice."""
    places = [line.split(" at ")[1] for line in story(state) if line.startswith("flipped") and " at " in line]
    corner = [line for line in story(state) if line.startswith("flipped") and " at " not in line]
    assert len(places) == len(set(places)) and len(corner) < 2
    return {*places, *(["a1"] if corner else [])}


# -- which cards a rule means


@pytest.mark.rule("C11", "C11.2", "C1.5", "C1.6", "C4.6")
@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("", ALL),
        ("of #sum", {"a1", "c2", "b3"}),
        ("of #yig", {"c1", "e3", "d4", "c5"}),
        ("of #armour", {"a3"}),
        ("of item", {"a3", "e3", "d4", "c5"}),
        ("of #sum #armour", {"a1", "c2", "a3", "b3"}),
        ("of #sum item", {"a1", "c2", "a3", "b3", "e3", "d4", "c5"}),
        ("of item friend", {"a3", "e3", "d4", "c5"}),
        ("any", ALL),
        ("mine", {"c1", "a3", "b3", "d4"}),
        ("rival", {"a1", "c2", "e3", "c5"}),
        ("anywhere", ALL),
        ("adjacent", {"c2", "b3"}),
        ("line", {"c1", "c2", "a3", "b3", "e3", "c5"}),
        ("rival adjacent", {"c2"}),
        ("mine line of #yig", {"c1"}),
        ("rival line of item", {"e3", "c5"}),
        ("mine of enemy", {"c1", "b3"}),
    ],
)
def test_a_rule_means_cards_by_keyword_type_colour_and_place(words: str, meant: set[str]) -> None:
    """Every fitting card is flipped and no other, neither the one that has the rule."""
    assert flipped_places(crowd(f"after_activation flip_all {words}")) == meant


@pytest.mark.rule("C11", "C11.2")
@pytest.mark.parametrize(("whose", "meant"), [("mine", {"a1", "c2", "e3", "c5"}), ("rival", {"c1", "a3", "b3", "d4"})])
def test_whose_is_seen_from_who_plays_the_card(whose: str, meant: set[str]) -> None:
    """By the colour that shows, not by the owner."""
    assert flipped_places(crowd(f"after_activation flip_all {whose}", active=1)) == meant


@pytest.mark.rule("C11")
@pytest.mark.parametrize("words", ["of #gate", "of vehicle", "mine adjacent of #armour #gate", "rival line of #armour"])
def test_what_no_card_fits_is_ignored(words: str) -> None:
    """The card is placed and activated without it."""
    state = crowd(f"after_activation flip_all {words}")
    assert flipped_places(state) == set() and "ignored 0 shoggoth" in story(state) and asks(state) == (1, "choose")


@pytest.mark.rule("C11", "C1.1")
def test_cards_of_a_rule_are_told_when_it_is_applied() -> None:
    """First the rule, then each flip."""
    state = crowd("after_activation flip_all of #armour")
    assert story(state)[1:] == [
        "laid 0 shoggoth at c3",
        "applied 0 shoggoth",
        "flipped 1 spider_armour at a3",
        "turn_began 1",
    ]


# -- flip_one


@pytest.mark.rule("C11.1", "C4.6")
def test_one_fitting_card_is_chosen_and_flipped() -> None:
    """Of either colour, whatever its features; the question names the card whose rule it is."""
    state = crowd("after_activation flip_one of #sum")
    assert asks(state) == (0, "flip_one") and offers(state) == {"a1", "c2", "b3"}
    assert state.question is not None and state.question.card == 68 and state.question.rule == "C11.1"
    for wrong in ("c1", "c3", "e5", "no"):
        assert_refused(state, wrong, "C11.1")
    choose(state, "b3")
    assert (
        flipped_places(state) == {"b3"}
        and cards_on_board(state)["b3"] == "deep_one:01"
        and asks(state) == (1, "choose")
    )


@pytest.mark.rule("C11.1", "C4.6")
def test_the_only_fitting_card_must_be_flipped_even_if_it_is_ones_own() -> None:
    """Nobody is asked."""
    state = crowd("after_activation flip_one mine adjacent")
    assert (
        flipped_places(state) == {"b3"}
        and cards_on_board(state)["b3"] == "deep_one:01"
        and asks(state) == (1, "choose")
    )


@pytest.mark.rule("C11.1", "C11.23", "C11.24")
def test_a_card_that_cannot_be_flipped_cannot_be_chosen() -> None:
    """Be it by its own rule or by that of a neighbour; if there is no other, the rule is ignored."""
    game = speaker(
        "after_activation flip_one rival of #sum",
        "deep_one: #sum, ongoing steadfast",
        "gnoph_keh: #sum",
        "night_gaunt: ongoing ward of #sum",
    )
    firm = "a1 deep_one:1*, e5 gnoph_keh:1, d5 night_gaunt:1*"
    state = play(scene(firm, top={0: "shoggoth"}, game=game), "shoggoth", "c3")
    assert flipped_places(state) == set() and story(state)[-2] == "ignored 0 shoggoth"
    state = play(scene(f"{firm}, a5 gnoph_keh:1", top={0: "shoggoth"}, game=game), "shoggoth", "c3")
    assert flipped_places(state) == {"a5"} and "applied 0 shoggoth" in story(state)


# -- when


@pytest.mark.rule("C4", "C11.1", "C4.2")
@pytest.mark.parametrize(
    ("timing", "colour", "tale"),
    [
        ("before_activation", "10", ["laid 0 shoggoth at c3", "applied 0 shoggoth", "flipped 0 1 at c2"]),
        (
            "after_activation",
            "1",
            ["laid 0 shoggoth at c3", "flipped 0 1 at c2", "applied 0 shoggoth", "flipped 1 1 at c2"],
        ),
    ],
)
def test_the_icon_says_whether_a_rule_comes_before_or_after_the_activation(
    timing: str, colour: str, tale: list[str]
) -> None:
    """The neighbour is weak: flipped by the rule first, or by the activation first and then back by the rule."""
    game = plain(f"shoggoth: {timing} flip_one adjacent")
    state = play(scene("c2 1:1", top={0: "shoggoth"}, game=game), "shoggoth", "c3")
    assert cards_on_board(state)["c2"] == f"1:{colour}"
    assert story(state)[1:-1] == tale


@pytest.mark.rule("C4", "C11.1")
def test_a_rule_before_placing_is_applied_before_a_place_is_chosen() -> None:
    """The card is known to be played, but lies nowhere."""
    game = plain("shoggoth: before_placing flip_one")
    state = choose(scene("c2 1:1, a1 9:0", top={0: "shoggoth"}, game=game), "play shoggoth")
    assert asks(state) == (0, "flip_one") and offers(state) == {"a1", "c2"} and len(cards_on_board(state)) == 2
    choose(state, "c2")
    assert asks(state) == (0, "place") and cards_on_board(state) == {"a1": "9:0", "c2": "1:10"}
    choose(state, "c3")
    assert cards_on_board(state) == {"a1": "9:0", "c2": "1:10", "c3": "shoggoth:0"} and asks(state) == (1, "choose")


@pytest.mark.rule("C4.3", "C11.1")
def test_a_rule_works_even_if_the_activation_flips_nothing() -> None:
    """And once in a turn."""
    state = crowd("after_activation flip_one rival adjacent")
    assert flipped_places(state) == {"c2"} and story(state).count("applied 0 shoggoth") == 1


# -- flip_all


@pytest.mark.rule("C11.2", "C4.6", "C11.23", "C11.24")
@pytest.mark.parametrize("firm", ["a1 deep_one:1*", "e4 night_gaunt:1*, e5 gnoph_keh:1", ""])
def test_all_fitting_cards_are_flipped_or_none(firm: str) -> None:
    """One that cannot be flipped, by its own rule or by that of a neighbour, and the rule is ignored."""
    game = speaker(
        "after_activation flip_all",
        "deep_one: ongoing steadfast",
        "night_gaunt: ongoing ward of #sum",
        "gnoph_keh: #sum",
    )
    board = ", ".join(filter(None, [firm, "a5 gnoph_keh:0", "c1 sword_cane:1"]))
    state = play(scene(board, top={0: "shoggoth"}, game=game), "shoggoth", "c3")
    assert flipped_places(state) == (set() if firm else {"a5", "c1"})
    assert ("ignored 0 shoggoth" in story(state)) == bool(firm)


@pytest.mark.rule("C11.2", "C4.6", "C11.23")
def test_a_card_that_cannot_be_flipped_is_in_the_way_only_if_the_rule_is_about_it() -> None:
    """Of another type or elsewhere it matters to nobody."""
    game = speaker(
        "after_activation flip_all adjacent of item", "deep_one: ongoing steadfast", "spider_armour: ongoing steadfast"
    )
    board = "c2 deep_one:1*, a1 spider_armour:1*, b3 sword_cane:1"
    assert flipped_places(play(scene(board, top={0: "shoggoth"}, game=game), "shoggoth", "c3")) == {"b3"}


@pytest.mark.rule("C11.2")
def test_nobody_is_asked_when_every_card_is_flipped() -> None:
    """The rival is on turn at once."""
    assert asks(crowd("before_activation flip_all")) == (1, "choose")


# -- flip_some and flip_either

PAIRS = "c2 deep_one:1, b3 night_gaunt:0, d3 gnoph_keh:1, c4 sword_cane:1, a1 deep_one:1"


def ask_for_keywords(rule: str, board: str = PAIRS) -> Council:
    """The Shoggoth is laid among two cards of one keyword, one of another, and one that has both."""
    keywords = ("deep_one: #sum", "night_gaunt: #mi_go", "gnoph_keh: #sum #mi_go", "sword_cane: #gate")
    game = speaker(f"after_activation {rule} of #mi_go #sum #yig", *keywords)
    return play(scene(board, top={0: "shoggoth"}, game=game), "shoggoth", "c3")


@pytest.mark.rule("C11.3", "C4.7")
@pytest.mark.parametrize(
    ("chosen", "flips"),
    [
        (("sum",), {"c2", "d3"}),
        (("mi_go", "no"), {"b3", "d3"}),
        (("mi_go", "sum"), {"b3", "c2", "d3"}),
        (("sum,",), {"c2", "d3"}),
        (("mi_go,",), {"b3", "d3"}),
        (("sum, mi_go",), {"b3", "c2", "d3"}),
        (("mi_go, sum",), {"b3", "c2", "d3"}),
    ],
)
def test_one_keyword_or_several_are_chosen(chosen: tuple[str, ...], flips: set[str]) -> None:
    """All fitting cards with any of them are flipped, a card with both only once."""
    state = ask_for_keywords("flip_some adjacent")
    assert asks(state) == (0, "flip_some") and offers(state) == {"mi_go", "sum"}
    choose(state, *chosen)
    assert flipped_places(state) == flips and asks(state) == (1, "choose")


@pytest.mark.rule("C11.3", "C4.6")
def test_at_least_one_keyword_must_be_chosen_and_none_twice() -> None:
    """A keyword that no fitting card has cannot be; nothing is flipped before all are chosen."""
    state = ask_for_keywords("flip_some adjacent")
    for wrong in ("no", "yig", "gate", "yig,", "sum, gate", "sum, sum"):
        assert_refused(state, wrong, "C11.3")
    choose(state, "mi_go")
    assert offers(state) == {"sum", "no"} and flipped_places(state) == set()
    assert_refused(state, "mi_go", "C11.3")


@pytest.mark.rule("C11.3", "C11.4")
@pytest.mark.parametrize("rule", ["flip_some", "flip_either"])
def test_a_single_keyword_is_not_asked_for(rule: str) -> None:
    """There is nothing to choose."""
    state = ask_for_keywords(f"{rule} mine")
    assert flipped_places(state) == {"b3"} and asks(state) == (1, "choose")


@pytest.mark.rule("C11.3", "C11.4")
@pytest.mark.parametrize("rule", ["flip_some", "flip_either"])
def test_keywords_whose_cards_cannot_be_flipped_cannot_be_chosen(rule: str) -> None:
    """Not even if others with that keyword could be; if that leaves none, the rule is ignored."""
    game = speaker(
        f"after_activation {rule} of #mi_go #sum",
        "deep_one: #sum, ongoing steadfast",
        "gnoph_keh: #sum",
        "night_gaunt: #mi_go",
    )
    board = "a1 deep_one:1*, a3 gnoph_keh:1, e1 night_gaunt:1"
    state = play(scene(board, top={0: "shoggoth"}, game=game), "shoggoth", "c3")
    assert flipped_places(state) == {"e1"}
    state = play(scene("a1 deep_one:1*", top={0: "shoggoth"}, game=game), "shoggoth", "c3")
    assert (
        flipped_places(state) == set()
        and "ignored 0 shoggoth" in story(state)
        and "applied 0 shoggoth" not in story(state)
    )


@pytest.mark.rule("C11.3", "C11.4", "C4.6")
@pytest.mark.parametrize("rule", ["flip_some", "flip_either"])
def test_a_card_that_fits_by_its_type_alone_has_none_of_the_keywords(rule: str) -> None:
    """There is no keyword to choose then, and the rule is ignored."""
    game = speaker(f"after_activation {rule} of #sum item", "sword_cane: #gate")
    state = play(scene("a3 sword_cane:1", top={0: "shoggoth"}, game=game), "shoggoth", "c3")
    assert (
        flipped_places(state) == set()
        and "ignored 0 shoggoth" in story(state)
        and "applied 0 shoggoth" not in story(state)
    )


@pytest.mark.rule("C11.4", "C4.7")
@pytest.mark.parametrize(("chosen", "flips"), [("sum", {"a1", "c2", "d3"}), ("mi_go", {"b3", "d3"})])
def test_exactly_one_keyword_is_chosen(chosen: str, flips: set[str]) -> None:
    """All fitting cards with it are flipped, and no second one is asked for."""
    state = ask_for_keywords("flip_either")
    assert asks(state) == (0, "flip_either") and offers(state) == {"mi_go", "sum"}
    for wrong in ("no", "yig", "gate"):
        assert_refused(state, wrong, "C11.4")
    choose(state, chosen)
    assert flipped_places(state) == flips and asks(state) == (1, "choose")


@pytest.mark.rule("C11.4", "C11")
def test_only_fitting_cards_with_the_keyword_are_flipped() -> None:
    """By colour and place, too."""
    state = ask_for_keywords("flip_either rival adjacent")
    assert flipped_places(choose(state, "sum")) == {"c2", "d3"}
    state = ask_for_keywords("flip_either rival adjacent")
    assert flipped_places(choose(state, "mi_go")) == {"d3"}
