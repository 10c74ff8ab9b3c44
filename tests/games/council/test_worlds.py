"""The worlds that a seat can imagine, copies of a state, and how bots judge it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from gaslamp.engine.core.piles import row
from gaslamp.games.council.deck_card import deck_card
from gaslamp.games.council.state import Council
from tests.games.council.plain import FLAT, GAME, plain
from tests.games.council.scene import (
    bottom,
    cards_on_board,
    choose,
    deck,
    names_of,
    offers,
    play,
    removed_pile,
    scene,
    stash,
    top,
)
from tests.games.telling import asks, everything

SEEDS = range(60)
YIGS = {"1", "2", "3"}
PLAIN = plain(
    "shoggoth: after_activation arrange 2 of #yig",
    "deep_one: after_activation fetch of #yig",
    "night_gaunt: after_activation recall",
    "gnoph_keh: after_activation toll 1",
    *(f"{card}: #yig" for card in sorted(YIGS)),
)

ROOMY = plain("game: stash 5", "deep_one: after_activation fetch of #yig", "1: #yig")
TWO_RULES = plain(
    "deep_one: after_activation fetch of #yig",
    "shoggoth: after_activation arrange 1 of #yig #book",
    *(f"{card}: #yig" for card in sorted(YIGS)),
    "7: #book",
)


def worlds(state: Council, seat: int | None, seeds: range = SEEDS) -> Iterator[Council]:
    """Many worlds that look the same to a seat."""
    for seed in seeds:
        world = GAME.imagine(state, seat, seed)
        assert isinstance(world, Council)
        assert {**GAME.view(world, seat), "offered": None} == {**GAME.view(state, seat), "offered": None}
        assert GAME.census(world) == GAME.census(state) and asks(world) == asks(state) and len(world.offered) > 0
        yield world


def cards_of(state: Council, seat: int) -> Counter[str]:
    """All cards of a seat that are neither on the board nor removed."""
    return Counter([*deck(state, seat), *stash(state, seat), *names_of(state, state.players[seat].aside.list())])


def middle(hidden: bool) -> Council:
    """Both have a deck, a stash and a card at the bottom that all know; light is to choose."""
    return scene(
        "c3 5:0, c2 9:10",
        top={0: "4", 1: "6"},
        deck={0: "1, 2, 7, 8", 1: "2, 3, 7, 9"},
        bottom={0: "9", 1: "8"},
        stash={0: "3, 6", 1: "1, 4"},
        removed={1: "5"},
        hidden=hidden,
        game=PLAIN,
    )


# -- what a world keeps


@pytest.mark.rule("C6.1", "C10.2")
@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_world_keeps_what_is_known(seat: int | None, hidden: bool) -> None:
    """The board, removed cards, known bottoms, one's own cards, and what each seat owns."""
    state = middle(hidden)
    for world in worlds(state, seat):
        assert cards_on_board(world) == cards_on_board(state)
        for other in range(2):
            assert cards_of(world, other) == cards_of(state, other) and removed_pile(world, other) == removed_pile(
                state, other
            )
            assert bottom(world, other) == bottom(state, other) and len(stash(world, other)) == 2
            if other == seat or not hidden:
                assert (top(world, other), stash(world, other)) == (top(state, other), stash(state, other))


@pytest.mark.rule("C10.2")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_world_varies_what_is_hidden(seat: int | None) -> None:
    """The others' tops and stashes may be any of their hidden cards, and so may what is left of their decks."""
    state = middle(hidden=True)
    results = list(worlds(state, seat))
    for other in range(2):
        if other != seat:
            hidden = set("1234678") if other == 0 else set("1234679")
            assert {top(world, other) for world in results} == hidden
            assert {card for world in results for card in stash(world, other)} == hidden
            assert len({str(sorted(stash(world, other))) for world in results}) > 12


