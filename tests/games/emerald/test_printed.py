"""Scenarios written from the printed rules alone: stories of several steps, each over several rules."""

from __future__ import annotations

import pytest

from gaslamp.games.emerald.state import Emerald
from tests.games.emerald.scene import (
    CITIES,
    GAME,
    Cards,
    agents,
    beside,
    cards,
    choose,
    cubes,
    deck,
    discarded,
    hand,
    lucky,
    offers,
    play,
    points,
    removed,
    revealed,
    royals,
    sanity,
    scene,
    top,
    tracks,
    under,
    weigh,
    zombies,
)
from tests.games.telling import asks

MON, TUE, WED, THU = range(4)


def totals(state: Emerald) -> list[int]:
    """What the victory discs show; after the end, the points put right."""
    return list(GAME.view(state, None)["scores"])


def ranks(state: Emerald) -> list[int]:
    """The places of the players when the game is over."""
    return list(GAME.view(state, None)["places"])


def verbs(state: Emerald) -> set[str]:
    """The actions offered."""
    return {offer.split()[0] for offer in offers(state)}


def count(cards: Cards) -> int:
    """How many cards there are."""
    return sum(cards.values())


def ended(state: Emerald) -> bool:
    """Nobody is asked any more."""
    return bool(state.over) and asks(state) is None


def pick(state: Emerald, question: str, *choices: str | int) -> Emerald:
    """Answer a question as often as there are choices, but for what goes without saying; the state, for chains."""
    for choice in choices:
        asked = asks(state)
        if asked is None or asked[1] != question:
            break
        choose(state, choice)
    return state


def silent(state: Emerald, *questions: str) -> Emerald:
    """Say no to all these questions, whoever is asked; the state, for chains."""
    while (asked := asks(state)) and asked[1] in questions:
        choose(state, "no")
    return state


def pass_to(state: Emerald, seat: int) -> Emerald:
    """All pass until it is a seat's turn, again if it already is; the state, for chains."""
    turn = int(state.turns)
    while not state.over and (state.turns == turn or state.active != seat):
        choose(state, "no")
    return state


# -- cubes and cards of the cities


@pytest.mark.rule("X1", "X2", "E3.1", "E3.3", "E4.1", "E4.2", "E6", "E2.1")
def test_monday_floods_rome_and_takes_the_shoggoth_a_round_later() -> None:
    """Four cubes win Rome against Thursday, but only in the first action of the next turn; the price is sanity."""

    def played(seed: int) -> Emerald:
        state = scene(
            "pamphlets, 2 informers, couriers, stiletto",
            *["couriers"] * 3,
            agents={"rome": [1, 0, 0, 2]},
            cubes={"rome": [0, 0, 0, 2]},
            tops={"rome": "shoggoth"},
            stacks={"rome": "rhogog, okhrana"},
            seed=seed,
        )
        play(state, "place", "pamphlets, informers, couriers", "rome")
        assert cubes(state, "rome") == [4, 0, 0, 2]
        assert (cubes(state, "supply")[MON], cubes(state, "limbo")[MON]) == (1, 5)
        assert hand(state, MON) == cards("informers, stiletto")
        assert discarded(state, MON) == cards("pamphlets, informers, couriers")
        assert asks(state) == (MON, "act") and "take" not in verbs(state)
        for seat in (TUE, WED, THU, MON):
            pass_to(state, seat)
            assert asks(state) == (seat, "act")
            assert count(hand(state, MON)) == 5 and count(deck(state, MON)) == 2
        return pick(play(state, "take", "informers"), "take", "rome")

    state = lucky(played, lambda state: sanity(state)[MON] == 2)
    assert cubes(state, "rome") == [0, 0, 0, 0]
    assert (cubes(state, "supply")[MON], cubes(state, "limbo")[MON]) == (1, 9)
    assert (cubes(state, "supply")[THU], cubes(state, "limbo")[THU]) == (5, 5)
    assert agents(state, "rome") == [1, 0, 0, 2]
    assert sanity(state) == [2, 3, 3, 3] and revealed(state) == []
    assert discarded(state, MON) == cards("pamphlets, 2 informers, couriers, shoggoth")
    assert points(state, MON) == (0, 0, 0, 0)
    assert top(state, "rome") == "okhrana"
    assert ("rome" in royals(state)) != ("rhogog" in under(state, "rome"))
    assert asks(state) == (MON, "act") and "take" not in verbs(state)


@pytest.mark.rule("X7", "E1.3", "E3.1", "E4.2", "E4.3", "E8.7", "E8.29")
def test_thursday_draws_first_and_then_takes_three_cards_at_once() -> None:
    """A free action brings the cards for taking in three cities, but not where only agents stand or in a tie."""
    state = scene(
        *["couriers"] * 3,
        "diogenes_club, informers, stiletto, 2 couriers",
        deck={THU: "2 informers"},
        agents={
            "paris": [0, 0, 0, 1],
            "constantinople": [0, 1, 0, 1],
            "cairo": [0, 0, 0, 2],
            "rome": [0, 0, 2, 0],
            "vienna": [1, 0, 0, 0],
        },
        cubes={"paris": [2, 0, 0, 2], "madrid": [0, 0, 0, 1], "constantinople": [0, 0, 0, 1], "rome": [0, 0, 0, 2]},
        limbo=[5, 5, 5, 4],
        tops={"paris": "piotr_rachkovsky", "constantinople": "necronomicon"},
        active=THU,
    )
    play(state, "free", "diogenes_club")
    assert hand(state, THU) == cards("3 informers, stiletto, 2 couriers")
    assert (discarded(state, THU), count(deck(state, THU))) == (cards("diogenes_club"), 0)
    play(state, "take", "informers")
    assert offers(state) == {"paris", "madrid", "constantinople"}
    choose(state, "paris")
    assert agents(state, "paris") == [0, 0, 0, 3] and cubes(state, "paris") == [0, 0, 0, 0]
    assert (cubes(state, "limbo")[THU], cubes(state, "supply")[MON]) == (6, 5)
    assert points(state, THU) == (0, 0, 1, 0)
    choose(state, "informers")
    assert offers(state) == {"madrid", "constantinople"}
    choose(state, "madrid")
    assert points(state, THU) == (2, 0, 1, 0)
    pick(choose(state, "informers"), "take", "constantinople")
    assert points(state, THU) == (2, 0, 3, 0) and totals(state) == [0, 0, 0, 5]
    assert sanity(state)[THU] in (2, 3)
    assert (cubes(state, "limbo")[THU], cubes(state, "supply")[THU], cubes(state, "rome")[THU]) == (8, 0, 2)
    assert discarded(state, THU) == cards("diogenes_club, 3 informers, piotr_rachkovsky, madrid, necronomicon")
    assert asks(state) == (THU, "act") and "take" not in verbs(state)
    play(state, "retrieve", "2 couriers", "limbo, limbo")
    assert (cubes(state, "limbo")[THU], cubes(state, "supply")[THU]) == (6, 2)
    pass_to(state, MON)
    assert (count(hand(state, THU)), count(deck(state, THU)), count(discarded(state, THU))) == (5, 5, 0)
    assert asks(state) == (MON, "act")


