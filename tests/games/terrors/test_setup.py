"""T1.1 to T1.3 and T2.1 to T2.6: what is in the box, and how the table is laid."""

from __future__ import annotations

from collections import Counter

import pytest

from gaslamp import Game
from gaslamp.games.terrors.kinds import ACOLYTES, INFLUENCES, INFLUENCES_OF, MONSTERS, OVERLORDS, RELICS
from gaslamp.games.terrors.state import Terrors
from tests.games.telling import asks
from tests.games.terrors.plain import plain
from tests.games.terrors.scene import (
    GAME,
    area,
    card_names,
    choose,
    deck,
    discard_pile,
    events,
    hand,
    life,
    offers,
    on_top,
    pool,
    refuse,
    relics,
    removed_cards,
    story,
    street,
)

TABLES = (2, 4)
OWN = INFLUENCES_OF
STARTERS = ["cultist"] * 5 + ["fanatic"] * 3


def deal(seats: int = 2, seed: int = 1, choice: str = "choose", game: Game = GAME) -> Terrors:
    """A table at which nothing has been chosen yet."""
    state = game.new(seats, seed, listen=True, choice=choice)
    assert isinstance(state, Terrors)
    return state


def begin_game(seats: int = 2, seed: int = 1, choice: str = "choose", game: Game = GAME) -> Terrors:
    """A table at which everybody has taken the first that was offered."""
    state = deal(seats, seed, choice, game)
    while asks(state) != (state.active, "act"):
        state.answer(state.offered[0])
    return state


def cards_of(state: Terrors, seat: int) -> list[str]:
    """All the cards of a seat."""
    return sorted([*hand(state, seat), *deck(state, seat)])


def overlords(state: Terrors) -> list[str]:
    """The overlord of each seat."""
    return [GAME.cards[player.overlord] for player in state.players]


# -- T1


@pytest.mark.rule("T1", "T1.1")
def test_there_are_four_factions_and_each_has_an_overlord_and_two_acolytes() -> None:
    """Every monster of the Market belongs to one of them; Cultists and Fanatics stand outside."""
    thrones = {GAME.data.word(overlord, "faction") for overlord in OVERLORDS}
    assert thrones == {"undead", "beast", "mortal", "spirit"}
    assert [GAME.data.word(name, "faction") for name in ACOLYTES] == [
        name.removesuffix("_acolyte") for name in ACOLYTES
    ]
    assert [GAME.data.number(name, "copies") for name in ACOLYTES] == [2, 2, 2, 2]
    assert {GAME.data.word(name, "faction") for name in MONSTERS} == thrones
    assert not GAME.data.has("cultist", "faction") and not GAME.data.has("fanatic", "faction")


@pytest.mark.rule("T1.2", "T2.3")
def test_every_overlord_has_four_influences_of_which_two_are_marked() -> None:
    """No overlord has one of another's."""
    assert sorted(name for own in OWN.values() for name in own) == sorted(INFLUENCES) and len(INFLUENCES) == 16
    for own in OWN.values():
        assert sum(GAME.data.has(name, "marked") and GAME.data.number(name, "marked") for name in own) == 2


@pytest.mark.rule("T1.3", "T2.5")
def test_acolytes_have_a_stack_of_their_own_and_all_other_cards_for_sale_are_the_market() -> None:
    """8 Acolytes, and 68 monsters and relics of which five lie in the Street; all see how many there are."""
    state = begin_game()
    assert Counter(card_names(state.acolytes)) == dict.fromkeys(ACOLYTES, 2)
    everything = Counter(card_names(state.market)) + Counter(street(state))
    assert everything == {name: GAME.data.number(name, "copies") for name in (*MONSTERS, *RELICS)}
    assert len(street(state)) == 5 and everything.total() == 68
    table = GAME.view(state, None)["table"]
    assert (table["acolytes"], table["market"], table["street"]) == (8, 63, street(state))
    assert [GAME.cards[each.card] for each in events(state, "appeared")] == street(state)


# -- T2.1: overlords


@pytest.mark.rule("T2", "T2.1")
@pytest.mark.parametrize("seats", TABLES)
def test_chance_picks_who_chooses_and_plays_first(seats: int) -> None:
    """Each seat is first in some games, and all are told."""
    first = set()
    for seed in range(40):
        state = deal(seats, seed)
        assert asks(state) == (state.active, "choose_overlord") and offers(state) == set(OVERLORDS)
        assert [each.seat for each in events(state, "began")] == [state.active]
        first.add(int(state.active))
    assert first == set(range(seats))


