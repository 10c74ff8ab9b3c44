"""N6.13, N10.5: what the City can do against random events, piece by piece."""

from __future__ import annotations

import pytest

from gaslamp.games.nanty.state import Nanty
from tests.games.nanty.fate import asleep, befall, rolls
from tests.games.nanty.scene import (
    RANDOM_EVENTS,
    agents,
    choose,
    event,
    grenadiers,
    happened,
    money,
    offers,
    owner,
    pass_on,
    play,
    refused,
    scene,
    told,
    unrest,
)
from tests.games.telling import asks

BUILDINGS = [  # events that strike a building in Lambeth
    ("earthquake", ("lambeth", "vauxhall")),
    ("explosion", ("lambeth",)),
    ("fire", ("lambeth", "vauxhall")),
    ("zeppelin", ("lambeth",)),
]
AGENTS = [  # events that strike an agent in Lambeth and perhaps the building there, in this order
    ("cursed_artists", ("lambeth",), ("insure_building", "insure_agent")),
    ("murders", ("lambeth", "chelsea"), ("insure_agent",)),
    ("flood", ("lambeth", "marylebone"), ("insure_agent",)),
    ("zeppelin", ("lambeth",), ("insure_agent", "insure_building")),
]


def insured(event: str, *districts: str, pounds: int = 9, active: int = 0, built: str = "", sent: str = "") -> Nanty:
    """An event strikes seat 1, who has the City, £9 and perhaps a building or an agent somewhere."""
    hands = ["martians" if seat == active else "" for seat in range(2)]
    houses = {"city": 1} | ({built: 1} if built else {})
    people = {sent: (0, 1)} if sent else {}
    state = scene(*hands, active=active, buildings=houses, agents=people, money=[20, pounds])
    return befall(state, event, *districts)


# -- buildings


@pytest.mark.rule("N6.13", "N10.5", "N2.6")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize(("event", "districts"), BUILDINGS)
def test_the_city_protects_a_building_from_an_event(event: str, districts: tuple[str, ...], active: int) -> None:
    """For £3, in the own turn and in that of another."""
    state = insured(event, *districts, built="lambeth", active=active)
    assert asks(state) == (1, "insure_building") and offers(state) == {"lambeth", "no"}
    assert money(state) == [20, 9]
    choose(state, "lambeth")
    assert owner(state, "lambeth") == 1 and money(state) == [20, 6]
    assert "insured 1 city x2 at lambeth" in told(state) and happened(state, "razed") == []
    assert asks(state) == (active, "place_unrest")


@pytest.mark.rule("N6.13", "N10.5")
@pytest.mark.parametrize(("event", "districts"), BUILDINGS)
def test_protection_of_a_building_may_be_declined(event: str, districts: tuple[str, ...]) -> None:
    """Then it falls, and nothing is paid."""
    state = choose(insured(event, *districts, built="lambeth"), "no")
    assert owner(state, "lambeth") is None and owner(state, "city") == 1
    assert money(state) == [20, 9] and asks(state) == (0, "place_unrest")


@pytest.mark.rule("N10.5", "N6.1")
def test_the_city_protects_a_building_from_the_cursed_artists() -> None:
    """Its ability is not blocked then."""
    state = insured("cursed_artists", "lambeth", built="lambeth")
    assert asks(state) == (1, "insure_building") and offers(state) == {"lambeth", "no"}
    assert asleep(choose(state, "lambeth")) == [] and money(state) == [20, 6]
    state = choose(insured("cursed_artists", "lambeth", built="lambeth"), "no")
    assert asleep(state) == ["lambeth"] and money(state) == [20, 9] and owner(state, "lambeth") == 1


@pytest.mark.rule("N10.5")
def test_no_other_district_can_be_named_for_protection() -> None:
    """It is that building, or none."""
    state = insured("explosion", "lambeth", built="lambeth")
    refused(state, "city", "N10.5")
    refused(state, "vauxhall", "N10.5")


@pytest.mark.rule("N10.5", "N6.4")
def test_every_building_is_paid_for_by_itself() -> None:
    """Two fall in an earthquake: the first is protected, the second is not."""
    state = scene("martians", "", buildings={"city": 1, "lambeth": 1, "strand": 1}, money=[0, 9])
    befall(state, "earthquake", "strand", "lambeth")
    assert offers(choose(state, "strand")) == {"lambeth", "no"}
    choose(state, "no")
    assert owner(state, "strand") == 1 and owner(state, "lambeth") is None and money(state) == [0, 6]


