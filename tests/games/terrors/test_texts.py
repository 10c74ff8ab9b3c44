"""T10: cards with a text of their own: Skeleton, Relic Hunter, Alchemist, influences, and who haunts one monster."""

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
    scene,
    story,
)

COSTS = plain("skeleton: dearest 1", "skeleton cost: 4", "lich cost: 8", "lantern cost: 9", "zombie cost: 2")
HUNTER = plain("relic_hunter: power 1, reuse_relic 1", "lantern: coin 2", "bone_horn: rally 1", "iron_shield armour: 1")
BREWER = plain("alchemist: coin_or_regeneration 1", "game brew: coin 2, regeneration 3")
PACT = plain("register_of_the_dead: power 1, curse 1", "register_of_the_dead bonus: coin 3", "exhumation: sacrifice 1")
MIRROR = plain("haunted_mirror: haunt_one 1", "possession: power 1", "possession bonus: haunt_one 1")


# -- T10.1 Skeleton


@pytest.mark.rule("T10.1", "T8.2")
@pytest.mark.parametrize(
    ("there", "power"),
    [("", 4), ("zombie", 4), ("lich", 8), ("lich, zombie", 8), ("cultist", 4), ("lich:banish", 8)],
)
def test_the_skeleton_gains_power_as_the_dearest_monster_costs(there: str, power: int) -> None:
    """In one's own play area, itself too; what has no cost counts nothing."""
    state = scene("skeleton", "", area={0: there, 1: "lich"}, relics={0: "lantern"}, game=COSTS)
    play(state, "skeleton")
    assert pool(state, 0) == (0, power, 0)


@pytest.mark.rule("T10.1", "T3.7")
def test_the_skeleton_counts_anew_when_it_is_haunted() -> None:
    """Whatever has come since."""
    state = scene("lich", "", area={0: "skeleton:banish"}, game=COSTS)
    play(state, "lich")
    choose(state, "haunt skeleton")
    assert pool(state, 0) == (0, 8, 0)


@pytest.mark.rule("T10.1", "T3.1")
def test_unique_texts_come_after_keywords() -> None:
    """A Skeleton with Sacrifice first loses the Lich."""
    game = plain("skeleton: dearest 1, sacrifice 1", "skeleton cost: 4", "lich cost: 8", "game sacrifice: coin 1")
    state = play(scene("skeleton", "", area={0: "lich"}, game=game), "skeleton")
    assert asks(state) == (0, "sacrifice") and pool(state, 0) == (0, 0, 0)
    choose(state, "lich")
    assert pool(state, 0) == (1, 4, 0)


# -- T10.2 Relic Hunter


@pytest.mark.rule("T10.2", "T3.5", "T8.2")
def test_the_relic_hunter_uses_a_relic_once_more() -> None:
    """Whether it was used in this turn or not."""
    state = scene("relic_hunter*2", "", relics={0: "lantern, bone_horn, iron_shield", 1: "grimoire"}, game=HUNTER)
    choose(state, "relic lantern")
    play(state, "relic_hunter")
    assert asks(state) == (0, "reuse_relic") and offers(state) == {"lantern", "bone_horn"}
    for wrong in ("iron_shield", "grimoire", "relic_hunter", "no"):
        refuse(state, wrong, "T10.2")
    choose(state, "lantern")
    assert pool(state, 0) == (4, 1, 0) and story(state)[-2:] == ["used_relic 0 lantern", "gained_coin 0 x2"]
    play(state, "relic_hunter", "lantern")
    assert pool(state, 0) == (6, 2, 0)
    refuse(state, "relic lantern", "T3.5")


@pytest.mark.rule("T10.2", "T3.5")
def test_a_relic_used_by_the_relic_hunter_can_still_be_used() -> None:
    """His text does not use it up."""
    state = play(scene("relic_hunter", "", relics={0: "lantern"}, game=HUNTER), "relic_hunter")
    choose(state, "relic lantern")
    assert pool(state, 0) == (4, 1, 0)
    refuse(state, "relic lantern", "T3.5")


@pytest.mark.rule("T10.2")
def test_the_relic_hunters_text_is_an_order() -> None:
    """The only relic that can work does so unasked."""
    state = play(scene("relic_hunter", "", relics={0: "lantern, iron_shield"}, game=HUNTER), "relic_hunter")
    assert asks(state) == (0, "act") and pool(state, 0) == (2, 1, 0) and len(events(state, "used_relic")) == 1


