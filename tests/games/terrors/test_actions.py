"""T3.5, T3.6 and T3.8: relics, the overlord's ability, and passing."""

from __future__ import annotations

import pytest

from gaslamp.games.terrors.kinds import OVERLORDS
from gaslamp.games.terrors.state import Terrors
from tests.games.telling import asks
from tests.games.terrors.plain import LIFE, plain
from tests.games.terrors.scene import (
    GAME,
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
    refuse,
    relics,
    scene,
    story,
    street,
)

PLAIN = plain("lantern: coin 1", "silver_dagger: power 2", "ghoul cost: 2")


# -- T3.5: relics


@pytest.mark.rule("T3.5")
def test_each_relic_works_once_in_a_turn() -> None:
    """What it says happens at once, and it stays where it is."""
    state = scene("", "", relics={0: "lantern, silver_dagger"}, overlords="lilith, azazael", game=PLAIN)
    assert offers(state) == {"relic lantern", "relic silver_dagger", "no"}
    choose(state, "relic silver_dagger")
    assert pool(state, 0) == (0, 2, 0) and relics(state, 0) == ["lantern", "silver_dagger"]
    assert story(state) == ["used_relic 0 silver_dagger", "gained_power 0 x2"]
    assert offers(state) == {"relic lantern", "attack", "no"}
    refuse(state, "relic silver_dagger", "T3.5")
    choose(state, "relic lantern")
    assert pool(state, 0) == (1, 2, 0)
    refuse(state, "relic lantern", "T3.5")
    assert GAME.view(state, 1)["table"]["players"][0]["spent"] == ["lantern", "silver_dagger"]


@pytest.mark.rule("T3.5", "T4.1")
def test_a_relic_works_again_in_the_next_turn_of_its_owner() -> None:
    """Relics stay in the zone, and in a rival's turn they are not to be used."""
    state = scene("", "", relics={0: "lantern", 1: "silver_dagger"}, game=PLAIN)
    refuse(state, "relic silver_dagger", "T3.5")
    finish(choose(state, "relic lantern"))
    assert asks(state) == (1, "act") and relics(state, 0) == ["lantern"]
    refuse(state, "relic lantern", "T3.5")
    finish(state)
    assert asks(state) == (0, "act") and "relic lantern" in offers(state)
    choose(state, "relic lantern")
    assert pool(state, 0) == (1, 0, 0)
    refuse(state, "relic lantern", "T3.5")


@pytest.mark.rule("T3.5", "T9.6")
def test_a_relic_that_only_protects_is_not_used_by_an_action() -> None:
    """Neither is one that is not in the zone."""
    state = scene(
        "lantern", "", relics={0: "iron_shield"}, discard={0: "silver_dagger"}, game=plain("iron_shield armour: 1")
    )
    assert offers(state) == {"play lantern", "no"}
    for name in ("iron_shield", "lantern", "silver_dagger"):
        refuse(state, f"relic {name}", "T3.5")


@pytest.mark.rule("T3.5")
def test_two_relics_of_a_kind_work_once_each() -> None:
    """Should somebody have two of them."""
    state = scene("", "", relics={0: "lantern*2"}, game=PLAIN)
    choose(state, "relic lantern", "relic lantern")
    assert pool(state, 0) == (2, 0, 0)
    refuse(state, "relic lantern", "T3.5")


@pytest.mark.rule("T3.5", "T9.12")
def test_a_relic_used_this_turn_stays_used_when_it_leaves_and_comes_back() -> None:
    """Destroyed, drawn again and played again, all in one turn."""
    game = plain("inquisitor: destroy 1", "ghoul: draw 1", "lantern: coin 1")
    state = scene("inquisitor, ghoul", "", relics={0: "lantern"}, deck={0: ""}, game=game)
    choose(state, "relic lantern", "play inquisitor", "0 lantern")
    assert discard_pile(state, 0) == ["lantern"] and relics(state, 0) == []
    choose(state, "play ghoul", "play lantern")
    assert relics(state, 0) == ["lantern"] and pool(state, 0) == (1, 0, 0)
    refuse(state, "relic lantern", "T3.5")
    choose(finish(finish(state)), "relic lantern")


@pytest.mark.rule("T3.5", "T9.10")
def test_a_relic_that_asks_something_is_finished_before_the_next_action() -> None:
    """Here it is a frenzy, and then power."""
    state = scene(
        "", "", relics={0: "bone_horn"}, game=plain("bone_horn: dearest 1, frenzy 1", "game frenzy: coin 2, power 4")
    )
    choose(state, "relic bone_horn")
    assert asks(state) == (0, "frenzy") and offers(state) == {"coin 2", "power 4"}
    choose(state, "coin 2")
    assert asks(state) == (0, "act") and pool(state, 0) == (2, 0, 0)


# -- T3.6: overlords


def ready(overlord: str) -> Terrors:
    """A turn in which an overlord can use its ability: wounded, with coins and power, and a cheap monster for sale."""
    rival = "fenris" if overlord != "fenris" else "lilith"
    return scene(
        *("", ""),
        overlords=f"{overlord}, {rival}",
        life=(LIFE - 9, LIFE),
        coin=3,
        power=3,
        street="ghoul, ghoul",
        market="ghoul*9",
        deck={0: "cultist*20"},
        game=PLAIN,
    )


