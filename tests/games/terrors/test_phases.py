"""T4.1 and T6.1: the clean-up phase and the draw phase."""

from __future__ import annotations

import pytest

from tests.games.telling import asks
from tests.games.terrors.plain import plain
from tests.games.terrors.scene import (
    area,
    choose,
    deck,
    discard_pile,
    events,
    finish,
    hand,
    offers,
    on_top,
    play,
    pool,
    refuse,
    relics,
    scene,
    story,
)

PLAIN = plain("ghoul: draw 1", "lich: draw 4", "raven_flock: rally 1", "alpha_wolf: rally 2", "bounty: coin 1")


# -- T4.1: clean-up


@pytest.mark.rule("T4", "T4.1")
def test_influences_and_monsters_go_to_the_discard_pile_and_relics_stay() -> None:
    """Those that were there before stay on the pile."""
    state = scene(
        "bounty, cultist, wisp",
        "",
        area={0: "zombie, full_moon"},
        relics={0: "lantern, grimoire"},
        discard={0: "fanatic"},
        game=PLAIN,
    )
    for name in ("bounty", "cultist", "wisp"):
        play(state, name)
    choose(state, "no")
    assert discard_pile(state, 0) == ["bounty", "cultist", "fanatic", "full_moon", "wisp", "zombie"]
    assert area(state, 0) == [] and relics(state, 0) == ["grimoire", "lantern"]
    assert [each.n for each in events(state, "cleaned_up")] == [5]


@pytest.mark.rule("T4.1")
def test_only_who_passes_cleans_up() -> None:
    """The rival's monsters, relics and hand stay as they are."""
    state = scene("", "ghoul*2", area={0: "wisp", 1: "lich:banish"}, relics={1: "lantern"}, game=PLAIN)
    choose(state, "no")
    assert (hand(state, 1), area(state, 1), relics(state, 1)) == (["ghoul", "ghoul"], ["lich:banish"], ["lantern"])
    assert discard_pile(state, 1) == [] and discard_pile(state, 0) == ["wisp"]


@pytest.mark.rule("T4.1", "T1.4")
def test_the_pool_is_lost_before_cards_are_drawn() -> None:
    """A later turn begins with nothing in it."""
    state = scene("", "", coin=3, power=4, game=PLAIN)
    state.players[0].regeneration = 5
    choose(state, "no")
    assert pool(state, 0) == (0, 0, 0)
    assert pool(finish(state), 0) == (0, 0, 0) and asks(state) == (0, "act")


@pytest.mark.rule("T3", "T4.1", "T6.1")
def test_clean_up_comes_before_drawing() -> None:
    """So what was just played can be drawn again when the deck runs out."""
    state = scene("cultist, wisp", "", area={0: "zombie"}, deck={0: ""}, game=PLAIN)
    choose(state, "play wisp", "play cultist", "no")
    assert hand(state, 0) == ["cultist", "wisp", "zombie"] and discard_pile(state, 0) == deck(state, 0) == []
    assert asks(state) == (1, "act")


# -- T6.1: drawing


@pytest.mark.rule("T6", "T6.1")
def test_five_cards_are_drawn_and_the_turn_passes_on() -> None:
    """Only their owner sees which."""
    state = choose(scene("", "", deck={0: "wisp*7"}, game=PLAIN), "no")
    assert hand(state, 0) == ["wisp"] * 5 and deck(state, 0) == ["wisp"] * 2 and asks(state) == (1, "act")
    assert story(state) == ["passed 0", "cleaned_up 0", *["drew 0"] * 5, "turn_began 1"]
    assert story(state, 0) == ["passed 0", "cleaned_up 0", *["drew 0 wisp"] * 5, "turn_began 1"]
    assert story(state, 1) == story(state)


@pytest.mark.rule("T6.1", "T9.13")
@pytest.mark.parametrize(
    ("played", "n"), [(["raven_flock"], 6), (["alpha_wolf"], 7), (["raven_flock", "alpha_wolf", "raven_flock"], 9)]
)
def test_each_rally_token_brings_one_more_card_once(played: list[str], n: int) -> None:
    """Then it is put back: the next hand has five cards again."""
    state = scene(", ".join(played), "", deck={0: "wisp*30"}, game=PLAIN)
    for name in played:
        play(state, name)
    assert sum(each.n for each in events(state, "rallied")) == n - 5 and hand(state, 0) == []
    finish(state)
    assert hand(state, 0) == ["wisp"] * n
    finish(state)
    for _ in range(n):
        play(state, "wisp")
    choose(state, "no")
    assert hand(state, 0) == ["wisp"] * 5


@pytest.mark.rule("T6.1")
def test_there_is_no_limit_to_a_hand() -> None:
    """All cards that are drawn are kept."""
    state = play(scene("lich, cultist*9", "", deck={0: "wisp*4"}, game=PLAIN), "lich")
    assert len(hand(state, 0)) == 13
    refuse(state, (), "T3.8")


