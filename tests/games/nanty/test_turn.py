"""N2: the turn, the cards played in it, and the hand."""

from __future__ import annotations

import pytest

from tests.games.nanty.scene import (
    CARDS,
    DISTRICTS,
    GAME,
    RANDOM_EVENTS,
    VERBS,
    agents,
    choose,
    discarded,
    front,
    hand,
    happened,
    money,
    names,
    number,
    offers,
    pass_on,
    play,
    refused,
    scene,
    told,
    unrest,
    use,
)
from tests.games.telling import asks

REACTIONS = [name for name in CARDS if "reaction" in GAME.data.words(name, "symbols")]
RIOTS_LEFT = ", ".join(name for name in RANDOM_EVENTS if name != "riots")  # all else has happened
SIX = "chelsea, westminster, strand, marylebone, city, billingsgate"
EIGHT = f"{SIX}, east_end, bermondsey"


# -- N2.1


@pytest.mark.rule("N2", "N2.1")
def test_a_condition_that_is_met_in_ones_own_turn_wins_only_at_the_start_of_the_next() -> None:
    """Fagin's eighth marker comes with his own agent; the other player has a turn to undo it."""
    state = scene(
        "errand_boy", "mr_micawber", agents={"bermondsey": (1, 0)}, unrest=f"{SIX}, east_end", identity="fagin"
    )
    play(state, "errand_boy", "bermondsey")
    assert len(unrest(state)) == 8
    assert asks(state) == (1, "act") and not state.over
    play(state, "mr_micawber")
    assert state.over and state.places == [1, 2]
    assert told(state)[-1] == "won 0 fagin"


@pytest.mark.rule("N2.1")
def test_a_condition_met_only_in_the_turn_of_another_wins_nothing() -> None:
    """With the eighth marker gone again the turn of Fagin just begins."""
    state = scene(
        "errand_boy", "lamplighter", agents={"bermondsey": (1, 0)}, unrest=f"{SIX}, east_end", identity="fagin"
    )
    play(state, "errand_boy", "bermondsey")
    play(state, "lamplighter", "city")
    assert len(unrest(state)) == 7
    assert asks(state) == (0, "act") and not state.over


@pytest.mark.rule("N2.1")
def test_nobody_wins_in_the_turn_of_another() -> None:
    """Seat 2 is Fagin and there are eight markers, but seat 1 has its turn first."""
    state = scene("mr_micawber", "errand_boy", "dustman", unrest=EIGHT, identity="moriarty, balmoral, fagin")
    play(state, "mr_micawber")
    assert asks(state) == (1, "act") and not state.over
    play(state, "errand_boy", "no")
    assert state.over and state.places == [2, 2, 1]


# -- N2.2


@pytest.mark.rule("N2", "N2.2")
def test_one_card_is_played_and_no_more() -> None:
    """Then the hand is filled up and the next player goes on."""
    state = play(scene("costermonger, music_hall_star", "mr_micawber"), "costermonger", "strand")
    assert (money(state), agents(state, "strand")) == ([3, 0], [1, 0])
    assert asks(state) == (1, "act")
    assert "music_hall_star" in hand(state, 0) and discarded(state) == ["costermonger"]


@pytest.mark.rule("N2.2")
def test_only_a_card_in_hand_can_be_played() -> None:
    """Neither another's nor one of the decks or the discard pile, nor something that is no action card."""
    state = scene("errand_boy", "costermonger", discard="dustman", front={0: "merryweather"})
    assert offers(state) == {"play errand_boy"}
    for name in ("costermonger", "dustman", "merryweather", "bobby", "lamplighter", "chelsea", "moriarty", "fire"):
        refused(state, f"play {name}", "N2.2")


@pytest.mark.rule("N2.2", "N3.1", "N3.4", "N3.5")
@pytest.mark.parametrize("places", [True, False])
@pytest.mark.parametrize("calms", [True, False])
def test_each_symbol_is_left_out_or_not_by_itself(places: bool, calms: bool) -> None:
    """Inspector Lestrade places an agent, removes unrest and takes money; the money is simply taken."""
    state = scene("inspector_lestrade", "mr_micawber", agents={"strand": (1, 0)}, unrest="vauxhall")
    play(state, "inspector_lestrade")
    assert asks(state) == (0, "place")
    choose(state, "city" if places else "no")
    assert asks(state) == (0, "remove_unrest") and money(state) == [0, 0]
    choose(state, "vauxhall" if calms else "no")
    assert asks(state) == (1, "act")
    assert agents(state, "city") == [int(places), 0]
    assert unrest(state) == ([] if calms else ["vauxhall"])
    assert money(state) == [1, 0]