@pytest.mark.rule("E3.3", "E4.1", "E4.3", "E4.4", "X8")
def test_nobody_pays_with_more_cards_than_needed() -> None:
    """With one cube two symbols may be played but no second card; retrieving is exact; moving may fall short."""
    state = scene(
        "pamphlets, couriers, nadars_airships, sappers, freemasons",
        "couriers",
        agents={"rome": [2, 0], "madrid": [1, 1]},
        limbo=[9],
    )
    state.answer((GAME.part_words["verb"].index("place"), GAME.cards.index("pamphlets")))
    while asks(state) == (MON, "add_place"):
        assert offers(state) == {"no"}
        choose(state, "no")
    choose(state, "cairo")
    assert (cubes(state, "cairo")[MON], cubes(state, "supply")[MON]) == (1, 0)
    play(state, "move", "nadars_airships", "rome", "petersburg", "no")
    assert agents(state, "petersburg") == [1, 0] and agents(state, "rome") == [1, 0]
    state = scene("pamphlets, couriers, wilhelm_stieber", "couriers", limbo=[1], action=2)
    assert "retrieve wilhelm_stieber" not in offers(state)
    state = scene("pamphlets, couriers, wilhelm_stieber", "couriers", limbo=[1], cubes={"rome": [1]}, action=2)
    pick(play(state, "retrieve", "wilhelm_stieber"), "retrieve", "limbo", "rome")
    assert cubes(state, "supply")[MON] == 10


@pytest.mark.rule("E8.11", "E8.19", "E8.21", "E4.2", "E1.4")
def test_police_clears_the_way_for_a_take_in_the_next_turn() -> None:
    """Okhrana banishes cubes of two players, Lestrade sends home a third one's; a turn later the card is free."""
    state = scene(
        "okhrana, inspector_lestrade, peoples_will, informers, stiletto",
        "couriers",
        "couriers",
        "couriers",
        agents={"berlin": [1, 0, 0, 0]},
        cubes={"berlin": [1, 2, 1, 3], "cairo": [0, 0, 2, 0]},
        tops={"berlin": "louise_michel"},
        deck={MON: "3 couriers, sappers, forged_papers"},
    )
    assert "take informers" not in offers(state)
    play(state, "action", "okhrana", "berlin 1", "cairo 2")
    assert cubes(state, "berlin") == [1, 1, 1, 3] and cubes(state, "cairo") == [0, 0, 1, 0]
    assert cubes(state, "limbo") == [5, 6, 6, 5]
    play(state, "action", "inspector_lestrade", "berlin 3")
    assert cubes(state, "berlin") == [1, 1, 1, 0]
    assert (cubes(state, "supply")[THU], cubes(state, "limbo")[THU]) == (5, 5)
    assert discarded(state, MON) == cards("okhrana, inspector_lestrade")
    pass_to(state, MON)
    pick(play(state, "take", "informers"), "take", "berlin")
    assert agents(state, "berlin") == [2, 0, 0, 0] and cubes(state, "berlin") == [0, 0, 0, 0]
    assert points(state, MON) == (0, 1, 0, 0)
    assert (cubes(state, "limbo")[MON], cubes(state, "supply")[MON]) == (6, 4)
    play(state, "action", "peoples_will")
    assert (cubes(state, "limbo")[MON], cubes(state, "supply")[MON]) == (0, 10)
    assert cubes(state, "limbo")[1:] == [6, 6, 5]


@pytest.mark.rule("E8.10", "E8.22", "E4.2", "E2.1")
def test_third_section_uncovers_what_the_duchess_then_takes_with_agents_alone() -> None:
    """The upper card leaves the game, royalty steps aside, and the Duchess takes in the second action without cubes."""
    state = scene(
        "third_section, duchess_uzes, informers",
        "couriers",
        agents={"london": [2, 1]},
        tops={"london": "london"},
        stacks={"london": "gloriana, william_morris"},
    )
    play(state, "action", "third_section", "london")
    assert removed(state)["london"] == 1
    assert top(state, "london") == "william_morris" and "gloriana" not in removed(state)
    assert "take" not in verbs(state)
    pick(play(state, "action", "duchess_uzes"), "invite", "london")
    assert agents(state, "london") == [3, 1]
    assert discarded(state, MON) == cards("third_section, duchess_uzes, william_morris")
    assert top(state, "london") == "" and royals(state) == ["london"] and count(under(state, "london")) == 0
    if asks(state) == (MON, "act"):
        assert "action" not in verbs(state)


# -- drawing


@pytest.mark.rule("E8.2", "E3.1", "E4.7")
def test_freemasons_empty_the_deck_and_shuffle_before_they_are_discarded() -> None:
    """Two cards go and three come, the discard pile is shuffled with the two but without the Freemasons."""
    state = scene(
        "freemasons, 2 couriers, stiletto, sappers",
        "couriers",
        deck={MON: "informers"},
        discard={MON: "2 informers, pamphlets"},
    )
    play(state, "free", "freemasons", "couriers", "couriers")
    silent(state, "renew")
    assert count(hand(state, MON)) == 5 and count(deck(state, MON)) == 3
    assert discarded(state, MON) == cards("freemasons")
    assert not cards("stiletto, sappers, informers") - hand(state, MON)
    everything = hand(state, MON) + deck(state, MON)
    assert everything == cards("2 couriers, stiletto, sappers, 3 informers, pamphlets")
    play(state, "discard", "stiletto, sappers")
    assert asks(state) == (MON, "act") and count(hand(state, MON)) == 3
    pass_to(state, TUE)
    assert (count(hand(state, MON)), count(deck(state, MON))) == (5, 1)
    assert discarded(state, MON) == cards("freemasons, stiletto, sappers")


