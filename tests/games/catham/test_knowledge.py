"""What all know of a hand, and the worlds that a seat can imagine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import comb

import pytest

from gaslamp.games.catham.state import Catham
from tests.games.catham.scene import (
    GAME,
    Cards,
    cards,
    choose,
    deck,
    discarded,
    hand,
    influence,
    known,
    lucky,
    offers,
    play,
    pool,
    revealed,
    scene,
    size,
    table,
    take,
)
from tests.games.telling import asks

SEEDS = range(200)


def worlds(state: Catham, seat: int | None) -> Iterator[Catham]:
    """Many worlds that look the same to a seat."""
    for seed in SEEDS:
        world = GAME.imagine(state, seat, seed)
        assert isinstance(world, Catham)
        yield world


def within(part: Cards, whole: Cards) -> bool:
    """Whether all these cards are among those."""
    return all(count <= whole.get(name, 0) for name, count in part.items())


# -- what all know


def test_cards_taken_from_the_pool_are_known() -> None:
    """All saw which they were."""
    state = take(scene("2 mafia", "", pool="3 scientists"), "2 scientists")
    assert known(state, 0) == cards("2 scientists")
    assert known(state, 1) == {}


def test_drawn_cards_are_not_known() -> None:
    """Scientists and robocats draw in secret."""
    assert known(play(scene("3 scientists", ""), "3 scientists"), 0) == {}
    assert known(play(scene("2 robocats", ""), "2 robocats"), 0) == {}


def test_cards_drawn_by_a_searched_opponent_are_not_known() -> None:
    """They draw in secret too."""
    state = play(scene("2 officers, 1 mafia", "2 officers"), "2 officers", "mafia")
    assert size(hand(state, 1)) == 2
    assert known(state, 1) == {}


@pytest.mark.parametrize("hits", [0, 1, 2])
def test_stolen_cards_and_slipped_in_hackers_are_known(hits: int) -> None:
    """All saw what the hacker's player took, and that the unrevealed hackers are with the opponent."""
    state = lucky(
        lambda seed: play(scene("2 hackers", "5 scientists", seed=seed), "2 hackers"),
        lambda state: revealed(state).get("hackers", 0) == hits,
    )
    assert known(state, 0) == ({"science": 2 - hits} if hits < 2 else {})
    assert known(state, 1) == ({"hackers": 2 - hits} if hits < 2 else {})


def test_gift_to_the_journalists_is_known() -> None:
    """By the card discarded with it all know what was given, and nothing more."""
    state = play(scene("2 journalists", "3 mafia"), "2 journalists", "mafia")
    assert known(state, 0) == cards("1 mafia")
    assert known(state, 1) == {}


@pytest.mark.parametrize(
    ("text", "left"),
    [("3 scientists", ""), ("2 officials", "1 scientist")],
)
def test_knowledge_falls_when_such_cards_are_played(text: str, left: str) -> None:
    """Cards played are taken for the known ones first; others leave the knowledge alone."""
    state = take(scene("2 scientists, 3 officials", "", pool="1 scientist, 6 mafia"), "1 scientist")
    take(state, "1 mafia")
    play(state, text)
    assert known(state, 0) == cards(left)


def test_knowledge_falls_when_such_cards_are_discarded() -> None:
    """Two known scientists, one discarded: one is still there."""
    state = take(scene("9 mafia", "", pool="2 scientists"), "2 scientists")
    choose(state, "science")
    assert known(state, 0) == cards("1 scientist")


def test_knowledge_falls_when_such_cards_are_revealed() -> None:
    """A search that lays a known card open leaves nothing to know."""
    state = take(scene("", "2 officers, 2 mafia", pool="2 scientists"), "2 scientists")
    play(state, "1 officer", "mafia")
    assert known(state, 0) == cards("1 scientist")


def test_knowledge_falls_when_such_cards_are_sold_or_given() -> None:
    """A sale takes one of them, an offer two."""
    state = take(scene("", "3 detectives, 1 scientist", pool="3 scientists"), "3 scientists")
    play(state, "3 detectives", "science", "science")
    assert known(state, 0) == cards("2 scientists")
    state = take(scene("", "2 journalists", pool="3 scientists"), "3 scientists")
    play(state, "2 journalists", "science")
    assert known(state, 0) == cards("1 scientist")


def test_knowledge_falls_when_cards_are_given_to_the_mafia() -> None:
    """Cards paid are gone."""
    state = take(scene("", "4 mafia", pool="3 scientists"), "3 scientists")
    play(state, "4 mafia", "science", "science")
    assert known(state, 0) == cards("1 scientist")


