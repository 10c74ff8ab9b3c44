"""T3.7 and T5: haunt tokens, from the turn in which they are put to the turn in which they are put back."""

from __future__ import annotations

import pytest

from tests.games.telling import asks
from tests.games.terrors.plain import LIFE, plain
from tests.games.terrors.scene import (
    GAME,
    area,
    choose,
    discard_pile,
    events,
    finish,
    hand,
    hordes,
    life,
    offers,
    play,
    pool,
    refuse,
    scene,
    story,
)

PHANTOM = plain("phantom: power 3, haunt 1")


# -- the life of a token


@pytest.mark.rule("T5", "T5.1", "T5.3", "T5.4", "T3.7", "T4.1")
def test_the_whole_life_of_a_haunt_token() -> None:
    """Put on in one turn, it keeps its monster through the rival's turn and one more of the owner's."""
    state = scene("phantom", "", deck={0: "cultist*20", 1: "cultist*20"}, game=PHANTOM)
    play(state, "phantom")
    assert area(state, 0) == ["phantom:haunt"] and story(state)[-1] == "got_token 0 phantom"
    refuse(state, "haunt phantom", "T3.7")  # it has not begun the turn in play
    finish(state)
    assert asks(state) == (1, "act") and area(state, 0) == ["phantom:banish"] and discard_pile(state, 0) == []
    assert [GAME.cards[each.card] for each in events(state, "stayed")] == ["phantom"]
    refuse(state, "haunt phantom", "T3.7")  # it is not the rival's
    finish(state)
    assert asks(state) == (0, "act") and area(state, 0) == ["phantom:banish"] and "haunt phantom" in offers(state)
    choose(state, "haunt phantom")
    assert pool(state, 0) == (0, 3, 0) and area(state, 0) == ["phantom:banish"]
    refuse(state, "haunt phantom", "T3.7")  # once in a turn
    finish(state)
    assert area(state, 0) == [] and "phantom" in discard_pile(state, 0)
    assert len(events(state, "got_token")) == len(events(state, "stayed")) == len(events(state, "haunted")) == 1


@pytest.mark.rule("T5.3", "T5.4")
def test_a_monster_that_was_not_haunted_leaves_all_the_same() -> None:
    """It stays for one further turn, whatever is done with it."""
    state = finish(finish(play(scene("phantom", "", deck={0: "cultist*20"}, game=PHANTOM), "phantom")))
    assert area(state, 0) == ["phantom:banish"]
    finish(state)
    assert area(state, 0) == [] and discard_pile(state, 0).count("phantom") == 1 and events(state, "haunted") == []


@pytest.mark.rule("T5.3", "T4.1")
def test_banished_monsters_leave_before_tokens_are_turned() -> None:
    """Those with Haunt stay and show Banish; those without a token leave as ever."""
    around = {0: "gargoyle:banish, phantom:haunt, ghoul, wisp:haunt, wisp:banish, cultist", 1: "lich:banish"}
    state = finish(scene("", "", area=around, game=PHANTOM))
    assert area(state, 0) == ["phantom:banish", "wisp:banish"]
    assert discard_pile(state, 0) == ["cultist", "gargoyle", "ghoul", "wisp"]
    assert area(state, 1) == ["lich:banish"] and discard_pile(state, 1) == []


@pytest.mark.rule("T5.1", "T5.3", "T9.5")
def test_a_monster_that_comes_back_later_has_no_token() -> None:
    """It gets a new one if it says so."""
    state = scene("", "", area={0: "phantom:banish, wisp:banish"}, deck={0: ""}, game=PHANTOM)
    finish(finish(state))
    assert hand(state, 0) == ["phantom", "wisp"] and area(state, 0) == []
    play(play(state, "phantom"), "wisp")
    assert area(state, 0) == ["phantom:haunt", "wisp"]


