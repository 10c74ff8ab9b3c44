"""C10.1: without a board cards lie beside cards, and five rows and columns are all there is."""

from __future__ import annotations

import pytest

from gaslamp.games.council.kinds import BOARDS
from gaslamp.games.council.state import Council
from tests.games.council.plain import plain
from tests.games.council.scene import (
    GAME,
    assert_refused,
    cards_on_board,
    choose,
    edges,
    events_of,
    offers,
    play,
    scene,
)
from tests.games.telling import asks


def row(number: int, columns: str) -> str:
    """Cards in one row of the table."""
    return ", ".join(f"t{number}{column} 5:0" for column in columns)


@pytest.mark.rule("C10.1", "C3.2")
def test_without_a_board_none_is_chosen() -> None:
    """After the cuts the first turn begins."""
    state = GAME.new(2, 1, listen=True, board="none")
    assert isinstance(state, Council)
    choose(state, "no", "no")
    assert asks(state) == (state.active, "choose") and GAME.view(state, None)["table"]["board"] is None


@pytest.mark.rule("C10.1")
def test_the_first_card_lies_anywhere() -> None:
    """It makes no difference where, so nobody is asked: it lies in the middle."""
    state = choose(scene(top={0: "5"}, on=None), "play 5")
    assert cards_on_board(state) == {"t55": "5:0"} and asks(state) == (1, "choose")


@pytest.mark.rule("C10.1", "C1.6")
def test_every_further_card_lies_beside_another() -> None:
    """Along an edge, not at a corner, and not apart."""
    state = choose(scene("t55 5:0", top={0: "5"}, on=None), "play 5")
    assert offers(state) == {"t45", "t56", "t65", "t54"}
    for wrong in ("t46", "t57", "t11", "a1"):
        assert_refused(state, wrong, "C10.1")
    assert_refused(state, "t55", "C4")
    choose(state, "t56")
    assert cards_on_board(state) == {"t55": "5:0", "t56": "5:0"}


@pytest.mark.rule("C10.1", "C4.2")
def test_cards_are_compared_on_the_bare_table_as_on_a_board() -> None:
    """The four that share an edge."""
    state = play(scene("t45 1:1, t54 1:1, t44 1:1", top={0: "5"}, on=None), "5", "t55")
    assert cards_on_board(state) == {"t44": "1:1", "t45": "1:10", "t54": "1:10", "t55": "5:0"}


@pytest.mark.rule("C10.1")
def test_a_row_of_five_takes_no_sixth() -> None:
    """At neither end; above and below there is room."""
    state = choose(scene(row(5, "34567"), top={0: "5"}, on=None), "play 5")
    assert offers(state) == {f"t{number}{column}" for number in (4, 6) for column in "34567"}
    assert_refused(state, "t52", "C10.1")
    assert_refused(state, "t58", "C10.1")


@pytest.mark.rule("C10.1")
def test_a_column_of_five_takes_no_sixth() -> None:
    """Neither above nor below."""
    column = ", ".join(f"t{number}5 5:0" for number in range(3, 8))
    state = choose(scene(column, top={0: "5"}, on=None), "play 5")
    assert offers(state) == {f"t{number}{side}" for number in range(3, 8) for side in (4, 6)}


@pytest.mark.rule("C10.1")
def test_a_row_of_four_may_grow_at_either_end() -> None:
    """But then not at the other."""
    state = choose(scene(row(5, "4567"), top={0: "5", 1: "5"}, on=None), "play 5")
    assert {"t53", "t58"} <= offers(state)
    choose(state, "t58", "play 5")
    assert "t53" not in offers(state) and "t59" not in offers(state)


@pytest.mark.rule("C10.1")
def test_gaps_count() -> None:
    """Five columns are taken by cards in different rows: no card lies in a sixth."""
    board = "t45 5:0, t55 5:0, t54 5:0, t64 5:0, t63 5:0, t73 5:0, t72 5:0, t82 5:0, t81 5:0"
    state = choose(scene(board, top={0: "5"}, on=None), "play 5")
    assert offers(state) == {"t44", "t53", "t62", "t65", "t71", "t74", "t83"}
    for wrong in ("t35", "t46", "t56", "t92", "t91"):
        assert_refused(state, wrong, "C10.1")


