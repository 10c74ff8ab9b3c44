"""The printed player aid tried out sentence by sentence: the turn, the symbols and unrest."""

from __future__ import annotations

import pytest

from gaslamp.games.nanty.state import Nanty
from tests.games.nanty.scene import (
    DISTRICTS,
    GAME,
    agents,
    choose,
    citizens,
    discarded,
    event,
    grenadiers,
    hand,
    happened,
    money,
    offers,
    owner,
    play,
    refused,
    scene,
    spare,
    unrest,
)
from tests.games.telling import asks

POLICE = "bobby, lamplighter, mounted_police, scotland_yard, salvation_army"  # a hand of five for who only looks on
STRAND = {"strand", "westminster", "city", "billingsgate", "southwark", "lambeth"}  # with its neighbours


def let_be(state: Nanty) -> Nanty:
    """Nobody reacts, and nobody pays for protection; the state, for chains."""
    while (asked := asks(state)) and asked[1] in ("save", "insure_agent", "insure_building"):
        choose(state, "no")
    return state


def titles(state: Nanty, seat: int) -> list[str]:
    """The district cards of a seat, in the order of the districts."""
    return sorted(GAME.view(state, None)["table"]["players"][seat]["cards"], key=DISTRICTS.index)


# -- the turn


@pytest.mark.rule("N2.2")
def test_symbols_are_carried_out_from_the_top_downwards() -> None:
    """The £2 under the building come too late to pay for it; the £2 above the other one do not."""
    late = scene("gin_palace", POLICE, agents={"chelsea": [1, 0]}, money=[4, 0])
    play(late, "gin_palace")
    assert (money(late)[0], owner(late, "chelsea"), asks(late)) == (6, None, (1, "act"))
    early = scene("diogenes_club", POLICE, agents={"chelsea": [1, 0]}, money=[4, 0])
    play(early, "diogenes_club")
    while asks(early) != (0, "raise"):
        choose(early, "no")
    choose(early, "chelsea")
    assert (money(early)[0], owner(early, "chelsea")) == (0, 0)


@pytest.mark.rule("N2.2")
def test_a_killing_on_top_clears_the_site_for_the_building_below() -> None:
    """The unrest marker goes with the victim, so that the same card may build there."""
    state = scene("count_fosco", POLICE, agents={"strand": [1, 1]}, unrest="strand", money=[9, 0])
    let_be(play(state, "count_fosco", "strand agent 1"))
    assert asks(state) == (0, "raise")
    assert (owner(choose(state, "strand"), "strand"), money(state)) == (0, [0, 0])


@pytest.mark.rule("N2.2")
def test_no_action_is_compulsory() -> None:
    """Building, killing, placing, calming and reading may all be left out."""
    where = {"strand": [1, 1], "city": [1, 0]}
    for card in ("crystal_palace", "count_fosco", "mounted_police", "inspector_lestrade", "hansom_cab", "bill_sikes"):
        state = scene(card, "errand_boy", agents=where, unrest="strand", money=[30, 0])
        play(state, card)
        while state.active == 0:
            assert "no" in offers(state)
            choose(state, "no")
        assert (agents(state, "strand"), agents(state, "city"), unrest(state)) == ([1, 1], [1, 0], ["strand"])
        assert asks(state) == (1, "act")


@pytest.mark.rule("N2.2", "N3.7")
def test_only_the_random_event_is_compulsory() -> None:
    """Who plays its card is not asked whether it happens: the building has exploded, and only then comes the text."""
    state = event(scene("seance", POLICE, buildings={"strand": 0}), "explosion", "strand")
    play(state, "seance")
    assert owner(state, "strand") is None and asks(state) == (0, "read")
    assert "no" in offers(state)


