"""T9.7 and T9.12: cards in play that are sacrificed or destroyed, and cards of the street that are swept away."""

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
    hope,
    hordes,
    life,
    offers,
    play,
    pool,
    refuse,
    refuse_set,
    relics,
    removed_cards,
    scene,
    story,
    street,
)

OFFERING = plain("cultist: sacrifice 1", "fanatic: sacrifice 2", "game sacrifice: power 3, regeneration 2")
RUIN = plain("cultist: destroy 1", "fanatic: destroy 2", "zombie: power 2, haunt 1", "lantern: coin 1")


# -- T9.7 Sacrifice


@pytest.mark.rule("T9.7", "T9.18")
def test_any_card_of_ones_own_in_play_can_be_sacrificed() -> None:
    """Monsters, influences, relics and the card itself; nothing of a hand, a pile, the street or a rival."""
    state = scene(
        "cultist, mummy",
        "",
        area={0: "zombie, bounty, gargoyle:banish", 1: "wight"},
        relics={0: "lantern", 1: "bone_horn"},
        discard={0: "lich"},
        game=OFFERING,
    )
    play(state, "cultist")
    assert asks(state) == (0, "sacrifice")
    assert offers(state) == {"zombie", "bounty", "gargoyle banish", "lantern", "cultist"}
    for wrong in ("mummy", "wight", "bone_horn", "lich", "reaper", "gargoyle", "zombie haunt", "zombie none 1", "no"):
        refuse(state, wrong, "T9.7")


@pytest.mark.rule("T9.7")
@pytest.mark.parametrize("card", ["zombie", "bounty", "lantern", "cultist"])
def test_a_sacrificed_card_leaves_the_game_and_brings_its_bonus(card: str) -> None:
    """It is in no pile any more."""
    state = scene("cultist", "", area={0: "zombie, bounty"}, relics={0: "lantern"}, life=(LIFE - 1,), game=OFFERING)
    play(state, "cultist", card)
    assert removed_cards(state) == [card] and discard_pile(state, 0) == []
    assert sorted([*area(state, 0), *relics(state, 0), card]) == ["bounty", "cultist", "lantern", "zombie"]
    assert pool(state, 0) == (0, 3, 1) and life(state)[0] == LIFE
    assert story(state)[1:3] == [f"sacrificed 0 {card}", "gained_power 0 x3"] and asks(state) == (0, "act")


@pytest.mark.rule("T9.7")
def test_a_sacrifice_is_an_order() -> None:
    """Whoever has nothing else in play sacrifices, unasked, the card that demands it."""
    state = play(scene("cultist", "", game=OFFERING), "cultist")
    assert removed_cards(state) == ["cultist"] and pool(state, 0) == (0, 3, 2) and asks(state) == (0, "act")
    assert len(events(state, "sacrificed")) == 1


@pytest.mark.rule("T9.7")
def test_bots_would_rather_give_up_a_starting_card_than_an_influence_or_a_relic() -> None:
    """At first sight."""
    state = play(scene("cultist", "", area={0: "bounty"}, relics={0: "lantern"}, game=OFFERING), "cultist")
    hopes = {card: hope(state, card) for card in ("cultist", "bounty", "lantern")}
    assert hopes["cultist"] > max(hopes["bounty"], hopes["lantern"])


@pytest.mark.rule("T9.7")
def test_two_sacrifices_bring_the_bonus_for_each_card() -> None:
    """One card alone will not do, unless there is no other."""
    state = play(scene("fanatic", "", area={0: "zombie, wisp"}, game=OFFERING), "fanatic")
    assert asks(state) == (0, "sacrifice")
    refuse_set(state, "zombie", "T9.7")
    choose(state, "wisp + zombie")
    assert removed_cards(state) == ["wisp", "zombie"] and pool(state, 0) == (0, 6, 4)
    other = play(scene("fanatic", "", game=OFFERING), "fanatic")
    assert removed_cards(other) == ["fanatic"] and pool(other, 0) == (0, 3, 2) and asks(other) == (0, "act")


