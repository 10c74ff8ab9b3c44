"""C9: what people are told at the end: why, and whose cards show whose colour."""

from __future__ import annotations

import pytest

from tests.games.council.scene import GAME, choose, scene
from tests.games.council.test_end import GODS, full_but_one
from tests.games.reckoned import reckoned
from tests.recorded.kept import collection

REASONS = {"ties": "quadruple_tie", "passed": "two_passes", "full": "full", "spent": "nobody"}


@pytest.mark.rule("C9.1", "C9.2")
def test_own_cards_and_flipped_ones_are_told_apart() -> None:
    """Of a full board: the cards of a colour that its player laid, and those of the rival that show it."""
    board = full_but_one(12).replace("a1 5:0", "a1 5:01")
    state = choose(scene(board, top={0: "1, 5, 5"}, stash={0: "5"}, deck={1: "5*3"}), "play 1")
    assert reckoned(GAME, state) == ["full C9.1"]
    assert reckoned(GAME, state, 0) == ["own +12 C9.2", "flipped +0 C9.2"]
    assert reckoned(GAME, state, 1) == ["own +12 C9.2", "flipped +1 C9.2"]


@pytest.mark.rule("C4.5")
def test_a_quadruple_tie_is_the_reason() -> None:
    """Though the winner has fewer cards."""
    state = choose(scene(full_but_one(0, "c3"), top={0: "5, 5"}, deck={1: "5*3"}), "play 5")
    assert reckoned(GAME, state) == ["quadruple_tie seat=0 C4.5"] and state.scores == [1, 24]


@pytest.mark.rule("C9.1", "C5.4")
def test_two_passes_are_the_reason() -> None:
    """And that there were two is all that is told."""
    tops = {0: "shub_niggurath, 5", 1: "shub_niggurath, 5"}
    state = scene("a1 5:0", top=tops, stash=GODS)
    choose(state, "no")
    choose(state, "no")
    assert state.over and reckoned(GAME, state) == ["two_passes C9.1"]


@pytest.mark.rule("C9.2")
def test_a_draw_is_told() -> None:
    """With equally many cards of both colours nobody has won."""
    board = ", ".join(f"{place} 5:{n % 2}" for n, place in enumerate(["a1", "c3"]))
    state = scene(board, top={0: "shub_niggurath, 5", 1: "shub_niggurath, 5"}, stash=GODS)
    choose(state, "no")
    choose(state, "no")
    assert reckoned(GAME, state) == ["two_passes C9.1", "draw C9.2"] and state.places == [1, 1]


@pytest.mark.rule("C9.1", "C4.5")
@pytest.mark.parametrize("ending", REASONS)
def test_the_reason_is_that_of_the_whole_game(ending: str) -> None:
    """In games in which turns would have followed."""
    games = [one.record(GAME) for one in collection("council").games if one.end.ending == ending][:3]
    assert games and all(reckoned(GAME, one.replay())[0].startswith(REASONS[ending]) for one in games)
