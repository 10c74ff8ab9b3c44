"""N6: what comes with a random event, and those that strike people and cards rather than buildings."""

from __future__ import annotations

import pytest

from gaslamp.games.nanty.state import Nanty
from tests.games.nanty.fate import asleep, befall, on_map, rolls
from tests.games.nanty.scene import (
    DISTRICTS,
    GAME,
    RANDOM_EVENTS,
    agents,
    choose,
    citizens,
    discarded,
    event,
    grenadiers,
    happened,
    number,
    offers,
    owner,
    pass_on,
    place,
    play,
    refused,
    scene,
    told,
    unrest,
    use,
)
from tests.games.telling import asks

OMINOUS = [  # all cards that show a random event
    "spring_heeled_jack",
    "dynamiters",
    "doctor_jekyll",
    "miss_prisms_handbag",
    "chartist_march",
    "match_girls_strike",
    "time_machine",
    "seance",
    "martians",
]


def drawn(state: Nanty) -> list[str]:
    """The random events that have been told of."""
    return [GAME.cards[each.card] for each in happened(state, "happened")]


# -- N6


@pytest.mark.rule("N6", "N3.7", "N2.2")
@pytest.mark.parametrize("card", OMINOUS)
def test_a_card_with_the_symbol_brings_a_random_event_unasked(card: str) -> None:
    """Before its text, and exactly one; the same cards as in the data have it."""
    state = scene(card, "", "", happened=", ".join(RANDOM_EVENTS[:-1]), agents={"city": (1, 1, 0)})
    play(event(state, "zeppelin", "vauxhall"), card)
    assert told(state)[:3] == [f"played 0 {card}", "happened 0 zeppelin", "rolled 0 x12 at vauxhall"]
    assert drawn(state) == ["zeppelin"]


@pytest.mark.rule("N3.7")
def test_no_other_card_brings_a_random_event() -> None:
    """Nine of the hundred and one."""
    facts = GAME.data.values()
    found = [name for name, table in facts.items() if "random_event" in str(table.get("symbols", ""))]
    assert sorted(found) == sorted(OMINOUS)


@pytest.mark.rule("N6", "N1.2")
def test_any_of_the_twelve_may_come_first() -> None:
    """And the die may show any district."""
    first, districts = set(), set()
    for seed in range(150):
        state = play(scene("martians", "", seed=seed), "martians")
        first.add(drawn(state)[0])
        districts |= {district for _, district in rolls(state)}
    assert first == set(RANDOM_EVENTS) and districts == set(DISTRICTS)


@pytest.mark.rule("N6")
def test_no_event_comes_twice() -> None:
    """With two left, two cards bring these, in any order; the third brings nothing."""
    left = {"explosion", "fire"}
    for seed in range(8):
        gone = ", ".join(name for name in RANDOM_EVENTS if name not in left)
        state = scene("martians, match_girls_strike, dynamiters", "", happened=gone, seed=seed)
        play(state, "martians", "no")
        play(state, "match_girls_strike", "no")
        assert set(drawn(state)) == left and len(drawn(state)) == 2
        assert GAME.view(state, None)["table"]["to_happen"] == 0
        rolled = len(rolls(state))
        play(state, "dynamiters")
        assert len(drawn(state)) == 2 and len(rolls(state)) == rolled
        assert discarded(state)[-1] == "dynamiters"


@pytest.mark.rule("N6")
def test_all_see_which_events_have_been() -> None:
    """And how many are left; the others' names are nobody's to see."""
    state = play(event(scene("martians", "", happened="fog, riots"), "explosion", "city"), "martians")
    assert GAME.view(state, None)["table"]["happened"] == ["fog", "riots", "explosion"]
    assert GAME.view(state, 1)["table"]["to_happen"] == 9


@pytest.mark.rule("N6")
def test_whoever_played_the_card_rolls() -> None:
    """Though it strikes others."""
    state = befall(scene("", "martians", "", active=1, buildings={"city": 2}), "explosion", "city")
    assert rolls(state) == [(1, "city")] and owner(state, "city") is None
    assert asks(state) == (1, "place_unrest")


# -- N6.1


