"""The worked examples of the rule book, and what it answers to questions about single cards."""

from __future__ import annotations

import pytest

from gaslamp import Game
from gaslamp.engine.book.data import data_from
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

KNOWN = ("printed", "inferred")


def game_with(card: str, *texts: str) -> Game:
    """A plain game with these texts, in which a card has what the rule book tells of it."""
    values = plain(*texts).data.values()
    values[card] |= {name: fact.value for name, fact in GAME.data.facts[card].items() if fact.source in KNOWN}
    values[card]["keywords"] = plain(*texts).data.words(card, "keywords")
    return GAME.with_data(data_from(values, "printed"))


# -- the drawings


@pytest.mark.rule("C4.2", "C1.2", "C1.3")
def test_a_card_without_a_rule_is_activated() -> None:
    """It flips the rival's cards around it with lower values; they go on pointing as before."""
    game = plain("keziah_mason: 6 3 5 2", "deep_one: 4 7 1 7", "brown_jenkin: 1 1 1 4", "shoggoth: 3 3 6 3")
    state = scene("c2 deep_one:1, d3 brown_jenkin:1, c4 shoggoth:1, b3 1:0", top={0: "keziah_mason"}, game=game)
    before = edges(state, "c2")
    play(state, "keziah_mason", "c3")
    assert cards_on_board(state) == {
        "c2": "deep_one:10",  # 6 against 4
        "d3": "brown_jenkin:10",  # 3 against 1: it lies upside down
        "c4": "shoggoth:1",  # 5 against 6
        "b3": "1:0",
        "c3": "keziah_mason:0",
    }
    assert edges(state, "c2") == before == [1, 7, 4, 7]


@pytest.mark.rule("C7.4", "C7.3")
def test_a_cascade_takes_five_steps() -> None:
    """Compare, flip, compare those that were flipped, flip, and it is over."""
    game = plain("midnight_door: 1 1 1 1, #gate", "azathoth: 8 8 8 8")
    board = """
        .             .    2:1  3:1  .
        .             9:1  4:1  3:1  1:1
        .             7:1  .    5:0  .
        .             6:1  9:1  .    .
        midnight_door:0  .  .    .    .
    """
    state = scene(board, top={0: "azathoth, 5"}, game=game)
    play(state, "azathoth", "c3")
    assert cards_on_board(state) == {
        "c1": "2:10",  # by C2 in the second wave
        "d1": "3:1",  # a third wave there is not
        "b2": "9:1",
        "c2": "4:10",
        "d2": "3:10",
        "e2": "1:1",
        "b3": "7:10",
        "c3": "azathoth:0",
        "d3": "5:0",
        "b4": "6:10",
        "c4": "9:1",
        "a5": "midnight_door:0",
    }
    order = [each.at for each in events_of(state, "flipped")]
    assert sorted(order[:2]) == [7, 11] and sorted(order[2:]) == [2, 8, 16]


@pytest.mark.rule("C4.4")
def test_three_equal_values_are_a_triple_tie() -> None:
    """All three are flipped, each by a number of its own."""
    game = plain("keziah_mason: 4 8 4 1", "deep_one: 4 1 1 1", "shoggoth: 1 8 1 1", "brown_jenkin: 1 1 4 1")
    state = scene("c2 deep_one:1, d3 shoggoth:1, c4 brown_jenkin:1, b3 9:1", top={0: "keziah_mason"}, game=game)
    play(state, "keziah_mason", "c3")
    assert cards_on_board(state) == {
        "c2": "deep_one:10",
        "d3": "shoggoth:10",
        "c4": "brown_jenkin:10",
        "b3": "9:1",
        "c3": "keziah_mason:0",
    }
    assert [each.n for each in events_of(state, "tied")] == [3]


# -- doubled only later


@pytest.mark.rule("C4", "C11.20")
def test_queen_amonet_counts_double_only_after_her_activation() -> None:
    """Beside a student she is hard to flip later on; in her own activation she counts as printed."""
    game = game_with("queen_amonet", "queen_amonet: 4 4 4 4", "hilliard_riffenberg: 9 9 9 9, #sum")
    state = scene("b3 hilliard_riffenberg:1, c2 5:1", top={0: "queen_amonet, 5", 1: "8, 9"}, game=game)
    play(state, "queen_amonet", "c3")
    assert cards_on_board(state)["c2"] == "5:1" and edges(state, "c3") == [8, 8, 8, 8]
    play(state, "8", "d3")
    assert cards_on_board(state)["c3"] == "queen_amonet:0*"
    choose(state, "play 5", "e5", "play 9", "c4")
    assert cards_on_board(state)["c3"] == "queen_amonet:01*" and edges(state, "c3") == [8, 8, 8, 8]


