"""N6.13: reactions in random events, alone and together with the City."""

from __future__ import annotations

import pytest

from tests.games.nanty.fate import befall, on_map
from tests.games.nanty.scene import agents, choose, discarded, hand, money, offers, refused, scene, unrest
from tests.games.telling import asks


@pytest.mark.rule("N6.13", "N9.41", "N3.9")
@pytest.mark.parametrize("event", ["cursed_artists", "murders", "zeppelin"])
def test_an_agent_about_to_be_removed_by_an_event_may_be_kept(event: str) -> None:
    """By the reaction that stops every removal; it is discarded."""
    state = scene("martians", "st_bartholomews", agents={"strand": (0, 1)}, buildings={"strand": 1}, upper="")
    befall(state, event, "strand", *["chelsea"] * (event == "murders"))
    assert asks(state) == (1, "save") and offers(state) == {"st_bartholomews", "no"}
    choose(state, "st_bartholomews")
    assert agents(state, "strand") == [0, 1] and hand(state, 1) == [] and discarded(state)[-1] == "st_bartholomews"
    assert asks(state) == (0, "place_unrest")


@pytest.mark.rule("N6.13", "N9.42", "N4.1")
@pytest.mark.parametrize("card", ["abel_magwitch", "reichenbach_falls"])
@pytest.mark.parametrize("event", ["cursed_artists", "murders", "zeppelin"])
def test_an_agent_about_to_be_removed_by_an_event_may_turn_up_elsewhere(event: str, card: str) -> None:
    """In any other district, with unrest as after any move."""
    state = scene(
        "martians",
        card,
        agents={"strand": (0, 1), "city": (1, 0)},
        citizens={"strand": 1},
        buildings={"strand": 1},
        unrest="strand",
        known=card,
    )
    befall(state, event, "strand", *["chelsea"] * (event == "murders"))
    choose(state, card)
    assert asks(state) == (1, "relocate") and len(offers(state)) == 11
    refused(state, "strand", "N9.42")
    choose(state, "city")
    assert agents(state, "strand") == [0, 0] and agents(state, "city") == [1, 1] and unrest(state) == ["city"]
    assert agents(state, "supply") == [11, 11] and asks(state) == (0, "place_unrest")


@pytest.mark.rule("N6.13", "N9.40", "N9.43")
def test_what_stops_players_and_texts_does_not_stop_events() -> None:
    """Doctor Watson and Mr Jaggers are of no use here; still the question is put, for others might be held."""
    state = scene("martians", "doctor_watson, mr_jaggers", agents={"strand": (0, 1)})
    befall(state, "zeppelin", "strand")
    assert asks(state) == (1, "save") and offers(state) == {"no"}
    refused(state, "doctor_watson", "N3.9")
    refused(state, "mr_jaggers", "N3.9")
    assert agents(choose(state, "no"), "strand") == [0, 0]


@pytest.mark.rule("N6.13", "N3.9")
@pytest.mark.parametrize(("theirs", "gone"), [("", ""), ("bobby", "abel_magwitch")])
def test_nobody_is_asked_who_cannot_have_a_reaction(theirs: str, gone: str) -> None:
    """With no card in hand, or with the one that might be there in sight of all."""
    state = scene("martians", theirs, agents={"strand": (0, 1)}, discard=gone)
    befall(state, "zeppelin", "strand")
    assert asks(state) == (0, "place_unrest") and agents(state, "strand") == [0, 0]


@pytest.mark.rule("N6.13", "N6.8", "N9.41", "N9.42", "N9.40")
def test_no_reaction_helps_against_a_flood() -> None:
    """Nobody is removed, and no player moves the agent."""
    state = scene("martians", "abel_magwitch, st_bartholomews, doctor_watson", agents={"east_end": (0, 1)}, upper="")
    assert asks(befall(state, "flood", "east_end", "east_end")) == (1, "flee")


@pytest.mark.rule("N6.13", "N10.5")
def test_who_does_not_pay_may_still_react() -> None:
    """First the City, then the cards; who pays keeps the card."""
    for pays in (True, False):
        state = scene("martians", "abel_magwitch", buildings={"city": 1}, agents={"strand": (0, 1)}, money=[0, 9])
        befall(state, "zeppelin", "strand")
        assert asks(choose(state, "strand" if pays else "no")) == ((0, "place_unrest") if pays else (1, "save"))
        assert hand(state, 1) == ["abel_magwitch"] and money(state) == [0, 6 if pays else 9]
    choose(state, "abel_magwitch", "chelsea")
    assert agents(state, "chelsea") == [0, 1] and money(state) == [0, 9] and hand(state, 1) == []


@pytest.mark.rule("N6.13", "N3.9")
def test_one_reaction_protects_one_agent() -> None:
    """Of three in a zeppelin's way one stays, one turns up elsewhere, and one is lost."""
    state = scene(
        "martians", "abel_magwitch, st_bartholomews, bobby", agents={"strand": (0, 3)}, unrest="strand", upper=""
    )
    befall(state, "zeppelin", "strand")
    assert offers(state) == {"abel_magwitch", "st_bartholomews", "no"}
    choose(state, "st_bartholomews")
    assert asks(state) == (1, "save") and offers(state) == {"abel_magwitch", "no"}
    choose(state, "abel_magwitch", "vauxhall")
    assert asks(state) == (1, "save") and offers(state) == {"no"}
    choose(state, "no")
    assert agents(state, "strand") == [0, 1] and agents(state, "vauxhall") == [0, 1] and unrest(state) == []


@pytest.mark.rule("N6.13", "N6.3")
def test_a_murder_that_was_stopped_is_spent() -> None:
    """It is not turned on another agent; an own victim may be saved as well."""
    state = scene("martians", "st_bartholomews", agents={"strand": (1, 1)}, unrest="strand", known="st_bartholomews")
    before = on_map(state)
    befall(state, "murders", "chelsea", "strand")
    choose(state, "strand agent 1", "st_bartholomews")
    assert on_map(state) == before and asks(state) == (0, "place_unrest")
