"""E8.24 and E8.25: what Sherlock Holmes and the Vampires stop, and what they do not."""

from __future__ import annotations

from pathlib import Path

import pytest

from gaslamp import Game
from gaslamp.games.emerald.card import SHERLOCK
from gaslamp.games.emerald.state import Emerald
from tests.games.emerald.scene import (
    GAME,
    agents,
    beside,
    cards,
    choose,
    cubes,
    deck,
    discarded,
    hand,
    happened,
    offers,
    play,
    points,
    refused,
    removed,
    royals,
    sanity,
    scene,
    stop,
    top,
    under,
    weigh,
    zombies,
)
from tests.games.telling import asks


def ambush(weapon: str, theirs: str = "sherlock_holmes", more: str = "") -> Emerald:
    """An agent of seat 1 in Paris is to be killed with a card."""
    state = scene(
        f"{weapon}{more}",
        theirs,
        agents={"paris": (4, 1), "cairo": (0, 1)},
        cubes={"paris": (1, 2)},
        points=[(0, 0, 1)] if weapon == "professor_moriarty" else [],
    )
    return play(state, "assassinate", weapon)


# -- Sherlock Holmes


@pytest.mark.rule("E8.24", "E1.3")
def test_sherlock_stops_an_assassination() -> None:
    """The agent stays, the cubes stay, the action is spent."""
    state = ambush("stiletto")
    assert (asks(state), offers(state)) == ((1, "block"), {"no", "sherlock_holmes"})
    choose(state, "sherlock_holmes")
    assert agents(state, "paris") == [4, 1]
    assert cubes(state, "paris") == [1, 2]
    assert len(happened(state, "killed")) == 0
    stop(state, "strike_more")
    assert asks(state) == (0, "act")
    choose(state, "no")
    assert asks(state) == (1, "act")


@pytest.mark.rule("E8.24")
def test_assassination_that_is_not_blocked_goes_on() -> None:
    """To say no is to let it happen."""
    state = choose(ambush("stiletto"), "no")
    assert agents(state, "paris") == [4, 0]
    assert hand(state, 1) == cards("sherlock_holmes")


@pytest.mark.rule("E8.24")
def test_blocked_assassination_card_lies_beside_the_identity_without_points_for_the_agent() -> None:
    """Its own points are kept."""
    state = choose(ambush("sebastian_moran"), "sherlock_holmes")
    stop(state, "strike_more")
    assert beside(state, 0) == ["sebastian_moran"]
    assert state.scores == [0, 0]
    state = choose(ambush("professor_moriarty"), "sherlock_holmes")
    stop(state, "strike_more")
    assert beside(state, 0) == ["professor_moriarty"]
    assert points(state, 0) == (0, 0, 1, 0)


@pytest.mark.rule("E8.24", "E8.9", "E8.12")
def test_all_cards_of_a_blocked_assassination_are_spent() -> None:
    """Bombs are discarded, Fenians and the Infernal machine leave the game."""
    state = scene(
        "stiletto, fenians, infernal_machine, ravachol, hired_assassin",
        "sherlock_holmes",
        agents={"london": (1, 1), "cairo": (0, 1)},
        cubes={"london": (3, 0)},
    )
    play(state, "assassinate", "stiletto", "text infernal_machine", "text fenians", "sherlock_holmes")
    assert removed(state) == cards("infernal_machine, fenians")
    assert beside(state, 0) == ["stiletto"]
    assert hand(state, 0) == cards("ravachol, hired_assassin")
    state = scene(
        "stiletto, ravachol", "sherlock_holmes", agents={"paris": (2, 1), "cairo": (0, 1)}, cubes={"paris": (3, 0)}
    )
    play(state, "assassinate", "stiletto", "symbol ravachol", "sherlock_holmes")
    assert discarded(state, 0) == cards("ravachol")


@pytest.mark.rule("E8.24", "E1.3")
def test_a_block_is_replaced_by_a_drawn_card_at_once() -> None:
    """It goes to the discard pile, and the hand has as many cards as before."""
    state = choose(ambush("stiletto", "sherlock_holmes, couriers"), "sherlock_holmes")
    assert discarded(state, 1) == cards("sherlock_holmes")
    assert sum(hand(state, 1).values()) == 2 and hand(state, 1)["couriers"] >= 1
    assert "sherlock_holmes" not in hand(state, 1)


