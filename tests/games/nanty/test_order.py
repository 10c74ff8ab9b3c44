"""N2.2 and N3: the symbols of every card from top to bottom, money, scrolls, random events, cards picked one by one."""

from __future__ import annotations

import pytest

from gaslamp.games.nanty.state import Nanty
from tests.games.nanty.scene import (
    CARDS,
    GAME,
    RANDOM_EVENTS,
    agents,
    choose,
    discarded,
    event,
    hand,
    happened,
    money,
    offers,
    owner,
    pass_on,
    play,
    refused,
    scene,
    told,
    unrest,
)
from tests.games.telling import asks

DATA = GAME.data
RIOTS_LEFT = ", ".join(name for name in RANDOM_EVENTS if name != "riots")  # all else has happened
ASKED = {
    "place_agent": "place",
    "build": "raise",
    "assassinate": "remove",
    "remove_unrest": "remove_unrest",
    "play_another": "act",
}
EARNED = {"earn_per_agent_in": 3, "earn_per_unrest": 2, "earn_per_building": 3}  # in the scene below
FIRST = {  # what a text asks first, where it does not say "target"
    "read": "steal_from_each loan each_gives_card_or_money gamble peek_identities draw_from_discard draw swap_identity "
    "roll_and_remove discard_and_refill each_other_removes_agent draw_per_building",
    "shed": "discard discard_for_money",
    "pick_enemy_agent": "move_enemy_agent",
    "move_own_agent": "move_own_agent",
    "remove": "remove_agent_in",
    "swap_agents": "swap_agents",
    "place": "place_agent",
    "buy_building": "buy_building",
    "raise": "build_half_price",
    "earn_in_unrest": "earn_in_unrest",
    "place_unrest": "place_unrest",
    "force_payment": "force_payment",
}


def symbols(card: str) -> list[str]:
    """What a card shows, from top to bottom."""
    return DATA.words(card, "symbols")


def showing(symbol: str) -> list[str]:
    """The cards with a symbol."""
    return [card for card in CARDS if symbol in symbols(card)]


def printed(card: str) -> list[str]:
    """What must be asked and happen, in order, if nothing is wanted; cards that play two more have a test elsewhere."""
    if DATA.has(card, "text") and DATA.word(card, "text") == "play_cards":
        return []
    return [step for symbol in symbols(card) for step in steps(card, symbol)]


def steps(card: str, symbol: str) -> list[str]:
    """What comes of one symbol if it is left out: a question, or what cannot be left out."""
    if symbol == "take_money":
        return [f"got {DATA.number(card, 'money')}"]
    if symbol == "random_event":
        return ["happened"]
    if symbol in ("reaction", "none"):
        return []
    return reading(card, DATA.word(card, "text")) if symbol == "scroll" else [ASKED[symbol]]


def reading(card: str, text: str) -> list[str]:
    """What comes of a text that is left out."""
    if text in EARNED:
        return [f"got {EARNED[text]}"]
    question = next((name for name, texts in FIRST.items() if text in texts.split()), "target")
    return [question] * (DATA.number(card, "count") if question == "place" else 1)


def busy(card: str) -> Nanty:
    """A table where every symbol and every text could do something; only riots are left to happen."""
    mine = "mr_micawber" if card != "mr_micawber" else "dustman"
    theirs = "errand_boy" if card != "errand_boy" else "costermonger"
    return scene(
        f"{card}, {mine}",
        theirs,
        "bailiff" if card != "bailiff" else "dustman",
        agents={"westminster": (1, 1, 0), "chelsea": (1, 1, 1), "strand": (0, 2, 1)},
        buildings={"city": 0, "vauxhall": 1, "chelsea": 2},
        unrest="chelsea, strand",
        money=(30, 10, 10),
        discard="dynamiters" if card != "dynamiters" else "seance",
        happened=RIOTS_LEFT,
    )


def course(state: Nanty) -> list[str]:
    """What is asked and what happens until the turn is over, if every answer is no."""
    found: list[str] = []
    heard = 0
    while state.active == 0:
        found += noticed(state, heard)
        heard = len(GAME.events(state, None))
        seat, question = asks(state) or (-1, "")
        assert seat == 0
        found.append(question)
        choose(state, "no")
    return found + noticed(state, heard)


def noticed(state: Nanty, since: int) -> list[str]:
    """Money that was taken, and random events."""
    words = {"got": "got {}", "happened": "happened"}
    return [words[each.kind].format(each.n) for each in GAME.events(state, None, since) if each.kind in words]


