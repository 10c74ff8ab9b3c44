"""C3 and C3.1 to C3.3: decks are shuffled and cut, the second player chooses the board, spaces are good for some."""

from __future__ import annotations

import pytest

from gaslamp import Game
from gaslamp.engine.core.chance import seeded
from gaslamp.games.council.deck_card import face_of
from gaslamp.games.council.kinds import BOARDS, DECKS, KINDS
from gaslamp.games.council.state import Council
from tests.games.council.plain import plain
from tests.games.council.scene import (
    GAME,
    assert_refused,
    bottom,
    cards_on_board,
    choose,
    edges,
    events_of,
    offers,
    play,
    scene,
    story,
    top,
)
from tests.games.telling import asks

SEEDS = range(12)


def deal(seed: int = 1, game: Game = GAME, **settings: object) -> Council:
    """A table at which nothing has been answered yet."""
    state = game.new(2, seed, listen=True, **settings)
    assert isinstance(state, Council)
    return state


def cards(state: Council, seat: int) -> list[int]:
    """All cards of a deck by number."""
    player = state.players[seat]
    return sorted(int(face_of(entry)) for pile in (player.top, player.deck, player.bottom) for entry in pile.list())


# -- C3.1


@pytest.mark.rule("C3", "C3.1", "C2.8")
@pytest.mark.parametrize("decks", [("klm", "sum"), ("gon", "ashes"), ("hobo", "serpents"), ("sum", "sum")])
def test_light_has_the_first_seat_and_the_first_deck(decks: tuple[str, str]) -> None:
    """Each seat has exactly the cards of its deck, and nothing else lies anywhere."""
    state = deal(decks=list(decks))
    assert [cards(state, seat) for seat in range(2)] == [GAME.data.numbers(f"{deck}_deck", "cards") for deck in decks]
    assert cards_on_board(state) == {} and state.scores == [0, 0]
    for player in GAME.view(state, None)["table"]["players"]:
        assert player["stash"] == player["removed"] == player["aside"] == player["under"] == []


@pytest.mark.rule("C3.1")
def test_both_see_the_top_card_of_each_deck() -> None:
    """And no other card."""
    state = deal()
    tops = [[top(state, 0)], [top(state, 1)]]
    for seer in (0, 1, None):
        assert [player["top"] for player in GAME.view(state, seer)["table"]["players"]] == tops
    assert [(each.seat, [KINDS[each.card]]) for each in events_of(state, "turned_up")] == list(enumerate(tops))
    assert [each.seat for each in events_of(state, "shuffled")] == [0, 1]


@pytest.mark.rule("C3.1")
def test_decks_are_shuffled() -> None:
    """Every card of a deck comes to lie on top in some game."""
    seen = {top(deal(seed, decks=["klm", "sum"]), 0) for seed in range(400)}
    assert seen == {KINDS[card] for card in GAME.data.numbers("klm_deck", "cards")}


@pytest.mark.rule("C3.1", "C6.6")
def test_each_may_cut_the_deck_of_the_other_and_nobody_the_own() -> None:
    """Dark is asked about light's deck, then light about dark's; both may leave it."""
    state = deal()
    for cutter, owner in ((1, 0), (0, 1)):
        assert asks(state) == (cutter, "cut") and offers(state) == {str(owner), "no"}
        assert state.question is not None and state.question.number("owner") == owner
        assert_refused(state, str(cutter), "C6.6")
        choose(state, "no")
    assert [(each.seat, each.to) for each in events_of(state, "left")] == [(1, 0), (0, 1)]
    assert events_of(state, "cut") == [] and asks(state) == (1 - state.active, "lay_board")


