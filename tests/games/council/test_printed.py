"""Where rules meet: situations read out of the rule book that touch several of its rules at once."""

from __future__ import annotations

import pytest

from gaslamp.games.council.state import Council
from tests.games.council.plain import plain
from tests.games.council.scene import (
    GAME,
    assert_refused,
    bottom,
    cards_on_board,
    choose,
    deck,
    edges,
    events_of,
    offers,
    play,
    removed_pile,
    scene,
    stash,
    story,
    top,
)
from tests.games.telling import asks

ALL = [f"{column}{row}" for row in range(1, 6) for column in "abcde"]
GATE = "midnight_door: 1 1 1 1, #gate"
OPEN = "a5 midnight_door:0"  # a gate of light, far from all that happens
TRAIN = "train_to_madness: 5 5 5 5, before_placing shift"
TRAIN_COMES = "play train_to_madness"


def full_but(*empty: str, card: str = "5:1") -> str:
    """A board with the same card everywhere but on some spaces."""
    return ", ".join(f"{place} {card}" for place in ALL if place not in empty)


# -- activation: first all is compared, then all is flipped


@pytest.mark.rule("C4.2", "C11.22")
def test_what_an_activation_wins_does_not_help_it() -> None:
    """A strengthening card that is flipped makes the active card stronger, but too late for the next neighbour."""
    game = plain("hastur: 1 1 1 1, ongoing aura 2 of enemy")
    state = play(scene("c2 hastur:1*, b3 6:1, d3 5:1", top={0: "5"}, game=game), "5", "c3")
    assert cards_on_board(state) == {"c2": "hastur:10*", "b3": "6:1", "c3": "5:0", "d3": "5:1"}
    assert edges(state, "c3") == [7, 7, 7, 7]


@pytest.mark.rule("C4.2", "C11.22", "C7.4")
def test_what_the_first_wave_wins_helps_in_the_second() -> None:
    """Neighbours that a dark card had made too strong fall to it once it is light; one strong by itself does not."""
    game = plain(GATE, "azathoth: 9 9 9 9", "hastur: 4 4 4 4, ongoing aura 2 of enemy")
    state = scene(f"{OPEN}, c2 hastur:1*, c1 3:1, b2 3:1, d2 5:1", top={0: "azathoth"}, game=game)
    before = [edges(state, place)[0] for place in ("c1", "b2", "d2")]
    play(state, "azathoth", "c3")
    assert before == [5, 5, 7]  # too strong for a 4, until what strengthened them is light
    assert cards_on_board(state)["c1"] == cards_on_board(state)["b2"] == "3:10" and cards_on_board(state)["d2"] == "5:1"


@pytest.mark.rule("C7.4", "C11.24")
def test_a_ward_that_the_first_wave_flips_protects_nothing_in_the_second() -> None:
    """Its former friends fall; a ward that was not flipped still protects."""
    game = plain(GATE, "azathoth: 9 9 9 9", "father_yig: 5 5 5 5, ongoing ward of enemy")
    state = scene(f"{OPEN}, c2 father_yig:1*, c1 1:1, b2 1:1, a2 father_yig:1*", top={0: "azathoth"}, game=game)
    play(state, "azathoth", "c3")
    assert cards_on_board(state)["c2"] == "father_yig:10*" and cards_on_board(state)["c1"] == "1:10"
    assert cards_on_board(state)["b2"] == "1:1" and cards_on_board(state)["a2"] == "father_yig:1*"


@pytest.mark.rule("C7.4", "C3.3")
def test_a_card_leaves_the_bonus_of_its_colour_behind_in_a_cascade() -> None:
    """With the bonus of dark it would have been strong enough for its neighbour, as a light card it is not."""
    game = plain(GATE, "azathoth: 9 9 9 9", "harbour board: c2 +3 dark, d3 +3 light")
    board = f"{OPEN}, c2 4:1, c1 5:1, d3 4:1, e3 5:1"
    state = play(scene(board, top={0: "azathoth"}, on="harbour", game=game), "azathoth", "c3")
    assert (edges(state, "c2")[0], edges(state, "d3")[1]) == (4, 7)
    assert cards_on_board(state)["c1"] == "5:1" and cards_on_board(state)["e3"] == "5:10"


