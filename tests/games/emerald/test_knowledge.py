"""What a seat sees, and the worlds that it can imagine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from gaslamp.engine.play.playthrough import learnt
from gaslamp.games.emerald.state import Emerald
from tests.games.emerald.scene import (
    CITIES,
    GAME,
    ROYALTY,
    agents,
    beside,
    cards,
    choose,
    deck,
    discarded,
    hand,
    named,
    offers,
    play,
    rest,
    scene,
    top,
    under,
    weigh,
)
from tests.games.telling import asks, everything

SEEDS = range(60)


def worlds(state: Emerald, seat: int | None) -> Iterator[Emerald]:
    """Many worlds that look the same to a seat."""
    for seed in SEEDS:
        world = GAME.imagine(state, seat, seed)
        assert isinstance(world, Emerald)
        assert GAME.census(world) == GAME.census(state)
        yield world


def middle() -> Emerald:
    """Three hands, all sorts of cards in decks and stacks, seat 1 to act."""
    return scene(
        "2 informers, mi_go",
        "stiletto, okhrana, couriers",
        "zombies, pamphlets",
        discard={1: "sappers"},
        cubes={"rome": (1, 1, 0)},
        royals="paris",
        sides="LRL",
        active=1,
    )


# -- what a world keeps


@pytest.mark.rule("E2.2")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_world_keeps_what_the_seat_sees(seat: int) -> None:
    """Its own hand and identity, the open table, and who is asked what."""
    state = middle()
    for world in worlds(state, seat):
        assert hand(world, seat) == hand(state, seat)
        assert world.players[seat].identity == state.players[seat].identity
        assert GAME.view(world, seat) == GAME.view(state, seat)
        assert asks(world) == asks(state)
        assert all(deck(world, s) + hand(world, s) == deck(state, s) + hand(state, s) for s in range(3))
        assert all(discarded(world, s) == discarded(state, s) for s in range(3))
        assert [top(world, city) for city in CITIES] == [top(state, city) for city in CITIES]


@pytest.mark.rule("E2.1")
@pytest.mark.parametrize("seat", [0, None])
def test_city_and_royalty_stay_in_their_stacks(seat: int | None) -> None:
    """Only game cards are exchanged, with one another and with those in the box."""
    state = scene("", "", tops={"rome": "okhrana"})
    for world in worlds(state, seat):
        for city, noble in zip(CITIES, ROYALTY, strict=True):
            there, here = under(world, city), under(state, city)
            assert (there[city], there[noble]) == (here[city], here[noble])
            assert sum(there.values()) == sum(here.values())
        stacked = sum((under(world, city) for city in CITIES), cards(""))
        before = sum((under(state, city) for city in CITIES), cards(""))
        assert stacked + named(world.box.list()) == before + named(state.box.list())


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_nothing_else_is_constant_over_worlds(seat: int | None) -> None:
    """The others' hands, unseen identities, stacks, the box and the luck take many shapes."""
    state = middle()
    seen = list(worlds(state, seat))
    for rival in range(3):
        if rival != seat:
            assert len({str(sorted(hand(world, rival).elements())) for world in seen}) > 10
            assert len({int(world.players[rival].identity) for world in seen}) == 2
    assert len({str(sorted(under(world, "rome").elements())) for world in seen}) > 40
    assert len({str(sorted(world.box.list())) for world in seen}) > 40
    assert len({int(world.chance.state) for world in seen}) == len(seen)
    assert all(world.chance.state != state.chance.state for world in seen)


@pytest.mark.rule("E2.2")
def test_unseen_identities_are_exchanged_with_those_aside() -> None:
    """All six stay in the game, in any mix."""
    state = scene("", "", "", sides="LLL")
    seen = set()
    for world in worlds(state, 0):
        dealt = [int(player.identity) for player in world.players]
        assert named(dealt) + named(world.aside.list()) == {"loyalist": 3, "restorationist": 3}
        seen.add(tuple(dealt))
    assert len(seen) == 4 and {dealt[0] for dealt in seen} == {GAME.cards.index("loyalist")}