@pytest.mark.rule("T6.1")
def test_an_empty_deck_is_made_anew_in_the_middle_of_drawing() -> None:
    """First what is left of it is drawn, then the shuffled discard pile is the deck."""
    hands = set()
    for seed in range(30):
        state = scene("", "", deck={0: "lich, demon"}, discard={0: "wisp*3, ghoul*3"}, seed=seed, game=PLAIN)
        choose(state, "no")
        drawn = hand(state, 0)
        assert {"lich", "demon"} < set(drawn) and len(drawn) == 5 and discard_pile(state, 0) == []
        assert sorted([*drawn, *deck(state, 0)]) == ["demon", *["ghoul"] * 3, "lich", *["wisp"] * 3]
        drawing = [*["drew 0"] * 2, "reshuffled 0", *["drew 0"] * 3]
        assert story(state) == ["passed 0", "cleaned_up 0", *drawing, "turn_began 1"]
        hands.add(tuple(drawn))
    assert len(hands) == 4  # from no wisp to three of them


@pytest.mark.rule("T6.1")
def test_nothing_is_shuffled_as_long_as_the_deck_has_cards_enough() -> None:
    """Even if the last one is drawn; the discard pile waits until one more is needed."""
    state = choose(scene("", "", deck={0: "wisp*5"}, discard={0: "ghoul*4"}, game=PLAIN), "no")
    assert hand(state, 0) == ["wisp"] * 5 and deck(state, 0) == [] and discard_pile(state, 0) == ["ghoul"] * 4
    assert events(state, "reshuffled") == []
    finish(state)
    while len(hand(state, 0)) > 1:
        play(state, "wisp")
    choose(state, "no")
    assert len(events(state, "reshuffled")) == 1


@pytest.mark.rule("T6.1", "T9.1")
def test_a_draw_by_a_card_makes_the_deck_anew_too() -> None:
    """Cards in play are not on the discard pile, so they are not drawn."""
    state = scene("ghoul*2", "", area={0: "zombie"}, deck={0: "wisp"}, discard={0: "lich"}, game=PLAIN)
    play(state, "ghoul")
    assert hand(state, 0) == ["ghoul", "wisp"] and events(state, "reshuffled") == []
    play(state, "ghoul")
    assert hand(state, 0) == ["lich", "wisp"] and len(events(state, "reshuffled")) == 1
    assert area(state, 0) == ["ghoul", "ghoul", "zombie"] and discard_pile(state, 0) == deck(state, 0) == []


@pytest.mark.rule("T6.1")
@pytest.mark.parametrize(
    ("left", "thrown", "wanted"), [("", "", 0), ("wisp", "", 1), ("wisp", "wisp*3", 4), ("", "wisp*2", 2)]
)
def test_one_draws_only_as_many_cards_as_there_are(left: str, thrown: str, wanted: int) -> None:
    """The turn passes on all the same."""
    state = choose(scene("", "", deck={0: left}, discard={0: thrown}, game=PLAIN), "no")
    assert hand(state, 0) == ["wisp"] * wanted and deck(state, 0) == discard_pile(state, 0) == []
    assert asks(state) == (1, "act") and len(events(state, "drew")) == wanted
    assert len(events(state, "reshuffled")) == int(thrown != "")


@pytest.mark.rule("T6.1", "T9.1")
def test_a_card_that_draws_from_nothing_draws_nothing() -> None:
    """Nothing is told to have been shuffled."""
    state = play(scene("lich", "", deck={0: "wisp*2"}, game=PLAIN), "lich")
    assert hand(state, 0) == ["wisp", "wisp"] and events(state, "reshuffled") == []
    assert offers(state) == {"play wisp"}


@pytest.mark.rule("T6.1", "T3.8")
@pytest.mark.parametrize("under", [[], ["wisp"]])
def test_what_lies_on_top_is_drawn_before_the_rest_and_before_any_shuffling(under: list[str]) -> None:
    """The topmost first; it counts as a card of the deck, even if there is no other."""
    below = {0: ", ".join(under)}
    state = choose(scene("", "", top={0: "lich, demon"}, deck=below, discard={0: "ghoul*5"}, game=PLAIN), "no")
    old, new = ["lich", "demon", *under], ["ghoul"] * (3 - len(under))
    drawing = [*(f"drew 0 {name}" for name in old), "reshuffled 0", *(f"drew 0 {name}" for name in new)]
    assert story(state, 0) == ["passed 0", "cleaned_up 0", *drawing, "turn_began 1"]
    assert on_top(state, 0) == []


@pytest.mark.rule("T6.1")
def test_a_discard_pile_is_nobody_elses_deck() -> None:
    """Each draws from a deck of their own."""
    state = scene("", "", deck={0: "wisp", 1: "lich*9"}, discard={0: "ghoul", 1: "demon*9"}, game=PLAIN)
    choose(state, "no")
    assert hand(state, 0) == ["ghoul", "wisp"] and discard_pile(state, 1) == ["demon"] * 9
