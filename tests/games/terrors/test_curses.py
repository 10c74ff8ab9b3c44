"""T9.2 and what goes with it: Curses, what is discarded, and the Witch who gains life by them."""

from __future__ import annotations

import pytest

from tests.games.telling import asks
from tests.games.terrors.plain import LIFE, plain
from tests.games.terrors.scene import (
    GAME,
    choose,
    discard_pile,
    events,
    finish,
    hand,
    life,
    number,
    offers,
    play,
    pool,
    refuse,
    scene,
    story,
)

CURSING = plain("cultist: curse 1", "fanatic: power 1, curse 2, rally 1", "raven_skull: curse 1")
WITCH = ("coven_witch trigger: curse", "coven_witch triggered: life 2")
COVEN = plain("cultist: curse 1", "coven_witch: curse 1", "coven_witch horde: curse 1", "raven_skull: curse 1", *WITCH)


# -- what a curse does


@pytest.mark.rule("T9.2", "T9.17")
def test_who_is_cursed_discards_a_card_of_their_choice() -> None:
    """Each kind is offered once, and losing life."""
    state = play(scene("cultist", "ghoul, wisp*2", game=CURSING), "cultist")
    assert asks(state) == (1, "suffer") and offers(state) == {"ghoul", "wisp", "no"}
    assert state.question is not None
    assert (state.question.card, state.question.number("curser")) == (number("cultist"), 0)
    choose(state, "wisp")
    assert (hand(state, 1), discard_pile(state, 1), life(state)) == (["ghoul", "wisp"], ["wisp"], [LIFE, LIFE])
    assert story(state)[1:] == ["cursed 0 cultist against 1", "discarded 1 wisp"] and asks(state) == (0, "act")


@pytest.mark.rule("T9.2")
def test_who_is_cursed_loses_two_life_instead() -> None:
    """Then the hand stays as it is."""
    state = play(scene("cultist", "ghoul", game=CURSING), "cultist", "no")
    assert (hand(state, 1), discard_pile(state, 1), life(state)) == (["ghoul"], [], [LIFE, LIFE - 2])
    assert story(state)[1:] == ["cursed 0 cultist against 1", "lost_life 1 x2"]


@pytest.mark.rule("T9.2", "T9.17")
def test_only_a_card_of_the_own_hand_can_be_discarded() -> None:
    """Not one in play, nor one on the discard pile."""
    state = scene("cultist", "ghoul", area={1: "wisp"}, discard={1: "zombie"}, relics={1: "lantern"}, game=CURSING)
    play(state, "cultist")
    for card in ("wisp", "zombie", "lantern", "cultist"):
        refuse(state, card, "T9.2")


@pytest.mark.rule("T8.1", "T9.2")
def test_an_empty_hand_loses_the_life_without_being_asked() -> None:
    """There is nothing to choose."""
    state = play(scene("cultist", "", game=CURSING), "cultist")
    assert asks(state) == (0, "act") and life(state) == [LIFE, LIFE - 2]


@pytest.mark.rule("T8.1")
@pytest.mark.parametrize("left", [1, 2])
def test_with_little_life_one_may_still_discard(left: int) -> None:
    """Or give up."""
    state = scene("cultist*2", "ghoul", life=(LIFE, left), game=CURSING)
    play(state, "cultist")
    assert offers(state) == {"ghoul", "no"}
    choose(state, "ghoul")
    assert not state.over and life(state) == [LIFE, left]
    play(state, "cultist")
    assert state.over and life(state) == [LIFE, 0] and state.places == [1, 2]


@pytest.mark.rule("T9.2", "T7.1")
def test_a_curse_that_kills_ends_the_game_before_anything_else() -> None:
    """Neither the second curse nor the rally token comes any more."""
    state = play(scene("fanatic", "ghoul", life=(LIFE, 2), game=CURSING), "fanatic", "no")
    assert state.over and story(state)[-3:] == ["lost_life 1 x2", "fell 1 lilith", "won 0 fenris"]
    assert len(events(state, "cursed")) == 1 and not events(state, "rallied")


