"""Extra rules by which cards leave the board, for the removed piles or for the stashes of their owners."""

from __future__ import annotations

import pytest

from gaslamp import Game
from gaslamp.games.council.state import Council
from tests.games.council.plain import plain
from tests.games.council.scene import (
    assert_refused,
    bottom,
    cards_on_board,
    choose,
    edges,
    offers,
    play,
    removed_pile,
    scene,
    stash,
    story,
)
from tests.games.telling import asks

MIGHT = "9 9 9 9"  # nothing flips such a card by its features


def speaker(rule: str, *more: str) -> Game:
    """A game in which the Shoggoth, whose features flip nothing, has this rule."""
    others = [f"{name}: {MIGHT}, #sum" for name in ("deep_one", "night_gaunt", "gnoph_keh")]
    return plain(f"shoggoth: 1 1 1 1, {rule}", *others, *more)


def lay_card(rule: str, board: str, *more: str, stashed: dict[int, str] | None = None, stashes: bool = True) -> Council:
    """The Shoggoth with a rule is laid on c3."""
    game = speaker(rule, *more)
    state = scene(board, top={0: "shoggoth, 5, 5"}, stash=stashed, stashes=stashes, game=game)
    return play(state, "shoggoth", "c3") if stashes else choose(state, "c3")


# -- remove


@pytest.mark.rule("C11.5", "C6.3")
def test_as_many_fitting_cards_are_removed_as_the_card_says() -> None:
    """Named together or one by one, each goes to the pile of its owner whatever colour it shows."""
    state = lay_card("after_activation remove 2 of #sum", "a1 deep_one:01, c2 night_gaunt:10, e5 gnoph_keh:1, a5 9:1")
    assert asks(state) == (0, "remove") and offers(state) == {"a1", "c2"}
    assert state.question is not None and (state.question.number("left"), state.question.card) == (2, 68)
    for wrong in ("a5", "c3", "b2", "no", "a1,", "a1, a1", "a1, a5", "a1, c2, e5"):
        assert_refused(state, wrong, "C11.5")
    assert_refused(state, "e5", "G2")
    twin = choose(state.copy(), "a1")
    assert twin.question is not None and twin.question.number("left") == 1 and offers(twin) == {"c2", "e5"}
    assert cards_on_board(choose(twin, "c2")) == cards_on_board(choose(state, "c2, a1"))
    assert cards_on_board(state) == {"a5": "9:1", "c3": "shoggoth:0", "e5": "gnoph_keh:1"}
    assert (removed_pile(state, 0), removed_pile(state, 1)) == (["deep_one"], ["night_gaunt"])
    assert story(state)[-4:-1] == ["applied 0 shoggoth", "removed 0 deep_one", "removed 1 night_gaunt at c2"]


@pytest.mark.rule("C11.5", "C4.6")
def test_a_card_that_removes_more_than_there_are_is_ignored() -> None:
    """All fitting cards leave if there are just enough, even one's own, and none if there are fewer."""
    board = "a3 deep_one:0, e5 gnoph_keh:1, a5 9:1"
    state = lay_card("after_activation remove 2 of #sum", board)
    assert cards_on_board(state) == {"a5": "9:1", "c3": "shoggoth:0"} and asks(state) == (1, "choose")
    state = lay_card("after_activation remove 3 of #sum", board)
    assert len(cards_on_board(state)) == 4 and "ignored 0 shoggoth" in story(state) and asks(state) == (1, "choose")


@pytest.mark.rule("C11.5", "C4.6")
def test_the_only_fitting_card_is_removed_even_if_it_is_ones_own() -> None:
    """Nobody is asked."""
    state = lay_card("after_activation remove of #sum", "a3 deep_one:0, a5 9:1")
    assert cards_on_board(state) == {"a5": "9:1", "c3": "shoggoth:0"} and removed_pile(state, 0) == ["deep_one"]


@pytest.mark.rule("C11.5", "C11.23")
def test_what_cannot_be_flipped_can_be_removed() -> None:
    """Protection is against being flipped."""
    state = lay_card("after_activation remove of #sum", "a3 deep_one:1*", "deep_one: ongoing steadfast")
    assert cards_on_board(state) == {"c3": "shoggoth:0"} and removed_pile(state, 1) == ["deep_one"]


@pytest.mark.rule("C11.5", "C4")
def test_what_is_removed_before_the_activation_is_not_compared() -> None:
    """Of two weak neighbours one is gone."""
    game = plain("shoggoth: before_activation remove of #sum", "1: #sum")
    state = play(scene("c2 1:1, b3 2:1", top={0: "shoggoth"}, game=game), "shoggoth", "c3")
    assert cards_on_board(state) == {"b3": "2:10", "c3": "shoggoth:0"} and removed_pile(state, 1) == ["1"]


@pytest.mark.rule("C11.5", "C4")
def test_a_space_that_is_cleared_before_placing_can_be_used() -> None:
    """The card itself may come to lie there."""
    game = speaker("before_placing remove of #sum")
    state = choose(scene("c3 deep_one:1", top={0: "shoggoth"}, game=game), "play shoggoth")
    assert asks(state) == (0, "place") and cards_on_board(state) == {}
    assert cards_on_board(choose(state, "c3")) == {"c3": "shoggoth:0"}