@pytest.mark.rule("N6.1", "N4.2")
def test_cursed_artists_block_a_district_and_remove_one_agent_of_its_owner() -> None:
    """Of two only one, and the unrest goes with it; the building and the others' agents stay."""
    state = scene("martians", "", agents={"marylebone": (1, 2)}, buildings={"marylebone": 1}, unrest="marylebone")
    befall(state, "cursed_artists", "marylebone")
    assert asleep(state) == ["marylebone"] and owner(state, "marylebone") == 1
    assert agents(state, "marylebone") == [1, 1] and agents(state, "supply") == [11, 11]
    assert unrest(state) == []
    assert asks(state) == (0, "place_unrest")


@pytest.mark.rule("N6.1")
def test_cursed_artists_strike_whoever_rolled_too() -> None:
    """The own building and the own agent."""
    state = scene("martians", "", agents={"marylebone": (1, 1)}, buildings={"marylebone": 0}, unrest="marylebone")
    befall(state, "cursed_artists", "marylebone")
    assert asleep(state) == ["marylebone"] and agents(state, "marylebone") == [0, 1]


@pytest.mark.rule("N6.1")
def test_cursed_artists_do_nothing_where_nobody_has_built() -> None:
    """Agents or not."""
    state = scene("martians", "", agents={"marylebone": (1, 1)}, unrest="marylebone", buildings={"city": 1})
    before = on_map(state)
    assert on_map(befall(state, "cursed_artists", "marylebone")) == before


@pytest.mark.rule("N6.1")
def test_cursed_artists_only_block_where_the_owner_has_no_agent() -> None:
    """Agents of others are no matter of theirs."""
    state = scene("martians", "", agents={"marylebone": (2, 0)}, buildings={"marylebone": 1}, unrest="marylebone")
    befall(state, "cursed_artists", "marylebone")
    assert asleep(state) == ["marylebone"] and agents(state, "marylebone") == [2, 0]
    assert unrest(state) == ["marylebone"]


@pytest.mark.rule("N6.1", "N8.1")
def test_a_building_of_cursed_artists_keeps_its_value() -> None:
    """It loses nothing but the agent's points."""
    state = scene("martians", "", agents={"city": (0, 1)}, buildings={"city": 1, "strand": 1})
    assert state.scores == [0, 5 + 18 + 12]
    assert befall(state, "cursed_artists", "city").scores == [0, 18 + 12]


@pytest.mark.rule("N6.1", "N10")
def test_a_blocked_ability_stays_blocked() -> None:
    """In the owner's next turn and in the one after that; other districts are not concerned."""
    houses = {"marylebone": 1, "clerkenwell": 1}
    state = scene("martians, mr_micawber", "mr_jaggers, doctor_watson", buildings=houses)
    befall(state, "cursed_artists", "marylebone")
    for theirs, next_one in (("mr_jaggers", "mr_micawber"), ("doctor_watson", "")):
        assert asks(pass_on(state)) == (1, "act")
        assert "use clerkenwell" in offers(state)
        refused(state, "use marylebone", "N10")
        pass_on(play(state, theirs))
        if next_one:
            play(state, next_one)
    assert asleep(state) == ["marylebone"]


@pytest.mark.rule("N6.1")
def test_a_district_wakes_up_when_that_building_leaves() -> None:
    """Removed by an explosion, it is no longer blocked; the next building there serves its owner."""
    state = scene(
        "martians, lodging_house",
        "mr_jaggers",
        buildings={"marylebone": 1},
        blocked="marylebone",
        agents={"marylebone": (1, 0)},
        money=[12],
    )
    befall(state, "explosion", "marylebone")
    assert asleep(state) == [] and owner(state, "marylebone") is None
    choose(state, "no", "play lodging_house", "no", "marylebone")
    pass_on(state)
    pass_on(play(state, "mr_jaggers"))
    assert asks(state) == (0, "act") and owner(state, "marylebone") == 0
    assert state.players[0].money == 0 and use(state, "marylebone").players[0].money == 2


@pytest.mark.rule("N6.1", "N9.32")
def test_a_district_wakes_up_when_its_building_is_bought() -> None:
    """Another building has taken its place."""
    state = scene("mr_merdle", "mr_jaggers", buildings={"marylebone": 1}, blocked="marylebone", money=[9])
    pass_on(play(state, "mr_merdle", "marylebone"))
    assert asleep(state) == [] and owner(state, "marylebone") == 0
    pass_on(play(state, "mr_jaggers"))
    assert "use marylebone" in offers(state)


# -- N6.2