# -- N2.2


@pytest.mark.rule("N2.2", "N3", "N3.5", "N3.6", "N3.7", "N3.8")
@pytest.mark.parametrize("card", [card for card in CARDS if printed(card)])
def test_symbols_are_carried_out_from_top_to_bottom(card: str) -> None:
    """Each is asked for in its place, but for money and the random event, which just come."""
    assert course(play(busy(card), card)) == printed(card)


@pytest.mark.rule("N2.2", "N2.7")
@pytest.mark.parametrize("card", CARDS)
def test_whatever_is_left_out_does_nothing(card: str) -> None:
    """All is as before but the money of the bank; the card is discarded."""
    state = busy(card)
    before, kept = board(state), hand(state, 0)
    earned = sum(int(step.split()[1]) for step in printed(card) if step.startswith("got "))
    play(state, card)
    pass_on(state)
    assert asks(state) == (1, "act")
    assert board(state) == before
    assert money(state) == [30 + earned, 10, 10]
    assert discarded(state)[1:] == [card]
    assert set(kept) - {card} <= set(hand(state, 0)) and len(hand(state, 0)) == 5
    assert [len(hand(state, seat)) for seat in (1, 2)] == [1, 1]


def board(state: Nanty) -> list[object]:
    """Who and what is in every district."""
    return [GAME.view(state, None)["table"]["districts"], [agents(state, "supply")]]


@pytest.mark.rule("N2.2")
def test_a_symbol_that_can_do_nothing_is_passed_over() -> None:
    """Nobody to assassinate, nowhere to build, no unrest: nothing is asked."""
    for card in ("sweeney_todd", "mounted_police", "peabody_buildings", "gin_palace", "dorian_gray"):
        state = play(scene(card, "mr_micawber", agents={"strand": (1, 1)}), card)
        assert asks(state) == (1, "act"), card
        assert money(state) == [2 * (card == "gin_palace"), 0]


# -- N3.5


@pytest.mark.rule("N3", "N3.5")
@pytest.mark.parametrize("card", showing("take_money"))
def test_money_is_taken_from_the_bank(card: str) -> None:
    """As much as the card says, and nobody else has less."""
    state = play(scene(card, "mr_micawber", "dustman", money=(1, 1, 1)), card)
    pass_on(state)
    assert money(state) == [1 + DATA.number(card, "money"), 1, 1]
    assert [(each.seat, each.n) for each in happened(state, "got")] == [(0, DATA.number(card, "money"))]


@pytest.mark.rule("N3.5")
@pytest.mark.parametrize(
    ("card", "sum_"),
    [("muffin_man", 3), ("stock_exchange", 5), ("crystal_palace", 4), ("garrotter", 1), ("gin_palace", 2)],
)
def test_sums_on_some_cards(card: str, sum_: int) -> None:
    """From one pound to five."""
    state = play(scene(card, "mr_micawber"), card)
    pass_on(state)
    assert money(state) == [sum_, 0]


# -- N3.6


@pytest.mark.rule("N3", "N3.6", "N9.13")
@pytest.mark.parametrize("card", ["mudies_library", "penny_dreadfuls"])
def test_a_scroll_is_the_text_of_the_card(card: str) -> None:
    """One may do what it says, or not."""
    state = play(scene(card, "mr_micawber"), card)
    assert (asks(state), offers(state)) == ((0, "read"), {card, "no"})
    refused(state, "mr_micawber", "N9.13")
    choose(state, "no")
    assert len(hand(state, 0)) == 5
    rest = "dustman, bailiff, bookmaker"
    state = play(scene(f"{card}, {rest}", "mr_micawber"), card, card)
    assert len(hand(state, 0)) == 7


@pytest.mark.rule("N3.6", "N2.2")
def test_a_scroll_stands_where_it_is_printed() -> None:
    """The ballad monger counts unrest after his agent was placed, the penny-a-liner before."""
    where = {"strand": (1, 0)}
    state = play(scene("ballad_monger", "mr_micawber", agents=where), "ballad_monger", "strand")
    assert (money(state), unrest(state)) == ([1, 0], ["strand"])
    state = play(scene("penny_a_liner", "mr_micawber", agents=where), "penny_a_liner", "strand")
    assert (money(state), unrest(state)) == ([0, 0], ["strand"])


