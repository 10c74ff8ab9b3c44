"""What everybody is told: who did what, where, against whom and how often."""

from __future__ import annotations

import pytest

from gaslamp.games.emerald.state import Emerald
from tests.games.emerald.scene import GAME, GAME_CARDS, choose, play, rest, scene, told, weigh
from tests.games.telling import asks

WORTH = {name: GAME.data.number(name, "kill_points") for name in GAME_CARDS if GAME.data.has(name, "kill_points")}


def tells(state: Emerald, *lines: str) -> None:
    """These events, in this order, whatever else was told between them."""
    lines_told = iter(told(state))
    missing = [line for line in lines if line not in lines_told]
    assert not missing, f"{missing} not told in {told(state)}"


def test_cubes_placed_and_retrieved() -> None:
    """From where and to where, and how many."""
    tells(play(scene("pamphlets", ""), "place", "pamphlets", "rome"), "played 0 pamphlets", "placed 0 x2 at rome")
    state = play(scene("", "2 couriers", cubes={"rome": (0, 1)}, active=1), "retrieve", "2 couriers", "rome, limbo")
    tells(state, "played 1 couriers", "played 1 couriers", "retrieved 1 x1 at limbo", "retrieved 1 x1 at rome")


def test_agents_moved_and_markers_raised() -> None:
    """From where to where; where the markers are now."""
    state = play(scene("sappers", "", agents={"rome": (1, 1)}), "move", "sappers", "cairo")
    tells(state, "moved 0 from rome x1 at cairo")
    state = play(
        scene("", "prince_kropotkin, okhrana", active=1, tracks=(3, 5)), "advance", "prince_kropotkin, okhrana"
    )
    tells(state, "raised_restorationists 1 x5", "raised_loyalists 1 x6", "brought x1")


def test_a_marker_that_does_not_move_is_not_told_of() -> None:
    """Only the one that does."""
    state = play(scene("okhrana", ""), "advance", "okhrana")
    assert not any(line.startswith("raised_restorationists") for line in told(state))
    state = play(scene("louise_michel", ""), "advance", "louise_michel")
    assert not any(line.startswith("raised_loyalists") for line in told(state))


def test_cards_taken() -> None:
    """The card, the cubes, the agents, the points, the die, the next card."""
    state = scene(
        "", "informers", cubes={"rome": (0, 1)}, tops={"rome": "piotr_rachkovsky"}, stacks={"rome": "okhrana"}, active=1
    )
    tells(
        play(state, "take", "informers"),
        "took 1 piotr_rachkovsky at rome",
        "cleared 1 at rome",
        "recruited 1 x2 at rome",
        f"gained 1 x{GAME.data.number('piotr_rachkovsky', 'loyalist_points')}",
        "turned_up okhrana at rome",
    )
    state = scene(
        "", "informers", cubes={"rome": (0, 1)}, tops={"rome": "shoggoth"}, stacks={"rome": "rhogog"}, active=1
    )
    tells(play(weigh(state, mad=True), "take", "informers"), "lost_sanity 1 x2", "appeared rhogog at rome")
    assert not any(line.startswith(("recruited", "gained")) for line in told(state))


def test_cubes_that_are_not_there_are_not_cleared() -> None:
    """The Duchess takes a card where nobody has a cube."""
    state = play(scene("duchess_uzes", "", agents={"rome": (1, 0)}), "action", "duchess_uzes")
    assert not any(line.startswith("cleared") for line in told(state))


def test_killings() -> None:
    """With what, where, whom and for how many points."""
    state = scene(
        "", "sebastian_moran, sappers", agents={"paris": (1, 3), "cairo": (1, 0)}, cubes={"paris": (0, 1)}, active=1
    )
    play(state, "assassinate", "sebastian_moran", "symbol sappers")
    tells(
        state,
        "played 1 sebastian_moran",
        "played 1 sappers",
        "killed 1 sebastian_moran x4 at paris against 0",
        "cleared 1 at paris",
    )
    state = scene("", "stiletto, fenians", agents={"paris": (0, 3)}, royals="paris", active=1)
    play(weigh(state, mad=True), "assassinate", "stiletto", "text fenians")
    tells(
        state, "used 1 fenians", "slew 1 weaver at paris", "gained 1 x4", "lost_sanity 1 x2", "returned 1 x1 at paris"
    )