@pytest.mark.rule("T9.7")
def test_a_relic_with_nothing_else_in_play_takes_itself() -> None:
    """Its work is not undone; without any other card in play there is no question."""
    game = plain("canopic_jar: sacrifice 2", "game sacrifice: power 3")
    state = choose(scene("", "", relics={0: "canopic_jar"}, game=game), "relic canopic_jar")
    assert removed_cards(state) == ["canopic_jar"] and pool(state, 0) == (0, 3, 0) and asks(state) == (0, "act")


@pytest.mark.rule("T9.7", "T3.4")
def test_equal_monsters_are_told_apart_by_token_and_horde() -> None:
    """The one that is named leaves, the others stay as they are."""
    state = scene("cultist", "", area={0: "zombie, wisp, zombie:banish, zombie"}, game=OFFERING)
    choose(state, "form zombie wisp", "wisp power 1 1")
    play(state, "cultist")
    assert offers(state) == {"zombie none 1", "wisp none 1", "zombie banish", "zombie", "cultist"}
    choose(state, "zombie banish")
    assert area(state, 0) == ["cultist", "wisp", "zombie", "zombie"] and hordes(state, 0) == [["zombie", "wisp"]]


@pytest.mark.rule("T9.7", "T3.4")
def test_a_sacrificed_member_leaves_the_rest_a_horde() -> None:
    """Its end can still be extended."""
    state = scene("cultist", "", area={0: "werewolf, zombie, wisp, hellhound"}, game=OFFERING)
    choose(state, "form zombie wisp", "wisp power 1 1", "extend_left werewolf zombie 1", "zombie power 1 1")
    play(state, "cultist", "werewolf none 1")
    assert hordes(state, 0) == [["zombie", "wisp"]] and "extend_left hellhound zombie 1" in offers(state)


# -- T9.12 Destroy


@pytest.mark.rule("T9.12", "T9.18")
def test_any_card_in_play_or_in_the_street_can_be_destroyed() -> None:
    """Of anybody: monsters, influences, relics; nothing of hands, piles, the market, and no overlord."""
    state = scene(
        "cultist, mummy",
        "wight",
        area={0: "bounty", 1: "zombie:banish, exhumation"},
        relics={0: "lantern", 1: "bone_horn"},
        discard={1: "lich"},
        street="ghoul, grimoire",
        game=RUIN,
    )
    play(state, "cultist")
    mine, theirs = {"0 bounty", "0 lantern", "0 cultist"}, {"1 zombie banish", "1 exhumation", "1 bone_horn"}
    assert asks(state) == (0, "destroy")
    assert offers(state) == {*mine, *theirs, "street ghoul", "street grimoire"}
    for wrong in ("0 mummy", "1 wight", "1 lich", "1 zombie", "0 bone_horn", "street wisp", "1 lilith", "no"):
        refuse(state, wrong, "T9.12")


@pytest.mark.rule("T9.12")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("card", ["wight", "bounty", "lantern"])
def test_a_destroyed_card_goes_to_the_discard_pile_of_its_owner(seat: int, card: str) -> None:
    """Whoever destroyed it; and nothing is gained by it."""
    state = scene("cultist", "", area={seat: "wight, bounty"}, relics={seat: "lantern"}, game=RUIN)
    play(state, "cultist", f"{seat} {card}")
    assert discard_pile(state, seat) == [card] and discard_pile(state, 1 - seat) == [] and removed_cards(state) == []
    left = [one for one in (*area(state, seat), *relics(state, seat)) if one != "cultist"]
    assert sorted([*left, card]) == ["bounty", "lantern", "wight"] and pool(state, 0) == (0, 0, 0)
    assert story(state)[-1] == f"destroyed 0 {card} against {seat}"


@pytest.mark.rule("T9.12", "T3.2")
def test_a_destroyed_card_of_the_street_leaves_the_game_and_is_replaced() -> None:
    """From the market, at its place."""
    state = play(scene("cultist", "", street="ghoul, grimoire", market="wisp", game=RUIN), "cultist", "street ghoul")
    assert removed_cards(state) == ["ghoul"] and street(state) == ["wisp", "grimoire"]
    assert story(state)[-2:] == ["swept 0 ghoul", "appeared wisp"]
    assert (discard_pile(state, 0), discard_pile(state, 1)) == ([], [])


