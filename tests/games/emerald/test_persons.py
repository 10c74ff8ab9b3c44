"""E8: people with a text of their own."""

from __future__ import annotations

import pytest

from gaslamp.games.emerald.state import Emerald
from tests.games.emerald.scene import (
    CITIES,
    GAME,
    agents,
    beside,
    cards,
    choose,
    cubes,
    deck,
    discarded,
    hand,
    happened,
    offers,
    play,
    points,
    refused,
    removed,
    sanity,
    scene,
    top,
    tracks,
    weigh,
)
from tests.games.telling import asks

# -- Mrs Hudson and the Freemasons


@pytest.mark.rule("E8", "E8.2")
@pytest.mark.parametrize("card", ["mrs_hudson", "freemasons"])
def test_discard_any_number_and_draw_one_more(card: str) -> None:
    """Free; two discarded, three drawn."""
    state = scene(f"{card}, 3 couriers, sappers", "", deck={0: "3 informers, stiletto"})
    play(state, "free", card, "couriers", "sappers", "no")
    assert discarded(state, 0) == cards(f"couriers, sappers, {card}")
    assert sum(hand(state, 0).values()) == 5 and sum(deck(state, 0).values()) == 1
    assert asks(state) == (0, "act") and "take informers" not in offers(state)
    choose(state, "no")
    assert asks(state) == (0, "act")


@pytest.mark.rule("E8.2")
@pytest.mark.parametrize("card", ["mrs_hudson", "freemasons"])
def test_to_discard_none_draws_one(card: str) -> None:
    """For the card itself."""
    state = scene(f"{card}, couriers", "", deck={0: "3 informers"})
    play(state, "free", card, "no")
    assert hand(state, 0) == cards("couriers, informers")


@pytest.mark.rule("E8.2")
def test_discarding_for_a_renewal_is_in_rising_order() -> None:
    """Only what is held."""
    state = play(scene("mrs_hudson, couriers, sappers, informers", ""), "free", "mrs_hudson")
    assert offers(state) == {"no", "informers", "couriers", "sappers"}
    choose(state, "informers")
    assert offers(state) == {"no", "couriers", "sappers"}
    choose(state, "couriers")
    assert offers(state) == {"no", "sappers"}
    refused(state, "stiletto", "E3.2")
    state = play(scene("mrs_hudson, sappers, informers", ""), "free", "mrs_hudson", "sappers")
    refused(state, "informers", "G2")


@pytest.mark.rule("E8.2")
def test_equal_cards_may_follow_each_other_in_a_renewal() -> None:
    """Two couriers, one after the other; with an empty hand one still says that it is enough."""
    state = play(scene("mrs_hudson, 2 couriers", "", deck={0: "3 informers"}), "free", "mrs_hudson", "couriers")
    assert offers(state) == {"no", "couriers"}
    choose(state, "couriers")
    assert offers(state) == {"no"}
    choose(state, "no")
    assert hand(state, 0) == cards("3 informers")


@pytest.mark.rule("E8.2", "E8.7")
@pytest.mark.parametrize(
    ("card", "drawn"), [("mrs_hudson", 2), ("freemasons", 2), ("diogenes_club", 2), ("doctor_watson", 2)]
)
def test_reshuffle_comes_before_the_drawing_card_is_discarded(card: str, drawn: int) -> None:
    """What was discarded before is in the new deck, the card itself is not."""
    state = scene(f"{card}, sappers", "", deck={0: ""}, discard={0: "2 couriers"})
    play(state, "free", card)
    if asks(state) == (0, "renew"):
        choose(state, "sappers", "no")
    assert sum(hand(state, 0).values()) >= drawn
    assert card not in hand(state, 0) and card not in deck(state, 0)
    assert discarded(state, 0) == cards(card)
    assert len(happened(state, "reshuffled")) == 1


@pytest.mark.rule("E8.2")
def test_cards_discarded_for_a_renewal_may_be_drawn_again() -> None:
    """They lie in the discard pile when it is shuffled."""
    state = scene("mrs_hudson, sappers", "", deck={0: ""})
    play(state, "free", "mrs_hudson", "sappers", "no")
    assert hand(state, 0) == cards("sappers") and discarded(state, 0) == cards("mrs_hudson")


# -- Diogenes Club and Doctor Watson


@pytest.mark.rule("E8", "E8.7")
@pytest.mark.parametrize("card", ["diogenes_club", "doctor_watson"])
def test_draw_two_cards(card: str) -> None:
    """Free."""
    state = scene(f"{card}, couriers", "", deck={0: "3 informers"})
    play(state, "free", card)
    assert hand(state, 0) == cards("couriers, 2 informers") and deck(state, 0) == cards("informers")
    assert discarded(state, 0) == cards(card)
    assert asks(state) == (0, "act") and len(happened(state, "turn_began")) == 0


