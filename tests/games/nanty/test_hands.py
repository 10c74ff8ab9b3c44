"""N9: texts that draw, discard and play cards, or have them change hands."""

from __future__ import annotations

import pytest

from gaslamp.games.nanty.state import Nanty
from tests.games.nanty.scene import (
    GAME,
    choose,
    discarded,
    event,
    hand,
    happened,
    money,
    names,
    offers,
    pass_on,
    play,
    refused,
    scene,
    set_offered,
)
from tests.games.telling import asks

SPENT = "mr_jaggers, doctor_watson, abel_magwitch"  # with these discarded nobody can react while there are upper cards
DRAWING = {
    "scotland_yard": 2,
    "newsboy": 2,
    "irene_adler": 2,
    "seance": 2,
    "british_museum": 3,
    "mudies_library": 4,
    "penny_dreadfuls": 4,
}


def seen(state: Nanty, seat: int | None, holder: int) -> list[str]:
    """The cards of a hand that a seat, or a spectator, can name."""
    return sorted(GAME.view(state, seat)["table"]["players"][holder]["hand"])


def heard(state: Nanty, seat: int | None, kind: str) -> list[str]:
    """The cards of all events of a kind, as a seat or a spectator saw them; an unseen one is the back."""
    return [GAME.cards[each.card] for each in GAME.events(state, seat) if each.kind == kind]


# -- N9.13, N9.39: draw


def drawn(card: str, cards: str, *choices: str, upper: str | None = None, lower: str | None = None) -> Nanty:
    """Seat 0 has played a drawing card, beside others in hand; where an agent could go first, it does not."""
    state = scene(f"{card}, {cards}", "errand_boy", "gin_palace", discard=SPENT, upper=upper, lower=lower)
    play(event(state, "riots") if card == "seance" else state, card)
    if card == "irene_adler":
        choose(state, "no")
    return choose(state, *choices)


@pytest.mark.rule("N9.13")
@pytest.mark.parametrize(("card", "count"), DRAWING.items())
def test_text_draws_cards(card: str, count: int) -> None:
    """As many as it says; only who draws sees them."""
    state = drawn(card, "bobby, costermonger, lamplighter", card)
    assert len(hand(state, 0)) == 3 + count and not state.over
    assert sorted([*heard(state, 0, "drew")[:count], "bobby", "costermonger", "lamplighter"]) == hand(state, 0)
    for other in (1, 2, None):
        assert set(heard(state, other, "drew")) == {"back"} and seen(state, other, 0) == []
        assert GAME.view(state, other)["table"]["players"][0]["hand_size"] == 3 + count


@pytest.mark.rule("N9.13", "N2.2")
@pytest.mark.parametrize("card", DRAWING)
def test_nobody_has_to_draw(card: str) -> None:
    """The text may be left out."""
    state = drawn(card, "bobby, costermonger, lamplighter, muffin_man, stock_exchange")
    assert asks(state) == (0, "read") and offers(state) == {card, "no"}
    assert len(hand(pass_on(state), 0)) == 5 and not happened(state, "drew")


@pytest.mark.rule("N9.13", "N1.3")
def test_upper_cards_are_drawn_before_lower_ones() -> None:
    """Two were left."""
    lower = "lamplighter, lodging_house, raffles, chimney_sweep, gasworks, martians"
    state = drawn("british_museum", "bobby", "british_museum", upper="costermonger, muffin_man", lower=lower)
    assert set(heard(state, 0, "drew")[:2]) == {"costermonger", "muffin_man"}
    assert {*heard(state, 0, "drew")[2:]} < {*names(lower)} and len(hand(state, 0)) == 5


@pytest.mark.rule("N9.13", "N8.3")
@pytest.mark.parametrize(
    ("ending", "left", "over"), [("last_card", 4, True), ("failed_draw", 4, False), ("failed_draw", 3, True)]
)
def test_drawing_may_end_the_game(ending: str, left: int, over: bool) -> None:
    """With the last card, or by option only when there is none to draw."""
    deck = ", ".join(["bobby", "costermonger", "gin_palace", "muffin_man"][:left])
    hands = "mudies_library, errand_boy, body_snatcher, garrotter, colonel_moran, music_hall_star"
    state = scene(hands, "lamplighter", upper=deck, lower="", ending=ending)
    play(state, "mudies_library", "mudies_library")
    assert bool(state.over) == over and set(names(deck)) < set(hand(state, 0))
    assert over == bool(happened(state, "deck_out")) and (over or asks(state) == (1, "act"))