def test_blocks() -> None:
    """With what, where and against whom; what is drawn stays unseen."""
    state = scene("stiletto", "", "sherlock_holmes", agents={"paris": (4, 0, 1), "cairo": (0, 0, 1)})
    tells(
        play(state, "assassinate", "stiletto", "sherlock_holmes"),
        "blocked 2 sherlock_holmes at paris against 0",
        "drew 2",
    )


def test_the_die() -> None:
    """Lost or kept, and how many tokens are left."""
    state = weigh(scene("night_terrors", "", "", sanity=(3, 3, 2)), mad=True)
    tells(play(state, "action", "night_terrors", 2), "used 0 night_terrors", "lost_sanity 2 x1")
    state = weigh(scene("night_terrors", "", "", sanity=(3, 3, 2)), mad=False)
    tells(play(state, "action", "night_terrors", 2), "kept_sane 2")


def test_persons() -> None:
    """What they do and to whom."""
    state = scene("irene_adler", "", "", agents={"rome": (0, 0, 2)})
    tells(play(state, "action", "irene_adler", "rome 2"), "used 0 irene_adler", "replaced 0 x1 at rome against 2")
    state = scene("inspector_lestrade", "", cubes={"rome": (0, 2)})
    tells(play(state, "action", "inspector_lestrade"), "withdrawn 1 x2 at rome")
    state = scene("", "sigmund_freud", sanity=(1, 1), active=1)
    tells(play(state, "action", "sigmund_freud"), "recovered 1 x3", "raised_restorationists 1 x2")
    tells(play(scene("vladimir_burtsev", "", ""), "action", "vladimir_burtsev", 2), "looked 0 against 2")
    tells(
        play(scene("change_of_heart", ""), "free", "change_of_heart"),
        "used 0 change_of_heart",
        "turned_coat 0 change_of_heart",
    )


def test_societies() -> None:
    """What they take and give."""
    tells(play(scene("black_hand", "", beside={0: "weaver"}), "action", "black_hand"), "gained 0 x2")
    state = weigh(scene("hide_royalty", "", agents={"paris": (2, 0)}, royals="paris"), mad=False)
    tells(play(state, "action", "hide_royalty"), "hid 0 weaver at paris", "gained 0 x4", "kept_sane 0")
    state = scene("holy_brotherhood", "", agents={"paris": (2, 0)})
    tells(play(state, "action", "holy_brotherhood", 2), "retrieved 0 x2 at limbo")
    tells(play(scene("peoples_will", ""), "action", "peoples_will"), "retrieved 0 x5 at limbo")
    state = play(scene("third_section", "", stacks={"rome": "okhrana"}), "action", "third_section", "rome")
    tells(state, "removed rome at rome", "turned_up okhrana at rome")
    state = scene("pinkerton_agents", "", agents={"rome": (1, 1)})
    tells(play(state, "action", "pinkerton_agents", "supply", "rome"), "recruited 0 x1 at rome")
    state = scene("pinkerton_agents", "", agents={"rome": (1, 1)})
    tells(play(state, "action", "pinkerton_agents", "rome", "cairo"), "moved 0 from rome x1 at cairo")


def test_nothing_retrieved_is_not_told() -> None:
    """With no cube in Limbo, or none chosen."""
    for state in (
        play(scene("peoples_will", "", limbo=(0, 5)), "action", "peoples_will"),
        play(scene("holy_brotherhood", ""), "action", "holy_brotherhood", 0),
    ):
        assert not any(line.startswith("retrieved") for line in told(state))


def test_okhrana_and_the_society_of_leopold() -> None:
    """Whose cubes are banished; that the dead are laid to rest, and what that costs."""
    state = scene("okhrana", "", cubes={"rome": (1, 1)})
    tells(play(state, "action", "okhrana", "rome 0", "rome 1"), "banished 0 x1 at rome", "banished 1 x1 at rome")
    state = scene("society_of_leopold", "zombies", deck={1: "couriers"}, points=[(0, 0, 0), (0, 0, 1)])
    lost = GAME.data.number("zombies", "loyalist_points")
    tells(play(state, "action", "society_of_leopold"), "laid_to_rest 0", f"lost 1 x{lost}", "drew 1")


