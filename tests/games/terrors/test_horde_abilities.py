"""T3.4 and T5.2: horde abilities, each of them once in a phase, and haunt tokens in hordes."""

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
    pool,
    refuse,
    scene,
)

PLAIN = plain("ghoul horde: coin 1", "wisp horde: power 2", "pickpocket horde: coin 3", "hellhound horde: power 4")


# -- which ability


@pytest.mark.rule("T3.4")
def test_one_ability_of_any_monster_in_the_horde_is_activated_each_time() -> None:
    """Not only of the one that was added; and one has to choose."""
    state = scene("", "", area={0: "ghoul, wisp, pickpocket, hellhound, cultist"}, game=PLAIN)
    choose(state, "form ghoul wisp")
    assert asks(state) == (0, "unleash") and offers(state) == {"ghoul coin 1 1", "wisp power 2 1"}
    refuse(state, (), "T3.4")
    refuse(state, "pickpocket coin 3 1", "T3.4")
    refuse(state, "ghoul power 1 1", "T3.4")
    choose(state, "wisp power 2 1")
    assert pool(state, 0) == (0, 2, 0) and asks(state) == (0, "act")
    choose(state, "extend_right pickpocket wisp 1")
    assert offers(state) == {"ghoul coin 1 1", "pickpocket coin 3 1"}
    refuse(state, "wisp power 2 1", "T3.4")
    choose(state, "ghoul coin 1 1", "extend_left hellhound ghoul 1")
    assert offers(state) == {"pickpocket coin 3 1", "hellhound power 4 1"}
    choose(state, "pickpocket coin 3 1")
    assert pool(state, 0) == (4, 2, 0)
    assert [GAME.cards[each.card] for each in events(state, "unleashed")] == ["wisp", "ghoul", "pickpocket"]


@pytest.mark.rule("T3.4")
def test_two_abilities_with_an_or_between_them_are_two() -> None:
    """Both can be used, one at a time."""
    game = plain("lich horde: power 3, draw 1", "wisp horde: coin 2")
    state = scene("", "", area={0: "lich, wisp, pickpocket"}, game=game)
    choose(state, "form lich wisp")
    assert offers(state) == {"lich power 3 1", "lich draw 1 1", "wisp coin 2 1"}
    choose(state, "lich draw 1 1")
    assert pool(state, 0) == (0, 0, 0) and hand(state, 0) == ["cultist"]
    choose(state, "extend_right pickpocket wisp 1")
    assert offers(state) == {"lich power 3 1", "wisp coin 2 1", "pickpocket power 1 1"}
    choose(state, "lich power 3 1")
    assert pool(state, 0) == (0, 3, 0) and hand(state, 0) == ["cultist"]


@pytest.mark.rule("T3.4")
def test_two_equal_abilities_of_a_monster_can_be_used_once_each() -> None:
    """They are offered as one as long as both are open."""
    game = plain("lich horde: power 3, power 3", "wisp horde: coin 2")
    state = scene("", "", area={0: "lich, wisp, pickpocket, hellhound"}, game=game)
    choose(state, "form lich wisp", "lich power 3 1", "extend_right pickpocket wisp 1")
    assert "lich power 3 1" in offers(state)
    choose(state, "lich power 3 1", "extend_left hellhound lich 1")
    assert offers(state) == {"wisp coin 2 1", "pickpocket power 1 1", "hellhound power 1 1"} and pool(state, 0) == (
        0,
        6,
        0,
    )


@pytest.mark.rule("T3.4")
def test_two_monsters_of_a_kind_have_an_ability_each() -> None:
    """When one has used it, the other still can."""
    game = plain("ghoul horde: coin 1", "ghoul left: undead", "ghoul right: undead", "ghoul copies: 3")
    state = scene("", "", area={0: "ghoul*3"}, game=game)
    choose(state, "form ghoul ghoul")
    assert pool(state, 0) == (1, 0, 0)
    choose(state, "extend_left ghoul ghoul 1")
    assert pool(state, 0) == (2, 0, 0) and len(events(state, "unleashed")) == 2