@pytest.mark.rule("E1.3", "E3.1", "E8.24")
@pytest.mark.parametrize("discards", ["", "couriers"])
def test_a_block_cannot_come_straight_back(discards: str) -> None:
    """The card for it is drawn first; if there is none, not even in the discard pile, none is drawn."""
    state = scene(
        "stiletto",
        "sherlock_holmes",
        deck={1: ""},
        discard={1: discards},
        agents={"paris": (4, 1), "cairo": (0, 1)},
    )
    play(state, "assassinate", "stiletto", "sherlock_holmes")
    assert hand(state, 1) == cards(discards)
    assert (deck(state, 1), discarded(state, 1)) == ({}, cards("sherlock_holmes"))


@pytest.mark.rule("E4.6", "E8.24")
@pytest.mark.parametrize("block", ["sherlock_holmes", "vampires"])
def test_an_agent_saved_by_a_block_is_safe_for_the_rest_of_the_action(block: str) -> None:
    """Another assassination card finds nobody there; in the next action it does."""
    state = choose(ambush("stiletto", block, more=", hired_assassin"), block)
    assert asks(state) == (0, "act") and agents(state, "paris") == [4, 1]
    choose(play(state, "assassinate", "hired_assassin"), "no")
    assert agents(state, "paris") == [4, 0]


@pytest.mark.rule("E4.6", "E8.24")
def test_after_a_block_the_attacker_may_kill_another_agent_with_another_card() -> None:
    """Each killing is one of its own; but of two agents one is safe now, and there as well royalty is not."""
    state = scene(
        "stiletto, hired_assassin, evno_azef",
        "sherlock_holmes",
        agents={"paris": (5, 2), "cairo": (0, 1)},
        royals="paris",
        deck={1: "couriers"},
    )
    play(state, "assassinate", "stiletto", "paris agent", "sherlock_holmes")
    assert (asks(state), offers(state)) == ((0, "strike_more"), {"no", "hired_assassin", "evno_azef"})
    choose(state, "hired_assassin", "paris agent")
    assert agents(state, "paris") == [5, 1] and beside(state, 0) == ["stiletto", "hired_assassin:1"]
    choose(weigh(state, mad=False), "evno_azef")
    assert agents(state, "paris") == [5, 1] and royals(state) == []


@pytest.mark.rule("E4.6", "E8.24")
def test_nobody_may_name_an_agent_that_was_saved() -> None:
    """Neither the city, if nobody else is there, nor the player; the rule of the block says why."""
    hands = "stiletto, hired_assassin", "sherlock_holmes", "", ""
    state = scene(*hands, agents={"paris": (4, 1), "rome": (3, 1, 1), "madrid": (3, 0, 1), "cairo": (0, 1, 1)})
    play(state, "assassinate", "stiletto", "paris agent", "sherlock_holmes", "hired_assassin")
    assert (asks(state), offers(state)) == ((0, "strike"), {"rome agent", "madrid agent"})
    refused(state, "paris agent", "E8.24")
    refused(state, "paris royalty", "E4.6")
    state = scene(*hands, agents={"rome": (3, 1, 1, 1), "cairo": (0, 1, 1)})
    play(state, "assassinate", "stiletto", 1, "sherlock_holmes", "hired_assassin")
    assert (asks(state), offers(state)) == ((0, "victim"), {"2", "3"})
    refused(state, 1, "E8.24")
    refused(state, 0, "E4.6")


@pytest.mark.rule("E8.24")
def test_only_the_owner_of_the_agent_may_block() -> None:
    """Another player's Sherlock is of no use."""
    state = scene("stiletto", "", "sherlock_holmes", agents={"paris": (4, 1, 1), "cairo": (0, 1, 1)})
    play(state, "assassinate", "stiletto", 1)
    assert agents(state, "paris") == [4, 0, 1]
    state = scene("stiletto, sherlock_holmes", "", agents={"paris": (4, 1), "cairo": (0, 1)})
    assert agents(play(state, "assassinate", "stiletto"), "paris") == [4, 0]


