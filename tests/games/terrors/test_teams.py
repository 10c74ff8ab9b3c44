"""T2.7: four players in two teams."""

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
    hand,
    life,
    offers,
    play,
    pool,
    refuse,
    scene,
    story,
)

PLAIN = plain()
HANDS = ("", "", "", "")


def turns(state: Terrors, n: int) -> list[int]:
    """Who has the next turns; each of them passes as soon as possible."""
    seats = []
    for _ in range(n):
        seats.append(int(finish(state).active))
    return seats


# -- seats and turns


@pytest.mark.rule("T2.7")
@pytest.mark.parametrize("active", range(4))
def test_teams_take_turns(active: int) -> None:
    """Round the table, and the two players of a team sit opposite each other."""
    state = scene(*HANDS, active=active, game=PLAIN)
    assert turns(state, 5) == [(active + n) % 4 for n in range(1, 6)]


@pytest.mark.rule("T2.7", "T3.3")
@pytest.mark.parametrize("active", range(4))
def test_either_opponent_can_be_attacked_and_no_friend(active: int) -> None:
    """One chooses anew for each attack, and each overlord has a life of its own."""
    state = scene(*HANDS, active=active, power=5, game=PLAIN)
    left, friend, right = ((active + n) % 4 for n in range(1, 4))
    choose(state, "attack")
    assert asks(state) == (active, "aim")
    assert offers(state) == {f"{foe} {n}" for foe in (left, right) for n in range(1, 6)}
    refuse(state, f"{friend} 1", "T3.3")
    refuse(state, f"{active} 1", "T3.3")
    choose(state, f"{left} 2", "attack", f"{right} 3")
    wanted = [LIFE] * 4
    wanted[left], wanted[right] = LIFE - 2, LIFE - 3
    assert life(state) == wanted
    assert [(each.to, each.n) for each in events(state, "attacked")] == [(left, 2), (right, 3)]


@pytest.mark.rule("T2.7", "T9.2")
def test_either_opponent_can_be_cursed_and_no_friend() -> None:
    """Each curse is aimed anew, and only the one who is cursed chooses."""
    state = scene("banshee", "ghoul", "zombie", "wisp", game=plain("banshee: curse 2"))
    play(state, "banshee")
    assert asks(state) == (0, "curse") and offers(state) == {"1", "3"}
    refuse(state, "2", "T9.2")
    refuse(state, "0", "T9.2")
    choose(state, "3")
    assert asks(state) == (3, "suffer") and offers(state) == {"wisp", "no"}
    choose(state, "wisp")
    assert asks(state) == (0, "curse") and offers(state) == {"1", "3"}
    choose(state, "1", "no")
    assert life(state) == [LIFE, LIFE - 2, LIFE, LIFE]
    assert discard_pile(state, 3) == ["wisp"] and hand(state, 1) == ["ghoul"]


# -- what is one's own


@pytest.mark.rule("T2.7", "T3.1", "T10.10")
def test_a_monster_of_ones_friend_does_not_help_an_influence() -> None:
    """It has to be in one's own play area."""
    game = plain("bounty: coin 1", "bounty bonus: power 4")
    around = {2: "pickpocket:banish"}
    state = scene("bounty", "", "", "", area=around, overlords="lilith, fenris, azazael, methuselah", game=game)
    assert pool(play(state, "bounty"), 0) == (1, 0, 0)


@pytest.mark.rule("T2.7", "T3.4")
def test_hordes_are_made_of_ones_own_monsters() -> None:
    """A friend's monster that would fit is of no use."""
    state = scene(*HANDS, area={0: "ghoul, zombie", 2: "wisp:banish"}, game=PLAIN)
    assert offers(state) == {"no"}
    refuse(state, "form ghoul wisp", "T3.4")


@pytest.mark.rule("T2.7", "T3.3", "T9.6")
def test_armour_protects_only_its_owner() -> None:
    """Not the friend, and each of two opponents uses up an armour of their own."""
    state = scene(
        *HANDS,
        area={1: "gargoyle:banish"},
        relics={3: "iron_shield"},
        power=20,
        game=plain("gargoyle armour: 2", "iron_shield armour: 1"),
    )
    choose(state, "attack", "1 3", "attack", "3 3", "attack", "1 3", "attack", "3 3")
    assert life(state) == [LIFE, LIFE - 4, LIFE, LIFE - 5]
    state = scene(*HANDS, area={2: "gargoyle:banish"}, power=20, active=1, game=plain("gargoyle armour: 2"))
    assert life(choose(state, "attack", "0 3")) == [LIFE - 3, LIFE, LIFE, LIFE]


# -- a beaten overlord