# -- N3.7


@pytest.mark.rule("N3", "N3.7", "N2.2")
@pytest.mark.parametrize("card", showing("random_event"))
def test_a_random_event_is_compulsory(card: str) -> None:
    """It has happened before anything is asked."""
    state = event(scene(card, "mr_micawber", "dustman", buildings={"strand": 1}), "explosion", "strand")
    play(state, card)
    assert [GAME.cards[each.card] for each in happened(state, "happened")] == ["explosion"]
    assert told(state)[:2] == [f"played 0 {card}", "happened 0 explosion"]
    assert owner(state, "strand") is None
    shown = GAME.view(state, None)["table"]
    assert (shown["happened"], shown["to_happen"]) == (["explosion"], 11)


@pytest.mark.rule("N3.7", "N6")
def test_each_random_event_happens_at_most_once_in_a_game() -> None:
    """Of twelve, what has happened is not drawn again; when all have, nothing happens any more."""
    for seed in range(12):
        state = play(scene("seance, mr_micawber", "dustman", happened=RIOTS_LEFT, seed=seed), "seance")
        assert [GAME.cards[each.card] for each in happened(state, "happened")] == ["riots"]
    state = play(scene("seance, mr_micawber", "dustman", happened=", ".join(RANDOM_EVENTS)), "seance")
    assert happened(state, "happened") == []
    assert asks(state) == (0, "read"), "the card goes on"


@pytest.mark.rule("N3.7", "N1.3")
def test_any_random_event_may_come_first() -> None:
    """They are shuffled."""
    found: set[str] = set()
    for seed in range(150):
        state = play(scene("chartist_march", "mr_micawber", seed=seed), "chartist_march")
        found.update(GAME.cards[each.card] for each in happened(state, "happened"))
    assert found == set(RANDOM_EVENTS)


# -- N3.8


@pytest.mark.rule("N3", "N3.8", "N2.3")
@pytest.mark.parametrize("card", showing("play_another"))
def test_another_card_may_be_played(card: str) -> None:
    """When all other symbols are done; the card itself lies in the discard pile then."""
    state = play(busy(card), card)
    while asks(state) != (0, "act"):
        choose(state, "no")
    assert offers(state) == {"play mr_micawber", "no"}
    assert discarded(state)[-1] == card
    play(state, "mr_micawber")
    assert asks(state) == (1, "act")


# -- G2


@pytest.mark.rule("G2", "N9.14")
@pytest.mark.parametrize(("card", "each"), [("jabez_wilson", 2), ("rag_and_bottle_shop", 1)])
def test_cards_to_discard_are_named_all_at_once_or_in_the_order_of_a_list(card: str, each: int) -> None:
    """What is skipped in the list cannot be named any more; every card is paid for."""
    state = play(scene(f"{card}, dustman, errand_boy, bobby", "mr_micawber"), card)
    if asks(state) == (0, "place"):
        choose(state, "no")
    assert (asks(state), offers(state)) == ((0, "shed"), {"dustman", "errand_boy", "bobby", "no"})
    refused(state, ["errand_boy", "errand_boy"], "N9.14")
    singly = state.copy()
    choose(state, ["dustman", "errand_boy"])
    choose(singly, "errand_boy")
    assert (offers(singly), money(singly)) == ({"dustman", "no"}, [each, 0])
    refused(singly, "errand_boy", "N9.14")
    refused(singly, "bobby", "G2")
    choose(singly, "dustman")
    for done in (state, singly):
        assert asks(done) == (1, "act") and money(done) == [2 * each, 0]
        assert discarded(done) == ["errand_boy", "dustman", card] and "bobby" in hand(done, 0)


@pytest.mark.rule("G2", "N9.30")
def test_no_more_cards_are_picked_than_the_card_says() -> None:
    """The old curiosity shop takes three at most, then the hand is filled up."""
    state = scene("old_curiosity_shop, dustman, errand_boy, bobby, bailiff", "mr_micawber")
    play(state, "old_curiosity_shop", "old_curiosity_shop")
    refused(state, ["bobby", "dustman", "bailiff", "errand_boy"], "N9.30")
    choose(state, ["dustman", "bobby", "bailiff"])
    assert asks(state) == (1, "act")
    assert discarded(state) == ["bobby", "bailiff", "dustman", "old_curiosity_shop"]
    assert len(hand(state, 0)) == 5 and "errand_boy" in hand(state, 0)
