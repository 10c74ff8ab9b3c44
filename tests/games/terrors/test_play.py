"""T3.1: cards are played from the hand; and T1.4, the pool that fills with what they give."""

from __future__ import annotations

import pytest

from tests.games.telling import asks
from tests.games.terrors.plain import LIFE, plain
from tests.games.terrors.scene import (
    area,
    choose,
    deck,
    discard_pile,
    events,
    finish,
    hand,
    life,
    offers,
    play,
    pool,
    refuse,
    relics,
    removed_cards,
    scene,
    story,
)

ALLIES = [  # an overlord, a monster of its faction, an Acolyte of it, one of its influences
    ("methuselah", "ghoul", "undead_acolyte", "death_warrant"),
    ("lilith", "pickpocket", "mortal_acolyte", "bounty"),
    ("fenris", "hellhound", "beast_acolyte", "full_moon"),
    ("azazael", "wisp", "spirit_acolyte", "dark_pact"),
]
BOUNTY = plain("bounty: coin 1", "bounty bonus: power 4")


# -- monsters


@pytest.mark.rule("T3", "T3.1", "T1.3")
def test_a_monster_is_played_for_nothing_and_works_at_once() -> None:
    """It leaves the hand and lies in the play area; all see it."""
    state = scene("ghoul, cultist", "", game=plain("ghoul: power 2"))
    play(state, "ghoul")
    assert hand(state, 0) == ["cultist"] and area(state, 0) == ["ghoul"] and pool(state, 0) == (0, 2, 0)
    assert story(state) == ["played 0 ghoul", "gained_power 0 x2"]
    assert asks(state) == (0, "act")


@pytest.mark.rule("T3.1")
def test_only_cards_of_the_hand_can_be_played() -> None:
    """Not those of the discard pile, of the deck, of the Street, in play or in another's hand."""
    state = scene("cultist*2, ghoul", "wight", area={0: "mummy"}, discard={0: "zombie"}, deck={0: "lich"}, game=plain())
    assert offers(state) == {"play cultist", "play ghoul"}
    for elsewhere in ("zombie", "lich", "demon", "mummy", "wight", "fanatic", "fenris"):
        refuse(state, f"play {elsewhere}", "T3.1")


@pytest.mark.rule("T3.1")
def test_of_two_equal_cards_one_is_played() -> None:
    """The other stays in the hand and can be played too."""
    state = scene("cultist*2", "", game=plain())
    play(state, "cultist")
    assert hand(state, 0) == ["cultist"] and pool(state, 0) == (1, 0, 0)
    play(state, "cultist")
    assert area(state, 0) == ["cultist", "cultist"] and pool(state, 0) == (2, 0, 0)
    refuse(state, "play cultist", "T3.1")


@pytest.mark.rule("T3.1")
def test_resources_come_first_then_keywords_then_texts_in_whatever_order_they_are_written() -> None:
    """While a keyword asks something, the resources are there already and what the text gives is not."""
    state = scene("banshee", "ghoul", game=plain("banshee: dearest 1, curse 1, coin 2"))
    play(state, "banshee")
    assert asks(state) == (1, "suffer") and pool(state, 0) == (2, 0, 0)
    choose(state, "no")
    assert pool(state, 0) == (2, 3, 0)
    assert story(state) == [
        "played 0 banshee",
        "gained_coin 0 x2",
        "cursed 0 banshee against 1",
        "lost_life 1 x2",
        "gained_power 0 x3",
    ]


@pytest.mark.rule("T3.1", "T9.13", "T10.5")
def test_a_text_that_asks_waits_until_all_keywords_are_done() -> None:
    """The rally token is taken before the question comes."""
    state = scene("alchemist", "", game=plain("alchemist: coin_or_regeneration 1, rally 1, draw 1"))
    play(state, "alchemist")
    assert asks(state) == (0, "brew") and hand(state, 0) == ["cultist"]
    assert len(events(state, "rallied", "drew")) == 2 and pool(state, 0) == (0, 0, 0)
    choose(state, "coin 2")
    assert pool(state, 0) == (2, 0, 0)