@pytest.mark.rule("T3.4")
def test_what_one_horde_has_used_does_not_bind_another() -> None:
    """The abilities of another horde, and of monsters in none, are not to be had."""
    state = scene("", "", area={0: "ghoul*2, wisp*2, hellhound"}, game=PLAIN)
    choose(state, "form ghoul wisp", "ghoul coin 1 1", "form ghoul wisp")
    assert offers(state) == {"ghoul coin 1 2", "wisp power 2 2"}
    refuse(state, "wisp power 2 1", "T3.4")
    refuse(state, "hellhound power 4 2", "T3.4")
    refuse(state, "hellhound power 4", "T3.4")
    choose(state, "ghoul coin 1 2", "extend_left hellhound ghoul 1")
    assert offers(state) == {"wisp power 2 1", "hellhound power 4 1"}
    choose(state, "wisp power 2 1")
    assert pool(state, 0) == (2, 2, 0)


@pytest.mark.rule("T3.4", "T9.2")
def test_a_keyword_of_a_horde_works_as_on_any_card() -> None:
    """It is done before the next action."""
    state = scene("", "ghoul", area={0: "vampire, wisp"}, game=plain("vampire horde: curse 1"))
    choose(state, "form vampire wisp", "vampire curse 1 1")
    assert asks(state) == (1, "suffer")
    choose(state, "no")
    assert life(state) == [LIFE, LIFE - 2] and asks(state) == (0, "act") and pool(state, 0) == (0, 0, 0)


@pytest.mark.rule("T3.4", "T4.1")
def test_horde_abilities_come_back_in_the_next_phase() -> None:
    """Here of a monster that stayed in play because a token was put on it in its horde."""
    game = plain("haunted_mirror: haunt_one 1", "ghoul horde: coin 1", "wisp horde: coin 2")
    state = scene("", "", area={0: "ghoul, wisp"}, relics={0: "haunted_mirror"}, deck={0: "wisp*5"}, game=game)
    choose(state, "form ghoul wisp", "ghoul coin 1 1", "relic haunted_mirror", "ghoul 1")
    assert area(state, 0) == ["ghoul:haunt", "wisp"]
    finish(finish(state))
    assert area(state, 0) == ["ghoul:banish"] and hordes(state, 0) == [] and discard_pile(state, 0) == ["wisp"]
    choose(state, "play wisp", "form ghoul wisp")
    assert offers(state) == {"ghoul coin 1 1", "wisp coin 2 1"}


# -- texts that activate a horde ability


@pytest.mark.rule("T3.4", "T1.5")
def test_a_text_may_activate_a_horde_ability_without_a_horde() -> None:
    """Of any monster in play; the ability is used up by it."""
    game = plain("lantern: unleash 1", "ghoul horde: coin 1", "wisp horde: power 2")
    state = scene("", "", area={0: "ghoul, wisp", 1: "lich:banish"}, relics={0: "lantern"}, game=game)
    choose(state, "relic lantern")
    assert asks(state) == (0, "unleash_any") and offers(state) == {"ghoul coin 1", "wisp power 2"}
    refuse(state, "lich power 1", "T3.4")
    choose(state, "ghoul coin 1")
    assert pool(state, 0) == (1, 0, 0) and hordes(state, 0) == []
    choose(state, "form ghoul wisp")
    assert pool(state, 0) == (1, 2, 0) and asks(state) == (0, "act")  # only one was left


@pytest.mark.rule("T3.4")
def test_a_horde_can_be_formed_when_all_its_abilities_are_used() -> None:
    """Then there is nothing to activate, neither for it nor by a text."""
    game = plain("lantern: unleash 3", "ghoul horde: coin 1", "wisp horde: power 2")
    state = scene("", "", area={0: "ghoul, wisp"}, relics={0: "lantern"}, game=game)
    choose(state, "relic lantern", "ghoul coin 1")
    assert pool(state, 0) == (1, 2, 0) and asks(state) == (0, "act")
    choose(state, "form ghoul wisp")
    assert hordes(state, 0) == [["ghoul", "wisp"]] and pool(state, 0) == (1, 2, 0)
    assert len(events(state, "unleashed")) == 2