@pytest.mark.rule("E8.7", "E3.1")
def test_watson_finds_only_his_own_card_left() -> None:
    """With deck and discard pile empty nothing is drawn; at the end of the turn Watson himself can be drawn again."""
    state = scene("doctor_watson, couriers", "couriers", deck={MON: ""})
    play(state, "free", "doctor_watson")
    assert hand(state, MON) == cards("couriers") and discarded(state, MON) == cards("doctor_watson")
    pass_to(state, TUE)
    assert hand(state, MON) == cards("couriers, doctor_watson")
    assert (count(deck(state, MON)), count(discarded(state, MON))) == (0, 0)


# -- assassination


@pytest.mark.rule("X3", "X9", "E4.6", "E6", "E1.6")
def test_monday_kills_the_weaver_and_pays_with_mind_and_agent() -> None:
    """Two agents and three bombs kill royalty in Paris; what happens to cards, cubes, points, token and agent."""

    def played(seed: int) -> Emerald:
        state = scene(
            "hired_assassin, sappers, stiletto, black_hand, couriers",
            *["couriers"] * 3,
            agents={"paris": [2, 0, 0, 1], "rome": [2, 2, 0, 0], "london": [1, 0, 1, 0]},
            cubes={"paris": [1, 0, 0, 1], "london": [0, 0, 1, 0]},
            royals="paris, london",
            sides="RLLL",
            seed=seed,
        )
        play(state, "assassinate", "hired_assassin")
        assert offers(state) == {"paris agent", "paris royalty"}
        choose(state, "paris royalty")
        return choose(state, "symbol sappers", "symbol stiletto", "symbol black_hand")

    state = lucky(played, lambda state: sanity(state)[MON] == 2)
    assert agents(state, "paris") == [1, 0, 0, 1] and agents(state, "supply") == [6, 8, 9, 9]
    assert cubes(state, "paris") == [0, 0, 0, 0]
    assert (cubes(state, "limbo")[MON], cubes(state, "supply")[MON]) == (6, 4)
    assert (cubes(state, "limbo")[THU], cubes(state, "supply")[THU]) == (5, 5)
    assert sorted(beside(state, MON)) == ["hired_assassin", "weaver"]
    assert discarded(state, MON) == cards("sappers, stiletto, black_hand")
    assert hand(state, MON) == cards("couriers")
    assert points(state, MON) == (0, 4, 0, 0) and totals(state) == [4, 0, 0, 0]
    assert royals(state) == ["london"] and revealed(state) == []
    assert asks(state) == (MON, "act") and "assassinate" not in verbs(state)
    sane = lucky(played, lambda state: sanity(state)[MON] == 3)
    assert agents(sane, "paris") == [2, 0, 0, 1] and points(sane, MON) == (0, 4, 0, 0)


@pytest.mark.rule("E4.6", "E3.3")
def test_the_same_agents_kill_twice_in_one_action() -> None:
    """A card without an agent box kills an agent, then another card the royalty, with the same three agents."""
    state = scene(
        "stiletto, sebastian_moran, sappers, couriers",
        *["couriers"] * 2,
        agents={"rome": [3, 2, 1]},
        cubes={"rome": [2, 0, 1]},
        royals="rome",
        sides="RLL",
    )
    play(state, "assassinate", "stiletto", "rome agent", 1)
    assert agents(state, "rome") == [3, 1, 1] and agents(state, "supply")[TUE] == 9
    assert cubes(state, "rome") == [0, 0, 0]
    assert (cubes(state, "limbo")[MON], cubes(state, "supply")[WED]) == (7, 5)
    assert points(state, MON) == (0, 0, 0, 0) and beside(state, MON) == ["stiletto"]
    weigh(state, mad=False)
    choose(state, "sebastian_moran", "rome royalty")
    assert offers(state) == {"symbol sappers"}
    choose(state, "symbol sappers")
    assert sorted(beside(state, MON)) == ["rhogog", "sebastian_moran", "stiletto"]
    assert discarded(state, MON) == cards("sappers")
    assert points(state, MON) == (0, 3, 0, 0)
    assert agents(state, "rome") == [3, 1, 1] and sanity(state) == [3, 3, 3]
    assert asks(silent(state, "strike_more")) == (MON, "act")
    without = scene(
        "stiletto, sebastian_moran, couriers", "couriers", agents={"rome": [3, 1]}, royals="rome", sides="RL"
    )
    play(without, "assassinate", "sebastian_moran")
    assert "rome royalty" in offers(without)  # the stiletto may be the fourth bomb
    alone = scene("sebastian_moran, couriers", "couriers", agents={"rome": [3, 1]}, royals="rome", sides="RL")
    pick(play(alone, "assassinate", "sebastian_moran"), "strike", "rome agent")
    assert points(alone, MON) == (0, 0, 0, 4) and royals(alone) == ["rome"]  # nothing but the agent is in reach


@pytest.mark.rule("E8.12", "E4.6", "E1.3")
def test_fenians_double_agents_only_once() -> None:
    """With two Fenians, one doubles two agents and the other is only a bomb; then Gloriana's six are paid."""
    state = scene(
        "vera_figner, 2 fenians, sappers, couriers",
        "couriers",
        agents={"london": [2, 1]},
        royals="london",
        sides="RL",
    )
    pick(play(state, "assassinate", "vera_figner"), "strike", "london royalty")
    assert "text fenians" in offers(state)
    choose(state, "text fenians")
    assert "text fenians" not in offers(state)
    weigh(state, mad=False)
    choose(state, "symbol sappers", "symbol fenians")
    assert discarded(state, MON) == cards("fenians, sappers") and removed(state)["fenians"] == 1
    assert sorted(beside(state, MON)) == ["gloriana", "vera_figner"]
    assert points(state, MON) == (0, 5, 0, 0) and hand(state, MON) == cards("couriers")