@pytest.mark.rule("T3.1")
def test_what_a_card_does_is_finished_before_the_next_action() -> None:
    """A keyword that stands there three times works three times."""
    state = scene("rat_swarm, cultist", "", game=plain("rat_swarm: frenzy 3"))
    play(state, "rat_swarm")
    assert asks(state) == (0, "frenzy")
    choose(state, "power 2 + power 2 + power 2")
    assert asks(state) == (0, "act") and pool(state, 0) == (0, 6, 0)


@pytest.mark.rule("T3")
def test_the_question_what_to_do_next_speaks_of_no_card() -> None:
    """Whatever was played, used, joined or bought before."""
    game = plain("ghoul: power 1", "lantern: coin 1", "mummy cost: 1")
    state = scene("ghoul", "", area={0: "wisp, zombie"}, relics={0: "lantern"}, street="mummy", game=game)
    for action in (["play ghoul"], ["relic lantern"], ["form zombie wisp", "wisp power 1 1"], ["buy mummy"]):
        choose(state, *action)
        assert asks(state) == (0, "act") and state.question is not None and state.question.card == 0


@pytest.mark.rule("T3.1")
def test_a_blank_monster_can_be_played_too() -> None:
    """It does nothing, and lies in play."""
    state = play(scene("lich", "", game=plain()), "lich")
    assert area(state, 0) == ["lich"] and pool(state, 0) == (0, 0, 0) and story(state) == ["played 0 lich"]


# -- triggered abilities


@pytest.mark.rule("T3.1", "T10.3")
def test_a_triggered_ability_waits_for_its_condition() -> None:
    """It does nothing when its card is played; what sets it off is carried out to its end first."""
    game = plain("phantom trigger: first_mortal", "phantom triggered: coin 1", "inquisitor: power 1, frenzy 1")
    state = scene("phantom, inquisitor", "", game=game)
    play(state, "phantom")
    assert pool(state, 0) == (0, 0, 0)
    play(state, "inquisitor")
    assert asks(state) == (0, "frenzy") and pool(state, 0) == (0, 1, 0) and events(state, "set_off") == []
    choose(state, "power 2")
    assert pool(state, 0) == (1, 3, 0)
    assert story(state)[-3:] == ["gained_power 0 x2", "set_off 0 phantom", "gained_coin 0 x1"]


@pytest.mark.rule("T3.1", "T10.3")
def test_what_waits_for_the_first_monster_of_a_faction_is_set_off_once_in_a_turn() -> None:
    """Not by a second one; in the next turn it waits anew."""
    game = plain("phantom trigger: first_mortal", "phantom triggered: coin 1", "phantom: haunt 1")
    state = scene("phantom, ghoul, inquisitor, warlock", "", deck={0: "pickpocket*5"}, game=game)
    for name, coins in (("phantom", 0), ("ghoul", 0), ("inquisitor", 1), ("warlock", 1)):
        assert pool(play(state, name), 0) == (coins, 0, 0)
    finish(finish(state))
    assert pool(play(play(state, "pickpocket"), "pickpocket"), 0) == (1, 0, 0)


@pytest.mark.rule("T3.1")
def test_who_controls_several_triggered_abilities_chooses_their_order() -> None:
    """One is carried out to its end before the next."""
    game = plain(
        *("phantom trigger: first_mortal", "phantom triggered: frenzy 1"),
        *("wraith trigger: first_mortal", "wraith triggered: coin 1"),
    )
    state = play(scene("inquisitor", "", area={0: "phantom, wraith"}, game=game), "inquisitor")
    assert asks(state) == (0, "respond") and offers(state) == {"phantom", "wraith"}
    refuse(state, (), "T3.1")
    refuse(state, "inquisitor", "T3.1")
    choose(state, "phantom")
    assert asks(state) == (0, "frenzy") and pool(state, 0) == (0, 0, 0)
    choose(state, "power 2")
    assert pool(state, 0) == (1, 2, 0) and asks(state) == (0, "act")
    assert [each.card for each in events(state, "set_off")] == [
        game.cards.index("phantom"),
        game.cards.index("wraith"),
    ]


# -- influences


