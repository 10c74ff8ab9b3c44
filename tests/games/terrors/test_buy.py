"""T3.2: cards are bought from the Street and from the stack of Acolytes."""

from __future__ import annotations

import pytest

from gaslamp.games.terrors.kinds import ACOLYTES
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
    finish,
    hand,
    offers,
    on_top,
    play,
    pool,
    refuse,
    relics,
    removed_cards,
    scene,
    story,
    street,
)

PLAIN = plain("ghoul cost: 2", "wight cost: 4", "demon cost: 3")
OVERLORDS = "methuselah, fenris"  # the first has nothing to say about what is bought
STREET = "ghoul, wight, lich, mummy, demon"


# -- the Street


@pytest.mark.rule("T3.2", "T9.4")
def test_a_card_is_bought_for_as_many_coins_as_it_costs() -> None:
    """It goes face up to the discard pile and does nothing there; the gap is filled at once."""
    state = scene("", "", coin=5, street=STREET, market="wraith", game=plain("ghoul cost: 2", "ghoul: power 5"))
    choose(state, "buy ghoul")
    assert discard_pile(state, 0) == ["ghoul"] and pool(state, 0) == (3, 0, 0) and area(state, 0) == []
    assert street(state) == ["wraith", "wight", "lich", "mummy", "demon"] and len(state.market) == 0
    assert story(state) == ["bought 0 ghoul", "appeared wraith"]
    assert GAME.view(state, 1)["table"]["players"][0]["discard"] == ["ghoul"]


@pytest.mark.rule("T3.2", "T1.4")
@pytest.mark.parametrize(
    ("coin", "wanted"),
    [
        (0, set()),
        (1, set()),
        (2, {"ghoul"}),
        (3, {"ghoul", "mummy", "demon"}),
        (4, {"ghoul", "mummy", "demon", "wight"}),
    ],
)
def test_one_buys_what_one_can_pay_in_coins(coin: int, wanted: set[str]) -> None:
    """Power pays for nothing, and one cannot be in debt."""
    state = scene("", "", coin=coin, power=9, street=STREET, acolytes="", overlords="lilith, fenris", game=PLAIN)
    assert offers(state) == {"attack", "no", *(f"buy {name}" for name in wanted)}
    for name in {"ghoul", "wight", "lich", "mummy", "demon"} - wanted:
        refuse(state, f"buy {name}", "T3.2")


@pytest.mark.rule("T3.2")
def test_only_what_lies_in_the_street_can_be_bought() -> None:
    """Nothing of the Market, of a discard pile, of the box, and no card that has no price."""
    state = scene("", "", coin=20, street="ghoul", market="wisp", discard={1: "wight"}, game=PLAIN)
    for name in ("wisp", "wight", "cultist", "bounty", "undead_acolyte", "fenris"):
        refuse(state, f"buy {name}", "T3.2")


@pytest.mark.rule("T3.2")
def test_several_cards_can_be_bought_in_a_turn_even_one_that_has_just_appeared() -> None:
    """As long as there are coins."""
    state = scene("", "", coin=7, street=STREET, market="zombie", acolytes="", game=plain("ghoul cost: 2"))
    choose(state, "buy ghoul", "buy zombie")
    assert discard_pile(state, 0) == ["ghoul", "zombie"] and pool(state, 0) == (2, 0, 0)
    assert street(state) == ["wight", "lich", "mummy", "demon"] and offers(state) == {"no"}


@pytest.mark.rule("T3.2")
def test_of_two_equal_cards_in_the_street_one_is_bought() -> None:
    """The other stays in its place."""
    state = scene("", "", coin=5, street="wight, ghoul, ghoul", market="wisp", game=PLAIN)
    choose(state, "buy ghoul")
    assert street(state) == ["wight", "wisp", "ghoul"] and discard_pile(state, 0) == ["ghoul"]
    choose(state, "buy ghoul")
    assert street(state) == ["wight", "wisp"] and discard_pile(state, 0) == ["ghoul", "ghoul"]


@pytest.mark.rule("T3.2")
def test_gaps_stay_when_the_market_is_empty() -> None:
    """What is left can still be bought, until nothing is."""
    state = scene("", "", coin=9, street="ghoul, mummy", market="", acolytes="", overlords="lilith, fenris", game=PLAIN)
    choose(state, "buy mummy", "no")
    assert street(state) == ["ghoul"] and offers(state) == {"buy ghoul", "no"}
    refuse(state, "buy mummy", "T3.2")
    choose(state, "buy ghoul", "no")
    assert street(state) == [] and offers(state) == {"no"} and events(state, "appeared") == []
    assert discard_pile(state, 0) == ["ghoul", "mummy"] and pool(state, 0) == (4, 0, 0)


