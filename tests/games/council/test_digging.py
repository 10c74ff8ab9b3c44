"""Extra rules that take cards out of one's own deck: fetch and arrange."""

from __future__ import annotations

import pytest

from gaslamp import Game
from gaslamp.games.council.state import Council
from tests.games.council.plain import FLAT, GAME, plain
from tests.games.council.scene import (
    assert_refused,
    bottom,
    cards_on_board,
    choose,
    deck,
    offers,
    play,
    scene,
    stash,
    story,
    top,
)
from tests.games.telling import asks

YIGS = ("1: #yig", "2: #serpents", "3: #yig #serpents")


def fetch_game(words: str = "of #yig #serpents", timing: str = "after_activation") -> Game:
    """A game in which the Shoggoth fetches cards."""
    return plain(f"shoggoth: {timing} fetch {words}", *YIGS)


def arrange_game(n: int = 4, timing: str = "after_activation") -> Game:
    """A game in which the Shoggoth arranges cards."""
    return plain(f"shoggoth: {timing} arrange {n} of #yig #serpents", *YIGS)


def digger(game: Game, under: str = "1, 2, 3, 4, 5, 6", stashed: str = "", hidden: bool = False) -> Council:
    """Light has laid a Shoggoth from a deck of these cards; the rival's deck has every keyword."""
    state = scene(
        top={0: "shoggoth"},
        deck={0: under, 1: "1*2, 2*2, 3*2"},
        stash={0: stashed},
        hidden=hidden,
        game=game,
    )
    return play(state, "shoggoth", "c3")


# -- fetch


@pytest.mark.rule("C11.11", "C6.2", "C6.6", "C5.1")
def test_a_fitting_card_of_the_own_deck_goes_into_the_stash() -> None:
    """Then the deck is shuffled, and the rival may cut it."""
    state = digger(fetch_game())
    assert asks(state) == (0, "fetch") and offers(state) == {"1", "2", "3"}
    assert state.question is not None and (state.question.card, state.question.rule) == (68, "C11.11")
    for wrong in ("4", "shoggoth", "no"):
        assert_refused(state, wrong, "C11.11")
    choose(state, "2")
    assert stash(state, 0) == ["2"] and deck(state, 0) == ["1", "3", "4", "5", "6"]
    assert asks(state) == (1, "cut") and offers(state) == {"0", "no"}
    assert story(state)[-4:] == ["applied 0 shoggoth", "fetched 0 2", "shuffled 0", f"turned_up 0 {top(state, 0)}"]


@pytest.mark.rule("C11.11", "C5.1")
def test_a_fetched_card_can_be_played_from_the_next_turn_on() -> None:
    """It is marked as fresh until then."""
    state = digger(fetch_game(), "1, 4, 4")
    assert asks(state) == (1, "cut") and GAME.view(state, 1)["table"]["players"][0]["fresh"] == [FLAT["1"]]
    choose(state, "no", f"play {top(state, 1)}", "a1")
    assert asks(state) == (0, "choose") and "play_stashed 1" in offers(state)


@pytest.mark.rule("C11.11")
@pytest.mark.parametrize("where", ["top", "bottom"])
def test_a_card_can_be_fetched_wherever_it_lies_in_the_deck(where: str) -> None:
    """On top or at the bottom; after the shuffle nobody knows where anything lies but on top."""
    above, below = ("shoggoth, 1, 4", "") if where == "top" else ("shoggoth", "4, 1")
    state = scene(top={0: above}, deck={0: "5, 6"}, bottom={0: below}, game=fetch_game())
    play(state, "shoggoth", "c3")
    assert stash(state, 0) == ["1"] and deck(state, 0) == ["4", "5", "6"]
    player = state.players[0]
    assert (player.top.size, player.deck.size, player.bottom.size) == (1, 2, 0)


@pytest.mark.rule("C11.11", "C4.6")
def test_a_card_that_is_not_in_the_deck_cannot_be_fetched() -> None:
    """Neither from the stash nor from the removed pile nor from the rival: the rule is ignored, without a shuffle."""
    state = digger(fetch_game(), "4, 5, 6", stashed="1")
    assert stash(state, 0) == ["1"] and asks(state) == (1, "choose")
    assert "ignored 0 shoggoth" in story(state) and "shuffled 0" not in story(state)


