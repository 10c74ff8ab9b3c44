"""Extra rules that move cards: pull, push, swap and shift."""

from __future__ import annotations

import pytest

from gaslamp import Game
from gaslamp.games.council.state import Council
from tests.games.council.plain import plain
from tests.games.council.scene import assert_refused, cards_on_board, choose, offers, play, scene, story
from tests.games.telling import asks


def speaker(rule: str, *more: str) -> Game:
    """A game in which the Shoggoth has this rule, and 5 on each edge."""
    return plain(f"shoggoth: {rule}", "deep_one: 9 9 9 9, #sum", "night_gaunt: 9 9 9 9, #sum", *more)


def lay_card(rule: str, board: str, *more: str, place: str = "c3") -> Council:
    """The Shoggoth with a rule is laid."""
    return play(scene(board, top={0: "shoggoth, 5"}, game=speaker(rule, *more)), "shoggoth", place)


# -- pull


@pytest.mark.rule("C11.7", "C8.1")
def test_a_distant_card_is_laid_on_an_empty_space_beside() -> None:
    """Any fitting one that is not adjacent, to any such space; it keeps owner and colour."""
    state = lay_card(
        "before_activation pull of #sum", "a1 deep_one:10, e5 night_gaunt:1, c2 deep_one:1, d3 9:1, a5 9:0"
    )
    assert asks(state) == (0, "pull")
    assert offers(state) == {"a1 b3", "a1 c4", "e5 b3", "e5 c4"}
    for wrong in ("c2 b3", "a1 d3", "a1 b2", "a5 b3", "c3 b3", "no"):
        assert_refused(state, wrong, "C11.7")
    choose(state, "a1 b3")
    assert cards_on_board(state) == {
        "b3": "deep_one:10",
        "c2": "deep_one:1",
        "c3": "shoggoth:0",
        "d3": "9:1",
        "e5": "night_gaunt:1",
        "a5": "9:0",
    }
    assert story(state)[-2] == "moved 0 deep_one at b3"


@pytest.mark.rule("C11.7", "C8.2", "C4.2")
def test_a_pulled_card_is_compared_in_the_activation() -> None:
    """It is flipped if its touching feature is lower, and only then."""
    for edge, colour in (("4", "10"), ("5", "1"), ("6", "1")):
        game = speaker("before_activation pull of #yig", f"deep_one: 9 9 9 {edge}, #yig")
        state = play(scene("a1 deep_one:1", top={0: "shoggoth"}, game=game), "shoggoth", "c3")
        assert cards_on_board(choose(state, "a1 b3"))["b3"] == f"deep_one:{colour}"


@pytest.mark.rule("C11.7", "C4.6")
def test_exactly_as_many_are_pulled_as_the_card_says() -> None:
    """One after the other; what has been pulled is adjacent and cannot be pulled again."""
    state = lay_card("before_activation pull 2 of #sum", "a1 deep_one:1, e5 night_gaunt:1, a5 9:0")
    assert state.question is not None and state.question.number("left") == 2
    choose(state, "a1 c2")
    assert asks(state) == (0, "pull") and offers(state) == {"e5 b3", "e5 c4", "e5 d3"}
    assert_refused(state, "no", "C11.7")
    choose(state, "e5 c4")
    assert cards_on_board(state) == {"a5": "9:0", "c2": "deep_one:1", "c3": "shoggoth:0", "c4": "night_gaunt:1"}
    assert asks(state) == (1, "choose")


@pytest.mark.rule("C11.7", "C4.6")
@pytest.mark.parametrize(
    "board",
    [
        "a1 deep_one:1, c2 night_gaunt:1",
        "a1 deep_one:1, e5 night_gaunt:1, c2 9:1, b3 9:1, d3 9:1",
        "a5 9:1, e5 9:1",
    ],
    ids=["one is adjacent", "one space is left", "none fits"],
)
def test_a_pull_that_is_not_possible_in_full_is_ignored(board: str) -> None:
    """Too few cards, or too few spaces: nothing is moved."""
    state = lay_card("before_activation pull 2 of #sum", board)
    assert cards_on_board(state) == {
        **cards_on_board(scene(board, game=speaker("before_activation pull"))),
        "c3": "shoggoth:0",
    }
    assert "ignored 0 shoggoth" in story(state) and asks(state) == (1, "choose")