@pytest.mark.rule("T9.2", "T3.3", "T9.6")
def test_armour_does_not_help_against_a_curse() -> None:
    """Nor is any of it used up."""
    game = plain("cultist: curse 1", "iron_shield armour: 5")
    state = scene("cultist", "", relics={1: "iron_shield"}, power=5, game=game)
    play(state, "cultist")
    assert life(state)[1] == LIFE - 2
    choose(state, "attack", "1 5")
    assert life(state)[1] == LIFE - 2


@pytest.mark.rule("T9.2")
def test_two_curses_are_suffered_one_after_the_other() -> None:
    """Each with a choice of its own; resources come before them, other keywords after."""
    state = play(scene("fanatic", "ghoul, wisp", game=CURSING), "fanatic")
    assert pool(state, 0) == (0, 1, 0) and not events(state, "rallied")
    choose(state, "ghoul")
    assert asks(state) == (1, "suffer") and offers(state) == {"wisp", "no"} and not events(state, "rallied")
    choose(state, "no")
    assert asks(state) == (0, "act") and life(state) == [LIFE, LIFE - 2] and hand(state, 1) == ["wisp"]
    assert len(events(state, "rallied")) == 1


# -- whom one can curse


@pytest.mark.rule("T9.2", "T9.18", "T2.7")
def test_either_opponent_can_be_cursed_and_nobody_else() -> None:
    """Not oneself, not one's partner, not an empty place at the table."""
    state = play(scene("cultist", "ghoul", "ghoul", "wisp", game=CURSING), "cultist")
    assert asks(state) == (0, "curse") and offers(state) == {"1", "3"}
    for seat in (0, 2, 15):
        refuse(state, seat, "T9.2")
    choose(state, 3)
    assert asks(state) == (3, "suffer") and offers(state) == {"wisp", "no"}
    choose(state, "no")
    assert life(state) == [LIFE, LIFE, LIFE, LIFE - 2]


@pytest.mark.rule("T9.2", "T2.7")
def test_a_beaten_overlord_cannot_be_cursed() -> None:
    """With one opponent left there is nothing to choose."""
    state = play(scene("cultist", "ghoul", "", "wisp", life=(LIFE, 0), game=CURSING), "cultist")
    assert asks(state) == (3, "suffer")


# -- the Witch


@pytest.mark.rule("T10.4", "T3.1")
@pytest.mark.parametrize("answer", ["ghoul", "no"])
def test_the_witch_gains_life_once_the_curse_is_suffered(answer: str) -> None:
    """Whatever the cursed one chooses."""
    state = scene("cultist", "ghoul", area={0: "coven_witch"}, life=(10,), game=COVEN)
    play(state, "cultist")
    assert asks(state) == (1, "suffer") and life(state)[0] == 10
    choose(state, answer)
    assert life(state)[0] == 12 and story(state)[-2:] == ["set_off 0 coven_witch", "healed 0 x2"]
    assert story(state)[-3] == ("lost_life 1 x2" if answer == "no" else "discarded 1 ghoul")


@pytest.mark.rule("T10.4", "T3.4", "T3.5")
def test_every_curse_counts_each_time() -> None:
    """Her own, one of a horde, one of a relic."""
    area, relics = {0: "poltergeist"}, {0: "raven_skull"}
    state = scene("coven_witch, cultist", "", area=area, relics=relics, life=(10,), game=COVEN)
    play(state, "coven_witch")
    assert life(state) == [12, LIFE - 2]
    choose(state, "form poltergeist coven_witch", "coven_witch curse 1 1")
    assert life(state) == [14, LIFE - 4]
    choose(state, "relic raven_skull")
    assert life(state) == [16, LIFE - 6]
    play(state, "cultist")
    assert life(state) == [18, LIFE - 8]


