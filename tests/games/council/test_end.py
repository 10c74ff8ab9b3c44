"""C9: how a game ends, and who has won it."""

from __future__ import annotations

import pytest

from gaslamp import Illegal
from gaslamp.games.council.state import Council
from tests.games.council.plain import plain
from tests.games.council.scene import GAME, cards_on_board, choose, offers, play, removed_pile, scene, story
from tests.games.telling import asks

ALL = [f"{column}{row}" for row in range(1, 6) for column in "abcde"]
GODS = {0: "azathoth, nyarlathotep", 1: "azathoth, nyarlathotep"}


def full_but_one(light: int, empty: str = "e5") -> str:
    """A board with so many light cards, then dark ones, and one space that is empty."""
    places = [place for place in ALL if place != empty]
    return ", ".join(f"{place} 5:{int(n >= light)}" for n, place in enumerate(places))


def has_ended(state: Council, places: list[int], scores: list[int]) -> bool:
    """Whether the game is over with these places and points, and was counted."""
    assert state.over and asks(state) is None and list(state.offered) == []
    last = ["drew"] if places[0] == places[1] else [f"won {places.index(1)}"]
    counts = [f"scored {seat}" + (f" x{n}" if n else "") for seat, n in enumerate(scores)]
    assert story(state)[-3:] == [*counts, *last]
    assert GAME.view(state, None)["over"] and GAME.view(state, None)["places"] == places
    return state.places == places and state.scores == scores


# -- a full board


@pytest.mark.rule("C9", "C9.1", "C9.2")
@pytest.mark.parametrize(("light", "places"), [(13, [1, 2]), (12, [1, 2]), (11, [2, 1]), (0, [2, 1])])
def test_the_game_ends_when_all_spaces_are_full(light: int, places: list[int]) -> None:
    """Whoever has more cards left has nothing of it; more points win."""
    state = scene(full_but_one(light), top={0: "1, 5, 5"}, stash={0: "5"}, deck={1: "5*3"})
    choose(state, "play 1")
    assert has_ended(state, places, [light + 1, 24 - light])


@pytest.mark.rule("C9.1", "C4.2")
def test_the_last_card_is_activated_and_its_rule_applied_before_the_count() -> None:
    """Its turn is played to the end."""
    game = plain("deep_one: 9 9 9 9, after_activation flip_one rival of spell")
    board = full_but_one(11).replace("a5 5:1", "a5 voorish_sign:1")
    state = choose(scene(board, top={0: "deep_one"}, game=game), "play deep_one")
    assert (
        cards_on_board(state)["d5"] == cards_on_board(state)["e4"] == "5:10"
        and cards_on_board(state)["a5"] == "voorish_sign:10"
    )
    assert has_ended(state, [1, 2], [15, 10])


@pytest.mark.rule("C9.1")
def test_with_one_space_left_the_game_goes_on() -> None:
    """The next card fills it."""
    state = scene(full_but_one(12).removesuffix(", d5 5:1"), top={0: "1, 1", 1: "1, 1"})
    play(state, "1", "d5")
    assert not state.over and asks(state) == (1, "choose") and state.places == []
    assert has_ended(choose(state, "play 1"), [1, 2], [13, 12])


# -- no card left to play


@pytest.mark.rule("C9.1", "C5.6")
@pytest.mark.parametrize("active", [0, 1])
def test_the_game_ends_when_nobody_has_a_card(active: int) -> None:
    """On a board that is not full."""
    state = scene("a1 5:0, a3 5:1", top={0: "1", 1: "1"}, active=active)
    play(state, "1", "c3")
    assert not state.over
    play(state, "1", "e5")
    assert has_ended(state, [1, 1], [2, 2])


@pytest.mark.rule("C9.1", "C7.2")
def test_the_game_ends_when_nobody_has_a_card_that_can_be_placed() -> None:
    """Gods without a gate are no cards to play, in the deck or in the stash."""
    state = scene("a1 5:0", top={0: "5, azathoth", 1: "nyarlathotep"}, stash={1: "azathoth"})
    play(state, "5", "c3")
    assert has_ended(state, [1, 2], [2, 0])


@pytest.mark.rule("C9.1", "C7.1")
def test_the_copy_of_a_god_that_lies_on_the_board_is_no_card_to_play() -> None:
    """Although the gate is open."""
    game = plain("midnight_door: #gate")
    state = scene("a1 midnight_door:0, e1 azathoth:0", top={0: "5, azathoth"}, deck={1: ""}, game=game)
    assert has_ended(play(state, "5", "c3"), [1, 2], [3, 0])


