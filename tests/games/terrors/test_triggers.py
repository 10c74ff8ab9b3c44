"""T3.1 and T10.3: triggered abilities, when they are set off, how often, and in which order."""

from __future__ import annotations

import pytest

from tests.games.telling import asks
from tests.games.terrors.plain import LIFE, plain
from tests.games.terrors.scene import (
    area,
    choose,
    events,
    finish,
    life,
    offers,
    play,
    pool,
    refuse,
    removed_cards,
    scene,
    story,
)

SPIRIT = ("poltergeist trigger: first_mortal", "poltergeist triggered: sacrifice 1")
WITCH = ("coven_witch trigger: curse", "coven_witch triggered: life 2")
HAUNTED = plain(*SPIRIT, "alchemist: coin 2, rally 1", "inquisitor: sacrifice 1")
ORDERED = plain(*SPIRIT, "banshee trigger: first_mortal", "banshee triggered: power 2")
NESTED = plain("poltergeist trigger: first_mortal", "poltergeist triggered: curse 1", *WITCH)


# -- T10.3 Poltergeist


@pytest.mark.rule("T10.3", "T3.1")
@pytest.mark.parametrize("mortal", ["alchemist", "mortal_acolyte"])
def test_the_first_mortal_of_the_turn_sets_off_the_poltergeist(mortal: str) -> None:
    """An Acolyte of the Mortals is one too."""
    state = play(scene(mortal, "", area={0: "poltergeist"}, game=HAUNTED), mortal)
    assert asks(state) == (0, "sacrifice") and offers(state) == {"poltergeist", mortal}
    assert story(state)[-1] == "set_off 0 poltergeist"
    choose(state, mortal)
    assert removed_cards(state) == [mortal] and area(state, 0) == ["poltergeist"] and asks(state) == (0, "act")


@pytest.mark.rule("T10.3", "T3.1")
def test_the_mortal_has_done_everything_before() -> None:
    """What sets off is carried out to its end."""
    state = play(scene("alchemist", "", area={0: "poltergeist"}, game=HAUNTED), "alchemist")
    assert story(state) == ["played 0 alchemist", "gained_coin 0 x2", "rallied 0 x1", "set_off 0 poltergeist"]


@pytest.mark.rule("T10.3")
def test_the_second_mortal_does_not_set_it_off() -> None:
    """Nor does one of the same kind."""
    state = play(scene("alchemist*2, pickpocket", "", area={0: "poltergeist"}, game=HAUNTED), "alchemist", "alchemist")
    play(play(state, "pickpocket"), "alchemist")
    assert asks(state) == (0, "act") and len(events(state, "set_off")) == 1


@pytest.mark.rule("T10.3")
@pytest.mark.parametrize("card", ["zombie", "wisp", "hellhound", "poltergeist", "cultist", "bounty", "lantern"])
def test_other_cards_do_not_set_it_off(card: str) -> None:
    """And the first Mortal after them does."""
    state = play(scene(f"{card}, alchemist", "", area={0: "poltergeist"}, game=HAUNTED), card)
    assert asks(state) == (0, "act") and not events(state, "set_off")
    play(state, "alchemist")
    assert asks(state) == (0, "sacrifice")


@pytest.mark.rule("T10.3")
def test_a_mortal_played_before_the_poltergeist_was_the_first() -> None:
    """Then it is too late in this turn."""
    state = play(scene("alchemist*2, poltergeist", "", game=HAUNTED), "alchemist")
    play(play(state, "poltergeist"), "alchemist")
    assert asks(state) == (0, "act") and not events(state, "set_off")


@pytest.mark.rule("T10.3", "T3.7", "T5.4")
def test_it_is_set_off_once_in_every_turn() -> None:
    """A Poltergeist that stays by haunt is set off anew, and by a Mortal played, not by one haunted."""
    stay, later = {0: "poltergeist:haunt, pickpocket:haunt, cultist"}, {0: "alchemist*5"}
    state = scene("alchemist", "", area=stay, deck=later, game=HAUNTED)
    play(state, "alchemist", "cultist")
    finish(choose(state, "no"))
    assert asks(state) == (0, "act") and area(state, 0) == ["pickpocket:banish", "poltergeist:banish"]
    choose(state, "haunt pickpocket")
    assert asks(state) == (0, "act")
    play(state, "alchemist")
    assert asks(state) == (0, "sacrifice") and len(events(state, "set_off")) == 2


