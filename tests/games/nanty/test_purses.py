"""N9: texts that earn, steal or demand money."""

from __future__ import annotations

import pytest

from gaslamp.games.nanty.state import Nanty
from tests.games.nanty.scene import (
    GAME,
    choose,
    discarded,
    front,
    hand,
    money,
    offers,
    owner,
    pass_on,
    play,
    refused,
    scene,
    told,
)
from tests.games.telling import asks

SPENT = "mr_jaggers, doctor_watson, abel_magwitch"  # with these discarded nobody can react while there are upper cards
LOANS = ("merryweather", "suburban_bank")


def limits(state: Nanty) -> list[int]:
    """Up to how many cards each draws."""
    return [int(player.get("limit", 5)) for player in GAME.view(state, None)["table"]["players"]]


# -- N9: a player of your choice


@pytest.mark.rule("N9", "N9.3", "N9.10", "N9.11", "N9.15", "N9.18", "N9.25", "N9.35")
@pytest.mark.parametrize(
    ("card", "rule"),
    [
        ("mr_bumble", "N9.3"),
        ("charles_milverton", "N9.10"),
        ("marshalsea", "N9.10"),
        ("sanitary_inspector", "N9.11"),
        ("pickpocket", "N9.15"),
        ("quack_doctor", "N9.18"),
        ("sergeant_cuff", "N9.25"),
        ("raffles", "N9.35"),
    ],
)
def test_player_of_ones_choice_is_never_oneself(card: str, rule: str) -> None:
    """Anybody else, or nobody; nor somebody who is not at the table."""
    state = scene(
        *("bobby", f"{card}, lamplighter", "errand_boy"),
        money=(9, 9, 9),
        buildings={"city": 0, "lambeth": 1, "strand": 2},
        blocked="lambeth",
        discard=SPENT,
        active=1,
    )
    play(state, card)
    assert asks(state) == (1, "target") and offers(state) == {"0", "2", "no"}
    refused(state, 1, rule)
    refused(state, 3, rule)
    choose(state, "no")
    assert money(state) == [9, 9, 9] and [len(hand(state, seat)) for seat in range(3)] == [1, 1, 1]
    assert [name for name in map(str.split, told(state)) if name[0] != "played"] == []


@pytest.mark.rule("N9", "N9.43")
@pytest.mark.parametrize(
    ("card", "next_one"), [("charles_milverton", "place"), ("sanitary_inspector", "act"), ("pickpocket", "act")]
)
def test_text_that_is_ignored_is_spent(card: str, next_one: str) -> None:
    """Nobody else is struck instead; the card goes on below the text and is discarded."""
    state = scene(f"{card}, bobby", "mr_jaggers, lamplighter", "errand_boy", money=(0, 9, 9), buildings={"city": 1})
    play(state, card, 1)
    assert asks(state) == (1, "ward") and offers(state) == {"no", "mr_jaggers"}
    choose(state, "mr_jaggers")
    assert asks(state) == (0, next_one)
    assert money(state) == [0, 9, 9] and owner(state, "city") == 1 and front(state, 1) == []
    assert discarded(pass_on(state)) == (["mr_jaggers", card])


# -- N9.1: from each


@pytest.mark.rule("N9.1", "N9")
@pytest.mark.parametrize("card", ["artful_dodger", "forty_elephants"])
def test_two_pounds_from_each_other_player(card: str) -> None:
    """Clockwise; who has less gives all."""
    state = scene(
        "bobby", "errand_boy", f"{card}, lamplighter", "gin_palace", money=(5, 0, 3, 1), discard=SPENT, active=2
    )
    play(state, card, card)
    assert money(state) == [3, 0, 6, 0]
    assert told(state) == [f"played 2 {card}", "paid_to 3 x1 against 2", "paid_to 0 x2 against 2"]
    assert asks(state) == (2, "place")


@pytest.mark.rule("N9.1", "N2.2")
@pytest.mark.parametrize("card", ["artful_dodger", "forty_elephants"])
def test_nobody_has_to_rob_all(card: str) -> None:
    """The text may be left out."""
    state = play(scene(card, "bobby", money=(0, 5), discard=SPENT), card)
    assert asks(state) == (0, "read") and offers(state) == {card, "no"}
    refused(state, "bobby", "N9.1")
    choose(state, "no")
    assert money(state) == [0, 5] and asks(state) == (0, "place")


@pytest.mark.rule("N9.1")
@pytest.mark.parametrize("card", ["artful_dodger", "forty_elephants"])
def test_there_is_nobody_to_rob_where_nobody_else_has_money(card: str) -> None:
    """The card goes on."""
    state = play(scene(card, "bobby", "errand_boy", money=(5, 0, 0)), card)
    assert asks(state) == (0, "place") and money(state) == [5, 0, 0]