@pytest.mark.rule("T10.4", "T7.1")
def test_the_witch_gives_no_more_life_than_there_was_at_the_start() -> None:
    """And it is life, not regeneration: nothing is left over."""
    state = play(scene("cultist*2", "", area={0: "coven_witch"}, life=(LIFE - 1,), game=COVEN), "cultist")
    assert life(state)[0] == LIFE and pool(state, 0) == (0, 0, 0) and story(state)[-1] == "healed 0 x1"
    play(state, "cultist")
    assert life(state)[0] == LIFE and story(state)[-1] == "set_off 0 coven_witch"


@pytest.mark.rule("T10.4", "T3.1")
def test_two_witches_gain_life_twice() -> None:
    """They are alike, so nobody chooses which is first."""
    state = play(scene("cultist", "", area={0: "coven_witch*2"}, life=(10,), game=COVEN), "cultist")
    assert asks(state) == (0, "act") and life(state)[0] == 14


@pytest.mark.rule("T10.4")
def test_the_witch_does_not_care_for_the_curses_of_others() -> None:
    """Nor when she herself is the victim's."""
    state = scene("cultist", "", area={1: "coven_witch"}, life=(10, 10), game=COVEN)
    play(state, "cultist")
    assert life(state) == [10, 8] and not events(state, "set_off")


@pytest.mark.rule("T10.4", "T2.7")
def test_the_witch_of_a_partner_is_silent() -> None:
    """Only the one who casts the curse gains; and gains even if the cursed overlord falls."""
    state = scene("cultist", "", "", "ghoul", area={0: "coven_witch", 2: "coven_witch"}, life=(10, 2, 10), game=COVEN)
    play(state, "cultist", 1)
    assert life(state) == [12, 0, 10, LIFE] and not state.over and asks(state) == (0, "act")


@pytest.mark.rule("T10.4", "T9.12", "T3.1")
def test_a_witch_who_leaves_play_gains_nothing_more() -> None:
    """Only what is in play can be set off."""
    game = plain("cultist: curse 1", "fanatic: sacrifice 1", *WITCH)
    state = scene("fanatic, cultist", "", area={0: "coven_witch"}, life=(10,), game=game)
    play(state, "fanatic", "coven_witch")
    play(state, "cultist")
    assert life(state)[0] == 10 and not events(state, "set_off")


@pytest.mark.rule("T10.4", "T5.4")
def test_a_haunting_witch_works_in_the_next_turn() -> None:
    """As any card in play."""
    state = scene("", "", area={0: "coven_witch:haunt"}, deck={0: "cultist*5"}, life=(10,), game=COVEN)
    finish(choose(state, "no"))
    assert asks(state) == (0, "act") and life(state)[0] == 10
    play(state, "cultist", "no")
    assert life(state)[0] == 12


# -- what is discarded


@pytest.mark.rule("T9.17", "T3.8")
def test_nobody_discards_of_their_own_accord() -> None:
    """No action does it; and with two cards one cannot even pass."""
    state = scene("ghoul, wisp", "", game=CURSING)
    assert offers(state) == {"play ghoul", "play wisp"}
    refuse(state, "no", "T3.8")


@pytest.mark.rule("T9.17")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_discard_piles_are_open_to_all_in_no_order(seat: int | None) -> None:
    """Whoever looks sees the same."""
    one, other = (scene("", "", discard={1: cards}) for cards in ("wisp, ghoul, zombie", "zombie, wisp, ghoul"))
    for state in (one, other):
        shown = GAME.view(state, seat)["table"]["players"]
        assert (shown[0]["discard"], sorted(shown[1]["discard"])) == ([], ["ghoul", "wisp", "zombie"])
    assert GAME.view(one, seat) == GAME.view(other, seat)


@pytest.mark.rule("T9.17", "T9.6")
def test_cards_on_the_discard_pile_do_nothing() -> None:
    """A Witch there gains no life, a Shield absorbs nothing."""
    game = plain("cultist: power 3, curse 1", "iron_shield armour: 2", *WITCH)
    state = scene("cultist", "", discard={0: "coven_witch", 1: "iron_shield"}, life=(10,), game=game)
    choose(play(state, "cultist"), "attack", "1 3")
    assert life(state) == [10, LIFE - 5]
