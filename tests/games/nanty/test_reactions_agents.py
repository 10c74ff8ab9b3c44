"""N9.40, N9.41 and N9.42: what becomes of an agent that is saved, and of the blow that was stopped."""

from __future__ import annotations

import pytest

from gaslamp.games.nanty.state import Nanty
from tests.games.nanty.scene import (
    DISTRICTS,
    RANDOM_EVENTS,
    agents,
    choose,
    dice,
    discarded,
    event,
    hand,
    happened,
    money,
    offers,
    play,
    refused,
    scene,
    told,
    unrest,
)
from tests.games.telling import asks

UNEVENTFUL = ", ".join(RANDOM_EVENTS)  # all random events have happened: their symbol does nothing
RELOCATORS = ("abel_magwitch", "reichenbach_falls")
STOPPERS = ("doctor_watson", "mr_jaggers")
REACTIONS = (*RELOCATORS, *STOPPERS, "st_bartholomews", "five_oclock_tea")


def others(*cards: str) -> str:
    """All reactions but these, for the discard pile."""
    return ", ".join(card for card in REACTIONS if card not in cards)


def attack(weapon: str, *theirs: str) -> Nanty:
    """Seat 0 strikes the agent of seat 1 in the City, where others are too; no other reactions are hidden."""
    state = scene(
        f"{weapon}, lamplighter",
        ", ".join((*theirs, "salvation_army")),
        "bobby",
        upper="",
        agents={"city": (1, 1, 1), "chelsea": (0, 0, 1), "strand": (0, 1, 0)},
        grenadiers={"lambeth": 1},
        unrest="city, vauxhall",
        money=(5, 0, 0),
        discard=others(*theirs),
    )
    return play(state, weapon, "city agent 1")


# -- stopped


@pytest.mark.rule("N3.9", "N9.40", "N9.41", "N3.3", "N4.2")
@pytest.mark.parametrize("card", ["doctor_watson", "st_bartholomews"])
def test_stopped_assassination_leaves_the_unrest(card: str) -> None:
    """Nothing was removed; the symbol is spent, the next one follows."""
    state = choose(attack("colonel_moran", card), card)
    assert (agents(state, "city"), unrest(state)) == ([1, 1, 1], ["city", "vauxhall"])
    assert money(state)[0] == 8 and asks(state) == (1, "act")
    assert discarded(state)[-2:] == [card, "colonel_moran"]


@pytest.mark.rule("N3.9")
def test_reaction_is_not_replaced_before_the_end_of_the_own_turn() -> None:
    """The hand is smaller until then."""
    state = choose(attack("colonel_moran", "doctor_watson"), "doctor_watson")
    assert (asks(state), offers(state)) == ((1, "act"), {"play salvation_army"})
    choose(state, "play salvation_army", "no", "no")
    assert len(hand(state, 1)) == 5


@pytest.mark.rule("N3.9", "N9.40")
def test_one_card_protects_one_agent_once() -> None:
    """The second murder of the same card may strike the same agent, and needs another card to be stopped."""
    state = choose(attack("sweeney_todd", "doctor_watson"), "doctor_watson")
    assert asks(state) == (0, "remove") and "city agent 1" in offers(state)
    choose(state, "city agent 1")
    assert agents(state, "city") == [1, 0, 1]
    assert [each.seat for each in happened(state, "threatened")] == [1]
    state = choose(attack("sweeney_todd", "doctor_watson", "st_bartholomews"), "doctor_watson", "city agent 1")
    assert (asks(state), offers(state)) == ((1, "save"), {"no", "st_bartholomews"})
    choose(state, "st_bartholomews")
    assert agents(state, "city") == [1, 1, 1] and hand(state, 1) == ["salvation_army"]


@pytest.mark.rule("N3.9", "N9.41", "N6.12")
def test_each_agent_needs_a_card_of_its_own_in_a_disaster() -> None:
    """Two agents, two questions as long as there may be cards; the active player's agents come first."""
    for theirs, left in (("st_bartholomews, bobby", [0, 1, 0]), ("st_bartholomews, reichenbach_falls", [0, 1, 0])):
        state = scene(
            "martians, lamplighter",
            theirs,
            "",
            upper="",
            agents={"city": (1, 2, 1)},
            grenadiers={"city": 1},
            unrest="city",
            discard=others(*theirs.split(", ")),
        )
        play(event(state, "zeppelin", "city"), "martians", "no")
        assert (asks(state), agents(state, "city")) == ((1, "save"), [0, 2, 1])
        choose(state, "st_bartholomews")
        if "reichenbach" in theirs:
            assert (asks(state), offers(state)) == ((1, "save"), {"no", "reichenbach_falls"})
            choose(state, "reichenbach_falls", "east_end")
            assert agents(state, "east_end") == [0, 1, 0]
        assert (agents(state, "city"), unrest(state)) == (left, [])
        assert asks(state) == (0, "place_unrest")


