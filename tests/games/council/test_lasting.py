"""Extra rules that last: stash limits, higher features, protection from being flipped; when they begin and end."""

from __future__ import annotations

import pytest

from tests.games.council.plain import GAME, plain
from tests.games.council.scene import bottom, cards_on_board, choose, edges, offers, play, scene, stash, story
from tests.games.telling import asks

SUMS = ("deep_one: 9 9 9 9, #sum", "night_gaunt: 9 9 9 9, #sum", "gnoph_keh: 9 9 9 9, #yig")
LATE = ("after_activation", "ongoing")


# -- when


@pytest.mark.rule("C4", "C11", "C11.19")
@pytest.mark.parametrize(
    ("timing", "flips"), [("before_activation", True), ("after_activation", False), ("ongoing", False)]
)
def test_a_lasting_rule_holds_in_its_own_activation_only_with_the_early_icon(timing: str, flips: bool) -> None:
    """After the activation it holds in any case."""
    game = plain(f"shoggoth: {timing} bonus 2")
    state = play(scene("c2 6:1", top={0: "shoggoth"}, game=game), "shoggoth", "c3")
    assert cards_on_board(state) == {"c2": "6:10" if flips else "6:1", "c3": "shoggoth:0*"}
    assert edges(state, "c3") == [7, 7, 7, 7] and "lasts 0 shoggoth" in story(state)
    order = [line.split()[0] for line in story(state)]
    assert not flips or order.index("lasts") < order.index("flipped")


@pytest.mark.rule("C4", "C11")
def test_a_lasting_rule_is_seen_on_its_card() -> None:
    """By everybody."""
    state = play(scene(top={0: "shoggoth"}, game=plain("shoggoth: ongoing ward")), "shoggoth", "a1")
    for seat in (0, 1, None):
        assert GAME.view(state, seat)["table"]["spaces"][0]["lasting"] is True


# -- stashes


@pytest.mark.rule("C11.17")
@pytest.mark.parametrize("n", [1, 3])
def test_a_larger_stash_is_for_the_colour_that_shows(n: int) -> None:
    """When the card is flipped, the room changes hands; several add up."""
    game = plain(f"deep_one: ongoing stash_more {n}")
    limits = {"a1 deep_one:0*": (2 + n, 2), "a1 deep_one:01*": (2, 2 + n), "a1 deep_one:0": (2, 2), "": (2, 2)}
    limits["a1 deep_one:0*, b2 deep_one:1*, c3 deep_one:10*"] = (2 + 2 * n, 2 + n)
    for board, limit in limits.items():
        state = scene(board, game=game)
        assert (state.limit(0), state.limit(1)) == limit
        assert [player["stash_limit"] for player in GAME.view(state, 1)["table"]["players"]] == list(limit)


@pytest.mark.rule("C11.17", "C5.1")
def test_a_larger_stash_takes_another_card() -> None:
    """And no more than that."""
    state = scene("a1 deep_one:0*", top={0: "1, 2, 3, 4"}, game=plain("deep_one: ongoing stash_more 1"))
    choose(state, "stash 1", "stash 2", "stash 3")
    assert stash(state, 0) == ["1", "2", "3"] and "stash 4" not in offers(state)


@pytest.mark.rule("C11.17", "C5.3", "C4.2")
def test_when_the_card_is_flipped_what_is_too_much_goes_to_the_bottom() -> None:
    """At once, in the turn of the rival who flips it; who has the stash chooses."""
    game = plain("deep_one: ongoing stash_more 1")
    state = scene("a1 deep_one:0*", top={0: "1", 1: "9"}, stash={0: "2, 3, 4"}, active=1, game=game)
    play(state, "9", "a2")
    assert cards_on_board(state)["a1"] == "deep_one:01*" and asks(state) == (0, "overflow")
    choose(state, "4")
    assert stash(state, 0) == ["2", "3"] and bottom(state, 0) == ["4"] and asks(state) == (0, "choose")


@pytest.mark.rule("C11.18")
def test_a_smaller_stash_is_for_the_rival_of_the_colour_that_shows() -> None:
    """It never holds less than nothing."""
    game = plain("deep_one: ongoing stash_less 1", "night_gaunt: ongoing stash_less 3")
    limits = {"a1 deep_one:0*": (2, 1), "a1 deep_one:01*": (1, 2), "a1 deep_one:0": (2, 2), "a1 night_gaunt:1*": (0, 2)}
    for board, limit in limits.items():
        state = scene(board, game=game)
        assert (state.limit(0), state.limit(1)) == limit