@pytest.mark.rule("N2.2")
def test_an_earlier_symbol_serves_a_later_one() -> None:
    """The lodging house places an agent and then builds where it stands."""
    state = play(scene("lodging_house", "mr_micawber", money=(12,)), "lodging_house", "vauxhall")
    assert (asks(state), offers(state)) == ((0, "raise"), {"vauxhall", "no"})
    state = play(scene("crystal_palace", "mr_micawber", money=(12,)), "crystal_palace")
    assert asks(state) == (0, "place"), "there was no agent where one could build"


# -- N2.3


@pytest.mark.rule("N2.3", "N3.8")
def test_another_card_may_follow_and_yet_another() -> None:
    """As long as each of them says so."""
    state = scene("muffin_man, bobby, mr_hyde, costermonger", "mr_micawber", unrest="strand")
    play(state, "muffin_man")
    assert (asks(state), offers(state)) == ((0, "act"), {"play bobby", "play mr_hyde", "play costermonger", "no"})
    play(state, "bobby", "strand")
    play(state, "mr_hyde")
    assert offers(state) == {"play costermonger", "no"}
    play(state, "costermonger", "city")
    assert asks(state) == (1, "act") and money(state) == [9, 0]


@pytest.mark.rule("N2.3", "N2.7")
def test_another_card_need_not_follow() -> None:
    """Whoever says no has ended the turn."""
    state = play(scene("muffin_man, costermonger", "mr_micawber"), "muffin_man", "no")
    assert asks(state) == (1, "act")
    assert discarded(state) == ["muffin_man"] and "costermonger" in hand(state, 0)


@pytest.mark.rule("N2.3")
def test_no_card_follows_one_that_does_not_say_so() -> None:
    """Where the turn goes on for an ability, a card is refused."""
    state = scene("errand_boy, costermonger", "mr_micawber", buildings={"vauxhall": 0})
    play(state, "errand_boy", "no")
    assert (asks(state), offers(state)) == ((0, "act"), {"use vauxhall", "no"})
    refused(state, "play costermonger", "N2.3")


@pytest.mark.rule("N2.3")
def test_a_card_is_discarded_before_the_one_that_it_lets_one_play() -> None:
    """It lies in the discard pile when that is asked for, and not while its own symbols are carried out."""
    state = play(scene("bobby, muffin_man, mr_micawber", "dustman", unrest="strand"), "bobby")
    assert (asks(state), discarded(state)) == ((0, "remove_unrest"), [])
    choose(state, "strand")
    assert (asks(state), discarded(state)) == ((0, "act"), ["bobby"])
    play(state, "muffin_man")
    assert (asks(state), discarded(state)) == ((0, "act"), ["bobby", "muffin_man"])


@pytest.mark.rule("N2.3", "N9.12")
def test_what_was_played_before_can_be_salvaged_and_what_speaks_now_cannot() -> None:
    """The mudlark finds the muffin man in the discard pile, but not herself."""
    state = play(scene("muffin_man, mudlark", "mr_micawber"), "muffin_man")
    play(state, "mudlark", "mudlark")
    assert hand(state, 0) == ["muffin_man"]
    choose(state, "no")
    assert discarded(state) == ["mudlark"]


@pytest.mark.rule("N2.3", "N9.7")
@pytest.mark.parametrize("text", ["baker_street_irregulars", "time_machine"])
def test_of_two_cards_each_is_carried_out_with_its_follow_ups_before_the_next(text: str) -> None:
    """The first lets another be played, and that one comes before the second of the two."""
    state = scene(f"{text}, muffin_man, errand_boy, music_hall_star, costermonger", "mr_micawber", happened=RIOTS_LEFT)
    play(state, text)
    assert (asks(state), discarded(state)) == ((0, "act"), [text])
    play(state, "muffin_man")
    assert (asks(state), money(state)) == ((0, "act"), [3, 0])
    play(state, "errand_boy")
    assert asks(state) == (0, "place"), "the card that follows comes first, completely"
    choose(state, "strand")
    assert offers(state) == {"play music_hall_star", "play costermonger", "no"}
    play(state, "music_hall_star", "city")
    assert asks(state) == (1, "act"), "that was the second of two"
    assert discarded(state) == [text, "muffin_man", "errand_boy", "music_hall_star"]
    assert (money(state), agents(state, "strand"), agents(state, "city")) == ([6, 0], [1, 0], [1, 0])