@pytest.mark.rule("N10.5", "N6.4")
@pytest.mark.parametrize(("answer", "pounds"), [("city", 3), ("no", 6)])
def test_the_city_can_protect_itself_and_others_even_as_it_falls(answer: str, pounds: int) -> None:
    """When the earthquake began it stood: the second building may be paid for whether the City itself was or not."""
    state = choose(insured("earthquake", "city", "lambeth", built="lambeth"), answer)
    assert asks(state) == (1, "insure_building") and offers(state) == {"lambeth", "no"}
    choose(state, "lambeth")
    assert owner(state, "city") == (1 if answer == "city" else None) and owner(state, "lambeth") == 1
    assert money(state) == [20, pounds] and asks(state) == (0, "place_unrest")


@pytest.mark.rule("N10.5", "N6.11")
def test_subsidence_asks_for_its_own_money_only() -> None:
    """£2 for each building: there is nothing to protect from."""
    state = insured("subsidence", built="lambeth", pounds=5)
    assert money(state) == [20, 1] and owner(state, "lambeth") == owner(state, "city") == 1
    state = insured("subsidence", built="lambeth", pounds=3)
    assert asks(state) == (1, "abandon") and money(state) == [20, 1]


# -- agents


@pytest.mark.rule("N6.13", "N10.5", "N2.6")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize(("event", "districts", "questions"), AGENTS)
def test_the_city_protects_an_agent_from_an_event(
    event: str, districts: tuple[str, ...], questions: tuple[str, ...], active: int
) -> None:
    """For £3 each piece, in the own turn and in that of another."""
    state = insured(event, *districts, built="lambeth", sent="lambeth", active=active)
    for question in questions:
        assert asks(state) == (1, question) and offers(state) == {"lambeth", "no"}
        choose(state, "lambeth")
    assert "insured 1 city x1 at lambeth" in told(state)
    assert agents(state, "lambeth") == [0, 1] and owner(state, "lambeth") == 1 and asleep(state) == []
    assert money(state) == [20, 9 - 3 * len(questions)] and asks(state) == (active, "place_unrest")


@pytest.mark.rule("N6.13", "N10.5")
@pytest.mark.parametrize("event", ["murders", "zeppelin"])
def test_protection_of_an_agent_may_be_declined(event: str) -> None:
    """Then it goes, and nothing is paid."""
    state = choose(insured(event, "lambeth", *["chelsea"] * (event == "murders"), sent="lambeth"), "no")
    assert agents(state, "supply") == [12, 12] and money(state) == [20, 9]
    assert asks(state) == (0, "place_unrest")


@pytest.mark.rule("N10.5", "N6.8")
def test_a_protected_agent_stays_in_the_flood() -> None:
    """The others flee: each is asked for by itself, and only those without protection choose a goal."""
    state = scene("martians", "", buildings={"city": 1}, agents={"strand": (1, 2)}, unrest="strand", money=[0, 9])
    befall(state, "flood", "strand", "strand")
    assert asks(state) == (0, "flee")
    assert asks(choose(state, "southwark")) == (1, "insure_agent")
    choose(state, "strand")
    assert asks(state) == (1, "insure_agent")
    choose(state, "no")
    assert asks(state) == (1, "flee")
    choose(state, "lambeth")
    assert agents(state, "strand") == [0, 1] and agents(state, "lambeth") == [0, 1] and money(state) == [0, 6]


@pytest.mark.rule("N10.5", "N6.8", "N4.2")
def test_where_every_agent_is_protected_the_unrest_stays() -> None:
    """Nobody leaves the flooded district."""
    state = scene("martians", "", buildings={"city": 1}, agents={"strand": (0, 2)}, unrest="strand", money=[0, 6])
    befall(state, "flood", "strand", "strand")
    choose(state, "strand", "strand")
    assert agents(state, "strand") == [0, 2] and unrest(state) == ["strand"] and money(state) == [0, 0]


@pytest.mark.rule("N10.5", "N6.3")
def test_a_murder_that_was_bought_off_is_spent() -> None:
    """The murderer chooses no other victim, and the die goes on; who murders an own agent may pay too."""
    state = scene("martians", "", buildings={"city": 1}, agents={"strand": (1, 1)}, unrest="strand", money=[0, 9])
    befall(state, "murders", "strand", "strand")
    assert asks(choose(state, "strand agent 1")) == (1, "insure_agent")
    choose(state, "strand")
    assert asks(state) == (1, "remove") and unrest(state) == ["strand"]
    assert asks(choose(state, "strand agent 1")) == (1, "insure_agent")
    choose(state, "strand")
    assert agents(state, "strand") == [1, 1] and money(state) == [0, 3] and asks(state) == (0, "place_unrest")