@pytest.mark.rule("E8.26")
def test_identity_seen_by_burtsev_is_kept_for_the_seer_alone() -> None:
    """Others still wonder."""
    state = play(scene("vladimir_burtsev", "", "", sides="LRL"), "action", "vladimir_burtsev", 1)
    assert {int(world.players[1].identity) for world in worlds(state, 0)} == {GAME.cards.index("restorationist")}
    for seat in (2, None):
        assert len({int(world.players[1].identity) for world in worlds(state, seat)}) == 2
    assert len({int(world.players[2].identity) for world in worlds(state, 0)}) == 2


@pytest.mark.rule("E5")
def test_revealed_identities_are_known_to_all() -> None:
    """Even to a spectator."""
    state = scene("", "", "", sides="LLR", revealed=(1,))
    for seat in (0, 2, None):
        assert {int(world.players[1].identity) for world in worlds(state, seat)} == {GAME.cards.index("loyalist")}
        assert GAME.view(state, seat)["table"]["players"][1]["identity"] == "loyalist"


# -- hands


def test_hand_of_another_is_not_shown() -> None:
    """Only how many cards it has, and what it and the deck hold together."""
    shown = GAME.view(scene("2 informers", "stiletto"), 1)["table"]["players"][0]
    assert (shown["hand"], shown["hand_size"], shown["deck_size"]) == ([], 2, 8)
    assert len(shown["unseen"]) == 10


@pytest.mark.rule("E3.1")
def test_what_was_held_when_the_deck_ran_out_is_known_to_all() -> None:
    """Whoever kept count knows it; cards drawn from the new deck are not."""
    state = scene("sappers, stiletto", "", deck={0: "couriers"}, discard={0: "3 informers, pamphlets, forged_papers"})
    rest(state)
    assert sum(hand(state, 0).values()) == 5
    known = GAME.view(state, 1)["table"]["players"][0]["hand"]
    assert named([GAME.cards.index(name) for name in known]) == cards("sappers, stiletto, couriers")
    hands = [hand(world, 0) for world in worlds(state, 1)]
    assert all(one & cards("sappers, stiletto, couriers") == cards("sappers, stiletto, couriers") for one in hands)
    assert len({str(sorted(one.elements())) for one in hands}) > 2


@pytest.mark.rule("E3.1")
def test_known_card_is_forgotten_when_it_is_played() -> None:
    """Of equal cards the known one goes first, others leave the knowledge alone."""
    state = scene(
        "sappers, stiletto", "", deck={0: ""}, discard={0: "3 couriers, pamphlets, forged_papers, 3 informers"}
    )
    rest(rest(state))
    for card in ("sappers", "stiletto"):
        before = GAME.view(state, 1)["table"]["players"][0]["hand"]
        assert card in before
        play(state, "discard", card)
        after = GAME.view(state, 1)["table"]["players"][0]["hand"]
        assert after == [name for name in before if name != card]


@pytest.mark.rule("E3.1")
def test_playing_an_unknown_card_leaves_the_known_ones() -> None:
    """What is known stays known."""
    state = scene("sappers, stiletto", "", deck={0: ""}, discard={0: "3 couriers"})
    rest(rest(state))
    play(state, "discard", "couriers")
    assert open_hand(state) == cards("sappers, stiletto")
    state = scene("couriers, stiletto", "", deck={0: ""}, discard={0: "2 couriers"})
    rest(rest(state))
    play(state, "discard", "couriers")
    assert open_hand(state) == cards("stiletto")


def open_hand(state: Emerald) -> Counter[str]:
    """What all know of the hand of seat 0 from the last time that its deck ran out."""
    player = state.players[0]
    return named(player.hand.list()[: player.open])


def test_of_an_empty_deck_all_know_the_hand() -> None:
    """Whoever kept count."""
    state = scene("sappers, stiletto", "", deck={0: ""})
    assert GAME.view(state, 1)["table"]["players"][0]["hand"] == ["sappers", "stiletto"]
    state = scene("sappers, stiletto", "", deck={0: "couriers"})
    assert GAME.view(state, 1)["table"]["players"][0]["hand"] == []


