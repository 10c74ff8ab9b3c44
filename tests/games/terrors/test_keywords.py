"""T9: the keywords and symbols that work by themselves: Draw, Power, Coin, Haunt, Armour, Regeneration, Rally."""

from __future__ import annotations

import pytest

from gaslamp.games.terrors.state import Terrors
from tests.games.telling import asks
from tests.games.terrors.plain import LIFE, plain
from tests.games.terrors.scene import (
    GAME,
    area,
    choose,
    deck,
    discard_pile,
    events,
    finish,
    hand,
    life,
    offers,
    on_top,
    play,
    pool,
    scene,
    story,
)

DRAWER = plain("cultist: draw 3")
HAUNTER = plain("zombie: haunt 1", "zombie horde: haunt 1")
HEALER = plain("cultist: regeneration 5")
ARMOURED = plain("zombie armour: 2", "iron_shield armour: 3", "bounty armour: 1", "cultist: destroy 1")


# -- T9.1 Draw


@pytest.mark.rule("T9.1", "T6.1")
def test_draw_takes_as_many_cards_as_the_card_says_from_the_top() -> None:
    """What lies on top comes first."""
    state = scene("cultist", "", top={0: "ghoul, wisp"}, deck={0: "zombie*4"}, game=DRAWER)
    play(state, "cultist")
    assert hand(state, 0) == ["ghoul", "wisp", "zombie"] and on_top(state, 0) == []
    assert deck(state, 0) == ["zombie"] * 3 and asks(state) == (0, "act")


@pytest.mark.rule("T9.1", "T6.1")
def test_draw_goes_on_with_the_shuffled_discard_pile() -> None:
    """The card that draws lies in play, so it is not among them."""
    state = scene("cultist", "", deck={0: "ghoul"}, discard={0: "zombie*4"}, game=DRAWER)
    play(state, "cultist")
    assert hand(state, 0) == ["ghoul", "zombie", "zombie"]
    assert (deck(state, 0), discard_pile(state, 0), area(state, 0)) == (["zombie"] * 2, [], ["cultist"])
    assert story(state, 0) == [
        "played 0 cultist",
        "drew 0 ghoul",
        "reshuffled 0",
        "drew 0 zombie",
        "drew 0 zombie",
    ]


@pytest.mark.rule("T9.1", "T6.1")
@pytest.mark.parametrize(("left", "drawn"), [("ghoul*2", ["ghoul", "ghoul"]), ("", [])])
def test_draw_ends_where_there_are_no_cards(left: str, drawn: list[str]) -> None:
    """Nobody draws what is not there, and an empty pile is not shuffled."""
    state = scene("cultist", "", deck={0: left}, game=DRAWER)
    play(state, "cultist")
    assert hand(state, 0) == drawn and not events(state, "reshuffled") and asks(state) == (0, "act")


@pytest.mark.rule("T9.1")
def test_only_who_draws_sees_the_cards() -> None:
    """The others hear that a card was drawn."""
    state = play(scene("cultist", "", deck={0: "ghoul*3"}, game=DRAWER), "cultist")
    assert story(state, 0)[1:] == ["drew 0 ghoul"] * 3
    assert story(state, 1)[1:] == story(state)[1:] == ["drew 0"] * 3


# -- T9.3, T9.4 Power and Coin


@pytest.mark.rule("T9.3", "T9.4", "T1.4")
def test_power_and_coins_collect_in_the_pool() -> None:
    """As much of each as the cards say, and each is told."""
    game = plain("cultist: coin 3", "fanatic: power 4, coin 2")
    state = scene("cultist*2, fanatic", "", game=game)
    assert "attack" not in offers(state) and "recruit" not in offers(state)
    play(play(state, "cultist"), "fanatic")
    assert pool(state, 0) == (5, 4, 0) and pool(state, 1) == (0, 0, 0)
    play(state, "cultist")
    assert pool(state, 0) == (8, 4, 0)
    assert story(state)[2:5] == ["played 0 fanatic", "gained_coin 0 x2", "gained_power 0 x4"]
    assert {"attack", "recruit"} <= offers(state)


# -- T9.5 Haunt


@pytest.mark.rule("T9.5", "T5.1")
def test_haunt_puts_a_token_on_the_monster_itself() -> None:
    """On no other, and each of two equal monsters gets its own."""
    state = scene("zombie*2", "", area={0: "wisp, cultist"}, game=HAUNTER)
    play(state, "zombie")
    assert area(state, 0) == ["cultist", "wisp", "zombie:haunt"]
    play(state, "zombie")
    assert area(state, 0) == ["cultist", "wisp", "zombie:haunt", "zombie:haunt"]
    assert [(event.seat, event.card) for event in events(state, "got_token")] == [(0, GAME.cards.index("zombie"))] * 2


@pytest.mark.rule("T9.5", "T3.7", "T5.1")
def test_a_monster_with_a_token_gets_no_second_one() -> None:
    """Haunted again, it keeps the one it has, as it lies."""
    state = scene("zombie", "", area={0: "zombie:banish"}, game=HAUNTER)
    play(state, "zombie")
    choose(state, "haunt zombie")
    assert area(state, 0) == ["zombie:banish", "zombie:haunt"] and len(events(state, "got_token")) == 1


