"""What a deck may hold: every rule of building one, broken alone and with others."""

from __future__ import annotations

from pathlib import Path

import pytest

from gaslamp import Game
from gaslamp.games.council.decks import BadDeck, Breach, breaches, legal_cards, parse, published_cards
from gaslamp.games.council.kinds import DECKS, KINDS
from gaslamp.games.council.words import GROUPS
from tests.games.council.owner import corrected
from tests.games.council.plain import GAME

KLM = "2 10 11 12 13"  # a group
FREE = "56 57 58 59 60 61 62 63 65 66 69 70 71 72 73"  # fifteen enemies, which have no limit
LEGAL = f"{KLM} {FREE}"  # twenty cards
PUBLISHED = {
    "klm": "2 10 11 12 13 28 32 36 37 42 49 56 57 70 73 84 85 92 95",
    "sum": "3 23 24 25 26 29 35 38 43 46 52 61 62 64 65 74 79 86 93 96",
    "gon": "4 19 20 21 22 27 34 40 44 47 48 54 63 69 75 76 77 90 94",
    "ashes": "5 14 15 16 17 33 41 45 51 55 60 71 72 80 87 88 89 97 100",
    "hobo": "1 6 7 8 9 31 38 43 46 53 55 81 82 83 84 85 97 99",
    "serpents": "12 17 26 29 30 39 47 50 52 58 59 61 62 66 78 86 91 98",
}
HEADINGS = {  # how many cards, and which limits are raised to what
    "klm": (19, {"great_old_one": 2}),
    "sum": (20, {}),
    "gon": (19, {"spell": 3}),
    "ashes": (19, {"artifact": 2}),
    "hobo": (18, {"spell": 3, "artifact": 2}),
    "serpents": (18, {"spell": 3, "friend": 2}),
}
LIMITS = {"artifact": 1, "vehicle": 1, "great_old_one": 1, "outer_god": 1, "friend": 1, "spell": 2}
OF_TYPE = {  # four cards of each type that has a limit; the friends are of the group or jokers
    "artifact": "97 98 99 100",
    "vehicle": "32 33 34 35",
    "great_old_one": "36 37 38 39",
    "outer_god": "42 43 44 45",
    "friend": "28 28 29 29",
    "spell": "46 47 48 49 50",
}
TEAMS = {  # five investigators of each group
    "hobo": "1 6 7 8 9",
    "klm": KLM,
    "sum": "3 23 24 25 26",
    "gon": "4 19 20 21 22",
    "ashes": "5 14 15 16 17",
    "serpents": "12 12 17 17 26",
}
FRIENDS = {"hobo": 31, "klm": 28, "gon": 27, "serpents": 30}


def faults(text: str, game: Game = GAME) -> list[Breach]:
    """Every rule that a deck breaks."""
    return breaches(game.data, parse(text))


def some(text: str, n: int) -> str:
    """The first n numbers of a text."""
    return " ".join(text.split()[:n])


def with_type(kind: str, n: int, size: int) -> str:
    """A deck of this size with n cards of a type, and otherwise only what is free."""
    cards = f"{KLM} {some(OF_TYPE[kind], n)}"
    return f"{cards} {some(FREE, size - len(cards.split()))}"


# -- published decks


@pytest.mark.rule("C2.8", "C2.1", "C2.2", "C2.3", "C2.4", "C2.5")
@pytest.mark.parametrize("name", DECKS)
def test_a_published_deck_has_its_numbers_and_breaks_no_rule(name: str) -> None:
    """As many cards as its heading says, and exactly those limits raised that it names."""
    cards = published_cards(GAME.data, name)
    size, raised = HEADINGS[name]
    assert cards == [int(number) for number in PUBLISHED[name].split()] and len(cards) == size
    assert breaches(GAME.data, cards) == [] and legal_cards(GAME.data, "decks", name) == cards
    counts = {kind: sum(GAME.data.word(KINDS[card], "type") == kind for card in cards) for kind in LIMITS}
    assert {kind: n for kind, n in counts.items() if n > LIMITS[kind]} == raised
    facts = GAME.data.facts[f"{name}_deck"]
    assert (facts["raised"].value if "raised" in facts else []) == list(raised)


