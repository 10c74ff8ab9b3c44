"""C7 and C7.1 to C7.4: Outer Gods come through open gates, and what they flip flips more."""

from __future__ import annotations

import pytest

from tests.games.council.plain import plain
from tests.games.council.scene import (
    assert_refused,
    cards_on_board,
    choose,
    events_of,
    offers,
    play,
    removed_pile,
    scene,
    story,
)
from tests.games.telling import asks

GATE = "midnight_door: 1 1 1 1, #gate"
GOD = "azathoth: 9 9 9 9"
OPEN = "a5 midnight_door:0"  # a gate of light, far from all that happens


def call_god(board: str, *texts: str, god: str = "azathoth") -> dict[str, str]:
    """What lies on the board after light has laid a god with 9 on each edge on C3, without the gate."""
    state = scene(f"{OPEN}, {board}", top={0: f"{god}, 5"}, game=plain(GATE, f"{god}: 9 9 9 9", *texts))
    after = cards_on_board(play(state, god, "c3"))
    assert after.pop("a5") == "midnight_door:0" and after.pop("c3") in (f"{god}:0", f"{god}:0*")
    return after


# -- gates


@pytest.mark.rule("C7", "C7.2")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("kept", [False, True])
def test_without_an_open_gate_no_god_comes(active: int, kept: bool) -> None:
    """Neither from the deck nor from the stash."""
    verb = "play_stashed" if kept else "play"
    piles = {active: "azathoth"}
    state = scene(top={active: "5"} if kept else piles, stash=piles if kept else {}, active=active, game=plain(GATE))
    assert f"{verb} azathoth" not in offers(state)
    assert_refused(state, f"{verb} azathoth", "C7.2")


@pytest.mark.rule("C7", "C7.2")
@pytest.mark.parametrize(
    ("board", "comes"),
    [
        ("a5 midnight_door:0", True),
        ("a5 midnight_door:10", True),  # the rival's, but it shows light
        ("a5 midnight_door:1", False),
        ("a5 midnight_door:01", False),  # one's own, but it shows dark
        ("a5 deep_one:0", False),
        ("a5 midnight_door:1, b5 midnight_door:0", True),
    ],
)
def test_a_gate_is_open_to_whose_colour_it_shows(board: str, comes: bool) -> None:
    """Whoever owns it."""
    state = scene(board, top={0: "azathoth"}, stash={0: "azathoth"}, game=plain(GATE))
    assert ("play azathoth" in offers(state)) == comes
    assert ("play_stashed azathoth" in offers(state)) == comes


@pytest.mark.rule("C7.2", "C1.5")
def test_a_card_that_is_called_a_gate_is_one() -> None:
    """The word in the name is enough."""
    state = scene("a5 deep_one:0", top={0: "azathoth"}, game=plain("deep_one: #sea, named #gate"))
    assert "play azathoth" in offers(state)


@pytest.mark.rule("C7.2")
def test_a_gate_in_the_stash_or_in_the_deck_is_not_open() -> None:
    """It has to lie on the board."""
    state = scene(top={0: "azathoth, midnight_door"}, stash={0: "midnight_door"}, game=plain(GATE))
    assert offers(state) == {
        "play_stashed midnight_door",
        "stash azathoth",
        "discard azathoth",
        "discard_stashed midnight_door",
    }


@pytest.mark.rule("C7.2")
def test_a_gate_that_is_flipped_is_closed_to_one_and_open_to_the_other() -> None:
    """At once."""
    state = scene("a5 midnight_door:0", top={0: "azathoth, 5", 1: "5, azathoth"}, active=1, game=plain(GATE))
    play(state, "5", "a4")
    assert cards_on_board(state)["a5"] == "midnight_door:01" and "play azathoth" not in offers(state)
    choose(state, "discard azathoth")
    assert "play azathoth" in offers(state)


@pytest.mark.rule("C7.2")
@pytest.mark.parametrize("card", ["cthulhu", "silver_key", "5"])
def test_no_other_card_needs_a_gate(card: str) -> None:
    """Great Old Ones do not, either."""
    assert f"play {card}" in offers(scene(top={0: card}, game=plain(GATE)))


@pytest.mark.rule("C7.2")
def test_a_god_whose_gate_closes_before_the_activation_is_not_activated() -> None:
    """It needs the gate for both: to be placed and to be activated."""
    game = plain(GATE, f"{GOD}, before_activation flip_all of #gate")
    state = play(scene("a5 midnight_door:0, c2 1:1", top={0: "azathoth, 5"}, game=game), "azathoth", "c3")
    assert cards_on_board(state) == {"a5": "midnight_door:01", "c2": "1:1", "c3": "azathoth:0"}


# -- copies


