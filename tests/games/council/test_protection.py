"""Extra rules that keep cards from being flipped: steadfast and ward."""

from __future__ import annotations

import pytest

from gaslamp import Game
from gaslamp.games.council.state import Council
from tests.games.council.plain import GAME, plain
from tests.games.council.scene import cards_on_board, play, scene, story

WAYS = ("activation", "tie", "rule", "cascade")


def firm(state: Council, place: str) -> bool:
    """Whether everybody sees that the card on a place cannot be flipped."""
    spaces = {space["name"]: space for space in GAME.view(state, None)["table"]["spaces"]}
    return bool(spaces[place].get("firm", False))


def attack(way: str, board: str, *more: str) -> Council:
    """The card on c3, of dark and with 5 on each edge, is flipped by light in one of the ways, if that is possible."""
    game = plain(
        "shoggoth: 1 1 1 1, after_activation flip_one of #yig",
        "tillinghast_resonator: 9 9 9 9, before_activation cascade",
        "deep_one: #yig",
        *more,
    )
    if way == "activation":
        return play(scene(board, top={0: "9"}, game=game), "9", "c2")
    if way == "tie":
        return play(scene(f"{board}, b2 5:1", top={0: "5"}, game=game), "5", "c2")
    if way == "cascade":
        return play(
            scene(f"{board}, c2 8:1", top={0: "tillinghast_resonator"}, game=game), "tillinghast_resonator", "c1"
        )
    return play(scene(board, top={0: "shoggoth"}, game=game), "shoggoth", "e1")


@pytest.mark.rule("C11.23", "C11.24", "C4.2", "C4.4", "C7.4")
@pytest.mark.parametrize("way", WAYS)
def test_a_card_without_protection_is_flipped(way: str) -> None:
    """By an activation, a tie, an extra rule, or a cascade; a protection that does not hold yet is none."""
    assert cards_on_board(attack(way, "c3 deep_one:1"))["c3"] == "deep_one:10"
    assert cards_on_board(attack(way, "c3 deep_one:1", "deep_one: #yig, ongoing steadfast"))["c3"] == "deep_one:10"


@pytest.mark.rule("C11.23", "C4.2", "C4.4", "C7.4")
@pytest.mark.parametrize("way", WAYS)
def test_a_steadfast_card_is_never_flipped(way: str) -> None:
    """In none of these ways."""
    state = attack(way, "c3 deep_one:1*", "deep_one: #yig, ongoing steadfast")
    assert cards_on_board(state)["c3"] == "deep_one:1*" and firm(state, "c3")


@pytest.mark.rule("C11.23")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    ("neighbour", "holds"),
    [("d3 night_gaunt:1", True), ("d3 night_gaunt:0", True), ("d4 night_gaunt:1", False), ("d3 gnoph_keh:1", False)],
)
def test_a_card_is_steadfast_only_beside_a_fitting_one(way: str, neighbour: str, holds: bool) -> None:
    """Of either colour; corners do not count."""
    state = attack(
        way, f"c3 deep_one:1*, {neighbour}", "deep_one: #yig, ongoing steadfast of #sum", "night_gaunt: #sum"
    )
    assert cards_on_board(state)["c3"] == ("deep_one:1*" if holds else "deep_one:10*")


@pytest.mark.rule("C11.24", "C4.2", "C4.4", "C7.4")
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    ("guard", "holds"),
    [
        ("d3 night_gaunt:1*", True),
        ("d3 night_gaunt:01*", True),
        ("d3 night_gaunt:0*", False),
        ("d3 night_gaunt:10*", False),
        ("d3 night_gaunt:1", False),
        ("d4 night_gaunt:1*", False),
    ],
)
def test_a_ward_protects_adjacent_fitting_cards_of_the_same_colour(way: str, guard: str, holds: bool) -> None:
    """By the colour that shows, while the rule holds."""
    state = attack(way, f"c3 deep_one:1, {guard}", "night_gaunt: 9 9 9 9, ongoing ward of #yig")
    assert cards_on_board(state)["c3"] == ("deep_one:1" if holds else "deep_one:10")