def test_monsters() -> None:
    """What they do to whom."""
    state = scene("", "shoggoth", agents={"rome": (2, 0)}, active=1)
    tells(play(state, "action", "shoggoth"), f"killed 1 shoggoth x{WORTH['shoggoth']} at rome against 0")
    tells(play(scene("vampires", "", agents={"rome": (1, 2)}), "action", "vampires"), "replaced 0 x1 at rome against 1")
    state = scene("", "cthulhu", agents={"cairo": (1, 1)}, active=1)
    tells(play(state, "action", "cthulhu", "rome"), "devastated 1 at rome")
    state = scene("yog_sothoth", "", agents={"rome": (3, 1)})
    tells(play(state, "action", "yog_sothoth", "rome,"), "offered_up 0 x1 at rome", "gained 0 x1")
    state = scene("zombies", "", agents={"rome": (0, 2)}, zombies={"rome": 1})
    tells(
        play(state, "action", "zombies", 1, "paris", "rome"),
        "returned 1 x1 at rome",
        "rose 0 x1 at paris",
        "rose 0 x1 at rome",
    )


def test_mi_go() -> None:
    """Away and back."""
    state = scene("mi_go", "", agents={"paris": (1, 0), "rome": (2, 1)})
    tells(play(state, "action", "mi_go", "paris", "rome"), "abducted 0 x1 at paris", "abducted 0 x1 at rome")
    state = scene("", "", agents={"rome": (2, 1)}, aloft=(2, 0), beside={0: "mi_go"})
    tells(play(state, "bring_back", "mi_go", "cairo"), "came_back 0 x2 at cairo")


def test_reveals_and_the_end() -> None:
    """Who reveals what; then everybody, and what is left of the points."""
    state = scene("stiletto", "", "", agents={"paris": (4, 1, 0)}, sides="LLR")
    play(state, "assassinate", "stiletto")
    choose(state, "rome", "rome", "cairo")
    tells(
        state,
        "revealed loyalist against 1",
        "recruited 1 x1 at rome",
        "recruited 1 x1 at rome",
        "recruited 1 x1 at cairo",
    )
    state = choose(scene("", "", sides="LR", points=[(0, 0, 28)]), "no")
    tells(state, "scored 0 x28", "sank 1 x5")
    state = choose(scene("", "", sides="LR", points=[(0, 28, 0)]), "no")
    tells(state, "sank 0 x5", "scored 1")
    state = scene("", "", "", sides="LRL", points=[(24, 0, 0), (9, 0, 0), (1, 0, 0)])
    choose(state, "no")
    tells(
        state,
        "revealed loyalist against 0",
        "revealed restorationist against 1",
        "revealed loyalist against 2",
        "scored 0 x19",
        "scored 1 x9",
        "sank 2 x4",
    )


def test_the_turn() -> None:
    """Cards drawn and shuffled, and whose turn it is."""
    state = rest(scene("couriers", "", deck={0: "informers"}, discard={0: "sappers"}))
    tells(state, "drew 0", "reshuffled 0", "drew 0", "turn_began 1")
    tells(play(scene("", "couriers, sappers", active=1), "discard", "couriers"), "discarded 1 couriers")


@pytest.mark.parametrize("seer", [0, 1, None])
def test_drawn_cards_are_seen_by_their_owner_alone(seer: int | None) -> None:
    """Others see that a card was drawn."""
    state = rest(scene("", "", deck={0: "couriers"}))
    drew = [GAME.cards[event.card] for event in GAME.events(state, seer) if event.kind == "drew"]
    assert drew == (["couriers"] if seer == 0 else ["back"])


@pytest.mark.rule("E7.2", "E7.5")
def test_the_reckoning_is_told() -> None:
    """What each side keeps, and who is punished for the weakest."""
    state = scene("", "", "", sides="LRL", points=[(24, 3, 0), (9, 0, 2), (1, 0, 0)])
    choose(state, "no")
    tells(state, "kept 0 x24", "kept 1 x9", "kept 2 x1", "punished 0 x5 against 2", "punished 2 x5", "scored 0 x19")


@pytest.mark.rule("E8.3")
def test_a_change_of_heart_is_told_when_the_masks_come_off() -> None:
    """What the card says, and what its owner counts as; the others are what they are."""
    state = scene("", "", sides="LR", points=[(28, 0, 0), (1, 0, 0)], beside={1: "change_of_heart"})
    choose(state, "no")
    tells(state, "revealed loyalist against 0", "revealed restorationist against 1", "counts_as loyalist against 1")
    sides = [player["side"] for player in GAME.view(state, None)["table"]["players"]]
    assert sides == ["loyalist", "loyalist"]


@pytest.mark.rule("E4.2")
def test_even_a_single_card_is_not_taken_without_a_word() -> None:
    """What cannot be undone is asked for."""
    state = scene("informers", "", cubes={"rome": (1, 0)})
    state.answer((1, GAME.cards.index("informers")))
    assert asks(state) == (0, "take") and len(state.offered) == 1