@pytest.mark.rule("N9.39")
@pytest.mark.parametrize("houses", [{"city": 0}, {"city": 0, "chelsea": 0, "strand": 0}])
def test_card_for_each_own_building(houses: dict[str, int]) -> None:
    """The others' do not count; a grenadier does not matter."""
    state = scene(
        *("estate_agent, bobby, costermonger, lamplighter, muffin_man, stock_exchange", "errand_boy"),
        buildings={**houses, "lambeth": 1, "vauxhall": 1},
        grenadiers={"city": 1},
        blocked="city, chelsea, strand",
        discard=SPENT,
    )
    play(state, "estate_agent", "estate_agent")
    assert len(hand(state, 0)) == 5 + len(houses) == 5 + len(heard(state, 0, "drew"))


@pytest.mark.rule("N9.39")
def test_without_a_building_there_is_nothing_to_draw() -> None:
    """Nor to ask; the others' do not help."""
    state = scene("estate_agent, bobby", "errand_boy", buildings={"lambeth": 1}, discard=SPENT)
    assert asks(play(state, "estate_agent")) == (1, "act")


# -- N9.12: from the discard pile


@pytest.mark.rule("N9.12")
def test_mudlark_takes_four_cards_of_the_discard_pile_at_random() -> None:
    """All know which, and the rest stays; any four may come, but never the card itself."""
    pile = [*names(SPENT), "gin_palace", "costermonger", "muffin_man"]
    taken: set[str] = set()
    for seed in range(40):
        state = scene("mudlark, bobby", "errand_boy", "lamplighter", discard=", ".join(pile), seed=seed)
        play(state, "mudlark", "mudlark")
        got = heard(state, None, "salvaged")
        assert len(set(got)) == 4 and hand(state, 0) == sorted([*got, "bobby"])
        assert sorted(discarded(state) + got) == sorted(pile)
        assert [seen(state, seat, 0) for seat in (1, 2, None)] == [sorted(got)] * 3
        taken.update(got)
    assert taken == set(pile)


@pytest.mark.rule("N9.12")
@pytest.mark.parametrize("pile", ["gin_palace", "gin_palace, costermonger, muffin_man"])
def test_mudlark_takes_all_of_a_small_discard_pile(pile: str) -> None:
    """The card itself goes there only later."""
    state = play(scene("mudlark, bobby", "errand_boy", discard=pile), "mudlark", "mudlark")
    assert hand(state, 0) == sorted(["bobby", *names(pile)]) and discarded(state) == []
    assert asks(state) == (0, "place") and discarded(choose(state, "no")) == ["mudlark"]


@pytest.mark.rule("N9.12")
def test_mudlark_finds_nothing_where_nothing_was_discarded() -> None:
    """The card goes on."""
    state = play(scene("mudlark, bobby", "errand_boy"), "mudlark")
    assert asks(state) == (0, "place") and hand(state, 0) == ["bobby"]


# -- N9.14, N9.16: discard


@pytest.mark.rule("N9.14")
@pytest.mark.parametrize(("card", "each"), [("jabez_wilson", 2), ("rag_and_bottle_shop", 1)])
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_any_number_of_cards_is_discarded_for_money(card: str, each: int, count: int) -> None:
    """One after the other, each paid by the bank, until one has enough or no cards."""
    held = ["bobby", "errand_boy", "lamplighter"]
    state = play(scene(f"{card}, {', '.join(held)}", "gin_palace", discard=SPENT), card)
    if card == "jabez_wilson":
        choose(state, "no")
    for done in range(count):
        assert asks(state) == (0, "shed") and offers(state) == {*held[done:], "no"}
        refused(state, "gin_palace", "N9.14")
        choose(state, held[done])
        assert money(state) == [each * (done + 1), 0] and hand(state, 0)[:2] != held
    if count < 3:
        choose(state, "no")
    assert asks(state) == (1, "act") and money(state) == [each * count, 0] and len(hand(state, 0)) == 5
    assert discarded(state) == [*names(SPENT), *held[:count], card]
    assert heard(state, None, "discarded") == held[:count]