@pytest.mark.rule("T10.3", "T3.7")
def test_haunting_the_poltergeist_does_not_set_it_off() -> None:
    """Its triggered ability waits as that of any card in play."""
    state = choose(scene("alchemist", "", area={0: "poltergeist:banish"}, game=HAUNTED), "haunt poltergeist")
    assert asks(state) == (0, "act") and not events(state, "set_off")
    assert asks(play(state, "alchemist")) == (0, "sacrifice")


@pytest.mark.rule("T10.3")
def test_mortals_of_a_rival_do_not_count() -> None:
    """It is its own player who plays the Mortal."""
    state = scene("", "alchemist", area={0: "poltergeist:haunt", 1: "wisp"}, game=HAUNTED)
    choose(state, "no")
    play(state, "alchemist")
    assert asks(state) == (1, "act") and not events(state, "set_off")


@pytest.mark.rule("T10.3", "T3.1")
def test_two_poltergeists_are_both_set_off() -> None:
    """They are alike, so their order is not asked."""
    state = play(scene("alchemist", "", area={0: "poltergeist*2, cultist*2"}, game=HAUNTED), "alchemist")
    assert asks(state) == (0, "sacrifice")
    choose(state, "cultist")
    assert asks(state) == (0, "sacrifice")
    choose(state, "cultist")
    assert asks(state) == (0, "act") and removed_cards(state) == ["cultist"] * 2
    assert (
        story(state)[3:]
        == [
            "set_off 0 poltergeist",
            "sacrificed 0 cultist",
            "gained_power 0 x1",
        ]
        * 2
    )


@pytest.mark.rule("T10.3", "T3.1")
def test_what_left_play_before_is_not_set_off() -> None:
    """The Mortal's own Sacrifice comes first, and may take the Poltergeist."""
    state = scene("inquisitor, alchemist", "", area={0: "poltergeist"}, game=HAUNTED)
    play(state, "inquisitor", "poltergeist")
    assert asks(state) == (0, "act") and not events(state, "set_off")
    play(state, "alchemist")
    assert asks(state) == (0, "act")


@pytest.mark.rule("T10.3", "T3.1")
def test_an_ability_that_waits_is_lost_with_its_card() -> None:
    """One Poltergeist sacrifices the other, and that is all; or itself, and then the other still has its turn."""
    times = []
    for victim in ("poltergeist", "poltergeist banish"):
        state = scene("alchemist", "", area={0: "poltergeist:banish, poltergeist"}, game=HAUNTED)
        play(state, "alchemist", victim)
        if asks(state) == (0, "sacrifice"):
            choose(state, "alchemist")
        assert asks(state) == (0, "act") and removed_cards(state)[-1] == "poltergeist"
        times.append(len(events(state, "set_off")))
    assert sorted(times) == [1, 2]


# -- order


@pytest.mark.rule("T3.1")
def test_of_different_abilities_their_controller_chooses_the_next() -> None:
    """All that were set off must be carried out, none that was not."""
    state = play(scene("pickpocket", "", area={0: "poltergeist, banshee, wisp"}, game=ORDERED), "pickpocket")
    assert asks(state) == (0, "respond") and offers(state) == {"poltergeist", "banshee"}
    for wrong in ("no", "wisp", "pickpocket"):
        refuse(state, wrong, "T3.1")
    choose(state, "banshee")
    assert pool(state, 0) == (0, 2, 0) and asks(state) == (0, "sacrifice")
    choose(state, "wisp")
    assert asks(state) == (0, "act")


