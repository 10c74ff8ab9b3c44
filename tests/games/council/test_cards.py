"""Every card with an extra rule: in a position made for it the rule does what the data say, elsewhere it is ignored."""

from __future__ import annotations

from typing import cast

import pytest

from gaslamp.games.council.kinds import CARDS
from gaslamp.games.council.state import Council
from tests.games.council.cases import AROUND, FLIPS, MIGHT, Case, every, where_it_lies
from tests.games.council.plain import GAME
from tests.games.council.scene import bottom, cards_on_board, deck, edges, removed_pile, stash, story

# -- rules about the board


@pytest.mark.rule("C11", "C11.1", "C11.2", "C11.3", "C11.4", "C4.6")
@every(*FLIPS)
def test_a_card_flips_what_it_means_and_nothing_else(case: Case) -> None:
    """By this keyword or type; without a fitting card it is ignored."""
    fitting, strange = case.fitting_cards(1), case.strange_cards()
    state = case.answer_all(case.lay([*fitting, *strange]))
    place = fitting[0].split()[0]
    shown = cards_on_board(state)[place]
    assert case.was_applied(state) and shown.endswith(f"{case.colour}{1 - case.colour}")
    assert all(cards_on_board(state)[there] == card for there, card in where_it_lies(strange).items())
    state = case.answer_all(case.lay(strange))
    assert not case.was_applied(state)
    assert all(cards_on_board(state)[there] == card for there, card in where_it_lies(strange).items())


@pytest.mark.rule("C11", "C11.5", "C4.6")
@every("remove")
def test_a_card_removes_as_many_as_it_says(case: Case) -> None:
    """To the owners' piles; with one fewer on the board it is ignored."""
    fitting, strange = case.fitting_cards(case.n), case.strange_cards()
    state = case.answer_all(case.lay([*fitting, *strange]))
    assert case.was_applied(state) and removed_pile(state, case.colour) == [case.spare[0]] * case.n
    assert all(cards_on_board(state)[there] == card for there, card in where_it_lies(strange).items())
    state = case.lay([*fitting[:-1], *strange])
    assert not case.was_applied(state) and removed_pile(state, 0) == removed_pile(state, 1) == []


@pytest.mark.rule("C11", "C11.6", "C4.6")
@every("recall")
def test_a_card_sends_back_what_it_means(case: Case) -> None:
    """To the owner's stash; without a fitting card it is ignored."""
    fitting, strange = case.fitting_cards(1), case.strange_cards()
    state = case.answer_all(case.lay([*fitting, *strange]))
    assert (
        case.was_applied(state) and stash(state, case.colour) == [case.spare[0]] and stash(state, 1 - case.colour) == []
    )
    assert all(cards_on_board(state)[there] == card for there, card in where_it_lies(strange).items())
    state = case.lay(strange)
    assert not case.was_applied(state) and stash(state, 0) == stash(state, 1) == []


@pytest.mark.rule("C11", "C11.7", "C8.2", "C4.6")
@every("pull")
def test_a_card_pulls_as_many_as_it_says(case: Case) -> None:
    """To its side, from anywhere it reaches; with one fewer it is ignored."""
    fitting = case.fitting_cards(case.n)
    strange = [card for card in case.strange_cards() if card.split()[0] not in AROUND]
    state = case.answer_all(case.lay([*fitting, *strange]))
    pulled = [place for place in AROUND if cards_on_board(state).get(place, "").startswith(case.spare[0])]
    assert case.was_applied(state) and len(pulled) == case.n
    assert not any(entry.split()[0] in cards_on_board(state) for entry in fitting)
    assert all(cards_on_board(state)[there] == card for there, card in where_it_lies(strange).items())
    state = case.lay([*fitting[:-1], *strange])
    assert not case.was_applied(state) and not any(place in cards_on_board(state) for place in AROUND)


@pytest.mark.rule("C11", "C11.8", "C4.6")
@every("push")
def test_a_card_pushes_what_it_means(case: Case) -> None:
    """One space on; without a fitting card it is ignored."""
    fitting, strange = case.fitting_cards(1), case.strange_cards()
    state = case.answer_all(case.lay([*fitting, *strange]))
    assert case.was_applied(state) and fitting[0].split()[0] not in cards_on_board(state)
    assert len(cards_on_board(state)) == 1 + len(fitting) + len(strange)
    state = case.lay(strange)
    assert not case.was_applied(state) and all(there in cards_on_board(state) for there in where_it_lies(strange))


@pytest.mark.rule("C11", "C11.9", "C4.6")
@every("swap")
def test_a_card_changes_places_with_what_it_means(case: Case) -> None:
    """Without a fitting card it stays where it is."""
    fitting, strange = case.fitting_cards(1), case.strange_cards()
    state = case.answer_all(case.lay([*fitting, *strange]))
    place = fitting[0].split()[0]
    assert case.was_applied(state) and cards_on_board(state)[place].startswith(case.card)
    assert cards_on_board(state)["c3"].startswith(case.spare[0])
    state = case.lay(strange)
    assert not case.was_applied(state) and cards_on_board(state)["c3"].startswith(case.card)