@pytest.mark.rule("N10.5", "N6.3")
def test_only_the_owner_of_the_city_is_asked() -> None:
    """And only for own pieces: another's agent is simply removed, and so is a grenadier."""
    state = scene(
        "martians",
        "",
        murders="figures",
        buildings={"city": 1},
        agents={"strand": (1, 1)},
        grenadiers={"strand": 1},
        money=[9, 9],
    )
    befall(state, "murders", "strand", "strand")
    assert asks(choose(state, "strand agent 0")) == (1, "remove")
    assert asks(choose(state, "strand grenadier")) == (0, "place_unrest")
    assert agents(state, "strand") == [0, 1] and grenadiers(state, "strand") == 0 and money(state) == [9, 9]


@pytest.mark.rule("N10.5", "N6.12", "N4.2")
def test_a_zeppelin_asks_for_each_agent_and_for_the_building() -> None:
    """Two agents and the City itself for £9; the marker and the others' agents are gone."""
    state = scene(
        "martians",
        "",
        buildings={"city": 1},
        agents={"city": (1, 2)},
        citizens={"city": 1},
        unrest="city",
        money=[9, 10],
    )
    befall(state, "zeppelin", "city")
    for question in ("insure_agent", "insure_agent", "insure_building"):
        assert asks(state) == (1, question)
        choose(state, "city")
    assert agents(state, "city") == [0, 2] and owner(state, "city") == 1 and unrest(state) == []
    assert money(state) == [9, 1] and asks(state) == (0, "place_unrest")


@pytest.mark.rule("N10.5", "N6.12")
def test_money_may_run_out_between_two_pieces() -> None:
    """£7 are enough for two of three agents; for the third and the building nobody is asked any more."""
    state = scene("martians", "", buildings={"city": 1, "lambeth": 1}, agents={"lambeth": (0, 3)}, money=[0, 7])
    befall(state, "zeppelin", "lambeth")
    choose(state, "lambeth")
    assert asks(choose(state, "lambeth")) == (0, "place_unrest")
    assert agents(state, "lambeth") == [0, 2] and owner(state, "lambeth") is None and money(state) == [0, 1]


@pytest.mark.rule("N10.5")
@pytest.mark.parametrize(
    ("pounds", "asked"), [(3, (1, "insure_building")), (2, (0, "place_unrest")), (0, (0, "place_unrest"))]
)
def test_who_has_less_than_three_pounds_is_not_asked(pounds: int, asked: tuple[int, str]) -> None:
    """£3 are just enough."""
    state = insured("explosion", "lambeth", built="lambeth", pounds=pounds)
    assert asks(state) == asked and owner(state, "lambeth") == (1 if pounds == 3 else None)


# -- when the City sleeps


@pytest.mark.rule("N10.5", "N10")
@pytest.mark.parametrize(("blocked", "guarded"), [("city", ""), ("", "city")])
def test_a_city_that_is_blocked_or_guarded_protects_nobody(blocked: str, guarded: str) -> None:
    """By the cursed artists, or by a grenadier."""
    state = scene(
        "martians",
        "",
        buildings={"city": 1, "lambeth": 1},
        blocked=blocked,
        grenadiers={guarded: 1} if guarded else {},
        money=[0, 9],
    )
    befall(state, "explosion", "lambeth")
    assert asks(state) == (0, "place_unrest") and owner(state, "lambeth") is None and money(state) == [0, 9]


@pytest.mark.rule("N10.5", "N10")
def test_a_grenadier_beside_the_piece_is_no_hindrance() -> None:
    """Only one in the City is."""
    state = scene("martians", "", buildings={"city": 1, "lambeth": 1}, grenadiers={"lambeth": 1}, money=[0, 3])
    assert asks(befall(state, "explosion", "lambeth")) == (1, "insure_building")


@pytest.mark.rule("N10.5", "N10")
def test_a_city_gained_in_this_turn_protects_nobody_yet() -> None:
    """In the next turn, though another's, it does."""
    laid = {"city": (1, 0), "lambeth": (1, 0)}
    state = scene("baker_street_irregulars, gin_palace, martians", "", agents=laid, buildings={"strand": 0}, money=[27])
    play(state, "baker_street_irregulars", "play gin_palace", "city")
    assert owner(state, "city") == 0 and money(state) == [11, 0]
    befall(state, "explosion", "strand")
    assert asks(state) == (0, "place_unrest") and owner(state, "strand") is None and money(state) == [11, 0]
    state = scene("gin_palace", "martians", agents=laid, buildings={"strand": 0}, money=[27])
    pass_on(play(state, "gin_palace", "city"))
    assert asks(befall(state, "explosion", "strand")) == (0, "insure_building")
    assert owner(choose(state, "strand"), "strand") == 0 and money(state) == [8, 0]