@pytest.mark.rule("T3.4")
def test_a_card_that_comes_back_into_play_is_a_new_one() -> None:
    """It can join a horde again, and its ability can be used again."""
    game = plain("inquisitor: destroy 1", "warlock: command 1", "ghoul horde: coin 1", "wisp horde: power 2")
    state = scene("inquisitor, warlock", "", area={0: "ghoul, wisp, phantom"}, game=game)
    choose(state, "form ghoul wisp", "ghoul coin 1 1", "play inquisitor", "0 ghoul none 1")
    assert discard_pile(state, 0) == ["ghoul"] and hordes(state, 0) == [["wisp"]]
    choose(state, "play warlock", "play ghoul")
    assert "extend_left ghoul wisp 1" in offers(state)
    choose(state, "form ghoul phantom")
    assert offers(state) == {"ghoul coin 1 2", "phantom power 1 2"}
    assert pool(choose(state, "ghoul coin 1 2"), 0) == (2, 0, 0)


# -- T5.2: tokens


@pytest.mark.rule("T5.2", "T3.4")
def test_a_token_is_turned_to_banish_when_its_monster_joins_a_horde() -> None:
    """Whether it forms or extends one; others keep theirs."""
    state = scene("", "", area={0: "ghoul:haunt, wisp:haunt, pickpocket:haunt, lich:haunt"}, game=PLAIN)
    choose(state, "form ghoul wisp", "ghoul coin 1 1")
    assert area(state, 0) == ["ghoul:banish", "lich:haunt", "pickpocket:haunt", "wisp:banish"]
    assert [GAME.cards[each.card] for each in events(state, "turned")] == ["ghoul", "wisp"]
    choose(state, "extend_right pickpocket wisp 1", "wisp power 2 1")
    assert area(state, 0) == ["ghoul:banish", "lich:haunt", "pickpocket:banish", "wisp:banish"]
    finish(state)
    assert area(state, 0) == ["lich:banish"] and discard_pile(state, 0) == ["ghoul", "pickpocket", "wisp"]


@pytest.mark.rule("T5.2", "T3.4", "T5.1")
def test_joining_a_horde_gives_nobody_a_token() -> None:
    """A token that shows Banish goes on showing it."""
    state = scene("", "", area={0: "ghoul, wisp:banish"}, game=PLAIN)
    choose(state, "form ghoul wisp", "ghoul coin 1 1")
    assert area(state, 0) == ["ghoul", "wisp:banish"]


@pytest.mark.rule("T3.4", "T5.2")
@pytest.mark.parametrize("order", ["wisp:haunt, {}", "{}, wisp:haunt"])
@pytest.mark.parametrize("other", ["wisp", "wisp:banish"])
def test_of_equal_monsters_one_that_would_not_stay_anyway_joins(order: str, other: str) -> None:
    """The other keeps its token on the side that lets it stay."""
    for joint in ("form ghoul wisp", "form wisp pickpocket"):
        state = scene("", "", area={0: f"ghoul, pickpocket, {order.format(other)}"}, game=PLAIN)
        choose(state, joint, "wisp power 2 1")
        assert area(state, 0) == sorted(["ghoul", "pickpocket", "wisp:haunt", other])
        finish(state)
        assert area(state, 0) == ["wisp:banish"]


@pytest.mark.rule("T5.2", "T3.4", "T5.1")
def test_a_token_put_on_a_member_of_a_horde_lets_it_stay() -> None:
    """It became part of the horde before it had one."""
    game = plain("haunted_mirror: haunt_one 1")
    state = scene("", "", area={0: "ghoul, wisp, hellhound"}, relics={0: "haunted_mirror"}, game=game)
    choose(state, "form ghoul wisp", "ghoul power 1 1", "relic haunted_mirror", "wisp 1")
    choose(state, "extend_left hellhound ghoul 1", "wisp power 1 1")
    assert area(state, 0) == ["ghoul", "hellhound", "wisp:haunt"]
    finish(state)
    assert area(state, 0) == ["wisp:banish"] and discard_pile(state, 0) == ["ghoul", "hellhound"]