@pytest.mark.rule("C11", "C11.10", "C4.6")
@every("shift")
def test_a_card_shifts_a_row_or_column(case: Case) -> None:
    """It takes the place of the card that it shifts; on an empty board it is placed as usual."""
    state = case.lay([f"a3 {case.spare[0]}:0"])
    assert (
        case.was_applied(state)
        and cards_on_board(state)["a3"].startswith(case.card)
        and len(cards_on_board(state)) == 2
    )
    state = case.lay([])
    assert not case.was_applied(state) and cards_on_board(state)["c3"].startswith(case.card)


# -- rules about decks and stashes


@pytest.mark.rule("C11", "C11.11", "C4.6")
@every("fetch")
def test_a_card_fetches_what_it_means(case: Case) -> None:
    """Out of its player's deck; if that has no such card, it is ignored."""
    mine, other = case.spare[:2]
    state = case.answer_all(case.lay([], {case.seat: f"{mine}, {other}*2", 1 - case.seat: mine}))
    assert case.was_applied(state) and stash(state, case.seat) == [mine] and deck(state, case.seat) == [other, other]
    state = case.lay([], {case.seat: f"{other}*2", 1 - case.seat: mine}, {case.seat: mine})
    assert not case.was_applied(state) and stash(state, case.seat) == [mine]


@pytest.mark.rule("C11", "C11.12", "C4.6")
@every("arrange")
def test_a_card_arranges_as_many_as_it_says(case: Case) -> None:
    """At most; if the deck has no such card, it is ignored."""
    mine, other = case.spare[:2]
    state = case.answer_all(case.lay([], {case.seat: f"{mine}*{case.n + 1}, {other}*2", 1 - case.seat: "5"}))
    assert case.was_applied(state) and sum(line.startswith("selected") for line in story(state)) == case.n
    assert bottom(state, case.seat) == [mine] * case.n
    assert not case.was_applied(case.lay([], {case.seat: f"{other}*2", 1 - case.seat: mine}))


@pytest.mark.rule("C11", "C11.13", "C4.6")
@every("mill")
def test_a_card_costs_the_rival_as_many_as_it_says(case: Case) -> None:
    """From the top of the deck; with one fewer there it is ignored."""
    rival = 1 - case.seat
    state = case.answer_all(case.lay([], {rival: f"5*{case.n + 1}"}))
    assert case.was_applied(state) and removed_pile(state, rival) == ["5"] * case.n and deck(state, rival) == ["5"]
    state = case.lay([], {rival: f"5*{case.n - 1}"}, {rival: "5"})
    assert not case.was_applied(state) and removed_pile(state, rival) == []


@pytest.mark.rule("C11", "C11.14", "C4.6")
@every("toll")
def test_a_card_costs_both_as_many_as_it_says(case: Case) -> None:
    """If either has one fewer, it is ignored."""
    for seat in range(2):
        state = case.answer_all(case.lay([], {seat: f"5*{case.n}", 1 - seat: f"5*{case.n}"}))
        assert case.was_applied(state) and removed_pile(state, 0) == removed_pile(state, 1) == ["5"] * case.n
        state = case.lay([], {seat: f"5*{case.n - 1}", 1 - seat: f"5*{case.n}"})
        assert not case.was_applied(state) and removed_pile(state, 0) == removed_pile(state, 1) == []


@pytest.mark.rule("C11", "C11.15", "C11.16", "C4.6")
@every("raid", "bury")
def test_a_card_hurts_the_stash_or_the_deck_of_the_rival(case: Case) -> None:
    """Where there is nothing to hurt, it is ignored."""
    rival = 1 - case.seat
    state = case.answer_all(case.lay([], {rival: "5*2"}, {rival: "6"}))
    raid = case.facts["rule"] == "raid"
    assert case.was_applied(state) and (removed_pile(state, rival), stash(state, rival)) == (
        (["6"], []) if raid else ([], ["6"])
    )
    assert bottom(state, rival) == ([] if raid else ["5"])
    state = case.lay([], {rival: "5*2"} if raid else {rival: "5"}, {case.seat: "6"})
    assert not case.was_applied(state) and removed_pile(state, rival) == bottom(state, rival) == []


@pytest.mark.rule("C11", "C11.17", "C11.18")
@every("stash_more", "stash_less")
def test_a_card_changes_the_size_of_a_stash(case: Case) -> None:
    """That of the colour that it shows becomes larger, or that of the other smaller."""
    state = case.lay([])
    more = case.facts["rule"] == "stash_more"
    assert cards_on_board(state)["c3"] == f"{case.card}:{case.seat}*"
    assert state.limit(case.seat) == (2 + case.n if more else 2)
    assert state.limit(1 - case.seat) == (2 if more else max(0, 2 - case.n))


# -- rules about features and flips


