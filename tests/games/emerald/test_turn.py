"""E3 and E4: the turn, its two actions, free actions, the hand and the piles."""

from __future__ import annotations

from pathlib import Path

import pytest

from gaslamp.engine.play.playthrough import Playthrough
from gaslamp.engine.play.record import Record
from tests.games.emerald.scene import (
    GAME,
    VERBS,
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
    refused,
    removed,
    rest,
    scene,
    tracks,
)
from tests.games.telling import asks

# -- E3.1


@pytest.mark.rule("E3", "E3.1")
def test_a_turn_has_two_actions_and_then_the_next_player_clockwise() -> None:
    """After both there is nothing more to ask of whoever can have no free action."""
    state = scene("2 informers", "", "", active=1)
    assert asks(state) == (1, "act")
    choose(state, "no")
    assert asks(state) == (1, "act")
    choose(state, "no")
    assert asks(state) == (2, "act")
    rest(state)
    assert asks(state) == (0, "act")


@pytest.mark.rule("E3", "E3.1")
def test_hand_is_filled_up_to_five_at_the_end_of_the_turn() -> None:
    """Not before, and nobody else draws."""
    state = play(scene("2 informers", ""), "place", "2 informers", "rome")
    assert sum(hand(state, 0).values()) == 0
    choose(state, "no")
    assert sum(hand(state, 0).values()) == 5
    assert hand(state, 1) == {}
    assert sum(deck(state, 0).values()) == 3


@pytest.mark.rule("E3.1")
def test_a_hand_of_more_than_five_stays() -> None:
    """Nothing is drawn and nothing discarded."""
    state = rest(scene("3 informers, 3 couriers, stiletto", ""))
    assert sum(hand(state, 0).values()) == 7
    assert discarded(state, 0) == {}


@pytest.mark.rule("E3.1")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_in_the_middle_of_a_draw() -> None:
    """First the last cards of the deck, then those of the new one."""
    state = scene("sappers", "", deck={0: "2 couriers"}, discard={0: "3 informers"})
    rest(state)
    assert hand(state, 0) == cards("sappers, 2 couriers, 2 informers")
    assert deck(state, 0) == cards("informers")
    assert discarded(state, 0) == {}
    assert len(happened(state, "reshuffled")) == 1


@pytest.mark.rule("E3.1")
def test_deck_is_not_made_anew_before_a_card_is_missing() -> None:
    """An empty deck may lie empty."""
    state = rest(scene("3 couriers", "", deck={0: "2 informers"}, discard={0: "stiletto"}))
    assert (deck(state, 0), discarded(state, 0)) == ({}, cards("stiletto"))


@pytest.mark.rule("E3.1")
def test_with_deck_and_discard_pile_empty_fewer_cards_are_drawn() -> None:
    """There is nothing to draw."""
    state = rest(scene("couriers", "", deck={0: "stiletto"}))
    assert hand(state, 0) == cards("couriers, stiletto")


@pytest.mark.rule("E3.1")
@pytest.mark.parametrize("verb", ["place", "retrieve", "discard", "advance"])
def test_the_same_action_may_be_chosen_twice(verb: str) -> None:
    """Nothing but taking cards is for the first action alone."""
    state = scene("3 couriers, louise_michel, peoples_will", "")
    before = [offer for offer in offers(state) if offer.startswith(verb)]
    choose(state, "no")
    assert before and [offer for offer in offers(state) if offer.startswith(verb)] == before


@pytest.mark.rule("E3.1")
def test_free_actions_may_follow_the_second_action() -> None:
    """But no further action."""
    state = play(scene("diogenes_club, 2 informers", "", action=2), "place", "informers", "rome")
    assert asks(state) == (0, "act")
    assert offers(state) == {"free diogenes_club", "no"}
    refused(state, "place informers", "E3.1")
    play(state, "free", "diogenes_club")
    assert asks(state) == (1, "act")