@pytest.mark.rule("E8.24")
def test_whoever_may_hold_a_block_is_asked() -> None:
    """To have none must look like not to want to; who can have none is not asked."""
    state = scene("stiletto", "couriers", agents={"paris": (4, 1), "cairo": (0, 1)}, deck={1: "sherlock_holmes"})
    play(state, "assassinate", "stiletto")
    assert (asks(state), offers(state)) == ((1, "block"), {"no"})
    refused(state, "sherlock_holmes", "E8.24")
    state = scene("stiletto", "couriers", agents={"paris": (4, 1), "cairo": (0, 1)}, discard={1: "sherlock_holmes"})
    assert asks(play(state, "assassinate", "stiletto")) == (0, "act")


@pytest.mark.rule("E8.24")
def test_sherlock_does_not_save_royalty() -> None:
    """It is nobody's agent."""
    state = scene("stiletto", "sherlock_holmes", agents={"paris": (5, 1), "cairo": (0, 1)}, royals="paris")
    play(weigh(state, mad=False), "assassinate", "stiletto", "paris royalty")
    assert royals(state) == []


@pytest.mark.rule("E8.24", "E8.16")
def test_sherlock_stops_a_shoggoth() -> None:
    """It has been used all the same and leaves the game; nothing is scored."""
    state = play(scene("shoggoth", "sherlock_holmes", agents={"rome": (0, 2)}), "action", "shoggoth")
    assert offers(state) == {"no", "sherlock_holmes"}
    choose(state, "sherlock_holmes")
    assert agents(state, "rome") == [0, 2] and state.scores == [0, 0]
    assert removed(state) == cards("shoggoth") and beside(state, 0) == []
    assert asks(state) == (0, "act")


@pytest.mark.rule("E8.24", "E8.25")
def test_sherlock_stops_vampires() -> None:
    """They have been used all the same."""
    state = scene("vampires", "sherlock_holmes", agents={"rome": (1, 2)}, points=[(0, 0, 1)])
    play(state, "action", "vampires")
    assert (asks(state), offers(state)) == ((1, "block"), {"no", "sherlock_holmes"})
    choose(state, "sherlock_holmes")
    assert agents(state, "rome") == [1, 2]
    assert beside(state, 0) == ["vampires"] and state.scores == [1, 0]


@pytest.mark.rule("E8.24", "E8.4")
def test_sherlock_stops_cthulhu_altogether() -> None:
    """Nothing in the city changes, and Cthulhu is spent."""
    state = scene(
        "cthulhu",
        "",
        "sherlock_holmes",
        agents={"rome": (1, 1, 1), "cairo": (1, 1, 1)},
        cubes={"rome": (1, 1, 1)},
        zombies={"rome": 2},
        stacks={"rome": "okhrana"},
    )
    play(state, "action", "cthulhu", "rome")
    assert (asks(state), offers(state)) == ((2, "block"), {"no", "sherlock_holmes"})
    choose(state, "sherlock_holmes")
    assert agents(state, "rome") == cubes(state, "rome") == [1, 1, 1]
    assert (top(state, "rome"), under(state, "rome"), zombies(state, "rome")) == ("rome", cards("okhrana"), 2)
    assert removed(state) == cards("cthulhu, rhogog") and asks(state) == (0, "act")


@pytest.mark.rule("E8.4", "E8.24")
def test_cthulhu_can_be_stopped_only_by_players_with_an_agent_in_the_city() -> None:
    """Cubes are not enough."""
    state = scene("cthulhu", "sherlock_holmes", agents={"rome": (1, 0), "cairo": (1, 2)}, cubes={"rome": (0, 2)})
    play(state, "action", "cthulhu", "rome")
    assert agents(state, "rome") == [0, 0] and cubes(state, "rome") == [0, 0]