@pytest.mark.rule("N3.9", "N9.40", "N9.43")
@pytest.mark.parametrize("card", STOPPERS)
@pytest.mark.parametrize("weapon", ["bailiff", "recruiting_sergeant", "false_telegram"])
def test_stopped_move_is_spent_and_not_turned_on_another(weapon: str, card: str) -> None:
    """The agent stays, its unrest too, and nobody else's agent is moved instead."""
    state = scene(
        f"{weapon}, lamplighter",
        f"{card}, bobby",
        "",
        upper="",
        agents={"city": (0, 1, 1), "strand": (1, 0, 0)},
        unrest="city",
        discard=others(card),
    )
    play(state, weapon, "city 1 strand")
    assert (asks(state), offers(state)) == ((1, "resist"), {"no", card})
    choose(state, card)
    assert (agents(state, "city"), agents(state, "strand"), unrest(state)) == ([0, 1, 1], [1, 0, 0], ["city"])
    assert asks(state) != (0, "pick_enemy_agent") and happened(state, "moved") == []


@pytest.mark.rule("N3.9", "N9.43", "N9.21", "N9.22", "N9.23", "N9.26")
@pytest.mark.parametrize("card", ["mr_jaggers", "doctor_watson", "st_bartholomews"])
@pytest.mark.parametrize(
    ("weapon", "choices", "paid"),
    [
        ("dynamiters", ("westminster agent 1",), [5, 0, 0]),
        ("discreet_apothecary", (2, "westminster agent 1"), [3, 0, 2]),
        ("hired_ruffians", (2, "westminster agent 1"), [3, 0, 2]),
        ("broad_street_pump", ("broad_street_pump", "westminster agent 1"), [5, 0, 0]),
        ("suicide_club", ("suicide_club", "westminster agent 1"), [5, 0, 0]),
    ],
)
def test_stopped_text_is_spent_and_not_turned_on_another(
    weapon: str, choices: tuple[str | int, ...], paid: list[int], card: str
) -> None:
    """No other agent is chosen, and what was paid for it stays paid."""
    state = scene(
        f"{weapon}, lamplighter",
        f"{card}, bobby",
        "",
        upper="",
        agents={"westminster": (0, 1, 1)},
        unrest="westminster",
        money=(5, 0, 0),
        happened=UNEVENTFUL,
        discard=others(card),
    )
    play(state, weapon)
    dice(state, "southwark" if weapon == "suicide_club" else "westminster", "chelsea")
    choose(state, *choices, card)
    assert (agents(state, "westminster"), unrest(state), money(state)) == ([0, 1, 1], ["westminster"], paid)
    assert asks(state) not in ((0, "remove"), (2, "remove")) and hand(state, 1) == ["bobby"]


@pytest.mark.rule("N3.9")
def test_only_the_owner_of_the_agent_reacts() -> None:
    """Nobody else's card helps, and who strikes is not asked."""
    state = scene(
        "colonel_moran, doctor_watson",
        "bobby",
        "st_bartholomews",
        upper="",
        agents={"city": (1, 1, 1)},
        unrest="city",
        known="doctor_watson, st_bartholomews",
        discard=others("doctor_watson", "st_bartholomews"),
    )
    play(state, "colonel_moran", "city agent 1")
    assert agents(state, "city") == [1, 0, 1] and happened(state, "threatened") == []


@pytest.mark.rule("N3.9", "N6.3", "N9.41")
def test_own_choice_in_an_event_may_still_be_answered_by_a_reaction() -> None:
    """In the murders one may have to name one's own agent."""
    state = scene("st_bartholomews, martians", "", upper="", agents={"city": (1, 0)}, discard=others("st_bartholomews"))
    play(event(state, "murders", "city", "chelsea"), "martians")
    assert (asks(state), offers(state)) == ((0, "save"), {"no", "st_bartholomews"})
    choose(state, "st_bartholomews")
    assert agents(state, "city") == [1, 0] and "rolled 1 x1 at chelsea" in told(state)


@pytest.mark.rule("N3.9", "N6.13", "N10.5")
def test_reaction_is_asked_for_only_when_the_insurance_is_declined() -> None:
    """Who has the City pays or does not pay, and then may still react."""
    for choices, left in ((("city",), [0, 1]), (("no", "no"), [0, 0]), (("no", "st_bartholomews"), [0, 1])):
        state = scene(
            "martians",
            "st_bartholomews",
            upper="",
            agents={"chelsea": (0, 1)},
            buildings={"city": 1},
            money=(0, 3),
            discard=others("st_bartholomews"),
        )
        play(event(state, "murders", "chelsea", "vauxhall"), "martians")
        assert asks(state) == (1, "insure_agent")
        choose(state, *("chelsea" if choice == "city" else choice for choice in choices))
        assert agents(state, "chelsea") == left


# -- relocated


