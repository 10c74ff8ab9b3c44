"""C4.1 to C4.5 and C4.8: the active card flips what is lower, ties flip from two on, and four win."""

from __future__ import annotations

import pytest

from tests.games.council.plain import plain
from tests.games.council.scene import cards_on_board, edges, events_of, offers, play, scene, story
from tests.games.telling import asks

AROUND = ("c2", "d3", "c4", "b3")


def around(*cards: str) -> str:
    """Cards around C3, clockwise from the north; "" for an empty space."""
    return ", ".join(f"{place} {card}" for place, card in zip(AROUND, cards, strict=False) if card)


def lines_of(board: dict[str, str]) -> list[str]:
    """What lies around C3."""
    return [board.get(place, "") for place in AROUND]


# -- higher


@pytest.mark.rule("C4.2", "C4")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize(("mine", "flips"), [("3", False), ("4", False), ("5", True), ("9", True)])
def test_a_card_is_flipped_if_the_active_one_is_higher(active: int, mine: str, flips: bool) -> None:
    """A lower or an equal feature does nothing."""
    rival = 1 - active
    state = play(scene(f"c2 4:{rival}", top={active: mine}, active=active), mine, "c3")
    assert cards_on_board(state) == {"c2": f"4:{rival}{active}" if flips else f"4:{rival}", "c3": f"{mine}:{active}"}
    flip = [f"flipped {active} 4 at c2"] if flips else []
    assert story(state) == [f"played {active} {mine}", f"laid {active} {mine} at c3", *flip, f"turn_began {rival}"]


@pytest.mark.rule("C4.2")
def test_each_side_is_compared_by_itself() -> None:
    """Of four neighbours the two that are lower are flipped."""
    game = plain("keziah_mason: 2 9 4 6")
    state = scene(around("3:1", "8:1", "7:1", "5:1"), top={0: "keziah_mason"}, game=game)
    play(state, "keziah_mason", "c3")
    assert lines_of(cards_on_board(state)) == ["3:1", "8:10", "7:1", "5:10"]
    assert [each.at for each in events_of(state, "flipped")] == [13, 11]


@pytest.mark.rule("C4.2")
def test_it_is_the_colour_that_counts_not_the_owner() -> None:
    """A card of mine that shows the rival's colour comes back; one of the rival's that shows mine stays."""
    state = play(scene(around("2:01", "2:10", "2:0", "2:1"), top={0: "9"}), "9", "c3")
    assert lines_of(cards_on_board(state)) == ["2:0", "2:10", "2:0", "2:10"]


@pytest.mark.rule("C4.2", "C4.1")
def test_a_card_that_is_lower_is_not_flipped_by_its_neighbours() -> None:
    """Only the active card flips: it keeps its colour next to the highest ones."""
    state = play(scene(around("9:1", "9:1", "9:1"), top={0: "1"}), "1", "c3")
    assert cards_on_board(state)["c3"] == "1:0" and lines_of(cards_on_board(state)) == ["9:1", "9:1", "9:1", ""]


@pytest.mark.rule("C4.1", "C4.3")
def test_a_card_is_active_only_when_it_is_placed() -> None:
    """What it could flip later, and what is flipped next to it, it leaves alone."""
    state = scene("b3 9:0", top={0: "5", 1: "1"}, active=1)
    play(state, "1", "c3")
    assert cards_on_board(state) == {"b3": "9:0", "c3": "1:1"}
    play(state, "5", "e5")
    assert cards_on_board(state) == {"b3": "9:0", "c3": "1:1", "e5": "5:0"} and events_of(state, "flipped") == []


@pytest.mark.rule("C4.1", "C7.4")
def test_a_flipped_card_flips_nothing_without_a_cascade() -> None:
    """Only those next to the active card are compared."""
    state = play(scene("c2 4:1, c1 1:1, b2 1:1", top={0: "9"}), "9", "c3")
    assert cards_on_board(state) == {"c1": "1:1", "b2": "1:1", "c2": "4:10", "c3": "9:0"}


