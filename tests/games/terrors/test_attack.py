"""T3.3: power is spent on the rival overlord, and armour absorbs some of it."""

from __future__ import annotations

import pytest

from gaslamp.games.terrors.state import Terrors
from tests.games.telling import asks
from tests.games.terrors.plain import LIFE, plain
from tests.games.terrors.scene import (
    GAME,
    area,
    choose,
    discard_pile,
    events,
    finish,
    life,
    offers,
    play,
    pool,
    refuse,
    scene,
    story,
)

PLAIN = plain("gargoyle armour: 2", "iron_shield armour: 1", "plate_of_the_fallen armour: 3")


def attack(state: Terrors, *amounts: int) -> Terrors:
    """Seat 1 is attacked with so much power, once for each amount."""
    for n in amounts:
        choose(state, "attack")
        if asks(state) == (0, "aim"):  # with a single point there is nothing to choose
            choose(state, f"1 {n}")
    return state


# -- power


@pytest.mark.rule("T3.3", "T9.3")
@pytest.mark.parametrize("n", [1, 3, 5])
def test_any_amount_of_power_can_be_spent_and_does_as_much_damage(n: int) -> None:
    """What is not spent stays in the pool."""
    state = scene("", "", power=5, game=PLAIN)
    choose(state, "attack")
    assert asks(state) == (0, "aim") and offers(state) == {f"1 {some}" for some in range(1, 6)}
    choose(state, f"1 {n}")
    assert life(state) == [LIFE, LIFE - n] and pool(state, 0) == (0, 5 - n, 0)
    assert story(state) == [f"attacked 0 x{n} against 1", f"lost_life 1 x{n}"]


@pytest.mark.rule("T3.3", "T1.4")
def test_one_cannot_spend_more_power_than_there_is_nor_none_at_all() -> None:
    """And coins are no power."""
    state = scene("", "", coin=9, street="", acolytes="", overlords="lilith, fenris", game=PLAIN)
    assert offers(state) == {"no"}
    refuse(state, "attack", "T3.3")
    state = choose(scene("", "", coin=9, power=3, game=PLAIN), "attack")
    refuse(state, "1 4", "T3.3")
    refuse(state, "1 0", "T3.3")
    refuse(state, "0 1", "T3.3")
    refuse(state, (), "T3.3")


@pytest.mark.rule("T3.3")
def test_one_can_attack_several_times_between_other_actions() -> None:
    """As long as there is power."""
    state = scene("fanatic, cultist", "", power=3, game=PLAIN)
    attack(state, 2)
    play(play(state, "cultist"), "fanatic")
    attack(state, 1, 1)
    assert life(state) == [LIFE, LIFE - 4] and pool(state, 0) == (1, 0, 0)
    refuse(state, "attack", "T3.3")


# -- armour


@pytest.mark.rule("T3.3", "T9.6")
@pytest.mark.parametrize(
    ("amounts", "lost"),
    [((1,), 0), ((3,), 0), ((4,), 1), ((9,), 6), ((1, 1, 1), 0), ((2, 2), 1), ((1, 1, 1, 1, 1), 2), ((4, 2), 3)],
)
def test_armour_absorbs_the_first_damage_of_a_turn_over_several_attacks(amounts: tuple[int, ...], lost: int) -> None:
    """Here three points, of a monster and a relic together."""
    state = scene("", "", area={1: "gargoyle:banish"}, relics={1: "iron_shield"}, power=20, game=PLAIN)
    assert GAME.view(state, None)["table"]["players"][1]["armour"] == 3
    attack(state, *amounts)
    assert life(state) == [LIFE, LIFE - lost] and pool(state, 0) == (0, 20 - sum(amounts), 0)
    assert sum(each.n for each in events(state, "absorbed")) == min(3, sum(amounts))
    assert sum(each.n for each in events(state, "lost_life")) == lost