@pytest.mark.rule("N9.16")
@pytest.mark.parametrize("card", ["dustman", "dorian_gray"])
def test_one_card_is_discarded(card: str) -> None:
    """Of one's choice, for nothing; or none."""
    state = play(scene(f"{card}, bobby, errand_boy", "gin_palace", discard=SPENT), card)
    assert asks(state) == (0, "shed") and offers(state) == {"bobby", "errand_boy", "no"}
    refused(state, card, "N9.16")
    refused(state, "gin_palace", "N9.16")
    choose(state, "errand_boy")
    assert asks(state) != (0, "shed") and money(state) == [0, 0]
    assert "errand_boy" in discarded(state) and "bobby" in hand(state, 0)
    state = play(scene(f"{card}, bobby, errand_boy", "gin_palace", discard=SPENT), card, "no")
    assert {"bobby", "errand_boy"} <= set(hand(state, 0))


@pytest.mark.rule("N9.14", "N9.16")
@pytest.mark.parametrize("card", ["dustman", "rag_and_bottle_shop"])
def test_with_no_card_left_there_is_nothing_to_discard(card: str) -> None:
    """The card goes on."""
    state = play(scene(card, "gin_palace", discard=SPENT), card)
    assert asks(state) == ((0, "place") if card == "dustman" else (1, "act")) and money(state) == [0, 0]


# -- N9.30: discard and fill up


def renewed(cards: str, *choices: str) -> Nanty:
    """Seat 0 has played the card beside some others, one of its agents where it can build."""
    state = scene(
        *(f"old_curiosity_shop, {cards}", "gin_palace"), agents={"city": (1, 0)}, money=(20, 0), discard=SPENT
    )
    return play(state, "old_curiosity_shop", *choices)


@pytest.mark.rule("N9.30", "N2.4")
def test_up_to_three_cards_are_discarded_and_the_hand_filled_up() -> None:
    """To five; a fourth cannot be discarded."""
    state = renewed("bobby, errand_boy, lamplighter, costermonger", "old_curiosity_shop")
    for card in ("bobby", "errand_boy", "lamplighter"):
        assert asks(state) == (0, "shed") and {card, "costermonger", "no"} <= offers(state)
        refused(state, "gin_palace", "N9.30")
        choose(state, card)
    assert asks(state) == (0, "raise") and len(hand(state, 0)) == 5 and "costermonger" in hand(state, 0)
    assert discarded(state)[-3:] == ["bobby", "errand_boy", "lamplighter"] and len(happened(state, "drew")) == 4


@pytest.mark.rule("N9.30")
@pytest.mark.parametrize(("gone", "left"), [((), 1), (("bobby",), 2), (("bobby", "errand_boy"), 3)])
def test_fewer_may_be_discarded_before_the_hand_is_filled_up(gone: tuple[str, ...], left: int) -> None:
    """Even none."""
    state = renewed("bobby, errand_boy, lamplighter, costermonger", "old_curiosity_shop", *gone, "no")
    assert asks(state) == (0, "raise") and len(hand(state, 0)) == 5 and len(happened(state, "drew")) == left


@pytest.mark.rule("N9.30", "N2.2")
def test_nobody_has_to_renew_the_hand() -> None:
    """Then nothing is drawn before the end of the turn."""
    state = renewed("bobby", "no")
    assert asks(state) == (0, "raise") and hand(state, 0) == ["bobby"]


@pytest.mark.rule("N9.30", "N2.4")
def test_with_more_than_five_cards_none_is_drawn() -> None:
    """Six are left."""
    held = "bobby, errand_boy, lamplighter, costermonger, muffin_man, stock_exchange, garrotter"
    state = renewed(held, "old_curiosity_shop", "bobby", "no")
    assert asks(state) == (0, "raise") and hand(state, 0) == sorted(names(held)[1:])


# -- N9.3: cards given


