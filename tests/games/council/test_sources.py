"""Where the values of Council of Five come from: printed, inferred or a stand-in, each of them says it."""

from __future__ import annotations

import pytest

from gaslamp.engine.book.data import Value
from gaslamp.games.council.kinds import BOARDS, CARDS, DECKS, KINDS
from tests.games.council.plain import GAME

Facts = dict[str, dict[str, Value]]

PRINTED: Facts = {
    "game": {"stash": 2, "deck": 20, "copies": 2, "group": 5, "spells": 2, "others": 1},
    "plain_board": {"size": 25},
    "piotr_swasynik": {"rule": "arrange", "amount": 4},
    "celine_lapeltone": {"timing": "after_activation", "rule": "double_spaces"},
    "pierce_arrow": {"timing": "before_activation", "rule": "pull"},
    "ford_t": {"timing": "before_activation", "rule": "pull"},
    "train_to_madness": {"rule": "shift"},
    "yog_sothoth": {"rule": "toll", "amount": 2},
    "curse_of_brown_barnham": {"rule": "mill", "amount": 2},
    "hiss_of_the_ancestors": {"rule": "fetch", "keys": ["yig", "serpents"]},
    "exchange_of_souls": {
        "rule": "remove",
        "types": ["investigator"],
        "whose": "any",
        "where": "anywhere",
        "amount": 1,
    },
    "blessing_of_the_dagger": {"rule": "flip_one", "keys": ["weapon"], "whose": "any"},
    "queen_amonet": {"timing": "after_activation", "rule": "double", "keys": ["sum"]},
    "spider_armour": {"named": ["armour"]},
    "notes_from_vermont": {"rule": "flip_some", "keys": ["mi_go", "sum"], "where": "adjacent"},
    "klm_deck": {"raised": ["great_old_one"]},
    "gon_deck": {"raised": ["spell"]},
    "ashes_deck": {"raised": ["artifact"]},
    "hobo_deck": {"raised": ["spell", "artifact"]},
    "serpents_deck": {"raised": ["spell", "friend"]},
}
LISTS = {
    "klm": [2, 10, 11, 12, 13, 28, 32, 36, 37, 42, 49, 56, 57, 70, 73, 84, 85, 92, 95],
    "sum": [3, 23, 24, 25, 26, 29, 35, 38, 43, 46, 52, 61, 62, 64, 65, 74, 79, 86, 93, 96],
    "gon": [4, 19, 20, 21, 22, 27, 34, 40, 44, 47, 48, 54, 63, 69, 75, 76, 77, 90, 94],
    "ashes": [5, 14, 15, 16, 17, 33, 41, 45, 51, 55, 60, 71, 72, 80, 87, 88, 89, 97, 100],
    "hobo": [1, 6, 7, 8, 9, 31, 38, 43, 46, 53, 55, 81, 82, 83, 84, 85, 97, 99],
    "serpents": [12, 17, 26, 29, 30, 39, 47, 50, 52, 58, 59, 61, 62, 66, 78, 86, 91, 98],
}
BLOCKS = {  # the numbers of each type
    "investigator": range(1, 27),
    "friend": range(27, 32),
    "vehicle": range(32, 36),
    "great_old_one": range(36, 42),
    "outer_god": range(42, 46),
    "spell": range(46, 56),
    "enemy": range(56, 80),
    "item": range(80, 94),
    "artifact": range(94, 101),
}
TYPELESS = ("celine_lapeltone", "queen_amonet")  # of a name nobody knows the number, and of these not even the type
GROUPS = {  # the first keyword of a card; all others are ours
    "hobo": (1, 6, 7, 8, 9, 31),
    "klm": (2, 10, 11, 12, 13, 28),
    "sum": (3, 23, 24, 25, 26),
    "gon": (4, 19, 20, 21, 22, 27),
    "ashes": (5, 14, 15, 16, 17),
    "federation": (29,),
    "serpents": (30,),
}
SERPENTS = (12, 17, 26)  # these are of a second group
LEFT_OPEN: Facts = {  # what follows from what is not said
    "train_to_madness": {"timing": "before_placing"},
    "blessing_of_the_dagger": {"where": "anywhere"},
    "notes_from_vermont": {"whose": "any"},
}


def facts(source: str, without: tuple[str, ...] = ()) -> Facts:
    """The values of one source, without those of some names."""
    facts = {
        section: {name: fact.value for name, fact in table.items() if fact.source == source and name not in without}
        for section, table in GAME.data.facts.items()
    }
    return {section: table for section, table in facts.items() if table}