@pytest.mark.rule("T2.1")
@pytest.mark.parametrize("seed", range(6))
def test_overlords_are_chosen_from_the_first_player_on(seed: int) -> None:
    """Then influences, in the same order; then the first player has a turn."""
    state = deal(4, seed)
    first = int(state.active)
    round_table = [(first + n) % 4 for n in range(4)]
    asked = []
    while asks(state) != (first, "act"):
        asked.append(asks(state))
        state.answer(state.offered[0])
    thrones = [(seat, "choose_overlord") for seat in round_table[:3]]  # the last one has no choice
    assert asked == thrones + [(seat, "choose_influences") for seat in round_table for _ in range(2)]
    assert [each.seat for each in events(state, "chose_overlord")] == round_table
    assert [each.seat for each in events(state, "turn_began")] == [first]


@pytest.mark.rule("T2.1")
@pytest.mark.parametrize("taken", OVERLORDS)
def test_an_overlord_that_is_taken_cannot_be_chosen(taken: str) -> None:
    """There is one to a faction; what is no overlord cannot be chosen either."""
    state = deal(seed=3)
    refuse(state, "ghoul", "T2.1")
    refuse(state, (), "T2.1")
    choose(state, taken)
    assert asks(state) == (1 - state.active, "choose_overlord") and offers(state) == set(OVERLORDS) - {taken}
    refuse(state, taken, "T2.1")


@pytest.mark.rule("T2.1", "T2.7")
def test_the_last_of_four_gets_the_overlord_that_is_left() -> None:
    """All see who has whom."""
    state = choose(deal(4, 5), "lilith", "azazael", "methuselah")
    first = int(state.active)
    wanted = ["lilith", "azazael", "methuselah", "fenris"]
    assert [overlords(state)[(first + n) % 4] for n in range(4)] == wanted
    assert [player["overlord"] for player in GAME.view(state, None)["table"]["players"]] == overlords(state)
    assert asks(state) == (first, "choose_influences")


# -- T2.2: life


@pytest.mark.rule("T2.2", "T1.2")
@pytest.mark.parametrize("overlord", OVERLORDS)
def test_life_begins_at_the_highest_number_of_the_sheet(overlord: str) -> None:
    """40 for Methuselah and 50 for Azazael; before an overlord is chosen there is none."""
    state = deal()
    first = int(state.active)
    assert life(state) == [0, 0]
    choose(state, overlord)
    most = GAME.data.number(overlord, "life")
    assert most == {"methuselah": 40, "azazael": 50}.get(overlord, most) and 40 <= most <= 50
    shown = GAME.view(state, None)["table"]["players"][first]
    assert life(state)[first] == shown["life"] == shown["most"] == most


# -- T2.3: influences


@pytest.mark.rule("T2.3", "G2")
@pytest.mark.parametrize("overlord", OVERLORDS)
def test_two_influences_named_one_by_one_are_named_in_the_order_of_the_list(overlord: str) -> None:
    """One cannot come back to what one has skipped, nor skip so many that two are no longer left."""
    other = OVERLORDS[OVERLORDS.index(overlord) - 1]
    state = choose(deal(), overlord, other)
    first = int(state.active)
    one, two, three, four = OWN[overlord]
    assert asks(state) == (first, "choose_influences") and offers(state) == {one, two, three}
    refuse(state, four, "G2")
    refuse(state, OWN[other][0], "T2.3")
    refuse(state, "cultist", "T2.3")
    refuse(state, (), "T2.3")
    choose(state, two)
    assert asks(state) == (first, "choose_influences") and offers(state) == {three, four}
    refuse(state, one, "G2")
    refuse(state, OWN[other][0], "T2.3")
    choose(state, four)
    assert asks(state) == (1 - first, "choose_influences") and offers(state) == set(OWN[other][:3])
    assert {two, four} < set(cards_of(state, first)) and not {one, three} & set(cards_of(state, first))


@pytest.mark.rule("T2.3")
def test_whoever_skips_two_influences_takes_the_others() -> None:
    """One by one, the last is not asked for; all see what was chosen."""
    state = choose(deal(), "fenris", "lilith", "call_of_the_pack")
    first = int(state.active)
    assert asks(state) == (1 - first, "choose_influences")
    assert story(state)[-2:] == [
        f"chose_influence {first} call_of_the_pack",
        f"chose_influence {first} full_moon",
    ]


