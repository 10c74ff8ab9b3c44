"""M3: the turn: to take or to play, the hand limit, the pool and the piles."""

from __future__ import annotations

from collections import Counter

import pytest

from gaslamp import Illegal
from tests.games.catham.scene import (
    GAME,
    cards,
    choose,
    deck,
    discard,
    discarded,
    hand,
    happened,
    offers,
    play,
    pool,
    scene,
    size,
    table,
    take,
    why_not_discard,
)
from tests.games.telling import asks


@pytest.mark.rule("M3")
def test_turn_is_over_after_taking() -> None:
    """One action a turn: after it the next player acts."""
    state = take(scene("1 mafia", "1 mafia", "1 mafia"), "1 scientist")
    assert asks(state) == (1, "act")


@pytest.mark.rule("M3")
def test_turn_is_over_after_playing() -> None:
    """One action a turn, whichever it is."""
    state = play(scene("6 scientists", "1 mafia"), "3 scientists")
    assert asks(state) == (1, "act")


@pytest.mark.rule("M3")
def test_turn_goes_round_the_table() -> None:
    """After the last seat the first one acts."""
    state = take(scene("", "", "", asked=2), "1 scientist")
    assert asks(state) == (0, "act")


@pytest.mark.rule("M3")
def test_player_must_act_if_they_can() -> None:
    """To pass is not offered while anything can be taken or played."""
    for state in (scene("", "1 mafia", pool="1 mafia"), scene("1 hacker", "1 mafia", pool="")):
        assert "no" not in offers(state)
        with pytest.raises(Illegal):
            choose(state, "no")


@pytest.mark.rule("M3")
def test_action_is_asked_even_if_only_one_is_possible() -> None:
    """That a player has no choice must not show."""
    assert offers(scene("", "", pool="1 mafia")) == ["take 1 mafia"]


@pytest.mark.rule("M3.1")
def test_any_number_of_one_faction_may_be_taken() -> None:
    """One card, all cards of a faction, or any number in between, and nothing that does not lie there."""
    state = scene("", "", pool="3 scientists, 2 hackers, 1 mafia", factions="robocat, detectives")
    assert offers(state) == [
        "take 1 science",
        "take 2 science",
        "take 3 science",
        "take 1 mafia",
        "take 1 hackers",
        "take 2 hackers",
    ]


@pytest.mark.rule("M3.1")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_cards_taken_go_from_the_pool_to_the_hand(count: int) -> None:
    """The hand has them, the pool has them no more, and it is filled up to seven from the draw pile."""
    state = scene("1 mafia", "", pool="3 scientists, 4 hackers", deck="9 robocats")
    take(state, f"{count} scientists")
    assert hand(state, 0) == cards(f"1 mafia, {count} scientists")
    left = {name: n for name, n in cards(f"{3 - count} scientists").items() if n}
    assert pool(state) == left | cards(f"4 hackers, {count} robocats")
    assert deck(state) == cards(f"{9 - count} robocats")
    assert discarded(state) == {}


@pytest.mark.rule("M3.1")
def test_draw_pile_is_not_for_taking() -> None:
    """With nothing in the pool there is nothing to take, however high the draw pile."""
    state = scene("3 scientists", "", pool="", deck="5 mafia")
    assert offers(state) == ["play 3 science"]


@pytest.mark.rule("M3.1")
def test_hand_of_ten_is_no_excess() -> None:
    """Nobody discards from a hand of exactly ten."""
    state = take(scene("8 mafia", "", pool="2 scientists"), "2 scientists")
    assert asks(state) == (1, "act")
    assert size(hand(state, 0)) == 10


@pytest.mark.rule("M3.1")
@pytest.mark.parametrize(
    ("given_up", "kept"),
    [
        (("mafia", "mafia"), "7 mafia, 3 scientists"),
        (("science", "mafia"), "8 mafia, 2 scientists"),
        (("science", "science"), "9 mafia, 1 scientist"),
    ],
)
def test_excess_is_discarded_from_old_and_new_cards(given_up: tuple[str, ...], kept: str) -> None:
    """Whoever takes too many discards down to ten, cards they had or cards just taken."""
    state = take(scene("9 mafia", "", pool="3 scientists"), "3 scientists")
    assert asks(state) == (0, "hand_limit")
    assert offers(state) == ["science", "mafia"]
    choose(state, *given_up)
    assert asks(state) == (1, "act")
    assert hand(state, 0) == cards(kept)


