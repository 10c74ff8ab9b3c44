"""C6, C6.1 to C6.3, C6.6 and C8: decks that are searched and cut, cards that are removed or moved."""

from __future__ import annotations

import pytest

from tests.games.council.plain import FLAT, plain
from tests.games.council.scene import (
    GAME,
    assert_refused,
    bottom,
    cards_on_board,
    choose,
    deck,
    edges,
    events_of,
    offers,
    play,
    removed_pile,
    scene,
    stash,
    story,
    top,
)
from tests.games.telling import asks

FETCH = plain("hiss_of_the_ancestors: after_activation fetch of item")
ARRANGE = plain("piotr_swasynik: after_activation arrange 2 of item")


# -- C6.1, C6.2 and C6.6


@pytest.mark.rule("C6", "C6.1")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_nobody_sees_more_of_a_deck_than_its_top(seat: int | None) -> None:
    """Not even its owner; which cards are in it is known."""
    state = scene(top={0: "7"}, deck={0: "3, 1, 2"})
    player = GAME.view(state, seat)["table"]["players"][0]
    assert player["top"] == [FLAT["7"]] and player["deck_size"] == 4 and player["under"] == []
    assert player["unseen"] == [FLAT[card] for card in "123"]


@pytest.mark.rule("C6.2", "C6.6", "C11.11")
def test_a_deck_is_shuffled_when_a_card_was_taken_from_inside() -> None:
    """What was known of its order is known no more; then the rival may cut."""
    state = scene(top={0: "hiss_of_the_ancestors, 7"}, deck={0: "silver_dagger, 6, 4"}, bottom={0: "8"}, game=FETCH)
    play(state, "hiss_of_the_ancestors", "c3")
    assert stash(state, 0) == ["silver_dagger"] and bottom(state, 0) == [] and deck(state, 0) == ["4", "6", "7", "8"]
    assert [line.split()[0] for line in story(state)[-4:]] == ["applied", "fetched", "shuffled", "turned_up"]
    assert asks(state) == (1, "cut") and offers(state) == {"0", "no"}
    choose(state, "no")
    assert asks(state) == (1, "choose")


@pytest.mark.rule("C6.2", "C11.11")
def test_after_the_shuffle_any_card_can_be_on_top() -> None:
    """Also the one that lay at the bottom."""
    seen = set()
    for seed in range(40):
        state = scene(
            top={0: "hiss_of_the_ancestors, 7"}, deck={0: "silver_dagger"}, bottom={0: "8"}, seed=seed, game=FETCH
        )
        seen.add(top(play(state, "hiss_of_the_ancestors", "c3"), 0))
    assert seen == {"7", "8"}


@pytest.mark.rule("C6.6", "C6.2")
def test_after_a_shuffle_the_rival_cuts_even_seeing_the_new_top() -> None:
    """The card that was seen goes away from the top."""
    for seed in range(10):
        state = scene(top={0: "hiss_of_the_ancestors"}, deck={0: "silver_dagger, 6, 7, 8"}, seed=seed, game=FETCH)
        before = top(play(state, "hiss_of_the_ancestors", "c3"), 0)
        assert GAME.view(state, 1)["table"]["players"][0]["top"] == [FLAT[before]]
        choose(state, "0")
        assert top(state, 0) != before and deck(state, 0) == ["6", "7", "8"] and asks(state) == (1, "choose")


@pytest.mark.rule("C6.6")
def test_a_cut_of_two_cards_exchanges_them() -> None:
    """At least one card goes down, but not both."""
    state = scene(top={0: "hiss_of_the_ancestors"}, deck={0: "silver_dagger, 6, 7"}, game=FETCH)
    before = top(play(state, "hiss_of_the_ancestors", "c3"), 0)
    choose(state, "0")
    assert {before, top(state, 0)} == {"6", "7"} and deck(state, 0) == ["6", "7"]


