"""N6.5, N8.3: cards that leave the deck in the great fog, and when the deck is out."""

from __future__ import annotations

import pytest

from tests.games.nanty.fate import befall
from tests.games.nanty.scene import (
    DISTRICTS,
    GAME,
    choose,
    discarded,
    happened,
    offers,
    pass_on,
    play,
    scene,
    told,
    use,
)
from tests.games.telling import asks

# -- N6.5


@pytest.mark.rule("N6.5")
def test_the_great_fog_discards_five_cards_for_all_to_see() -> None:
    """The upper cards first, then lower ones."""
    state = scene("martians", "", upper="bobby, pickpocket", lower="lamplighter, sewer_hunter, time_machine, raffles")
    pile = len(discarded(state))
    befall(state, "fog")
    gone = discarded(state)[pile:]
    assert len(gone) == 5 and set(gone[:2]) == {"bobby", "pickpocket"}
    assert set(gone[2:]) < {"lamplighter", "sewer_hunter", "time_machine", "raffles"}
    assert [line for line in told(state) if line.startswith("fogged")] == [f"fogged {card}" for card in gone]
    view = GAME.view(state, 1)["table"]
    assert (view["upper"], view["lower"]) == (0, 1) and set(gone) <= set(view["discard"])
    assert asks(state) == (0, "place_unrest")


@pytest.mark.rule("N6.5", "N8.3")
@pytest.mark.parametrize("left", [5, 3])
@pytest.mark.parametrize(("one", "ending"), [("standard", "failed_draw"), ("extended", "last_card")])
def test_a_fog_for_which_the_deck_is_too_short_is_a_failed_draw(left: int, one: str, ending: str) -> None:
    """Five cards are to be drawn: with fewer all of them go, and the next draw fails; with just five nothing does."""
    cards = ", ".join(["bobby", "pickpocket", "dustman", "errand_boy", "mudlark"][:left])
    state = befall(scene("martians", "", upper=cards, lower="", one=one, ending=ending), "fog")
    assert state.deck_size() == 0 and len(happened(state, "fogged")) == left
    assert state.over == (left < 5)
    if not state.over:
        assert asks(state) == (0, "place_unrest")
        choose(state, "no")
    assert state.over and len(happened(state, "deck_out")) == 1


@pytest.mark.rule("N6.5")
def test_a_fog_over_an_empty_deck_ends_the_game() -> None:
    """There is nothing to draw."""
    state = befall(scene("martians", "", upper="", lower="", ending="failed_draw"), "fog")
    assert happened(state, "fogged") == [] and state.over and len(happened(state, "deck_out")) == 1


@pytest.mark.rule("N6.5", "N8.3")
@pytest.mark.parametrize("one", ["standard", "classic"])
@pytest.mark.parametrize("left", [5, 2])
def test_a_fog_that_takes_the_last_card_ends_a_game_until_the_last_card(one: str, left: int) -> None:
    """At once: the text of the card is not used any more."""
    cards = ", ".join(["bobby", "pickpocket", "dustman", "errand_boy", "mudlark"][:left])
    state = befall(scene("martians", "", upper="", lower=cards, one=one), "fog")
    assert state.over and len(happened(state, "fogged")) == left and len(happened(state, "deck_out")) == 1


@pytest.mark.rule("N6.5", "N8.3")
def test_a_fog_that_leaves_a_card_ends_nothing() -> None:
    """Six cards, and one is left."""
    cards = "bobby, pickpocket, dustman, errand_boy, mudlark, raffles"
    state = befall(scene("martians", "", upper="", lower=cards), "fog")
    assert not state.over and state.deck_size() == 1


# -- N8.3


def hands_of(cards: int) -> str:
    """A card to play, and so many more that do nothing."""
    return ", ".join(
        ["mr_micawber", "bobby", "garrotter", "pickpocket", "dustman", "errand_boy", "mudlark"][: cards + 1]
    )


@pytest.mark.rule("N8.3", "N2.5")
@pytest.mark.parametrize("one", ["standard", "classic"])
@pytest.mark.parametrize("cards", [4, 3, 0])
def test_the_game_ends_at_once_with_the_last_card(one: str, cards: int) -> None:
    """Whether the hand is full then or not: the deck has just one card."""
    state = scene(hands_of(cards), "mr_jaggers", upper="", lower="raffles", one=one, identity="sidonia, bellinger")
    pass_on(play(state, "mr_micawber"))
    assert state.over and len(happened(state, "drew")) == 1 and len(happened(state, "deck_out")) == 1


@pytest.mark.rule("N8.3")
def test_the_last_but_one_card_ends_nothing() -> None:
    """Seat 0 draws one of two."""
    state = scene(hands_of(4), "mr_jaggers", upper="", lower="raffles, seance")
    pass_on(play(state, "mr_micawber"))
    assert asks(state) == (1, "act") and state.deck_size() == 1


@pytest.mark.rule("N8.3")
@pytest.mark.parametrize(
    ("one", "ending"),
    [
        ("standard", "failed_draw"),
        ("classic", "failed_draw"),
        *[("extended", each) for each in ("last_card", "failed_draw")],
    ],
)
def test_by_agreement_and_in_the_extended_set_the_game_goes_on_until_a_draw_fails(one: str, ending: str) -> None:
    """The last card is drawn, then a hand stays full without a draw, then one cannot be filled."""
    theirs = "mr_jaggers, doctor_watson, abel_magwitch, jefferson_hope, muffin_man, stock_exchange"
    state = scene(hands_of(4), theirs, upper="", lower="raffles", one=one, ending=ending)
    pass_on(play(state, "mr_micawber"))
    assert asks(state) == (1, "act") and state.deck_size() == 0
    pass_on(play(state, "mr_jaggers"))
    assert asks(state) == (0, "act") and not happened(state, "deck_out")
    pass_on(play(state, "bobby"))
    assert state.over and len(happened(state, "deck_out")) == 1