def test_a_block_that_may_be_there_is_in_some_worlds_only() -> None:
    """The attacker does not learn from being asked whether the block is in hand."""
    state = scene("stiletto", "sherlock_holmes, couriers", agents={"paris": (4, 1), "cairo": (0, 1)})
    play(state, "assassinate", "stiletto")
    counts = {hand(world, 1)["sherlock_holmes"] for world in worlds(state, 0)}
    assert asks(state) == (1, "block") and counts == {0, 1}
    assert all("no" in offers(world) for world in worlds(state, 0))


def test_whoever_must_pay_bombs_can_pay_in_every_world() -> None:
    """The hand has what the question takes for granted."""
    state = scene(
        "stiletto, sappers, ravachol, couriers", "", agents={"paris": (2, 1), "cairo": (0, 1)}, cubes={"paris": (2, 0)}
    )
    play(state, "assassinate", "stiletto")
    assert asks(state) == (0, "bomb")
    for world in worlds(state, 1):
        assert offers(world)
        while asks(world) == (0, "bomb"):
            choose(world, sorted(offers(world))[0])
        assert agents(world, "paris") == [2, 0]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_to_imagine_changes_nothing(seat: int) -> None:
    """Nor does what happens in an imagined world."""
    state = middle()
    before = everything(GAME, state), [beside(state, s) for s in range(3)]
    for world in worlds(state, seat):
        rest(world)
    assert (everything(GAME, state), [beside(state, s) for s in range(3)]) == before


def test_world_of_a_finished_game_is_finished() -> None:
    """There is nothing to ask there either."""
    state = choose(scene("", "", points=[(28, 0, 0)]), "no")
    assert state.over and all(world.over and world.scores == state.scores for world in worlds(state, 1))


def test_a_copy_lives_a_life_of_its_own() -> None:
    """What happens to it leaves the original alone, and the other way round."""
    state = scene(
        "informers, stiletto",
        "",
        cubes={"rome": (2, 1)},
        tops={"rome": "shoggoth"},
        zombies={"rome": 1},
        aloft=(1, 0),
        beside={0: "mi_go", 1: "shoggoth:0"},
        agents={"paris": (5, 1), "cairo": (0, 1)},
        points=[(1, 2, 3), (6, 5, 4)],
        sanity=(2, 1),
        revealed=(1,),
        tracks=(2, 1),
    )
    before = everything(GAME, state)
    twin = state.copy()
    assert everything(GAME, twin) == before and twin.log is None
    play(weigh(twin, mad=True), "take", "informers")
    play(twin, "bring_back", "mi_go", "rome")
    play(twin, "assassinate", "stiletto")
    assert everything(GAME, state) == before


# -- how bots judge


def test_outlook_is_better_for_who_leads() -> None:
    """Between nought and one; points first, then agents and cubes."""
    state = scene("", "", points=[(9, 0, 0), (3, 0, 0)])
    assert 0 <= state.outlook(1) < 0.5 < state.outlook(0) <= 1
    more = scene("", "", agents={"rome": (3, 1)})
    assert more.outlook(0) > 0.5 > more.outlook(1)
    richer = scene("", "", agents={"rome": (1, 1)}, limbo=(0, 9))
    assert richer.outlook(0) > 0.5 > richer.outlook(1)
    hopeless = scene("", "", points=[(99, 0, 0), (0, 0, 0)])
    assert (hopeless.outlook(0), hopeless.outlook(1)) == (1.0, 0.0)


# -- what everybody sees


