"""N8.1, N8.2, N8.4: what is counted at the end, and who wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from gaslamp.engine.words.voice import Voice
from gaslamp.games.nanty.state import Nanty
from tests.games.nanty.fate import befall
from tests.games.nanty.scene import DISTRICTS, GAME, choose, front, happened, money, pass_on, play, scene, told
from tests.games.telling import asks

MARKERS = ", ".join(DISTRICTS[:8])
SETS = ("standard", "classic", "extended")


def deck_out(
    agents: Mapping[str, Sequence[int]] | None = None,
    buildings: Mapping[str, int] | None = None,
    grenadiers: Mapping[str, int] | None = None,
    pounds: Sequence[int] = (),
    front: Mapping[int, str] | None = None,
    identity: str = "",
    one: str = "standard",
    unrest: str = "",
    seats: int = 3,
) -> Nanty:
    """Seat 0 plays a card that does nothing; then the deck has a single card for the five that are to be drawn."""
    state = scene(
        "mr_micawber",
        *[""] * (seats - 1),
        agents=agents,
        buildings=buildings,
        grenadiers=grenadiers,
        money=pounds,
        front=front,
        identity=identity,
        one=one,
        unrest=unrest,
        upper="",
        lower="bobby",
    )
    pass_on(play(state, "mr_micawber"))
    assert state.over and len(happened(state, "deck_out")) == 1 and happened(state, "rioted") == []
    return state


def winners(state: Nanty) -> list[str]:
    """Who has been told to have won, and as whom."""
    return [
        f"{each.seat} {GAME.cards[each.card]}"
        for each in happened(state, "won", "won_by_points", "won_tie", "shared_win")
    ]


def rioting(
    pounds: Sequence[int],
    identity: str,
    one: str,
    agents: Mapping[str, Sequence[int]] | None = None,
    unrest: str = MARKERS,
) -> Nanty:
    """Seat 0 draws riots with eight markers on the board."""
    hands = ["martians", *[""] * (len(pounds) - 1)]
    state = befall(scene(*hands, money=pounds, identity=identity, one=one, agents=agents, unrest=unrest), "riots")
    assert state.over and len(happened(state, "rioted")) == 1 and happened(state, "deck_out") == []
    return state


# -- N8.1


@pytest.mark.rule("N8.1", "N8")
def test_points_are_agents_buildings_and_money() -> None:
    """5 for an agent, the price for a building, 1 for each pound."""
    state = deck_out(
        agents={"city": (2, 1, 0), "vauxhall": (1, 0, 0)}, buildings={"city": 1, "chelsea": 1}, pounds=[4, 7, 9]
    )
    assert state.scores == [15 + 4, 5 + 24 + 7, 9] and state.places == [2, 1, 3]


@pytest.mark.rule("N8.1")
@pytest.mark.parametrize(
    ("district", "price"), list(zip(DISTRICTS, [6, 18, 12, 12, 18, 6, 6, 6, 12, 12, 18, 12], strict=True))
)
def test_a_building_is_worth_the_price_of_its_district(district: str, price: int) -> None:
    """As its card shows it."""
    assert deck_out(buildings={district: 2}).scores == [0, 0, price]


@pytest.mark.rule("N8.1")
def test_agents_and_buildings_beside_a_grenadier_are_worth_nothing() -> None:
    """Everybody's; elsewhere they count."""
    state = deck_out(
        agents={"city": (2, 1, 1), "strand": (0, 1, 0)},
        buildings={"city": 2, "lambeth": 0},
        grenadiers={"city": 1},
    )
    assert state.scores == [18, 5, 0]


@pytest.mark.rule("N8.1", "N9.2")
@pytest.mark.parametrize("loan", ["merryweather", "suburban_bank"])
@pytest.mark.parametrize(("pounds", "points"), [(0, -15), (11, -4), (12, 0), (20, 8)])
def test_a_loan_is_repaid_by_who_can_and_costs_fifteen_points_otherwise(loan: str, pounds: int, points: int) -> None:
    """£12 are taken; with £11 it is not repaid, and the money counts."""
    state = deck_out(pounds=[1, pounds, 1], front={1: loan})
    assert state.scores == [1, points, 1]
    assert [each.n for each in happened(state, "repaid")] == [12 if pounds >= 12 else 0]
    assert money(state)[1] == (pounds - 12 if pounds >= 12 else pounds)
    assert front(state, 1) == ([] if pounds >= 12 else [loan])