@pytest.mark.rule("E4.6", "E5.1", "E5.2", "E8.6", "E5.3")
def test_the_last_agent_of_a_loyalist_brings_three_new_ones() -> None:
    """A killed last agent lies on the assassin's card; its owner is revealed, places three, and the turn goes on."""
    state = scene(
        "hired_assassin, couriers",
        "couriers",
        "couriers",
        agents={"rome": [3, 0, 1], "madrid": [0, 1, 0]},
        cubes={"rome": [0, 2, 0]},
        sides="LLL",
    )
    pick(play(state, "assassinate", "hired_assassin"), "strike", "rome agent")
    pick(state, "victim", 2)
    silent(state, "block", "repent")
    assert revealed(state) == [WED] and beside(state, MON) == ["hired_assassin:2"]
    assert points(state, MON) == (0, 0, 0, 2) and totals(state) == [2, 0, 0]
    assert asks(state) == (WED, "rally")
    pick(state, "rally", "paris", "paris", "cairo")
    assert agents(state, "paris") == [0, 0, 2] and agents(state, "cairo") == [0, 0, 1]
    assert agents(state, "supply")[WED] == 6
    assert cubes(state, "rome") == [0, 0, 0] and cubes(state, "supply")[TUE] == 5
    silent(state, "strike_more")
    assert asks(state) == (MON, "act") and not state.over


@pytest.mark.rule("E4.6", "E5.1", "E5.3", "E7.1", "E7.2", "E7.3", "E7.5")
def test_the_last_agent_of_a_restorationist_ends_the_game_in_mid_turn() -> None:
    """The game stops in the first action; a Loyalist keeps the kill, and the lowest side pays five."""
    state = scene(
        "hired_assassin, couriers",
        *["couriers"] * 3,
        agents={"rome": [3, 0, 1, 0], "madrid": [0, 1, 0, 1]},
        points=[(3, 1, 1), (4, 0, 0), (6, 3, 0), (1, 4, 9)],
        sides="LLRR",
    )
    assert totals(state) == [5, 4, 9, 14]
    pick(play(state, "assassinate", "hired_assassin"), "strike", "rome agent")
    pick(state, "victim", 2)
    silent(state, "block")
    assert ended(state) and revealed(state) == [MON, TUE, WED, THU]
    assert hand(state, MON) == cards("couriers")
    # Monday 3 + 1 + 2, Tuesday 4, Wednesday 6 + 3, Thursday 1 + 4: Tuesday is lowest, Loyalists lose 5
    assert totals(state) == [1, -1, 9, 5] and ranks(state) == [3, 4, 1, 2]


@pytest.mark.rule("E4.6", "E5.1", "E5.3", "E6", "E7.5")
def test_a_restorationist_kills_royalty_and_goes_mad_over_it() -> None:
    """The last token goes with the kill: the royalty counts, and there is no second action."""

    def played(seed: int) -> Emerald:
        state = scene(
            "stiletto, infernal_machine, couriers",
            "couriers",
            agents={"paris": [2, 1]},
            royals="paris",
            sanity=[1, 3],
            sides="RL",
            points=[(0, 0, 0), (2, 0, 0)],
            seed=seed,
        )
        pick(play(state, "assassinate", "stiletto"), "strike", "paris royalty")
        return choose(state, "text infernal_machine")

    mad = lucky(played, lambda state: sanity(state)[MON] == 0)
    assert ended(mad) and revealed(mad) == [MON, TUE]
    assert points(mad, MON) == (0, 4, 0, 0) and totals(mad) == [4, -3]
    sane = lucky(played, lambda state: sanity(state)[MON] == 1)
    assert asks(sane) == (MON, "act") and totals(sane) == [4, 2] and revealed(sane) == []
    assert removed(sane)["infernal_machine"] == 1 and "infernal_machine" not in discarded(sane, MON)


@pytest.mark.rule("E8.25", "E8.24", "E1.3", "E4.6")
def test_a_kill_stopped_by_vampires_costs_the_attacker_all_cards() -> None:
    """The agent stays, the assassin's cards are spent without points, the defender has five cards again."""
    state = scene(
        "hired_assassin, sappers, couriers",
        "vampires, 2 couriers, stiletto, sappers",
        agents={"rome": [2, 1]},
        sides="LR",
        points=[(0, 0, 0), (0, 0, 1)],
    )
    pick(play(state, "assassinate", "hired_assassin"), "strike", "rome agent")
    choose(state, "symbol sappers")
    assert asks(state) == (TUE, "block") and offers(state) == {"vampires", "no"}
    choose(state, "vampires")
    assert agents(state, "rome") == [2, 1] and revealed(state) == [] and not state.over
    assert beside(state, MON) == ["hired_assassin"] and discarded(state, MON) == cards("sappers")
    assert points(state, MON) == (0, 0, 0, 0)
    assert count(hand(state, TUE)) == 5 and "vampires" not in hand(state, TUE)
    assert totals(state) == [0, 1]
    assert asks(silent(state, "strike_more")) == (MON, "act")


# -- markers


@pytest.mark.rule("X4", "E4.5", "E8.14", "E8.17", "E1.6", "E4.8")
def test_markers_lift_and_sink_everybodys_points() -> None:
    """Three up, two against them, two more past them, and Freud on top: all players always share the distance."""
    state = scene(
        "couriers",
        "couriers",
        "emma_goldman, louise_michel, couriers",
        "matvei_golovinski, piotr_rachkovsky, okhrana",
        active=WED,
        points=[(1, 0, 0), (0, 1, 0), (0, 0, 1), (0, 0, 0)],
        deck={MON: "sigmund_freud"},
        sanity=[1, 3, 3, 3],
    )
    play(state, "advance", "emma_goldman, louise_michel")
    assert tracks(state) == (3, 0) and totals(state) == [4, 4, 4, 3]
    pass_to(state, THU)
    play(state, "action", "matvei_golovinski")
    assert tracks(state) == (3, 2) and totals(state) == [2, 2, 2, 1]
    assert removed(state)["matvei_golovinski"] == 1 and "matvei_golovinski" not in discarded(state, THU)
    play(state, "advance", "piotr_rachkovsky, okhrana")
    assert tracks(state) == (3, 4) and totals(state) == [2, 2, 2, 1]
    assert discarded(state, THU) == cards("piotr_rachkovsky, okhrana")
    pass_to(pass_to(state, MON), TUE)
    assert hand(state, MON) == cards("couriers, sigmund_freud")
    pass_to(state, MON)
    play(state, "action", "sigmund_freud")
    assert tracks(state) == (5, 4) and totals(state) == [2, 2, 2, 1]
    assert sanity(state) == [3, 3, 3, 3] and removed(state)["sigmund_freud"] == 1


