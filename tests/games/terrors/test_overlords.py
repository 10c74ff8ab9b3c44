"""T10.6 to T10.9: what the four overlords can do, three of them once in a turn."""

from __future__ import annotations

import pytest

from tests.games.telling import asks
from tests.games.terrors.plain import LIFE, plain
from tests.games.terrors.scene import (
    choose,
    discard_pile,
    events,
    finish,
    hand,
    hope,
    life,
    offers,
    on_top,
    play,
    pool,
    refuse,
    relics,
    scene,
    story,
    street,
)

PLAIN = plain("fanatic: power 1, coin 2", "ghoul cost: 3", "lich cost: 4", "zombie cost: 1", "vampire summon: 1")
PRICE = plain("game blood_price: 3", "game blood_draw: 2", "iron_shield armour: 5", "cultist: regeneration 1")


# -- T10.6 Azazael


@pytest.mark.rule("T10.6", "T9.16", "T3.6")
def test_azazael_transforms_as_many_coins_as_one_likes_into_regeneration() -> None:
    """One for one, and it heals at once."""
    state = scene("", "", overlords="azazael, fenris", life=(LIFE - 5,), coin=3, game=PLAIN)
    choose(state, "rule azazael")
    assert asks(state) == (0, "transmute") and offers(state) == {"1", "2", "3"}
    for wrong in (0, 4, "no"):
        refuse(state, wrong, "T10.6")
    choose(state, 2)
    assert pool(state, 0) == (1, 0, 0) and life(state)[0] == LIFE - 3
    assert story(state) == ["ruled 0 azazael", "gained_regeneration 0 x2", "healed 0 x2"]


@pytest.mark.rule("T10.6", "T9.8", "T7.1")
def test_what_azazael_transforms_beyond_the_wound_stays_regeneration() -> None:
    """No more life than at the start."""
    state = scene("", "", overlords="azazael, fenris", life=(LIFE - 1,), coin=3, game=PLAIN)
    choose(state, "rule azazael", 3)
    assert pool(state, 0) == (0, 0, 2) and life(state)[0] == LIFE


@pytest.mark.rule("T10.6", "T3.6")
def test_azazael_needs_a_coin() -> None:
    """Else there is nothing to transform; power cannot be transformed."""
    state = scene("", "", overlords="azazael, fenris", life=(LIFE - 1,), power=3, game=PLAIN)
    refuse(state, "rule azazael", "T3.6")


@pytest.mark.rule("T10.6", "T9.16", "T4.1")
def test_azazael_may_transform_without_a_wound() -> None:
    """The regeneration waits in the pool, and is lost when the turn ends."""
    state = scene("", "", overlords="azazael, fenris", coin=3, game=PLAIN)
    choose(state, "rule azazael", 2)
    assert pool(state, 0) == (1, 0, 2) and life(state)[0] == LIFE
    assert pool(choose(state, "no"), 0) == (0, 0, 0)


@pytest.mark.rule("T10.6", "T9.16", "T3.6")
def test_azazael_transforms_again_and_again() -> None:
    """At any moment of the action phase, as long as there are coins; nothing of it is ever used up."""
    state = scene("cultist", "", overlords="azazael, fenris", life=(10,), coin=3, game=PLAIN)
    choose(state, "rule azazael", 1, "rule azazael", 1)
    assert pool(state, 0) == (1, 0, 0) and life(state)[0] == 12
    choose(state, "rule azazael")
    refuse(state, "rule azazael", "T3.6")
    choose(play(state, "cultist"), "rule azazael")
    assert pool(state, 0) == (0, 0, 0) and life(state)[0] == 14
    assert len(events(state, "ruled")) == 4 and not state.players[0].ability_used


@pytest.mark.rule("T10.6")
def test_bots_see_no_promise_in_transforming_without_a_wound() -> None:
    """At first sight; with a wound there is some."""
    for left, promising in ((LIFE, False), (LIFE - 1, True)):
        state = scene("", "", overlords="azazael, fenris", life=(left,), coin=3, game=PLAIN)
        assert (hope(state, "rule azazael") > 0) == promising


# -- T10.7 Methuselah