@pytest.mark.rule("C4.1", "C8.1")
def test_a_card_that_is_moved_is_not_active() -> None:
    """Pushed next to a lower card, it flips nothing."""
    game = plain("voorish_sign: after_activation push 1 mine of artifact", "silver_key: 9 9 9 9")
    state = scene("a1 silver_key:0, a3 1:1", top={0: "voorish_sign"}, game=game)
    play(state, "voorish_sign", "e5")
    assert asks(state) == (0, "push") and offers(state) == {"a1 b1", "a1 a2"}
    state.answer((0, 5))
    assert cards_on_board(state) == {"a2": "silver_key:0", "a3": "1:1", "e5": "voorish_sign:0"}


@pytest.mark.rule("C4.3")
def test_an_activation_that_flips_nothing_is_one_all_the_same() -> None:
    """The rule after it works; once it is over, nothing is compared again."""
    game = plain("deep_one: 1 1 1 1, after_activation flip_one adjacent")
    state = scene("c2 5:1", top={0: "deep_one"}, game=game)
    play(state, "deep_one", "c3")
    assert story(state)[:4] == ["played 0 deep_one", "laid 0 deep_one at c3", "applied 0 deep_one", "flipped 0 5 at c2"]
    assert cards_on_board(state)["c2"] == "5:10"


@pytest.mark.rule("C4.3")
def test_a_card_is_activated_once() -> None:
    """A bonus that comes after the activation does not bring another one."""
    game = plain("deep_one: 3 3 3 3, after_activation bonus 5")
    state = play(scene("c2 5:1", top={0: "deep_one"}, game=game), "deep_one", "c3")
    assert edges(state, "c3") == [8, 8, 8, 8] and cards_on_board(state) == {"c2": "5:1", "c3": "deep_one:0*"}


# -- ties


@pytest.mark.rule("C4.4", "C4.2")
def test_a_single_tie_flips_nothing() -> None:
    """One equal neighbour stays; so does one beside an equal card of one's own."""
    state = play(scene(around("5:1", "5:0", "5:10"), top={0: "5"}), "5", "c3")
    assert lines_of(cards_on_board(state)) == ["5:1", "5:0", "5:10", ""] and events_of(state, "tied", "flipped") == []


@pytest.mark.rule("C4.4", "C4.8")
@pytest.mark.parametrize("n", [2, 3])
def test_two_or_three_ties_flip_all_of_them(n: int) -> None:
    """They are not offered but done: the next who is asked is the rival."""
    state = play(scene(around(*["5:1"] * n), top={0: "5*2"}), "5", "c3")
    assert lines_of(cards_on_board(state)) == ["5:10"] * n + [""] * (4 - n) and not state.over
    assert [(each.seat, each.n) for each in events_of(state, "tied")] == [(0, n)]
    assert asks(state) == (1, "choose")


@pytest.mark.rule("C4.4", "C4.2")
def test_ties_and_lower_cards_are_flipped_together() -> None:
    """A higher one stays."""
    state = play(scene(around("5:1", "4:1", "5:1", "6:1"), top={0: "5"}), "5", "c3")
    assert lines_of(cards_on_board(state)) == ["5:10", "4:10", "5:10", "6:1"]


@pytest.mark.rule("C4.4")
def test_ties_need_not_be_of_one_number() -> None:
    """Each side is equal by itself."""
    game = plain("keziah_mason: 2 1 8 1")
    state = scene(around("2:1", "9:1", "8:1"), top={0: "keziah_mason"}, game=game)
    play(state, "keziah_mason", "c3")
    assert lines_of(cards_on_board(state)) == ["2:10", "9:1", "8:10", ""]