@pytest.mark.rule("T9.5", "T5.1", "T5.2")
def test_a_haunt_of_the_horde_lies_on_the_haunt_side() -> None:
    """The monster was in the horde before it got its token."""
    state = scene("", "", area={0: "zombie, wisp"}, game=HAUNTER)
    choose(state, "form zombie wisp", "zombie haunt 1 1")
    assert area(state, 0) == ["wisp", "zombie:haunt"]


@pytest.mark.rule("T9.5", "T5.1")
def test_a_haunt_of_the_horde_is_for_the_monster_in_the_horde() -> None:
    """Not for another one of its kind that lies beside."""
    state = scene("", "", area={0: "zombie, wisp, zombie"}, game=HAUNTER)
    choose(state, "form zombie wisp", "zombie haunt 1 1")
    tokens = {one.get("horde", 0): "haunt_token" in one for one in in_play(state) if one["card"] == "zombie"}
    assert tokens == {1: True, 0: False}


def in_play(state: Terrors) -> list[dict[str, object]]:
    """What all see in play of seat 0."""
    return list(GAME.view(state, None)["table"]["players"][0]["in_play"])


# -- T9.6 Armour


@pytest.mark.rule("T9.6", "T3.3")
def test_armour_of_all_cards_in_play_is_added_up() -> None:
    """Of monsters, influences and relics; nobody is asked."""
    state = scene("", "", area={1: "zombie*2, bounty"}, relics={1: "iron_shield"}, power=20, game=ARMOURED)
    assert [player["armour"] for player in GAME.view(state, None)["table"]["players"]] == [0, 8]
    whole = life(state)
    choose(state, "attack", "1 5")
    assert life(state) == whole and story(state)[-2:] == ["attacked 0 x5 against 1", "absorbed 1 x5"]
    choose(state, "attack", "1 5")
    assert life(state) == [whole[0], whole[1] - 2] and story(state)[-2:] == ["absorbed 1 x3", "lost_life 1 x2"]
    choose(state, "attack", "1 4")
    assert life(state) == [whole[0], whole[1] - 6] and story(state)[-1] == "lost_life 1 x4"


@pytest.mark.rule("T9.6", "T9.12")
def test_armour_lasts_as_long_as_the_card_is_in_play() -> None:
    """What it has absorbed is not undone when it goes, and the rest absorbs only what is left of it."""
    state = scene("cultist", "", area={1: "zombie"}, relics={1: "iron_shield"}, power=20, game=ARMOURED)
    whole = life(state)[1]
    choose(state, "attack", "1 4")
    assert life(state)[1] == whole
    play(state, "cultist", "1 zombie")
    choose(state, "attack", "1 1")
    assert life(state)[1] == whole - 1


@pytest.mark.rule("T9.6")
def test_armour_in_hand_or_discard_pile_absorbs_nothing() -> None:
    """Only cards in play have armour."""
    state = scene("", "iron_shield", discard={1: "zombie, iron_shield"}, power=3, game=ARMOURED)
    whole = life(state)[1]
    choose(state, "attack", "1 3")
    assert life(state)[1] == whole - 3


# -- T9.8 Regeneration


@pytest.mark.rule("T9.8", "T7.1")
def test_regeneration_heals_up_to_the_life_at_the_start() -> None:
    """What is too much stays in the pool."""
    state = scene("cultist", "", overlords="methuselah, fenris", life=(LIFE - 3,), game=HEALER)
    play(state, "cultist")
    assert life(state)[0] == LIFE and pool(state, 0) == (0, 0, 2)
    assert story(state)[1:] == ["gained_regeneration 0 x5", "healed 0 x3"]


@pytest.mark.rule("T9.8", "T1.4", "T10.7")
def test_regeneration_in_the_pool_heals_a_wound_of_the_same_phase() -> None:
    """As much as there is left of it."""
    state = scene("cultist", "", overlords="methuselah, fenris", game=HEALER)
    play(state, "cultist")
    assert life(state)[0] == LIFE and pool(state, 0) == (0, 0, 5)
    choose(state, "rule methuselah")
    assert life(state)[0] == LIFE and pool(state, 0) == (0, 0, 3)


@pytest.mark.rule("T9.8", "T4.1")
def test_regeneration_that_is_not_used_is_lost() -> None:
    """It does not heal what a rival does later."""
    state = scene("cultist", "fanatic", overlords="methuselah, fenris", game=HEALER)
    finish(play(state, "cultist"))
    assert asks(state) == (1, "act") and pool(state, 0) == (0, 0, 0)
    play(state, "fanatic")
    choose(state, "attack")
    assert life(state)[0] == LIFE - 1


# -- T9.13 Rally


@pytest.mark.rule("T9.13", "T6.1")
def test_each_rally_token_is_a_card_more_in_the_draw_phase() -> None:
    """Then the tokens are put back."""
    game = plain("cultist: rally 2", "fanatic: rally 1")
    state = scene("cultist, fanatic", "", deck={0: "zombie*20"}, game=game)
    play(play(state, "cultist"), "fanatic")
    assert GAME.view(state, 1)["table"]["players"][0]["rally"] == 3 and hand(state, 0) == []
    choose(state, "no")
    assert hand(state, 0) == ["zombie"] * 8 and GAME.view(state, 1)["table"]["players"][0]["rally"] == 0
    assert [event.n for event in events(state, "rallied")] == [2, 1]
    finish(state)
    for _ in range(8):
        play(state, "zombie")
    choose(state, "no")
    assert len(hand(state, 0)) == 5