@pytest.mark.rule("T3.6", "T10.7", "T10.9")
@pytest.mark.parametrize(("overlord", "choices"), [("methuselah", []), ("fenris", ["ghoul 1 1"])])
def test_an_overlords_ability_is_used_once_in_each_of_ones_turns(overlord: str, choices: list[str]) -> None:
    """All see that it was used; the next turn begins anew."""
    state = ready(overlord)
    assert f"rule {overlord}" in offers(state)
    choose(state, f"rule {overlord}", *choices)
    assert asks(state) == (0, "act") and len(events(state, "ruled")) == 1
    assert GAME.view(state, 1)["table"]["players"][0]["ruled"]
    refuse(state, f"rule {overlord}", "T3.6")
    finish(finish(state))
    assert asks(state) == (0, "act") and not GAME.view(state, 1)["table"]["players"][0]["ruled"]
    assert f"rule {overlord}" in offers(play(play(state, "cultist"), "cultist"))


@pytest.mark.rule("T3.6", "T10.8")
def test_liliths_ability_is_no_action() -> None:
    """It comes with a monster that she buys, once in a turn."""
    state = ready("lilith")
    refuse(state, "rule lilith", "T3.6")
    choose(state, "buy ghoul", "ghoul")
    assert on_top(state, 0) == ["ghoul"] and len(events(state, "ruled")) == 1
    refuse(state, "rule lilith", "T3.6")


@pytest.mark.rule("T3.6", "T10.8")
def test_lilith_keeps_her_ability_for_another_monster_if_she_does_not_use_it() -> None:
    """Leaving a monster on the discard pile is not using it."""
    state = scene("", "", overlords="lilith, fenris", coin=9, street="ghoul*3", market="", game=PLAIN)
    choose(state, "buy ghoul", "no", "buy ghoul")
    assert asks(state) == (0, "claim")
    choose(state, "ghoul", "buy ghoul")
    assert asks(state) == (0, "act") and on_top(state, 0) == ["ghoul"] and discard_pile(state, 0) == ["ghoul", "ghoul"]


@pytest.mark.rule("T3.6", "T10.6", "T10.9")
def test_an_ability_that_could_do_nothing_cannot_be_used() -> None:
    """Azazael needs coins, Fenris a cheap monster and the means to pay for it."""
    state = scene("", "", overlords="azazael, lilith", life=(LIFE - 1, LIFE), power=3, game=PLAIN)
    refuse(state, "rule azazael", "T3.6")
    state = scene("", "", overlords="fenris, lilith", coin=9, power=9, street="lich", game=PLAIN)
    refuse(state, "rule fenris", "T3.6")
    state = scene("", "", overlords="fenris, lilith", power=1, street="ghoul", game=PLAIN)
    refuse(state, "rule fenris", "T3.6")


@pytest.mark.rule("T3.6")
@pytest.mark.parametrize("overlord", OVERLORDS)
def test_nobody_uses_the_ability_of_another_overlord(overlord: str) -> None:
    """Neither the rival's nor one that is in the box."""
    state = ready(overlord)
    for other in set(OVERLORDS) - {overlord}:
        refuse(state, f"rule {other}", "T3.6")


@pytest.mark.rule("T3.6", "T10.9", "T3.2")
def test_what_fenris_hunts_is_bought_as_any_other_card() -> None:
    """It goes to the discard pile, and the Street is filled."""
    state = choose(ready("fenris"), "rule fenris", "ghoul 0 2")
    assert discard_pile(state, 0) == ["ghoul"] and pool(state, 0) == (3, 1, 0) and street(state) == ["ghoul", "ghoul"]


# -- T3.8: pass


@pytest.mark.rule("T3.8")
@pytest.mark.parametrize("n", range(5))
def test_one_passes_with_at_most_one_card_in_hand(n: int) -> None:
    """With more of them, one has to go on playing."""
    state = scene(f"cultist*{n}" if n else "", "", game=PLAIN)
    assert ("no" in offers(state)) == (n <= 1)
    if n > 1:
        refuse(state, (), "T3.8")
        for _ in range(n - 1):
            assert "no" not in offers(state)
            play(state, "cultist")
    choose(state, "no")
    assert asks(state) == (1, "act")


@pytest.mark.rule("T3.8", "T6.1")
def test_the_last_card_goes_face_down_on_top_of_the_deck() -> None:
    """So it is the first one to be drawn; nobody else sees it."""
    for seed in range(8):
        state = scene("ghoul", "", deck={0: "cultist*9"}, seed=seed, game=PLAIN)
        choose(state, "no")
        assert hand(state, 0) == ["cultist"] * 4 + ["ghoul"] and deck(state, 0) == ["cultist"] * 5
        assert on_top(state, 0) == [] and discard_pile(state, 0) == []
        assert story(state)[:3] == ["passed 0 x1", "cleaned_up 0", "drew 0"]
        assert story(state, 0)[2] == "drew 0 ghoul"
        assert GAME.view(state, 1)["table"]["players"][0]["hand"] == []


@pytest.mark.rule("T3.8")
def test_with_an_empty_hand_nothing_is_put_on_the_deck() -> None:
    """One draws five cards of it."""
    state = choose(scene("", "", deck={0: "fanatic*5"}, game=PLAIN), "no")
    assert story(state)[0] == "passed 0" and hand(state, 0) == ["fanatic"] * 5


@pytest.mark.rule("T3.8", "T3")
def test_passing_ends_the_action_phase() -> None:
    """Whatever could still have been done."""
    state = scene("ghoul", "", coin=9, power=9, relics={0: "lantern"}, street="wisp", game=PLAIN)
    choose(state, "no")
    assert asks(state) == (1, "act") and state.active == 1
    assert pool(state, 0) == (0, 0, 0) and life(state) == [LIFE, LIFE] and street(state) == ["wisp"]
    assert [each.seat for each in events(state, "turn_began")] == [1]