@pytest.mark.rule("C2.8")
def test_the_first_four_decks_come_out_of_one_box() -> None:
    """No card is in two of them; the other two are not so."""
    four = [set(published_cards(GAME.data, name)) for name in ("klm", "sum", "gon", "ashes")]
    assert sum(map(len, four)) == len(set.union(*four)) == 77
    assert {12} == four[0] & set(published_cards(GAME.data, "serpents"))
    assert {38, 43, 46} == four[1] & set(published_cards(GAME.data, "hobo"))


@pytest.mark.rule("C2.8")
def test_three_numbers_are_in_no_published_deck() -> None:
    """All others are in one or two."""
    used = {card for name in DECKS for card in published_cards(GAME.data, name)}
    assert set(range(1, 101)) - used == {18, 67, 68}


# -- how many cards


@pytest.mark.rule("C2.1")
@pytest.mark.parametrize("size", range(15, 21))
def test_a_deck_has_fifteen_to_twenty_cards(size: int) -> None:
    """If nothing is raised."""
    assert faults(f"{KLM} {some(FREE, size - 5)}") == []


@pytest.mark.rule("C2.1")
@pytest.mark.parametrize(("size", "limit"), [(14, 15), (5, 15), (21, 20), (30, 20)])
def test_a_deck_is_neither_smaller_nor_larger(size: int, limit: int) -> None:
    """The limit that it misses is told."""
    deck = f"{KLM} {some(f'{FREE} {FREE}', size - 5)}"
    assert faults(deck) == [Breach("C2.1", (), size, limit)]


@pytest.mark.rule("C2.1", "C2.5")
@pytest.mark.parametrize("kind", LIMITS)
def test_a_raised_limit_takes_one_card_from_the_size(kind: str) -> None:
    """At its limit a deck may have 20 cards, one above it 19."""
    assert faults(with_type(kind, LIMITS[kind], 20)) == []
    assert faults(with_type(kind, LIMITS[kind] + 1, 19)) == []
    assert faults(with_type(kind, LIMITS[kind] + 1, 20)) == [Breach("C2.1", (), 20, 19)]


@pytest.mark.rule("C2.5", "C2.1")
def test_each_raised_limit_takes_another_card() -> None:
    """With two artifacts and two Outer Gods a deck has at most 18; with all six raised at most 14, which is too few."""
    two = f"{KLM} 97 98 42 43"
    assert faults(f"{two} {some(FREE, 9)}") == []
    assert faults(f"{two} {some(FREE, 10)}") == [Breach("C2.1", (), 19, 18)]
    five = f"{KLM} 97 98 42 43 32 33 36 37 28 29"
    assert faults(five) == []
    six = f"{five} 46 47 48"
    assert faults(six) == [Breach("C2.1", (), 18, 14)]


# -- limits of types


@pytest.mark.rule("C2.3", "C2.4", "C2.5")
@pytest.mark.parametrize("kind", LIMITS)
def test_a_limit_is_raised_by_one_at_most(kind: str) -> None:
    """Beyond that the limit itself is broken, and that it can be raised but once."""
    limit = LIMITS[kind]
    cards = tuple(sorted(map(int, some(OF_TYPE[kind], limit + 2).split())))
    own = "C2.4" if kind == "spell" else "C2.3"
    assert faults(with_type(kind, limit + 2, 19)) == [
        Breach(own, cards, limit + 2, limit),
        Breach("C2.5", cards, limit + 2, limit + 1),
    ]


@pytest.mark.rule("C2.4")
@pytest.mark.parametrize("number", [80, 93])
def test_items_and_enemies_are_free(number: int) -> None:
    """A deck may have nothing else beside its group."""
    items = " ".join(map(str, range(80, 94)))
    assert faults(f"{KLM} {items} {number}") == [] and faults(LEGAL) == []


@pytest.mark.rule("C2.6", "C2.3", "C2.5")
def test_two_copies_of_a_limited_card_are_two_cards_of_its_type() -> None:
    """Two copies of an Outer God raise its limit."""
    assert faults(f"{KLM} 42x2 {some(FREE, 12)}") == []
    assert faults(f"{KLM} 42x2 {some(FREE, 13)}") == [Breach("C2.1", (), 20, 19)]


# -- copies


@pytest.mark.rule("C2.6")
def test_there_may_be_two_copies_of_a_number() -> None:
    """Of any, also of an investigator."""
    assert faults("2x2 10x2 11 56x2 57x2 58x2 59x2 60x2") == []