@pytest.mark.rule("C7.4", "C11.26", "C4.4")
def test_a_card_flipped_by_a_keen_god_goes_on_but_is_not_keen() -> None:
    """The single tie counts for the active card only."""
    game = plain(GATE, "azathoth: 5 5 5 5, before_activation keen")
    state = scene(f"{OPEN}, c2 5:1, c1 4:1, d2 5:1", top={0: "azathoth"}, game=game)
    play(state, "azathoth", "c3")
    assert (
        cards_on_board(state)["c2"] == "5:10"
        and cards_on_board(state)["c1"] == "4:10"
        and cards_on_board(state)["d2"] == "5:1"
    )


@pytest.mark.rule("C7.4", "C11.25")
def test_a_flipped_card_with_a_cascade_starts_none() -> None:
    """Two waves, whatever stands on the cards that were flipped."""
    game = plain("shoggoth: 9 9 9 9, before_activation cascade", "deep_one: 8 8 8 8, before_activation cascade")
    state = play(scene("c3 deep_one:1, c2 7:1, c1 6:1", top={0: "shoggoth"}, game=game), "shoggoth", "c4")
    assert cards_on_board(state) == {"c4": "shoggoth:0", "c3": "deep_one:10", "c2": "7:10", "c1": "6:1"}


@pytest.mark.rule("C4.4", "C1.3", "C3.3")
def test_a_tie_needs_the_edges_that_touch_and_the_bonus_of_the_space() -> None:
    """A north card lies upside down: its right edge is in the west; on its space a 3 counts as a 5."""
    game = plain("keziah_mason: 1 3 1 1", "harbour board: d3 +2 dark")
    state = play(scene("d3 keziah_mason:1, b3 5:1", top={0: "5"}, on="harbour", game=game), "5", "c3")
    assert cards_on_board(state) == {"b3": "5:10", "c3": "5:0", "d3": "keziah_mason:10"}


@pytest.mark.rule("C4.4", "C11.23")
@pytest.mark.parametrize(("loose", "ties"), [(1, 2), (2, 3)])
def test_a_tie_is_told_by_all_its_cards(loose: int, ties: int) -> None:
    """A double tie is one even if a text keeps one of the two cards from being flipped."""
    game = plain("spider_armour: 5 5 5 5, ongoing steadfast")
    board = ", ".join(["c2 spider_armour:1*", "b3 5:1", "d3 5:1"][: 1 + loose])
    state = play(scene(board, top={0: "5"}, game=game), "5", "c3")
    assert len(events_of(state, "flipped")) == loose and [each.n for each in events_of(state, "tied")] == [ties]


# -- moving, then comparing


@pytest.mark.rule("C8.2", "C11.24", "C11.7")
def test_a_card_that_is_pulled_away_from_its_ward_can_be_flipped() -> None:
    """Beside the ward nothing flips it."""
    game = plain("pierce_arrow: before_activation pull 1 of enemy", "father_yig: 9 9 9 9, ongoing ward of enemy")
    state = scene("a1 1:1, a2 father_yig:1*", top={0: "pierce_arrow"}, game=game)
    assert GAME.view(state, 0)["table"]["spaces"][0].get("firm")
    play(state, "pierce_arrow", "c3", "a1 c4")
    assert cards_on_board(state) == {"a2": "father_yig:1*", "c3": "pierce_arrow:0", "c4": "1:10"}


@pytest.mark.rule("C8.2", "C3.3", "C11.7")
@pytest.mark.parametrize(("space", "flips"), [("c2", False), ("b3", True)])
def test_a_card_that_is_pulled_onto_a_bonus_has_it_at_once(space: str, flips: bool) -> None:
    """A 4 with a bonus withstands a 5; so where it is laid matters."""
    game = plain("pierce_arrow: 5 5 5 5, before_activation pull 1 of enemy", "harbour board: c2 +1 dark")
    state = scene("e5 4:1", top={0: "pierce_arrow"}, on="harbour", game=game)
    play(state, "pierce_arrow", "c3", f"e5 {space}")
    assert cards_on_board(state)[space] == ("4:10" if flips else "4:1")