@pytest.mark.rule("X5", "E4.5", "E7.1", "E7.2", "E7.3", "E7.4")
@pytest.mark.parametrize(("sides", "right"), [("RLLR", 12), ("LLLR", 8)])
def test_tuesday_counts_sixteen_and_keeps_twelve_or_eight(sides: str, right: int) -> None:
    """Both markers move although the first ends the game; what Tuesday keeps depends on who Monday was."""
    state = scene(
        "louise_michel, piotr_rachkovsky, couriers",
        *["couriers"] * 3,
        tracks=(9, 6),
        beside={TUE: "sebastian_moran:0"},
        points=[(20, 0, 0) if sides[0] == "L" else (0, 0, 0), (8, 1, 0), (20, 0, 0), (-9, 0, 0)],
        sides=sides,
    )
    play(state, "advance", "louise_michel, piotr_rachkovsky")
    assert tracks(state) == (10, 7) and ended(state)
    assert totals(state)[TUE] == right  # Thursday, a Restorationist, is lowest


@pytest.mark.rule("E8.14", "E4.5", "E7.1", "E7.4", "E7.5", "E7.6")
def test_golovinski_moves_one_step_from_nine_and_ends_the_game() -> None:
    """The marker stops at ten; Loyalists keep the seven points of distance, Restorationists lose them."""
    state = scene(
        "matvei_golovinski, couriers",
        *["couriers"] * 3,
        tracks=(3, 9),
        sides="LRLR",
        points=[(2, 0, 0), (4, 0, 0), (2, 2, 0), (5, 0, 0)],
    )
    assert totals(state) == [8, 10, 10, 11]
    play(state, "action", "matvei_golovinski")
    assert tracks(state) == (3, 10) and ended(state)
    # Monday 2 + 7, Tuesday 4, Wednesday 2 + 7 (the two Restorationist points are lost), Thursday 5
    assert totals(state) == [9, -1, 9, 0] and ranks(state) == [1, 4, 1, 3]


# -- terrors


@pytest.mark.rule("E8.24", "E8.4", "E1.3")
def test_sherlock_destroys_cthulhu_before_anything_happens() -> None:
    """Blocked, the monster is spent, and Paris, cubes, zombies and cards are as they were."""
    state = scene(
        "cthulhu, couriers",
        "sherlock_holmes, 2 couriers, stiletto, sappers",
        "couriers",
        agents={"paris": [1, 2, 1]},
        cubes={"paris": [1, 0, 2]},
        zombies={"paris": 1},
        royals="paris",
    )
    before = [top(state, "paris"), under(state, "paris"), agents(state, "paris"), cubes(state, "paris")]
    play(state, "action", "cthulhu", "paris")
    assert asks(state) == (TUE, "block")
    choose(state, "sherlock_holmes")
    assert [top(state, "paris"), under(state, "paris"), agents(state, "paris"), cubes(state, "paris")] == before
    assert zombies(state, "paris") == 1 and royals(state) == ["paris"]
    assert removed(state)["cthulhu"] == 1 and "cthulhu" not in hand(state, MON) + discarded(state, MON)
    assert "sherlock_holmes" in discarded(state, TUE) and count(hand(state, TUE)) == 5
    assert asks(state) == (MON, "act")


@pytest.mark.rule("E8.4", "E5.1", "E5.2", "E8.28")
def test_cthulhu_lays_waste_to_a_city_and_to_its_summoner() -> None:
    """Cards go, but not royalty on its space, agents go home, cubes into Limbo, and zombies can rise again."""
    state = scene(
        "cthulhu, zombies, couriers",
        "couriers",
        "couriers",
        agents={"paris": [1, 2, 1], "rome": [1, 1, 0]},
        cubes={"paris": [1, 0, 2]},
        zombies={"paris": 2},
        royals="paris",
        sides="LLL",
    )
    play(state, "action", "cthulhu", "paris")
    silent(state, "block", "repent")
    assert revealed(state) == [WED] and asks(state) == (WED, "rally")
    pick(state, "rally", "cairo", "cairo", "cairo")
    assert agents(state, "paris") == [0, 0, 0] and agents(state, "cairo") == [0, 0, 3]
    assert agents(state, "supply") == [9, 9, 7]
    assert cubes(state, "paris") == [0, 0, 0] and cubes(state, "limbo") == [6, 5, 7]
    assert (top(state, "paris"), count(under(state, "paris")), royals(state)) == ("", 0, ["paris"])
    assert removed(state) == cards("cthulhu, paris")  # and three that nobody saw
    assert (zombies(state, "paris"), zombies(state, "supply")) == (0, 6)
    assert asks(state) == (MON, "act")
    play(state, "action", "zombies", "rome", "rome")
    assert (zombies(state, "rome"), zombies(state, "supply")) == (2, 4)
    assert discarded(state, MON) == cards("zombies")


@pytest.mark.rule("E8.28", "E8.24", "E1.3")
def test_zombies_hunt_in_two_cities_and_holmes_saves_one_agent() -> None:
    """In each haunted city one agent may go; a saved agent is not hunted again by the second zombie, another may be."""
    state = scene(
        "zombies, couriers",
        "couriers",
        "sherlock_holmes, 2 couriers, stiletto, sappers",
        "couriers",
        agents={"paris": [1, 1, 0, 0], "rome": [0, 0, 1, 1], "vienna": [1, 1, 1, 1]},
        zombies={"paris": 1, "rome": 2},
    )
    play(state, "action", "zombies")
    assert asks(state) == (MON, "devour") and offers(state) == {"1", "no"}
    choose(state, 1)
    silent(state, "block")
    assert agents(state, "paris") == [1, 0, 0, 0] and agents(state, "supply")[TUE] == 9
    assert asks(state) == (MON, "devour") and offers(state) == {"2", "3", "no"}
    choose(state, 2)
    assert asks(state) == (WED, "block")
    choose(state, "sherlock_holmes")
    assert agents(state, "rome") == [0, 0, 1, 1] and count(hand(state, WED)) == 5
    assert asks(state) == (MON, "devour") and offers(state) == {"3", "no"}
    choose(state, 3)
    silent(state, "block")
    assert agents(state, "rome") == [0, 0, 1, 0] and agents(state, "supply")[THU] == 9
    assert asks(state) == (MON, "haunt")
    choose(state, "madrid", "cairo")
    assert zombies(state, "supply") == 1 and (zombies(state, "paris"), zombies(state, "rome")) == (1, 2)
    assert zombies(state, "madrid") == zombies(state, "cairo") == 1
    assert points(state, MON) == (0, 0, 0, 0) and discarded(state, MON) == cards("zombies")
    assert asks(state) == (MON, "act")


