"""N9.8: gambles, with all that one can win and lose."""

from __future__ import annotations

import pytest

from gaslamp.games.nanty.state import Nanty
from tests.games.nanty.scene import (
    agents,
    choose,
    dice,
    discarded,
    grenadiers,
    hand,
    money,
    offers,
    play,
    refused,
    scene,
    told,
    unrest,
)
from tests.games.telling import asks

SPENT = "mr_jaggers, doctor_watson, abel_magwitch"  # with these discarded nobody can react while there are upper cards
GAMBLES = ("bookmaker", "card_sharp", "suicide_club")
LOSSES = ("card_sharp", "suicide_club")  # without the way out for money


def gambler(card: str, rolled: int, *, cash: int = 4, where: str = "strand, city", spent: str = SPENT) -> Nanty:
    """Seat 0, with so much money and an agent in each of some districts, has played a gamble and uses it."""
    crowds = {name: (1, 0, 0) for name in where.split(", ") if name}
    state = scene(
        *(f"{card}, bobby", "errand_boy", "lamplighter"),
        agents={**crowds, "east_end": (0, 2, 1), "lambeth": (0, 1, 0)},
        unrest="east_end, strand",
        money=(cash, 5, 2),
        discard=spent,
    )
    return play(dice(state, rolled), card, card)


# -- the die


@pytest.mark.rule("N9.8", "N2.2")
@pytest.mark.parametrize("card", GAMBLES)
def test_nobody_has_to_gamble(card: str) -> None:
    """The die is not rolled."""
    state = scene(f"{card}, bobby", "errand_boy", agents={"strand": (1, 1)}, unrest="strand", discard=SPENT)
    play(dice(state, 1), card)
    assert asks(state) == (0, "read") and offers(state) == {card, "no"}
    choose(state, "no")
    assert told(state) == [f"played 0 {card}"] and asks(state) == (0, "act") and agents(state, "strand") == [1, 1]


@pytest.mark.rule("N9.8")
@pytest.mark.parametrize("card", GAMBLES)
@pytest.mark.parametrize("rolled", [2, 3, 4, 5, 6])
def test_two_to_six_is_nothing(card: str, rolled: int) -> None:
    """Neither won nor lost; another card may be played."""
    state = gambler(card, rolled)
    assert asks(state) == (0, "act") and offers(state) == {"play bobby", "no"} and discarded(state)[-1] == card
    assert money(state) == [4, 5, 2] and agents(state, "supply") == [10, 9, 11]
    assert [line.split()[:3] for line in told(state)] == [["played", "0", card], ["diced", "0", f"x{rolled}"]]


# -- winning


@pytest.mark.rule("N9.8")
@pytest.mark.parametrize("rolled", range(7, 13))
def test_bookmaker_pays_four_pounds_from_seven_on(rolled: int) -> None:
    """From the bank, without a question."""
    state = gambler("bookmaker", rolled)
    assert money(state) == [8, 5, 2] and asks(state) == (0, "act") and told(state)[-1] == "got 0 x4"


@pytest.mark.rule("N9.8", "N9")
@pytest.mark.parametrize("rolled", range(7, 13))
def test_card_sharp_takes_three_pounds_of_a_player_from_seven_on(rolled: int) -> None:
    """Or all that there is, from a player of one's choice; or nothing."""
    for victim, won in ((1, [7, 2, 2]), (2, [6, 5, 0]), ("no", [4, 5, 2])):
        state = gambler("card_sharp", rolled)
        assert asks(state) == (0, "target") and offers(state) == {"1", "2", "no"}
        assert money(choose(state, victim)) == won and asks(state) == (0, "act")


@pytest.mark.rule("N9.8")
def test_card_sharp_cannot_rob_the_penniless() -> None:
    """If nobody has money nothing is won."""
    state = scene("card_sharp, bobby", "errand_boy", "lamplighter", money=(4, 0, 1), discard=SPENT)
    play(dice(state, 12), "card_sharp", "card_sharp")
    assert offers(state) == {"2", "no"}
    state = scene("card_sharp, bobby", "errand_boy", money=(4, 0), discard=SPENT)
    play(dice(state, 12), "card_sharp", "card_sharp")
    assert asks(state) == (0, "act") and money(state) == [4, 0]


