"""C10.2 to C10.4: hidden cards, no stash, flip all; and all the modes together."""

from __future__ import annotations

from itertools import product

import pytest

from gaslamp.engine.core.chance import seeded
from gaslamp.games.council.state import Council
from tests.games.council.plain import FLAT, plain
from tests.games.council.scene import (
    GAME,
    assert_refused,
    bottom,
    cards_on_board,
    choose,
    deck,
    events_of,
    offers,
    play,
    scene,
    stash,
    story,
    top,
)
from tests.games.telling import asks

MODES = {"board": ("board", "none"), "cards": ("open", "hidden"), "stash": ("stash", "none"), "flips": ("rival", "all")}


# -- hidden cards


@pytest.mark.rule("C10.2", "C5.1")
def test_hidden_cards_show_the_rival_neither_stash_nor_top() -> None:
    """The owner sees both; a spectator neither; how many there are is open."""
    state = choose(scene(top={0: "7"}, deck={0: "6"}, hidden=True), "stash 7")
    own, *others = [GAME.view(state, seat)["table"]["players"][0] for seat in (0, 1, None)]
    assert own["stash"] == own["fresh"] == [FLAT["7"]] and own["top"] == [FLAT["6"]]
    for view in others:
        assert view["stash"] == ["back"] and view["fresh"] == [] and view["top"] == []
        assert view["deck_size"] == 1 and view["unseen"] == [FLAT["6"], FLAT["7"]]
    assert story(state, 0) == ["stashed 0 7", "turned_up 0 6"]
    assert story(state, 1) == story(state, None) == ["stashed 0", "turned_up 0"]


@pytest.mark.rule("C10.2")
def test_open_cards_show_both_to_everybody() -> None:
    """The same scene without the mode."""
    state = choose(scene(top={0: "7, 6"}), "stash 7")
    for seat in (0, 1, None):
        view = GAME.view(state, seat)["table"]["players"][0]
        assert view["stash"] == [FLAT["7"]] and view["top"] == [FLAT["6"]]


@pytest.mark.rule("C10.2", "C4", "C5.5")
def test_a_hidden_card_is_open_once_it_is_played_or_discarded() -> None:
    """What lies on the board or in the removed pile is seen by all."""
    state = choose(scene(top={0: "7", 1: "4, 3"}, stash={0: "8"}, hidden=True), "play_stashed 8", "c3", "discard 4")
    assert story(state, 1)[:2] == ["played 0 8", "laid 0 8 at c3"] and "discarded 1 4" in story(state, 0)
    assert GAME.view(state, 0)["table"]["players"][1]["removed"] == [FLAT["4"]]


@pytest.mark.rule("C10.2", "C6.6", "C3.1")
def test_hidden_decks_are_cut_unseen() -> None:
    """The rival is asked all the same, and sees no top."""
    state = GAME.new(2, 1, listen=True, cards="hidden")
    assert isinstance(state, Council) and asks(state) == (1, "cut")
    assert GAME.view(state, 1)["table"]["players"][0]["top"] == []
    assert [each.card for each in GAME.events(state, None) if each.kind == "turned_up"] == [0, 0]


# -- no stash


@pytest.mark.rule("C10.3", "C4")
def test_without_a_stash_the_top_card_has_to_be_played() -> None:
    """Nothing else can be done, so nothing is asked but where."""
    state = scene(top={0: "7, 6"}, stashes=False)
    assert asks(state) == (0, "place") and story(state) == ["played 0 7", "turned_up 0 6"]
    choose(state, "c3")
    assert cards_on_board(state) == {"c3": "7:0"} and asks(state) == (1, "place")
    assert [state.limit(0), state.limit(1)] == [0, 0]


@pytest.mark.rule("C10.3", "C7.2")
def test_without_a_stash_a_card_that_cannot_be_placed_goes_under_the_deck() -> None:
    """It is shown, also if cards are hidden, and the turn is over."""
    state = scene(top={0: "azathoth, 5"}, stashes=False, hidden=True)
    assert bottom(state, 0) == ["azathoth"] and top(state, 0) == "5" and cards_on_board(state) == {}
    assert story(state, 1)[:2] == ["sank 0 azathoth", "put_under 0 azathoth"]
    assert state.active == 1 and asks(state) == (1, "place")
    assert GAME.view(state, 1)["table"]["players"][0]["under"] == ["azathoth"]