@pytest.mark.rule("C6.6", "C3.1")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_cut_brings_another_card_to_the_top(seed: int) -> None:
    """The deck has the same cards as before; the other deck is left alone."""
    state = deal(seed, decks=["hobo", "klm"])  # no card twice
    before, other, all_cards = top(state, 0), top(state, 1), cards(state, 0)
    choose(state, "0")
    assert top(state, 0) != before and top(state, 1) == other and cards(state, 0) == all_cards
    assert [(each.seat, each.to) for each in events_of(state, "cut")] == [(1, 0)]
    assert KINDS[events_of(state, "turned_up")[-1].card] == top(state, 0) and bottom(state, 0) == []


@pytest.mark.rule("C6.6")
def test_a_deck_that_is_left_keeps_its_top() -> None:
    """Nothing is turned up anew."""
    state = deal()
    tops = [top(state, 0), top(state, 1)]
    choose(state, "no", "no")
    assert [top(state, 0), top(state, 1)] == tops and len(events_of(state, "turned_up")) == 2


@pytest.mark.rule("C6.6")
def test_where_a_cut_goes_is_left_to_chance() -> None:
    """Any other card of the deck can come up, the one that was on top never."""
    state = deal(decks=["klm", "sum"])
    before, seen = top(state, 0), set()
    for seed in range(400):
        twin = state.copy()
        twin.chance = seeded(seed)
        choose(twin, "0")
        seen.add(top(twin, 0))
    assert seen == {KINDS[card] for card in GAME.data.numbers("klm_deck", "cards")} - {before}


# -- C3.2


@pytest.mark.rule("C3.2")
def test_who_begins_is_decided_by_lot() -> None:
    """About as often light as dark."""
    light = sum(choose(deal(seed), "no", "no").active == 0 for seed in range(200))
    assert 70 < light < 130


@pytest.mark.rule("C3.2", "C3.3")
@pytest.mark.parametrize("seed", SEEDS)
def test_whoever_moves_second_chooses_the_board(seed: int) -> None:
    """Any of them; then the first player has the first turn."""
    for n, board in enumerate(BOARDS):
        state = choose(deal(seed), "no", "no")
        first = state.active
        assert asks(state) == (1 - first, "lay_board") and offers(state) == set(BOARDS)
        assert GAME.view(state, None)["table"]["board"] is None
        choose(state, board)
        assert GAME.view(state, None)["table"]["board"] == board
        assert [(each.seat, each.n) for each in events_of(state, "chose_board")] == [(1 - first, n)]
        assert asks(state) == (first, "choose") and story(state)[-1] == f"turn_began {first}"


@pytest.mark.rule("C3.2")
def test_a_board_that_does_not_exist_cannot_be_chosen() -> None:
    """Nor can one pass."""
    state = choose(deal(), "no", "no")
    assert_refused(state, (len(BOARDS),), "C3.2")
    assert_refused(state, (), "C3.2")


@pytest.mark.rule("C3", "C3.1", "C3.2")
def test_players_take_turns() -> None:
    """From the first turn on."""
    for active in (0, 1):
        state = scene(active=active)
        for turn, place in enumerate(("a1", "b2", "c3", "d4")):
            assert asks(state) == ((active + turn) % 2, "choose")
            play(state, "5", place)


# -- C3.3


@pytest.mark.rule("C3.3")
def test_a_board_has_five_rows_of_five_spaces() -> None:
    """From A1 in the north-west to E5 in the south-east; a card may lie on any of them."""
    state = choose(scene(top={0: "5"}), "play 5")
    assert offers(state) == {f"{column}{row}" for column in "abcde" for row in range(1, 6)}
    assert [space["name"] for space in GAME.view(state, None)["table"]["spaces"]][:6] == [
        "a1",
        "b1",
        "c1",
        "d1",
        "e1",
        "a2",
    ]


@pytest.mark.rule("C3.3")
def test_the_spaces_of_the_plain_board_add_nothing() -> None:
    """Wherever a card lies, it counts as printed."""
    assert not GAME.data.has("plain_board", "spaces")
    for place in ("a1", "c1", "c3", "e5"):
        assert edges(play(scene(top={0: "5"}), "5", place), place) == [5, 5, 5, 5]