def inferred_facts() -> Facts:
    """What follows from other evidence, but for keywords."""
    facts: Facts = {f"{deck}_deck": {"cards": cards} for deck, cards in LISTS.items()}
    for word, numbers in BLOCKS.items():
        for number in numbers:
            facts[KINDS[number]] = {"type": word}
    for card in TYPELESS:
        del facts[card]
    for card, table in LEFT_OPEN.items():
        facts[card] |= table
    return facts


@pytest.mark.rule("C1.1")
def test_printed_values_say_so() -> None:
    """All that the rule book tells of cards, decks and the board, and nothing else."""
    assert facts("printed") == PRINTED


@pytest.mark.rule("C1.1", "C1.4")
def test_inferred_values_say_so_and_everything_else_is_a_stand_in() -> None:
    """Types by number, the lists of the decks, and a few words that a text leaves open."""
    assert facts("inferred", without=("keywords",)) == inferred_facts()


@pytest.mark.rule("C2.2", "C2.8")
def test_the_group_of_an_investigator_or_friend_is_inferred() -> None:
    """It is the first keyword; three investigators belong to the serpents as well; no other keyword is known."""
    known = {card for cards in GROUPS.values() for card in cards}
    marked = {number for number in range(1, 101) if source(KINDS[number], "keywords") == "inferred"}
    assert marked == known
    for group, cards in GROUPS.items():
        assert all(GAME.data.words(KINDS[card], "keywords")[0] == group for card in cards)
    assert all("serpents" in GAME.data.words(KINDS[card], "keywords") for card in SERPENTS)


def source(section: str, name: str) -> str:
    """Where a value comes from."""
    return GAME.data.fact(section, name).source


@pytest.mark.rule("C1.1", "C1.4")
@pytest.mark.parametrize("card", CARDS)
def test_features_are_ours(card: str) -> None:
    """Of no card are they known; and each card has the type of its number."""
    assert source(card, "features") == "stand-in"
    number = KINDS.index(card)
    assert number in BLOCKS[GAME.data.word(card, "type")]


@pytest.mark.rule("C3.3")
@pytest.mark.parametrize("board", BOARDS)
def test_spaces_of_boards_are_ours(board: str) -> None:
    """Only their number is printed."""
    spaces = [fact.source for name, fact in GAME.data.facts[f"{board}_board"].items() if name != "size"]
    assert set(spaces) <= {"stand-in"} and (board == "plain") == (spaces == [])


def test_every_inferred_value_says_why() -> None:
    """In a note; of several alike at the first of them, as of the cards of a type and of the decks."""
    alike: set[tuple[str, str]] = set()
    facts = []
    for section, table in GAME.data.facts.items():
        sort = GAME.data.word(section, "type") if section in CARDS else section.rpartition("_")[2]
        for name, fact in table.items():
            if fact.source == "inferred":
                if not fact.note and (sort, name) not in alike:
                    facts.append((section, name))
                alike.add((sort, name))
    assert facts == []


def test_sections_are_the_cards_the_decks_the_boards_and_the_game() -> None:
    """Each has one."""
    decks, boards = {f"{deck}_deck" for deck in DECKS}, {f"{board}_board" for board in BOARDS}
    assert set(GAME.data.facts) == {"game", *CARDS, *decks, *boards}


@pytest.mark.rule("C7.2")
@pytest.mark.parametrize("deck", [deck for deck in DECKS if deck != "serpents"])
def test_every_published_deck_with_an_outer_god_has_a_gate(deck: str) -> None:
    """It could never come otherwise; the Serpent People have neither."""
    cards = [KINDS[card] for card in GAME.data.numbers(f"{deck}_deck", "cards")]
    assert sum(GAME.data.word(card, "type") == "outer_god" for card in cards) == 1
    assert any("gate" in GAME.data.words(card, "keywords") for card in cards)


@pytest.mark.rule("C11")
def test_at_least_forty_cards_have_an_extra_rule_and_every_word_is_on_one() -> None:
    """With all four icons."""
    having = [card for card in CARDS if GAME.data.has(card, "rule")]
    assert len(having) >= 40
    assert {GAME.data.word(card, "rule") for card in having} == set(GAME.words["rule"][1:])
    assert {GAME.data.word(card, "timing") for card in having} == set(GAME.words["timing"][1:])


@pytest.mark.rule("C1.1")
@pytest.mark.parametrize("card", CARDS)
def test_a_card_has_three_keywords(card: str) -> None:
    """Ours all have; what stands in a name comes on top."""
    assert len(GAME.data.words(card, "keywords")) == 3