@pytest.mark.rule("T10.7", "T3.6", "T9.6")
def test_methuselah_pays_life_for_cards() -> None:
    """Armour does not help; nobody is asked anything."""
    state = scene("", "", overlords="methuselah, fenris", relics={0: "iron_shield"}, deck={0: "ghoul*4"}, game=PRICE)
    choose(state, "rule methuselah")
    assert life(state)[0] == LIFE - 3 and hand(state, 0) == ["ghoul"] * 2 and asks(state) == (0, "act")
    assert story(state) == ["ruled 0 methuselah", "lost_life 0 x3", "drew 0", "drew 0"]
    refuse(state, "rule methuselah", "T3.6")


@pytest.mark.rule("T10.7", "T3.6")
def test_methuselah_needs_more_life_than_the_price() -> None:
    """Nobody can beat themselves."""
    poor = scene("", "", overlords="methuselah, fenris", life=(3,), game=PRICE)
    refuse(poor, "rule methuselah", "T3.6")
    state = choose(scene("", "", overlords="methuselah, fenris", life=(4,), game=PRICE), "rule methuselah")
    assert life(state)[0] == 1 and not state.over


@pytest.mark.rule("T10.7", "T3.6", "T6.1")
def test_methuselah_needs_a_card_to_draw() -> None:
    """From the deck, or from the discard pile when that is shuffled."""
    empty = scene("", "", overlords="methuselah, fenris", deck={0: ""}, game=PRICE)
    refuse(empty, "rule methuselah", "T3.6")
    for piles in ({"deck": "", "top": "ghoul"}, {"deck": "", "discard": "ghoul"}):
        deck, top, discard = ({0: piles.get(name, "")} for name in ("deck", "top", "discard"))
        state = scene("", "", overlords="methuselah, fenris", deck=deck, top=top, discard=discard, game=PRICE)
        choose(state, "rule methuselah")
        assert life(state)[0] == LIFE - 3 and hand(state, 0) == ["ghoul"]


# -- T10.8 Lilith


@pytest.mark.rule("T10.8", "T3.2")
def test_lilith_puts_a_bought_monster_on_top_of_the_deck() -> None:
    """Once in a turn; the next one goes to the discard pile unasked."""
    state = scene("", "", overlords="lilith, fenris", coin=9, street="ghoul, ghoul", game=PLAIN)
    choose(state, "buy ghoul")
    assert asks(state) == (0, "claim") and offers(state) == {"ghoul", "no"}
    refuse(state, "lich", "T10.8")
    choose(state, "ghoul")
    assert (on_top(state, 0), discard_pile(state, 0)) == (["ghoul"], [])
    assert story(state)[-2:] == ["ruled 0 lilith", "summoned 0 ghoul"]
    choose(state, "buy ghoul")
    assert asks(state) == (0, "act") and (on_top(state, 0), discard_pile(state, 0)) == (["ghoul"], ["ghoul"])


@pytest.mark.rule("T10.8")
def test_lilith_may_wait_for_a_better_monster() -> None:
    """Leaving one on the discard pile does not use up her ability."""
    state = scene("", "", overlords="lilith, fenris", coin=9, street="zombie, ghoul", game=PLAIN)
    choose(state, "buy zombie", "no")
    assert discard_pile(state, 0) == ["zombie"] and not events(state, "ruled")
    choose(state, "buy ghoul", "ghoul")
    assert on_top(state, 0) == ["ghoul"]


@pytest.mark.rule("T10.8", "T3.2")
def test_lilith_claims_only_monsters_of_the_street() -> None:
    """No relic, and no Acolyte."""
    state = scene("", "", overlords="lilith, fenris", coin=9, street="lantern", game=PLAIN)
    choose(state, "buy lantern")
    assert asks(state) == (0, "act") and relics(state, 0) == ["lantern"]
    choose(state, "recruit")
    assert asks(state) == (0, "act") and discard_pile(state, 0) == ["undead_acolyte"]


@pytest.mark.rule("T10.8", "T9.11")
def test_a_card_that_summons_itself_does_not_need_lilith() -> None:
    """Her ability is left for another one, and what is used up by another does not stop it."""
    state = scene("", "", overlords="lilith, fenris", coin=9, street="vampire, ghoul, vampire", game=PLAIN)
    choose(state, "buy vampire", "vampire", "buy ghoul", "ghoul", "buy vampire")
    assert asks(state) == (0, "summon")
    choose(state, "vampire")
    assert on_top(state, 0) == ["vampire", "ghoul", "vampire"] and len(events(state, "ruled")) == 1