@pytest.mark.rule("C11.11", "C4.6")
def test_the_only_fitting_card_must_be_fetched() -> None:
    """Two copies of it are no choice."""
    state = digger(fetch_game(), "1, 1, 4, 5")
    assert stash(state, 0) == ["1"] and asks(state) == (1, "cut") and deck(state, 0) == ["1", "4", "5"]


@pytest.mark.rule("C11.11", "C5.3")
def test_fetching_into_a_full_stash_sends_a_card_to_the_bottom() -> None:
    """After the shuffle and the cut, so that it stays there; the fetched card can be the one."""
    state = choose(digger(fetch_game(), "1, 4, 5", stashed="6, 7"), "no")
    assert asks(state) == (0, "overflow") and offers(state) == {"1", "6", "7"}
    choose(state, "6")
    assert stash(state, 0) == ["7", "1"] and bottom(state, 0) == ["6"] and asks(state) == (1, "choose")


@pytest.mark.rule("C11.11", "C10.3")
def test_without_stashes_nothing_is_fetched() -> None:
    """The rule is ignored."""
    state = choose(scene(top={0: "shoggoth"}, deck={0: "1, 4"}, stashes=False, game=fetch_game()), "c3")
    assert deck(state, 0) == ["1", "4"] and "ignored 0 shoggoth" in story(state)


@pytest.mark.rule("C11.11", "C4")
def test_a_card_can_be_fetched_before_placing() -> None:
    """The deck is cut before a place is chosen."""
    state = choose(
        scene(top={0: "shoggoth"}, deck={0: "1, 4, 5"}, game=fetch_game(timing="before_placing")), "play shoggoth"
    )
    assert asks(state) == (1, "cut") and stash(state, 0) == ["1"] and cards_on_board(state) == {}
    assert asks(choose(state, "no")) == (0, "place")


@pytest.mark.rule("C11.11", "C6.6")
def test_a_deck_of_one_card_is_not_cut() -> None:
    """There is nothing to cut; nor in an empty one."""
    for under, left in (("1, 4", ["4"]), ("1", [])):
        state = digger(fetch_game(), under)
        assert asks(state) == (1, "choose") and deck(state, 0) == left and stash(state, 0) == ["1"]


@pytest.mark.rule("C11.11", "C11")
def test_cards_are_fetched_by_type() -> None:
    """A rule without keywords and types fetches any card."""
    game = plain("shoggoth: after_activation fetch of spell", "deep_one: spell")
    assert offers(digger(game, "1, 4, deep_one, voorish_sign")) == {"deep_one", "voorish_sign"}
    assert offers(digger(plain("shoggoth: after_activation fetch"), "1, 4, 9")) == {"1", "4", "9"}


# -- arrange


@pytest.mark.rule("C11.12", "C6.2", "C6.6", "G2")
def test_cards_are_chosen_then_the_rest_is_shuffled_and_cut_then_they_are_put_back() -> None:
    """On top or at the bottom, in any order; one's own top card is what was put there last."""
    state = digger(arrange_game())
    assert asks(state) == (0, "select") and offers(state) == {"1", "2", "3", "no"}
    assert state.question is not None and (state.question.number("left"), state.question.card) == (4, 68)
    for wrong in ("4", "5", "shoggoth"):
        assert_refused(state, wrong, "C11.12")
    choose(state, "1")
    assert offers(state) == {"2", "3", "no"}
    choose(state, "3")
    assert_refused(state, "2", "G2")
    choose(state, "no")
    assert asks(state) == (1, "cut") and deck(state, 0) == ["2", "4", "5", "6"] and "shuffled 0" in story(state)
    choose(state, "no")
    assert asks(state) == (0, "put") and offers(state) == {"1 top", "1 bottom", "3 top", "3 bottom"}
    for wrong in ("2 top", "4 bottom", "no"):
        assert_refused(state, wrong, "C11.12")
    choose(state, "1 bottom")
    assert offers(state) == {"3 top", "3 bottom"}
    choose(state, "3 top")
    assert top(state, 0) == "3" and bottom(state, 0) == ["1"] and asks(state) == (1, "choose")
    assert deck(state, 0) == ["1", "2", "3", "4", "5", "6"] and stash(state, 0) == []


