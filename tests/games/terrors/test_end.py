"""T7.1: an overlord falls, and the game is over at once; and life, which is never more than at the start."""

from __future__ import annotations

import pytest

from gaslamp import Illegal
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
    hand,
    life,
    offers,
    play,
    pool,
    refuse,
    scene,
    story,
)


def over(state: Terrors, winner: int) -> bool:
    """Whether the game is over, and a seat has won it."""
    assert state.over and asks(state) is None and list(state.offered) == []
    assert [each.seat for each in events(state, "won")] == [winner]
    assert [each.seat for each in events(state, "fell")] == [1 - winner]
    return state.places == [1 if seat == winner else 2 for seat in range(2)]


# -- death


@pytest.mark.rule("T7", "T7.1", "T3.3")
@pytest.mark.parametrize("active", [0, 1])
@pytest.mark.parametrize("n", [4, 6])
def test_who_brings_the_rival_to_zero_by_an_attack_wins(active: int, n: int) -> None:
    """More damage than there is life does no more; nobody is asked anything any more."""
    lives = (LIFE, 4) if active == 0 else (4, LIFE)
    state = scene("", "", life=lives, power=6, active=active, game=plain())
    choose(state, "attack", f"{1 - active} {n}")
    assert over(state, active) and min(life(state)) == 0 and pool(state, active) == (0, 6 - n, 0)
    overlord = "lilith" if active == 0 else "fenris"
    assert story(state)[1:3] == [f"lost_life {1 - active} x4", f"fell {1 - active} {overlord}"]
    assert GAME.view(state, None)["over"] and GAME.view(state, None)["places"] == state.places
    assert state.scores == life(state)


@pytest.mark.rule("T7.1", "T3.3")
def test_one_point_of_life_is_enough_to_go_on() -> None:
    """And the next point is the last."""
    state = scene("", "", life=(LIFE, 4), power=4, game=plain())
    choose(state, "attack", "1 3")
    assert not state.over and life(state) == [LIFE, 1] and state.places == []
    assert over(choose(state, "attack"), 0)


@pytest.mark.rule("T7.1", "T9.2", "T8.1")
def test_a_curse_can_end_the_game() -> None:
    """With two life or less it is the end not to discard; one may still discard."""
    for lives in (1, 2):
        state = scene("banshee", "ghoul", life=(LIFE, lives), game=plain("banshee: curse 1"))
        play(state, "banshee")
        assert asks(state) == (1, "suffer") and offers(state) == {"ghoul", "no"}
        assert over(choose(state, "no"), 0) and life(state) == [LIFE, 0]
        state = scene("banshee", "ghoul", life=(LIFE, lives), game=plain("banshee: curse 1"))
        choose(play(state, "banshee"), "ghoul")
        assert not state.over and life(state) == [LIFE, lives] and discard_pile(state, 1) == ["ghoul"]


@pytest.mark.rule("T7.1")
def test_the_game_ends_in_the_middle_of_what_a_card_does() -> None:
    """The second curse, the text, what a curse sets off, clean-up and drawing: nothing of it happens any more."""
    game = plain("banshee: curse 2, dearest 1", "wisp trigger: curse", "wisp triggered: coin 1")
    state = scene("banshee, cultist", "ghoul*2", area={0: "wisp"}, life=(LIFE, 2), game=game)
    play(state, "banshee")
    choose(state, "no")
    assert over(state, 0) and pool(state, 0) == (0, 0, 0)
    assert (
        hand(state, 0) == ["cultist"] and area(state, 0) == ["banshee", "wisp"] and hand(state, 1) == ["ghoul", "ghoul"]
    )
    assert story(state) == [
        "played 0 banshee",
        "cursed 0 banshee against 1",
        "lost_life 1 x2",
        "fell 1 lilith",
        "won 0 fenris",
    ]


@pytest.mark.rule("T7.1", "G3")
def test_after_the_end_nothing_can_be_done() -> None:
    """Not even by the winner."""
    state = choose(scene("ghoul", "", life=(LIFE, 1), power=1, game=plain()), "attack")
    assert over(state, 0)
    for given in ((), (0, GAME.cards.index("ghoul"), 0, 0)):
        assert GAME.why_not(state, given) == "G3"
        with pytest.raises(Illegal):
            state.answer(given)


@pytest.mark.rule("T7.1", "T10.7")
def test_methuselah_cannot_pay_the_last_life() -> None:
    """More of it is needed than is lost."""
    for lives in (1, 2):
        state = scene("", "", overlords="methuselah, fenris", life=(lives, LIFE), game=plain())
        refuse(state, "rule methuselah", "T3.6")
    state = scene("", "", overlords="methuselah, fenris", life=(3, LIFE), game=plain())
    assert life(choose(state, "rule methuselah")) == [1, LIFE] and not state.over


@pytest.mark.rule("T7.1", "T3.4")
def test_a_horde_ability_can_end_the_game() -> None:
    """By a curse in it."""
    state = scene("", "", area={0: "ghoul, wisp"}, life=(LIFE, 2), game=plain("ghoul horde: curse 1"))
    assert over(choose(state, "form ghoul wisp", "ghoul curse 1 1"), 0)


# -- life


@pytest.mark.rule("T7.1", "T9.8", "T2.2")
@pytest.mark.parametrize(("wound", "left"), [(0, 5), (2, 3), (5, 0), (7, 0)])
def test_regeneration_heals_up_to_the_life_at_the_start(wound: int, left: int) -> None:
    """What is too much of it stays in the pool."""
    state = play(scene("wisp", "", life=(LIFE - wound, LIFE), game=plain("wisp: regeneration 5")), "wisp")
    assert life(state) == [LIFE - max(0, wound - 5), LIFE] and pool(state, 0) == (0, 0, left)
    assert sum(each.n for each in events(state, "healed")) == 5 - left


@pytest.mark.rule("T7.1", "T10.4")
@pytest.mark.parametrize(("wound", "gained"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_a_gain_of_life_goes_no_further_either(wound: int, gained: int) -> None:
    """It fills no pool: what is too much of it is lost."""
    game = plain("coven_witch: curse 1", "coven_witch trigger: curse", "coven_witch triggered: life 2")
    state = play(scene("coven_witch", "", life=(LIFE - wound, LIFE), game=game), "coven_witch")
    assert life(state) == [LIFE - wound + gained, LIFE - 2] and pool(state, 0) == (0, 0, 0)
    assert [each.n for each in events(state, "healed")] == ([gained] if gained else [])


@pytest.mark.rule("T7.1", "T9.8")
def test_life_that_was_lost_is_not_healed_in_a_rivals_turn() -> None:
    """A pool is lost with the turn, so nothing is left to heal with."""
    state = scene("wisp", "fanatic*2", game=plain("wisp: regeneration 5"))
    finish(play(state, "wisp"))
    choose(state, "play fanatic", "play fanatic", "attack", "0 2")
    assert life(state) == [LIFE - 2, LIFE] and events(state, "healed") == []


@pytest.mark.rule("T7.1", "T2.2")
def test_each_overlord_has_a_highest_life_of_its_own() -> None:
    """Azazael is healed to 50, Methuselah to 40."""
    for overlord, most in (("azazael", 50), ("methuselah", 40)):
        game = plain("wisp: regeneration 9", f"{overlord} life: {most}")
        state = scene("wisp", "", overlords=f"{overlord}, fenris", life=(most - 4, LIFE), game=game)
        assert life(play(state, "wisp")) == [most, LIFE] and GAME.data.number(overlord, "life") == most