# -- recall


@pytest.mark.rule("C11.6", "C6.3")
@pytest.mark.parametrize(("place", "owner"), [("a3", 0), ("c1", 1), ("e5", 1)])
def test_a_card_goes_back_to_the_stash_of_its_owner(place: str, owner: int) -> None:
    """Whatever colour it shows."""
    board = "a3 deep_one:01, c1 night_gaunt:10, e5 gnoph_keh:1, a5 9:1"
    state = lay_card("after_activation recall of #sum", board)
    assert asks(state) == (0, "recall") and offers(state) == {"a3", "c1", "e5"}
    for wrong in ("a5", "c3", "b2", "no"):
        assert_refused(state, wrong, "C11.6")
    card = cards_on_board(state)[place].split(":")[0]
    choose(state, place)
    assert (stash(state, owner), stash(state, 1 - owner)) == ([card], []) and place not in cards_on_board(state)
    assert story(state)[-2] == f"recalled {owner} {card} at {place}" and asks(state) == (1, "choose")


@pytest.mark.rule("C11.6", "C5.1")
def test_a_recalled_card_can_be_played_in_the_next_turn() -> None:
    """By its owner, with the owner's colour up, and its rule is applied again."""
    state = lay_card("after_activation recall of #sum", "a3 deep_one:10", "deep_one: after_activation bury")
    assert asks(state) == (1, "choose") and "play_stashed deep_one" in offers(state)
    choose(state, "play_stashed deep_one", "e5")
    assert cards_on_board(state) == {"c3": "shoggoth:0", "e5": "deep_one:1"} and "applied 1 deep_one" in story(state)


@pytest.mark.rule("C11.6", "C5.1")
def test_ones_own_recalled_card_cannot_be_played_in_the_same_turn() -> None:
    """It came to the stash in this turn, also if that was before the card that recalls was placed."""
    game = speaker("before_placing recall of #sum")
    state = choose(scene("a3 deep_one:0", top={0: "shoggoth, 5"}, game=game), "play shoggoth", "c3")
    assert stash(state, 0) == ["deep_one"] and asks(state) == (1, "choose")


@pytest.mark.rule("C11.6", "C5.3")
@pytest.mark.parametrize(("owner", "colour"), [(0, ""), (0, "1"), (1, ""), (1, "0")])
def test_a_full_stash_sends_a_card_of_its_owners_choice_to_the_bottom(owner: int, colour: str) -> None:
    """Even the one that has just come; it is the owner of the stash who chooses."""
    board = f"a3 deep_one:{owner}{colour}"
    state = lay_card("after_activation recall of #sum", board, stashed={owner: "1, 2"})
    assert asks(state) == (owner, "overflow") and offers(state) == {"1", "2", "deep_one"}
    for wrong in ("5", "shoggoth", "no"):
        assert_refused(state, wrong, "C5.3")
    choose(state, "2")
    assert stash(state, owner) == ["1", "deep_one"] and bottom(state, owner) == ["2"]
    assert f"put_under {owner} 2" in story(state) and asks(state) == (1, "choose")


@pytest.mark.rule("C11.6", "C11.17")
def test_a_lasting_rule_ends_when_its_card_is_recalled() -> None:
    """With it goes the room that it made."""
    state = lay_card(
        "after_activation recall of #sum",
        "a3 deep_one:1*",
        "deep_one: ongoing stash_more 1",
        stashed={1: "1, 2, 3"},
    )
    assert asks(state) == (1, "overflow") and state.limit(1) == 2
    choose(state, "1", "3")
    assert stash(state, 1) == ["2", "deep_one"] and bottom(state, 1) == ["1", "3"]


@pytest.mark.rule("C11.6", "C10.3")
def test_without_stashes_nothing_is_recalled() -> None:
    """The rule is ignored."""
    state = lay_card("after_activation recall of #sum", "a3 deep_one:1", stashes=False)
    assert cards_on_board(state) == {"a3": "deep_one:1", "c3": "shoggoth:0"} and "ignored 0 shoggoth" in story(state)


@pytest.mark.rule("C11.5", "C11.6", "C4.6")
@pytest.mark.parametrize("rule", ["remove", "recall"])
def test_where_no_card_fits_nothing_leaves(rule: str) -> None:
    """The card itself never fits."""
    state = lay_card(f"after_activation {rule} of #gate", "a3 deep_one:1", "shoggoth: #gate")
    assert cards_on_board(state) == {"a3": "deep_one:1", "c3": "shoggoth:0"} and "ignored 0 shoggoth" in story(state)


@pytest.mark.rule("C11.5", "C11.22")
def test_a_lasting_rule_ends_when_its_card_is_removed() -> None:
    """Its neighbours lose what it gave them."""
    board = "a1 deep_one:1*, a2 5:1"
    more = "deep_one: ongoing aura 2"
    before = scene(board, game=speaker("after_activation remove of #sum", more))
    assert edges(before, "a2") == [7, 7, 7, 7]
    assert edges(lay_card("after_activation remove of #sum", board, more), "a2") == [5, 5, 5, 5]
