"""The worlds that a seat can imagine, copies of a state, and how bots judge it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from gaslamp.games.terrors.state import Terrors
from tests.games.telling import asks, everything
from tests.games.terrors.plain import LIFE, plain
from tests.games.terrors.scene import (
    GAME,
    area,
    choose,
    deck,
    discard_pile,
    finish,
    hand,
    life,
    offers,
    on_top,
    play,
    relics,
    scene,
    street,
)

SEEDS = range(60)
PLAIN = plain("corpse_cart: curse 1", "spell_key: look_and_discard 1", "lantern: look_and_discard 2")


def worlds(state: Terrors, seat: int | None) -> Iterator[Terrors]:
    """Many worlds that look the same to a seat."""
    for seed in SEEDS:
        world = GAME.imagine(state, seat, seed)
        assert isinstance(world, Terrors) and GAME.view(world, seat) == GAME.view(state, seat)
        assert GAME.census(world) == GAME.census(state) and asks(world) == asks(state)
        yield world


def cards_of(state: Terrors, seat: int) -> Counter[str]:
    """All cards of a seat that may be hidden: hand and deck."""
    return Counter([*hand(state, seat), *deck(state, seat), *on_top(state, seat)])


def middle() -> Terrors:
    """Both hands, decks and tops hold something of every kind; seat 0 acts."""
    return scene(
        "ghoul, wisp, zombie",
        "lich, mummy, wight",
        known={0: "banshee", 1: "phantom"},
        top={0: "demon, reaper:shown", 1: "werewolf, gargoyle:shown"},
        deck={0: "cultist*2, fanatic*2, hellhound", 1: "cultist*3, fanatic, giant_bat"},
        discard={0: "vampire", 1: "warlock"},
        area={1: "apparition:banish"},
        relics={1: "spell_key"},
        game=PLAIN,
    )


# -- what a world keeps


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_world_keeps_what_is_known(seat: int | None) -> None:
    """The open table, one's own cards, known cards in hands and on decks, and what each seat owns."""
    state = middle()
    for world in worlds(state, seat):
        for other in range(2):
            assert cards_of(world, other) == cards_of(state, other)
            assert (area(world, other), relics(world, other)) == (area(state, other), relics(state, other))
            assert discard_pile(world, other) == discard_pile(state, other)
            assert len(hand(world, other)) == 4 and len(on_top(world, other)) == 2
        assert "banshee" in hand(world, 0) and "phantom" in hand(world, 1)
        assert (on_top(world, 0)[1], on_top(world, 1)[1]) == ("reaper", "gargoyle")
        assert (street(world), life(world)) == (street(state), life(state))
        if seat is not None:
            assert (hand(world, seat), on_top(world, seat)) == (hand(state, seat), on_top(state, seat))
            assert deck(world, seat) == deck(state, seat)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_world_varies_all_the_rest(seat: int | None) -> None:
    """The others' hands, what they put on top, and the luck to come."""
    state = middle()
    imagined = list(worlds(state, seat))
    for other in range(2):
        if other != seat:
            assert len({str(hand(world, other)) for world in imagined}) > 20
            assert len({on_top(world, other)[0] for world in imagined}) > 5
    assert len({int(world.chance.state) for world in imagined}) == len(imagined)
    assert all(world.chance.state != state.chance.state for world in imagined)


def test_every_hidden_card_can_be_anywhere() -> None:
    """In the hand, on top or in the deck of its owner."""
    state = middle()
    places = {(place, card) for world in worlds(state, 0) for place, cards in where(world).items() for card in cards}
    for card in ("lich", "mummy", "wight", "werewolf", "giant_bat", "cultist"):
        assert {place for place, there in places if there == card} == {"hand", "top", "deck"}


def where(state: Terrors) -> dict[str, list[str]]:
    """Where the cards of seat 1 are."""
    return {"hand": hand(state, 1), "top": on_top(state, 1), "deck": deck(state, 1)}


@pytest.mark.rule("T6.1")
def test_a_hand_known_by_elimination_is_in_every_world() -> None:
    """What was drawn from the new deck may be any card of it."""
    game = plain("fanatic: draw 2")
    state = scene("fanatic, wisp", "", deck={0: "lich"}, discard={0: "zombie, mummy, ghoul"}, game=game)
    play(state, "fanatic")
    hands = [hand(world, 0) for world in worlds(state, 1)]
    assert all({"lich", "wisp"} <= set(one) for one in hands)
    assert {card for one in hands for card in one} == {"lich", "wisp", "zombie", "mummy", "ghoul"}


@pytest.mark.rule("T6.1", "T9.15")
def test_cards_shuffled_under_the_deck_are_not_in_the_hand() -> None:
    """Whoever kept count knows that the card on top and the hand are what they were, in one order or the other."""
    state = scene("wisp", "", top={0: "ghoul"}, deck={0: ""}, relics={0: "lantern"}, discard={0: "lich*3"}, game=PLAIN)
    choose(state, "relic lantern", "no")
    assert on_top(state, 0) == ["ghoul", "lich"]
    splits = {(hand(world, 0)[0], on_top(world, 0)[0]) for world in worlds(state, 1)}
    assert splits == {("wisp", "ghoul"), ("ghoul", "wisp")}


@pytest.mark.rule("T6.1", "T9.14")
def test_revealing_over_a_new_deck_makes_the_hand_known() -> None:
    """With the last hidden card shown, the hand is all that is left of the old deck."""
    game = plain("fanatic: reveal 2")
    state = scene("fanatic, wisp", "", top={0: "ghoul"}, deck={0: ""}, discard={0: "lich*3"}, game=game)
    play(state, "fanatic")
    assert {str(hand(world, 0)) for world in worlds(state, 1)} == {"['wisp']"}


