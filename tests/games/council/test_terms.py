"""C1 and C1.1 to C1.6: what a card is, whose it is, how it lies, and what is adjacent."""

from __future__ import annotations

import pytest

from gaslamp.games.council.kinds import CARDS
from gaslamp.games.council.words import TYPES
from tests.games.council.plain import plain
from tests.games.council.scene import (
    GAME,
    assert_refused,
    cards_on_board,
    choose,
    edges,
    events_of,
    number,
    play,
    scene,
)

ODD = "keziah_mason: 1 2 3 4"  # different on every edge
CORNERS = "b2 1:1, d2 1:1, b4 1:1, d4 1:1"


@pytest.mark.rule("C1", "C1.1")
def test_a_hundred_cards_have_four_features_and_keywords_each() -> None:
    """Features are whole numbers from 1 to 9; of the keywords none stands twice on a card."""
    assert len(CARDS) == len(set(CARDS)) == 100
    for card in CARDS:
        features, keywords = GAME.data.numbers(card, "features"), GAME.data.words(card, "keywords")
        assert len(features) == 4 and all(1 <= feature <= 9 for feature in features), card
        assert len(keywords) == len(set(keywords)) == 3, card


@pytest.mark.rule("C1.1")
def test_cards_are_numbered_from_one_to_a_hundred() -> None:
    """The number of a card is what decks are listed by; the back has none."""
    assert GAME.cards[0] == "back" and GAME.cards[1:] == CARDS
    assert [GAME.cards[n] for n in (1, 43, 50, 93)] == [
        "sydney_lake",
        "yog_sothoth",
        "hiss_of_the_ancestors",
        "notes_from_vermont",
    ]


@pytest.mark.rule("C1.1", "C4.6")
def test_an_extra_rule_has_a_time_at_which_it_works() -> None:
    """A card has both or neither."""
    for card in CARDS:
        assert GAME.data.has(card, "rule") == GAME.data.has(card, "timing"), card


@pytest.mark.rule("C1.4")
def test_every_card_is_of_one_of_nine_types() -> None:
    """And there are cards of each."""
    assert len(TYPES) == 9
    assert {GAME.data.word(card, "type") for card in CARDS} == set(TYPES)


@pytest.mark.rule("C1.3")
@pytest.mark.parametrize(("seat", "seen"), [(0, [1, 2, 3, 4]), (1, [3, 4, 1, 2])])
def test_a_card_lies_with_its_text_towards_its_owner(seat: int, seen: list[int]) -> None:
    """From the north it lies upside down: its top edge is in the south, its right edge in the west."""
    state = scene(top={seat: "keziah_mason"}, active=seat, game=plain(ODD))
    play(state, "keziah_mason", "c3")
    assert cards_on_board(state) == {"c3": f"keziah_mason:{seat}"} and edges(state, "c3") == seen


@pytest.mark.rule("C1.3", "C4.2")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("strong", range(4))
def test_only_the_edge_that_touches_flips(seat: int, strong: int) -> None:
    """A card with one high edge flips the one card that this edge touches, as its owner reads it."""
    features = ["9" if edge == strong else "1" for edge in range(4)]
    game = plain(f"keziah_mason: {' '.join(features)}")
    around = dict(zip(("c2", "d3", "c4", "b3"), [f"5:{1 - seat}"] * 4, strict=True))
    state = scene(", ".join(map(" ".join, around.items())), top={seat: "keziah_mason"}, active=seat, game=game)
    play(state, "keziah_mason", "c3")
    touched = ("c2", "d3", "c4", "b3")[strong if seat == 0 else (strong + 2) % 4]
    assert cards_on_board(state) == {**around, touched: f"5:{1 - seat}{seat}", "c3": f"keziah_mason:{seat}"}


@pytest.mark.rule("C1.3", "C4.2")
def test_a_card_that_lies_upside_down_defends_with_the_edge_that_touches() -> None:
    """North of the active card lies a card of the north player: its top edge touches."""
    game = plain("keziah_mason: 6 1 1 1")
    for active, result in (("6", "keziah_mason:1"), ("7", "keziah_mason:10")):
        state = play(scene("c2 keziah_mason:1", top={0: active}, game=game), active, "c3")
        assert cards_on_board(state) == {"c2": result, "c3": f"{active}:0"}
    state = play(scene("c4 keziah_mason:1", top={0: "2"}, game=game), "2", "c3")
    assert cards_on_board(state)["c4"] == "keziah_mason:10"


@pytest.mark.rule("C1.2", "C1.3")
@pytest.mark.parametrize("owner", [0, 1])
def test_flipping_changes_the_colour_and_nothing_else(owner: int) -> None:
    """Features, the way it points and the owner stay; flipped again, the card is as it was."""
    game = plain(ODD)
    state = scene(f"c3 keziah_mason:{owner}", top={1 - owner: "9", owner: "9"}, active=1 - owner, game=game)
    before = edges(state, "c3")
    play(state, "9", "c4")
    assert cards_on_board(state)["c3"] == f"keziah_mason:{owner}{1 - owner}" and edges(state, "c3") == before
    assert [(each.seat, each.at) for each in events_of(state, "flipped")] == [(1 - owner, 12)]
    play(state, "9", "b3")
    assert cards_on_board(state)["c3"] == f"keziah_mason:{owner}" and edges(state, "c3") == before