@pytest.mark.rule("T5.1", "T9.5")
def test_the_token_comes_to_the_monster_that_is_played_and_not_to_another_of_its_kind() -> None:
    """The one that stays from before keeps showing Banish."""
    state = scene("phantom", "", area={0: "phantom:banish"}, game=PHANTOM)
    play(state, "phantom")
    assert area(state, 0) == ["phantom:banish", "phantom:haunt"]
    finish(state)
    assert area(state, 0) == ["phantom:banish"] and discard_pile(state, 0) == ["phantom"]


@pytest.mark.rule("T5.1", "T3.4", "T9.5")
def test_a_token_by_a_horde_ability_comes_to_the_monster_of_the_horde() -> None:
    """Not to another of its kind that stands outside."""
    state = scene("", "", area={0: "ghoul, wisp, ghoul"}, game=plain("ghoul horde: haunt 1"))
    choose(state, "form ghoul wisp", "ghoul haunt 1 1")
    shown = GAME.view(state, 0)["table"]["players"][0]["in_play"]
    assert [one["card"] for one in shown if one.get("haunt_token") and one.get("horde")] == ["ghoul"]
    assert area(state, 0) == ["ghoul", "ghoul:haunt", "wisp"]


@pytest.mark.rule("T5.1", "T3.1", "T9.5")
@pytest.mark.parametrize("joined", [False, True])
def test_a_token_by_a_triggered_ability_comes_to_the_monster_in_a_horde_or_not(joined: bool) -> None:
    """It is that monster which gets it, wherever it stands."""
    game = plain("wisp trigger: first_mortal", "wisp triggered: haunt 1")
    state = scene("pickpocket", "", area={0: "ghoul, wisp"}, game=game)
    if joined:
        choose(state, "form ghoul wisp", "ghoul power 1 1")
    play(state, "pickpocket")
    assert area(state, 0) == ["ghoul", "pickpocket", "wisp:haunt"]


# -- T3.7: haunting


@pytest.mark.rule("T3.7")
def test_haunting_activates_resources_keywords_and_texts_once_more() -> None:
    """In the same order as when the monster was played."""
    game = plain("phantom: dearest 1, curse 1, coin 2")
    state = scene("", "ghoul", area={0: "phantom:banish"}, game=game)
    assert offers(state) == {"haunt phantom", "no"}
    choose(state, "haunt phantom")
    assert asks(state) == (1, "suffer") and pool(state, 0) == (2, 0, 0)
    choose(state, "no")
    assert pool(state, 0) == (2, 3, 0) and life(state) == [LIFE, LIFE - 2]
    assert story(state) == [
        "haunted 0 phantom",
        "gained_coin 0 x2",
        "cursed 0 phantom against 1",
        "lost_life 1 x2",
        "gained_power 0 x3",
    ]
    assert GAME.view(state, 1)["table"]["players"][0]["in_play"] == [
        {"card": "phantom", "banish_token": True, "haunted": True}
    ]


@pytest.mark.rule("T3.7", "T5.1")
def test_a_haunted_monster_gets_no_second_token() -> None:
    """Nor is the one that it has turned back."""
    state = choose(scene("", "", area={0: "phantom:banish"}, game=PHANTOM), "haunt phantom")
    assert area(state, 0) == ["phantom:banish"] and events(state, "got_token") == []
    finish(state)
    assert area(state, 0) == [] and discard_pile(state, 0) == ["phantom"]


@pytest.mark.rule("T3.7")
def test_only_a_banish_token_of_ones_own_monster_allows_haunting() -> None:
    """Not one that shows Haunt, and not the rival's."""
    around = {0: "phantom:haunt, ghoul, cultist", 1: "wisp:banish"}
    state = scene("gargoyle", "", area=around, game=PHANTOM)
    assert offers(state) == {"play gargoyle", "form ghoul phantom", "no"}
    for name in ("phantom", "ghoul", "cultist", "wisp", "gargoyle"):
        refuse(state, f"haunt {name}", "T3.7")