@pytest.mark.rule("C9.1", "C7.2")
def test_a_god_with_an_open_gate_is_a_card_to_play() -> None:
    """So is a gate that still lies in the deck, below the god."""
    game = plain("midnight_door: #gate")
    for board, cards in (("a1 midnight_door:0", "5, azathoth"), ("a1 5:0", "5, azathoth, midnight_door")):
        state = play(scene(board, top={0: cards}, deck={1: ""}, game=game), "5", "c3")
        assert not state.over and asks(state) == (0, "choose")


@pytest.mark.rule("C9.1", "C5.6")
@pytest.mark.parametrize("where", ["deck", "bottom", "stash"])
def test_one_card_to_play_is_enough_wherever_it_lies(where: str) -> None:
    """Under a god that cannot come, at the bottom of the deck, or in the stash."""
    rest = {0: "6", 1: ""}
    state = scene(
        top={0: "5, azathoth"},
        deck=rest if where == "deck" else {1: ""},
        bottom=rest if where == "bottom" else None,
        stash=rest if where == "stash" else None,
    )
    play(state, "5", "c3")
    assert not state.over and asks(state) == (0, "choose") and story(state)[-2:] == ["skipped 1", "turn_began 0"]


@pytest.mark.rule("C9.1", "C5.6")
def test_the_game_goes_on_as_long_as_one_can_play() -> None:
    """The other has gods only, and is asked what to do with them."""
    state = scene(top={0: "5, 5, 5", 1: "azathoth"})
    play(state, "5", "c3")
    assert asks(state) == (1, "choose") and offers(state) == {"stash azathoth", "discard azathoth"}


@pytest.mark.rule("C9.1", "C5.5")
def test_discarding_the_last_card_can_end_the_game() -> None:
    """Nobody has one then."""
    state = choose(scene("a1 5:0", top={0: "5"}, deck={1: ""}), "discard 5")
    assert removed_pile(state, 0) == ["5"] and has_ended(state, [1, 2], [1, 0])


# -- four ties, and passing


@pytest.mark.rule("C9.1", "C4.5")
def test_four_ties_end_the_game_without_a_count() -> None:
    """The one who is far behind has won."""
    state = scene(full_but_one(0, "c3"), top={0: "5, 5"}, deck={1: "5*3"})
    choose(state, "play 5")
    assert state.over and state.places == [1, 2] and state.scores == [1, 24]
    assert [line for line in story(state) if line.startswith("scored")] == [] and story(state)[-1] == "won 0"


@pytest.mark.rule("C9.1", "C5.4")
def test_the_game_ends_when_both_pass() -> None:
    """One after the other."""
    tops = {0: "shub_niggurath, 5", 1: "shub_niggurath, 5"}
    state = scene("a1 5:0", top=tops, stash=GODS)
    choose(state, "no")
    assert asks(state) == (1, "choose") and not state.over
    assert has_ended(choose(state, "no"), [1, 2], [1, 0])


@pytest.mark.rule("C9.1", "C5.4")
def test_passing_twice_with_another_turn_between_does_not_end_the_game() -> None:
    """The rival has done something."""
    state = scene(top={0: "shub_niggurath, 5", 1: "shub_niggurath, 5"}, stash=GODS)
    choose(state, "no", "discard shub_niggurath", "no")
    assert not state.over and asks(state) == (1, "choose")
    choose(state, "play 5", "c3", "no")
    assert not state.over


# -- points


@pytest.mark.rule("C9", "C9.2", "C1.2")
def test_a_card_is_a_point_for_the_colour_that_it_shows() -> None:
    """Not for its owner."""
    state = scene("a1 5:01, b1 5:01, c1 5:0, e1 5:1", top={0: "5"}, deck={1: ""})
    assert state.scores == [1, 3]
    assert [player["score"] for player in GAME.view(state, 0)["table"]["players"]] == [1, 3]
    assert has_ended(play(state, "5", "e5"), [2, 1], [2, 3])


@pytest.mark.rule("C9.2")
def test_features_and_bonuses_are_no_points() -> None:
    """One card with 9 is less than two with 1."""
    state = scene("a1 9:1, c1 1:0", top={0: "1"}, deck={1: ""})
    assert has_ended(play(state, "1", "e5"), [1, 2], [2, 1])


@pytest.mark.rule("C9.2")
def test_equal_points_are_a_draw() -> None:
    """Both have the first place."""
    state = scene("a1 5:1", top={0: "5"}, deck={1: ""})
    assert has_ended(play(state, "5", "e5"), [1, 1], [1, 1])


@pytest.mark.rule("C9.1", "G3")
def test_after_the_end_nothing_can_be_done() -> None:
    """Not even by the winner."""
    state = play(scene(top={0: "5"}, deck={1: ""}), "5", "e5")
    assert state.over
    for given in ((), (0, 75)):
        assert GAME.why_not(state, given) == "G3"
        with pytest.raises(Illegal):
            state.answer(given)