@pytest.mark.rule("E8.7", "E3.1")
def test_with_nothing_to_shuffle_fewer_are_drawn() -> None:
    """The drawing card itself does not come back."""
    state = play(scene("diogenes_club", "", deck={0: "couriers"}), "free", "diogenes_club")
    assert hand(state, 0) == cards("couriers") and discarded(state, 0) == cards("diogenes_club")


# -- Irene Adler


@pytest.mark.rule("E8", "E8.13")
def test_irene_adler_replaces_any_agent_on_the_board() -> None:
    """Anywhere, also one's own; she leaves the game."""
    state = scene("irene_adler", "", "", agents={"rome": (1, 2, 0), "cairo": (0, 0, 2)})
    play(state, "action", "irene_adler")
    assert offers(state) == {"rome 0", "rome 1", "cairo 2"}
    choose(state, "cairo 2")
    assert agents(state, "cairo") == [1, 0, 1]
    assert agents(state, "supply") == [8, 8, 9]
    assert removed(state) == cards("irene_adler")
    assert asks(state) == (0, "act")


@pytest.mark.rule("E8.13")
def test_irene_adler_needs_an_agent_in_supply() -> None:
    """With all ten on the board she cannot be played."""
    refused(scene("irene_adler", "", agents={"rome": (10, 2)}), "action irene_adler", "E4.8")
    assert "action irene_adler" in offers(scene("irene_adler", "", agents={"rome": (9, 2)}))


# -- Duchess d'Uzès


@pytest.mark.rule("E8", "E8.10")
def test_duchess_takes_a_card_without_a_cube() -> None:
    """A single agent can be enough; all else is as for any card taken."""
    state = scene("duchess_uzes", "", agents={"rome": (1, 0)}, cubes={"rome": (0, 0)}, stacks={"rome": "okhrana"})
    play(state, "action", "duchess_uzes")
    assert discarded(state, 0) == cards("rome, duchess_uzes")
    assert top(state, "rome") == "okhrana" and points(state, 0)[0] > 0


@pytest.mark.rule("E8.10")
@pytest.mark.parametrize("action", [1, 2])
def test_duchess_is_an_action_of_its_own_first_or_second(action: int) -> None:
    """And not one with further cards."""
    state = scene("duchess_uzes, 2 informers", "", cubes={"rome": (2, 0), "paris": (2, 0)}, action=action)
    play(state, "action", "duchess_uzes", "rome")
    assert asks(state) == ((0, "act") if action == 1 else (1, "act"))
    if action == 1:
        refused(state, "take informers", "E4.2")


@pytest.mark.rule("E8.10")
def test_duchess_needs_more_pieces_than_each_other_player() -> None:
    """A tie is not enough, and no card is none to take."""
    where = {"rome": (2, 2, 0), "paris": (1, 0, 2), "cairo": (2, 1, 1), "berlin": (1, 0, 0)}
    state = scene("duchess_uzes", "", "", agents=where, tops={"berlin": ""}, cubes={"madrid": (1, 0, 0)})
    play(state, "action", "duchess_uzes")
    assert offers(state) == {"cairo", "madrid"}
    refused(state, "rome", "E8.10")
    state = scene("duchess_uzes", "", agents={"rome": (2, 2)})
    refused(state, "action duchess_uzes", "E4.8")


@pytest.mark.rule("E8.10", "E4.2")
def test_duchess_follows_the_rules_of_taking() -> None:
    """Cubes leave, agents come, points are scored, the die is rolled."""
    state = scene("duchess_uzes", "", agents={"rome": (2, 0)}, cubes={"rome": (1, 1)}, tops={"rome": "vampires"})
    play(weigh(state, mad=True), "action", "duchess_uzes")
    assert (cubes(state, "rome"), cubes(state, "limbo")) == ([0, 0], [6, 5])
    assert sanity(state) == [2, 3] and state.scores == [GAME.data.number("vampires", "loyalist_points"), 0]


# -- Inspector Lestrade