@pytest.mark.rule("C11.9", "C3.3", "C4.2")
def test_a_card_that_changes_places_is_active_with_the_bonus_of_its_new_space() -> None:
    """The other takes the bonus of the old one; nothing beside the old space is compared."""
    game = plain("voorish_sign: before_activation swap of item", "harbour board: b1 +3 light, c3 +2 any")
    board = "b1 sword_cane:1, b2 7:1, c2 1:1"
    state = play(scene(board, top={0: "voorish_sign"}, on="harbour", game=game), "voorish_sign", "c3")
    assert cards_on_board(state) == {"b1": "voorish_sign:0", "b2": "7:10", "c2": "1:1", "c3": "sword_cane:1"}
    assert edges(state, "b1") == [8] * 4 and edges(state, "c3") == [7] * 4


@pytest.mark.rule("C11.10", "C3.3", "C4.2")
def test_the_train_pushes_a_card_off_its_bonus_and_flips_it() -> None:
    """On its space it would have been stronger; the bonus is the train's own now."""
    game = plain(TRAIN, "harbour board: c3 +2 any")
    state = choose(scene("c3 6:1", top={0: "train_to_madness"}, on="harbour", game=game), TRAIN_COMES)
    choose(state, "c3 east")
    assert cards_on_board(state) == {"c3": "train_to_madness:0", "d3": "6:10"} and edges(state, "c3") == [7] * 4


@pytest.mark.rule("C11.10", "C9.1")
def test_the_train_can_fill_the_last_space() -> None:
    """Only the row and the column of the gap have room; the train comes in at an end, and the game is over."""
    state = choose(scene(full_but("c3", card="9:1"), top={0: "train_to_madness"}, game=plain(TRAIN)), TRAIN_COMES)
    assert offers(state) == {"a3 east", "e3 west", "c1 south", "c5 north"}
    choose(state, "c5 north")
    assert state.over and cards_on_board(state)["c5"] == "train_to_madness:0" and state.scores == [1, 24]


@pytest.mark.rule("C11.10", "C10.1")
def test_the_train_as_the_first_card_has_nothing_to_shift() -> None:
    """On a bare table it lies in the middle as any other card."""
    state = choose(scene(top={0: "train_to_madness"}, on=None, game=plain(TRAIN)), TRAIN_COMES)
    assert cards_on_board(state) == {"t55": "train_to_madness:0"} and "ignored 0 train_to_madness" in story(state)


# -- stashes that change within one turn


@pytest.mark.rule("C5.3", "C11.6", "C11.17")
def test_a_larger_stash_that_goes_back_to_it_leaves_two_cards_too_many() -> None:
    """The limit falls by one, and the card itself takes room; the owner may keep it."""
    game = plain("night_gaunt: 1 1 1 1, after_activation recall 1 of artifact", "silver_key: ongoing stash_more 1")
    state = scene("a1 silver_key:1*", top={0: "night_gaunt", 1: "5, 5"}, stash={1: "6, 7, 8"}, game=game)
    play(state, "night_gaunt", "c3")
    assert asks(state) == (1, "overflow") and offers(state) == {"6", "7", "8", "silver_key"}
    choose(state, "7", "6")
    assert stash(state, 1) == ["8", "silver_key"] and bottom(state, 1) == ["7", "6"] and asks(state) == (1, "choose")
    assert "play_stashed silver_key" in offers(state)


@pytest.mark.rule("C5.3", "C11.11", "C6.2")
def test_a_stash_without_room_gives_a_fetched_card_back_after_shuffle_and_cut() -> None:
    """So everybody knows that it lies at the bottom."""
    game = plain("cthulhu: ongoing stash_less 2", "voorish_sign: 1 1 1 1, after_activation fetch of item")
    state = scene("a1 cthulhu:1*", top={0: "voorish_sign"}, deck={0: "sword_cane, 5, 5"}, game=game)
    play(state, "voorish_sign", "c3")
    assert asks(state) == (1, "cut")
    choose(state, "0")
    assert stash(state, 0) == [] and bottom(state, 0) == ["sword_cane"] and top(state, 0) == "5"
    assert [each.kind for each in events_of(state, "fetched", "shuffled", "cut", "put_under")] == [
        "fetched",
        "shuffled",
        "cut",
        "put_under",
    ]
    assert GAME.view(state, 1)["table"]["players"][0]["under"] == ["sword_cane"]