@pytest.mark.rule("T3.1", "T1.2", "T10.10")
@pytest.mark.parametrize(("overlord", "monster", "acolyte", "influence"), ALLIES)
def test_an_influence_gives_its_bonus_if_a_monster_of_the_overlords_faction_is_in_play(
    overlord: str, monster: str, acolyte: str, influence: str
) -> None:
    """An Acolyte of that faction is enough; monsters of others, and those outside factions, are not."""
    game = plain(f"{influence}: coin 1", f"{influence} bonus: power 4")
    others = [name for _, name, _, _ in ALLIES if name != monster]
    rival = "fenris" if overlord != "fenris" else "lilith"
    for friends, wanted in (
        ("", 0),
        ("cultist, fanatic", 0),
        (", ".join(others), 0),
        (monster, 4),
        (acolyte, 4),
        (f"{monster}:banish, {others[0]}", 4),
    ):
        state = scene(influence, "", area={0: friends}, overlords=f"{overlord}, {rival}", game=game)
        assert pool(play(state, influence), 0) == (1, wanted, 0)
        assert influence in area(state, 0) and hand(state, 0) == []


@pytest.mark.rule("T3.1", "T10.10")
def test_a_monster_played_after_the_influence_does_not_switch_its_bonus_on() -> None:
    """Played before it, it does; and it helps every influence that follows."""
    state = scene("bounty*2, pickpocket", "", overlords="lilith, fenris", game=BOUNTY)
    play(play(state, "bounty"), "pickpocket")
    assert pool(state, 0) == (1, 0, 0)
    play(state, "bounty")
    assert pool(state, 0) == (2, 4, 0)
    state = scene("bounty*2, pickpocket", "", overlords="lilith, fenris", game=BOUNTY)
    play(play(play(state, "pickpocket"), "bounty"), "bounty")
    assert pool(state, 0) == (2, 8, 0)


@pytest.mark.rule("T3.1", "T10.10")
def test_a_monster_that_is_not_in_ones_play_area_does_not_help_an_influence() -> None:
    """In the hand, on the discard pile, or in play before the rival."""
    state = scene(
        "bounty, warlock",
        "",
        area={1: "pickpocket:banish"},
        discard={0: "inquisitor"},
        overlords="lilith, fenris",
        game=BOUNTY,
    )
    assert pool(play(state, "bounty"), 0) == (1, 0, 0)


@pytest.mark.rule("T3.1", "T10.10")
def test_the_bonus_comes_last_even_if_the_monster_that_brought_it_is_gone() -> None:
    """What counts is the moment when the influence is played."""
    game = plain("bounty: sacrifice 1", "bounty bonus: coin 4")
    state = scene("bounty", "", area={0: "pickpocket"}, overlords="lilith, fenris", game=game)
    play(state, "bounty")
    assert asks(state) == (0, "sacrifice") and pool(state, 0) == (0, 0, 0)
    choose(state, "pickpocket")
    assert pool(state, 0) == (4, 1, 0) and removed_cards(state) == ["pickpocket"] and area(state, 0) == ["bounty"]


@pytest.mark.rule("T3.1", "T1.3")
def test_an_influence_is_no_monster() -> None:
    """It sets off nothing that waits for one, and stands in no horde."""
    game = plain("phantom trigger: first_mortal", "phantom triggered: coin 1", "bounty: power 1")
    state = scene("bounty", "", area={0: "phantom"}, overlords="lilith, fenris", game=game)
    play(state, "bounty")
    assert pool(state, 0) == (0, 1, 0) and offers(state) == {"attack", "no"}
    refuse(state, "form phantom bounty", "T3.4")


# -- relics from the hand


@pytest.mark.rule("T3.1", "T3.5", "T1.3")
def test_a_relic_from_the_hand_comes_to_the_relic_zone_and_does_nothing_yet() -> None:
    """It can be used from then on."""
    state = play(scene("lantern", "", game=plain("lantern: coin 2")), "lantern")
    assert relics(state, 0) == ["lantern"] and area(state, 0) == [] and pool(state, 0) == (0, 0, 0)
    assert story(state) == ["played 0 lantern"] and offers(state) == {"relic lantern", "no"}
    assert pool(choose(state, "relic lantern"), 0) == (2, 0, 0)