@pytest.mark.rule("N9.3")
@pytest.mark.parametrize(("card", "first"), [("mr_bumble", ()), ("wackford_squeers", ("no",))])
def test_chosen_player_gives_two_cards_of_their_own_choice(card: str, first: tuple[str, ...]) -> None:
    """They must; only these two see which."""
    state = scene("bobby", f"{card}, gin_palace", "errand_boy, lamplighter, costermonger", discard=SPENT, active=1)
    play(state, card, *first, 2)
    assert asks(state) == (2, "give") and set_offered(state) == {"errand_boy", "lamplighter", "costermonger"}
    refused(state, "no", "N9.3")
    refused(state, ["gin_palace", "lamplighter"], "N9.3")
    refused(state, ["lamplighter"], "N9.3")
    refused(state, ["lamplighter", "errand_boy", "costermonger"], "N9.3")
    choose(state, ["lamplighter", "errand_boy"])
    assert hand(state, 2) == ["costermonger"] and {"errand_boy", "gin_palace", "lamplighter"} <= set(hand(state, 1))
    for seat in (1, 2):
        assert heard(state, seat, "gave") == ["errand_boy", "lamplighter"]
    assert seen(state, 2, 1) == ["errand_boy", "lamplighter"] and seen(state, 1, 2) == []
    for stranger in (0, None):
        assert heard(state, stranger, "gave") == ["back", "back"]
        assert seen(state, stranger, 1) == seen(state, stranger, 2) == []


@pytest.mark.rule("N9.3", "N9")
def test_who_has_one_card_gives_that_one() -> None:
    """Who has none cannot be chosen."""
    state = scene("mr_bumble, bobby", "", "errand_boy", discard=SPENT)
    play(state, "mr_bumble")
    assert offers(state) == {"2", "no"}
    refused(state, 1, "N9.3")
    choose(state, 2)
    assert asks(state) == (0, "place") and hand(state, 0) == ["bobby", "errand_boy"] and hand(state, 2) == []


@pytest.mark.rule("N9.3", "N9.4", "N9.18")
def test_what_all_knew_of_a_hand_may_be_gone_when_a_card_is_given_unseen() -> None:
    """Others no longer know who holds it; giver and taker do."""
    state = scene("mr_bumble", "errand_boy, gin_palace, bobby", "lamplighter", known="errand_boy", discard=SPENT)
    assert seen(state, 2, 1) == seen(state, None, 1) == ["errand_boy"]
    play(state, "mr_bumble", 1, "bobby", "gin_palace")
    assert seen(state, 2, 1) == seen(state, 2, 0) == seen(state, None, 1) == seen(state, None, 0) == []
    assert seen(state, 0, 1) == ["errand_boy"] and seen(state, 1, 0) == ["bobby", "gin_palace"]


# -- N9.4: a card or money


@pytest.mark.rule("N9.4")
def test_each_other_player_gives_a_pound_or_a_card() -> None:
    """Clockwise, as they like; they cannot refuse."""
    state = scene(
        "bobby, costermonger", "gin_palace", "mrs_pardiggle", "errand_boy", money=(1, 2, 0, 3), discard=SPENT, active=2
    )
    play(state, "mrs_pardiggle", "mrs_pardiggle")
    assert asks(state) == (3, "give_card_or_money") and offers(state) == {"errand_boy", "no"}
    refused(state, "bobby", "N9.4")
    choose(state, "errand_boy")
    assert asks(state) == (0, "give_card_or_money") and offers(state) == {"bobby", "costermonger", "no"}
    choose(state, "no")
    assert asks(state) == (1, "give_card_or_money") and offers(state) == {"gin_palace", "no"}
    choose(state, "no")
    assert money(state) == [0, 1, 2, 3] and hand(state, 2) == ["errand_boy"] and hand(state, 3) == []
    assert asks(state) == (2, "act") and offers(state) == {"play errand_boy", "no"}
    assert [heard(state, seat, "gave") for seat in (0, 1, 2, 3, None)] == [
        [name] for name in ("back", "back", "errand_boy", "errand_boy", "back")
    ]


@pytest.mark.rule("N9.4", "N9")
def test_who_has_only_one_of_the_two_gives_that_and_who_has_neither_nothing() -> None:
    """Money without a question, one of the cards, or nothing at all."""
    state = scene("mrs_pardiggle", "", "errand_boy, bobby", "", money=(0, 4, 0, 0), discard=SPENT)
    play(state, "mrs_pardiggle", "mrs_pardiggle")
    assert money(state) == [1, 3, 0, 0] and asks(state) == (2, "give_card_or_money")
    assert offers(state) == {"errand_boy", "bobby"}
    refused(state, "no", "N9.4")
    choose(state, "bobby")
    assert money(state) == [1, 3, 0, 0] and hand(state, 0) == ["bobby"] and hand(state, 2) == ["errand_boy"]
    assert asks(state) == (0, "act")