@pytest.mark.rule("N2.3", "N9.7")
def test_each_of_two_cards_may_have_a_chain_of_its_own() -> None:
    """Both let another be played: four cards after the first."""
    state = scene("baker_street_irregulars, muffin_man, bobby, errand_boy, mr_micawber", "dustman", unrest="strand")
    play(state, "baker_street_irregulars")
    play(state, "muffin_man")
    play(state, "errand_boy", "no")
    play(state, "bobby", "no")
    assert offers(state) == {"play mr_micawber", "no"}
    play(state, "mr_micawber")
    assert asks(state) == (1, "act")
    assert discarded(state) == ["baker_street_irregulars", "muffin_man", "errand_boy", "bobby", "mr_micawber"]


@pytest.mark.rule("N2.3", "N2.7", "N9.7")
def test_one_of_two_cards_may_be_enough() -> None:
    """Or none of them."""
    state = play(scene("baker_street_irregulars, errand_boy, costermonger", "mr_micawber"), "baker_street_irregulars")
    play(state, "errand_boy", "no")
    assert offers(state) == {"play costermonger", "no"}
    choose(state, "no")
    assert asks(state) == (1, "act") and discarded(state) == ["baker_street_irregulars", "errand_boy"]
    state = play(scene("baker_street_irregulars, errand_boy", "mr_micawber"), "baker_street_irregulars")
    pass_on(state)
    assert asks(state) == (1, "act") and discarded(state) == ["baker_street_irregulars"]


@pytest.mark.rule("N2.3", "N2.4", "N9.7")
@pytest.mark.parametrize("cards", ["muffin_man", "baker_street_irregulars, costermonger"])
def test_with_an_empty_hand_the_turn_ends(cards: str) -> None:
    """There is nothing to go on with, and nothing is drawn for it before the end of the turn."""
    state = scene(cards, "mr_micawber")
    for card in names(cards):
        play(state, card)
        if asks(state) == (0, "place"):
            choose(state, "no")
    assert asks(state) == (1, "act")
    assert discarded(state) == names(cards) and len(hand(state, 0)) == 5
    assert [each.kind for each in happened(state, "played", "drew")] == ["played"] * len(names(cards)) + ["drew"] * 5


# -- N2.4


@pytest.mark.rule("N2", "N2.4")
@pytest.mark.parametrize("left", range(6))
def test_hand_is_filled_up_to_five_at_the_end_of_the_turn(left: int) -> None:
    """Whatever was left of it, and nobody else draws."""
    rest = ["dustman", "bailiff", "bookmaker", "garrotter", "card_sharp"][:left]
    state = play(scene(", ".join(["mr_micawber", *rest]), "errand_boy"), "mr_micawber")
    assert len(hand(state, 0)) == 5 and set(rest) <= set(hand(state, 0))
    assert [each.seat for each in happened(state, "drew")] == [0] * (5 - left)
    assert hand(state, 1) == ["errand_boy"]


@pytest.mark.rule("N2.4", "N9.13")
def test_a_hand_of_more_than_five_stays() -> None:
    """Nothing is drawn at the end, and nothing discarded."""
    rest = "dustman, bailiff, bookmaker, garrotter"
    state = play(scene(f"mudies_library, {rest}", "mr_micawber"), "mudies_library", "mudies_library")
    assert asks(state) == (1, "act")
    assert len(hand(state, 0)) == 8 and set(names(rest)) <= set(hand(state, 0))
    assert len(happened(state, "drew")) == 4 and discarded(state) == ["mudies_library"]


@pytest.mark.rule("N2.4", "N9.10")
@pytest.mark.parametrize(("cards", "size"), [("charles_milverton", 4), ("charles_milverton, marshalsea", 3)])
def test_each_card_that_was_taken_instead_of_paying_makes_the_five_one_less(cards: str, size: int) -> None:
    """For the rest of the game."""
    state = play(scene("mr_micawber", "errand_boy", front={0: cards}), "mr_micawber")
    assert len(hand(state, 0)) == size and front(state, 0) == names(cards)
    play(state, "errand_boy", "no")
    play(state, hand(state, 0)[0])
    pass_on(state)
    assert len(hand(state, 1)) == 5


@pytest.mark.rule("N2.4", "N9.2")
def test_a_loan_takes_no_room_in_the_hand() -> None:
    """It lies before the player, and five cards are drawn all the same."""
    state = play(scene("mr_micawber", "errand_boy", front={0: "merryweather, suburban_bank"}), "mr_micawber")
    assert len(hand(state, 0)) == 5