@pytest.mark.rule("E3.1")
def test_whoever_may_hold_a_free_action_is_asked_after_both() -> None:
    """To have none must look like not to want to; with an empty hand there is nothing to hide."""
    state = choose(scene("informers", "", deck={0: "diogenes_club"}, action=2), "no")
    assert (asks(state), offers(state)) == ((0, "act"), {"no"})
    state = choose(scene("", "", deck={0: "diogenes_club"}, action=2), "no")
    assert asks(state) == (1, "act")


# -- E3.2


@pytest.mark.rule("E3.2")
def test_played_cards_go_to_ones_own_discard_pile() -> None:
    """Once the action is done."""
    state = play(scene("pamphlets, informers", ""), "place", "pamphlets, informers")
    assert discarded(state, 0) == {}
    choose(state, "rome")
    assert discarded(state, 0) == cards("pamphlets, informers")
    assert (discarded(state, 1), hand(state, 0)) == ({}, {})


@pytest.mark.rule("E3.2")
def test_only_cards_in_hand_can_be_played() -> None:
    """Neither those of the deck nor those of the discard pile."""
    state = scene("couriers", "pamphlets", discard={0: "informers"})
    for card in ("informers", "pamphlets", "stiletto"):
        refused(state, f"place {card}", "E3.2")
    refused(state, "free diogenes_club", "E3.2")
    refused(state, "action okhrana", "E3.2")
    play(state, "place", "couriers")
    state = scene("couriers, sappers", "")
    state.answer((0, GAME.cards.index("couriers")))
    refused(state, "informers", "E3.2")
    refused(state, "sappers", "E4.1")


# -- E1.3, E1.4, E1.5


@pytest.mark.rule("E1.3")
def test_free_actions_cost_no_action_and_there_may_be_any_number() -> None:
    """Before the first action, between both, and after."""
    state = scene(
        "doctor_watson, 2 diogenes_club, 2 informers", "", deck={0: "3 couriers, sappers, stiletto, pamphlets"}
    )
    play(state, "free", "diogenes_club")
    play(state, "free", "diogenes_club")
    assert sum(hand(state, 0).values()) == 7
    play(state, "place", "informers", "rome")
    play(state, "free", "doctor_watson")
    play(state, "place", "informers", "rome")
    assert cubes(state, "rome") == [2, 0]
    assert asks(state) == (1, "act")


@pytest.mark.rule("E1.3")
def test_card_can_be_taken_after_a_free_action() -> None:
    """A free action before the first action leaves it the first."""
    state = scene("diogenes_club, informers", "", cubes={"rome": (1, 0)})
    play(state, "free", "diogenes_club")
    assert "take informers" in offers(state)
    refused(state, "free informers", "E1.3")


@pytest.mark.rule("E1.3", "E4.8")
def test_a_heading_says_what_the_text_costs() -> None:
    """An action is no free action, a free action no action, a block and a benefit are neither."""
    state = scene("okhrana, diogenes_club, sherlock_holmes, fenians", "", cubes={"rome": (0, 1)})
    assert "action okhrana" in offers(state) and "free diogenes_club" in offers(state)
    for words in ("free okhrana", "action diogenes_club", "action sherlock_holmes", "free sherlock_holmes"):
        refused(state, words, "E1.3")
    for words in ("action fenians", "free fenians"):
        refused(state, words, "E1.3")


@pytest.mark.rule("E1.3")
def test_symbols_of_a_one_use_card_do_not_use_it_up() -> None:
    """Only its text does."""
    state = play(scene("matvei_golovinski", ""), "place", "matvei_golovinski", "rome")
    assert discarded(state, 0) == cards("matvei_golovinski") and not removed(state)
    state = play(scene("matvei_golovinski", ""), "action", "matvei_golovinski")
    assert removed(state) == cards("matvei_golovinski") and not discarded(state, 0)