@pytest.mark.rule("C11.18", "C5.3", "C4")
@pytest.mark.parametrize("timing", ["before_activation", *LATE])
def test_a_stash_that_is_made_smaller_loses_a_card_of_its_owners_choice(timing: str) -> None:
    """At once, to the bottom of the deck; with the early icon before the activation."""
    game = plain(f"shoggoth: {timing} stash_less 1")
    state = scene("c2 1:1", top={0: "shoggoth", 1: "5"}, stash={1: "2, 3", 0: "4, 4"}, game=game)
    play(state, "shoggoth", "c3")
    assert asks(state) == (1, "overflow") and offers(state) == {"2", "3"}
    assert cards_on_board(state)["c2"] == ("1:1" if timing == "before_activation" else "1:10")
    choose(state, "2")
    assert stash(state, 1) == ["3"] and bottom(state, 1) == ["2"] and cards_on_board(state)["c2"] == "1:10"


@pytest.mark.rule("C11.17", "C11.18")
def test_larger_and_smaller_stashes_are_reckoned_together() -> None:
    """One more and one less is as before."""
    game = plain("deep_one: ongoing stash_more 1", "night_gaunt: ongoing stash_less 2")
    state = scene("a1 deep_one:1*, e5 night_gaunt:0*", game=game)
    assert (state.limit(0), state.limit(1)) == (2, 1)


@pytest.mark.rule("C10.3", "C11.17", "C11.18")
@pytest.mark.parametrize("rule", ["stash_more", "stash_less"])
def test_without_stashes_their_size_cannot_be_changed(rule: str) -> None:
    """Such a rule is ignored."""
    game = plain(f"shoggoth: ongoing {rule} 1")
    state = choose(scene(top={0: "shoggoth"}, stashes=False, game=game), "c3")
    assert (state.limit(0), state.limit(1)) == (0, 0)
    assert "ignored 0 shoggoth" in story(state) and cards_on_board(state) == {"c3": "shoggoth:0"}


# -- features


@pytest.mark.rule("C11.19")
@pytest.mark.parametrize(
    ("board", "feature"),
    [
        ("c3 shoggoth:0*", 5),
        ("c3 shoggoth:0*, c2 deep_one:0", 8),
        ("c3 shoggoth:0*, c2 deep_one:1", 8),
        ("c3 shoggoth:0*, c2 deep_one:1, d3 night_gaunt:0", 8),
        ("c3 shoggoth:0*, b2 deep_one:1", 5),
        ("c3 shoggoth:0*, c1 deep_one:1", 5),
        ("c3 shoggoth:0*, c2 gnoph_keh:1", 5),
        ("c3 shoggoth:0, c2 deep_one:1", 5),
        ("c3 shoggoth:01*, c2 deep_one:1", 8),
    ],
)
def test_features_are_higher_beside_a_fitting_card(board: str, feature: int) -> None:
    """Of either colour; several do not add up, and corners do not count."""
    game = plain("shoggoth: ongoing bonus 3 of #sum", *SUMS)
    assert edges(scene(board, game=game), "c3") == [feature] * 4


@pytest.mark.rule("C11.19", "C11")
@pytest.mark.parametrize(
    ("whose", "shown", "other", "feature"),
    [
        ("mine", "0", "0", 8),
        ("mine", "0", "1", 5),
        ("mine", "01", "1", 8),
        ("mine", "01", "0", 5),
        ("rival", "0", "1", 8),
        ("rival", "0", "0", 5),
        ("rival", "01", "0", 8),
    ],
)
def test_whose_is_seen_from_the_colour_that_the_card_shows(whose: str, shown: str, other: str, feature: int) -> None:
    """A flipped card goes by its new colour."""
    game = plain(f"shoggoth: ongoing bonus 3 {whose} of #sum", *SUMS)
    assert edges(scene(f"c3 shoggoth:{shown}*, c2 deep_one:{other}", game=game), "c3") == [feature] * 4


@pytest.mark.rule("C11.19")
def test_features_without_a_condition_are_always_higher() -> None:
    """Whatever lies around."""
    game = plain("shoggoth: 1 2 3 4, ongoing bonus 2")
    assert edges(scene("c3 shoggoth:0*", game=game), "c3") == [3, 4, 5, 6]
    assert edges(scene("c3 shoggoth:1*", game=game), "c3") == [5, 6, 3, 4]