@pytest.mark.rule("C11.7", "C11")
def test_a_pull_keeps_to_whose_and_where() -> None:
    """Only cards of the rival's colour, in the row or column."""
    state = lay_card(
        "before_activation pull rival line of #sum", "c1 deep_one:1, e3 night_gaunt:1, a3 deep_one:0, a1 deep_one:1"
    )
    assert {offer.split()[0] for offer in offers(state)} == {"c1", "e3"}


@pytest.mark.rule("C8.1", "C4.1")
def test_a_pulled_card_is_not_active_and_its_rule_is_not_applied_again() -> None:
    """Weak neighbours in its new place stay as they are, and a lasting rule goes with it."""
    more = ("deep_one: 9 9 9 9, #sum, ongoing aura 1", "night_gaunt: 9 9 9 9, #sea, after_activation bury")
    state = lay_card("before_activation pull of #sum", "a1 deep_one:1*, b2 1:0", *more)
    choose(state, "a1 b3")
    assert cards_on_board(state) == {"b2": "1:0", "b3": "deep_one:1*", "c3": "shoggoth:0"}
    state = lay_card("before_activation pull of #sea", "a1 night_gaunt:1", *more)
    choose(state, "a1 b3")
    assert "applied 1 night_gaunt" not in story(state) and cards_on_board(state)["b3"] == "night_gaunt:1"


@pytest.mark.rule("C11.7", "C10.1", "C8.1")
def test_on_a_bare_table_cards_are_pulled_within_five_rows_and_columns() -> None:
    """A sixth column does not count as empty space."""
    board = "t51 9:0, t52 9:0, t53 9:0, t54 9:0, t41 deep_one:1"
    game = speaker("before_activation pull of #sum")
    state = play(scene(board, top={0: "shoggoth"}, on=None, game=game), "shoggoth", "t55")
    assert offers(state) == {"t41 t45", "t41 t65"}


@pytest.mark.rule("C11.7", "C10.1", "C8.1")
def test_the_place_that_a_pulled_card_leaves_no_longer_counts() -> None:
    """The outermost of five in a row can come to lie beyond the other end: they are five again."""
    game = speaker("before_activation pull of #sum")
    far = "t41 deep_one:1, t42 9:0, t43 9:0, t44 9:0"
    state = play(scene(far, top={0: "shoggoth"}, on=None, game=game), "shoggoth", "t45")
    assert offers(state) == {"t41 t35", "t41 t46", "t41 t55"}


# -- push


@pytest.mark.rule("C11.8", "C1.6", "C8.1")
def test_a_fitting_card_moves_to_an_empty_space_beside_it() -> None:
    """Not across a corner, not onto another card, and not off the board."""
    state = lay_card("after_activation push of #sum", "a1 deep_one:1, b1 9:1, d3 night_gaunt:10, d2 9:0, a5 9:1")
    assert asks(state) == (0, "push") and offers(state) == {"a1 a2", "d3 e3", "d3 d4"}
    for wrong in ("a1 b2", "a1 b1", "d3 c4", "a5 a4", "c3 c2", "no"):
        assert_refused(state, wrong, "C11.8")
    choose(state, "d3 e3")
    assert cards_on_board(state)["e3"] == "night_gaunt:10" and "d3" not in cards_on_board(state)
    assert story(state)[-2] == "moved 0 night_gaunt at e3" and asks(state) == (1, "choose")


@pytest.mark.rule("C11.8", "C4.6")
def test_a_card_without_an_empty_space_is_not_pushed() -> None:
    """If there is no other, the rule is ignored."""
    state = lay_card("after_activation push of #sum", "a1 deep_one:1, a2 9:1, b1 9:1")
    assert len(cards_on_board(state)) == 4 and "ignored 0 shoggoth" in story(state)