@pytest.mark.rule("C11.20")
def test_queen_amonet_away_from_students_counts_as_printed() -> None:
    """Other cards around her are of no use, nor are students at a corner."""
    game = game_with("queen_amonet", "queen_amonet: 4 4 4 4", "hilliard_riffenberg: #sum")
    state = scene("b2 hilliard_riffenberg:0, c2 5:0", top={0: "queen_amonet"}, game=game)
    assert edges(play(state, "queen_amonet", "c3"), "c3") == [4, 4, 4, 4]


@pytest.mark.rule("C4", "C3.3", "C11.21")
def test_celine_lapeltone_has_double_bonuses_only_after_her_activation() -> None:
    """The bonus itself counts at once."""
    game = game_with("celine_lapeltone", "celine_lapeltone: 4 4 4 4", "harbour board: c3 +2 light")
    state = scene("c2 5:1, d3 6:1, b3 7:1", top={0: "celine_lapeltone, 5", 1: "8, 9"}, on="harbour", game=game)
    play(state, "celine_lapeltone", "c3")
    assert [cards_on_board(state)[place] for place in ("c2", "d3", "b3")] == ["5:10", "6:1", "7:1"]
    assert edges(state, "c3") == [8, 8, 8, 8]
    play(state, "8", "c4")
    assert cards_on_board(state)["c3"] == "celine_lapeltone:0*"


# -- vehicles


@pytest.mark.rule("C8.2", "C4", "C11.7")
@pytest.mark.parametrize("car", ["pierce_arrow", "ford_t"])
def test_pierce_arrow_and_ford_t_can_flip_what_they_pull(car: str) -> None:
    """They pull before their activation."""
    game = game_with(car, f"{car}: 6 6 6 6, before_activation pull 1 rival of enemy")
    state = play(scene("a1 5:1, e1 7:1", top={0: car}, game=game), car, "c4")
    assert asks(state) == (0, "pull")
    choose(state, "a1 c3")
    assert cards_on_board(state) == {"e1": "7:1", "c3": "5:10", "c4": f"{car}:0"}
    state = play(scene("a1 5:1, e1 7:1", top={0: car}, game=game), car, "c4", "e1 c5")
    assert cards_on_board(state) == {"a1": "5:1", "c5": "7:1", "c4": f"{car}:0"}
    assert [line.split()[0] for line in story(state)][:4] == ["played", "laid", "applied", "moved"]


@pytest.mark.rule("C4.6", "C11.10")
def test_the_train_shifts_a_row_and_is_added_to_it() -> None:
    """There has to be room for the cards and for the train."""
    game = game_with("train_to_madness", "train_to_madness: 9 9 9 9, before_placing shift")
    board = """
        5:1  5:1  5:1  5:1  5:1
        4:1  3:0  .    2:1  .
        5:1  5:1  5:1  5:1  5:1
        5:1  5:1  5:1  5:1  5:1
        5:1  5:1  5:1  5:1  5:1
    """
    state = choose(scene(board, top={0: "train_to_madness"}, game=game), "play train_to_madness")
    assert asks(state) == (0, "shift")
    assert offers(state) == {"a2 east", "d2 west", "c1 south", "c5 north", "e1 south", "e5 north"}
    assert_refused(state, "b2 east", "C11.10")  # not the outermost
    assert_refused(state, "a2 west", "C11.10")  # off the board
    assert_refused(state, "a1 south", "C11.10")  # a full column
    assert_refused(state, "no", "C11.10")
    choose(state, "a2 east")
    after = cards_on_board(state)
    assert [after.get(f"{column}2") for column in "abcde"] == ["train_to_madness:0", "4:10", "3:0", "2:1", None]
    assert after["a1"] == after["a3"] == "5:10" and after["b1"] == "5:1"


@pytest.mark.rule("C4.6", "C11.10")
def test_the_train_leaves_full_rows_and_columns_alone() -> None:
    """Four full rows and a full column: only what leads to the gaps can be shifted."""
    game = game_with("train_to_madness", "train_to_madness: before_placing shift")
    board = ", ".join(f"{column}{row} 9:1" for row in range(1, 6) for column in "abcde" if row < 5 or column == "e")
    state = choose(scene(board, top={0: "train_to_madness"}, game=game), "play train_to_madness")
    assert offers(state) == {"a1 south", "b1 south", "c1 south", "d1 south", "e5 west"}