@pytest.mark.rule("C2.6", "C2.5")
def test_three_copies_are_too_many() -> None:
    """Each such number is told; this limit cannot be raised."""
    assert faults(f"{KLM} 56x2 {some(FREE, 13)}") == [Breach("C2.6", (56,), 3, 2)]
    assert faults(f"{KLM} 56x3 60x4 61x2 62 63") == [Breach("C2.6", (56,), 3, 2), Breach("C2.6", (60,), 4, 2)]


# -- the group


@pytest.mark.rule("C2.2")
@pytest.mark.parametrize("group", GROUPS)
def test_five_investigators_of_one_group_make_a_deck(group: str) -> None:
    """Whatever the group; the cards of the serpents have a second one."""
    assert faults(f"{TEAMS[group]} {FREE}") == []


@pytest.mark.rule("C2.2")
@pytest.mark.parametrize("n", range(5))
def test_fewer_investigators_are_no_group(n: int) -> None:
    """It is told who is there, and how many it takes."""
    mine = tuple(map(int, some(KLM, n).split()))
    assert faults(f"{some(KLM, n)} {FREE}") == [Breach("C2.2", mine, n, 5)]


@pytest.mark.rule("C2.2", "C2.4")
def test_a_sixth_investigator_of_the_group_is_too_many() -> None:
    """A group has five."""
    assert faults(f"{KLM} 13 {some(FREE, 14)}") == [Breach("C2.2", (2, 10, 11, 12, 13, 13), 6, 5)]


@pytest.mark.rule("C2.2")
@pytest.mark.parametrize("others", [(3,), (3, 14), (23, 24)])
def test_investigators_of_another_group_are_strangers(others: tuple[int, ...]) -> None:
    """Whether beside the five or in the place of one."""
    text = " ".join(map(str, others))
    assert faults(f"{KLM} {text} {some(FREE, 12)}") == [Breach("C2.2", others, len(others), 0)]
    assert faults(f"2 10 11 {text} {some(FREE, 12)}") == [Breach("C2.2", others, len(others), 0)]


@pytest.mark.rule("C2.2")
def test_the_largest_group_is_meant() -> None:
    """Three of one and two of another: the two are the strangers."""
    assert faults(f"2 10 3 23 24 {FREE}") == [Breach("C2.2", (2, 10), 2, 0)]


# -- friends


@pytest.mark.rule("C2.2", "C2.3")
@pytest.mark.parametrize("group", FRIENDS)
def test_a_friend_of_the_group_replaces_an_investigator(group: str) -> None:
    """Or comes as one more."""
    four = " ".join(TEAMS[group].split()[:4])
    assert faults(f"{four} {FRIENDS[group]} {FREE}") == []
    assert faults(f"{TEAMS[group]} {FRIENDS[group]} {some(FREE, 14)}") == []


@pytest.mark.rule("C2.2")
def test_one_friend_replaces_only_one() -> None:
    """Three investigators and a friend are four."""
    assert faults(f"2 10 11 28 {FREE}") == [Breach("C2.2", (2, 10, 11), 4, 5)]


@pytest.mark.rule("C2.2", "C2.5")
def test_a_second_friend_replaces_another_investigator() -> None:
    """The limit for friends is raised then."""
    assert faults(f"2 10 11 28x2 {some(FREE, 14)}") == []
    assert faults(f"2 10 11 28x2 {FREE}") == [Breach("C2.1", (), 20, 19)]
    assert faults(f"2 10 28x2 {FREE}") == [Breach("C2.2", (2, 10), 4, 5)]


@pytest.mark.rule("C2.3")
@pytest.mark.parametrize(("group", "friend"), [("klm", 27), ("hobo", 28), ("sum", 31), ("ashes", 30)])
def test_a_friend_must_match_the_group(group: str, friend: int) -> None:
    """Even if five investigators are there without."""
    assert faults(f"{TEAMS[group]} {friend} {some(FREE, 14)}") == [Breach("C2.3", (friend,), 1, 0)]


@pytest.mark.rule("C2.2", "C2.3")
def test_a_strange_friend_replaces_nobody() -> None:
    """Both rules are broken."""
    assert faults(f"2 10 11 12 27 {FREE}") == [Breach("C2.2", (2, 10, 11, 12), 4, 5), Breach("C2.3", (27,), 1, 0)]


@pytest.mark.rule("C2.7", "C2.2", "C2.3")
@pytest.mark.parametrize("group", GROUPS)
def test_the_federation_is_a_joker(group: str) -> None:
    """Its friend matches every group, in the place of one of the five or beside them."""
    four = " ".join(TEAMS[group].split()[:4])
    assert faults(f"{four} 29 {FREE}") == [] and faults(f"{TEAMS[group]} 29 {some(FREE, 14)}") == []