@pytest.mark.rule("T3.2")
def test_any_card_of_the_market_may_fill_a_gap() -> None:
    """It is shuffled."""
    cards = set()
    for seed in range(30):
        state = scene("", "", coin=2, street="ghoul", market="wisp, wraith, lantern", seed=seed, game=PLAIN)
        cards.update(street(choose(state, "buy ghoul")))
    assert cards == {"wisp", "wraith", "lantern"}


@pytest.mark.rule("T3.2", "T6.1")
def test_a_bought_monster_is_drawn_when_the_discard_pile_has_become_the_deck() -> None:
    """Not before, and then it can be played."""
    state = scene("", "", coin=2, street="ghoul", market="", deck={0: "cultist*4"}, game=PLAIN)
    finish(choose(state, "buy ghoul"))
    assert hand(state, 0) == ["cultist"] * 4 + ["ghoul"] and discard_pile(state, 0) == deck(state, 0) == []


# -- Acolytes


@pytest.mark.rule("T3.2", "T1.3")
def test_an_acolyte_costs_two_coins_and_goes_to_the_discard_pile() -> None:
    """The top one of the stack, whoever it is; the Street does not change."""
    state = scene("", "", coin=5, street="lich", acolytes="beast_acolyte*2", game=plain("beast_acolyte: power 4"))
    choose(state, "recruit")
    assert discard_pile(state, 0) == ["beast_acolyte"] and pool(state, 0) == (3, 0, 0)
    assert card_names(state.acolytes) == ["beast_acolyte"] and street(state) == ["lich"]
    assert story(state) == ["bought 0 beast_acolyte"]
    choose(state, "recruit")
    assert discard_pile(state, 0) == ["beast_acolyte"] * 2 and pool(state, 0) == (1, 0, 0)


@pytest.mark.rule("T3.2")
def test_there_is_no_acolyte_for_one_coin_nor_when_all_are_taken() -> None:
    """Neither for power."""
    state = scene("", "", coin=1, power=5, street="lich", game=PLAIN)
    refuse(state, "recruit", "T3.2")
    state = scene("", "", coin=2, street="lich", game=PLAIN)
    assert offers(state) == {"recruit", "no"}
    state = scene("", "", coin=4, street="lich", acolytes="undead_acolyte", game=PLAIN)
    choose(state, "recruit")
    assert pool(state, 0) == (2, 0, 0) and offers(state) == {"no"}
    refuse(state, "recruit", "T3.2")


@pytest.mark.rule("T3.2", "T2.5")
def test_one_does_not_know_which_acolyte_comes() -> None:
    """Any of them may be the top one."""
    cards = set()
    for seed in range(40):
        cards.update(discard_pile(choose(scene("", "", coin=2, acolytes=", ".join(ACOLYTES), seed=seed), "recruit"), 0))
    assert cards == set(ACOLYTES)


# -- Summon


@pytest.mark.rule("T3.2", "T9.11")
def test_a_monster_with_summon_may_go_on_top_of_the_deck() -> None:
    """Then it is the first card to be drawn."""
    state = scene("", "", coin=3, street="vampire", game=plain("vampire summon: 1"))
    choose(state, "buy vampire")
    assert asks(state) == (0, "summon") and offers(state) == {"vampire", "no"}
    refuse(state, "ghoul", "T9.11")
    choose(state, "vampire")
    assert on_top(state, 0) == ["vampire"] and discard_pile(state, 0) == [] and deck(state, 0) == ["cultist"] * 5
    assert story(state)[-1] == "summoned 0 vampire"
    finish(state)
    assert hand(state, 0) == ["cultist"] * 4 + ["vampire"] and on_top(state, 0) == []


@pytest.mark.rule("T3.2", "T9.11")
def test_a_monster_with_summon_may_go_to_the_discard_pile_as_any_other() -> None:
    """The Street is filled before the question comes."""
    state = scene("", "", coin=3, street="vampire", market="wisp", game=plain("vampire summon: 1"))
    choose(state, "buy vampire")
    assert street(state) == ["wisp"]
    choose(state, "no")
    assert discard_pile(state, 0) == ["vampire"] and on_top(state, 0) == [] and events(state, "summoned") == []