@pytest.mark.rule("C1.3", "C6.3")
def test_a_card_of_the_other_colour_is_still_its_owners() -> None:
    """A rule that sends it away sends it to its owner."""
    game = plain("exchange_of_souls: after_activation remove 1 of item")
    state = scene("a5 silver_dagger:01", top={1: "exchange_of_souls"}, active=1, game=game)
    play(state, "exchange_of_souls", "e1")
    assert [player["removed"] for player in GAME.view(state, None)["table"]["players"]] == [["silver_dagger"], []]


@pytest.mark.rule("C1.5")
@pytest.mark.parametrize(
    ("text", "flips"), [("#sea", False), ("#armour", True), ("named #armour", True), ("#sea, named #armour", True)]
)
def test_what_stands_in_the_name_counts_as_a_keyword(text: str, flips: bool) -> None:
    """A rule about armour means a card with the keyword, and as well one that is called an armour."""
    game = plain("blessing_of_the_dagger: after_activation flip_all of #armour", f"spider_armour: {text}")
    state = scene("a5 spider_armour:1", top={0: "blessing_of_the_dagger"}, game=game)
    play(state, "blessing_of_the_dagger", "e1")
    assert cards_on_board(state)["a5"] == ("spider_armour:10" if flips else "spider_armour:1")


@pytest.mark.rule("C1.5")
def test_the_spider_armour_is_an_armour_by_its_name() -> None:
    """It stands in the name, and not among its three keywords."""
    assert GAME.data.words("spider_armour", "named") == ["armour"]
    assert "armour" not in GAME.data.words("spider_armour", "keywords")


@pytest.mark.rule("C1.5", "C3.3")
def test_a_space_takes_a_name_for_a_keyword_too() -> None:
    """A space that is good for armour is good for a card that is called one."""
    game = plain("spider_armour: named #armour", "harbour board: c3 +2 #armour")
    state = play(scene(top={0: "spider_armour"}, on="harbour", game=game), "spider_armour", "c3")
    assert edges(state, "c3") == [7, 7, 7, 7]


@pytest.mark.rule("C1.6", "C4.2")
@pytest.mark.parametrize("place", ["c2", "d3", "c4", "b3"])
def test_cards_that_share_an_edge_are_adjacent(place: str) -> None:
    """In each of the four directions."""
    state = play(scene(f"{place} 1:1", top={0: "9"}), "9", "c3")
    assert cards_on_board(state) == {place: "1:10", "c3": "9:0"}


@pytest.mark.rule("C1.6", "C4.2")
def test_corners_and_cards_further_away_are_not_adjacent() -> None:
    """None of them is flipped."""
    board = f"{CORNERS}, c1 1:1, c5 1:1, a3 1:1, e3 1:1"
    state = scene(board, top={0: "9"})
    before = cards_on_board(state)
    play(state, "9", "c3")
    assert cards_on_board(state) == {**before, "c3": "9:0"} and events_of(state, "flipped") == []


@pytest.mark.rule("C1.6", "C3.3")
def test_a_row_does_not_go_on_at_the_other_edge_of_the_board() -> None:
    """E2 and A3 are next to each other in number only, A3 and E3 not at all."""
    state = scene("e2 1:1, e3 1:1, a1 1:1, a5 1:1", top={0: "9"})
    before = cards_on_board(state)
    play(state, "9", "a3")
    assert cards_on_board(state) == {**before, "a3": "9:0"}


@pytest.mark.rule("C1.6")
def test_a_rule_about_adjacent_cards_leaves_corners_alone() -> None:
    """Of five cards around it flips the one that shares an edge."""
    game = plain("notes_from_vermont: 1 1 1 1, after_activation flip_all adjacent of enemy")
    state = scene(f"{CORNERS.replace('1:1', '5:1')}, c4 5:1", top={0: "notes_from_vermont"}, game=game)
    play(state, "notes_from_vermont", "c3")
    assert [place for place, card in cards_on_board(state).items() if card == "5:10"] == ["c4"]


@pytest.mark.rule("C1.1", "C6.1")
def test_one_speaks_of_cards_by_number() -> None:
    """The answer that plays card 43 has this number in it; there is no card 0 or 101 to play."""
    state = scene("a1 gate_of_deeper_slumber:0", top={0: "yog_sothoth"}, game=plain("gate_of_deeper_slumber: #gate"))
    assert number("yog_sothoth") == 43 and (0, 43) in state.offered
    assert_refused(state, (0, 0), "C6.1")
    assert_refused(state, (0, 101), "C6.1")


@pytest.mark.rule("C1.3")
def test_each_lays_with_the_own_colour_up() -> None:
    """Light in the first seat, dark in the second."""
    state = scene(top={0: "5", 1: "5"})
    choose(state, "play 5", "a5", "play 5", "e1")
    assert cards_on_board(state) == {"a5": "5:0", "e1": "5:1"} and state.scores == [1, 1]