@pytest.mark.rule("C4.6", "C11.10")
def test_the_train_with_nothing_to_shift_is_placed_as_usual() -> None:
    """Its rule is ignored."""
    game = game_with("train_to_madness", "train_to_madness: before_placing shift")
    state = choose(scene(top={0: "train_to_madness"}, game=game), "play train_to_madness")
    assert asks(state) == (0, "place") and len(offers(state)) == 25 and len(events_of(state, "ignored")) == 1


# -- decks and stashes


@pytest.mark.rule("C6.2", "C6.6", "C11.12")
def test_piotr_swasynik_shuffles_before_he_puts_the_chosen_cards_back() -> None:
    """Up to four of them, each on top or at the bottom, as one likes."""
    cards = ("agnes_rourke", "gus_halloran", "firemans_lantern", "fire_axe", "asbestos_coat")
    texts = [f"{card}: #law" for card in cards]
    game = game_with("piotr_swasynik", "piotr_swasynik: after_activation arrange 4 of #law", *texts)
    state = scene(top={0: "piotr_swasynik"}, deck={0: ", ".join((*cards, "1", "2", "3"))}, game=game)
    play(state, "piotr_swasynik", "c3")
    assert asks(state) == (0, "select") and offers(state) == {*cards, "no"}
    choose(state, *cards[:4])
    assert asks(state) == (1, "cut") and len(events_of(state, "shuffled")) == 1
    choose(state, "no")
    assert asks(state) == (0, "put") and offers(state) == {
        f"{card} {end}" for card in cards[:4] for end in ("top", "bottom")
    }
    choose(state, f"{cards[0]} bottom", f"{cards[3]} top", f"{cards[1]} top", f"{cards[2]} bottom")
    assert bottom(state, 0) == [cards[0], cards[2]] and top(state, 0) == cards[1]
    assert len(events_of(state, "shuffled")) == 1 and len(deck(state, 0)) == 8
    choose(state, "play 5", "e5", f"discard {cards[1]}")
    assert top(state, 0) == cards[3] and GAME.data.number("piotr_swasynik", "amount") == 4


@pytest.mark.rule("C11.14", "C5.1", "C6.3")
def test_yog_sothoth_takes_two_cards_of_each_in_any_split() -> None:
    """One from the stash and one from the top of the deck, or both from either."""
    game = game_with("yog_sothoth", "midnight_door: #gate", "yog_sothoth: after_activation toll 2")
    state = scene(
        "a5 midnight_door:0", top={0: "yog_sothoth, 6, 7", 1: "1, 2, 3"}, stash={0: "8", 1: "4, 5"}, game=game
    )
    play(state, "yog_sothoth", "c3")
    assert asks(state) == (0, "pay") and offers(state) == {"deck 6", "stash 8"}
    assert_refused(state, "deck 7", "C11.14")
    assert_refused(state, "no", "C11.14")
    choose(state, "stash 8")
    assert removed_pile(state, 0) == ["8", "6"] and asks(state) == (1, "pay")  # with an empty stash there is no choice
    assert offers(state) == {"deck 1", "stash 4", "stash 5"}
    choose(state, "deck 1")
    assert offers(state) == {"deck 2", "stash 4", "stash 5"}
    choose(state, "deck 2")
    assert removed_pile(state, 1) == ["1", "2"] and stash(state, 1) == ["4", "5"] and deck(state, 1) == ["3"]
    assert GAME.data.number("yog_sothoth", "amount") == 2


@pytest.mark.rule("C4.6", "C11.13")
def test_the_curse_of_brown_barnham_needs_two_cards_in_the_deck() -> None:
    """Of one it takes none, whatever the stash holds."""
    game = game_with("curse_of_brown_barnham", "curse_of_brown_barnham: after_activation mill 2")
    for cards, gone in (("6, 7, 8", ["6", "7"]), ("6, 7", ["6", "7"]), ("6", [])):
        state = scene(top={0: "curse_of_brown_barnham", 1: cards}, stash={1: "4, 5"}, game=game)
        play(state, "curse_of_brown_barnham", "c3")
        assert removed_pile(state, 1) == gone and stash(state, 1) == ["4", "5"] and removed_pile(state, 0) == []
        assert cards_on_board(state) == {"c3": "curse_of_brown_barnham:0"}


# -- spells on the board