@pytest.mark.rule("C11.8", "C4")
@pytest.mark.parametrize(("timing", "colour"), [("before_activation", "1"), ("after_activation", "10")])
def test_a_card_pushed_away_before_the_activation_is_not_compared(timing: str, colour: str) -> None:
    """After it, it has been flipped already."""
    state = lay_card(f"{timing} push of #yig", "c2 1:1, b2 9:0, d2 9:0", "1: #yig")
    assert cards_on_board(state)["c1"] == f"1:{colour}"


@pytest.mark.rule("C8.1", "C4.1")
def test_a_pushed_card_flips_nothing() -> None:
    """It is not active."""
    state = lay_card("after_activation push of #sum", "a1 deep_one:0, b1 9:0, a3 1:1")
    assert cards_on_board(state) == {"a2": "deep_one:0", "a3": "1:1", "b1": "9:0", "c3": "shoggoth:0"}


# -- swap


@pytest.mark.rule("C11.9", "C8.1", "C4.2")
def test_this_card_and_another_change_places_and_it_is_activated_there() -> None:
    """It is compared with its new neighbours, not with the old ones."""
    state = lay_card("before_activation swap of #sum", "a1 deep_one:10, b1 1:1, c2 1:1, e5 night_gaunt:1, a5 9:1")
    assert asks(state) == (0, "swap") and offers(state) == {"a1", "e5"}
    for wrong in ("a5", "c3", "b2", "no"):
        assert_refused(state, wrong, "C11.9")
    choose(state, "a1")
    assert cards_on_board(state) == {
        "a1": "shoggoth:0",
        "b1": "1:10",
        "c2": "1:1",
        "c3": "deep_one:10",
        "e5": "night_gaunt:1",
        "a5": "9:1",
    }
    assert story(state)[3:7] == [
        "applied 0 shoggoth",
        "moved 0 deep_one at c3",
        "moved 0 shoggoth",
        "flipped 0 1 at b1",
    ]


@pytest.mark.rule("C11.9", "C4.6")
def test_a_swap_with_the_only_fitting_card_is_compulsory() -> None:
    """With any colour; without a fitting card it is ignored."""
    state = lay_card("before_activation swap of #sum", "a1 deep_one:1")
    assert cards_on_board(state) == {"a1": "shoggoth:0", "c3": "deep_one:1"}
    state = lay_card("before_activation swap of #gate", "a1 deep_one:1")
    assert cards_on_board(state) == {"a1": "deep_one:1", "c3": "shoggoth:0"} and "ignored 0 shoggoth" in story(state)


@pytest.mark.rule("C11.9", "C8.1")
def test_a_lasting_rule_stays_with_the_card_that_was_swapped() -> None:
    """And the rule of the other is not applied again."""
    state = lay_card("before_activation swap of #sum", "a1 deep_one:1*", "deep_one: ongoing ward")
    assert cards_on_board(state)["c3"] == "deep_one:1*"


# -- shift


def train(board: str, on: str | None = "plain") -> Council:
    """The train is played, before it is placed."""
    game = plain("train_to_madness: before_placing shift")
    return choose(scene(board, top={0: "train_to_madness"}, on=on, game=game), "play train_to_madness")


ROW = "a3 9:1, b3 8:10, d3 7:1"


@pytest.mark.rule("C11.10", "C8.1")
def test_the_outermost_card_of_a_row_or_column_is_chosen_and_the_way_that_it_goes() -> None:
    """From either end, where there is room before the other end."""
    state = train(ROW)
    assert asks(state) == (0, "shift")
    columns = {f"{place} {way}" for place in ("a3", "b3", "d3") for way in ("north", "south")}
    assert offers(state) == {"a3 east", "d3 west", *columns}
    for wrong in ("b3 east", "b3 west", "a3 west", "d3 east", "c3 east", "no"):
        assert_refused(state, wrong, "C11.10")