@pytest.mark.rule("E8.4", "E8.24")
def test_every_player_with_an_agent_there_is_asked_about_cthulhu_clockwise() -> None:
    """The one who may hold Sherlock in the deck too; when all let it happen it does."""
    state = scene("", "", "cthulhu", "sherlock_holmes", agents={"rome": (1, 1, 0, 1), "cairo": (1, 1, 1, 1)}, active=2)
    play(state, "action", "cthulhu", "rome")
    assert asks(state) == (3, "block")
    choose(state, "no")
    assert agents(state, "rome") == [0, 0, 0, 0]
    assert [event.seat for event in happened(state, "devastated")] == [2]


@pytest.mark.rule("E8.4", "E8.24")
def test_two_players_may_each_stop_cthulhu(tmp_path: Path) -> None:
    """In a box with two Sherlocks they are asked one after the other, and the second may."""
    state = scene(
        "sherlock_holmes",
        "cthulhu",
        "",
        "sherlock_holmes",
        agents={"rome": (1, 0, 1, 1), "cairo": (1, 1, 1, 1)},
        active=1,
        game=sherlocks(tmp_path, 2),
    )
    play(state, "action", "cthulhu", "rome")
    assert asks(state) == (3, "block")
    choose(state, "no")
    assert asks(state) == (0, "block")
    choose(state, "sherlock_holmes")
    assert agents(state, "rome") == [1, 0, 1, 1] and asks(state) == (1, "act")
    (event,) = happened(state, "blocked")
    assert (event.seat, event.to) == (0, 1)


@pytest.mark.rule("E8.24", "E8.28")
def test_two_players_may_each_save_an_agent_from_zombies(tmp_path: Path) -> None:
    """Each saved agent is out of reach for the other zombies of that city."""
    state = scene(
        "zombies",
        "sherlock_holmes",
        "sherlock_holmes",
        agents={"rome": (1, 2, 1), "cairo": (1, 1, 1)},
        zombies={"rome": 3},
        deck={1: "3 couriers", 2: "3 couriers"},
        game=sherlocks(tmp_path, 2),
    )
    play(state, "action", "zombies", 1, "sherlock_holmes")
    assert offers(state) == {"1", "2", "no"}
    choose(state, 2, "sherlock_holmes")
    assert offers(state) == {"1", "no"}
    choose(state, 1)
    assert agents(state, "rome") == [1, 1, 1] and asks(state) == (0, "haunt")


@pytest.mark.rule("E8.24", "E8.28", "E1.3")
@pytest.mark.parametrize(("theirs", "walkers", "blocks"), [(2, 6, 2), (6, 4, 4), (6, 6, 6), (5, 6, 5)])
def test_block_after_block_saves_agent_after_agent(tmp_path: Path, theirs: int, walkers: int, blocks: int) -> None:
    """In a box with six Sherlocks; each zombie tries once, and no agent is attacked twice."""
    state = scene(
        "zombies",
        "sherlock_holmes",
        "",
        agents={"rome": (0, theirs, 0), "cairo": (1, 1, 1)},
        zombies={"rome": walkers},
        deck={1: "5 sherlock_holmes"},
        game=sherlocks(tmp_path, 6),
    )
    play(state, "action", "zombies")
    for _ in range(blocks):
        assert asks(state) == (0, "devour") and offers(state) == {"1", "no"}
        choose(state, 1, "sherlock_holmes")
    assert agents(state, "rome") == [0, theirs, 0]
    assert asks(state) == ((0, "haunt") if walkers < 6 else (0, "act"))


@pytest.mark.rule("E8.24", "E8.28")
def test_agents_saved_in_one_city_do_not_count_in_the_next() -> None:
    """Each city's zombies are of their own; and a copy remembers who was saved."""
    state = scene(
        "zombies",
        "sherlock_holmes",
        agents={"paris": (0, 2), "rome": (0, 2), "cairo": (0, 1)},
        zombies={"paris": 2, "rome": 2},
        deck={1: "3 couriers"},
    )
    play(state, "action", "zombies", 1, "sherlock_holmes")
    give_back(state)
    choose(state, 1, "sherlock_holmes")
    give_back(state)
    assert offers(state) == {"1", "no"}
    choose(state, 1, "sherlock_holmes")
    twin = state.copy()
    for table in (state, twin):
        choose(table, 1)
        stop(table, "block")
        assert agents(table, "rome") == [0, 1] and agents(table, "paris") == [0, 2]
        assert asks(table) == (0, "haunt")