@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_luck_is_another_in_every_world(seat: int | None, hidden: bool) -> None:
    """So that what comes up next differs, in one's own deck as well."""
    state = middle(hidden)
    results = list(worlds(state, seat))
    assert len({int(world.chance.state) for world in results}) == len(results)
    nexts = {top(choose(world, f"discard {top(world, 0)}"), 0) for world in results}
    assert len(nexts) >= 4


@pytest.mark.rule("C6.1", "C3.1")
def test_open_cards_are_the_same_in_every_world() -> None:
    """Only where the rest of a deck lies is unknown, and that has no order before it is seen."""
    state = middle(hidden=False)
    assert {(top(world, 1), str(stash(world, 1)), str(deck(world, 1))) for world in worlds(state, 0)} == {
        (top(state, 1), str(stash(state, 1)), str(deck(state, 1)))
    }


# -- what was chosen by a rule


def arrange(hidden: bool, *puts: str) -> Council:
    """Light has chosen 1 and 2 out of its deck, nobody has cut, and some were put back."""
    state = scene(top={0: "shoggoth"}, deck={0: "1, 2, 3, 7, 8, 9"}, hidden=hidden, game=PLAIN)
    return choose(play(state, "shoggoth", "c3"), "1", "2", "no", *puts)


@pytest.mark.rule("C11.12")
@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("seat", [1, None])
def test_cards_that_lie_aside_fit_the_rule_in_every_world(seat: int | None, hidden: bool) -> None:
    """Others know so much of them, and no more."""
    results = [names_of(world, world.players[0].aside.list()) for world in worlds(arrange(hidden), seat)]
    assert all(set(cards) <= YIGS for cards in results) and {card for cards in results for card in cards} >= {"1", "2"}
    assert len({str(cards) for cards in results}) > 2 - (not hidden)


@pytest.mark.rule("C11.12", "C10.2")
@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("seat", [1, None])
def test_cards_that_were_put_back_fit_the_rule_in_every_world(seat: int | None, hidden: bool) -> None:
    """On top and at the bottom; what has come to light on top is the same in all."""
    state = arrange(hidden, "1 bottom", "2 top")
    results = [(top(world, 0), bottom(world, 0)[0]) for world in worlds(state, seat)]
    assert all(card in YIGS for pair in results for card in pair)
    if hidden:
        assert {pair[0] for pair in results} == {pair[1] for pair in results} == YIGS
    else:
        assert {pair[0] for pair in results} == {"2"} and {pair[1] for pair in results} <= {"1", "3"}


@pytest.mark.rule("C11.12", "C10.2", "C5.1")
@pytest.mark.parametrize("seat", [1, None])
def test_a_card_put_on_top_still_fits_the_rule_in_a_hidden_stash(seat: int | None) -> None:
    """Everybody saw where it went."""
    state = choose(arrange(True, "1 bottom", "2 top"), "discard 5", "stash 2")
    results = {stash(world, 0)[0] for world in worlds(state, seat)}
    assert results == YIGS


@pytest.mark.rule("C11.11", "C10.2")
@pytest.mark.parametrize("seat", [1, None])
def test_a_fetched_card_fits_the_rule_in_every_world(seat: int | None) -> None:
    """In a hidden stash; when it was the only one, all know which it is."""
    state = scene(top={0: "deep_one"}, deck={0: "1, 2, 7, 8, 9"}, hidden=True, game=PLAIN)
    choose(play(state, "deep_one", "c3"), "2", "no")
    assert {stash(world, 0)[0] for world in worlds(state, seat)} == {"1", "2"}
    state = scene(top={0: "deep_one"}, deck={0: "2, 7, 8, 9"}, hidden=True, game=PLAIN)
    choose(play(state, "deep_one", "c3"), "2", "no")
    assert {stash(world, 0)[0] for world in worlds(state, seat)} == {"2"}


