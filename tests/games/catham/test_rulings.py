"""M4, M7: what each faction's sets are, and our answers to open questions that no other file asks."""

from __future__ import annotations

import pytest

from tests.games.catham.scene import cards, choose, deck, discarded, faction, hand, influence, offers, play, scene, size
from tests.games.telling import asks


@pytest.mark.rule("M4")
@pytest.mark.parametrize(
    ("word", "sets"),
    [
        ("detectives", [3]),
        ("scientists", [3]),
        ("robocats", [2, 4]),
        ("mafia", [4]),
        ("hackers", [1, 2, 3, 4]),
        ("officers", [1, 2, 3, 4, 5, 6, 7, 8]),
        ("journalists", [2]),
        ("officials", [1, 2, 3, 4, 5, 6, 7, 8]),
    ],
)
def test_each_faction_says_what_must_be_played(word: str, sets: list[int]) -> None:
    """Of eight cards of a faction, with one other card and a rival's full hand, exactly these sets are open."""
    other, third = [name for name in ("mafia", "science", "hackers") if name != faction(word)][:2]
    state = scene(f"8 {word}, 1 {other}", f"9 {third}", pool="")
    assert offers(state) == [f"play {n} {faction(word)}" for n in sets]


@pytest.mark.rule("M4")
@pytest.mark.parametrize(
    ("mine", "plays", "gains"),
    [
        ("3 detectives, 1 mafia", ("3 detectives", "mafia"), 3),
        ("3 scientists", ("3 scientists",), 2),
        ("2 robocats", ("2 robocats",), 0),
        ("4 robocats", ("4 robocats",), 3),
        ("4 mafia", ("4 mafia",), 2),
        ("2 hackers", ("2 hackers",), 2),
        ("2 officers, 1 hacker", ("2 officers", "hackers"), 2),
        ("2 journalists", ("2 journalists",), 2),
        ("2 officials", ("2 officials",), 1),
    ],
)
def test_each_faction_says_what_happens(mine: str, plays: tuple[str, ...], gains: int) -> None:
    """Against a hand of hackers, with a draw pile of robocats, the gain of each set is sure."""
    state = play(scene(mine, "6 hackers", deck="9 robocats"), *plays)
    assert influence(state) == [gains, 0]


@pytest.mark.rule("M7")
@pytest.mark.rule("M7.6")
def test_played_cards_are_not_drawn_by_their_own_effect() -> None:
    """The robocats are still on the table when the draw pile runs out."""
    state = play(scene("2 robocats", "", deck="2 hackers", discard="1 mafia"), "2 robocats")
    assert hand(state, 0) == cards("2 hackers, 1 mafia")
    assert discarded(state) == cards("2 robocats")
    assert deck(state) == {}


@pytest.mark.rule("M7")
@pytest.mark.rule("M7.6")
def test_cards_revealed_by_officials_are_not_revealed_again() -> None:
    """Neither the officials nor what they have turned up comes back while they look."""
    state = play(scene("5 officials", "", deck="1 mafia", discard="1 mafia, 1 hacker"), "5 officials")
    assert influence(state) == [2, 0]
    assert discarded(state) == cards("5 officials, 2 mafia, 1 hacker")


@pytest.mark.rule("M7")
@pytest.mark.rule("M7.6")
def test_searched_opponent_draws_none_of_the_revealed_cards() -> None:
    """With both piles empty there is nothing to draw, though cards lie on the table."""
    state = play(scene("2 officers, 1 mafia", "2 officers", deck=""), "2 officers", "mafia")
    assert hand(state, 1) == {}
    assert discarded(state) == cards("4 officers, 1 mafia")


@pytest.mark.rule("M7")
@pytest.mark.rule("M7.7")
def test_turn_passes_if_nothing_can_be_done() -> None:
    """With nothing to take and nothing to play the only answer is to pass; then the next player acts."""
    state = scene("2 scientists", "1 mafia", "3 scientists", pool="", deck="")
    assert (asks(state), offers(state)) == ((0, "act"), ["no"])
    choose(state, "no")
    assert (asks(state), offers(state)) == ((1, "act"), ["no"])
    choose(state, "no")
    assert (asks(state), offers(state)) == ((2, "act"), ["play 3 science"])
    assert [size(hand(state, seat)) for seat in range(3)] == [2, 1, 3]
    assert influence(state) == [0, 0, 0]


@pytest.mark.rule("M7")
@pytest.mark.rule("M7.9")
def test_bank_never_runs_out() -> None:
    """Whatever the six players hold already, every gain is paid in full."""
    state = scene("2 journalists", *["2 mafia, 1 hacker"] * 5, influence=[9, 11, 11, 11, 11, 11])
    play(state, "2 journalists", *["mafia"] * 5)
    assert influence(state) == [11, 12, 12, 12, 12, 12]


@pytest.mark.rule("M7")
@pytest.mark.rule("M7.9")
def test_tokens_of_one_and_five_are_changed_freely() -> None:
    """Whoever has exactly five can return one."""
    state = play(scene("4 mafia", "3 hackers", influence=[4, 5]), "4 mafia", "influence")
    assert influence(state) == [6, 4]