@pytest.mark.rule("C10.4", "C11.17", "C5.3")
def test_in_flip_all_one_can_lose_ones_own_larger_stash() -> None:
    """Whoever plays has turned it over to the rival, and chooses what is too much."""
    game = plain("silver_key: 1 1 1 1, ongoing stash_more 1")
    state = scene("c2 silver_key:0*", top={0: "5, 5"}, stash={0: "6, 7, 8"}, flips="all", game=game)
    play(state, "5", "c3")
    assert asks(state) == (0, "overflow") and cards_on_board(state)["c2"] == "silver_key:01*"
    choose(state, "8")
    assert stash(state, 0) == ["6", "7"] and [int(state.limit(seat)) for seat in range(2)] == [2, 3]


@pytest.mark.rule("C10.4", "C11.26")
def test_in_flip_all_a_keen_card_ties_with_the_rival_only() -> None:
    """An equal card of one's own stays, a lower one is flipped."""
    game = plain("luther_von_schroeder: 5 5 5 5, before_activation keen")
    state = scene("c2 5:1, b3 5:0, d3 4:0", top={0: "luther_von_schroeder"}, flips="all", game=game)
    play(state, "luther_von_schroeder", "c3")
    assert cards_on_board(state) == {"c2": "5:10", "b3": "5:0", "c3": "luther_von_schroeder:0", "d3": "4:01"}


# -- gods away from the board


@pytest.mark.rule("C7.2", "C5.1", "C5.5")
def test_a_god_without_a_gate_can_be_stashed_and_discarded() -> None:
    """A gate that is laid in the meantime lets it come in the next turn."""
    state = scene(top={0: "azathoth, midnight_door, 5", 1: "5, 5"}, game=plain(GATE))
    assert offers(state) == {"stash azathoth", "discard azathoth"}
    choose(state, "stash azathoth")
    assert_refused(state, "play_stashed azathoth", "C5.1")
    play(state, "midnight_door", "a1")
    play(state, "5", "e5")
    assert "play_stashed azathoth" in offers(state)
    choose(state, "discard_stashed azathoth")
    assert removed_pile(state, 0) == ["azathoth"] and asks(state) == (1, "choose")


@pytest.mark.rule("C7.1", "C11.6")
def test_a_god_that_goes_back_to_its_stash_makes_way_for_its_copy() -> None:
    """Then the first must wait in turn."""
    game = plain(GATE, "night_gaunt: 1 1 1 1, after_activation recall 1 of outer_god")
    board = "a5 midnight_door:0, e1 midnight_door:1, a1 azathoth:1"
    state = scene(board, top={0: "night_gaunt, azathoth", 1: "5, 5"}, game=game)
    play(state, "night_gaunt", "c3")
    play(state, "5", "e5")
    play(state, "azathoth", "a2")
    assert stash(state, 1) == ["azathoth"]
    assert_refused(state, "play_stashed azathoth", "C7.1")


# -- running out of cards


@pytest.mark.rule("C11.13", "C5.6")
def test_a_deck_can_lose_its_very_last_cards() -> None:
    """With an empty stash, too, its owner has no more turns."""
    game = plain("voorish_sign: after_activation mill 2")
    state = play(scene(top={0: "voorish_sign, 5", 1: "6, 7"}, game=game), "voorish_sign", "c3")
    assert removed_pile(state, 1) == ["6", "7"] and deck(state, 1) == [] and asks(state) == (0, "choose")
    assert story(state)[-2:] == ["skipped 1", "turn_began 0"]


@pytest.mark.rule("C11.14", "C9.1", "C4.6")
@pytest.mark.parametrize("spare", [False, True])
def test_both_can_pay_with_all_that_they_have(spare: bool) -> None:
    """Then the game is over; the card that asks for it is none of those that can be paid with."""
    game = plain("voorish_sign: 1 1 1 1, after_activation toll 2")
    state = scene(
        "a1 5:1",
        top={0: "voorish_sign, 5" if spare else "voorish_sign", 1: "6"},
        stash={0: "7", 1: "8"},
        game=game,
    )
    play(state, "voorish_sign", "c3")
    if not spare:
        assert "ignored 0 voorish_sign" in story(state) and asks(state) == (1, "choose")
        return
    assert asks(state) == (0, "pay") and offers(state) == {"deck 5", "stash 7"}
    choose(state, "stash 7")
    assert asks(state) == (1, "pay") and offers(state) == {"deck 6", "stash 8"}
    choose(state, "deck 6")
    assert state.over and removed_pile(state, 0) == ["7", "5"] and removed_pile(state, 1) == ["6", "8"]
    assert state.scores == [1, 1] and state.places == [1, 1]


