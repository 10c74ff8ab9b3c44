"""T3.4: which monsters can be joined, and how hordes are formed and extended."""

from __future__ import annotations

import pytest

from gaslamp.games.terrors.kinds import ACOLYTES, MONSTERS
from tests.games.telling import asks
from tests.games.terrors.plain import RING, plain
from tests.games.terrors.scene import (
    GAME,
    area,
    choose,
    discard_pile,
    events,
    finish,
    hordes,
    offers,
    play,
    pool,
    refuse,
    removed_cards,
    scene,
    story,
)

PLAIN = plain()
ONE_OF = {"beast": "hellhound", "undead": "ghoul", "spirit": "wisp", "mortal": "pickpocket"}
NEXT = {"beast": "undead", "undead": "spirit", "spirit": "mortal", "mortal": "beast"}  # from left to right


# -- who fits whom


@pytest.mark.rule("T3.4")
@pytest.mark.parametrize("name", [*ACOLYTES, *MONSTERS])
def test_beasts_are_followed_by_undead_then_spirits_then_mortals_then_beasts_again(name: str) -> None:
    """On the left a monster shows the faction before its own, on the right the one after it."""
    own = GAME.data.word(name, "faction")
    assert GAME.data.word(name, "right") == NEXT[own] and NEXT[GAME.data.word(name, "left")] == own
    assert GAME.data.fact(name, "left").source == GAME.data.fact(name, "right").source == "inferred"


@pytest.mark.rule("T3.4")
@pytest.mark.parametrize("left", RING)
@pytest.mark.parametrize("right", RING)
def test_two_monsters_fit_if_each_shows_the_faction_of_the_other(left: str, right: str) -> None:
    """Only the right way round; and two of a faction do not."""
    one, other = ONE_OF[left], f"{right}_acolyte"
    state = scene("", "", area={0: f"{one}, {other}"}, game=PLAIN)
    wanted = set()
    if NEXT[left] == right:
        wanted.add(f"form {one} {other}")
    if NEXT[right] == left:
        wanted.add(f"form {other} {one}")
    assert offers(state) == {"no", *wanted}
    for joint in {f"form {one} {other}", f"form {other} {one}"} - wanted:
        refuse(state, joint, "T3.4")


@pytest.mark.rule("T3.4")
def test_what_stands_on_the_single_card_counts_and_both_must_show_each_other() -> None:
    """A Ghoul that shows Mortals on its right fits no Spirit, and a Mortal only if that shows Undead."""
    around = {0: "ghoul, wisp, pickpocket"}
    state = scene("", "", area=around, game=plain("ghoul right: mortal", "wisp right: beast"))
    assert offers(state) == {"no"}
    refuse(state, "form ghoul pickpocket", "T3.4")
    refuse(state, "form ghoul wisp", "T3.4")
    game = plain("ghoul right: mortal", "pickpocket left: undead")
    state = scene("", "", area=around, game=game)
    assert offers(state) == {"no", "form ghoul pickpocket"}
    assert hordes(choose(state, "form ghoul pickpocket", "ghoul power 1 1"), 0) == [["ghoul", "pickpocket"]]


@pytest.mark.rule("T3.4")
def test_two_monsters_of_a_kind_may_fit_each_other_if_there_are_two() -> None:
    """Where the cards say so; one alone is no horde."""
    game = plain("ghoul left: undead", "ghoul right: undead")
    assert offers(scene("", "", area={0: "ghoul"}, game=game)) == {"no"}
    state = scene("", "", area={0: "ghoul*3"}, game=game)
    assert offers(state) == {"no", "form ghoul ghoul"}
    choose(state, "form ghoul ghoul")
    assert hordes(state, 0) == [["ghoul", "ghoul"]]
    assert offers(state) == {"no", "attack", "extend_left ghoul ghoul 1", "extend_right ghoul ghoul 1"}
    choose(state, "extend_right ghoul ghoul 1")
    assert hordes(state, 0) == [["ghoul", "ghoul", "ghoul"]] and offers(state) == {"no", "attack"}


@pytest.mark.rule("T3.4", "T1.1")
def test_monsters_outside_factions_influences_and_relics_join_no_horde() -> None:
    """Nor does a monster that is not in one's play area."""
    state = scene(
        "wisp",
        "",
        area={0: "ghoul, cultist, fanatic, bounty", 1: "phantom:banish"},
        relics={0: "lantern"},
        discard={0: "banshee"},
        game=PLAIN,
    )
    assert offers(state) == {"play wisp", "no"}
    for other in ("cultist", "fanatic", "bounty", "lantern", "wisp", "phantom", "banshee", "fenris"):
        refuse(state, f"form ghoul {other}", "T3.4")
        refuse(state, f"form {other} ghoul", "T3.4")


# -- form and extend


