"""Extra rules by which players lose cards of decks and stashes, and stashes that hold too much."""

from __future__ import annotations

import pytest

from gaslamp.games.council.state import Council
from tests.games.council.plain import plain
from tests.games.council.scene import (
    assert_refused,
    bottom,
    cards_on_board,
    choose,
    deck,
    offers,
    play,
    removed_pile,
    scene,
    stash,
    story,
    top,
)
from tests.games.telling import asks


def lay_card(
    rule: str,
    tops: dict[int, str],
    stashed: dict[int, str] | None = None,
    active: int = 0,
    hidden: bool = False,
    stashes: bool = True,
) -> Council:
    """The Shoggoth with a rule is laid from the top of a deck; decks have only what is given."""
    game = plain(f"shoggoth: {rule}")
    tops = {1 - active: "", **tops, active: f"shoggoth, {tops.get(active, '')}"}
    state = scene(top=tops, stash=stashed, active=active, hidden=hidden, stashes=stashes, game=game)
    return play(state, "shoggoth", "c3") if stashes else choose(state, "c3")


# -- mill


@pytest.mark.rule("C11.13", "C6.3")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("n", [1, 2, 3])
def test_the_rival_removes_the_top_cards_of_the_deck(n: int, active: int) -> None:
    """As many as the card says, from the top downwards, and open to all; the next one is turned up."""
    rival = 1 - active
    state = lay_card(f"after_activation mill {n}", {rival: "1, 2, 3, 4"}, active=active)
    assert removed_pile(state, rival) == ["1", "2", "3"][:n] and top(state, rival) == str(n + 1)
    assert removed_pile(state, active) == [] and asks(state) == (rival, "choose")
    lost = [line for line in story(state) if line.startswith("lost")]
    assert lost == [f"lost {rival} {card}" for card in (1, 2, 3)[:n]] and f"turned_up {rival} {n + 1}" in story(state)


@pytest.mark.rule("C11.13", "C4.6")
def test_a_deck_with_fewer_cards_loses_none() -> None:
    """Cards in the stash do not count; a deck that has just enough is lost whole."""
    state = lay_card("after_activation mill 2", {1: "1"}, stashed={1: "3, 4"})
    assert removed_pile(state, 1) == [] and top(state, 1) == "1" and "ignored 0 shoggoth" in story(state)
    state = lay_card("after_activation mill 2", {1: "1, 2"}, stashed={1: "3"})
    assert removed_pile(state, 1) == ["1", "2"] and deck(state, 1) == [] and stash(state, 1) == ["3"]


@pytest.mark.rule("C11.13", "C10.2")
def test_cards_lost_from_a_hidden_deck_are_shown() -> None:
    """They lie on the removed pile, open to all; the new top does not."""
    state = lay_card("after_activation mill 1", {1: "1, 2"}, hidden=True)
    assert "lost 1 1" in story(state, 0) and "turned_up 1 2" not in story(state, 0)


# -- toll


@pytest.mark.rule("C11.14")
def test_each_player_removes_cards_from_stash_or_deck_as_they_like() -> None:
    """Whoever played the card begins, and then the rival does; each card is chosen by itself."""
    state = lay_card("after_activation toll 2", {0: "1, 2, 3", 1: "6, 7"}, stashed={0: "4, 5", 1: "8"})
    assert asks(state) == (0, "pay") and offers(state) == {"deck 1", "stash 4", "stash 5"}
    assert state.question is not None and (state.question.number("left"), state.question.card) == (2, 68)
    for wrong in ("deck 2", "deck 4", "stash 1", "stash 8", "no"):
        assert_refused(state, wrong, "C11.14")
    choose(state, "stash 5")
    assert offers(state) == {"deck 1", "stash 4"} and state.question is not None and state.question.number("left") == 1
    choose(state, "deck 1")
    assert asks(state) == (1, "pay") and offers(state) == {"deck 6", "stash 8"}
    choose(state, "deck 6", "deck 7")
    assert (removed_pile(state, 0), removed_pile(state, 1)) == (["5", "1"], ["6", "7"])
    assert (stash(state, 0), stash(state, 1)) == (["4"], ["8"]) and deck(state, 0) == ["2", "3"]
    assert [line for line in story(state) if line.startswith("lost")] == [
        "lost 0 5",
        "lost 0 1",
        "lost 1 6",
        "lost 1 7",
    ]