@pytest.mark.rule("E1.4")
def test_a_card_is_played_for_one_kind_of_symbol_or_for_its_text() -> None:
    """One that can place and retrieve does one of them."""
    state = play(scene("couriers", "", limbo=(3, 3)), "place", "couriers", "rome")
    assert (cubes(state, "rome"), cubes(state, "limbo")) == ([1, 0], [3, 3])
    state = play(scene("couriers", "", limbo=(3, 3)), "retrieve", "couriers")
    assert (cubes(state, "rome"), cubes(state, "limbo")) == ([0, 0], [2, 3])
    state = play(scene("matvei_golovinski", ""), "place", "matvei_golovinski", "rome")
    assert tracks(state) == (0, 0)
    state = play(scene("matvei_golovinski", ""), "action", "matvei_golovinski")
    assert cubes(state, "rome") == [0, 0]


@pytest.mark.rule("E1.5")
def test_used_up_card_that_gave_points_when_taken_lies_beside_the_identity() -> None:
    """Its points are not lost."""
    state = scene("vampires", "", "", agents={"rome": (1, 2, 0)}, points=[(0, 0, 1)])
    play(state, "action", "vampires")
    assert beside(state, 0) == ["vampires"] and not removed(state)
    assert state.scores == [1, 0, 0]


@pytest.mark.rule("E1.5")
@pytest.mark.parametrize("kind", ["points", "restorationist_points", "loyalist_points"])
def test_points_of_any_kind_keep_a_used_up_card(kind: str, tmp_path: Path) -> None:
    """In a box where Freud gives one."""
    path = tmp_path / "emerald.toml"
    path.write_text(f'[sigmund_freud]\n{kind} = {{ is = 1, source = "printed" }}\n', encoding="utf-8")
    state = play(scene("sigmund_freud", "", game=GAME.with_file(path)), "action", "sigmund_freud")
    assert beside(state, 0) == ["sigmund_freud"] and not removed(state)


@pytest.mark.rule("E1.5", "E4.8")
def test_used_up_card_that_gave_none_leaves_the_game() -> None:
    """It lies with nobody."""
    state = play(scene("sigmund_freud", ""), "action", "sigmund_freud")
    assert removed(state) == cards("sigmund_freud") and beside(state, 0) == []


@pytest.mark.rule("E1.5")
def test_card_whose_text_gives_points_lies_beside_the_identity() -> None:
    """Black Hand, Yog Sothoth, and a Shoggoth that killed."""
    state = play(scene("black_hand", ""), "action", "black_hand")
    assert beside(state, 0) == ["black_hand"]
    state = play(scene("yog_sothoth", "", agents={"rome": (2, 0)}), "action", "yog_sothoth", "rome,")
    assert beside(state, 0) == ["yog_sothoth"]
    state = play(scene("shoggoth", "", agents={"rome": (0, 2)}), "action", "shoggoth")
    assert beside(state, 0) == ["shoggoth:1"]


# -- E4.7, E4.8, E4.9


@pytest.mark.rule("E4", "E4.7")
def test_one_or_more_cards_are_discarded_and_nothing_is_drawn() -> None:
    """It is an action; cards come at the end of the turn."""
    state = play(scene("3 couriers, stiletto", ""), "discard", "2 couriers, stiletto")
    assert discarded(state, 0) == cards("2 couriers, stiletto")
    assert hand(state, 0) == cards("couriers")
    choose(state, "no")
    assert sum(hand(state, 0).values()) == 5


@pytest.mark.rule("E4.7", "G2")
def test_discarding_is_in_rising_order_from_the_hand() -> None:
    """At least one must be; none at all, a card not held, one before the last: each is refused with its rule."""
    state = scene("couriers, informers, stiletto", "")
    state.answer((6, 0))
    assert offers(state) == {"couriers", "informers", "stiletto"}
    refused(state, "no", "E4.7")
    refused(state, "sappers", "E3.2")
    choose(state, "couriers")
    assert offers(state) == {"no", "stiletto"}
    refused(state, "informers", "G2")


@pytest.mark.rule("E4.7")
def test_each_card_discarded_sets_the_order_for_the_next() -> None:
    """Not the one before it, nor what lay in the discard pile already."""
    state = scene("informers, couriers, sappers, stiletto", "", discard={0: "pamphlets, forged_papers"})
    state.answer((VERBS.index("discard"), 0))
    choose(state, "informers")
    assert offers(state) == {"no", "couriers", "sappers", "stiletto"}
    choose(state, "sappers")
    assert offers(state) == {"no", "stiletto"}