@pytest.mark.rule("T3.4")
def test_a_horde_is_formed_of_two_and_extended_at_both_ends() -> None:
    """By one monster each time, and each has to fit its neighbour."""
    state = scene("", "", area={0: "hellhound, ghoul, wisp, pickpocket, zombie"}, game=PLAIN)
    assert offers(state) == {
        "no",
        *("form hellhound ghoul", "form hellhound zombie", "form ghoul wisp", "form zombie wisp"),
        *("form wisp pickpocket", "form pickpocket hellhound"),
    }
    choose(state, "form ghoul wisp", "ghoul power 1 1")
    assert hordes(state, 0) == [["ghoul", "wisp"]]
    assert offers(state) == {
        *("no", "attack", "form hellhound zombie", "form pickpocket hellhound"),
        *("extend_left hellhound ghoul 1", "extend_right pickpocket wisp 1"),
    }
    refuse(state, "extend_right zombie wisp 1", "T3.4")
    refuse(state, "extend_left pickpocket ghoul 1", "T3.4")
    refuse(state, "extend_right hellhound ghoul 1", "T3.4")
    choose(state, "extend_right pickpocket wisp 1", "wisp power 1 1")
    assert hordes(state, 0) == [["ghoul", "wisp", "pickpocket"]]
    assert offers(state) == {
        *("no", "attack", "form hellhound zombie"),
        *("extend_left hellhound ghoul 1", "extend_right hellhound pickpocket 1"),
    }
    choose(state, "extend_left hellhound ghoul 1", "hellhound power 1 1")
    assert hordes(state, 0) == [["hellhound", "ghoul", "wisp", "pickpocket"]] and pool(state, 0) == (0, 3, 0)
    assert offers(state) == {"no", "attack"}


@pytest.mark.rule("T3.4")
def test_all_see_how_a_horde_grows() -> None:
    """Who joined whom, and where everybody stands."""
    state = scene("", "", area={0: "ghoul, wisp, hellhound, cultist"}, game=PLAIN)
    choose(state, "form ghoul wisp", "wisp power 1 1", "extend_left hellhound ghoul 1", "ghoul power 1 1")
    assert story(state) == [
        *("formed 0 ghoul at wisp", "unleashed 0 wisp", "gained_power 0 x1"),
        *("extended 0 hellhound at ghoul", "unleashed 0 ghoul", "gained_power 0 x1"),
    ]
    assert GAME.view(state, 1)["table"]["players"][0]["in_play"] == [
        {"card": "hellhound", "horde": 1},
        {"card": "ghoul", "horde": 1, "unleashed": 1},
        {"card": "wisp", "horde": 1, "unleashed": 1},
        {"card": "cultist"},
    ]


@pytest.mark.rule("T3.4")
def test_a_monster_is_added_at_an_end_and_never_in_the_middle() -> None:
    """One that would only fit inside cannot join."""
    state = scene("", "", area={0: "ghoul, wisp, wraith, pickpocket"}, game=PLAIN)
    choose(state, "form ghoul wisp", "ghoul power 1 1", "extend_right pickpocket wisp 1", "wisp power 1 1")
    assert offers(state) == {"no", "attack"}
    for how in ("extend_left wraith wisp 1", "extend_right wraith ghoul 1", "form ghoul wraith"):
        refuse(state, how, "T3.4")


@pytest.mark.rule("T3.4")
def test_the_ring_may_close_and_go_on() -> None:
    """A horde is as long as there are monsters for it."""
    state = scene("", "", area={0: "hellhound*2, ghoul*2, wisp*2, pickpocket*2"}, game=PLAIN)
    choose(state, "form hellhound ghoul", "hellhound power 1 1")
    while wider := sorted(each for each in offers(state) if each.startswith("extend_right")):
        choose(state, wider[0])
        if asks(state) == (0, "unleash"):
            state.answer(state.offered[0])
    assert hordes(state, 0) == [["hellhound", "ghoul", "wisp", "pickpocket"] * 2] and pool(state, 0) == (0, 7, 0)


@pytest.mark.rule("T3.4")
def test_a_monster_played_later_in_the_phase_can_join() -> None:
    """Hordes and other actions follow each other as one likes."""
    state = scene("wisp, hellhound", "", area={0: "ghoul"}, game=PLAIN)
    choose(state, "play wisp", "form ghoul wisp", "ghoul power 1 1", "attack")
    assert offers(state) == {"play hellhound", "no"}
    choose(state, "play hellhound", "extend_left hellhound ghoul 1", "wisp power 1 1")
    assert hordes(state, 0) == [["hellhound", "ghoul", "wisp"]]


# -- one horde for each monster


@pytest.mark.rule("T3.4")
def test_a_monster_belongs_to_one_horde_in_a_phase() -> None:
    """Whoever is in one cannot form another, nor be added to another."""
    state = scene("", "", area={0: "ghoul, wisp, zombie, banshee, pickpocket"}, game=PLAIN)
    choose(state, "form ghoul wisp", "ghoul power 1 1")
    refuse(state, "form zombie wisp", "T3.4")
    refuse(state, "form ghoul banshee", "T3.4")
    refuse(state, "form wisp pickpocket", "T3.4")
    choose(state, "form zombie banshee", "zombie power 1 2")
    assert hordes(state, 0) == [["ghoul", "wisp"], ["zombie", "banshee"]]
    assert offers(state) == {"no", "attack", "extend_right pickpocket wisp 1", "extend_right pickpocket banshee 2"}