@pytest.mark.rule("T3.7", "T5.2")
def test_a_monster_played_this_turn_cannot_be_haunted_even_if_a_horde_has_turned_its_token() -> None:
    """It has not begun the turn in play."""
    state = scene("phantom", "", area={0: "ghoul"}, game=PHANTOM)
    choose(state, "play phantom", "form ghoul phantom", "ghoul power 1 1")
    assert area(state, 0) == ["ghoul", "phantom:banish"]
    refuse(state, "haunt phantom", "T3.7")
    finish(state)
    assert area(state, 0) == [] and discard_pile(state, 0) == ["ghoul", "phantom"]


@pytest.mark.rule("T3.7", "T3.4")
@pytest.mark.parametrize("first", ["haunt", "horde"])
def test_a_monster_that_stayed_can_be_haunted_and_join_a_horde_in_the_same_turn(first: str) -> None:
    """In either order."""
    state = scene("", "", area={0: "phantom:banish, ghoul"}, game=PHANTOM)
    actions = [("haunt phantom",), ("form ghoul phantom", "ghoul power 1 1")]
    for action in actions if first == "haunt" else actions[::-1]:
        choose(state, *action)
    assert pool(state, 0) == (0, 4, 0) and hordes(state, 0) == [["ghoul", "phantom"]]
    refuse(state, "haunt phantom", "T3.7")


@pytest.mark.rule("T3.7")
def test_each_of_two_equal_monsters_is_haunted_once() -> None:
    """Not one of them twice, nor one that came later."""
    state = scene("phantom", "", area={0: "phantom:banish*2"}, game=PHANTOM)
    choose(state, "play phantom", "haunt phantom")
    assert "haunt phantom" in offers(state)
    choose(state, "haunt phantom")
    assert pool(state, 0) == (0, 9, 0)
    refuse(state, "haunt phantom", "T3.7")
    assert area(state, 0) == ["phantom:banish", "phantom:banish", "phantom:haunt"]


@pytest.mark.rule("T3.7", "T3.1", "T10.3")
def test_triggered_abilities_of_a_monster_that_stayed_work_as_those_of_any_card() -> None:
    """Not by haunting it, but when their condition comes true."""
    game = plain("phantom: power 3", "phantom trigger: first_mortal", "phantom triggered: coin 1")
    state = scene("pickpocket", "", area={0: "phantom:banish"}, game=game)
    choose(state, "haunt phantom")
    assert pool(state, 0) == (0, 3, 0) and events(state, "set_off") == []
    play(state, "pickpocket")
    assert pool(state, 0) == (1, 3, 0) and len(events(state, "set_off")) == 1


@pytest.mark.rule("T3.7", "T10.3")
def test_a_haunted_monster_is_not_played() -> None:
    """It is not the first Mortal of the turn."""
    game = plain("phantom trigger: first_mortal", "phantom triggered: coin 1", "inquisitor: power 2")
    state = scene("pickpocket", "", area={0: "phantom, inquisitor:banish"}, game=game)
    choose(state, "haunt inquisitor")
    assert pool(state, 0) == (0, 2, 0)
    play(state, "pickpocket")
    assert pool(state, 0) == (1, 2, 0)


@pytest.mark.rule("T3.7", "T5.3", "T9.12")
def test_a_destroyed_monster_takes_no_token_with_it() -> None:
    """Drawn and played again in the same turn, it is a new one, which has not begun the turn in play."""
    game = plain("phantom: power 3", "inquisitor: destroy 1", "ghoul: draw 1")
    state = scene("inquisitor, ghoul", "", area={0: "phantom:banish"}, deck={0: ""}, game=game)
    choose(state, "play inquisitor", "0 phantom banish", "play ghoul", "play phantom")
    assert area(state, 0) == ["ghoul", "inquisitor", "phantom"]
    refuse(state, "haunt phantom", "T3.7")