LEAVES = {  # what takes a card off the board, which one, and which way it goes
    "exchange_of_souls": ("remove 1 of investigator", "removed 1 agnes_rourke"),
    "hastur": ("recall of investigator rival line", "recalled 1 agnes_rourke at a3"),
    "colour_out_of_space": ("remove 1 adjacent of investigator", "removed 1 agnes_rourke at b3"),
}


@pytest.mark.rule("C9.1", "C11.5", "C11.6")
@pytest.mark.parametrize("card", LEAVES)
def test_the_game_ends_when_the_board_was_full_even_if_a_card_has_left_it(card: str) -> None:
    """The 25th card is carried out; the moment at which the last space was filled is not undone."""
    rule, told = LEAVES[card]
    at = told.partition(" at ")[2] or "a1"
    game = plain(f"{card}: 1 1 1 1, after_activation {rule}")
    board = full_but(at, "c3") + f", {at} agnes_rourke:1"
    state = choose(scene(board, top={0: card, 1: "5, 5"}, deck={1: "5*5"}, game=game), f"play {card}")
    assert told in story(state) and at not in cards_on_board(state)
    assert state.over and state.scores == [1, 23] and story(state)[-3:] == ["scored 0 x1", "scored 1 x23", "won 1"]


@pytest.mark.rule("C9.1", "C11.5")
def test_a_card_that_leaves_before_the_last_space_is_filled_does_not_end_the_game() -> None:
    """The board was never full."""
    game = plain("exchange_of_souls: 1 1 1 1, after_activation remove 1 of investigator")
    board = full_but("a1", "c3", "e5") + ", a1 agnes_rourke:1"
    state = scene(board, top={0: "exchange_of_souls", 1: "5, 5"}, game=game)
    play(state, "exchange_of_souls", "c3")
    assert not state.over and asks(state) == (1, "choose")


@pytest.mark.rule("C9.1", "C10.1", "C11.5")
def test_without_a_board_the_25th_card_ends_the_game_as_well() -> None:
    """Even if its rule takes one away."""
    game = plain("exchange_of_souls: 1 1 1 1, after_activation remove 1 of investigator")
    area = [f"t{row}{column}" for row in range(3, 8) for column in range(3, 8)]
    board = ", ".join(f"{place} {'agnes_rourke' if place == 't33' else '5'}:1" for place in area if place != "t55")
    state = scene(board, on=None, top={0: "exchange_of_souls", 1: "5, 5"}, game=game)
    choose(state, "play exchange_of_souls")
    assert state.over and state.scores == [1, 23]


@pytest.mark.rule("C9.1", "C11.11", "C6.6")
def test_what_the_last_card_asks_is_still_answered() -> None:
    """A card is fetched and the deck may be cut, before the count."""
    game = plain("deep_one: 1 1 1 1, after_activation fetch of #yig", "1: #yig", "2: #yig")
    state = scene(full_but("c3"), top={0: "deep_one"}, deck={0: "1, 2, 7"}, game=game)
    choose(state, "play deep_one")
    assert asks(state) == (0, "fetch") and asks(choose(state, "1")) == (1, "cut") and not state.over
    assert choose(state, "no").over


# -- what is asked, and when


@pytest.mark.rule("C3.1", "C3.2")
def test_decks_are_cut_before_it_is_known_who_begins() -> None:
    """Shuffle, cut, then the lot, then the board."""
    state = GAME.new(2, 1, listen=True)
    assert isinstance(state, Council) and asks(state) == (1, "cut") and events_of(state, "began") == []
    choose(state, "no", "no")
    assert [each.kind for each in events_of(state, "left", "began")] == ["left", "left", "began"]
    assert asks(state) == (1 - events_of(state, "began")[0].seat, "lay_board")