@pytest.mark.rule("C11.24")
def test_a_ward_protects_neither_itself_nor_what_does_not_fit() -> None:
    """Two wards protect each other if they fit; a ward without keywords protects every card."""
    assert not firm(scene("c3 shoggoth:0*", game=plain("shoggoth: ongoing ward")), "c3")
    game = plain("shoggoth: #sum, ongoing ward of #sum")
    state = scene("c3 shoggoth:0*, c4 shoggoth:0*, b3 5:0", game=game)
    assert [firm(state, place) for place in ("c3", "c4", "b3")] == [True, True, False]
    assert firm(scene("c3 shoggoth:0*, b3 5:0", game=plain("shoggoth: ongoing ward")), "b3")


@pytest.mark.rule("C11.24", "C4", "C4.2")
def test_who_flips_a_ward_has_its_protection() -> None:
    """What it protected can be flipped then, and what is beside it of the other colour cannot."""
    game = plain("shoggoth: 1 1 1 1, ongoing ward")
    state = scene("c3 shoggoth:0*, c4 5:0, d3 5:1", top={1: "2"}, active=1, game=game)
    assert (firm(state, "c4"), firm(state, "d3")) == (True, False)
    play(state, "2", "c2")
    assert (firm(state, "c4"), firm(state, "d3"), firm(state, "c2")) == (False, True, True)


def surround(game: Game, *places: str) -> Council:
    """Light lays a 5 on c3, with dark cards around it and a weak one further off."""
    return play(scene(", ".join(places), top={0: "5"}, game=game), "5", "c3")


@pytest.mark.rule("C11.23", "C4.4")
def test_a_tie_with_a_card_that_cannot_be_flipped_counts_and_flips_the_others() -> None:
    """It is one of the two or three that are equal, but stays as it is."""
    game = plain("deep_one: ongoing steadfast")
    alone = surround(game, "c2 deep_one:1*", "b3 5:1")
    assert [cards_on_board(alone)[place] for place in ("c2", "b3")] == ["deep_one:1*", "5:10"]
    state = surround(game, "c2 deep_one:1*", "b3 5:1", "d3 5:1")
    assert [cards_on_board(state)[place] for place in ("c2", "b3", "d3")] == ["deep_one:1*", "5:10", "5:10"]


@pytest.mark.rule("C11.23", "C11.24", "C4.5")
def test_a_quadruple_tie_with_a_card_that_cannot_be_flipped_does_not_win() -> None:
    """The other three are flipped; four that can be flipped would win."""
    game = plain("deep_one: ongoing steadfast")
    others = ("b3 5:1", "d3 5:1", "c4 5:1")
    state = surround(game, "c2 deep_one:1*", *others)
    assert not state.over and [cards_on_board(state)[place] for place in ("b3", "d3", "c4")] == ["5:10"] * 3
    assert surround(game, "c2 deep_one:1", *others).places == [1, 2]


@pytest.mark.rule("C11.26", "C11.23")
def test_a_keen_card_does_not_flip_what_cannot_be_flipped() -> None:
    """A single tie with it is none."""
    game = plain("shoggoth: before_activation keen", "deep_one: ongoing steadfast")
    state = play(scene("c2 deep_one:1*", top={0: "shoggoth"}, game=game), "shoggoth", "c3")
    assert cards_on_board(state)["c2"] == "deep_one:1*" and not any(line.startswith("tied") for line in story(state))


@pytest.mark.rule("C11.23", "C4")
@pytest.mark.parametrize("timing", ["before_activation", "after_activation", "ongoing"])
def test_a_card_just_laid_is_protected_at_the_end_of_its_turn(timing: str) -> None:
    """The rival cannot flip it."""
    state = play(scene(top={0: "shoggoth", 1: "9"}, game=plain(f"shoggoth: {timing} steadfast")), "shoggoth", "c3")
    assert cards_on_board(play(state, "9", "c2"))["c3"] == "shoggoth:0*"


@pytest.mark.rule("C11.23", "C10.4")
def test_in_the_mode_that_flips_all_protection_holds_against_ones_own_cards() -> None:
    """A weak neighbour of the same colour is not flipped either."""
    game = plain("deep_one: 1 1 1 1, ongoing steadfast")
    state = play(scene("c2 deep_one:0*, b3 1:0", top={0: "5"}, flips="all", game=game), "5", "c3")
    assert cards_on_board(state) == {"b3": "1:01", "c2": "deep_one:0*", "c3": "5:0"}