@pytest.mark.rule("E8", "E8.11")
def test_lestrade_sends_all_cubes_of_one_player_in_one_city_home() -> None:
    """Anybody's, also one's own; the card is discarded."""
    state = scene("inspector_lestrade", "", cubes={"rome": (1, 3), "cairo": (0, 1)})
    play(state, "action", "inspector_lestrade")
    assert offers(state) == {"rome 0", "rome 1", "cairo 1"}
    refused(state, "cairo 0", "E8.11")
    choose(state, "rome 1")
    assert (cubes(state, "rome"), cubes(state, "cairo")) == ([1, 0], [0, 1])
    assert cubes(state, "supply") == [4, 4] and cubes(state, "limbo") == [5, 5]
    assert discarded(state, 0) == cards("inspector_lestrade")


# -- Golovinski and Freud


@pytest.mark.rule("E8", "E8.14")
@pytest.mark.parametrize(("before", "after"), [((0, 0), (0, 2)), ((5, 4), (5, 6)), ((3, 9), (3, 10))])
def test_golovinski_moves_the_loyalist_marker_up_two(before: tuple[int, int], after: tuple[int, int]) -> None:
    """Not beyond ten; everybody's points change."""
    state = play(scene("matvei_golovinski", "", tracks=before), "action", "matvei_golovinski")
    assert tracks(state) == after
    if after[1] < 10:
        assert state.scores == [abs(after[0] - after[1])] * 2
    assert state.over == (after[1] == 10)
    assert removed(state) == cards("matvei_golovinski")


@pytest.mark.rule("E8", "E8.17")
@pytest.mark.parametrize(("before", "after"), [((0, 0), (2, 0)), ((9, 3), (10, 3))])
def test_freud_restores_sanity_and_moves_the_restorationist_marker(
    before: tuple[int, int], after: tuple[int, int]
) -> None:
    """Three tokens again, two steps, not beyond ten."""
    state = play(scene("sigmund_freud", "", sanity=(1, 2), tracks=before), "action", "sigmund_freud")
    assert sanity(state) == [3, 2]
    assert tracks(state) == after and state.over == (after[0] == 10)
    if not state.over:
        assert state.scores == [2, 2]
    assert removed(state) == cards("sigmund_freud")


# -- Burtsev


@pytest.mark.rule("E8", "E8.26")
def test_burtsev_looks_at_one_identity_in_secret() -> None:
    """Only who looked knows it; the others know that it was seen."""
    state = scene("vladimir_burtsev", "", "", sides="LRL")
    play(state, "action", "vladimir_burtsev")
    assert offers(state) == {"1", "2"}
    refused(state, 0, "E8.26")
    choose(state, 1)
    seen = [GAME.view(state, seer)["table"]["players"][1]["identity"] for seer in (None, 0, 1, 2)]
    assert seen == [None, "restorationist", "restorationist", None]
    assert GAME.view(state, 0)["table"]["players"][2]["identity"] is None
    assert all(GAME.view(state, seer)["table"]["players"][1]["known_to"] == [0] for seer in (None, 0, 1, 2))
    assert discarded(state, 0) == cards("vladimir_burtsev") and revealed_to(state, 0) == ["restorationist"]


def revealed_to(state: Emerald, seer: int) -> list[str]:
    """The identities that a seat was shown."""
    return [GAME.cards[event.card] for event in GAME.events(state, seer) if event.kind == "looked" and event.card]


@pytest.mark.rule("E8.26")
def test_what_burtsev_saw_is_told_to_nobody_else() -> None:
    """The event shows its card to the one who looked alone."""
    state = play(scene("vladimir_burtsev", "", "", sides="LRL"), "action", "vladimir_burtsev", 1)
    assert [revealed_to(state, seer) for seer in range(3)] == [["restorationist"], [], []]


# -- names


@pytest.mark.rule("E8", "E8.29")
def test_cards_without_a_text_have_no_rule_of_their_own_but_three() -> None:
    """Every card with a text names its rule."""
    rules = dict(zip(GAME.cards, GAME.card_rules, strict=True))
    for name in GAME.cards[25:-2]:
        heading = GAME.data.has(name, "heading")
        assert bool(rules[name]) == (heading or name in ("hired_assassin", *THREE))
    assert {rules[name] for name in THREE} == {"E8.29"}
    assert not any(rules[name] for name in CITIES)


THREE = ("louise_michel", "piotr_rachkovsky", "sebastian_moran")


@pytest.mark.rule("E8")
def test_no_person_lies_beside_an_identity_without_having_given_points() -> None:
    """Plain actions are discarded, one-use ones are gone."""
    for card in ("inspector_lestrade", "vladimir_burtsev", "irene_adler", "sigmund_freud"):
        state = scene(card, "", cubes={"rome": (0, 1)}, agents={"rome": (1, 2)})
        play(state, "action", card, *{"irene_adler": ["rome 1"]}.get(card, []))
        assert beside(state, 0) == []