@pytest.mark.rule("N10.5", "N6.1")
@pytest.mark.parametrize(("answer", "blocked", "pounds"), [("city", [], 3), ("no", ["city"], 6)])
def test_the_artists_can_put_the_city_itself_to_sleep(answer: str, blocked: list[str], pounds: int) -> None:
    """It was awake when they came, so it protects its agent in this event, paid for or not."""
    state = insured("cursed_artists", "city", sent="city")
    assert asks(state) == (1, "insure_building")
    assert asks(choose(state, answer)) == (1, "insure_agent")
    choose(state, "city")
    assert agents(state, "city") == [0, 1] and asleep(state) == blocked and money(state) == [20, pounds]


@pytest.mark.rule("N10.5", "N10", "N6.12")
def test_a_city_guarded_when_the_zeppelin_comes_protects_nothing() -> None:
    """Though the same zeppelin takes the grenadier away."""
    state = scene("martians", "", buildings={"city": 1}, agents={"city": (0, 1)}, grenadiers={"city": 1}, money=[0, 9])
    befall(state, "zeppelin", "city")
    assert asks(state) == (0, "place_unrest") and owner(state, "city") is None and agents(state, "city") == [0, 0]
    assert money(state) == [0, 9]


@pytest.mark.rule("N10.5", "N6.3")
def test_a_grenadier_murdered_in_the_city_does_not_wake_it_in_the_same_event() -> None:
    """Nobody was insured when the murders began."""
    state = scene(
        "martians",
        "",
        murders="figures",
        buildings={"city": 1},
        grenadiers={"city": 1},
        agents={"strand": (0, 1)},
        money=[0, 9],
    )
    befall(state, "murders", "city", "strand")
    assert agents(state, "strand") == [0, 0] and grenadiers(state, "city") == 0 and money(state) == [0, 9]


@pytest.mark.rule("N10.5")
def test_who_is_insured_is_settled_anew_for_each_event() -> None:
    """The City falls in the first: in the second there is no protection any more."""
    left = ", ".join(name for name in RANDOM_EVENTS if name not in ("explosion", "earthquake"))
    for second in ("explosion", "earthquake"):
        state = scene(
            "martians, spring_heeled_jack", "", happened=left, buildings={"city": 1, "lambeth": 1}, money=[0, 9]
        )
        first = "explosion" if second == "earthquake" else "earthquake"
        play(event(state, first, *["city"] * (1 if first == "explosion" else 2)), "martians", "no", "no")
        assert owner(state, "city") is None and owner(state, "lambeth") == 1
        play(event(state, second, *["lambeth"] * (1 if second == "explosion" else 2)), "spring_heeled_jack")
        assert owner(state, "lambeth") is None and money(state) == [0, 9]


@pytest.mark.rule("N10.5")
def test_the_city_is_no_help_against_players() -> None:
    """An assassin is not paid off, and the ability cannot be used in a turn."""
    state = scene(
        "garrotter",
        "mr_micawber",
        buildings={"city": 1},
        agents={"strand": (0, 1)},
        unrest="strand",
        money=[0, 9],
        discard="abel_magwitch, doctor_watson",
    )
    play(state, "garrotter", "strand agent 1")
    assert agents(state, "strand") == [0, 0] and money(state) == [1, 9]
    pass_on(state)
    assert asks(state) == (1, "act") and offers(state) == {"play mr_micawber"}
    refused(state, "use city", "N10.5")


# -- protection from fire


@pytest.mark.rule("N10.5", "N6.7")
def test_a_fire_does_not_spread_from_a_building_that_was_protected() -> None:
    """Westminster burnt last: Marylebone borders on it, though not on the Strand, which was saved."""
    houses = {"westminster": 0, "strand": 1, "marylebone": 0, "city": 1}
    state = scene("martians", "", buildings=houses, money=[0, 9])
    befall(state, "fire", "westminster", "strand", "marylebone", "vauxhall")
    choose(state, "strand")
    assert [owner(state, district) for district in houses] == [None, 1, None, 1]
    assert len(rolls(state)) == 4


