"""Situations that a second reading of the printed rules asked for: rules that meet, over several turns."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from gaslamp.engine.play.playthrough import learnt
from gaslamp.games.terrors.state import Terrors
from tests.games.telling import asks
from tests.games.terrors.plain import LIFE, plain
from tests.games.terrors.scene import (
    GAME,
    answer,
    area,
    choose,
    deck,
    discard_pile,
    events,
    finish,
    hand,
    hordes,
    life,
    offers,
    on_top,
    play,
    pool,
    refuse,
    relics,
    removed_cards,
    scene,
    story,
    street,
)

NIGHT = plain(
    "gargoyle: haunt 1",
    "gargoyle armour: 2",
    "phantom: power 3, haunt 1",
    "iron_shield armour: 2",
    "plate_of_the_fallen armour: 1",
    "zombie: destroy 1",
    "ghoul: command 1",
    "wight: curse 1",
    "mummy: draw 2",
    "skeleton: dearest 1",
    "skeleton cost: 4",
    "mad_doctor: draw 3",
    "haunted_mirror: haunt_one 1",
    "canopic_jar: sacrifice 1",
    "spell_key: look_and_discard 1",
    "lantern: coin 1",
    "relic_hunter: reuse_relic 1",
    "poltergeist trigger: first_mortal",
    "poltergeist triggered: sacrifice 1",
    "coven_witch: curse 1",
    "coven_witch trigger: curse",
    "coven_witch triggered: life 2",
    "warlock summon: 1",
    "black_mass: sacrifice 1",
    "black_mass bonus: coin 2",
    "fang_and_claw bonus: power 2",
)
table = partial(scene, game=NIGHT)


def seen_of(state: Terrors, seat: int, by: int | None) -> dict[str, Any]:
    """What somebody sees of what lies before a player."""
    player: dict[str, Any] = GAME.view(state, by)["table"]["players"][seat]
    return player


def binds(state: Terrors, choice: str) -> bool:
    """Whether an answer cannot be taken back freely: somebody has learnt something by it."""
    after = state.copy()
    after.listen_as(state)
    luck = after.chance.state
    after.answer(answer(state, choice))
    return learnt(state, after, luck)


# -- set-up


@pytest.mark.rule("T2.1", "T2.3", "T2.5")
def test_the_street_is_turned_up_after_all_have_chosen() -> None:
    """Nobody chooses an overlord or an influence with an eye on what is for sale."""
    state = GAME.new(2, 1, listen=True)
    assert isinstance(state, Terrors)
    while asks(state) != (int(state.active), "act"):
        assert not street(state) and not events(state, "appeared")
        state.answer(state.offered[0])
    assert len(street(state)) == GAME.data.number("game", "street")


# -- playing


@pytest.mark.rule("T3.1", "T10.10")
def test_a_haunting_monster_of_last_turn_brings_the_bonus_of_an_influence() -> None:
    """It is in play when the influence comes, though nobody played it this turn."""
    state = table("gargoyle, fang_and_claw", "", deck={0: ""})
    play(play(state, "fang_and_claw"), "gargoyle")
    assert pool(state, 0) == (0, 0, 0)
    finish(finish(state))
    assert area(state, 0) == ["gargoyle:banish"] and hand(state, 0) == ["fang_and_claw"]
    assert pool(play(state, "fang_and_claw"), 0) == (0, 2, 0)


@pytest.mark.rule("T3.1", "T9.7", "T10.10")
def test_an_influence_may_sacrifice_itself_and_still_gives_its_bonus() -> None:
    """What counts is what was in play when it was played."""
    state = table("black_mass", "", area={0: "wisp"}, overlords="azazael, fenris")
    choose(play(state, "black_mass"), "black_mass")
    assert pool(state, 0) == (2, 1, 0) and removed_cards(state) == ["black_mass"] and area(state, 0) == ["wisp"]


@pytest.mark.rule("T10.3", "T9.9", "T3.7")
def test_a_mortal_that_is_haunted_or_fetched_again_is_not_played_for_the_first_time() -> None:
    """Haunting is no playing; and the same card played twice was first only once."""
    state = table("ghoul, pickpocket", "", area={0: "mortal_acolyte:banish, poltergeist"}, discard={0: "pickpocket"})
    assert asks(choose(state, "haunt mortal_acolyte")) == (0, "act")
    assert asks(play(state, "pickpocket")) == (0, "sacrifice")
    choose(state, "mortal_acolyte banish")
    play(state, "ghoul")
    assert asks(play(state, "pickpocket")) == (0, "act") and len(events(state, "set_off")) == 1


@pytest.mark.rule("T10.1", "T3.7")
def test_a_haunting_skeleton_counts_what_is_in_play_now() -> None:
    """Its own cost at least; then that of a dearer monster."""
    state = table("skeleton, lich", "", area={0: "skeleton:banish"})
    assert pool(play(state, "skeleton"), 0) == (0, 4, 0)
    play(state, "lich")
    choose(state, "haunt skeleton")
    assert pool(state, 0) == (0, 4 + NIGHT.data.number("lich", "cost"), 0)


@pytest.mark.rule("T10.4", "T10.3", "T3.1")
def test_the_witch_comes_as_first_mortal_and_her_curse_is_over_before_the_poltergeist() -> None:
    """Curse, what is suffered, her life, and only then the Sacrifice."""
    state = table("coven_witch", "cultist", area={0: "poltergeist"}, life=(LIFE - 5, LIFE))
    assert asks(play(state, "coven_witch")) == (1, "suffer")
    choose(state, "cultist")
    assert asks(state) == (0, "sacrifice") and life(state) == [LIFE - 3, LIFE]
    assert [event.kind for event in events(state, "cursed", "discarded", "healed", "set_off")] == [
        *("cursed", "discarded", "set_off", "healed", "set_off")
    ]


# -- relics


@pytest.mark.rule("T3.1", "T3.5", "T9.7")
def test_a_relic_that_was_used_makes_room_and_the_new_one_can_be_used() -> None:
    """The relic that leaves is out of the game, used or not."""
    state = table("lantern", "", area={0: "wisp"}, relics={0: "canopic_jar, spell_key, iron_shield"})
    choose(state, "relic canopic_jar", "wisp")
    assert offers(play(state, "lantern")) == {"canopic_jar", "spell_key", "iron_shield"}
    refuse(state, "lantern", "T3.1")
    choose(state, "canopic_jar")
    assert relics(state, 0) == ["iron_shield", "lantern", "spell_key"]
    assert removed_cards(state) == ["canopic_jar", "wisp"]
    assert offers(state) == {"relic lantern", "relic spell_key", "attack", "no"}


@pytest.mark.rule("T10.2", "T9.7", "T3.5")
def test_a_relic_that_sacrificed_itself_cannot_be_used_once_more() -> None:
    """With no relic left the Relic Hunter asks nothing."""
    state = table("relic_hunter", "", relics={0: "canopic_jar"})
    choose(state, "relic canopic_jar")
    assert relics(state, 0) == [] and asks(play(state, "relic_hunter")) == (0, "act")


@pytest.mark.rule("T9.12", "T3.1", "T3.5")
def test_a_relic_destroyed_by_a_rival_comes_back_from_the_discard_pile() -> None:
    """It is drawn, played for nothing, and used in the same turn."""
    state = table("zombie", "", relics={1: "lantern"}, deck={1: ""})
    finish(play(state, "zombie", "1 lantern"))
    assert relics(state, 1) == [] and discard_pile(state, 1) == ["lantern"]
    choose(state, "no")
    finish(state)
    assert asks(state) == (1, "act") and hand(state, 1) == ["lantern"]
    assert pool(choose(play(state, "lantern"), "relic lantern"), 1) == (1, 0, 0)


# -- armour and haunting


@pytest.mark.rule("T3.3", "T9.6", "T9.12")
def test_armour_that_falls_between_attacks_has_done_its_part() -> None:
    """Three were absorbed by armour of five; what is left of it, three, has nothing more to give."""
    laid = {1: "iron_shield, plate_of_the_fallen"}
    state = table("zombie", "", relics=laid, area={1: "gargoyle:banish"}, power=10)
    choose(state, "attack", "1 3")
    assert life(state) == [LIFE, LIFE]
    play(state, "zombie", "1 gargoyle banish")
    choose(state, "attack", "1 2")
    assert life(state) == [LIFE, LIFE - 2] and discard_pile(state, 1) == ["gargoyle"]


@pytest.mark.rule("T5.4", "T3.7", "T9.12")
def test_a_destroyed_haunting_monster_can_come_back_but_not_be_haunted() -> None:
    """Fetched and played again, it has not begun the turn in play; its new token keeps it into the next one."""
    state = table("zombie", "ghoul, cultist", area={1: "gargoyle:banish"}, deck={1: "fanatic*5"})
    finish(play(state, "zombie", "1 gargoyle banish"))
    play(state, "ghoul")
    play(state, "gargoyle")
    assert area(state, 1) == ["gargoyle:haunt", "ghoul"]
    refuse(state, "haunt gargoyle", "T3.7")
    play(state, "cultist")
    choose(state, "no")
    assert area(state, 1) == ["gargoyle:banish"] and discard_pile(state, 1) == ["cultist", "ghoul"]


@pytest.mark.rule("T10.12", "T5.2", "T5.3", "T3.4", "T3.7")
def test_a_member_of_a_horde_given_a_token_haunts_and_joins_again_next_turn() -> None:
    """It joined before it had the token; the next horde turns nothing over, and then it leaves."""
    state = table("", "", area={0: "phantom, zombie"}, relics={0: "haunted_mirror"}, deck={0: "wisp, cultist*4"})
    choose(state, "form zombie phantom", "zombie power 1 1", "relic haunted_mirror", "zombie 1", "no")
    assert area(state, 0) == ["zombie:banish"] and discard_pile(state, 0) == ["phantom"]
    finish(state)
    assert "haunt zombie" in offers(state) and hordes(state, 0) == []
    choose(play(state, "wisp"), "form zombie wisp", "zombie power 1 1")
    assert area(state, 0) == ["wisp", "zombie:banish"] and pool(state, 0) == (0, 1, 0)
    choose(state, "haunt zombie", "street lich")
    refuse(state, "haunt zombie", "T3.7")
    finish(state)
    assert area(state, 0) == []


@pytest.mark.rule("T5.1", "T5.2", "T3.7")
def test_a_token_turned_by_a_horde_in_its_first_turn_is_of_no_use() -> None:
    """It shows Banish, but its monster did not begin the turn in play."""
    state = table("phantom", "", area={0: "wight"})
    choose(play(state, "phantom"), "form wight phantom", "wight power 1 1")
    assert area(state, 0) == ["phantom:banish", "wight"]
    refuse(state, "haunt phantom", "T3.7")
    refuse(state, "form wight phantom", "T3.4")
    assert area(finish(state), 0) == []


@pytest.mark.rule("T9.5", "T3.1")
def test_a_haunt_that_was_set_off_is_for_the_monster_in_its_horde() -> None:
    """A triggered ability speaks for its own card, wherever that stands."""
    game = plain("poltergeist trigger: first_mortal", "poltergeist triggered: haunt 1")
    state = scene("pickpocket", "", area={0: "zombie, poltergeist"}, game=game)
    play(choose(state, "form zombie poltergeist", "zombie power 1 1"), "pickpocket")
    assert area(state, 0) == ["pickpocket", "poltergeist:haunt", "zombie"]


# -- buying


@pytest.mark.rule("T10.8", "T9.11")
def test_summon_leaves_the_ability_of_lilith_for_another_monster() -> None:
    """What was put on top last is drawn first, and all know both cards."""
    state = table("mummy", "", overlords="lilith, fenris", coin=20, street="warlock, ghoul, wisp")
    choose(state, "buy warlock", "warlock", "buy ghoul", "ghoul")
    assert on_top(state, 0) == ["ghoul", "warlock"]
    assert asks(choose(state, "buy wisp")) == (0, "act") and discard_pile(state, 0) == ["wisp"]
    assert hand(play(state, "mummy"), 0) == ["ghoul", "warlock"] == seen_of(state, 0, 1)["hand"]


@pytest.mark.rule("T10.9", "T3.2")
def test_fenris_pays_in_any_mixture_for_cheap_monsters_of_the_street_alone() -> None:
    """A dear monster, a relic, or a price that does not fit is refused; coins still buy afterwards."""
    state = table("", "", coin=4, power=2, street="ghoul, skeleton, lantern", market="zombie*5")
    choose(state, "rule fenris")
    assert offers(state) >= {"ghoul 1 2", "ghoul 2 1"} and all(offer.startswith("ghoul") for offer in offers(state))
    for wrong in ("skeleton 2 2", "lantern 1 2", "ghoul 2 2", "ghoul 0 3", "undead_acolyte 1 1"):
        refuse(state, wrong, "T10.9")
    choose(state, "ghoul 1 2")
    assert pool(state, 0) == (3, 0, 0) and discard_pile(state, 0) == ["ghoul"] and street(state)[0] == "zombie"
    assert "buy zombie" in offers(state)
    refuse(state, "rule fenris", "T3.6")


# -- decks and what is known of them


@pytest.mark.rule("T6.1", "T9.1", "T4.1")
def test_cards_in_play_are_shuffled_in_when_the_turn_ends_but_not_before() -> None:
    """A Draw finds only what was discarded; the draw phase finds all that was cleaned up."""
    state = table("mad_doctor", "", deck={0: "cultist"}, discard={0: "ghoul"}, area={0: "zombie"})
    assert hand(play(state, "mad_doctor"), 0) == ["cultist", "ghoul"]
    assert seen_of(state, 0, 1)["hand"] == ["cultist", "ghoul"] and seen_of(state, 0, 1)["unseen"] == []
    play(state, "ghoul")
    choose(state, "no")
    assert hand(state, 0) == ["cultist", "ghoul", "mad_doctor", "zombie"] and deck(state, 0) == []


@pytest.mark.rule("T3.8", "T6.1")
def test_a_known_card_under_an_unknown_one_is_still_known_in_the_hand() -> None:
    """The card put on top by passing is drawn first, and nobody else knows which it was."""
    state = table("wisp", "", top={0: "ghoul:shown"}, deck={0: "cultist*5"})
    assert seen_of(state, 0, 1)["on_top"] == ["ghoul"]
    choose(state, "no")
    assert hand(state, 0) == ["cultist", "cultist", "cultist", "ghoul", "wisp"]
    assert seen_of(state, 0, 1)["hand"] == ["ghoul"]
    assert seen_of(state, 0, 1)["unseen"] == ["cultist"] * 5 + ["wisp"]


@pytest.mark.rule("T9.15", "T10.11", "T6.1")
def test_a_card_that_was_looked_at_and_left_is_drawn_first_in_secret() -> None:
    """Only its owner knows that it is there, and later that it is in the hand."""
    state = table("", "", top={0: ""}, deck={0: "wisp"}, discard={0: "cultist*6"}, relics={0: "spell_key"})
    choose(state, "relic spell_key")
    assert offers(state) == {"wisp", "no"} and story(state, 1)[-1] == "looked 0"
    choose(state, "no")
    assert seen_of(state, 0, 0)["on_top"] == ["wisp"] and seen_of(state, 0, 1)["on_top"] == []
    choose(state, "no")
    assert hand(state, 0) == ["cultist"] * 4 + ["wisp"]


@pytest.mark.rule("T3.8", "T9.15", "T3.2", "T9.17")
@pytest.mark.parametrize(
    ("choice", "bound"),
    [
        ("play fanatic", False),
        ("attack", False),
        ("relic spell_key", True),
        ("buy ghoul", True),
        ("recruit", True),
        ("no", True),
    ],
)
def test_what_shows_a_new_card_cannot_be_taken_back(choice: str, bound: bool) -> None:
    """Playing from the hand can; looking, buying, recruiting and passing, which draws a hand, cannot."""
    state = table("fanatic", "", relics={0: "spell_key"}, coin=3, power=1, street="ghoul")
    assert binds(state, choice) is bound


# -- teams


@pytest.mark.rule("T2.7", "T3.3", "T9.6")
def test_armour_absorbs_in_the_turn_of_each_opponent() -> None:
    """One opponent’s attack does not use up the armour against the other’s."""
    state = table("", "", "fanatic*3", "", relics={1: "iron_shield"}, power=3)
    choose(state, "attack", "1 3")
    assert life(state) == [LIFE, LIFE - 1, LIFE, LIFE]
    finish(finish(state))
    assert asks(state) == (2, "act")
    for _ in range(3):
        play(state, "fanatic")
    choose(state, "attack", "1 3")
    assert life(state) == [LIFE, LIFE - 2, LIFE, LIFE]