@pytest.mark.rule("N2.4")
def test_upper_cards_are_drawn_before_lower_ones() -> None:
    """In the middle of a draw the lower deck begins."""
    state = scene("mr_micawber", "errand_boy", upper="dustman, bailiff", lower="lamplighter, gasworks, raffles, seance")
    play(state, "mr_micawber")
    drawn = hand(state, 0)
    assert (
        {"dustman", "bailiff"} <= set(drawn) <= {"dustman", "bailiff", "lamplighter", "gasworks", "raffles", "seance"}
    )
    assert len(drawn) == 5 and (len(state.upper), len(state.lower)) == (0, 1)


# -- N2.5


@pytest.mark.rule("N2", "N2.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_clockwise(seats: int) -> None:
    """From the last seat to the first."""
    hands = ["mr_micawber", "doctor_watson", "abel_magwitch", "mr_jaggers"][:seats]
    state = scene(*hands, active=1)
    for i in range(1, seats + 1):
        assert asks(state) == (i % seats, "act")
        play(state, hands[i % seats])
    assert asks(state) == (1, "act")
    begun = [each.seat for each in happened(state, "turn_began")]
    assert begun == [*range(2, seats), 0, 1]


# -- N2.6


@pytest.mark.rule("N2.6")
def test_abilities_are_used_in_ones_own_turn_only() -> None:
    """By the owner of the building; in the turn of another nobody is asked."""
    state = scene("mr_micawber", "errand_boy", buildings={"lambeth": 1, "vauxhall": 0})
    assert offers(state) == {"play mr_micawber", "use vauxhall"}
    refused(state, "use lambeth", "N2.6")
    play(state, "mr_micawber", "no")
    assert asks(state) == (1, "act") and offers(state) == {"play errand_boy", "use lambeth"}
    refused(state, "use vauxhall", "N2.6")
    play(state, "errand_boy", "no")
    assert (asks(state), offers(state)) == ((1, "act"), {"use lambeth", "no"})
    use(state, "lambeth")
    assert (asks(state), money(state)) == ((0, "act"), [0, 3])


# -- N2.7


@pytest.mark.rule("N2.7")
def test_a_card_must_be_played_if_there_is_one() -> None:
    """Even a useless one, and even after an ability."""
    state = scene("mr_micawber", "errand_boy", buildings={"vauxhall": 0})
    refused(state, "no", "N2.7")
    use(state, "vauxhall")
    assert offers(state) == {"play mr_micawber"}
    refused(state, "no", "N2.7")


@pytest.mark.rule("N2.7", "N2.4")
def test_with_an_empty_hand_there_is_nothing_to_play() -> None:
    """The turn is the drawing of five cards; with an ability one may use it or not."""
    state = scene("mr_micawber", "", buildings={})
    play(state, "mr_micawber")
    assert asks(state) == (0, "act") and len(hand(state, 1)) == 5
    state = scene("", "errand_boy", buildings={"vauxhall": 0})
    assert offers(state) == {"use vauxhall", "no"}
    pass_on(state)
    assert (asks(state), money(state), len(hand(state, 0))) == ((1, "act"), [0, 0], 5)


@pytest.mark.rule("N2.7")
@pytest.mark.parametrize("card", ["mr_micawber", *REACTIONS])
def test_a_card_without_symbols_and_a_reaction_are_played_for_nothing(card: str) -> None:
    """It is discarded, and nothing else happens, though an agent might move and there is a card to stop."""
    state = scene(f"{card}, errand_boy", "dustman", agents={"strand": (1, 1)}, unrest="strand", money=(5, 5))
    assert f"play {card}" in offers(state)
    play(state, card)
    assert asks(state) == (1, "act")
    assert discarded(state) == [card] and "errand_boy" in hand(state, 0)
    assert (money(state), agents(state, "strand"), unrest(state)) == ([5, 5], [1, 1], ["strand"])
    assert all(agents(state, name) == [0, 0] for name in DISTRICTS if name != "strand")
    assert {each.kind for each in GAME.events(state, None)} == {"played", "drew", "turn_began"}


@pytest.mark.rule("N2.7")
def test_a_card_of_which_everything_is_left_out_has_been_played() -> None:
    """It is discarded, and no other takes its place."""
    state = play(scene("dock_labourers, errand_boy", "mr_micawber"), "dock_labourers", "no", "no")
    assert asks(state) == (1, "act") and discarded(state) == ["dock_labourers"]


@pytest.mark.rule("G1", "N2.2")
def test_what_is_no_deed_of_a_turn_is_misshapen() -> None:
    """A verb that does not exist, the ability of a card that is no district, an answer of one part."""
    state = scene("errand_boy", "mr_micawber")
    refused(state, (len(VERBS), number("errand_boy")), "G1")
    refused(state, "use errand_boy", "G1")
    refused(state, "use moriarty", "G1")
    refused(state, (0,), "G1")