@pytest.mark.rule("T3.1")
@pytest.mark.parametrize("victim", ["banshee", "wisp"])
def test_who_leaves_play_while_waiting_does_nothing(victim: str) -> None:
    """The Poltergeist is first and may take the other one away."""
    state = play(scene("pickpocket", "", area={0: "poltergeist, banshee, wisp"}, game=ORDERED), "pickpocket")
    choose(state, "poltergeist", victim)
    assert asks(state) == (0, "act") and pool(state, 0) == (0, 1 if victim == "banshee" else 3, 0)
    assert len(events(state, "set_off")) == (1 if victim == "banshee" else 2)


@pytest.mark.rule("T3.1")
@pytest.mark.parametrize(
    ("faction", "monster"), [("undead", "zombie"), ("spirit", "wisp"), ("mortal", "pickpocket"), ("beast", "hellhound")]
)
def test_every_faction_can_be_waited_for(faction: str, monster: str) -> None:
    """Only the first monster of that faction in the turn sets it off."""
    game = plain(f"lich trigger: first_{faction}", "lich triggered: power 2")
    others = [one for one in ("zombie", "wisp", "pickpocket", "hellhound") if one != monster]
    state = scene(f"{', '.join(others)}, {monster}*2", "", area={0: "lich"}, game=game)
    for other in others:
        play(state, other)
    assert not events(state, "set_off")
    play(state, monster)
    assert pool(state, 0) == (0, 2, 0)
    play(state, monster)
    assert pool(state, 0) == (0, 2, 0) and len(events(state, "set_off")) == 1


@pytest.mark.rule("T3.1")
def test_a_card_in_play_can_be_set_off_by_its_own_coming() -> None:
    """It is in play when what it did is done."""
    game = plain("pickpocket: coin 1", "pickpocket trigger: first_mortal", "pickpocket triggered: power 2")
    state = play(scene("pickpocket*2", "", game=game), "pickpocket")
    assert story(state)[1:] == ["gained_coin 0 x1", "set_off 0 pickpocket", "gained_power 0 x2"]
    play(state, "pickpocket")
    assert pool(state, 0) == (2, 2, 0)


# -- curses within


@pytest.mark.rule("T3.1", "T10.4")
def test_a_curse_that_was_set_off_sets_off_the_witch() -> None:
    """One after the other, each to its end."""
    state = scene("pickpocket", "", area={0: "poltergeist, coven_witch"}, life=(10,), game=NESTED)
    play(state, "pickpocket")
    assert asks(state) == (0, "act") and life(state) == [12, LIFE - 2]
    assert story(state)[1:] == [
        "set_off 0 poltergeist",
        "cursed 0 poltergeist against 1",
        "lost_life 1 x2",
        "set_off 0 coven_witch",
        "healed 0 x2",
    ]


@pytest.mark.rule("T3.1", "T10.4")
@pytest.mark.parametrize("order", [("coven_witch",), ("poltergeist",)])
def test_each_of_two_curses_that_were_set_off_counts_for_the_witch(order: tuple[str, ...]) -> None:
    """Also if the second one is cast before she has answered the first."""
    state = scene("pickpocket", "", area={0: "poltergeist*2, coven_witch"}, life=(10,), game=NESTED)
    play(state, "pickpocket")
    assert asks(state) == (0, "respond") and offers(state) == {"poltergeist", "coven_witch"}
    choose(state, *order)
    assert asks(state) == (0, "act") and life(state) == [14, LIFE - 4]


@pytest.mark.rule("T3.1", "T10.4", "T10.3")
def test_the_witch_is_the_first_mortal_herself() -> None:
    """Her curse and what it sets off come before what her playing sets off."""
    game = plain(*SPIRIT, "coven_witch: curse 1", *WITCH)
    state = scene("coven_witch", "ghoul", area={0: "poltergeist"}, life=(10,), game=game)
    play(state, "coven_witch")
    assert asks(state) == (1, "suffer")
    choose(state, "no")
    assert asks(state) == (0, "sacrifice") and life(state) == [12, LIFE - 2]
    assert story(state)[-3:] == ["set_off 0 coven_witch", "healed 0 x2", "set_off 0 poltergeist"]