@pytest.mark.rule("C6.6")
@pytest.mark.parametrize("rest", ["", ", 6"])
def test_a_deck_of_one_card_or_none_is_not_cut(rest: str) -> None:
    """There is nothing to ask."""
    state = scene(top={0: "hiss_of_the_ancestors"}, deck={0: f"silver_dagger{rest}"}, game=FETCH)
    play(state, "hiss_of_the_ancestors", "c3")
    assert (
        asks(state) == (1, "choose") and stash(state, 0) == ["silver_dagger"] and events_of(state, "cut", "left") == []
    )


@pytest.mark.rule("C6.2", "C6.6", "C11.12")
def test_chosen_cards_go_back_after_the_shuffle_and_the_cut() -> None:
    """So that they stay where they were put."""
    game = ARRANGE
    state = scene(top={0: "piotr_swasynik"}, deck={0: "silver_dagger, sword_cane, 6, 7"}, game=game)
    play(state, "piotr_swasynik", "c3")
    assert asks(state) == (0, "select") and offers(state) == {"silver_dagger", "sword_cane", "no"}
    choose(state, "sword_cane", "silver_dagger")
    assert asks(state) == (1, "cut") and deck(state, 0) == ["6", "7"] and len(events_of(state, "shuffled")) == 1
    choose(state, "0")
    assert asks(state) == (0, "put")
    choose(state, "sword_cane bottom", "silver_dagger top")
    assert top(state, 0) == "silver_dagger" and bottom(state, 0) == ["sword_cane"]
    assert deck(state, 0) == ["6", "7", "silver_dagger", "sword_cane"] and len(events_of(state, "shuffled")) == 1


@pytest.mark.rule("C6.2", "C11.16")
def test_a_top_card_that_goes_under_the_deck_needs_no_shuffle() -> None:
    """Nothing was taken from inside."""
    game = plain("deep_one: after_activation bury")
    state = scene(top={0: "deep_one", 1: "6, 7"}, game=game)
    play(state, "deep_one", "c3")
    assert top(state, 1) == "7" and bottom(state, 1) == ["6"] and events_of(state, "shuffled", "cut", "left") == []


@pytest.mark.rule("C5.3", "C6.2")
def test_a_card_under_the_deck_comes_up_last() -> None:
    """When everything above it is played."""
    state = scene(top={0: "7"}, deck={0: "5"}, bottom={0: "1, 2"})
    for n, card in enumerate(("7", "5", "1", "2")):
        assert top(state, 0) == card
        play(state, card, f"a{n + 1}", "play 5", f"e{n + 1}")
    assert deck(state, 0) == []


# -- C6.3


@pytest.mark.rule("C6", "C6.3", "C11.5")
@pytest.mark.parametrize(("card", "owner"), [("5:0", 0), ("5:01", 0), ("5:1", 1), ("5:10", 1)])
@pytest.mark.parametrize("active", [0, 1])
def test_a_removed_card_goes_to_the_pile_of_its_owner(card: str, owner: int, active: int) -> None:
    """Whatever colour it showed, and whoever removed it."""
    game = plain("exchange_of_souls: after_activation remove 1 of enemy")
    state = scene(f"a1 {card}", top={active: "exchange_of_souls"}, active=active, game=game)
    play(state, "exchange_of_souls", "e5")
    assert removed_pile(state, owner) == ["5"] and removed_pile(state, 1 - owner) == []
    assert [each.seat for each in events_of(state, "removed")] == [owner] and list(cards_on_board(state)) == ["e5"]


@pytest.mark.rule("C6.3", "C9.2")
def test_a_removed_card_is_no_point_for_anybody() -> None:
    """Its space is empty again."""
    game = plain("exchange_of_souls: after_activation remove 1 of enemy")
    state = scene("b2 5:1", top={0: "exchange_of_souls"}, game=game)
    assert state.scores == [0, 1]
    play(state, "exchange_of_souls", "e5", "play 5", "b2")
    assert state.scores == [1, 1] and cards_on_board(state)["b2"] == "5:1"