@pytest.mark.rule("C11.12")
def test_cards_come_up_in_the_order_in_which_they_were_put_on_top() -> None:
    """The last first; those at the bottom come last of all, the first of them first."""
    state = digger(arrange_game(), "1, 2, 3, 3, 9")
    choose(state, "1", "2", "3", "3", "1 top", "3 bottom", "2 top", "3 bottom")
    assert story(state)[-2] == "turned_up 0 2"
    order = []
    while state.players[0].deck_size():
        order.append(top(state, 0))
        choose(state, f"discard {top(state, 1)}", f"discard {top(state, 0)}")
    assert order == ["2", "1", "9", "3", "3"]


@pytest.mark.rule("C11.12", "C4.6")
@pytest.mark.parametrize("n", [1, 2, 3])
def test_at_most_so_many_cards_are_chosen_as_the_card_says(n: int) -> None:
    """With the last of them the choosing ends."""
    state = digger(arrange_game(n))
    for i, card in enumerate("123"[:n]):
        assert asks(state) == (0, "select") and state.question is not None and state.question.number("left") == n - i
        choose(state, card)
    assert asks(state) == (1, "cut") and state.players[0].aside.size == n


@pytest.mark.rule("C11.12", "C6.2")
def test_one_may_choose_none_and_still_shuffles() -> None:
    """Having looked into the deck."""
    state = choose(digger(arrange_game()), "no")
    assert asks(state) == (1, "cut") and "shuffled 0" in story(state)
    assert asks(choose(state, "no")) == (1, "choose") and deck(state, 0) == ["1", "2", "3", "4", "5", "6"]


@pytest.mark.rule("C11.12")
def test_one_is_asked_even_if_there_is_but_one_card_to_choose() -> None:
    """And where to put it; when no fitting card is left the choosing still ends with a pass."""
    state = choose(digger(arrange_game(), "1, 4, 5"), "1")
    assert asks(state) == (0, "select") and offers(state) == {"no"}
    choose(state, "no", "no")
    assert asks(state) == (0, "put") and offers(state) == {"1 top", "1 bottom"}


@pytest.mark.rule("C11.12", "C4.6")
def test_without_a_fitting_card_in_the_deck_nothing_is_arranged() -> None:
    """Nor is it shuffled."""
    state = digger(arrange_game(), "4, 5, 6", stashed="1")
    assert asks(state) == (1, "choose") and "ignored 0 shoggoth" in story(state) and "shuffled 0" not in story(state)


@pytest.mark.rule("C11.12", "C6.1")
def test_the_rival_is_not_shown_what_was_chosen() -> None:
    """Only how many cards, and where they went; what lies on top then is open to both."""
    state = choose(digger(arrange_game()), "1", "3", "no", "no", "1 bottom", "3 top")
    news = ["selected", "put_under", "put_on_top", "turned_up"]
    seen = [line for line in story(state, 1) if line.split()[0] in news][1:]
    assert seen[:2] == ["selected 0", "selected 0"]
    assert seen[-3:] == ["put_under 0", "put_on_top 0", "turned_up 0 3"]
    own = [line for line in story(state, 0) if line.split()[0] in news][1:]
    assert own[:2] == ["selected 0 1", "selected 0 3"] and own[-3:-1] == ["put_under 0 1", "put_on_top 0 3"]


@pytest.mark.rule("C11.12")
def test_all_cards_of_a_deck_can_be_arranged() -> None:
    """Nothing is left to shuffle or to cut then."""
    state = choose(digger(arrange_game(), "1, 2, 3"), "1", "2", "3", "no")
    assert asks(state) == (0, "put") and state.players[0].deck_size() == 0
    choose(state, "1 bottom", "2 top", "3 bottom")
    assert top(state, 0) == "2" and bottom(state, 0) == ["1", "3"] and asks(state) == (1, "choose")


@pytest.mark.rule("C11.12")
def test_a_deck_whose_cards_all_went_to_the_bottom_has_a_top() -> None:
    """It is the first that was put there."""
    state = choose(digger(arrange_game(), "1, 2"), "1", "2", "no", "2 bottom", "1 bottom")
    assert top(state, 0) == "2" and story(state)[-2] == "turned_up 0 2" and deck(state, 0) == ["1", "2"]