@pytest.mark.rule("C11.14")
def test_the_next_card_of_the_deck_is_seen_before_the_next_choice() -> None:
    """It is what can be removed then."""
    state = choose(lay_card("after_activation toll 2", {0: "1, 2, 3", 1: "6, 7"}, stashed={0: "4"}), "deck 1")
    assert offers(state) == {"deck 2", "stash 4"} and "turned_up 0 2" in story(state)


@pytest.mark.rule("C11.14", "C4.6")
@pytest.mark.parametrize(
    ("tops", "stashed"),
    [({0: "1", 1: "6, 7"}, {}), ({0: "1, 2", 1: "6"}, {}), ({1: "6, 7"}, {0: "4"}), ({0: "1, 2"}, {1: "8"})],
)
def test_a_toll_that_either_cannot_pay_is_ignored(tops: dict[int, str], stashed: dict[int, str]) -> None:
    """Stash and deck together must have that many; nobody removes anything."""
    state = lay_card("after_activation toll 2", tops, stashed=stashed)
    assert removed_pile(state, 0) == removed_pile(state, 1) == [] and "ignored 0 shoggoth" in story(state)


@pytest.mark.rule("C11.14")
def test_stash_and_deck_together_pay() -> None:
    """What leaves no choice is not asked."""
    state = lay_card("after_activation toll 2", {0: "1, 2", 1: "6"}, stashed={1: "8"})
    assert asks(state) == (1, "pay") and removed_pile(state, 0) == ["1", "2"]
    choose(state, "stash 8")
    assert removed_pile(state, 1) == ["8", "6"] and state.over


@pytest.mark.rule("C11.14", "C10.3")
def test_without_stashes_the_decks_pay_alone() -> None:
    """There is nothing to choose."""
    state = lay_card("after_activation toll 1", {0: "1, 2", 1: "6, 7"}, stashes=False)
    assert (removed_pile(state, 0), removed_pile(state, 1)) == (["1"], ["6"])


# -- raid


@pytest.mark.rule("C11.15", "C6.3")
@pytest.mark.parametrize("active", [0, 1])
def test_the_rival_removes_a_stashed_card_of_the_rivals_choice(active: int) -> None:
    """Even one that could not be played yet."""
    rival = 1 - active
    state = lay_card("after_activation raid", {rival: "6"}, stashed={rival: "3, 4", active: "5"}, active=active)
    assert asks(state) == (rival, "give_up") and offers(state) == {"3", "4"}
    for wrong in ("5", "6", "no"):
        assert_refused(state, wrong, "C11.15")
    choose(state, "3")
    assert stash(state, rival) == ["4"] and removed_pile(state, rival) == ["3"] and stash(state, active) == ["5"]
    assert f"lost {rival} 3" in story(state) and asks(state) == (rival, "choose")


@pytest.mark.rule("C11.15", "C4.6")
def test_an_empty_stash_cannot_be_raided() -> None:
    """The only card of one is given up without a question."""
    state = lay_card("before_activation raid", {1: "6"}, stashed={0: "5"})
    assert "ignored 0 shoggoth" in story(state) and removed_pile(state, 1) == [] == removed_pile(state, 0)
    state = lay_card("before_activation raid", {1: "6"}, stashed={1: "4"})
    assert removed_pile(state, 1) == ["4"] and stash(state, 1) == []


@pytest.mark.rule("C11.15", "C10.3")
def test_without_stashes_nothing_is_raided() -> None:
    """The rule is ignored."""
    assert "ignored 0 shoggoth" in story(lay_card("after_activation raid", {1: "6"}, stashes=False))


# -- bury