@pytest.mark.rule("C11", "C11.19", "C11.20", "C11.21")
@every("bonus", "double", "double_spaces")
def test_a_card_has_higher_features_where_its_rule_says(case: Case) -> None:
    """Beside what it means, by as much as it says; elsewhere it has its own, and what the space adds."""
    low, high = {"bonus": (1, 1 + case.n), "double": (1, 2), "double_spaces": (3, 5)}[str(case.facts["rule"])]
    state = case.lay(case.fitting_cards(1, AROUND))
    assert edges(state, "c3") == [high] * 4 and cards_on_board(state)["c3"].endswith("*")
    without = case.lay([f"c2 {case.spare[1]}:{case.colour}"] if case.choosy else [])
    assert edges(without, "c3") == [low if case.choosy else high] * 4


@pytest.mark.rule("C11", "C11.22")
@every("aura")
def test_a_card_strengthens_what_it_means(case: Case) -> None:
    """Beside it and of its colour, by as much as it says."""
    board = [
        f"c2 {case.spare[0]}:{case.seat}",
        f"b3 {case.spare[0]}:{1 - case.seat}",
        f"b2 {case.spare[0]}:{case.seat}",
    ]
    state = case.lay(board + [f"d3 {case.spare[1]}:{case.seat}"] * case.choosy)
    assert edges(state, "c2") == [9 + case.n] * 4 and edges(state, "b2") == MIGHT
    assert cards_on_board(state)["b3"].endswith(f":{1 - case.seat}") and edges(state, "b3") == MIGHT
    assert not case.choosy or edges(state, "d3") == MIGHT


@pytest.mark.rule("C11", "C11.23")
@every("steadfast")
def test_a_card_cannot_be_flipped_where_its_rule_says(case: Case) -> None:
    """Beside what it means; elsewhere it can."""
    assert "firm" in middle(case.lay(case.fitting_cards(1, AROUND)))
    without = case.lay([f"c2 {case.spare[1]}:{case.colour}"] if case.choosy else [])
    assert ("firm" in middle(without)) == (not case.choosy)


@pytest.mark.rule("C11", "C11.24")
@every("ward")
def test_a_card_protects_what_it_means(case: Case) -> None:
    """Beside it and of its colour."""
    board = [
        f"c2 {case.spare[0]}:{case.seat}",
        f"b3 {case.spare[0]}:{1 - case.seat}",
        f"b2 {case.spare[0]}:{case.seat}",
    ]
    state = case.lay(board + [f"d3 {case.spare[1]}:{case.seat}"] * case.choosy)
    firm = {space["name"] for space in GAME.view(state, None)["table"]["spaces"] if space.get("firm")}
    assert firm == {"c2"}


def middle(state: Council) -> dict[str, object]:
    """What all see of the space in the middle."""
    return next(space for space in GAME.view(state, None)["table"]["spaces"] if space["name"] == "c3")


@pytest.mark.rule("C11", "C11.25", "C7.3", "C7.4")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    "card",
    [
        card
        for card in CARDS
        if GAME.data.word(card, "type") == "outer_god"
        or (GAME.data.has(card, "rule") and GAME.data.word(card, "rule") == "cascade")
    ],
)
def test_a_card_cascades(card: str, seat: int) -> None:
    """By its rule or as an Outer God: a card that it flips flips the next one."""
    case = Case(card, seat, "")
    way = features(case).index(max(features(case)))
    first, second = [("c2", "c1"), ("d3", "e3"), ("c4", "c5"), ("b3", "a3")][way]
    state = case.lay([f"{first} 2:{1 - seat}", f"{second} 1:{1 - seat}"], printed=True)
    assert f"cascaded {seat} {card}" in story(state)
    assert [cards_on_board(state)[place][-2:] for place in (first, second)] == [f"{1 - seat}{seat}"] * 2


@pytest.mark.rule("C11", "C11.26")
@every("keen")
def test_a_card_flips_on_a_single_tie(case: Case) -> None:
    """With one card of the rival, whose touching feature equals its own."""
    for way, place in enumerate(("c2", "d3", "c4", "b3")):
        state = case.lay([f"{place} {features(case)[way]}:{1 - case.seat}"], printed=True)
        assert f"tied {case.seat} {case.card} x1" in story(state)
        assert cards_on_board(state)[place].endswith(f"{1 - case.seat}{case.seat}")


def features(case: Case) -> list[int]:
    """The printed features of a card as it lies before its player, clockwise from the north."""
    features = cast(list[int], case.facts["features"])
    return features[2:] + features[:2] if case.seat else features


def test_every_extra_rule_of_the_data_is_tried_here() -> None:
    """None of them is left out."""
    tried = [*FLIPS, "remove", "recall", "pull", "push", "swap", "shift", "fetch", "arrange", "mill", "toll", "raid"]
    tried += ["bury", "stash_more", "stash_less", "bonus", "double", "double_spaces", "aura", "steadfast", "ward"]
    assert {*tried, "cascade", "keen"} == set(GAME.words["rule"][1:])