@pytest.mark.rule("E8.18", "E8.25", "E8.28")
def test_leopold_reaches_into_hands_decks_and_piles() -> None:
    """Zombies and vampires vanish wherever they are, with their points; only a hand is filled up at once."""
    state = scene(
        "society_of_leopold, couriers",
        "zombies, couriers, couriers, stiletto, sappers",
        "couriers",
        discard={WED: "vampires, informers"},
        zombies={"paris": 2, "rome": 1},
        points=[(0, 0, 0), (0, 0, 1), (2, 0, 1)],
    )
    play(state, "action", "society_of_leopold")
    assert [zombies(state, city) for city in CITIES] == [0] * 9
    assert "zombies" not in hand(state, TUE) and count(hand(state, TUE)) == 5 and count(deck(state, TUE)) == 5
    assert discarded(state, WED) == cards("informers") and count(hand(state, WED)) == 1
    assert totals(state) == [0, 0, 2] and points(state, WED) == (2, 0, 0, 0)
    assert not cards("zombies, vampires, society_of_leopold") - removed(state)
    assert asks(state) == (MON, "act") and count(hand(state, MON)) == 1


@pytest.mark.rule("E8.18", "E8.25", "E1.5")
def test_leopold_takes_even_vampires_that_lie_beside_an_identity() -> None:
    """Vampires used up as an action stay beside the identity with their point, until the Society finds them."""
    state = scene(
        "vampires, couriers",
        "society_of_leopold, couriers",
        agents={"rome": [1, 2]},
        points=[(0, 0, 1), (0, 0, 0)],
    )
    pick(play(state, "action", "vampires"), "convert", "rome 1")
    silent(state, "block")
    assert agents(state, "rome") == [2, 1] and agents(state, "supply") == [8, 9]
    assert beside(state, MON) == ["vampires"] and totals(state) == [1, 0]
    pass_to(state, TUE)
    play(state, "action", "society_of_leopold")
    assert beside(state, MON) == [] and totals(state) == [0, 0]


@pytest.mark.rule("E8.27", "E5.1", "E5.2", "E5.3", "E7.2")
@pytest.mark.parametrize("side", ["L", "R"])
def test_yog_sothoth_swallows_all_agents(side: str) -> None:
    """Four agents are four Loyalist points; the empty board reveals their owner, who rallies or ends the game."""
    state = scene(
        "yog_sothoth, couriers",
        "couriers",
        "couriers",
        agents={"rome": [3, 0, 0], "cairo": [1, 1, 1]},
        sides=side + "LR",
        points=[(3, 0, 0), (5, 0, 0), (4, 0, 0)],
    )
    play(state, "action", "yog_sothoth", "cairo, rome, rome, rome")
    silent(state, "repent")
    assert MON in revealed(state) and beside(state, MON)[0].startswith("yog_sothoth")
    assert points(state, MON) == (3, 0, 4, 0)
    assert agents(state, "rome")[MON] == agents(state, "cairo")[MON] == 0
    if side == "L":
        assert totals(state) == [7, 5, 4]
        assert asks(state) == (MON, "rally")
        pick(state, "rally", "rome", "rome", "rome")
        assert agents(state, "rome") == [3, 0, 0] and agents(state, "supply")[MON] == 3
        assert asks(state) == (MON, "act") and revealed(state) == [MON]
    else:
        assert ended(state) and totals(state) == [-2, 5, -1] and ranks(state) == [3, 1, 2]


@pytest.mark.rule("E8.15", "E5.4", "E8.8", "E5.1")
def test_mi_go_carry_the_last_two_agents_away_and_back() -> None:
    """Agents on the card count as on the board, for identity and Brotherhood; later both land together."""
    state = scene(
        "mi_go, holy_brotherhood, couriers",
        "couriers",
        agents={"rome": [1, 0], "cairo": [1, 1]},
        limbo=[5, 5],
        sides="RL",
    )
    play(state, "action", "mi_go", "rome", "cairo")
    assert revealed(state) == [] and not state.over
    assert agents(state, "rome")[MON] == agents(state, "cairo")[MON] == 0 and agents(state, "supply")[MON] == 8
    assert asks(state) == (MON, "act") and "bring_back" not in verbs(state)
    play(state, "action", "holy_brotherhood")
    assert offers(state) == {"0", "1", "2"}
    choose(state, 2)
    assert (cubes(state, "limbo")[MON], cubes(state, "supply")[MON]) == (3, 7)
    if asks(state) == (MON, "act"):
        assert "bring_back" not in verbs(state)
    pass_to(state, MON)
    assert "bring_back" in verbs(state)
    play(state, "bring_back", "mi_go", "paris")
    assert agents(state, "paris") == [2, 0] and asks(state) == (MON, "act")
    assert state.question and state.question.number("action") == 1


@pytest.mark.rule("E8.5", "E8.1", "E6", "E7.2")
def test_hidden_royalty_feeds_the_black_hand() -> None:
    """Cubes alone hide the Weaver, and madness costs no agent; the Black Hand pays for it and for the next one."""

    def played(seed: int) -> Emerald:
        state = scene(
            "2 hide_royalty, black_hand, couriers",
            "couriers",
            agents={"madrid": [1, 0], "paris": [0, 1]},
            cubes={"paris": [2, 0], "madrid": [0, 0]},
            royals="paris, madrid",
            sides="LR",
            seed=seed,
        )
        return pick(play(state, "action", "hide_royalty"), "hide", "paris")

    state = lucky(played, lambda state: sanity(state)[MON] == 2)
    assert agents(state, "madrid") == [1, 0] and agents(state, "paris") == [0, 1]
    assert points(state, MON) == (0, 0, 4, 0) and beside(state, MON) == ["hide_royalty:weaver"]
    assert cubes(state, "paris") == [0, 0] and (cubes(state, "limbo")[MON], cubes(state, "supply")[MON]) == (7, 3)
    play(state, "action", "black_hand")
    assert points(state, MON) == (0, 2, 4, 0) and "black_hand" in beside(state, MON)
    pass_to(state, MON)
    weigh(state, mad=False)
    pick(play(state, "action", "hide_royalty"), "hide", "madrid")
    assert points(state, MON) == (0, 4, 6, 0) and totals(state) == [10, 0]
    assert agents(state, "madrid")[MON] == 1 and royals(state) == []


