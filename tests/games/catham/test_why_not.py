"""Each forbidden answer is forbidden by the right rule."""

from __future__ import annotations

import pytest

from gaslamp import Illegal
from gaslamp.games.catham.state import Catham
from tests.games.catham.scene import (
    GAME,
    answer,
    cards,
    choose,
    deck,
    discarded,
    hand,
    influence,
    number,
    play,
    pool,
    scene,
    table,
    take,
)
from tests.games.telling import asks


def wanted(text: str) -> tuple[int, int, int]:
    """An action in words: play 2 hackers, take 3 scientists."""
    verb, _, what = text.partition(" ")
    ((name, count),) = cards(what).items()
    return (GAME.part_words["verb"].index(verb), number(name), count)


def everything(state: Catham) -> object:
    """All that a player could notice."""
    hands = [hand(state, seat) for seat in range(state.seats)]
    return asks(state), hands, pool(state), deck(state), discarded(state), table(state), influence(state)


def refused(state: Catham, given: object, rule: str) -> None:
    """The answer is forbidden by the rule, and giving it changes nothing."""
    before = everything(state)
    assert GAME.why_not(state, given) == rule
    with pytest.raises(Illegal) as error:
        state.answer(given)
    assert error.value.rule == rule
    assert everything(state) == before
    assert all(GAME.why_not(state, offered) is None for offered in state.offered)


@pytest.mark.parametrize(
    ("mine", "rival", "action", "rule"),
    [
        ("2 hackers", "3 mafia", "take 4 scientists", "M3.1"),
        ("2 hackers", "3 mafia", "take 1 robocat", "M3.1"),
        ("2 hackers", "3 mafia", "take 0 scientists", "M7.3"),
        ("2 hackers", "3 mafia", "play 0 hackers", "M7.3"),
        ("2 hackers", "3 mafia", "play 2 officials", "M1.1"),
        ("2 hackers", "3 mafia", "take 1 official", "M1.1"),
        ("2 hackers", "3 mafia", "play 3 hackers", "M3.2"),
        ("2 hackers", "3 mafia", "play 3 scientists", "M3.2"),
        ("3 detectives", "3 mafia", "play 3 detectives", "M4.1"),
        ("5 detectives", "3 mafia", "play 4 detectives", "M4.1"),
        ("2 detectives, 3 hackers", "3 mafia", "play 2 detectives", "M4.1"),
        ("2 scientists", "3 mafia", "play 2 scientists", "M4.2"),
        ("4 scientists", "3 mafia", "play 4 scientists", "M4.2"),
        ("3 robocats", "3 mafia", "play 3 robocats", "M4.3"),
        ("3 robocats", "3 mafia", "play 1 robocat", "M4.3"),
        ("3 mafia", "3 mafia", "play 3 mafia", "M4.4"),
        ("5 mafia", "3 mafia", "play 5 mafia", "M4.4"),
        ("5 hackers", "9 mafia", "play 5 hackers", "M4.5"),
        ("4 hackers", "3 mafia", "play 4 hackers", "M4.5"),
        ("1 hacker", "", "play 1 hacker", "M4.5"),
        ("4 officers", "3 mafia", "play 2 officers", "M4.6"),
        ("4 officers, 1 mafia", "", "play 2 officers", "M4.6"),
        ("1 journalist", "3 mafia", "play 1 journalist", "M4.7"),
        ("4 journalists", "3 mafia", "play 4 journalists", "M4.7"),
        ("2 officials", "3 mafia", "play 3 officials", "M3.2"),
    ],
)
def test_forbidden_action(mine: str, rival: str, action: str, rule: str) -> None:
    """To take or play what the pool, the hand or the faction's rule does not allow."""
    refused(scene(mine, rival, pool="3 scientists, 4 mafia"), wanted(action), rule)


@pytest.mark.rule("M3")
def test_forbidden_pass() -> None:
    """To do nothing when something can be done."""
    refused(scene("2 hackers", "3 mafia"), (), "M3")


@pytest.mark.parametrize("given", [(0,), (0, 1), (2, 1, 1), (0, 1, 1, 1), (0, -1, 1), "take", None, 7, (True, 1, 1)])
def test_misshapen_action(given: object) -> None:
    """What is no action at all."""
    refused(scene("2 hackers", "3 mafia"), given, "G1")