def give_back(state: Emerald) -> None:
    """Seat 1 holds Sherlock Holmes again, whatever was drawn for him."""
    player = state.players[1]
    held = player.hand.pop()
    player.discard.remove(SHERLOCK)
    player.discard.append(held)
    player.hand.append(SHERLOCK)


def sherlocks(folder: Path, n: int) -> Game:
    """A box with so many copies of Sherlock Holmes."""
    copies = {"sherlock_holmes": n, "hired_assassin": 6 - n, "okhrana": 2}
    lines = [f'[{name}]\ncopies = {{ is = {n}, source = "printed" }}\n' for name, n in copies.items()]
    (folder / "emerald.toml").write_text("".join(lines), encoding="utf-8")
    return GAME.with_file(folder / "emerald.toml")


@pytest.mark.rule("E8.24", "E8.28")
def test_sherlock_stops_one_zombie_and_the_attacker_goes_on() -> None:
    """Other cities' zombies still take their victims, and two more rise."""
    state = scene(
        "zombies",
        "sherlock_holmes",
        agents={"rome": (0, 1), "paris": (0, 1), "cairo": (0, 1)},
        zombies={"rome": 1, "paris": 1},
    )
    play(state, "action", "zombies", 1, "sherlock_holmes", 1)
    assert (agents(state, "paris"), agents(state, "rome")) == ([0, 1], [0, 0])
    assert asks(state) == (0, "haunt")
    choose(state, "rome", "rome")
    assert zombies(state, "rome") == 3 and discarded(state, 0) == cards("zombies")


@pytest.mark.rule("E8.24", "E8.28")
@pytest.mark.parametrize(("walkers", "theirs", "again"), [(1, 2, False), (2, 1, False), (2, 2, True), (3, 3, True)])
def test_another_zombie_may_take_a_different_agent(walkers: int, theirs: int, again: bool) -> None:
    """But not the one that was saved, and there must be another zombie in that city."""
    state = scene(
        "zombies", "sherlock_holmes", agents={"rome": (0, theirs), "cairo": (0, 1)}, zombies={"rome": walkers}
    )
    play(state, "action", "zombies", 1, "sherlock_holmes")
    assert asks(state) == ((0, "devour") if again else (0, "haunt"))
    if again:
        choose(state, 1)
        assert agents(state, "rome") == [0, theirs - 1]
        assert asks(state) == (0, "haunt")


@pytest.mark.rule("E8.24", "E8.28")
def test_another_zombie_may_take_an_agent_of_a_third_player() -> None:
    """The saved agent is out of reach, the other one is not."""
    state = scene("zombies", "sherlock_holmes", "", agents={"rome": (1, 1, 1), "cairo": (1, 1, 1)}, zombies={"rome": 2})
    play(state, "action", "zombies", 1, "sherlock_holmes")
    assert (asks(state), offers(state)) == ((0, "devour"), {"2", "no"})
    choose(state, 2)
    assert agents(state, "rome") == [1, 1, 0]


@pytest.mark.rule("E8.24", "E8.13")
def test_sherlock_does_not_stop_irene_adler() -> None:
    """She is not in his list."""
    state = play(scene("irene_adler", "sherlock_holmes", agents={"rome": (0, 2)}), "action", "irene_adler", "rome 1")
    assert agents(state, "rome") == [1, 1] and asks(state) == (0, "act")


@pytest.mark.rule("E8.24", "E8.20")
def test_sherlock_does_not_stop_night_terrors() -> None:
    """The die is rolled at once."""
    state = weigh(scene("night_terrors", "sherlock_holmes", ""), mad=True)
    play(state, "action", "night_terrors", 1)
    assert sanity(state) == [3, 2, 3]


@pytest.mark.rule("E8.24", "E8.27")
def test_sherlock_does_not_stop_yog_sothoth() -> None:
    """Those are one's own agents."""
    state = scene("yog_sothoth", "sherlock_holmes", agents={"rome": (2, 1)})
    play(state, "action", "yog_sothoth", "rome,")
    assert agents(state, "rome") == [1, 1] and asks(state) == (0, "act")