def test_the_open_table() -> None:
    """Cities with cards, royalty and pieces; before each player the piles, tokens, points and pieces off the map."""
    state = scene(
        "couriers",
        "",
        discard={0: "sappers, informers"},
        beside={0: "sebastian_moran:1, hide_royalty:weaver, stiletto", 1: "yog_sothoth"},
        cubes={"rome": (2, 1)},
        agents={"rome": (1, 2)},
        zombies={"rome": 2},
        tops={"rome": "okhrana", "cairo": ""},
        stacks={"rome": "rome, mi_go"},
        royals="london",
        sanity=(2, 1),
        points=[(1, 2, 3)],
        tracks=(3, 1),
        limbo=(4, 2),
    )
    table = GAME.view(state, None)["table"]
    rome, london, cairo = (table["cities"][CITIES.index(city)] for city in ("rome", "london", "cairo"))
    assert (rome["card"], rome["under"], rome["royalty"], rome["zombies"]) == ("okhrana", 2, None, 2)
    assert (rome["cubes"], rome["agents"]) == ([2, 1], [1, 2])
    assert (london["card"], london["royalty"], cairo["card"]) == ("london", "gloriana", None)
    assert (table["restorationists"], table["loyalists"], table["zombies"]) == (3, 1, 4)
    mine, theirs = table["players"]
    assert (mine["hand_size"], mine["discard"], mine["sanity"]) == (1, ["informers", "sappers"], 2)
    assert mine["beside"] == [
        {"card": "sebastian_moran", "agent": 1},
        {"card": "hide_royalty", "royalty": "weaver"},
        {"card": "stiletto"},
    ]
    assert mine["points"] == {"neutral": 1, "restorationist": 2, "loyalist": 7, "kills": [0, 4]}
    assert mine["cubes"] == {"limbo": 4, "supply": 4} and theirs["cubes"] == {"limbo": 2, "supply": 7}
    assert theirs["agents"]["captive"] == 1 and theirs["agents"]["supply"] == 7
    assert not mine["revealed"] and not table["exorcised"]


def test_cards_being_played_lie_open() -> None:
    """Until they have worked."""
    state = play(scene("pamphlets, informers", ""), "place", "pamphlets, informers")
    assert GAME.view(state, 1)["table"]["laid"] == ["pamphlets", "informers"]
    assert GAME.view(choose(state, "rome"), 1)["table"]["laid"] == []


def test_all_see_that_zombies_are_gone_for_good() -> None:
    """The table says so."""
    state = play(scene("society_of_leopold", ""), "action", "society_of_leopold")
    assert GAME.view(state, None)["table"]["exorcised"]


@pytest.mark.rule("E4.6")
@pytest.mark.parametrize("seat", [1, 2, None])
def test_whoever_is_asked_whom_to_kill_can_pay_in_every_world(seat: int | None) -> None:
    """To be asked tells that there are bombs enough; so the next question is for one of them."""
    state = scene(
        "hired_assassin, johann_most, ravachol, informers, couriers",
        "",
        "",
        agents={"rome": (1, 1, 1), "cairo": (1, 1, 1)},
        cubes={"rome": (3, 0, 0)},
        deck={0: "pamphlets, couriers, informers"},
    )
    play(state, "assassinate", "hired_assassin")
    assert asks(state) == (0, "victim")
    for world in worlds(state, seat):
        choose(world, 1)
        assert asks(world) == (0, "bomb") and world.offered


def test_where_to_strike_is_asked_even_if_there_is_one_place() -> None:
    """Not to be asked would tell of the bombs in the hand."""
    state = scene("hired_assassin", "", agents={"rome": (3, 1), "cairo": (0, 1)})
    state.answer((5, GAME.cards.index("hired_assassin")))
    assert asks(state) == (0, "strike") and len(state.offered) == 1


def test_an_identity_shown_cannot_be_hidden_again() -> None:
    """To give all agents to Yog Sothoth draws no luck, but all have seen who one is."""
    state = scene("yog_sothoth", "", agents={"rome": (1, 1)}, sides="LL")
    before = state.copy()
    assert state.log is not None
    before.listen_as(state)
    play(state, "action", "yog_sothoth", "rome")
    assert state.players[0].revealed and before.chance.state == state.chance.state
    assert learnt(before, state, before.chance.state)