@pytest.mark.rule("M3.1")
@pytest.mark.rule("M7")
@pytest.mark.rule("M7.2")
def test_pool_is_filled_up_after_the_excess_is_discarded() -> None:
    """With an empty draw pile it is filled with the very cards discarded."""
    state = take(scene("9 mafia", "", pool="3 scientists", deck=""), "3 scientists")
    assert pool(state) == {}
    choose(state, "mafia", "mafia")
    assert pool(state) == cards("2 mafia")
    assert (deck(state), discarded(state)) == ({}, {})


@pytest.mark.rule("M3.2")
def test_cards_played_go_to_the_discard_pile() -> None:
    """They leave the hand, and nothing else does."""
    state = play(scene("5 scientists, 1 mafia", "", deck="9 robocats", discard="1 hacker"), "3 scientists")
    assert hand(state, 0) == cards("2 scientists, 1 mafia, 2 robocats")
    assert discarded(state) == cards("3 scientists, 1 hacker")
    assert table(state) == {}


@pytest.mark.rule("M3.2")
def test_sets_are_played_from_the_hand_alone() -> None:
    """Neither the pool nor a rival's cards help to make up a set."""
    state = scene("2 scientists, 1 journalist", "9 scientists", pool="1 scientist, 1 journalist")
    assert offers(state) == ["take 1 science", "take 1 journalists"]


@pytest.mark.rule("M3.2")
def test_set_is_of_one_faction() -> None:
    """One play is one set: after it the turn is over though another could be played."""
    state = play(scene("3 scientists, 2 journalists", ""), "2 journalists", "no")
    assert asks(state) == (1, "act")
    assert hand(state, 0) == cards("3 scientists")


@pytest.mark.rule("M3.3")
def test_hand_limit_holds_after_a_play_too() -> None:
    """Five cards for two robocats bring a hand of ten to thirteen: three must go."""
    state = play(scene("10 robocats", "", deck="5 hackers"), "2 robocats")
    assert asks(state) == (0, "hand_limit")
    choose(state, "robocat", "hackers", "hackers")
    assert asks(state) == (1, "act")
    assert hand(state, 0) == cards("7 robocats, 3 hackers")


@pytest.mark.rule("M3.3")
def test_hand_limit_holds_for_everybody_clockwise_from_the_active_player() -> None:
    """Whoever holds too many cards when an effect ends discards, the active player first."""
    state = scene("12 mafia", "10 scientists", "11 robocats", "12 hackers", asked=2)
    take(state, "1 scientist")
    assert asks(state) == (2, "hand_limit")
    choose(state, "robocat", "robocat")
    assert asks(state) == (3, "hand_limit")
    choose(state, "hackers", "hackers")
    assert asks(state) == (0, "hand_limit")
    choose(state, "mafia", "mafia")
    assert asks(state) == (3, "act")
    assert [size(hand(state, seat)) for seat in range(4)] == [10] * 4


@pytest.mark.rule("M3.3")
def test_discard_is_asked_even_with_one_kind_of_cards() -> None:
    """Not to be asked would tell that the hand is all of one faction."""
    state = take(scene("10 mafia", "", pool="1 mafia"), "1 mafia")
    assert asks(state) == (0, "hand_limit")
    assert offers(state) == ["mafia"]


@pytest.mark.rule("M3.3")
@pytest.mark.parametrize(
    "names",
    [("science", "mafia", "detectives", "hackers"), ("hackers", "mafia", "science", "detectives"), ("mafia",) * 4],
)
def test_excess_is_discarded_at_once_and_in_any_order(names: tuple[str, ...]) -> None:
    """Any cards of the hand, of one faction as many as are held."""
    state = take(scene("2 detectives, 1 scientist, 9 mafia, 1 hacker", "", pool="1 mafia"), "1 mafia")
    assert [(group.least, group.most) for group in state.groups] == [(4, 4)]
    discard(state, *names)
    assert asks(state) == (1, "act")
    assert discarded(state) == dict(Counter(names))


