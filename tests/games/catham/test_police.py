"""M4.6: the Police."""

from __future__ import annotations

import pytest

from tests.games.catham.scene import (
    GAME,
    cards,
    choose,
    deck,
    discarded,
    hand,
    happened,
    influence,
    lucky,
    offers,
    play,
    revealed,
    scene,
    size,
)
from tests.games.telling import asks


@pytest.mark.rule("M4.6")
def test_officers_reveal_as_many_cards_as_they_are() -> None:
    """Two officers, two cards of five; they and all that was played are discarded."""
    state = play(scene("2 officers, 2 mafia", "5 hackers", deck="9 robocats"), "2 officers", "mafia")
    assert size(revealed(state)) == 2
    assert hand(state, 0) == cards("1 mafia")
    assert hand(state, 1) == cards("3 hackers")
    assert discarded(state) == cards("2 officers, 1 mafia, 2 hackers")
    assert influence(state) == [0, 0]
    assert asks(state) == (1, "act")


@pytest.mark.rule("M4.6")
def test_each_revealed_card_of_the_extra_cards_faction_brings_one_influence() -> None:
    """Other cards bring nothing."""
    state = play(scene("9 officers, 1 mafia", "3 mafia, 2 hackers"), "9 officers", "mafia")
    assert influence(state) == [3, 0]


@pytest.mark.rule("M4.6")
def test_cards_are_revealed_blindly() -> None:
    """Every outcome comes up, in fair shares."""
    gains = []
    for seed in range(300):
        state = play(scene("1 officer, 1 mafia", "1 mafia, 3 hackers", seed=seed), "1 officer", "mafia")
        gains.append(influence(state)[0])
    assert set(gains) == {0, 1}
    assert 45 < sum(gains) < 105


@pytest.mark.rule("M4.6")
@pytest.mark.parametrize("held", [1, 2, 5, 9])
def test_any_number_of_officers_may_be_played(held: int) -> None:
    """From one to all that are held."""
    state = scene(f"{held} officers, 1 mafia", "1 hacker", pool="")
    assert offers(state) == [f"play {n} police" for n in range(1, held + 1)]


@pytest.mark.rule("M4.6")
def test_officers_need_a_card_of_another_faction() -> None:
    """Officers alone cannot be played, not even with one officer kept back as the extra card."""
    assert offers(scene("5 officers", "3 hackers", pool="1 mafia")) == ["take 1 mafia"]


@pytest.mark.rule("M4.6")
def test_extra_card_is_of_another_faction_than_the_police() -> None:
    """An officer left in the hand cannot be added."""
    state = play(scene("4 officers, 1 mafia, 1 hacker", "3 hackers"), "2 officers")
    assert asks(state) == (0, "extra")
    assert offers(state) == ["mafia", "hackers"]


@pytest.mark.rule("M4.6")
def test_extra_card_of_the_police_is_asked_even_with_one_kind_left() -> None:
    """Not to be asked would tell what the hand holds."""
    state = play(scene("2 officers, 3 mafia", "3 hackers"), "2 officers")
    assert (asks(state), offers(state)) == ((0, "extra"), ["mafia"])


@pytest.mark.rule("M4.6")
def test_opponent_draws_a_card_for_each_officer_revealed() -> None:
    """The cards come from the draw pile, unseen by the others, and the officers are discarded."""
    state = play(scene("3 officers, 1 mafia", "2 officers, 1 hacker", deck="5 robocats"), "3 officers", "mafia")
    assert hand(state, 1) == cards("2 robocats")
    assert hand(state, 0) == {}
    assert deck(state) == cards("3 robocats")
    assert discarded(state) == cards("5 officers, 1 mafia, 1 hacker")
    for seer, seen in ((0, "back"), (1, "robocat"), (None, "back")):
        drawn = [GAME.cards[event.card] for event in GAME.events(state, seer) if event.kind == "drew"]
        assert drawn == [seen, seen]


@pytest.mark.rule("M4.6")
def test_officers_not_revealed_bring_the_opponent_nothing() -> None:
    """Only officers among the revealed cards are replaced."""
    state = lucky(
        lambda seed: play(
            scene("1 officer, 1 mafia", "1 officer, 1 hacker", deck="5 robocats", seed=seed), "1 officer", "mafia"
        ),
        lambda state: revealed(state) == cards("1 hacker"),
    )
    assert hand(state, 1) == cards("1 officer")


@pytest.mark.rule("M4.6")
def test_opponent_with_too_few_cards_reveals_them_all() -> None:
    """Five officers may search a hand of two."""
    state = play(scene("5 officers, 1 mafia", "1 mafia, 1 hacker"), "5 officers", "mafia")
    assert revealed(state) == cards("1 mafia, 1 hacker")
    assert hand(state, 1) == {}
    assert influence(state) == [1, 0]


@pytest.mark.rule("M4.6")
def test_replacements_are_drawn_after_the_search() -> None:
    """Cards drawn for revealed officers are not revealed in their turn."""
    state = play(scene("5 officers, 1 mafia", "1 officer", deck="5 mafia"), "5 officers", "mafia")
    assert influence(state) == [0, 0]
    assert hand(state, 1) == cards("1 mafia")


@pytest.mark.rule("M4.6")
def test_opponent_to_search_is_chosen_after_the_extra_card() -> None:
    """Any opponent with a card, however few, but not oneself."""
    state = scene("1 hacker", "2 officers, 3 mafia", "5 hackers", asked=1)
    play(state, "2 officers", "mafia")
    assert (asks(state), offers(state)) == ((1, "target"), [0, 2])
    choose(state, 0)
    assert happened(state, "revealed") == [("revealed", 0)]
    assert hand(state, 2) == cards("5 hackers")


@pytest.mark.rule("M7")
@pytest.mark.rule("M7.4")
def test_empty_hand_cannot_be_searched() -> None:
    """An opponent without cards is no target, and if there is no other the police cannot be played."""
    state = play(scene("2 officers, 2 mafia", "", "1 hacker", "1 hacker"), "1 officer", "mafia")
    assert offers(state) == [2, 3]
    assert offers(scene("2 officers, 2 mafia", "", pool="1 mafia")) == ["take 1 mafia"]