@pytest.mark.rule("C10.3", "C5.5", "C5.4")
def test_without_a_stash_nothing_is_stashed_or_discarded_or_passed() -> None:
    """Seen where two things could be thought of: a god that may come."""
    game = plain("midnight_door: #gate")
    state = scene("a5 midnight_door:0", top={0: "azathoth, 5", 1: "5"}, stashes=False, active=1, game=game)
    assert asks(state) == (1, "place")
    choose(state, "e1")
    assert asks(state) == (0, "place") and events_of(state, "sank") == [] and story(state)[-2] == "played 0 azathoth"


@pytest.mark.rule("C10.3")
def test_with_a_stash_no_card_goes_under_the_deck_at_will() -> None:
    """Not even one that cannot be placed."""
    state = scene(top={0: "azathoth, 5"})
    assert_refused(state, "sink azathoth", "C10.3")


@pytest.mark.rule("C10.3", "C11.6", "C11.11", "C11.15", "C11.17")
@pytest.mark.parametrize("rule", ["fetch of item", "recall of item", "raid"])
def test_without_a_stash_rules_that_need_one_are_ignored(rule: str) -> None:
    """The card is laid and activated."""
    game = plain(f"deep_one: 6 6 6 6, after_activation {rule}")
    state = scene(
        "c2 5:1, a1 silver_dagger:1", top={0: "deep_one"}, deck={0: "silver_dagger, 5"}, stashes=False, game=game
    )
    choose(state, "c3")
    assert cards_on_board(state) == {"a1": "silver_dagger:1", "c2": "5:10", "c3": "deep_one:0"}
    assert deck(state, 0) == ["5", "silver_dagger"] and stash(state, 0) == stash(state, 1) == []
    assert len(events_of(state, "ignored")) == 1 and events_of(state, "applied", "shuffled") == []


@pytest.mark.rule("C10.3", "C11.17")
def test_without_a_stash_none_grows() -> None:
    """A rule that makes stashes larger makes none."""
    state = scene("a1 silver_key:0*", top={0: "7"}, stashes=False, game=plain("silver_key: ongoing stash_more 2"))
    assert [state.limit(0), state.limit(1)] == [0, 0] and asks(state) == (0, "place")


@pytest.mark.rule("C10.3", "C9.1")
def test_without_a_stash_the_game_ends_when_no_deck_has_a_card_to_place() -> None:
    """Gods go under the deck for ever otherwise."""
    state = scene("a1 5:1", top={0: "5, azathoth", 1: "azathoth"}, stashes=False)
    choose(state, "c3")
    assert state.over and state.scores == [1, 1]


# -- flip all


@pytest.mark.rule("C10.4", "C4.2")
@pytest.mark.parametrize("active", [0, 1])
def test_flip_all_flips_lower_cards_of_either_colour(active: int) -> None:
    """One's own turn to the rival's; without the mode they stay."""
    rival = 1 - active
    board = f"c2 4:{active}, d3 4:{rival}, c4 6:{active}, b3 4:{rival}{active}"
    state = play(scene(board, top={active: "5"}, active=active, flips="all"), "5", "c3")
    assert cards_on_board(state) == {
        "c2": f"4:{active}{rival}",
        "d3": f"4:{rival}{active}",
        "c4": f"6:{active}",
        "b3": f"4:{rival}",
        "c3": f"5:{active}",
    }
    state = play(scene(board, top={active: "5"}, active=active), "5", "c3")
    assert cards_on_board(state)["c2"] == f"4:{active}" and cards_on_board(state)["b3"] == f"4:{rival}{active}"


@pytest.mark.rule("C10.4", "C4.4")
def test_flip_all_flips_no_card_of_ones_own_by_a_tie() -> None:
    """Nor does such a card make a tie double."""
    state = play(scene("c2 5:0, d3 5:0, c4 5:1", top={0: "5"}, flips="all"), "5", "c3")
    assert cards_on_board(state) == {"c2": "5:0", "d3": "5:0", "c4": "5:1", "c3": "5:0"}
    state = play(scene("c2 5:0, d3 5:1, c4 5:1", top={0: "5"}, flips="all"), "5", "c3")
    assert cards_on_board(state) == {"c2": "5:0", "d3": "5:10", "c4": "5:10", "c3": "5:0"}