@pytest.mark.rule("M3.3")
@pytest.mark.parametrize(
    "names", [("mafia",), ("mafia", "mafia", "mafia"), ("hackers", "hackers"), ("mafia", "robocat"), ("officials",) * 2]
)
def test_neither_more_nor_less_than_the_excess_is_discarded(names: tuple[str, ...]) -> None:
    """And only what is held."""
    state = take(scene("9 mafia, 1 hacker", "", pool="2 detectives"), "2 detectives")
    assert why_not_discard(state, *names) == "M3.3"
    assert why_not_discard(state, "hackers", "detectives") is None


@pytest.mark.rule("M3.3")
def test_cards_named_singly_are_discarded_in_rising_order_and_any_selection_can_be_made() -> None:
    """A later card may not come before an earlier faction, and nobody can run out of cards to discard."""
    state = scene("2 detectives, 1 scientist, 9 mafia, 1 hacker", "", pool="1 mafia")
    take(state, "1 mafia")
    assert offers(state) == ["detectives", "science", "mafia"]
    choose(state, "detectives")
    assert offers(state) == ["detectives", "science", "mafia"]
    choose(state, "science")
    assert offers(state) == ["mafia"]
    choose(state, "mafia")
    assert offers(state) == ["mafia", "hackers"]
    choose(state, "hackers")
    assert hand(state, 0) == cards("1 detective, 9 mafia")


@pytest.mark.rule("M3.4")
def test_discard_pile_becomes_the_draw_pile_the_moment_that_runs_out() -> None:
    """It does not wait for the next draw, when more cards would lie in it."""
    state = play(scene("3 scientists", "", deck="2 hackers", discard="3 mafia"), "3 scientists")
    assert hand(state, 0) == cards("2 hackers")
    assert deck(state) == cards("3 mafia")
    assert discarded(state) == cards("3 scientists")
    assert happened(state, "drew", "reshuffled") == [("drew", 0), ("drew", 0), ("reshuffled", 0)]


@pytest.mark.rule("M3.4")
def test_drawing_goes_on_from_the_shuffled_discard_pile() -> None:
    """Whoever draws five of a pile of two gets three of the discards."""
    state = play(scene("2 robocats", "", deck="2 hackers", discard="4 mafia"), "2 robocats")
    assert hand(state, 0) == cards("2 hackers, 3 mafia")
    assert deck(state) == cards("1 mafia")
    assert discarded(state) == cards("2 robocats")


@pytest.mark.rule("M3.4")
def test_draw_pile_that_lasts_is_not_shuffled() -> None:
    """With one card left the discards stay where they are."""
    state = play(scene("3 scientists", "", deck="3 hackers", discard="3 mafia"), "3 scientists")
    assert deck(state) == cards("1 hacker")
    assert happened(state, "reshuffled") == []


@pytest.mark.rule("M3.4")
def test_discard_pile_is_shuffled() -> None:
    """What comes up of it differs from game to game."""
    hands = set()
    for seed in range(40):
        state = scene("3 scientists", "", deck="1 hacker", discard="5 mafia, 5 robocats", seed=seed)
        hands.add(str(hand(play(state, "3 scientists"), 0)))
    assert len(hands) == 2


@pytest.mark.rule("M3.4")
def test_with_both_piles_empty_one_draws_what_there_is() -> None:
    """One card is left, and one is drawn instead of five."""
    state = play(scene("2 robocats", "", deck="1 hacker"), "2 robocats")
    assert hand(state, 0) == cards("1 hacker")
    assert asks(state) == (1, "act")


@pytest.mark.rule("M3.4")
def test_piles_that_ran_out_come_back_with_the_next_discards() -> None:
    """The scientists just played are drawn by whoever draws next."""
    state = play(scene("3 scientists", "3 scientists", deck=""), "3 scientists")
    assert hand(state, 0) == {}
    play(state, "3 scientists")
    assert hand(state, 1) == cards("2 scientists")
    assert deck(state) == cards("1 scientist")


@pytest.mark.rule("M7")
@pytest.mark.rule("M7.2")
def test_pool_shows_seven_after_every_action() -> None:
    """It is filled up after a play as after a take."""
    state = play(scene("3 scientists", "", pool="4 mafia", deck="20 hackers"), "3 scientists")
    assert pool(state) == cards("4 mafia, 3 hackers")


