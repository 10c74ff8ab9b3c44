"""C4: a turn in its order, from the choice of a card to the rule that lasts."""

from __future__ import annotations

import pytest

from tests.games.council.plain import plain
from tests.games.council.scene import (
    assert_refused,
    cards_on_board,
    choose,
    deck,
    edges,
    events_of,
    offers,
    play,
    scene,
    stash,
    story,
    top,
)
from tests.games.telling import asks

ALL = {f"{column}{row}" for column in "abcde" for row in range(1, 6)}


# -- the choice


@pytest.mark.rule("C4")
def test_one_plays_the_top_card_or_one_from_the_stash() -> None:
    """Or stashes or discards the top card, or discards from the stash."""
    state = scene(top={0: "7, 6"}, stash={0: "8"})
    assert asks(state) == (0, "choose")
    assert offers(state) == {"play 7", "play_stashed 8", "stash 7", "discard 7", "discard_stashed 8"}


@pytest.mark.rule("C4", "C6.1")
def test_the_next_card_of_the_deck_comes_up_when_one_is_played() -> None:
    """A card that is played from the stash leaves the deck as it was."""
    state = play(scene(top={0: "7, 6"}, stash={0: "8"}), "7", "c3")
    assert top(state, 0) == "6" and deck(state, 0) == ["6"] and stash(state, 0) == ["8"]
    state = choose(scene(top={0: "7, 6"}, stash={0: "8"}), "play_stashed 8", "c3")
    assert top(state, 0) == "7" and deck(state, 0) == ["6", "7"] and stash(state, 0) == []
    assert cards_on_board(state) == {"c3": "8:0"}


@pytest.mark.rule("C4", "C5.1")
def test_a_card_that_came_to_the_stash_in_this_turn_cannot_be_played() -> None:
    """One that lies there since an earlier turn can."""
    state = scene(top={0: "7"}, stash={0: "8, 6:fresh"})
    assert offers(state) == {"play 7", "play_stashed 8", "discard 7", "discard_stashed 8", "discard_stashed 6"}
    assert_refused(state, "play_stashed 6", "C5.1")
    assert_refused(state, "play_stashed 5", "C5.1")


@pytest.mark.rule("C4", "C5.1")
def test_of_two_equal_cards_the_one_that_was_there_earlier_is_played() -> None:
    """The other waits for the next turn."""
    state = scene(top={0: "7, 5"}, stash={0: "8:fresh, 8"})
    choose(state, "play_stashed 8", "c3", "play 5", "e5")
    assert stash(state, 0) == ["8"] and "play_stashed 8" in offers(state)
    choose(state, "play_stashed 8", "c4", "play 5", "e4")
    assert stash(state, 0) == [] and cards_on_board(state)["c4"] == "8:0"


@pytest.mark.rule("C4", "C5.1")
def test_what_was_stashed_in_one_turn_can_be_played_in_the_next() -> None:
    """The rival's turn lies between."""
    state = scene(top={0: "7, 6, 5"})
    choose(state, "stash 7", "play 6", "c3", "play 5", "e5")
    assert asks(state) == (0, "choose") and "play_stashed 7" in offers(state)


@pytest.mark.rule("C4", "C6.1")
def test_a_card_further_down_cannot_be_played() -> None:
    """Nor stashed, nor discarded; and there is no passing while something can be done."""
    state = scene(top={0: "7, 6"}, stash={0: "8"})
    for verb in ("play", "stash", "discard"):
        assert_refused(state, f"{verb} 6", "C6.1")
        assert_refused(state, f"{verb} 8", "C6.1")
    assert_refused(state, "no", "C5.4")
    assert_refused(state, (9, 7), "G1")


# -- the place


@pytest.mark.rule("C4", "C3.3")
def test_a_card_is_laid_on_any_empty_space() -> None:
    """Not on one where a card lies, nor beside the board."""
    state = choose(scene("c3 5:0, a1 9:1", top={0: "7"}), "play 7")
    assert asks(state) == (0, "place") and offers(state) == ALL - {"c3", "a1"}
    for place in ("c3", "a1", "t11"):
        assert_refused(state, place, "C4")
    assert_refused(state, "no", "C4")


@pytest.mark.rule("C4")
def test_the_last_empty_space_is_not_asked_for() -> None:
    """There is no other."""
    board = ", ".join(f"{place} 5:0" for place in sorted(ALL - {"d4"}))
    state = choose(scene(board, top={0: "7"}), "play 7")
    assert cards_on_board(state)["d4"] == "7:0" and len(cards_on_board(state)) == 25


@pytest.mark.rule("C4")
def test_playing_a_card_ends_the_turn() -> None:
    """Then it is the rival's."""
    for active in (0, 1):
        state = play(scene(top={active: "7, 6"}, active=active), "7", "c3")
        assert asks(state) == (1 - active, "choose") and state.active == 1 - active and state.turns == 2
        assert story(state)[-1] == f"turn_began {1 - active}"


# -- the four timings


