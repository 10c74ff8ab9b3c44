"""C4.6 and C4.7: extra rules are carried out in full or not at all; “or else” is one thing, “and/or” one or several."""

from __future__ import annotations

import pytest

from tests.games.council.plain import plain
from tests.games.council.scene import (
    assert_refused,
    cards_on_board,
    choose,
    deck,
    events_of,
    offers,
    play,
    removed_pile,
    scene,
    stash,
    story,
)
from tests.games.telling import asks


@pytest.mark.rule("C4.6", "C11.1")
def test_a_rule_is_stronger_than_features() -> None:
    """A card with 1 on each edge flips one with 9."""
    game = plain("deep_one: 1 1 1 1, after_activation flip_one")
    state = play(scene("a1 9:1", top={0: "deep_one"}, game=game), "deep_one", "e5")
    assert cards_on_board(state) == {"a1": "9:10", "e5": "deep_one:0"}


@pytest.mark.rule("C4.6", "C11.1")
def test_what_must_be_done_is_done_even_to_ones_own_harm() -> None:
    """The only card that fits is one's own: it is flipped, and nobody is asked."""
    game = plain("deep_one: after_activation flip_one of item")
    state = play(scene("a1 silver_dagger:0", top={0: "deep_one"}, game=game), "deep_one", "e5")
    assert cards_on_board(state) == {"a1": "silver_dagger:01", "e5": "deep_one:0"} and asks(state) == (1, "choose")


@pytest.mark.rule("C4.6", "C11.1")
def test_one_cannot_decline_but_choose() -> None:
    """Of two cards that fit one is flipped."""
    game = plain("deep_one: after_activation flip_one of item")
    state = scene("a1 silver_dagger:0, b1 sword_cane:0, c1 9:1", top={0: "deep_one"}, game=game)
    play(state, "deep_one", "e5")
    assert asks(state) == (0, "flip_one") and offers(state) == {"a1", "b1"}
    assert_refused(state, "no", "C11.1")
    assert_refused(state, "c1", "C11.1")
    assert_refused(state, "e5", "C11.1")
    choose(state, "b1")
    assert cards_on_board(state)["a1"] == "silver_dagger:0" and cards_on_board(state)["b1"] == "sword_cane:01"


@pytest.mark.rule("C4.6", "C11.5")
@pytest.mark.parametrize("time", ["before_placing", "before_activation", "after_activation"])
@pytest.mark.parametrize("n", [0, 1, 2, 3])
def test_a_rule_that_needs_two_cards_does_nothing_with_one(time: str, n: int) -> None:
    """It is ignored; with two or more both leave."""
    game = plain(f"deep_one: {time} remove 2 of item")
    board = ", ".join(f"{place} silver_dagger:1" for place in ("a1", "c1", "e1")[:n])
    state = choose(scene(board, top={0: "deep_one"}, game=game), "play deep_one")
    while asks(state) != (1, "choose"):
        choose(state, "e5" if asks(state) == (0, "place") else min(offers(state)))
    assert len(removed_pile(state, 1)) == (2 if n >= 2 else 0)
    assert len(events_of(state, "applied")) == (n >= 2) and len(events_of(state, "ignored")) == (n < 2)


@pytest.mark.rule("C4.6", "C4.2")
def test_a_card_whose_rule_is_ignored_is_placed_and_activated() -> None:
    """Only the rule is left out."""
    game = plain("deep_one: 6 6 6 6, before_activation remove 2 of item")
    state = play(scene("c2 silver_dagger:1", top={0: "deep_one"}, game=game), "deep_one", "c3")
    assert cards_on_board(state) == {"c2": "silver_dagger:10", "c3": "deep_one:0"} and removed_pile(state, 1) == []
    assert story(state) == [
        "played 0 deep_one",
        "laid 0 deep_one at c3",
        "ignored 0 deep_one",
        "flipped 0 silver_dagger at c2",
        "turn_began 1",
    ]


@pytest.mark.rule("C4.6", "C11.7")
@pytest.mark.parametrize(
    ("board", "pulls"),
    [
        ("a1 5:1, e1 5:1", True),
        ("a1 5:1", False),  # one card only
        ("a1 5:1, c2 5:1", False),  # one is adjacent already
        ("a1 5:1, e1 5:1, c2 9:0, d3 9:0, b3 9:0", False),  # room for one only
        ("a1 5:1, e1 5:1, c2 9:0, d3 9:0", True),
    ],
)
def test_two_cards_are_pulled_or_none(board: str, pulls: bool) -> None:
    """There have to be two of them, and two empty spaces beside the card."""
    game = plain("pierce_arrow: 1 1 1 1, before_activation pull 2 rival")
    state = play(scene(board, top={0: "pierce_arrow"}, game=game), "pierce_arrow", "c3")
    assert (asks(state) == (0, "pull")) == pulls
    assert [each.kind for each in events_of(state, "applied", "ignored")] == ["applied" if pulls else "ignored"]