@pytest.mark.rule("M7")
@pytest.mark.rule("M7.2")
def test_pool_is_filled_up_as_the_last_step_of_a_play() -> None:
    """The cards just played are already discarded, and may come up."""
    state = play(scene("4 robocats", "", pool="4 mafia", deck=""), "4 robocats")
    assert pool(state) == cards("4 mafia, 3 robocats")


@pytest.mark.rule("M7")
@pytest.mark.rule("M7.2")
def test_pool_is_filled_up_as_far_as_there_are_cards() -> None:
    """With two cards left the pool shows six."""
    state = take(scene("", "", pool="7 mafia", deck="2 hackers"), "3 mafia")
    assert pool(state) == cards("4 mafia, 2 hackers")


@pytest.mark.rule("M7")
@pytest.mark.rule("M7.2")
def test_opened_cards_are_seen_by_all() -> None:
    """What is turned up for the pool is no secret."""
    state = take(scene("", "", pool="7 mafia", deck="9 hackers"), "1 mafia")
    for seer in (None, 0, 1):
        assert [GAME.cards[e.card] for e in GAME.events(state, seer) if e.kind == "opened"] == ["hackers"]


@pytest.mark.rule("M5.2")
@pytest.mark.parametrize(
    "actions",
    ["take take", "play play", "take play", "play take"],
)
def test_variant_gives_two_actions_in_any_order(actions: str) -> None:
    """Take twice, play twice, or one of each; then the turn is over."""
    state = scene("4 robocats, 4 scientists, 2 journalists", "", actions=2)
    plays = iter(["4 robocats", "3 scientists"])
    for action in actions.split():
        assert asks(state) == (0, "act")
        if action == "take":
            take(state, "1 scientist")
            while asks(state) == (0, "hand_limit"):
                choose(state, "science")
        else:
            play(state, next(plays))
    assert asks(state) == (1, "act")


@pytest.mark.rule("M5.2")
def test_variant_gives_every_player_two_actions() -> None:
    """The next player has two as well."""
    state = scene("", "", pool="7 mafia", deck="20 mafia", actions=2)
    seats = []
    for _ in range(6):
        seats.append(state.asked)
        take(state, "1 mafia")
    assert seats == [0, 0, 1, 1, 0, 0]


@pytest.mark.rule("M5.2")
@pytest.mark.parametrize(("actions", "told"), [(1, [0, 0, 0]), (2, [1, 2, 1])])
def test_variant_says_which_action_it_is(actions: int, told: list[int]) -> None:
    """The first or the second; where a turn has one action, nothing is said."""
    state, numbers = scene("", "", pool="7 mafia", deck="20 mafia", actions=actions), []
    for _ in told:
        assert state.question
        numbers.append(state.question.number("action"))
        take(state, "1 mafia")
    assert numbers == told


@pytest.mark.rule("M5.2")
@pytest.mark.rule("M7")
@pytest.mark.rule("M7.2")
def test_pool_is_filled_up_between_two_actions() -> None:
    """The second action finds seven cards again."""
    state = take(scene("", "", pool="7 mafia", deck="20 hackers", actions=2), "4 mafia")
    assert asks(state) == (0, "act")
    assert pool(state) == cards("3 mafia, 4 hackers")
    take(state, "4 hackers")
    assert asks(state) == (1, "act")


@pytest.mark.rule("M5.2")
@pytest.mark.rule("M3.3")
def test_hand_limit_holds_between_two_actions() -> None:
    """Nobody starts the second action with more than ten cards, nor plays their way out of the excess."""
    state = take(scene("10 scientists", "", pool="2 scientists", actions=2), "2 scientists")
    assert asks(state) == (0, "hand_limit")
    choose(state, "science", "science")
    assert asks(state) == (0, "act")


@pytest.mark.rule("M5.2")
def test_cards_of_the_first_action_are_discarded_before_the_second() -> None:
    """They may be drawn by the second action if the pile runs out."""
    state = play(scene("3 scientists, 2 robocats", "", deck="", actions=2), "3 scientists")
    assert discarded(state) == cards("3 scientists")
    play(state, "2 robocats")
    assert hand(state, 0) == cards("3 scientists")
