"""Questions for several things at once: exactly those sets are accepted that can be named one by one, in any order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, combinations_with_replacement, permutations

import pytest

from gaslamp.engine.core.effect import PASS
from gaslamp.engine.core.offer import unpack
from gaslamp.games.terrors.kinds import INFLUENCES
from gaslamp.games.terrors.state import Terrors
from tests.games.telling import asks, everything, names
from tests.games.terrors.plain import plain
from tests.games.terrors.scene import (
    GAME,
    area,
    choose,
    discard_pile,
    hand,
    offers,
    on_top,
    play,
    pool,
    refuse,
    refuse_set,
    removed_cards,
    say,
    scene,
    whole_set,
)

Element = tuple[int, ...]
Scene = Callable[[int], Terrors]
FOREIGN = {1: (70,), 2: (70, 1), 3: (70, 2, 1)}  # an element that is never in a set, by how many parts it has


def influences(n: int = 2) -> Terrors:
    """Fenris chooses so many influences."""
    marks = [f"{card} marked: {int(i % 4 < n)}" for i, card in enumerate(INFLUENCES)]
    state = plain(f"game influences: {n}", *marks).new(2, 1, listen=True)
    assert isinstance(state, Terrors)
    return choose(state, "fenris", "lilith")


def sacrifice(n: int) -> Terrors:
    """So many cards must be sacrificed: equal ones, with tokens, in a horde, and relics."""
    game = plain(f"cultist: sacrifice {n}", "game sacrifice: power 3, regeneration 2")
    there = {0: "zombie, wisp, zombie:banish, bounty, zombie*2"}
    state = scene("cultist", "", area=there, relics={0: "lantern"}, life=(20,), game=game)
    return play(choose(state, "form zombie wisp", "wisp power 1 1"), "cultist")


def command(n: int) -> Terrors:
    """So many monsters must come back, of two of which there are several."""
    game = plain(f"cultist: command {n}")
    return play(scene("cultist", "", discard={0: "ghoul, zombie*2, lich, ghoul, wisp"}, game=game), "cultist")


def frenzy(n: int) -> Terrors:
    """So often one of two resources is gained; the first has the greater number."""
    game = plain(f"cultist: frenzy {n}", "game frenzy: coin 3, power 2")
    return play(scene("cultist", "", game=game), "cultist")


def brew(n: int) -> Terrors:
    """So often one of two resources is gained, one of which heals."""
    game = plain(f"alchemist: coin_or_regeneration {n}")
    return play(scene("alchemist", "", life=(26,), game=game), "alchemist")


def haunt_one(n: int) -> Terrors:
    """So many monsters may get a token; some are equal, one is in a horde, one has a token."""
    game = plain(f"haunted_mirror: haunt_one {n}")
    state = scene("", "", area={0: "zombie*3, wisp, ghoul:haunt"}, relics={0: "haunted_mirror"}, game=game)
    return choose(state, "form zombie wisp", "wisp power 1 1", "relic haunted_mirror")


def divine(n: int) -> Terrors:
    """So many cards of the deck are looked at; some are equal, and all know some of them."""
    game = plain(f"spell_key: look_and_discard {n}")
    state = scene("", "", relics={0: "spell_key"}, top={0: "wisp:shown, ghoul, wisp, ghoul:shown, lich"}, game=game)
    return choose(state, "relic spell_key")


SETS: list[tuple[Scene, int]] = [
    *[(influences, n) for n in (1, 2, 3)],
    *[(sacrifice, n) for n in (1, 2, 3)],
    *[(command, n) for n in (1, 2, 3)],
    *[(frenzy, n) for n in (1, 2, 3)],
    *[(brew, n) for n in (1, 2, 3)],
    *[(haunt_one, n) for n in (1, 2, 4, 6)],
    *[(divine, n) for n in (1, 2, 3, 4)],
]
ALL = pytest.mark.parametrize(("scene_of", "n"), SETS, ids=[f"{scene_of.__name__}-{n}" for scene_of, n in SETS])


def one_by_one(state: Terrors) -> Iterator[tuple[tuple[Element, ...], Terrors]]:
    """Every row of elements that can be named one by one, and what comes of it; nothing is filled in."""
    for option in state.options.list():
        twin = state.copy()
        twin.naming = True
        parts = twin.choice.parts
        twin.take(option)
        first = () if option == PASS else (unpack(option, parts),)
        if option != PASS and twin.goes_on:
            yield from ((first + rest, end) for rest, end in one_by_one(twin))
        else:
            yield first, settle(twin)


def settle(state: Terrors) -> Terrors:
    """Play on to the next question that is one."""
    state.naming = False
    if state.options.size == 1 and not state.choice.always_ask:
        state.advance()
    return state


def reachable(state: Terrors) -> dict[tuple[Element, ...], object]:
    """By set, in rising order of its elements: what all see when it was named one by one."""
    ends: dict[tuple[Element, ...], object] = {}
    for row, end in one_by_one(state):
        assert tuple(sorted(row)) not in ends, "a set can be named in two orders"
        ends[tuple(sorted(row))] = everything(GAME, end)
    return ends


@pytest.mark.parametrize(
    ("state", "things"),
    [
        (influences(2), "scent_of_blood, fang_and_claw, call_of_the_pack, full_moon"),
        (sacrifice(2), "zombie none 1, wisp none 1, zombie banish, bounty, zombie*2, cultist, lantern"),
        (command(2), "zombie*2, ghoul*2, wisp"),
        (frenzy(2), "coin 3*2, power 2*2"),
        (brew(3), "coin 2*3, regeneration 3*3"),
        (haunt_one(2), "zombie 1, wisp 1, zombie*2"),
        (divine(3), "ghoul, wisp*2"),
    ],
    ids=lambda given: None if isinstance(given, str) else given.question.name,
)
def test_what_a_set_may_be_of(state: Terrors, things: str) -> None:
    """Each thing as often as it is there."""
    (group,) = state.groups
    assert sorted(say(state, element) for element in group.elements) == sorted(names(things))


@ALL
def test_a_search_reaches_every_set_that_the_rules_allow_and_each_once(scene_of: Scene, n: int) -> None:
    """So many of the things that are there, or fewer if one may leave it."""
    state = scene_of(n)
    (group,) = state.groups
    sizes = range(group.least, group.most + 1)
    wanted = {tuple(sorted(some)) for size in sizes for some in combinations(group.elements, size)}
    assert set(reachable(state)) == wanted and group.most == min(n, len(group.elements))


@ALL
def test_exactly_those_sets_are_accepted_and_in_any_order(scene_of: Scene, n: int) -> None:
    """All sets of what is there, of an element too many, and of what is no element."""
    state = scene_of(n)
    (group,) = state.groups
    ends, kinds = reachable(state), sorted({*group.elements, FOREIGN[int(state.choice.parts)]})
    for size in range(1, group.most + 2):
        for some in combinations_with_replacement(kinds, size):
            for row in {some, some[::-1], *list(permutations(some))[:6]}:
                twin = state.copy()
                rule = twin.why_not(row)
                assert (rule is None) == (some in ends), (row, rule)
                assert rule in (None, state.choice.rule)
                if rule is None:
                    twin.answer(row)
                    assert everything(GAME, twin) == ends[some]


@ALL
def test_what_is_left_of_a_set_can_be_named_whole(scene_of: Scene, n: int) -> None:
    """After some elements were named one by one, the others may follow at once."""
    state = scene_of(n)
    ends = reachable(state)
    for row, _ in one_by_one(state):
        twin = state.copy()
        if len(row) > 1:
            twin.answer(row[0])
            if twin.goes_on:
                (group,) = twin.groups
                assert group.most <= n - 1 and not Counter(row[1:]) - Counter(group.elements)
                twin.answer(row[1:])
            assert everything(GAME, twin) == ends[tuple(sorted(row))]


@pytest.mark.rule("T2.3")
def test_both_influences_are_named_at_once() -> None:
    """In any order; neither is taken unasked, none twice, and none of another overlord."""
    state = influences()
    first = int(state.active)
    for wrong in (
        "call_of_the_pack + call_of_the_pack",
        "full_moon + bounty",
        "full_moon + call_of_the_pack + scent_of_blood",
    ):
        refuse_set(state, wrong, "T2.3")
    assert state.why_not(whole_set(state, "call_of_the_pack")) == "T2.3"  # the fourth is not taken unasked
    choose(state, "full_moon + call_of_the_pack")
    assert asks(state) == (1 - first, "choose_influences")


@pytest.mark.rule("T9.7")
def test_three_cards_are_sacrificed_at_once() -> None:
    """The bonus comes for each."""
    state = sacrifice(3)
    refuse_set(state, "lantern + lantern", "T9.7")
    refuse_set(state, "lantern + bounty + cultist + zombie", "T9.7")
    power = pool(state, 0)[1]
    choose(state, "lantern + zombie none 1 + bounty")
    assert removed_cards(state) == ["bounty", "lantern", "zombie"] and pool(state, 0)[1] == power + 9


@pytest.mark.rule("T9.9")
def test_two_equal_monsters_are_commanded_back_at_once() -> None:
    """As often as they lie there."""
    state = command(3)
    refuse_set(state, "zombie + zombie + zombie", "T9.9")
    refuse_set(state, "wisp + lich", "T9.9")
    choose(state, "zombie + wisp + zombie")
    assert hand(state, 0) == ["wisp", "zombie", "zombie"] and discard_pile(state, 0) == ["ghoul", "ghoul", "lich"]


@pytest.mark.rule("T9.9", "T9.7")
def test_what_is_in_every_set_is_taken_unasked() -> None:
    """Of two equal monsters and a third both sets of two have one of the equal ones; all are taken if more are due."""
    game = plain("cultist: command 2")
    state = play(scene("cultist", "", discard={0: "zombie*2, ghoul"}, game=game), "cultist")
    assert hand(state, 0) == ["zombie"] and asks(state) == (0, "command") and offers(state) == {"zombie", "ghoul"}
    state = play(scene("cultist", "", discard={0: "zombie, ghoul"}, game=game), "cultist")
    assert hand(state, 0) == ["ghoul", "zombie"] and asks(state) == (0, "act")


@pytest.mark.rule("T9.10", "T10.5")
def test_as_many_resources_are_named_as_are_gained() -> None:
    """The same one as often as one likes; no fewer, and no more."""
    state = frenzy(3)
    refuse_set(state, "power 2 + coin 3", "T9.10")
    refuse_set(state, "power 2 + coin 3 + coin 3 + coin 3", "T9.10")
    refuse_set(state, "power 2 + coin 3 + regeneration 3", "T9.10")
    choose(state, "power 2 + coin 3 + power 2")
    assert pool(state, 0) == (3, 4, 0) and asks(state) == (0, "act")


@pytest.mark.rule("T10.12")
def test_tokens_are_put_on_several_monsters_at_once() -> None:
    """Only on those that have none."""
    state = haunt_one(2)
    refuse_set(state, "zombie + ghoul", "T10.12")
    choose(state, "zombie + zombie")
    assert area(state, 0).count("zombie:haunt") == 2


@pytest.mark.rule("T10.11", "T9.15")
def test_several_cards_that_were_looked_at_are_discarded_at_once() -> None:
    """The others stay in their order."""
    state = divine(4)
    assert offers(state) == {"ghoul", "wisp", "no"}
    refuse_set(state, "wisp + lich", "T10.11")
    choose(state, "wisp + ghoul")
    assert on_top(state, 0) == ["wisp", "ghoul", "lich"] and discard_pile(state, 0) == ["ghoul", "wisp"]


@pytest.mark.rule("G2", "T9.9")
def test_one_by_one_only_what_is_there_comes_too_late() -> None:
    """Whatever cannot be in the set breaks the rule that asks."""
    state = choose(command(2), "ghoul")
    assert offers(state) == {"ghoul", "wisp"}
    refuse(state, "zombie", "G2")
    refuse(state, "lich", "T9.9")