@pytest.mark.rule("C4.4", "C3.3")
def test_a_tie_goes_by_features_as_they_count() -> None:
    """A bonus of the space makes the features equal, or unequal."""
    game = plain("harbour board: c3 +1 any")
    state = play(scene(around("5:1", "5:1", "4:1", "4:1"), top={0: "4"}, on="harbour", game=game), "4", "c3")
    assert lines_of(cards_on_board(state)) == ["5:10", "5:10", "4:10", "4:10"] and not state.over


@pytest.mark.rule("C4.4")
def test_a_card_that_cannot_be_flipped_is_not_flipped_by_a_tie() -> None:
    """But it is one of the ties: the others are flipped."""
    game = plain("spider_armour: ongoing steadfast")
    state = scene(around("5:1", "spider_armour:1*"), top={0: "5"}, game=game)
    play(state, "5", "c3")
    assert lines_of(cards_on_board(state)) == ["5:10", "spider_armour:1*", "", ""]


@pytest.mark.rule("C4.2", "C4.4")
def test_a_card_that_cannot_be_flipped_is_not_flipped_by_a_higher_one() -> None:
    """The other neighbour is."""
    game = plain("spider_armour: 1 1 1 1, ongoing steadfast")
    state = play(scene(around("1:1", "spider_armour:1*"), top={0: "5"}, game=game), "5", "c3")
    assert lines_of(cards_on_board(state)) == ["1:10", "spider_armour:1*", "", ""]


@pytest.mark.rule("C4.5", "C9.1")
@pytest.mark.parametrize("active", [0, 1])
def test_four_ties_win_at_once(active: int) -> None:
    """Whatever the colours say; nothing is flipped, and no rule of the card is applied any more."""
    game = plain("bootleggers: 5 5 5 5, after_activation flip_all")
    rival = 1 - active
    board = f"{around(*[f'5:{rival}'] * 4)}, a1 9:{rival}, e5 9:{rival}"
    state = scene(board, top={active: "bootleggers"}, active=active, game=game)
    before = cards_on_board(state)
    play(state, "bootleggers", "c3")
    assert state.over and asks(state) is None and cards_on_board(state) == {**before, "c3": f"bootleggers:{active}"}
    assert state.places == ([1, 2] if active == 0 else [2, 1]) and state.scores[active] < state.scores[rival]
    assert story(state)[-2:] == [f"tied {active} bootleggers x4", f"won {active}"]


@pytest.mark.rule("C4.5", "C4.4")
@pytest.mark.parametrize("fourth", ["5:0", "5:10", "4:1", "6:1", ""])
def test_four_ties_must_be_four_cards_of_the_rival(fourth: str) -> None:
    """With one of one's own, or a lower or higher one, it is a triple tie."""
    state = play(scene(around("5:1", "5:1", "5:1", fourth), top={0: "5"}), "5", "c3")
    after = "4:10" if fourth == "4:1" else fourth
    assert not state.over and lines_of(cards_on_board(state)) == ["5:10", "5:10", "5:10", after]


@pytest.mark.rule("C4.5", "C4.4")
def test_four_ties_do_not_win_if_one_of_the_cards_cannot_be_flipped() -> None:
    """The three others are flipped."""
    game = plain("spider_armour: ongoing steadfast")
    state = scene(around("5:1", "5:1", "spider_armour:1*", "5:1"), top={0: "5"}, game=game)
    play(state, "5", "c3")
    assert not state.over and lines_of(cards_on_board(state)) == ["5:10", "5:10", "spider_armour:1*", "5:10"]


@pytest.mark.rule("C4.5", "C4.4")
def test_at_the_edge_of_the_board_three_ties_are_all_there_can_be() -> None:
    """The edge is no fourth."""
    state = play(scene("b1 5:1, d1 5:1, c2 5:1", top={0: "5"}), "5", "c1")
    assert not state.over and cards_on_board(state) == {"b1": "5:10", "c1": "5:0", "d1": "5:10", "c2": "5:10"}