@pytest.mark.rule("N6.2", "N4.1")
def test_a_state_of_emergency_brings_four_grenadiers_and_unrest() -> None:
    """A district rolled twice gets two; one where nobody was gets a marker too."""
    state = scene("martians", "", agents={"east_end": (1, 0), "chelsea": (1, 1)}, unrest="chelsea")
    befall(state, "emergency", "strand", "east_end", "strand", "city")
    assert [grenadiers(state, district) for district in ("strand", "city", "east_end")] == [2, 1, 1]
    assert grenadiers(state, "supply") == 0
    assert unrest(state) == ["chelsea", "strand", "city", "east_end"]
    assert len(rolls(state)) == 4


@pytest.mark.rule("N6.2")
def test_unrest_that_is_there_already_stays_single() -> None:
    """All four in the same district, and figures stay where they are."""
    state = scene("martians", "", agents={"city": (1, 1)}, citizens={"city": 1}, unrest="city")
    befall(state, "emergency", "city", "city", "city", "city")
    assert grenadiers(state, "city") == 4 and agents(state, "city") == [1, 1] and citizens(state, "city") == 1
    assert unrest(state) == ["city"] and happened(state, "unrest_rose", "unrest_fell") == []


# -- N6.3


@pytest.mark.rule("N6.3")
def test_murders_pass_round_the_table_from_who_drew_them() -> None:
    """Seat 1, then 2, then 0; each chooses among the agents of the district that it rolled."""
    here = {"strand": (1, 1, 0), "lambeth": (0, 1, 2), "city": (1, 0, 1)}
    state = befall(scene("", "martians", "", active=1, agents=here), "murders", "strand", "lambeth", "city")
    assert asks(state) == (1, "remove") and offers(state) == {"strand agent 0", "strand agent 1"}
    assert state.question is not None and state.question.card == number("murders")
    choose(state, "strand agent 0")
    assert asks(state) == (2, "remove") and offers(state) == {"lambeth agent 1", "lambeth agent 2"}
    choose(state, "lambeth agent 1")
    assert asks(state) == (0, "remove") and offers(state) == {"city agent 0", "city agent 2"}
    choose(state, "city agent 2")
    assert [agents(state, district) for district in here] == [[0, 1, 0], [0, 0, 2], [1, 0, 0]]
    assert rolls(state) == [(1, "strand"), (2, "lambeth"), (0, "city")]
    assert asks(state) == (1, "place_unrest")


@pytest.mark.rule("N6.3")
def test_a_murder_cannot_be_declined() -> None:
    """Nor done elsewhere, nor to somebody who is not there."""
    here = {"strand": (1, 1, 0), "lambeth": (0, 1, 2)}
    state = befall(scene("martians", "", "", agents=here), "murders", "strand", "vauxhall", "vauxhall")
    refused(state, "no", "N6.3")
    refused(state, "strand agent 2", "N6.3")
    refused(state, "lambeth agent 1", "N6.3")
    choose(state, "strand agent 0")
    assert agents(state, "strand") == [0, 1, 0]


@pytest.mark.rule("N6.3")
def test_a_lone_agent_is_murdered_unasked_even_by_its_owner() -> None:
    """There is one, so one must be removed."""
    state = scene("martians", "", agents={"strand": (1, 0), "city": (0, 1)})
    befall(state, "murders", "strand", "city")
    assert agents(state, "supply") == [12, 12] and asks(state) == (0, "place_unrest")


@pytest.mark.rule("N6.3")
def test_where_there_is_no_agent_nobody_is_murdered() -> None:
    """Grenadiers, new citizens and buildings do not count; the die goes on all the same."""
    state = scene(
        "martians",
        "",
        agents={"city": (1, 1)},
        grenadiers={"strand": 1},
        citizens={"strand": 1},
        buildings={"strand": 1},
        unrest="strand",
    )
    befall(state, "murders", "strand", "city")
    assert grenadiers(state, "strand") == 1 and citizens(state, "strand") == 1 and owner(state, "strand") == 1
    assert unrest(state) == ["strand"]
    assert asks(state) == (1, "remove") and offers(state) == {"city agent 0", "city agent 1"}