@pytest.mark.rule("N9.8", "N9.43")
def test_who_is_to_be_robbed_may_ignore_it() -> None:
    """Then nobody is robbed."""
    state = scene("card_sharp, bobby", "mr_jaggers", "lamplighter", money=(4, 5, 5))
    play(dice(state, 7), "card_sharp", "card_sharp", 1)
    assert asks(state) == (1, "ward")
    choose(state, "mr_jaggers")
    assert money(state) == [4, 5, 5] and asks(state) == (0, "act")


@pytest.mark.rule("N9.8")
@pytest.mark.parametrize("rolled", range(7, 13))
def test_suicide_club_removes_an_agent_in_unrest_from_seven_on(rolled: int) -> None:
    """Of one's choice, even an own one, where there is a marker, which goes too; or none."""
    state = gambler("suicide_club", rolled)
    assert asks(state) == (0, "remove")
    assert offers(state) == {"strand agent 0", "east_end agent 1", "east_end agent 2", "no"}
    refused(state, "lambeth agent 1", "N9.8")
    choose(state, "east_end agent 1")
    assert agents(state, "east_end") == [0, 1, 1] and unrest(state) == ["strand"] and asks(state) == (0, "act")
    state = gambler("suicide_club", rolled)
    assert agents(choose(state, "no"), "supply") == [10, 9, 11] and unrest(state) == ["strand", "east_end"]
    state = choose(gambler("suicide_club", rolled), "strand agent 0")
    assert agents(state, "supply") == [11, 9, 11] and unrest(state) == ["east_end"]


@pytest.mark.rule("N9.8")
def test_suicide_club_has_no_hold_on_grenadiers_and_new_citizens() -> None:
    """The text speaks of agents; without any in unrest there is nothing to choose."""
    state = scene(
        *("suicide_club, bobby", "errand_boy"),
        agents={"strand": (1, 1)},
        grenadiers={"city": 1},
        citizens={"city": 1},
        unrest="city",
        discard=SPENT,
    )
    play(dice(state, 9), "suicide_club", "suicide_club")
    assert asks(state) == (0, "act") and grenadiers(state, "city") == 1 and unrest(state) == ["city"]


@pytest.mark.rule("N9.8", "N9.40", "N9.43", "N3.9")
@pytest.mark.parametrize("saviour", ["mr_jaggers", "doctor_watson"])
def test_victim_of_the_suicide_club_may_react(saviour: str) -> None:
    """It is the deed of another player, and the text of a card."""
    state = scene("suicide_club, bobby", f"{saviour}, errand_boy", agents={"strand": (1, 1)}, unrest="strand")
    play(dice(state, 9), "suicide_club", "suicide_club", "strand agent 1")
    assert asks(state) == (1, "save") and offers(state) == {"no", saviour}
    choose(state, saviour)
    assert agents(state, "strand") == [1, 1] and unrest(state) == ["strand"] and asks(state) == (0, "act")


# -- losing


@pytest.mark.rule("N9.8")
@pytest.mark.parametrize("card", LOSSES)
def test_with_a_one_an_own_agent_goes(card: str) -> None:
    """One chooses which, and cannot do without; money does not help."""
    state = gambler(card, 1, cash=50)
    assert asks(state) == (0, "sacrifice") and offers(state) == {"strand", "city"}
    refused(state, "no", "N9.8")
    refused(state, "east_end", "N9.8")
    choose(state, "strand")
    assert agents(state, "strand") == [0, 0, 0] and agents(state, "supply") == [11, 9, 11]
    assert unrest(state) == ["east_end"] and money(state) == [50, 5, 2] and asks(state) == (0, "act")


@pytest.mark.rule("N9.8")
@pytest.mark.parametrize("card", LOSSES)
def test_only_agent_goes_without_a_question(card: str) -> None:
    """There is no choice."""
    state = gambler(card, 1, where="city")
    assert agents(state, "city") == [0, 0, 0] and asks(state) == (0, "act") and money(state) == [4, 5, 2]