@pytest.mark.rule("T3.4")
def test_two_hordes_are_not_joined_with_each_other() -> None:
    """Even if their ends fit."""
    state = scene("", "", area={0: "hellhound, ghoul, wisp, pickpocket"}, game=PLAIN)
    choose(state, "form hellhound ghoul", "ghoul power 1 1", "form wisp pickpocket", "wisp power 1 2")
    assert hordes(state, 0) == [["hellhound", "ghoul"], ["wisp", "pickpocket"]]
    assert offers(state) == {"no", "attack"}
    refuse(state, "extend_right wisp ghoul 1", "T3.4")


@pytest.mark.rule("T3.4")
def test_two_equal_hordes_are_told_apart() -> None:
    """Each has a number, and is extended by itself."""
    state = scene("", "", area={0: "ghoul*2, wisp*2, hellhound, pickpocket"}, game=PLAIN)
    choose(state, "form ghoul wisp", "ghoul power 1 1", "form ghoul wisp", "ghoul power 1 2")
    assert {each for each in offers(state) if each.startswith("extend")} == {
        *("extend_left hellhound ghoul 1", "extend_left hellhound ghoul 2"),
        *("extend_right pickpocket wisp 1", "extend_right pickpocket wisp 2"),
    }
    refuse(state, "extend_left hellhound ghoul 3", "T3.4")
    refuse(state, "extend_left hellhound ghoul", "T3.4")
    choose(state, "extend_left hellhound ghoul 2", "wisp power 1 2")
    choose(state, "extend_right pickpocket wisp 1", "wisp power 1 1")
    assert hordes(state, 0) == [["ghoul", "wisp", "pickpocket"], ["hellhound", "ghoul", "wisp"]]


# -- members that leave


@pytest.mark.rule("T3.4")
@pytest.mark.parametrize(
    ("gone", "left", "wider"),
    [
        ("hellhound", ["ghoul", "wisp"], {"extend_left werewolf ghoul 1", "extend_right pickpocket wisp 1"}),
        ("ghoul", ["hellhound", "wisp"], {"extend_left pickpocket hellhound 1", "extend_right pickpocket wisp 1"}),
        ("wisp", ["hellhound", "ghoul"], {"extend_left pickpocket hellhound 1"}),
    ],
)
def test_the_others_remain_a_horde_when_a_member_leaves(gone: str, left: list[str], wider: set[str]) -> None:
    """It can be extended at its new end."""
    around = {0: "hellhound, ghoul, wisp, pickpocket, werewolf"}
    state = scene("inquisitor", "", area=around, game=plain("inquisitor: sacrifice 1"))
    choose(state, "form ghoul wisp", "ghoul power 1 1", "extend_left hellhound ghoul 1", "wisp power 1 1")
    choose(state, "play inquisitor", f"{gone} none 1")
    assert removed_cards(state) == [gone] and hordes(state, 0) == [left]
    ways = {each for each in offers(state) if each.startswith("extend") and "inquisitor" not in each}
    assert ways == wider


@pytest.mark.rule("T3.4")
def test_the_last_of_a_horde_is_still_a_horde_and_nobody_is_none() -> None:
    """A single one can be extended; after it there is nothing left to extend."""
    state = scene("inquisitor*2", "", area={0: "ghoul, wisp, phantom"}, game=plain("inquisitor: sacrifice 1"))
    choose(state, "form ghoul wisp", "ghoul power 1 1", "play inquisitor", "wisp none 1")
    assert hordes(state, 0) == [["ghoul"]]
    assert {each for each in offers(state) if "ghoul" in each} == {"extend_right phantom ghoul 1"}
    refuse(state, "form ghoul phantom", "T3.4")
    choose(state, "play inquisitor", "ghoul none 1")
    assert hordes(state, 0) == [[]] and not any(each.startswith("extend") for each in offers(state))
    choose(state, "form phantom inquisitor", "phantom power 1 2")
    assert [horde for horde in hordes(state, 0) if horde] == [["phantom", "inquisitor"]]


@pytest.mark.rule("T3.4", "T4.1")
def test_hordes_last_for_one_phase() -> None:
    """Their members go to the discard pile, and in a later turn they begin anew."""
    state = scene("", "", area={0: "ghoul, wisp"}, deck={0: "ghoul, wisp, cultist*3"}, game=PLAIN)
    finish(choose(state, "form ghoul wisp", "ghoul power 1 1"))
    assert discard_pile(state, 0) == ["ghoul", "wisp"] and area(state, 0) == []
    play(play(finish(state), "ghoul"), "wisp")
    assert hordes(state, 0) == [] and "form ghoul wisp" in offers(state)
    choose(state, "form ghoul wisp")
    assert offers(state) == {"ghoul power 1 1", "wisp power 1 1"} and len(events(state, "formed")) == 2