def test_knowledge_never_falls_below_nothing() -> None:
    """Unknown cards may be played as well."""
    state = take(scene("3 scientists", "", pool="1 scientist, 6 mafia"), "1 scientist")
    take(state, "1 mafia")
    play(state, "3 scientists")
    assert known(state, 0) == {}
    assert hand(state, 0).get("science", 0) >= 1


def test_all_that_is_known_is_true() -> None:
    """In whole games, no more is ever known of a hand than it holds."""
    for seed in range(12):
        state = GAME.new(2 + seed % 5, seed, factions="random", actions=1 + seed % 2)
        assert isinstance(state, Catham)
        for step in range(150):
            if state.over:
                break
            assert all(within(known(state, seat), hand(state, seat)) for seat in range(state.seats))
            state.take(state.options[(step * 7919 + seed) % len(state.options)])


# -- what a seat may see


def test_seat_sees_its_own_hand_and_no_other() -> None:
    """Of the others it sees how many cards they hold, and what all know of them."""
    state = take(scene("3 mafia", "2 hackers", pool="2 scientists"), "2 scientists")
    mine, theirs = GAME.view(state, 1)["table"]["hands"][1], GAME.view(state, 1)["table"]["hands"][0]
    assert mine == {"size": 2, "known": {}, "cards": cards("2 hackers")}
    assert theirs == {"size": 5, "known": cards("2 scientists")}
    assert "cards" not in str(GAME.view(state, None)["table"]["hands"])


def test_only_the_asked_seat_sees_what_it_is_offered() -> None:
    """The offer would tell of the hand."""
    state = scene("3 scientists", "")
    assert GAME.view(state, 0)["offered"]
    assert GAME.view(state, 1)["offered"] is None
    assert GAME.view(state, None)["offered"] is None


# -- worlds


def middle() -> Catham:
    """Three hands of which something is known, and seat 2 to act."""
    state = scene(
        "3 detectives, 2 mafia", "2 hackers, 2 robocats", "3 scientists, 1 mafia", pool="2 scientists, 5 mafia"
    )
    return take(take(state, "2 scientists"), "3 mafia")


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_world_keeps_what_the_seat_knows(seat: int | None) -> None:
    """Its own hand, the sizes of the others, all that is known, the open zones, and who is asked what."""
    state = middle()
    for world in worlds(state, seat):
        assert [size(hand(world, s)) for s in range(3)] == [size(hand(state, s)) for s in range(3)]
        assert [known(world, s) for s in range(3)] == [known(state, s) for s in range(3)]
        assert all(within(known(world, s), hand(world, s)) for s in range(3))
        assert (pool(world), discarded(world), table(world)) == (pool(state), discarded(state), table(state))
        assert size(deck(world)) == size(deck(state))
        assert (asks(world), influence(world)) == (asks(state), influence(state))
        if seat is not None:
            assert hand(world, seat) == hand(state, seat)
            assert GAME.view(world, seat) == GAME.view(state, seat)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_world_holds_the_same_cards(seat: int) -> None:
    """Unseen cards are dealt anew, none is made up or lost."""
    state = middle()
    for world in worlds(state, seat):
        there = [*(hand(world, s) for s in range(3)), deck(world), pool(world)]
        assert sum(map(Counter, there), Counter[str]()) == dict.fromkeys(
            ("detectives", "science", "robocat", "mafia", "hackers"), 15
        )


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_worlds_really_differ(seat: int | None) -> None:
    """What the seat has not seen takes many shapes, and every faction turns up in it."""
    state = middle()
    for rival in range(3):
        hands = [hand(world, rival) for world in worlds(state, seat)]
        if rival != seat:
            assert len({str(one) for one in hands}) > 20
            assert {name for one in hands for name in one} == {"detectives", "science", "robocat", "mafia", "hackers"}


@pytest.mark.parametrize("asked", [0, 1, 2])
def test_worlds_do_not_depend_on_what_is_hidden(asked: int) -> None:
    """Two tables that look the same to a seat give it the same worlds."""
    mine, open_cards = "2 scientists", "7 robocats"
    one = scene(mine, "3 mafia, 1 hacker", "2 detectives", pool=open_cards, deck="2 hackers, 3 scientists", asked=asked)
    two = scene(mine, "3 scientists, 1 hacker", "2 hackers", pool=open_cards, deck="2 detectives, 3 mafia", asked=asked)
    assert GAME.view(one, 0) == GAME.view(two, 0)
    for left, right in zip(worlds(one, 0), worlds(two, 0), strict=True):
        assert [hand(left, seat) for seat in range(3)] == [hand(right, seat) for seat in range(3)]
        assert offers(left) == offers(right)