@pytest.mark.rule("T3.1")
def test_before_a_fourth_relic_one_of_the_three_leaves_the_game() -> None:
    """It cannot be the new one, and there is no way round it."""
    state = scene("lantern, grimoire", "", relics={0: "bone_horn, spell_key"}, game=plain())
    play(state, "grimoire")
    assert relics(state, 0) == ["bone_horn", "grimoire", "spell_key"] and asks(state) == (0, "act")
    play(state, "lantern")
    assert asks(state) == (0, "make_room") and offers(state) == {"bone_horn", "grimoire", "spell_key"}
    assert state.question is not None and state.question.card == plain().cards.index("lantern")
    refuse(state, "lantern", "T3.1")
    refuse(state, (), "T3.1")
    choose(state, "grimoire")
    assert relics(state, 0) == ["bone_horn", "lantern", "spell_key"] and hand(state, 0) == []
    assert removed_cards(state) == ["grimoire"] and discard_pile(state, 0) == []
    assert story(state)[-1] == "removed_relic 0 grimoire"


@pytest.mark.rule("T3.1")
def test_relics_of_another_player_take_no_room() -> None:
    """Each has a zone of three."""
    around = {0: "bone_horn, spell_key", 1: "lantern, raven_skull, iron_shield"}
    state = play(scene("grimoire", "", relics=around, game=plain()), "grimoire")
    assert asks(state) == (0, "act") and removed_cards(state) == []
    assert relics(state, 0) == ["bone_horn", "grimoire", "spell_key"] and len(relics(state, 1)) == 3


# -- T1.4: the pool


@pytest.mark.rule("T1.4", "T3")
def test_resources_collect_in_the_pool_and_are_spent_at_any_time_in_the_phase() -> None:
    """In any order, in parts, as often as one likes; what is spent is gone."""
    game = plain("ghoul: coin 1, power 2", "wisp: regeneration 3", "ghoul cost: 1")
    state = scene("ghoul, cultist*2, fanatic, wisp", "", street="ghoul", game=game)
    play(play(state, "ghoul"), "cultist")
    assert pool(state, 0) == (2, 2, 0)
    choose(state, "attack", "1 1")
    assert pool(state, 0) == (2, 1, 0) and life(state) == [LIFE, LIFE - 1]
    play(play(state, "fanatic"), "wisp")
    assert pool(state, 0) == (2, 2, 3)
    choose(state, "buy ghoul")
    assert pool(state, 0) == (1, 2, 3)
    choose(state, "play cultist", "attack", "1 2")
    assert pool(state, 0) == (2, 0, 3) and life(state) == [LIFE, LIFE - 3]


@pytest.mark.rule("T1.4", "T4.1")
def test_what_is_left_in_the_pool_is_lost_when_the_turn_ends() -> None:
    """Of every resource; the next turn begins with none."""
    state = scene("ghoul", "", game=plain("ghoul: coin 1, power 2, regeneration 3"))
    play(state, "ghoul")
    assert pool(state, 0) == (1, 2, 3)
    finish(state)
    assert asks(state) == (1, "act") and pool(state, 0) == pool(state, 1) == (0, 0, 0)


@pytest.mark.rule("T1.4", "T9.8", "T7.1")
def test_regeneration_that_finds_no_wound_waits_for_one_in_the_pool() -> None:
    """It heals as soon as life is lost in the same phase, and not more than was lost."""
    state = scene("wisp", "", overlords="methuselah, fenris", game=plain("wisp: regeneration 3"))
    play(state, "wisp")
    assert pool(state, 0) == (0, 0, 3) and life(state) == [LIFE, LIFE]
    choose(state, "rule methuselah")
    assert pool(state, 0) == (0, 0, 1) and life(state) == [LIFE, LIFE] and deck(state, 0) == ["cultist"] * 4


# -- T1.5: the golden rule


@pytest.mark.rule("T1.5", "T3.5", "T10.2")
def test_the_text_of_a_card_outranks_the_rules() -> None:
    """A relic works once in a turn, unless a card says otherwise."""
    game = plain("silver_dagger: power 2", "relic_hunter: reuse_relic 1")
    state = scene("relic_hunter", "", relics={0: "silver_dagger"}, game=game)
    choose(state, "relic silver_dagger")
    refuse(state, "relic silver_dagger", "T3.5")
    choose(state, "play relic_hunter")
    assert pool(state, 0) == (0, 4, 0)
    refuse(state, "relic silver_dagger", "T3.5")