@pytest.mark.rule("N9.42", "N4.1", "N4.2")
@pytest.mark.parametrize("card", RELOCATORS)
def test_removed_agent_goes_to_any_other_district_instead(card: str) -> None:
    """The unrest that it leaves goes; where somebody is, unrest comes; the supply is not touched."""
    for goal, there in (("bermondsey", []), ("chelsea", ["chelsea"]), ("lambeth", ["lambeth"]), ("strand", ["strand"])):
        state = choose(attack("colonel_moran", card), card)
        assert (asks(state), offers(state)) == ((1, "relocate"), set(DISTRICTS) - {"city"})
        refused(state, "city", "N9.42")
        refused(state, "no", "N9.42")
        before = agents(state, goal)[1]
        choose(state, goal)
        assert (agents(state, "city"), agents(state, goal)[1]) == ([1, 0, 1], before + 1)
        assert unrest(state) == sorted([*there, "vauxhall"], key=DISTRICTS.index)
        assert agents(state, "supply") == [11, 10, 10] and card in discarded(state)


@pytest.mark.rule("N9.42", "N6.13")
@pytest.mark.parametrize("card", RELOCATORS)
@pytest.mark.parametrize("name", ["cursed_artists", "murders", "zeppelin"])
def test_agent_flees_from_a_random_event(name: str, card: str) -> None:
    """Whatever the cause: it is not removed."""
    state = scene(
        "martians, lamplighter",
        f"{card}, bobby",
        upper="",
        agents={"city": (0, 1), "bermondsey": (1, 0)},
        buildings={"city": 1},
        unrest="city",
        discard=others(card),
    )
    play(event(state, name, "city", "vauxhall"), "martians", card, "bermondsey")
    assert (agents(state, "city"), agents(state, "bermondsey"), unrest(state)) == ([0, 0], [1, 1], ["bermondsey"])
    assert happened(state, "removed") == []


@pytest.mark.rule("N9.42", "N9.8")
@pytest.mark.parametrize("card", RELOCATORS)
@pytest.mark.parametrize("game", ["bookmaker", "card_sharp", "suicide_club"])
def test_agent_lost_in_a_gamble_turns_up_elsewhere(game: str, card: str) -> None:
    """By one's own card, too."""
    state = scene(f"{game}, {card}", "", upper="", agents={"city": (1, 0)}, discard=others(card))
    choose(dice(play(state, game), 1), game)
    assert (asks(state), offers(state)) == ((0, "save"), {"no", card})
    choose(state, card, "lambeth")
    assert (agents(state, "city"), agents(state, "lambeth")) == ([0, 0], [1, 0])


# -- two agents that were to change places


def exchange(
    one: str, other: str, theirs: str = "doctor_watson, bobby", third: str = "mr_jaggers, errand_boy"
) -> Nanty:
    """Doctor Jekyll is to exchange two agents; seats 1 and 2 may both be able to stop it."""
    state = scene(
        "doctor_jekyll, lamplighter",
        "doctor_watson, bobby",
        third,
        upper="",
        agents={"city": (1, 1, 0), "strand": (0, 1, 1), "chelsea": (1, 0, 0)},
        unrest="city",
        happened=UNEVENTFUL,
    )
    return play(state, "doctor_jekyll", one, other)


def unchanged(state: Nanty) -> bool:
    """Whether the map is as it was before the exchange."""
    return (agents(state, "city"), agents(state, "strand"), unrest(state)) == ([1, 1, 0], [0, 1, 1], ["city"])


@pytest.mark.rule("N9.24", "N9.40", "N9.43", "N3.9")
def test_either_owner_stops_an_exchange() -> None:
    """The owner of the agent named first is asked first; when one stops it, neither moves."""
    for one, other, first, second in (("city 1", "strand 2", 1, 2), ("strand 2", "city 1", 2, 1)):
        card = {1: "doctor_watson", 2: "mr_jaggers"}
        state = exchange(one, other)
        assert (asks(state), offers(state)) == ((first, "stay"), {"no", card[first]})
        choose(state, card[first])
        assert unchanged(state) and asks(state) == (0, "act")
        state = choose(exchange(one, other), "no")
        assert unchanged(state) and (asks(state), offers(state)) == ((second, "stay"), {"no", card[second]})
        choose(state, card[second])
        assert unchanged(state) and asks(state) == (0, "act")
        state = choose(exchange(one, other), "no", "no")
        assert (agents(state, "city"), agents(state, "strand")) == ([1, 0, 1], [0, 2, 0])


@pytest.mark.rule("N9.24", "N3.9")
@pytest.mark.parametrize(("one", "other"), [("city 0", "strand 1"), ("strand 1", "city 0")])
def test_who_exchanges_an_own_agent_is_not_asked(one: str, other: str) -> None:
    """Only the owner of the other one."""
    state = exchange(one, other, third="")
    assert asks(state) == (1, "stay")
    assert unchanged(choose(state, "doctor_watson"))
    assert agents(choose(exchange(one, other, third=""), "no"), "strand") == [1, 0, 1]
    assert agents(exchange("city 0", "chelsea 0"), "city") == [1, 1, 0]


@pytest.mark.rule("N9.24", "N3.9")
def test_owner_of_both_agents_is_asked_for_each() -> None:
    """One card stops both."""
    state = exchange("city 1", "strand 1")
    assert asks(state) == (1, "stay")
    choose(state, "no")
    assert asks(state) == (1, "stay") and unchanged(state)
    choose(state, "doctor_watson")
    assert unchanged(state) and asks(state) == (0, "act")