@pytest.mark.rule("E8.13", "E8.23", "E5.1", "E5.2")
def test_irene_adler_unmasks_and_pinkertons_follow() -> None:
    """Irene takes the place of a Loyalist's only agent, who rallies; then Pinkerton brings a man from supply."""
    state = scene(
        "irene_adler, pinkerton_agents, couriers",
        "sherlock_holmes, couriers",
        agents={"london": [1, 0], "berlin": [0, 1]},
        sides="LL",
    )
    play(state, "action", "irene_adler")
    pick(state, "supplant", "berlin 1")
    silent(state, "repent")
    assert revealed(state) == [TUE] and agents(state, "berlin") == [1, 0]
    pick(state, "rally", "berlin", "berlin", "berlin")
    assert agents(state, "berlin") == [1, 3] and agents(state, "supply") == [8, 7]
    play(state, "action", "pinkerton_agents", "supply")
    assert asks(state) == (MON, "post") and offers(state) == set(CITIES)
    choose(state, "london")
    assert agents(state, "london") == [2, 0] and agents(state, "supply") == [7, 7]
    assert not cards("irene_adler, pinkerton_agents") - removed(state)


@pytest.mark.rule("E8.20", "E5.1", "E5.2", "E8.17", "E6")
def test_night_terrors_break_a_loyalist_whom_freud_mends() -> None:
    """The last token goes: two agents join the one on the board; in the victim's own turn Freud restores all three."""
    state = scene(
        "night_terrors, couriers",
        "sigmund_freud, couriers",
        "couriers",
        agents={"berlin": [0, 1, 0]},
        sanity=[3, 1, 3],
        sides="RLR",
    )
    weigh(state, mad=True)
    play(state, "action", "night_terrors", 1)
    silent(state, "repent")
    assert sanity(state) == [3, 0, 3] and revealed(state) == [TUE]
    pick(state, "rally", "cairo", "cairo")
    assert agents(state, "cairo") == [0, 2, 0] and agents(state, "berlin") == [0, 1, 0]
    assert asks(state) == (MON, "act") and discarded(state, MON) == cards("night_terrors")
    pass_to(state, TUE)
    play(state, "action", "sigmund_freud")
    assert sanity(state) == [3, 3, 3] and tracks(state) == (2, 0) and totals(state) == [2, 2, 2]
    assert asks(state) == (TUE, "act")


@pytest.mark.rule("E8.3", "E5.2", "E5.3", "E7.2")
def test_a_restorationist_turns_coat_before_losing_the_last_agent() -> None:
    """Revealed under a Change of Heart, a Restorationist is a Loyalist, and play goes on with three agents."""
    state = scene(
        "change_of_heart, couriers",
        "shoggoth, couriers",
        agents={"berlin": [1, 0], "rome": [0, 1]},
        sides="RL",
    )
    play(state, "free", "change_of_heart")
    assert (
        asks(state) == (MON, "act")
        and revealed(state) == []
        and state.question
        and state.question.number("action") == 1
    )
    pass_to(state, TUE)
    pick(play(state, "action", "shoggoth"), "absorb", "berlin 0")
    silent(state, "block", "repent")
    assert revealed(state) == [MON] and not state.over
    assert points(state, TUE) == (0, 0, 0, 3) and beside(state, TUE) == ["shoggoth:0"]
    pick(state, "rally", "rome", "rome", "rome")
    assert agents(state, "rome") == [3, 1] and asks(state) == (TUE, "act")


@pytest.mark.rule("E8.3", "E8.16", "E5.3", "E7.3", "E7.2")
def test_a_loyalist_turns_coat_at_the_last_moment_and_ends_the_game() -> None:
    """Forced to reveal, a Loyalist plays Change of Heart: the game ends at once, and the kill now counts."""
    state = scene(
        "shoggoth, couriers",
        "change_of_heart, couriers",
        agents={"berlin": [0, 1], "rome": [1, 0]},
        sides="LL",
        points=[(1, 0, 0), (0, 6, 5)],
    )
    pick(play(state, "action", "shoggoth"), "absorb", "berlin 1")
    silent(state, "block")
    assert asks(state) == (TUE, "repent") and offers(state) == {"change_of_heart", "no"}
    choose(state, "change_of_heart")
    assert ended(state)
    # Monday 1 + 3 is lowest and a Loyalist; Tuesday, now a Restorationist, keeps 6
    assert totals(state) == [-1, 6] and ranks(state) == [2, 1]


@pytest.mark.rule("E8.26")
def test_burtsev_alone_knows() -> None:
    """After his look one player knows one more identity, and nobody else does."""
    state = scene("vladimir_burtsev, couriers", *["couriers"] * 2, sides="LRL")
    play(state, "action", "vladimir_burtsev", 1)
    seen = [[player["identity"] for player in GAME.view(state, seat)["table"]["players"]] for seat in range(3)]
    assert seen[MON] == ["loyalist", "restorationist", None]
    assert seen[TUE] == [None, "restorationist", None] and seen[WED] == [None, None, "loyalist"]
    assert [player["identity"] for player in GAME.view(state, None)["table"]["players"]] == [None] * 3
    assert discarded(state, MON) == cards("vladimir_burtsev") and revealed(state) == []