@pytest.mark.rule("T9.2")
def test_who_is_cursed_can_answer_in_every_world() -> None:
    """With the cards that they have there."""
    state = play(scene("corpse_cart", "ghoul, wisp", deck={1: "lich, mummy"}, game=PLAIN), "corpse_cart")
    answers = set()
    for world in worlds(state, 0):
        assert offers(world) == {*hand(world, 1), "no"}
        answers |= offers(world)
        choose(world, sorted(offers(world))[0])
        assert asks(world) == (0, "act")
    assert answers == {"ghoul", "wisp", "lich", "mummy", "no"}


@pytest.mark.rule("T10.11")
def test_what_is_looked_at_is_something_else_in_other_worlds() -> None:
    """For everybody but the one who looks."""
    state = scene("wisp", "", deck={0: "ghoul, lich, mummy"}, relics={0: "spell_key"}, game=PLAIN)
    choose(state, "relic spell_key")
    assert {frozenset(offers(world)) for world in worlds(state, 0)} == {frozenset(offers(state))}
    seen = {card for world in worlds(state, 1) for card in offers(world)}
    assert seen == {"wisp", "ghoul", "lich", "mummy", "no"}


@pytest.mark.rule("T2.7")
def test_a_partners_hand_is_imagined_too() -> None:
    """It is as hidden as that of a foe."""
    state = scene("ghoul", "wisp, lich", "zombie, mummy", "wight", game=PLAIN)
    imagined = list(worlds(state, 0))
    assert len({str(hand(world, 2)) for world in imagined}) > 1 and {str(hand(world, 0)) for world in imagined} == {
        "['ghoul']"
    }


# -- twins


@pytest.mark.parametrize("seat", [0, 1, None])
def test_to_imagine_changes_nothing(seat: int | None) -> None:
    """Nor does what happens in an imagined world."""
    state = middle()
    before = everything(GAME, state)
    for world in worlds(state, seat):
        finish(world)
    assert everything(GAME, state) == before


def test_a_copy_lives_a_life_of_its_own() -> None:
    """What happens to it leaves the original alone."""
    state = middle()
    before = everything(GAME, state)
    twin = state.copy()
    assert everything(GAME, twin) == before and twin.log is None
    finish(finish(twin))
    assert everything(GAME, state) == before != everything(GAME, twin)


def test_the_world_of_a_finished_game_is_finished() -> None:
    """There is nothing to ask there either."""
    state = play(scene("corpse_cart", "", life=(LIFE, 1), game=PLAIN), "corpse_cart")
    assert state.over and state.places == [1, 2]
    assert all(world.over and world.scores == state.scores for world in worlds(state, 1))


# -- how bots judge


def test_the_outlook_is_even_for_equals() -> None:
    """For two and for four."""
    for hands in (("", ""), ("", "", "", "")):
        state = scene(*hands, game=PLAIN)
        assert [state.outlook(seat) for seat in range(len(hands))] == [0.5] * len(hands)


@pytest.mark.parametrize("left", range(1, LIFE))
def test_more_life_is_a_better_outlook(left: int) -> None:
    """Every point of it, between nought and one; what one side gains the other loses."""
    less, more = (scene("", "", life=(one, LIFE), game=PLAIN) for one in (left, left + 1))
    assert 0 < less.outlook(0) < more.outlook(0) <= 0.5 <= more.outlook(1) < less.outlook(1) < 1
    assert less.outlook(0) + less.outlook(1) == pytest.approx(1)


@pytest.mark.parametrize("where", ["hand", "deck", "top", "discard", "area", "relics"])
def test_better_cards_are_a_better_outlook(where: str) -> None:
    """Wherever they are."""
    there = {where: {0: "grimoire" if where == "relics" else "lich"}}
    state = scene(
        "lich" if where == "hand" else "wisp",
        "wisp",
        deck=there.get("deck"),
        top=there.get("top"),
        discard=there.get("discard"),
        area=there.get("area"),
        relics=there.get("relics"),
        game=plain("lich cost: 9", "grimoire cost: 9"),
    )
    assert 1 > state.outlook(0) > 0.5 > state.outlook(1) > 0


def test_a_partner_counts_as_oneself() -> None:
    """Both of a side stand alike."""
    state = scene("", "", "", "", life=(LIFE, 10, 5, LIFE), game=PLAIN)
    assert state.outlook(0) == state.outlook(2) < 0.5 < state.outlook(1) == state.outlook(3)
    assert scene("", "", "", "", life=(LIFE, 10, 0, LIFE), game=PLAIN).outlook(0) < state.outlook(0)


def test_a_beaten_side_has_no_hope() -> None:
    """Nor has the other any doubt."""
    state = play(scene("corpse_cart", "", life=(LIFE, 1), game=PLAIN), "corpse_cart")
    assert (state.outlook(0), state.outlook(1)) == (1.0, 0.0)


@pytest.mark.parametrize("seed", range(3))
def test_first_sight_and_outlook_stay_within_bounds_through_a_game(seed: int) -> None:
    """Every answer's promise is from 0 to 100, every outlook from 0 to 1."""
    state = GAME.new(2, seed, choice="marked")
    for n in range(400):
        if state.over:
            break
        hopes = [state.choice.hope(state, state.me, option) for option in state.options.list()]
        assert all(0 <= hope <= 100 for hope in hopes)
        assert all(0 <= state.outlook(seat) <= 1 for seat in range(2))
        state.take(state.options.list()[n * 7 % len(hopes)])