@pytest.mark.rule("N9.4")
def test_there_is_no_collection_where_nobody_has_anything() -> None:
    """Another card may be played at once."""
    state = play(scene("mrs_pardiggle, bobby", "", "", money=(3, 0, 0)), "mrs_pardiggle")
    assert asks(state) == (0, "act") and money(state) == [3, 0, 0]


@pytest.mark.rule("N9.4", "N9.43")
def test_who_ignores_the_collection_gives_nothing() -> None:
    """The others still give."""
    state = scene("mrs_pardiggle", "mr_jaggers", "errand_boy", money=(0, 4, 4))
    play(state, "mrs_pardiggle", "mrs_pardiggle", "mr_jaggers")
    assert money(state) == [0, 4, 4] and asks(state) == (2, "give_card_or_money")
    assert money(choose(state, "no")) == [1, 4, 3] and discarded(state) == ["mr_jaggers", "mrs_pardiggle"]


# -- N9.18: cards sold


@pytest.mark.rule("N9.18")
@pytest.mark.parametrize(("card", "first"), [("quack_doctor", ()), ("cheap_jack", ("no",))])
@pytest.mark.parametrize(("has", "paid"), [(0, 0), (1, 1), (2, 2), (7, 2)])
def test_card_is_given_for_two_pounds_or_all_there_is(card: str, first: tuple[str, ...], has: int, paid: int) -> None:
    """The buyer has no say; only these two see the card."""
    state = scene(f"{card}, bobby, costermonger", "gin_palace", "errand_boy", money=(1, has, 5), discard=SPENT)
    play(state, card, *first)
    assert asks(state) == (0, "target") and offers(state) == {"1", "2", "no"}
    choose(state, 1)
    assert asks(state) == (0, "sell_card") and offers(state) == {"bobby", "costermonger"}
    refused(state, "no", "N9.18")
    refused(state, "gin_palace", "N9.18")
    choose(state, "bobby")
    assert money(state) == [1 + paid, has - paid, 5] and hand(state, 1) == ["bobby", "gin_palace"]
    assert "bobby" not in hand(state, 0) and "costermonger" in hand(state, 0)
    assert [heard(state, seat, "gave") for seat in (0, 1, 2, None)] == [["bobby"], ["bobby"], ["back"], ["back"]]
    assert [seen(state, seat, 1) for seat in (0, 2, None)] == [["bobby"], [], []]


@pytest.mark.rule("N9.18")
@pytest.mark.parametrize("card", ["quack_doctor", "cheap_jack"])
def test_without_a_card_there_is_nothing_to_sell(card: str) -> None:
    """Nobody is chosen."""
    state = play(scene(card, "gin_palace", money=(0, 5), discard=SPENT), card)
    assert asks(state) == (0, "place")
    assert asks(choose(state, "no")) == (1, "act") and money(state) == [0, 5]


@pytest.mark.rule("N9.3", "N9.18", "N9.25", "N9.35", "N9.43")
@pytest.mark.parametrize("card", ["mr_bumble", "quack_doctor", "sergeant_cuff", "raffles"])
def test_who_ignores_such_a_text_keeps_hand_and_money(card: str) -> None:
    """And nobody has seen a card, but the one played."""
    state = scene(f"{card}, bobby", "mr_jaggers, errand_boy", "gin_palace, lamplighter", money=(0, 5, 5))
    play(state, card, 1)
    assert asks(state) == (1, "ward") and offers(state) == {"no", "mr_jaggers"}
    choose(state, "mr_jaggers")
    assert asks(state) == (0, "place") and money(state) == [0, 5, 5]
    assert [hand(state, seat) for seat in range(3)] == [["bobby"], ["errand_boy"], ["gin_palace", "lamplighter"]]
    assert heard(state, None, "showed") == heard(state, None, "gave") == seen(state, 0, 1) == []