@pytest.mark.rule("N9.1", "N9.43", "N3.9")
def test_who_has_no_money_is_not_asked_to_ignore_the_robbery() -> None:
    """It takes nothing there."""
    state = scene("artful_dodger, bobby", "errand_boy", "lamplighter", money=(0, 0, 2))
    play(state, "artful_dodger", "artful_dodger")
    assert asks(state) == (2, "ward") and money(choose(state, "no")) == [2, 0, 0]


@pytest.mark.rule("N9.1", "N9.43", "N3.9")
def test_one_who_ignores_a_text_does_not_spare_the_others() -> None:
    """Each is asked for himself, as long as he may hold the card."""
    state = scene("artful_dodger, bobby", "errand_boy", "mr_jaggers, lamplighter", "gin_palace", money=(0, 2, 2, 2))
    play(state, "artful_dodger", "artful_dodger")
    assert asks(state) == (1, "ward") and offers(state) == {"no"}
    choose(state, "no")
    assert asks(state) == (2, "ward") and money(state) == [2, 0, 2, 2]
    choose(state, "mr_jaggers")
    assert asks(state) == (0, "place")  # the one such card lies face up now: the fourth is not asked
    assert money(state) == [4, 0, 2, 0] and discarded(state) == ["mr_jaggers"]


# -- N9.2: loans


@pytest.mark.rule("N9.2")
@pytest.mark.parametrize("card", LOANS)
def test_loan_is_ten_pounds_and_stays_before_the_player(card: str) -> None:
    """It is never discarded; then another card may be played."""
    state = scene(f"{card}, bobby", "errand_boy", money=(1, 1), discard=SPENT)
    play(state, card)
    assert asks(state) == (0, "read") and front(state, 0) == []
    choose(state, card)
    assert money(state) == [11, 1] and front(state, 0) == [card]
    assert asks(state) == (0, "act") and offers(state) == {"play bobby", "no"}
    choose(state, "no")
    assert asks(state) == (1, "act") and card not in discarded(state)
    assert GAME.view(state, 1)["table"]["players"][0]["front"] == [card]
    assert limits(state) == [5, 5] and len(hand(state, 0)) == 5


@pytest.mark.rule("N9.2", "N2.2", "N2.7")
@pytest.mark.parametrize("card", LOANS)
def test_nobody_has_to_borrow(card: str) -> None:
    """Without the money the card is discarded like any other."""
    state = play(scene(f"{card}, bobby", "errand_boy", discard=SPENT), card, "no")
    assert money(state) == [0, 0] and front(state, 0) == []
    assert asks(state) == (0, "act") and discarded(state)[-1] == card


@pytest.mark.rule("N9.2", "N2.3")
def test_both_loans_may_be_taken_in_a_turn() -> None:
    """One lets the other be played."""
    state = scene("merryweather, suburban_bank", "errand_boy", discard=SPENT)
    play(state, "merryweather", "merryweather")
    play(state, "suburban_bank", "suburban_bank")
    assert money(state) == [20, 0] and front(state, 0) == list(LOANS)
    assert state.scores == [20 - 12 - 15, 0]  # what is left is not enough to repay the second


@pytest.mark.rule("N9.2", "N8.1")
@pytest.mark.parametrize(("has", "points"), [(0, -15), (11, -4), (12, 0), (13, 1)])
def test_loan_is_repaid_at_the_end_by_who_can(has: int, points: int) -> None:
    """£12, or fifteen points."""
    assert scene("bobby", "", money=(has, 4), front={0: "suburban_bank"}).scores == [points, 4]


@pytest.mark.rule("N9.2", "N7.6")
@pytest.mark.parametrize(("has", "won"), [(61, False), (62, True)])
def test_loan_takes_twelve_pounds_off_a_fortune(has: int, won: bool) -> None:
    """Mr de Sidonia, of three players, needs £50."""
    state = scene("bobby", "", "", money=(0, has, 0), front={1: "merryweather"}, identity="moriarty, sidonia, balmoral")
    pass_on(play(state, "bobby"))
    assert bool(state.over) == won and (not won or state.places == [2, 1, 2])


@pytest.mark.rule("N9.44", "N9.2")
def test_turn_may_be_ended_after_a_loan_which_stays_where_it_is() -> None:
    """It was carried out last, but did not go to the discard pile: nothing comes back, not even the card before it."""
    state = scene("muffin_man, merryweather, five_oclock_tea, bobby", "errand_boy", upper="")
    play(play(state, "muffin_man"), "merryweather", "merryweather")
    assert offers(state) == {"play five_oclock_tea", "play bobby", "interrupt five_oclock_tea", "no"}
    choose(state, "interrupt five_oclock_tea")
    assert asks(state) == (1, "act") and front(state, 0) == ["merryweather"] and money(state) == [13, 0]
    assert discarded(state)[-2:] == ["muffin_man", "five_oclock_tea"]
    assert "bobby" in hand(state, 0) and len(hand(state, 0)) == 5