@pytest.mark.rule("T9.12", "T3.2")
def test_a_gap_stays_when_the_market_is_empty() -> None:
    """Of two equal cards in the street one goes."""
    state = play(scene("cultist", "", street="ghoul, ghoul", market="", game=RUIN), "cultist", "street ghoul")
    assert removed_cards(state) == ["ghoul"] and street(state) == ["ghoul"] and not events(state, "appeared")


@pytest.mark.rule("T9.12")
def test_destroy_is_an_order() -> None:
    """Where there is nothing else, it destroys, unasked, the card that demands it."""
    state = play(scene("cultist", "", street="", game=RUIN), "cultist")
    assert area(state, 0) == [] and discard_pile(state, 0) == ["cultist"] and asks(state) == (0, "act")
    assert len(events(state, "destroyed")) == 1


@pytest.mark.rule("T9.12")
def test_destroying_twice_can_hit_what_has_just_appeared() -> None:
    """Each is a choice of its own."""
    state = play(scene("fanatic", "", street="ghoul", market="wisp", game=RUIN), "fanatic", "street ghoul")
    assert offers(state) == {"0 fanatic", "street wisp"}
    choose(state, "street wisp")
    assert removed_cards(state) == ["ghoul", "wisp"] and street(state) == [] and asks(state) == (0, "act")


@pytest.mark.rule("T9.12", "T5.4", "T9.5")
def test_a_destroyed_haunting_monster_loses_its_token() -> None:
    """Drawn and played again it is new, and it can be haunted no more in that turn."""
    state = scene("cultist", "", area={1: "zombie:banish"}, deck={1: ""}, game=RUIN)
    play(state, "cultist", "1 zombie banish")
    choose(state, "no")
    assert area(state, 1) == [] and discard_pile(state, 1) == ["zombie"] and asks(state) == (1, "act")
    choose(state, "no")
    assert hand(state, 1) == ["zombie"]
    finish(state)
    play(state, "zombie")
    assert area(state, 1) == ["zombie:haunt"] and "haunt zombie" not in offers(state)


@pytest.mark.rule("T9.12", "T3.5")
def test_a_relic_that_was_used_stays_used_though_it_comes_back() -> None:
    """In the same turn; in the next one it works again."""
    game = plain("cultist: destroy 1", "fanatic: draw 1", "lantern: coin 1")
    state = scene("cultist, fanatic", "", relics={0: "lantern"}, deck={0: ""}, game=game)
    choose(state, "relic lantern")
    play(state, "cultist", "0 lantern")
    assert discard_pile(state, 0) == ["lantern"] and relics(state, 0) == []
    play(play(state, "fanatic"), "lantern")
    assert relics(state, 0) == ["lantern"] and pool(state, 0) == (1, 0, 0)
    refuse(state, "relic lantern", "T3.5")
    finish(finish(state))
    assert "relic lantern" in offers(state)


@pytest.mark.rule("T9.12", "T2.7")
def test_destroy_reaches_every_seat() -> None:
    """Foes and the partner alike."""
    state = scene("cultist", "", "", "", area={1: "wight", 2: "mummy", 3: "lich"}, street="", game=RUIN)
    play(state, "cultist")
    assert offers(state) == {"0 cultist", "1 wight", "2 mummy", "3 lich"}
    choose(state, "3 lich")
    assert discard_pile(state, 3) == ["lich"] and GAME.view(state, 0)["table"]["players"][3]["in_play"] == []


@pytest.mark.rule("T9.12", "T2.7")
def test_what_a_beaten_overlord_left_behind_cannot_be_destroyed() -> None:
    """Nobody plays with it any more."""
    there, zone = {1: "wight:banish", 3: "lich"}, {1: "lantern"}
    state = scene("cultist", "", "", "", area=there, relics=zone, life=(LIFE, 0), street="", game=RUIN)
    play(state, "cultist")
    assert offers(state) == {"0 cultist", "3 lich"}
    refuse(state, "1 lantern", "T9.12")