@pytest.mark.rule("C7.1")
@pytest.mark.parametrize("there", ["azathoth:0", "azathoth:01", "azathoth:1", "azathoth:10"])
def test_two_copies_of_a_god_never_lie_on_the_board(there: str) -> None:
    """Whoever owns the other one, and whatever colour it shows."""
    state = scene(f"{OPEN}, e1 {there}", top={0: "azathoth"}, stash={0: "azathoth"}, game=plain(GATE))
    assert offers(state) == {"stash azathoth", "discard azathoth", "discard_stashed azathoth"}


@pytest.mark.rule("C7.1", "C7.2")
def test_a_copy_of_a_god_is_refused_by_the_rule_about_copies() -> None:
    """As long as the gate is open; without one it is refused by the rule about gates."""
    piles = {0: "azathoth"}
    state = scene(f"{OPEN}, e1 azathoth:1", top=piles, stash=piles, game=plain(GATE))
    assert_refused(state, "play azathoth", "C7.1")
    assert_refused(state, "play_stashed azathoth", "C7.1")
    state = scene("a5 midnight_door:1", top=piles, stash=piles, game=plain(GATE))
    assert_refused(state, "play azathoth", "C7.2")


@pytest.mark.rule("C7.1")
def test_another_god_may_lie_beside() -> None:
    """And of other cards as many copies as one likes."""
    state = scene(f"{OPEN}, e1 azathoth:0, e2 5:0", top={0: "nyarlathotep, 5"}, stash={0: "5"}, game=plain(GATE))
    assert {"play nyarlathotep", "play_stashed 5"} <= offers(state)


@pytest.mark.rule("C7.1", "C6.3")
def test_once_a_god_has_left_its_copy_may_come() -> None:
    """A removed one is no longer on the board."""
    game = plain(GATE, "exchange_of_souls: after_activation remove 1 of outer_god")
    state = scene(f"{OPEN}, e1 azathoth:1", top={0: "exchange_of_souls, azathoth"}, game=game)
    choose(play(state, "exchange_of_souls", "a1"), "play 5", "e5")
    assert removed_pile(state, 1) == ["azathoth"] and "play azathoth" in offers(state)


# -- the cascade


@pytest.mark.rule("C7", "C7.3", "C7.4")
def test_a_god_flips_in_two_waves() -> None:
    """The card beside it, then the one beside that; the one after that stays."""
    after = call_god("c2 5:1, c1 4:1, b1 3:1, d1 3:1")
    assert after == {"c2": "5:10", "c1": "4:10", "b1": "3:1", "d1": "3:1"}


@pytest.mark.rule("C7.4", "C4.2")
def test_in_the_second_wave_lower_cards_are_flipped() -> None:
    """A higher or an equal one is not."""
    after = call_god("c2 5:1, b2 4:1, c1 5:1, d2 6:1")
    assert after == {"c2": "5:10", "b2": "4:10", "c1": "5:1", "d2": "6:1"}


@pytest.mark.rule("C7.4", "C4.4", "C4.5")
def test_ties_of_the_second_wave_flip_nothing() -> None:
    """Not even three of them."""
    after = call_god("c2 5:1, b2 5:1, c1 5:1, d2 5:1")
    assert after == {"c2": "5:10", "b2": "5:1", "c1": "5:1", "d2": "5:1"}


@pytest.mark.rule("C7.4", "C4.4")
def test_cards_flipped_by_a_tie_go_on_too() -> None:
    """The active card flips as usual, and all that it flips are compared."""
    state = scene(
        f"{OPEN}, c2 7:1, c4 7:1, c1 6:1, c5 8:1, d4 1:1",
        top={0: "azathoth, 5"},
        game=plain(GATE, "azathoth: 7 7 7 7"),
    )
    after = cards_on_board(play(state, "azathoth", "c3"))
    assert [after[place] for place in ("c2", "c4", "c1", "c5", "d4")] == ["7:10", "7:10", "6:10", "8:1", "1:10"]


@pytest.mark.rule("C7.4", "C4.1")
def test_only_cards_that_were_flipped_go_on() -> None:
    """One of one's own beside the god flips nothing, nor does one that it could not flip."""
    after = call_god("d3 9:0, e3 1:1, b3 silver_key:1, a3 1:0", "silver_key: 9 9 9 9")
    assert after == {"d3": "9:0", "e3": "1:1", "b3": "silver_key:1", "a3": "1:0"}


@pytest.mark.rule("C7.4", "C1.3")
def test_a_flipped_card_is_compared_by_the_edges_that_touch() -> None:
    """As it lies: a card of the north with its high edge at the top flips what lies south of it."""
    odd = "keziah_mason: 8 1 2 1"  # seen from the south: 2 in the north, 8 in the south
    after = call_god("b3 keziah_mason:1, b2 3:1, b4 7:1, a3 1:1", odd)
    assert after == {"b3": "keziah_mason:10", "b2": "3:1", "b4": "7:10", "a3": "1:1"}