@pytest.mark.rule("C4.6", "C11.13")
@pytest.mark.parametrize("n", [0, 1, 2, 3])
def test_a_deck_loses_so_many_cards_or_none(n: int) -> None:
    """What lies in the stash does not count."""
    game = plain("curse_of_brown_barnham: after_activation mill 2")
    state = scene(top={0: "curse_of_brown_barnham, 5"}, deck={1: f"6*{n}" if n else ""}, stash={1: "5"}, game=game)
    play(state, "curse_of_brown_barnham", "c3")
    assert removed_pile(state, 1) == (["6", "6"] if n >= 2 else []) and len(deck(state, 1)) == (n - 2 if n >= 2 else n)
    assert stash(state, 1) == ["5"]


@pytest.mark.rule("C4.6", "C11.14")
def test_both_pay_or_nobody() -> None:
    """The rival has but one card left: the one who played the rule keeps everything, too."""
    game = plain("deep_one: after_activation toll 2")
    state = scene(top={0: "deep_one, 6, 7", 1: "8"}, game=game)
    play(state, "deep_one", "c3")
    assert removed_pile(state, 0) == removed_pile(state, 1) == [] and len(events_of(state, "ignored")) == 1
    assert asks(state) == (1, "choose") and deck(state, 0) == ["6", "7"]


@pytest.mark.rule("C4.6", "C11.1", "C11.2")
@pytest.mark.parametrize(("rule", "dagger"), [("flip_one", "10"), ("flip_all", "1")])
def test_cards_that_cannot_be_flipped_make_impossible_what_is_about_them_all(rule: str, dagger: str) -> None:
    """Alone they leave nothing to flip; beside another they cannot be chosen, and not all can be flipped."""
    game = plain(f"deep_one: after_activation {rule} of item", "spider_armour: ongoing steadfast")
    state = play(scene("a1 spider_armour:1*", top={0: "deep_one"}, game=game), "deep_one", "e5")
    assert cards_on_board(state)["a1"] == "spider_armour:1*" and len(events_of(state, "ignored")) == 1
    state = scene("a1 spider_armour:1*, b2 silver_dagger:1", top={0: "deep_one"}, game=game)
    play(state, "deep_one", "e5")
    assert cards_on_board(state) == {"a1": "spider_armour:1*", "b2": f"silver_dagger:{dagger}", "e5": "deep_one:0"}


# -- or else, and/or


BOTH = "deep_one: 1 1 1 1, after_activation {} of #mi_go #sum"
KEYED = ("mi_go_surgeon: #mi_go", "hilliard_riffenberg: #sum", "peter_kaplan: #mi_go #sum")
FIELD = "a1 mi_go_surgeon:1, c1 hilliard_riffenberg:1, e1 peter_kaplan:1, a3 9:1"


@pytest.mark.rule("C4.7", "C11.4")
@pytest.mark.parametrize(("key", "flipped"), [("mi_go", {"a1", "e1"}), ("sum", {"c1", "e1"})])
def test_or_else_means_exactly_one(key: str, flipped: set[str]) -> None:
    """All cards with that keyword are flipped, then it is over."""
    game = plain(BOTH.format("flip_either"), *KEYED)
    state = play(scene(FIELD, top={0: "deep_one"}, game=game), "deep_one", "e5")
    assert asks(state) == (0, "flip_either") and offers(state) == {"mi_go", "sum"}
    assert_refused(state, "no", "C11.4")
    assert_refused(state, "gate", "C11.4")
    choose(state, key)
    assert {place for place, card in cards_on_board(state).items() if card.endswith(":10")} == flipped
    assert asks(state) == (1, "choose")


@pytest.mark.rule("C4.7", "C11.3")
@pytest.mark.parametrize(
    ("keys", "flipped"),
    [
        ("mi_go,", {"a1", "e1"}),
        ("sum,", {"c1", "e1"}),
        ("mi_go, sum", {"a1", "c1", "e1"}),
        ("sum, mi_go", {"a1", "c1", "e1"}),
    ],
)
def test_and_or_means_one_or_several(keys: str, flipped: set[str]) -> None:
    """A card with both keywords is flipped once, not twice."""
    game = plain(BOTH.format("flip_some"), *KEYED)
    state = play(scene(FIELD, top={0: "deep_one"}, game=game), "deep_one", "e5")
    assert asks(state) == (0, "flip_some") and offers(state) == {"mi_go", "sum"}
    assert_refused(state, "no", "C11.3")
    assert_refused(state, "sum, sum", "C11.3")
    choose(state, keys)
    assert {place for place, card in cards_on_board(state).items() if card.endswith(":10")} == flipped
    assert len(events_of(state, "flipped")) == len(flipped) and asks(state) == (1, "choose")


@pytest.mark.rule("C4.7", "C4.6", "C11.3", "C11.4")
@pytest.mark.parametrize("rule", ["flip_some", "flip_either"])
def test_a_keyword_that_no_card_has_cannot_be_chosen(rule: str) -> None:
    """With one left there is nothing to ask; with none the rule is ignored."""
    game = plain(BOTH.format(rule), *KEYED)
    state = play(scene("a1 mi_go_surgeon:1, a3 9:1", top={0: "deep_one"}, game=game), "deep_one", "e5")
    assert cards_on_board(state)["a1"] == "mi_go_surgeon:10" and asks(state) == (1, "choose")
    state = play(scene("a3 9:1", top={0: "deep_one"}, game=game), "deep_one", "e5")
    assert len(events_of(state, "ignored")) == 1 and cards_on_board(state) == {"a3": "9:1", "e5": "deep_one:0"}