@pytest.mark.rule("C3.3")
@pytest.mark.parametrize(
    ("fitting", "light", "dark"),
    [("any", 7, 7), ("light", 7, 5), ("dark", 5, 7), ("#sea", 7, 7), ("#gate", 5, 5)],
)
def test_a_space_adds_to_all_features_of_a_fitting_card(fitting: str, light: int, dark: int) -> None:
    """By the colour that it shows, by a keyword, or whatever card it is."""
    game = plain(f"harbour board: c3 +2 {fitting}", "deep_one: #sea #deep")
    for seat, worth in ((0, light), (1, dark)):
        state = scene(top={seat: "deep_one"}, active=seat, on="harbour", game=game)
        play(state, "deep_one", "c3")
        assert edges(state, "c3") == [worth] * 4
        state = scene(f"c2 deep_one:{seat}", on="harbour", game=game)
        assert edges(state, "c2") == [5, 5, 5, 5]


@pytest.mark.rule("C3.3", "C4.2")
@pytest.mark.parametrize(("mine", "flips"), [("5", False), ("6", True)])
def test_a_bonus_counts_in_defence(mine: str, flips: bool) -> None:
    """A card with 4 on a space with 1 more is equal to 5."""
    game = plain("harbour board: c3 +1 dark")
    state = play(scene("c3 4:1", top={0: mine}, on="harbour", game=game), mine, "c4")
    assert cards_on_board(state)["c3"] == ("4:10" if flips else "4:1")


@pytest.mark.rule("C3.3", "C4.2")
def test_a_bonus_counts_in_the_activation_on_its_space() -> None:
    """It is there as soon as the card lies there."""
    game = plain("harbour board: c3 +2 light")
    state = play(scene("c2 6:1", top={0: "5"}, on="harbour", game=game), "5", "c3")
    assert cards_on_board(state) == {"c2": "6:10", "c3": "5:0"}
    state = play(scene("c2 6:0", top={1: "5"}, active=1, on="harbour", game=game), "5", "c3")
    assert cards_on_board(state) == {"c2": "6:0", "c3": "5:1"}


@pytest.mark.rule("C3.3", "C1.2")
def test_a_bonus_counts_only_as_long_as_the_card_fits() -> None:
    """Flipped on a space for light, a light card has lost it; flipped back, it has it again."""
    game = plain("harbour board: c3 +3 light")
    state = scene("c3 3:0", top={0: "9", 1: "7"}, active=1, on="harbour", game=game)
    assert edges(state, "c3") == [6, 6, 6, 6]
    play(state, "7", "c4")
    assert cards_on_board(state)["c3"] == "3:01" and edges(state, "c3") == [3, 3, 3, 3]
    play(state, "9", "b3")
    assert cards_on_board(state)["c3"] == "3:0" and edges(state, "c3") == [6, 6, 6, 6]


@pytest.mark.rule("C3.3", "C8.1")
def test_a_bonus_stays_with_its_space() -> None:
    """A card that is moved away leaves it behind."""
    game = plain("harbour board: a1 +4 any, a2 +1 any", "voorish_sign: after_activation push 1 of enemy")
    state = scene("a1 3:1, b1 voorish_sign:1", top={0: "voorish_sign"}, on="harbour", game=game)
    assert edges(state, "a1") == [7, 7, 7, 7]
    play(state, "voorish_sign", "e5")
    assert edges(state, "a2") == [4, 4, 4, 4]


@pytest.mark.rule("C3", "C3.1", "C2.8")
@pytest.mark.parametrize("deck", DECKS)
def test_every_published_deck_can_be_played(deck: str) -> None:
    """By either side."""
    for decks in ([deck, "klm"], ["klm", deck]):
        assert asks(deal(decks=decks)) == (1, "cut")