# -- N9.5, N9.17, N9.28: money from the bank


@pytest.mark.rule("N9.5", "N2.2")
@pytest.mark.parametrize("card", ["gaiety_theatre", "simpsons_restaurant"])
@pytest.mark.parametrize(
    ("crowd", "soldiers", "settlers", "earned"),
    [((0, 0, 0), 0, 0, 0), ((1, 0, 0), 0, 0, 1), ((0, 2, 1), 0, 0, 3), ((0, 0, 0), 2, 1, 3), ((2, 1, 3), 1, 2, 9)],
)
def test_a_pound_for_each_figure_in_the_strand(
    card: str, crowd: tuple[int, ...], soldiers: int, settlers: int, earned: int
) -> None:
    """Agents of anybody, grenadiers and new citizens; not those of other districts. Nobody is asked."""
    state = scene(
        *(f"{card}, bobby", "errand_boy", "lamplighter"),
        agents={"strand": crowd, "city": (0, 1, 2), "lambeth": (0, 1, 1)},
        grenadiers={"strand": soldiers, "city": 1},
        citizens={"strand": settlers, "lambeth": 1},
        buildings={"strand": 1},
        discard=SPENT,
    )
    play(state, card)
    assert asks(state) == (1, "act") and money(state) == [earned, 0, 0]
    shown = [line for line in told(state) if line != "built_nothing 0"]
    assert shown[:2] == [f"played 0 {card}", f"got 0 x{earned}" if earned else "drew 0"]


@pytest.mark.rule("N9.17", "N2.2")
@pytest.mark.parametrize("card", ["penny_a_liner", "police_gazette", "ballad_monger"])
@pytest.mark.parametrize(
    ("where", "earned"), [("", 0), ("city", 1), ("city, strand, vauxhall", 3), ("chelsea, east_end, city, lambeth", 4)]
)
def test_a_pound_for_each_unrest_marker(card: str, where: str, earned: int) -> None:
    """On the whole board; nobody is asked about it."""
    state = scene(f"{card}, bobby", "errand_boy", agents={"marylebone": (1, 0), "strand": (0, 4)}, unrest=where)
    play(state, card)
    if card == "ballad_monger":
        assert asks(state) == (0, "place") and money(state) == [0, 0]
        choose(state, "no")
    assert money(state) == [earned, 0]
    assert asks(state) == ((0, "place") if card == "penny_a_liner" else (1, "act"))


@pytest.mark.rule("N9.28", "N2.2")
@pytest.mark.parametrize("card", ["gasworks", "chimney_sweep"])
@pytest.mark.parametrize("houses", [{}, {"city": 1}, {"chelsea": 0, "city": 1, "strand": 2, "lambeth": 1}])
def test_a_pound_for_each_building(card: str, houses: dict[str, int]) -> None:
    """No matter whose, and whether a grenadier stands there; nobody is asked."""
    state = scene(f"{card}, bobby", "errand_boy", "", buildings=houses, grenadiers={"city": 1}, blocked="chelsea")
    play(state, card)
    assert money(state) == [len(houses), 0, 0]
    assert asks(state) == ((0, "place") if card == "chimney_sweep" else (1, "act"))


# -- N9.34: a district with unrest


@pytest.mark.rule("N9.34")
def test_two_pounds_for_each_agent_in_a_district_with_unrest() -> None:
    """Agents of anybody; grenadiers and new citizens do not count."""
    crowds = {"strand": (1, 2, 0), "city": (0, 0, 1), "lambeth": (3, 3, 3)}
    soldiers, settlers = {"strand": 1, "vauxhall": 1}, {"strand": 1, "vauxhall": 1}

    def chosen(district: str) -> Nanty:
        state = scene(
            *("undertakers_parlour", "bobby", "errand_boy"),
            agents=crowds,
            grenadiers=soldiers,
            citizens=settlers,
            unrest="strand, city, vauxhall, chelsea",
        )
        play(state, "undertakers_parlour")
        assert asks(state) == (0, "earn_in_unrest") and offers(state) == {"strand", "city", "no"}
        refused(state, "lambeth", "N9.34")  # no unrest
        refused(state, "vauxhall", "N9.34")  # no agents
        return choose(state, district)

    assert [money(chosen(where)) for where in ("strand", "city", "no")] == [[6, 0, 0], [2, 0, 0], [0, 0, 0]]