@pytest.mark.rule("N9.8")
@pytest.mark.parametrize("card", LOSSES)
def test_without_agents_nothing_is_lost(card: str) -> None:
    """The others' stay."""
    state = gambler(card, 1, where="")
    assert agents(state, "supply") == [12, 9, 11] and money(state) == [4, 5, 2] and asks(state) == (0, "act")


@pytest.mark.rule("N9.8")
@pytest.mark.parametrize("cash", [2, 9])
def test_bookmaker_is_paid_two_pounds_or_takes_an_agent(cash: int) -> None:
    """As one likes."""
    state = gambler("bookmaker", 1, cash=cash)
    assert asks(state) == (0, "forfeit") and offers(state) == {"strand", "city", "no"}
    refused(state, "east_end", "N9.8")
    choose(state, "no")
    assert money(state) == [cash - 2, 5, 2] and agents(state, "supply") == [10, 9, 11] and asks(state) == (0, "act")
    state = choose(gambler("bookmaker", 1, cash=cash), "strand")
    assert money(state) == [cash, 5, 2] and agents(state, "supply") == [11, 9, 11] and unrest(state) == ["east_end"]


@pytest.mark.rule("N9.8", "N9")
@pytest.mark.parametrize("cash", [0, 1])
def test_who_cannot_pay_the_bookmaker_in_full_loses_an_agent(cash: int) -> None:
    """And keeps what money there is."""
    state = gambler("bookmaker", 1, cash=cash)
    assert offers(state) == {"strand", "city"}
    refused(state, "no", "N9.8")
    choose(state, "city")
    assert money(state) == [cash, 5, 2] and agents(state, "city") == [0, 0, 0]
    state = gambler("bookmaker", 1, cash=cash, where="city")
    assert agents(state, "city") == [0, 0, 0] and asks(state) == (0, "act")


@pytest.mark.rule("N9.8", "N9")
@pytest.mark.parametrize(("cash", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_who_has_no_agents_pays_the_bookmaker_what_there_is(cash: int, left: int) -> None:
    """There is no choice."""
    state = gambler("bookmaker", 1, cash=cash, where="")
    assert money(state) == [left, 5, 2] and asks(state) == (0, "act")
    assert told(state)[2:] == ([f"paid 0 x{cash - left}"] if cash else [])


@pytest.mark.rule("N9.8", "N9.42", "N3.9")
@pytest.mark.parametrize("card", GAMBLES)
def test_agent_lost_in_a_gamble_may_turn_up_elsewhere(card: str) -> None:
    """Whatever removes it, even an own card; what only stops others does not help."""
    state = scene(
        *(f"{card}, abel_magwitch, doctor_watson, mr_jaggers", "errand_boy"),
        agents={"strand": (1, 1), "city": (1, 0)},
        unrest="strand",
    )
    play(dice(state, 1), card, card, "strand")
    assert asks(state) == (0, "save") and offers(state) == {"no", "abel_magwitch"}
    choose(state, "abel_magwitch", "vauxhall")
    assert agents(state, "vauxhall") == [1, 0] and agents(state, "supply") == [10, 11] and unrest(state) == []
    assert hand(state, 0) == ["doctor_watson", "mr_jaggers"] and asks(state) == (0, "act")


@pytest.mark.rule("N9.8", "N9.41")
@pytest.mark.parametrize("card", GAMBLES)
def test_agent_lost_in_a_gamble_may_be_kept(card: str) -> None:
    """By a card that stops every removal."""
    state = scene(f"{card}, st_bartholomews", "errand_boy", agents={"strand": (1, 1), "city": (1, 0)}, upper="")
    play(dice(state, 1), card, card, "strand")
    assert asks(state) == (0, "save") and offers(state) == {"no", "st_bartholomews"}
    choose(state, "st_bartholomews")
    assert agents(state, "strand") == [1, 1] and agents(state, "supply") == [10, 11] and money(state) == [0, 0]