@pytest.mark.rule("T10.8", "T3.6")
def test_liliths_ability_is_no_action_of_its_own() -> None:
    """It comes with buying; and it comes back with her next turn."""
    state = scene("", "", overlords="lilith, fenris", coin=3, street="ghoul, ghoul", deck={0: "fanatic*5"}, game=PLAIN)
    refuse(state, "rule lilith", "T3.6")
    choose(state, "buy ghoul", "ghoul")
    finish(finish(state))
    play(play(state, "fanatic"), "fanatic")
    choose(state, "buy ghoul")
    assert asks(state) == (0, "claim")


@pytest.mark.rule("T10.8")
def test_who_is_not_lilith_cannot_claim() -> None:
    """Her ability is hers alone."""
    state = choose(scene("", "", coin=3, street="ghoul", game=PLAIN), "buy ghoul")
    assert asks(state) == (0, "act") and discard_pile(state, 0) == ["ghoul"]


# -- T10.9 Fenris


@pytest.mark.rule("T10.9", "T3.6")
def test_fenris_buys_a_cheap_monster_with_any_mixture() -> None:
    """Only monsters of the street that cost less than 4."""
    state = scene("", "", coin=2, power=2, street="ghoul, lich, lantern, zombie", market="wisp", game=PLAIN)
    choose(state, "rule fenris")
    assert asks(state) == (0, "hunt")
    assert offers(state) == {"ghoul 1 2", "ghoul 2 1", "zombie 0 1", "zombie 1"}
    for wrong in ("ghoul 3", "ghoul 0 3", "ghoul 2 2", "lich 2 2", "lantern 2 1", "undead_acolyte 2", "no"):
        refuse(state, wrong, "T10.9")
    choose(state, "ghoul 1 2")
    assert pool(state, 0) == (1, 0, 0) and discard_pile(state, 0) == ["ghoul"]
    assert street(state) == ["wisp", "lich", "lantern", "zombie"]
    assert story(state) == ["ruled 0 fenris", "bought 0 ghoul", "appeared wisp"]
    refuse(state, "rule fenris", "T3.6")


@pytest.mark.rule("T10.9", "T3.6")
@pytest.mark.parametrize(("coin", "power", "cards"), [(1, 1, "ghoul"), (9, 9, "lich, lantern"), (0, 0, "zombie")])
def test_fenris_needs_prey_that_can_be_paid(coin: int, power: int, cards: str) -> None:
    """Else the ability cannot be used."""
    state = scene("", "", coin=coin, power=power, street=cards, game=PLAIN)
    refuse(state, "rule fenris", "T3.6")


@pytest.mark.rule("T10.9")
def test_power_buys_nothing_without_the_hunt() -> None:
    """A plain purchase takes coins only; and Fenris hunts again in the next turn."""
    state = scene("", "", power=3, street="ghoul, zombie", deck={0: "fanatic*5"}, game=PLAIN)
    refuse(state, "buy ghoul", "T3.2")
    choose(state, "rule fenris", "ghoul 0 3")
    assert pool(state, 0) == (0, 0, 0)
    finish(finish(state))
    play(state, "fanatic")
    assert "rule fenris" in offers(state)


@pytest.mark.rule("T10.9", "T9.11")
def test_prey_with_summon_may_go_on_top() -> None:
    """It is bought as any other."""
    state = choose(scene("", "", power=3, street="vampire", market="", game=PLAIN), "rule fenris")
    assert asks(state) == (0, "summon")
    choose(state, "vampire")
    assert on_top(state, 0) == ["vampire"] and pool(state, 0) == (0, 0, 0)


@pytest.mark.rule("T3.6", "T10.7", "T10.9")
def test_nobody_uses_the_overlord_of_another() -> None:
    """Each has a sheet of their own."""
    state = scene("", "", overlords="methuselah, fenris", coin=3, power=3, street="ghoul", game=PLAIN)
    for overlord in ("fenris", "azazael", "lilith"):
        refuse(state, f"rule {overlord}", "T3.6")
