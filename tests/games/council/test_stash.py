"""C5 and C5.1 to C5.6: the stash, what is too much for it, discarding, and having nothing to play."""

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

GOD = "azathoth"  # no card here is a gate


# -- C5.1 and C5.2


@pytest.mark.rule("C5", "C5.1")
def test_stashing_does_not_end_the_turn() -> None:
    """The next card comes up, and one goes on with it."""
    state = choose(scene(top={0: "7, 6, 5"}), "stash 7")
    assert asks(state) == (0, "choose") and stash(state, 0) == ["7"] and top(state, 0) == "6"
    assert offers(state) == {"play 6", "stash 6", "discard 6", "discard_stashed 7"}
    assert story(state) == ["stashed 0 7", "turned_up 0 6"]
    assert_refused(state, "play_stashed 7", "C5.1")
    assert_refused(state, "play 7", "C5.1")


@pytest.mark.rule("C5.1", "C5.6")
def test_why_nothing_is_played_from_an_empty_deck_is_told() -> None:
    """The card just stashed was its last one."""
    state = choose(scene(top={0: "7"}, deck={0: ""}), "stash 7")
    assert state.players[0].deck_size() == 0
    assert_refused(state, "play 7", "C5.1")
    assert_refused(state, "play 5", "C5.6")


@pytest.mark.rule("C5", "C5.1")
def test_there_is_room_for_two() -> None:
    """A third card cannot be stashed."""
    state = choose(scene(top={0: "7, 6, 5"}), "stash 7", "stash 6")
    assert stash(state, 0) == ["7", "6"]
    assert offers(state) == {"play 5", "discard 5", "discard_stashed 6", "discard_stashed 7"}
    assert_refused(state, "stash 5", "C5.1")
    assert GAME.data.number("game", "stash") == 2


@pytest.mark.rule("C5.1")
def test_both_see_a_stash() -> None:
    """And what came to it in this turn."""
    state = choose(scene(top={0: "7, 6, 5"}, stash={1: "8"}), "stash 7")
    for seat in (0, 1, None):
        light, dark = GAME.view(state, seat)["table"]["players"]
        assert light["stash"] == light["fresh"] == [FLAT["7"]]
        assert dark["stash"] == [FLAT["8"]] and dark["fresh"] == []
    assert story(state, 1)[0] == story(state, 0)[0] == "stashed 0 7"


@pytest.mark.rule("C5.1")
def test_who_has_stashed_the_last_card_has_still_to_play_one() -> None:
    """From the stash, if something has been there earlier."""
    state = choose(scene(top={0: "7"}, stash={0: "6"}), "stash 7")
    assert offers(state) == {"play_stashed 6", "discard_stashed 6", "discard_stashed 7"}
    assert_refused(state, "no", "C5.4")


@pytest.mark.rule("C5.2", "C7.2")
def test_who_cannot_place_the_top_card_goes_on_by_stashing_it() -> None:
    """It can be stashed or discarded; one cannot pass."""
    state = scene(top={0: f"{GOD}, 5"})
    assert offers(state) == {f"stash {GOD}", f"discard {GOD}"}
    assert_refused(state, "no", "C5.4")
    assert_refused(state, f"play {GOD}", "C7.2")
    choose(state, f"stash {GOD}")
    assert "play 5" in offers(state) and stash(state, 0) == [GOD]


# -- C5.3


MORE = "silver_key: 1 1 1 1, ongoing stash_more 1"
LESS = "silver_key: 5 5 5 5, ongoing stash_less 1"


@pytest.mark.rule("C5.3", "C11.17")
def test_what_is_too_much_for_a_stash_goes_under_the_deck() -> None:
    """The owner chooses which, at once, in the middle of the rival's turn."""
    state = scene("c3 silver_key:0*", top={0: "5", 1: "9, 4"}, stash={0: "6, 7, 8"}, active=1, game=plain(MORE))
    play(state, "9", "c4")
    assert asks(state) == (0, "overflow") and offers(state) == {"6", "7", "8"}
    assert_refused(state, "no", "C5.3")
    assert_refused(state, "5", "C5.3")
    choose(state, "7")
    assert stash(state, 0) == ["6", "8"] and bottom(state, 0) == ["7"] and top(state, 0) == "5"
    assert asks(state) == (0, "choose") and story(state)[-2:] == ["put_under 0 7", "turn_began 0"]