@pytest.mark.rule("N2.3", "N3.8")
def test_play_another_card_goes_on_as_long_as_cards_say_so() -> None:
    """The Muffin Man lets follow, the Bobby again, the Lamplighter does not; and each may be the last."""
    state = scene("muffin_man, bobby, lamplighter, errand_boy", POLICE.replace("bobby, lamplighter, ", ""))
    play(state, "muffin_man")
    assert asks(state) == (0, "act") and "no" in offers(state)
    play(state, "bobby")
    assert asks(state) == (0, "act") and "no" in offers(state)
    play(state, "lamplighter")
    assert asks(state) == (1, "act") and hand(state, 1) == ["mounted_police", "salvation_army", "scotland_yard"]
    stopped = choose(play(scene("muffin_man, errand_boy", POLICE), "muffin_man"), "no")
    assert asks(stopped) == (1, "act") and "errand_boy" in hand(stopped, 0)


@pytest.mark.rule("N2.4")
def test_the_hand_is_filled_up_to_five_and_never_cut_down() -> None:
    """With two cards left one draws three; with eight, none is drawn and none discarded."""
    few = play(scene("mr_micawber, errand_boy, muffin_man", POLICE), "mr_micawber")
    assert len(hand(few, 0)) == 5 and {"errand_boy", "muffin_man"} < set(hand(few, 0))
    mine = "penny_dreadfuls, errand_boy, muffin_man, costermonger, gin_palace"
    many = scene(mine, POLICE)
    play(many, "penny_dreadfuls", "penny_dreadfuls")
    assert asks(many) == (1, "act") and len(hand(many, 0)) == 8 and discarded(many) == ["penny_dreadfuls"]


@pytest.mark.rule("N2.5")
def test_turns_pass_clockwise() -> None:
    """One card each, and the turn is the next player's; after the last comes the first."""
    state = scene("errand_boy", "muffin_man, bobby", "lamplighter", active=1)
    choose(play(state, "muffin_man"), "no")
    assert asks(state) == (2, "act")
    assert asks(play(state, "lamplighter")) == (0, "act")


@pytest.mark.rule("N2.1")
def test_a_condition_must_be_met_at_the_start_of_the_own_turn() -> None:
    """The tenth district wins neither at once nor in the rival's turn, but when one's own turn begins again."""
    nine = {name: [1, 0] for name in DISTRICTS[:9]}
    state = scene("errand_boy", "mr_micawber, bobby", agents=nine, identity="moriarty, fagin")
    play(state, "errand_boy", "southwark")
    assert not state.over and asks(state) == (1, "act")
    assert play(state, "mr_micawber").over
    assert [each.seat for each in happened(state, "won")] == [0]


@pytest.mark.rule("N2.1")
def test_a_condition_lost_before_the_own_turn_wins_nothing() -> None:
    """One of the ten agents is murdered in the rival's turn: the game goes on."""
    ten = {name: [1, 0] for name in DISTRICTS[:9]} | {"southwark": [1, 1]}
    state = scene(POLICE, "garrotter", agents=ten, unrest="southwark", identity="moriarty, fagin", active=1)
    let_be(play(state, "garrotter", "southwark agent 0"))
    assert not state.over and asks(state) == (0, "act")


# -- place an agent


@pytest.mark.rule("N3.1")
def test_an_agent_is_placed_beside_or_next_to_an_own_one() -> None:
    """The Strand and its five neighbours are open; the rest of London is not."""
    state = play(scene("errand_boy", POLICE, agents={"strand": [1, 0], "east_end": [0, 1]}), "errand_boy")
    assert offers(state) == STRAND | {"no"}
    refused(state, "east_end", "N3.1")
    assert agents(choose(state, "lambeth"), "lambeth") == [1, 0] and unrest(state) == []


@pytest.mark.rule("N3.1")
def test_without_agents_on_the_board_one_goes_anywhere() -> None:
    """A building on the board makes no difference."""
    state = scene("errand_boy", POLICE, agents={"strand": [0, 1]}, buildings={"city": 0})
    assert offers(play(state, "errand_boy")) == {*DISTRICTS, "no"}


@pytest.mark.rule("N3.1")
def test_when_all_agents_are_out_one_of_them_may_be_placed_again() -> None:
    """Eleven in the Strand and one in Chelsea: each may be taken up, none has to."""
    where = {"strand": [11, 0], "chelsea": [1, 0]}
    state = play(scene("errand_boy", POLICE, agents=where, unrest="strand"), "errand_boy")
    assert {offer.split()[0] for offer in offers(state)} == {"strand", "chelsea", "no"}
    assert "strand vauxhall" in offers(state) and "chelsea lambeth" in offers(state)
    refused(state, "strand east_end", "N3.1")
    choose(state, "strand vauxhall")
    assert (agents(state, "strand"), agents(state, "vauxhall"), agents(state, "supply")) == ([10, 0], [1, 0], [0, 12])
    assert unrest(state) == []  # a figure has left the Strand