@pytest.mark.rule("T10.2")
@pytest.mark.parametrize("mine", ["", "iron_shield"])
def test_the_relic_hunter_asks_nothing_without_a_relic_that_works(mine: str) -> None:
    """Armour is always on."""
    state = play(scene("relic_hunter", "", relics={0: mine, 1: "lantern"}, game=HUNTER), "relic_hunter")
    assert asks(state) == (0, "act") and pool(state, 0) == (0, 1, 0)


# -- T10.5 Alchemist


@pytest.mark.rule("T10.5", "T9.8")
def test_the_alchemist_gives_coins_or_regeneration() -> None:
    """One of the two, as much as is said there."""
    state = play(scene("alchemist*2", "", life=(LIFE - 2,), game=BREWER), "alchemist")
    assert asks(state) == (0, "brew") and offers(state) == {"coin 2", "regeneration 3"}
    for wrong in ("no", "power 2", "coin 3"):
        refuse(state, wrong, "T10.5")
    choose(state, "coin 2")
    assert pool(state, 0) == (2, 0, 0) and life(state)[0] == LIFE - 2
    play(state, "alchemist", "regeneration 3")
    assert pool(state, 0) == (2, 0, 1) and life(state)[0] == LIFE


# -- T10.10 influences


@pytest.mark.rule("T10.10", "T3.1")
@pytest.mark.parametrize("ally", ["zombie", "undead_acolyte", "lich:banish", "zombie:haunt"])
def test_an_influence_gives_its_bonus_with_a_monster_of_the_overlords_faction(ally: str) -> None:
    """Already in play; the bonus comes last."""
    state = scene("register_of_the_dead", "wisp", area={0: ally}, overlords="methuselah, fenris", game=PACT)
    play(state, "register_of_the_dead")
    assert asks(state) == (1, "suffer") and pool(state, 0) == (0, 1, 0)
    choose(state, "no")
    assert pool(state, 0) == (3, 1, 0)


@pytest.mark.rule("T10.10", "T3.1")
@pytest.mark.parametrize("there", ["", "wisp", "cultist", "exhumation", "hellhound, pickpocket"])
def test_an_influence_gives_no_bonus_without_one(there: str) -> None:
    """Others do not count, nor another influence, nor a rival's monster, nor one that comes later."""
    state = scene(
        "register_of_the_dead, zombie", "", area={0: there, 1: "lich"}, overlords="methuselah, lilith", game=PACT
    )
    play(state, "register_of_the_dead")
    assert pool(state, 0) == (0, 1, 0) and life(state)[1] == LIFE - 2
    play(state, "zombie")
    assert pool(state, 0) == (0, 1, 0)


@pytest.mark.rule("T10.10")
def test_an_influence_counts_whom_it_finds_and_not_whom_it_leaves() -> None:
    """The ally was there when it was played."""
    game = plain("exhumation: sacrifice 1", "exhumation bonus: coin 3")
    state = scene("exhumation", "", area={0: "zombie"}, overlords="methuselah, fenris", game=game)
    play(state, "exhumation", "zombie")
    assert pool(state, 0) == (3, 1, 0)


@pytest.mark.rule("T10.10", "T10.3")
def test_an_influence_is_no_monster() -> None:
    """It sets off nothing, joins no horde and cannot be haunted."""
    game = plain("bounty: power 1", "poltergeist trigger: first_mortal", "poltergeist triggered: power 2")
    state = play(scene("bounty", "", area={0: "poltergeist"}, overlords="lilith, fenris", game=game), "bounty")
    assert asks(state) == (0, "act") and not events(state, "set_off") and offers(state) == {"attack", "no"}


# -- T10.12 haunting one monster


@pytest.mark.rule("T10.12", "T5.1", "T9.18")
def test_the_mirror_haunts_a_monster_of_ones_choice() -> None:
    """One in play, of one's own, that has no token; no influence, no relic."""
    state = scene(
        "", "", area={0: "zombie, wisp, gargoyle:banish, bounty", 1: "lich"}, relics={0: "haunted_mirror"}, game=MIRROR
    )
    choose(state, "relic haunted_mirror")
    assert asks(state) == (0, "haunt_one") and offers(state) == {"zombie", "wisp", "no"}
    for wrong in ("gargoyle", "bounty", "lich", "haunted_mirror", "zombie 1"):
        refuse(state, wrong, "T10.12")
    choose(state, "zombie")
    assert area(state, 0) == ["bounty", "gargoyle:banish", "wisp", "zombie:haunt"]
    assert story(state)[-1] == "got_token 0 zombie"
    choose(state, "no")
    assert area(state, 0) == ["zombie:banish"]