@pytest.mark.rule("C11.19", "C4.2")
def test_higher_features_defend() -> None:
    """A card that would be flipped is not, and is when the neighbour is gone."""
    game = plain("shoggoth: ongoing bonus 3 of #sum", *SUMS)
    for neighbour, colour in (("b3 deep_one:0, ", "0*"), ("", "01*")):
        state = scene(f"{neighbour}c3 shoggoth:0*", top={1: "7"}, active=1, game=game)
        assert cards_on_board(play(state, "7", "c2"))["c3"] == f"shoggoth:{colour}"


@pytest.mark.rule("C11.20", "C3.3", "C11.22")
@pytest.mark.parametrize(
    ("board", "features"),
    [
        ("c3 shoggoth:0*", [2, 3, 4, 5]),
        ("c3 shoggoth:0*, c2 deep_one:1", [4, 6, 8, 10]),
        ("c3 shoggoth:0*, c2 deep_one:1, b3 night_gaunt:1", [4, 6, 8, 10]),
        ("c3 shoggoth:0, c2 deep_one:1", [2, 3, 4, 5]),
        ("c3 shoggoth:0*, c2 gnoph_keh:0*", [3, 4, 5, 6]),
        ("c3 shoggoth:0*, c2 gnoph_keh:0*, b3 deep_one:1", [6, 8, 10, 12]),
    ],
)
def test_features_count_double_beside_a_fitting_card(board: str, features: list[int]) -> None:
    """With all that the space and other cards add; more neighbours do not double again."""
    game = plain(
        "shoggoth: 1 2 3 4, after_activation double of #sum",
        *SUMS,
        "gnoph_keh: ongoing aura 1",
        "harbour board: c3 +1 any",
    )
    assert edges(scene(board, on="harbour", game=game), "c3") == features


@pytest.mark.rule("C11.21", "C3.3")
@pytest.mark.parametrize(
    ("laid", "features"),
    [
        ("c3 shoggoth:0*", 9),
        ("c3 shoggoth:0", 7),
        ("c3 shoggoth:01*", 5),
        ("b2 shoggoth:0*", 5),
        ("a5 shoggoth:0*", 5),
        ("e5 shoggoth:0*", 7),
    ],
)
def test_bonuses_of_the_space_count_double(laid: str, features: int) -> None:
    """Only those that are for this card, and only while the rule holds."""
    game = plain(
        "shoggoth: #gate, after_activation double_spaces", "harbour board: c3 +2 light, a5 +2 #sum, e5 +1 #gate"
    )
    assert edges(scene(laid, on="harbour", game=game), laid.split(maxsplit=1)[0]) == [features] * 4


@pytest.mark.rule("C11.21", "C10.1")
def test_on_a_bare_table_there_is_nothing_to_double() -> None:
    """No space has a bonus."""
    game = plain("shoggoth: after_activation double_spaces", "plain board: a1 +2 any")
    assert edges(scene("t55 shoggoth:0*", on=None, game=game), "t55") == [5, 5, 5, 5]


@pytest.mark.rule("C11.22")
@pytest.mark.parametrize(
    ("board", "feature"),
    [
        ("c3 deep_one:0, c2 shoggoth:0*", 7),
        ("c3 deep_one:0, c2 shoggoth:10*", 7),
        ("c3 deep_one:0, c2 shoggoth:1*", 5),
        ("c3 deep_one:01, c2 shoggoth:1*", 7),
        ("c3 deep_one:0, c2 shoggoth:0", 5),
        ("c3 deep_one:0, b2 shoggoth:0*", 5),
        ("c3 deep_one:0, c2 shoggoth:0*, d3 shoggoth:0*", 9),
        ("c3 deep_one:0, c2 shoggoth:0*, d3 shoggoth:1*", 7),
        ("c3 gnoph_keh:0, c2 shoggoth:0*", 5),
        ("c3 shoggoth:0*, c2 deep_one:0", 5),
        ("c3 shoggoth:0*, c2 shoggoth:0*", 5),
    ],
)
def test_adjacent_fitting_cards_of_the_same_colour_are_strengthened(board: str, feature: int) -> None:
    """Several cards with such a rule add up; the card itself has no benefit."""
    game = plain("shoggoth: ongoing aura 2 of #sum", "deep_one: #sum", "gnoph_keh: #yig")
    assert edges(scene(board, game=game), "c3") == [feature] * 4


