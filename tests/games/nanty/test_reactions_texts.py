"""N9.43: the text of a card strikes a player, who may ignore it; which cards do so, and which do not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from gaslamp.games.nanty.state import Nanty
from tests.games.nanty.scene import (
    CARDS,
    GAME,
    RANDOM_EVENTS,
    agents,
    choose,
    dice,
    discarded,
    front,
    hand,
    happened,
    money,
    offers,
    owner,
    play,
    refused,
    scene,
)
from tests.games.telling import asks

UNEVENTFUL = ", ".join(RANDOM_EVENTS)  # all random events have happened: their symbol does nothing
STRIKES: dict[str, tuple[str | int, ...]] = {  # the answers that turn each card's text on seat 1
    "artful_dodger": ("artful_dodger",),
    "forty_elephants": ("forty_elephants",),
    "mr_bumble": (1,),
    "wackford_squeers": ("no", 1),
    "mrs_pardiggle": ("mrs_pardiggle",),
    "charles_milverton": (1,),
    "marshalsea": (1,),
    "sanitary_inspector": (1,),
    "card_sharp": ("card_sharp", 1),
    "pickpocket": (1,),
    "cheap_jack": ("no", 1),
    "quack_doctor": (1,),
    "hired_ruffians": (1,),
    "sergeant_cuff": (1,),
    "miss_prisms_handbag": (1,),
    "great_stink": ("great_stink",),
    "mr_merdle": ("chelsea",),
    "slum_landlord": ("lambeth",),
    "raffles": (1,),
    "jarndyce_and_jarndyce": ("1 2",),
}
EACH = ("artful_dodger", "forty_elephants", "mrs_pardiggle", "great_stink")  # these strike seat 2 as well
PLAIN = ("errand_boy", "costermonger", "lamplighter", "mr_jaggers")  # what fills the hands here
FOR_CARDS = ("mr_bumble", "wackford_squeers", "sergeant_cuff", "raffles")  # no use against an empty hand


def strike(card: str, theirs: str = "mr_jaggers, costermonger", third: str = "", **rest: Any) -> Nanty:
    """Seat 0 turns the text of a card on seat 1, who has money, buildings and agents."""
    state = play(table(card, theirs, third, **rest), card)
    return choose(dice(state, 12) if card == "card_sharp" else state, *STRIKES[card])


def table(card: str, theirs: str, third: str = "", **rest: Any) -> Nanty:
    """Before seat 0 plays the card."""
    return scene(
        f"{card}, lamplighter",
        theirs,
        third,
        **{"upper": "mr_jaggers, errand_boy" if "mr_jaggers" not in theirs + third else "errand_boy, bobby"} | rest,
        agents={"city": (1, 1, 1), "bermondsey": (0, 1, 1)},
        buildings={"chelsea": 1, "lambeth": 1},
        unrest="lambeth, city",
        money=(20, 10, 4),
        happened=UNEVENTFUL,
    )


def lot(state: Nanty, seat: int) -> tuple[object, ...]:
    """All that a text could take from a seat, but for Mr Jaggers."""
    houses = [name for name in ("chelsea", "lambeth") if owner(state, name) == seat]
    figures = [agents(state, name)[seat] for name in ("city", "bermondsey")]
    cards = [name for name in hand(state, seat) if name != "mr_jaggers"]
    return money(state)[seat], cards, front(state, seat), houses, figures


# -- who is struck may ignore it


@pytest.mark.rule("N9.43", "N3.9")
@pytest.mark.parametrize("card", STRIKES)
def test_text_that_strikes_a_player_can_be_ignored(card: str) -> None:
    """By Mr Jaggers and by no other reaction."""
    mates = ("doctor_watson", "abel_magwitch", "st_bartholomews", "reichenbach_falls", "five_oclock_tea")
    state = strike(card, ", ".join(("mr_jaggers", *mates)), upper="")
    assert (asks(state), offers(state)) == ((1, "ward"), {"no", "mr_jaggers"})
    for mate in mates:
        refused(state, mate, "N9.43")


@pytest.mark.rule("N9.43")
@pytest.mark.parametrize("card", STRIKES)
def test_ignored_text_does_nothing_to_its_victim(card: str) -> None:
    """Nobody else gets anything by it either; Mr Jaggers is discarded."""
    state = strike(card)
    mine, theirs = lot(state, 0), lot(state, 1)
    choose(state, "mr_jaggers")
    assert lot(state, 1) == theirs and "mr_jaggers" not in hand(state, 1)
    assert "mr_jaggers" in discarded(state)
    if card not in EACH:
        assert lot(state, 0)[0] == mine[0] and lot(state, 0)[2:] == mine[2:]
        assert lot(state, 2)[0] == 4 and happened(state, "gave", "showed", "paid_to", "removed") == []


@pytest.mark.rule("N9.43", "N3.9")
@pytest.mark.parametrize("card", [card for card in STRIKES if card not in EACH])
def test_ignored_text_is_not_turned_on_somebody_else(card: str) -> None:
    """The next question is about another symbol, or another card."""
    state = choose(strike(card), "mr_jaggers")
    assert asks(state) in ((0, "place"), (0, "act"), (1, "act"))
    while asks(state) == (0, "place"):
        choose(state, "no")
    assert asks(state) in ((0, "act"), (1, "act")) and discarded(state)[-1] == card


@pytest.mark.rule("N9.43")
@pytest.mark.parametrize("card", STRIKES)
def test_text_that_is_not_ignored_strikes(card: str) -> None:
    """At once, or by the next question about it."""
    state = strike(card)
    before = lot(state, 1)
    choose(state, "no")
    follows = {"give", "give_card_or_money", "ransom", "sell_card", "remove", "confiscate", "sacrifice", "keep"}
    found = asks(state)
    assert lot(state, 1) != before or (found is not None and found[1] in follows)
    assert happened(state, "reacted") == []


@pytest.mark.rule("N9.43", "N9.1", "N9.4", "N9.31")
@pytest.mark.parametrize("card", EACH)
def test_others_whom_the_text_strikes_are_not_spared(card: str) -> None:
    """Each is asked in turn, as long as that hand may hold Mr Jaggers; when he has been used, nobody else has him."""
    state = strike(card, third="costermonger", theirs="mr_jaggers")
    choose(state, "mr_jaggers")
    if card == "mrs_pardiggle":
        assert (asks(state), offers(state)) == ((2, "give_card_or_money"), {"costermonger", "no"})
    elif card == "great_stink":
        assert (asks(state), offers(state)) == ((2, "sacrifice"), {"city", "bermondsey"})
    else:
        assert money(state) == [22, 10, 2]
    state = strike(card, third="mr_jaggers", theirs="costermonger")
    choose(state, "no")
    if asks(state) == (1, "give_card_or_money"):
        choose(state, "no")
    if asks(state) == (1, "sacrifice"):
        choose(state, "city")
    assert (asks(state), offers(state)) == ((2, "ward"), {"no", "mr_jaggers"})
    before = lot(state, 2)
    choose(state, "mr_jaggers")
    assert lot(state, 2) == before


@pytest.mark.rule("N9.43", "N9.10")
def test_ignored_penalty_is_discarded_and_the_symbols_of_the_card_go_on() -> None:
    """It lies before nobody; the agent is placed as usual."""
    state = choose(strike("marshalsea"), "mr_jaggers")
    assert asks(state) == (0, "place")
    choose(state, "strand")
    assert agents(state, "strand") == [1, 0, 0] and discarded(state)[-1] == "marshalsea"
    assert (front(state, 0), front(state, 1), front(state, 2)) == ([], [], [])


# -- who is asked


@pytest.mark.rule("N9.43", "N3.9")
@pytest.mark.parametrize("card", STRIKES)
def test_who_may_hold_mr_jaggers_is_asked(card: str) -> None:
    """Also without him, as long as he is hidden; and only who is struck."""
    state = strike(card, "costermonger")
    assert (asks(state), offers(state)) == ((1, "ward"), {"no"})
    refused(state, "mr_jaggers", "N9.43")
    state = strike(card, "costermonger", third="mr_jaggers")
    assert (asks(state), offers(state)) == ((1, "ward"), {"no"})
    choose(state, "no")
    assert card in EACH or asks(state) != (2, "ward")


@pytest.mark.rule("N9.43", "N3.9")
@pytest.mark.parametrize("card", STRIKES)
def test_nobody_is_asked_when_all_know_that_mr_jaggers_is_elsewhere(card: str) -> None:
    """On the discard pile, before a player, in a hand where all know him to be; or the hand is empty."""
    assert asks(strike(card, "costermonger", upper="bobby", discard="mr_jaggers")) != (1, "ward")
    assert asks(strike(card, "costermonger", upper="bobby", front={2: "mr_jaggers"})) != (1, "ward")
    assert asks(strike(card, "costermonger", third="mr_jaggers", known="mr_jaggers")) != (1, "ward")
    if card not in FOR_CARDS:
        assert asks(strike(card, "")) != (1, "ward")


@pytest.mark.rule("N9.43", "N3.9")
def test_hand_that_all_know_is_not_asked_for_mr_jaggers() -> None:
    """Nobody can think that he is in it."""
    state = strike("pickpocket", "costermonger", known="costermonger")
    assert asks(state) == (0, "act") and money(state) == [23, 7, 4]


@pytest.mark.rule("N9.43", "N3.9")
@pytest.mark.parametrize("card", STRIKES)
def test_who_cannot_ignore_looks_like_who_will_not(card: str) -> None:
    """The others see the same question and the same silence, in the game and in every world that they imagine."""
    able = strike(card, "mr_jaggers, costermonger", upper="errand_boy, bobby")
    unable = strike(card, "errand_boy, costermonger", upper="mr_jaggers, bobby")
    assert (len(offers(able)), len(offers(unable))) == (2, 1)
    for seat in (0, 2, None):
        assert GAME.view(able, seat) == GAME.view(unable, seat)
        for state in (able, unable):
            assert {len(offers(world)) for world in worlds(state, seat)} == {1, 2}


def worlds(state: Nanty, seat: int | None) -> Iterator[Nanty]:
    """Worlds that look the same to a seat, with the same question."""
    for seed in range(25):
        world = GAME.imagine(state, seat, seed)
        assert isinstance(world, Nanty)
        assert asks(world) == asks(state) and GAME.view(world, seat) == GAME.view(state, seat)
        yield world


# -- what is no strike


@pytest.mark.rule("N9.43")
@pytest.mark.parametrize("card", [card for card in CARDS if card not in (*STRIKES, *PLAIN)])
def test_other_cards_strike_no_player(card: str) -> None:
    """Symbols, events, texts about oneself or about an agent: nobody is asked to ignore the whole text."""
    state = table(card, "mr_jaggers, costermonger", "errand_boy", upper="")
    play(state, card)
    while asks(state) not in ((0, "act"), (1, "act")):
        assert asks(state) not in ((1, "ward"), (2, "ward"))
        choose(state, sorted(offers(state) - {"no"} or {"no"})[0])


@pytest.mark.rule("N9.43", "N9.23", "N9.37", "N9.38")
def test_who_is_only_paid_is_not_struck() -> None:
    """The apothecary's and the waterman's friend, and the one who gains by Jarndyce and Jarndyce."""
    for card in ("discreet_apothecary", "thames_waterman"):
        state = choose(play(table(card, "mr_jaggers, costermonger"), card), 1)
        assert money(state) == [18, 12, 4] and asks(state) in ((0, "remove"), (0, "move_own_agent"))
    state = play(table("jarndyce_and_jarndyce", "mr_jaggers, costermonger"), "jarndyce_and_jarndyce", "2 1")
    assert money(state) == [20, 13, 1] and asks(state) == (0, "place")


@pytest.mark.rule("N9.43", "N9.21")
def test_ignored_hire_costs_nothing() -> None:
    """Nobody is paid, nobody is killed."""
    state = choose(strike("hired_ruffians"), "mr_jaggers")
    assert money(state) == [20, 10, 4] and agents(state, "city") == [1, 1, 1] and asks(state) == (0, "act")