@pytest.mark.rule("C11.11", "C11.12", "C10.2")
def test_what_a_rule_chose_is_as_likely_any_card_that_fits() -> None:
    """However many do not; the one that it is has no better chance than another."""
    fetched = scene(top={0: "deep_one"}, deck={0: "1, 2, 3, 4*3, 7*3, 8*3, 9*3"}, hidden=True, game=PLAIN)
    choose(play(fetched, "deep_one", "c3"), "2", "no")
    put = arrange(True, "1 bottom", "2 top")
    one = Counter(stash(world, 0)[0] for world in worlds(fetched, 1, range(600)))
    two = Counter((top(world, 0), bottom(world, 0)[0]) for world in worlds(put, 1, range(600)))
    assert set(one) == YIGS and min(one.values()) > 150
    assert len(two) == 6 and min(two.values()) > 60


@pytest.mark.rule("C11.11", "C11.12", "C10.2")
def test_what_two_rules_chose_is_any_pair_that_fits_both() -> None:
    """A card was fetched by one rule, and one put under the deck by another; the true pair is one of many."""
    state = scene(top={0: "deep_one"}, deck={0: "1, 2, 3, 7, 8, 9, shoggoth"}, hidden=True, game=TWO_RULES)
    state = choose(play(state, "deep_one", "c3"), "2", "no")
    three, player = GAME.cards.index(FLAT["3"]), state.players[0]
    player.take(three)
    player.bottom = row([int(deck_card(three, chooser=GAME.cards.index("shoggoth")))])
    state.turn_up(0)
    results = Counter((stash(world, 0)[0], bottom(world, 0)[0]) for world in worlds(state, 1, range(1200)))
    wanted = {(one, other) for one in YIGS for other in (*YIGS, "7") if one != other}
    assert set(results) == wanted and all(90 < count < 190 for count in results.values())


@pytest.mark.rule("C11.11", "C10.2")
def test_who_is_asked_for_the_rarest_card_does_not_show_the_stash() -> None:
    """The only card that fits is in the deck of one card, and the stash any of the others."""
    state = scene(top={0: "deep_one"}, deck={0: "1"}, stash={0: "4, 6, 7, 8, 9"}, hidden=True, game=ROOMY)
    play(state, "deep_one", "c3")
    assert asks(state) == (0, "fetch")
    results = Counter(str(stash(world, 0)) for world in worlds(state, 1, range(900)))
    assert len(results) == 120 and max(results.values()) < 22


@pytest.mark.rule("C6.2", "C11.12")
def test_after_a_shuffle_nothing_of_that_is_known() -> None:
    """The card that was put at the bottom may be anywhere."""
    state = arrange(True, "1 bottom", "2 bottom")
    choose(state, "discard 5")
    state.players[0].shuffle()
    state.turn_up(0)
    state.reoffer()
    assert {top(world, 0) for world in worlds(state, 1)} == {"1", "2", "3", "7", "8", "9"}


@pytest.mark.rule("C11.6", "C10.2")
def test_a_recalled_card_is_in_the_stash_in_every_world() -> None:
    """And the card beside it is any other."""
    state = scene("a1 8:1", top={0: "night_gaunt", 1: "6"}, deck={1: "7, 9"}, stash={1: "4"}, hidden=True, game=PLAIN)
    play(state, "night_gaunt", "c3")
    results = [stash(world, 1) for world in worlds(state, 0)]
    assert all(cards[1] == "8" for cards in results) and {cards[0] for cards in results} == {"4", "6", "7", "9"}


# -- questions


@pytest.mark.rule("C11.12", "C11.11")
@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("card", ["shoggoth", "deep_one"])
def test_who_looks_into_a_deck_can_answer_in_every_world(card: str, hidden: bool) -> None:
    """With the fitting cards that are there."""
    state = scene(top={0: card}, deck={0: "1, 2, 7, 8"}, stash={0: "3"}, hidden=hidden, game=PLAIN)
    play(state, card, "c3")
    results: set[str] = set()
    for world in worlds(state, 1):
        assert offers(world) - {"no"} <= YIGS & set(deck(world, 0))
        results |= offers(world)
        choose(world, sorted(offers(world))[0])
    assert results - {"no"} == (YIGS if hidden else {"1", "2"})