@pytest.mark.rule("N6.3")
def test_only_agents_are_victims_unless_otherwise_agreed() -> None:
    """With the option grenadiers and new citizens are offered too, and go back to supply."""
    laid = {"strand": 1}
    for option, more in (("agents", set()), ("figures", {"strand grenadier", "strand citizen"})):
        state = scene(
            "martians", "", murders=option, agents={"strand": (1, 1)}, grenadiers=laid, citizens=laid, unrest="strand"
        )
        befall(state, "murders", "strand", "strand")
        assert offers(state) == {"strand agent 0", "strand agent 1"} | more
    choose(state, "strand grenadier")
    assert grenadiers(state, "supply") == 4 and unrest(state) == []
    assert asks(state) == (1, "remove")
    assert offers(state) == {"strand agent 0", "strand agent 1", "strand citizen"}
    choose(state, "strand citizen")
    assert citizens(state, "supply") == 3 and agents(state, "strand") == [1, 1]


@pytest.mark.rule("N6.3")
def test_a_figure_is_refused_where_only_agents_are_victims() -> None:
    """By the rule of the murders."""
    state = scene("martians", "", agents={"strand": (1, 1)}, grenadiers={"strand": 1}, citizens={"strand": 1})
    befall(state, "murders", "strand", "strand")
    refused(state, "strand grenadier", "N6.3")
    refused(state, "strand citizen", "N6.3")


@pytest.mark.rule("N6.3")
def test_with_the_option_a_lone_grenadier_must_go() -> None:
    """And a lone new citizen; an empty district is still nothing."""
    state = scene("martians", "", "", murders="figures", grenadiers={"city": 1}, citizens={"strand": 1})
    befall(state, "murders", "strand", "vauxhall", "city")
    assert grenadiers(state, "supply") == 4 and citizens(state, "supply") == 3
    assert asks(state) == (0, "place_unrest")


@pytest.mark.rule("N6.3", "N4.2")
def test_who_rolls_later_finds_what_is_left() -> None:
    """One of three is gone, and the unrest with it; no unrest is needed to murder."""
    state = scene("martians", "", agents={"strand": (1, 2)}, unrest="strand, city")
    befall(state, "murders", "strand", "strand")
    assert unrest(choose(state, "strand agent 0")) == ["city"]
    assert agents(state, "strand") == [0, 1] and agents(state, "supply") == [12, 11]
    assert asks(state) == (0, "place_unrest")


# -- N6.9


@pytest.mark.rule("N6.9", "N4.1")
def test_new_citizens_come_and_unrest_where_a_figure_was() -> None:
    """An agent, a grenadier; an empty district and a mere building stay calm."""
    state = scene(
        "martians",
        "",
        agents={"strand": (0, 1)},
        grenadiers={"lambeth": 1},
        buildings={"city": 1},
    )
    befall(state, "new_citizens", "strand", "lambeth", "city")
    assert [citizens(state, district) for district in ("strand", "lambeth", "city", "supply")] == [1, 1, 1, 0]
    assert unrest(state) == ["strand", "lambeth"]
    assert rolls(state) == [(0, "strand"), (0, "lambeth"), (0, "city")]


@pytest.mark.rule("N6.9")
def test_a_new_citizen_of_an_earlier_roll_counts_as_a_figure() -> None:
    """Two in a district that was empty make unrest; one alone does not."""
    state = befall(scene("martians", ""), "new_citizens", "strand", "city", "strand")
    assert citizens(state, "strand") == 2 and citizens(state, "city") == 1
    assert unrest(state) == ["strand"]


# -- N6.10

MARKERS = ", ".join(DISTRICTS[:7])


@pytest.mark.rule("N6.10")
def test_riots_with_seven_markers_do_nothing() -> None:
    """The game goes on with the text of the card."""
    state = befall(scene("martians", "", unrest=MARKERS), "riots")
    assert asks(state) == (0, "place_unrest") and happened(state, "rioted") == []


@pytest.mark.rule("N6.10", "N8.1")
@pytest.mark.parametrize("more", ["", ", clerkenwell"])
def test_riots_with_eight_markers_or_more_end_the_game_at_once(more: str) -> None:
    """The most points win."""
    state = befall(scene("martians", "", "", unrest=f"{MARKERS}, bermondsey{more}", money=[5, 9, 7]), "riots")
    assert state.over and state.scores == [5, 9, 7] and state.places == [3, 1, 2]
    assert len(happened(state, "rioted")) == 1 and happened(state, "deck_out") == []
    assert GAME.why_not(state, (place("city"),)) == "G3"