@pytest.mark.rule("T10.12")
def test_the_mirror_may_be_left() -> None:
    """It is used all the same."""
    state = choose(
        scene("", "", area={0: "zombie"}, relics={0: "haunted_mirror"}, game=MIRROR), "relic haunted_mirror", "no"
    )
    assert area(state, 0) == ["zombie"] and not events(state, "got_token")
    refuse(state, "relic haunted_mirror", "T3.5")


@pytest.mark.rule("T10.12")
@pytest.mark.parametrize("there", ["", "bounty", "zombie:banish, wisp:haunt"])
def test_the_mirror_asks_nothing_without_such_a_monster(there: str) -> None:
    """Every monster has its token, or there is none."""
    state = choose(scene("", "", area={0: there}, relics={0: "haunted_mirror"}, game=MIRROR), "relic haunted_mirror")
    assert asks(state) == (0, "act") and not events(state, "got_token")


@pytest.mark.rule("T10.12", "T5.2", "T5.3")
def test_a_monster_in_a_horde_can_be_haunted_and_stays() -> None:
    """It became part of the horde before it had a token; equal monsters are told apart by their horde."""
    state = scene("", "", area={0: "zombie, wisp, zombie"}, relics={0: "haunted_mirror"}, game=MIRROR)
    choose(state, "form zombie wisp", "wisp power 1 1", "relic haunted_mirror")
    assert offers(state) == {"zombie", "zombie 1", "wisp 1", "no"}
    choose(state, "zombie 1")
    assert area(state, 0) == ["wisp", "zombie", "zombie:haunt"]
    finish(choose(state, "no"))
    assert area(state, 0) == ["zombie:banish"] and "haunt zombie" in offers(state)


@pytest.mark.rule("T10.12", "T10.10")
def test_possession_haunts_with_a_spirit_in_play() -> None:
    """As its bonus; it may take any monster of one's own."""
    state = scene("possession", "", area={0: "wisp:banish, zombie"}, overlords="azazael, fenris", game=MIRROR)
    play(state, "possession")
    assert asks(state) == (0, "haunt_one") and offers(state) == {"zombie", "no"}
    choose(state, "zombie")
    assert area(state, 0) == ["possession", "wisp:banish", "zombie:haunt"]
    alone = play(scene("possession", "", area={0: "zombie"}, overlords="azazael, fenris", game=MIRROR), "possession")
    assert asks(alone) == (0, "act") and pool(alone, 0) == (0, 1, 0)


# -- horde abilities that a text calls


@pytest.mark.rule("T3.4", "T8.2")
def test_a_text_can_activate_a_horde_ability_once_in_the_phase() -> None:
    """Of any monster in play, in a horde or not, and not one that was used."""
    game = plain("cultist: unleash 1", "zombie horde: coin 2, rally 1")
    state = scene("cultist*2", "", area={0: "zombie, wisp, hellhound", 1: "lich"}, game=game)
    choose(state, "form zombie wisp", "zombie coin 2 1")
    play(state, "cultist")
    assert asks(state) == (0, "unleash_any")
    assert offers(state) == {"zombie rally 1 1", "wisp power 1 1", "hellhound power 1"}
    refuse(state, "zombie coin 2 1", "T3.4")
    choose(state, "hellhound power 1")
    assert pool(state, 0) == (2, 1, 0)
    play(state, "cultist")
    assert offers(state) == {"zombie rally 1 1", "wisp power 1 1"}


@pytest.mark.rule("T8", "T8.2", "T10")
def test_a_text_of_its_own_is_a_rule_of_its_own() -> None:
    """Each card is told by the rule of its text, or of the keyword that it has; symbols need none."""
    game = plain(
        "skeleton: dearest 1",
        "ghoul: power 1, command 1",
        "zombie: power 1",
        "poltergeist trigger: first_mortal",
        "poltergeist triggered: sacrifice 1",
        "coven_witch trigger: curse",
        "coven_witch triggered: life 2",
    )
    told_by = dict(zip(game.cards, game.card_rules, strict=True))
    assert (told_by["skeleton"], told_by["ghoul"], told_by["zombie"], told_by["bounty"]) == (
        "T10.1",
        "T9.9",
        "",
        "T10.10",
    )
    assert (told_by["poltergeist"], told_by["coven_witch"]) == ("T10.3", "T10.4")
    overlords = [told_by[name] for name in ("azazael", "methuselah", "lilith", "fenris")]
    assert overlords == ["T10.6", "T10.7", "T10.8", "T10.9"]