@pytest.mark.rule("N8.3")
@pytest.mark.parametrize(("one", "ending"), [("standard", "failed_draw"), ("extended", "last_card")])
def test_a_refill_may_fail_half_way(one: str, ending: str) -> None:
    """Two of four cards are drawn, and that is the end."""
    state = scene(hands_of(1), "mr_jaggers", upper="", lower="raffles, seance", one=one, ending=ending)
    pass_on(play(state, "mr_micawber"))
    assert state.over and len(happened(state, "drew")) == 2
    assert len(GAME.view(state, 0)["table"]["players"][0]["hand"]) == 3


@pytest.mark.rule("N8.3", "N9.13")
@pytest.mark.parametrize("ending", ["last_card", "failed_draw"])
def test_a_text_that_draws_may_end_the_game_in_its_middle(ending: str) -> None:
    """The museum draws three where there are two; it is not asked any more whether to build."""
    state = scene(
        "british_museum, bobby",
        "",
        upper="",
        lower="raffles, seance",
        ending=ending,
        money=[20],
        agents={"city": (1, 0)},
    )
    play(state, "british_museum", "british_museum")
    assert state.over and len(happened(state, "drew")) == 2 and happened(state, "built") == []


@pytest.mark.rule("N8.3", "N9.13")
def test_a_text_that_draws_exactly_the_last_cards() -> None:
    """It ends a game until the last card, and no other."""
    for ending, over in (("last_card", True), ("failed_draw", False)):
        state = scene(
            "british_museum, bobby",
            "",
            upper="",
            lower="raffles, seance, time_machine",
            ending=ending,
            agents={"city": (1, 0)},
            money=[20],
        )
        play(state, "british_museum", "british_museum")
        assert state.over == over and len(happened(state, "drew")) == 3
    assert asks(state) == (0, "raise")


@pytest.mark.rule("N8.3", "N2.2")
def test_a_text_left_unused_is_no_draw() -> None:
    """The deck is empty, and nobody has to draw."""
    state = scene("scotland_yard, " + hands_of(5), "", upper="", lower="", ending="failed_draw", unrest="city")
    assert asks(play(state, "scotland_yard", "no")) == (0, "remove_unrest")
    assert play(
        scene("scotland_yard", "", upper="", lower="", ending="failed_draw"), "scotland_yard", "scotland_yard"
    ).over


@pytest.mark.rule("N8.3", "N9.39")
def test_an_estate_agent_draws_only_for_buildings() -> None:
    """Without one nothing is drawn, so nothing fails; with one it does."""
    own = f"estate_agent, {hands_of(5)}"
    state = play(scene(own, "mr_jaggers", upper="", lower="", ending="failed_draw"), "estate_agent")
    assert asks(state) == (1, "act")
    state = scene(own, "mr_jaggers", upper="", lower="", ending="failed_draw", buildings={"city": 0})
    assert play(state, "estate_agent", "estate_agent").over


@pytest.mark.rule("N8.3", "N9.30")
@pytest.mark.parametrize(("shed", "over"), [(0, False), (1, True)])
def test_a_refill_by_a_text_fails_only_if_there_is_room(shed: int, over: bool) -> None:
    """Five cards are kept, or one of them is put away and cannot be replaced."""
    state = scene("old_curiosity_shop, " + hands_of(4), "mr_jaggers", upper="", lower="", ending="failed_draw")
    play(state, "old_curiosity_shop", "old_curiosity_shop", *["bobby"] * shed, "no")
    assert state.over == over


@pytest.mark.rule("N8.3", "N10.2")
def test_the_ability_of_westminster_may_end_the_game() -> None:
    """With the last card drawn nothing is discarded any more; from an empty deck nothing can be drawn."""
    for ending, deck in (("last_card", "raffles"), ("failed_draw", "")):
        state = scene("bobby, mudlark", "", buildings={"westminster": 0}, upper="", lower=deck, ending=ending)
        use(state, "westminster")
        assert state.over and happened(state, "discarded") == [] and len(happened(state, "drew")) == (deck != "")
    state = scene("bobby, mudlark", "", buildings={"westminster": 0}, upper="", lower="raffles", ending="failed_draw")
    use(state, "westminster")
    assert asks(state) == (0, "discard_one") and offers(state) == {"bobby", "mudlark", "raffles"}


@pytest.mark.rule("N8.3", "N2.1")
def test_the_deck_ends_the_game_before_the_next_turn_begins() -> None:
    """Seat 1 has reached a goal, but comes too late: points decide."""
    five = dict.fromkeys(DISTRICTS[:5], (0, 1, 0))
    state = scene(
        "mr_micawber", "", "", upper="", lower="raffles", agents=five, identity="sidonia, balmoral", money=[40]
    )
    pass_on(play(state, "mr_micawber"))
    assert state.scores == [40, 25, 0] and state.places == [1, 2, 3]


@pytest.mark.rule("N8.3")
def test_the_discard_pile_makes_no_new_deck() -> None:
    """It stays where it is, however large."""
    state = scene("mr_micawber", "", "", upper="", lower="raffles")
    pile = len(discarded(state))
    pass_on(play(state, "mr_micawber"))
    assert state.over and len(discarded(state)) == pile + 1 == 100