@pytest.mark.rule("N9.34")
def test_without_agents_in_unrest_there_is_nothing_to_choose() -> None:
    """The card goes on."""
    state = scene("undertakers_parlour", "bobby", agents={"strand": (1, 1)}, unrest="vauxhall", discard=SPENT)
    assert asks(play(state, "undertakers_parlour")) == (1, "act") and money(state) == [0, 0]


# -- N9.15: from one


@pytest.mark.rule("N9.15")
@pytest.mark.parametrize(("has", "stolen"), [(1, 1), (2, 2), (3, 3), (8, 3)])
def test_pickpocket_takes_three_pounds_or_all(has: int, stolen: int) -> None:
    """From a player of one's choice, who is not asked."""
    state = scene("pickpocket, bobby", "errand_boy", "lamplighter", money=(4, has, 7), discard=SPENT)
    play(state, "pickpocket", 1)
    assert money(state) == [4 + stolen, has - stolen, 7] and asks(state) == (0, "act")
    assert told(state)[-1] == f"paid_to 1 x{stolen} against 0"


@pytest.mark.rule("N9.15")
def test_there_is_nothing_to_steal_from_the_penniless() -> None:
    """They cannot be chosen; if all are, the card goes on."""
    state = scene("pickpocket, bobby", "errand_boy", "lamplighter", money=(4, 0, 1), discard=SPENT)
    play(state, "pickpocket")
    assert offers(state) == {"2", "no"}
    refused(state, 1, "N9.15")
    state = scene("pickpocket, bobby", "errand_boy", money=(4, 0), discard=SPENT)
    assert asks(play(state, "pickpocket")) == (0, "act")


# -- N9.38: from one to another


@pytest.mark.rule("N9.38", "N9")
def test_two_others_are_chosen_to_pay_and_to_get() -> None:
    """Neither is oneself, they are not the same, and who pays has something."""
    state = scene("bobby", "jarndyce_and_jarndyce", "errand_boy", "lamplighter", money=(4, 9, 2, 0), upper="", active=1)
    play(state, "jarndyce_and_jarndyce")
    assert asks(state) == (1, "force_payment") and offers(state) == {"0 2", "0 3", "2 0", "2 3", "no"}
    for wrong in ("1 0", "0 1", "0 0", "3 0", "2 1"):
        refused(state, wrong, "N9.38")
    choose(state, "0 3")
    assert money(state) == [1, 9, 2, 3] and asks(state) == (1, "place")


@pytest.mark.rule("N9.38", "N9")
@pytest.mark.parametrize(("has", "paid"), [(1, 1), (2, 2), (3, 3), (5, 3)])
def test_who_is_made_to_pay_gives_three_pounds_or_all(has: int, paid: int) -> None:
    """The others keep what they have."""
    state = scene("jarndyce_and_jarndyce", "bobby", "errand_boy", money=(7, has, 1), upper="")
    play(state, "jarndyce_and_jarndyce", "1 2")
    assert money(state) == [7, has - paid, 1 + paid]
    assert told(state)[-1] == f"paid_to 1 x{paid} against 2"


@pytest.mark.rule("N9.38", "N2.2")
def test_nobody_has_to_make_others_pay() -> None:
    """The text may be left out; if nobody else has money nothing is asked."""
    state = play(scene("jarndyce_and_jarndyce", "bobby", "", money=(0, 4, 4), upper=""), "jarndyce_and_jarndyce", "no")
    assert money(state) == [0, 4, 4] and asks(state) == (0, "place")
    state = play(scene("jarndyce_and_jarndyce", "bobby", "", money=(9, 0, 0), upper=""), "jarndyce_and_jarndyce")
    assert asks(state) == (0, "place") and money(state) == [9, 0, 0]


@pytest.mark.rule("N9.38", "N9.43")
def test_only_who_is_made_to_pay_may_ignore_it() -> None:
    """Who gets the money is not asked."""
    state = scene("jarndyce_and_jarndyce", "bobby", "mr_jaggers", money=(0, 4, 4), upper="")
    assert money(play(state, "jarndyce_and_jarndyce", "1 2", "no")) == [0, 1, 7]
    assert asks(state) == (0, "place") and hand(state, 2) == ["mr_jaggers"]
    state = scene("jarndyce_and_jarndyce", "bobby", "mr_jaggers", money=(0, 4, 4), upper="")
    play(state, "jarndyce_and_jarndyce", "2 1")
    assert asks(state) == (2, "ward")
    assert money(choose(state, "mr_jaggers")) == [0, 4, 4] and asks(state) == (0, "place")


@pytest.mark.rule("N9.38", "N1.3")
def test_two_players_have_no_such_card() -> None:
    """It stays in the box."""
    assert "jarndyce_and_jarndyce" in [GAME.cards[card] for card in scene("", "").box.list()]
    assert scene("", "", "").box.size == 0
