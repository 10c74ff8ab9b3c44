"""Lists of decks that are hidden: of a deck of one's own, in the game with hidden cards, nobody else knows the list."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from gaslamp.conformance.walk import finish, walk
from gaslamp.engine.core.chance import seeded
from gaslamp.engine.core.state import State
from gaslamp.games.council.deck_card import face_of, is_known
from gaslamp.games.council.decks import breaches, published_cards
from gaslamp.games.council.kinds import KINDS
from gaslamp.games.council.setup import VERSION
from gaslamp.games.council.state import Council
from tests.games.council.plain import FLAT, GAME, plain
from tests.games.council.scene import choose, play, scene, top

LIGHT = "2 10 11 12 13 42x2 56x2 57x2 58x2 59x2 60x2"
DARK = "12x2 17x2 26 29 39 47 50 58 59 61 62 66 78 86 98"
MODES: tuple[dict[str, str], ...] = (
    {},
    {"stash": "none"},
    {"board": "none"},
    {"board": "none", "stash": "none", "flips": "all"},
)
BACK = KINDS[0]


def own_decks(seed: int = 1, **mode: str) -> Council:
    """A game of two decks of the players' own, with hidden cards unless these are set otherwise."""
    settings: dict[str, Any] = {"cards": "hidden", **mode}
    state = GAME.new(2, seed, decks=[LIGHT, DARK], **settings)
    assert isinstance(state, Council)
    return state


def the_list(state: Council, seat: int) -> list[int]:
    """All cards of the deck of a seat, wherever they are."""
    player = state.players[seat]
    piles = (player.top, player.bottom, player.stash, player.aside)
    unseen = [int(face_of(entry)) for pile in piles for entry in pile.list() if not is_known(entry)]
    return sorted([*state.seen_cards(seat).list(), *player.deck.list(), *unseen])


def unseen(state: Council, seer: int | None, whose: int) -> list[str]:
    """What a seat, or a spectator, is told of the cards of a player that it cannot see."""
    cards: list[str] = GAME.view(state, seer)["table"]["players"][whose]["unseen"]
    return cards


def bytes_seen(state: State, seer: int | None) -> str:
    """Everything that a seat is sent."""
    return json.dumps(GAME.view(state, seer), sort_keys=True)


# -- what is seen


@pytest.mark.rule("C10.2", "C2.8")
def test_a_hidden_list_is_seen_by_its_owner_alone() -> None:
    """Others see how many cards there are."""
    state = own_decks()
    assert unseen(state, 0, 0) == sorted(unseen(state, 0, 0), key=KINDS.index) and BACK not in unseen(state, 0, 0)
    for seer, whose in ((1, 0), (0, 1), (None, 0), (None, 1)):
        assert unseen(state, seer, whose) == [BACK] * 17


@pytest.mark.rule("C10.2", "C2.8")
@pytest.mark.parametrize("cards", ["open", "listed"])
def test_lists_are_open_if_that_is_agreed_or_no_cards_are_hidden(cards: str) -> None:
    """To the rival and to spectators."""
    state = own_decks(cards=cards)
    for seer in (1, None):
        assert sorted({*unseen(state, seer, 0)}, key=KINDS.index) and BACK not in unseen(state, seer, 0)


@pytest.mark.rule("C10.2", "C2.8")
def test_the_list_of_a_published_deck_is_known() -> None:
    """It is told by its name."""
    state = GAME.new(2, 1, decks=["klm", DARK], cards="hidden")
    assert isinstance(state, Council)
    assert unseen(state, 1, 0) == [KINDS[card] for card in published_cards(GAME.data, "klm")]
    assert unseen(state, 0, 1) == [BACK] * 17


@pytest.mark.rule("C10.2")
@pytest.mark.parametrize("mode", MODES)
def test_another_list_in_the_same_places_looks_the_same_to_the_rival(mode: dict[str, str]) -> None:
    """Not a byte of what the rival is sent tells of the list, all game long."""
    state = own_decks(1, **mode)
    for n, _ in enumerate(walk(state, seeded(5))):
        for seer in (None, 0, 1) if n % 5 == 0 else ():
            world = GAME.imagine(state, seer, n)
            assert bytes_seen(world, seer) == bytes_seen(state, seer)
            assert bytes_seen(GAME.imagine(world, seer, n + 1), seer) == bytes_seen(state, seer)


# -- what is imagined


@pytest.mark.rule("C10.2", "C2.1", "C2.2", "C2.3", "C2.4", "C2.5", "C2.6")
@pytest.mark.parametrize("mode", MODES)
def test_imagined_lists_break_no_rule_and_have_what_was_seen(mode: dict[str, str]) -> None:
    """And as many cards; one's own list stays what it is."""
    state = own_decks(2, **mode)
    for n, _ in enumerate(walk(state, seeded(7))):
        for seer in (None, 0, 1) if n % 9 == 0 else ():
            world = GAME.imagine(state, seer, n)
            assert isinstance(world, Council)
            for seat in range(2):
                now, known = the_list(world, seat), Counter(state.seen_cards(seat).list())
                assert len(now) == len(the_list(state, seat)) and known <= Counter(now)
                assert now == the_list(state, seat) if seat == seer else breaches(GAME.data, now) == []
            finish(world, n)
            assert world.over