@pytest.mark.rule("N10.5", "N6.7")
@pytest.mark.parametrize(("fire", "rolled"), [("spreads", 4), ("stops", 3)])
def test_a_building_beyond_a_protected_one_is_no_neighbour_of_the_fire(fire: str, rolled: int) -> None:
    """Southwark borders on the Strand, which was saved, not on Westminster, which burnt."""
    houses = {"westminster": 0, "strand": 1, "southwark": 0, "city": 1}
    state = scene("martians", "", fire=fire, buildings=houses, money=[0, 9])
    befall(state, "fire", "westminster", "strand", "southwark", "vauxhall")
    choose(state, "strand")
    assert [owner(state, district) for district in houses] == [None, 1, 0, 1]
    assert len(rolls(state)) == rolled


@pytest.mark.rule("N10.5", "N6.7")
def test_a_fire_whose_first_building_is_protected_is_out() -> None:
    """The die is not rolled again."""
    houses = {"strand": 1, "westminster": 0, "city": 1}
    state = scene("martians", "", buildings=houses, money=[0, 9])
    befall(state, "fire", "strand", "westminster", "vauxhall")
    choose(state, "strand")
    assert [owner(state, district) for district in houses] == [1, 0, 1]
    assert rolls(state) == [(0, "strand")] and asks(state) == (0, "place_unrest")


@pytest.mark.rule("N10.5", "N6.7")
def test_a_fire_spreads_from_a_building_that_was_not_paid_for() -> None:
    """As from any other."""
    houses = {"strand": 1, "westminster": 0, "city": 1}
    state = scene("martians", "", buildings=houses, money=[0, 9])
    befall(state, "fire", "strand", "westminster", "vauxhall")
    choose(state, "no")
    assert [owner(state, district) for district in houses] == [None, None, 1] and len(rolls(state)) == 3


# -- the State of Emergency


@pytest.mark.rule("N10.5", "N6.2")
def test_whoever_pays_for_all_pieces_keeps_the_grenadier_away() -> None:
    """£3 for each agent and for the building; the unrest comes all the same."""
    people = {"lambeth": (1, 2), "chelsea": (1, 1)}
    state = scene("martians", "", buildings={"city": 1, "lambeth": 1}, agents=people, money=[20, 30])
    befall(state, "emergency", "lambeth", "chelsea", "lambeth", "vauxhall")
    assert asks(state) == (1, "keep_away") and offers(state) == {"lambeth", "no"}
    refused(state, "chelsea", "N10.5")
    choose(state, "lambeth")
    assert money(state) == [20, 21] and asks(state) == (1, "keep_away") and offers(state) == {"chelsea", "no"}
    choose(state, "no", "lambeth")
    assert money(state) == [20, 12]
    assert [grenadiers(state, name) for name in ("lambeth", "chelsea", "vauxhall")] == [0, 1, 1]
    assert unrest(state) == ["chelsea", "lambeth", "vauxhall"]
    assert told(state).count("kept_away 1 city at lambeth") == 2


@pytest.mark.rule("N10.5", "N6.2")
def test_who_cannot_pay_for_all_pieces_is_not_asked() -> None:
    """A grenadier strikes all of them, so two of three do not help."""
    state = scene("martians", "", buildings={"city": 1, "lambeth": 1}, agents={"lambeth": (0, 2)}, money=[20, 8])
    befall(state, "emergency", "lambeth", "vauxhall", "vauxhall", "vauxhall")
    assert grenadiers(state, "lambeth") == 1 and asks(state) == (0, "place_unrest")


@pytest.mark.rule("N10.5", "N6.2")
def test_a_grenadier_is_kept_out_of_the_city_itself() -> None:
    """And one that stands there does not end the insurance within the event."""
    state = scene("martians", "", buildings={"city": 1, "lambeth": 1}, money=[20, 6])
    befall(state, "emergency", "city", "lambeth", "vauxhall", "vauxhall")
    assert asks(state) == (1, "keep_away") and offers(state) == {"city", "no"}
    choose(state, "no")
    assert offers(state) == {"lambeth", "no"}
    choose(state, "lambeth")
    assert [grenadiers(state, name) for name in ("city", "lambeth")] == [1, 0] and money(state) == [20, 3]


@pytest.mark.rule("N10.5")
def test_nobody_without_the_city_or_a_piece_is_asked() -> None:
    """Neither pieces alone nor the City alone."""
    state = scene("martians", "", buildings={"lambeth": 1, "city": 0}, agents={"lambeth": (0, 1)}, money=[20, 20])
    befall(state, "emergency", "lambeth", "vauxhall", "vauxhall", "vauxhall")
    assert asks(state) == (0, "place_unrest") and grenadiers(state, "lambeth") == 1