@pytest.mark.rule("C5.3", "C11.18")
def test_a_smaller_limit_holds_at_once() -> None:
    """Two of two go one after the other, in the order that their owner likes."""
    state = scene(top={0: "silver_key, 5", 1: "5"}, stash={1: "6, 7"}, game=plain(LESS.replace("less 1", "less 2")))
    play(state, "silver_key", "c3")
    assert asks(state) == (1, "overflow") and offers(state) == {"6", "7"} and state.active == 0
    choose(state, "7")
    assert stash(state, 1) == [] and bottom(state, 1) == ["7", "6"]
    assert [state.limit(0), state.limit(1)] == [2, 0] and offers(state) == {"play 5", "discard 5"}
    assert_refused(state, "stash 5", "C5.1")


@pytest.mark.rule("C5.3", "C11.18")
def test_a_limit_never_goes_below_nothing() -> None:
    """Three less than two is none."""
    state = scene("a1 silver_key:0*, b1 silver_key:0*, c1 silver_key:0*", game=plain(LESS))
    assert [state.limit(0), state.limit(1)] == [2, 0]


@pytest.mark.rule("C5.3", "C11.11")
def test_a_card_that_a_rule_brings_to_a_full_stash_pushes_one_out() -> None:
    """It may be that card itself."""
    game = plain("hiss_of_the_ancestors: after_activation fetch of item")
    for chosen in ("6", "silver_dagger"):
        state = scene(top={0: "hiss_of_the_ancestors"}, deck={0: "silver_dagger"}, stash={0: "6, 7"}, game=game)
        play(state, "hiss_of_the_ancestors", "c3")
        assert asks(state) == (0, "overflow") and offers(state) == {"6", "7", "silver_dagger"}
        choose(state, chosen)
        assert sorted(stash(state, 0)) == sorted({"6", "7", "silver_dagger"} - {chosen})
        assert deck(state, 0) == [chosen] and top(state, 0) == chosen


@pytest.mark.rule("C5.3", "C11.6")
def test_a_card_that_comes_back_to_the_full_stash_of_the_rival_has_the_rival_choose() -> None:
    """It is the owner of the stash who is asked, not the one whose turn it is."""
    game = plain("voorish_sign: after_activation recall of item")
    state = scene("a1 silver_dagger:10", top={0: "voorish_sign"}, stash={1: "6, 7"}, game=game)
    play(state, "voorish_sign", "e5")
    assert asks(state) == (1, "overflow") and offers(state) == {"6", "7", "silver_dagger"} and state.active == 0
    choose(state, "6")
    assert stash(state, 1) == ["7", "silver_dagger"] and bottom(state, 1) == ["6"]


@pytest.mark.rule("C5.3")
def test_a_stash_that_holds_no_more_than_its_limit_is_left_alone() -> None:
    """Two cards in a stash for two."""
    state = scene(top={0: "9"}, stash={0: "6, 7", 1: "6, 7"})
    play(state, "9", "c3")
    assert asks(state) == (1, "choose") and stash(state, 0) == stash(state, 1) == ["6", "7"]


# -- C5.4


def gods_only(seat: int = 0) -> dict[int, str]:
    """A stash full of gods to whom no gate is open."""
    return {seat: "azathoth, nyarlathotep"}


@pytest.mark.rule("C5.4", "C5.5", "C7.2")
def test_who_can_place_nothing_discards_or_passes() -> None:
    """Two gods in the stash, a third on top, and no gate."""
    state = scene(top={0: "shub_niggurath, 5"}, stash=gods_only())
    assert offers(state) == {
        "discard shub_niggurath",
        "discard_stashed azathoth",
        "discard_stashed nyarlathotep",
        "no",
    }
    choose(state, "discard shub_niggurath")
    assert removed_pile(state, 0) == ["shub_niggurath"] and top(state, 0) == "5" and asks(state) == (1, "choose")


@pytest.mark.rule("C5.4", "C5.1", "C7.2")
def test_who_has_filled_the_stash_in_this_turn_may_have_nothing_to_place() -> None:
    """The example of the rule: two cards stashed, then a god without a gate; the turn is lost with the discard."""
    state = choose(scene(top={0: f"7, 6, {GOD}, 5"}), "stash 7", "stash 6")
    assert offers(state) == {f"discard {GOD}", "discard_stashed 6", "discard_stashed 7", "no"}
    choose(state, "discard_stashed 7")
    assert removed_pile(state, 0) == ["7"] and stash(state, 0) == ["6"] and top(state, 0) == GOD
    assert asks(state) == (1, "choose") and cards_on_board(state) == {}