@pytest.mark.rule("C4.6", "C11.1")
def test_the_blessing_of_the_dagger_flips_a_weapon_of_any_colour() -> None:
    """Of several one chooses; if the only one is one's own, it is flipped to the rival."""
    texts = ("blessing_of_the_dagger: after_activation flip_one", "silver_dagger: #weapon", "sword_cane: #weapon")
    game = game_with("blessing_of_the_dagger", *texts)
    state = scene("a1 silver_dagger:0, e1 sword_cane:1, c1 5:1", top={0: "blessing_of_the_dagger"}, game=game)
    play(state, "blessing_of_the_dagger", "c5")
    assert asks(state) == (0, "flip_one") and offers(state) == {"a1", "e1"}
    choose(state, "e1")
    assert cards_on_board(state)["e1"] == "sword_cane:10" and cards_on_board(state)["a1"] == "silver_dagger:0"
    state = scene("a1 silver_dagger:0, c1 5:1", top={0: "blessing_of_the_dagger"}, game=game)
    play(state, "blessing_of_the_dagger", "c5")
    assert cards_on_board(state)["a1"] == "silver_dagger:01" and asks(state) == (1, "choose")
    state = play(scene("c1 5:1", top={0: "blessing_of_the_dagger"}, game=game), "blessing_of_the_dagger", "c5")
    assert len(events_of(state, "ignored")) == 1 and cards_on_board(state)["c1"] == "5:1"


@pytest.mark.rule("C11.5", "C6.3")
def test_the_exchange_of_souls_removes_an_investigator_of_any_colour() -> None:
    """It goes to its owner; other cards are safe."""
    game = game_with("exchange_of_souls", "exchange_of_souls: after_activation remove 1")
    board = "a1 sydney_lake:0, c1 dox_johnson:10, e1 fred_mansbridge:1, a3 5:1, e3 peter_kaplan:1"
    for place, name, owner in (("a1", "sydney_lake", 0), ("c1", "dox_johnson", 1), ("e1", "fred_mansbridge", 1)):
        state = play(scene(board, top={0: "exchange_of_souls"}, game=game), "exchange_of_souls", "c5")
        assert asks(state) == (0, "remove") and offers(state) == {"a1", "c1", "e1"}
        choose(state, place)
        assert (
            removed_pile(state, owner) == [name]
            and removed_pile(state, 1 - owner) == []
            and place not in cards_on_board(state)
        )


# -- or else, and/or


@pytest.mark.rule("C4.7", "C11.11", "C6.2")
def test_card_50_takes_a_yig_or_else_a_serpent() -> None:
    """One card with either keyword goes to the stash, not one of each."""
    card = GAME.cards[50]
    game = game_with(card, f"{card}: after_activation fetch", "child_of_yig: #yig", "silas_vane: #serpents")
    state = scene(top={0: card}, deck={0: "child_of_yig, silas_vane, 5, 6"}, game=game)
    play(state, card, "c3")
    assert asks(state) == (0, "fetch") and offers(state) == {"child_of_yig", "silas_vane"}
    assert_refused(state, "no", "C11.11")
    assert_refused(state, "5", "C11.11")
    choose(state, "silas_vane")
    assert stash(state, 0) == ["silas_vane"] and asks(state) == (1, "cut")
    assert deck(choose(state, "no"), 0) == ["5", "6", "child_of_yig"] and asks(state) == (1, "choose")


@pytest.mark.rule("C4.7", "C11.3", "C1.6")
@pytest.mark.parametrize(("keys", "flipped"), [("mi_go,", {"c2"}), ("sum,", {"b3"}), ("sum, mi_go", {"c2", "b3"})])
def test_card_93_flips_adjacent_mi_go_and_or_students(keys: str, flipped: set[str]) -> None:
    """All of one keyword, or of both; those further away stay."""
    card = GAME.cards[93]
    rule = f"{card}: 1 1 1 1, after_activation flip_some of #mi_go #sum"
    game = game_with(card, rule, "mi_go_surgeon: #mi_go", "lydia_whitlock: #sum")
    board = "c2 mi_go_surgeon:1, b3 lydia_whitlock:1, d3 5:1, a1 mi_go_surgeon:1, e5 lydia_whitlock:1"
    state = play(scene(board, top={0: card}, game=game), card, "c3")
    assert asks(state) == (0, "flip_some") and offers(state) == {"mi_go", "sum"}
    choose(state, keys)
    assert {place for place, laid in cards_on_board(state).items() if laid.endswith(":10")} == flipped