@pytest.mark.rule("C10.4", "C4.5")
def test_flip_all_needs_four_cards_of_the_rival_to_win_by_ties() -> None:
    """Three and one of one's own are a triple tie."""
    state = play(scene("c2 5:0, d3 5:1, c4 5:1, b3 5:1", top={0: "5"}, flips="all"), "5", "c3")
    assert not state.over and cards_on_board(state)["c2"] == "5:0" and cards_on_board(state)["b3"] == "5:10"


@pytest.mark.rule("C10.4", "C11.23")
def test_flip_all_does_not_flip_what_cannot_be_flipped() -> None:
    """Also of one's own."""
    game = plain("spider_armour: 1 1 1 1, ongoing steadfast")
    state = play(scene("c2 spider_armour:0*", top={0: "5"}, flips="all", game=game), "5", "c3")
    assert cards_on_board(state)["c2"] == "spider_armour:0*"


CASCADE = plain("deep_one: 9 9 9 9, before_activation cascade")


@pytest.mark.rule("C10.4", "C7.4")
def test_in_flip_all_own_cards_that_were_flipped_do_not_go_on_in_a_cascade() -> None:
    """They are the rival's now."""
    state = scene("c2 5:0, c1 1:1, b2 1:0", top={0: "deep_one"}, flips="all", game=CASCADE)
    play(state, "deep_one", "c3")
    assert cards_on_board(state) == {"c2": "5:01", "c1": "1:1", "b2": "1:0", "c3": "deep_one:0"}


@pytest.mark.rule("C10.4", "C7.4")
def test_in_flip_all_the_second_wave_flips_own_cards_too() -> None:
    """But neither the active card nor those that were just flipped."""
    game = plain("deep_one: 9 2 9 9, before_activation cascade")
    board = "c2 5:1, c1 1:0, b2 4:1, d2 6:0, d3 3:1, c4 3:0"
    state = play(scene(board, top={0: "deep_one"}, flips="all", game=game), "deep_one", "c3")
    assert cards_on_board(state) == {
        "c2": "5:10",
        "c1": "1:01",
        "b2": "4:10",
        "d2": "6:0",
        "d3": "3:1",
        "c4": "3:01",
        "c3": "deep_one:0",
    }


@pytest.mark.rule("C10.4", "C7.4")
def test_in_flip_all_the_active_card_is_not_flipped_back() -> None:
    """Not even by a card that is higher now that it shows the other colour."""
    game = plain("deep_one: before_activation cascade", "harbour board: c2 +3 light")
    state = scene("c2 4:1, c1 6:0", top={0: "deep_one"}, on="harbour", flips="all", game=game)
    play(state, "deep_one", "c3")
    assert cards_on_board(state) == {"c1": "6:01", "c2": "4:10", "c3": "deep_one:0"}


# -- all together


@pytest.mark.rule("C10", "C10.1", "C10.2", "C10.3", "C10.4")
@pytest.mark.parametrize("modes", list(product(*MODES.values())))
def test_modes_go_together(modes: tuple[str, ...]) -> None:
    """Any of them, several, or all: the game comes to its end, and each mode shows."""
    settings: dict[str, object] = dict(zip(MODES, modes, strict=True))
    state, chance = GAME.new(2, 5, listen=True, **settings), seeded(5)
    assert isinstance(state, Council)
    asked, verbs = set(), set()
    while not state.over:
        asked.add(asks(state))
        if asks(state) in ((0, "choose"), (1, "choose")):
            verbs |= {given.split()[0] for given in offers(state)}
        state.answer(state.offered[chance.below(len(state.offered))])
    board, cards, kept, _ = modes
    assert ({(0, "lay_board"), (1, "lay_board")} & asked != set()) == (board == "board")
    assert {place[0] == "t" for place in cards_on_board(state)} == {board == "none"}
    assert ({"stash", "discard", "discard_stashed"} & verbs != set()) == (kept == "stash")
    unseen = {each.card == 0 for each in GAME.events(state, None) if each.kind == "turned_up"}
    assert unseen == {cards == "hidden"}


@pytest.mark.rule("C10", "C10.2", "C10.3", "C10.4")
def test_without_being_agreed_on_no_mode_holds() -> None:
    """A game as the rules have it has a board, open cards and stashes, and flips the rival's cards only."""
    state = GAME.new(2, 1)
    assert isinstance(state, Council)
    assert len(state.cells) == 25 and not state.hidden and state.stashes and not state.flips_all