@pytest.mark.rule("C5.4")
def test_passing_loses_the_turn_and_nothing_else() -> None:
    """Deck and stash stay as they are."""
    state = choose(scene(top={0: "shub_niggurath, 5"}, stash=gods_only()), "no")
    assert asks(state) == (1, "choose") and removed_pile(state, 0) == [] and top(state, 0) == "shub_niggurath"
    assert stash(state, 0) == ["azathoth", "nyarlathotep"] and story(state) == ["passed 0", "turn_began 1"]


@pytest.mark.rule("C5.4")
@pytest.mark.parametrize("kept", ["azathoth, 5", "azathoth"])
def test_one_cannot_pass_while_something_can_be_placed_or_stashed(kept: str) -> None:
    """A card in the stash that can be played, or room in it."""
    state = scene(top={0: "shub_niggurath, 5"}, stash={0: kept})
    assert "no" not in offers(state)
    assert_refused(state, "no", "C5.4")


@pytest.mark.rule("C5.4", "C5.1")
def test_whose_last_card_was_stashed_in_this_turn_may_pass() -> None:
    """Nothing else can be placed."""
    state = choose(scene(top={0: "7"}), "stash 7")
    assert asks(state) == (0, "choose") and offers(state) == {"discard_stashed 7", "no"}
    choose(state, "no", "play 5", "e5")
    assert offers(state) == {"play_stashed 7", "discard_stashed 7"}


# -- C5.5


@pytest.mark.rule("C5.5", "C6.3")
@pytest.mark.parametrize(
    ("choice", "gone", "kept", "left"),
    [("discard 7", "7", ["8", "9"], ["6"]), ("discard_stashed 9", "9", ["8"], ["6", "7"])],
)
def test_a_discard_leaves_the_game_and_ends_the_turn(choice: str, gone: str, kept: list[str], left: list[str]) -> None:
    """From the top of the deck or from the stash."""
    state = choose(scene(top={0: "7, 6"}, stash={0: "8, 9"}), choice)
    assert removed_pile(state, 0) == [gone] and stash(state, 0) == kept and deck(state, 0) == left
    assert cards_on_board(state) == {} and asks(state) == (1, "choose")
    assert [(each.seat, GAME.cards[each.card]) for each in events_of(state, "discarded")] == [
        (0, GAME.cards[70 + int(gone)])
    ]


@pytest.mark.rule("C5.5", "C5.1")
def test_what_was_stashed_in_this_turn_can_be_discarded() -> None:
    """And this ends the turn, although no card was played."""
    state = choose(scene(top={0: "7, 6"}), "stash 7", "discard_stashed 7")
    assert removed_pile(state, 0) == ["7"] and top(state, 0) == "6" and asks(state) == (1, "choose")


@pytest.mark.rule("C5.5", "C6.1")
def test_nothing_else_can_be_discarded() -> None:
    """Neither a card of the rival nor one further down."""
    state = scene(top={0: "7, 6", 1: "4"}, stash={0: "8", 1: "3"})
    for card in ("6", "8", "4"):
        assert_refused(state, f"discard {card}", "C6.1")
    for card in ("7", "6", "3"):
        assert_refused(state, f"discard_stashed {card}", "C5.5")


# -- C5.6


@pytest.mark.rule("C5.6")
def test_who_has_no_card_left_has_no_turn() -> None:
    """The rival plays on alone."""
    state = scene(top={0: "5", 1: "5, 5, 5"})
    play(state, "5", "a5")
    for place in ("e1", "d1"):
        assert asks(state) == (1, "choose")
        play(state, "5", place)
        assert story(state)[-2:] == ["skipped 0", "turn_began 1"]
    play(state, "5", "c1")
    assert state.over and state.scores == [1, 3]


@pytest.mark.rule("C5.6")
def test_a_card_in_the_stash_is_still_one_to_play() -> None:
    """With an empty deck one plays from the stash."""
    state = scene(top={0: "5", 1: "5, 5"}, stash={0: "6"})
    choose(state, "play 5", "a5", "play 5", "e1")
    assert asks(state) == (0, "choose") and offers(state) == {"play_stashed 6", "discard_stashed 6"}
    assert events_of(state, "skipped") == []
