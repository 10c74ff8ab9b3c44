"""M5: the end of the game."""

from __future__ import annotations

import pytest

from gaslamp import Illegal
from gaslamp.games.catham.state import Catham
from tests.games.catham.scene import GAME, cards, choose, deck, hand, happened, influence, offers, play, scene
from tests.games.telling import asks


@pytest.mark.rule("M5.1")
@pytest.mark.parametrize(("seats", "goal"), [(2, 16), (3, 16), (4, 13), (5, 13), (6, 13)])
def test_game_ends_at_the_goal_and_not_before(seats: int, goal: int) -> None:
    """One influence less and it goes on; exactly enough and it is over."""
    hands = ["4 robocats", *["1 mafia"] * (seats - 1)]
    short = play(scene(*hands, influence=[goal - 4]), "4 robocats")
    assert influence(short)[0] == goal - 1
    assert asks(short) == (1, "act")
    enough = play(scene(*hands, influence=[goal - 3]), "4 robocats")
    assert influence(enough)[0] == goal
    assert asks(enough) is None
    assert enough.over
    assert GAME.view(enough, None)["table"]["goal"] == goal


@pytest.mark.rule("M5.1")
def test_mayor_wins_and_the_others_are_placed_by_influence() -> None:
    """Equal influence shares a place."""
    state = play(scene("", "4 robocats", "", "", influence=[5, 12, 2, 5], asked=1), "4 robocats")
    assert state.places == [2, 1, 4, 2]
    assert state.scores == [5, 15, 2, 5]
    assert happened(state, "elected") == [("elected", 1)]


@pytest.mark.rule("M5.1")
def test_nothing_can_be_answered_when_the_game_is_over() -> None:
    """No question, no offer, and every answer is refused."""
    state = play(scene("4 robocats", "", influence=[13]), "4 robocats")
    assert (state.question, offers(state)) == (None, [])
    with pytest.raises(Illegal) as refused:
        state.answer((0, 1, 1))
    assert refused.value.rule == "G3"


def detectives(first: int) -> Catham:
    """Seat 0 plays detectives with mafia; seats 1 and 2 are one short of the goal and can sell."""
    return play(
        scene("3 detectives, 1 mafia", "1 mafia", "1 mafia", influence=[first, 15, 15]), "3 detectives", "mafia"
    )


@pytest.mark.rule("M5.1")
def test_active_player_gains_before_the_opponents() -> None:
    """Whoever is active wins though an opponent could have sold for the goal."""
    state = detectives(13)
    assert state.over
    assert state.places == [1, 2, 2]
    assert influence(state) == [16, 15, 15]


@pytest.mark.rule("M5.1")
def test_opponents_gain_clockwise() -> None:
    """The first to sell wins, and the next is not asked any more."""
    state = choose(detectives(0), "mafia")
    assert state.over
    assert state.places == [3, 1, 2]
    assert hand(state, 2) == cards("1 mafia")


@pytest.mark.rule("M5.1")
def test_opponent_to_the_left_may_let_the_next_one_win() -> None:
    """Who passes is not asked again."""
    state = choose(detectives(0), "no", "mafia")
    assert state.places == [3, 2, 1]


@pytest.mark.rule("M5")
@pytest.mark.rule("M5.1")
def test_opponent_may_win_in_the_middle_of_a_turn_by_an_offer() -> None:
    """The journalists' package brings the last influence, and nobody else is asked."""
    state = play(scene("2 journalists", "", "2 mafia", "2 mafia", influence=[10, 12, 12, 12]), "2 journalists")
    choose(state, "no", "mafia")
    assert state.over
    assert state.places == [2, 2, 1, 2]
    assert hand(state, 0) == cards("1 mafia")


@pytest.mark.rule("M5")
@pytest.mark.rule("M5.1")
def test_end_at_once_leaves_the_rest_of_an_effect_undone() -> None:
    """Scientists that win draw nothing."""
    state = play(scene("3 scientists", "", influence=[14], deck="5 mafia"), "3 scientists")
    assert state.over
    assert hand(state, 0) == {}
    assert deck(state) == cards("5 mafia")


@pytest.mark.rule("M5")
@pytest.mark.rule("M5.1")
def test_end_at_once_spares_the_opponents_of_the_mafia() -> None:
    """Who has just lost the race loses nothing more."""
    state = play(scene("4 mafia", "1 hacker", "", influence=[14, 0, 3]), "4 mafia")
    assert state.over
    assert influence(state) == [16, 0, 3]
    assert hand(state, 1) == cards("1 hacker")


@pytest.mark.rule("M5")
@pytest.mark.rule("M5.1")
def test_end_at_once_leaves_the_searched_opponent_without_new_cards() -> None:
    """Police that win stop before the officers found are replaced."""
    state = play(scene("2 officers, 1 mafia", "1 mafia, 1 officer", influence=[15]), "2 officers", "mafia")
    assert state.over
    assert hand(state, 1) == {}
    assert happened(state, "drew") == []


@pytest.mark.rule("M5")
@pytest.mark.rule("M5.1")
def test_end_at_once_asks_nobody_for_an_offer() -> None:
    """Journalists that win ask nobody."""
    assert play(scene("2 journalists", "2 mafia", influence=[14, 15]), "2 journalists").over


@pytest.mark.rule("M5")
@pytest.mark.rule("M5.1")
@pytest.mark.parametrize(
    ("hands", "deck_", "plays", "start"),
    [
        (("2 hackers", "2 hackers"), None, ("2 hackers",), 14),
        (("3 officials", ""), "2 mafia, 1 hacker", ("3 officials",), 14),
        (("3 officers, 1 mafia", "3 mafia"), None, ("3 officers", "mafia"), 13),
    ],
)
def test_influence_found_by_chance_wins_too(
    hands: tuple[str, str], deck_: str | None, plays: tuple[str, ...], start: int
) -> None:
    """Hackers, officials and police pay for what comes to light, and that may be enough."""
    state = play(scene(*hands, deck=deck_, influence=[start]), *plays)
    assert state.over
    assert influence(state) == [16, 0]


@pytest.mark.rule("M5.1")
def test_more_than_enough_influence_wins() -> None:
    """Nothing is cut off at the goal."""
    state = play(scene("4 robocats", "", influence=[15]), "4 robocats")
    assert state.scores == [18, 0]


@pytest.mark.rule("M5.1")
@pytest.mark.rule("M5.2")
def test_first_of_two_actions_may_end_the_game() -> None:
    """There is no second action for the mayor."""
    assert play(scene("8 robocats", "", influence=[13], actions=2), "4 robocats").over


@pytest.mark.rule("M5.1")
@pytest.mark.rule("M5.2")
def test_variant_has_the_same_goal() -> None:
    """Two actions a turn, still 16 or 13."""
    assert not play(scene("8 robocats", "", influence=[12], actions=2), "4 robocats").over
    assert play(scene("8 robocats", "", "", "", influence=[10], actions=2), "4 robocats").over