@pytest.mark.rule("T3.2", "T9.11")
def test_an_acolyte_with_summon_may_go_on_top_of_the_deck_too() -> None:
    """Should one have it."""
    game = plain("undead_acolyte summon: 1")
    for choice, top in (("undead_acolyte", ["undead_acolyte"]), ("no", [])):
        state = choose(scene("", "", coin=2, acolytes="undead_acolyte", game=game), "recruit")
        assert asks(state) == (0, "summon")
        assert on_top(choose(state, choice), 0) == top and len(discard_pile(state, 0)) == 1 - len(top)


@pytest.mark.rule("T3.2", "T9.11", "T10.8")
def test_a_monster_without_summon_goes_to_the_discard_pile_without_a_question() -> None:
    """Unless Lilith bought it; and an Acolyte is not of the Street, so she has nothing to say about it."""
    state = scene("", "", coin=5, street="ghoul", overlords=OVERLORDS, game=PLAIN)
    assert asks(choose(state, "buy ghoul")) == (0, "act")
    state = scene("", "", coin=5, street="ghoul", overlords="lilith, fenris", game=PLAIN)
    choose(state, "recruit")
    assert asks(state) == (0, "act") and discard_pile(state, 0) == ["undead_acolyte"]
    assert asks(choose(state, "buy ghoul")) == (0, "claim")


@pytest.mark.rule("T3.2", "T9.11", "T10.8")
def test_summon_does_not_use_up_liliths_ability() -> None:
    """The card does it by itself, so she can still do it for another."""
    game = plain("vampire summon: 1")
    state = scene("", "", coin=6, street="vampire, ghoul", overlords="lilith, fenris", game=game)
    choose(state, "buy vampire", "vampire")
    assert events(state, "ruled") == []
    choose(state, "buy ghoul")
    assert asks(state) == (0, "claim")
    choose(state, "ghoul")
    assert on_top(state, 0) == ["ghoul", "vampire"] and len(events(state, "ruled")) == 1


@pytest.mark.rule("T3.2", "T10.8")
def test_what_is_put_on_top_last_is_drawn_first() -> None:
    """One card lies on the other."""
    game = plain("vampire summon: 1", "warlock summon: 1", "ghoul: draw 1")
    state = scene("ghoul", "", coin=6, street="vampire, warlock", game=game)
    choose(state, "buy vampire", "vampire", "buy warlock", "warlock")
    assert on_top(state, 0) == ["warlock", "vampire"]
    play(state, "ghoul")
    assert hand(state, 0) == ["warlock"] and on_top(state, 0) == ["vampire"]


# -- relics


@pytest.mark.rule("T3.2", "T3.5")
def test_a_bought_relic_comes_to_the_relic_zone_and_can_be_used_at_once() -> None:
    """It does nothing by itself."""
    state = scene("", "", coin=5, street="lantern", market="wisp", game=plain("lantern: coin 1", "lantern cost: 4"))
    choose(state, "buy lantern")
    assert relics(state, 0) == ["lantern"] and discard_pile(state, 0) == [] and pool(state, 0) == (1, 0, 0)
    assert street(state) == ["wisp"] and "relic lantern" in offers(state)
    choose(state, "relic lantern")
    assert pool(state, 0) == (2, 0, 0)


@pytest.mark.rule("T3.2", "T3.1")
def test_a_fourth_relic_needs_room_when_it_is_bought_too() -> None:
    """One of the three leaves the game; the Street is filled before that."""
    full = {0: "bone_horn, spell_key, grimoire"}
    state = scene("", "", coin=5, street="lantern", market="wisp", relics=full, game=PLAIN)
    choose(state, "buy lantern")
    assert asks(state) == (0, "make_room") and offers(state) == {"bone_horn", "spell_key", "grimoire"}
    assert street(state) == ["wisp"] and pool(state, 0) == (2, 0, 0)
    refuse(state, "lantern", "T3.1")
    refuse(state, (), "T3.1")
    choose(state, "bone_horn")
    assert relics(state, 0) == ["grimoire", "lantern", "spell_key"] and removed_cards(state) == ["bone_horn"]


@pytest.mark.rule("T3.2", "T10.8")
def test_lilith_cannot_put_a_relic_on_top_of_her_deck() -> None:
    """Only a monster."""
    state = scene("", "", coin=5, street="lantern", overlords="lilith, fenris", game=PLAIN)
    choose(state, "buy lantern")
    assert asks(state) == (0, "act") and relics(state, 0) == ["lantern"] and on_top(state, 0) == []