# -- build


@pytest.mark.rule("N3.2")
def test_building_needs_an_agent_no_unrest_no_building_and_the_price() -> None:
    """Of five districts with an own agent one has unrest, one a building, and one is too dear."""
    where = {name: [1, 0] for name in ("chelsea", "billingsgate", "east_end", "lambeth", "strand")}
    state = scene("gin_palace", POLICE, agents=where, buildings={"billingsgate": 1}, unrest="east_end", money=[12, 0])
    assert offers(play(state, "gin_palace")) == {"chelsea", "strand", "no"}
    for name in ("bermondsey", "billingsgate", "east_end", "lambeth"):
        refused(state, name, "N3.2")
    choose(state, "strand")
    assert (owner(state, "strand"), titles(state, 0), money(state)[0], spare(state)[0]) == (0, ["strand"], 2, 5)


@pytest.mark.rule("N3.2")
def test_one_may_build_where_others_have_more_agents() -> None:
    """Control is not asked for, and a building stirs no unrest."""
    state = scene("gin_palace", POLICE, agents={"chelsea": [1, 3]}, money=[6, 0])
    choose(play(state, "gin_palace"), "chelsea")
    assert (owner(state, "chelsea"), unrest(state)) == (0, [])


@pytest.mark.rule("N3.2")
def test_a_building_that_goes_takes_its_district_card_with_it() -> None:
    """After the explosion the card lies on the table again, and somebody else may build there."""
    state = event(
        scene("seance", "gin_palace", agents={"chelsea": [0, 1]}, buildings={"chelsea": 0}, money=[0, 6]),
        "explosion",
        "chelsea",
    )
    assert titles(state, 0) == ["chelsea"]
    play(state, "seance", "no")
    assert (titles(state, 0), spare(state)[0]) == ([], 6)
    choose(play(state, "gin_palace"), "chelsea")
    assert titles(state, 1) == ["chelsea"]


@pytest.mark.rule("N3.2")
def test_the_seventh_building_is_one_taken_from_another_district() -> None:
    """The one that is moved gives back its card, and the new one is paid for."""
    six = dict.fromkeys(("chelsea", "westminster", "marylebone", "city", "billingsgate", "bermondsey"), 0)
    state = scene("gin_palace", POLICE, agents={"strand": [1, 0], "chelsea": [1, 0]}, buildings=six, money=[12, 0])
    play(state, "gin_palace")
    assert offers(state) == {f"{name} strand" for name in six} | {"no"}
    choose(state, "marylebone strand")
    assert (owner(state, "marylebone"), owner(state, "strand"), spare(state)[0]) == (None, 0, 0)
    assert "marylebone" not in titles(state, 0) and "strand" in titles(state, 0)


# -- assassinate, money, calm, reactions


@pytest.mark.rule("N3.3")
def test_an_assassin_strikes_where_there_is_unrest_and_never_an_own_agent() -> None:
    """Rivals' agents, grenadiers and new citizens are victims; the quiet City is safe."""
    state = scene(
        "garrotter",
        POLICE,
        "errand_boy",
        agents={"strand": [2, 1, 1], "city": [1, 1, 0]},
        grenadiers={"strand": 1, "lambeth": 1},
        citizens={"lambeth": 1},
        unrest="strand, lambeth",
    )
    play(state, "garrotter")
    victims = {"strand agent 1", "strand agent 2", "strand grenadier", "lambeth grenadier", "lambeth citizen", "no"}
    assert offers(state) == victims
    refused(state, "strand agent 0", "N3.3")
    refused(state, "city agent 1", "N3.3")