@pytest.mark.rule("C2.7")
def test_only_a_friend_is_a_joker(tmp_path: Path) -> None:
    """An investigator of the federation belongs to no group."""
    game = corrected(tmp_path, '[dox_johnson]\nkeywords = ["federation", "council", "undead"]')
    assert faults(LEGAL, game) == [Breach("C2.2", (2,), 1, 0)]


@pytest.mark.rule("C2.2", "C1.5")
def test_a_group_in_the_name_of_a_friend_counts(tmp_path: Path) -> None:
    """What stands in a name is a keyword, too."""
    four = f"2 10 11 12 27 {FREE}"
    assert faults(four) != []
    assert faults(four, corrected(tmp_path, '[yusuf_the_dragoman]\nnamed = ["klm"]')) == []


@pytest.mark.rule("C2.2", "C2.3")
def test_of_two_groups_that_all_have_in_common_either_will_do(tmp_path: Path) -> None:
    """A friend of the second matches as one of the first does."""
    both = "".join(f'[{KINDS[card]}]\nkeywords = ["klm", "serpents"]\n' for card in (2, 10, 11, 12, 13))
    game = corrected(tmp_path, both)
    assert faults(f"{KLM} 28 {some(FREE, 14)}", game) == []
    assert faults(f"{KLM} 30 {some(FREE, 14)}", game) == []


# -- all of them


@pytest.mark.rule("C2.9", "C2.1", "C2.2", "C2.3", "C2.4", "C2.5", "C2.6")
def test_every_broken_rule_is_told() -> None:
    """Each with its cards, how many there are and how many there may be."""
    assert faults("2 10 3 27 32x3 46 47 48 49 56x3") == [
        Breach("C2.1", (), 14, 15),
        Breach("C2.2", (3,), 1, 0),
        Breach("C2.3", (27,), 1, 0),
        Breach("C2.3", (32, 32, 32), 3, 1),
        Breach("C2.5", (32, 32, 32), 3, 2),
        Breach("C2.4", (46, 47, 48, 49), 4, 2),
        Breach("C2.5", (46, 47, 48, 49), 4, 3),
        Breach("C2.6", (32,), 3, 2),
        Breach("C2.6", (56,), 3, 2),
    ]


@pytest.mark.rule("C2", "C2.9")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_game_is_not_begun_with_a_deck_that_breaks_rules(seat: int) -> None:
    """The refusal names the deck and the ids of the rules, each once, and in both languages."""
    decks = ["klm", "sum"]
    decks[seat] = f"2 3 10 {some(FREE, 9)}"
    with pytest.raises(BadDeck) as error:
        GAME.new(2, 1, decks=decks)
    assert error.value.key == "error-deck" and error.value.name == "decks" and error.value.value == decks[seat]
    assert error.value.breaches == [Breach("C2.1", (), 12, 15), Breach("C2.2", (3,), 1, 0)]
    assert error.value.about["rules"] == ["C2.1", "C2.2"]
    assert all("C2.1" in error.value.say(language) and "C2.2" in error.value.say(language) for language in ("en", "pl"))


@pytest.mark.rule("C2.9", "C2.6")
def test_a_deck_of_one_card_is_refused_by_the_rules() -> None:
    """However many copies of it there are."""
    with pytest.raises(BadDeck) as error:
        GAME.new(2, 1, decks=[" ".join(["56"] * 20), "klm"])
    assert error.value.breaches == [Breach("C2.2", (), 0, 5), Breach("C2.6", (56,), 20, 2)]


@pytest.mark.rule("C2.1", "C2.4", "C2.6")
def test_the_numbers_of_the_rules_can_be_corrected(tmp_path: Path) -> None:
    """How many cards, how many spells, how many copies, and how many make a group."""
    game = corrected(tmp_path, "[game]\ndeck = 12\nleast = 11\ncopies = 3\ngroup = 2\nspells = 3\nothers = 2")
    assert faults("2 10 46 47 48 32 33 56x3 57x2", game) == []
    assert faults("2 10 46 47 48 49 32 33 34 56x3", game) == [Breach("C2.1", (), 12, 10)]
    assert faults("2 46 56x3 57x3", game) == [Breach("C2.1", (), 8, 11), Breach("C2.2", (2,), 1, 2)]