@pytest.mark.rule("C11.10", "C8.1")
@pytest.mark.parametrize(
    ("choice", "board"),
    [
        ("a3 east", {"a3": "train_to_madness:0", "b3": "9:1", "c3": "8:10", "d3": "7:1"}),
        ("d3 west", {"a3": "9:1", "b3": "8:10", "c3": "7:1", "d3": "train_to_madness:0"}),
        ("b3 north", {"a3": "9:1", "b2": "8:10", "b3": "train_to_madness:0", "d3": "7:1"}),
        ("d3 south", {"a3": "9:1", "b3": "8:10", "d3": "train_to_madness:0", "d4": "7:1"}),
    ],
)
def test_cards_move_on_up_to_the_first_gap_and_the_train_takes_the_free_place(
    choice: str, board: dict[str, str]
) -> None:
    """They keep owner and colour; no other place is asked for."""
    state = choose(train(ROW), choice)
    assert cards_on_board(state) == board and asks(state) == (1, "choose")
    assert f"shifted 0 train_to_madness at {choice.split(maxsplit=1)[0]}" in story(state)


@pytest.mark.rule("C11.10", "C4.2")
def test_the_train_is_activated_where_it_has_come_to_lie() -> None:
    """What it shifts it can flip."""
    state = choose(train("b3 1:1, c2 9:0"), "b3 east")
    assert cards_on_board(state) == {"b3": "train_to_madness:0", "c2": "9:0", "c3": "1:10"}


@pytest.mark.rule("C11.10", "C4.6")
def test_a_full_row_cannot_be_shifted() -> None:
    """Its columns still can."""
    state = train("a1 9:1, b1 9:1, c1 9:1, d1 9:1, e1 9:1")
    assert offers(state) == {f"{letter}1 south" for letter in "abcde"}


@pytest.mark.rule("C11.10", "C4.6")
def test_without_a_row_to_shift_the_train_is_placed_as_usual() -> None:
    """On an empty board; the rule is ignored."""
    state = train("")
    assert asks(state) == (0, "place") and len(offers(state)) == 25 and "ignored 0 train_to_madness" in story(state)
    assert cards_on_board(choose(state, "c3")) == {"c3": "train_to_madness:0"}


@pytest.mark.rule("C11.10", "C4.6")
def test_the_only_shift_is_not_asked_for() -> None:
    """It is compulsory."""
    cells = [f"{letter}{number} 9:1" for number in range(1, 6) for letter in "abcde" if (letter, number) != ("e", 1)]
    state = train(", ".join(cells))
    assert offers(state) == {"a1 east", "e5 north"}
    choose(state, "e5 north")
    assert state.over and cards_on_board(state)["e5"] == "train_to_madness:0" and cards_on_board(state)["e1"] == "9:1"


@pytest.mark.rule("C11.10", "C10.1")
def test_on_a_bare_table_a_shift_stays_within_five_rows_and_columns() -> None:
    """Where five lie in a row, none is shifted beyond them."""
    state = train("t51 9:0, t52 9:0, t53 9:0, t54 9:0, t55 9:0", on=None)
    assert offers(state) == {f"t5{n} {way}" for n in range(1, 6) for way in ("north", "south")}
    state = choose(train("t51 9:0, t52 9:1", on=None), "t51 east")
    assert cards_on_board(state) == {"t51": "train_to_madness:0", "t52": "9:0", "t53": "9:1"}


@pytest.mark.rule("C11.10")
@pytest.mark.parametrize("active", [0, 1])
def test_the_train_lies_with_the_text_towards_its_owner(active: int) -> None:
    """Its owner's colour up."""
    game = plain("train_to_madness: 1 2 3 4, before_placing shift")
    state = scene("a1 9:1", top={active: "train_to_madness"}, active=active, game=game)
    choose(state, "play train_to_madness", "a1 east")
    assert cards_on_board(state)["a1"] == f"train_to_madness:{active}"


@pytest.mark.rule("C11.8", "C10.1", "C8.1")
def test_on_a_bare_table_a_push_stays_within_five_rows_and_columns() -> None:
    """A card at the end of five in a row goes to its sides only."""
    game = speaker("after_activation push of #sum")
    board = "t51 deep_one:1, t52 9:0, t53 9:0, t54 9:0"
    state = play(scene(board, top={0: "shoggoth"}, on=None, game=game), "shoggoth", "t55")
    assert offers(state) == {"t51 t41", "t51 t61"}