@pytest.mark.rule("N3.3", "N4.2")
@pytest.mark.parametrize("victim", ["agent 1", "grenadier", "citizen"])
def test_the_marker_goes_with_any_victim(victim: str) -> None:
    """However many figures are left in the district."""
    state = scene(
        "garrotter",
        POLICE,
        agents={"strand": [3, 1]},
        grenadiers={"strand": 1},
        citizens={"strand": 1},
        unrest="strand, city",
    )
    let_be(play(state, "garrotter", f"strand {victim}"))
    left = agents(state, "strand")[1] + grenadiers(state, "strand") + citizens(state, "strand")
    assert (left, unrest(state), money(state)[0]) == (2, ["city"], 1)


@pytest.mark.rule("N3.5")
@pytest.mark.parametrize(("card", "pounds"), [("muffin_man", 3), ("costermonger", 3), ("inspector_lestrade", 1)])
def test_the_bank_pays_what_the_card_shows(card: str, pounds: int) -> None:
    """Nothing but the number on the card matters."""
    state = play(scene(f"{card}, errand_boy", POLICE, money=[1, 2]), card)
    while state.active == 0:
        if asks(state) == (0, "act"):
            assert money(state) == [1 + pounds, 2]
        choose(state, "no")
    assert money(state) == [1 + pounds, 2]


@pytest.mark.rule("N3.4")
def test_one_unrest_marker_is_removed_from_any_district() -> None:
    """No agent is needed there, and a card with two such symbols calms two."""
    state = play(scene("mounted_police", "errand_boy", unrest="chelsea, strand, east_end"), "mounted_police")
    assert offers(state) == {"chelsea", "strand", "east_end", "no"}
    choose(state, "east_end", "chelsea")
    assert unrest(state) == ["strand"]


@pytest.mark.rule("N3.9")
def test_a_reaction_is_played_in_the_turn_of_another() -> None:
    """The surgeon saves the victim; the killer is paid all the same, and the saviour draws nothing for it yet."""
    mine = "st_bartholomews, errand_boy"
    state = scene("garrotter", mine, agents={"strand": [1, 1]}, unrest="strand")
    play(state, "garrotter", "strand agent 1")
    assert asks(state) == (1, "save") and offers(state) == {"st_bartholomews", "no"}
    choose(state, "st_bartholomews")
    assert (agents(state, "strand"), money(state)[0], hand(state, 1)) == ([1, 1], 1, ["errand_boy"])
    assert discarded(state) == ["st_bartholomews", "garrotter"]


# -- unrest


@pytest.mark.rule("N4.1")
@pytest.mark.parametrize("there", ["own agent", "rival", "grenadier", "citizen"])
def test_a_figure_that_joins_any_other_stirs_unrest(there: str) -> None:
    """Whoever is there already; and a district never gets more than one marker."""
    own, rival = int(there == "own agent"), int(there == "rival")
    state = scene(
        "dock_labourers",
        POLICE,
        agents={"strand": [own, rival]},
        grenadiers={"strand": int(there == "grenadier")},
        citizens={"strand": int(there == "citizen")},
    )
    choose(play(state, "dock_labourers"), "strand")
    assert unrest(state) == ["strand"]
    choose(state, "strand")
    assert unrest(state) == ["strand"] and len(happened(state, "unrest_rose")) == 1


@pytest.mark.rule("N4.1")
def test_a_lone_figure_and_a_building_stir_no_unrest() -> None:
    """A figure beside a building, or in an empty district, is at peace."""
    state = scene("dock_labourers", POLICE, buildings={"strand": 1})
    choose(play(state, "dock_labourers"), "strand", "lambeth")
    assert (agents(state, "strand"), agents(state, "lambeth"), unrest(state)) == ([1, 0], [1, 0], [])


@pytest.mark.rule("N4.1", "N4.2")
def test_a_move_calms_the_one_district_and_stirs_the_other() -> None:
    """Two agents stay in the Strand and yet its marker goes; the traveller meets somebody in the City."""
    state = scene("hansom_cab", "errand_boy", agents={"strand": [2, 1], "city": [0, 1]}, unrest="strand")
    choose(play(state, "hansom_cab"), "strand city")
    assert (agents(state, "strand"), agents(state, "city"), unrest(state)) == ([1, 1], [1, 1], ["city"])