@pytest.mark.rule("N8.1", "N9.2")
@pytest.mark.parametrize(("pounds", "points"), [(0, -30), (11, -19), (12, -15), (23, -4), (24, 0), (30, 6)])
def test_each_of_two_loans_is_repaid_as_far_as_the_money_goes(pounds: int, points: int) -> None:
    """Both, one of them, or none."""
    state = deck_out(pounds=[1, pounds, 1], front={1: "merryweather, suburban_bank"})
    assert state.scores == [1, points, 1]
    repaid = min(2, pounds // 12)
    assert money(state)[1] == pounds - 12 * repaid and len(front(state, 1)) == 2 - repaid
    assert sorted(each.n for each in happened(state, "repaid")) == [0] * (2 - repaid) + [12] * repaid


@pytest.mark.rule("N8.1", "N8.4")
@pytest.mark.parametrize(
    ("pounds", "loans", "points"),
    [(12, "merryweather", 18), (11, "merryweather", 14), (23, "merryweather, suburban_bank", 14)],
)
def test_loans_are_settled_before_the_winner_is_found(pounds: int, loans: str, points: int) -> None:
    """With the City a loan of exactly £12 leaves £18: by a point more or less than the others have."""
    for mine, places in ((points - 1, [2, 1, 3]), (points + 1, [1, 2, 3])):
        state = deck_out(pounds=[mine, pounds, 0], front={1: loans}, buildings={"city": 1})
        assert state.scores == [mine, points, 0] and state.places == places


@pytest.mark.rule("N8.1")
@pytest.mark.parametrize(
    ("pounds", "loans", "points"),
    [
        (12, "merryweather", 0),
        (11, "suburban_bank", -4),
        (23, "merryweather, suburban_bank", -4),
        (24, "merryweather, suburban_bank", 0),
    ],
)
def test_points_before_the_end_are_those_that_one_would_have(pounds: int, loans: str, points: int) -> None:
    """As if every loan were repaid now that can be; nothing is paid yet."""
    state = scene("mr_micawber", "", money=[3, pounds], front={1: loans}, agents={"city": (0, 1)})
    assert state.scores == [3, points + 5] and money(state) == [3, pounds]


@pytest.mark.rule("N8.1")
def test_other_cards_in_front_cost_no_points() -> None:
    """Only loans do; buildings do not repay them."""
    state = deck_out(pounds=[9, 9, 9], front={1: "charles_milverton", 2: "merryweather"}, buildings={"city": 2})
    assert state.scores == [9, 9, 9 + 18 - 15]
    assert [each.seat for each in happened(state, "repaid")] == [2]


@pytest.mark.rule("N8.1", "N6.10")
def test_riots_count_points_and_loans_as_the_deck_does() -> None:
    """Somebody has to repay, and wins all the same."""
    state = befall(
        scene("martians", "", money=[5, 30], front={1: "merryweather"}, unrest=MARKERS, buildings={"city": 0}), "riots"
    )
    assert state.scores == [23, 18] and state.places == [1, 2] and "repaid 1 merryweather x12" in told(state)


# -- N8.2: who wins by it


@pytest.mark.rule("N8.2", "N7.7", "N8.4")
@pytest.mark.parametrize("one", ["standard", "classic"])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_holmes_wins_when_the_deck_is_out(one: str, seat: int) -> None:
    """With no agent and no money; the others share the second place, whatever their points."""
    identity = ["moriarty", "balmoral", "bellinger"]
    identity[seat] = "holmes"
    pounds = [30, 20, 10]
    pounds[seat] = 0
    state = deck_out(pounds=pounds, identity=", ".join(identity), one=one, unrest=MARKERS)
    assert state.places == [1 if other == seat else 2 for other in range(3)]
    assert winners(state) == [f"{seat} holmes"] and happened(state, "won_by_points") == []


@pytest.mark.rule("N8.2", "N7.7", "N6.5")
def test_holmes_wins_in_the_fog_that_takes_the_last_card() -> None:
    """The deck is out all the same; in a game until a draw fails the fog is that draw, unless just five are left."""
    five = "bobby, pickpocket, dustman, errand_boy, mudlark"
    for ending, lower, over in (
        ("last_card", five, True),
        ("failed_draw", "bobby", True),
        ("failed_draw", five, False),
    ):
        state = scene("martians", "", identity="sidonia, holmes", upper="", lower=lower, money=[9], ending=ending)
        assert befall(state, "fog").over == over
    assert choose(state, "no").places == [2, 1]


@pytest.mark.rule("N8.2", "N7.5", "N7.7")
@pytest.mark.parametrize("one", ["standard", "classic"])
def test_an_identity_that_nobody_has_wins_nothing(one: str) -> None:
    """Without Holmes points decide, and Fagin has nothing of the end of the deck."""
    state = deck_out(pounds=[5, 6, 7], identity="fagin, balmoral, bellinger", one=one, unrest=MARKERS)
    assert state.places == [3, 2, 1]


@pytest.mark.rule("N8.2", "N7.7")
@pytest.mark.parametrize(("markers", "wins"), [(2, True), (3, False), (4, False)])
def test_in_the_extended_set_holmes_needs_more_agents_than_there_is_unrest(markers: int, wins: bool) -> None:
    """Three agents, beside a grenadier or not; else the most points win."""
    agents = {"city": (1, 2, 0), "strand": (0, 1, 12)}
    state = deck_out(
        agents=agents,
        grenadiers={"strand": 1},
        identity="balmoral, holmes, lloyd",
        one="extended",
        unrest=", ".join(DISTRICTS[:markers]),
        pounds=[30],
    )
    assert state.places == ([2, 1, 2] if wins else [1, 2, 3])


@pytest.mark.rule("N8.2", "N7.5")
@pytest.mark.parametrize(
    ("agents", "wins"),
    [((4, 4, 4), True), ((5, 0, 0), False), ((0, 5, 0), False), ((0, 0, 6), False), ((0, 0, 0), True)],
)
def test_in_the_extended_set_fagin_needs_more_unrest_than_anybody_has_agents(
    agents: tuple[int, int, int], wins: bool
) -> None:
    """Five markers: four agents each are fewer; five of a single player, even of Fagin, are not."""
    state = deck_out(
        agents={"city": agents},
        identity="balmoral, fagin, lloyd",
        one="extended",
        unrest=", ".join(DISTRICTS[:5]),
        pounds=[90, 0, 50],
    )
    assert state.places == ([2, 1, 2] if wins else [1, 3, 2])


@pytest.mark.rule("N8.2", "N7.5", "N7.7")
@pytest.mark.parametrize(("markers", "places"), [(3, [1, 2, 2]), (4, [2, 3, 1]), (5, [2, 1, 2])])
def test_holmes_and_fagin_cannot_both_win(markers: int, places: list[int]) -> None:
    """Four agents of Holmes: fewer markers, as many, more."""
    state = deck_out(
        agents={"city": (4, 1, 2)},
        identity="holmes, fagin, lloyd",
        one="extended",
        unrest=", ".join(DISTRICTS[:markers]),
        pounds=[0, 0, 50],
    )
    assert state.places == places


@pytest.mark.rule("N8.2", "N6.10", "N7.7")
@pytest.mark.parametrize("one", ["standard", "classic"])
def test_riots_are_neither_good_nor_bad_for_holmes(one: str) -> None:
    """Points decide for all alike."""
    assert rioting([9, 5, 1], "holmes, balmoral, bellinger", one).places == [1, 2, 3]
    assert rioting([1, 5, 9], "holmes, balmoral, bellinger", one).places == [3, 2, 1]


@pytest.mark.rule("N6.10", "N7.7")
def test_in_the_extended_set_holmes_loses_by_riots() -> None:
    """With the most points and the most agents the last; the others by their points."""
    state = rioting([50, 1, 5], "holmes, balmoral, lloyd", "extended", agents={"city": (12, 0, 0)})
    assert state.places == [3, 2, 1] and winners(state) == ["2 lloyd"]


@pytest.mark.rule("N6.10", "N7.5")
@pytest.mark.parametrize("one", SETS)
def test_fagin_wins_nothing_by_riots(one: str) -> None:
    """With all that unrest: the turn has not begun with it, and it is not the deck that is out."""
    assert rioting([1, 3, 2], "fagin, balmoral, bellinger", one).places == [3, 1, 2]


# -- N8.4


@pytest.mark.rule("N8.4")
def test_of_equals_the_dearest_district_card_wins() -> None:
    """£18 beat twice £12, though both have as many points; the third is out of it."""
    state = deck_out(buildings={"strand": 0, "southwark": 0, "city": 1}, pounds=[0, 6, 20])
    assert state.scores == [24, 24, 20] and state.places == [2, 1, 3]
    assert winners(state) == ["1 balmoral"] and happened(state, "won", "won_by_points", "shared_win") == []
    tie = happened(state, "won_tie")[0]
    words = (
        "A tie for the most points: Player 2 holds the dearest district card (£18) and wins the night as Lord Balmoral."
    )
    assert tie.n == 18 and Voice(GAME, "en").event(tie) == words


@pytest.mark.rule("N8.4")
def test_more_points_beat_a_dearer_card() -> None:
    """By a single one."""
    state = deck_out(buildings={"city": 1}, pounds=[19, 0, 0])
    assert state.places == [1, 2, 3] and len(happened(state, "won_by_points")) == 1


@pytest.mark.rule("N8.4")
def test_a_card_counts_in_a_tie_even_beside_a_grenadier() -> None:
    """The building is worth nothing, but the card is held."""
    state = deck_out(buildings={"city": 2, "strand": 1}, grenadiers={"city": 1}, pounds=[0, 3, 15])
    assert state.scores == [0, 15, 15] and state.places == [3, 2, 1]


@pytest.mark.rule("N8.4")
@pytest.mark.parametrize("houses", [{}, {"city": 0, "lambeth": 1}])
def test_those_still_tied_share_the_victory(houses: dict[str, int]) -> None:
    """With cards of the same price, or with none."""
    state = deck_out(buildings=houses, pounds=[9, 9, 3], identity="moriarty, balmoral, bellinger")
    assert state.places == [1, 1, 3]
    assert winners(state) == ["0 moriarty", "1 balmoral"] and len(happened(state, "shared_win")) == 2
    assert Voice(GAME, "pl").event(happened(state, "shared_win")[0]).startswith("Remis na czele")


@pytest.mark.rule("N8.4")
def test_of_three_equals_in_points_two_share_what_their_dearest_cards_leave_tied() -> None:
    """The third has as many points, but a cheaper card."""
    state = deck_out(buildings={"city": 0, "lambeth": 1, "strand": 2}, pounds=[0, 0, 6])
    assert state.places == [1, 1, 3] and [each.seat for each in happened(state, "shared_win")] == [0, 1]


@pytest.mark.rule("N8.4", "N7.7")
def test_who_has_lost_by_riots_is_tied_with_nobody() -> None:
    """The winner wins by points alone."""
    state = rioting([9, 9, 1], "holmes, balmoral, lloyd", "extended")
    assert state.places == [3, 1, 2] and winners(state) == ["1 balmoral"]
    assert len(happened(state, "won_by_points")) == 1


@pytest.mark.rule("N8.4", "N6.10")
def test_ties_by_riots_are_broken_alike() -> None:
    """The dearest card, then nobody."""
    state = scene("martians", "", "", buildings={"city": 1, "strand": 2}, money=[18, 0, 6], unrest=MARKERS)
    assert befall(state, "riots").places == [3, 1, 2] and money(state) == [18, 0, 6]


@pytest.mark.rule("N8", "N8.4", "G3")
def test_nothing_is_asked_after_the_end_and_all_are_revealed() -> None:
    """Every answer is refused."""
    state = deck_out(identity="moriarty, sidonia, bellinger")
    assert [GAME.cards[each.card] for each in happened(state, "revealed")] == ["moriarty", "sidonia", "bellinger"]
    assert asks(state) is None and GAME.why_not(state, ()) == "G3"