@pytest.mark.rule("C11.16")
@pytest.mark.parametrize("active", [0, 1])
def test_the_rivals_top_card_goes_to_the_bottom_without_a_shuffle(active: int) -> None:
    """The next one is turned up; nobody cuts."""
    rival = 1 - active
    state = lay_card("after_activation bury", {rival: "6, 7, 8"}, active=active)
    assert top(state, rival) == "7" and bottom(state, rival) == ["6"] and deck(state, rival) == ["6", "7", "8"]
    assert f"put_under {rival} 6" in story(state) and f"turned_up {rival} 7" in story(state)
    assert not any(line.startswith(("shuffled", "cut")) for line in story(state)) and asks(state) == (rival, "choose")


@pytest.mark.rule("C11.16", "C4.6")
@pytest.mark.parametrize("rest", ["", "6"])
def test_a_deck_of_one_card_has_nothing_to_bury(rest: str) -> None:
    """The rule is ignored; with two it is not."""
    state = lay_card("after_activation bury", {1: rest}, stashed={1: "3"})
    assert bottom(state, 1) == [] and "ignored 0 shoggoth" in story(state)
    assert bottom(lay_card("after_activation bury", {1: "6, 7"}), 1) == ["6"]


# -- before placing


@pytest.mark.rule("C4", "C11.13", "C11.14", "C11.15", "C11.16")
@pytest.mark.parametrize("rule", ["mill", "toll", "raid", "bury"])
def test_cards_can_be_lost_before_placing(rule: str) -> None:
    """The place is chosen after that."""
    game = plain(f"shoggoth: before_placing {rule}")
    state = scene(top={0: "shoggoth, 1, 2", 1: "6, 7, 8"}, stash={1: "3"}, game=game)
    choose(state, "play shoggoth")
    if rule == "toll":
        choose(state, "deck 6")
    assert asks(state) == (0, "place") and cards_on_board(state) == {} and story(state)[2] == "applied 0 shoggoth"
    lost = {"mill": ["6"], "toll": ["6"], "raid": ["3"], "bury": []}
    assert removed_pile(state, 1) == lost[rule] and cards_on_board(choose(state, "c3")) == {"c3": "shoggoth:0"}


# -- more than the stash can hold


@pytest.mark.rule("C5.3", "C11.18")
@pytest.mark.parametrize("named", ["4", "4, 3"])
def test_several_cards_too_many_are_chosen(named: str) -> None:
    """They lie at the bottom in that order; a deck that was empty has a top again."""
    game = plain("shoggoth: ongoing stash_less 2")
    state = play(scene(top={0: "shoggoth, 1"}, deck={1: ""}, stash={1: "3, 4"}, game=game), "shoggoth", "c3")
    assert asks(state) == (1, "overflow") and offers(state) == {"3", "4"}
    for wrong in ("4,", "4, 4", "3, 4, 3", "4, 5"):
        assert_refused(state, wrong, "C5.3")
    choose(state, named)
    assert stash(state, 1) == [] and top(state, 1) == "4" and deck(state, 1) == ["3", "4"]
    assert [line for line in story(state) if line.startswith("put_under")] == ["put_under 1 4", "put_under 1 3"]


@pytest.mark.rule("C5.3", "C11.17", "C11.18")
def test_whoever_plays_chooses_first_if_both_stashes_hold_too_much() -> None:
    """And then the rival: the cards that made both larger are gone."""
    game = plain("deep_one: ongoing stash_more 1", "shoggoth: after_activation remove 2")
    board = "a1 deep_one:0*, e5 deep_one:1*"
    state = scene(board, top={0: "shoggoth, 1", 1: "6"}, stash={0: "2, 3, 4", 1: "7, 8, 9"}, game=game)
    play(state, "shoggoth", "c3")
    assert asks(state) == (0, "overflow") and (state.limit(0), state.limit(1)) == (2, 2)
    assert asks(choose(state, "3")) == (1, "overflow") and offers(state) == {"7", "8", "9"}
    assert asks(choose(state, "9")) == (1, "choose")
    assert (stash(state, 0), stash(state, 1)) == (["2", "4"], ["7", "8"]) and bottom(state, 1) == ["9"]