@pytest.mark.rule("T3.3", "T9.6")
def test_the_armour_of_all_cards_in_play_is_added_up() -> None:
    """Of two equal monsters too; cards elsewhere do not count."""
    around = {1: "gargoyle:banish, gargoyle:banish"}
    away = {1: "gargoyle"}
    state = scene(
        *("", "iron_shield"),
        area=around,
        relics={1: "plate_of_the_fallen"},
        discard=away,
        deck={1: "iron_shield"},
        power=20,
        game=PLAIN,
    )
    assert life(attack(state, 10)) == [LIFE, LIFE - 3]


@pytest.mark.rule("T3.3", "T9.6")
def test_ones_own_armour_does_not_weaken_ones_own_attack() -> None:
    """Only that of who is attacked."""
    state = scene("", "", area={0: "gargoyle"}, relics={0: "plate_of_the_fallen"}, power=4, game=PLAIN)
    assert life(attack(state, 4)) == [LIFE, LIFE - 4]


@pytest.mark.rule("T3.3", "T9.6")
def test_armour_absorbs_anew_in_every_turn() -> None:
    """A relic stays, and its owner need not do anything for it."""
    state = scene("", "", relics={1: "iron_shield"}, power=3, deck={0: "fanatic*9"}, game=PLAIN)
    finish(attack(state, 1, 2))
    assert life(state) == [LIFE, LIFE - 2]
    finish(state)
    for _ in range(3):
        play(state, "fanatic")
    assert life(attack(state, 1, 2)) == [LIFE, LIFE - 4]


@pytest.mark.rule("T3.3", "T9.6", "T5.3")
def test_a_monster_protects_in_the_rivals_turn_only_if_it_stays_in_play() -> None:
    """A haunt token keeps it there; without one it has left in the clean-up phase."""
    game = plain("gargoyle armour: 2", "phantom armour: 2", "gargoyle: haunt 1")
    for played, lost in (("gargoyle", 1), ("phantom", 3), ("gargoyle, phantom", 1)):
        state = scene(played, "fanatic*3", game=game)
        for name in played.split(", "):
            play(state, name)
        finish(state)
        for _ in range(3):
            play(state, "fanatic")
        choose(state, "attack", "0 3")
        assert life(state) == [LIFE - lost, LIFE]


@pytest.mark.rule("T3.3", "T9.6", "T9.12")
def test_armour_that_is_destroyed_absorbs_no_more() -> None:
    """What it has absorbed before stays absorbed."""
    game = plain("gargoyle armour: 2", "iron_shield armour: 1", "wight: destroy 1")
    state = scene("wight", "", area={1: "gargoyle:banish"}, relics={1: "iron_shield"}, power=9, game=game)
    attack(state, 1)
    choose(state, "play wight", "1 gargoyle banish")
    assert discard_pile(state, 1) == ["gargoyle"] and area(state, 1) == []
    attack(state, 2)
    assert life(state) == [LIFE, LIFE - 2]
    state = scene("wight", "", area={1: "gargoyle:banish"}, relics={1: "iron_shield"}, power=9, game=game)
    attack(state, 3)
    choose(state, "play wight", "1 iron_shield")
    attack(state, 2)
    assert life(state) == [LIFE, LIFE - 2]


# -- loss of life


@pytest.mark.rule("T3.3", "T9.2", "T9.6")
def test_armour_does_not_help_against_a_curse_nor_is_it_used_up_by_one() -> None:
    """Two life are lost, and the armour still absorbs the first damage of the turn."""
    state = scene(
        *("banshee", ""),
        relics={1: "plate_of_the_fallen"},
        power=4,
        game=plain("plate_of_the_fallen armour: 3", "banshee: curse 1"),
    )
    play(state, "banshee")
    assert life(state) == [LIFE, LIFE - 2] and events(state, "absorbed") == []
    assert life(attack(state, 4)) == [LIFE, LIFE - 3]


@pytest.mark.rule("T3.3", "T10.7")
def test_armour_does_not_help_against_life_that_is_paid() -> None:
    """Methuselah loses as much as the sheet says."""
    state = scene("", "", relics={0: "plate_of_the_fallen"}, overlords="methuselah, fenris", game=PLAIN)
    choose(state, "rule methuselah")
    assert life(state) == [LIFE - 2, LIFE] and events(state, "absorbed") == []