@pytest.mark.rule("C10.1")
def test_no_card_lies_more_than_four_columns_from_the_first() -> None:
    """Once the westernmost of five has left, a row in the middle may grow to both sides, one at the edge may not."""
    middle = choose(scene(row(5, "4567"), top={0: "5"}, on=None), "play 5")
    edge = choose(scene(row(5, "6789"), top={0: "5"}, on=None), "play 5")
    assert len(offers(middle)) == 10 and len(offers(edge)) == 9


@pytest.mark.rule("C10.1", "C9.1")
def test_the_game_ends_with_twenty_five_cards() -> None:
    """Five rows of five are full, wherever they lie."""
    board = ", ".join(row(number, "23456") for number in range(4, 9)).removesuffix(", t86 5:0")
    state = choose(scene(board, top={0: "5, 5"}, on=None), "play 5")
    assert state.over and state.scores == [25, 0] and cards_on_board(state)["t86"] == "5:0"


@pytest.mark.rule("C10.1", "C3.3")
def test_there_are_no_bonuses_of_spaces() -> None:
    """Whatever the boards in the box say."""
    spaces = ", ".join(f"{column}{number} +3 any" for number in range(1, 6) for column in "abcde")
    game = plain(*(f"{board} board: {spaces}" for board in BOARDS))
    state = scene("t11 5:0, t55 5:0, t56 5:1", on=None, game=game)
    assert [edges(state, place) for place in ("t11", "t55", "t56")] == [[5, 5, 5, 5]] * 3
    assert "bonus" not in GAME.view(state, None)["table"]["spaces"][0]


@pytest.mark.rule("C10.1")
def test_one_sees_the_cards_and_the_spaces_where_another_may_lie() -> None:
    """And no others."""
    state = scene("t55 5:0, t56 5:1", on=None)
    seen = {space["name"]: space.get("card") for space in GAME.view(state, None)["table"]["spaces"]}
    assert set(seen) == {"t55", "t56", "t45", "t46", "t54", "t57", "t65", "t66"}
    assert seen["t55"] == seen["t56"] == GAME.cards[75] and seen["t45"] is None


# -- rules that move cards


@pytest.mark.rule("C10.1", "C8.1", "C11.8")
def test_a_card_is_not_pushed_out_of_five_columns() -> None:
    """Up and down it may go, and away from the others."""
    game = plain("voorish_sign: after_activation push 1 of item")
    board = f"{row(5, '3456')}, t57 silver_dagger:1"
    state = play(scene(board, top={0: "voorish_sign"}, on=None, game=game), "voorish_sign", "t43")
    assert asks(state) == (0, "push") and offers(state) == {"t57 t47", "t57 t67"}


@pytest.mark.rule("C10.1", "C8.1", "C11.7")
def test_a_card_is_not_pulled_out_of_five_columns() -> None:
    """The card that pulls lies at the border."""
    game = plain("pierce_arrow: 1 1 1 1, before_activation pull 1 of item")
    board = f"{row(5, '3456')}, t43 silver_dagger:1"
    state = play(scene(board, top={0: "pierce_arrow"}, on=None, game=game), "pierce_arrow", "t57")
    assert offers(state) == {"t43 t47", "t43 t67"}


@pytest.mark.rule("C10.1", "C11.10")
def test_a_row_of_five_is_not_shifted_out_of_its_columns() -> None:
    """A row of four is, either way."""
    game = plain("train_to_madness: before_placing shift")
    full = ", ".join(row(number, "34567") for number in range(3, 8)).removesuffix(", t77 5:0")
    state = choose(scene(full, top={0: "train_to_madness"}, on=None, game=game), "play train_to_madness")
    assert asks(state) == (0, "shift") and offers(state) == {"t73 east", "t37 south"}
    choose(state, "t73 east")
    assert cards_on_board(state)["t77"] == "5:0" and cards_on_board(state)["t73"] == "train_to_madness:0"
    assert [each.kind for each in events_of(state, "shifted", "laid")] == ["shifted"]


@pytest.mark.rule("C10.1", "C6.3")
def test_when_all_cards_have_left_the_next_lies_anywhere_again() -> None:
    """The table is as bare as at the start."""
    game = plain("exchange_of_souls: before_placing remove 1 of enemy")
    state = choose(scene("t59 5:1", top={0: "exchange_of_souls"}, on=None, game=game), "play exchange_of_souls")
    assert list(cards_on_board(state).values()) == ["exchange_of_souls:0"]
