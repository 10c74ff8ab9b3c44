"""Questions for a set: exactly those sets are legal that the rules allow, in whatever order they are named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import combinations, permutations
from pathlib import Path

import pytest

from gaslamp.conformance.walk import fields
from gaslamp.engine.core.effect import PASS
from gaslamp.games.emerald.state import Emerald
from gaslamp.games.emerald.verbs import VERBS
from tests.games.emerald.scene import CITIES, GAME, agents, choose, place, play, refused_whole, scene, weigh, whole
from tests.games.owner import correction
from tests.games.telling import asks

Element = tuple[int, ...]
Whole = tuple[Element, ...]


def sets_of(elements: Iterable[Element], most: int) -> Iterator[Whole]:
    """Every set of some elements, each as often as it is there; none is empty."""
    pool = sorted(elements)
    for size in range(1, min(most, len(pool)) + 1):
        yield from sorted(set(combinations(pool, size)))


def orders(whole: Whole) -> list[Whole]:
    """Some orders of a set: all if there are few."""
    return list(dict.fromkeys(permutations(whole)))[:: 1 if len(whole) < 4 else 7]


def reach(state: Emerald, named: Whole = ()) -> Iterator[tuple[Whole, Emerald]]:
    """Every set that can be named element by element, and what comes of it."""
    for option, element in zip(state.options.list(), state.offered, strict=True):
        twin = state.copy()
        twin.naming = True
        twin.take(option)
        more = named if option == PASS else (*named, fill_in(named, element))
        if option != PASS and twin.goes_on:
            yield from reach(twin, more)
        elif more:
            yield tuple(sorted(more)), twin


def fill_in(named: Whole, element: Element) -> Element:
    """An element with what comes before the set, which is named but once."""
    return (*named[0][: len(named[0]) - len(element)], *element) if named else element


def look(state: Emerald) -> dict[str, object]:
    """All that a state holds, once an only answer that was left open is given."""
    twin = state.copy()
    twin.naming = False
    twin.advance()
    return {name: value for name, value in fields(twin).items() if name != "naming"}


def try_all(state: Emerald, elements: Iterable[Element], most: int) -> set[Whole]:
    """The legal ones of all sets of some elements: those that can be reached element by element, with the same end."""
    reached = list(reach(state))
    ends = dict(reached)
    assert len(ends) == len(reached), "a set can be named in two orders"
    legal: set[Whole] = set()
    for some in sets_of(elements, most):
        for order in orders(some):
            assert (state.why_not(order) is None) == (some in ends), (state.question, order, state.why_not(order))
        if some in ends:
            legal.add(some)
            twin = state.copy()
            twin.answer(orders(some)[-1])
            assert look(twin) == look(ends[some])
    assert legal == set(ends), "a legal set was not tried"
    return legal


def check_groups(state: Emerald, legal: set[Whole]) -> None:
    """What a set may be of, how often, and how many there must and may be."""
    for group in state.groups:
        of_group = [some for some in legal if set(some) <= set(group.elements)]
        assert of_group and all(Counter(some) <= Counter(group.elements) for some in of_group)
        counts = [len(some) for some in of_group] + ([0] if PASS in state.options.list() and not fixed(state) else [])
        assert (min(counts), max(counts)) == (group.least, group.most), state.question
    assert {element for some in legal for element in some} == {
        element for group in state.groups for element in group.elements
    }


def fixed(state: Emerald) -> int:
    """How many parts come before the set."""
    assert state.question
    return state.question.fixed


def names(legal: set[Whole]) -> set[str]:
    """Sets of cities in words."""
    return {", ".join(GAME.places[element[0]] for element in some) for some in legal}


def sizes(state: Emerald) -> dict[str, tuple[int, int]]:
    """With how many cards each verb can be done, at least and at most."""
    return {GAME.part_words["verb"][group.elements[0][0]]: (group.least, group.most) for group in state.groups}


# -- payments


def minimal(counts: list[int], room: int, exact: bool) -> bool:
    """E3.3: without any one of the cards there would be too few symbols; when retrieving, none is too many at all."""
    total = sum(counts)
    return total <= room if exact else total - min(counts) < room


@pytest.mark.rule("E3.3", "E4.1", "E4.3", "E4.4")
@pytest.mark.parametrize("room", [1, 2, 3, 4])
@pytest.mark.parametrize("verb", ["place", "retrieve", "move"])
def test_cards_are_paid_together_in_any_order_and_none_too_many(verb: str, room: int) -> None:
    """Of a whole hand, exactly the minimal sets; what is not minimal breaks E3.3."""
    hand = {
        "place": "pamphlets, 2 informers, couriers, sappers",
        "retrieve": "wilhelm_stieber, yog_sothoth, 2 couriers, sappers",
        "move": "nadars_airships, mi_go, sappers, forged_papers, stiletto",
    }[verb]
    limbo = room if verb == "retrieve" else 10 - room
    where = {"rome": (room, 1)} if verb == "move" else {}
    state = scene(hand, "couriers", limbo=(limbo, 5), agents=where)
    number = GAME.part_words["verb"].index(verb)
    symbols = {card: int(VERBS[number].symbols(state.card(card))) for card in state.players[0].hand.list()}
    elements = [(number, card) for card in state.players[0].hand.list()]
    expected = {
        some
        for some in sets_of(elements, 5)
        if all(symbols[card] for _, card in some)
        and minimal([symbols[card] for _, card in some], room, verb == "retrieve")
    }
    assert {some for some, _ in reach(state) if some[0][0] == number} == expected
    assert sizes(state)[verb] == (1, max(map(len, expected)))
    for some in sets_of(elements, 5):
        wanted = {None} if some in expected else {"E3.3"}
        if not all(symbols[card] for _, card in some):
            wanted = {"E3.3", f"E4.{number + 1}"}
        elif verb == "retrieve" and max(symbols[card] for _, card in some) > room:
            wanted = {"E3.3", "E4.3"}
        assert {state.why_not(order) for order in orders(some)} <= wanted, some


@pytest.mark.rule("E3.3", "E4.5")
@pytest.mark.parametrize("tracks", [(0, 0), (8, 9), (9, 8), (9, 9)])
@pytest.mark.parametrize("both", ["", "[prince_kropotkin]\nloyalist = 1\n[okhrana]\nrestorationist = 1"])
def test_markers_are_moved_by_a_minimal_set(tracks: tuple[int, int], both: str, tmp_path: Path) -> None:
    """Without any one of the cards some marker would not come as far, also if cards move both."""
    game = GAME.with_file(correction(GAME, tmp_path, both)) if both else GAME
    held = "louise_michel, piotr_rachkovsky, prince_kropotkin, emma_goldman, okhrana"
    state = scene(held, "", tracks=tracks, game=game)
    number = GAME.part_words["verb"].index("advance")
    hand = [card for card in state.players[0].hand.list() if VERBS[number].symbols(state.card(card))]
    assert len(hand) == 5
    expected = {some for some in sets_of([(number, card) for card in hand], 5) if needs_all(state, some)}
    assert {some for some, _ in reach(state) if some[0][0] == number} == expected
    assert sizes(state)["advance"] == (1, max(map(len, expected)))
    for some in sets_of([(number, card) for card in hand], 5):
        assert {state.why_not(order) for order in orders(some)} == {None if some in expected else "E3.3"}


def needs_all(state: Emerald, some: Whole) -> bool:
    """Whether each card of a set moves a marker further than the others do."""
    return all(ends(state, some) != ends(state, (*some[:i], *some[i + 1 :])) for i in range(len(some)))


def ends(state: Emerald, some: Whole) -> tuple[int, int]:
    """Where the markers come with some cards."""
    cards = [state.card(card) for _, card in some]
    return (
        min(10, int(state.restorationists) + sum(int(card.restorationist) for card in cards)),
        min(10, int(state.loyalists) + sum(int(card.loyalist) for card in cards)),
    )


@pytest.mark.rule("E3.3", "E4.1")
def test_a_weak_card_may_be_named_before_a_strong_one() -> None:
    """What was taken for a bug: one symbol first, then two."""
    state = scene("couriers, pamphlets", "")
    choose(state, "place couriers, place pamphlets", "rome")
    assert state.cubes.at(0, place("rome")) == 3


@pytest.mark.rule("E3.1", "E3.2", "E4.2", "E4.6", "E4.8")
def test_what_is_done_with_one_card_is_not_done_with_two() -> None:
    """Nor with two verbs at once, nor with a card that is not there."""
    state = scene("2 informers, 2 okhrana, couriers", "", cubes={"rome": (2, 0)})
    refused_whole(state, "take informers, take informers", "E3.3")
    refused_whole(state, "action okhrana, action okhrana", "E3.3")
    refused_whole(state, "place informers, take informers", "G1")
    refused_whole(state, "place informers, place informers, place informers", "E3.2")
    refused_whole(state, "take couriers,", "E4.2")
    refused_whole(state, "free couriers,", "E1.3")


@pytest.mark.rule("E4")
def test_groups_of_an_action_have_one_verb_each() -> None:
    """With all cards that can be played for it, and how many of them together at most."""
    state = scene("pamphlets, 2 informers, okhrana", "", cubes={"rome": (1, 0)}, limbo=(5, 5))
    check_groups(state, {some for some, _ in reach(state)})
    assert sizes(state)["place"] == (1, 3)
    assert {sizes(state)[verb] for verb in ("take", "discard", "action")} == {(1, 1)}


@pytest.mark.rule("E3.3", "E4.6", "E8.9", "E8.12")
@pytest.mark.parametrize("mine", [1, 2, 3])
def test_bombs_are_a_minimal_set_that_is_enough(mine: int) -> None:
    """By symbol or by text; each card once, and Fenians at work once."""
    held = "stiletto, fenians, fenians, infernal_machine, johann_most, sappers"
    state = scene(held, "", agents={"london": (mine, 1)}, cubes={"london": (3, 0)})
    play(state, "assassinate", "stiletto")
    assert asks(state) == (0, "bomb") and state.question
    missing = state.question.number("missing")
    assert missing == 5 - mine
    elements = [(use, card) for card in state.players[0].hand.list() for use in (0, 1) if bombs(state, use, card, mine)]
    legal = try_all(state, elements, 4)
    assert legal == {some for some in sets_of(elements, 4) if enough(state, some, mine, missing)}
    check_groups(state, legal)
    refused_whole(state, "symbol sappers,", "E4.6")
    refused_whole(state, "text infernal_machine, symbol infernal_machine", "E3.2" if missing > 3 else "E3.3")


def bombs(state: Emerald, use: int, card: int, mine: int) -> int:
    """What a card is worth by its symbols or by its text."""
    if use == 0:
        return int(state.card(card).bombs)
    return {"infernal_machine": 3, "fenians": mine}.get(GAME.cards[card], 0)


def enough(state: Emerald, some: Whole, mine: int, missing: int) -> bool:
    """Whether there are bombs enough and no card too many, each card held and Fenians doubling but once."""
    held = Counter(state.players[0].hand.list())
    worth = [bombs(state, use, card, mine) for use, card in some]
    once = some.count((1, GAME.cards.index("fenians"))) < 2
    return once and Counter(card for _, card in some) <= held and 0 <= sum(worth) - missing < min(worth)


# -- discards


@pytest.mark.rule("E4.7")
def test_any_cards_are_discarded() -> None:
    """At least one; what is not in the hand is not discarded."""
    state = scene("2 informers, couriers, sappers", "")
    state.answer((GAME.part_words["verb"].index("discard"), 0))
    elements = [(card,) for card in state.players[0].hand.list()]
    legal = try_all(state, [*elements, *elements[:1]], 5)
    assert legal == set(sets_of(elements, 4))
    check_groups(state, legal)
    refused_whole(state, "stiletto,", "E3.2")


@pytest.mark.rule("E8.2")
def test_any_cards_are_renewed() -> None:
    """Or none; as many and one more are drawn."""
    state = play(scene("mrs_hudson, 2 informers, couriers", ""), "free", "mrs_hudson")
    elements = [(card,) for card in state.players[0].hand.list()]
    legal = try_all(state, [*elements, *elements[:1]], 4)
    assert legal == set(sets_of(elements, 3))
    check_groups(state, legal)
    refused_whole(state, "couriers, couriers", "E3.2")


# -- pieces


@pytest.mark.rule("E4.3")
@pytest.mark.parametrize(("symbols", "limbo"), [(1, 1), (2, 0), (2, 1), (2, 3), (3, 2)])
def test_cubes_come_back_from_any_places(symbols: int, limbo: int) -> None:
    """Just as many as there are symbols."""
    state = scene("3 couriers", "", cubes={"paris": (1, 1), "cairo": (2, 0)}, limbo=(limbo, 5))
    play(state, "retrieve", f"{symbols} couriers")
    places = [(0,)] * limbo + [(place("paris"),)] + [(place("cairo"),)] * 2
    legal = try_all(state, [*places, (place("rome"),)], symbols + 1)
    assert legal == {some for some in sets_of(places, symbols) if len(some) == symbols}
    check_groups(state, legal)


@pytest.mark.rule("E5.2")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_a_revealed_loyalist_names_a_city_for_each_agent(left: int) -> None:
    """In any order, Cairo first; a city may be named again."""
    where = {"rome": (1, 0), "paris": (0, 3 - left)}
    state = weigh(scene("night_terrors", "", agents=where, sanity=(3, 1), absent=[1]), mad=True)
    play(state, "action", "night_terrors")
    assert asks(state) == (1, "rally")
    every = [(city,) for city in range(1, 10)] * left
    assert {some for some, _ in reach(state)} == {some for some in sets_of(every, left) if len(some) == left}
    for some in sets_of([(place(city),) for city in ("london", "rome", "cairo")] * left, left + 1):
        assert {state.why_not(order) for order in orders(some)} == {None if len(some) == left else "E5.2"}
    (group,) = state.groups
    assert (group.least, group.most, len(group.elements)) == (left, left, 9 * left)
    choose(state, ", ".join(("cairo", "london", "rome")[:left]) + ",")
    assert agents(state, "cairo")[1] == 1 and state.on_board(1) == 3


@pytest.mark.rule("E8.15")
@pytest.mark.parametrize(
    "where", [{"rome": (1, 1)}, {"rome": (3, 1)}, {"paris": (1, 0), "rome": (2, 1), "cairo": (1, 0)}]
)
def test_one_or_two_agents_fly_from_any_cities(where: dict[str, tuple[int, int]]) -> None:
    """The same city twice, if two are there."""
    state = scene("mi_go", "", agents=where)
    state.answer((GAME.part_words["verb"].index("action"), GAME.cards.index("mi_go")))
    assert asks(state) == (0, "abduct")
    own = [(place(city),) for city, (mine, _) in where.items() for _ in range(mine)]
    legal = try_all(state, [*own, (place("london"),)], 3)
    assert legal == set(sets_of(own, 2))
    check_groups(state, legal)


@pytest.mark.rule("E8.19")
@pytest.mark.parametrize("where", [{"rome": (0, 1)}, {"rome": (0, 2)}, {"cairo": (1, 2), "paris": (0, 1)}])
def test_one_or_two_cubes_are_banished(where: dict[str, tuple[int, int]]) -> None:
    """Of any players, from any cities."""
    state = scene("okhrana", "", cubes=where)
    state.answer((GAME.part_words["verb"].index("action"), GAME.cards.index("okhrana")))
    assert asks(state) == (0, "banish")
    cubes = [(place(city), seat) for city, counts in where.items() for seat in range(2) for _ in range(counts[seat])]
    legal = try_all(state, [*cubes, (place("london"), 0)], 3)
    assert legal == set(sets_of(cubes, 2))
    check_groups(state, legal)


@pytest.mark.rule("E8.27")
def test_any_agents_are_offered_up() -> None:
    """None, some or all."""
    state = play(scene("yog_sothoth", "", agents={"paris": (1, 1), "cairo": (2, 0)}), "action", "yog_sothoth")
    own = [(place("paris"),), (place("cairo"),), (place("cairo"),)]
    legal = try_all(state, [*own, (place("paris"),)], 4)
    assert legal == set(sets_of(own, 3))
    check_groups(state, legal)


@pytest.mark.rule("E8.28")
def test_zombies_rise_in_any_cities() -> None:
    """Two of them, in any order, or one if no more are there."""
    state = play(scene("zombies", ""), "action", "zombies")
    assert asks(state) == (0, "haunt")
    cities = [(place(city),) for city in CITIES] * 2
    legal = try_all(state, cities, 3)
    assert legal == {some for some in sets_of(cities, 2) if len(some) == 2}
    check_groups(state, legal)
    state = play(scene("zombies", "", zombies={"cairo": 5}, agents={"rome": (1, 1)}), "action", "zombies")
    assert names(try_all(state, cities, 2)) == set(CITIES)


def test_all_questions_for_a_set_are_tried_here() -> None:
    """The further cards of an action are part of the set that the action asks for."""
    asked = {name for name, kind in GAME.questions.items() if any(hasattr(part, "each") for part in kind.asks_for)}
    added = {"add_place", "add_retrieve", "add_move", "add_marker"}
    tried = {"act", "bomb", "discard", "renew", "retrieve", "rally", "abduct", "banish", "offer_up", "haunt"}
    assert asked == tried | added
    assert whole(scene("couriers", ""), "place couriers,") == ((0, GAME.cards.index("couriers")),)