@pytest.mark.rule("T2.3", "T2.1")
@pytest.mark.parametrize("seats", TABLES)
def test_everybody_takes_the_marked_influences_if_that_was_agreed(seats: int) -> None:
    """Nobody is asked; overlords are chosen all the same."""
    state = deal(seats, 4, "marked")
    for _ in range(min(seats, 3)):
        assert asks(state) is not None and state.question is not None and state.question.name == "choose_overlord"
        state.answer(state.offered[-1])
    assert asks(state) == (state.active, "act")
    for seat, overlord in enumerate(overlords(state)):
        marked = [name for name in OWN[overlord] if GAME.data.has(name, "marked") and GAME.data.number(name, "marked")]
        assert cards_of(state, seat) == sorted([*STARTERS, *marked])


@pytest.mark.rule("T2.3")
def test_which_influences_are_marked_stands_on_them() -> None:
    """Whatever their place in the list is."""
    game = plain(
        *("full_moon marked: 1", "fang_and_claw marked: 1"),
        *("scent_of_blood marked: 0", "call_of_the_pack marked: 0"),
    )
    state = choose(deal(2, 1, "marked", game), "fenris", "lilith")
    assert cards_of(state, int(state.active)) == sorted([*STARTERS, "fang_and_claw", "full_moon"])
    assert cards_of(state, 1 - int(state.active)) == sorted([*STARTERS, "bounty", "second_wind"])


# -- T2.4 to T2.6: decks, market, hands


@pytest.mark.rule("T2.4", "T2.6", "T2.7")
@pytest.mark.parametrize("seats", TABLES)
def test_starting_decks_have_ten_cards_and_the_first_player_draws_four_of_them(seats: int) -> None:
    """5 Cultists, 3 Fanatics and two influences; all others draw 5, and there is nothing else before anybody."""
    state = begin_game(seats, 2)
    first = int(state.active)
    for seat, overlord in enumerate(overlords(state)):
        assert cards_of(state, seat) == sorted([*STARTERS, *OWN[overlord][:2]])
        assert len(hand(state, seat)) == (4 if seat == first else 5)
        assert discard_pile(state, seat) == area(state, seat) == relics(state, seat) == on_top(state, seat) == []
        assert pool(state, seat) == (0, 0, 0)
    assert removed_cards(state) == []


@pytest.mark.rule("T2.4")
def test_starting_decks_are_shuffled() -> None:
    """Influences are in the first hand or in the deck, and hands differ."""
    tables = [begin_game(2, seed) for seed in range(40)]
    for seat in range(2):
        hands = [hand(state, seat) for state in tables]
        assert len({tuple(one) for one in hands}) > 10
        assert {sum(name in INFLUENCES for name in one) for one in hands} == {0, 1, 2}


@pytest.mark.rule("T2", "T2.5")
def test_the_street_is_turned_up_when_all_have_chosen() -> None:
    """Nobody chooses with an eye on what is for sale."""
    state = deal()
    while asks(state) != (state.active, "act"):
        assert street(state) == [] and events(state, "appeared") == []
        state.answer(state.offered[0])
    assert len(street(state)) == len(events(state, "appeared")) == 5


@pytest.mark.rule("T2.5")
def test_the_market_is_shuffled() -> None:
    """Any monster or relic may lie in the Street, no Acolyte ever does."""
    cards = {name for seed in range(200) for name in street(begin_game(2, seed))}
    assert cards == {*MONSTERS, *RELICS}


@pytest.mark.rule("T2.5", "T2.3")
@pytest.mark.parametrize("seats", TABLES)
def test_influences_that_nobody_uses_stay_in_the_box(seats: int) -> None:
    """No card is there twice."""
    state = begin_game(seats, 3)
    used = {name for overlord in overlords(state) for name in OWN[overlord][:2]}
    assert card_names(state.box) == sorted(set(INFLUENCES) - used)
    assert GAME.census(state) == GAME.census(deal(seats, 9))
    assert GAME.census(state)["cultist"] == 5 * seats and GAME.census(state)["fanatic"] == 3 * seats


@pytest.mark.rule("T2.6")
def test_hands_are_drawn_after_all_choices_and_for_ones_own_eyes() -> None:
    """A rival sees how many cards there are."""
    state = begin_game(2, 7)
    first = int(state.active)
    kinds = [each.kind for each in events(state, "chose_influence", "drew", "turn_began")]
    assert kinds == ["chose_influence"] * 4 + ["drew"] * 9 + ["turn_began"]
    assert [each.seat for each in events(state, "drew")] == [first] * 4 + [1 - first] * 5
    for seer in (None, 0, 1):
        players = GAME.view(state, seer)["table"]["players"]
        assert [sorted(player["hand"]) for player in players] == [
            hand(state, seat) if seat == seer else [] for seat in range(2)
        ]
        assert [player["hand_size"] for player in players] == [4 if seat == first else 5 for seat in range(2)]