TIMES = {
    "before_placing": ["played", "applied", "lost", "laid", "flipped"],
    "before_activation": ["played", "laid", "applied", "lost", "flipped"],
    "after_activation": ["played", "laid", "flipped", "applied", "lost"],
}


@pytest.mark.rule("C4", "C4.3")
@pytest.mark.parametrize("time", TIMES)
def test_an_extra_rule_is_applied_at_its_time(time: str) -> None:
    """Before the card is laid, before it is activated, or after that."""
    state = scene("c2 1:1", top={0: "deep_one", 1: "5*3"}, game=plain(f"deep_one: {time} mill 1"))
    play(state, "deep_one", "c3")
    assert [word for word in (line.split()[0] for line in story(state)) if word != "turned_up"] == [
        *TIMES[time],
        "turn_began",
    ]


@pytest.mark.rule("C4", "C11")
@pytest.mark.parametrize(
    ("time", "events", "flips"),
    [
        ("before_activation", ["played", "laid", "lasts", "flipped", "turn_began"], True),
        ("after_activation", ["played", "laid", "lasts", "turn_began"], False),
        ("ongoing", ["played", "laid", "lasts", "turn_began"], False),
    ],
)
def test_a_rule_that_lasts_holds_from_its_time_on(time: str, events: list[str], flips: bool) -> None:
    """Only one from before the activation counts in it."""
    state = scene("c2 6:1", top={0: "deep_one"}, game=plain(f"deep_one: {time} bonus 2"))
    play(state, "deep_one", "c3")
    assert [line.split()[0] for line in story(state)] == events
    assert (
        cards_on_board(state) == {"c2": "6:10" if flips else "6:1", "c3": "deep_one:0*"}
        and edges(state, "c3") == [7] * 4
    )


@pytest.mark.rule("C4", "C11.2")
def test_a_rule_before_activation_changes_what_is_compared() -> None:
    """What it flips to the own colour is not compared; what it flips to the rival's is flipped back."""
    game = plain("deep_one: 9 9 9 9, before_activation flip_all adjacent")
    state = scene("c2 1:1, c4 1:0", top={0: "deep_one"}, game=game)
    play(state, "deep_one", "c3")
    assert cards_on_board(state) == {"c2": "1:10", "c4": "1:0", "c3": "deep_one:0"}
    assert [(each.seat, each.at) for each in events_of(state, "flipped")] == [(0, 7), (1, 17), (0, 17)]


@pytest.mark.rule("C4", "C11.2")
def test_a_rule_after_activation_sees_what_the_activation_did() -> None:
    """All adjacent cards of one's own colour are flipped, also the one just won."""
    game = plain("deep_one: 9 9 9 9, after_activation flip_all mine adjacent")
    state = play(scene("c2 1:1, c4 1:0", top={0: "deep_one"}, game=game), "deep_one", "c3")
    assert cards_on_board(state) == {"c2": "1:1", "c4": "1:01", "c3": "deep_one:0"}


@pytest.mark.rule("C4", "C11.1")
def test_a_rule_before_placing_is_applied_before_a_space_is_chosen() -> None:
    """What leaves the board makes room."""
    game = plain("exchange_of_souls: before_placing remove 1 of enemy")
    state = choose(scene("c3 5:1, c4 6:1", top={0: "exchange_of_souls"}, game=game), "play exchange_of_souls")
    assert (
        asks(state) == (0, "remove")
        and offers(state) == {"c3", "c4"}
        and cards_on_board(state) == {"c3": "5:1", "c4": "6:1"}
    )
    choose(state, "c3")
    assert asks(state) == (0, "place") and offers(state) == ALL - {"c4"}
    assert cards_on_board(choose(state, "c3")) == {"c3": "exchange_of_souls:0", "c4": "6:1"}


@pytest.mark.rule("C4", "C11")
@pytest.mark.parametrize("time", ["before_activation", "after_activation", "ongoing"])
def test_whoever_turns_a_lasting_card_has_the_benefit(time: str) -> None:
    """A larger stash for light becomes one for dark."""
    state = scene("c3 silver_key:0*", top={1: "9"}, active=1, game=plain(f"silver_key: {time} stash_more 1"))
    assert [state.limit(0), state.limit(1)] == [3, 2]
    play(state, "9", "c4")
    assert cards_on_board(state)["c3"] == "silver_key:01*" and [state.limit(0), state.limit(1)] == [2, 3]


@pytest.mark.rule("C4", "C7.4", "C8.1")
def test_a_rule_is_applied_once_when_its_card_is_played() -> None:
    """Not when the card is flipped, nor in a later turn."""
    game = plain("deep_one: 1 1 1 1, after_activation mill 1")
    state = scene(top={0: "deep_one, 5"}, deck={1: "5*5"}, game=game)
    play(state, "deep_one", "c3")
    assert len(events_of(state, "applied")) == 1
    choose(state, "play 5", "c4", "play 5", "b3")
    assert (
        cards_on_board(state) == {"b3": "5:0", "c3": "deep_one:0", "c4": "5:1"}
        and len(events_of(state, "flipped")) == 2
    )
    assert len(events_of(state, "applied")) == len(events_of(state, "lost")) == 1