@pytest.mark.rule("E1.5")
def test_card_with_points_that_is_not_used_up_is_discarded_like_any_other() -> None:
    """Zombies gave a point when taken, and are a plain action."""
    state = play(scene("zombies", "", points=[(0, 0, 1)]), "action", "zombies", "rome", "rome")
    assert discarded(state, 0) == cards("zombies") and beside(state, 0) == []


@pytest.mark.rule("E4.7")
def test_a_copy_of_the_last_card_may_be_discarded_too() -> None:
    """Rising order lets equal cards follow each other; the last card ends the action."""
    state = scene("2 couriers", "")
    state.answer((6, 0))
    choose(state, "couriers")
    assert offers(state) == {"no", "couriers"}
    choose(state, "couriers")
    assert asks(state) == (0, "act") and discarded(state, 0) == cards("2 couriers")


@pytest.mark.rule("E4.7")
def test_an_empty_hand_cannot_be_discarded() -> None:
    """There is only to pass."""
    state = scene("", "")
    assert offers(state) == {"no"}
    refused(state, (6, 0), "E4.7")


@pytest.mark.rule("E4.7")
def test_everybody_sees_what_is_discarded() -> None:
    """A spectator too."""
    state = play(scene("couriers, stiletto", ""), "discard", "couriers")
    assert [GAME.cards[event.card] for event in happened(state, "discarded")] == ["couriers"]


@pytest.mark.rule("E4", "E4.8")
def test_a_card_action_costs_an_action_and_the_card_is_discarded() -> None:
    """A plain one comes back with the next reshuffle."""
    state = play(scene("peoples_will", "", limbo=(4, 0)), "action", "peoples_will")
    assert discarded(state, 0) == cards("peoples_will")
    choose(state, "no")
    assert asks(state) == (1, "act")


@pytest.mark.rule("E4.8")
def test_text_that_can_do_nothing_is_not_offered() -> None:
    """Third Section without a card, Okhrana and Lestrade without cubes, Shoggoth without a victim."""
    empty = dict.fromkeys(GAME.cards[1:10], "")
    state = scene("okhrana, inspector_lestrade, shoggoth, third_section", "", absent=(1,), tops=empty, revealed=(1,))
    for card in ("okhrana", "inspector_lestrade", "shoggoth", "third_section"):
        refused(state, f"action {card}", "E4.8")


@pytest.mark.rule("E4", "E4.9")
@pytest.mark.parametrize("hand", ["", "2 informers"])
def test_an_action_can_always_be_passed(hand: str) -> None:
    """Whatever is in hand; nothing changes."""
    state = scene(hand, "")
    before = GAME.census(state), state.scores
    assert "no" in offers(state)
    choose(state, "no")
    assert "no" in offers(state)
    choose(state, "no")
    assert asks(state) == (1, "act")
    assert [event.seat for event in happened(state, "passed")] == [0, 0]
    assert (GAME.census(state), state.scores) == before


@pytest.mark.rule("E4", "G1")
def test_what_is_no_action_is_misshapen() -> None:
    """A verb that does not exist, and agents that nobody holds."""
    state = scene("couriers", "")
    refused(state, (12, 1), "G1")
    refused(state, "bring_back mi_go", "E8.15")


# -- taking back


def test_answers_can_be_taken_back_while_no_luck_is_drawn() -> None:
    """To place cubes shows nobody anything; to draw at the end of the turn does."""
    start = Playthrough(Record.of(GAME, [], seats=2, seed=5))
    for _ in range(4):
        start.answer((1,))
    seat = start.state.asked
    placing = next(answer for answer in start.state.offered if answer and answer[0] == 0)
    start.answer(placing)
    assert start.undoable(seat)
    start.answer(())
    assert start.undoable(seat)
    start.answer((6,))
    assert start.undo(seat)
    start.answer((6,))
    start.answer(())
    assert start.state.asked != seat
    assert not start.undoable(seat)