def test_worlds_in_a_rivals_discard_do_not_depend_on_what_is_hidden() -> None:
    """What the rival still holds does not shine through, only that it is enough to go on."""
    mine, open_cards = "4 mafia", "7 robocats"
    one = play(scene(mine, "1 mafia, 3 hackers", deck="1 mafia, 3 scientists", pool=open_cards), "4 mafia", "mafia")
    two = play(
        scene(mine, "2 mafia, 1 hacker, 1 scientist", deck="2 hackers, 2 scientists", pool=open_cards),
        "4 mafia",
        "mafia",
    )
    assert GAME.view(one, 0) == GAME.view(two, 0)
    for left, right in zip(worlds(one, 0), worlds(two, 0), strict=True):
        assert (hand(left, 1), offers(left)) == (hand(right, 1), offers(right))


def test_world_leaves_the_game_as_it_was() -> None:
    """To imagine is to look at a copy."""
    state = middle()
    before = [hand(state, seat) for seat in range(3)], deck(state), int(state.chance.state)
    for world in worlds(state, 0):
        world.answer(world.offered[0])
    assert ([hand(state, seat) for seat in range(3)], deck(state), int(state.chance.state)) == before


@pytest.mark.parametrize("picked", [(), ("mafia",), ("mafia", "mafia")])
def test_rivals_discard_goes_on_in_every_world(picked: tuple[str, ...]) -> None:
    """In the middle of a rising-order discard the rival always holds enough cards to go on."""
    state = take(scene("8 robocats, 3 mafia, 1 hacker", "5 scientists", pool="1 mafia"), "1 mafia")
    choose(state, *picked)
    for world in worlds(state, 1):
        assert size(hand(world, 0)) == 13 - len(picked)
        while asks(world) == (0, "hand_limit"):
            choose(world, offers(world)[-1])
        assert asks(world) == (1, "act")
        assert size(hand(world, 0)) == 10


def test_rivals_discard_goes_on_though_such_cards_are_rare() -> None:
    """Two hackers are all that can follow, so they are in the rival's hand in every world."""
    state = scene("9 detectives, 3 hackers", "1 mafia", pool="1 detective", deck="15 scientists, 5 robocats")
    choose(take(state, "1 detective"), "hackers")
    for world in worlds(state, 1):
        assert offers(world) == ["hackers"]
        assert hand(world, 0)["hackers"] == 2
        choose(world, "hackers", "hackers")
        assert asks(world) == (1, "act")


def test_rivals_payment_to_the_mafia_goes_on_in_every_world() -> None:
    """After the first card, the second is never lower and always there."""
    state = play(scene("4 mafia", "2 scientists, 2 mafia"), "4 mafia", "mafia")
    for world in worlds(state, 0):
        assert offers(world)
        choose(world, offers(world)[-1])
        assert asks(world) == (1, "act")
        assert size(hand(world, 1)) == 2


def test_rivals_extra_card_for_the_police_is_there_in_every_world() -> None:
    """Whoever played officers holds a card of another faction."""
    state = play(scene("9 officers, 1 mafia", "3 hackers", deck="6 officers"), "5 officers")
    for world in worlds(state, 1):
        assert size(hand(world, 0)) == 5
        assert offers(world) == ["mafia"]


def test_rivals_extra_card_for_the_detectives_is_there_in_every_world() -> None:
    """Whoever played detectives holds a card more, and it may be any."""
    state = play(scene("4 detectives", "3 hackers"), "3 detectives")
    named = {offer for world in worlds(state, 1) for offer in offers(world)}
    assert named == {"detectives", "science", "robocat", "mafia", "hackers"}


def test_world_of_a_finished_game_is_finished() -> None:
    """There is nothing to ask there either."""
    state = play(scene("4 robocats", "3 mafia", influence=[13]), "4 robocats")
    assert all(world.over and not offers(world) for world in worlds(state, 1))


def test_a_promised_hand_is_as_likely_as_it_is() -> None:
    """Of the hands that are not all police each comes up as often as counting says, not more often for keeping it."""
    state = play(scene("2 officers, 3 mafia", "9 hackers", pool="2 officers, 5 robocats"), "1 officer")
    assert asks(state) == (0, "extra")
    police, rest, held = 15 - 1 - 2, 4 * 15 - 9 - 5, 4  # what seat 1 has not seen, and how many of it seat 0 holds
    ways = {others: comb(rest, others) * comb(police, held - others) for others in range(1, held + 1)}
    counted: Counter[int] = Counter()
    for seed in range(4000):
        world = GAME.imagine(state, 1, seed)
        assert isinstance(world, Catham)
        counted[held - hand(world, 0).get("police", 0)] += 1
    for others, count in ways.items():
        expected = 4000 * count / sum(ways.values())
        assert abs(counted[others] - expected) < 5 * expected**0.5