# -- C8


PULL = "pierce_arrow: 6 6 6 6, before_activation pull 1 rival of enemy"


@pytest.mark.rule("C8", "C8.1", "C8.2", "C11.7")
@pytest.mark.parametrize(("card", "after"), [("5:1", "5:10"), ("7:1", "7:1"), ("5:01", "5:0")])
def test_what_is_pulled_before_the_activation_is_compared_in_it(card: str, after: str) -> None:
    """Lower, it is flipped; it kept owner and colour until then."""
    state = scene(f"a1 {card}", top={0: "pierce_arrow"}, game=plain(PULL))
    play(state, "pierce_arrow", "d4")
    assert asks(state) == (0, "pull") and offers(state) == {"a1 d3", "a1 e4", "a1 d5", "a1 c4"}
    for wrong in ("a1 b1", "d4 d3", "a1 d4", "no"):
        assert_refused(state, wrong, "C11.7")
    choose(state, "a1 e4")
    assert cards_on_board(state) == {"d4": "pierce_arrow:0", "e4": after}
    assert [(GAME.cards[each.card], each.at) for each in events_of(state, "moved")] == [(FLAT[card[0]], 19)]


@pytest.mark.rule("C8.1", "C1.3")
def test_a_moved_card_points_the_way_it_did() -> None:
    """And its lasting rule goes on to hold."""
    game = plain("voorish_sign: after_activation push 1 of item", "silver_dagger: 1 2 3 4, ongoing bonus 1")
    for owner, seen in ((0, [2, 3, 4, 5]), (1, [4, 5, 2, 3])):
        state = scene(f"a1 silver_dagger:{owner}*", top={0: "voorish_sign"}, game=game)
        play(state, "voorish_sign", "e5", "a1 b1")
        assert cards_on_board(state) == {"b1": f"silver_dagger:{owner}*", "e5": "voorish_sign:0"}
        assert edges(state, "b1") == seen


@pytest.mark.rule("C8.1", "C4.1")
def test_the_rule_of_a_moved_card_is_not_applied_again() -> None:
    """Nor does the card flip anything."""
    game = plain(
        "voorish_sign: after_activation push 1 of item",
        "silver_dagger: 9 9 9 9, after_activation mill 1",
    )
    state = scene("a1 silver_dagger:0, c1 1:1", top={0: "voorish_sign"}, game=game)
    play(state, "voorish_sign", "e5", "a1 b1")
    assert (
        cards_on_board(state) == {"b1": "silver_dagger:0", "c1": "1:1", "e5": "voorish_sign:0"}
        and removed_pile(state, 1) == []
    )


@pytest.mark.rule("C8.1", "C11.7", "C11.8")
def test_nothing_is_carried_off_the_board() -> None:
    """In a corner there are two spaces to go to."""
    state = play(scene("e1 7:1", top={0: "pierce_arrow"}, game=plain(PULL)), "pierce_arrow", "a5")
    assert offers(state) == {"e1 a4", "e1 b5"}
    game = plain("voorish_sign: after_activation push 1 of item")
    state = play(scene("e1 silver_dagger:1", top={0: "voorish_sign"}, game=game), "voorish_sign", "a5")
    assert offers(state) == {"e1 d1", "e1 e2"}


@pytest.mark.rule("C8.1", "C8.2", "C11.9")
def test_a_card_that_changes_places_is_active_where_it_comes_to_lie() -> None:
    """It is compared there; the other is not active where it comes to lie."""
    game = plain("fred_mansbridge: 6 6 6 6, before_activation swap 1 of item", "silver_dagger: 9 9 9 9")
    state = scene("a1 silver_dagger:0, b1 5:1, e4 5:1", top={0: "fred_mansbridge"}, game=game)
    play(state, "fred_mansbridge", "e5")
    assert cards_on_board(state) == {"a1": "fred_mansbridge:0", "b1": "5:10", "e4": "5:1", "e5": "silver_dagger:0"}