@pytest.mark.rule("C7.4", "C4.2")
def test_a_card_between_two_that_were_flipped_is_flipped_once() -> None:
    """It shows the colour of the god's player in the end."""
    state = scene(f"{OPEN}, c2 5:1, d3 5:1, d2 3:1", top={0: "azathoth, 5"}, game=plain(GATE, GOD))
    play(state, "azathoth", "c3")
    assert cards_on_board(state)["d2"] == "3:10"
    assert [(each.seat, each.at) for each in events_of(state, "flipped")] == [(0, 7), (0, 13), (0, 8)]
    assert story(state)[3:7] == ["flipped 0 5 at c2", "flipped 0 5 at d3", "cascaded 0 azathoth", "flipped 0 3 at d2"]


@pytest.mark.rule("C7.4", "C11.23")
def test_what_cannot_be_flipped_stops_the_cascade() -> None:
    """In the first wave and in the second."""
    firm = "spider_armour: 1 1 1 1, ongoing steadfast"
    assert call_god("c2 spider_armour:1*, c1 1:1", firm) == {"c2": "spider_armour:1*", "c1": "1:1"}
    assert call_god("c2 5:1, c1 spider_armour:1*", firm) == {"c2": "5:10", "c1": "spider_armour:1*"}


@pytest.mark.rule("C7.4", "C4")
def test_the_rules_of_flipped_cards_are_not_applied_again() -> None:
    """Neither in the first wave nor in the second."""
    game = plain(
        GATE, GOD, "deep_one: 5 5 5 5, after_activation mill 1", "keziah_mason: 1 1 1 1, before_placing mill 1"
    )
    state = scene(f"{OPEN}, c2 deep_one:1, c1 keziah_mason:1", top={0: "azathoth, 5"}, game=game)
    play(state, "azathoth", "c3")
    assert cards_on_board(state)["c2"] == "deep_one:10" and cards_on_board(state)["c1"] == "keziah_mason:10"
    assert events_of(state, "applied", "lost") == [] and removed_pile(state, 1) == []


@pytest.mark.rule("C7.4", "C3.3")
def test_the_second_wave_goes_by_features_as_they_are_then() -> None:
    """A card that turns light on a space for light is stronger at once."""
    game = plain(GATE, GOD, "harbour board: c2 +3 light")
    state = scene(f"{OPEN}, c2 4:1, c1 6:1, b2 7:1", top={0: "azathoth, 5"}, on="harbour", game=game)
    after = cards_on_board(play(state, "azathoth", "c3"))
    assert [after[place] for place in ("c2", "c1", "b2")] == ["4:10", "6:10", "7:1"]


@pytest.mark.rule("C7.3", "C7.4")
def test_a_god_with_another_rule_has_both() -> None:
    """The cascade is part of its activation, and its own rule comes at its time."""
    game = plain(GATE, f"{GOD}, after_activation flip_all rival of spell")
    board = f"{OPEN}, c2 5:1, c1 4:1, e1 voorish_sign:1"
    after = cards_on_board(play(scene(board, top={0: "azathoth, 5"}, game=game), "azathoth", "c3"))
    assert [after[place] for place in ("c2", "c1", "e1")] == ["5:10", "4:10", "voorish_sign:10"]


@pytest.mark.rule("C7.3", "C11.25")
@pytest.mark.parametrize("rule", ["before_activation cascade", "before_activation keen"])
def test_another_card_cascades_if_its_rule_says_so(rule: str) -> None:
    """It needs no gate; without that rule nothing goes on."""
    game = plain(f"deep_one: 9 9 9 9, {rule}")
    state = play(scene("c2 5:1, c1 4:1", top={0: "deep_one"}, game=game), "deep_one", "c3")
    cascades = rule.endswith("cascade")
    assert cards_on_board(state) == {"c2": "5:10", "c1": "4:10" if cascades else "4:1", "c3": "deep_one:0"}
    assert len(events_of(state, "cascaded")) == cascades


@pytest.mark.rule("C7.4")
def test_a_cascade_that_flips_nothing_is_none() -> None:
    """A god in the middle of nowhere, or among higher cards."""
    state = scene(f"{OPEN}, e1 1:1", top={0: "azathoth, 5"}, game=plain(GATE, GOD))
    play(state, "azathoth", "c3")
    assert events_of(state, "cascaded", "flipped") == [] and asks(state) == (1, "choose")


@pytest.mark.rule("C7.3", "C4.5")
def test_four_ties_of_a_god_win_as_well() -> None:
    """At once, without a cascade."""
    game = plain(GATE, "azathoth: 5 5 5 5")
    board = f"{OPEN}, c2 5:1, d3 5:1, c4 5:1, b3 5:1, c1 1:1"
    state = play(scene(board, top={0: "azathoth, 5"}, game=game), "azathoth", "c3")
    assert state.over and state.places == [1, 2] and cards_on_board(state)["c1"] == "1:1"