@pytest.mark.rule("C11.22", "C4", "C4.2")
def test_who_flips_a_strengthening_card_has_its_benefit() -> None:
    """From then on it strengthens the other colour."""
    game = plain("shoggoth: 1 1 1 1, ongoing aura 3")
    state = scene("c3 shoggoth:0*, c4 5:0, d3 5:1", top={1: "2"}, active=1, game=game)
    assert (edges(state, "c4"), edges(state, "d3")) == ([8] * 4, [5] * 4)
    play(state, "2", "c2")
    assert (edges(state, "c4"), edges(state, "d3"), edges(state, "c2")) == ([5] * 4, [8] * 4, [5] * 4)


@pytest.mark.rule("C11.22", "C11.19", "C3.3")
def test_all_that_adds_to_a_feature_is_added_up() -> None:
    """Space, neighbours and the card's own rule."""
    game = plain("shoggoth: ongoing bonus 3", "deep_one: ongoing aura 2", "harbour board: c3 +1 any")
    assert edges(scene("c3 shoggoth:0*, c2 deep_one:0*", on="harbour", game=game), "c3") == [11] * 4


# -- activation


@pytest.mark.rule("C11.26", "C4.4")
@pytest.mark.parametrize(
    ("board", "flips"),
    [
        ("c2 5:1", {"c2"}),
        ("c2 5:1, d3 5:1", {"c2", "d3"}),
        ("c2 5:1, d3 4:1, b3 6:1", {"c2", "d3"}),
        ("c2 6:1", set()),
        ("c2 5:0, d3 5:1", {"d3"}),
    ],
)
def test_a_keen_card_flips_on_a_single_tie(board: str, flips: set[str]) -> None:
    """Cards of the rival's colour only; without the rule it takes two."""
    state = play(scene(board, top={0: "shoggoth"}, game=plain("shoggoth: before_activation keen")), "shoggoth", "c3")
    assert {place for place, card in cards_on_board(state).items() if card.endswith(":10")} == flips
    without = play(scene("c2 5:1", top={0: "shoggoth"}), "shoggoth", "c3")
    assert cards_on_board(without)["c2"] == "5:1"


@pytest.mark.rule("C11.26", "C4.4")
def test_a_keen_card_that_lies_already_changes_no_tie() -> None:
    """It is keen in its own activation only."""
    game = plain("shoggoth: before_activation keen")
    state = play(scene("c3 shoggoth:0, c4 shoggoth:1", top={1: "5"}, active=1, game=game), "5", "c2")
    assert cards_on_board(state) == {"c2": "5:1", "c3": "shoggoth:0", "c4": "shoggoth:1"}


@pytest.mark.rule("C11.25", "C7.4")
def test_a_card_with_a_cascade_flips_on_through_those_that_it_flipped() -> None:
    """Strictly lower ones next to them; without the rule it ends with the first."""
    board = "c2 4:1, c1 3:1, b2 4:1, a2 1:1, d2 3:0"
    state = play(scene(board, top={0: "shoggoth"}, game=plain("shoggoth: before_activation cascade")), "shoggoth", "c3")
    assert cards_on_board(state) == {
        "c3": "shoggoth:0",
        "c2": "4:10",
        "c1": "3:10",
        "b2": "4:1",
        "a2": "1:1",
        "d2": "3:0",
    }
    assert "cascaded 0 shoggoth" in story(state)
    assert cards_on_board(play(scene(board, top={0: "shoggoth"}), "shoggoth", "c3"))["c1"] == "3:1"


@pytest.mark.rule("C11.25", "C11.17", "C5.3")
def test_a_cascade_that_flips_a_larger_stash_makes_it_overflow() -> None:
    """Two effects later than the card that was laid."""
    game = plain("shoggoth: before_activation cascade", "deep_one: 1 1 1 1, ongoing stash_more 1")
    state = scene("c2 4:1, c1 deep_one:1*", top={0: "shoggoth", 1: "5"}, stash={1: "6, 7, 8"}, game=game)
    play(state, "shoggoth", "c3")
    assert (
        cards_on_board(state)["c1"] == "deep_one:10*"
        and asks(state) == (1, "overflow")
        and offers(state) == {"6", "7", "8"}
    )