@pytest.mark.rule("T2.7", "T7.1", "T3.3")
def test_a_team_plays_on_after_its_first_overlord_has_fallen() -> None:
    """Who has fallen cannot be attacked any more."""
    state = scene(*HANDS, life=(5, 4, 5, 7), power=9, game=PLAIN)
    choose(state, "attack", "1 4")
    assert not state.over and state.places == [] and life(state) == [5, 0, 5, 7]
    assert [each.seat for each in events(state, "fell", "won")] == [1]
    choose(state, "attack")
    assert offers(state) == {f"3 {n}" for n in range(1, 6)}
    refuse(state, "1 1", "T3.3")


@pytest.mark.rule("T2.7", "T9.2")
def test_a_fallen_overlord_cannot_be_cursed() -> None:
    """So nobody has to be chosen: it is the other one."""
    state = scene("banshee", "ghoul", "", "wisp", life=(5, 0, 5, 7), game=plain("banshee: curse 1"))
    play(state, "banshee")
    assert asks(state) == (3, "suffer")
    choose(state, "no")
    assert life(state) == [5, 0, 5, 5]


@pytest.mark.rule("T2.7")
@pytest.mark.parametrize(
    ("lives", "order"),
    [
        ((5, 0, 5, 5), [2, 3, 0, 2, 3]),
        ((5, 5, 0, 5), [1, 3, 0, 1, 3]),
        ((5, 0, 0, 5), [3, 0, 3, 0, 3]),
        ((5, 5, 0, 0), [1, 0, 1, 0, 1]),
    ],
)
def test_the_player_of_a_fallen_overlord_takes_no_turns(lives: tuple[int, ...], order: list[int]) -> None:
    """The others go on without them, and no turn is told."""
    state = scene(*HANDS, life=lives, game=PLAIN)
    assert turns(state, 5) == order
    assert [each.seat for each in events(state, "turn_began")] == order


@pytest.mark.rule("T2.7", "T4.1", "T6.1")
def test_the_cards_of_a_fallen_overlords_player_stay_where_they_are() -> None:
    """Nothing is drawn or cleaned up for them, turn after turn."""
    state = scene("", "ghoul", "", "", area={1: "gargoyle:banish"}, life=(5, 0, 5, 5), game=PLAIN)
    turns(state, 8)
    assert hand(state, 1) == ["ghoul"] and area(state, 1) == ["gargoyle:banish"] and discard_pile(state, 1) == []


@pytest.mark.rule("T2.7", "T7.1", "T9.2")
def test_what_was_begun_goes_on_when_an_overlord_falls_in_the_middle_of_it() -> None:
    """A second curse of the same card meets the other opponent, and then the card's own text comes."""
    state = scene("banshee", "", "", "", life=(5, 2, 5, 7), game=plain("banshee: curse 2, dearest 1"))
    play(state, "banshee", "1")
    assert life(state) == [5, 0, 5, 5]
    assert pool(state, 0) == (0, 3, 0) and asks(state) == (0, "act")
    assert story(state) == [
        "played 0 banshee",
        "cursed 0 banshee against 1",
        "lost_life 1 x2",
        "fell 1 lilith",
        "cursed 0 banshee against 3",
        "lost_life 3 x2",
        "gained_power 0 x3",
    ]


# -- the end


@pytest.mark.rule("T2.7", "T7.1")
@pytest.mark.parametrize("active", range(4))
def test_a_team_loses_when_both_overlords_are_beaten(active: int) -> None:
    """Both of the other team win, and share the first place; the losers share the third."""
    state = scene(*HANDS, life=(3, 3, 3, 3), power=9, active=active, game=PLAIN)
    left, right = (active + 1) % 4, (active + 3) % 4
    choose(state, "attack", f"{left} 3")
    assert not state.over
    choose(state, "attack", f"{right} 5")
    assert state.over and asks(state) is None
    assert state.places == [1 if seat % 2 == active % 2 else 3 for seat in range(4)]
    assert [each.seat for each in events(state, "won")] == [active % 2, active % 2 + 2]
    assert GAME.view(state, None)["places"] == state.places


@pytest.mark.rule("T2.7", "T7.1")
def test_a_fallen_overlord_wins_with_its_team() -> None:
    """The one that is left brings both opponents down."""
    state = scene(*HANDS, life=(0, 0, 4, 3), power=3, active=2, game=PLAIN)
    choose(state, "attack", "3 3")
    assert state.over and state.places == [1, 3, 1, 3] and life(state) == [0, 0, 4, 0]


@pytest.mark.rule("T2.7", "T7.1")
def test_one_overlord_of_each_team_may_fall_and_the_game_goes_on() -> None:
    """It takes two of the same team."""
    state = scene("", "", "", "fanatic*3", life=(3, 3, 3, 3), power=3, game=PLAIN)
    finish(choose(state, "attack", "1 3"))
    assert asks(state) == (2, "act")
    choose(finish(state), *["play fanatic"] * 3, "attack", "0 3")
    assert not state.over and life(state) == [0, 0, 3, 3]
    assert int(finish(state).active) == 2