@pytest.mark.rule("C11.14", "C10.2")
def test_who_pays_can_answer_in_every_world() -> None:
    """With the top and the stash that they have there."""
    state = scene(top={0: "gnoph_keh, 5", 1: "6"}, deck={1: "7, 8"}, stash={1: "4"}, hidden=True, game=PLAIN)
    play(state, "gnoph_keh", "c3")
    assert asks(state) == (1, "pay")
    for world in worlds(state, 0):
        assert offers(world) == {f"deck {top(world, 1)}", f"stash {stash(world, 1)[0]}"}


# -- twins


@pytest.mark.parametrize("hidden", [False, True])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_to_imagine_changes_nothing(seat: int | None, hidden: bool) -> None:
    """Nor does what happens in an imagined world."""
    state = middle(hidden)
    before = everything(GAME, state)
    for world in worlds(state, seat):
        while not world.over:
            world.answer(world.offered[0])
    assert everything(GAME, state) == before


def test_a_copy_lives_a_life_of_its_own() -> None:
    """What happens to it leaves the original alone."""
    state = arrange(True, "1 top")
    before = everything(GAME, state)
    twin = state.copy()
    assert everything(GAME, twin) == before and twin.log is None
    while not twin.over:
        twin.answer(twin.offered[-1])
    assert everything(GAME, state) == before != everything(GAME, twin)


@pytest.mark.rule("C4.5")
def test_the_world_of_a_finished_game_is_finished() -> None:
    """There is nothing to ask there either."""
    state = play(scene("c2 5:1, b3 5:1, d3 5:1, c4 5:1", top={0: "5"}, game=PLAIN), "5", "c3")
    assert state.over and state.places == [1, 2]
    for seed in SEEDS:
        world = GAME.imagine(state, 1, seed)
        assert world.over and world.scores == state.scores and world.places == [1, 2]


# -- how bots judge


@pytest.mark.parametrize("mine", range(6))
@pytest.mark.parametrize("theirs", range(6))
def test_the_outlook_goes_by_the_colours_that_show(mine: int, theirs: int) -> None:
    """Between nought and one, even for equals, better with each card; what one gains the other loses."""

    def outlook(light: int, dark: int) -> float:
        cards = [f"{'abcde'[n]}1 5:10" for n in range(light)] + [f"{'abcde'[n]}5 5:1" for n in range(dark)]
        state = scene(", ".join(cards), game=PLAIN)
        assert 0 < state.outlook(1) < 1 and state.outlook(0) + state.outlook(1) == pytest.approx(1)
        return state.outlook(0)

    value = outlook(mine, theirs)
    assert 0 < value < 1 and (value > 0.5) == (mine > theirs) and (value == 0.5) == (mine == theirs)
    assert mine == 5 or outlook(mine + 1, theirs) > value


@pytest.mark.parametrize("board", ["board", "none"])
@pytest.mark.parametrize("seed", range(3))
def test_first_sight_and_outlook_stay_within_bounds_through_a_game(seed: int, board: str) -> None:
    """Every answer's promise is from 0 to 100, every outlook from 0 to 1, and to look changes nothing."""
    state = GAME.new(2, seed, board=board)
    for n in range(300):
        if state.over:
            break
        before = everything(GAME, state)
        hopes = [state.choice.hope(state, state.me, option) for option in state.options.list()]
        assert all(0 <= hope <= 100 for hope in hopes)
        assert all(0 <= state.outlook(seat) <= 1 for seat in range(2)) and everything(GAME, state) == before
        state.take(state.options.list()[n * 7 % len(hopes)])
    assert state.over