@pytest.mark.rule("E8.24", "E8.25", "E1.5")
def test_holmes_stakes_the_vampires() -> None:
    """The agent is not replaced; the vampires are spent, but the point for them stays."""
    state = scene(
        "vampires, couriers",
        "sherlock_holmes, 2 couriers, stiletto, sappers",
        agents={"rome": [1, 1]},
        points=[(0, 0, 1), (0, 1, 0)],
        sides="LR",
    )
    pick(play(state, "action", "vampires"), "convert", "rome 1")
    assert asks(state) == (TUE, "block")
    choose(state, "sherlock_holmes")
    assert agents(state, "rome") == [1, 1] and not state.over
    assert "vampires" not in hand(state, MON) + discarded(state, MON) and totals(state) == [1, 1]
    assert count(hand(state, TUE)) == 5 and discarded(state, TUE) == cards("sherlock_holmes")
    assert asks(state) == (MON, "act")


@pytest.mark.rule("E8.28", "E8.4", "E5.3", "E7.1")
def test_the_last_zombie_rises_and_cthulhu_ends_the_game() -> None:
    """Only one zombie is left to place; then a Restorationist without agents is revealed by the waves."""
    state = scene(
        "zombies, cthulhu, couriers",
        "couriers",
        agents={"rome": [1, 0], "paris": [0, 2]},
        zombies={"madrid": 3, "cairo": 2},
        points=[(0, 0, 6), (4, 0, 0)],
        sides="LR",
    )
    play(state, "action", "zombies")
    pick(state, "haunt", "paris")
    assert (zombies(state, "paris"), zombies(state, "supply")) == (1, 0)
    assert asks(state) == (MON, "act")
    silent(play(state, "action", "cthulhu", "paris"), "block")
    assert ended(state) and agents(state, "paris") == [0, 0]
    assert totals(state) == [6, -1] and ranks(state) == [1, 2]


@pytest.mark.rule("E4.2", "E6", "E5.3", "E7.2")
def test_forbidden_reading_drives_a_restorationist_mad() -> None:
    """The taker of the Necronomicon loses the last token: the game ends with the card and its points taken."""

    def played(seed: int) -> Emerald:
        state = scene(
            "2 informers, couriers",
            "couriers",
            cubes={"rome": [1, 0], "paris": [1, 0]},
            tops={"rome": "necronomicon"},
            sanity=[1, 3],
            sides="RL",
            points=[(1, 0, 0), (0, 0, 0)],
            seed=seed,
        )
        return choose(play(state, "take", "informers"), "rome")

    mad = lucky(played, lambda state: sanity(state)[MON] == 0)
    assert ended(mad) and points(mad, MON) == (1, 0, 2, 0)
    assert "necronomicon" in discarded(mad, MON) and cubes(mad, "paris") == [1, 0]
    assert totals(mad) == [1, -5]
    sane = lucky(played, lambda state: sanity(state)[MON] == 1)
    assert asks(sane) == (MON, "take_more") and totals(sane) == [3, 0]


@pytest.mark.rule("E8.23", "E5.1", "E5.2")
def test_pinkertons_carry_the_only_agent_to_another_city() -> None:
    """An agent on its way has not left the board, so nobody is revealed."""
    state = scene("pinkerton_agents, couriers", "couriers", agents={"berlin": [1, 1]}, sides="RL")
    play(state, "action", "pinkerton_agents", "berlin", "cairo")
    assert agents(state, "cairo") == [1, 0] and agents(state, "berlin") == [0, 1]
    assert revealed(state) == [] and asks(state) == (MON, "act") and agents(state, "supply") == [9, 9]
    assert removed(state)["pinkerton_agents"] == 1


# -- the end


@pytest.mark.rule("E7.1", "E7.2", "E7.5", "E7.6", "E7.7")
def test_a_goal_reached_with_the_wrong_points_ends_the_game_all_the_same() -> None:
    """Twenty-two on the disc end a game of four although the taker keeps few of them; ties go as printed."""
    state = scene(
        "informers, couriers",
        *["couriers"] * 3,
        cubes={"rome": [1, 0, 0, 0]},
        tops={"rome": "rome"},
        points=[(3, 0, 16), (6, 0, 0), (11, 0, 0), (6, 0, 0)],
        sides="RLLR",
    )
    silent(pick(play(state, "take", "informers"), "take", "rome"), "take_more")
    assert ended(state)
    assert points(state, MON) == (6, 0, 16, 0)
    # put right: 6, 6, 11, 6; of the three lowest the Loyalist counts as lower: Tuesday and Wednesday lose 5
    assert totals(state) == [6, 1, 6, 6]
    # three are first: Restorationists go before the Loyalist and share
    assert ranks(state) == [1, 4, 3, 1]


@pytest.mark.rule("X6", "E7.5", "E7.6", "E7.1")
def test_thursday_drags_monday_down() -> None:
    """The lowest Restorationist costs the leading one five points, and Wednesday wins."""
    state = scene(
        "louise_michel",
        *["couriers"] * 3,
        tracks=(9, 9),
        points=[(12, 0, 0), (9, 0, 0), (11, 0, 0), (4, 0, 0)],
        sides="RLLR",
    )
    play(state, "advance", "louise_michel")
    assert ended(state) and tracks(state) == (10, 9)
    # distance 1 stays with the Restorationists: 13, 9, 11, 5; then 5 less for them
    assert totals(state) == [8, 9, 11, 0] and ranks(state) == [3, 2, 1, 4]


@pytest.mark.rule("E2.1", "E2.2", "E2.3", "E3.1")
@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 3), (4, 4), (5, 5)])
def test_a_game_is_laid_out_as_printed(seats: int, each: int) -> None:
    """Nine stacks with a card face up, royalty aside; then two agents each, clockwise, before the first turn."""
    state = GAME.new(seats, 7)
    assert isinstance(state, Emerald)
    assert asks(state) is not None
    for city in CITIES:
        assert top(state, city) and (city in royals(state)) + count(under(state, city)) == each + 1
    for seat in range(seats):
        assert count(hand(state, seat)) == 5 and count(deck(state, seat)) == 5
        assert cubes(state, "limbo")[seat] == cubes(state, "supply")[seat] == 5
    assert sanity(state) == [3] * seats and totals(state) == [0] * seats and tracks(state) == (0, 0)
    asked = asks(state)
    assert asked is not None
    first = asked[0]
    for n in range(2 * seats):
        assert asks(state) == ((first + n) % seats, "station") and offers(state) == set(CITIES)
        choose(state, "rome")
    assert agents(state, "rome") == [2] * seats and agents(state, "supply") == [8] * seats
    assert asks(state) == (first, "act")