# -- Vampires as a block


@pytest.mark.rule("E8.25")
def test_vampires_stop_an_assassination() -> None:
    """They go to the discard pile and are replaced; cubes stay, the assassination card is spent."""
    state = ambush("sebastian_moran", "vampires")
    assert (asks(state), offers(state)) == ((1, "block"), {"no", "vampires"})
    choose(state, "vampires")
    stop(state, "strike_more")
    assert agents(state, "paris") == [4, 1] and cubes(state, "paris") == [1, 2]
    assert beside(state, 0) == ["sebastian_moran"] and state.scores == [0, 0]
    assert discarded(state, 1) == cards("vampires") and sum(hand(state, 1).values()) == 1
    assert beside(state, 1) == [] and not removed(state)


@pytest.mark.rule("E8.25")
def test_vampires_stop_a_shoggoth() -> None:
    """Its victim counts as killed."""
    state = play(scene("shoggoth", "vampires", agents={"rome": (0, 2)}), "action", "shoggoth", "vampires")
    assert agents(state, "rome") == [0, 2] and state.scores == [0, 0]


@pytest.mark.rule("E8.25", "E8.28")
def test_vampires_stop_a_zombie() -> None:
    """Zombies kill, too; like Sherlock Holmes they leave the attacker the other zombies, but not the same agent."""
    state = scene("zombies", "vampires", agents={"rome": (0, 1), "paris": (0, 2)}, zombies={"rome": 2, "paris": 2})
    play(state, "action", "zombies", 1)
    assert (asks(state), offers(state)) == ((1, "block"), {"no", "vampires"})
    choose(state, "vampires")
    assert asks(state) == (0, "devour") and offers(state) == {"1", "no"}
    choose(state, 1, 1)
    assert (agents(state, "paris"), agents(state, "rome")) == ([0, 1], [0, 0])
    assert discarded(state, 1) == cards("vampires") and asks(state) == (0, "haunt")


@pytest.mark.rule("E8.25", "E8.28")
def test_whoever_may_hold_vampires_is_asked_about_zombies() -> None:
    """To have none must look like not to want to."""
    state = scene("zombies", "couriers", agents={"rome": (0, 2)}, zombies={"rome": 1}, deck={1: "vampires"})
    play(state, "action", "zombies", 1)
    assert (asks(state), offers(state)) == ((1, "block"), {"no"})
    refused(state, "vampires", "E8.25")


@pytest.mark.rule("E8.25")
def test_vampires_do_not_stop_vampires() -> None:
    """An agent that is replaced is not killed."""
    state = scene("vampires", "zombies", deck={1: ""}, agents={"rome": (1, 2)})
    assert state.players[0].hand.size == 1
    play(state, "action", "vampires")
    assert agents(state, "rome") == [2, 1] and asks(state) == (0, "act")


@pytest.mark.rule("E8.25")
def test_vampires_do_not_stop_cthulhu() -> None:
    """Nor Irene Adler."""
    state = scene("cthulhu", "vampires", agents={"rome": (0, 1), "cairo": (1, 1)})
    assert agents(play(state, "action", "cthulhu", "rome"), "rome") == [0, 0]
    state = scene("irene_adler", "vampires", agents={"rome": (0, 2)})
    assert agents(play(state, "action", "irene_adler", "rome 1"), "rome") == [1, 1]


@pytest.mark.rule("E8.24", "E8.25")
def test_either_block_may_be_chosen() -> None:
    """Both may be in hand."""
    state = ambush("stiletto", "vampires, sherlock_holmes")
    assert offers(state) == {"no", "sherlock_holmes", "vampires"}
    choose(state, "vampires")
    assert hand(state, 1)["sherlock_holmes"] == 1


@pytest.mark.rule("E8.25", "E1.5")
def test_points_of_vampires_used_as_a_block_are_kept() -> None:
    """They were scored when the card was taken."""
    state = scene("stiletto", "vampires", agents={"paris": (4, 1), "cairo": (0, 1)}, points=[(0, 0, 0), (0, 0, 1)])
    play(state, "assassinate", "stiletto", "vampires")
    assert state.scores == [0, 1]
