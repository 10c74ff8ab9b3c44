"""N9: texts that show cards and identities, or exchange them, and who gets to see what."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from gaslamp.games.nanty.state import Nanty
from tests.games.nanty.scene import (
    GAME,
    choose,
    discarded,
    event,
    hand,
    happened,
    names,
    number,
    offers,
    pass_on,
    play,
    refused,
    scene,
    told,
    who,
)
from tests.games.telling import asks

SPENT = "mr_jaggers, doctor_watson, abel_magwitch"  # with these discarded nobody can react while there are upper cards


def seen(state: Nanty, seat: int | None, holder: int) -> list[str]:
    """The cards of a hand that a seat, or a spectator, can name."""
    return sorted(GAME.view(state, seat)["table"]["players"][holder]["hand"])


def heard(state: Nanty, seat: int | None, kind: str) -> list[str]:
    """The cards of all events of a kind, as a seat or a spectator saw them; an unseen one is the back."""
    return [GAME.cards[each.card] for each in GAME.events(state, seat) if each.kind == kind]


def unused(state: Nanty) -> set[str]:
    """The identities that nobody has."""
    return {GAME.cards[card] for card in state.identities.cards.list()[state.seats :]}


def peeked(state: Nanty, seat: int | None) -> list[str]:
    """The identities that a seat knows to be unused."""
    return sorted(GAME.view(state, seat)["table"].get("seen", []))


def worlds(state: Nanty, seat: int | None) -> Iterator[Nanty]:
    """Many worlds that look the same to a seat."""
    for seed in range(60):
        world = GAME.imagine(state, seat, seed)
        assert isinstance(world, Nanty) and GAME.view(world, seat) == GAME.view(state, seat)
        yield world


# -- N9.9: identities looked at


@pytest.mark.rule("N9.9")
@pytest.mark.parametrize(
    ("seats", "one", "count"), [(2, "standard", 4), (3, "standard", 3), (4, "extended", 3), (2, "classic", 3)]
)
def test_all_unused_identities_but_one_are_looked_at(seats: int, one: str, count: int) -> None:
    """Any of them may be the one that is not; nobody else sees them."""
    hidden: set[str] = set()
    for seed in range(40):
        state = scene("diogenes_club, bobby", *["errand_boy"], *[""] * (seats - 2), one=one, seed=seed, discard=SPENT)
        play(state, "diogenes_club", "diogenes_club")
        shown = heard(state, 0, "peeked")
        assert len(set(shown)) == count == len(unused(state)) - 1 and set(shown) < unused(state)
        assert peeked(state, 0) == sorted(shown) and who(state, 0) not in shown
        for other in (*range(1, seats), None):
            assert heard(state, other, "peeked") == ["back"] * count and peeked(state, other) == []
        hidden |= unused(state) - set(shown)
    assert hidden == unused(state)


@pytest.mark.rule("N9.9")
def test_who_has_looked_knows_who_the_others_are_not() -> None:
    """One of three is left for each; whoever has not looked can imagine any."""
    state = scene("diogenes_club, bobby", "errand_boy", "lamplighter", discard=SPENT)
    play(state, "diogenes_club", "diogenes_club")
    shown = set(peeked(state, 0))
    assert {who(world, 1) for world in worlds(state, 0)} == {*GAME.data.words("game", "standard")} - shown - {
        who(state, 0)
    }
    assert {who(world, 0) for world in worlds(state, 1)} == {*GAME.data.words("game", "standard")} - {who(state, 1)}


@pytest.mark.rule("N9.9", "N2.2")
def test_nobody_has_to_look() -> None:
    """The text may be left out."""
    state = play(scene("diogenes_club, bobby", "errand_boy", discard=SPENT), "diogenes_club")
    assert asks(state) == (0, "read") and offers(state) == {"diogenes_club", "no"}
    choose(state, "no")
    assert peeked(state, 0) == [] and not happened(state, "peeked")


# -- N9.20: identities exchanged


@pytest.mark.rule("N9.20")
def test_own_identity_is_exchanged_for_any_unused_one() -> None:
    """At random, and never for itself; nobody else sees which."""
    taken: set[str] = set()
    for seed in range(40):
        state = scene("theatrical_costumier", "errand_boy", "", identity="fagin, moriarty, balmoral", seed=seed)
        before = unused(state)
        play(state, "theatrical_costumier", "theatrical_costumier")
        assert who(state, 0) in before and unused(state) == before - {who(state, 0)} | {"fagin"}
        assert (who(state, 1), who(state, 2)) == ("moriarty", "balmoral")
        assert heard(state, 0, "changed_identity") == [who(state, 0)] and peeked(state, 0) == ["fagin"]
        assert GAME.view(state, 0)["table"]["players"][0]["identity"] == who(state, 0)
        for other in (1, 2, None):
            assert heard(state, other, "changed_identity") == ["back"] and peeked(state, other) == []
            assert GAME.view(state, other)["table"]["players"][0]["identity"] is None
        taken.add(who(state, 0))
    assert taken == {"bellinger", "holdhurst", "sidonia", "holmes"}


@pytest.mark.rule("N9.20", "N2.2")
def test_nobody_has_to_change_identity() -> None:
    """It may be left out."""
    state = play(scene("theatrical_costumier", "errand_boy", identity="fagin, moriarty"), "theatrical_costumier")
    assert asks(state) == (0, "read") and offers(state) == {"theatrical_costumier", "no"}
    choose(state, "no")
    assert who(state, 0) == "fagin" and not happened(state, "changed_identity")


@pytest.mark.rule("N9.20", "N9.9")
def test_who_had_looked_no_longer_knows_what_is_unused() -> None:
    """Any of those seen may have been taken; but not one that the looker knows to be elsewhere."""
    state = scene("diogenes_club", "theatrical_costumier", "lamplighter", identity="fagin, moriarty, balmoral")
    pass_on(play(state, "diogenes_club", "diogenes_club"))
    shown = set(peeked(state, 0))
    assert len(shown) == 3
    play(state, "theatrical_costumier", "theatrical_costumier")
    assert peeked(state, 0) == [] and peeked(state, 1) == ["moriarty"]
    possible = {who(world, 1) for world in worlds(state, 0)}
    assert shown < possible and "fagin" not in possible
    assert all(len(shown & unused(world)) >= 2 for world in worlds(state, 0))


@pytest.mark.rule("N9.20", "N9.9")
@pytest.mark.parametrize("seed", range(8))
def test_who_changes_after_a_look_still_knows_what_is_unused(seed: int) -> None:
    """All that was seen and not taken, and the old identity too."""
    held = "baker_street_irregulars, diogenes_club, theatrical_costumier"
    state = scene(held, "errand_boy", "", identity="fagin", seed=seed, discard=SPENT)
    play(play(state, "baker_street_irregulars"), "diogenes_club", "diogenes_club")
    shown = set(peeked(state, 0))
    play(state, "theatrical_costumier", "theatrical_costumier")
    assert peeked(state, 0) == sorted(shown - {who(state, 0)} | {"fagin"})


# -- N9.25: a hand looked at


@pytest.mark.rule("N9.25")
def test_whole_hand_is_looked_at_and_one_card_discarded() -> None:
    """Who looks chooses, and must; only these two see the rest."""
    state = scene("sergeant_cuff, bobby", "errand_boy, gin_palace, costermonger", "lamplighter", discard=SPENT)
    play(state, "sergeant_cuff", 1)
    assert asks(state) == (0, "confiscate") and offers(state) == {"errand_boy", "gin_palace", "costermonger"}
    refused(state, "no", "N9.25")
    refused(state, "bobby", "N9.25")
    choose(state, "gin_palace")
    assert hand(state, 1) == ["costermonger", "errand_boy"] and discarded(state)[-1] == "gin_palace"
    assert asks(state) == (0, "place") and told(state)[-1] == "discarded 1 gin_palace"
    for seat in (0, 1):
        assert sorted(heard(state, seat, "showed")) == ["costermonger", "errand_boy", "gin_palace"]
    assert seen(state, 0, 1) == ["costermonger", "errand_boy"]
    for stranger in (2, None):
        assert heard(state, stranger, "showed") == ["back"] * 3 and seen(state, stranger, 1) == []
    assert seen(state, 1, 0) == seen(state, 2, 0) == []


@pytest.mark.rule("N9.25")
def test_only_card_of_a_hand_is_discarded_without_a_question() -> None:
    """Who has none cannot be chosen."""
    state = play(scene("sergeant_cuff, bobby", "errand_boy", "", discard=SPENT), "sergeant_cuff")
    assert offers(state) == {"1", "no"}
    refused(state, 2, "N9.25")
    choose(state, 1)
    assert asks(state) == (0, "place") and hand(state, 1) == [] and discarded(state)[-1] == "errand_boy"


@pytest.mark.rule("N9.25")
def test_what_was_looked_at_is_known_until_it_is_played() -> None:
    """What is drawn later is not."""
    state = scene("sergeant_cuff, bobby", "errand_boy, gin_palace, costermonger", "", discard=SPENT)
    pass_on(play(state, "sergeant_cuff", 1, "gin_palace"))
    pass_on(play(state, "costermonger"))
    assert seen(state, 0, 1) == ["errand_boy"] and len(hand(state, 1)) == 5


# -- N9.35: cards taken, one kept


@pytest.mark.rule("N9.35")
def test_two_cards_are_taken_at_random_and_one_is_kept() -> None:
    """The other goes back; only these two see them. Any two may come."""
    theirs = ["bobby", "costermonger", "errand_boy", "gin_palace"]
    pairs: set[tuple[str, ...]] = set()
    for seed in range(60):
        state = scene("raffles, muffin_man", ", ".join(theirs), "lamplighter", discard=SPENT, seed=seed)
        play(state, "raffles", 1)
        assert asks(state) == (0, "keep")
        kept, back = sorted(offers(state))
        refused(state, "no", "N9.35")
        refused(state, next(name for name in theirs if name not in (kept, back)), "N9.35")
        pairs.add((kept, back))
        choose(state, kept)
        assert hand(state, 0) == sorted([kept, "muffin_man"]) and asks(state) == (0, "place")
        assert hand(state, 1) == sorted(name for name in theirs if name != kept)
        for seat in (0, 1):
            assert sorted(heard(state, seat, "showed")) == [kept, back] and heard(state, seat, "gave") == [kept]
        assert seen(state, 0, 1) == [back] and seen(state, 1, 0) == [kept]
        for stranger in (2, None):
            assert heard(state, stranger, "showed") == ["back"] * 2 and heard(state, stranger, "gave") == ["back"]
            assert seen(state, stranger, 0) == seen(state, stranger, 1) == []
    assert len(pairs) == 6


@pytest.mark.rule("N9.35", "N9")
def test_only_card_of_a_hand_is_taken_and_kept() -> None:
    """Nothing goes back; who has none cannot be chosen."""
    state = play(scene("raffles, bobby", "errand_boy", "", discard=SPENT), "raffles")
    assert offers(state) == {"1", "no"}
    refused(state, 2, "N9.35")
    choose(state, 1)
    assert asks(state) == (0, "place") and hand(state, 0) == ["bobby", "errand_boy"] and hand(state, 1) == []


@pytest.mark.rule("N9.35")
def test_what_all_knew_of_a_hand_may_have_been_taken() -> None:
    """A third player knows only that it is in one of the two hands."""
    state = scene("raffles, muffin_man", "bobby, gin_palace", "lamplighter", known="gin_palace", discard=SPENT)
    play(state, "raffles", 1, "gin_palace")
    assert seen(state, 0, 1) == ["bobby"] and seen(state, 1, 0) == ["gin_palace"]
    assert seen(state, 2, 0) == seen(state, 2, 1) == seen(state, None, 0) == seen(state, None, 1) == []
    found = {tuple("gin_palace" in hand(world, seat) for seat in (0, 1)) for world in worlds(state, 2)}
    assert found == {(True, False), (False, True)}


# -- N9.27: hands exchanged


def exchanged(mine: str, theirs: str, known: str = "") -> Nanty:
    """Seat 0 exchanges hands with seat 1, and seat 2 looks on."""
    held = ", ".join(["miss_prisms_handbag", *names(mine)])
    state = scene(held, theirs, "lamplighter, costermonger", known=known, discard=SPENT)
    play(event(state, "riots"), "miss_prisms_handbag")
    assert asks(state) == (0, "target") and offers(state) == {"1", "2", "no"}
    refused(state, 0, "N9.27")
    return choose(state, 1)


@pytest.mark.rule("N9.27")
@pytest.mark.parametrize(
    ("mine", "theirs"), [("bobby", "errand_boy, gin_palace, muffin_man"), ("bobby, gin_palace", ""), ("", "errand_boy")]
)
def test_whole_hands_are_exchanged(mine: str, theirs: str) -> None:
    """Of whatever size, even an empty one; the card played is in neither."""
    state = exchanged(mine, theirs)
    if theirs:
        assert asks(state) == (0, "act") and offers(state) == {*(f"play {name}" for name in names(theirs)), "no"}
        assert hand(state, 0) == sorted(names(theirs))
    assert hand(state, 1) == sorted(names(mine)) and hand(state, 2) == ["costermonger", "lamplighter"]
    assert discarded(state)[-1] == "miss_prisms_handbag"


@pytest.mark.rule("N9.27")
def test_each_of_the_two_knows_what_the_other_got() -> None:
    """They had it in hand; nobody else sees a card."""
    state = exchanged("bobby", "errand_boy, gin_palace")
    for seat in (0, 1):
        assert sorted(heard(state, seat, "showed")) == ["bobby", "errand_boy", "gin_palace"]
    assert seen(state, 0, 1) == ["bobby"] and seen(state, 1, 0) == ["errand_boy", "gin_palace"]
    for stranger in (2, None):
        assert heard(state, stranger, "showed") == ["back"] * 3
        assert seen(state, stranger, 0) == seen(state, stranger, 1) == []
    assert [line for line in told(state) if line.startswith("swapped")] == ["swapped_hands 0 against 1"]


@pytest.mark.rule("N9.27")
def test_what_all_knew_of_a_hand_goes_with_it() -> None:
    """They saw the hands change places."""
    state = exchanged("bobby, muffin_man", "errand_boy, gin_palace", known="bobby, gin_palace")
    for stranger in (2, None):
        assert (seen(state, stranger, 0), seen(state, stranger, 1)) == (["gin_palace"], ["bobby"])


@pytest.mark.rule("N9.27", "N9.43")
def test_who_ignores_the_exchange_keeps_the_hand() -> None:
    """But for the reaction; nothing was seen."""
    state = scene("miss_prisms_handbag, bobby", "mr_jaggers, errand_boy", "lamplighter")
    play(event(state, "riots"), "miss_prisms_handbag", 1)
    assert asks(state) == (1, "ward") and offers(state) == {"no", "mr_jaggers"}
    choose(state, "mr_jaggers")
    assert (hand(state, 0), hand(state, 1)) == (["bobby"], ["errand_boy"]) and asks(state) == (0, "act")
    assert not happened(state, "swapped_hands", "showed") and seen(state, 0, 1) == []


@pytest.mark.rule("N9.3")
def test_the_only_card_of_a_hand_is_followed_by_all_who_know_it() -> None:
    """Nothing is left behind that it might have been."""
    state = scene("mr_bumble", "bobby", "", known="bobby", agents={"strand": (1, 1, 1)})
    play(state, "mr_bumble", 1)
    view = GAME.view(state, 2)["table"]["players"]
    assert (view[0]["hand"], view[1]["hand"]) == (["bobby"], [])


@pytest.mark.rule("N9.27", "N9.3")
@pytest.mark.parametrize("card", ["bobby", "costermonger"])
def test_a_rumour_ends_where_one_can_look(card: str) -> None:
    """Who gets a hand in which a card might have been sees whether it is there; one's own hand is never imagined."""
    state = scene(
        "miss_prisms_handbag, mr_bumble", "bobby, costermonger", "errand_boy", known="bobby, costermonger", upper=""
    )
    state.give(1, 2, number(card))
    other = "costermonger" if card == "bobby" else "bobby"
    event(state, "riots")
    pass_on(play(state, "miss_prisms_handbag", 1))
    own = hand(state, 0)
    assert len(own) == 5 and other in own
    for seed in range(40):
        world = GAME.imagine(state, 0, seed)
        assert isinstance(world, Nanty)
        assert hand(world, 0) == own and card in hand(world, 2)