@pytest.mark.parametrize("given", ["police", "no", "robocat", "mafia"])
def test_forbidden_extra_card_of_the_detectives(given: str) -> None:
    """A card that is not held, a faction that is not played, or none."""
    state = play(scene("3 detectives, 1 hacker", "3 mafia"), "3 detectives")
    refused(state, answer(state, given), "M4.1")


@pytest.mark.parametrize("given", ["police", "no", "hackers"])
def test_forbidden_extra_card_of_the_police(given: str) -> None:
    """Another officer, a card that is not held, or none."""
    state = play(scene("3 officers, 1 mafia", "3 mafia, 1 hacker"), "2 officers")
    refused(state, answer(state, given), "M4.6")


@pytest.mark.parametrize("given", ["hackers", "science"])
def test_forbidden_sale(given: str) -> None:
    """A card of another faction than the extra card, held or not."""
    state = play(scene("3 detectives, 1 mafia", "1 mafia, 1 hacker"), "3 detectives", "mafia")
    refused(state, answer(state, given), "M4.1")


def test_forbidden_sale_of_a_card_not_held() -> None:
    """The right faction, but no such card."""
    state = play(scene("3 detectives, 1 mafia", "1 hacker"), "3 detectives", "mafia")
    refused(state, answer(state, "mafia"), "M4.1")


@pytest.mark.parametrize("given", [(2,), (7,), (0, 1)])
def test_misshapen_payment(given: tuple[int, ...]) -> None:
    """The mafia takes cards or influence, nothing else."""
    refused(play(scene("4 mafia", "3 hackers", influence=[0, 2]), "4 mafia"), given, "G1")


def test_the_mafia_must_be_paid() -> None:
    """To pass is no payment."""
    refused(play(scene("4 mafia", "3 hackers", influence=[0, 2]), "4 mafia"), (), "M4.4")


@pytest.mark.parametrize(("given", "rule"), [("robocat", "M4.4"), ("no", "M4.4"), ("police", "M4.4")])
def test_forbidden_discard_for_the_mafia(given: str, rule: str) -> None:
    """A card that is not held, or none."""
    state = play(scene("4 mafia", "3 hackers, 1 scientist"), "4 mafia")
    refused(state, answer(state, given), rule)


@pytest.mark.rule("G2")
@pytest.mark.parametrize(
    ("first", "given"),
    [("mafia", "science"), ("mafia", "detectives"), ("", "hackers")],
)
def test_discard_out_of_order(first: str, given: str) -> None:
    """An earlier faction after a later one, or a later one that leaves too few cards to go on."""
    state = take(scene("2 detectives, 1 scientist, 9 mafia, 1 hacker", "", pool="1 mafia"), "1 mafia")
    if first:
        choose(state, first)
    refused(state, answer(state, given), "G2")


@pytest.mark.parametrize("given", ["robocat", "no", "officials"])
def test_forbidden_discard_of_the_excess(given: str) -> None:
    """A card that is not held, or none."""
    state = take(scene("9 mafia, 1 hacker", "", pool="1 mafia"), "1 mafia")
    refused(state, answer(state, given), "M3.3")


@pytest.mark.parametrize("given", [(0,), (1,), (4,), (15,), ()])
def test_forbidden_target_of_hackers(given: tuple[int, ...]) -> None:
    """Oneself, an opponent with too few cards, an empty chair, or nobody."""
    refused(play(scene("2 hackers", "1 mafia", "2 mafia", "3 mafia"), "2 hackers"), given, "M4.5")


@pytest.mark.parametrize(("given", "rule"), [((1,), "M7.4"), ((0,), "M4.6"), ((4,), "M4.6"), ((), "M4.6")])
def test_forbidden_target_of_the_police(given: tuple[int, ...], rule: str) -> None:
    """An opponent with an empty hand; oneself, an empty chair, or nobody."""
    refused(play(scene("2 officers, 1 mafia", "", "2 mafia", "3 mafia"), "2 officers", "mafia"), given, rule)


@pytest.mark.parametrize("given", ["hackers", "robocat"])
def test_forbidden_offer(given: str) -> None:
    """A faction of which one holds but one card, or none."""
    state = play(scene("2 journalists", "2 mafia, 1 hacker"), "2 journalists")
    refused(state, answer(state, given), "M7.5")


@pytest.mark.parametrize("given", [(), (0, 1, 1), "x"])
def test_answer_when_the_game_is_over(given: object) -> None:
    """Nothing is asked any more."""
    state = play(scene("4 robocats", "", influence=[13]), "4 robocats")
    assert GAME.why_not(state, given) == "G3"