@pytest.mark.rule("C10.2")
def test_imagined_lists_vary() -> None:
    """Over groups, over every type, and over the lists as a whole; the truth is no more likely than another."""
    state = own_decks()
    lists = [the_list(world, 1) for world in (GAME.imagine(state, 0, seed) for seed in range(300))]  # type: ignore[arg-type]
    assert len({tuple(cards) for cards in lists}) == 300
    seen = {card for cards in lists for card in cards}
    assert seen == set(range(1, 101))
    for group in ("2", "3", "1", "4", "5"):
        assert sum(int(group) in cards for cards in lists) > 10


@pytest.mark.rule("C10.2")
def test_imagined_lists_depend_on_nothing_hidden() -> None:
    """From the truth and from one of its worlds the same worlds are imagined by the same luck."""
    state = own_decks(3)
    for _ in walk(state, seeded(1), 30):
        pass
    world = GAME.imagine(state, 0, 99)
    for seed in range(20):
        one, other = GAME.imagine(state, 0, seed), GAME.imagine(world, 0, seed)
        assert isinstance(one, Council) and isinstance(other, Council)
        assert the_list(one, 1) == the_list(other, 1)


@pytest.mark.rule("C10.2", "C2.2")
def test_a_group_that_was_seen_is_the_group_of_every_list() -> None:
    """One investigator is enough, unless that one is of two."""
    state = own_decks()
    state.players[0].removed.append(10)
    state.players[0].deck.remove(state.players[0].deck[0])
    for seed in range(30):
        world = GAME.imagine(state, 1, seed)
        assert isinstance(world, Council)
        group = [card for card in the_list(world, 0) if card <= 26]
        assert all("klm" in GAME.data.words(KINDS[card], "keywords") for card in group)


@pytest.mark.rule("C10.2", "C11.11")
def test_a_card_that_a_rule_chose_unseen_fits_it_in_every_list() -> None:
    """However rare such cards are."""
    game = plain("deep_one: after_activation fetch of #yig", "1: #yig", "2: #yig")
    state = scene(top={0: "deep_one"}, deck={0: "1, 3, 4, 6, 7"}, hidden=True, game=game)
    state.unlisted = 3
    choose(play(state, "deep_one", "c3"), "1", "no")
    stashed = Counter(
        KINDS[face_of(world.players[0].stash[0])]
        for world in (GAME.imagine(state, 1, seed) for seed in range(60))
        if isinstance(world, Council)
    )
    assert len(stashed) == 2 and min(stashed.values()) > 10


@pytest.mark.rule("C10.2", "C6.2")
def test_what_was_seen_and_shuffled_away_stays_known() -> None:
    """The list has it in every world, and it is told to be somewhere in the deck."""
    game = plain("shoggoth: before_placing arrange 1 of #yig", "1: #yig", "2: #yig")
    state = scene(top={0: "shoggoth"}, deck={0: "1, 3, 4"}, bottom={0: "8"}, hidden=True, stashes=False, game=game)
    state.unlisted = 3
    choose(state, "no")
    assert FLAT["8"] in unseen(state, 1, 0) and unseen(state, 1, 0).count(BACK) == 3
    for seed in range(20):
        world = GAME.imagine(state, 1, seed)
        assert isinstance(world, Council) and KINDS.index(FLAT["8"]) in the_list(world, 0)
        assert bytes_seen(world, 1) == bytes_seen(state, 1)


@pytest.mark.rule("C10.2")
def test_a_copy_knows_the_same_of_lists() -> None:
    """What is hidden there, and what was seen."""
    state = own_decks()
    twin = state.copy()
    assert twin.unlisted == state.unlisted == 3 and twin.version == VERSION == int(GAME.version)


# -- what is told of the settings


@pytest.mark.rule("C10.2", "C2.8")
@pytest.mark.parametrize(
    ("version", "cards", "over", "told"),
    [
        ("2", "hidden", False, ["own", "klm"]),
        ("2", "hidden", True, [LIGHT, "klm"]),
        ("2", "open", False, [LIGHT, "klm"]),
        ("2", "listed", False, [LIGHT, "klm"]),
        ("1", "hidden", False, [LIGHT, "klm"]),
    ],
)
def test_a_hidden_list_is_not_told_with_the_settings(version: str, cards: str, over: bool, told: list[str]) -> None:
    """Until the game is over; in version 1 all lists were open."""
    game = GAME.under(version)
    assert game is not None
    shown = game.settings_for_all({"decks": [LIGHT, "klm"], "cards": cards}, over)
    assert shown == {"decks": told, "cards": cards}


@pytest.mark.rule("C10.2")
def test_own_decks_are_dealt_whatever_is_told_of_them() -> None:
    """The top card is one of the deck."""
    assert top(own_decks(), 0) in {KINDS[card] for card in (2, 10, 11, 12, 13, 42, 56, 57, 58, 59, 60)}
